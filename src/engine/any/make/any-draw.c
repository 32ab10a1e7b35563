/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-draw.h"

#include <assert.h>

#include "engine/rules/constraint.h"

static int
below (Random *random, int n)
{
  return (int) random_below (random, (uint32_t) n);
}

void
any_draw_order (uint16_t *order, int n, Random *random)
{
  for (int i = 0; i < n; i++)
    {
      int j = below (random, i + 1);

      order[i] = order[j];
      order[j] = (uint16_t) i;
    }
}

/* The cell so far from that one; −1: there is none. */
static int
beside (const Rules *rules, int cell, int down, int across)
{
  int row = cell / rules->columns + down, column = cell % rules->columns + across, other = row * rules->columns + column;
  bool inside = row >= 0 && row < rules->rows && column >= 0 && column < rules->columns;

  return inside && rules_has_cell (rules, other) ? other : -1;
}

static const struct { int8_t down, across; } steps[8] = {
  { -1, 0 }, { 0, -1 }, { 0, 1 }, { 1, 0 }, { -1, -1 }, { -1, 1 }, { 1, -1 }, { 1, 1 },
};
enum { SIDES = 4, ALL_AROUND = 8 };                    /* the first four share an edge */

/* --- Regions ------------------------------------------------------------------------------------------------------- */

/* Whether the region of the cell is in one piece of n cells, and how long its border is. */
static bool
is_one_piece (const Rules *rules, int cell, int *border)
{
  uint16_t found[RULES_LINE_MAX];
  bool seen[RULES_CELLS_MAX] = { false };
  int n = 1;

  *border = 0;
  found[0] = (uint16_t) cell;
  seen[cell] = true;
  for (int i = 0; i < n; i++)
    for (int side = 0; side < SIDES; side++)
      {
        int other = beside (rules, found[i], steps[side].down, steps[side].across);

        if (other < 0 || rules->region[other] != rules->region[cell])
          ++*border;
        else if (!seen[other])
          {
            seen[other] = true;
            found[n++] = (uint16_t) other;
          }
      }
  return n == rules->n;
}

static bool
borders_on (const Rules *rules, int cell, int region)
{
  for (int side = 0; side < SIDES; side++)
    {
      int other = beside (rules, cell, steps[side].down, steps[side].across);

      if (other >= 0 && rules->region[other] == region)
        return true;
    }
  return false;
}

/* Some cell of the one region, other than but, that borders on the other; −1: there is none. */
static int
draw_neighbour (const Rules *rules, int region, int but, int other, Random *random)
{
  int chosen = -1, n = 0;

  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    if (rules->region[cell] == region && cell != but && borders_on (rules, cell, other) && below (random, ++n) == 0)
      chosen = cell;
  return chosen;
}

/* Two neighbouring regions change a cell each, if both stay in one piece and neither becomes a snake. */
static void
exchange (Rules *rules, int longest, Random *random)
{
  int one = below (random, rules_n_cells (rules)), side = below (random, SIDES);
  int other = beside (rules, one, steps[side].down, steps[side].across), a = rules->region[one], b, back;
  int was_a, was_b, border_a, border_b;

  if (other < 0 || rules->region[other] == a)
    return;
  b = rules->region[other];
  is_one_piece (rules, one, &was_a);
  is_one_piece (rules, other, &was_b);
  rules->region[one] = (uint8_t) b;
  back = draw_neighbour (rules, b, one, a, random);
  if (back >= 0)
    {
      rules->region[back] = (uint8_t) a;
      if (is_one_piece (rules, back, &border_a) && is_one_piece (rules, one, &border_b)
          && (border_a <= longest || border_a <= was_a) && (border_b <= longest || border_b <= was_b))
        return;
      rules->region[back] = (uint8_t) b;
    }
  rules->region[one] = (uint8_t) a;
}

/* Whether some region is a row or a column, and so none of its own. */
static bool
has_straight (const Rules *rules)
{
  int n = rules->n;

  for (int line = 0; line < n; line++)
    {
      bool row = true, column = true;

      for (int i = 1; i < n; i++)
        {
          row &= rules->region[n * line + i] == rules->region[n * line];
          column &= rules->region[n * i + line] == rules->region[line];
        }
      if (row || column)
        return true;
    }
  return false;
}

void
any_draw_regions (Rules *rules, Random *random)
{
  int n = rules->n, longest = 0, n_cells = rules_n_cells (rules);
  int rows = rules->box_rows ? rules->box_rows : 1, columns = rules->box_rows ? rules->box_columns : n;

  while ((longest + 1) * (longest + 1) <= 36 * n)      /* half as long again as that of a square */
    longest++;
  rules->has_regions = true;
  for (int cell = 0; cell < n_cells; cell++)
    rules->region[cell] = (uint8_t) (cell / n / rows * (n / columns) + cell % n / columns + 1);
  rules->box_rows = rules->box_columns = 0;
  for (int i = 0; i < 24 * n_cells || (i < 240 * n_cells && has_straight (rules)); i++) /* unreached: no board takes so many */
    exchange (rules, longest, random);
}

/* --- Cages --------------------------------------------------------------------------------------------------------- */

/* The cages in the making. */
typedef struct {
  const Rules   *rules;
  const uint8_t *grid;
  uint16_t       cage[RULES_CELLS_MAX];                /* of each cell; 0: none yet */
  uint8_t        size[RULES_CELLS_MAX + 1];
  uint32_t       values[RULES_CELLS_MAX + 1];
} Cages;

static void
cage_take (Cages *cages, int cage, int cell)
{
  cages->cage[cell] = (uint16_t) cage;
  cages->size[cage]++;
  cages->values[cage] |= 1u << cages->grid[cell];
}

