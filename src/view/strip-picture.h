/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-picture.h — a whole search as one low picture: how deep it was, and where it failed.
 *
 * The picture is drawn twice, as played and as to come, and kept; while only the playhead moves the
 * two are laid side by side. Its axis is what was explored when it was drawn: event e ends at
 * e / events of the width. Plain cairo, so that it can be drawn anywhere. */
#pragma once

#include "model/player.h"
#include "picture/palette.h"

typedef struct {
  int              width, height, scale;    /* of the depth area and the lane above, in pixels; device pixels each */
  int              lane;                    /* height of the marker lane */
  uint64_t         events;                  /* on the axis; 0: none yet */
  bool             open;                    /* more may follow: hatch at the right */
  double           axis;                    /* pixels that the events share */
  const Palette   *palette;
  cairo_surface_t *played, *ahead;          /* NULL: not drawn yet */
} StripPicture;

/* Draws it anew from what the player knows. width, height ≥ 1. */
void     strip_picture_draw  (StripPicture *self, SetdokuPlayer *player, const Palette *palette, int width, int height, int lane,
                              int scale);
void     strip_picture_clear (StripPicture *self);

/* Both clamped; x from the picture's left edge. */
double   strip_picture_x     (const StripPicture *self, uint64_t event);
uint64_t strip_picture_event (const StripPicture *self, double x);

/* Picture and playhead, origin at the upper left corner. */
void     strip_picture_paint (const StripPicture *self, cairo_t *cr, uint64_t cursor);
