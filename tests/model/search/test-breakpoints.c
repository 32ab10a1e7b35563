/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-breakpoints.c — the player stops where it was told, and finds what it was asked for. */
#include "stage.h"

#include "model/explain/explain-condition.h"
#include "model/job/thread.h"
#include "model/search/lookout.h"

/* In reading order more than 10⁹ guesses. */
static const char *const endless =
  "...................................5........6........7......8.........9.1234.....";

static Condition
condition_of (const char *text)
{
  Condition condition;

  g_assert_true (condition_parse (text, &condition, NULL));
  return condition;
}

static void
check_breakpoint (Stage *stage, unsigned i, const char *text, bool enabled)
{
  const Breakpoint *breakpoint = setdoku_player_get_breakpoint (stage->player, i);
  Condition condition = condition_of (text);

  g_assert_true (condition_equal (&breakpoint->condition, &condition));
  g_assert_true (breakpoint->enabled == enabled);
  g_assert_cmpint (setdoku_player_find_breakpoint (stage->player, &condition), ==, i);
}

static void
add (Stage *stage, const char *text)
{
  Condition condition = condition_of (text);

  g_assert_true (setdoku_player_add_breakpoint (stage->player, &condition));
}

static void
test_breakpoints_are_a_list (void)
{
  Condition any = CONDITION_KIND (EVENT_RESTART);
  Stage stage;

  stage_init (&stage, NULL, NULL);
  add (&stage, "kind=wipeout");
  add (&stage, "lost=r4c5=7");
  add (&stage, "depth=30");
  g_assert_cmpint (stage.marks, ==, 3);
  setdoku_player_enable_breakpoint (stage.player, 1, false);
  setdoku_player_enable_breakpoint (stage.player, 1, false);
  g_assert_cmpint (stage.marks, ==, 4);
  check_breakpoint (&stage, 1, "lost=r4c5=7", false);

  /* An equal one is only enabled. */
  add (&stage, "lost=r4c5=7 nth=1");
  g_assert_cmpint (stage.marks, ==, 5);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (stage.player), ==, 3);
  check_breakpoint (&stage, 1, "lost=r4c5=7", true);

  setdoku_player_remove_breakpoint (stage.player, 0);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (stage.player), ==, 2);
  check_breakpoint (&stage, 0, "lost=r4c5=7", true);
  check_breakpoint (&stage, 1, "depth=30", true);
  g_assert_cmpint (setdoku_player_find_breakpoint (stage.player, &any), ==, -1);

  /* They stay when a search starts, and there is an end to them. */
  start (&stage, &strategy_ascending, NULL, 1);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (stage.player), ==, 2);
  for (any.nth = 1; setdoku_player_get_n_breakpoints (stage.player) < BREAKPOINTS_MAX; any.nth++)
    g_assert_true (setdoku_player_add_breakpoint (stage.player, &any));
  stage.marks = 0;
  g_assert_false (setdoku_player_add_breakpoint (stage.player, &any));
  g_assert_cmpint (stage.marks, ==, 0);
  stage_clear (&stage);
}

/* Plays to the next stop; the breakpoint that it must be, −1: the end. */
static void
check_plays_to (Stage *stage, int direction, uint64_t step, int fired)
{
  setdoku_player_play (stage->player, direction);
  g_assert_cmpint (setdoku_player_get_fired (stage->player), ==, -1);
  settle (stage);
  g_assert_false (setdoku_player_is_playing (stage->player));
  g_assert_cmpuint (setdoku_player_get_cursor (stage->player), ==, step);
  g_assert_cmpint (setdoku_player_get_fired (stage->player), ==, fired);
}

