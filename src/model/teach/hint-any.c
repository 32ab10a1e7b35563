/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hint-any.c — a hint on a board of any shape: what is wrong first, then the easiest deduction, on the player's marks. */
#include "hint-private.h"

#include <string.h>

#include "engine/any/any-check.h"
#include "engine/any/any-count.h"

/* µs for each question about solutions: an answer could take years. */
enum { PATIENCE = 400 * 1000, MOST_QUESTIONS_US = 1000 * 1000 };

typedef enum { SOME, NONE, NOT_KNOWN } Answer;

/* Whom to ask what has a solution. */
typedef struct {
  const Topology *topology;
  AnyCount       *count;
  AnyCountResult  result;
  const Stop     *stop;
  int64_t         end;                 /* monotonic time, of one question */
  int64_t         last;                /* of all */
} Oracle;

static bool
is_late (void *memory)
{
  const Oracle *oracle = memory;

  return g_get_monotonic_time () >= oracle->end || stop_now (oracle->stop);
}

static Answer
ask (Oracle *oracle, const uint8_t *digits, uint64_t limit)
{
  int64_t now = g_get_monotonic_time ();
  Values  domain[RULES_CELLS_MAX];

  if (now >= oracle->last)
    return NOT_KNOWN;
  oracle->end = now + PATIENCE;
  any_count_domains (oracle->topology, digits, domain);
  any_count_run (oracle->count, domain, limit, is_late, oracle, &oracle->result);
  return oracle->result.n_solutions >= limit || (oracle->result.n_solutions && !oracle->result.stopped) ? SOME
         : oracle->result.stopped ? NOT_KNOWN : NONE;
}

static void
digits_of_cells (const Topology *topology, const DocumentCell *cells, bool entries, uint8_t *digits)
{
  for (int cell = 0; cell < topology->n_cells; cell++)
    digits[cell] = cells[cell].given ? cells[cell].given : entries ? cells[cell].entry : 0;
}

/* Clues without which there may be a solution: one after the other goes if there is none without it, either. ∅: it is not the
 * clues, or it takes too long. */
static PlaceSet
find_conflict (Oracle *oracle, const DocumentCell *cells)
{
  PlaceSet conflict = PLACES_NONE;
  uint8_t digits[RULES_CELLS_MAX];
  int n_cells = oracle->topology->n_cells;

  digits_of_cells (oracle->topology, cells, false, digits);
  for (int cell = 0; cell < n_cells; cell++)
    if (cells[cell].given)
      {
        digits[cell] = 0;
        switch (ask (oracle, digits, 1))
          {
          case SOME:
            digits[cell] = cells[cell].given;
            places_add (&conflict, cell);
            break;
          case NONE:
            break;
          case NOT_KNOWN:
            return PLACES_NONE;
          }
      }
  return conflict;
}

static PlaceSet
entries_of (const Topology *topology, const DocumentCell *cells)
{
  PlaceSet entries = PLACES_NONE;

  for (int cell = 0; cell < topology->n_cells; cell++)
    if (cells[cell].entry && !cells[cell].given)
      places_add (&entries, cell);
  return entries;
}

/* Entries that break a rule; else those without which the rest has a solution, or all of them. */
static PlaceSet
find_clashes (Oracle *oracle, const DocumentCell *cells)
{
  PlaceSet entries = entries_of (oracle->topology, cells), wrong = PLACES_NONE;
  uint8_t digits[RULES_CELLS_MAX];

  digits_of_cells (oracle->topology, cells, true, digits);
  wrong = places_intersection (any_broken (oracle->topology, digits, NULL), entries);
  if (!places_is_empty (&wrong) || ask (oracle, digits, 1) != NONE)
    return wrong;
  for_each_place (cell, entries)
    {
      digits[cell] = 0;
      if (ask (oracle, digits, 1) == SOME)
        places_add (&wrong, cell);
      digits[cell] = cells[cell].entry;
    }
  return places_is_empty (&wrong) ? entries : wrong;
}

static PlaceSet
find_mistakes (Oracle *oracle, const DocumentCell *cells, const uint8_t *solution)
{
  PlaceSet wrong = PLACES_NONE;

  if (!solution)
    return find_clashes (oracle, cells);
  for_each_place (cell, entries_of (oracle->topology, cells))
    if (cells[cell].entry != solution[cell])
      places_add (&wrong, cell);
  return wrong;
}

/* The board as the player has it: cells with centre marks have these as candidates. */
static void
position_of (const Topology *topology, const DocumentCell *cells, bool marks, AnyPosition *position)
{
  uint8_t digits[RULES_CELLS_MAX];

  digits_of_cells (topology, cells, true, digits);
  any_position_start (position, topology, digits);
  for (int cell = 0; marks && cell < topology->n_cells; cell++)
    if (!digits[cell] && cells[cell].centre)
      any_position_strike (position, cell, ~cells[cell].centre);
}

