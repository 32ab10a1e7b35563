/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* uniqueness.c — what cannot be, because it would have a twin.
 *
 * Four cells in two rows, two columns and two boxes, none of them given: filled with a and b crosswise, they could be
 * filled the other way round as well, and nothing else on the board would notice. A puzzle with one solution never
 * comes to that. So one of the candidates that save the rectangle, those other than a and b, must be true.
 *
 *   1      one cell has such candidates: neither a nor b is in it
 *   2, 5   they are all the same digit: it goes from every cell that sees them; 2 if they are two on one side, else 5
 *   3      two cells of one house have them, and act as one cell of a naked subset of that house
 *   4      two cells on one side have them, and one of a, b has no other place there: the other goes from both
 *   6      two cells in opposite corners have them, and a has no other place in both rows and columns: a goes from both
 *   hidden a corner has a and b only; in the row and the column of the opposite one, a has no other place than in the
 *          rectangle: b goes from it
 *
 * The names, and what counts as which, are HoDoKu's; some corner must hold a and b and nothing else. A rectangle may
 * lack a or b where it was struck before, unless a peer is that digit: variant 2.
 *
 *   avoidable 1, 2  as 1 and 2, with corners that a player has filled: no more given than the open ones
 *
 * Groups: pattern for a and b, extra for what saves the rectangle, set for the subset of type 3; the strong links that
 * types 4, 6 and the hidden one lean on are links, and base their houses. */
#include "routines.h"

#include <stddef.h>

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              corner[4];        /* 0 and 1 in one row, 2 and 3 below them */
  CellSet          cells;            /* the corners */
  int              a, b;
  CellSet          extra;            /* the corners that have other candidates than a and b */
  Digits           saving;           /* these */
  int              variant;
} Rectangle;

/* Calls try_one for each rectangle of two boxes, as far as its corners and cells are known, until it says stop. */
static void
for_rectangles (const Position *position, const Technique *technique, Finds *finds, bool (*try_one) (Rectangle *))
{
  Rectangle rectangle = { .position = position, .technique = technique, .finds = finds };
  int      *corner = rectangle.corner;

  for (int top = 0; top < 8; top++)
    for (int bottom = top + 1; bottom < 9; bottom++)
      for (int left = 0; left < 8; left++)
        for (int right = left + 1; right < 9; right++)
          {
            if ((top / 3 == bottom / 3) == (left / 3 == right / 3))
              continue;
            corner[0] = cell_at (top, left);
            corner[1] = cell_at (top, right);
            corner[2] = cell_at (bottom, left);
            corner[3] = cell_at (bottom, right);
            rectangle.cells = CELLS_NONE;
            for (int i = 0; i < 4; i++)
              cells_add (&rectangle.cells, corner[i]);
            if (try_one (&rectangle))
              return;
          }
}

/* Whether every corner has, or had, both digits of the pair; what else they have. */
static bool
describe (Rectangle *rectangle, Digits pair)
{
  const Position *position = rectangle->position;

  rectangle->a = digits_first (pair);
  rectangle->b = digits_first (digits_without_first (pair));
  rectangle->variant = 0;
  rectangle->extra = CELLS_NONE;
  rectangle->saving = DIGITS_NONE;
  for (int i = 0; i < 4; i++)
    {
      int    cell = rectangle->corner[i];
      Digits more = digits_difference (position->marks[cell], pair);

      for_each_digit (digit, digits_difference (pair, position->marks[cell]))
        {
          rectangle->variant = 2;
          for_each_cell (peer, cell_peer_set (cell))
            if (position->digit[peer] == digit)
              return false;
        }
      if (more)
        cells_add (&rectangle->extra, cell);
      rectangle->saving |= more;
    }

  return true;
}

/* Calls try_one for each pair that some corner is limited to, if all four are open. True: stop. */
static bool
for_pairs (Rectangle *rectangle, bool (*try_one) (const Rectangle *))
{
  const Position *position = rectangle->position;
  Digits          pairs[4];

  if (!cells_is_empty (cells_difference (rectangle->cells, position->empty)))
    return false;

  for (int i = 0; i < 4; i++)
    {
      bool fits;

      pairs[i] = position->marks[rectangle->corner[i]];
      fits = digits_count (pairs[i]) == 2;
      for (int j = 0; j < i; j++)
        fits = fits && pairs[j] != pairs[i];
      if (fits && describe (rectangle, pairs[i]) && try_one (rectangle))
        return true;
    }

  return false;
}

