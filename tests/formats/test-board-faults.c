/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-board-faults.c — boards of any shape that Solo and KSudoku did not write so, and boards that these do not hold. */
#include "reading.h"

static void
test_solo (void)
{
  static const RefusedText refused[] = {
    { "3x99:zz", PARSE_VARIANT, 1, 0, "3x99" },
    { "99j:zz", PARSE_VARIANT, 1, 0, "99j" },
    { "1x4:p", PARSE_VARIANT, 1, 0, "1x4" },
    { "4x1:p", PARSE_VARIANT, 1, 0, "4x1" },
    { "1j:a", PARSE_VARIANT, 1, 0, "1j" },
    { "5x6:a", PARSE_VARIANT, 1, 0, "5x6" },
    { "2x2:p,a", PARSE_SYNTAX, 1, 6, ",a" },
    { "2x2:o", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "2x2:q", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "2x2:0o", PARSE_SYNTAX, 1, 5, "0o" },
    { "2x2:5o", PARSE_SYNTAX, 1, 5, "5o" },
    { "4j:p", PARSE_MISSING, 1, 0, "jigsaw" },
    { "4j:p,?", PARSE_SYNTAX, 1, 6, "?" },
    { "4j:p,`", PARSE_SYNTAX, 1, 6, "`" },
    { "4j:p,a", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "4j:p,y", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "4j:p,_________________________", PARSE_RULES, 1, 0, "r1c1" },
    { "4j:p,_________________________a", PARSE_SYNTAX, 1, 31, "a" },
    { "4j:p,cccll", PARSE_SYNTAX, 1, 10, "l" },
    { "2x2kdu:p,____________l", PARSE_MISSING, 1, 0, "killer" },
    { "2x2kdu:p,____________l,10_10_10_10k", PARSE_WRONG_LENGTH, 1, 0, "" },
    { "2x2kdu:p,____________l,99999p", PARSE_SYNTAX, 1, 24, "99999p" },
  };

  check_all_refused (refused, G_N_ELEMENTS (refused));
}

#define GAME(graph) "<ksudoku><game><puzzle>" graph "<values>________________</values></puzzle></game></ksudoku>"
#define GRAPH(attributes, groups) "<graph type=\"custom\" name=\"N\" " attributes ">" groups "</graph>"
#define FOUR(groups) GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", groups))
#define GROUPS "<sudokugroups at=\"0\" withblocks=\"1\"/>"

