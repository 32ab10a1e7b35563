/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* likeness-placement.c — Gurth's symmetrical placement: clues that are symmetrical have a solution that is (likeness.h).
 *
 * So a candidate goes whose image is none. In a cell that is its own image, that is each digit that does not turn into itself.
 * The variant is 1 for the first of the symmetries, and so on. Groups: colour A for what goes, colour B for where its image
 * would be. */
#include "routines.h"

#include "engine/logic/likeness.h"

static bool
may_stand (const Position *position, int cell, int digit)
{
  return position->digit[cell] ? position->digit[cell] == digit : digits_has (position->marks[cell], digit); /* unreached: not seen: an image that is filled */
}

void
find_symmetrical_placement (const Position *position, const Technique *technique, Finds *finds)
{
  uint8_t digits[10];

  for (int likeness = 0; likeness < N_LIKENESSES; likeness++)
    if (likeness_holds ((Likeness) likeness, position, digits))
      {
        CellSet   struck = CELLS_NONE, images = CELLS_NONE;
        Deduction found;

        deduction_start (&found, technique);
        found.variant = (int8_t) (likeness + 1);
        for_each_cell (cell, position->empty)
          for_each_digit (digit, position->marks[cell])
            {
              int image = likeness_image ((Likeness) likeness, cell);

              if (may_stand (position, image, digits[digit]) && (image != cell || digits[digit] == digit)) /* unreached: not seen: a cell that is its own image */
                continue;
              deduction_strike (&found, cells_of (cell), digit);
              found.digits |= digits_of (digit);
              cells_add (&struck, cell);
              cells_add (&images, image);
            }
        found.cells = cells_union (struck, images);
        deduction_group (&found, ROLE_COLOUR_A, struck, found.digits, NO_HOUSE);
        deduction_group (&found, ROLE_COLOUR_B, images, found.digits, NO_HOUSE);
        if (finds_add (finds, &found))
          return;
      }
}
