/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-path.c — the window of the solution path: its pages, what it does to the game, and how it ends. */
#include "window-fixture.h"

#include "model/teach/path-words.h"
#include "view/learn/path-handout.h"
#include "view/learn/proof-file.h"
#include "view/learn/setdoku-path-window.h"

#define PAIRS "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
#define SEVERAL "...........................3...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define NONE  "1.4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.1"
#define KINDS "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
#define HARD  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

static SetdokuPathWindow *
open_path (Fixture    *fixture,
           const char *puzzle)
{
  SetdokuPathWindow *window;

  setdoku_window_take_text (fixture->window, puzzle, -1, NULL);
  act (fixture, "win.path");
  wait_for (find_window (SETDOKU_TYPE_PATH_WINDOW));
  window = SETDOKU_PATH_WINDOW (find_window (SETDOKU_TYPE_PATH_WINDOW));
  wait_for (!setdoku_path_finder_is_busy (setdoku_path_window_get_finder (window)));
  return window;
}

static const Path *
path_of (SetdokuPathWindow *window)
{
  return setdoku_path_finder_get_path (setdoku_path_window_get_finder (window));
}

static void
do_path (SetdokuPathWindow *window,
         const char        *action,
         const char        *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, target ? "s" : NULL, target));
}

static void
test_every_step_has_a_row (Fixture       *fixture,
                           gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathList *list = setdoku_path_window_get_list (window);

  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, path_of (window)->steps->len);
  g_assert_cmpint (setdoku_path_list_get_chosen (list), ==, 0);
  wait_for (shows (GTK_WIDGET (window), "Solved; hardest step: Locked pair"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (list)));
  g_assert_true (shows (GTK_WIDGET (window), "Locked pair"));
}

static void
test_filters_leave_what_was_asked_for (Fixture       *fixture,
                                       gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathList *list = setdoku_path_window_get_list (window);
  int all = setdoku_path_list_get_n_shown (list);

  setdoku_path_list_set_filter (list, 1);
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, 1);
  g_assert_cmpint (setdoku_path_list_get_chosen (list), ==, 0);
  setdoku_path_list_set_filter (list, 2);
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, 0);
  g_assert_cmpint (setdoku_path_list_get_chosen (list), ==, -1);
  wait_for (shows (GTK_WIDGET (window), "No step is like that."));
  gtk_widget_activate_action (GTK_WIDGET (window), "path.enter", NULL);
  g_assert_false (setdoku_game_can_undo (game_of (fixture)));
  setdoku_path_list_set_filter (list, 0);
  setdoku_path_list_search (list, "r3c5=1");
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, 1);
  setdoku_path_list_search (list, "");
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, all);
}

static void
test_solving_up_to_a_step_is_one_step_to_undo (Fixture       *fixture,
                                               gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathList *list = setdoku_path_window_get_list (window);
  Position before = path_step (path_of (window), 9)->before;

  setdoku_path_list_choose (list, 9);
  do_path (window, "path.enter", NULL);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *own = &cells_of_game (fixture)[cell];

      g_assert_cmpint (own->given ? own->given : own->entry, ==, before.digit[cell]);
      g_assert_cmphex (own->centre, ==, before.marks[cell]);
    }
  wait_for (!setdoku_path_finder_is_busy (setdoku_path_window_get_finder (window)));
  g_assert_cmpint (setdoku_path_list_get_chosen (list), ==, 9);          /* the path from the clues is the same as before */
  g_assert_true (setdoku_game_undo (game_of (fixture), NULL));
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (cells_of_game (fixture)[cell].entry, ==, 0);
  g_assert_false (setdoku_game_can_undo (game_of (fixture)));
}

