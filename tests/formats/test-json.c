/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-json.c — games that other programs keep as JSON, and JSON that is meant ill. */
#include "reading.h"

#define CELL(cell) "{\"cells\":[" cell "],\"time_elapsed\":1}"

static void
test_gnome_sudoku (void)
{
  static const char text[] =
    "{\n  \"difficulty_category\" : \"Easy Difficulty\",\n  \"time_elapsed\" : 12.5,\n  \"cells\" : [\n"
    "    { \"position\" : [ 0, 0 ], \"value\" : 5, \"fixed\" : true, \"earmarks\" : [ ] },\n"
    "    { \"position\" : [ 0, 2 ], \"value\" : 0, \"fixed\" : false, \"earmarks\" : [ 1, 4 ] },\n"
    "    { \"position\" : [ 8, 8 ], \"value\" : 9, \"fixed\" : false, \"earmarks\" : [ ] }\n  ]\n}\n";
  g_autoptr (Document) document = read_one ("gnome-sudoku", text);

  g_assert_cmpint (document->cells[0].given, ==, 5);
  g_assert_cmphex (document->cells[2].centre, ==, digits_of (1) | digits_of (4));
  g_assert_cmpint (document->cells[80].entry, ==, 9);
  g_assert_cmpint (document->elapsed, ==, 12500);
}

/* Two ones in r1c1 and r2c3, a nine in r9c9: made by hand as the program does. A comment is no such code. */
static void
test_gnome_sudoku_code (void)
{
  static const char code[] = { '#', '!' + 2, '!', '!', '!', '!' + 1, '!', '!' + 1 + 9 * 2, '!' + 8 + 9 * 8, '\0' };
  g_autoptr (Document) document = read_one ("gnome-code", code);

  g_assert_cmpint (document->cells[0].given, ==, 1);
  g_assert_cmpint (document->cells[11].given, ==, 1);
  g_assert_cmpint (document->cells[80].given, ==, 9);
  check_fails (NULL, "#!!!!!!", PARSE_UNKNOWN, 0, 0, "");
  check_fails (NULL, "# made by Ann", PARSE_UNKNOWN, 0, 0, "");
}

static void
test_gnome_sudoku_refuses (void)
{
  static const struct { const char *text; ParseReason reason; const char *detail; } bad[] = {
    { CELL ("{\"position\":[9,0],\"value\":1}"), PARSE_BAD_VALUE, "cells[0].position" },
    { CELL ("{\"position\":[0],\"value\":1}"), PARSE_BAD_VALUE, "cells[0].position" },
    { CELL ("{\"value\":1}"), PARSE_BAD_VALUE, "cells[0].position" },
    { CELL ("7"), PARSE_BAD_VALUE, "cells[0].position" },
    { CELL ("{\"position\":[0,0],\"value\":1},{\"position\":[0,0],\"value\":2}"), PARSE_BAD_VALUE, "cells[1].position" },
    { CELL ("{\"position\":[0,0],\"value\":10}"), PARSE_BAD_VALUE, "cells[0].value" },
    { CELL ("{\"position\":[0,0],\"value\":1.5}"), PARSE_BAD_VALUE, "cells[0].value" },
    { CELL ("{\"position\":[0,0],\"value\":1e300}"), PARSE_BAD_VALUE, "cells[0].value" },
    { CELL ("{\"position\":[0,0],\"value\":[1]}"), PARSE_BAD_VALUE, "cells[0].value" },
    { CELL ("{\"position\":[0,0],\"value\":1,\"fixed\":3}"), PARSE_BAD_VALUE, "cells[0].fixed" },
    { CELL ("{\"position\":[0,0],\"value\":0,\"earmarks\":[4,4]}"), PARSE_BAD_VALUE, "cells[0].earmarks" },
    { CELL ("{\"position\":[0,0],\"value\":0,\"earmarks\":[10]}"), PARSE_BAD_VALUE, "cells[0].earmarks" },
    { "{\"time_elapsed\":\"soon\",\"cells\":[]}", PARSE_BAD_VALUE, "time_elapsed" },
    { "{\"time_elapsed\":-2,\"cells\":[]}", PARSE_BAD_VALUE, "time_elapsed" },
    { "{\"time_elapsed\":1,\"cells\":{}}", PARSE_MISSING, "cells" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    check_fails (NULL, bad[i].text, bad[i].reason, 0, 0, bad[i].detail);
}

/* Each is told with its place, whatever stands in the rest. */
static void
test_json_that_is_meant_ill (void)
{
  static const RefusedText refused[] = {
    { "{\"time_elapsed\":1,\n \"cells\":[], \"cells\":[]}", PARSE_TWICE, 2, 14, "cells" },
    { "{\"time_elapsed\":1,\n \"cells\":[]}\n{\"cells\":[]}", PARSE_SECOND, 3, 1, "" },
    { "{\"time_elapsed\":1,\"cells\":[]} and more", PARSE_SYNTAX, 1, 31, "and more" }, { "{\"time_elapsed\":1,\"cells\":[", PARSE_MISSING, 1, 28, "]" }, { "{\"time_elapsed\":1,\"cells\":[]", PARSE_MISSING, 1, 29, "}" },
    { "{\"time_elapsed\":1,\n\"cells:[]}", PARSE_SYNTAX, 2, 1, "\"cells:[]}" },
    { "{\"time_elapsed\":1,\n\"cel\\u006cs\":[]}", PARSE_SYNTAX, 2, 1, "\"cel\\u006cs\"" },
    { "{\"time_elapsed\":1, /* \"cells\":[], */ \"cells\":[]}", PARSE_SYNTAX, 1, 20, "/* \"cells\":[], */ \"cells\":[]}" },
    { "{\"time_elapsed\":1,\n\"cells\" []}", PARSE_SYNTAX, 2, 0, "JSON" },
  };
  g_autofree char *deep = g_strnfill (100000, '['), *values = g_strnfill (200000, ',');
  g_autofree char *braces = g_strconcat ("{\"time_elapsed\":", deep, NULL), *many = g_strconcat ("{\"time_elapsed\":[", values, NULL);

  check_fails (NULL, braces, PARSE_TOO_DEEP, 1, 48, "");
  check_fails (NULL, many, PARSE_TOO_LARGE, 1, 0, "");
  check_fails ("gnome-sudoku", "]", PARSE_SYNTAX, 1, 1, "]");
  check_fails ("gnome-sudoku", "5", PARSE_MISSING, 0, 0, "cells");
  check_fails ("gnome-sudoku", "Hello", PARSE_SYNTAX, 1, 0, "JSON");
  check_all_refused (refused, G_N_ELEMENTS (refused));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/json/gnome-sudoku", test_gnome_sudoku);
  g_test_add_func ("/formats/json/gnome-sudoku-code", test_gnome_sudoku_code);
  g_test_add_func ("/formats/json/gnome-sudoku-refuses", test_gnome_sudoku_refuses);
  g_test_add_func ("/formats/json/json-that-is-meant-ill", test_json_that_is_meant_ill);

  return g_test_run ();
}
