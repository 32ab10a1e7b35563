/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-copies.c — what other programs put into the clipboard or a game: the code of GNOME Sudoku, a saved game of Solo, Simple
 * Sudoku's three grids, several games of OpenSudoku in one file. */
#include "reading.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLUES " *-----------*\n |38.|...|5.6|\n |...|9..|...|\n |...|.4.|89.|\n |---+---+---|\n |.4.|6..|.3.|\n |9..|7.1|..4|\n" \
  " |.7.|..8|.1.|\n |---+---+---|\n |.13|.6.|...|\n |...|..4|...|\n |2.5|...|.83|\n *-----------*\n\n"
#define DIGITS " *-----------*\n |389|...|5.6|\n |...|9..|...|\n |...|.4.|89.|\n |---+---+---|\n |.4.|6..|.3.|\n |9..|7.1|..4|\n" \
  " |.7.|..8|.1.|\n |---+---+---|\n |.13|.6.|...|\n |...|..4|...|\n |2.5|...|.83|\n *-----------*\n\n"
#define MARKS_1 " *-----------------------------------------------------------*\n" \
  " | 3     8     9     | 12    127   27    | 5     47    6     |\n" \
  " | 14567 56    12467 | 9     12578 23567 | 12347 247   127   |\n"

static Document *
puzzle (void)
{
  Document *document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  document_set_board (document, &board);
  return document;
}

/* As its own program writes it: the ones first, each by row and column. */
static void
test_gnome_code (void)
{
  g_autoptr (Document) document = puzzle (), read = NULL, full = document_new ();
  g_autofree char *text = format_write (format_find ("gnome-code"), document), *cut = NULL;

  g_assert_cmpuint (strlen (text), ==, 1 + 5 + 30 + 1);
  g_assert_cmpint (text[1], ==, '!' + 3 + 9 * 2);                     /* three ones, two twos */
  g_assert_cmpint (text[6], ==, '!' + 1 + 9 * 3);                     /* r2c4 */
  read = read_one ("gnome-code", text);
  g_assert_true (document_equal (read, document));
  g_assert_cmphex (format_lacks (format_find ("gnome-code"), document), ==, 0);

  for (int i = 0; i < 9; i++)
    full->cells[cell_at (i, (i % 3) * 3 + i / 3)].given = 7;
  g_assert_cmphex (format_lacks (format_find ("gnome-code"), full), ==, WANTS_ROOM);
  cut = format_write (format_find ("gnome-code"), full);
  g_assert_cmpuint (strlen (cut), ==, 1 + 5 + 8 + 1);
}

/* Lines of a key in eight columns, the length of the value, and the value. */
static void
test_solo_saved (void)
{
  g_autoptr (Document) document = puzzle (), read = NULL;
  g_autofree char *text = NULL;

  document->cells[2].entry = 4;
  document->cells[3].centre = digits_of (2) | digits_of (6);
  text = format_write (format_find ("solo"), document);
  g_assert_cmpstr (text, ==,
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\nCPARAMS :3:3x3\nDESC    :59:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\nNSTATES :1:4\nSTATEPOS:1:4\n"
    "MOVE    :6:R2,0,4\nMOVE    :6:P3,0,2\nMOVE    :6:P3,0,6\n");
  read = read_one ("solo", text);
  g_assert_true (document_equal (read, document));
}

/* A solution of numbers with two figures. */
static void
test_solo_saved_with_commas (void)
{
  g_autoptr (GString) move = g_string_new ("S");
  g_autofree char *text = NULL;
  g_autoptr (Document) document = NULL;

  for (int cell = 0; cell < 144; cell++)
    g_string_append_printf (move, "%s%d", cell ? "," : "", (cell + cell / 12) % 12 + 1);
  text = g_strdup_printf ("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x4\n"
                          "DESC    :6:zzzzzn\nNSTATES :1:2\nSTATEPOS:1:2\nMOVE    :%d:%s\n", (int) move->len, move->str);
  document = read_one ("solo", text);
  for (int cell = 0; cell < 144; cell++)
    g_assert_cmpint (document->cells[cell].entry, ==, (cell + cell / 12) % 12 + 1);
}

/* A solution in which a comma is something else. */
static void
test_solo_saved_badly (void)
{
  static const char text[] = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\n"
                             "DESC    :4:zzzc\nNSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:S1.2,3\n";
  g_autoptr (GArray) records = format_read (format_find ("solo"), text, strlen (text), NULL);

  g_assert_null (g_array_index (records, Record, 0).document);
  g_assert_cmpint (g_array_index (records, Record, 0).error.reason, ==, PARSE_BAD_VALUE);
}