static void
cage_grow (Cages *cages, int cage, int wanted, Random *random)
{
  int n_cells = rules_n_cells (cages->rules);

  while (cages->size[cage] < wanted)
    {
      int chosen = -1, n = 0;

      for (int cell = 0; cell < n_cells; cell++)
        for (int side = 0; cages->cage[cell] == cage && side < SIDES; side++)
          {
            int other = beside (cages->rules, cell, steps[side].down, steps[side].across);

            if (other >= 0 && !cages->cage[other] && !(cages->values[cage] >> cages->grid[other] & 1) && below (random, ++n) == 0)
              chosen = other;
          }
      if (chosen < 0)
        return;
      cage_take (cages, cage, chosen);
    }
}

/* A cell that found no company goes to a cage beside it. */
static void
cage_join (Cages *cages, int cell)
{
  int alone = cages->cage[cell];

  for (int side = 0; side < SIDES; side++)
    {
      int other = beside (cages->rules, cell, steps[side].down, steps[side].across), cage = other >= 0 ? cages->cage[other] : 0;

      if (cage && cage != alone && cages->size[cage] < CAGE_MAX && !(cages->values[cage] >> cages->grid[cell] & 1))
        {
          cages->size[alone] = 0;
          cage_take (cages, cage, cell);
          return;
        }
    }
}

/* There is room for it: all cells of a board are far fewer than the numbers that rules hold. */
static void
add (Rules *rules, const char *id, const uint16_t *numbers, int n)
{
  bool added = rules_add (rules, constraint_kind_from_id (id), numbers, n);

  assert (added);
  (void) added;
}

static void
cage_add (const Cages *cages, Rules *rules, int cage)
{
  uint16_t numbers[CAGE_MAX + 3] = { 0, NO_PLACE };
  int n = 2;

  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    if (cages->cage[cell] == cage)
      {
        numbers[0] = (uint16_t) (numbers[0] + cages->grid[cell]);
        numbers[n++] = (uint16_t) cell;
      }
  numbers[n++] = NO_PLACE;
  add (rules, "cage", numbers, n);
}

void
any_draw_cages (Rules *rules, const uint8_t *grid, Random *random)
{
  static const uint8_t sizes[] = { 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5 };
  Cages cages = { .rules = rules, .grid = grid };
  uint16_t order[RULES_CELLS_MAX];
  int n_cells = rules_n_cells (rules), n_cages = 0;

  any_draw_order (order, n_cells, random);
  for (int i = 0; i < n_cells; i++)
    if (rules_has_cell (rules, order[i]) && !cages.cage[order[i]])
      {
        int wanted = sizes[below (random, sizeof sizes)];

        cage_take (&cages, ++n_cages, order[i]);
        cage_grow (&cages, n_cages, wanted < rules->n ? wanted : rules->n, random);
        if (cages.size[n_cages] == 1)
          cage_join (&cages, order[i]);
      }
  for (int cage = 1; cage <= n_cages; cage++)
    if (cages.size[cage] > 1)
      cage_add (&cages, rules, cage);
}

/* --- Thermometers -------------------------------------------------------------------------------------------------- */

/* Whether a step over a corner would cross one that is there already. */
static bool
crosses (const Rules *rules, const uint8_t *used, int cell, int step)
{
  int one = beside (rules, cell, steps[step].down, 0), other = beside (rules, cell, 0, steps[step].across);

  return step >= SIDES && one >= 0 && other >= 0 && used[one] && used[one] == used[other]; /* unreached: not seen: a step past a corner of the board */
}

/* The next cell on the way up: the lowest of those that are higher, of equal ones any. −1: there is none. */
static int
step_up (const Rules *rules, const uint8_t *grid, const uint8_t *used, int cell, Random *random)
{
  int chosen = -1, n = 0;

  for (int step = 0; step < ALL_AROUND; step++)
    {
      int other = beside (rules, cell, steps[step].down, steps[step].across);

      if (other < 0 || used[other] || grid[other] <= grid[cell] || crosses (rules, used, cell, step))
        continue;
      if (chosen < 0 || grid[other] < grid[chosen])
        n = 0;
      else if (grid[other] > grid[chosen])
        continue;
      if (below (random, ++n) == 0)
        chosen = other;
    }
  return chosen;
}

void
any_draw_thermometers (Rules *rules, const uint8_t *grid, Random *random)
{
  uint16_t order[RULES_CELLS_MAX];
  uint8_t used[RULES_CELLS_MAX] = { 0 };               /* the number of the thermometer there */
  int n_cells = rules_n_cells (rules), left = rules->n / 2 + 1 + below (random, rules->n / 2 + 1), number = 0;

  any_draw_order (order, n_cells, random);
  for (int i = 0; i < n_cells && left > 0; i++)
    {
      uint16_t numbers[THERMOMETER_MAX + 1];
      int wanted = THERMOMETER_MIN + below (random, THERMOMETER_MAX - THERMOMETER_MIN + 1), n = 0;

      if (!rules_has_cell (rules, order[i]) || used[order[i]])
        continue;
      number++;
      for (int cell = order[i]; cell >= 0; cell = n < wanted ? step_up (rules, grid, used, cell, random) : -1)
        {
          numbers[n++] = (uint16_t) cell;
          used[cell] = (uint8_t) number;
        }
      if (n < THERMOMETER_MIN)
        {
          while (n > 0)
            used[numbers[--n]] = 0;
          number--;
          continue;
        }
      numbers[n++] = NO_PLACE;
      add (rules, "thermo", numbers, n);
      left--;
    }
}
