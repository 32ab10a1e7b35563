/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-search-edges.c — searches on boards of any shape where they begin and end: clues that break rules, guesses of the viewer,
 * limits, and which searches are the same. */
#include <string.h>

#include "../any/small-board.h"
#include "engine/any/any-count.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/solve-any.h"

static SearchState state;

/* --- Clues ---------------------------------------------------------------------------------------------------------- */

/* Which rule it is, and which two cells; −1: none. */
static void
check_clash (Rules *rules, const char *givens, int constraint, int cell, int source)
{
  Topology *topology = topology_of (rules);

  for (int s = 0; any_strategies[s]; s++)
    {
      Trace trace = { .strategy = any_strategies[s], .options = any_strategies[s]->defaults, .topology = topology };
      Counters counters;
      Outcome outcome;
      Event event;

      for (int i = 0; givens[i]; i++)
        trace.givens[i] = (uint8_t) value_from_character (givens[i]);
      if (!any_strategy_takes (trace.strategy, topology, &trace.options, NULL))
        continue;
      trace_start (&trace, state);
      g_assert_true (trace_step (&trace, state, 0, &event));
      g_assert_cmpint (event.kind, ==, EVENT_WIPEOUT);
      g_assert_cmpint (event.reason, ==, REASON_BROKEN);
      g_assert_cmpint (event.constraint, ==, constraint + 1);
      g_assert_cmpint (event.cell, ==, cell < 0 ? NO_PLACE : cell);
      g_assert_cmpint (event.source, ==, source < 0 ? NO_PLACE : source);
      g_assert_cmpint (event.house, ==, NO_PLACE);
      g_assert_true (trace_step (&trace, state, 1, &event));
      g_assert_cmpint (event.kind, ==, EVENT_DONE);
      g_assert_false (trace_step (&trace, state, 2, &event));
      trace_figures (&trace, state, NULL, &counters, &outcome);
      g_assert_cmpint (outcome, ==, OUTCOME_NO_SOLUTION);
      g_assert_cmpuint (counters.wipeouts, ==, 1);
    }
  topology_unref (topology);
}

static void
clues_that_break_a_rule_are_told_first (void)
{
  Rules *rules = rules_of_square (4, 2, 2);

  rules->extras = 1u << EXTRA_ANTIKNIGHT;
  check_clash (rules, "1........1......", -1, 9, 0);

  rules = rules_of_square (4, 2, 2);
  rules_put (rules, "less", "0 9");
  check_clash (rules, "3........2......", 0, 0, 9);

  rules = rules_of_square (4, 2, 2);
  rules_put (rules, "less", "5 10");
  rules_put (rules, "odd", "6");
  check_clash (rules, "......2.........", -1, 6, -1);

  rules = rules_of_square (4, 2, 2);
  rules_put (rules, "less", "5 10");
  rules_put (rules, "cage", "3|0 5");
  check_clash (rules, "3...............", 1, -1, -1);
}

/* Who infers sees at once that a clue has left a cell without a value; who does not, when its turn comes. */
static void
clues_that_leave_a_cell_nothing_are_a_dead_end (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));

  for (int s = 0; any_strategies[s]; s++)
    {
      Trace trace = { .strategy = any_strategies[s], .options = any_strategies[s]->defaults, .topology = topology };
      AnySolveResult result;

      memcpy (trace.givens, (uint8_t[16]) { 0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4 }, 16);
      solve_any (&trace, NULL, &result);
      g_assert_cmpint (result.outcome, ==, OUTCOME_NO_SOLUTION);
      g_assert_cmpuint (result.dead_ends[0], ==, 1);
      g_assert_cmpuint (result.counters.nodes, ==, 0);
    }
  topology_unref (topology);
}

/* --- The viewer's guesses ------------------------------------------------------------------------------------------- */

/* 4 × 4 with a cell that is less than another and a cage, or plain; or two grids of 2 × 2 that share a cell. */
typedef enum { BOARD_RULED, BOARD_PLAIN, BOARD_GRIDS, N_BOARDS } BoardKind;

static Topology *
make_board (BoardKind kind)
{
  Rules *rules = kind == BOARD_GRIDS ? rules_of_square (2, 0, 0) : rules_of_square (4, 2, 2);

  if (kind == BOARD_GRIDS)
    {
      rules->rows = rules->columns = 3;
      rules->n_grids = 2;
      rules->grid[1] = 4;
    }
  if (kind == BOARD_RULED)
    {
      rules_put (rules, "less", "0 9");
      rules_put (rules, "cage", "5|1 2");
    }
  return topology_of (rules);
}

