/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-presentation.h — a search for the wall: a big board, what just happened in big words and a big set table, and nothing
 * else but a thin line for the time and the keys below.
 *
 * It is drawn for 1920 × 1080 and scaled to what there is. It has a board of its own, which follows the one of Watch, so whoever
 * shows it instead of the rest need move nothing. It only shows; "pressed" and "key" are those of its board. */
#pragma once

#include "model/explain/explain.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_PRESENTATION (setdoku_presentation_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPresentation, setdoku_presentation, SETDOKU, PRESENTATION, GtkWidget)

/* grid: whose scenes are shown. card: below the rest of the text, taken; hides itself. */
GtkWidget   *setdoku_presentation_new        (SetdokuGrid *grid, GtkWidget *card);
SetdokuGrid *setdoku_presentation_get_grid   (SetdokuPresentation *self);      /* borrowed */

/* note: instead of the explanation's sentence; NULL: none. */
void         setdoku_presentation_explain    (SetdokuPresentation *self, const Explanation *explanation, const char *note);
/* Plays too fast to read: title and sentence only. */
void         setdoku_presentation_run        (SetdokuPresentation *self, const char *title, const char *sentence);
/* where: one is, markup; keys: there are. played: how far the search is, 0–1. */
void         setdoku_presentation_set_foot   (SetdokuPresentation *self, const char *where, const char *keys, double played);
