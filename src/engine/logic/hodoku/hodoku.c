/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hodoku.c — HoDoKu's scale: what it asks, in which order, and what it takes of what there is.
 *
 * Its default configuration. After each step it begins again with the first search, and takes what is found first:
 *
 *   full house, naked single, hidden single · locked pair and triple · pointing, claiming · naked pair and triple, hidden pair
 *   and triple · naked quad, hidden quad · X-wing, swordfish, jellyfish · remote pair · BUG + 1 · skyscraper, two-string kite,
 *   turbot fish, empty rectangle · W-wing, XY-wing, XYZ-wing · unique rectangles 1 to 6, hidden, avoidable 1 and 2 · finned and
 *   sashimi X-wing, swordfish, jellyfish · Sue de Coq · simple and multi-colours · X-chain, XY-chain · nice loops and chains,
 *   then with groups · ALS-XZ, ALS-XY-wing, ALS chain · franken X-wing and swordfish, then finned · forcing chain, forcing net
 *   · brute force
 *
 * Larger and mutant fish, templates, kraken fish and death blossoms are not looked for; duals and siamese ones are not put
 * together. A step costs what its search costs, whatever name what it found has.
 *
 * Singles come from two queues, in the order in which strikes made them, and strikes go in the order in which their search tells
 * them (singles.c). Some searches take the first that they meet; chains, loops and ALS chains go through all of theirs and take
 * the one that strikes most, then the shortest, then that with the least place: the sum, over its strikes by digit and cell, of
 * the cell times 1, 81, 161 … and the digit; of equals the first. Forcing chains and nets place before they strike, and take the
 * least cell. Limits: fish with five fins, two of them endo fins; chains of twenty links; ALS up to eight cells that do not
 * overlap; tables of a thousand entries; four rounds of singles in a net. Each file of this room says the rest of its own.
 *
 * Measured against that program's own figures: bench score. */
#include "finders.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const char   *technique;
  HodokuFinder *find;                /* NULL: a single */
  int           detail;
} Row;

enum { FULL_HOUSE, NAKED_SINGLE, HIDDEN_SINGLE };

static const Row rows[] = {
  { "full-house", NULL, FULL_HOUSE },
  { "naked-single", NULL, NAKED_SINGLE },
  { "hidden-single", NULL, HIDDEN_SINGLE },
  { "locked-pair", hodoku_naked_subset, HODOKU_LOCKED | 2 },
  { "locked-triple", hodoku_naked_subset, HODOKU_LOCKED | 3 },
  { "pointing", hodoku_intersection, HOUSE_BOXES },
  { "claiming", hodoku_intersection, HOUSE_ROWS },
  { "naked-pair", hodoku_naked_subset, 2 },
  { "naked-triple", hodoku_naked_subset, 3 },
  { "hidden-pair", hodoku_hidden_subset, 2 },
  { "hidden-triple", hodoku_hidden_subset, 3 },
  { "naked-quad", hodoku_naked_subset, 4 },
  { "hidden-quad", hodoku_hidden_subset, 4 },
  { "x-wing", hodoku_fish, 2 },
  { "swordfish", hodoku_fish, 3 },
  { "jellyfish", hodoku_fish, 4 },
  { "remote-pair", hodoku_chain, HODOKU_REMOTE_PAIR },
  { "bug-plus-1", hodoku_bug, 0 },
  { "skyscraper", hodoku_skyscraper, 0 },
  { "two-string-kite", hodoku_kite, 0 },
  { "turbot-fish", hodoku_chain, HODOKU_TURBOT_FISH },
  { "empty-rectangle", hodoku_empty_rectangle, 0 },
  { "w-wing", hodoku_w_wing, 0 },
  { "xy-wing", hodoku_wing, 2 },
  { "xyz-wing", hodoku_wing, 3 },
  { "unique-rectangle-1", hodoku_rectangle, HODOKU_UR_1 },
  { "unique-rectangle-2", hodoku_rectangle, HODOKU_UR_2 },
  { "unique-rectangle-3", hodoku_rectangle, HODOKU_UR_3 },
  { "unique-rectangle-4", hodoku_rectangle, HODOKU_UR_4 },
  { "unique-rectangle-5", hodoku_rectangle, HODOKU_UR_5 },
  { "unique-rectangle-6", hodoku_rectangle, HODOKU_UR_6 },
  { "hidden-rectangle", hodoku_rectangle, HODOKU_HIDDEN_RECTANGLE },
  { "avoidable-rectangle-1", hodoku_rectangle, HODOKU_AVOIDABLE_1 },
  { "avoidable-rectangle-2", hodoku_rectangle, HODOKU_AVOIDABLE_2 },
  { "finned-x-wing", hodoku_fish, HODOKU_FINNED | 2 },
  { "sashimi-x-wing", hodoku_fish, HODOKU_SASHIMI | 2 },
  { "finned-swordfish", hodoku_fish, HODOKU_FINNED | 3 },
  { "sashimi-swordfish", hodoku_fish, HODOKU_SASHIMI | 3 },
  { "finned-jellyfish", hodoku_fish, HODOKU_FINNED | 4 },
  { "sashimi-jellyfish", hodoku_fish, HODOKU_SASHIMI | 4 },
  { "sue-de-coq", hodoku_sue_de_coq, 0 },
  { "simple-colours-trap", hodoku_colours, 1 },              /* and wrap */
  { "multi-colours-1", hodoku_colours, 2 },                  /* and 2 */
  { "x-chain", hodoku_chain, HODOKU_X_CHAIN },
  { "xy-chain", hodoku_chain, HODOKU_XY_CHAIN },
  { "continuous-nice-loop", hodoku_loop, false },            /* and all of the three */
  { "grouped-continuous-nice-loop", hodoku_loop, true },
  { "als-xz", hodoku_als, HODOKU_ALS_XZ },
  { "als-xy-wing", hodoku_als, HODOKU_ALS_XY_WING },
  { "als-chain", hodoku_als, HODOKU_ALS_CHAIN },
  { "franken-x-wing", hodoku_fish, HODOKU_FRANKEN | 2 },
  { "franken-swordfish", hodoku_fish, HODOKU_FRANKEN | 3 },
  { "finned-franken-x-wing", hodoku_fish, HODOKU_FRANKEN | HODOKU_FINNED | 2 },
  { "finned-franken-swordfish", hodoku_fish, HODOKU_FRANKEN | HODOKU_FINNED | 3 },
  { "forcing-chain", hodoku_forcing, false },
  { "forcing-net", hodoku_forcing, true },
  { "brute-force", hodoku_brute_force, 0 },
};