/* In reading order on the empty grid: the first dead end is r2c7. */
static void
test_playing_stops_there (void)
{
  Stage stage;
  uint64_t first;

  stage_init (&stage, &strategy_ascending, NULL);
  setdoku_player_set_speed (stage.player, 1e5);
  g_assert_true (setdoku_player_find (stage.player, &CONDITION_KIND (EVENT_WIPEOUT), 1));
  first = setdoku_player_get_cursor (stage.player);
  setdoku_player_seek (stage.player, 0);

  add (&stage, "event=200");
  add (&stage, "kind=solution");
  add (&stage, "kind=wipeout cell=r2c7");
  add (&stage, "event=100");
  setdoku_player_enable_breakpoint (stage.player, 3, false);
  check_plays_to (&stage, 1, first, 2);
  setdoku_player_enable_breakpoint (stage.player, 2, false);
  check_plays_to (&stage, 1, 200, 0);
  check_plays_to (&stage, 1, 838, 1);
  check_plays_to (&stage, -1, 200, 0);

  /* What fired follows the list; a move by hand forgets it. */
  setdoku_player_remove_breakpoint (stage.player, 1);
  g_assert_cmpint (setdoku_player_get_fired (stage.player), ==, 0);
  setdoku_player_remove_breakpoint (stage.player, 0);
  g_assert_cmpint (setdoku_player_get_fired (stage.player), ==, -1);
  check_plays_to (&stage, -1, 0, -1);
  add (&stage, "event=5");
  check_plays_to (&stage, 1, 5, 2);
  setdoku_player_step (stage.player, 1);
  g_assert_cmpint (setdoku_player_get_fired (stage.player), ==, -1);

  /* One that is set while playing holds at once. */
  setdoku_player_set_speed (stage.player, 60);
  setdoku_player_play (stage.player, 1);
  for (int i = 0; i < 10; i++)
    frame (&stage);
  add (&stage, "event=50");
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 50);
  stage_clear (&stage);
}

static void
check_run (Stage *stage, const char *text, int direction, uint64_t step)
{
  Condition condition = condition_of (text ? text : "nth=1");
  uint64_t from = setdoku_player_get_cursor (stage->player), at = 1;
  int found = stage->found;

  stage->not_found = 0;
  setdoku_player_run_to (stage->player, &condition, text ? 1 : 0, direction);
  g_assert_true (setdoku_player_is_finding (stage->player, &at));
  g_assert_cmpuint (at, ==, from);
  g_assert_cmpuint (setdoku_player_get_not_found (stage->player), ==, 0);
  settle (stage);
  g_assert_false (setdoku_player_is_finding (stage->player, NULL));
  if (step)
    {
      g_assert_cmpuint (setdoku_player_get_cursor (stage->player), ==, step);
      g_assert_cmpint (stage->found, ==, found + 1);
      g_assert_cmpint (stage->not_found, ==, 0);
      g_assert_cmpuint (setdoku_player_get_not_found (stage->player), ==, 0);
    }
  else
    {
      g_assert_cmpuint (setdoku_player_get_cursor (stage->player), ==, from);
      g_assert_cmpint (stage->found, ==, found);
      g_assert_cmpint (stage->not_found, ==, 1);
      g_assert_cmpuint (setdoku_player_get_not_found (stage->player), ==,
                        direction > 0 ? setdoku_player_get_length (stage->player) : 1);
    }
}

static void
test_a_run_is_as_good_as_a_list (void)
{
  Stage stage;
  uint64_t steps[400], n = 0;

  stage_init (&stage, &strategy_ascending, NULL);
  while (setdoku_player_find (stage.player, &CONDITION_KIND (EVENT_UNDO_ASSIGN), 1))
    steps[++n] = setdoku_player_get_cursor (stage.player);
  g_assert_cmpuint (n, ==, 310);

  setdoku_player_seek (stage.player, 0);
  check_run (&stage, "kind=undo-assign nth=310", 1, steps[310]);
  check_run (&stage, "kind=undo-assign nth=100", -1, steps[210]);
  check_run (&stage, "kind=undo-assign nth=101", 1, 0);
  check_run (&stage, "kind=undo-assign nth=210", -1, 0);
  check_run (&stage, "kind=undo-assign", -1, steps[209]);
  setdoku_player_seek (stage.player, 0);
  g_assert_cmpuint (setdoku_player_get_not_found (stage.player), ==, 0);
  check_run (&stage, "kind=restart", 1, 0);
  setdoku_player_step (stage.player, 1);
  g_assert_cmpuint (setdoku_player_get_not_found (stage.player), ==, 0);

  /* To the breakpoints; without one there is nothing to find. */
  check_run (&stage, NULL, 1, 0);
  add (&stage, "kind=restart");
  add (&stage, "event=300");
  check_run (&stage, NULL, 1, 300);
  g_assert_cmpint (setdoku_player_get_fired (stage.player), ==, 1);
  setdoku_player_enable_breakpoint (stage.player, 1, false);
  check_run (&stage, NULL, -1, 0);
  stage_clear (&stage);
}

