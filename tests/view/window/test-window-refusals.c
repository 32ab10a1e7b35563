/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-refusals.c — boards that cannot be, in each way that they come: as a file, pasted, and as a link. What is meant is
 * said, with its cells, and the game that is going stays as it is. */
#include "window-fixture.h"

#include "formats/lz-string.h"
#include "view/play/setdoku-puzzle-list.h"
#include "view/window/setdoku-ask.h"

#define HEAD "rows=4\ncols=4\nvalues=1-4\n"
#define TAIL "givens=................\n"
#define SQUARE(more) HEAD "boxes=2x2\n" more TAIL
#define FOUR_ROWS "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]"
#define FPUZZLES(more) "{\"size\":4,\"grid\":[[{},{},{},{}]," FOUR_ROWS "]," more "}"
#define SUDOKUPAD(more) "{\"cells\":[[{},{},{},{}]," FOUR_ROWS "]" more "}"
#define QUADRANTS ",\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]]," \
  "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]"
#define LARGE "26"                       /* a notation of that size */

/* A board as a block and as a page has it, and what is said of it: in a block with its line. */
typedef struct {
  const char *name;
  const char *block, *said;
  const char *json, *said_of_link;
} Refusal;

static const Refusal refusals[] = {
  { "region-too-small", HEAD "regions=AAABBBBBCCCCDDDD\n" TAIL,
    "Line 4, column 1: r1c1 r1c2 r1c3: a region has not as many cells",
    SUDOKUPAD (",\"regions\":[[[0,0],[0,1]],[[0,1],[0,2]]]"), "“regions r1c2” is there a second time" },
  { "region-too-large", HEAD "regions=AAAAABBBCCCCDDDD\n" TAIL, "Line 4, column 1: r1c1 r1c2 r1c3 r1c4 …: a region has",
    "{\"size\":4,\"grid\":[[{\"region\":1},{},{},{}]," FOUR_ROWS "]}", "r1c1 r1c3 r1c4 r2c3 …: a region has more cells" },
  { "cages-overlap", SQUARE ("cage=3|r1c1 r1c2\nodd=r3c3\ncage=5|r1c2 r1c3\n"),
    "Line 7, column 1: cage 3 r1c1 r1c2, cage 5 r1c2 r1c3: two cages share a cell",
    FPUZZLES ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":3},{\"cells\":[\"R1C2\",\"R1C3\"],\"value\":5}]"),
    "cage 3 r1c1 r1c2, cage 5 r1c2 r1c3: two cages share a cell" },
  { "cages-overlap-in-sudokupad", SQUARE ("cage=-|r1c1 r1c2\nadd=5|r1c2 r1c3\n"),
    "Line 6, column 1: cage r1c1 r1c2, add 5 r1c2 r1c3: two cages share a cell",
    SUDOKUPAD (QUADRANTS ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":3},{\"cells\":[[0,1],[0,2]],\"value\":5}]"),
    "cage 3 r1c1 r1c2, cage 5 r1c2 r1c3: two cages share a cell" },
  { "sum-cannot-be", SQUARE ("cage=12|r1c1 r1c2 r2c1\n"), "Line 5, column 1: cage r1c1 r1c2 r2c1: this number cannot be",
    FPUZZLES ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":9}]"), "cage r1c1 r1c2: this number cannot be" },
  { "thermometer-too-long", SQUARE ("thermo=r1c1 r1c2 r1c3 r2c3 r2c2\n"),
    "Line 5, column 1: thermo r1c1 r1c2 r1c3 r2c3 …: there are too many cells",
    FPUZZLES ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\",\"R2C3\",\"R2C2\"]]}]"),
    "thermo r1c1 r1c2 r1c3 r2c3 …: there are too many cells" },
  { "size-without-boxes", "rows=5\ncols=5\nvalues=1-5\nboxes=2x2\ngivens=.........................\n",
    "Line 4, column 1: r1c5 r2c5 r3c5 r4c5 …: the boxes do not fill the board", SUDOKUPAD (""), "“regions” is missing" },
  { "26-symbols", "rows=4\ncols=4\nvalues=1-26\nboxes=2x2\n" TAIL,
    "Line 3, column 1: the value of “values = 26 ∉ {1 … 25}” makes no sense",
    LARGE, "“26 × 26” is not understood" },
  { "contradiction", SQUARE ("cage=3|r1c1 r1c2\nodd=r3c3\nthermo=r1c4 r1c3 r1c2\n"),
    "Line 7, column 1: cage 3 r1c1 r1c2, thermo r1c4 r1c3 r1c2: nothing fits all of this together",
    FPUZZLES ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":3}],"
              "\"thermometer\":[{\"lines\":[[\"R1C4\",\"R1C3\",\"R1C2\"]]}]"),
    "cage 3 r1c1 r1c2, thermo r1c4 r1c3 r1c2: nothing fits all of this together" },
  { "negative", SQUARE ("negative=xv\ncandidates=r1c1|1\ncandidates=r1c2|4\n"),
    "Line 7, column 1: negative xv, candidates r1c1 1, candidates r1c2 4: nothing fits all of this together",
    "{\"size\":4,\"grid\":[[{\"givenPencilMarks\":[1]},{\"givenPencilMarks\":[4]},{},{}]," FOUR_ROWS "],\"negative\":[\"xv\"]}",
    "negative xv, candidates r1c1 1, candidates r1c2 4: nothing fits all of this together" },
  { "unknown-key", SQUARE ("fogofwar=r1c1\n"), "Line 5, column 1: “fogofwar” is not understood",
    FPUZZLES ("\"fogofwar\":[\"R1C1\"]"), "“fogofwar” is not understood" },
};

