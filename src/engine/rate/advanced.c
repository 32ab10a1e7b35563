/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* advanced.c — locked candidates, pairs and X-wings that appear while a run goes on.
 *
 * All finds of a technique, as candidates to go and the candidates that had to go before: without any of these the find
 * was there from the start, and is not counted. Numbers of empty and filled cells are those of the grid, as runs fill
 * no cell. */
#include "work.h"

/* Candidates that have gone since the run began, in the order of finding. */
typedef struct {
  const RateGrid *grid, *initial;
  Nine     digits[N_HOUSES];         /* of which some place in the house has gone */
  bool     cell[N_CELLS];            /* of which some digit has gone */
  int      n;
  uint16_t marks[N_MARKS];
} Gone;

static void
look_what_has_gone (Gone *gone)
{
  for (int house = 0; house < N_HOUSES; house++)
    {
      gone->digits[house] = 0;
      for (int d = 0; d < 9; d++)
        gone->digits[house] |= (Nine) ((gone->grid->at[house][d] != gone->initial->at[house][d]) << d);
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    gone->cell[cell] = gone->grid->marks[cell] != gone->initial->marks[cell];
}

static void
add_gone_in_house (Gone *gone, int house, int d, Nine places)
{
  for_each_digit (place, (Nine) (places & nine_minus (gone->initial->at[house][d], gone->grid->at[house][d])))
    gone->marks[gone->n++] = (uint16_t) mark_of (house_cell (house, place), d);
}

static void
add_gone_in_cell (Gone *gone, int cell, Nine digits)
{
  for_each_digit (d, (Nine) (digits & nine_minus (gone->initial->marks[cell], gone->grid->marks[cell])))
    gone->marks[gone->n++] = (uint16_t) mark_of (cell, d);
}

bool
advanced_add (Advanced *advanced, const RateHint *hint, const uint16_t *parents, int n, uint32_t nested)
{
  uint32_t first = advanced->n_parents;

  if (first + (uint32_t) n > ADVANCED_PARENTS)  /* unreached: no puzzle fills it */
    return false;

  memcpy (advanced->parents + first, parents, (size_t) n * sizeof *parents);
  advanced->n_parents += (uint32_t) n;
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, hint->removed[cell])
      {
        int mark = mark_of (cell, d);

        if (mark_set_has (&advanced->seen, mark))
          continue;
        mark_set_add (&advanced->seen, mark);
        advanced->offs[advanced->n++] = (AdvancedOff) {
          .mark = (uint16_t) mark, .n_parents = (uint16_t) n, .parents = first, .nested = nested,
        };
      }
  return true;
}

/* Adds what the hint removes: something had to go before it. */
static void
add (Advanced *advanced, const RateHint *hint, const Gone *gone)
{
  advanced_add (advanced, hint, gone->marks, gone->n, 0);
}

static void
locking (Advanced *advanced, Gone *gone, int base, int cover)
{
  const RateGrid *grid = gone->grid;
  Nine cross = rate_crosses[base][cover], back = rate_crosses[cover][base];
  RateHint hint;

  for_each_digit (d, gone->digits[base])
    {
      Nine at = grid->at[base][d], others = nine_minus (grid->at[cover][d], back);

      if (!nine_many (at) || nine_minus (at, cross) || !others)
        continue;
      gone->n = 0;
      add_gone_in_house (gone, base, d, nine_minus (NINE_ALL, cross));
      if (!gone->n)
        continue;
      rate_hint_clear (&hint);
      for_each_digit (place, others)
        rate_hint_remove (&hint, grid, house_cell (cover, place), nine_of (d));
      add (advanced, &hint, gone);
    }
}

static void
find_locking (Advanced *advanced, Gone *gone)
{
  for (int pass = 0; pass < 4; pass++)
    for (int base = 0; base < 9; base++)
      for (int i = 0; i < 3 && gone->digits[rate_locking_passes[pass][0] + base]; i++)
        locking (advanced, gone, rate_locking_passes[pass][0] + base, rate_locking_cover (pass, base, i));
}

/* Of the pairs and wings from here on a place of the digits, or a digit of the cells, has gone: it is no part of them. */
static void
hidden_pair (Advanced *advanced, Gone *gone, int house, int d1, int d2)
{
  const RateGrid *grid = gone->grid;
  Nine cells = grid->at[house][d1], pair = nine_of (d1) | nine_of (d2);
  RateHint hint;

  gone->n = 0;
  for_each_digit (place, nine_minus (NINE_ALL, cells))
    add_gone_in_cell (gone, house_cell (house, place), pair);
  rate_hint_clear (&hint);
  for_each_digit (place, cells)
    rate_hint_remove (&hint, grid, house_cell (house, place), nine_minus (NINE_ALL, pair));
  add (advanced, &hint, gone);
}

