/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-fpuzzles-faults.c — boards in the notations of f-puzzles and SudokuPad that are wrong somewhere: each is refused, and the path
 * to what is wrong is told. */
#include "engine/rules/constraint.h"
#include "formats/lz-string.h"
#include "reading.h"

#define ROW4 "[{},{},{},{}]"
#define GRID4 "\"grid\":[" ROW4 "," ROW4 "," ROW4 "," ROW4 "]"
#define BOARD4(more) "{\"size\":4," GRID4 "," more "}"
#define CELL4(cell) "{\"size\":4,\"grid\":[[" cell ",{},{},{}]," ROW4 "," ROW4 "," ROW4 "]}"
#define PAD4(more) "{\"cells\":[" ROW4 "," ROW4 "," ROW4 "," ROW4 "]" more "}"
#define REGIONS ",\"regions\":[[[0,0]]]"

#define BAD(text, path)     { text, PARSE_BAD_VALUE, 0, 0, path }
#define UNKNOWN(text, path) { text, PARSE_VARIANT, 0, 0, path }

static void
test_places (void)
{
  static const char *const places[] = {
    "5", "\"\"", "\"R\"", "\"R1\"", "\"X1C1\"", "\"RxC1\"", "\"R1D1\"", "\"R1C\"", "\"R1C1x\"", "\"R1C9\"", "\"R9C1\"", "\"R0C1\"",
    "\"R5C1\"", "\"R1C0\"", "\"R1C5\"", "null",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *cage = g_strdup_printf (BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\",%s]}]"), places[i]);
      g_autofree char *odd = g_strdup_printf (BOARD4 ("\"odd\":[{\"cell\":\"R1C1\"},{\"cell\":%s}]"), places[i]);

      check_fails (NULL, cage, PARSE_BAD_VALUE, 0, 0, "killercage[0].cells");
      check_fails (NULL, odd, PARSE_BAD_VALUE, 0, 0, "odd[1].cell");
    }
}