static void
test_it_follows_the_game (Fixture       *fixture,
                          gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);
  SetdokuPathList *list = setdoku_path_window_get_list (window);
  int all = setdoku_path_list_get_n_shown (list), cell = cells_first (path_of (window)->start.empty);

  do_path (window, "path.start", "position");
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, all);
  setdoku_game_enter (game_of (fixture), places_of (cell), path_of (window)->verdict.solution[0][cell]);
  g_assert_true (setdoku_path_finder_is_busy (finder));
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_of (window)->start.digit[cell], ==, path_of (window)->verdict.solution[0][cell]);

  /* A mistake is told, and leads nowhere. */
  setdoku_game_enter (game_of (fixture), places_of (cell), path_of (window)->verdict.solution[0][cell] % 9 + 1);
  wait_for (!setdoku_path_finder_is_busy (finder));
  wait_for (shows (GTK_WIDGET (window), "No path from this position"));
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), ==, 0);

  /* Another puzzle has another path. */
  do_path (window, "path.start", "clues");
  setdoku_game_start_over (game_of (fixture));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for (!setdoku_path_finder_is_busy (finder) && path_of (window)->question.cells[2].given == 4);
  g_assert_cmpint (path_of (window)->verdict.kind, <=, VERDICT_ANALYSIS);
}

static void
test_what_is_open_now_is_a_tree (Fixture       *fixture,
                                 gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathTree *tree = setdoku_path_window_get_tree (window);
  const PathNow *now = setdoku_path_finder_get_now (setdoku_path_window_get_finder (window));
  const PathGroup *first = path_now_group (now, 0);

  setdoku_path_window_show_page (window, "now");
  g_assert_cmpint (setdoku_path_tree_get_n_shown (tree), ==, (int) now->groups->len + first->n);
  g_assert_cmpint (setdoku_path_tree_get_chosen (tree), ==, -1);
  setdoku_path_tree_choose_row (tree, 0);
  g_assert_cmpint (setdoku_path_tree_get_chosen (tree), ==, -1);
  setdoku_path_tree_choose_row (tree, 1);
  g_assert_cmpint (setdoku_path_tree_get_chosen (tree), ==, 0);
}

/* Each step below each cell where it does something, and nowhere else. */
static void
test_what_is_open_now_is_sorted_by_cells (Fixture       *fixture,
                                          gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathTree *tree = setdoku_path_window_get_tree (window);
  const PathNow *now = setdoku_path_finder_get_now (setdoku_path_window_get_finder (window));
  int n_cells = 0, n_first = 0, first = -1;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int n = 0;

      for (guint i = 0; i < now->steps->len; i++)
        n += path_now_touches (now, (int) i, cell);
      n_cells += n > 0;
      if (n && first < 0)
        {
          first = cell;
          n_first = n;
        }
    }
  g_assert_cmpint (n_cells, >, 1);
  setdoku_path_window_show_page (window, "now");
  setdoku_path_tree_set_by_cell (tree, TRUE);
  g_assert_cmpint (setdoku_path_tree_get_n_shown (tree), ==, n_cells + n_first);
  setdoku_path_tree_choose_row (tree, 0);
  g_assert_cmpint (setdoku_path_tree_get_chosen (tree), ==, -1);
  for (int i = 1; i <= n_first; i++)
    {
      setdoku_path_tree_choose_row (tree, (guint) i);
      g_assert_true (path_now_touches (now, setdoku_path_tree_get_chosen (tree), first));
    }
  setdoku_path_tree_set_by_cell (tree, FALSE);
  g_assert_cmpint (setdoku_path_tree_get_n_shown (tree), ==, (int) now->groups->len + path_now_group (now, 0)->n);
}

/* How many techniques the path uses. */
static int
kinds_of (const Path *path)
{
  TechniqueSet used = { { 0 } };

  for (guint i = 0; i < path->steps->len; i++)
    technique_set_add (&used, path_step (path, (int) i)->deduction.technique);
  return technique_set_count (&used);
}