static void
find_hidden_pairs (Advanced *advanced, Gone *gone)
{
  const RateGrid *grid = gone->grid;

  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds_b[kind]; house < rate_kinds_b[kind] + 9; house++)
      for (int d2 = 1; d2 < 9 && grid->n_empty[house] > 4 && gone->digits[house]; d2++)
        for (int d1 = 0; d1 < d2 && nine_is_two (grid->at[house][d2]); d1++)
          if (grid->at[house][d1] == grid->at[house][d2] && (gone->digits[house] & (nine_of (d1) | nine_of (d2))))
            hidden_pair (advanced, gone, house, d1, d2);
}

static void
naked_pair (Advanced *advanced, Gone *gone, int house, int p1, int p2)
{
  const RateGrid *grid = gone->grid;
  int c1 = house_cell (house, p1), c2 = house_cell (house, p2);
  Nine pair = grid->marks[c1];
  RateHint hint;

  gone->n = 0;
  add_gone_in_cell (gone, c1, nine_minus (NINE_ALL, pair));
  add_gone_in_cell (gone, c2, nine_minus (NINE_ALL, pair));
  rate_hint_clear (&hint);
  for (int place = 0; place < 9; place++)
    if (place != p1 && place != p2)
      rate_hint_remove (&hint, grid, house_cell (house, place), pair);
  add (advanced, &hint, gone);
}

static void
find_naked_pairs (Advanced *advanced, Gone *gone)
{
  const RateGrid *grid = gone->grid;

  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds_b[kind]; house < rate_kinds_b[kind] + 9; house++)
      for (int p2 = 1; p2 < 9 && grid->n_empty[house] >= 4 && gone->digits[house]; p2++)
        {
          Nine marks = grid->marks[house_cell (house, p2)];

          for (int p1 = 0; p1 < p2 && nine_is_two (marks); p1++)
            if (grid->marks[house_cell (house, p1)] == marks
                && (gone->cell[house_cell (house, p1)] || gone->cell[house_cell (house, p2)]))
              naked_pair (advanced, gone, house, p1, p2);
        }
}

static void
x_wing (Advanced *advanced, Gone *gone, int base, int cover, int l1, int l2, int d)
{
  const RateGrid *grid = gone->grid;
  Nine covers = grid->at[base + l1][d];
  RateHint hint;

  gone->n = 0;
  add_gone_in_house (gone, base + l1, d, nine_minus (NINE_ALL, covers));
  add_gone_in_house (gone, base + l2, d, nine_minus (NINE_ALL, covers));
  rate_hint_clear (&hint);
  for_each_digit (line, covers)
    for_each_digit (place, nine_minus (grid->at[cover + line][d], nine_of (l1) | nine_of (l2)))
      rate_hint_remove (&hint, grid, house_cell (cover + line, place), nine_of (d));
  add (advanced, &hint, gone);
}

static void
find_x_wings (Advanced *advanced, Gone *gone)
{
  const RateGrid *grid = gone->grid;

  for (int pass = 0; pass < 2; pass++)
    {
      int base = pass == 0 ? HOUSE_COLUMNS : HOUSE_ROWS, cover = pass == 0 ? HOUSE_ROWS : HOUSE_COLUMNS;

      for (int l2 = 1; l2 < 9; l2++)
        for (int l1 = 0; l1 < l2; l1++)
          for_each_digit (d, (Nine) (gone->digits[base + l1] | gone->digits[base + l2]))
            if (grid->at[base + l1][d] == grid->at[base + l2][d] && nine_is_two (grid->at[base + l1][d])
                && grid->n_filled[d] <= 5)
              x_wing (advanced, gone, base, cover, l1, l2, d);
    }
}

bool
advanced_basic (Advanced *advanced, const RateGrid *grid, const RateGrid *initial)
{
  Gone gone;

  gone.grid = grid;
  gone.initial = initial;
  look_what_has_gone (&gone);
  find_locking (advanced, &gone);
  if (advanced->n == 0)
    find_hidden_pairs (advanced, &gone);
  if (advanced->n == 0)
    find_naked_pairs (advanced, &gone);
  if (advanced->n == 0)
    find_x_wings (advanced, &gone);
  return advanced->n > 0;
}
