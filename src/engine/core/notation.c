/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "notation.h"

#include <stdio.h>
#include <string.h>

#include "houses.h"

const char *const house_kind_ids[3] = { "row", "column", "box" };

NotationText
notation_cell (int cell)
{
  NotationText written;

  snprintf (written.text, sizeof written.text, "r%uc%u", (unsigned) cell_row (cell) % 9 + 1,
            (unsigned) cell_column (cell) % 9 + 1);
  return written;
}

static NotationText
candidate (int cell, const char *between, int digit)
{
  NotationText written = notation_cell (cell);

  snprintf (written.text + 4, sizeof written.text - 4, "%s%u", between, (unsigned) digit % 10);
  return written;
}

NotationText
notation_placed (int cell, int digit)
{
  return candidate (cell, "=", digit);
}

NotationText
notation_struck (int cell, int digit)
{
  return candidate (cell, "<>", digit);
}

NotationText
notation_house (int house)
{
  NotationText written;

  snprintf (written.text, sizeof written.text, "%s%u", house_kind_ids[house / 9], (unsigned) house % 9 + 1);
  return written;
}

static bool
read_number (const char **text, const char *before, int *number)
{
  size_t length = strlen (before);
  char   digit;

  if (strncmp (*text, before, length) != 0)
    return false;
  digit = (*text)[length];
  if (digit < '1' || digit > '9')
    return false;
  *number = digit - '0';
  *text += length + 1;
  return true;
}

bool
notation_read_cell (const char **text, int *cell)
{
  const char *at = *text;
  int         row, column;

  if (!read_number (&at, "r", &row) || !read_number (&at, "c", &column))
    return false;
  *cell = cell_at (row - 1, column - 1);
  *text = at;
  return true;
}

bool
notation_read_placed (const char **text, int *cell, int *digit)
{
  const char *at = *text;
  int         there, number;

  if (!notation_read_cell (&at, &there) || !read_number (&at, "=", &number))
    return false;
  *cell = there;
  *digit = number;
  *text = at;
  return true;
}

bool
notation_read_house (const char **text, int *house)
{
  for (int kind = 0; kind < 3; kind++)
    {
      int number;

      if (read_number (text, house_kind_ids[kind], &number))
        {
          *house = kind * 9 + number - 1;
          return true;
        }
    }

  return false;
}