static void
test_entries (void)
{
  static const RefusedText refused[] = {
    BAD (BOARD4 ("\"killercage\":{\"cells\":1}"), "killercage"),
    BAD (BOARD4 ("\"killercage\":[5]"), "killercage[0]"),
    BAD (BOARD4 ("\"killercage\":[{\"value\":3}]"), "killercage[0].cells"),
    BAD (BOARD4 ("\"killercage\":[{\"cells\":[]}]"), "killercage[0].cells"),
    BAD (BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]"), "killercage[0].value"),
    BAD (BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":-1}]"), "killercage[0].value"),
    BAD (BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":10000}]"), "killercage[0].value"),
    UNKNOWN (BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\"],\"foo\":1}]"), "foo"),
    BAD (BOARD4 ("\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"x\"}]"), "difference[0].value"),
    BAD (BOARD4 ("\"difference\":[{\"value\":\"1\"}]"), "difference[0].cells"),
    BAD (BOARD4 ("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]"), "xv[0].value"),
    BAD (BOARD4 ("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"Z\"}]"), "xv[0].value"),
    BAD (BOARD4 ("\"xv\":[{\"cells\":[\"R1\"],\"value\":\"X\"}]"), "xv[0].cells"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[\"R1C1\"]}]"), "quadruple[0].values"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[1,1,1,1,1]}]"), "quadruple[0].values"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[5]}]"), "quadruple[0].values"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[0]}]"), "quadruple[0].values"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[\"x\"]}]"), "quadruple[0].values"),
    BAD (BOARD4 ("\"quadruple\":[{\"cells\":[],\"values\":[1]}]"), "quadruple[0].cells"),
    BAD (BOARD4 ("\"clone\":[{\"cloneCells\":[\"R1C1\"]}]"), "clone[0].cells"),
    BAD (BOARD4 ("\"clone\":[{\"cells\":[\"R1C1\"]}]"), "clone[0].cloneCells"),
    BAD (BOARD4 ("\"extraregion\":[{\"cells\":[\"R0C0\"]}]"), "extraregion[0].cells"),
    BAD (BOARD4 ("\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"), "arrow[0].cells"),
    BAD (BOARD4 ("\"arrow\":[{\"cells\":[\"R1C1\"]}]"), "arrow[0].lines"),
    BAD (BOARD4 ("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[]}]"), "arrow[0].lines"),
    BAD (BOARD4 ("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\"]]}]"), "arrow[0].lines"),
    BAD (BOARD4 ("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R2C2\",\"R2C3\"]]}]"), "arrow[0].lines"),
    BAD (BOARD4 ("\"thermometer\":[{\"lines\":5}]"), "thermometer[0].lines"),
    BAD (BOARD4 ("\"thermometer\":[{\"lines\":[]}]"), "thermometer[0].lines"),
    BAD (BOARD4 ("\"thermometer\":[{\"lines\":[[\"R1\"]]}]"), "thermometer[0].lines"),
    BAD (BOARD4 ("\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"x\"}]"), "whispers[0].value"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"value\":1}]"), "sandwichsum[0].cell"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"cell\":\"R2C2\",\"value\":1}]"), "sandwichsum[0].cell"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":1}]"), "sandwichsum[0].cell"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"cell\":\"R5C5\",\"value\":1}]"), "sandwichsum[0].cell"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"cell\":\"R5C0\",\"value\":1}]"), "sandwichsum[0].cell"),
    BAD (BOARD4 ("\"sandwichsum\":[{\"cell\":\"R0C1\"}]"), "sandwichsum[0].value"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"direction\":\"DR\",\"value\":1}]"), "littlekillersum[0].cell"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R1C1\",\"direction\":\"DR\",\"value\":1}]"), "littlekillersum[0].cell"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"value\":1}]"), "littlekillersum[0].direction"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"D\",\"value\":1}]"), "littlekillersum[0].direction"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"XR\",\"value\":1}]"), "littlekillersum[0].direction"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DX\",\"value\":1}]"), "littlekillersum[0].direction"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"UL\",\"value\":1}]"), "littlekillersum[0].direction"),
    BAD (BOARD4 ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\"}]"), "littlekillersum[0].value"),
    UNKNOWN (BOARD4 ("\"foo\":1"), "foo"),
    BAD (BOARD4 ("\"diagonal+\":5"), "diagonal+"),
    UNKNOWN (BOARD4 ("\"line\":{\"a\":1}"), "line"),
    UNKNOWN (BOARD4 ("\"line\":[{}]"), "line"),
    UNKNOWN (BOARD4 ("\"line\":[{\"fromConstraint\":\"German Whispers\"}]"), "line"),
    BAD (BOARD4 ("\"negative\":{\"a\":1}"), "negative"),
    UNKNOWN (BOARD4 ("\"negative\":[\"foo\"]"), "negative"),
    UNKNOWN (BOARD4 ("\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":2}],\"negative\":[\"xv\"]"), "negative"),
    UNKNOWN (BOARD4 ("\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":4}],\"negative\":[\"ratio\"]"), "negative"),
  };

  check_all_refused (refused, G_N_ELEMENTS (refused));
}

static void
test_cells (void)
{
  static const RefusedText refused[] = {
    BAD (CELL4 ("{\"value\":-1}"), "grid[0][0].value"),
    BAD (CELL4 ("{\"value\":\"x\"}"), "grid[0][0].value"),
    BAD (CELL4 ("{\"centerPencilMarks\":[5]}"), "grid[0][0].centerPencilMarks"),
    BAD (CELL4 ("{\"cornerPencilMarks\":[1,1]}"), "grid[0][0].cornerPencilMarks"),
    BAD (CELL4 ("{\"givenPencilMarks\":7}"), "grid[0][0].givenPencilMarks"),
    BAD (CELL4 ("{\"region\":4}"), "grid[0][0].region"),
    BAD (CELL4 ("{\"region\":-1}"), "grid[0][0].region"),
    BAD (CELL4 ("{\"region\":\"x\"}"), "grid[0][0].region"),
    UNKNOWN (CELL4 ("{\"foo\":1}"), "foo"),
    BAD ("{\"size\":5," GRID4 "}", "size"),
    BAD ("{\"size\":\"x\"," GRID4 "}", "size"),
    { BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":9}]"), PARSE_RULES, 0, 0, "cage r1c1 r1c2" },
  };

  check_all_refused (refused, G_N_ELEMENTS (refused));
}

