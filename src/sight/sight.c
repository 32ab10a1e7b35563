/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sight.c — what stands in a grid: its cells are seen in the direction that reads best, and put right by what a puzzle must be. */
#include <math.h>
#include <string.h>

#include "sight-private.h"

enum { ALIGNMENT = 64, TRIES_OF_OTHERS = 40, DONE_CELLS = 900 };

#define TURNED_ALIKE 0.7             /* of confidences: a puzzle decides */
#define DOUBT 0.8f                   /* less probable digits are shown as doubtful */
#define LIKELY 0.5f                  /* with one that is less probable than all others together the puzzle is doubtful */
#define READABLE -0.6                /* of a confidence */

size_t
sight_size (void)
{
  return sizeof (Sight) + ALIGNMENT;
}

Sight *
sight_start (void *memory)
{
  Sight *sight;

  if (!memory)
    return NULL;
  sight = (Sight *) (((uintptr_t) memory + ALIGNMENT - 1) & ~(uintptr_t) (ALIGNMENT - 1));
  sight->network_loaded = false;
  sight->done = NULL;
  sight->counter = (SightCounter) { NULL, NULL };
  return sight;
}

void
sight_lend (Sight *sight, const SightCounter *counter)
{
  sight->counter = *counter;
}

void
sight_watch (Sight *sight, atomic_int *done)
{
  sight->done = done;
}

void
sight_tell (Sight *sight, int done)
{
  if (sight->done && done > atomic_load (sight->done))
    atomic_store (sight->done, done);
}

void
sight_need_network (Sight *sight)
{
  if (!sight->network_loaded)
    network_load (&sight->network);
  sight->network_loaded = true;
}

/* Which of two ways to see the cells that are nearly as good: the one that is a puzzle. */
static Direction
choose_direction (Sight *sight, const Direction *directions, int n, const Solver *solver, View *view)
{
  enum { TRIES = 60 };
  Repair repair;

  direction_view (&sight->cells, &sight->network, &directions[0], view);
  if (n < 2 || directions[1].confidence <= directions[0].confidence - TURNED_ALIKE
      || repair_find (&repair, view, TRIES, 8, solver))
    return directions[0];
  direction_view (&sight->cells, &sight->network, &directions[1], view);
  if (repair_find (&repair, view, TRIES, 8, solver))
    return directions[1];
  direction_view (&sight->cells, &sight->network, &directions[0], view);
  return directions[0];
}

/* digit: what is taken; NULL: the likeliest of each cell. */
static void
fill_cells (SightReading *reading, const View *view, const uint8_t *digit)
{
  reading->n_clues = 0;
  for (int cell = 0; cell < view->n * view->n; cell++)
    {
      const float *log_p = view->log_p[cell];
      SightCell *here = &reading->cell[cell];
      int first = 0, second = -1;
      float total = 0;

      for (int i = 1; i <= view->n; i++)
        first = log_p[i] > log_p[first] ? i : first;
      for (int i = 0; i < SIZE_VALUES; i++)
        {
          total += expf (log_p[i] - log_p[first]);
          if (i != first && i <= view->n && (second < 0 || log_p[i] > log_p[second]))
            second = i;
        }
      if (digit && digit[cell] != first)
        {
          second = first;
          first = digit[cell];
        }
      *here = (SightCell) { .digit = (uint8_t) first, .second = (uint8_t) second, .changed = log_p[second] > log_p[first] };
      total = logf (total) + fmaxf (log_p[first], log_p[second]);
      here->p = expf (log_p[first] - total);
      here->second_p = expf (log_p[second] - total);
      here->doubtful = here->p < DOUBT;
      reading->n_clues += first > 0;
    }
}

/* What repeats in a house is doubtful, too. */
static void
doubt_repeats (SightReading *reading)
{
  int n = reading->grid.lattice.n, rows = reading->box_rows, columns = n / rows;

  for (int a = 0; a < n * n; a++)
    for (int b = 0; b < n * n; b++)
      if (reading->cell[a].digit && reading->cell[a].digit == reading->cell[b].digit && a != b
          && (a / n == b / n || a % n == b % n || (a / n / rows == b / n / rows && a % n / columns == b % n / columns)))
        reading->cell[a].doubtful = true;
}

