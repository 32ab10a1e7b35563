/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-scene.c — one value holds all that a board shows, whoever asks for it. */
#include "model/look/scene.h"

#include <glib.h>

static const char PUZZLE[] = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

static void
check_nothing_marked (const Scene *scene)
{
  g_assert_cmpint (scene->n_links, ==, 0);
  g_assert_true (places_is_empty (&scene->selection));
  g_assert_cmpint (scene->cursor, ==, -1);
  g_assert_cmpint (scene->active, ==, -1);
}

/* A scene is used again and again: what was shown before leaves nothing behind. */
static void
test_clues (void)
{
  Scene scene = { .n_links = 3, .cursor = 7, .active = 8, .selection = places_of (9) };
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  scene.looks[2].dead = true;
  scene_of_clues (&scene, &board);
  check_nothing_marked (&scene);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmpint (scene.looks[cell].digit, ==, PUZZLE[cell] - '0');
      g_assert_cmpint (scene.looks[cell].given_ground, ==, PUZZLE[cell] != '0');
      g_assert_false (scene.looks[cell].dead);
    }

  scene_of_clues (&scene, NULL);
  check_nothing_marked (&scene);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (scene.looks[cell].digit, ==, 0);
}

static void
test_input (void)
{
  DocumentCell cells[N_CELLS] = { [4] = { .given = 8 }, [5] = { .entry = 3 } };
  LookInput input = { .cells = cells, .selection = places_union (places_of (5), places_of (6)), .cursor = 5, .wrong = places_of (5) };
  CellLook looks[N_CELLS];
  Scene scene;

  look_compute (&input, looks);
  scene_compute (&scene, &input);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_true (cell_look_equal (&scene.looks[cell], &looks[cell]));
  g_assert_true (places_equal (scene.selection, input.selection));
  g_assert_cmpint (scene.cursor, ==, 5);
  g_assert_cmpint (scene.active, ==, -1);
  g_assert_cmpint (scene.n_links, ==, 0);
}

/* On a path every candidate is there, and only what was a clue looks like one. */
static void
test_step (void)
{
  DocumentCell given[N_CELLS] = { 0 };
  Position position;
  Board board;
  Scene scene;
  int n_candidates = 0;

  g_assert_true (board_parse (&board, PUZZLE));
  for (int cell = 0; cell < N_CELLS; cell++)
    given[cell].given = board.digit[cell];
  board.digit[2] = 4;
  position_from_board (&position, &board);
  scene_of_step (&scene, given, &position, NULL);
  check_nothing_marked (&scene);
  g_assert_cmpint (scene.looks[0].ink, ==, INK_GIVEN);
  g_assert_cmpint (scene.looks[2].digit, ==, 4);
  g_assert_cmpint (scene.looks[2].ink, ==, INK_ENTRY);
  for_each_cell (cell, position.empty)
    {
      g_assert_cmpint (scene.looks[cell].candidates, ==, position.marks[cell]);
      n_candidates++;
    }
  g_assert_cmpint (n_candidates, ==, N_CELLS - 31);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/clues", test_clues);
  g_test_add_func ("/scene/as-the-input-says", test_input);
  g_test_add_func ("/scene/step-of-a-path", test_step);
  return g_test_run ();
}
