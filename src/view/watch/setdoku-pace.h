/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pace.h — how fast the search is watched. The first one that somebody ever watches begins with one event a second,
 * then goes faster and faster up to the chosen speed, and stops where it fails for the first time. At one event a second or less
 * each is said; of a search that plays faster it is said now and then where it is.
 *
 * Signal "paused", no arguments: it was played until now. */
#pragma once

#include <gio/gio.h>

#include "setdoku-search.h"

#define SETDOKU_TYPE_PACE (setdoku_pace_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPace, setdoku_pace, SETDOKU, PACE, GObject)

SetdokuPace *setdoku_pace_new      (SetdokuSearch *search, GSettings *settings);       /* settings: NULL: it is never the first */
void         setdoku_pace_begin    (SetdokuPace *self);                /* Play was pressed */
void         setdoku_pace_choose   (SetdokuPace *self, double speed);  /* by the viewer */
gboolean     setdoku_pace_move     (SetdokuPace *self);                /* the cursor moved; TRUE: the event is to be said */
gboolean     setdoku_pace_is_brisk (SetdokuPace *self);                /* it plays too fast for that */
char        *setdoku_pace_dup_text (SetdokuPace *self);                /* to be said now; NULL: nothing */
double       setdoku_pace_measure  (SetdokuPace *self);                /* events/s that it really plays */