static void
test_ksudoku (void)
{
  static const RefusedText refused[] = {
    { GAME ("<clique size=\"2\">0 5</clique><graph order=\"4\" type=\"sudoku\"/>"), PARSE_MISSING, 1, 0, "graph" },
    { GAME ("<cage operator=\"4\" value=\"3\" size=\"2\">0 1</cage>"), PARSE_MISSING, 1, 0, "graph" },
    { GAME (GROUPS), PARSE_VARIANT, 1, 0, "sudokugroups" },
    { GAME ("<graph order=\"4\"/>"), PARSE_MISSING, 1, 0, "type" },
    { GAME ("<graph order=\"1\" type=\"sudoku\" name=\"\" specific-type=\"One\"/>"), PARSE_WRONG_LENGTH, 1, 0, "" },
    { GAME ("<graph order=\"4\" type=\"custom\" name=\"\" specific-type=\"Made\"></graph>"), PARSE_VARIANT, 1, 0, "Made" },
    { GAME ("<graph order=\"4\" type=\"roxdoku\"/>"), PARSE_VARIANT, 1, 0, "roxdoku" },
    { GAME ("<graph order=\"4\" type=\"roxdoku\" specific-type=\"Cube\"/>"), PARSE_VARIANT, 1, 0, "Cube" },
    { GAME ("<graph order=\"x\" type=\"sudoku\"/>"), PARSE_BAD_VALUE, 1, 0, "order" },
    { GAME (GRAPH ("sizeX=\"x\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_BAD_VALUE, 1, 0, "sizeX" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"x\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_BAD_VALUE, 1, 0, "sizeY" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"x\" order=\"4\"", GROUPS)), PARSE_BAD_VALUE, 1, 0, "sizeZ" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"4\" order=\"4\"", GROUPS)), PARSE_VARIANT, 1, 0, "N" },
    { GAME (GRAPH ("sizeX=\"0\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_VARIANT, 1, 0, "4 × 0" },
    { GAME (GRAPH ("sizeX=\"26\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_VARIANT, 1, 0, "4 × 26" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"0\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_VARIANT, 1, 0, "0 × 4" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"26\" sizeZ=\"1\" order=\"4\"", GROUPS)), PARSE_VARIANT, 1, 0, "26 × 4" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"0\"", GROUPS)), PARSE_BAD_VALUE, 1, 0, "order" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"26\"", GROUPS)), PARSE_BAD_VALUE, 1, 0, "order" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"5\"", GROUPS)), PARSE_VARIANT, 1, 0, "N" },
    { GAME (GRAPH ("sizeX=\"4\" sizeY=\"6\" sizeZ=\"1\" order=\"5\"", "<sudokugroups at=\"0\" withblocks=\"0\"/>")),
      PARSE_VARIANT, 1, 0, "N" },
    { GAME (GRAPH ("sizeX=\"5\" sizeY=\"5\" sizeZ=\"1\" order=\"5\"", GROUPS)), PARSE_VARIANT, 1, 0, "N" },
    { GAME (GRAPH ("sizeX=\"6\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", GROUPS "<sudokugroups at=\"8\" withblocks=\"0\"/>")),
      PARSE_VARIANT, 1, 0, "N" },
    { FOUR (""), PARSE_VARIANT, 1, 0, "N" },
    { FOUR ("<sudokugroups at=\"x\"/>"), PARSE_BAD_VALUE, 1, 0, "at" },
    { FOUR ("<sudokugroups at=\"16\"/>"), PARSE_VARIANT, 1, 0, "sudokugroups" },
    { FOUR ("<sudokugroups at=\"1\"/>"), PARSE_VARIANT, 1, 0, "N" },
    { FOUR (GROUPS "<clique size=\"2\">0 x</clique>"), PARSE_BAD_VALUE, 1, 0, "clique" },
    { FOUR (GROUPS "<clique size=\"2\">0 16</clique>"), PARSE_BAD_VALUE, 1, 0, "clique" },
    { FOUR (GROUPS "<clique size=\"0\"> </clique>"), PARSE_BAD_VALUE, 1, 0, "clique" },
    { FOUR (GROUPS "<clique size=\"26\">0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0</clique>"),
      PARSE_BAD_VALUE, 1, 0, "clique" },
    { FOUR (GROUPS "<cage operator=\"4\" value=\"3\" size=\"2\">0 x</cage>"), PARSE_BAD_VALUE, 1, 0, "cage" },
    { FOUR (GROUPS "<cage operator=\"1\" value=\"3\" size=\"3\">0 1 2</cage>"), PARSE_VARIANT, 1, 0, "cage" },
    { FOUR (GROUPS "<cage operator=\"2\" value=\"3\" size=\"3\">0 1 2</cage>"), PARSE_VARIANT, 1, 0, "cage" },
    { FOUR (GROUPS "<cage operator=\"0\" value=\"3\" size=\"2\">0 1</cage>"), PARSE_VARIANT, 1, 0, "cage" },
    { FOUR (GROUPS "</graph><cage operator=\"4\" value=\"3\" size=\"2\">0 1</cage><graph>"), PARSE_VARIANT, 1, 0, "cage" },
    { FOUR (GROUPS "</graph><clique size=\"2\">0 5</clique><graph>"), PARSE_VARIANT, 1, 0, "clique" },
  };
  static const char beside[] = "<ksudoku><game><puzzle>" GRAPH ("sizeX=\"5\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"", GROUPS
    "<sudokugroups at=\"4\" withblocks=\"1\"/>") "<values>____________________</values></puzzle></game></ksudoku>";
  g_autoptr (Document) overlapping = read_one ("ksudoku", beside);
  g_autoptr (GString) many = g_string_new (NULL);
  g_autofree char *grids = NULL, *cliques = NULL;

  check_all_refused (refused, G_N_ELEMENTS (refused));
  g_assert_cmpint (overlapping->topology->rules->n_grids, ==, 2);          /* blocks that begin within another's are its own */
  for (int i = 0; i <= RULES_GRIDS_MAX; i++)
    g_string_append (many, GROUPS);
  grids = g_strdup_printf (FOUR ("%s"), many->str);
  check_fails (NULL, grids, PARSE_VARIANT, 1, 0, "sudokugroups");
  g_string_assign (many, GROUPS);
  for (int i = 0; i < 2500; i++)
    g_string_append (many, "<clique size=\"2\">0 5</clique>");
  cliques = g_strdup_printf (FOUR ("%s"), many->str);
  check_fails (NULL, cliques, PARSE_VARIANT, 1, 0, "clique");
  g_string_assign (many, "<sudokugroups at=\"0\" withblocks=\"0\"/>");
  for (int i = 0; i < 1000; i++)
    g_string_append (many, "<clique size=\"25\">0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 26</clique>");
  g_free (cliques);
  cliques = g_strdup_printf (GAME (GRAPH ("sizeX=\"25\" sizeY=\"25\" sizeZ=\"1\" order=\"25\"", "%s")), many->str);
  check_fails (NULL, cliques, PARSE_RULES, 1, 0, "clique");
}

