/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* single-digit.c — skyscrapers, two-string kites and empty rectangles: of each the first, digit by digit.
 *
 * Skyscrapers: all pairs of rows, of every digit, before those of columns. Kites: row by row, and for each the columns. Empty
 * rectangles: box by box, the cross in it from the lower right to the upper left, along its row before its column; with two
 * places in the box it counts only if they stand in a line, and it strikes one candidate. */
#include "finders.h"

typedef struct {
  uint8_t end[2];
} Pair;

/* The houses from the first of nine that have two places of the digit. Returns how many. */
static int
pairs_of (const Position *position, int digit, int kind, Pair pairs[9])
{
  int n = 0;

  for (int house = kind; house < kind + 9; house++)
    {
      CellSet places = position_places_in (position, house, digit);

      if (cells_count (places) != 2)
        continue;
      pairs[n].end[0] = (uint8_t) cells_first (places);
      cells_remove (&places, pairs[n].end[0]);
      pairs[n++].end[1] = (uint8_t) cells_first (places);
    }

  return n;
}

static int
crossing (int cell, int kind)
{
  return kind == HOUSE_ROWS ? cell_column (cell) : cell_row (cell);
}

static bool
try_skyscraper (const Position *position, int digit, int kind, Pair a, Pair b, HodokuStep *step)
{
  bool    same[2];
  int     top;
  CellSet struck;

  for (int i = 0; i < 2; i++)
    same[i] = crossing (a.end[i], kind) == crossing (b.end[i], kind);
  if (same[0] == same[1])
    return false;
  top = same[0] ? 1 : 0;
  struck = cells_intersection (cell_peer_set (a.end[top]), cell_peer_set (b.end[top]));
  struck = cells_intersection (struck, position->places[digit]);
  hodoku_step_start (step);
  hodoku_step_strike_all (step, struck, digit);
  return step->n_struck;
}

bool
hodoku_skyscraper (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  for (int kind = HOUSE_ROWS; kind <= HOUSE_COLUMNS; kind += HOUSE_COLUMNS)
    for (int digit = 1; digit <= 9; digit++)
      {
        Pair pairs[9];
        int  n = pairs_of (position, digit, kind, pairs);

        for (int i = 0; i < n; i++)
          for (int j = i + 1; j < n; j++)
            if (try_skyscraper (position, digit, kind, pairs[i], pairs[j], step))
              return true;
      }

  return false;
}

static void
turn (Pair *pair)
{
  uint8_t end = pair->end[0];

  pair->end[0] = pair->end[1];
  pair->end[1] = end;
}

/* The two first ends share a box, after turning: what was turned for one pair stays so for the next. */
static bool
meet_in_box (Pair *row, Pair *column)
{
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (cell_box (row->end[i]) == cell_box (column->end[j]))
        {
          if (j)
            turn (column);
          if (i)
            turn (row);
          return true;
        }

  return false;
}

bool
hodoku_kite (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      Pair rows[9], columns[9];
      int  n_rows = pairs_of (position, digit, HOUSE_ROWS, rows);
      int  n_columns = pairs_of (position, digit, HOUSE_COLUMNS, columns);

      for (int i = 0; i < n_rows; i++)
        for (int j = 0; j < n_columns; j++)
          {
            const uint8_t *row = rows[i].end, *column = columns[j].end;
            int            cell;

            if (!meet_in_box (&rows[i], &columns[j])
                || row[0] == column[0] || row[0] == column[1] || row[1] == column[0] || row[1] == column[1])
              continue;
            cell = cell_at (cell_row (column[1]), cell_column (row[1]));
            if (!digits_has (position->marks[cell], digit))
              continue;
            hodoku_step_start (step);
            hodoku_step_strike (step, cell, digit);
            return true;
          }
    }

  return false;
}

/* Along one arm of the cross: a place outside of the box whose crossing line has one other; that one's line crosses the other
 * arm, at the strike. */
static bool
try_arm (const Position *position, int digit, int box, int arm, int other, int across, HodokuStep *step)
{
  for_each_cell (cell, cells_difference (position_places_in (position, arm, digit), house_set (HOUSE_BOXES + box)))
    {
      CellSet pair = position_places_in (position, cell_house (cell, across), digit);
      CellSet struck;
      int     end;

      if (cells_count (pair) != 2)
        continue;
      cells_remove (&pair, cell);
      end = cells_first (pair);
      struck = position_places_in (position, cell_house (end, house_kind (arm)), digit);
      struck = cells_difference (cells_intersection (struck, house_set (other)), house_set (HOUSE_BOXES + box));
      if (cells_is_empty (struck))
        continue;
      hodoku_step_start (step);
      hodoku_step_strike (step, cells_first (struck), digit);
      return true;
    }

  return false;
}

/* The cross of a row and a column holds all places in the box, some of them on each arm alone; two in no line do not count. */
static bool
is_cross (CellSet places, CellSet row, CellSet column)
{
  CellSet on_row = cells_intersection (places, row), on_column = cells_intersection (places, column);

  return cells_is_empty (cells_difference (places, cells_union (row, column)))
         && !cells_is_empty (cells_difference (on_row, column)) && !cells_is_empty (cells_difference (on_column, row))
         && (cells_count (on_row) >= 2 || cells_count (on_column) >= 2);
}

bool
hodoku_empty_rectangle (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int box = 0; box < 9; box++)
      {
        CellSet places = position_places_in (position, HOUSE_BOXES + box, digit);
        int     n = cells_count (places);

        for (int cross = 8; cross >= 0 && n >= 2 && n <= 5; cross--)
          {
            int row = HOUSE_ROWS + box / 3 * 3 + cross / 3, column = HOUSE_COLUMNS + box % 3 * 3 + cross % 3;

            if (is_cross (places, house_set (row), house_set (column))
                && (try_arm (position, digit, box, row, column, HOUSE_COLUMNS, step)
                    || try_arm (position, digit, box, column, row, HOUSE_ROWS, step)))
              return true;
          }
      }

  return false;
}
