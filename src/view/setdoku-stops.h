/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stops.h — where to stop: a row for each usual rule, some with a number, and below them the other breakpoints of
 * the player, each of which can be switched off or removed.
 *
 * It shows the player's breakpoints and changes them; rows and breakpoints never say different things. */
#pragma once

#include <gtk/gtk.h>

#include "model/player.h"

#define SETDOKU_TYPE_STOPS (setdoku_stops_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStops, setdoku_stops, SETDOKU, STOPS, GtkWidget)

GtkWidget *setdoku_stops_new      (SetdokuPlayer *player);
void       setdoku_stops_set_cell (SetdokuStops *self, int cell);       /* the one that is inspected; −1: none */
void       setdoku_stops_update   (SetdokuStops *self);                 /* the stop that fired, too */

/* A stop as a few words: "Stop at a dead end", "Stop: Depth 30"; brief, for a button: "Depth 30". g_free () it. */
char      *setdoku_stops_name     (const Condition *condition, gboolean brief);
