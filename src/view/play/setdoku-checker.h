/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-checker.h — is it right so far? Asked for, or shown all the time, as the player wants it.
 *
 * With one solution that is what everything is held against. With several the digits only have to go together: some
 * solution has them all. Else those are wrong that, in reading order, do not go with the ones before.
 * A check is about one board: that nothing is wrong is forgotten with the next change, and what is wrong stays shown until
 * it is wrong no more. */
#pragma once

#include "model/game/game.h"
#include "model/teach/census.h"
#include "setdoku-choices.h"

#define SETDOKU_TYPE_CHECKER (setdoku_checker_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuChecker, setdoku_checker, SETDOKU, CHECKER, GObject)

/* What the last check said. */
typedef enum { CHECK_NONE, CHECK_FINE, CHECK_WRONG, CHECK_IMPOSSIBLE, CHECK_NOT_KNOWN } PlayCheck;

SetdokuChecker *setdoku_checker_new          (SetdokuGame *game, SetdokuCensus *census);
PlayCheck       setdoku_checker_get          (SetdokuChecker *self);
bool            setdoku_checker_describe     (SetdokuChecker *self, char **title, char **where);   /* g_free () both; where may be NULL */

void            setdoku_checker_ask          (SetdokuChecker *self);
void            setdoku_checker_forget       (SetdokuChecker *self);
/* After every change, also of what the census knows. Returns the mistakes to be shown: those of the check, or all at once. */
PlaceSet        setdoku_checker_update       (SetdokuChecker *self, PlayMistakes wanted, bool playing);