static uint64_t
count_solutions (const Topology *topology)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  AnyCount *count = any_count_new (topology);

  any_count_run (count, NULL, UINT64_MAX, NULL, NULL, result);
  any_count_free (count);
  return result->n_solutions;
}

/* Whatever is guessed, and wherever: what can be is carried out as asked, what cannot leaves the search as it was, and in the end
 * all solutions have been met, each once. Returns how many guesses could be. */
static uint64_t
check_guesses (const Strategy *strategy, const SearchOptions *options, const Topology *topology)
{
  uint64_t wanted = count_solutions (topology), n_chosen = 0;
  Trace trace = { .strategy = strategy, .options = *options, .topology = (Topology *) topology };
  Counters counters;
  Outcome outcome;
  Event event;

  trace.options.solutions = 2000;
  trace_start (&trace, state);
  for (uint64_t step = 0;; step++)
    {
      int cell = g_test_rand_int_range (0, 20), value = g_test_rand_int_range (1, 5);
      bool asked = g_test_rand_int_range (0, 3) > 0;

      trace.steering = (Steering) { 0 };
      if (asked)
        g_assert_true (steering_add (&trace.steering, step, g_test_rand_int_range (0, 8) ? cell : cell + 600, value));
      if (!trace_step (&trace, state, step, &event))
        break;
      if (event.kind == EVENT_ASSIGN && event.reason == REASON_CHOSEN)
        {
          g_assert_true (asked);
          g_assert_cmpint (event.cell, ==, cell);
          g_assert_cmpint (event.digit, ==, value);
          n_chosen++;
        }
    }
  trace_figures (&trace, state, NULL, &counters, &outcome);
  g_assert_cmpuint (counters.solutions, ==, wanted);
  g_assert_cmpint (outcome, ==, OUTCOME_SOLVED);
  return n_chosen;
}

static void
guesses_lose_no_solution (void)
{
  uint64_t n_chosen[8] = { 0 };

  for (int round = 0; round < 4; round++)
    for (BoardKind kind = 0; kind < N_BOARDS; kind++)
      {
        Topology *topology = make_board (kind);

        for (int s = 0; any_strategies[s]; s++)
          for (int cell = CELL_LINEAR; cell <= CELL_MRV_DEGREE; cell++)
            for (int inference = INFERENCE_NONE; inference <= INFERENCE_SINGLES; inference++)
              {
                SearchOptions options = any_strategies[s]->defaults;

                if (!any_strategies[s]->any->guess || !any_strategy_takes (any_strategies[s], topology, &options, NULL))
                  continue;
                if (any_strategies[s]->switches & 1u << SWITCH_CELL)
                  {
                    options.cell = (uint8_t) cell;
                    options.inference = (uint8_t) inference;
                  }
                n_chosen[s] += check_guesses (any_strategies[s], &options, topology);
              }
        topology_unref (topology);
      }
  for (int s = 0; any_strategies[s]; s++)
    g_assert_cmpint (n_chosen[s] > 100, ==, any_strategies[s]->any->guess != NULL);
}

/* --- To the end ----------------------------------------------------------------------------------------------------- */

typedef struct { uint64_t n_guesses, n_dead; } Decisions;

static void
note_decision (void *user, int cell, int digit)
{
  Decisions *decisions = user;

  g_assert_cmpint (cell, <, 16);
  *(digit ? &decisions->n_guesses : &decisions->n_dead) += 1;
}

