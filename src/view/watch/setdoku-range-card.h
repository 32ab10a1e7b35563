/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-range-card.h — a range of events in figures: how often each kind came, and which cells failed most.
 *
 * Its button is an action of the group "search": stop-heat. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/heat.h"

#define SETDOKU_TYPE_RANGE_CARD (setdoku_range_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRangeCard, setdoku_range_card, SETDOKU, RANGE_CARD, GtkBox)

GtkWidget  *setdoku_range_card_new      (void);

/* As it is counted now; hidden while there is no range, even if all is counted. columns: of the board. */
void        setdoku_range_card_update   (SetdokuRangeCard *self, SetdokuHeat *heat, gboolean has_range, int columns);
const char *setdoku_range_card_get_title (SetdokuRangeCard *self);               /* borrowed, "Events 100–838" */
const char *setdoku_range_card_get_figures (SetdokuRangeCard *self);             /* borrowed, "391 guesses · 310 take-backs …" */
