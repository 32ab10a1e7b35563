/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-history.c — the tree of what was done: branches, savepoints, mistakes, damage, and a very long day. */
#include <string.h>

#include "formats/format.h"
#include "model/game/game.h"

static void
enter (SetdokuGame *game, int cell, int digit)
{
  g_assert_true (setdoku_game_enter (game, places_of (cell), digit));
}

static int
entry (SetdokuGame *game, int cell)
{
  return setdoku_game_get_cells (game)[cell].entry;
}

static void
assert_branch (GArray *branches, unsigned i, SetdokuBranch expected)
{
  const SetdokuBranch *branch = &g_array_index (branches, SetdokuBranch, i);

  g_assert_cmpuint (i, <, branches->len);
  g_assert_cmpint (branch->step, ==, expected.step);
  g_assert_cmpint (branch->fork, ==, expected.fork);
  g_assert_cmpint (branch->first, ==, expected.first);
  g_assert_cmpint (branch->n_own, ==, expected.n_own);
  g_assert_cmpint (branch->n_digits, ==, expected.n_digits);
  g_assert_cmpint (branch->current, ==, expected.current);
  g_assert_cmpint (branch->time, >, 0);
}

/* 0 ─ 1 ─ 2
 *   └ 3 ─ 4
 * 5 */
static SetdokuGame *
three_branches (void)
{
  SetdokuGame *game = setdoku_game_new ();

  enter (game, 0, 1);
  enter (game, 1, 2);
  enter (game, 2, 3);
  setdoku_game_go_to (game, 0, NULL);
  enter (game, 1, 4);
  enter (game, 2, 5);
  setdoku_game_go_to (game, -1, NULL);
  enter (game, 0, 9);
  return game;
}

static void
test_branches_are_listed (void)
{
  g_autoptr (SetdokuGame) game = three_branches ();
  g_autoptr (GArray) all = setdoku_game_list_branches (game, 10);
  g_autoptr (GArray) few = NULL;

  g_assert_cmpuint (all->len, ==, 3);
  assert_branch (all, 0, (SetdokuBranch) { .step = 5, .fork = -1, .first = 5, .n_own = 1, .n_digits = 1, .current = true });
  assert_branch (all, 1, (SetdokuBranch) { .step = 4, .fork = 0, .first = 3, .n_own = 2, .n_digits = 3 });
  assert_branch (all, 2, (SetdokuBranch) { .step = 2, .fork = 0, .first = 1, .n_own = 2, .n_digits = 3 });

  /* The one that the game stands on is there however old it is. */
  setdoku_game_go_to (game, 1, NULL);
  few = setdoku_game_list_branches (game, 2);
  g_assert_cmpuint (few->len, ==, 2);
  assert_branch (few, 0, (SetdokuBranch) { .step = 5, .fork = -1, .first = 5, .n_own = 1, .n_digits = 1 });
  assert_branch (few, 1, (SetdokuBranch) { .step = 2, .fork = 0, .first = 1, .n_own = 2, .n_digits = 3, .current = true });
}

static void
test_an_untouched_board_has_no_branches (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (GArray) none = setdoku_game_list_branches (game, 10);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (setdoku_game_get_n_steps (game), ==, 0);
  g_assert_cmpint (setdoku_game_get_step (game), ==, -1);
  g_assert_false (setdoku_game_go_to (game, -1, NULL));
}

static SetdokuGame *
reopened (SetdokuGame *game)
{
  g_autoptr (Document) document = setdoku_game_to_document (game);
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
  SetdokuGame *other = setdoku_game_new ();

  setdoku_game_load (other, g_array_index (records, Record, 0).document);
  return other;
}

/* Redo follows the branch that one went to, not the newest, and a restart does not change that. */
static void
test_redo_stays_on_the_branch (void)
{
  g_autoptr (SetdokuGame) game = three_branches ();
  g_autoptr (SetdokuGame) again = NULL;

  setdoku_game_go_to (game, 2, NULL);
  while (setdoku_game_undo (game, NULL))
    continue;
  again = reopened (game);
  for (int i = 0; i < 3; i++)
    {
      g_assert_true (setdoku_game_redo (game, NULL));
      g_assert_true (setdoku_game_redo (again, NULL));
    }
  g_assert_cmpint (setdoku_game_get_step (game), ==, 2);
  g_assert_cmpint (setdoku_game_get_step (again), ==, 2);
  g_assert_cmpint (entry (again, 2), ==, 3);
  g_assert_false (setdoku_game_can_redo (again));
}

