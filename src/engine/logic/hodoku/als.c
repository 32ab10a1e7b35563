/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* als.c — almost locked sets: two of them, three, and chains of four and more.
 *
 * Sets are found in the rows, the columns, the boxes, cell by cell, depth first; their number decides the order of all that
 * follows. They must not overlap where they are next to each other. Two have one restricted common digit, or two: of three the
 * first and the last. Of pairs and wings the first is taken. Chains go to sets of higher numbers only; of them all the best is
 * taken: it strikes most, and has the least place. How two links agree in a digit is looked at with the first digit of the link
 * before, even where both are in use. */
#include "finders.h"

#include <stdlib.h>
#include <string.h>

#include "engine/logic/memory.h"

enum { SETS_MAX = 1500, CHAIN_LINKS_MIN = 3 };

typedef struct {
  CellSet cells;
  Digits  digits;
  CellSet places[10];                /* of the digit in it */
  CellSet seeing[10];                /* the digit's places outside that see all of those */
} Set;

typedef struct {
  uint16_t set[2];
  uint8_t  digit[2];                 /* the second is 0 if there is but one */
} Common;

typedef struct {
  const Position *position;
  const Stop     *stop;
  HodokuStep     *step;
  int             n_sets, n_commons, capacity;
  Set            *sets;
  Common         *commons;
  int            *first;             /* of each set, its commons: from first[i] to first[i + 1] */
  int             start;             /* of a chain: the set, and the digits that its first link has in use */
  Digits          taken;
  uint8_t        *seen;              /* of each common: what was gone through, a bit for its state and depth */
  HodokuRank      rank;
  bool            failed;
} Search;

/* Collecting */

static void
complete (Search *search, Set *set)
{
  for_each_digit (digit, set->digits)
    {
      CellSet places = search->position->places[digit];

      set->places[digit] = cells_intersection (set->cells, places);
      set->seeing[digit] = cells_difference (cells_intersection (cells_seeing_all (set->places[digit]), places), set->cells);
    }
}

/* Whether a house of an earlier kind holds the cells, too. */
static bool
is_known (CellSet cells, int house)
{
  int     first = cells_first (cells);
  CellSet row = house_set (cell_house (first, HOUSE_ROWS)), column = house_set (cell_house (first, HOUSE_COLUMNS));

  return (house >= HOUSE_COLUMNS && cells_is_empty (cells_difference (cells, row)))
         || (house >= HOUSE_BOXES && cells_is_empty (cells_difference (cells, column)));
}

static void
collect_from (Search *search, int house, CellSet rest, CellSet cells, Digits digits, int n)
{
  if (n == 8)
    return;
  for_each_cell (cell, rest)
    {
      CellSet more = cells_union (cells, cells_of (cell));
      Digits  all = digits | search->position->marks[cell];

      cells_remove (&rest, cell);
      if (digits_count (all) == n + 2 && !is_known (more, house) && search->n_sets < SETS_MAX) /* unreached: no puzzle fills it */
        {
          Set *set = &search->sets[search->n_sets++];

          memset (set, 0, sizeof *set);
          set->cells = more;
          set->digits = all;
          complete (search, set);
        }
      collect_from (search, house, rest, more, all, n + 1);
    }
}

static Common
common_of (const Set *a, const Set *b)
{
  Common common = { 0 };

  if (!cells_is_empty (cells_intersection (a->cells, b->cells)))
    return common;
  for_each_digit (digit, a->digits & b->digits)
    if (cells_is_empty (cells_difference (b->places[digit], a->seeing[digit])))
      common.digit[common.digit[0] != 0] = (uint8_t) digit;

  return common;
}

static bool
collect (Search *search)
{
  search->sets = logic_malloc (SETS_MAX * sizeof (Set));
  search->first = logic_malloc ((SETS_MAX + 1) * sizeof (int));
  if (!search->sets || !search->first)
    return false;
  for (int house = 0; house < N_HOUSES; house++)
    collect_from (search, house, cells_intersection (house_set (house), search->position->empty), CELLS_NONE, DIGITS_NONE, 0);

  for (int i = 0; i < search->n_sets; i++)
    {
      search->first[i] = search->n_commons;
      for (int j = i + 1; j < search->n_sets; j++)
        {
          Common common = common_of (&search->sets[i], &search->sets[j]);

          if (!common.digit[0])
            continue;
          if (search->n_commons == search->capacity)
            {
              int     capacity = search->capacity ? 2 * search->capacity : 2048;
              Common *commons = logic_realloc (search->commons, (size_t) capacity * sizeof *commons);

              if (!commons)
                return false;
              search->commons = commons;
              search->capacity = capacity;
            }
          common.set[0] = (uint16_t) i;
          common.set[1] = (uint16_t) j;
          search->commons[search->n_commons++] = common;
        }
    }
  search->first[search->n_sets] = search->n_commons;
  return true;
}

/* Judging */

/* What sees all places of a digit in both sets loses it. */
static void
strike_shared (HodokuStep *step, const Set *a, const Set *b, Digits except)
{
  for_each_digit (digit, digits_difference (a->digits & b->digits, except))
    hodoku_step_strike_all (step, cells_intersection (a->seeing[digit], b->seeing[digit]), digit);
}

/* Of two sets with two commons: the other digits of the first are locked in it. */
static void
strike_locked (HodokuStep *step, const Set *a, const Set *b, Digits except)
{
  for_each_digit (digit, digits_difference (a->digits, except))
    hodoku_step_strike_all (step, cells_difference (a->seeing[digit], b->cells), digit);
}

