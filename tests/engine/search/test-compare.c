/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-compare.c — the figures of a search are those of all its events; two searches part where their lists of guesses do. */
#include <string.h>

#include "puzzles.h"

#include "engine/search/compare.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

enum { EVENTS = 200000 };              /* of a search at most: some would take hours */

static const char *const puzzles[] = {
  PUZZLE_EMPTY, PUZZLE_BASIC_FILLING, PUZZLE_NEEDS_A_GUESS, PUZZLE_DEAD_AT_ONCE, PUZZLE_FOUR_SOLUTIONS,
  PUZZLE_ANTI_BRUTE_FORCE,
};

static Trace
entrant_of (const Strategy *strategy)
{
  return (Trace) { .strategy = strategy, .options = strategy->defaults, .seed = 7 };
}

static Trace
explorer (int cell, int inference, int undo)
{
  Trace entrant = entrant_of (&strategy_explore);

  entrant.options.cell = (uint8_t) cell;
  entrant.options.inference = (uint8_t) inference;
  entrant.options.undo = (uint8_t) undo;
  return entrant;
}

/* The search's events, up to so many. */
static GArray *
log_of (const Trace *entrant, const Board *board, unsigned max)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_autofree void *state = g_malloc (entrant->strategy->size (&entrant->options));
  Event event;

  entrant->strategy->start (state, board, &entrant->options, entrant->seed);
  while (events->len < max && entrant->strategy->step (state, &event))
    g_array_append_val (events, event);
  return events;
}

static Trial *
new_trial (const Trace *entrant, const Board *board, uint64_t max_nodes, uint64_t max_events)
{
  Trial *trial = trial_new (&(Trace) { .strategy = entrant->strategy, .board = *board, .options = entrant->options,
                                       .seed = entrant->seed }, max_nodes, max_events);

  g_assert_nonnull (trial);
  return trial;
}

static void
check_against_log (const Trace *entrant, const char *puzzle)
{
  Board board = board_of (puzzle);
  g_autoptr (GArray) events = log_of (entrant, &board, EVENTS);
  Trial *trial = new_trial (entrant, &board, 0, EVENTS);
  uint64_t of_kind[N_EVENT_KINDS] = { 0 };
  TrialFigures figures;

  for (unsigned i = 0; i < events->len; i++)
    of_kind[g_array_index (events, Event, i).kind]++;

  while (trial_run (trial, 777))
    ;
  g_assert_false (trial_run (trial, 1));
  trial_get (trial, &figures);
  g_assert_cmpmem (figures.of_kind, sizeof figures.of_kind, of_kind, sizeof of_kind);
  g_assert_cmpuint (figures.events, ==, events->len);
  g_assert_cmpuint (figures.counters.nodes, ==, of_kind[EVENT_ASSIGN]);
  g_assert_cmpuint (figures.counters.backtracks, ==, of_kind[EVENT_UNDO_ASSIGN]);
  g_assert_true (figures.capped == (events->len == EVENTS && figures.outcome == OUTCOME_RUNNING));
  g_assert_cmpuint (figures.state_bytes, ==, entrant->strategy->size (&entrant->options));
  trial_free (trial);
}

static void
figures_are_those_of_all_events (void)
{
  for (int s = 0; strategies[s]; s++)
    for (size_t p = 0; p < G_N_ELEMENTS (puzzles); p++)
      {
        Trace entrant = entrant_of (strategies[s]);

        check_against_log (&entrant, puzzles[p]);
      }
}

static void
a_whole_search_has_the_figures_of_solve (void)
{
  g_autoptr (GArray) boards = puzzles_load ("euler50");

  for (unsigned i = 0; i < boards->len; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);
      Trace entrant = explorer (CELL_LINEAR, i % 2 ? INFERENCE_NONE : INFERENCE_FORWARD, UNDO_TRAIL);
      Trial *trial = new_trial (&entrant, board, 0, 0);
      TrialFigures figures;
      SolveResult result;

      solve (&(Trace) { .strategy = entrant.strategy, .board = *board, .options = entrant.options,
                        .seed = entrant.seed }, NULL, &result);
      g_assert_false (trial_run (trial, UINT64_MAX));
      trial_get (trial, &figures);
      g_assert_cmpmem (&figures.counters, sizeof figures.counters, &result.counters, sizeof result.counters);
      g_assert_cmpuint (figures.events, ==, result.events);
      g_assert_cmpint (figures.outcome, ==, OUTCOME_SOLVED);
      g_assert_false (figures.capped);
      trial_free (trial);
    }
}

static void
a_limit_caps_at_exactly_that_many (void)
{
  Board board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  Trace entrant = entrant_of (&strategy_ascending);
  TrialFigures figures;
  Trial *trial = new_trial (&entrant, &board, 1000, 0);

  g_assert_false (trial_run (trial, UINT64_MAX));
  trial_get (trial, &figures);
  g_assert_true (figures.capped);
  g_assert_cmpint (figures.outcome, ==, OUTCOME_RUNNING);
  g_assert_cmpuint (figures.counters.nodes, ==, 1000);
  trial_free (trial);

  trial = new_trial (&entrant, &board, 1000, 500);
  g_assert_true (trial_run (trial, 499));
  g_assert_false (trial_run (trial, 499));
  trial_get (trial, &figures);
  g_assert_true (figures.capped);
  g_assert_cmpuint (figures.events, ==, 500);
  trial_free (trial);
}