/* What never holds, in a search that does not end: the cursor stays, no tick is long, and it can be ended. */
static void
test_a_run_can_be_cancelled (void)
{
  Stage stage;
  Condition never = condition_of ("lost=r9c9=3");              /* it never could hold one */
  uint64_t at = 0;
  double dearest = 0;

  stage_init (&stage, NULL, NULL);
  start (&stage, &strategy_ascending, endless, 1);
  setdoku_player_run_to (stage.player, &never, 1, 1);
  for (int i = 0; i < 100; i++)
    {
      int64_t begin = thread_time ();

      g_assert_true (frame (&stage));
      dearest = MAX (dearest, 1e-6 * (double) (thread_time () - begin));
      g_assert_true (setdoku_player_is_finding (stage.player, &at));
      g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 0);
      g_usleep (500);
    }
  g_assert_cmpuint (at, >, 0);
  g_test_message ("dearest tick: %.1f ms of CPU time", dearest);

  stage.changed = 0;
  setdoku_player_cancel_run (stage.player);
  setdoku_player_cancel_run (stage.player);
  g_assert_cmpint (stage.changed, ==, 1);
  g_assert_false (setdoku_player_is_finding (stage.player, &at));
  for (int i = 0; i < 5; i++)
    frame (&stage);
  g_assert_cmpint (stage.found + stage.not_found, ==, 0);

  /* Any move, another search, and the end of the player end it too. */
  setdoku_player_run_to (stage.player, &never, 1, 1);
  setdoku_player_seek (stage.player, 10);
  g_assert_false (setdoku_player_is_finding (stage.player, NULL));
  setdoku_player_run_to (stage.player, &never, 1, -1);
  setdoku_player_play (stage.player, 1);
  g_assert_false (setdoku_player_is_finding (stage.player, NULL));
  setdoku_player_run_to (stage.player, &never, 1, 1);
  g_assert_false (setdoku_player_is_playing (stage.player));
  start (&stage, &strategy_ascending, endless, 1);
  g_assert_false (setdoku_player_is_finding (stage.player, NULL));
  setdoku_player_run_to (stage.player, &never, 1, 1);
  frame (&stage);
  stage_clear (&stage);
}

/* The worker has not come there yet. */
static void
test_a_run_waits_for_the_worker (void)
{
  Stage stage;
  Condition late = condition_of ("event=3000000");

  stage_init (&stage, NULL, NULL);
  start (&stage, &strategy_ascending, endless, 1);
  setdoku_player_run_to (stage.player, &late, 1, 1);
  while (setdoku_player_is_finding (stage.player, NULL))
    {
      g_assert_true (frame (&stage));
      g_usleep (100);
    }
  g_assert_cmpint (stage.found, ==, 1);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 3000000);
  stage_clear (&stage);
}

/* The words. */

static void
check_says (const char *text, const char *words)
{
  Condition condition = condition_of (text);
  g_autofree char *said = explain_condition (NULL, &condition);

  g_assert_cmpstr (said, ==, words);
}

static void
check_brief (const char *text, const Event *event, const char *words, const char *stop)
{
  Condition condition = condition_of (text);
  g_autofree char *said = explain_condition_brief (NULL, &condition), *stopped = explain_stop (NULL, &condition, event);

  g_assert_cmpstr (said, ==, words);
  g_assert_cmpstr (stopped, ==, stop);
}

