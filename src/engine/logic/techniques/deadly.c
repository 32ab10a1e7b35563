/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* deadly.c — larger patterns than a rectangle that would leave a second solution behind.
 *
 * Cells that hold nothing but a few digits, so that these could change places among them and no house would notice, are never all
 * of a puzzle with one solution. So one of the candidates that save the pattern, those of other digits, is true.
 *
 *   unique loop         an even ring of six cells or more, each sharing a house with the next, with the same two digits, two of
 *                       them in every house that it meets: filled in turn, it could be filled the other way round
 *   extended rectangle  two lines of a chute and a crossing line of each of its boxes: six cells with three digits, whose lines
 *                       could be exchanged
 *
 * Their types are those of saving.h.
 *
 * Groups: pattern, for the cells and their digits, and extra for what saves it; as of a rectangle. */
#include "routines.h"
#include "saving.h"

enum { LOOP_MIN = 6, LOOP_MAX = 14 };

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
} Search;

/* What the pattern gives, if all its cells hold nothing but digits or what saves it. True: stop. */
static bool
judge (const Search *search, CellSet cells, Digits digits)
{
  Saving    saving = saving_of (search->position, cells, digits);
  Deduction found;

  if (!saving_tells (&saving, search->technique->detail))
    return false;
  deduction_start (&found, search->technique);
  found.cells = cells;
  found.digits = digits;
  deduction_group (&found, ROLE_PATTERN, cells, digits, NO_HOUSE);
  saving_strike (&saving, search->position, search->technique->detail, digits, &found);
  return finds_add (search->finds, &found);
}

/* Unique loops */

typedef struct {
  Search  search;
  Digits  pair;
  CellSet open;                              /* cells that have both digits, the start and what is before it aside */
  int     n, path[LOOP_MAX];
  CellSet cells, turn[2];                    /* all of the path; its even and its odd cells */
  Digits  saving;
  int     n_extra;
} Loop;

/* Two of the ring in each house that it meets, one of each turn. */
static bool
is_ring (const Loop *loop)
{
  for (int house = 0; house < N_HOUSES; house++)
    if (cells_count (cells_intersection (loop->turn[0], house_set (house)))
        != cells_count (cells_intersection (loop->turn[1], house_set (house))))
      return false;
  return true;
}

static bool
crowds (const Loop *loop, int cell)
{
  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    if (cells_count (cells_intersection (loop->cells, house_set (cell_house (cell, kind)))) > 1)
      return true;
  return false;
}

/* Takes the cell as the next one, and goes on from there. True: stop. */
static bool
walk (Loop *loop, int cell)
{
  Loop   before = *loop;
  Digits more = digits_difference (loop->search.position->marks[cell], loop->pair);
  bool   stop = false;

  loop->saving |= more;
  loop->n_extra += more != 0;
  if (loop->search.technique->detail == 1 ? loop->n_extra > 1 : loop->saving && !digits_is_single (loop->saving))
    {
      *loop = before;
      return false;
    }

  loop->path[loop->n] = cell;
  cells_add (&loop->turn[loop->n & 1], cell);
  cells_add (&loop->cells, cell);
  loop->n++;
  if (loop->n >= LOOP_MIN && loop->n % 2 == 0 && cells_are_peers (cell, loop->path[0]) && is_ring (loop))
    stop = judge (&loop->search, loop->cells, loop->pair);
  else if (loop->n < LOOP_MAX) /* unreached: no puzzle goes so deep */
    for_each_cell (next, cells_intersection (cells_difference (loop->open, loop->cells), cell_peer_set (cell)))
      if (!stop && !crowds (loop, next))
        stop = walk (loop, next);
  *loop = before;
  return stop;
}

void
find_unique_loop (const Position *position, const Technique *technique, Finds *finds)
{
  for_each_cell (start, position->empty)
    {
      Loop loop = { .search = { position, technique, finds }, .pair = position->marks[start] };
      int  a, b;

      if (digits_count (loop.pair) != 2 || stop_now (finds->stop))
        continue;
      a = digits_first (loop.pair);
      b = digits_first (digits_without_first (loop.pair));
      loop.open = cells_intersection (position->places[a], position->places[b]);
      for_each_cell (earlier, loop.open)
        if (earlier < start && position->marks[earlier] == loop.pair)
          cells_remove (&loop.open, earlier);
      if (walk (&loop, start))
        return;
    }
}

/* Extended rectangles */

static Digits
marks_of (const Position *position, CellSet cells)
{
  Digits marks = DIGITS_NONE;

  for_each_cell (cell, cells)
    marks |= position->marks[cell];
  return marks;
}

/* Six open cells. True: stop. */
static bool
judge_rectangle (const Search *search, CellSet cells)
{
  Digits all = marks_of (search->position, cells);

  if (search->technique->detail == 2)
    {
      if (digits_count (all) == 4)
        for_each_digit (saving, all)
          if (judge (search, cells, digits_difference (all, digits_of (saving))))
            return true;
      return false;
    }

  for_each_cell (cell, cells)
    {
      Digits digits = marks_of (search->position, cells_difference (cells, cells_of (cell)));

      if (digits_count (digits) == 3 && judge (search, cells, digits))
        return true;
    }
  return false;
}

/* Two lines of a chute, by the kind of the lines. */
static bool
choose_crossing (const Search *search, int first, int second, int crossing)
{
  for (int choice = 0; choice < 27; choice++)
    {
      const int across[3] = { choice % 3, 3 + choice / 3 % 3, 6 + choice / 9 };
      CellSet   cells = CELLS_NONE;

      for (int i = 0; i < 3; i++)
        cells = cells_union (cells, cells_intersection (cells_union (house_set (first), house_set (second)),
                                                        house_set (crossing + across[i])));
      if (cells_is_empty (cells_difference (cells, search->position->empty)) && judge_rectangle (search, cells))
        return true;
    }
  return false;
}

void
find_extended_rectangle (const Position *position, const Technique *technique, Finds *finds)
{
  const Search search = { position, technique, finds };

  for (int first = HOUSE_ROWS; first < HOUSE_BOXES; first++)
    for (int second = first + 1; second % 3; second++)
      if (choose_crossing (&search, first, second, first < HOUSE_COLUMNS ? HOUSE_COLUMNS : HOUSE_ROWS))
        return;
}