static void
test_there_are_ways_with_fewer_kinds_and_steps (Fixture       *fixture,
                                                gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, KINDS);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);
  SetdokuPathWish *wish = setdoku_path_window_get_wish (window);
  int n_steps = (int) path_of (window)->steps->len, n_kinds = kinds_of (path_of (window));
  g_autofree char *about = NULL, *counted = NULL;

  g_assert_cmpint (setdoku_path_wish_get_kind (wish), ==, ROUTE_EASIEST);
  setdoku_path_wish_set_kind (wish, ROUTE_FEWEST_KINDS);
  g_assert_true (setdoku_path_finder_is_looking (finder));
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_of (window)->question.kind, ==, ROUTE_FEWEST_KINDS);
  g_assert_cmpint (path_of (window)->outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (kinds_of (path_of (window)), <, n_kinds);
  about = path_words_about (path_of (window));
  counted = g_strdup_printf (" %d techniques. ", kinds_of (path_of (window)));
  g_assert_nonnull (strstr (about, counted));
  wait_for (shows (GTK_WIDGET (window), about));

  setdoku_path_wish_set_kind (wish, ROUTE_FEWEST_STEPS);
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_of (window)->outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (path_of (window)->steps->len, <, n_steps);
  g_assert_cmpint (setdoku_path_list_get_n_shown (setdoku_path_window_get_list (window)), ==, path_of (window)->steps->len);
}

/* The button, and the chip that takes it back; the techniques that are off elsewhere stay as they are. */
static void
test_a_technique_can_be_avoided (Fixture       *fixture,
                                 gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);
  SetdokuPathWish *wish = setdoku_path_window_get_wish (window);
  const Technique *pair = technique_find ("locked-pair");
  TechniqueSet avoided, off;

  setdoku_path_list_choose (setdoku_path_window_get_list (window), 0);
  do_path (window, "path.avoid", NULL);
  avoided = setdoku_path_wish_get_avoided (wish);
  g_assert_true (technique_set_has (&avoided, pair));
  g_assert_true (shows (GTK_WIDGET (wish), "Locked pair"));
  wait_for (!setdoku_path_finder_is_busy (finder));
  for (guint i = 0; i < path_of (window)->steps->len; i++)
    g_assert_true (path_step (path_of (window), (int) i)->deduction.technique != pair);
  setdoku_path_ladders_get_off (setdoku_path_window_get_ladders (window), &off);
  g_assert_true (technique_set_is_empty (&off));

  setdoku_path_wish_allow (wish, pair);
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_true (path_step (path_of (window), 0)->deduction.technique == pair);
  g_assert_false (shows (GTK_WIDGET (wish), "Locked pair"));
}

static void
test_switching_a_technique_off_changes_the_path (Fixture       *fixture,
                                                 gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);
  const Technique *pair = technique_find ("locked-pair");

  setdoku_path_window_show_page (window, "ladders");
  g_assert_true (path_step (path_of (window), 0)->deduction.technique == pair);
  setdoku_path_ladders_switch (setdoku_path_window_get_ladders (window), pair, FALSE);
  wait_for (!setdoku_path_finder_is_busy (finder));
  for (guint i = 0; i < path_of (window)->steps->len; i++)
    g_assert_true (path_step (path_of (window), (int) i)->deduction.technique != pair);
  do_path (window, "path.ladder", "basic");
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_of (window)->verdict.kind, ==, VERDICT_GUESS);
  g_assert_cmpint (path_of (window)->outcome, ==, LADDER_STUCK);
}

