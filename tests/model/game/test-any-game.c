/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-game.c — playing on boards of any shape: what is entered, tidied, broken, solved, undone. */
#include "engine/rules/constraint.h"
#include "engine/rules/setting.h"
#include "formats/format.h"
#include "model/game/game.h"

static SetdokuGame *
game_on (const char *block)
{
  g_autoptr (GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  SetdokuGame *game = setdoku_game_new ();

  g_assert_nonnull (g_array_index (records, Record, 0).document);
  setdoku_game_load (game, g_array_index (records, Record, 0).document);
  return game;
}

static PlaceSet
cells (int a, int b)
{
  return places_union (places_of (a), places_of (b));
}

/* Sixteen digits, marks tidied by who sees the cell, and all of it undone. */
static void
test_sixteen (void)
{
  g_autofree char *dots = g_strnfill (256, '.');
  g_autofree char *block = g_strdup_printf ("rows=16\ncols=16\nvalues=1-16\nboxes=4x4\nextras=diagonal-\ngivens=%s\n", dots);
  g_autoptr (SetdokuGame) game = game_on (block);
  PlaceSet changed;

  g_assert_cmpint (setdoku_game_get_n_cells (game), ==, 256);
  g_assert_cmpint (setdoku_game_get_digits (game), ==, 16);
  g_assert_cmpint (setdoku_game_count_cells (game), ==, 256);
  setdoku_game_fill_marks (game, places_all (256), SETDOKU_MARK_CENTRE);
  g_assert_cmphex (setdoku_game_get_cells (game)[255].centre, ==, values_all (16));
  g_assert_true (setdoku_game_enter_and_tidy (game, places_of (0), 16));
  g_assert_cmphex (setdoku_game_get_cells (game)[15].centre, ==, values_all (15));         /* its row */
  g_assert_cmphex (setdoku_game_get_cells (game)[255].centre, ==, values_all (15));        /* its diagonal */
  g_assert_cmphex (setdoku_game_get_cells (game)[254].centre, ==, values_all (16));
  g_assert_true (setdoku_game_toggle_candidate_colour (game, places_of (254), 13, 8));
  g_assert_true (setdoku_game_undo (game, &changed));
  g_assert_true (places_equal (changed, places_of (254)));
  g_assert_true (setdoku_game_undo (game, &changed));
  g_assert_cmpint (places_count (changed), ==, 1 + 15 + 15 + 9 + 12);
  g_assert_true (setdoku_game_enter (game, cells (0, 255), 16));
  g_assert_true (places_equal (setdoku_game_get_repeats (game), cells (0, 255)));
}

/* A sum that cannot be is broken before its cage is full; a board is solved when every rule is kept. */
static void
test_cage (void)
{
  g_autoptr (SetdokuGame) game = game_on ("rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=7|r1c1 r1c2\ngivens=................\n");
  uint8_t digits[] = { 3, 4, 1, 2, 1, 2, 3, 4, 4, 3, 2, 1, 2, 1, 4, 3 };
  PlaceSet broken;

  g_assert_false (setdoku_game_is_empty (game));                         /* the cage is the puzzle */
  setdoku_game_enter (game, places_of (0), 2);
  g_assert_true (places_equal (setdoku_game_get_repeats (game), places_of (0)));
  setdoku_game_enter (game, places_of (0), 3);
  broken = setdoku_game_get_repeats (game);
  g_assert_true (places_is_empty (&broken));
  setdoku_game_set_entries (game, digits);
  g_assert_true (setdoku_game_is_solved (game));
  for (int i = 0; i < 16; i++)                       /* 3 and 4 change places: right but for the sum */
    digits[i] = digits[i] == 3 ? 1 : digits[i] == 1 ? 3 : digits[i];
  setdoku_game_set_entries (game, digits);
  g_assert_false (setdoku_game_is_solved (game));
  g_assert_true (places_equal (setdoku_game_get_repeats (game), cells (0, 1)));
}

/* Cells that the board leaves out take nothing, and do not count. */
static void
test_holes (void)
{
  g_autofree char *block = g_strdup_printf ("rows=6\ncols=6\nvalues=1-4\ngrids=r1c1 r3c3\nboxes=2x2\ngivens=%s\n",
                                            "....--....--............--....--....");
  g_autoptr (SetdokuGame) game = game_on (block);

  g_assert_cmpint (setdoku_game_count_cells (game), ==, 28);
  g_assert_false (setdoku_game_enter (game, places_of (4), 1));
  g_assert_true (setdoku_game_enter (game, places_all (36), 1));
  g_assert_cmpint (setdoku_game_count_filled (game), ==, 28);
  g_assert_cmpint (setdoku_game_get_cells (game)[5].entry, ==, 0);
}

/* A classic board put in its place is one again. */
static void
test_load_another (void)
{
  g_autoptr (SetdokuGame) game = game_on ("rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=1...............\n");
  g_autoptr (Document) classic = document_new ();
  g_autoptr (Document) saved = NULL;
  DocumentCells kept;
  Board board;

  setdoku_game_get_givens (game, &board);
  g_assert_cmpint (board_filled (&board), ==, 0);                        /* not taken for nine by nine */
  setdoku_game_keep_cells (game, &kept);
  g_assert_cmpint (kept.n, ==, 16);
  saved = setdoku_game_to_document (game);
  setdoku_game_load (game, classic);
  g_assert_false (setdoku_game_has_cells (game, &kept));
  g_assert_null (setdoku_game_get_topology (game));
  g_assert_true (setdoku_game_enter (game, places_of (80), 9));
  setdoku_game_load (game, saved);
  g_assert_true (setdoku_game_has_cells (game, &kept));
  g_assert_false (setdoku_game_is_modified (game));
}

static Topology *
topology_with (SetdokuGame *game, uint32_t extras, int sum)
{
  const Topology *topology = setdoku_game_get_topology (game);
  g_autofree Rules *rules = g_new (Rules, 1);
  const uint16_t cage[] = { (uint16_t) sum, NO_PLACE, 0, 1, NO_PLACE };
  Topology *other;
  RulesFault fault;

  rules_init_classic (rules);
  if (topology)
    *rules = *topology->rules;
  rules->extras = extras;
  if (sum)
    g_assert_true (rules_add (rules, constraint_kind_from_id ("cage"), cage, 5));
  other = topology_new (rules, &fault);
  g_assert_nonnull (other);
  return other;
}

static void
set_rules (SetdokuGame *game, uint32_t extras, int sum)
{
  Topology *topology = topology_with (game, extras, sum);

  g_assert_true (setdoku_game_set_rules (game, topology));
  g_assert_false (setdoku_game_set_rules (game, topology));              /* no step without a change */
  topology_unref (topology);
}

static int
n_rules (SetdokuGame *game)
{
  const Topology *topology = setdoku_game_get_topology (game);

  return topology ? topology->rules->n_constraints : -1;
}

static SetdokuGame *
read_back (SetdokuGame *game)
{
  g_autoptr (Document) document = setdoku_game_to_document (game);
  const Format *format = format_find ("setdoku");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;
  SetdokuGame *again = setdoku_game_new ();

  format->write (document, text);
  records = format_read (format, text->str, text->len, NULL);
  g_assert_true (document_equal (document, g_array_index (records, Record, 0).document));
  setdoku_game_load (again, g_array_index (records, Record, 0).document);
  return again;
}

/* The classic board gets a diagonal and a cage: each is one step, taken back and made again, and a file holds it all. */
static void
test_rules (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new (), again = NULL;
  g_autofree char *undo = NULL, *redo = NULL;

  setdoku_game_set_clue (game, places_of (4), 5);
  set_rules (game, 1u << EXTRA_DIAGONAL_UP, 0);
  g_assert_true (setdoku_game_is_modified (game));
  set_rules (game, 1u << EXTRA_DIAGONAL_UP, 15);
  undo = setdoku_game_describe_undo (game);
  g_assert_cmpstr (undo, ==, "add a rule");
  g_assert_cmpint (n_rules (game), ==, 1);
  g_assert_cmpint (setdoku_game_get_cells (game)[4].given, ==, 5);
  setdoku_game_enter (game, places_of (0), 9);
  g_assert_true (setdoku_game_undo (game, NULL) && setdoku_game_undo (game, NULL));
  g_assert_cmpint (n_rules (game), ==, 0);
  again = read_back (game);                          /* in the middle of its history */
  g_assert_cmpint (setdoku_game_get_n_steps (again), ==, 4);
  g_assert_cmpint (n_rules (again), ==, 0);
  redo = setdoku_game_describe_redo (again);
  g_assert_cmpstr (redo, ==, "add a rule");
  g_assert_true (setdoku_game_redo (again, NULL));
  g_assert_cmpint (n_rules (again), ==, 1);
  g_assert_true (setdoku_game_go_to (again, 3, NULL));
  g_assert_cmpint (setdoku_game_get_cells (again)[0].entry, ==, 9);
  g_assert_true (setdoku_game_go_to (again, 0, NULL));
  g_assert_cmpint (n_rules (again), ==, -1);                             /* the classic board */
  g_assert_cmpint (setdoku_game_get_cells (again)[4].given, ==, 5);
  g_assert_true (setdoku_game_go_to (again, 2, NULL));
  g_assert_cmpint (n_rules (again), ==, 1);
}

/* A region that takes cells from the boxes: the history goes on after the file was read. */
static void
test_regions (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new (), again = NULL;
  g_autofree Setting *setting = g_new0 (Setting, 1);
  RulesFault fault;

  setting->tool = setting_tools;
  while (setting->tool->form != SETTING_REGION)
    setting->tool++;
  for (setting->n_cells = 0; setting->n_cells < 9; setting->n_cells++)
    setting->cell[setting->n_cells] = (uint16_t) setting->n_cells;
  for (int i = 0; i < 2; i++)
    {
      Topology *topology = setting_add (setdoku_game_get_topology (game), setting, &fault);

      g_assert_true (setdoku_game_set_rules (game, topology));
      topology_unref (topology);
      setting->cell[8] = 9;
    }
  again = read_back (game);
  g_assert_cmpint (setdoku_game_get_n_steps (again), ==, 2);
  g_assert_true (setdoku_game_undo (again, NULL) && setdoku_game_undo (again, NULL));
  g_assert_null (setdoku_game_get_topology (again));
}

/* Another branch has other rules; those of the classic board make it that one. */
static void
test_rules_branch (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  Topology *classic;

  set_rules (game, 0, 15);
  setdoku_game_undo (game, NULL);
  g_assert_null (setdoku_game_get_topology (game));
  set_rules (game, 1u << EXTRA_WINDOKU, 0);
  g_assert_true (setdoku_game_go_to (game, 0, NULL));
  g_assert_cmpint (n_rules (game), ==, 1);
  g_assert_true (setdoku_game_go_to (game, 1, NULL));
  g_assert_cmpuint (setdoku_game_get_topology (game)->rules->extras, ==, 1u << EXTRA_WINDOKU);
  classic = topology_with (game, 0, 0);
  g_assert_true (setdoku_game_set_rules (game, classic));
  topology_unref (classic);
  g_assert_null (setdoku_game_get_topology (game));
  g_assert_true (setdoku_game_undo (game, NULL));
  g_assert_nonnull (setdoku_game_get_topology (game));
}

/* Boards of a damaged file that do not go with the others: the history is dropped, the board stays. */
static void
test_rules_damaged (void)
{
  static const char *const wrong[] = { "", "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=....................................\n", "x" };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (SetdokuGame) game = setdoku_game_new (), again = setdoku_game_new ();
      g_autoptr (Document) document = NULL;

      set_rules (game, 0, 15);
      document = setdoku_game_to_document (game);
      g_free (document->boards->pdata[i == 0]);
      document->boards->pdata[i == 0] = g_strdup (wrong[i]);
      setdoku_game_load (again, document);
      g_assert_cmpint (setdoku_game_get_n_steps (again), ==, 0);
      g_assert_cmpint (n_rules (again), ==, 1);
      set_rules (again, 1u << EXTRA_DIAGONAL_UP, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-game/sixteen", test_sixteen);
  g_test_add_func ("/any-game/cage", test_cage);
  g_test_add_func ("/any-game/holes", test_holes);
  g_test_add_func ("/any-game/load-another", test_load_another);
  g_test_add_func ("/any-game/rules", test_rules);
  g_test_add_func ("/any-game/regions", test_regions);
  g_test_add_func ("/any-game/rules-branch", test_rules_branch);
  g_test_add_func ("/any-game/rules-damaged", test_rules_damaged);
  return g_test_run ();
}
