/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* single-digit.c — patterns of one digit with two houses that have two places each.
 *
 *      a ═══ b ─── c ═══ d       a or b is true, and so is c or d; b and c see each other, so a or d is true:
 *                                what sees a and d is struck
 *
 *   turbot fish      any such four
 *   skyscraper       two rows whose places on the same side share a column, or columns likewise
 *   two-string kite  a row and a column, b and c in one box; the strike is where the column of a meets the row of d
 *
 * An empty rectangle has a box in place of one of the pairs: its places all lie on one row and one column of the box. A
 * pair c ═ d with c on that row, outside the box, and d in c's column: if d is false, c is true, so the box has the digit
 * on its column. So a cell of the box's column that d sees is struck; the same with rows and columns exchanged. A box of
 * two places alone makes a chain like the above: it counts in the library's variant 1, and in duals.
 *
 * Two kites with the same cells b and c that strike different things are a dual kite, also when their digits differ, as
 * HoDoKu has it; a dual empty rectangle is two of the same places in a box. */
#include "routines.h"

#include <stddef.h>

enum { PAIRS_MAX = N_HOUSES, INSTANCES_MAX = 128 };

typedef struct {
  int house;
  int cell[2];                               /* in reading order */
} Pair;

/* a, b, c, d as above. */
typedef struct {
  const Pair *first, *second;
  int         a, b, c, d;
} Four;

/* The houses first … end − 1 that have two places for the digit. */
static int
pairs_of (const Position *position, int digit, int first, int end, Pair pairs[PAIRS_MAX])
{
  int n = 0;

  for (int house = first; house < end; house++)
    {
      CellSet places = position_places_in (position, house, digit);

      if (cells_count (places) != 2)
        continue;
      pairs[n].house = house;
      pairs[n].cell[0] = cells_first (places);
      cells_remove (&places, pairs[n].cell[0]);
      pairs[n++].cell[1] = cells_first (places);
    }

  return n;
}

static void
start_four (Deduction *found, const Technique *technique, int digit, const Four *four)
{
  const int cells[4] = { four->a, four->b, four->c, four->d };

  deduction_start (found, technique);
  found->digits = digits_of (digit);
  found->base = UINT32_C (1) << four->first->house | UINT32_C (1) << four->second->house;
  for (int i = 0; i < 4; i++)
    cells_add (&found->cells, cells[i]);
  deduction_group (found, ROLE_PATTERN, found->cells, found->digits, NO_HOUSE);
  for (int i = 0; i < 3; i++)
    deduction_link (found, candidate_of (cells[i], digit), candidate_of (cells[i + 1], digit), i != 1);
}

static bool
is_skyscraper (const Four *four)
{
  int kind = house_kind (four->first->house);
  int across = kind == HOUSE_ROWS ? HOUSE_COLUMNS : HOUSE_ROWS;

  return kind == house_kind (four->second->house)
      && cell_house (four->b, across) == cell_house (four->c, across)
      && cell_house (four->a, across) != cell_house (four->d, across)
      && (four->b == four->first->cell[0]) == (four->c == four->second->cell[0]);
}

/* Whether they are four cells, the middle two of which see each other. */
static bool
is_chain (const Four *four)
{
  return four->a != four->c && four->a != four->d && four->b != four->d && cells_are_peers (four->b, four->c);
}

/* Turns both pairs every way; wanted may be NULL. True: stop. */
static bool
find_fours (const Position *position, const Technique *technique, int digit, const Pair *first, const Pair *second,
            bool (*wanted) (const Four *four), Finds *finds)
{
  for (int turn = 0; turn < 4; turn++)
    {
      Four four = {
        first, second, first->cell[turn & 1], first->cell[~turn & 1], second->cell[turn >> 1], second->cell[~turn >> 1 & 1],
      };
      CellSet   struck;
      Deduction found;

      struck = cells_intersection (position->places[digit],
                                   cells_intersection (cell_peer_set (four.a), cell_peer_set (four.d)));
      if (cells_is_empty (struck) || !is_chain (&four) || (wanted && !wanted (&four)))
        continue;

      start_four (&found, technique, digit, &four);
      deduction_strike (&found, struck, digit);
      if (finds_add (finds, &found))
        return true;
    }

  return false;
}