static void
start (Deduction *found, const Rectangle *rectangle)
{
  deduction_start (found, rectangle->technique);
  found->variant = (int8_t) rectangle->variant;
  found->cells = rectangle->cells;
  found->digits = digits_of (rectangle->a) | digits_of (rectangle->b);
  deduction_group (found, ROLE_PATTERN, rectangle->cells, found->digits, NO_HOUSE);
  deduction_group (found, ROLE_EXTRA, rectangle->extra, rectangle->saving, NO_HOUSE);
}

/* The houses that hold all of the cells, as bits. */
static uint32_t
houses_of (CellSet cells)
{
  uint32_t houses = 0;

  for (int house = 0; house < N_HOUSES; house++)
    if (cells_is_empty (cells_difference (cells, house_set (house))))
      houses |= UINT32_C (1) << house;

  return houses;
}

static bool
share_a_line (CellSet cells)
{
  return houses_of (cells) & ((UINT32_C (1) << HOUSE_BOXES) - 1);
}

/* Types */

static bool
try_type_1 (const Rectangle *rectangle)
{
  Deduction found;

  if (cells_count (rectangle->extra) != 1)
    return false;

  start (&found, rectangle);
  for_each_digit (digit, found.digits)
    deduction_strike (&found, cells_intersection (rectangle->extra, rectangle->position->places[digit]), digit);
  return finds_add (rectangle->finds, &found);
}

static bool
try_type_2_or_5 (const Rectangle *rectangle)
{
  int       n = cells_count (rectangle->extra), digit;
  int       type = n == 3 || !share_a_line (rectangle->extra) ? 5 : 2;
  Deduction found;

  if ((n != 2 && n != 3) || !digits_is_single (rectangle->saving) || type != rectangle->technique->detail)
    return false;

  start (&found, rectangle);
  digit = digits_first (rectangle->saving);
  deduction_strike (&found, position_places_seeing (rectangle->position, rectangle->extra, digit), digit);
  return finds_add (rectangle->finds, &found);
}

/* The cells and the two corners hold these digits between them, less a and b, one for each cell and one for the
 * corners: the digits go from the rest of the house, and of a second house that holds all of them. True: stop. */
static bool
add_type_3 (const Rectangle *rectangle, int house, CellSet cells, Digits digits)
{
  CellSet   subset = cells_union (cells, rectangle->extra), reach = CELLS_NONE;
  uint32_t  houses = houses_of (subset);
  Deduction found;

  start (&found, rectangle);
  found.cells = cells_union (rectangle->cells, cells);
  found.base = houses;
  deduction_group (&found, ROLE_SET, cells, digits, house);
  for (int h = 0; h < N_HOUSES; h++)
    if (houses >> h & 1)
      reach = cells_union (reach, house_set (h));
  reach = cells_difference (reach, subset);
  for_each_digit (digit, digits)
    deduction_strike (&found, cells_intersection (rectangle->position->places[digit], reach), digit);
  return finds_add (rectangle->finds, &found);
}

/* Adds cells of left, open cells of the house that have neither a nor b. A subset in a box that lies in a line was
 * found in the line. True: stop. */
static bool
choose_subset (const Rectangle *rectangle, int house, CellSet chosen, CellSet left, Digits digits)
{
  for_each_cell (cell, left)
    {
      CellSet cells = chosen;
      Digits  joined = digits | rectangle->position->marks[cell];

      cells_remove (&left, cell);
      cells_add (&cells, cell);
      if (digits_count (joined) == cells_count (cells) + 1
          && !(house >= HOUSE_BOXES && share_a_line (cells_union (cells, rectangle->extra)))
          && add_type_3 (rectangle, house, cells, joined))
        return true;
      if (choose_subset (rectangle, house, cells, left, joined))
        return true;
    }

  return false;
}

