/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-finder.h — keeps the path of a game, and what could be done on it now, up to date.
 *
 * Both are found on the worker; the newest question wins, and what is known already is not asked again. After a change of
 * the game it waits until the game rests for a moment.
 *
 * Signals: "path-changed" (no arguments): another path was found, or is looked for, or no longer.
 *          "now-changed" (no arguments): another list of steps was found. */
#pragma once

#include "model/game/game.h"
#include "path-now.h"

#define SETDOKU_TYPE_PATH_FINDER (setdoku_path_finder_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathFinder, setdoku_path_finder, SETDOKU, PATH_FINDER, GObject)

SetdokuPathFinder   *setdoku_path_finder_new         (SetdokuGame *game);     /* looks for nothing yet */
void                 setdoku_path_finder_look        (SetdokuPathFinder *self);      /* looks now, if anything is not known */
void                 setdoku_path_finder_stop        (SetdokuPathFinder *self);      /* no path then, until the next question */

/* These look at once for what is asked anew. */
void                 setdoku_path_finder_set_start   (SetdokuPathFinder *self, PathStart start);
void                 setdoku_path_finder_set_profile (SetdokuPathFinder *self, const LadderProfile *profile);
/* own: the user's ladder, which takes part in the comparison; NULL: none. */
void                 setdoku_path_finder_set_ladders (SetdokuPathFinder *self, const LadderProfile *profile,
                                                      const LadderProfile *own);
void                 setdoku_path_finder_set_wish    (SetdokuPathFinder *self, RouteKind kind, const TechniqueSet *off);
PathStart            setdoku_path_finder_get_start   (SetdokuPathFinder *self);

/* Brings the game to where the step of the path begins. FALSE: there is no such step, or another puzzle is played since, whose own
 * path comes at once. */
bool                 setdoku_path_finder_enter       (SetdokuPathFinder *self, int step);

/* Borrowed, valid until the next signal; NULL: none yet. While another path is looked for, the old one stays. */
const Path          *setdoku_path_finder_get_path    (SetdokuPathFinder *self);
const PathNow       *setdoku_path_finder_get_now     (SetdokuPathFinder *self);
bool                 setdoku_path_finder_is_looking  (SetdokuPathFinder *self);      /* for a path */
double               setdoku_path_finder_get_progress (SetdokuPathFinder *self);     /* 0–1, of that path */
bool                 setdoku_path_finder_is_busy     (SetdokuPathFinder *self);      /* with anything, or about to be */
