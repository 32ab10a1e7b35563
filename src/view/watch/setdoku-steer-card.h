/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-steer-card.h — the guess at hand is the viewer's: each digit with what would come of it, and the ways that the
 * search was made to go.
 *
 * It only shows. Its buttons are actions of the group "search": try((cell, digit)), way(number), drop-way. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/forks.h"
#include "model/search/steer-cost.h"

#define SETDOKU_TYPE_STEER_CARD (setdoku_steer_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSteerCard, setdoku_steer_card, SETDOKU, STEER_CARD, GtkBox)

GtkWidget *setdoku_steer_card_new      (void);

/* cost NULL: there is no guess to choose here. own: the digit that the search tries by itself; 0: it goes elsewhere. */
void       setdoku_steer_card_set_cost (SetdokuSteerCard *self, const SteerCost *cost, int own);
/* topology: of the board; NULL: the classic one. */
void       setdoku_steer_card_set_ways (SetdokuSteerCard *self, const Topology *topology, const Forks *forks);