static void
test_the_order_and_the_scores_are_ones_own (Fixture       *fixture,
                                            gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);
  SetdokuPathLadders *ladders = setdoku_path_window_get_ladders (window);
  const Technique *pair = technique_find ("locked-pair");
  LadderOwn own;

  setdoku_path_window_show_page (window, "ladders");
  g_assert_true (path_step (path_of (window), 0)->deduction.technique == pair);
  g_assert_cmpint (path_of (window)->n_ladders, ==, 4);
  setdoku_path_ladders_price (ladders, pair, 1234);
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_step (path_of (window), 0)->price, ==, 1234);
  g_assert_cmpint (path_step (path_of (window), 0)->score, ==, 1234);
  g_assert_cmpint (path_of (window)->n_ladders, ==, 5);
  g_assert_cmpstr (path_of (window)->ladders[4].profile->id, ==, "own");

  setdoku_path_ladders_move (ladders, pair, 100);                          /* not behind the guess */
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_true (path_step (path_of (window), 0)->deduction.technique != pair);
  setdoku_path_ladders_get_own (ladders, &own);
  g_assert_true (&techniques[own.row[own.n - 2]] == pair);
  g_assert_true (techniques[own.row[own.n - 1]].traits & TECHNIQUE_GUESS);

  setdoku_path_window_read_ladder (window, "locked-pair 7\n");
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_true (path_step (path_of (window), 0)->deduction.technique == pair);
  g_assert_cmpint (path_step (path_of (window), 0)->price, ==, 7);
  setdoku_path_window_read_ladder (window, "no ladder");
  setdoku_path_ladders_get_own (setdoku_path_window_get_ladders (window), &own);
  g_assert_true (&techniques[own.row[0]] == pair);
  do_path (window, "path.reset-ladder", NULL);
  wait_for (!setdoku_path_finder_is_busy (finder));
  g_assert_cmpint (path_of (window)->n_ladders, ==, 4);
  g_assert_cmpint (path_step (path_of (window), 0)->price, ==, pair->score);
}

static void
test_the_text_has_a_line_for_each_step (Fixture       *fixture,
                                        gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  g_autofree char *text = path_as (path_of (window), "text");
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2 * path_of (window)->steps->len + 1);
  g_assert_true (g_str_has_prefix (lines[0], "1. Locked Pair: "));
  g_assert_nonnull (strstr (lines[1], "two cells for two digits"));
  g_assert_cmpstr (lines[2 * path_of (window)->steps->len], ==, "");
}

/* What is put on the clipboard and into files. */
static void
test_a_path_goes_to_other_programs (Fixture       *fixture,
                                    gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, PAIRS);
  const Path *path = path_of (window);
  g_autofree char *json = path_as (path, "json"), *markdown = path_as (path, "markdown"), *none = path_as (path, "word");
  g_autoptr (GString) question = g_string_new (NULL), lemmas = g_string_new (NULL);
  g_autofree char *last = g_strdup_printf ("\"number\":%u,", path->steps->len);

  g_assert_true (g_str_has_prefix (json, "{\"puzzle\":\"" PAIRS "\","));
  g_assert_nonnull (strstr (json, last));
  g_assert_nonnull (strstr (json, "\"technique\":\"locked-pair\""));
  g_assert_nonnull (strstr (markdown, "Locked pair"));
  g_assert_null (none);
  g_assert_true (proof_of_path (path, question, lemmas));
  g_assert_nonnull (strstr (question->str, "c clues: " PAIRS));
  g_assert_nonnull (strstr (question->str, ", locked-pair: "));
  g_assert_true (g_str_has_suffix (lemmas->str, "\n0\n"));
  do_path (window, "path.copy-as", "json");
}

static void
test_one_window_is_enough_and_closing_stops_the_search (Fixture       *fixture,
                                                        gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, HARD);
  SetdokuPathWindow *first = window;

  act (fixture, "win.path");
  g_assert_true (SETDOKU_PATH_WINDOW (find_window (SETDOKU_TYPE_PATH_WINDOW)) == first);
  setdoku_path_ladders_switch (setdoku_path_window_get_ladders (window), technique_find ("naked-single"), FALSE);
  g_assert_true (setdoku_path_finder_is_looking (setdoku_path_window_get_finder (window)));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  do_path (window, "window.close", NULL);
  wait_for (window == NULL);
  run_for (300);                                                          /* nothing calls back */
  act (fixture, "win.path");
  wait_for (find_window (SETDOKU_TYPE_PATH_WINDOW));
}

