/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-xml.c — games that other programs keep as XML, and XML that is meant ill. */
#include "reading.h"

#define CELLS_9 "0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|"
#define CELLS_72 CELLS_9 CELLS_9 CELLS_9 CELLS_9 CELLS_9 CELLS_9 CELLS_9 CELLS_9
#define CELLS_6 "0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|"
#define NOTES_9 "0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|"
#define NOTES_72 NOTES_9 NOTES_9 NOTES_9 NOTES_9 NOTES_9 NOTES_9 NOTES_9 NOTES_9
#define NOTES_6 "0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|"
#define DIGITS "050703060007000800000816000000030000005000100730040086906000204840572093000409000"
#define OPEN(attributes) "<opensudoku version=\"2\">\n<folder name=\"F\">\n<game " attributes "/></folder></opensudoku>"

static void
test_opensudoku_heads_and_folders (void)
{
  static const char first[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>medium &amp; more</name>\n  <author>Ann</author>\n"
    "  <description></description>\n  <created>2009-09-16</created>\n  <source>S</source>\n  <level>medium</level>\n"
    "  <sourceURL>http://example.org</sourceURL>\n  <game data='" DIGITS "' />\n</opensudoku>\n";
  static const char second[] =
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<opensudoku version=\"2\">\n  <folder name=\"Easy\" created=\"1778054847256\">\n"
    "    <game data=\"" DIGITS "\" state=\"0\" time=\"61000\" created=\"1778054847256\" note=\"look\" />\n  </folder>\n"
    "  <game data=\"" DIGITS "\" />\n</opensudoku>";
  g_autoptr (Document) document = read_one ("opensudoku", first);
  g_autoptr (GArray) records = format_read (NULL, second, strlen (second), NULL);
  const Document *one, *two;

  g_assert_cmpstr (document->title, ==, "medium & more");
  g_assert_cmpstr (document->author, ==, "Ann");
  g_assert_cmpstr (document->description, ==, NULL);
  g_assert_cmpstr (document->date, ==, "2009-09-16");
  g_assert_cmpstr (document->level, ==, "medium");
  g_assert_cmpstr (document->url, ==, "http://example.org");
  g_assert_cmpint (document->cells[1].given, ==, 5);
  g_assert_cmpint (document->elapsed, ==, -1);

  g_assert_cmpuint (records->len, ==, 2);
  one = g_array_index (records, Record, 0).document;
  two = g_array_index (records, Record, 1).document;
  g_assert_cmpuint (g_array_index (records, Record, 1).line, ==, 6);
  g_assert_cmpstr (one->title, ==, "Easy");
  g_assert_cmpstr (one->comment, ==, "look");
  g_assert_cmpstr (one->date, ==, "2026-05-06");
  g_assert_cmpint (one->elapsed, ==, 61000);
  g_assert_cmpstr (two->title, ==, NULL);
}

/* The same game in the three ways that its notes were kept. */
static void
test_opensudoku_notes (void)
{
  static const char *const games[] = {
    OPEN ("data=\"version: 1\n5|-|0|4|-|1|0|1,3,|1|" NOTES_72 NOTES_6 "\""),
    OPEN ("data=\"version: 2&#10;5|0||0|4|0|1|0|5||1|" CELLS_72 CELLS_6 "\""),
    OPEN ("data=\"version: 3&#10;5|0|0|4|0|1|0|5|1|" CELLS_72 CELLS_6 "&#10;\""),
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (Document) document = read_one ("opensudoku", games[i]);

      g_assert_cmpint (document->cells[0].given, ==, 5);
      g_assert_cmpint (document->cells[1].entry, ==, 4);
      g_assert_cmphex (document->cells[2].centre, ==, digits_of (1) | digits_of (3));
    }
}

static void
test_opensudoku_refuses (void)
{
  check_fails (NULL, OPEN ("data=\"" DIGITS "1\""), PARSE_WRONG_LENGTH, 3, 0, "");
  check_fails (NULL, OPEN ("data=\"123x\""), PARSE_BAD_VALUE, 3, 0, "data");
  check_fails (NULL, OPEN ("time=\"1\""), PARSE_MISSING, 3, 0, "data");
  check_fails (NULL, OPEN ("data=\"" DIGITS "\" time=\"soon\""), PARSE_BAD_VALUE, 3, 0, "time");
  check_fails (NULL, OPEN ("data=\"version: 6&#10;0|0|0|1|\""), PARSE_BAD_VALUE, 3, 0, "version");
  check_fails (NULL, OPEN ("data=\"version: 3&#10;" CELLS_72 "\""), PARSE_WRONG_LENGTH, 3, 0, "");
  check_fails (NULL, OPEN ("data=\"version: 3&#10;0|512|1|" CELLS_72 "\""), PARSE_BAD_VALUE, 3, 0, "data");
  check_fails (NULL, OPEN ("data=\"version: 3&#10;0|1|2|" CELLS_72 "\""), PARSE_BAD_VALUE, 3, 0, "data");
  check_fails (NULL, OPEN ("data=\"version: 3&#10;a|1|1|" CELLS_72 "\""), PARSE_BAD_VALUE, 3, 0, "data");
  check_fails (NULL, OPEN ("data=\"version: 3&#10;" CELLS_72 CELLS_9 "0|\""), PARSE_BAD_VALUE, 3, 0, "data");
  check_fails (NULL, "<opensudoku version=\"6\"/>", PARSE_BAD_VALUE, 1, 0, "version");
  check_fails (NULL, "<opensudoku>\n</opensudoku>", PARSE_MISSING, 0, 0, "game");
  check_fails ("opensudoku", "<other/>", PARSE_MISSING, 1, 0, "opensudoku");
}

#define VALUES "b____h___" "_________" "_________" "_________" "_________" "_________" "_________" "_________" "________j"
#define GAME(graph, rest) "<!DOCTYPE ksudoku>\n<ksudoku>\n <game msecs-elapsed=\"61000\">\n  <puzzle>\n" graph "\n" rest " </game>\n</ksudoku>\n"
#define PLAIN "<graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>"
#define AFTER(history) "<values>" VALUES "</values></puzzle><history>" history "</history>"
#define CUSTOM(shape, groups) "<graph order=\"9\" type=\"custom\" specific-type=\"" shape "\" name=\"N\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\">" groups "</graph>"

/* Cells run down the columns. */
static void
test_ksudoku (void)
{
  static const char *const graphs[] = { GAME (PLAIN, AFTER ("<simple-event index=\"3\" value=\"4\"/>"
    "<simple-event index=\"4\" markers=\"110000000\"/><complex-event><simple-event index=\"5\" value=\"2\"/>"
    "<simple-event index=\"6\" value=\"3\"/><simple-event index=\"6\" markers=\"001000000\"/></complex-event>")),
    GAME (CUSTOM ("Plain", "<sudokugroups at=\"0\" withblocks=\"1\"/>"), AFTER ("<simple-event index=\"3\" value=\"4\"/>"
    "<simple-event index=\"4\" markers=\"110000000\"/><simple-event index=\"6\" markers=\"001000000\"/>")) };

  for (unsigned i = 0; i < G_N_ELEMENTS (graphs); i++)
    {
      g_autoptr (Document) document = read_one ("ksudoku", graphs[i]);

      g_assert_cmpint (document->cells[cell_at (0, 0)].given, ==, 1);
      g_assert_cmpint (document->cells[cell_at (5, 0)].given, ==, 7);
      g_assert_cmpint (document->cells[cell_at (8, 8)].given, ==, 9);
      g_assert_cmpint (document->cells[cell_at (3, 0)].entry, ==, 4);
      g_assert_cmphex (document->cells[cell_at (4, 0)].centre, ==, digits_of (1) | digits_of (2));
      g_assert_cmpint (document->cells[cell_at (5, 0)].entry, ==, 0);
      g_assert_cmpint (document->cells[cell_at (6, 0)].entry, ==, 0);
      g_assert_cmphex (document->cells[cell_at (6, 0)].centre, ==, digits_of (3));
      g_assert_cmpint (document->elapsed, ==, 61000);
    }
}

static void
test_ksudoku_refuses (void)
{
  static const struct { const char *text; ParseReason reason; unsigned line; const char *detail; } bad[] = {
    { GAME ("<graph order=\"16\" type=\"sudoku\" specific-type=\"Plain\"/>", AFTER ("")), PARSE_WRONG_LENGTH, 6, "" },
    { GAME ("<graph order=\"36\" type=\"sudoku\" specific-type=\"Plain\"/>", AFTER ("")), PARSE_VARIANT, 5, "36 × 36" },
    { GAME ("<graph order=\"8\" type=\"sudoku\" name=\"Odd\"/>", AFTER ("")), PARSE_VARIANT, 6, "Odd" },
    { GAME ("<graph order=\"9\" type=\"roxdoku\" specific-type=\"Roxdoku\"/>", AFTER ("")), PARSE_VARIANT, 5, "Roxdoku" },
    { GAME ("<graph order=\"9\" type=\"roxdoku\"/>", AFTER ("")), PARSE_VARIANT, 5, "roxdoku" },
    { GAME ("<graph order=\"9\"/>", AFTER ("")), PARSE_MISSING, 5, "type" },
    { GAME (CUSTOM ("Plain", "<clique size=\"9\">0 10 20 30 40 50 60 70 80</clique>"), AFTER ("")), PARSE_VARIANT, 6, "N" },
    { GAME (CUSTOM ("Plain", "<clique size=\"9\">0 81</clique>"), AFTER ("")), PARSE_BAD_VALUE, 5, "clique" },
    { GAME (CUSTOM ("Plain", "<sudokugroups at=\"9\"/>"), AFTER ("")), PARSE_VARIANT, 6, "N" },
    { GAME (CUSTOM ("Plain", "<roxdokugroups at=\"0\"/>"), AFTER ("")), PARSE_VARIANT, 5, "roxdokugroups" },
    { GAME (CUSTOM ("Mathdoku", "<sudokugroups withblocks=\"0\"/><cage operator=\"2\" value=\"6\" size=\"3\">0 1 2</cage>"), AFTER ("")),
      PARSE_VARIANT, 5, "cage" },
    { GAME (CUSTOM ("Mathdoku", "<sudokugroups withblocks=\"0\"/><cage operator=\"3\" value=\"11\" size=\"2\">0 1</cage>"), AFTER ("")),
      PARSE_RULES, 6, "multiply r1c1 r2c1" },
    { GAME (CUSTOM ("KillerSudoku", "<sudokugroups/><cage operator=\"4\" value=\"18\" size=\"2\">0 1</cage>"), AFTER ("")),
      PARSE_RULES, 6, "cage r1c1 r2c1" },
    { GAME (CUSTOM ("KillerSudoku", "<sudokugroups/><cage operator=\"4\" size=\"2\">0 1</cage>"), AFTER ("")), PARSE_BAD_VALUE, 5, "value" },
    { GAME ("<graph order=\"9\" type=\"custom\" name=\"Wide\" sizeX=\"21\"/>", AFTER ("")), PARSE_VARIANT, 6, "Wide" },
    { GAME ("<graph order=\"9\" type=\"custom\" name=\"Deep\" sizeZ=\"2\"/>", AFTER ("")), PARSE_VARIANT, 5, "Deep" },
    { GAME (PLAIN, AFTER ("<simple-event index=\"81\" value=\"4\"/>")), PARSE_BAD_VALUE, 6, "index" },
    { GAME (PLAIN, AFTER ("<simple-event index=\"8\" value=\"10\"/>")), PARSE_BAD_VALUE, 6, "value" },
    { GAME (PLAIN, AFTER ("<simple-event index=\"8\" markers=\"12\"/>")), PARSE_BAD_VALUE, 6, "markers" },
    { GAME (PLAIN, AFTER ("<simple-event index=\"8\" markers=\"111111111\" value=\"1\"/>")), PARSE_BAD_VALUE, 6, "markers" },
    { GAME (PLAIN, "<values>b____h___</values></puzzle>"), PARSE_WRONG_LENGTH, 6, "" },
    { GAME (PLAIN, "<values>" DIGITS "</values></puzzle>"), PARSE_BAD_VALUE, 6, "values" },
    { GAME (PLAIN, "<values>" VALUES "</values><values>" VALUES "</values></puzzle>"), PARSE_TWICE, 6, "values" },
    { GAME (PLAIN, AFTER ("") "<puzzle></puzzle>"), PARSE_SECOND, 6, "" },
    { GAME (PLAIN, "</puzzle>"), PARSE_MISSING, 0, "values" },
    { GAME ("", "<values>" VALUES "</values></puzzle>"), PARSE_MISSING, 6, "graph" },
    { "<ksudoku><game msecs-elapsed=\"x\"/></ksudoku>", PARSE_BAD_VALUE, 1, "msecs-elapsed" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    check_fails (NULL, bad[i].text, bad[i].reason, bad[i].line, 0, bad[i].detail);
  check_fails ("ksudoku", "<other/>", PARSE_MISSING, 1, 0, "ksudoku");
}

static void
test_xml_that_is_meant_ill (void)
{
  g_autoptr (GString) deep = g_string_new ("<opensudoku>\n"), wide = g_string_new ("<opensudoku>\n<game"), many = g_string_new ("<opensudoku>\n");
  g_autoptr (GArray) records = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (deep, "<a>");
  for (int i = 0; i < 100; i++)
    g_string_append_printf (wide, " a%d=\"\"", i);
  g_string_append (wide, "/></opensudoku>");
  for (int i = 0; i < 70000; i++)
    g_string_append (many, "<game data=\"" DIGITS "\"/>\n");

  check_fails (NULL, deep->str, PARSE_TOO_DEEP, 2, 0, "");
  check_fails (NULL, wide->str, PARSE_SYNTAX, 2, 0, "game");
  check_fails (NULL, OPEN ("data=\"" DIGITS "\" data=\"" DIGITS "\""), PARSE_TWICE, 3, 0, "data");
  check_fails (NULL, "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<opensudoku>\n<name>&b;</name></opensudoku>",
               PARSE_SYNTAX, 3, 0, "XML");
  check_fails (NULL, "<!DOCTYPE a [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<opensudoku>\n<name>&a;</name></opensudoku>",
               PARSE_SYNTAX, 3, 0, "XML");
  check_fails (NULL, "<opensudoku>\n<name>", PARSE_SYNTAX, 2, 0, "XML");

  records = format_read (NULL, many->str, many->len, NULL);
  g_assert_cmpuint (records->len, ==, 65536 + 1);
  g_assert_cmpint (g_array_index (records, Record, 65536).error.reason, ==, PARSE_TOO_LARGE);
  g_assert_cmpuint (g_array_index (records, Record, 65536).error.line, ==, 65536 + 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/xml/opensudoku-heads-and-folders", test_opensudoku_heads_and_folders);
  g_test_add_func ("/formats/xml/opensudoku-notes", test_opensudoku_notes);
  g_test_add_func ("/formats/xml/opensudoku-refuses", test_opensudoku_refuses);
  g_test_add_func ("/formats/xml/ksudoku", test_ksudoku);
  g_test_add_func ("/formats/xml/ksudoku-refuses", test_ksudoku_refuses);
  g_test_add_func ("/formats/xml/xml-that-is-meant-ill", test_xml_that_is_meant_ill);

  return g_test_run ();
}
