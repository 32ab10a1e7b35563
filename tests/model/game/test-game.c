/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-game.c — the game against one that keeps every state whole, and what it knows about itself.
 *
 * Random sequences of actions, undo, redo, jumps and savepoints, with a trip through a document or a file now
 * and then, must agree at each step. */
#include <string.h>

#include "naive-game.h"

static void
count (SetdokuGame *game, int *n)
{
  (*n)++;
}

static void
compare (SetdokuGame *game, const NaiveGame *model)
{
  const NaiveNode *now = naive_node (model, model->current);

  g_assert_cmpmem (setdoku_game_get_cells (game), sizeof now->cells, now->cells, sizeof now->cells);
  g_assert_cmpint (setdoku_game_get_n_steps (game), ==, model->nodes->len - 1);
  g_assert_cmpint (setdoku_game_get_step (game), ==, model->current - 1);
  g_assert_cmpint (setdoku_game_can_undo (game), ==, now->parent >= 0);
  g_assert_cmpint (setdoku_game_can_redo (game), ==, naive_redo_target (model) >= 0);
  g_assert_cmpint (setdoku_game_is_modified (game), ==,
                   model->names_changed || memcmp (now->cells, model->saved.cells, sizeof now->cells) != 0);
}

static int
count_children (const NaiveGame *model, int i)
{
  int n = 0;

  for (unsigned child = 0; child < model->nodes->len; child++)
    n += naive_node (model, (int) child)->parent == i;
  return n;
}

/* What is rarely asked. */
static void
compare_more (SetdokuGame *game, const NaiveGame *model)
{
  g_autofree char *undo = setdoku_game_describe_undo (game);
  g_autofree char *redo = setdoku_game_describe_redo (game);
  g_autoptr (GArray) branches = setdoku_game_list_branches (game, 1000000);
  unsigned n = 0;

  g_assert_cmpint (undo != NULL, ==, setdoku_game_can_undo (game));
  g_assert_cmpint (redo != NULL, ==, setdoku_game_can_redo (game));
  g_assert_cmpint (setdoku_game_get_n_savepoints (game), ==, model->names->len);
  for (int i = 0; i < setdoku_game_get_n_savepoints (game); i++)
    {
      const DocumentSavepoint *savepoint = setdoku_game_get_savepoint (game, i);

      g_assert_cmpstr (savepoint->name, ==, model->names->pdata[i]);
      g_assert_cmpint (savepoint->step, ==, g_array_index (model->places, int, i) - 1);
    }
  for (int i = (int) model->nodes->len - 1; i > 0; i--)
    if (naive_newest_child (model, i) < 0)
      {
        const SetdokuBranch *branch = &g_array_index (branches, SetdokuBranch, n++);
        int fork = naive_node (model, i)->parent, n_own = 1, n_digits = 0;

        for (; fork > 0 && count_children (model, fork) == 1; n_own++)
          fork = naive_node (model, fork)->parent;
        for (int c = 0; c < N_CELLS; c++)
          n_digits += naive_node (model, i)->cells[c].entry != 0;
        g_assert_cmpint (branch->step, ==, i - 1);
        g_assert_cmpint (branch->fork, ==, fork - 1);
        g_assert_cmpint (branch->n_own, ==, n_own);
        g_assert_cmpint (branch->n_digits, ==, n_digits);
        g_assert_cmpint (branch->current, ==, i == model->tip);
      }
  g_assert_cmpuint (branches->len, ==, n);
}

/* One action at random, to both. */
static SetdokuGame *
act (SetdokuGame *game, NaiveGame *model)
{
  int what = g_test_rand_int_range (0, 200), n = 0, before = model->current;
  gulong handler = g_signal_connect (game, "changed", G_CALLBACK (count), &n);
  bool named = false;

  if (what < 110)
    naive_change (game, model);
  else if (what < 180)
    naive_undo_or_redo (game, model, what >= 150);
  else if (what < 190)
    naive_jump (game, model);
  else if (what < 197)
    named = naive_name_something (game, model);
  else if (what < 198)
    {
      setdoku_game_mark_saved (game);
      model->saved = *naive_node (model, model->current);
      model->names_changed = false;
      n--;
    }
  g_assert_cmpint (n, ==, named || model->current != before);
  g_signal_handler_disconnect (game, handler);
  return what >= 198 ? naive_travel (game, model) : game;
}