static void
test_sudokupad (void)
{
  static const RefusedText refused[] = {
    { PAD4 (""), PARSE_MISSING, 0, 0, "regions" },
    BAD (PAD4 (",\"regions\":5"), "regions"),
    BAD (PAD4 (",\"regions\":[5]"), "regions[0]"),
    BAD (PAD4 (",\"regions\":[[5]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[0,0],[0]]]"), "regions[0][1]"),
    BAD (PAD4 (",\"regions\":[[[\"x\",0]]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[0,\"x\"]]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[-1,0]]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[4,0]]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[0,-1]]]"), "regions[0][0]"),
    BAD (PAD4 (",\"regions\":[[[0,4]]]"), "regions[0][0]"),
    { PAD4 (",\"regions\":[[[0,1]],[[0,1]]]"), PARSE_TWICE, 0, 0, "regions r1c2" },
    UNKNOWN (PAD4 (REGIONS ",\"lines\":[1]"), "lines"),
    BAD (PAD4 (REGIONS ",\"cages\":5"), "cages"),
    BAD (PAD4 (REGIONS ",\"cages\":[5]"), "cages[0]"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0]],\"foo\":1}]"), "foo"),
    BAD (PAD4 (REGIONS ",\"cages\":[{\"cells\":5}]"), "cages[0].cells"),
    BAD (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[9,9]]}]"), "cages[0].cells[0]"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0]],\"value\":\"x\"}]"), "cages"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0]],\"value\":-1}]"), "cages"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0]],\"sum\":10000}]"), "cages"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0],[0,1]]}]"), "cages"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"unique\":false}]"), "cages"),
    UNKNOWN (PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":3,\"type\":\"rowcol\"}]"), "cages"),
    { PAD4 (REGIONS ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":9}]"), PARSE_RULES, 0, 0, "cage r1c1 r1c2" },
    UNKNOWN ("{\"cells\":[[{\"foo\":1},{},{},{}]," ROW4 "," ROW4 "," ROW4 "]}", "foo"),
    BAD ("{\"cells\":[[{\"value\":5},{},{},{}]," ROW4 "," ROW4 "," ROW4 "]" REGIONS "}", "cells[0][0].value"),
    BAD ("{\"cells\":[[{\"centremarks\":[5]},{},{},{}]," ROW4 "," ROW4 "," ROW4 "]" REGIONS "}", "cells[0][0].centremarks"),
    BAD ("{\"cells\":[[{\"pencilMarks\":[5]},{},{},{}]," ROW4 "," ROW4 "," ROW4 "]" REGIONS "}", "cells[0][0].pencilMarks"),
  };

  check_all_refused (refused, G_N_ELEMENTS (refused));
}

#define OVERLAP "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":3},{\"cells\":[\"R1C2\",\"R1C3\"],\"value\":5}]"
#define PAD_OVERLAP REGIONS ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":3},{\"cells\":[[0,1],[0,2]],\"value\":5}]"

/* Cages that share a cell are a slip, unless the solution stands beside them. What is read so is not written, for without its
 * solution it would not be read again. */
static void
test_overlapping_cages (void)
{
  static const struct { const char *text; bool meant; } boards[] = {
    { BOARD4 (OVERLAP), false }, { BOARD4 (OVERLAP ",\"solution\":[]"), false },
    { BOARD4 (OVERLAP ",\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]"), true },
    { BOARD4 (OVERLAP ",\"metadata\":{\"solution\":\"1234341221434321\"}"), true },
    { PAD4 (PAD_OVERLAP), false }, { PAD4 (PAD_OVERLAP ",\"metadata\":{\"title\":\"T\",\"solution\":\"\"}"), false },
    { PAD4 (PAD_OVERLAP ",\"metadata\":{\"solution\":\"1234341221434321\"}"), true },
    { PAD4 (PAD_OVERLAP ",\"solution\":\"1234341221434321\""), true },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *packed = lz_string_pack (boards[i].text);
      g_autofree char *link = g_strconcat (strstr (boards[i].text, "\"grid\"") ? "https://f-puzzles.com/?load="
                                           : "https://sudokupad.app/scl", packed, NULL);

      if (boards[i].meant)
        {
          g_autoptr (Document) document = read_one ("fpuzzles", boards[i].text), linked = read_one ("fpuzzles", link);

          g_assert_cmpint (document->topology->rules->n_constraints, ==, 2);
          g_assert_true (topology_equal (document->topology, linked->topology));
          g_assert_false (format_holds_board (format_find ("fpuzzles"), document));
          g_assert_false (format_holds_board (format_find ("ksudoku"), document));
          continue;
        }
      check_fails (NULL, boards[i].text, PARSE_RULES, 0, 0, "cage 3 r1c1 r1c2, cage 5 r1c2 r1c3");
      check_fails (NULL, link, PARSE_RULES, 1, 1, "cage 3 r1c1 r1c2, cage 5 r1c2 r1c3");
    }
}

