/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* uniqueness.c — BUG + 1, unique, hidden and avoidable rectangles.
 *
 * Rectangles are met once: from the first cell of two candidates that leads to it, in reading order, then by its neighbour in the
 * box, then along their lines. What was met is not met again with other digits; it is known by a number that is made of its
 * cells, ((a · 10 + b) · 10 + c) · 10 + d, which may be the number of another one, too: that is never looked at. Cells of
 * the rectangle may miss a digit as long as no filled peer forbids it; whether the last corner but one may hold the second digit
 * is not asked. All types are looked for in one such walk; each takes the first instance that the walk meets. */
#include "finders.h"

#include <string.h>

enum { RECTANGLES_MAX = 400 };

typedef struct {
  const Position *position;
  int             type;
  HodokuStep     *step;
  int             digit[2];
  CellSet         allowed[10];               /* the empty cells that see no filled one of the digit */
  CellSet         plain, extra;              /* corners with nothing but the two digits; the others */
  int             n_known;
  int             known[RECTANGLES_MAX];
} Search;

bool
hodoku_bug (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  int cell = NO_CELL, digit = 0, house_of[3] = { NO_HOUSE, NO_HOUSE, NO_HOUSE };

  for_each_cell (empty, position->empty)
    {
      int n = digits_count (position->marks[empty]);

      if (n > 3 || (n == 3 && cell != NO_CELL))
        return false;
      if (n == 3)
        cell = empty;
    }
  if (cell == NO_CELL)
    return false;

  for (int house = 0; house < N_HOUSES; house++)
    for (int d = 1; d <= 9; d++)
      {
        int n = cells_count (position_places_in (position, house, d));

        if (n > 3 || (n == 3 && (house_of[house / 9] != NO_HOUSE || (digit && digit != d))))
          return false;
        if (n == 3)
          {
            digit = d;
            house_of[house / 9] = house;
          }
      }

  if (!digit || !digits_has (position->marks[cell], digit))
    return false;
  for (int i = 0; i < 3; i++)
    if (cell_house (cell, i * 9) != house_of[i])
      return false;

  hodoku_step_start (step);
  for_each_digit (d, digits_difference (position->marks[cell], digits_of (digit)))
    hodoku_step_strike (step, cell, d);
  return true;
}

/* Strikes the digit from those of the cells that have it; the type must be the one that is wanted. */
static bool
strike (const Search *search, int type, CellSet cells, int digit)
{
  if (type != search->type)
    return false;
  hodoku_step_start (search->step);
  hodoku_step_strike_all (search->step, cells_intersection (cells, search->position->places[digit]), digit);
  return search->step->n_struck;
}

static bool
type_1 (const Search *search)
{
  int cell = cells_first (search->extra);

  if (search->type != HODOKU_UR_1)
    return false;
  hodoku_step_start (search->step);
  for (int i = 0; i < 2; i++)
    if (digits_has (search->position->marks[cell], search->digit[i]))
      hodoku_step_strike (search->step, cell, search->digit[i]);
  return search->step->n_struck;
}

static bool
in_line (int a, int b)
{
  return cell_row (a) == cell_row (b) || cell_column (a) == cell_column (b);
}

static Digits
two (const Search *search)
{
  return digits_of (search->digit[0]) | digits_of (search->digit[1]);
}

static Digits
extras (const Search *search)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, search->extra)
    digits |= digits_difference (search->position->marks[cell], two (search));

  return digits;
}

static void
corners (const Search *search, int *a, int *b)
{
  CellSet rest = search->extra;

  *a = cells_first (rest);
  cells_remove (&rest, *a);
  *b = cells_first (rest);
}

static bool
type_2_or_5 (const Search *search)
{
  Digits extra = extras (search);
  int    a, b, type;

  corners (search, &a, &b);
  type = cells_count (search->extra) == 3 || !in_line (a, b) ? HODOKU_UR_5 : HODOKU_UR_2;
  return digits_is_single (extra) && strike (search, type, cells_seeing_all (search->extra), digits_first (extra));
}

static void
strike_subset (const Search *search, int house, CellSet cells, Digits digits)
{
  for_each_cell (cell, cells_difference (cells_intersection (house_set (house), search->position->empty), cells))
    for_each_digit (digit, digits_intersection (search->position->marks[cell], digits))
      hodoku_step_strike (search->step, cell, digit);
}

/* The house that holds all of the cells; NO_HOUSE if there is none. */
static int
house_of_all (CellSet cells, int kind)
{
  int house = cell_house (cells_first (cells), kind);

  return cells_is_empty (cells_difference (cells, house_set (house))) ? house : NO_HOUSE;
}

/* The extra candidates of two corners are a naked subset with others of the house. In a box they must not lie on a line, where
 * they were found already; on a line that lies in a box they strike there, too. */
