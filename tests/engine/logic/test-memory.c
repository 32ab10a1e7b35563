/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-memory.c — when memory is short a technique that needs it finds less, leaks nothing and says nothing wrong; and what
 * is built on it, a score, a made puzzle or a watched ladder, is right or absent. */
#include <glib.h>
#include <string.h>

#include "../../short-memory.h"

#include "engine/logic/route.h"
#include "engine/logic/score.h"
#include "engine/logic/verdict.h"
#include "engine/make/climb.h"
#include "engine/make/generate.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"

/* Of exchange_diabolical; it has chains at once. */
#define PUZZLE "000600450004090001070013090090000104045000920201000070050360010900070500012005000"

enum { CAPACITY = 4096 };

static int
search (const Technique *technique, const Position *position, Deduction *found)
{
  Finds finds = { .found = found, .capacity = CAPACITY, .variant = 4 };

  technique_search (technique, position, &finds);
  return finds.n;
}

/* Each allocation fails once, until there are no more to fail. */
static void
check_technique (const Technique *technique, const Position *position, Deduction *all, Deduction *some)
{
  int n_all = search (technique, position, all), n_before = n_live, failure = 0;

  for (bool failed = true; failed; failure++)
    {
      int n;

      until_failure = failure;
      n = search (technique, position, some);
      failed = until_failure < 0;
      until_failure = -1;

      g_assert_cmpint (n_live, ==, n_before);
      g_assert_cmpint (n, <=, n_all);
      for (int i = 0; i < n; i++)
        {
          bool known = false;

          for (int j = 0; j < n_all && !known; j++)
            known = deduction_same_effect (&some[i], &all[j]);
          g_assert_true (known);
        }
    }
  if (technique->family == FAMILY_FORCING)
    g_assert_cmpint (failure, >, 3);
}

static void
a_failure_finds_less (void)
{
  Deduction *all = g_new (Deduction, CAPACITY), *some = g_new (Deduction, CAPACITY);
  Board      board;
  Position   position;

  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  for (const Technique *row = techniques; row->id; row++)
    if (row->family == FAMILY_CHAINS || row->family == FAMILY_ALMOST_LOCKED || row->family == FAMILY_FORCING
        || g_str_has_prefix (row->id, "kraken"))
      check_technique (row, &position, all, some);
  g_free (all);
  g_free (some);
}

/* Each allocation fails once. A rating is right, or it is absent. */
static void
a_score_is_right_or_absent (void)
{
  Board board;
  Score whole;
  int   absent = 0;

  g_assert_true (board_parse (&board, PUZZLE));
  score_start (&whole, &board);
  score_run (&whole);
  g_assert_cmpint (whole.ladder.outcome, ==, LADDER_SOLVED);
  for (int failure = 0, failed = 1; failed; failure++)
    {
      Score score;

      until_failure = failure;
      score_start (&score, &board);
      score_run (&score);
      failed = until_failure < 0;
      until_failure = -1;
      if (score.ladder.outcome != LADDER_NO_MEMORY)
        {
          g_assert_cmpint (score.ladder.outcome, ==, LADDER_SOLVED);
          g_assert_cmpint (score.ladder.score, ==, whole.ladder.score);
          g_assert_cmpint (score.ladder.n_steps, ==, whole.ladder.n_steps);
        }
      absent += score.ladder.outcome == LADDER_NO_MEMORY;
      g_assert_cmpint (score.ladder.outcome == LADDER_NO_MEMORY, ==, failed);
    }
  g_assert_cmpint (absent, >, 3);
}

/* The same for who climbs, and asks whether cheaper techniques are enough. */
static void
a_climb_is_right_or_absent (void)
{
  TechniqueSet below = climb_below ((int) (technique_find ("forcing-chain") - techniques));
  Board        board;
  Climb        climb;
  ClimbOutcome whole;
  int          absent = 0;

  g_assert_true (board_parse (&board, PUZZLE));
  climb_start (&climb, &below);
  whole = climb_run (&climb, &board, NULL, NULL);
  g_assert_cmpint (whole, !=, CLIMB_NO_MEMORY);
  for (int failure = 0, failed = 1; failed; failure++)
    {
      ClimbOutcome outcome;

      until_failure = failure;
      outcome = climb_run (&climb, &board, NULL, NULL);
      failed = until_failure < 0;
      until_failure = -1;
      g_assert_cmpint (outcome, ==, failed ? CLIMB_NO_MEMORY : whole);
      absent += failed;
    }
  g_assert_cmpint (absent, >, 3);
}