static void
test_savepoints_last (void)
{
  g_autoptr (SetdokuGame) game = three_branches ();
  g_autoptr (SetdokuGame) again = NULL;

  setdoku_game_mark_saved (game);
  setdoku_game_go_to (game, 3, NULL);
  setdoku_game_add_savepoint (game, "Trial = 4; maybe");
  setdoku_game_undo (game, NULL);
  setdoku_game_undo (game, NULL);
  setdoku_game_add_savepoint (game, "");
  again = reopened (game);
  g_assert_cmpint (setdoku_game_get_n_savepoints (again), ==, 2);
  g_assert_cmpstr (setdoku_game_get_savepoint (again, 0)->name, ==, "Trial = 4; maybe");
  g_assert_cmpint (setdoku_game_get_savepoint (again, 0)->step, ==, 3);
  g_assert_cmpstr (setdoku_game_get_savepoint (again, 1)->name, ==, "");
  g_assert_cmpint (setdoku_game_get_savepoint (again, 1)->step, ==, -1);

  /* A name alone is worth saving. */
  g_assert_false (setdoku_game_is_modified (again));
  setdoku_game_rename_savepoint (again, 1, "Start");
  g_assert_true (setdoku_game_is_modified (again));
  setdoku_game_mark_saved (again);
  g_assert_false (setdoku_game_is_modified (again));
  setdoku_game_rename_savepoint (again, 1, "Start");
  g_assert_false (setdoku_game_is_modified (again));
  setdoku_game_remove_savepoint (again, 0);
  g_assert_true (setdoku_game_is_modified (again));
  g_assert_cmpint (setdoku_game_get_n_savepoints (again), ==, 1);
  g_assert_cmpstr (setdoku_game_get_savepoint (again, 0)->name, ==, "Start");
}

static void
make_solution (uint8_t solution[N_CELLS])
{
  for (int c = 0; c < N_CELLS; c++)
    solution[c] = (uint8_t) ((c / 9 * 3 + c / 27 + c % 9) % 9 + 1);
}

static void
test_mistakes_are_undone (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  uint8_t solution[N_CELLS];
  PlaceSet changed, mistakes;

  make_solution (solution);
  g_assert_false (setdoku_game_undo_mistakes (game, solution, NULL));
  setdoku_game_set_clue (game, places_of (0), solution[0]);
  enter (game, 1, solution[1]);
  enter (game, 2, solution[3]);                                      /* wrong, and put right */
  enter (game, 2, solution[2]);
  g_assert_false (setdoku_game_undo_mistakes (game, solution, NULL));
  mistakes = setdoku_game_get_mistakes (game, solution);
  g_assert_true (places_is_empty (&mistakes));

  enter (game, 3, solution[4]);                                      /* step 4: wrong, and then a right one, */
  enter (game, 5, solution[5]);
  setdoku_game_toggle_mark (game, places_of (6), SETDOKU_MARK_CENTRE, solution[7]);     /* a mark that leaves out the right one, */
  setdoku_game_toggle_mark (game, places_of (7), SETDOKU_MARK_CORNER, solution[6]);     /* corner marks may leave out anything, */
  enter (game, 3, solution[3]);                                      /* and the first one put right */
  g_assert_true (places_equal (setdoku_game_get_mistakes (game, solution), places_of (6)));
  g_assert_true (setdoku_game_undo_mistakes (game, solution, &changed));
  g_assert_cmpint (setdoku_game_get_step (game), ==, 3);
  g_assert_true (places_has (&changed, 3) && places_has (&changed, 5) && places_has (&changed, 6) && places_has (&changed, 7));
  g_assert_cmpint (places_count (changed), ==, 4);
  g_assert_cmpint (setdoku_game_get_redo_step (game), ==, 4);
  g_assert_true (places_equal (setdoku_game_get_step_cells (game, 4), places_of (3)));
  g_assert_false (setdoku_game_undo_mistakes (game, solution, NULL));

  /* Not past a change of the clues: that was another puzzle. */
  enter (game, 8, solution[7]);
  setdoku_game_set_clue (game, places_of (80), solution[80]);
  g_assert_false (setdoku_game_undo_mistakes (game, solution, NULL));
}

