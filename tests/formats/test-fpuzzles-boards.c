/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-fpuzzles-boards.c — boards of any shape in addresses: published ones have their solution, each key means what it says, and
 * SudokuPad's regions and cages are read. */
#include "engine/any/any-count.h"
#include "formats/lz-string.h"
#include "fpuzzles-links.h"
#include "reading.h"

#define ROW4 "[{},{},{},{}]"
#define GRID4 "\"grid\":[" ROW4 "," ROW4 "," ROW4 "," ROW4 "]"
#define PAD4(more) "{ce:[[,,,],[,,,],[,,,],[,,,]]" more "}"

/* The board has this solution, and no other. */
static void
check_solution (const Document *document, const char *solution)
{
  const Topology *topology = document->topology;
  g_autofree AnyCountResult *result = g_new0 (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  uint8_t givens[RULES_CELLS_MAX];
  AnyCount *count = any_count_new (topology);

  g_assert_cmpuint (strlen (solution), ==, topology->n_cells);
  for (int cell = 0; cell < document->n_cells; cell++)
    givens[cell] = document->cells[cell].given;
  any_count_domains (topology, givens, domain);
  any_count_run (count, domain, 2, NULL, NULL, result);
  g_assert_cmpuint (result->n_solutions, ==, 1);
  for (int cell = 0; cell < document->n_cells; cell++)
    g_assert_cmpint (value_character (result->solution[0][cell]), ==, solution[cell]);
  any_count_free (count);
}

static void
test_published (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (published); i++)
    {
      g_autofree char *text = g_strconcat ("https://f-puzzles.com/?load=", published[i].packed, NULL), *again = NULL;
      g_autoptr (Document) document = read_one ("fpuzzles", text), back = NULL;

      check_solution (document, published[i].solution);
      g_assert_true (format_holds_board (format_find ("fpuzzles"), document));
      again = format_write (format_find ("fpuzzles"), document);
      back = read_one ("fpuzzles", again);
      check_solution (back, published[i].solution);
    }
}