static bool
try_type_3 (const Rectangle *rectangle)
{
  const Position *position = rectangle->position;
  uint32_t        houses = houses_of (rectangle->extra);

  if (cells_count (rectangle->extra) != 2)
    return false;

  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      {
        CellSet left = cells_difference (cells_intersection (position->empty, house_set (house)), rectangle->cells);

        left = cells_difference (left, cells_union (position->places[rectangle->a], position->places[rectangle->b]));
        if (choose_subset (rectangle, house, CELLS_NONE, left, rectangle->saving))
          return true;
      }

  return false;
}

/* A strong link, for the picture; none where one of the two was struck before. */
static void
link_corners (Deduction *found, const Rectangle *rectangle, int from, int to, int digit)
{
  CellSet places = rectangle->position->places[digit];

  if (cells_has (places, from) && cells_has (places, to))
    deduction_link (found, candidate_of (from, digit), candidate_of (to, digit), true);
}

static bool
try_type_4 (const Rectangle *rectangle)
{
  const Position *position = rectangle->position;
  CellSet         others = rectangle->extra;
  int             first;
  Deduction       found;

  if (cells_count (rectangle->extra) != 2 || !share_a_line (rectangle->extra))
    return false;

  first = cells_first (others);
  cells_remove (&others, first);
  for (int i = 0; i < 2; i++)
    {
      int kept = i ? rectangle->b : rectangle->a, gone = i ? rectangle->a : rectangle->b;

      if (!cells_is_empty (position_places_seeing (position, rectangle->extra, kept)))
        continue;
      start (&found, rectangle);
      found.base = houses_of (rectangle->extra);
      link_corners (&found, rectangle, first, cells_first (others), kept);
      deduction_strike (&found, cells_intersection (rectangle->extra, position->places[gone]), gone);
      return finds_add (rectangle->finds, &found);
    }

  return false;
}

/* The row and the column of the cell. */
static CellSet
lines_through (int cell)
{
  return cells_union (house_set (cell_house (cell, HOUSE_ROWS)), house_set (cell_house (cell, HOUSE_COLUMNS)));
}

/* Whether the digit has places in the row and column of the cell outside the rectangle. */
static bool
is_elsewhere (const Rectangle *rectangle, int cell, int digit)
{
  CellSet places = cells_intersection (rectangle->position->places[digit], lines_through (cell));

  return !cells_is_empty (cells_difference (places, rectangle->cells));
}

/* The strong links on the digit from the cell along its row and its column to the neighbouring corners. */
static void
link_lines (Deduction *found, const Rectangle *rectangle, int cell, int digit)
{
  CellSet lines = cells_intersection (rectangle->cells, lines_through (cell));

  cells_remove (&lines, cell);
  for_each_cell (other, lines)
    link_corners (found, rectangle, cell, other, digit);
  found->base |= UINT32_C (1) << cell_house (cell, HOUSE_ROWS) | UINT32_C (1) << cell_house (cell, HOUSE_COLUMNS);
}

static bool
try_type_6 (const Rectangle *rectangle)
{
  const Position *position = rectangle->position;
  Deduction       found;

  if (cells_count (rectangle->extra) != 2 || share_a_line (rectangle->extra))
    return false;

  for (int i = 0; i < 2; i++)
    {
      int  digit = i ? rectangle->b : rectangle->a;
      bool elsewhere = false;

      for_each_cell (cell, rectangle->extra)
        elsewhere = elsewhere || is_elsewhere (rectangle, cell, digit);
      if (elsewhere)
        continue;
      start (&found, rectangle);
      for_each_cell (cell, rectangle->extra)
        link_lines (&found, rectangle, cell, digit);
      deduction_strike (&found, cells_intersection (rectangle->extra, position->places[digit]), digit);
      return finds_add (rectangle->finds, &found);
    }

  return false;
}

static bool
try_type (Rectangle *rectangle)
{
  static bool (*const types[]) (const Rectangle *) = {
    NULL, try_type_1, try_type_2_or_5, try_type_3, try_type_4, try_type_2_or_5, try_type_6,
  };

  return for_pairs (rectangle, types[rectangle->technique->detail]);
}