static Digits
digits_of_common (const Common *common)
{
  return (Digits) ((digits_of (common->digit[0]) | digits_of (common->digit[1])) & DIGITS_ALL);
}

static bool
find_pair (Search *search)
{
  HodokuStep *step = search->step;

  for (int i = 0; i < search->n_commons; i++)
    {
      const Common *common = &search->commons[i];
      const Set    *a = &search->sets[common->set[0]], *b = &search->sets[common->set[1]];

      hodoku_step_start (step);
      strike_shared (step, a, b, digits_of (common->digit[0]));
      if (common->digit[1])
        {
          strike_shared (step, a, b, digits_of (common->digit[1]));
          strike_locked (step, a, b, digits_of_common (common));
          strike_locked (step, b, a, digits_of_common (common));
        }
      if (step->n_struck)
        return true;
    }

  return false;
}

/* The two sets that a third joins by these commons, which have one set in common. */
static void
find_joined (const Common *x, const Common *y, int *a, int *b)
{
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (x->set[i] == y->set[j])
        {
          *a = x->set[1 - i];
          *b = y->set[1 - j];
        }
}

static bool
find_wing (Search *search)
{
  for (int i = 0; i < search->n_commons; i++)
    {
      const Common *x = &search->commons[i];

      if (stop_now (search->stop))
        return false;
      for (int j = i + 1; j < search->n_commons; j++)
        {
          const Common *y = &search->commons[j];
          int           a = 0, b = 0;

          /* They are in order: the first of x is not the second of y. */
          if ((x->set[0] != y->set[0] && x->set[1] != y->set[0] && x->set[1] != y->set[1])
              || (!x->digit[1] && !y->digit[1] && x->digit[0] == y->digit[0]))
            continue;
          find_joined (x, y, &a, &b);
          if (!cells_is_empty (cells_intersection (search->sets[a].cells, search->sets[b].cells)))
            continue;
          hodoku_step_start (search->step);
          strike_shared (search->step, &search->sets[a], &search->sets[b], digits_of_common (x) | digits_of_common (y));
          if (search->step->n_struck)
            return true;
        }
    }

  return false;
}

/* Chains */

/* What of the next link is in use, bit 0 its first digit and bit 1 its second, after one of which a digit is taken: 0 is none. */
static int
use_after (const Common *last, int in_use, const Common *next)
{
  int taken = in_use == 2 ? last->digit[1] : last->digit[0];

  if (!next->digit[1])
    return taken == next->digit[0] ? 0 : 1;
  return taken == next->digit[1] ? 1 : taken == next->digit[0] ? 2 : 3;
}

static Digits
digits_in_use (const Common *common, int in_use)
{
  return (Digits) ((in_use & 1 ? digits_of (common->digit[0]) : 0) | (in_use & 2 ? digits_of (common->digit[1]) : 0));
}

static void
judge_chain (Search *search, const Common *last, int in_use)
{
  HodokuStep step;
  HodokuRank rank;

  hodoku_step_start (&step);
  strike_shared (&step, &search->sets[search->start], &search->sets[last->set[1]],
                 search->taken | digits_in_use (last, in_use));
  if (!step.n_struck)
    return;
  rank = hodoku_rank (&step, 0);
  if (search->step->n_struck && !hodoku_rank_before (rank, search->rank))
    return;
  search->rank = rank;
  *search->step = step;
}

/* What follows a link depends on it, on what is in use of it, and on whether there are enough links: each is gone through once. */
static void
follow (Search *search, int index, int in_use, int n_links)
{
  const Common *last = &search->commons[index];
  int           depth = n_links > CHAIN_LINKS_MIN ? CHAIN_LINKS_MIN : n_links;
  int           next = last->set[1];

  if (n_links >= 2)
    {
      uint8_t bit = (uint8_t) (1u << (in_use - 1 + (depth == CHAIN_LINKS_MIN ? 3 : 0)));

      if (search->seen[index] & bit)
        return;
      search->seen[index] |= bit;
    }
  if (n_links >= CHAIN_LINKS_MIN)
    judge_chain (search, last, in_use);
  for (int i = search->first[next]; i < search->first[next + 1]; i++)
    {
      int use = use_after (last, in_use, &search->commons[i]);

      if (use)
        follow (search, i, use, n_links + 1);
    }
}

static bool
find_chain (Search *search)
{
  search->seen = logic_malloc ((size_t) search->n_commons + 1);
  if (!search->seen)
    return false;
  hodoku_step_start (search->step);
  for (search->start = 0; search->start < search->n_sets; search->start++)
    for (int i = search->first[search->start]; i < search->first[search->start + 1]; i++)
      for (int use = 1; use <= (search->commons[i].digit[1] ? 2 : 1) && !stop_now (search->stop); use++)
        {
          memset (search->seen, 0, (size_t) search->n_commons);
          search->taken = digits_in_use (&search->commons[i], use);
          follow (search, i, use, 1);
        }

  return search->step->n_struck;
}

bool
hodoku_als (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position, .stop = stop, .step = step };
  bool   found = collect (&search)
                 && (detail == HODOKU_ALS_XZ ? find_pair (&search)
                     : detail == HODOKU_ALS_XY_WING ? find_wing (&search) : find_chain (&search));

  free (search.sets);
  free (search.commons);
  free (search.first);
  free (search.seen);
  return found;
}
