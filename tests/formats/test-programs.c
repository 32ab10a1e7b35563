/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-programs.c — what other programs print and save as lines: Solo, SudoCue, QQwing, candidates and clauses. */
#include <stdlib.h>

#include "reading.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ID "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"
#define QQWING "........6....51348..124....6..13......5.24...7.1.8....16.......8..4.......4...7.."
#define SAVED(game, parameters, more) \
  "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:" game "\nPARAMS  :3:" parameters "\n" \
  "CPARAMS :5:3x3db\nDESC    :59:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\n" more

static void
check_clues (const Document *document, const char *puzzle)
{
  char  cells[BOARD_TEXT_SIZE];
  Board board;

  document_get_board (document, &board);
  board_format (&board, cells);
  g_assert_cmpstr (cells, ==, puzzle);
}

static void
test_solo_ids (void)
{
  static const char *const ids[] = { ID, "\n " ID "\n", "3x3dt:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9", "3x3r4de" };
  g_autofree char *text = NULL, *empty = NULL;
  g_autoptr (Document) nothing = document_new ();

  for (unsigned i = 0; i < 3; i++)
    {
      g_autoptr (Document) document = read_one ("solo", ids[i]);

      check_clues (document, PUZZLE);
      g_free (text);
      text = format_write (format_find ("solo"), document);
    }
  g_assert_cmpstr (text, ==, ID "\n");
  empty = format_write (format_find ("solo"), nothing);
  g_assert_cmpstr (empty, ==, "3x3:zzzc\n");
}

/* Up to where the game stands: the last of the moves was undone. */
static void
test_solo_saved (void)
{
  g_autoptr (Document) document = read_one ("solo", SAVED ("Solo", "3x3",
    "NSTATES :1:8\nSTATEPOS:1:8\nMOVE    :6:P2,0,4\nMOVE    :6:P2,0,1\nMOVE    :6:P2,0,4\nMOVE    :6:R3,0,6\nMOVE    :6:R3,0,0\n"
    "MOVE    :6:R2,1,7\nMOVE    :6:R0,0,9\nMOVE    :6:R8,0,2\n"));
  g_autoptr (Document) marked = read_one ("solo", SAVED ("Solo", "3x3", "STATEPOS:1:3\nMOVE    :6:R2,0,4\nMOVE    :1:M\n"));
  g_autoptr (Document) again = read_one ("solo", SAVED ("Solo", "3x3",
    "STATEPOS:1:4\nMOVE    :6:R2,0,4\nMOVE    :1:M\nRESTART :3:abc\n"));

  check_clues (document, PUZZLE);
  g_assert_cmphex (document->cells[2].centre, ==, digits_of (1));
  g_assert_cmpint (document->cells[3].entry, ==, 0);
  g_assert_cmpint (document->cells[11].entry, ==, 7);
  g_assert_cmpint (document->cells[8].entry, ==, 0);
  g_assert_cmphex (marked->cells[3].centre, ==, DIGITS_ALL);
  g_assert_cmphex (marked->cells[2].centre, ==, 0);
  g_assert_cmpint (marked->cells[2].entry, ==, 4);
  g_assert_cmphex (again->cells[3].centre, ==, 0);
  g_assert_cmpint (again->cells[2].entry, ==, 0);
}

static void
test_solo_refuses (void)
{
  static const RefusedText refused[] = {
    { "3x3x:53b7", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "3x3j:53b7", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "2x3:a1b2", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "3x3:53b7", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "\n3x3:53b7?3", PARSE_SYNTAX, 2, 9, "?3" },
    { "9j:4a8_5i4a3c5a1b8e9c3_1a3_2c5_7a8_7c6e9b8a1c1a2i5_7a4,bccbaaa___aaa", PARSE_WRONG_LENGTH, 1, 0, "" },
    { SAVED ("Loopy", "3x3", ""), PARSE_VARIANT, 3, 0, "Loopy" },
    { SAVED ("Solo", "6x6", ""), PARSE_VARIANT, 4, 0, "6x6" },
    { SAVED ("Solo", "3x3", "STATEPOS:1:2\nMOVE    :6:R9,0,1\n"), PARSE_BAD_VALUE, 8, 0, "R9,0,1" },
    { SAVED ("Solo", "3x3", "STATEPOS:1:2\nMOVE    :6:P1,0,0\n"), PARSE_BAD_VALUE, 8, 0, "P1,0,0" },
    { SAVED ("Solo", "3x3", "STATEPOS:1:2\nMOVE    :6:R1,0,18446744073709551616\n"), PARSE_BAD_VALUE, 8, 0, "R1,0,18446744073709551616" },
    { SAVED ("Solo", "3x3", "STATEPOS:1:2\nMOVE    :6:R1,0\n"), PARSE_BAD_VALUE, 8, 0, "R1,0" },
    { SAVED ("Solo", "3x3", "nothing"), PARSE_SYNTAX, 7, 0, "nothing" },
    { "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n", PARSE_MISSING, 0, 0, "DESC" },
  };

  check_all_refused (refused, G_N_ELEMENTS (refused));
}

