/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* unique.c — Sudoku Explainer's unique rectangles and loops: 4.5 and up.
 *
 * All loops of all cells with two candidates are walked; the smallest find by rating and type wins, the first of equal
 * ones. The walk remembers the extra digits of the cells that it has looked at, not only of those on its path: that
 * decides which loops are found, so it is kept. */
#include "rate-private.h"

typedef struct {
  const RateGrid *grid;
  RateHint *best;
  int  best_type;                    /* 1–4; 0: nothing yet */
  Nine pair;
  int  digits[2];                    /* the same */
  int  length;
  uint32_t houses[2];                /* of the cells of each half, one bit each */
  uint8_t path[N_CELLS];
  CellSet on_path;
  CellSet cells;                     /* that can be in a loop */
} Search;

/* The loop's type, and what it is worth. */
typedef struct {
  double  base;
  int     n_extra;                   /* cells with more than the pair, in the order of the path */
  uint8_t extra[N_CELLS];
  Nine    digits;                    /* the extra digits of the first two */
} Loop;

static void
offer (Search *search, RateHint *hint, double rating, int type)
{
  const RateHint *best = search->best;

  if (!hint->removes)
    return;
  if (search->best_type && (best->rating < rating || (best->rating == rating && search->best_type <= type)))
    return;

  hint->rating = rating;
  hint->technique = search->length == 4 ? RATE_UNIQUE_RECTANGLE : RATE_UNIQUE_LOOP;
  *search->best = *hint;
  search->best_type = type;
}

static double
base_rating (int length)
{
  double rating = 4.5;

  if (length >= 10)
    rating += 0.3;
  if (length >= 8)
    rating += 0.2;
  else if (length >= 6)
    rating += 0.1;
  return rating;
}

static void
type_1 (Search *search, const Loop *loop)
{
  RateHint hint;

  rate_hint_clear (&hint);
  rate_hint_remove (&hint, search->grid, loop->extra[0], search->pair);
  offer (search, &hint, loop->base, 1);
}

static void
type_2 (Search *search, const Loop *loop)
{
  CellSet seeing = CELLS_ALL;
  Nine digits = nine_minus (search->grid->marks[loop->extra[0]], search->pair);
  RateHint hint;

  rate_hint_clear (&hint);
  for (int i = 0; i < loop->n_extra; i++)
    seeing = cells_intersection (seeing, cell_peer_set (loop->extra[i]));
  for_each_cell (cell, seeing)
    rate_hint_remove (&hint, search->grid, cell, nine_of (nine_first (digits)));
  offer (search, &hint, loop->base, 2);
}

/* Whether a find of that rating and a type of three or more could still be the best. */
static bool
wants (const Search *search, double rating)
{
  return !search->best_type || rating < search->best->rating || (rating <= search->best->rating && search->best_type > 3);
}

static void
naked_3 (Search *search, const Loop *loop, int house, int i1, int i2, int degree)
{
  const RateGrid *grid = search->grid;
  Nine shared = (Nine) (loop->digits & grid->marks[loop->extra[0]] & grid->marks[loop->extra[1]]);
  Nine places = 0, subset = 0;

  if (!wants (search, loop->base + 0.1 * (degree - 1)))
    return;
  for (int p = 0; p < 9; p++)
    if (p != i1 && p != i2 && nine_many (grid->marks[house_cell (house, p)]))
      places |= nine_of (p);

  while ((subset = subset_of_next (places, subset)))
    {
      Nine others = 0;
      RateHint hint;

      if (nine_count (subset) != degree - 1)
        continue;
      for_each_digit (p, subset)
        others |= grid->marks[house_cell (house, p)];
      if (nine_count (shared | others) != degree || nine_count (loop->digits | others) != degree)
        continue;

      rate_hint_clear (&hint);
      for_each_digit (p, nine_minus (NINE_ALL, (Nine) (subset | nine_of (i1) | nine_of (i2))))
        rate_hint_remove (&hint, grid, house_cell (house, p), (Nine) (loop->digits | others));
      offer (search, &hint, loop->base + 0.1 * (degree - 1), 3);
    }
}

