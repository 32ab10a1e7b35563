/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ways.c — see ways.h.
 *
 * Chains are gathered by the rater itself, which can keep the best find for each effect instead of the very best only.
 * What comes before them is asked of the routines of techniques[], which find all instances: there the rules are the
 * same, and only the order differs, which does not matter here. */
#include "ways.h"

#include <stdlib.h>

#include "engine/logic/technique.h"
#include "work.h"

enum { MAX_ROWS = 5 };

/* A technique of the scale, up to a rating in tenths where that matters, and the rows that find its instances, none of which
 * needs memory. direct: only what they make a hidden single counts. */
typedef struct {
  int         technique, up_to;
  bool        direct;
  const char *rows[MAX_ROWS];        /* ends with NULL */
} Kind;

static const Kind kinds[] = {
  { RATE_LAST_CELL, 999, false, { "full-house" } },
  { RATE_HIDDEN_SINGLE, 12, false, { "hidden-single-box" } },
  { RATE_HIDDEN_SINGLE, 999, false, { "hidden-single-line" } },
  { RATE_DIRECT_POINTING, 999, true, { "pointing" } },
  { RATE_DIRECT_CLAIMING, 999, true, { "claiming" } },
  { RATE_DIRECT_HIDDEN_PAIR, 999, true, { "hidden-pair" } },
  { RATE_NAKED_SINGLE, 999, false, { "naked-single" } },
  { RATE_DIRECT_HIDDEN_TRIPLET, 999, true, { "hidden-triple" } },
  { RATE_POINTING, 999, false, { "pointing" } },
  { RATE_CLAIMING, 999, false, { "claiming" } },
  { RATE_NAKED_PAIR, 999, false, { "naked-pair", "locked-pair" } },
  { RATE_X_WING, 999, false, { "x-wing" } },
  { RATE_HIDDEN_PAIR, 999, false, { "hidden-pair" } },
  { RATE_NAKED_TRIPLET, 999, false, { "naked-triple", "locked-triple" } },
  { RATE_SWORDFISH, 999, false, { "swordfish" } },
  { RATE_HIDDEN_TRIPLET, 999, false, { "hidden-triple" } },
  { RATE_XY_WING, 999, false, { "xy-wing" } },
  { RATE_XYZ_WING, 999, false, { "xyz-wing" } },
  { RATE_UNIQUE_RECTANGLE, 45, false, { "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-4" } },
  { RATE_UNIQUE_RECTANGLE, 999, false,
    { "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4" } },
  { RATE_NAKED_QUAD, 999, false, { "naked-quad" } },
  { RATE_JELLYFISH, 999, false, { "jellyfish" } },
  { RATE_HIDDEN_QUAD, 999, false, { "hidden-quad" } },
  { RATE_BUG_1, 999, false, { "bug-plus-1" } },
};

/* Different effects. */
typedef struct {
  RateHint effect[RATE_WAYS_MOST];
  int      n;
  Deduction found[RATE_WAYS_MOST];   /* of one row */
} Ways;

static bool
same_effect (const RateHint *a, const RateHint *b)
{
  return a->cell == b->cell && (a->cell == NO_CELL || a->digit == b->digit)
         && memcmp (a->removed, b->removed, sizeof a->removed) == 0;
}

static void
add_way (Ways *ways, const RateHint *effect)
{
  for (int i = 0; i < ways->n; i++)
    if (same_effect (&ways->effect[i], effect))
      return;
  if (ways->n < RATE_WAYS_MOST) /* unreached: no puzzle fills it */
    ways->effect[ways->n++] = *effect;
}

static void
add_placed (Ways *ways, int candidate)
{
  RateHint effect;

  rate_hint_clear (&effect);
  effect.cell = candidate_cell (candidate);
  effect.digit = candidate_digit (candidate) - 1;
  add_way (ways, &effect);
}

static void
add_deduction (Ways *ways, const Deduction *deduction)
{
  RateHint effect;

  for (int i = 0; i < deduction->n_placed; i++)
    add_placed (ways, deduction->placed[i]);
  if (candidate_set_is_empty (&deduction->struck))
    return;

  rate_hint_clear (&effect);
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      effect.removed[cell] |= nine_of (digit - 1);
  add_way (ways, &effect);
}

