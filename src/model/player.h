/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player.h — a search on the table: run ahead on a worker, shown at the pace of the viewer.
 *
 * The worker owns the explorer and runs ahead from the moment a search starts; finished batches pass
 * through one mailbox (a pthread mutex) that setdoku_player_tick () drains, called by the frame clock.
 * The main thread owns the timeline and with it the cursor. So one can play, scrub and ask while the
 * search still runs.
 *
 * Signals, none with arguments: "moved" (the cursor stands elsewhere), "explored" (more is known: length,
 * totals, the end), "changed" (another search, playing, speed or direction). */
#pragma once

#include <glib-object.h>

#include "engine/search/timeline.h"

#define SETDOKU_TYPE_PLAYER (setdoku_player_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlayer, setdoku_player, SETDOKU, PLAYER, GObject)

#define SETDOKU_PLAYER_SPEED_MIN     0.5         /* events/s */
#define SETDOKU_PLAYER_SPEED_MAX     1e7
#define SETDOKU_PLAYER_SPEED_DEFAULT 4.0
#define SETDOKU_PLAYER_SPEED_FLOW    20.0        /* above it frames are drawn as aggregates */
#define SETDOKU_PLAYER_SPEED_JUMP    1e6         /* above it the playhead jumps */

SetdokuPlayer    *setdoku_player_new          (void);

/* Drops the search at hand and starts another at once on the worker, cursor at START, paused. */
void              setdoku_player_start        (SetdokuPlayer *self, const Strategy *strategy, const Board *board,
                                               const SearchOptions *options, uint64_t seed);
void              setdoku_player_clear        (SetdokuPlayer *self);                 /* no search */

const Strategy   *setdoku_player_get_strategy (SetdokuPlayer *self);                 /* NULL: no search */
const SearchOptions *setdoku_player_get_options (SetdokuPlayer *self);
const Board      *setdoku_player_get_board    (SetdokuPlayer *self);                 /* the clues it started from */
uint64_t          setdoku_player_get_seed     (SetdokuPlayer *self);

/* What is known. */
bool              setdoku_player_is_exploring (SetdokuPlayer *self);                 /* the worker runs */
void              setdoku_player_stop_exploring (SetdokuPlayer *self);               /* within 50 ms; what was found stays */
void              setdoku_player_go_on_exploring (SetdokuPlayer *self);
bool              setdoku_player_is_ended     (SetdokuPlayer *self);                 /* everything was explored */
uint64_t          setdoku_player_get_length   (SetdokuPlayer *self);                 /* events that can be sought */
uint64_t          setdoku_player_get_explored (SetdokuPlayer *self);                 /* events run, beyond the horizon too */
const Counters   *setdoku_player_get_totals   (SetdokuPlayer *self);
Outcome           setdoku_player_get_outcome  (SetdokuPlayer *self);
void              setdoku_player_profile      (SetdokuPlayer *self, uint64_t first, uint64_t last, int n,
                                               DepthColumn *columns);

/* Where the viewer stands. Valid until the cursor moves; all need a search. */
uint64_t          setdoku_player_get_cursor   (SetdokuPlayer *self);
const Event      *setdoku_player_get_event    (SetdokuPlayer *self);
const SearchView *setdoku_player_get_view     (SetdokuPlayer *self);

/* The event at or before the cursor that set the cell's digit; 0: a clue, or it is empty. The cursor stays. */
uint64_t          setdoku_player_find_placing (SetdokuPlayer *self, int cell);

/* Moving; each pauses. */
void              setdoku_player_seek         (SetdokuPlayer *self, uint64_t step);
void              setdoku_player_step         (SetdokuPlayer *self, int64_t by);     /* clamped */
bool              setdoku_player_find         (SetdokuPlayer *self, const Condition *condition, int direction);

/* Playing. */
void              setdoku_player_play         (SetdokuPlayer *self, int direction);  /* +1 or −1 */
void              setdoku_player_pause        (SetdokuPlayer *self);
bool              setdoku_player_is_playing   (SetdokuPlayer *self);
int               setdoku_player_get_direction (SetdokuPlayer *self);
double            setdoku_player_get_speed    (SetdokuPlayer *self);                 /* events/s */
void              setdoku_player_set_speed    (SetdokuPlayer *self, double speed);   /* clamped */
unsigned          setdoku_player_get_stops    (SetdokuPlayer *self);                 /* event kinds at which playing pauses, bits */
void              setdoku_player_set_stops    (SetdokuPlayer *self, unsigned kinds);

/* The cells touched by the events that the last tick passed over. */
CellSet           setdoku_player_get_touched  (SetdokuPlayer *self);

/* Once a frame, now in µs of the frame clock: drains the mailbox and moves on while playing, ≤ 4 ms of work.
 * False: nothing to wait for, the caller may stop ticking until "changed" or setdoku_player_start (). */
bool              setdoku_player_tick         (SetdokuPlayer *self, int64_t now);
