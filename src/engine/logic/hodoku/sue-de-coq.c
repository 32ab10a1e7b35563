/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sue-de-coq.c — the first Sue de Coq: rows before columns, then the box, then the cells of the intersection, of its line and
 * of its box, each chosen depth first in reading order.
 *
 * The set on the line takes n of the intersection's candidates too many, the set in the box all the others; both may bring
 * digits of their own, each for a cell more, and share only those. It strikes in the box, then on the line. */
#include "finders.h"

typedef struct {
  const Position *position;
  HodokuStep     *step;
  CellSet         line, box;                 /* their empty cells */
  CellSet         middle;                    /* the chosen cells of the intersection, and their digits */
  Digits          digits;
} Search;

static void
strike_rest (const Search *search, CellSet cells, Digits digits)
{
  for_each_cell (cell, cells)
    for_each_digit (digit, digits_intersection (search->position->marks[cell], digits))
      hodoku_step_strike (search->step, cell, digit);
}

static bool
judge (const Search *search, CellSet on_line, Digits line, CellSet in_box, Digits box)
{
  Digits shared = line & box;

  hodoku_step_start (search->step);
  strike_rest (search, cells_difference (search->box, cells_union (in_box, search->middle)),
               digits_difference (search->digits | box, line) | shared);
  strike_rest (search, cells_difference (search->line, cells_union (on_line, search->middle)),
               digits_difference (search->digits | line, box) | shared);
  return search->step->n_struck;
}

static bool
choose_in_box (const Search *search, CellSet on_line, Digits line, CellSet rest, CellSet cells, Digits digits, int wanted)
{
  Digits forbidden = line & search->digits;

  for_each_cell (cell, rest)
    {
      CellSet more = cells_union (cells, cells_of (cell));
      Digits  all = digits | search->position->marks[cell];

      cells_remove (&rest, cell);
      if (!(all & forbidden) && all & search->digits
          && cells_count (more) - digits_count (digits_difference (all, search->digits)) == wanted
          && judge (search, on_line, line, more, all))
        return true;
      if (choose_in_box (search, on_line, line, rest, more, all, wanted))
        return true;
    }

  return false;
}

static bool
choose_on_line (const Search *search, CellSet rest, CellSet cells, Digits digits, int wanted)
{
  for_each_cell (cell, rest)
    {
      CellSet more = cells_union (cells, cells_of (cell));
      Digits  all = digits | search->position->marks[cell];
      int     taken = cells_count (more) - digits_count (digits_difference (all, search->digits));

      cells_remove (&rest, cell);
      if (all & search->digits && taken > 0 && taken < wanted
          && choose_in_box (search, more, all, cells_difference (search->box, cells_union (search->middle, more)), CELLS_NONE,
                            DIGITS_NONE, wanted - taken))
        return true;
      if (choose_on_line (search, rest, more, all, wanted))
        return true;
    }

  return false;
}

/* Two cells of the intersection, or three that begin with them. */
static bool
choose_middle (Search *search, CellSet rest, CellSet cells, Digits digits)
{
  int n = cells_count (cells);

  for_each_cell (cell, rest)
    {
      cells_remove (&rest, cell);
      search->middle = cells_union (cells, cells_of (cell));
      search->digits = digits | search->position->marks[cell];
      if (n >= 1 && digits_count (search->digits) - (n + 1) >= 2
          && choose_on_line (search, cells_difference (search->line, search->middle), CELLS_NONE, DIGITS_NONE,
                             digits_count (search->digits) - (n + 1)))
        return true;
      if (n < 2 && choose_middle (search, rest, search->middle, search->digits))
        return true;
    }

  return false;
}

bool
hodoku_sue_de_coq (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position, .step = step };

  for (int line = HOUSE_ROWS; line < HOUSE_BOXES; line++)
    for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
      {
        CellSet both;

        search.line = cells_intersection (house_set (line), position->empty);
        search.box = cells_intersection (house_set (box), position->empty);
        both = cells_intersection (search.line, search.box);
        if (cells_count (both) >= 2 && choose_middle (&search, both, CELLS_NONE, DIGITS_NONE))
          return true;
      }

  return false;
}
