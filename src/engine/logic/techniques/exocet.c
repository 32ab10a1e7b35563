/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* exocet.c — two cells whose digits must come again in two others.
 *
 * The base: two cells of a line and a box, with three or four digits between them. Three lines across, the cross-lines, hold no
 * base cell. The two digits that the base takes stand three times in these, and not where the base sees them. Where for each of
 * the base's digits what is left has room for two of it only, but for two cells, the targets, each of the two digits stands in a
 * target. So the targets hold just the digits of the base.
 *
 *   junior   the targets lie in the two boxes beside the base's, in other lines than it, each beside a companion without the
 *            digits; the third cross-line passes by the base. What a target holds then stands in the other's box, too, in its
 *            two mirror cells: in the line that neither the base nor the target is in, and not on the other's cross-line
 *   senior   the targets lie anywhere on the cross-lines
 *
 * What is in no way of filling base, targets and mirrors goes. Groups: pattern for the base, set for each target, extra for the
 * rest of the cross-lines, restricted for the mirrors of each target; base: the base's line; cover: the cross-lines. */
#include "routines.h"

enum { DIGITS_LEAST = 3, DIGITS_MOST = 4 };

/* Lines are counted from 0; of the base's kind is line, across are the others. */
typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  bool             columns;          /* the base lies in a column */
  int              line, box;        /* of the base; box: 0–2, which of its band */
  int              base[2], across[3];         /* cells; cross-lines, in order */
  Digits           digits;
  CellSet          held[10][3];      /* where the digit may stand on each cross-line, out of sight of the base */
  int              target[2];
} Search;

static int
cell_of (const Search *search, int line, int across)
{
  return search->columns ? cell_at (across, line) : cell_at (line, across);
}

static int line_of (const Search *search, int cell)   { return search->columns ? cell_column (cell) : cell_row (cell); }
static int across_of (const Search *search, int cell) { return search->columns ? cell_row (cell) : cell_column (cell); }

static CellSet
cross_line (const Search *search, int across)
{
  return house_set ((search->columns ? HOUSE_ROWS : HOUSE_COLUMNS) + across);
}

/* Where the digit is or may be. */
static CellSet
stands (const Position *position, CellSet cells, int digit)
{
  CellSet all = cells_intersection (cells, position->places[digit]);

  for_each_cell (cell, cells_difference (cells, position->empty))
    if (position->digit[cell] == digit)
      cells_add (&all, cell);
  return all;
}

/* One cell of each, no two in sight of each other. The cells, or none: false. */
static bool
three_of (const CellSet held[3], CellSet without, CellSet *three)
{
  for_each_cell (a, cells_difference (held[0], without))
    for_each_cell (b, cells_difference (held[1], cells_union (without, cell_peer_set (a))))
      {
        CellSet rest = cells_difference (held[2], cells_union (without, cells_union (cell_peer_set (a), cell_peer_set (b))));

        if (!cells_is_empty (rest))
          {
            *three = cells_union (cells_union (cells_of (a), cells_of (b)), cells_of (cells_first (rest)));
            return true;
          }
      }
  return false;
}

/* Whether the digit, being in that target, finds its place on the two other cross-lines. */
static bool
goes_on (const Search *search, int which, int digit)
{
  CellSet targets = cells_union (cells_of (search->target[0]), cells_of (search->target[1]));
  CellSet held[3], three;

  for (int i = 0; i < 3; i++)
    held[i] = search->across[i] == across_of (search, search->target[which])
                ? cells_of (search->target[which])
                : cells_difference (search->held[digit][i], cells_union (targets, cell_peer_set (search->target[which])));
  return three_of ((const CellSet *) held, CELLS_NONE, &three);
}

/* The band's line that neither the base nor the cell is in. */
static int
third_line (const Search *search, int cell)
{
  return search->line / 3 * 9 + 3 - search->line - line_of (search, cell);
}

/* The two cells in the other target's box that mirror this one. */
static CellSet
mirrors_of (const Search *search, int which)
{
  int     beside = across_of (search, search->target[1 - which]);
  CellSet cells = CELLS_NONE;

  for (int i = beside / 3 * 3; i < beside / 3 * 3 + 3; i++)
    if (i != beside)
      cells_add (&cells, cell_of (search, third_line (search, search->target[which]), i));
  return cells;
}

