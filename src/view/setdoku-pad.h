/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pad.h — the number pad: nine keys with how many of each digit are left.
 *
 * The keys are the action board.enter with the digit; the secondary button is board.enter-corner.
 * One tab stop; arrows move inside. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_PAD (setdoku_pad_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPad, setdoku_pad, SETDOKU, PAD, GtkWidget)

/* left: [1…9] how many of each digit are still to be placed, may be negative. held: the digit used last, 0: none. */
void setdoku_pad_update     (SetdokuPad *self, const int left[10], int held);
void setdoku_pad_set_narrow (SetdokuPad *self, gboolean narrow);         /* five keys a row, the tenth is Erase */
