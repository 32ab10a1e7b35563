/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-count.h — how many solutions a board of any topology has, up to a limit, and which. No events, only speed.
 *
 * What fast/count.h is to the classic board. Domains are cut by the houses (naked and hidden singles, and every value struck
 * from the cells that see all its places in a full house), by arcs and by scans, the cheap ones first, until nothing changes;
 * then one value is tried and refused, in the cell with the fewest values for the trouble that it has made so far. What is
 * changed is kept on a trail and put back from there. */
#pragma once

#include "engine/core/random.h"
#include "engine/rules/topology.h"

typedef struct AnyCount AnyCount;

enum { ANY_COUNT_KEPT = 2 };

typedef struct {
  uint64_t n_solutions;              /* ≤ limit */
  uint64_t n_guesses;
  bool     stopped;                  /* by the caller: there may be more */
  uint8_t  solution[ANY_COUNT_KEPT][RULES_CELLS_MAX];    /* of the first min (n_solutions, ANY_COUNT_KEPT); 0: no such cell */
} AnyCountResult;

/* Asked now and then; true: stop. */
typedef bool (*AnyCountStop) (void *data);

/* Room to count in, for one thread; the topology must outlive it. NULL: no memory. */
AnyCount *any_count_new  (const Topology *topology);
void      any_count_free (AnyCount *count);              /* NULL is fine */

/* domain: what each cell of the canvas may hold, ∅ for "no solution"; NULL: anything. Cells that do not exist are not looked
 * at. limit ≥ 1. stop may be NULL. */
void any_count_run (AnyCount *count, const Values *domain, uint64_t limit, AnyCountStop stop, void *data,
                    AnyCountResult *result);

/* The same in parts, all with one result: it goes on where it was stopped, or where it came to a lower limit. Started, it has
 * done nothing yet. limit > result->n_solutions. False: there are no other solutions. */
void any_count_start (AnyCount *count, const Values *domain, AnyCountResult *result);
bool any_count_go_on (AnyCount *count, uint64_t limit, AnyCountStop stop, void *data, AnyCountResult *result);

/* From now on which of two equally good cells is tried, and which of its values first, is drawn by lot: then the first solution
 * is one by chance. random NULL, as at first: the lowest. The caller's; the same draws give the same search on each machine. */
void any_count_draw (AnyCount *count, Random *random);

/* In place of each set of domain, what of it some solution has: all ∅ where there is none. False: stopped, and domain is as it
 * was. */
bool any_count_true_candidates (AnyCount *count, Values *domain, AnyCountStop stop, void *data);

/* The domains of a board with these givens, 0 where there is none. */
void any_count_domains (const Topology *topology, const uint8_t *givens, Values *domain);