/* Back to where it began and out again to the end. */
static void
finish (SetdokuGame *game, NaiveGame *model)
{
  while (setdoku_game_can_undo (game))
    naive_undo_or_redo (game, model, false);
  g_assert_true (setdoku_game_is_empty (game));
  g_assert_cmpint (model->current, ==, 0);
  while (setdoku_game_can_redo (game))
    naive_undo_or_redo (game, model, true);
  g_assert_cmpint (model->current, ==, model->tip);
  compare (game, model);
  compare_more (game, model);
  naive_clear (model);
  g_assert_finalize_object (game);
}

/* A hundred thousand short games. */
static void
test_random (void)
{
  for (int round = 0; round < 100000; round++)
    {
      SetdokuGame *game = setdoku_game_new ();
      NaiveGame model;

      naive_init (&model);
      for (int i = g_test_rand_int_range (1, 16); i > 0; i--)
        game = act (game, &model);
      compare (game, &model);
      finish (game, &model);
    }
}

/* Some long ones, looked at after each action. */
static void
test_random_long (void)
{
  for (int round = 0; round < 40; round++)
    {
      SetdokuGame *game = setdoku_game_new ();
      NaiveGame model;

      naive_init (&model);
      for (int i = 0; i < 600; i++)
        {
          game = act (game, &model);
          compare (game, &model);
          if (i % 10 == 0)
            compare_more (game, &model);
        }
      finish (game, &model);
    }
}

static PlaceSet
cells (int a, int b)
{
  return places_union (places_of (a), places_of (b));
}

static void
says (SetdokuGame *game, const char *what)
{
  g_autofree char *undo = setdoku_game_describe_undo (game);
  g_autofree char *redo = NULL;

  g_assert_cmpstr (undo, ==, what);
  /* What undo takes back, redo does again. */
  g_assert_true (setdoku_game_undo (game, NULL));
  redo = setdoku_game_describe_redo (game);
  g_assert_cmpstr (redo, ==, what);
  g_assert_true (setdoku_game_redo (game, NULL));
}

static void
test_descriptions (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  uint8_t digits[N_CELLS] = { [5] = 1, [6] = 2 };
  DocumentCell empty[N_CELLS] = { 0 };

  g_assert_null (setdoku_game_describe_undo (game));
  g_assert_null (setdoku_game_describe_redo (game));
  setdoku_game_set_clue (game, cells (0, 1), 4);
  says (game, "set clue 4");
  setdoku_game_set_clue (game, cells (1, 2), 5);
  says (game, "set clue 5");
  setdoku_game_set_clue (game, places_of (1), 0);
  says (game, "remove clue 5");
  setdoku_game_enter (game, cells (9, 10), 7);
  says (game, "place 7");
  setdoku_game_enter (game, cells (9, 11), 8);
  says (game, "place 8");
  setdoku_game_enter (game, cells (9, 11), 8);
  says (game, "remove 8");
  setdoku_game_toggle_mark (game, cells (20, 21), SETDOKU_MARK_CORNER, 3);
  says (game, "mark 3");
  setdoku_game_toggle_mark (game, cells (20, 22), SETDOKU_MARK_CENTRE, 6);
  says (game, "mark 6");
  setdoku_game_toggle_mark (game, places_of (20), SETDOKU_MARK_CENTRE, 6);
  says (game, "remove mark 6");
  setdoku_game_erase (game, cells (21, 22));
  says (game, "erase");
  setdoku_game_enter (game, places_of (30), 1);
  setdoku_game_enter (game, places_of (31), 2);
  setdoku_game_erase (game, cells (30, 31));
  says (game, "erase");
  setdoku_game_enter (game, places_of (40), 4);
  setdoku_game_fill_marks (game, places_all (N_CELLS), SETDOKU_MARK_CENTRE);
  says (game, "fill marks");
  setdoku_game_enter_and_tidy (game, places_of (43), 5);
  says (game, "place 5");
  setdoku_game_enter (game, places_of (44), 6);
  setdoku_game_enter (game, places_of (45), 7);
  setdoku_game_tidy_marks (game, places_all (N_CELLS));
  says (game, "tidy marks");
  setdoku_game_toggle_candidate_colour (game, cells (41, 42), 2, 3);
  says (game, "colour mark 2");
  setdoku_game_toggle_candidate_colour (game, cells (41, 42), 2, 3);
  says (game, "remove colour");
  setdoku_game_toggle_colour (game, cells (41, 42), 8);
  says (game, "colour i");
  setdoku_game_clear (game, places_all (N_CELLS), SETDOKU_KIND_COLOURS);
  says (game, "remove colour");
  setdoku_game_clear (game, places_all (N_CELLS), SETDOKU_KIND_CENTRE);
  says (game, "erase");
  setdoku_game_set_entries (game, digits);
  says (game, "change the board");
  setdoku_game_start_over (game);
  says (game, "start over");
  setdoku_game_replace (game, empty);
  says (game, "change the board");
}

