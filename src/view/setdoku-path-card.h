/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-card.h — the open guesses, newest last: what each chose from, what it tried, what is to come.
 *
 * Signal "chosen" (int cell): go to the event that made the guess in that cell. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/strategy.h"

#define SETDOKU_TYPE_PATH_CARD (setdoku_path_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathCard, setdoku_path_card, SETDOKU, PATH_CARD, GtkWidget)

enum { PATH_ROWS_MAX = 3 };

/* dead_end: the last guess is the next to be taken back. Only the last PATH_ROWS_MAX guesses are shown, and how many
 * are earlier. */
void setdoku_path_card_set_path (SetdokuPathCard *self, const SearchView *view, gboolean dead_end);
