/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stops.h — where to stop: a row for each usual rule, some with a number, and below them the other breakpoints of
 * the player, each of which can be switched off or removed.
 *
 * It shows the player's breakpoints and changes them; rows and breakpoints never say different things.
 * Properties, to be bound: "player"; "cell" (int), the one that is inspected, −1: none. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"

#define SETDOKU_TYPE_STOPS (setdoku_stops_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStops, setdoku_stops, SETDOKU, STOPS, GtkBox)

/* A stop as a few words: "Stop at a dead end", "Stop: Depth 30"; brief, for a button: "Depth 30". g_free () it. */
char *setdoku_stops_name (const Topology *topology, const Condition *condition, gboolean brief);