/* And for who makes: the puzzle is the one of the seed, or there is none. */
static void
a_made_puzzle_is_right_or_absent (void)
{
  GenerateWork *work = generate_work_new ();
  Wish          wish;
  Made          whole, made;
  int           absent = 0;
  Generate      generate;

  wish_init (&wish);
  wish.score_min = 2500;
  wish.score_max = 8000;
  generate_start (&generate, &wish, 4, 0);
  g_assert_cmpint (generate_run (&generate, work, 1000, &whole), ==, GENERATE_MADE);
  for (int failure = 0, failed = 1; failed && failure < 200; failure++)
    {
      GenerateOutcome outcome;

      generate_start (&generate, &wish, 4, 0);
      until_failure = failure;
      outcome = generate_run (&generate, work, 1000, &made);
      failed = until_failure < 0;
      until_failure = -1;
      g_assert_cmpint (outcome, ==, failed ? GENERATE_REFUSED : GENERATE_MADE);
      g_assert_true (failed || (made.score == whole.score && memcmp (&made.puzzle, &whole.puzzle, sizeof made.puzzle) == 0));
      absent += failed;
    }
  g_assert_cmpint (absent, >, 3);
  generate_work_free (work);
}

/* And for who watches: a search ends as it would have, or says that it is not known. */
static Outcome
watch (const Trace *trace, uint64_t *n_events)
{
  static SearchState state;
  static SearchView  view;
  Event              event;

  trace_start (trace, state);
  for (*n_events = 0; trace->strategy->step (state, &event); ++*n_events)
    continue;
  trace->strategy->show (state, &view);
  g_assert_cmpint (view.outcome == OUTCOME_NO_MEMORY, ==, event.kind == EVENT_DONE && event.reason == REASON_NO_MEMORY);
  return view.outcome;
}

static void
a_watched_ladder_is_right_or_absent (void)
{
  Trace    trace = { .strategy = &strategy_logic, .options = strategy_logic.defaults };
  Outcome  whole;
  uint64_t n_whole, n;
  int      absent = 0;

  g_assert_true (board_parse (&trace.board, PUZZLE));
  whole = watch (&trace, &n_whole);
  g_assert_cmpint (whole, ==, OUTCOME_SOLVED);
  for (int failure = 0, failed = 1; failed; failure = 2 * failure + 1)
    {
      Outcome outcome;

      until_failure = failure;
      outcome = watch (&trace, &n);
      failed = until_failure < 0;
      until_failure = -1;
      g_assert_cmpint (outcome, ==, failed ? OUTCOME_NO_MEMORY : whole);
      g_assert_true (failed || n == n_whole);
      absent += failed;
    }
  g_assert_cmpint (absent, >, 3);
}

/* Digging does not put a clue back because it could not look. */
static void
a_watched_digging_is_right_or_absent (void)
{
  Trace    trace = { .strategy = &strategy_potential, .options = strategy_potential.defaults, .seed = 5 };
  uint64_t n;

  g_assert_true (search_options_set (&trace.options, strategy_potential.switches, "methods", "ns,hs,forcing-chain") == OPTION_OK);
  g_assert_cmpint (watch (&trace, &n), ==, OUTCOME_DUG);
  until_failure = 0;
  all_fail = true;
  g_assert_cmpint (watch (&trace, &n), ==, OUTCOME_NO_MEMORY);
  until_failure = -1;
  all_fail = false;
}

/* A verdict does not call for a guess because the ladder could not be climbed. */
static void
a_verdict_is_right_or_absent (void)
{
  Board   board;
  Verdict verdict;

  g_assert_true (board_parse (&board, PUZZLE));
  verdict_reach (&verdict, &board, ladder_profiles, NULL, NULL);
  g_assert_cmpint (verdict.kind, ==, VERDICT_TECHNIQUE);
  until_failure = 0;
  all_fail = true;
  verdict_reach (&verdict, &board, ladder_profiles, NULL, NULL);
  until_failure = -1;
  all_fail = false;
  g_assert_cmpint (verdict.kind, ==, VERDICT_UNKNOWN);
}

