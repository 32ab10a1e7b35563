/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-short-memory.c — where a technique has not the memory that it needs, nothing is said to be stuck: who asks for a hint, a
 * path, practice or the rule that a guess lacked is told that it is not known. */
#include <string.h>

#include "../../short-memory.h"
#include "engine/fast/count.h"
#include "model/teach/path-now.h"
#include "model/teach/practice.h"
#include "model/teach/rating.h"
#include "model/teach/rescue.h"

/* Of exchange_diabolical; it has chains at once. */
#define PUZZLE "000600450004090001070013090090000104045000920201000070050360010900070500012005000"
#define SENTENCE "There was not enough memory to look further."

static const Technique *needed;
static Position         at_chain;      /* the next step is one that needs memory */
static uint8_t          solution[COUNT_KEPT][N_CELLS];

static void
run_short (bool is_short)
{
  until_failure = is_short ? 0 : -1;
  all_fail = is_short;
}

static void
find_chain (void)
{
  Board       board;
  CountPuzzle puzzle;
  Ladder      ladder;
  Deduction   next;
  bool        out_of_memory = false;

  g_assert_true (board_parse (&board, PUZZLE));
  count_puzzle_from_board (&puzzle, &board);
  g_assert_cmpint (count_solutions (&puzzle, 2, solution, NULL), ==, 1);
  position_from_board (&at_chain, &board);
  at_chain.unique = true;
  ladder_start (&ladder, &at_chain, ladder_profiles, NULL);
  while (!out_of_memory)
    {
      run_short (true);
      ladder_find (&ladder, &next, &out_of_memory);
      run_short (false);
      at_chain = ladder.position;
      g_assert_true (ladder_find (&ladder, &next, NULL));
      needed = next.technique;
      ladder_take (&ladder, &next);
    }
}

static PathQuestion
question_of (PathStart start)
{
  PathQuestion question = { .start = start, .profile = ladder_profiles };

  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells_has (at_chain.given, cell))
      question.cells[cell].given = at_chain.digit[cell];
  path_enter (&at_chain, question.cells);
  return question;
}

static void
check_words (char *words)
{
  g_assert_cmpstr (words, ==, SENTENCE);
  g_free (words);
}

static void
a_hint_is_not_known (void)
{
  PathQuestion question = question_of (PATH_FROM_POSITION);
  Hint         hint;
  PlaceSet     places;

  hint_find (&hint, question.cells, question.profile, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_STEP);
  run_short (true);
  hint_find (&hint, question.cells, question.profile, NULL, NULL);
  run_short (false);
  g_assert_cmpint (hint.kind, ==, HINT_NO_MEMORY);
  check_words (hint_say (&hint, RUNG_WHERE));
  g_assert_false (hint_can_climb (&hint));
  places = hint_cells (&hint);
  g_assert_true (places_is_empty (&places));
}

static void
a_path_is_not_known (gconstpointer start)
{
  PathQuestion question = question_of (GPOINTER_TO_INT (start));
  Path        *path = path_new (&question);

  run_short (true);
  path_find (path, NULL);
  run_short (false);
  g_assert_true (path->complete);
  g_assert_cmpint (path->trouble, ==, HINT_NO_MEMORY);
  g_assert_cmpstr (path->trouble_words, ==, SENTENCE);
  path_free (path);
}

static void
what_is_open_now_is_not_known (void)
{
  PathQuestion question = question_of (PATH_FROM_POSITION);
  PathNow     *now = path_now_new (&question);

  path_now_find (now, NULL);
  g_assert_cmpint (now->hint.kind, ==, HINT_STEP);
  path_now_free (now);

  /* The next step is found; what else there is is not. */
  now = path_now_new (&question);
  all_fail = true;
  until_failure = 8;
  path_now_find (now, NULL);
  run_short (false);
  g_assert_cmpint (now->hint.kind, ==, HINT_NO_MEMORY);
  g_assert_cmpuint (now->groups->len, ==, 0);
  check_words (hint_say (&now->hint, RUNG_WHERE));
  path_now_free (now);
}

static void
practice_is_not_known (void)
{
  g_autofree char     *list = g_strdup_printf ("%s %s\n", PUZZLE, needed->id);
  g_autofree Practice *practice = g_new0 (Practice, 1);

  g_assert_true (practice_find (practice, list, needed, 0, NULL));
  g_assert_false (practice->out_of_memory);
  run_short (true);
  g_assert_false (practice_find (practice, list, needed, 0, NULL));
  run_short (false);
  g_assert_true (practice->out_of_memory);
}

static void
a_rescue_is_not_known (void)
{
  Explanation explanation = { 0 };
  Rescue      rescue;
  Board       board;
  int         cell = cells_first (at_chain.empty);
  Digits      wrong;

  board_from_digits (&board, at_chain.digit);
  wrong = digits_difference (board_possible (&board, cell), digits_of (solution[0][cell]));
  rescue_ask (&rescue, &board, cell, digits_first (wrong), 1);
  run_short (true);
  rescue_find (&rescue, NULL);
  run_short (false);
  g_assert_cmpint (rescue.kind, ==, RESCUE_NO_MEMORY);
  rescue_explain (&rescue, &explanation);
  g_assert_cmpstr (explanation.sentence, ==, SENTENCE);
  explanation_clear (&explanation);
}

/* Neither scale has a figure rather than a wrong one; with memory again both have. */
static void
a_rating_is_not_known (void)
{
  SetdokuRating *rating = setdoku_rating_new ();
  Board          board;

  g_assert_true (board_parse (&board, PUZZLE));
  for (int is_short = 1; is_short >= 0; is_short--)
    {
      const RatingReport *report;

      run_short (is_short);
      setdoku_rating_set_board (rating, &board);
      report = setdoku_rating_get_report (rating);
      while (setdoku_rating_is_working (rating))
        g_main_context_iteration (NULL, TRUE);
      run_short (false);
      g_assert_true (report->known);
      g_assert_cmpint (report->se.rated, ==, !is_short);
      g_assert_cmpint (report->hodoku.scored, ==, !is_short);
      setdoku_rating_set_board (rating, NULL);
    }
  g_object_unref (rating);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  find_chain ();
  g_test_add_func ("/short-memory/a-hint-is-not-known", a_hint_is_not_known);
  g_test_add_data_func ("/short-memory/a-path-from-the-clues-is-not-known", GINT_TO_POINTER (PATH_FROM_CLUES), a_path_is_not_known);
  g_test_add_data_func ("/short-memory/a-path-from-here-is-not-known", GINT_TO_POINTER (PATH_FROM_POSITION), a_path_is_not_known);
  g_test_add_func ("/short-memory/what-is-open-now-is-not-known", what_is_open_now_is_not_known);
  g_test_add_func ("/short-memory/practice-is-not-known", practice_is_not_known);
  g_test_add_func ("/short-memory/a-rescue-is-not-known", a_rescue_is_not_known);
  g_test_add_func ("/short-memory/a-rating-is-not-known", a_rating_is_not_known);
  return g_test_run ();
}