static void
find_in_pairs (const Position *position, const Technique *technique, int end, bool (*wanted) (const Four *four),
               Finds *finds)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      Pair pairs[PAIRS_MAX];
      int  n = pairs_of (position, digit, HOUSE_ROWS, end, pairs);

      for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
          if (find_fours (position, technique, digit, &pairs[i], &pairs[j], wanted, finds))
            return;
    }
}

void
find_skyscraper (const Position *position, const Technique *technique, Finds *finds)
{
  find_in_pairs (position, technique, HOUSE_BOXES, is_skyscraper, finds);
}

void
find_turbot_fish (const Position *position, const Technique *technique, Finds *finds)
{
  find_in_pairs (position, technique, N_HOUSES, NULL, finds);
}

/* Duals */

/* Instances that each strike one candidate. */
typedef struct {
  CellSet  key[INSTANCES_MAX];               /* what twins share */
  CellSet  cells[INSTANCES_MAX];
  uint32_t base[INSTANCES_MAX];
  int      struck[INSTANCES_MAX];            /* candidates */
  int      n;
} Instances;

static void
keep (Instances *instances, CellSet key, const Deduction *found, int cell)
{
  if (instances->n == INSTANCES_MAX)  /* unreached: no puzzle fills it */
    return;

  instances->key[instances->n] = key;
  instances->cells[instances->n] = found->cells;
  instances->base[instances->n] = found->base;
  instances->struck[instances->n++] = candidate_of (cell, digits_first (found->digits));
}

static bool
add_duals (const Instances *instances, const Technique *technique, Finds *finds)
{
  for (int i = 0; i < instances->n; i++)
    for (int j = i + 1; j < instances->n; j++)
      {
        int       one = instances->struck[i], other = instances->struck[j];
        Deduction found;

        if (!cells_equal (instances->key[i], instances->key[j]) || one == other)
          continue;

        deduction_start (&found, technique);
        found.digits = digits_union (digits_of (candidate_digit (one)), digits_of (candidate_digit (other)));
        found.cells = cells_union (instances->cells[i], instances->cells[j]);
        found.base = instances->base[i] | instances->base[j];
        deduction_group (&found, ROLE_PATTERN, cells_difference (instances->cells[i], instances->key[i]),
                         digits_of (candidate_digit (one)), NO_HOUSE);
        deduction_group (&found, ROLE_PATTERN, cells_difference (instances->cells[j], instances->key[i]),
                         digits_of (candidate_digit (other)), NO_HOUSE);
        deduction_group (&found, ROLE_FIN, instances->key[i], found.digits, NO_HOUSE);
        deduction_strike (&found, cells_of (candidate_cell (one)), candidate_digit (one));
        deduction_strike (&found, cells_of (candidate_cell (other)), candidate_digit (other));
        if (finds_add (finds, &found))
          return true;
      }

  return false;
}

/* Two-string kites */

static bool
find_kites_in (const Position *position, const Technique *technique, int digit, const Pair *row, const Pair *column,
               Instances *instances, Finds *finds)
{
  for (int turn = 0; turn < 4; turn++)
    {
      Four four = {
        row, column, row->cell[turn & 1], row->cell[~turn & 1], column->cell[turn >> 1], column->cell[~turn >> 1 & 1],
      };
      int       struck = cell_at (cell_row (four.d), cell_column (four.a));
      Deduction found;

      if (!cells_has (position->places[digit], struck) || four.b == four.c || !is_chain (&four))
        continue;

      start_four (&found, technique, digit, &four);
      deduction_strike (&found, cells_of (struck), digit);
      if (technique->detail == PATTERN_DUAL)
        keep (instances, cells_union (cells_of (four.b), cells_of (four.c)), &found, struck);
      else if (finds_add (finds, &found))
        return true;
    }

  return false;
}

void
find_two_string_kite (const Position *position, const Technique *technique, Finds *finds)
{
  Instances instances = { .n = 0 };

  for (int digit = 1; digit <= 9; digit++)
    {
      Pair row[PAIRS_MAX], column[PAIRS_MAX];
      int  n_rows = pairs_of (position, digit, HOUSE_ROWS, HOUSE_COLUMNS, row);
      int  n_columns = pairs_of (position, digit, HOUSE_COLUMNS, HOUSE_BOXES, column);

      for (int i = 0; i < n_rows; i++)
        for (int j = 0; j < n_columns; j++)
          if (find_kites_in (position, technique, digit, &row[i], &column[j], &instances, finds))
            return;
    }

  add_duals (&instances, technique, finds);
}

