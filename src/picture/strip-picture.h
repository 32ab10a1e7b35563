/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-picture.h — a search, or a part of it, as one low picture: how deep it was, and where it failed.
 *
 * The picture is drawn twice, as played and as to come, and kept; while only the playhead moves the
 * two are laid side by side. Its axis is given when it is drawn: event e ends where its share of the
 * events shown ends. Plain cairo, so that it can be drawn anywhere. */
#pragma once

#include <glib.h>
#include <math.h>

#include "engine/search/timeline/close-up.h"
#include "model/search/player.h"
#include "picture.h"
#include "strip-axis.h"

/* A sign in the lane: something of the kind happened in events first … last. */
typedef struct {
  double   x;
  unsigned kind;                            /* EventKind */
  uint64_t first, last;
} StripMark;

typedef struct {
  int              width, height, scale;    /* of the depth area and the lane above, in pixels; device pixels each */
  int              lane;                    /* height of the marker lane */
  uint64_t         events;                  /* that the search had; 0: none yet */
  uint64_t         from, to;                /* shown: from + 1 … to */
  bool             open;                    /* more may follow: hatch at the right */
  bool             near;                    /* drawn from a close-up */
  double           axis;                    /* pixels that the events share */
  const Palette   *palette;
  DepthColumn     *columns;                 /* n_columns of them, and the deepest of all */
  int              n_columns, deepest;
  cairo_surface_t *played, *ahead;          /* NULL: not drawn yet */
  GArray          *marks;                   /* of StripMark, those of one kind after those of another; NULL with them */
} StripPicture;

/* Draws it anew from what the player knows. width, height ≥ 1. close_up: of the very events that the axis shows, else it is
 * of no use; NULL: the summaries will do. */
void     strip_picture_draw  (StripPicture *self, SetdokuPlayer *player, const StripAxis *axis, const CloseUp *close_up,
                              const Palette *palette, int width, int height, int lane, int scale);
void     strip_picture_clear (StripPicture *self);

/* All events of a search, with the playhead at one of them, apart from any player. columns: n of them, as timeline_profile ()
 * has them for events 1 … events; copied. open: more may follow. */
void     strip_picture_make  (uint64_t events, bool open, uint64_t cursor, const DepthColumn *columns, int n,
                              const Palette *palette, int width, int height, Picture *picture);

/* The events from + 1 … to of a search, kept to be painted with the playhead anywhere; the rest as above.
 * self: cleared. */
void     strip_picture_keep  (StripPicture *self, uint64_t from, uint64_t to, const DepthColumn *columns, int n,
                              const Palette *palette, int width, int height, int lane, int scale);

/* Pixels: the lane of marks in such a picture; what is left free beside it, for the playhead's knob; that knob's radius; and
 * a mark's size. */
enum { STRIP_LANE = 14, STRIP_INSET = 8, STRIP_KNOB = 6, STRIP_MARK = 5 };

#define STRIP_OPEN_PART 0.12                /* of the width: hatch for what was not searched yet */

/* The pixels that the events share: the most columns that are of use. */
static inline double
strip_picture_axis (int width, bool open)
{
  return open ? width * (1 - STRIP_OPEN_PART) : width;
}

/* How many columns such a picture has. */
int      strip_picture_columns (SetdokuPlayer *player, const StripAxis *axis, int width);

/* Both clamped; x from the picture's left edge. */
double   strip_picture_x     (const StripPicture *self, uint64_t event);

static inline uint64_t
strip_picture_event (const StripPicture *self, double x)
{
  double part = self->axis > 0 ? CLAMP (x / self->axis, 0, 1) : 0;

  return self->from + (uint64_t) llround (part * (double) (self->to - self->from));
}

/* One event's mark, its middle at x, y. */
void     strip_event_paint   (cairo_t *cr, double x, double y, unsigned kind, const Palette *palette, double alpha);

/* What is laid over it. */
typedef struct {
  uint64_t        first, last;              /* the range of events; first 0: none */
  bool            veiled;                   /* what is to come is covered */
  const uint64_t *stops, *flags;            /* events where a run stopped, and that have a bookmark; borrowed */
  unsigned        n_stops, n_flags;
} StripSigns;

void     strip_picture_paint_signs (const StripPicture *self, cairo_t *cr, uint64_t cursor, const StripSigns *signs);

/* The part that is shown, with playhead and signs, in any colours: of copies. It was drawn before. */
void     strip_picture_model (const StripPicture *self, uint64_t cursor, const StripSigns *signs, PictureModel *model);

/* The sign within so many pixels of x, the nearest; NULL: none. alone: only one that has no other beside it, or is rare. */
const StripMark *strip_picture_mark (const StripPicture *self, double x, double within, bool alone);

/* Picture and playhead, origin at the upper left corner. */
void     strip_picture_paint (const StripPicture *self, cairo_t *cr, uint64_t cursor);
