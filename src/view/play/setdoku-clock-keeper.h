/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-keeper.h — runs the clock of a game, and notices that it was solved by hand.
 *
 * The clock starts with the first change that is made in Play. It stands still while clues are typed, when the puzzle is
 * solved, while another view or window is in front, and while the player pauses. Other clues are another puzzle: the clock
 * begins anew. Beside the time it counts the hints and checks that were asked for.
 *
 * Signals, no arguments: "changed" (the time, or whether it runs or is paused; once a second while it runs),
 *                        "solved" (the last digit was put in by hand: setdoku_clock_keeper_get_solve ()). */
#pragma once

#include "model/game/clock.h"
#include "model/keep/statistics.h"
#include "setdoku-play.h"

#define SETDOKU_TYPE_CLOCK_KEEPER (setdoku_clock_keeper_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuClockKeeper, setdoku_clock_keeper, SETDOKU, CLOCK_KEEPER, GObject)

SetdokuClockKeeper *setdoku_clock_keeper_new        (SetdokuPlay *play, SetdokuGame *game);

/* Right before another document is loaded into the game: its time in ms, −1 unknown. */
void                setdoku_clock_keeper_begin      (SetdokuClockKeeper *self, int64_t elapsed);
void                setdoku_clock_keeper_set_front  (SetdokuClockKeeper *self, gboolean front);      /* Play is, in an active window */

/* The help that was taken: hints and checks asked for, and whether digits came from the search, which makes it no solve by
 * hand. set: after begin. */
void                setdoku_clock_keeper_get_help   (SetdokuClockKeeper *self, int *hints, int *checks, bool *searched);
void                setdoku_clock_keeper_set_help   (SetdokuClockKeeper *self, int hints, int checks, bool searched);

void                setdoku_clock_keeper_set_paused (SetdokuClockKeeper *self, gboolean paused);     /* ignored where it cannot be */
gboolean            setdoku_clock_keeper_is_paused  (SetdokuClockKeeper *self);
gboolean            setdoku_clock_keeper_can_pause  (SetdokuClockKeeper *self);        /* a puzzle is being solved */

int64_t             setdoku_clock_keeper_get_elapsed (SetdokuClockKeeper *self);       /* ms; −1: not begun, nothing to be kept */

/* The solve as far as it is known here: level and rating are not. FALSE: it was not solved by hand. */
gboolean            setdoku_clock_keeper_get_solve  (SetdokuClockKeeper *self, Solve *solve);

/* For tests: another steady source of time, µs. */
void                setdoku_clock_keeper_set_source (SetdokuClockKeeper *self, int64_t (*now) (void));