/* "solo --generate 3 3x3" prints a list; what is none of it is said by its line. */
static void
test_solo_list (void)
{
  static const char text[] =
    "3x3:a6a9d7_5a2a6f4_3_8c2c6d4a9_3c1_8a1d8c8c1_9_5f7a2a8_2d6a7a\n\n" ID "\nHello\n"
    "3x3:7d9e3_5c6a8_6b7c9_4e3_2a5_1e7_4a3_8e1_1c9b4_6a4c1_8e2d3\n";
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = (const Record *) records->data;

  g_assert_cmpstr (used->id, ==, "solo");
  g_assert_cmpuint (records->len, ==, 4);
  check_clues (record[0].document, ".6.9....75.2.6......438...2...6....4.93...18.1....8...8...195......7.2.82....6.7.");
  check_clues (record[1].document, PUZZLE);
  g_assert_cmpint (record[2].error.reason, ==, PARSE_SYNTAX);
  g_assert_cmpuint (record[2].error.line, ==, 4);
  g_assert_cmpuint (record[3].line, ==, 5);
}

/* Clues are one candidate; a single one that a peer holds is not placed yet. */
static void
test_candidates (void)
{
  g_autoptr (GString) digits = g_string_new (NULL), ones = g_string_new ("# a comment\n"), all = g_string_new (NULL);
  g_autofree char *bad = NULL;

  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      {
        bool has = cell == 0 ? digit == 5 : cell == 1 ? digit == 2 : digit == 2 || digit == 7;

        g_string_append_c (digits, has ? (char) ('0' + digit) : '.');
        g_string_append_c (ones, has ? '1' : '0');
      }
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (Document) document = read_one ("candidates729", i ? ones->str : digits->str);

      g_assert_cmpint (document->cells[0].given, ==, 5);
      g_assert_cmphex (document->cells[1].centre, ==, digits_of (2));
      g_assert_cmphex (document->cells[80].centre, ==, digits_of (2) | digits_of (7));
    }
  bad = g_strdup (digits->str);
  bad[20] = '5';
  check_fails (NULL, bad, PARSE_BAD_CHARACTER, 1, 21, "");
  check_fails ("candidates729", "12.x", PARSE_BAD_CHARACTER, 1, 4, "");
  g_string_append_printf (all, "%s1", digits->str);
  check_fails ("candidates729", all->str, PARSE_WRONG_LENGTH, 1, 730, "");
}

#define SDX_ROW "1368 u5 5 . 0 12 34 56 789\n"
#define SDX_8 SDX_ROW SDX_ROW SDX_ROW SDX_ROW SDX_ROW SDX_ROW SDX_ROW SDX_ROW

static void
test_sudocue_in_progress (void)
{
  g_autoptr (Document) document = read_one ("sdx", SDX_8 "\n" SDX_ROW);

  g_assert_cmphex (document->cells[0].centre, ==, 0x14a);
  g_assert_cmpint (document->cells[1].entry, ==, 5);
  g_assert_cmpint (document->cells[2].given, ==, 5);
  g_assert_cmphex (document->cells[3].centre | document->cells[4].centre | document->cells[4].given, ==, 0);
  check_fails ("sdx", SDX_8, PARSE_WRONG_ROWS, 8, 0, "");
  check_fails ("sdx", SDX_8 SDX_ROW SDX_ROW, PARSE_WRONG_ROWS, 10, 0, "");
  check_fails ("sdx", "1 2 3\n", PARSE_WRONG_ROW, 1, 0, "");
  check_fails ("sdx", "1 u23 3\n", PARSE_SYNTAX, 1, 3, "u23");
  check_fails ("sdx", "1 22 3\n", PARSE_SYNTAX, 1, 3, "22");
  check_fails ("sdx", "1 a 3\n", PARSE_SYNTAX, 1, 3, "a");
}