/* A history that contradicts itself is left behind; the board stays. */
static void
test_damage_is_left_behind (void)
{
  for (int damage = 0; damage < 9; damage++)
    {
      g_autoptr (SetdokuGame) game = setdoku_game_new ();
      g_autoptr (SetdokuGame) other = setdoku_game_new ();
      g_autoptr (Document) document = NULL;
      DocumentStep *step;
      DocumentChange *change;

      enter (game, 3, 1);
      enter (game, 3, 2);
      setdoku_game_undo (game, NULL);
      enter (game, 3, 4);                        /* beside step 1 */
      setdoku_game_add_savepoint (game, "here");
      document = setdoku_game_to_document (game);
      step = &g_array_index (document->steps, DocumentStep, 1);
      change = &g_array_index (document->changes, DocumentChange, 1);
      switch (damage)
        {
        case 0: break;
        case 1: step->parent = 1; break;
        case 2: step->parent = -7; break;
        case 3: document->current = 3; break;
        case 4: change->after.entry = 11; break;
        case 5: document->cells[3].entry = 9; break;
        case 6: change->before.entry = 6; break;                     /* not what step 0 left, though on another branch */
        case 7: step->parent = -1; break;                            /* the same */
        case 8: change->after.candidate_colours[1] = 1 << 8; break;        /* of digit 10 */
        }

      setdoku_game_load (other, document);
      g_assert_cmpint (setdoku_game_can_undo (other), ==, damage == 0);
      g_assert_cmpint (setdoku_game_get_n_steps (other), ==, damage == 0 ? 3 : 0);
      g_assert_cmpint (setdoku_game_get_n_savepoints (other), ==, damage == 0);
      g_assert_cmpint (entry (other, 3), ==, damage == 5 ? 9 : 4);
    }
}

static void
test_lost_savepoints_are_dropped (void)
{
  g_autoptr (SetdokuGame) game = three_branches ();
  g_autoptr (Document) document = setdoku_game_to_document (game);

  document_add_savepoint (document, 6, 0, "beyond");
  document_add_savepoint (document, -1, 0, "first");
  document_add_savepoint (document, -2, 0, "before");
  document->tip = 1;                             /* no end of a branch */
  setdoku_game_load (game, document);
  g_assert_cmpint (setdoku_game_get_n_steps (game), ==, 6);
  g_assert_cmpint (setdoku_game_get_n_savepoints (game), ==, 1);
  g_assert_cmpstr (setdoku_game_get_savepoint (game, 0)->name, ==, "first");
  g_assert_false (setdoku_game_can_redo (game));
}

/* A game of some length with branches and names. */
static Document *
random_game (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();

  for (int i = 0; i < 40; i++)
    {
      int n = setdoku_game_get_n_steps (game);

      switch (g_test_rand_int_range (0, 8))
        {
        case 0: setdoku_game_undo (game, NULL); break;
        case 1: setdoku_game_go_to (game, g_test_rand_int_range (-1, n), NULL); break;
        case 2: setdoku_game_add_savepoint (game, "name"); break;
        case 3: setdoku_game_fill_marks (game, places_all (N_CELLS), SETDOKU_MARK_CENTRE); break;
        default: setdoku_game_enter_and_tidy (game, places_of (g_test_rand_int_range (0, 81)), g_test_rand_int_range (1, 10));
        }
    }
  return setdoku_game_to_document (game);
}

static void
mutate (Document *document)
{
  DocumentStep *step = document->steps ? &g_array_index (document->steps, DocumentStep,
                                                         g_test_rand_int_range (0, (int) document->steps->len)) : NULL;
  DocumentChange *change = document->changes ? &g_array_index (document->changes, DocumentChange,
                                                               g_test_rand_int_range (0, (int) document->changes->len)) : NULL;
  int any = g_test_rand_bit () ? g_test_rand_int_range (-3, 60) : g_test_rand_int ();

  switch (g_test_rand_int_range (0, 9))
    {
    case 0: document->current = any; break;
    case 1: document->tip = any; break;
    case 2: document->cells[g_test_rand_int_range (0, 81)].centre = (Digits) any; break;
    case 3: if (step) step->parent = any; break;
    case 4: if (step) step->time = any; break;
    case 5: if (change) change->cell = (uint8_t) any; break;
    case 6: if (change) ((uint8_t *) &change->before)[g_test_rand_int_range (0, sizeof change->before)] = (uint8_t) any; break;
    case 7: if (change) ((uint8_t *) &change->after)[g_test_rand_int_range (0, sizeof change->after)] = (uint8_t) any; break;
    case 8: document_add_savepoint (document, any, 0, ""); break;
    }
}

