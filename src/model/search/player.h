/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player.h — a search on the table: run ahead on a worker, shown at the pace of the viewer.
 *
 * The worker owns the explorer and runs ahead from the moment a search starts; finished batches pass
 * through one mailbox (a pthread mutex) that setdoku_player_tick () drains, called by the frame clock.
 * The main thread owns the timeline and with it the cursor. So one can play, scrub and ask while the
 * search still runs.
 *
 * Signals: "moved" (the cursor stands elsewhere), "explored" (more is known: length, totals, the end, how far a run to a
 * condition has looked), "changed" (another search, playing, speed, direction, a run began or ended), "marks-changed"
 * (breakpoints or bookmarks), "found" (with a bool: a run ended at its condition, or without it). */
#pragma once

#include <glib-object.h>

#include "engine/search/timeline/finder.h"

#define SETDOKU_TYPE_PLAYER (setdoku_player_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlayer, setdoku_player, SETDOKU, PLAYER, GObject)

#define SETDOKU_PLAYER_SPEED_MIN     0.5         /* events/s */
#define SETDOKU_PLAYER_SPEED_MAX     1e7
#define SETDOKU_PLAYER_SPEED_DEFAULT 4.0
#define SETDOKU_PLAYER_SPEED_FLOW    20.0        /* above it frames are drawn as aggregates */

SetdokuPlayer    *setdoku_player_new          (void);

/* Drops the search at hand and starts another at once on the worker, cursor at START, paused. Copied. */
void              setdoku_player_start        (SetdokuPlayer *self, const Trace *trace);
void              setdoku_player_clear        (SetdokuPlayer *self);                 /* no search */

const Strategy   *setdoku_player_get_strategy (SetdokuPlayer *self);                 /* NULL: no search */
const Trace      *setdoku_player_get_trace    (SetdokuPlayer *self);                 /* NULL: no search; borrowed */

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
const SearchView *setdoku_player_get_view     (SetdokuPlayer *self);                 /* NULL: not the classic board */
const AnyView    *setdoku_player_get_any      (SetdokuPlayer *self);                 /* of every board, the classic one, too */
const Topology   *setdoku_player_get_topology (SetdokuPlayer *self);                 /* NULL: the classic board; borrowed */
int               setdoku_player_get_n_cells  (SetdokuPlayer *self);
int               setdoku_player_get_columns  (SetdokuPlayer *self);
int               setdoku_player_get_n_values (SetdokuPlayer *self);

/* The event at or before the cursor that set the cell's digit; 0: a clue, or it is empty. The cursor stays. */
uint64_t          setdoku_player_find_placing (SetdokuPlayer *self, int cell);

/* The search as it stands after the step, clamped; the cursor stays. state: STATE_SIZE_MAX bytes always do. */
void              setdoku_player_copy_state   (SetdokuPlayer *self, uint64_t step, void *state);

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

/* Breakpoints: playing stops at the enabled ones, in both directions, and so does a run. They stay when another search
 * starts. Conditions are copied. */
typedef struct {
  Condition condition;
  bool      enabled;
} Breakpoint;

enum { BREAKPOINTS_MAX = CONDITIONS_MAX };

unsigned          setdoku_player_get_n_breakpoints (SetdokuPlayer *self);
const Breakpoint *setdoku_player_get_breakpoint (SetdokuPlayer *self, unsigned i);   /* borrowed, until they change */
int               setdoku_player_find_breakpoint (SetdokuPlayer *self, const Condition *condition);     /* −1: none is equal */
/* Enabled; an equal one is only enabled. False: there are enough. */
bool              setdoku_player_add_breakpoint (SetdokuPlayer *self, const Condition *condition);
void              setdoku_player_remove_breakpoint (SetdokuPlayer *self, unsigned i);
void              setdoku_player_enable_breakpoint (SetdokuPlayer *self, unsigned i, bool enabled);
/* Another board comes: those that name a cell, a house or a digit of the one before go. NULL: the classic one. */
void              setdoku_player_keep_breakpoints (SetdokuPlayer *self, const Topology *topology);
unsigned          setdoku_player_get_stops    (SetdokuPlayer *self);                 /* the kinds that are breakpoints by
                                                                                        themselves, bits 1 << EventKind */
void              setdoku_player_set_stops    (SetdokuPlayer *self, unsigned kinds);
int               setdoku_player_get_fired    (SetdokuPlayer *self);                 /* the breakpoint at which playing or a run
                                                                                        stopped last; −1: moved since, or none */

/* Runs to the first event at which one of the conditions comes true; n = 0: to an enabled breakpoint. In slices of at
 * most 8 ms a tick on a state of its own: the cursor stays until it is found. Forward it waits for what the worker is
 * still to explore. Any move by hand ends it. n ≤ CONDITIONS_MAX. */
void              setdoku_player_run_to       (SetdokuPlayer *self, const Condition *conditions, unsigned n, int direction);
bool              setdoku_player_is_finding   (SetdokuPlayer *self, uint64_t *at);   /* at, may be NULL: how far it has looked */
void              setdoku_player_cancel_run   (SetdokuPlayer *self);
uint64_t          setdoku_player_get_not_found (SetdokuPlayer *self);                /* the last run looked up to this event, back
                                                                                        to this one; 0: found, or moved since */

/* Bookmarks belong to a search (strategy, clues, options, seed, steering) and come back with it. */
typedef struct {
  uint64_t step;                   /* ≥ 1; may lie beyond what is explored, or beyond the end */
  char    *note;                   /* owned UTF-8, one line, may be "" */
} Bookmark;

const GArray     *setdoku_player_get_bookmarks (SetdokuPlayer *self);                /* of Bookmark, by step; borrowed */
const Bookmark   *setdoku_player_find_bookmark (SetdokuPlayer *self, uint64_t step);         /* NULL: there is none */
void              setdoku_player_set_bookmark (SetdokuPlayer *self, uint64_t step, const char *note);   /* NULL: removes it */

/* The cells touched by the events that the last tick passed over. */
PlaceSet          setdoku_player_get_touched  (SetdokuPlayer *self);

/* Once a frame, now in µs of the frame clock: drains the mailbox and moves on while playing, ≤ 4 ms of work.
 * False: nothing to wait for, the caller may stop ticking until "changed" or setdoku_player_start (). */
bool              setdoku_player_tick         (SetdokuPlayer *self, int64_t now);