static bool
holds (const char *format, const char *board)
{
  g_autofree char *text = g_strconcat (board, "\n", NULL);
  g_autoptr (Document) document = read_one ("blocks", text);

  return format_holds_board (format_find (format), document);
}

#define RULES4(more) "rows=4\ncols=4\nvalues=1-4\n" more "\ngivens=................"
#define CAGES4 "cage=10|r1c1 r1c2 r1c3 r1c4\ncage=10|r2c1 r2c2 r2c3 r2c4\ncage=-|r3c1 r3c2 r3c3 r3c4"

#define SIX(more) "rows=6\ncols=6\nvalues=1-6\n" more "\ngivens=...................................."
#define TEN(boxes) "rows=10\ncols=10\nvalues=1-6\ngrids=r1c1 r5c5\nboxes=" boxes "\ngivens=" \
  "......----......----......----......----....................----......----......----......----......"
#define ROW12 "............"
#define TWELVE "rows=12\ncols=12\nvalues=1-12\nboxes=3x4\ncage=3|r1c1 r1c2\ngivens=" \
  ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12 ROW12

static void
check_comes_back (const char *format, const char *board)
{
  g_autofree char *text = g_strconcat (board, "\n", NULL), *written = NULL;
  g_autoptr (Document) document = read_one ("blocks", text), read = NULL;

  written = format_write (format_find (format), document);
  read = read_one (format, written);
  g_assert_true (topology_equal (read->topology, document->topology));
}