/* Whether it can be a step of this board at all; false: it contradicts itself. */
static bool
find_step (Hint *hint, const DocumentCell *cells, bool marks, const Stop *stop)
{
  static const HintKind kinds[] = {
    [ANY_CLIMBING] = HINT_STEP, [ANY_SOLVED] = HINT_NONE, [ANY_STUCK] = HINT_STUCK, [ANY_IMPOSSIBLE] = HINT_MISTAKE,
    [ANY_NO_MEMORY] = HINT_NO_MEMORY,
  };
  AnyLadder *ladder;

  position_of (hint->topology, cells, marks, &hint->any_position);
  ladder = any_ladder_new_at (hint->topology, &hint->any_position);
  if (ladder)
    {
      ladder->stop = stop;
      any_ladder_step (ladder, &hint->any_deduction);
    }
  hint->kind = ladder ? kinds[ladder->outcome] : HINT_NO_MEMORY;
  any_ladder_free (ladder);
  return hint->kind != HINT_MISTAKE;
}

/* The marks may lead nowhere where several solutions are left, and then they are not used; else the entries do. */
static void
find_any_step (Hint *hint, const DocumentCell *cells, const Stop *stop)
{
  if (find_step (hint, cells, true, stop) || find_step (hint, cells, false, stop))
    return;
  hint->cells = entries_of (hint->topology, cells);
  if (places_is_empty (&hint->cells))
    hint->kind = HINT_IMPOSSIBLE;
}

static void
find (Hint *hint, Oracle *oracle, const DocumentCell *cells)
{
  uint8_t digits[RULES_CELLS_MAX], solution[RULES_CELLS_MAX];
  Answer  answer;

  digits_of_cells (hint->topology, cells, false, digits);
  answer = ask (oracle, digits, 2);
  hint->unique = answer == SOME && oracle->result.n_solutions == 1;
  if (answer == NONE)
    {
      hint->kind = HINT_IMPOSSIBLE;
      hint->cells = find_conflict (oracle, cells);
      return;
    }
  memcpy (solution, oracle->result.solution[0], sizeof solution);
  hint->kind = HINT_MISTAKE;
  hint->cells = find_mistakes (oracle, cells, hint->unique ? solution : NULL);
  if (!places_is_empty (&hint->cells))
    return;
  hint->kind = HINT_MARK;
  if (hint->unique)
    hint->cells = hint_find_missing_marks (cells, hint->topology->n_cells, solution, hint->missing);
  if (places_is_empty (&hint->cells))
    find_any_step (hint, cells, oracle->stop);
}

void
hint_find_any (Hint *hint, const Topology *topology, const DocumentCell *cells, const Stop *stop)
{
  Oracle *oracle = g_new0 (Oracle, 1);

  memset (hint, 0, sizeof *hint);
  hint->topology = topology;
  hint->kind = HINT_NO_MEMORY;
  oracle->topology = topology;
  oracle->stop = stop;
  oracle->last = g_get_monotonic_time () + MOST_QUESTIONS_US;
  oracle->count = any_count_new (topology);
  if (oracle->count)
    find (hint, oracle, cells);
  any_count_free (oracle->count);
  g_free (oracle);
}

/* --- What is told --------------------------------------------------------------------------------------------------- */

int
hint_any_house_around (const Hint *hint, int cell)
{
  const Topology *topology = hint->topology;

  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      HouseKind kind = topology->house[topology->cell_house[i]].kind;

      if (kind == HOUSE_BOX || kind == HOUSE_REGION)
        return topology->cell_house[i];
    }
  return topology->cell_house[topology->houses_of[cell]];
}

PlaceSet
hint_any_where (const Hint *hint)
{
  const AnyDeduction *deduction = &hint->any_deduction;
  PlaceSet cells = places_union (deduction->cells, deduction->others);

  if (deduction->n_base)
    return topology_house_set (hint->topology, deduction->base[0]);
  if (deduction->scan != ANY_NO_SCAN)
    for (int i = 0; i < hint->topology->scan[deduction->scan].n; i++)
      places_add (&cells, hint->topology->cell[hint->topology->scan[deduction->scan].first + i]);
  return cells;
}

char *
hint_any_say_step (const Hint *hint, HintRung rung)
{
  switch (rung)
    {
    case RUNG_WHERE:
      return explain_any_where (hint->topology, &hint->any_deduction);
    case RUNG_WHAT:
      return explain_any_what (&hint->any_deduction);
    case RUNG_WHY:
      return explain_any_why (hint->topology, &hint->any_position, &hint->any_deduction);
    default:
      return explain_any_effect (hint->topology, &hint->any_deduction);
    }
}