static void
who_ends_at_the_limit_is_not_capped (void)
{
  Board board = board_of (PUZZLE_NEEDS_A_GUESS);
  Trace entrant = entrant_of (&strategy_ascending);
  TrialFigures whole, figures;
  Trial *trial = new_trial (&entrant, &board, 0, 0);

  g_assert_false (trial_run (trial, UINT64_MAX));
  trial_get (trial, &whole);
  trial_free (trial);

  trial = new_trial (&entrant, &board, 0, whole.events);
  g_assert_false (trial_run (trial, UINT64_MAX));
  trial_get (trial, &figures);
  g_assert_false (figures.capped);
  g_assert_cmpint (figures.outcome, ==, whole.outcome);
  g_assert_cmpuint (figures.events, ==, whole.events);
  trial_free (trial);
}

/* The longest trail that show () ever has; what a step adds and takes off again would be missed, but each is one entry. */
static uint64_t
longest_shown (const Trace *entrant, const Board *board)
{
  g_autofree void *state = g_malloc (entrant->strategy->size (&entrant->options));
  uint64_t longest = 0;
  SearchView view;
  Event event;

  entrant->strategy->start (state, board, &entrant->options, entrant->seed);
  while (entrant->strategy->step (state, &event))
    {
      entrant->strategy->show (state, &view);
      longest = MAX (longest, (uint64_t) view.n_trail);
    }
  return longest;
}

static void
the_memory_of_undo_is_the_longest_trail_or_the_deepest_copies (void)
{
  Board board = board_of (PUZZLE_NEEDS_A_GUESS);

  for (int inference = INFERENCE_NONE; inference <= INFERENCE_SINGLES; inference++)
    {
      Trace trail = explorer (CELL_MRV, inference, UNDO_TRAIL), copy = explorer (CELL_MRV, inference, UNDO_COPY);
      Trial *trials[] = { new_trial (&trail, &board, 0, 0), new_trial (&copy, &board, 0, 0) };
      TrialFigures figures[2];

      for (int i = 0; i < 2; i++)
        {
          g_assert_false (trial_run (trials[i], UINT64_MAX));
          trial_get (trials[i], &figures[i]);
          trial_free (trials[i]);
        }
      g_assert_cmpuint (figures[0].undo_bytes, ==, 2 * longest_shown (&trail, &board));
      g_assert_cmpuint (figures[1].counters.max_depth, >, 0);
      g_assert_cmpuint (figures[1].undo_bytes % figures[1].counters.max_depth, ==, 0);
      /* Of 81 cells each copy has at least what they can hold, and the digit. */
      g_assert_cmpuint (figures[1].undo_bytes, >=, figures[1].counters.max_depth * 81 * 3);
      g_assert_cmpuint (figures[1].undo_bytes, <=, figures[1].counters.max_depth * 81 * 4);
    }
}

/* Divergence */

/* The next guess after event number `from` of the log, counted from 1; 0: there is none. */
static unsigned
next_guess (const GArray *events, unsigned from)
{
  for (unsigned i = from; i < events->len; i++)
    if (g_array_index (events, Event, i).kind == EVENT_ASSIGN)
      return i + 1;

  return 0;
}

/* By the whole logs. */
static Divergence
naive_divergence (const GArray *a, const GArray *b)
{
  Divergence found = { .kind = DIVERGENCE_NONE };
  unsigned at[2] = { 0, 0 };

  for (;; found.same++)
    {
      at[0] = next_guess (a, at[0]);
      at[1] = next_guess (b, at[1]);
      if (!at[0] && !at[1])
        return found;
      if (!at[0] || !at[1] || g_array_index (a, Event, at[0] - 1).cell != g_array_index (b, Event, at[1] - 1).cell
          || g_array_index (a, Event, at[0] - 1).digit != g_array_index (b, Event, at[1] - 1).digit)
        break;
    }

  found.kind = DIVERGENCE_FOUND;
  found.step[0] = at[0] ? at[0] : a->len;
  found.step[1] = at[1] ? at[1] : b->len;
  return found;
}

static void
check_divergence (const Trace *a, const Trace *b, const Board *board)
{
  g_autoptr (GArray) first = log_of (a, board, UINT_MAX);
  g_autoptr (GArray) second = log_of (b, board, UINT_MAX);
  Divergence expected = naive_divergence (first, second), found;
  Trace on_a = *a, on_b = *b;

  on_a.board = on_b.board = *board;
  g_assert_true (divergence_find (&found, &on_a, &on_b, 0, NULL));
  g_assert_cmpint (found.kind, ==, expected.kind);
  g_assert_cmpuint (found.same, ==, expected.same);
  if (found.kind != DIVERGENCE_FOUND)
    return;
  g_assert_cmpuint (found.step[0], ==, expected.step[0]);
  g_assert_cmpuint (found.step[1], ==, expected.step[1]);
  if (found.step[0])
    g_assert_true (event_equal (&found.event[0], &g_array_index (first, Event, found.step[0] - 1)));
  if (found.step[1])
    g_assert_true (event_equal (&found.event[1], &g_array_index (second, Event, found.step[1] - 1)));
}