void
find_unique_rectangle (const Position *position, const Technique *technique, Finds *finds)
{
  for_rectangles (position, technique, finds, try_type);
}

/* Hidden */

static bool
try_hidden_pair (const Rectangle *rectangle)
{
  int n = cells_count (rectangle->extra);

  if (n < 2 || n > 3 || (n == 2 && share_a_line (rectangle->extra)))
    return false;

  for (int i = 0; i < 4; i++)
    for (int second = 0; second < 2; second++)
      {
        int       kept = second ? rectangle->b : rectangle->a, gone = second ? rectangle->a : rectangle->b;
        int       opposite = rectangle->corner[3 - i];
        Deduction found;

        if (cells_has (rectangle->extra, rectangle->corner[i]) || is_elsewhere (rectangle, opposite, kept)
            || !digits_has (rectangle->position->marks[opposite], gone))
          continue;
        start (&found, rectangle);
        link_lines (&found, rectangle, opposite, kept);
        deduction_strike (&found, cells_of (opposite), gone);
        if (finds_add (rectangle->finds, &found))
          return true;
      }

  return false;
}

static bool
try_hidden (Rectangle *rectangle)
{
  return for_pairs (rectangle, try_hidden_pair);
}

void
find_hidden_rectangle (const Position *position, const Technique *technique, Finds *finds)
{
  for_rectangles (position, technique, finds, try_hidden);
}

/* Avoidable */

static bool
is_players (const Position *position, int cell)
{
  return position->digit[cell] && !cells_has (position->given, cell);
}

/* Two corners of one box are filled, with a and b; across from them must come b and a. True: stop. */
static bool
try_avoidable_1 (Rectangle *rectangle, int cell, int filled)
{
  const Position *position = rectangle->position;
  Digits          marks = position->marks[cell];
  Deduction       found;

  if (!is_players (position, filled) || position->digit[filled] != rectangle->b || !digits_has (marks, rectangle->a)
      || digits_count (marks) != 2)
    return false;

  rectangle->extra = cells_of (cell);
  rectangle->saving = digits_difference (marks, digits_of (rectangle->a));
  start (&found, rectangle);
  deduction_strike (&found, cells_of (cell), rectangle->a);
  return finds_add (rectangle->finds, &found);
}

static bool
try_avoidable_2 (Rectangle *rectangle, int cell, int other)
{
  const Position *position = rectangle->position;
  Digits          saving = digits_difference (position->marks[cell], digits_of (rectangle->a));
  Deduction       found;

  if (!digits_is_single (saving) || position->marks[cell] == saving
      || position->marks[other] != (saving | digits_of (rectangle->b)))
    return false;

  rectangle->extra = cells_union (cells_of (cell), cells_of (other));
  rectangle->saving = saving;
  start (&found, rectangle);
  deduction_strike (&found, position_places_seeing (position, rectangle->extra, digits_first (saving)),
                    digits_first (saving));
  return finds_add (rectangle->finds, &found);
}

/* Each corner with its neighbour in the box: they hold b and a, and the cells across from them are not given. */
static bool
try_avoidable (Rectangle *rectangle)
{
  const Position *position = rectangle->position;
  int             step = cell_box (rectangle->corner[0]) == cell_box (rectangle->corner[1]) ? 1 : 2;

  for (int i = 0; i < 4; i++)
    {
      int near = rectangle->corner[i], beside = rectangle->corner[i ^ step];
      int beyond = rectangle->corner[i ^ 3 ^ step], across = rectangle->corner[i ^ 3];

      if (!is_players (position, near) || !is_players (position, beside))
        continue;
      rectangle->a = position->digit[near];
      rectangle->b = position->digit[beside];
      if (rectangle->technique->detail == 1 ? try_avoidable_1 (rectangle, across, beyond)
                                            : try_avoidable_2 (rectangle, across, beyond))
        return true;
    }

  return false;
}

void
find_avoidable_rectangle (const Position *position, const Technique *technique, Finds *finds)
{
  for_rectangles (position, technique, finds, try_avoidable);
}
