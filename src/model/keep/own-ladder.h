/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* own-ladder.h — the order and the scores that the user gave the techniques, kept in the settings as the text of
 * engine/logic/ladder-text.h.
 *
 * It has every technique of the full ladder: one that came with a newer version goes to the end, before the guesses. Who
 * wants to be without one switches it off (techniques-off.h). */
#pragma once

#include <gio/gio.h>

#include "engine/logic/ladder-text.h"

#define OWN_LADDER_KEY "ladder"

/* settings: NULL where the schema is missing. False: the user has none, and *own is the full ladder. */
bool own_ladder_read  (GSettings *settings, LadderOwn *own);
/* The full ladder as it is, is none. False: not stored. */
bool own_ladder_write (GSettings *settings, const LadderOwn *own);

/* Adds what the full ladder has and *own has not. */
void own_ladder_complete (LadderOwn *own);

/* Main thread. The ladder as whoever climbs one wants it; NULL for the full one as it is. It is valid as long as the program
 * runs, on every thread, and the same ladder is always the same address. */
const LadderProfile *own_ladder_keep    (const LadderOwn *own);
const LadderProfile *own_ladder_profile (GSettings *settings);               /* the user's */
