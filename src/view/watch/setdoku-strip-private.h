/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strip-private.h — what the files of the strip share: setdoku-strip.c (what it shows), setdoku-strip-gestures.c
 * (pointer, fingers and keys). */
#pragma once

#include "model/job/job.h"
#include "setdoku-strip.h"
#include "picture/strip-picture.h"

/* What the pointer does while it is down. */
typedef enum { STRIP_IDLE, STRIP_SCRUBS, STRIP_SELECTS, STRIP_PANS, STRIP_WENT } StripDrag;

struct _SetdokuStrip
{
  GtkWidget       parent_instance;

  SetdokuPlayer  *player;
  StripAxis       axis;
  StripPicture    picture;
  int64_t         drawn_at, named_at;  /* monotonic */
  uint64_t        shown_cursor;        /* when it was updated last */
  SetdokuStature  stature;

  SetdokuJob      job;                 /* runs the events again that are shown from near */
  CloseUp        *close_up;            /* what came of it; NULL: nothing yet */
  uint64_t        wanted_from, wanted_to;      /* by the job at work */
  int             wanted_n;

  StripDrag       drag;
  double          grab, hover;         /* where the drag began; where the pointer is */
  double          panned;              /* pixels since */
  StripAxis       pinched;             /* when the pinch began */
  gboolean        veiled;              /* what is to come is not shown */
  uint64_t        anchor;              /* the end of the range that stays; counted as a position between events */
  uint64_t        first, last;         /* the range; first 0: none */
  GArray         *stops;               /* of uint64_t, steps where a run stopped */

  StripMark       found;               /* the mark that was looked for last, and the event that it is */
  uint64_t        found_event;
};

enum { STRIP_RANGE_CHANGED, STRIP_BOOKMARK, STRIP_N_SIGNALS };
extern guint strip_signals[STRIP_N_SIGNALS];

int    strip_get_lane    (SetdokuStrip *self);                 /* height of the lane of marks */
void   strip_seek        (SetdokuStrip *self, uint64_t event);
void   strip_moved_axis  (SetdokuStrip *self);                 /* other events are shown */

/* setdoku-strip-gestures.c */
void   strip_add_gestures (SetdokuStrip *self);