/* Whatever is wrong with a history: the board comes through, every state that can be reached holds cells that make
 * sense, and all ways lead back to the board. */
static void
test_random_damage (void)
{
  for (int round = 0; round < 5000; round++)
    {
      g_autoptr (Document) document = random_game ();
      g_autoptr (SetdokuGame) game = setdoku_game_new ();
      DocumentCell before[N_CELLS];
      int n, current;

      for (int i = g_test_rand_int_range (1, 4); i > 0; i--)
        mutate (document);
      memcpy (before, document->cells, sizeof before);
      setdoku_game_load (game, document);
      g_assert_cmpmem (setdoku_game_get_cells (game), sizeof before, before, sizeof before);
      n = setdoku_game_get_n_steps (game);
      current = setdoku_game_get_step (game);
      for (int i = 0; i < 5; i++)
        {
          g_autoptr (GArray) branches = setdoku_game_list_branches (game, 20);
          g_autofree char *undo = setdoku_game_describe_undo (game);

          setdoku_game_go_to (game, g_test_rand_int_range (-1, n), NULL);
          for (int c = 0; c < N_CELLS; c++)
            g_assert_cmpint (setdoku_game_get_cells (game)[c].entry, <=, 9);
        }
      setdoku_game_go_to (game, current, NULL);
      g_assert_cmpmem (setdoku_game_get_cells (game), sizeof before, before, sizeof before);
    }
}

/* A hundred thousand changes: a small file, and all of it there after a restart. */
static void
test_a_very_long_history (void)
{
  enum { N = 100000 };
  g_autoptr (Document) document = document_new ();
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (SetdokuGame) again = NULL;
  g_autofree char *text = NULL;
  int64_t time = INT64_C (1700000000000000);

  for (int i = 0; i < N; i++)
    {
      DocumentCell *cell = &document->cells[i % 80];
      DocumentChange change = { .cell = (uint8_t) (i % 80), .before = *cell, .after = *cell };

      change.after.centre ^= digits_of (1 + i / 80 % 9);
      *cell = change.after;
      document_add_step (document, i - 1, time += g_test_rand_int_range (200000, 20000000), &change, 1);
    }
  document->current = N - 1;
  setdoku_game_load (game, document);
  g_assert_cmpint (setdoku_game_get_n_steps (game), ==, N);
  text = format_write (format_find ("setdoku"), document);
  g_assert_cmpuint (strlen (text), <, 2000000);
  again = reopened (game);
  for (int i = 0; i < N; i++)
    g_assert_true (setdoku_game_undo (again, NULL));
  g_assert_true (setdoku_game_is_empty (again));
  for (int i = 0; i < N; i++)
    g_assert_true (setdoku_game_redo (again, NULL));
  g_assert_cmpmem (setdoku_game_get_cells (again), sizeof document->classic, document->cells, sizeof document->classic);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/branches-are-listed", test_branches_are_listed);
  g_test_add_func ("/history/an-untouched-board-has-no-branches", test_an_untouched_board_has_no_branches);
  g_test_add_func ("/history/redo-stays-on-the-branch", test_redo_stays_on_the_branch);
  g_test_add_func ("/history/savepoints-last", test_savepoints_last);
  g_test_add_func ("/history/mistakes-are-undone", test_mistakes_are_undone);
  g_test_add_func ("/history/damage-is-left-behind", test_damage_is_left_behind);
  g_test_add_func ("/history/lost-savepoints-are-dropped", test_lost_savepoints_are_dropped);
  g_test_add_func ("/history/random-damage", test_random_damage);
  g_test_add_func ("/history/a-very-long-history", test_a_very_long_history);
  return g_test_run ();
}
