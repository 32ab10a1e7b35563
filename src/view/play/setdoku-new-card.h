/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-new-card.h — a button for each level, and one for all other wishes: actions win.new-level and win.new-puzzle. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_NEW_CARD (setdoku_new_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuNewCard, setdoku_new_card, SETDOKU, NEW_CARD, GtkWidget)