static bool
judge_type_3 (const Search *search, int house, CellSet cells, Digits digits)
{
  bool box = house >= HOUSE_BOXES;
  int  other;

  if (digits_count (digits) != cells_count (cells) - 1
      || (box && (house_of_all (cells, HOUSE_ROWS) != NO_HOUSE || house_of_all (cells, HOUSE_COLUMNS) != NO_HOUSE)))
    return false;
  hodoku_step_start (search->step);
  strike_subset (search, house, cells, digits);
  if (!search->step->n_struck)
    return false;
  if (!box && (other = house_of_all (cells, HOUSE_BOXES)) != NO_HOUSE)
    strike_subset (search, other, cells, digits);
  return true;
}

static bool
choose_type_3 (const Search *search, int house, CellSet rest, CellSet cells, Digits digits)
{
  for_each_cell (cell, rest)
    {
      CellSet more = cells_union (cells, cells_of (cell));
      Digits  all = digits | search->position->marks[cell];

      cells_remove (&rest, cell);
      if (judge_type_3 (search, house, more, all) || choose_type_3 (search, house, rest, more, all))
        return true;
    }

  return false;
}

static bool
type_3 (const Search *search)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

  for (int i = 0; i < 3 && search->type == HODOKU_UR_3; i++)
    {
      int     house = house_of_all (search->extra, kinds[i]);
      CellSet rest = CELLS_NONE;

      if (house == NO_HOUSE)
        continue;
      for_each_cell (cell, cells_intersection (house_set (house), search->position->empty))
        if (!(search->position->marks[cell] & two (search)))
          cells_add (&rest, cell);
      rest = cells_difference (rest, cells_union (search->plain, search->extra));
      if (choose_type_3 (search, house, rest, search->extra, extras (search)))
        return true;
    }

  return false;
}

/* One of the digits has no other place that sees both corners: the other goes. */
static bool
type_4 (const Search *search)
{
  CellSet seeing = cells_seeing_all (search->extra);
  int     a, b;

  corners (search, &a, &b);
  for (int i = 0; i < 2 && in_line (a, b); i++)
    if (cells_is_empty (cells_intersection (seeing, search->position->places[search->digit[i]])))
      return strike (search, HODOKU_UR_4, search->extra, search->digit[1 - i]);

  return false;
}

/* One of the digits has no other place in the rows and columns of the rectangle: it goes from the two corners. */
static bool
type_6 (const Search *search)
{
  int     a, b;
  CellSet lines = CELLS_NONE;

  corners (search, &a, &b);
  if (in_line (a, b))
    return false;
  for_each_cell (cell, search->extra)
    lines = cells_union (lines, cells_union (house_set (cell_house (cell, HOUSE_ROWS)),
                                             house_set (cell_house (cell, HOUSE_COLUMNS))));
  lines = cells_difference (lines, cells_union (search->plain, search->extra));
  for (int i = 0; i < 2; i++)
    if (cells_is_empty (cells_intersection (lines, search->position->places[search->digit[i]])))
      return strike (search, HODOKU_UR_6, search->extra, search->digit[i]);

  return false;
}

/* From a plain corner: in both lines of the opposite one, one digit lies in the rectangle only; the other goes from there. */
static bool
try_hidden (const Search *search, int corner)
{
  CellSet rectangle = cells_union (search->plain, search->extra);
  int     a, b, row, column, cell;

  corners (search, &a, &b);
  row = cell_row (a) == cell_row (corner) ? cell_row (b) : cell_row (a);
  column = cell_column (a) == cell_column (corner) ? cell_column (b) : cell_column (a);
  cell = cell_at (row, column);
  for (int i = 0; i < 2; i++)
    {
      CellSet lines = cells_union (house_set (HOUSE_ROWS + row), house_set (HOUSE_COLUMNS + column));

      lines = cells_difference (lines, rectangle);
      if (cells_is_empty (cells_intersection (lines, search->position->places[search->digit[i]]))
          && strike (search, HODOKU_HIDDEN_RECTANGLE, cells_of (cell), search->digit[1 - i]))
        return true;
    }

  return false;
}

static bool
hidden (const Search *search)
{
  CellSet rest = search->plain;
  int     a = cells_first (rest), b;

  cells_remove (&rest, a);
  if (cells_is_empty (rest))
    return try_hidden (search, a);
  b = cells_first (rest);
  return !in_line (a, b) && (try_hidden (search, a) || try_hidden (search, b));
}

static bool
judge (Search *search, const int corner[4])
{
  int n;

  search->plain = search->extra = CELLS_NONE;
  for (int i = 0; i < 4; i++)
    cells_add (digits_difference (search->position->marks[corner[i]], two (search)) ? &search->extra : &search->plain,
               corner[i]);
  n = cells_count (search->plain);

  if (n == 3)
    return type_1 (search);
  if ((n == 1 || n == 2) && type_2_or_5 (search))
    return true;
  return (n == 2 && (type_3 (search) || type_4 (search) || type_6 (search))) || ((n == 1 || n == 2) && hidden (search));
}

