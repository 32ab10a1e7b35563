/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race.h — two to six searches of one puzzle, side by side on one clock.
 *
 * Each entrant is explored ahead on a worker, like a search that is watched, up to the horizon; at most RACE_RUNNERS at a
 * time, the others wait for their turn. Beside them one worker counts and times the entrants' whole searches without showing
 * them: in turns, so that none waits for a slow one.
 *
 * The clock has one position for all. By event: all stand at event number t. By guess: all stand at their t-th guess. By time:
 * all stand where they were after t picoseconds of computing, each at its own measured pace. An entrant that has ended
 * before stands at its end. setdoku_race_get_view () moves an entrant there when it is asked for, so what is not shown costs
 * nothing.
 *
 * Memory: RACE_BUDGET of keyframes and 4 MiB of summaries an entrant, at most, as its search is long.
 *
 * Signals, none with arguments: "moved" (the clock), "known" (more is known: figures, lengths, a divergence), "changed" (another
 * puzzle, other entrants, playing, speed, kind of clock). Main thread only. */
#pragma once

#include <glib-object.h>

#include "model/search/compare.h"
#include "race-figures.h"

#define SETDOKU_TYPE_RACE (setdoku_race_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRace, setdoku_race, SETDOKU, RACE, GObject)

typedef enum { RACE_BY_EVENT, RACE_BY_GUESS, RACE_BY_TIME } RaceClock;

enum {
  RACE_BUDGET  = 16 * 1024 * 1024,             /* bytes of keyframes an entrant; an eighth does for most searches */
  RACE_RUNNERS = 3,                            /* explored at the same time */
};

SetdokuRace       *setdoku_race_new            (void);

/* The puzzle of this trace, of the classic board or any other; NULL: none. Everything starts anew, at the start, paused; the same
 * puzzle as before changes nothing. Those who take part must be able to search it (strategy-choice.h). Borrowed; without a
 * strategy; NULL: none. */
void               setdoku_race_set_puzzle     (SetdokuRace *self, const Trace *puzzle);
const Trace       *setdoku_race_get_puzzle     (SetdokuRace *self);

/* 0 to ENTRANTS_MAX, of any puzzle; they keep their order, and the others what is known of them. False: there is no room, or it
 * takes part already (setdoku_race_find () tells as whom). */
bool               setdoku_race_add            (SetdokuRace *self, const Trace *entrant);
void               setdoku_race_remove         (SetdokuRace *self, unsigned i);
/* The way that entrant i did not go where it stands: the guess there, or the next one that had a choice, with another digit. Of
 * several the first one that does not take part yet. False: there is none. A steered entrant is about the puzzle at hand: who
 * sets another board takes it out first. */
bool               setdoku_race_find_way       (SetdokuRace *self, unsigned i, Trace *entrant);
/* Another in its place. False: that one takes part already. */
bool               setdoku_race_replace        (SetdokuRace *self, unsigned i, const Trace *entrant);
unsigned           setdoku_race_get_n          (SetdokuRace *self);
const Trace     *setdoku_race_get_entrant    (SetdokuRace *self, unsigned i);    /* of the puzzle at hand; borrowed */
int                setdoku_race_find           (SetdokuRace *self, const Trace *entrant);                  /* −1: not here */

/* Nobody looks: nothing more is counted or timed until it goes on, but for what is left of a turn (0.1 s). */
void               setdoku_race_set_resting    (SetdokuRace *self, bool resting);

/* What is known of an entrant. */
const RaceFigures *setdoku_race_get_figures    (SetdokuRace *self, unsigned i);  /* borrowed; changes in place */
uint64_t           setdoku_race_get_length     (SetdokuRace *self, unsigned i);  /* events that can be sought */
bool               setdoku_race_is_exploring   (SetdokuRace *self, unsigned i);  /* it may become longer */

/* Where an entrant stands. Valid until the clock moves or more is known. */
uint64_t           setdoku_race_get_step       (SetdokuRace *self, unsigned i);
const Event       *setdoku_race_get_event      (SetdokuRace *self, unsigned i);
const SearchView  *setdoku_race_get_view       (SetdokuRace *self, unsigned i);  /* NULL: not the classic board */
const AnyView     *setdoku_race_get_any        (SetdokuRace *self, unsigned i);  /* NULL: the classic board */
bool               setdoku_race_is_at_end      (SetdokuRace *self, unsigned i);  /* its search is over there, the others' may not be */

/* The clock: events, guesses or picoseconds. Another kind of clock keeps the entrant that is furthest from its end where it
 * is, as near as can be. By time an entrant stays at its start until its time was taken. */
RaceClock          setdoku_race_get_clock      (SetdokuRace *self);
void               setdoku_race_set_clock      (SetdokuRace *self, RaceClock clock);
uint64_t           setdoku_race_get_position   (SetdokuRace *self);
uint64_t           setdoku_race_get_end        (SetdokuRace *self);              /* of the longest, as far as it is known */
void               setdoku_race_seek           (SetdokuRace *self, uint64_t position);       /* clamped; pauses */
/* Each of these at an event of its own, whatever the clock shows; until that moves. Pauses. */
void               setdoku_race_stand          (SetdokuRace *self, const unsigned *entrants, const uint64_t *steps, unsigned n);
/* By so many events or guesses; by time to the next or previous moment at which an entrant has an event, so many times. Pauses. */
void               setdoku_race_step           (SetdokuRace *self, int by);

/* Playing, at so many events, guesses or microseconds of computing a second. */
void               setdoku_race_play           (SetdokuRace *self, int direction);           /* +1 or −1 */
void               setdoku_race_pause          (SetdokuRace *self);
bool               setdoku_race_is_playing     (SetdokuRace *self);
double             setdoku_race_get_speed      (SetdokuRace *self);
void               setdoku_race_set_speed      (SetdokuRace *self, double speed);            /* clamped to the player's bounds */

/* Where two entrants first decide differently, looked for on a worker; newest wins. When it is found the clock goes by guess,
 * and to that guess. "known" tells. */
void               setdoku_race_find_divergence (SetdokuRace *self, unsigned a, unsigned b);
bool               setdoku_race_is_finding     (SetdokuRace *self);
const Divergence  *setdoku_race_get_divergence (SetdokuRace *self, unsigned *a, unsigned *b);        /* NULL: none; a, b may be NULL */

/* Once a frame, now in µs of the frame clock: takes what the workers found and moves on while playing. False: nothing to wait
 * for, the caller may stop ticking until "changed". Without ticks the workers wait. */
bool               setdoku_race_tick           (SetdokuRace *self, int64_t now);