static void
test_three_grids (void)
{
  g_autoptr (Document) document = document_new (), read = NULL;
  g_autofree char *text = NULL, *marks = NULL;
  g_autoptr (GArray) records = NULL;
  Board board;

  g_assert_true (board_parse (&board, "38....5.6...9.........4.89..4.6...3.9..7.1..4.7...8.1..13.6.........4...2.5....83"));
  document_set_board (document, &board);
  document->cells[2].entry = 9;
  text = format_write (format_find ("ss-copy"), document);
  g_assert_true (g_str_has_prefix (text, CLUES DIGITS "*-"));
  g_assert_nonnull (strstr (text, "\n| 3 "));
  read = read_one ("ss-copy", text);
  g_assert_true (document_equal (read, document));

  /* one that was struck gives marks to all */
  marks = g_strdup (text);
  *strstr (marks, "12 ") = ' ';
  document_free (g_steal_pointer (&read));
  read = read_one ("ss-copy", marks);
  g_assert_cmpint (read->cells[2].entry, ==, 9);
  g_assert_cmphex (read->cells[3].centre, ==, digits_of (2));
  g_assert_cmphex (read->cells[4].centre, ==, digits_of (1) | digits_of (2) | digits_of (7));
}

/* Grids that are not of one game are as many puzzles; said so where one was asked for. */
static void
test_grids_of_other_games (void)
{
  g_autofree char *other = g_strdup (DIGITS CLUES MARKS_1);
  g_autoptr (GArray) records = NULL;

  check_fails ("ss-copy", other, PARSE_WRONG_ROWS, 31, 0, "");
  check_fails ("ss-copy", CLUES DIGITS "nothing\n", PARSE_UNKNOWN, 0, 0, "");
  check_fails ("ss-copy", CLUES, PARSE_UNKNOWN, 0, 0, "");
  check_fails ("ss-copy", "Hello", PARSE_UNKNOWN, 0, 0, "");
  records = format_read (NULL, CLUES DIGITS, strlen (CLUES DIGITS), NULL);
  g_assert_cmpuint (records->len, ==, 2);
}

static void
test_several_games_of_opensudoku (void)
{
  const Format *format = format_find ("opensudoku");
  g_autoptr (Document) first = puzzle (), second = puzzle ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;

  second->cells[2].corner = digits_of (1) | digits_of (4);
  second->cells[3].centre = digits_of (2);
  second->cells[80].colours = 0;
  format->write (first, text);
  format->write (second, text);
  g_string_append (text, format->end);
  g_assert_nonnull (strstr (text->str, "data=\"530070000"));
  g_assert_nonnull (strstr (text->str, "data=\"version: 4&#10;5|0|0|0|3|0|0|0|0|9|0|1|0|0|2|1|"));
  records = format_read (NULL, text->str, text->len, NULL);
  g_assert_cmpuint (records->len, ==, 2);
  g_assert_true (document_equal (g_array_index (records, Record, 0).document, first));
  g_assert_true (document_equal (g_array_index (records, Record, 1).document, second));
}

/* Version 5 has a colour, too. */
static void
test_newer_games_of_opensudoku (void)
{
  g_autoptr (GString) data = g_string_new ("<opensudoku version='3'><game data='version: 5\n");
  g_autoptr (Document) document = NULL;

  for (int cell = 0; cell < N_CELLS; cell++)
    g_string_append (data, cell == 0 ? "5|0|0|0|0|" : cell == 1 ? "0|1|2|3|1|" : "0|0|0|0|1|");
  g_string_append (data, "'/></opensudoku>");
  document = read_one ("opensudoku", data->str);
  g_assert_cmpint (document->cells[0].given, ==, 5);
  g_assert_cmphex (document->cells[1].corner, ==, digits_of (1));
  g_assert_cmphex (document->cells[1].centre, ==, digits_of (2));
  g_assert_cmphex (document->cells[1].colours, ==, 1 << 2);
  check_fails (NULL, "<opensudoku version='9'><game data=''/></opensudoku>", PARSE_BAD_VALUE, 1, 0, "version");
  check_fails (NULL, "<opensudoku><game data='version: 6\n'/></opensudoku>", PARSE_BAD_VALUE, 2, 0, "version");
  check_fails (NULL, "<opensudoku><game data='version: 5\n5|0|0|x|1|'/></opensudoku>", PARSE_BAD_VALUE, 2, 0, "data");
  check_fails (NULL, "<opensudoku><game data='version: 5\n5|0|0|12|1|'/></opensudoku>", PARSE_BAD_VALUE, 2, 0, "data");
  check_fails (NULL, "<opensudoku><game data='version: 4\n5|x'/></opensudoku>", PARSE_BAD_VALUE, 2, 0, "data");
  check_fails (NULL, "<opensudoku><game data='version: 4\n5|0|x'/></opensudoku>", PARSE_BAD_VALUE, 2, 0, "data");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/copies/gnome-code", test_gnome_code);
  g_test_add_func ("/formats/copies/solo-saved", test_solo_saved);
  g_test_add_func ("/formats/copies/solo-saved-with-commas", test_solo_saved_with_commas);
  g_test_add_func ("/formats/copies/solo-saved-badly", test_solo_saved_badly);
  g_test_add_func ("/formats/copies/three-grids", test_three_grids);
  g_test_add_func ("/formats/copies/grids-of-other-games", test_grids_of_other_games);
  g_test_add_func ("/formats/copies/several-games-of-opensudoku", test_several_games_of_opensudoku);
  g_test_add_func ("/formats/copies/newer-games-of-opensudoku", test_newer_games_of_opensudoku);

  return g_test_run ();
}
