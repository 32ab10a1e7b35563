/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-squeeze.h — holds one child and lets the window become narrower than that would allow.
 *
 * The header bar of the wide shape must not keep the window from reaching the narrow one, in which
 * the header shows less. For the one frame between, what does not fit is cut off. */
#pragma once

#include <gtk/gtk.h>

/* The buttons below it may end in dots, where large letters or long words leave no room for them beside each other. Those in a
 * squeeze may anyway. */
void squeeze_buttons (GtkWidget *below);

#define SETDOKU_TYPE_SQUEEZE (setdoku_squeeze_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSqueeze, setdoku_squeeze, SETDOKU, SQUEEZE, GtkWidget)
