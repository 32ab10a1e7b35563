/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-infer.h — what follows on a board of any shape, one visible thing at a time.
 *
 * What waits to be looked at are bits of the state. A cell that changed is looked at first: a filled one strikes its value from
 * those that see it, any strikes what its arcs leave nothing for; then cells with one value left; then full houses (from tier 2);
 * scans; and last (tier 3) values all of whose places in a full house some cell sees: A − B and B − A of two houses, and all that
 * chess moves add. Every STRIP and SINGLE goes to the trail and comes back from there.
 *
 * A step reads scans until one strikes something, so it may cost more than a millisecond where lines are long. */
#pragma once

#include "any-state.h"

typedef enum {
  ANY_INFER_EVENT,             /* told; phase may have become ANY_WIPED */
  ANY_INFER_NOTHING,           /* nothing more follows */
  ANY_INFER_NO_MEMORY,
} AnyInferred;

/* tier of the head: 0: only what filled cells strike from others. */
AnyInferred any_infer (const AnyParts *parts, Event *event);

/* Everything waits to be looked at; the first thing in a search. */
void any_infer_start  (const AnyParts *parts);
/* Nothing waits any more: after a dead end. */
void any_infer_forget (const AnyParts *parts);

/* The value goes into the cell, which waits to be looked at. */
void any_place        (const AnyParts *parts, int cell, int value);
void any_unplace      (const AnyParts *parts, int cell);

/* Takes the last entry of the trail back, and tells so. */
void any_undo         (const AnyParts *parts, Event *event);

/* Tells of the dead end in phase ANY_WIPED. */
void any_tell_wiped   (const AnyParts *parts, Event *event);