static void
hidden_3 (Search *search, const Loop *loop, int house, int i1, int i2, int degree)
{
  const RateGrid *grid = search->grid;
  Nine outside = nine_minus (NINE_ALL, search->pair | loop->digits), subset = 0;

  if (!wants (search, loop->base + 0.1 * (degree - 2)))
    return;
  do
    {
      Nine cells = 0;
      bool fits = nine_count (subset) == degree - 2;
      RateHint hint;

      if (!fits)
        continue;
      for_each_digit (d, (Nine) (subset | search->pair))
        {
          Nine at = nine_minus (grid->at[house][d], nine_of (i2));

          fits &= at != 0;
          cells |= at;
        }
      if (!fits || nine_count (cells) != degree)
        continue;

      cells = nine_minus (cells, nine_of (i1));
      rate_hint_clear (&hint);
      for_each_digit (p, cells)
        rate_hint_remove (&hint, grid, house_cell (house, p), nine_minus (NINE_ALL, (Nine) (subset | search->pair)));
      offer (search, &hint, loop->base + 0.1 * (nine_count (cells) - 1), 3);
    }
  while ((subset = subset_of_next (outside, subset)));
}

static void
type_3 (Search *search, const Loop *loop)
{
  int c1 = loop->extra[0], c2 = loop->extra[1];

  for (int degree = nine_count (loop->digits); degree <= 7; degree++)
    for (int kind = 0; kind < N_KINDS; kind++)
      {
        int house = rate_houses[c1][kind], i1 = rate_places[c1][kind], i2 = rate_places[c2][kind];

        if (house != rate_houses[c2][kind])
          continue;
        if (2 * degree <= search->grid->n_empty[house])
          naked_3 (search, loop, house, i1, i2, degree);
        if (2 * degree < search->grid->n_empty[house])
          hidden_3 (search, loop, house, i1, i2, degree);
      }
}

/* In a house of both cells the digit has no other place. */
static bool
is_bound (const Search *search, int c1, int c2, int d)
{
  for (int kind = 0; kind < N_KINDS; kind++)
    if (rate_houses[c1][kind] == rate_houses[c2][kind]
        && !nine_minus (search->grid->at[rate_houses[c1][kind]][d],
                        nine_of (rate_places[c1][kind]) | nine_of (rate_places[c2][kind])))
      return true;

  return false;
}

static void
type_4 (Search *search, const Loop *loop)
{
  int c1 = loop->extra[0], c2 = loop->extra[1];
  int v1 = nine_first (search->pair), v2 = nine_first (nine_minus (search->pair, nine_of (v1)));
  RateHint hint;
  Nine gone = is_bound (search, c1, c2, v1) ? nine_of (v2) : is_bound (search, c1, c2, v2) ? nine_of (v1) : 0;

  rate_hint_clear (&hint);
  rate_hint_remove (&hint, search->grid, c1, gone);
  rate_hint_remove (&hint, search->grid, c2, gone);
  offer (search, &hint, loop->base, 4);
}

static void
closed (Search *search)
{
  Loop loop = { .base = base_rating (search->length) };

  /* Every house of one half of the loop's cells once, which the walk sees to, and the same houses of the other half. */
  if (search->houses[0] != search->houses[1])
    return;

  for (int i = 0; i < search->length; i++)
    if (search->grid->marks[search->path[i]] != search->pair)
      loop.extra[loop.n_extra++] = search->path[i];

  if (loop.n_extra == 1)
    type_1 (search, &loop);
  else if (loop.n_extra > 2)
    type_2 (search, &loop);
  else if (loop.n_extra == 2) /* unreached: with nothing else in it there were two solutions */
    {
      loop.digits = nine_minus (search->grid->marks[loop.extra[0]] | search->grid->marks[loop.extra[1]], search->pair);
      if (nine_is_one (loop.digits))
        type_2 (search, &loop);
      else
        type_3 (search, &loop);
      type_4 (search, &loop);
    }
}

