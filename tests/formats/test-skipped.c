/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-skipped.c — of a letter around a puzzle its lines are counted, of a puzzle alone none. */
#include "formats/format-skipped.h"

#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

static const struct { const char *text; unsigned n, line; } cases[] = {
  { PUZZLE, 0, 0 },
  { ROWS, 0, 0 },
  { "Dear all,\n\nI am stuck:\n" ROWS "\nHelp!\n12 x 3\n", 3, 1 },
  { "\nlook: " PUZZLE "\nand write.\n", 1, 3 },
  { PUZZLE "\nno puzzle\n" PUZZLE "\n12\n", 2, 2 },
  { "[code]\n" ROWS "[/code]\n", 0, 0 },
  { "\\begin{array}{ccc}\n" "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n"
    "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n"
    "5 & 3 & & & 7 & & & & \\\\\n" "5 & 3 & & & 7 & & & & \\\\\n\\end{array}\n", 0, 0 },
  { "привет всем\n" ROWS, 1, 1 },
};

static void
test_cases (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Format *used = NULL;
      g_autoptr (GArray) records = format_read (NULL, cases[i].text, strlen (cases[i].text), &used);
      unsigned line, n = format_count_skipped (cases[i].text, strlen (cases[i].text), used, records, &line);

      if (n != cases[i].n || line != cases[i].line)
        g_error ("%s: %u from line %u:\n%s", used ? used->id : "nothing", n, line, cases[i].text);
      g_assert_cmpuint (format_count_skipped (cases[i].text, strlen (cases[i].text), used, records, NULL), ==, n);
      g_assert_cmpuint (format_count_skipped (cases[i].text, strlen (cases[i].text), NULL, records, NULL), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/skipped/cases", test_cases);
  return g_test_run ();
}