/* What becomes a hidden single once the deduction is carried out. */
static void
add_direct (Ways *ways, const Position *position, const Deduction *deduction)
{
  Deduction singles[N_CELLS];
  Finds finds = { .found = singles, .capacity = N_CELLS };
  Position after = *position;

  deduction_apply (deduction, &after);
  technique_search (technique_find ("hidden-single"), &after, &finds);
  for (int i = 0; i < finds.n; i++)
    add_deduction (ways, &singles[i]);
}

static void
position_from_grid (Position *position, const RateGrid *grid)
{
  *position = (Position) { .unique = true };
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      position->digit[cell] = grid->digit[cell];
      if (grid->digit[cell])
        cells_add (&position->given, cell);
      else
        cells_add (&position->empty, cell);
      for_each_digit (d, grid->marks[cell])
        {
          position->marks[cell] |= digits_of (d + 1);
          cells_add (&position->places[d + 1], cell);
        }
    }
}

static const Kind *
find_kind (const RateHint *step)
{
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (kinds[i].technique == step->technique && rate_tenths (step->rating) <= kinds[i].up_to)
      return &kinds[i];
  return NULL;
}

/* The step itself is added under its own name only if the routines have not found it: it is a way in any case. */
static int
count_instances (const Kind *kind, const RateGrid *grid, const RateHint *step)
{
  Ways *ways = malloc (sizeof *ways);
  Position position;
  int n;

  if (!ways)
    return 0;
  ways->n = 0;
  position_from_grid (&position, grid);
  for (int row = 0; kind->rows[row]; row++)
    {
      Finds finds = { .found = ways->found, .capacity = RATE_WAYS_MOST };

      technique_search (technique_find (kind->rows[row]), &position, &finds);
      for (int i = 0; i < finds.n; i++)
        if (kind->direct)
          add_direct (ways, &position, &finds.found[i]);
        else
          add_deduction (ways, &finds.found[i]);
    }
  if (step->cell != NO_CELL)
    add_placed (ways, candidate_of (step->cell, step->digit + 1));
  else
    add_way (ways, step);
  n = ways->n;
  free (ways);
  return n;
}

static int
count_chains (RateWork *work, const RateGrid *grid, const RateHint *step)
{
  static const Forcing *const searches[N_RATE_TECHNIQUES] = {
    [RATE_NISHIO] = &forcing_nishio, [RATE_MULTIPLE_CHAINS] = &forcing_multiple, [RATE_DYNAMIC_CHAINS] = &forcing_dynamic,
    [RATE_DYNAMIC_PLUS] = &forcing_nested[1], [RATE_NESTED_2] = &forcing_nested[2], [RATE_NESTED_3] = &forcing_nested[3],
    [RATE_NESTED_4] = &forcing_nested[4], [RATE_NESTED_5] = &forcing_nested[5],
  };
  const Find *finds[2 * N_MARKS + HARVEST_SETS];
  Harvest *harvest = &work->harvest[0];
  int n, count = 0;

  rate_work_begin (work, grid);
  harvest_start (harvest, true);
  if (searches[step->technique])
    forcing_search (work, 0, grid, searches[step->technique], harvest);
  else
    simple_search (work, grid, harvest);
  if (rate_work_stopped (work) || rate_work_beyond (work)) /* unreached: no puzzle fills it */
    return 0;

  n = harvest_sort (harvest, finds);
  for (int i = 0; i < n && count < RATE_WAYS_MOST; i++)
    count += rate_tenths (finds[i]->rating) <= rate_tenths (step->rating);
  return count ? count : 1;          /* unreached: a search for all finds the step, too */
}

int
rate_ways (RateWork *work, const RateGrid *grid, const RateHint *step)
{
  const Kind *kind = find_kind (step);

  if (kind)
    return count_instances (kind, grid, step);
  if (step->technique >= RATE_X_CYCLE && step->technique != RATE_ALIGNED_TRIPLET && step->technique < N_RATE_TECHNIQUES)
    return count_chains (work, grid, step);
  return 0;
}
