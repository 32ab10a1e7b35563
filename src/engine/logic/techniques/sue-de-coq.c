/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sue-de-coq.c — two sectors, one intersection: as many cells as digits.
 *
 * In a box and a line, take two or three cells of the intersection with at least two digits more than cells, some
 * cells of the rest of the line and some of the rest of the box, which share no digit of the intersection with each
 * other. Each of these digits fits once into the three parts together: those that the line's part has, once in the
 * line, those that the box's part has, once in the box, the others once in the intersection. A digit that the parts
 * bring along fits once into each part that has it. If that makes just as many as there are cells, all of them are
 * there: those of the line's part go from the rest of the line, those of the box's part from the rest of the box, those
 * that the intersection has alone from both.
 *
 * Definition: HoDoKu's, which is the extended one; both parts must be there. Groups of role stem: the intersection; of
 * role set: the line's part, with the digits that it locks in the line, and the box's. base: the line and the box. */
#include "routines.h"

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              line, box;
  CellSet          stem;             /* the cells of the intersection */
  Digits           stem_digits;
  CellSet          line_part;
  Digits           line_digits;
  int              missing;          /* digits of the intersection that still have no cell */
} SueDeCoq;

static CellSet
open_cells (const SueDeCoq *found, int house)
{
  return cells_difference (cells_intersection (found->position->empty, house_set (house)), found->stem);
}

static Digits
digits_of_cells (const Position *position, CellSet cells)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, cells)
    digits |= position->marks[cell];

  return digits;
}

/* How many cells the part has over what it brings along. */
static int
surplus (const SueDeCoq *found, CellSet part, Digits digits)
{
  return cells_count (part) - digits_count (digits_difference (digits, found->stem_digits));
}

static bool
add (const SueDeCoq *sue, CellSet box_part, Digits box_digits)
{
  const Position *position = sue->position;
  Digits          both = sue->line_digits & box_digits;
  Digits          in_line = digits_difference (sue->stem_digits | sue->line_digits, box_digits) | both;
  Digits          in_box = digits_difference (sue->stem_digits | box_digits, sue->line_digits) | both;
  CellSet         line_rest = cells_difference (open_cells (sue, sue->line), sue->line_part);
  CellSet         box_rest = cells_difference (open_cells (sue, sue->box), box_part);
  Deduction       found;

  deduction_start (&found, sue->technique);
  for_each_digit (digit, in_line)
    deduction_strike (&found, cells_intersection (position->places[digit], line_rest), digit);
  for_each_digit (digit, in_box)
    deduction_strike (&found, cells_intersection (position->places[digit], box_rest), digit);
  if (!deduction_does_anything (&found))
    return false;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (found.struck.cells[digit]))
      found.digits |= digits_of (digit);
  found.cells = cells_union (sue->stem, cells_union (sue->line_part, box_part));
  found.base = UINT32_C (1) << sue->line | UINT32_C (1) << sue->box;
  deduction_group (&found, ROLE_STEM, sue->stem, sue->stem_digits, NO_HOUSE);
  deduction_group (&found, ROLE_SET, sue->line_part, sue->line_digits, sue->line);
  deduction_group (&found, ROLE_SET, box_part, box_digits, sue->box);
  return finds_add (sue->finds, &found);
}

/* Adds cells of left to the box's part; it shares no digit of the intersection with the line's. True: stop. */
static bool
choose_box_part (const SueDeCoq *sue, CellSet part, CellSet left)
{
  for_each_cell (cell, left)
    {
      CellSet cells = part;
      Digits  digits;

      cells_remove (&left, cell);
      cells_add (&cells, cell);
      digits = digits_of_cells (sue->position, cells);
      if (digits & sue->line_digits & sue->stem_digits)
        continue;
      if (digits & sue->stem_digits && surplus (sue, cells, digits) == sue->missing && add (sue, cells, digits))
        return true;
      if (choose_box_part (sue, cells, left))
        return true;
    }

  return false;
}

/* Adds cells of left to the line's part, as long as the box's will have something to do. True: stop. */
static bool
choose_line_part (const SueDeCoq *sue, CellSet part, CellSet left)
{
  for_each_cell (cell, left)
    {
      SueDeCoq next = *sue;
      int      placed;

      cells_remove (&left, cell);
      next.line_part = part;
      cells_add (&next.line_part, cell);
      next.line_digits = digits_of_cells (sue->position, next.line_part);
      placed = surplus (sue, next.line_part, next.line_digits);
      next.missing = sue->missing - placed;
      if (next.line_digits & sue->stem_digits && placed > 0 && next.missing > 0
          && choose_box_part (&next, CELLS_NONE, cells_difference (open_cells (sue, sue->box), next.line_part)))
        return true;
      if (choose_line_part (sue, next.line_part, left))
        return true;
    }

  return false;
}

/* Two or three cells of those left, added to the intersection. True: stop. */
static bool
choose_stem (const SueDeCoq *sue, CellSet left)
{
  for_each_cell (cell, left)
    {
      SueDeCoq next = *sue;

      cells_remove (&left, cell);
      cells_add (&next.stem, cell);
      next.stem_digits |= sue->position->marks[cell];
      next.missing = digits_count (next.stem_digits) - cells_count (next.stem);
      if (cells_count (next.stem) >= 2 && next.missing >= 2
          && choose_line_part (&next, CELLS_NONE, open_cells (&next, next.line)))
        return true;
      if (choose_stem (&next, left))
        return true;
    }

  return false;
}

void
find_sue_de_coq (const Position *position, const Technique *technique, Finds *finds)
{
  SueDeCoq sue = { .position = position, .technique = technique, .finds = finds };

  for (sue.line = HOUSE_ROWS; sue.line < HOUSE_BOXES; sue.line++)
    for (sue.box = HOUSE_BOXES; sue.box < N_HOUSES; sue.box++)
      {
        CellSet shared = cells_intersection (house_set (sue.line), house_set (sue.box));

        if (choose_stem (&sue, cells_intersection (shared, position->empty)))
          return;
      }
}