static bool
is_new (Search *search, const int corner[4])
{
  CellSet cells = CELLS_NONE;
  int     number = 0;

  for (int i = 0; i < 4; i++)
    cells_add (&cells, corner[i]);
  for_each_cell (cell, cells)
    number = number * 10 + cell;
  for (int i = 0; i < search->n_known; i++)
    if (search->known[i] == number)
      return false;
  if (search->n_known < RECTANGLES_MAX) /* unreached: no puzzle fills it */
    search->known[search->n_known++] = number;
  return true;
}

static bool
is_own (const Position *position, int cell)
{
  return position->digit[cell] && !cells_has (position->given, cell);
}

static bool
has_and_one (const Position *position, int cell, int digit)
{
  return digits_has (position->marks[cell], digit) && digits_count (position->marks[cell]) == 2;
}

/* The third and the fourth corner of an avoidable rectangle, with both digits filled in on the other side: one of them filled
 * crosswise, or none, and the rest has one candidate more. */
static bool
may_be_avoidable (const Search *search, const int corner[4])
{
  const Position *position = search->position;

  return (is_own (position, corner[2]) && position->digit[corner[2]] == search->digit[1]
          && has_and_one (position, corner[3], search->digit[0]))
         || (is_own (position, corner[3]) && position->digit[corner[3]] == search->digit[0]
             && has_and_one (position, corner[2], search->digit[1]))
         || (has_and_one (position, corner[2], search->digit[1]) && has_and_one (position, corner[3], search->digit[0]));
}

static bool
judge_avoidable (const Search *search, const int corner[4])
{
  const Position *position = search->position;
  Digits          more;

  if (position->digit[corner[2]])
    return strike (search, HODOKU_AVOIDABLE_1, cells_of (corner[3]), search->digit[0]);
  if (position->digit[corner[3]])
    return strike (search, HODOKU_AVOIDABLE_1, cells_of (corner[2]), search->digit[1]);
  more = digits_difference (position->marks[corner[2]], digits_of (search->digit[1]));
  return digits_has (position->marks[corner[3]], digits_first (more))
         && strike (search, HODOKU_AVOIDABLE_2, cells_intersection (cell_peer_set (corner[2]), cell_peer_set (corner[3])),
                    digits_first (more));
}

static bool
may_be_unique (const Search *search, int cell, int other)
{
  const CellSet *allowed = search->allowed;

  return cells_has (allowed[search->digit[0]], cell) && cells_has (allowed[search->digit[0]], other)
         && cells_has (allowed[search->digit[1]], other);
}

/* The first two corners are chosen: along their lines. */
static bool
walk_lines (Search *search, int first, int second, bool avoidable)
{
  int kind = cell_row (first) == cell_row (second) ? HOUSE_COLUMNS : HOUSE_ROWS;

  for (int i = 0; i < 9; i++)
    {
      int corner[4] = { first, second, house_cells[cell_house (first, kind)][i], house_cells[cell_house (second, kind)][i] };

      if (cell_box (corner[2]) == cell_box (first)
          || !(avoidable ? may_be_avoidable (search, corner) : may_be_unique (search, corner[2], corner[3]))
          || !is_new (search, corner))
        continue;
      if (avoidable ? judge_avoidable (search, corner) : judge (search, corner))
        return true;
    }

  return false;
}

static bool
walk_box (Search *search, int first, bool avoidable)
{
  const Position *position = search->position;

  for_each_cell (second, house_set (cell_house (first, HOUSE_BOXES)))
    {
      if (second == first || !in_line (first, second)
          || !(avoidable ? is_own (position, second)
                         : !position->digit[second] && cells_has (search->allowed[search->digit[0]], second)
                           && cells_has (search->allowed[search->digit[1]], second)))
        continue;
      if (avoidable)
        search->digit[1] = position->digit[second];
      if (walk_lines (search, first, second, avoidable))
        return true;
    }

  return false;
}

static void
collect_allowed (Search *search)
{
  const Position *position = search->position;

  for (int digit = 1; digit <= 9; digit++)
    search->allowed[digit] = position->empty;
  for_each_cell (cell, cells_complement (position->empty))
    search->allowed[position->digit[cell]] = cells_difference (search->allowed[position->digit[cell]], cell_peer_set (cell));
}

bool
hodoku_rectangle (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search;
  bool   avoidable = detail >= HODOKU_AVOIDABLE_1;

  search.position = position;
  search.type = detail;
  search.step = step;
  search.n_known = 0;
  collect_allowed (&search);
  for (int first = 0; first < N_CELLS; first++)
    {
      if (avoidable ? !is_own (position, first) : digits_count (position->marks[first]) != 2)
        continue;
      search.digit[0] = avoidable ? position->digit[first] : digits_first (position->marks[first]);
      search.digit[1] = avoidable ? 0 : digits_first (digits_without_first (position->marks[first]));
      if (walk_box (&search, first, avoidable))
        return true;
    }

  return false;
}