/* Which of the programs has a word for a board; what it says comes back. */
static void
test_what_is_held (void)
{
  static const struct { const char *board; bool solo, ksudoku, line; } boards[] = {
    { RULES4 ("boxes=2x2"), true, true, true },
    { RULES4 ("boxes=none"), false, true, false },
    { RULES4 ("regions=AAAABBBBCCDDCCDD"), true, true, true },
    { RULES4 ("regions=ABABABABCDCDCDCD"), false, true, true },
    { RULES4 ("boxes=2x2\nextras=windoku"), false, false, false },
    { RULES4 ("boxes=2x2\nextras=diagonal+"), false, true, false },
    { RULES4 ("boxes=2x2\nextras=diagonal+ diagonal-"), true, true, false },
    { RULES4 ("boxes=2x2\n" CAGES4 "\ncage=10|r4c1 r4c2 r4c3 r4c4"), true, false, false },
    { RULES4 ("boxes=2x2\n" CAGES4 "\ncage=10|r3c1 r4c1 r4c2 r4c3\nsolution=1234341221434321"), false, false, false },
    { RULES4 ("boxes=2x2\n" CAGES4 "\ncage=6|r4c2 r4c3 r4c4\ncage=4|r4c1"), false, false, false },
    { RULES4 ("boxes=2x2\n" CAGES4), false, false, false },
    { RULES4 ("boxes=2x2\ncage=10|r1c1 r1c2 r1c3 r1c4"), false, true, false },
    { RULES4 ("boxes=2x2\ncage=5|r1c1 r2c3\ncage=4|r1c2"), false, true, false },
    { RULES4 ("boxes=2x2\ncage=4|r1c2"), false, true, false },
    { RULES4 ("boxes=2x2\ncage=5|r1c1 r1c2\nsum=4|r2c1 r3c2"), false, false, false },
    { RULES4 ("boxes=none\nsum=3|r2c1 r2c2"), false, false, false },
    { RULES4 ("boxes=none\nadd=3|r2c1 r2c2"), false, true, false },
    { RULES4 ("boxes=none\nadd=3|r2c1 r2c2\nsum=3|r4c1 r4c2"), false, false, false },
    { RULES4 ("boxes=2x2\nextra=r1c1 r2c3"), false, true, false },
    { RULES4 ("boxes=none\nextra=r1c1 r2c3"), false, true, false },
    { RULES4 ("boxes=2x2\nthermo=r1c1 r1c2"), false, false, false },
    { RULES4 ("boxes=1x4"), false, true, false },
    { RULES4 ("regions=A.B.C.D.E......."), false, false, false },
    { "rows=2\ncols=2\nvalues=1-2\ngivens=....", false, true, false },
    { RULES4 ("boxes=2x2\nextras=diagonal+ windoku"), false, false, false },
    { RULES4 ("boxes=4x1"), false, true, false },
    { RULES4 ("regions=AAAABBBBCCDDCCDD\nextra=r1c1 r2c3"), false, true, false },
    { SIX ("boxes=2x2"), false, false, false },
    { SIX ("boxes=1x3"), false, false, false },
    { SIX ("boxes=3x1"), false, false, false },
    { TEN ("2x3"), false, false, false },
    { TEN ("2x2"), false, false, false },
    { TWELVE, false, true, false },
    { RULES4 ("boxes=2x2\ncage=-|r1c1 r1c2"), false, false, false },
    { "rows=4\ncols=6\nvalues=1-6\ngivens=........................", false, false, false },
    { "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=....................................", true, true, true },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      bool solo = holds ("solo", boards[i].board), ksudoku = holds ("ksudoku", boards[i].board);
      bool line = holds ("line", boards[i].board);

      if (solo != boards[i].solo || ksudoku != boards[i].ksudoku || line != boards[i].line)
        g_error ("%s: held by solo %d, ksudoku %d, line %d", boards[i].board, solo, ksudoku, line);
      if (solo)
        check_comes_back ("solo", boards[i].board);
      if (ksudoku)
        check_comes_back ("ksudoku", boards[i].board);
    }
}

