/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-fpuzzles.c — addresses that hold the puzzle, in both notations, and those that are meant ill. */
#include "formats/lz-string.h"
#include "reading.h"

/* A 1 in r3c3 and a 2 in r7c7, as the page itself made it. */
#define LINK \
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1kQ5tVm" \
  "ug216VGrUbWG1ZyjwHCEAJglTZCpTAO7j+nZw/7atIkA="

#define ROW "[{},{},{},{},{},{},{},{},{}]"
#define ROWS_8 ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW
#define GRID "\"grid\":[" ROWS_8 "," ROW "]"
#define WITH(cell) "{\"size\":9,\"grid\":[[" cell ",{},{},{},{},{},{},{},{}]," ROWS_8 "]}"
#define PAD(cell, more) "{ce:[[" cell ",,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,]]" more "}"

static char *
link_to (const char *before, const char *json)
{
  g_autofree char *packed = lz_string_pack (json);

  return g_strconcat (before, packed, NULL);
}

static void
test_as_the_page_packs (void)
{
  gsize left = READ_UNPACKED_MAX;
  bool too_large;
  const char *packed = strchr (LINK, '=') + 1;
  g_autofree char *json = lz_string_expand (packed, strlen (packed), &left, &too_large);
  g_autofree char *again = lz_string_pack (json);
  g_autoptr (Document) document = read_one ("fpuzzles", LINK "\n");

  g_assert_cmpstr (again, ==, packed);
  g_assert_cmpuint (left, ==, READ_UNPACKED_MAX - strlen (json));
  g_assert_cmpint (document->cells[20].given, ==, 1);
  g_assert_cmpint (document->cells[60].given, ==, 2);
}

/* Every text comes back, whatever it repeats and whichever its characters are. */
static void
test_packing (void)
{
  static const char *const pieces[] = { "a", "aaaa", "{\"value\":", "5,", "é", "数独", "🙂", " ", "ab" };

  for (unsigned seed = 0; seed < 400; seed++)
    {
      g_autoptr (GString) text = g_string_new ("{");
      g_autofree char *packed = NULL, *expanded = NULL;
      gsize left = READ_UNPACKED_MAX;
      bool too_large;

      for (unsigned i = 0, n = seed; i < seed; i++, n = n * 69069 + 1)
        g_string_append (text, pieces[(n >> 16) % G_N_ELEMENTS (pieces)]);
      packed = lz_string_pack (text->str);
      expanded = lz_string_expand (packed, strlen (packed), &left, &too_large);
      g_assert_cmpstr (expanded, ==, text->str);
      g_assert_cmpuint (strlen (packed) % 4, ==, 0);
    }
}

static void
test_wherever_it_stands (void)
{
  static const char *const frames[] = {
    "%s", "https://f-puzzles.com/?load=%s", "http://www.f-puzzles.com/?load=%s&x=1", "https://sudokupad.app/fpuz%s",
    "https://sudokupad.app/sudoku/fpuzzles%s", "https://beta.sudokupad.app/?puzzleid=fpuz%s", "sudokupad://puzzle/fpuz%s",
    "https://app.crackingthecryptic.com/sudoku/fpuz%s?setting-nogrid=1", "fpuz%s", "fpuzzles%s", "scl%s",
    "Dear all,\n\nhere <https://sudokupad.app/fpuz%s> is one.\nIs it hard?", "Try (https://f-puzzles.com/?load=%s), please.",
    "> https://f-puzzles.com/?load=%s",
  };
  g_autofree char *packed = link_to ("", WITH ("{\"value\":7,\"given\":true}"));
  g_autofree char *escaped = g_uri_escape_string (packed, NULL, FALSE);

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (frames); i++)
    {
      g_auto (GStrv) parts = g_strsplit (frames[i / 2], "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], i % 2 ? escaped : packed, parts[1], NULL);
      g_autoptr (Document) document = read_one ("fpuzzles", text);

      g_assert_cmpint (document->cells[0].given, ==, 7);
    }
}