enum { N_ROWS = sizeof rows / sizeof rows[0] };

bool
hodoku_searches (int search, const Technique *technique)
{
  return search < N_ROWS && strcmp (rows[search].technique, technique->id) == 0; /* unreached: the last rung is the last search */
}

bool
hodoku_find (int search, const Position *position, HodokuSingles *singles, const Stop *stop, HodokuStep *step)
{
  const Row *row = &rows[search];
  bool       found;

  if (row->find)
    found = row->find (position, row->detail, stop, step);
  else if (row->detail == FULL_HOUSE)
    found = hodoku_full_house (position, singles, step);
  else
    found = row->detail == NAKED_SINGLE ? hodoku_naked_single (position, singles, step)
                                        : hodoku_hidden_single (position, singles, step);
  if (found && (!row->find || !step->technique))
    step->technique = technique_find (row->technique);
  return found;
}

static int
by_digit_and_cell (const void *a, const void *b)
{
  int x = *(const uint16_t *) a, y = *(const uint16_t *) b;
  int digits = candidate_digit (x) - candidate_digit (y);

  return digits ? digits : x - y;
}

void
hodoku_step_sort (HodokuStep *step)
{
  int n = 0;

  qsort (step->struck, step->n_struck, sizeof step->struck[0], by_digit_and_cell);
  for (int i = 0; i < step->n_struck; i++)
    if (n == 0 || step->struck[n - 1] != step->struck[i]) /* unreached: not seen: a loop that strikes twice */
      step->struck[n++] = step->struck[i];
  step->n_struck = (uint16_t) n;
}

HodokuRank
hodoku_rank (const HodokuStep *step, int length)
{
  HodokuRank rank = { .n_struck = step->n_struck, .length = length };

  for (int i = 0; i < step->n_struck; i++)
    rank.place += candidate_cell (step->struck[i]) * (1 + 80 * i) + candidate_digit (step->struck[i]);

  return rank;
}

bool
hodoku_rank_before (HodokuRank a, HodokuRank b)
{
  if (a.n_struck != b.n_struck)
    return a.n_struck > b.n_struck;
  return a.length != b.length ? a.length < b.length : a.place < b.place;
}
