/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "place-notation.h"

#include <stdio.h>

PlaceText
place_text_on (int cell, int columns)
{
  PlaceText written;

  snprintf (written.text, sizeof written.text, "r%uc%u", (unsigned) (cell / columns) % 100 + 1,
            (unsigned) (cell % columns) % 100 + 1);
  return written;
}

/* 1 – most, without zeros before it. */
static bool
read_line_number (const char **text, char before, int most, int *number)
{
  const char *at = *text;

  *number = 0;
  if (*at++ != before || *at == '0')
    return false;
  while (*at >= '0' && *at <= '9' && *number <= most)
    *number = *number * 10 + *at++ - '0';
  *text = at;
  return *number >= 1 && *number <= most;
}

bool
place_read (const char **text, int rows, int columns, int *cell)
{
  const char *at = *text;
  int row, column;

  if (!read_line_number (&at, 'r', rows, &row) || !read_line_number (&at, 'c', columns, &column))
    return false;
  *cell = (row - 1) * columns + column - 1;
  *text = at;
  return true;
}