/* As qqwing 1.3.4 prints one puzzle with --one-line, --compact, nothing, and --csv with and without --solution and --stats. */
static void
test_qqwing (void)
{
  static const struct { const char *format, *text, *level; } prints[] = {
    { "line", QQWING "\n", NULL },
    { "sdk", "........6\n....51348\n..124....\n6..13....\n..5.24...\n7.1.8....\n16.......\n8..4.....\n..4...7..\n\n", NULL },
    { "grid", " . . . | . . . | . . 6\n . . . | . 5 1 | 3 4 8\n . . 1 | 2 4 . | . . .\n-------|-------|-------\n 6 . . | 1 3 . | . . .\n"
      " . . 5 | . 2 4 | . . .\n 7 . 1 | . 8 . | . . .\n-------|-------|-------\n 1 6 . | . . . | . . .\n 8 . . | 4 . . | . . .\n"
      " . . 4 | . . . | 7 . .\n\n", NULL },
    { "qqwing", "Puzzle,\n" QQWING ",\n", NULL },
    { "qqwing", "Puzzle,Solution,Givens,Singles,Hidden Singles,Naked Pairs,Hidden Pairs,Pointing Pairs/Triples,Box/Line Intersections,"
      "Guesses,Backtracks,Difficulty\n" QQWING ",642789153179653428835124679264915387918376542753842961497261835521438796386597214,"
      "26,49,6,0,0,0,0,0,0,Easy,\n", "Easy" },
    { "qqwing", "Puzzle,Time (milliseconds),\n" QQWING ",10.247,\n", NULL },
    { "qqwing", "Puzzle,Solution,Solve History,\n" QQWING ",642789153179653428835124679264915387918376542753842961497261835521438796386597214,"
      "1. Round: 1 - Mark given (Row: 1 - Column: 9 - Value: 6) -- ,\n", NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (prints); i++)
    {
      g_autoptr (Document) document = read_one (prints[i].format, prints[i].text);

      check_clues (document, QQWING);
      g_assert_cmpstr (document->level, ==, prints[i].level);
    }
  check_fails (NULL, "Puzzle,\n53..7,\n", PARSE_WRONG_LENGTH, 2, 6, "");
  check_fails (NULL, "Puzzle,\n  53x.a,\n", PARSE_BAD_CHARACTER, 2, 7, "");
  check_fails (NULL, "Puzzle,\n", PARSE_EMPTY, 0, 0, "");
}

/* Whether the solution makes each clause true. */
static bool
holds (const char *clauses, const char *solution, int *n)
{
  g_auto (GStrv) lines = g_strsplit (clauses, "\n", -1);
  bool all = true;

  *n = 0;
  for (char **line = lines; *line && **line; line++)
    {
      bool any = false;
      char *place = *line;

      if (**line == 'c' || **line == 'p')
        continue;
      ++*n;
      for (long variable = strtol (place, &place, 10); variable; variable = strtol (place, &place, 10))
        any |= (solution[(labs (variable) - 1) / 9] - '0' == (labs (variable) - 1) % 9 + 1) == (variable > 0);
      all &= any;
    }
  return all;
}

static void
test_clauses (void)
{
  static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL, *wrong = g_strdup (solution), *swapped = g_strdup (solution);
  Board board;
  int n;

  g_assert_true (board_parse (&board, PUZZLE));
  document_set_board (document, &board);
  text = format_write (format_find ("cnf"), document);
  g_assert_nonnull (strstr (text, "\np cnf 729 12018\n"));
  g_assert_true (holds (text, solution, &n));
  g_assert_cmpint (n, ==, 12018);
  wrong[80] = '8';
  g_assert_false (holds (text, wrong, &n));
  for (char *place = swapped; *place; place++)                    /* another grid, but not this puzzle's */
    *place = *place == '1' ? '2' : *place == '2' ? '1' : *place;
  g_assert_false (holds (text, swapped, &n));
  g_assert_null (format_sniff (text) == format_find ("cnf") ? text : NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/programs/solo-ids", test_solo_ids);
  g_test_add_func ("/formats/programs/solo-saved", test_solo_saved);
  g_test_add_func ("/formats/programs/solo-refuses", test_solo_refuses);
  g_test_add_func ("/formats/programs/solo-list", test_solo_list);
  g_test_add_func ("/formats/programs/candidates", test_candidates);
  g_test_add_func ("/formats/programs/sudocue-in-progress", test_sudocue_in_progress);
  g_test_add_func ("/formats/programs/qqwing", test_qqwing);
  g_test_add_func ("/formats/programs/clauses", test_clauses);

  return g_test_run ();
}