static void
test_cells_and_texts (void)
{
  g_autofree char *text = link_to ("fpuz", "{\"size\":9,\"title\":\"A\\nB\",\"author\":\"Ann\",\"ruleset\":\"One.\\nTwo.\",\"negative\":[],\"antiking\":false,"
    "\"grid\":[[{\"value\":5,\"region\":0},{\"centerPencilMarks\":[1,4]},{\"cornerPencilMarks\":[\"9\"]},{},{},{},{},{},{}]," ROWS_8 "]}");
  g_autoptr (Document) document = read_one ("fpuzzles", text);

  g_assert_cmpint (document->cells[0].entry, ==, 5);
  g_assert_cmphex (document->cells[1].centre, ==, digits_of (1) | digits_of (4));
  g_assert_cmphex (document->cells[2].corner, ==, digits_of (9));
  g_assert_cmpstr (document->title, ==, "A B");
  g_assert_cmpstr (document->author, ==, "Ann");
  g_assert_cmpstr (document->comment, ==, "One.\nTwo.");
}

/* Each with its notation: the whole keys, and those cut short. */
static void
test_sudokupad (void)
{
  static const char *const puzzles[] = {
    "{\"cells\":[[{\"value\":\"5\"},{\"centremarks\":[1,4]},{},{},{},{},{},{},{}]," ROWS_8 "],\"metadata\":{\"title\":\"It's\"}}",
    "{ce:[[{v:5},{centremarks:[1,4]},,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,]],"
    "metadata:{t:'It\\'s'},settings:{nogrid:f},ca:[{v:'author: Ann',c2:FFFFFF}],cs:50}",
  };

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (puzzles); i++)
    {
      g_autofree char *text = i % 2 ? link_to ("https://sudokupad.app/scl", puzzles[i / 2]) : g_strdup (puzzles[i / 2]);
      g_autoptr (Document) document = read_one ("fpuzzles", text);

      g_assert_cmpint (document->cells[0].given, ==, 5);
      g_assert_cmphex (document->cells[1].centre, ==, digits_of (1) | digits_of (4));
      g_assert_cmpstr (document->title, ==, "It's");
    }
}

static void
test_boxes_in_any_order (void)
{
  g_autoptr (GString) regions = g_string_new (",re:[");

  for (int i = 0; i < N_CELLS; i++)
    {
      int box = 8 - i / 9, row = box / 3 * 3 + i % 9 / 3, column = box % 3 * 3 + i % 3;

      g_string_append_printf (regions, "%s[%d,%d]%s", i % 9 ? "," : i ? ",[" : "[", row, column, i % 9 == 8 ? "]" : "");
    }
  g_string_append (regions, "]");
  for (unsigned i = 0; i < 2; i++)
    {
      g_autofree char *json = g_strdup (PAD ("{v:5}", "")), *text = NULL;

      json[strlen (json) - 1] = '\0';
      if (i == 1)
        memcpy (strstr (regions->str, "[8,8]"), "[8,7]", 5);
      text = g_strconcat (json, regions->str, "}", NULL);
      if (i == 0)
        document_free (read_one ("fpuzzles", text));
      else
        check_fails (NULL, text, PARSE_TWICE, 0, 0, "regions r9c8");
    }
}