/* What uniqueness has chosen is less probable by itself, and has been weighed. */
static bool
has_unlikely (const SightReading *reading)
{
  int n = reading->grid.lattice.n;

  for (int cell = 0; cell < n * n; cell++)
    if (!reading->cell[cell].changed && reading->cell[cell].p < LIKELY)
      return true;
  return false;
}

static SightOutcome
judge (const SightReading *reading, bool found)
{
  const SightSize *size = sight_size_of (reading->grid.lattice.n);

  if (reading->n_clues < size->clues_least || reading->confidence < READABLE)
    return SIGHT_NO_PUZZLE;
  if (reading->n_clues > size->clues_most)
    return SIGHT_FULL;
  return found && !has_unlikely (reading) ? SIGHT_READ : SIGHT_DOUBTFUL;
}

/* Those that do not turn it. */
static int
keep_upright (Direction *directions, int n)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (directions[i].quarters == 0)
      directions[kept++] = directions[i];
  return kept;
}

/* With boxes as they mostly are, or else, as it stands, with those that are the other way. */
static bool
find_puzzle (Solver *solver, const View *view, Repair *repair)
{
  if (repair_find (repair, view, solver->size->n == 9 ? REPAIR_TRIES : TRIES_OF_OTHERS, REPAIR_LOSS, solver))
    return true;
  for (int i = 1; i < SIZE_BOXES_MOST && solver->size->box_rows[i]; i++)
    {
      solver->box_rows = solver->size->box_rows[i];
      if (repair_find (repair, view, 1, REPAIR_LOSS, solver))
        return true;
    }
  solver->box_rows = solver->size->box_rows[0];
  return false;
}

void
sight_read (Sight *sight, const SightPicture *picture, const SightGrid *grid, bool upright, const Stop *stop,
            SightReading *reading)
{
  const SightSize *size = sight_size_of (grid->lattice.n);
  Solver solver = { size, size->box_rows[0], &sight->count, sight->counter.solutions ? &sight->counter : NULL };
  Direction directions[DIRECTIONS_MOST], chosen;
  uint8_t digit[SIZE_CELLS_MOST];
  View *view = &sight->view;
  Repair repair;
  bool found;
  int n;

  *reading = (SightReading) { .outcome = SIGHT_STOPPED, .grid = *grid };
  if (stop_now (stop))
    return;
  sight_need_network (sight);

  n = direction_find (&sight->cells, &sight->network, picture, grid->kind, &grid->lattice, directions);
  if (stop_now (stop))
    return;
  if (upright)
    n = keep_upright (directions, n);
  sight_tell (sight, DONE_CELLS);
  chosen = choose_direction (sight, directions, n, &solver, view);
  found = find_puzzle (&solver, view, &repair);

  reading->box_rows = solver.box_rows;
  reading->quarters = chosen.quarters;
  reading->lighter = chosen.lighter;
  reading->confidence = chosen.confidence;
  lattice_turn (&reading->grid.lattice, chosen.quarters);
  for (int i = 0; i < 4; i++)
    reading->grid.corners.corner[i] = grid->corners.corner[(i + chosen.quarters) % 4];
  fill_cells (reading, view, found ? repair.digit : NULL);
  reading->n_changed = found ? repair.n_changed : 0;
  doubt_repeats (reading);
  for (int cell = 0; cell < size->n * size->n; cell++)
    digit[cell] = reading->cell[cell].digit;
  reading->solutions = repair_solutions (digit, &solver);
  reading->outcome = judge (reading, found && !repair.ambiguous);
}

SightOutcome
sight_read_page (Sight *sight, const SightPicture *picture, const Stop *stop, SightPage *page, SightReading *reading)
{
  SightOutcome outcome = sight_find (sight, picture, stop, page);

  *reading = (SightReading) { .outcome = outcome };
  for (int i = 0; i < page->n; i++)
    {
      SightReading other;

      sight_read (sight, picture, &page->grid[i], false, stop, &other);
      if (i == 0 || other.outcome == SIGHT_READ || other.outcome == SIGHT_STOPPED)
        *reading = other;
      if (other.outcome == SIGHT_READ || other.outcome == SIGHT_STOPPED)
        break;
    }
  return reading->outcome;
}