/* What is nothing says nothing, and whole lines and what the page keeps its titles in are no cages. */
static void
test_what_says_nothing (void)
{
  static const char *const texts[] = {
    BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"foo\":0,\"bar\":[]}],\"arrow\":[],\"line\":[]"),
    BOARD4 ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"]}],\"germanwhispers\":[{\"lines\":[[\"R3C1\",\"R3C3\"]]}],"
            "\"line\":[{\"fromConstraint\":\"German Whispers\"},{\"fromConstraint\":\"Killer Cage\"}]"),
    PAD4 (REGIONS ",\"cages\":[{\"cells\":[],\"value\":\"title: X\"},{\"cells\":[[0,0],[0,1]],\"unique\":true},"
          "{\"cells\":[[0,1],[1,1],[2,1],[3,1]]},{\"cells\":[[0,0],[0,1],[0,2],[0,3]],\"unique\":false,\"type\":\"rowcol\"}]"),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (Document) document = read_one ("fpuzzles", texts[i]);

      g_assert_cmpint (document->topology->rules->n_constraints, ==, i == 1 ? 2 : 1);
      g_assert_cmpstr (constraint_kinds[document->topology->rules->constraint[0].kind].id, ==, "cage");
    }
}

/* Each kind of entry behind as many constraints as a board has at most. */
static void
test_too_many_constraints (void)
{
  static const struct { const char *entry, *detail; } more[] = {
    { "\"killercage\":[{\"cells\":[\"R1C1\"]}]", "killercage" },
    { "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", "difference" },
    { "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":2}]", "difference" },
    { "\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"x\"}]", "xv" },
    { "\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[1]}]", "quadruple" },
    { "\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C2\"]}]", "clone" },
    { "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "arrow" },
    { "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "thermometer" },
    { "\"extraregion\":[{\"cells\":[\"R1C1\"]}]", "extraregion" },
    { "\"odd\":[{\"cell\":\"R1C1\"}]", "odd" },
    { "\"xsum\":[{\"cell\":\"R1C0\",\"value\":1}]", "xsum" },
    { "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":1}]", "littlekillersum" },
  };
  g_autoptr (GString) many = g_string_new ("\"renban\":[{\"lines\":[");
  g_autofree char *negative = NULL, *marks = NULL;

  for (int i = 0; i < RULES_CONSTRAINTS_MAX; i++)
    g_string_append_printf (many, "%s[\"R1C1\",\"R1C2\"]", i > 0 ? "," : "");
  g_string_append (many, "]}]");
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"size\":4," GRID4 ",%s,%s}", many->str, more[i].entry);

      check_fails (NULL, text, PARSE_RULES, 0, 0, more[i].detail);
    }
  negative = g_strdup_printf ("{\"size\":4," GRID4 ",%s,\"negative\":[\"xv\"]}", many->str);
  check_fails (NULL, negative, PARSE_VARIANT, 0, 0, "negative");
  marks = g_strdup_printf ("{\"size\":4,\"grid\":[[{\"givenPencilMarks\":[1,2]},{},{},{}]," ROW4 "," ROW4 "," ROW4 "],%s}", many->str);
  check_fails (NULL, marks, PARSE_RULES, 0, 0, "givenPencilMarks");
}

/* More cells than a board has. */
static void
test_too_many_cells (void)
{
  g_autoptr (GString) cells = g_string_new ("\"R1C1\"");
  g_autofree char *text = NULL;

  for (int i = 0; i < RULES_CELLS_MAX; i++)
    g_string_append (cells, ",\"R1C1\"");
  text = g_strdup_printf (BOARD4 ("\"extraregion\":[{\"cells\":[%s]}]"), cells->str);
  check_fails (NULL, text, PARSE_BAD_VALUE, 0, 0, "extraregion[0].cells");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/fpuzzles-faults/places", test_places);
  g_test_add_func ("/formats/fpuzzles-faults/entries", test_entries);
  g_test_add_func ("/formats/fpuzzles-faults/cells", test_cells);
  g_test_add_func ("/formats/fpuzzles-faults/sudokupad", test_sudokupad);
  g_test_add_func ("/formats/fpuzzles-faults/overlapping-cages", test_overlapping_cages);
  g_test_add_func ("/formats/fpuzzles-faults/nothing", test_what_says_nothing);
  g_test_add_func ("/formats/fpuzzles-faults/constraints", test_too_many_constraints);
  g_test_add_func ("/formats/fpuzzles-faults/many-cells", test_too_many_cells);

  return g_test_run ();
}