static void
a_search_is_run_to_its_end_or_a_limit (void)
{
  static const uint8_t first[16] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };
  Topology *topology = make_board (BOARD_PLAIN);
  const Strategy *order = any_strategy_find ("any-order");
  Trace trace = { .strategy = order, .options = order->defaults, .topology = topology };
  Decisions decisions = { 0 };
  atomic_bool cancelled = true;
  uint64_t dead = 0;
  AnySolveResult result;

  g_assert_null (any_strategy_find ("in-order"));
  trace.options.solutions = 300;
  solve_any (&trace, &(SolveLimits) { .decide = note_decision, .user = &decisions }, &result);
  g_assert_cmpint (result.outcome, ==, OUTCOME_SOLVED);
  g_assert_cmpuint (result.counters.solutions, ==, 288);
  g_assert_cmpmem (result.solution, 16, first, 16);              /* the lowest of all */
  g_assert_cmpuint (decisions.n_guesses, ==, result.counters.nodes);
  for (int cell = 0; cell < 16; cell++)
    dead += result.dead_ends[cell];
  g_assert_cmpuint (decisions.n_dead, ==, dead);
  g_assert_cmpuint (dead, ==, result.counters.wipeouts);
  for (int cell = 0; cell < 16; cell++)
    g_assert_cmpint (result.last[cell], ==, 0);

  solve_any (&trace, &(SolveLimits) { .max_nodes = 7 }, &result);
  g_assert_cmpint (result.outcome, ==, OUTCOME_RUNNING);
  g_assert_cmpuint (result.counters.nodes, ==, 7);
  g_assert_cmpint (result.solution[0], ==, 0);

  solve_any (&trace, &(SolveLimits) { .cancel = &cancelled }, &result);
  g_assert_cmpint (result.outcome, ==, OUTCOME_RUNNING);
  g_assert_cmpuint (result.events, <, 200);
  cancelled = false;
  solve_any (&trace, &(SolveLimits) { .cancel = &cancelled }, &result);
  g_assert_cmpint (result.outcome, ==, OUTCOME_SOLVED);
  topology_unref (topology);
}

/* A steer to a cell that the board has not, and any of a search that does not guess, change nothing. */
static void
a_steer_beyond_the_board_is_none (void)
{
  Topology *topology = make_board (BOARD_PLAIN);

  for (int s = 0; any_strategies[s]; s++)
    {
      Trace plain = { .strategy = any_strategies[s], .options = any_strategies[s]->defaults, .topology = topology }, steered = plain;
      static SearchState other;
      bool more = true;

      steered.steering = (Steering) { .n = 1, .at = { { 1, 200, 1 } } };
      trace_start (&plain, state);
      trace_start (&steered, other);
      for (uint64_t cursor = 0; more && cursor < 20; cursor++)
        {
          Event event, expected;

          more = trace_step (&steered, other, cursor, &event);
          g_assert_cmpint (more, ==, trace_step (&plain, state, cursor, &expected));
          g_assert_true (!more || event_equal (&event, &expected));
        }
    }
  topology_unref (topology);
}

/* --- Which are the same --------------------------------------------------------------------------------------------- */

static void
a_puzzle_is_its_board_and_its_clues (void)
{
  const Strategy *order = any_strategy_find ("any-order");
  Topology *plain = make_board (BOARD_PLAIN), *again = make_board (BOARD_PLAIN), *other = make_board (BOARD_RULED);
  Trace trace = { .strategy = order, .options = order->defaults, .topology = plain }, with = trace;

  g_assert_true (trace_same_puzzle (&trace, &with) && trace_equal (&trace, &with));
  with.topology = again;
  g_assert_true (trace_same_puzzle (&trace, &with));
  with.givens[15] = 1;
  g_assert_false (trace_same_puzzle (&trace, &with) || trace_equal (&trace, &with));
  with = trace;
  with.topology = other;
  g_assert_false (trace_same_puzzle (&trace, &with));
  with.topology = NULL;
  g_assert_false (trace_same_puzzle (&trace, &with) || trace_same_puzzle (&with, &trace));
  with = trace;
  steering_add (&with.steering, 3, 4, 1);
  g_assert_true (trace_same_puzzle (&trace, &with));
  g_assert_false (trace_equal (&trace, &with));
  topology_unref (plain);
  topology_unref (again);
  topology_unref (other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-search-edges/clues-that-break-a-rule-are-told-first", clues_that_break_a_rule_are_told_first);
  g_test_add_func ("/any-search-edges/clues-that-leave-a-cell-nothing-are-a-dead-end", clues_that_leave_a_cell_nothing_are_a_dead_end);
  g_test_add_func ("/any-search-edges/guesses-lose-no-solution", guesses_lose_no_solution);
  g_test_add_func ("/any-search-edges/a-search-is-run-to-its-end-or-a-limit", a_search_is_run_to_its_end_or_a_limit);
  g_test_add_func ("/any-search-edges/a-puzzle-is-its-board-and-its-clues", a_puzzle_is_its_board_and_its_clues);
  g_test_add_func ("/any-search-edges/a-steer-beyond-the-board", a_steer_beyond_the_board_is_none);
  return g_test_run ();
}
