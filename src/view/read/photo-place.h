/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* photo-place.h — where a photograph lies in a widget, and which side of it is up: a plain value. */
#pragma once

#include <cairo.h>

#include "sight/point.h"

typedef struct {
  int    width, height;              /* of the picture, px */
  int    turn;                       /* quarters that it is turned to the right, 0–3 */
  double scale, left, top;           /* widget px of a pixel; of its upper left corner as it lies */
} PhotoPlace;

/* As large as it may be in the middle of the room, with place for a handle around it. */
PhotoPlace photo_place_fit  (int width, int height, int turn, double room_width, double room_height);

Point      photo_place_to   (const PhotoPlace *place, Point picture);            /* into the widget */
Point      photo_place_from (const PhotoPlace *place, double x, double y);       /* from there; beyond its edges, too */
void       photo_place_use  (const PhotoPlace *place, cairo_t *cr);              /* what is drawn now is in the picture's pixels */

/* The turn that has the upper left and the upper right corner, the first and the second one, side by side. */
int        photo_turn_for   (const Quad *corners);