static uint32_t
houses_of (int cell)
{
  const uint8_t *houses = rate_houses[cell];

  return UINT32_C (1) << houses[0] | UINT32_C (1) << houses[1] | UINT32_C (1) << houses[2];
}

static void
extend (Search *search, int cell, int allowed, Nine extra, int last_kind)
{
  const RateGrid *grid = search->grid;
  uint32_t *half = &search->houses[search->length & 1], *other = &search->houses[!(search->length & 1)];

  *half |= houses_of (cell);
  search->path[search->length++] = (uint8_t) cell;
  cells_add (&search->on_path, cell);
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      const Nine *at = grid->at[rate_houses[cell][kind]];

      if (kind == last_kind)
        continue;
      for_each_digit (place, (Nine) (at[search->digits[0]] & at[search->digits[1]]))
        {
          int next = house_cell (rate_houses[cell][kind], place);
          Nine marks = grid->marks[next];

          if (next == search->path[0] && search->length >= 4)
            closed (search);
          if (cells_has (search->on_path, next))
            continue;
          extra = nine_minus (extra | marks, search->pair);
          if ((marks == search->pair || nine_is_one (extra) || allowed > 0) && !(*other & houses_of (next))
              && cells_has (search->cells, next))
            extend (search, next, allowed - (marks != search->pair), extra, kind);
        }
    }
  search->length--;
  *half &= ~houses_of (cell);
  cells_remove (&search->on_path, cell);
}

/* Of the cells with both digits those that see another such cell in each of their houses, over and over: those of loops are among
 * them. */
static CellSet
loop_cells (CellSet cells)
{
  bool fewer = true;

  while (fewer)
    {
      CellSet left = CELLS_NONE;
      uint32_t once = 0, twice = 0;

      for_each_cell (cell, cells)
        {
          twice |= once & houses_of (cell);
          once |= houses_of (cell);
        }
      for_each_cell (cell, cells)
        if (!(houses_of (cell) & ~twice))
          cells_add (&left, cell);
      fewer = left.low != cells.low || left.high != cells.high;
      cells = left;
    }
  return cells;
}

/* A find rests on the cells with both digits, of which there may be fewer, and on the houses of those of its loop with more. */
static bool
is_news (const Search *search, const RateNews *news)
{
  const RateGrid *grid = search->grid;
  uint32_t houses = 0;
  bool is_new = (news->digits & search->pair) != 0;

  for_each_cell (cell, news->cells)
    is_new |= !nine_minus (search->pair, grid->marks[cell]);
  for_each_cell (cell, search->cells)
    if (grid->marks[cell] != search->pair)
      houses |= houses_of (cell);
  return houses != 0 && (is_new || (houses & news->houses));
}

bool
rate_unique (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  Search search = { .grid = grid, .best = hint };
  CellSet with[9] = { CELLS_NONE }, twos = CELLS_NONE, known[9][9];
  bool is_known[9][9] = { { false } };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      for_each_digit (d, grid->marks[cell])
        cells_add (&with[d], cell);
      if (nine_is_two (grid->marks[cell]))
        cells_add (&twos, cell);
    }

  for_each_cell (cell, twos)
    {
      int d1 = nine_first (grid->marks[cell]), d2 = nine_first (nine_minus (grid->marks[cell], nine_of (d1)));

      search.pair = grid->marks[cell];
      search.digits[0] = d1;
      search.digits[1] = d2;
      search.cells = is_known[d1][d2] ? known[d1][d2] : loop_cells (cells_intersection (with[d1], with[d2]));
      if (!is_known[d1][d2] && !is_news (&search, rate_work_news (work)))
        search.cells = CELLS_NONE;
      known[d1][d2] = search.cells;
      is_known[d1][d2] = true;
      if (cells_has (search.cells, cell))
        extend (&search, cell, 2, 0, N_KINDS);
    }

  return search.best_type != 0;
}