static bool
is_free (const Search *search, int cell)
{
  return !digits_intersection (search->digits, search->position->marks[cell] | digits_of (search->position->digit[cell]));
}

/* The targets in the two other boxes of the band, each with its companion, and the third cross-line beside the base. */
static bool
is_junior (const Search *search)
{
  int first = across_of (search, search->target[0]), second = across_of (search, search->target[1]);

  for (int i = 0; i < 2; i++)
    {
      int cell = search->target[i];

      if (line_of (search, cell) / 3 != search->line / 3 || !is_free (search, cell_of (search, third_line (search, cell),
                                                                                       across_of (search, cell))))
        return false;
    }
  for (int i = 0; i < 3; i++)
    if (search->across[i] / 3 == search->box && first / 3 != second / 3)
      return true;
  return false;
}

/* What may stand where. */
typedef struct {
  Digits kept[N_CELLS];
  CellSet cells;
} Ways;

/* The first digit in one mirror, the second not in the other. False: there is no room. */
static bool
mirror (const Search *search, int which, int digit, int other, Ways *ways)
{
  CellSet mirrors = mirrors_of (search, which);
  bool    any = false;

  for_each_cell (cell, mirrors)
    for_each_cell (beside, cells_difference (mirrors, cells_of (cell)))
      {
        Digits here = search->position->marks[cell] | digits_of (search->position->digit[cell]);
        Digits there = search->position->marks[beside] | digits_of (search->position->digit[beside]);

        there &= DIGITS_ALL & ~(digits_of (digit) | digits_of (other));
        if (!digits_has (here, digit) || !there) /* unreached: not seen: a mirror without room */
          continue;
        ways->kept[cell] |= digits_of (digit);
        ways->kept[beside] |= there;
        any = true;
      }
  return any;
}

/* Digits a and b in the targets, in this order. False: they cannot be there. */
static bool
fill_targets (const Search *search, int a, int b, Ways *ways)
{
  Ways more = *ways;

  if (!digits_has (search->position->marks[search->target[0]], a) || !digits_has (search->position->marks[search->target[1]], b)
      || !goes_on (search, 0, a) || !goes_on (search, 1, b)
      || (search->technique->detail == EXOCET_JUNIOR
          && (!mirror (search, 0, a, b, &more) || !mirror (search, 1, b, a, &more))))
    return false;
  more.kept[search->target[0]] |= digits_of (a);
  more.kept[search->target[1]] |= digits_of (b);
  *ways = more;
  return true;
}

static void
fill (const Search *search, Ways *ways)
{
  const Position *position = search->position;

  for_each_digit (a, search->digits)
    for_each_digit (b, digits_difference (search->digits, digits_of (a)))
      {
        bool targets = false;

        if (!digits_has (position->marks[search->base[0]], a) || !digits_has (position->marks[search->base[1]], b))
          continue;
        targets = fill_targets (search, a, b, ways);
        targets = fill_targets (search, b, a, ways) || targets;
        if (!targets)
          continue;
        ways->kept[search->base[0]] |= digits_of (a);
        ways->kept[search->base[1]] |= digits_of (b);
      }
}

static void
group_all (const Search *search, Deduction *found)
{
  CellSet base = cells_union (cells_of (search->base[0]), cells_of (search->base[1])), rest = CELLS_NONE;

  deduction_group (found, ROLE_PATTERN, base, search->digits, NO_HOUSE);
  for (int i = 0; i < 2; i++)
    deduction_group (found, ROLE_SET, cells_of (search->target[i]), search->position->marks[search->target[i]], NO_HOUSE);
  for_each_digit (digit, search->digits)
    for (int i = 0; i < 3; i++)
      rest = cells_union (rest, search->held[digit][i]);
  for (int i = 0; i < 2; i++)
    {
      cells_remove (&rest, search->target[i]);
      if (search->technique->detail == EXOCET_JUNIOR)
        deduction_group (found, ROLE_RESTRICTED, cells_intersection (mirrors_of (search, i), search->position->empty),
                         search->digits, NO_HOUSE);
    }
  deduction_group (found, ROLE_EXTRA, cells_intersection (rest, search->position->empty), search->digits, NO_HOUSE);
}