/* What 26 rows of as many cells are written as. */
static char *
large_json (void)
{
  g_autoptr(GString) json = g_string_new ("{\"size\":26,\"grid\":[");

  for (int cell = 0; cell < 26 * 26; cell++)
    g_string_append_printf (json, "%s{}%s", cell % 26 > 0 ? "," : cell > 0 ? ",[" : "[", cell % 26 == 25 ? "]" : "");
  g_string_append (json, "]}");
  return g_strdup (json->str);
}

static char *
link_to (const Refusal *refusal)
{
  gboolean pad = strstr (refusal->json, "\"cells\":[[") != NULL;
  g_autofree char *json = g_str_equal (refusal->json, LARGE) ? large_json () : g_strdup (refusal->json);
  g_autofree char *packed = lz_string_pack (json);

  return g_strconcat (pad ? "https://sudokupad.app/scl" : "https://f-puzzles.com/?load=", packed, NULL);
}

/* It is said, and nothing else happens: no question, no list, no undo, not a digit. */
static void
check_refused (Fixture    *fixture,
               const char *said,
               const char *game)
{
  g_autoptr(Document) document = NULL;
  g_autofree char *now = NULL;

  wait_for (message (fixture) != NULL);
  g_test_message ("%s", message (fixture));
  if (!strstr (message (fixture), said))
    g_error ("“%s” does not say “%s”", message (fixture), said);
  document = setdoku_game_to_document (game_of (fixture));
  now = format_write (format_find ("setdoku"), document);
  g_assert_cmpstr (now, ==, game);
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_null (find_window (SETDOKU_TYPE_PUZZLE_LIST));
  setdoku_banner_dismiss (setdoku_window_get_banner (fixture->window));
}

/* A classic game is going, or one on another board. */
static void
test_it_is_refused (Fixture       *fixture,
                    gconstpointer  data)
{
  static const char *const games[] = { EASY, SQUARE ("cage=4|r1c1 r2c1\n") };
  const Refusal *refusal = data;
  g_autofree char *name = g_strconcat (refusal->name, ".txt", NULL), *link = link_to (refusal);
  g_autofree char *address = g_strconcat ("Look at this: ", link, " (it is new)", NULL);
  g_autoptr(GFile) file = write_file (name, refusal->block, -1), uri = g_file_new_for_uri (link);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(Document) document = NULL;
      g_autofree char *game = NULL;

      setdoku_window_take_text (fixture->window, games[i], -1, NULL);
      setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (0));
      type (fixture, "1");
      document = setdoku_game_to_document (game_of (fixture));
      game = format_write (format_find ("setdoku"), document);
      g_assert_cmpint (document->cells[0].entry, ==, 1);

      setdoku_window_open (fixture->window, file);
      wait_for (message (fixture) != NULL);
      g_assert_nonnull (strstr (message (fixture), name));
      check_refused (fixture, refusal->said, game);
      setdoku_window_take_text (fixture->window, refusal->block, -1, NULL);
      check_refused (fixture, refusal->said, game);
      setdoku_window_open (fixture->window, uri);
      g_assert_null (strstr (message (fixture), "clipboard"));
      check_refused (fixture, refusal->said_of_link, game);
      setdoku_window_take_text (fixture->window, address, -1, NULL);
      check_refused (fixture, refusal->said_of_link, game);
      act (fixture, "win.undo");
      g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window-refusals/", refusals[i].name, NULL);

      g_test_add (path, Fixture, &refusals[i], set_up, test_it_is_refused, tear_down);
    }

  return run_tests ();
}
