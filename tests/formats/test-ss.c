/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ss.c — Simple Sudoku writes below the clues what was entered and which candidates were taken away; nothing of that is
 * lost. */
#include <string.h>

#include "formats/format.h"

static void
test_what_was_done_is_kept (void)
{
  static const char clues[] =
    "*-----------*\n|38.|...|5.6|\n|...|9..|...|\n|...|.4.|89.|\n|---+---+---|\n|.4.|6..|.3.|\n|9..|7.1|..4|\n"
    "|.7.|..8|.1.|\n|---+---+---|\n|.13|.6.|...|\n|...|..4|...|\n|2.5|...|.83|\n*-----------*\n";
  static const char *const bad[] = { "I811\n", "I3812\n", "E07\n", "I009\n", "X388\n", "|........|\n", "I380\n", "I3x8\n", "I3882x\n", "|...|...|...|\n" };
  g_autofree char *played = g_strconcat (clues, "\nI388\r\nI074\nI003\nE78007\nE78009\nE73009\n", NULL);
  g_autofree char *again = NULL;
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, played, strlen (played), &used);
  const Document *document = g_array_index (records, Record, 0).document;
  char cells[BOARD_TEXT_SIZE];
  uint8_t digits[N_CELLS];
  Board board;

  g_assert_true (used == format_find ("ss"));
  g_assert_nonnull (document);
  document_get_board (document, &board);
  board_format (&board, cells);
  g_assert_cmpstr (cells, ==, "38....5.6...9.........4.89..4.6...3.9..7.1..4.7...8.1..13.6.........4...2.5....83");
  g_assert_cmpint (document->cells[38].entry, ==, 8);
  g_assert_cmpint (document->cells[7].entry, ==, 4);
  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  board_from_digits (&board, digits);
  g_assert_cmphex (document->cells[78].centre, ==, board_possible (&board, 78) & ~(digits_of (7) | digits_of (9)));
  g_assert_cmphex (document->cells[2].centre, ==, board_possible (&board, 2));
  again = format_write (format_find ("ss"), document);
  g_assert_cmpuint (format_loses (format_find ("ss"), document), ==, 0);
  g_assert_nonnull (strstr (again, "I074\nI388\n"));
  g_assert_nonnull (strstr (again, "E78007\nE78009\n"));

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strconcat (clues, bad[i], NULL);
      g_autoptr (GArray) none = format_read (format_find ("ss"), text, strlen (text), NULL);

      g_assert_null (g_array_index (none, Record, 0).document);
      g_assert_cmpuint (g_array_index (none, Record, 0).error.line, ==, 14);
    }
}

/* In the first row two candidates are left to the third cell; ten rows are no game. */
static void
test_what_makes_no_sense_is_refused (void)
{
  static const char rows[] =
    "*-----------*\n|38.|...|5.6|\n|...|9..|...|\n|...|.4.|89.|\n|---+---+---|\n|.4.|6..|.3.|\n|9..|7.1|..4|\n"
    "|.7.|..8|.1.|\n|---+---+---|\n|.13|.6.|...|\n|...|..4|...|\n|2.5|...|.83|\n*-----------*\n";
  g_autofree char *struck = g_strconcat (rows, "E02012345679\n", NULL);
  g_autofree char *ten = g_strconcat (rows, "|...|...|...|\n|...|...|...|\n", NULL);
  const Format *used = NULL;
  g_autoptr (GArray) none = format_read (format_find ("ss"), struck, strlen (struck), NULL);
  g_autoptr (GArray) stuck = NULL;
  g_autoptr (GArray) others = format_read (NULL, ten, strlen (ten), &used);

  g_assert_null (g_array_index (none, Record, 0).document);
  g_assert_cmpint (g_array_index (none, Record, 0).error.reason, ==, PARSE_NO_CANDIDATES);
  g_assert_cmpint (g_array_index (none, Record, 0).error.found, ==, 3);
  g_assert_cmpuint (g_array_index (none, Record, 0).error.line, ==, 14);
  g_assert_true (used != format_find ("ss") && others->len > 0);

  /* What the clues rule out everywhere nobody struck. */
  memcpy (struck + strlen ("*-----------*\n"), "|123|456|78.|\n|...|...|..9|\n", 28);
  strcpy (strchr (struck, 'E'), "E37002\n");
  stuck = format_read (format_find ("ss"), struck, strlen (struck), NULL);
  g_assert_nonnull (g_array_index (stuck, Record, 0).document);
  g_assert_cmphex (g_array_index (stuck, Record, 0).document->cells[8].centre, ==, DIGITS_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/ss/what-was-done-is-kept", test_what_was_done_is_kept);
  g_test_add_func ("/formats/ss/what-makes-no-sense-is-refused", test_what_makes_no_sense_is_refused);

  return g_test_run ();
}