static void
searches_part_where_their_guesses_do (void)
{
  g_autoptr (GArray) boards = puzzles_load ("exchange-hard");
  Trace entrants[] = {
    entrant_of (&strategy_sets), explorer (CELL_MRV, INFERENCE_FORWARD, UNDO_TRAIL),
    explorer (CELL_MRV_DEGREE, INFERENCE_FORWARD, UNDO_TRAIL), explorer (CELL_MRV_DEGREE, INFERENCE_SINGLES, UNDO_TRAIL),
    explorer (CELL_MRV, INFERENCE_FORWARD, UNDO_COPY),
  };

  for (unsigned i = 0; i < 20; i++)
    for (size_t a = 0; a < G_N_ELEMENTS (entrants); a++)
      for (size_t b = 0; b < G_N_ELEMENTS (entrants); b++)
        check_divergence (&entrants[a], &entrants[b], &g_array_index (boards, Board, i));
}

static bool
count_down (void *left)
{
  return *(int *) left == 0 || --*(int *) left == 0;
}

static void
a_divergence_that_is_not_reached_stays_open (void)
{
  Board board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  Trace a = entrant_of (&strategy_ascending), b = explorer (CELL_LINEAR, INFERENCE_NONE, UNDO_TRAIL);
  int left = 0;
  Stop stop = { count_down, &left };
  Divergence found;

  a.board = b.board = board;
  /* They are the same search. */
  g_assert_true (divergence_find (&found, &a, &b, 10000, NULL));
  g_assert_cmpint (found.kind, ==, DIVERGENCE_OPEN);
  g_assert_cmpuint (found.same, >, 1000);
  g_assert_cmpuint (found.same, <, 10000);

  g_assert_true (divergence_find (&found, &a, &b, 0, &stop));
  g_assert_cmpint (found.kind, ==, DIVERGENCE_OPEN);
  g_assert_cmpuint (found.same, ==, 0);
}

/* Where many techniques find nothing, a step is looked into; and looking changes nothing. */
static void
a_divergence_is_left_in_the_midst_of_a_step (void)
{
  enum { ASKS = 1000000 };
  Trace a = entrant_of (&strategy_logic);
  Divergence found;
  int left = ASKS, asked;
  Stop stop = { count_down, &left };

  a.board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  g_assert_true (divergence_find (&found, &a, &a, 1, &stop));
  g_assert_cmpint (found.kind, ==, DIVERGENCE_OPEN);
  g_assert_cmpint (ASKS - left, >, 2 + 2);
  left = ASKS;
  g_assert_true (divergence_find (&found, &a, &a, 0, &stop));
  g_assert_cmpint (found.kind, ==, DIVERGENCE_NONE);
  asked = ASKS - left;
  for (int share = 1; share < 12; share++)
    {
      left = asked * share / 12;
      g_assert_true (divergence_find (&found, &a, &a, 0, &stop));
      g_assert_cmpint (found.kind, ==, DIVERGENCE_OPEN);
    }
}

/* A steered search parts from the plain one where it is steered. */
static void
a_steered_search_parts_where_it_is_steered (void)
{
  Trace a = entrant_of (&strategy_ascending), b = a;
  Divergence found;

  g_assert_true (steering_add (&b.steering, 3, 3, 9));
  g_assert_true (divergence_find (&found, &a, &b, 0, NULL));
  g_assert_cmpint (found.kind, ==, DIVERGENCE_FOUND);
  g_assert_cmpuint (found.same, ==, 3);
  g_assert_cmpuint (found.step[1], ==, 4);
  g_assert_cmpint (found.event[1].digit, ==, 9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/figures-are-those-of-all-events", figures_are_those_of_all_events);
  g_test_add_func ("/compare/a-whole-search-has-the-figures-of-solve", a_whole_search_has_the_figures_of_solve);
  g_test_add_func ("/compare/a-limit-caps-at-exactly-that-many", a_limit_caps_at_exactly_that_many);
  g_test_add_func ("/compare/who-ends-at-the-limit-is-not-capped", who_ends_at_the_limit_is_not_capped);
  g_test_add_func ("/compare/the-memory-of-undo-is-the-longest-trail-or-the-deepest-copies",
                   the_memory_of_undo_is_the_longest_trail_or_the_deepest_copies);
  g_test_add_func ("/compare/searches-part-where-their-guesses-do", searches_part_where_their_guesses_do);
  g_test_add_func ("/compare/a-divergence-that-is-not-reached-stays-open", a_divergence_that_is_not_reached_stays_open);
  g_test_add_func ("/compare/a-divergence-is-left-in-the-midst-of-a-step", a_divergence_is_left_in_the_midst_of_a_step);
  g_test_add_func ("/compare/a-steered-search-parts-where-it-is-steered", a_steered_search_parts_where_it_is_steered);
  return g_test_run ();
}