/* On HoDoKu's own ladder the next step is the one that it is, or it is said that memory was short; so is what is tried on a rung. */
static void
a_step_of_hodoku_s_is_right_or_absent (void)
{
  static Deduction whole, found;
  Board    board;
  Position position;
  Ladder   ladder;
  int      n_short = 0, n_right = 0;
  bool     ran_out;

  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  position.unique = true;
  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  g_assert_true (ladder.exact);
  while (ladder_find (&ladder, &whole, &ran_out) && whole.technique->family == FAMILY_SINGLES)
    ladder_take (&ladder, &whole);
  for (int failure = 0, failed = 1; failed; failure++)
    {
      bool step, tried;
      Ladder other = ladder;

      until_failure = failure;
      step = ladder_find (&ladder, &found, &ran_out);
      failed = until_failure < 0;
      until_failure = -1;
      if (step)
        g_assert_true (deduction_same_effect (&found, &whole) && found.technique == whole.technique);
      g_assert_true (step || ran_out);
      n_short += !step;
      n_right += step;

      until_failure = failure;
      for (int rung = 0; rung < other.n_rows; rung++)
        {
          tried = ladder_try (&other, rung, NULL, &ran_out);
          if (tried)
            g_assert_true (ladder.row[rung] == whole.technique - techniques);
          if (tried || ran_out)
            break;
        }
      until_failure = -1;
    }
  g_assert_cmpint (n_short, >, 0);
  g_assert_cmpint (n_right, >, 0);
}

/* A way up is one, or it is said that memory was short; steps that could have been left out may stay. */
static void
a_route_is_right_or_absent (void)
{
  Board    board;
  Position start;

  g_assert_true (board_parse (&board, "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"));
  position_from_board (&start, &board);
  start.unique = true;
  for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
    {
      int n_short = 0;

      for (int failure = 0, failed = 1; failed; failure = failure < 6 ? failure + 1 : failure * 5 / 3)
        {
          int      n_before = n_live;
          Position position = start;
          Route    route;

          until_failure = failure;
          route_find (&route, &start, ladder_profiles, NULL, (RouteKind) kind, NULL);
          failed = until_failure < 0;
          until_failure = -1;
          for (int i = 0; i < route.n; i++)
            deduction_apply (&route.steps[i].deduction, &position);
          g_assert_cmpint (route.outcome == LADDER_SOLVED, ==, position_is_solved (&position));
          g_assert_true (route.outcome == LADDER_SOLVED || (failed && route.outcome == LADDER_NO_MEMORY));
          n_short += route.outcome == LADDER_NO_MEMORY;
          route_clear (&route);
          g_assert_cmpint (n_live, ==, n_before);
        }
      g_assert_cmpint (n_short, >, 0);
    }
}

/* The next step of HoDoKu's ladder, at each place of the way. */
static void
a_next_step_is_right_or_absent (void)
{
  Deduction next, other;
  Position  position;
  Ladder    ladder;
  Board     board;
  int       absent = 0;

  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  position.unique = true;
  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  g_assert_true (ladder.exact);
  while (ladder_goes_on (&ladder) && ladder_find (&ladder, &next, NULL))
    {
      for (int failure = 0, failed = 1; failed; failure++)
        {
          bool found, out_of_memory = false;

          until_failure = failure;
          found = ladder_find (&ladder, &other, &out_of_memory);
          failed = until_failure < 0;
          until_failure = -1;
          g_assert_true (found != out_of_memory);
          g_assert_true (!found || deduction_same_effect (&next, &other));
          absent += out_of_memory;
        }
      ladder_take (&ladder, &next);
    }
  g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (absent, >, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/memory/a-failure-finds-less", a_failure_finds_less);
  g_test_add_func ("/logic/memory/a-score-is-right-or-absent", a_score_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-climb-is-right-or-absent", a_climb_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-made-puzzle-is-right-or-absent", a_made_puzzle_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-watched-ladder-is-right-or-absent", a_watched_ladder_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-watched-digging-is-right-or-absent", a_watched_digging_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-verdict-is-right-or-absent", a_verdict_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-step-of-hodokus-is-right-or-absent", a_step_of_hodoku_s_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-route-is-right-or-absent", a_route_is_right_or_absent);
  g_test_add_func ("/logic/memory/a-next-step-is-right-or-absent", a_next_step_is_right_or_absent);
  return g_test_run ();
}
