/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* singles.c — the queues of singles, and how a step changes them.
 *
 * Each strike looks at once whether it makes a single: first of the cell, then of the row, the column and the box. What it
 * makes joins the end of a queue and stays there until it is found; if its cell was filled meanwhile, it is passed over then.
 * Placing a digit strikes it from the peers in reading order; then the cell itself leaves its houses, a candidate after the
 * other. A full house is looked for among the naked singles that wait, without taking one away. */
#include "finders.h"

#include <string.h>

static const int kinds[3] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

static void
join (HodokuQueue *queue, int cell, int digit)
{
  if (queue->end < sizeof queue->cell)       /* unreached: each makes no more than one single */
    {
      queue->cell[queue->end] = (uint8_t) cell;
      queue->digit[queue->end++] = (uint8_t) digit;
    }
}

static int
leave (HodokuQueue *queue)
{
  int place = queue->first;

  if (place == queue->end)
    return -1;
  if (++queue->first == queue->end)
    queue->first = queue->end = 0;
  return place;
}

/* The house has lost a place for the digit; the one that is left may be a single. */
static void
lose_place (HodokuSingles *singles, const Position *position, int house, int digit)
{
  CellSet places;

  if (--singles->n_places[house][digit] != 1)
    return;
  places = position_places_in (position, house, digit);
  if (!cells_is_empty (places))
    join (&singles->hidden, cells_first (places), digit);
}

/* No place is left: what waits for this does so no more. Only in positions that cannot be. */
static void
forget (HodokuQueue *queue, int house, int digit)
{
  for (int i = queue->first; i < queue->end; i++) /* unreached: not seen: nothing waits for it */
    if (queue->digit[i] == digit && cells_has (house_set (house), queue->cell[i]))
      {
        memmove (queue->cell + i, queue->cell + i + 1, (size_t) (queue->end - i - 1));
        memmove (queue->digit + i, queue->digit + i + 1, (size_t) (queue->end - i - 1));
        queue->end--;
        return;
      }
}

void
hodoku_strike (HodokuSingles *singles, Position *position, int cell, int digit)
{
  if (!digits_has (position->marks[cell], digit))
    return;
  position_strike (position, cell, digit);
  if (!position->marks[cell])
    return;                                  /* it cannot be, and nobody looks on */
  if (digits_is_single (position->marks[cell]))
    join (&singles->naked, cell, digits_first (position->marks[cell]));
  for (int i = 0; i < 3; i++)
    {
      int house = cell_house (cell, kinds[i]);

      lose_place (singles, position, house, digit);
      if (!singles->n_places[house][digit])
        forget (&singles->hidden, house, digit);
    }
}

void
hodoku_place (HodokuSingles *singles, Position *position, int cell, int digit)
{
  Digits marks = position->marks[cell];

  for_each_digit (mark, marks)
    cells_remove (&position->places[mark], cell);
  position->marks[cell] = DIGITS_NONE;
  position->digit[cell] = (uint8_t) digit;
  cells_remove (&position->empty, cell);
  for_each_cell (peer, cells_intersection (position->places[digit], cell_peer_set (cell)))
    hodoku_strike (singles, position, peer, digit);
  for_each_digit (mark, marks)
    for (int i = 0; i < 3; i++)
      if (mark == digit)
        singles->n_places[cell_house (cell, kinds[i])][mark]--;
      else
        lose_place (singles, position, cell_house (cell, kinds[i]), mark);
}

void
hodoku_start (HodokuSingles *singles, const Position *position)
{
  Position built = { .empty = CELLS_ALL };

  memset (singles, 0, sizeof *singles);
  memset (singles->n_places, 9, sizeof singles->n_places);
  for (int digit = 1; digit <= 9; digit++)
    built.places[digit] = CELLS_ALL;
  for (int cell = 0; cell < N_CELLS; cell++)
    built.marks[cell] = DIGITS_ALL;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (position->digit[cell])
      hodoku_place (singles, &built, cell, position->digit[cell]);
  for_each_cell (cell, built.empty)
    for_each_digit (digit, digits_difference (built.marks[cell], position->marks[cell]))
      hodoku_strike (singles, &built, cell, digit);
}

static void
tell (HodokuStep *step, int cell, int digit)
{
  hodoku_step_start (step);
  step->placed = (uint16_t) candidate_of (cell, digit);
}

static bool
fills_house (const HodokuSingles *singles, int house, int digit)
{
  for (int other = 1; other <= 9; other++)
    if (other != digit && singles->n_places[house][other])
      return false;

  return true;
}

bool
hodoku_full_house (const Position *position, const HodokuSingles *singles, HodokuStep *step)
{
  const HodokuQueue *queue = &singles->naked;

  for (int i = queue->first; i < queue->end; i++)
    for (int kind = 0; kind < 3 && !position->digit[queue->cell[i]]; kind++)
      if (fills_house (singles, cell_house (queue->cell[i], kinds[kind]), queue->digit[i]))
        {
          tell (step, queue->cell[i], queue->digit[i]);
          return true;
        }

  return false;
}

static bool
take_next (const Position *position, HodokuQueue *queue, HodokuStep *step)
{
  for (int i = leave (queue); i >= 0; i = leave (queue))
    if (!position->digit[queue->cell[i]])
      {
        tell (step, queue->cell[i], queue->digit[i]);
        return true;
      }

  return false;
}

bool
hodoku_naked_single (const Position *position, HodokuSingles *singles, HodokuStep *step)
{
  return take_next (position, &singles->naked, step);
}

bool
hodoku_hidden_single (const Position *position, HodokuSingles *singles, HodokuStep *step)
{
  return take_next (position, &singles->hidden, step);
}

void
hodoku_take (const HodokuStep *step, Position *position, HodokuSingles *singles)
{
  for (int i = 0; i < step->n_struck; i++)
    hodoku_strike (singles, position, candidate_cell (step->struck[i]), candidate_digit (step->struck[i]));
  if (step->placed < N_CANDIDATES)
    hodoku_place (singles, position, candidate_cell (step->placed), candidate_digit (step->placed));
}
