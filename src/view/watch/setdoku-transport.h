/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-transport.h — the bar below the board in Watch: the strip, where we are, play, stops, speed.
 *
 * Its buttons are actions of the group "search". It pulls from the player when it is told to.
 * Properties: "room" (SetdokuRoom) and "cell" (int, that is explained; −1: none) to be bound; "position" (string, read-only):
 * markup, "Event 16 of 612", or what a run to a stop is about; NULL: no search. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"
#include "view/kit/setdoku-layout.h"
#include "setdoku-strip.h"

#define SETDOKU_TYPE_TRANSPORT (setdoku_transport_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTransport, setdoku_transport, SETDOKU, TRANSPORT, GtkWidget)

GtkWidget    *setdoku_transport_new        (SetdokuPlayer *player);
SetdokuStrip *setdoku_transport_get_strip  (SetdokuTransport *self);        /* borrowed */
void          setdoku_transport_update     (SetdokuTransport *self);
void          setdoku_transport_choose_stops (SetdokuTransport *self);      /* opens them */
void          setdoku_transport_ask_go_to  (SetdokuTransport *self);        /* opens the bookmarks: to which event? */