/* What of a board there is no word for is named, all of it, and nothing else. */
static void
test_obstacles (void)
{
  static const struct { const char *format, *board, *obstacle; } rows[] = {
    { "fpuzzles", RULES4 ("boxes=2x2\nthermo=r1c1 r1c2"), "" },
    { "fpuzzles", RULES4 ("boxes=2x2\nextras=diagonal+ windoku\nthermo=r1c1 r1c2\nlockout=2|r2c1 r2c2\nless=r3c1 r3c2"),
      "windoku, lockout 2 r2c1 r2c2, less r3c1 r3c2" },
    { "fpuzzles", RULES4 ("boxes=2x2\narrow=r1c1|r2c2\narrow=r2c1 r1c1|r2c2 r2c3 r3c3 r3c4 r4c4"),
      "arrow r2c1 r1c1 r2c2 r2c3 r3c3 r3c4 r4c4" },
    { "fpuzzles", RULES4 ("boxes=2x2\ndiff=2|r1c1 r1c2\nnegative=black"), "negative black" },
    { "fpuzzles", RULES4 ("boxes=2x2\ncage=5|r1c1 r1c2\ncage=5|r1c2 r1c3\nsolution=1234341221434321"), "cage 5 r1c2 r1c3" },
    { "fpuzzles", RULES4 ("regions=A.B.C.D.E......."), "regions" },
    { "fpuzzles", "rows=4\ncols=6\nvalues=1-6\ngivens=........................", "4 × 6" },
    { "fpuzzles", TEN ("2x3"), "grids" },
    { "solo", RULES4 ("boxes=2x2\nextras=diagonal+ diagonal- antiking"), "antiking" },
    { "solo", RULES4 ("boxes=2x2\nextras=diagonal+ antiking"), "diagonal+, antiking" },
    { "solo", RULES4 ("boxes=2x2\n" CAGES4 "\ncage=10|r4c1 r4c2 r4c3 r4c4\neven=r1c1"), "even r1c1" },
    { "solo", RULES4 ("boxes=none"), "boxes none" },
    { "solo", SIX ("boxes=1x3"), "boxes 1 × 3" },
    { "ksudoku", RULES4 ("boxes=2x2\nextra=r1c1 r2c3\nsandwich=row3|0\nxsum=L1|3\nquad=1 2|r1c1 r1c2 r2c1 r2c2"),
      "sandwich row3 0, xsum row1 3, quad 1 2 r1c1 r1c2 r2c1 r2c2" },
    { "line", RULES4 ("boxes=2x2\nextras=windoku\nmax=r1c1"), "windoku, max r1c1" },
    { "sdk", RULES4 ("boxes=2x2"), "4 × 4" },
    { "setdoku", TEN ("2x3"), "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Format *format = format_find (rows[i].format);
      g_autofree char *text = g_strconcat (rows[i].board, "\n", NULL), *obstacle = NULL;
      g_autoptr (Document) document = read_one ("blocks", text);

      obstacle = format_board_obstacle (format, document);
      g_assert_cmpstr (obstacle, ==, rows[i].obstacle);
      g_assert_cmpint (format_holds_board (format, document), ==, !*obstacle);
    }
}

/* KSudoku's cages do not overlap either. */
static void
test_ksudoku_cages (void)
{
  check_fails (NULL, FOUR (GROUPS "<cage operator=\"4\" value=\"3\" size=\"2\">0 4</cage>"
                           "<cage operator=\"4\" value=\"5\" size=\"2\">4 8</cage>"),
               PARSE_RULES, 1, 0, "add 3 r1c1 r1c2, add 5 r1c2 r1c3");
}

#define RULES9(more) "rows=9\ncols=9\nvalues=1-9\n" more "\ngivens="

/* Where nothing but the classic board is taken, another one is refused by what makes it another. */
static void
test_only_classic (void)
{
  static const struct { const char *board, *detail; } boards[] = {
    { "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=", "6 × 6" },
    { RULES9 ("boxes=none"), "boxes" },
    { RULES9 ("regions=AAABBBCCCAAABDBCCCAABBDDDDCABBEDDFDCGGGEEDFFCGHGEEFFFIGHGEEFIIIGHEEHFFIIGHHHHHIII"), "regions" },
    { RULES9 ("boxes=3x3\nextras=windoku"), "windoku" }, { RULES9 ("boxes=3x3\nthermo=r1c1 r1c2"), "thermo" },
    { RULES9 ("boxes=3x3"), NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *dots = g_strnfill (i == 0 ? 36 : 81, '.'), *text = g_strconcat (boards[i].board, dots, "\n", NULL);
      g_autoptr (GArray) records = format_read (format_find ("blocks"), text, strlen (text), NULL);
      Record *record = &g_array_index (records, Record, 0);

      for (int again = 0; again < 2; again++)          /* what was refused stays so */
        {
          record_only_classic (record);
          g_assert_cmpint (record->document != NULL, ==, !boards[i].detail);
          g_assert_cmpint (record->error.reason, ==, boards[i].detail ? PARSE_CLASSIC : PARSE_OK);
          g_assert_cmpstr (record->error.detail, ==, boards[i].detail ? boards[i].detail : "");
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/board-faults/solo", test_solo);
  g_test_add_func ("/formats/board-faults/ksudoku", test_ksudoku);
  g_test_add_func ("/formats/board-faults/ksudoku-cages", test_ksudoku_cages);
  g_test_add_func ("/formats/board-faults/held", test_what_is_held);
  g_test_add_func ("/formats/board-faults/obstacles", test_obstacles);
  g_test_add_func ("/formats/board-faults/only-classic", test_only_classic);

  return g_test_run ();
}
