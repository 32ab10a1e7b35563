/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-speed.h — a slider of speeds, each about twice as fast as the one before: ½ … 10⁷ events a second.
 *
 * Property "speed" (double): the nearest is shown. Moved by the user, it asks for another by the action of its property
 * "action" (string), which takes a double. Property "words" (string): the speed as it is told, "30 events/s"; without them a
 * screen reader says the number of its place. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_SPEED (setdoku_speed_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSpeed, setdoku_speed, SETDOKU, SPEED, GtkScale)

void   setdoku_speed_set  (SetdokuSpeed *self, double speed);
void   setdoku_speed_tell (SetdokuSpeed *self, const char *words);

/* Of those to choose from, so many places further than the nearest; the first and the last are the ends. */
double speed_beside       (double speed, int places);