/* What stands in the JSON, and the line of a board that it is. */
static void
test_each_key (void)
{
  static const struct { const char *json, *line; } keys[] = {
    { "\"diagonal+\":true,\"antiking\":true", "extras=diagonal+ antiking\n" },
    { "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\",\"outlineC\":\"#000000\"}]", "cage=5|r1c1 r1c2\n" },
    { "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", "cage=-|r1c1 r1c2\n" },
    { "\"extraregion\":[{\"cells\":[\"R1C1\",\"R2C2\"]}]", "extra=r1c1 r2c2\n" },
    { "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"\"}]", "white=r1c1 r1c2\n" },
    { "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"2\"}]", "diff=2|r1c1 r1c2\n" },
    { "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"]}],\"negative\":[\"ratio\"]", "black=r1c1 r1c2\nnegative=black\n" },
    { "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"4\"}]", "ratio=4|r1c1 r1c2\n" },
    { "\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}]", "v=r1c1 r1c2\n" },
    { "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,4]}]", "quad=1 4|r1c1 r1c2 r2c1 r2c2\n" },
    { "\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R4C4\"]}]", "clone=r1c1|r4c4\n" },
    { "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R2C2\"],[\"R1C1\",\"R1C2\",\"R1C3\"]]}]",
      "arrow=r1c1|r2c2\narrow=r1c1|r1c2 r1c3\n" },
    { "\"arrow\":[{\"cells\":[\"R2C1\",\"R1C1\"],\"lines\":[[\"R2C1\",\"R2C2\",\"R2C3\",\"R3C3\",\"R3C4\",\"R4C4\"]]}]",
      "arrow=r1c1 r2c1|r2c2 r2c3 r3c3 r3c4 r4c4\n" },
    { "\"arrow\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"lines\":[[\"R2C1\",\"R3C2\",\"R3C3\",\"R4C3\",\"R4C4\",\"R3C4\"]]}]",
      "arrow=r1c1 r2c1|r3c2 r3c3 r4c3 r4c4 r3c4\n" },
    { "\"negative\":[\"ratio\",\"xv\"]", "negative=black\nnegative=xv\n" },
    { "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R1C1\",\"R2C1\"]]}]", "thermo=r1c1 r1c2\nthermo=r1c1 r2c1\n" },
    { "\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "whisper=2|r1c1 r1c2\n" },
    { "\"dutchwhispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "whisper=1|r1c1 r1c2\n" },
    { "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Renban\"}]",
      "renban=r1c1 r1c2\n" },
    { "\"modularline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "modular=3|r1c1 r1c2\n" },
    { "\"even\":[{\"cell\":\"R1C1\"},{\"cell\":\"R2C3\"}]", "even=r1c1 r2c3\n" },
    { "\"minimum\":[{\"cell\":\"R1C1\"}]", "min=r1c1\n" },
    { "\"sandwichsum\":[{\"cell\":\"R0C3\",\"value\":\"0\"},{\"cell\":\"R2C5\",\"value\":\"5\"}]", "sandwich=col3|0\nsandwich=row2|5\n" },
    { "\"xsum\":[{\"cell\":\"R5C2\",\"value\":\"3\"},{\"cell\":\"R1C0\",\"value\":\"6\"}]", "xsum=B2|3\nxsum=L1|6\n" },
    { "\"skyscraper\":[{\"cell\":\"R1C5\",\"value\":\"2\"}]", "skyscraper=R1|2\n" },
    { "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"6\"}]", "littlekiller=6|r1c2 r2c3 r3c4\n" },
    { "\"littlekillersum\":[{\"cell\":\"R5C5\",\"direction\":\"UL\",\"value\":\"9\"}]", "littlekiller=9|r4c4 r3c3 r2c2 r1c1\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *json = g_strconcat ("{\"size\":4," GRID4 ",", keys[i].json, "}", NULL), *text = NULL, *packed = NULL;
      g_autoptr (Document) document = read_one ("fpuzzles", json), back = NULL;

      text = format_write (format_find ("blocks"), document);
      if (!strstr (text, keys[i].line))
        g_error ("%s\n is not %s", text, keys[i].line);
      g_assert_true (format_holds_board (format_find ("fpuzzles"), document));
      packed = format_write (format_find ("fpuzzles"), document);
      back = read_one ("fpuzzles", packed);
      g_assert_true (topology_equal (document->topology, back->topology));
    }
}

/* Digits, marks and regions of another size come back, and marks beyond its digits do not. */
static void
test_cells_of_another_size (void)
{
  g_autoptr (Document) document = read_one ("fpuzzles",
    "{\"size\":6,\"grid\":[[{\"value\":6,\"given\":true},{\"value\":2},{\"centerPencilMarks\":[1,6]},{\"region\":null},{},{\"givenPencilMarks\":[1,2]}],"
    "[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}]]}");
  g_autofree char *text = format_write (format_find ("fpuzzles"), document);
  g_autoptr (Document) back = read_one ("fpuzzles", text);

  g_assert_cmpint (document->topology->n, ==, 6);
  g_assert_cmpint (document->cells[0].given, ==, 6);
  g_assert_cmpint (document->cells[1].entry, ==, 2);
  g_assert_cmphex (document->cells[2].centre, ==, values_of (1) | values_of (6));
  g_assert_cmpint (document->topology->box[3], ==, 0);
  g_assert_cmpint (document->topology->box[4], ==, 2);
  g_assert_cmphex (document->topology->start[5] & document->topology->all, ==, values_of (1) | values_of (2));
  g_assert_true (document_equal (document, back));
  check_fails (NULL, "{\"size\":4,\"grid\":[[{\"value\":5},{},{},{}]," ROW4 "," ROW4 "," ROW4 "]}", PARSE_BAD_VALUE, 0, 0,
               "grid[0][0].value");
}

static void
test_sudokupad_boards (void)
{
  static const struct { const char *json, *line; } boards[] = {
    { PAD4 (",re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]"), "boxes=2x2\n" },
    { PAD4 (",re:[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[2,3],[1,2]],[[1,1],[2,1],[2,2],[2,0]],[[3,0],[3,1],[3,2],[3,3]]]"),
      "regions=AAABACBBCCCBDDDD\n" },
    { PAD4 (",re:[[[0,0]]],ca:[{ce:[[0,0],[0,1]],v:7}]"), "cage=7|r1c1 r1c2\n" },
    { PAD4 (",re:[[[0,0]]],ca:[{ce:[[0,0],[1,1]],unique:t,hidden:t}]"), "cage=-|r1c1 r2c2\n" },
    { PAD4 (",re:[[[0,0]]],ca:[{ce:[[0,0],[1,1]],v:'6',unique:f}]"), "sum=6|r1c1 r2c2\n" },
    { PAD4 (",re:[[[0,0]]],ca:[{ce:[[0,0],[0,1],[0,2],[0,3]],type:'rowcol',unique:t}]"), "boxes=none\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *packed = lz_string_pack (boards[i].json), *link = g_strconcat ("https://sudokupad.app/scl", packed, NULL);
      g_autoptr (Document) document = read_one ("fpuzzles", link);
      g_autofree char *text = format_write (format_find ("blocks"), document);

      if (!strstr (text, boards[i].line) && !(i == 5 && strstr (text, "regions=A...............\n") && !strstr (text, "cage=")))
        g_error ("%s\n is not %s", text, boards[i].line);
    }
}

static void
test_what_cannot_be_written (void)
{
  static const char *const lines[] = {
    "extras=windoku", "sum=6|r1c1 r2c2", "littlekiller=6|r1c1 r2c2", "arrow=r2c1 r1c1|r2c2 r2c3 r3c3 r3c4 r4c4", "negative=kropki",
    "lockout=2|r1c1 r1c2", "diff=2|r1c1 r1c2\nnegative=black", "ratio=2|r1c1 r1c2\nnegative=black", "clone=r1c1|r2c3|r4c4",
  };
  static const char *const boards[] = {
    "rows=4\ncols=6\nvalues=1-6\ngivens=........................\n",
    "rows=4\ncols=4\nvalues=1-4\nregions=A.B.C.D.E.......\ngivens=................\n",
  };
  g_autofree char *dots = g_strnfill (17 * 17, '.');
  g_autofree char *large = g_strdup_printf ("rows=17\ncols=17\nvalues=1-17\ngivens=%s\n", dots);

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n%s\ngivens=................\n", lines[i]);
      g_autoptr (Document) document = read_one ("blocks", text);

      g_assert_false (format_holds_board (format_find ("fpuzzles"), document));
    }
  for (gsize i = 0; i <= G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (Document) document = read_one ("blocks", i < G_N_ELEMENTS (boards) ? boards[i] : large);

      g_assert_false (format_holds_board (format_find ("fpuzzles"), document));
    }
}

/* What several lines leave to a cell is one list there. */
static void
test_candidates_of_several_lines (void)
{
  g_autoptr (Document) document = read_one ("blocks", "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncandidates=r1c1|1 2 3\ncandidates=r1c1|2 3 4\n"
                                            "givens=................\n");
  g_autofree char *text = format_write (format_find ("fpuzzles"), document);
  g_autoptr (Document) back = read_one ("fpuzzles", text);

  g_assert_cmphex (document->topology->start[0] & document->topology->all, ==, values_of (2) | values_of (3));
  g_assert_cmphex (back->topology->start[0] & back->topology->all, ==, values_of (2) | values_of (3));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/fpuzzles-boards/published", test_published);
  g_test_add_func ("/formats/fpuzzles-boards/keys", test_each_key);
  g_test_add_func ("/formats/fpuzzles-boards/cells", test_cells_of_another_size);
  g_test_add_func ("/formats/fpuzzles-boards/sudokupad", test_sudokupad_boards);
  g_test_add_func ("/formats/fpuzzles-boards/not-written", test_what_cannot_be_written);
  g_test_add_func ("/formats/fpuzzles-boards/candidates", test_candidates_of_several_lines);

  return g_test_run ();
}
