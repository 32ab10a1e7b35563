/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-slots.c — where the candidates of a cell stand, on boards of any size.
 *
 * As many columns as make the places of all values nearly square; under a sum in the cell's corner they are squeezed a
 * little, so that the first does not run into it. */
#include <glib.h>

#include "painter-private.h"

enum { LEAST_TO_READ = 9, LEAST_TO_SEE = 3 };        /* px from one place to the next */

#define SUM_ROOM 0.2                   /* of the side, above */

static int
columns_for (int n)
{
  return n <= 4 ? 2 : n <= 9 ? 3 : n <= 16 ? 4 : 5;
}

int
painter_place_at (int n, double x, double y)
{
  int columns = columns_for (n), rows = (n + columns - 1) / columns;
  int place = 1 + CLAMP ((int) (columns * x), 0, columns - 1) + columns * CLAMP ((int) (rows * y), 0, rows - 1);

  return place <= n ? place : 0;
}

Slots
painter_slots (int side, const CellLook *look)
{
  int n = look->n ? look->n : 9, columns = columns_for (n), rows = (n + columns - 1) / columns;
  Slots slots = { .side = side, .columns = columns, .top = CANDIDATE_INSET };

  slots.across = (1 - 2 * CANDIDATE_INSET) / columns;
  slots.down = (1 - 2 * CANDIDATE_INSET) / rows;
  slots.size = 0.235 * side;
  if (columns > 3)
    slots.size = 0.235 * 3 / columns * side;
  if (look->sum)
    {
      slots.top = SUM_ROOM;
      slots.down = (1 - CANDIDATE_INSET - SUM_ROOM) / rows;
      slots.size *= 0.9;
    }
  slots.step = MIN (slots.across, slots.down) * side;
  return slots;
}

bool
slots_can_be_read (const Slots *slots)
{
  return slots->columns <= 3 || slots->step >= LEAST_TO_READ;
}

bool
slots_can_be_seen (const Slots *slots)
{
  return slots->columns > 3 && slots->step >= LEAST_TO_SEE;
}