static void
test_stopping_leaves_no_path_until_asked_again (Fixture       *fixture,
                                                gconstpointer  data)
{
  SetdokuPathWindow *window = open_path (fixture, HARD);
  SetdokuPathFinder *finder = setdoku_path_window_get_finder (window);

  do_path (window, "path.ladder", "hodoku");
  g_assert_true (setdoku_path_finder_is_looking (finder));
  do_path (window, "path.stop", NULL);
  g_assert_false (setdoku_path_finder_is_looking (finder));
  g_assert_null (setdoku_path_finder_get_path (finder));
  wait_for (shows (GTK_WIDGET (window), "Stopped"));
  do_path (window, "path.start", "clues");
  wait_for (setdoku_path_finder_get_path (finder));
  g_assert_true (path_of (window)->complete);
}

static void
test_an_empty_board_has_no_path (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_assert_false (is_enabled (fixture, "path"));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  g_assert_true (is_enabled (fixture, "path"));
}

typedef struct {
  const char *puzzle, *ladder, *verdict, *about;           /* about: a part of it */
} Saying;

static const Saying sayings[] = {
  { EASY, "full", "Solved by basic filling", " steps. HoDoKu: " },
  { PAIRS, "full", "Solved; hardest step: Locked pair",
    "38 steps. HoDoKu: medium, 218. With 6 in row 1, column 2 singles finish it: 1 of 35 such choices." },
  { PAIRS, "basic", "Needs a guess", "stay empty. With 6 in row 1, column 2 singles finish it" },
  { SEVERAL, "full", "Several solutions", "rely on a single solution" },
  { NONE, "full", "No solution", "cannot stand together" },
};

static void
test_verdicts_are_said (Fixture       *fixture,
                        gconstpointer  data)
{
  for (size_t i = 0; i < G_N_ELEMENTS (sayings); i++)
    {
      PathQuestion question = { .profile = ladder_profile_find (sayings[i].ladder) };
      g_autoptr(Path) path = NULL;
      g_autofree char *verdict = NULL, *about = NULL;
      Board board;

      g_assert_true (board_parse (&board, sayings[i].puzzle));
      for (int cell = 0; cell < N_CELLS; cell++)
        question.cells[cell].given = board.digit[cell];
      path = path_new (&question);
      path_find (path, NULL);
      verdict = path_words_verdict (path);
      about = path_words_about (path);
      g_test_message ("%s: %s", verdict, about);
      g_assert_cmpstr (verdict, ==, sayings[i].verdict);
      g_assert_nonnull (strstr (about, sayings[i].about));
      g_assert_null (strstr (about, "  "));
    }
}

#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  TEST ("/path/rows", test_every_step_has_a_row);
  TEST ("/path/filters", test_filters_leave_what_was_asked_for);
  TEST ("/path/solve-up-to-here", test_solving_up_to_a_step_is_one_step_to_undo);
  TEST ("/path/follows", test_it_follows_the_game);
  TEST ("/path/now", test_what_is_open_now_is_a_tree);
  TEST ("/path/now-by-cells", test_what_is_open_now_is_sorted_by_cells);
  TEST ("/path/kinds", test_there_are_ways_with_fewer_kinds_and_steps);
  TEST ("/path/avoided", test_a_technique_can_be_avoided);
  TEST ("/path/switched-off", test_switching_a_technique_off_changes_the_path);
  TEST ("/path/own-order-and-scores", test_the_order_and_the_scores_are_ones_own);
  TEST ("/path/text", test_the_text_has_a_line_for_each_step);
  TEST ("/path/other-programs", test_a_path_goes_to_other_programs);
  TEST ("/path/closing", test_one_window_is_enough_and_closing_stops_the_search);
  TEST ("/path/stopping", test_stopping_leaves_no_path_until_asked_again);
  TEST ("/path/words", test_verdicts_are_said);
  TEST ("/path/empty", test_an_empty_board_has_no_path);
  return run_tests ();
}