static void
test_facts (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/Last Friday.sdk");
  g_autofree char *none = setdoku_game_dup_title (game);
  g_autofree char *title = NULL;
  Board board;

  g_assert_null (none);
  g_assert_true (setdoku_game_is_empty (game));
  g_assert_false (setdoku_game_is_modified (game));
  g_assert_false (setdoku_game_is_solved (game));
  setdoku_game_set_clue (game, places_of (0), 5);
  setdoku_game_enter (game, cells (8, 80), 5);
  g_assert_false (setdoku_game_is_empty (game));
  g_assert_true (setdoku_game_is_modified (game));
  g_assert_true (places_equal (setdoku_game_get_repeats (game), places_union (cells (0, 8), places_of (80))));
  g_assert_cmpint (setdoku_game_count_digit (game, 5), ==, 3);
  g_assert_cmpint (setdoku_game_count_digit (game, 4), ==, 0);
  setdoku_game_get_givens (game, &board);
  g_assert_cmpint (board_filled (&board), ==, 1);
  setdoku_game_get_board (game, &board);
  g_assert_cmpint (board_filled (&board), ==, 3);

  setdoku_game_set_file (game, file);
  g_assert_true (setdoku_game_get_file (game) == file);
  title = setdoku_game_dup_title (game);
  g_assert_cmpstr (title, ==, "Last Friday");

  /* Clues are passed over, and entering the same again elsewhere changes nothing. */
  g_assert_false (setdoku_game_enter (game, places_of (0), 6));
  g_assert_false (setdoku_game_toggle_mark (game, cells (0, 8), SETDOKU_MARK_CORNER, 1));
  g_assert_false (setdoku_game_erase (game, places_of (0)));
  g_assert_false (setdoku_game_enter (game, PLACES_NONE, 6));
}

/* A title that a file brings along names the window and the file to save: nothing in it turns a line round or breaks it. */
static void
test_title_is_fit_to_be_shown (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (Document) document = document_new ();
  g_autofree char *title = NULL;

  document->title = g_strdup ("<b>a\n\x1b[31m\xc2\x9b\xe2\x80\xae</b>");
  setdoku_game_load (game, document);
  title = setdoku_game_dup_title (game);
  g_assert_cmpstr (title, ==, "<b>a\\x0A\\x1B[31m\\u009B\\u202E</b>");
}

static void
test_solved (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();

  for (int c = 0; c < N_CELLS; c++)
    {
      g_assert_false (setdoku_game_is_solved (game));
      setdoku_game_enter (game, places_of (c), (c / 9 * 3 + c / 27 + c % 9) % 9 + 1);
    }
  g_assert_true (setdoku_game_is_solved (game));
  setdoku_game_enter (game, places_of (0), 2);
  g_assert_false (setdoku_game_is_solved (game));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/random", test_random);
  g_test_add_func ("/game/random-long", test_random_long);
  g_test_add_func ("/game/descriptions", test_descriptions);
  g_test_add_func ("/game/facts", test_facts);
  g_test_add_func ("/game/title-is-fit-to-be-shown", test_title_is_fit_to_be_shown);
  g_test_add_func ("/game/solved", test_solved);
  return g_test_run ();
}
