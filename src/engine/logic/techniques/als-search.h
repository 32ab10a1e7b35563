/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* als-search.h — what the techniques with almost locked sets have in common: the sets and links of a position, and the
 * way an instance is written down.
 *
 * As in HoDoKu, sets that share a cell (variant 2) come after those that do not. Groups: one of role set for each set,
 * in order; of role restricted for each digit that links two neighbours; of role pattern for each digit that is struck,
 * with its places in the sets that keep it. Deduction.digits are the digits struck. */
#pragma once

#include "als.h"
#include "engine/logic/technique.h"

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  const AlsGraph  *graph;
  bool             overlapping;      /* sets may share cells */
} AlsSearch;

/* Runs the search without overlaps and then, if the technique and the variant asked for know them, with. run says true
 * to stop. Without memory nothing is found. */
void als_search                (const Position *position, const Technique *technique, Finds *finds,
                                bool (*run) (const AlsSearch *), bool overlaps);

/* Whether the link may be walked over now. */
bool als_search_uses           (const AlsSearch *search, const AlsLink *link);

/* Whether one of the digits can be struck, because some candidate sees all its places in both sets. */
bool als_search_can_strike     (const AlsSearch *search, const Als *a, const Als *b, Digits digits);

void als_search_start          (Deduction *found, const AlsSearch *search);
/* One of the two sets keeps all these digits. */
void als_search_strike_kept    (Deduction *found, const AlsSearch *search, const Als *a, const Als *b, Digits digits);
void als_search_add_set        (Deduction *found, const Als *set);
void als_search_add_restricted (Deduction *found, const Als *a, const Als *b, Digits digits);
/* The places of what was struck so far in the two sets. */
void als_search_add_kept       (Deduction *found, const Als *a, const Als *b);