/* Both targets are chosen. True: stop. */
static bool
judge (const Search *search)
{
  const Position *position = search->position;
  Ways            ways = { .cells = CELLS_NONE };
  Deduction       found;

  if (!cells_has (position->empty, search->target[0]) || !cells_has (position->empty, search->target[1])
      || is_junior (search) != (search->technique->detail == EXOCET_JUNIOR))
    return false;

  deduction_start (&found, search->technique);
  found.digits = search->digits;
  found.base = UINT32_C (1) << ((search->columns ? HOUSE_COLUMNS : HOUSE_ROWS) + search->line);
  for (int i = 0; i < 3; i++)
    found.cover |= UINT32_C (1) << ((search->columns ? HOUSE_ROWS : HOUSE_COLUMNS) + search->across[i]);
  for (int i = 0; i < 2; i++)
    {
      cells_add (&found.cells, search->base[i]);
      cells_add (&found.cells, search->target[i]);
    }
  ways.cells = found.cells;
  for (int i = 0; i < 2 && search->technique->detail == EXOCET_JUNIOR; i++)
    ways.cells = cells_union (ways.cells, mirrors_of (search, i));
  fill (search, &ways);
  group_all (search, &found);
  for_each_cell (cell, cells_intersection (ways.cells, position->empty))
    for_each_digit (digit, digits_difference (position->marks[cell], ways.kept[cell]))
      deduction_strike (&found, cells_of (cell), digit);
  return finds_add (search->finds, &found);
}

/* A target must be of each three that would have room for a digit otherwise. True: stop. */
static bool
choose_targets (Search *search, int n, CellSet chosen)
{
  CellSet three = CELLS_NONE;
  bool    room = false;

  for_each_digit (digit, search->digits)
    room = room || three_of ((const CellSet *) search->held[digit], chosen, &three);
  if (!room || n == 2)
    return !room && n == 2 && judge (search);

  for_each_cell (cell, three)
    {
      search->target[n] = cell;
      if (choose_targets (search, n + 1, cells_union (chosen, cells_of (cell))))
        return true;
    }
  return false;
}

/* True: stop. */
static bool
choose_across (Search *search)
{
  const Position *position = search->position;
  CellSet         seen = cells_intersection (cell_peer_set (search->base[0]), cell_peer_set (search->base[1]));
  int             lines[9], n = 0;

  for (int i = 0; i < 9; i++)
    if (i != across_of (search, search->base[0]) && i != across_of (search, search->base[1]))
      lines[n++] = i;
  for (int a = 0; a < n; a++)
    for (int b = a + 1; b < n; b++)
      for (int c = b + 1; c < n; c++)
        {
          const int across[3] = { lines[a], lines[b], lines[c] };

          for (int i = 0; i < 3; i++)
            {
              search->across[i] = across[i];
              for_each_digit (digit, search->digits)
                search->held[digit][i] = stands (position, cells_difference (cross_line (search, across[i]), seen), digit);
            }
          if (choose_targets (search, 0, CELLS_NONE))
            return true;
        }
  return false;
}

void
find_exocet (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = { .position = position, .technique = technique, .finds = finds };

  for (int choice = 0; choice < 2 * 9 * 9; choice++)
    {
      int box = choice / 3 % 3, free = choice % 3;

      search.columns = choice >= 81;
      search.line = choice / 9 % 9;
      search.box = box;
      search.base[0] = cell_of (&search, search.line, 3 * box + (free + 1) % 3);
      search.base[1] = cell_of (&search, search.line, 3 * box + (free + 2) % 3);
      search.digits = position->marks[search.base[0]] | position->marks[search.base[1]];
      if (cells_has (position->empty, search.base[0]) && cells_has (position->empty, search.base[1])
          && digits_count (search.digits) >= DIGITS_LEAST && digits_count (search.digits) <= DIGITS_MOST
          && (stop_now (finds->stop) || choose_across (&search)))
        return;
    }
}