/* Empty rectangles */

typedef struct {
  int     box;                               /* its house */
  int     row, column;                       /* houses: every place of the box is on one of them */
  CellSet places;
} Rectangle;

/* Neither arm may be empty, the crossing left out. */
static bool
is_rectangle (const Rectangle *rectangle)
{
  CellSet on_row = cells_intersection (rectangle->places, house_set (rectangle->row));
  CellSet on_column = cells_intersection (rectangle->places, house_set (rectangle->column));

  return cells_equal (cells_union (on_row, on_column), rectangle->places)
      && !cells_is_empty (cells_difference (on_row, on_column))
      && !cells_is_empty (cells_difference (on_column, on_row));
}

/* The pair lies in a line across the arm, one cell of it on the arm outside the box; the other one's line along the arm
 * meets the other arm where the digit goes. */
static bool
find_with_arm (const Position *position, const Technique *technique, int digit, const Rectangle *rectangle, int arm,
               Instances *instances, Finds *finds)
{
  bool    by_row = arm == rectangle->row;
  int     other_arm = by_row ? rectangle->column : rectangle->row;
  CellSet outside = cells_difference (position_places_in (position, arm, digit), house_set (rectangle->box));

  for_each_cell (c, outside)
    {
      int       across = cell_house (c, by_row ? HOUSE_COLUMNS : HOUSE_ROWS);
      CellSet   pair = position_places_in (position, across, digit), meeting;
      int       d;
      Deduction found;

      if (cells_count (pair) != 2)
        continue;
      cells_remove (&pair, c);
      d = cells_first (pair);
      meeting = cells_intersection (house_set (cell_house (d, by_row ? HOUSE_ROWS : HOUSE_COLUMNS)), house_set (other_arm));
      meeting = cells_difference (cells_intersection (meeting, position->places[digit]), house_set (rectangle->box));
      if (cells_is_empty (meeting))
        continue;

      deduction_start (&found, technique);
      found.digits = digits_of (digit);
      found.cells = cells_union (rectangle->places, cells_union (cells_of (c), cells_of (d)));
      found.base = UINT32_C (1) << rectangle->box | UINT32_C (1) << across;
      found.cover = UINT32_C (1) << rectangle->row | UINT32_C (1) << rectangle->column;
      found.variant = cells_count (rectangle->places) == 2;
      deduction_group (&found, ROLE_PATTERN, cells_union (cells_of (c), cells_of (d)), found.digits, across);
      deduction_group (&found, ROLE_FIN, rectangle->places, found.digits, rectangle->box);
      deduction_link (&found, candidate_of (c, digit), candidate_of (d, digit), true);
      deduction_strike (&found, meeting, digit);
      if (technique->detail == PATTERN_DUAL)
        keep (instances, rectangle->places, &found, cells_first (meeting));
      else if (finds_add (finds, &found))
        return true;
    }

  return false;
}

static bool
find_in_box (const Position *position, const Technique *technique, int digit, int box, Finds *finds)
{
  Rectangle rectangle = { .box = box, .places = position_places_in (position, box, digit) };
  Instances instances = { .n = 0 };
  int       n = cells_count (rectangle.places), corner = house_cells[box][0];

  if (n < (finds->variant == 1 || technique->detail == PATTERN_DUAL ? 2 : 3) || n > 5)
    return false;

  for (int i = 0; i < 9; i++)
    {
      rectangle.row = HOUSE_ROWS + cell_row (corner) + i / 3;
      rectangle.column = HOUSE_COLUMNS + cell_column (corner) + i % 3;
      if (is_rectangle (&rectangle)
          && (find_with_arm (position, technique, digit, &rectangle, rectangle.row, &instances, finds)
              || find_with_arm (position, technique, digit, &rectangle, rectangle.column, &instances, finds)))
        return true;
    }

  return add_duals (&instances, technique, finds);
}

void
find_empty_rectangle (const Position *position, const Technique *technique, Finds *finds)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
      if (find_in_box (position, technique, digit, box, finds))
        return;
}
