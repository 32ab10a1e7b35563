/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.c — has each puzzle one solution, and which? A puzzle a line on stdin. */
#include <inttypes.h>
#include <stdio.h>

#include <setdoku/count.h>

int
main (void)
{
  char line[256], first[2][SETDOKU_TEXT_SIZE];

  while (fgets (line, sizeof line, stdin))
    {
      SetdokuMarks marks, used;
      uint64_t     n;
      int          left = 0;

      if (setdoku_marks_from_text (&marks, line) != SETDOKU_OK)
        continue;
      n = setdoku_count (&marks, 2, first);
      setdoku_true_candidates (&marks, NULL, &used);
      for (int cell = 0; cell < SETDOKU_CELLS; cell++)
        left += __builtin_popcount (used.cell[cell]);
      printf ("%" PRIu64 " %s %d\n", n, n ? first[0] : "-", left);
    }
  return 0;
}