static void
test_what_is_refused_is_named (void)
{
  static const struct { const char *json; ParseReason reason; const char *detail; } bad[] = {
    { "{\"size\":9," GRID ",\"killercage\":[{\"cells\":[\"R1C0\"]}]}", PARSE_BAD_VALUE, "killercage[0].cells" },
    { "{\"size\":9," GRID ",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\">9\"}]}", PARSE_BAD_VALUE, "killercage[0].value" },
    { "{\"size\":9," GRID ",\"killercage\":[{\"cells\":[\"R1C1\"],\"maximum\":9}]}", PARSE_VARIANT, "maximum" },
    { "{\"size\":9," GRID ",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"18\"}]}", PARSE_RULES, "cage r1c1 r1c2" },
    { "{\"size\":9," GRID ",\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R2C1\",\"R2C2\"]]}]}", PARSE_BAD_VALUE, "arrow[0].lines" },
    { "{\"size\":9," GRID ",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"I\"}]}", PARSE_BAD_VALUE, "xv[0].value" },
    { "{\"size\":9," GRID ",\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":\"3\"}]}", PARSE_BAD_VALUE, "sandwichsum[0].cell" },
    { "{\"size\":9," GRID ",\"littlekillersum\":[{\"cell\":\"R0C3\",\"direction\":\"UL\",\"value\":\"9\"}]}", PARSE_BAD_VALUE,
      "littlekillersum[0].direction" },
    { "{\"size\":9," GRID ",\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[]}]}", PARSE_BAD_VALUE, "quadruple[0].values" },
    { "{\"size\":9," GRID ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C1\"]]}]}", PARSE_RULES, "thermo r1c1 r1c1" },
    { "{\"size\":9," GRID ",\"antiknight\":7}", PARSE_BAD_VALUE, "antiknight" },
    { "{\"size\":9," GRID ",\"boxindexer\":[{\"cells\":[\"R1C1\"]}]}", PARSE_VARIANT, "boxindexer" },
    { "{\"size\":9," GRID ",\"negative\":[\"difference\"]}", PARSE_VARIANT, "negative" },
    { "{\"size\":9," GRID ",\"negative\":[\"ratio\"],\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]}", PARSE_VARIANT, "negative" },
    { "{\"size\":9," GRID ",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}", PARSE_VARIANT, "line" },
    { "{\"size\":9," GRID ",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Renban\"}]}", PARSE_VARIANT, "line" },
    { "{\"size\":8," GRID "}", PARSE_BAD_VALUE, "size" },
    { "{\"size\":9," GRID ",\"a rule of tomorrow\":{\"a\":1}}", PARSE_VARIANT, "a rule of tomorrow" },
    { "{\"size\":6,\"grid\":[[{},{},{},{},{},{}],[],[],[],[],[]]}", PARSE_VARIANT, "6 × 0" },
    { "{\"size\":9,\"grid\":[" ROWS_8 "]}", PARSE_VARIANT, "8 × 9" },
    { WITH ("{\"region\":3}"), PARSE_RULES, "r1c1 r4c1 r4c2 r4c3 …" },
    { WITH ("{\"region\":9}"), PARSE_BAD_VALUE, "grid[0][0].region" },
    { WITH ("{\"givenPencilMarks\":[1,10]}"), PARSE_BAD_VALUE, "grid[0][0].givenPencilMarks" },
    { WITH ("{\"value\":10}"), PARSE_BAD_VALUE, "grid[0][0].value" },
    { WITH ("{\"value\":\"A\"}"), PARSE_BAD_VALUE, "grid[0][0].value" },
    { WITH ("{\"centerPencilMarks\":[1,1]}"), PARSE_BAD_VALUE, "grid[0][0].centerPencilMarks" },
    { WITH ("7"), PARSE_BAD_VALUE, "grid[0][0]" },
    { "{\"grid\":7}", PARSE_BAD_VALUE, "grid" },
    { "{\"size\":9,\"gird\":[[]]}", PARSE_MISSING, "grid" },
    { PAD ("{v:5}", ",l:[{wp:[[1,1],[2,2]]}]"), PARSE_VARIANT, "lines" },
    { PAD ("{v:5}", ",u:[{ct:[1,1],r:t}]"), PARSE_VARIANT, "underlays" },
    { PAD ("{v:5}", ",ca:[{ce:[[0,0],[0,1]]}]"), PARSE_VARIANT, "cages" },
    { PAD ("{v:5}", ",ca:[{ce:[[0,0],[0,1]],v:'ten'}]"), PARSE_VARIANT, "cages" },
    { PAD ("{v:5}", ",ca:[{ce:[[0,0],[0,9]],v:7}]"), PARSE_BAD_VALUE, "cages[0].cells[1]" },
    { PAD ("{v:5}", ",ca:[{ce:[[0,0],[0,1]],v:7,odd:t}]"), PARSE_VARIANT, "odd" },
    { PAD ("{v:5}", ",re:[[[0,0]],[[0,9]]]"), PARSE_BAD_VALUE, "regions[1][0]" },
    { "{ce:[[,,,],[,,,],[,,,],[,,,]]}", PARSE_MISSING, "regions" },
    { PAD ("{v:5,x:1}", ""), PARSE_VARIANT, "x" },
    { PAD ("{v:55}", ""), PARSE_BAD_VALUE, "cells[0][0].value" },
    { PAD ("{v:5}", ",ce:[]"), PARSE_TWICE, "cells" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = link_to ("Look at\n  https://sudokupad.app/fpuz", bad[i].json);

      check_fails (NULL, text, bad[i].reason, 2, 3, bad[i].detail);
    }
}

/* Bits as lz-string has them, to say what no page would. */
static char *
codes (const unsigned *bits, unsigned n)
{
  static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  GString *text = g_string_new ("https://f-puzzles.com/?load=");

  for (unsigned i = 0; i + 6 <= n; i += 6)
    g_string_append_c (text, signs[bits[i] << 5 | bits[i + 1] << 4 | bits[i + 2] << 3 | bits[i + 3] << 2 | bits[i + 4] << 1 | bits[i + 5]]);
  return g_string_free (text, FALSE);
}

/* Each code is the one that comes next, so each gives a character more than the last: 12,000 signs would give 18 million. */
static void
test_what_expands_without_end (void)
{
  g_autoptr (GArray) bits = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_autofree char *text = NULL;

  for (unsigned i = 0; i < 10; i++)
    g_array_append_val (bits, (unsigned) { 0 });
  for (unsigned next = 4, n = 3; next < 6000; next++)
    {
      if (next >= 1u << n)
        n++;
      for (unsigned i = 0; i < n; i++)
        {
          unsigned bit = next >> i & 1;

          g_array_append_val (bits, bit);
        }
      if (next + 1 >= 1u << n)
        n++;
    }
  text = codes ((const unsigned *) (void *) bits->data, bits->len);
  g_assert_cmpuint (strlen (text), <, 15000);
  check_fails (NULL, text, PARSE_TOO_LARGE, 1, 1, "");
}

static void
test_links_that_are_meant_ill (void)
{
  g_autofree char *long_link = g_strnfill (1000000, 'N'), *text = g_strconcat ("https://f-puzzles.com/?load=", long_link, NULL);
  g_autofree char *deep = g_strnfill (100000, '['), *deep_json = g_strconcat ("{\"grid\":", deep, NULL);
  g_autofree char *deep_link = link_to ("fpuz", deep_json), *cut = g_strndup (LINK, strlen (LINK) - 30);
  g_autofree char *spaces = g_strnfill (READ_UNPACKED_MAX + 1, ' '), *large = link_to ("fpuz", spaces);

  check_fails (NULL, text, PARSE_BROKEN_LINK, 1, 1, "");
  check_fails (NULL, deep_link, PARSE_TOO_DEEP, 1, 1, "");
  check_fails (NULL, cut, PARSE_BROKEN_LINK, 1, 1, "");
  check_fails (NULL, large, PARSE_TOO_LARGE, 1, 1, "");
  check_fails (NULL, "https://f-puzzles.com/?load=", PARSE_BROKEN_LINK, 1, 1, "");
  check_fails (NULL, "https://f-puzzles.com/?load=%00%41", PARSE_BROKEN_LINK, 1, 1, "");
  check_fails (NULL, "https://f-puzzles.com/?id=abc", PARSE_NETWORK, 0, 0, "f-puzzles");
  check_fails (NULL, "https://sudokupad.app/abc123", PARSE_NETWORK, 0, 0, "SudokuPad");
}

/* A text may have many, each of which expands. */
static void
test_many_links (void)
{
  g_autofree char *spaces = g_strnfill (READ_UNPACKED_MAX - 1, ' '), *large = link_to ("fpuz", spaces);
  g_autofree char *small = g_strconcat (LINK "\n", large, "\n", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;

  for (unsigned i = 0; i < 200; i++)
    g_string_append (text, small);
  records = format_read (NULL, text->str, text->len, NULL);
  g_assert_cmpuint (records->len, ==, 33);
  g_assert_nonnull (g_array_index (records, Record, 30).document);
  for (unsigned i = 31; i < 33; i++)
    {
      g_assert_cmpint (g_array_index (records, Record, i).error.reason, ==, PARSE_TOO_LARGE);
      g_assert_cmpuint (g_array_index (records, Record, i).line, ==, i + 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/fpuzzles/as-the-page-packs", test_as_the_page_packs);
  g_test_add_func ("/formats/fpuzzles/packing", test_packing);
  g_test_add_func ("/formats/fpuzzles/wherever-it-stands", test_wherever_it_stands);
  g_test_add_func ("/formats/fpuzzles/cells-and-texts", test_cells_and_texts);
  g_test_add_func ("/formats/fpuzzles/sudokupad", test_sudokupad);
  g_test_add_func ("/formats/fpuzzles/boxes-in-any-order", test_boxes_in_any_order);
  g_test_add_func ("/formats/fpuzzles/what-is-refused-is-named", test_what_is_refused_is_named);
  g_test_add_func ("/formats/fpuzzles/what-expands-without-end", test_what_expands_without_end);
  g_test_add_func ("/formats/fpuzzles/links-that-are-meant-ill", test_links_that_are_meant_ill);
  g_test_add_func ("/formats/fpuzzles/many-links", test_many_links);

  return g_test_run ();
}