/* On a button, and once it came true. */
static void
test_conditions_have_few_words (void)
{
  const Event guess = { .kind = EVENT_ASSIGN }, dead_end = { .kind = EVENT_WIPEOUT };

  check_brief ("lost=r6c8=5", &guess, "r6c8 loses 5", "Stopped: r6c8 lost 5");
  check_brief ("back=r6c8=5", &guess, "r6c8 gets 5 back", "Stopped: r6c8 got 5 back");
  check_brief ("domain=r6c8<=1", &guess, "r6c8 can hold 1 digit at most", "Stopped: r6c8 can hold 1 digit at most");
  check_brief ("cell=r6c8", &guess, "r6c8 changes", "Stopped: r6c8 changed");
  check_brief ("kind=wipeout", &dead_end, "Every dead end", "Stopped: a dead end");
  check_brief ("depth=30", &guess, "Depth 30", "Stopped: Depth 30");
}

static void
test_conditions_have_words (void)
{
  Condition any = CONDITION_ANY;
  g_autofree char *said = explain_condition (NULL, &any);

  g_assert_cmpstr (said, ==, "Every event");
  check_says ("kind=wipeout", "Every dead end");
  check_says ("kind=wipeout,solution", "Every dead end, Every solution");
  check_says ("lost=r4c5=7", "Row 4, column 5 loses 7");
  check_says ("back=r4c5=7 depth>=3", "Row 4, column 5 gets 7 back · Depth 3 or more");
  check_says ("domain=r4c5<=2", "Row 4, column 5 can hold 2 digits at most");
  check_says ("domain=r4c5<=1 digit=3", "Row 4, column 5 can hold 1 digit at most · Digit 3");
  check_says ("cell=r4c5", "Row 4, column 5 changes");
  check_says ("kind=assign cell=r4c5 digit=7", "Every guess · Row 4, column 5 · Digit 7");
  check_says ("kind=assign choices>=3", "A guess among at least 3");
  check_says ("depth=30", "Depth 30");
  check_says ("event=12400", "Event 12\342\200\257400");
  check_says ("technique=x-wing house=row3,box5 nth=3", "X-wing · Within row 3 and box 5 · No. 3 of these");

  for (int kind = EVENT_START + 1; kind < N_EVENT_KINDS; kind++)
    {
      g_autofree char *every = explain_condition (NULL, &CONDITION_KIND (kind));

      g_assert_cmpstr (every, !=, "");
      g_assert_cmpstr (every, !=, "Every event");
    }
}

static void
check_error (const char *text, const char *words)
{
  Condition condition;
  ConditionError error;
  g_autofree char *said = NULL;

  g_assert_false (condition_parse (text, &condition, &error));
  said = explain_condition_error (&error, text);
  g_assert_cmpstr (said, ==, words);
}

static void
test_errors_have_words (void)
{
  check_error (" ", "No condition is given.");
  check_error ("kind=wipeout dpeth=3", "“dpeth=3” is not understood.");
  check_error ("\377", "“\357\277\275” is not understood.");
  check_error ("depth=three", "“depth=three” makes no sense: there is no such value.");
  check_error ("depth=3 depth=4", "“depth=4” contradicts what was said before it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/breakpoints/are-a-list", test_breakpoints_are_a_list);
  g_test_add_func ("/breakpoints/playing-stops-there", test_playing_stops_there);
  g_test_add_func ("/breakpoints/a-run-is-as-good-as-a-list", test_a_run_is_as_good_as_a_list);
  g_test_add_func ("/breakpoints/a-run-can-be-cancelled", test_a_run_can_be_cancelled);
  g_test_add_func ("/breakpoints/a-run-waits-for-the-worker", test_a_run_waits_for_the_worker);
  g_test_add_func ("/condition/has-words", test_conditions_have_words);
  g_test_add_func ("/breakpoints/few-words", test_conditions_have_few_words);
  g_test_add_func ("/condition/errors-have-words", test_errors_have_words);
  return g_test_run ();
}
