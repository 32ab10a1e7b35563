/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-strategies.c — the contract of strategy.h, for every row of strategies[] and every way to set its
 * switches. */

#include <string.h>

#include "puzzles.h"
#include "search/replay.h"
#include "search/variants.h"

#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

enum { SEED = 7 };

static SearchState state, copy;

static const char *const boards[] = {
  PUZZLE_EMPTY, PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_BASIC_FILLING, PUZZLE_ELIMINATION, PUZZLE_ROW_ANALYSIS,
  PUZZLE_NEEDS_A_GUESS, GRID_IN_ORDER, PUZZLE_FOUR_SOLUTIONS, PUZZLE_DEAD_AT_ONCE, PUZZLE_DEAD_AFTER_ONE,
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4..9.",      /* no solution */
};

static const char *const clashing[] = {
  "1.......1" "........." "........." "........." "........." "........." "........." "........." ".........",
  "5........" "........." "........." "........." "........." "........." "........." "........." "5........",
  "........." "........." "........." "........." "........." "........." "......8.." ".......8." ".........",
  "113456789456789123789123456214365897365897214897214365531642978642978531978531642",
};

typedef void Check (const Strategy *strategy, const SearchOptions *options, const Board *board);

static void
for_every_variant_and_board (Check *check)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (GArray) variants = variants_of (*strategy, false);

      for (unsigned i = 0; i < variants->len; i++)
        {
          const SearchOptions *options = &g_array_index (variants, SearchOptions, i);
          g_autofree char     *text = variant_to_text (*strategy, options);

          g_test_message ("%s", text);
          for (size_t b = 0; b < G_N_ELEMENTS (boards); b++)
            {
              Board board = board_of (boards[b]);

              check (*strategy, options, &board);
            }
        }
    }
}

static void
check_start (const Strategy *strategy, const SearchOptions *options, const Board *board)
{
  size_t size = strategy->size (options);

  g_assert_cmpuint (size, >, 0);
  g_assert_cmpuint (size, <=, STATE_SIZE_MAX);
  g_assert_cmpuint (size % 8, ==, 0);

  memset (state, 0xaa, sizeof state);
  memset (copy, 0x55, sizeof copy);
  strategy->start (state, board, options, SEED);
  strategy->start (copy, board, options, SEED);
  g_assert_cmpmem (state, size, copy, size);
  if (size < sizeof state)
    g_assert_cmpint (((const uint8_t *) state)[size], ==, 0xaa);
}

static void
a_start_fills_the_whole_state_and_no_more (void)
{
  for_every_variant_and_board (check_start);
}

static void
check_copies (const Strategy *strategy, const SearchOptions *options, const Board *board)
{
  size_t size = strategy->size (options);
  Event  event = { 0 }, again = { 0 };
  bool   more = true;

  strategy->start (state, board, options, SEED);
  for (int n = 0; n < 500 && more; n++)
    {
      bool same;

      memcpy (copy, state, size);
      memset (&event, 0xaa, sizeof event);
      memset (&again, 0x55, sizeof again);
      more = strategy->step (state, &event);
      same = strategy->step (copy, &again);
      g_assert_cmpint (more, ==, same);
      g_assert_true (!more || event_equal (&event, &again));
      g_assert_cmpmem (state, size, copy, size);
    }
}

static void
a_copied_search_goes_on_like_the_original (void)
{
  for_every_variant_and_board (check_copies);
}

static void
check_events (const Strategy *strategy, const SearchOptions *options, const Board *board)
{
  bool       at_once = options->undo == UNDO_COPY;
  Replay     replay;
  SearchView view;
  Event      event;

  strategy->start (state, board, options, SEED);
  strategy->show (state, &view);
  replay_start (&replay, board, &view, at_once);
  for (int n = 0; n < 1500 && strategy->step (state, &event); n++)
    {
      replay_event (&replay, &event);
      strategy->show (state, &view);
      replay_check (&replay, &view);
    }
}

static void
events_tell_all_that_happens (void)
{
  for_every_variant_and_board (check_events);
}

static void
check_end (const Strategy *strategy, const SearchOptions *options, const Board *board)
{
  Event      event, untouched, last = { 0 };
  SearchView view;
  int        n = 0;

  strategy->start (state, board, options, SEED);
  while (n < 20000 && strategy->step (state, &event))
    {
      last = event;
      n++;
    }

  strategy->show (state, &view);
  if (n == 20000)
    {
      g_assert_cmpint (view.outcome, ==, OUTCOME_RUNNING);
      return;
    }

  memset (&event, 0x55, sizeof event);
  untouched = event;
  for (int again = 0; again < 3; again++)
    {
      g_assert_false (strategy->step (state, &event));
      g_assert_cmpmem (&event, sizeof event, &untouched, sizeof untouched);
    }

  g_assert_cmpint (view.outcome, ==, last.kind == EVENT_SOLUTION ? OUTCOME_SOLVED
                                   : last.reason == REASON_STUCK ? OUTCOME_STUCK
                                   : last.reason == REASON_GAVE_UP ? OUTCOME_GAVE_UP
                                   : last.reason == REASON_DUG ? OUTCOME_DUG : OUTCOME_NO_SOLUTION);
}

static void
an_ended_search_stays_ended (void)
{
  for_every_variant_and_board (check_end);
}

static void
clashing_clues_are_told_and_end_the_search (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (GArray) variants = variants_of (*strategy, false);

      for (unsigned i = 0; i < variants->len; i++)
        for (size_t b = 0; b < G_N_ELEMENTS (clashing); b++)
          {
            const SearchOptions *options = &g_array_index (variants, SearchOptions, i);
            Board                board = board_of (clashing[b]);
            Replay               replay;
            SearchView           view;
            Event                event;

            (*strategy)->start (state, &board, options, SEED);
            (*strategy)->show (state, &view);
            replay_start (&replay, &board, &view, false);
            g_assert_true ((*strategy)->step (state, &event));
            g_assert_cmpint (event.kind, ==, EVENT_WIPEOUT);
            g_assert_cmpint (event.reason, ==, REASON_REPEATED);
            replay_event (&replay, &event);
            g_assert_true ((*strategy)->step (state, &event));
            g_assert_cmpint (event.kind, ==, EVENT_DONE);
            g_assert_false ((*strategy)->step (state, &event));
            (*strategy)->show (state, &view);
            replay_check (&replay, &view);
            g_assert_cmpint (view.outcome, ==, OUTCOME_NO_SOLUTION);
          }
    }
}

static void
check_same_solution_of (const Strategy *strategy, const Board *board, const uint8_t expected[N_CELLS])
{
  g_autoptr (GArray) variants = variants_of (strategy, true);

  for (unsigned i = 0; i < variants->len; i++)
    {
      SolveResult result;

      solve (&(Trace) { .strategy = strategy, .board = *board, .options = g_array_index (variants, SearchOptions, i),
                        .seed = SEED }, NULL, &result);
      g_assert_cmpint (result.outcome, ==, OUTCOME_SOLVED);
      g_assert_cmpmem (result.solution, N_CELLS, expected, N_CELLS);
      g_assert_cmpmem (result.last, N_CELLS, expected, N_CELLS);
    }
}

static void
check_same_solution (const Board *board, const uint8_t expected[N_CELLS])
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    if ((*strategy)->switches >> SWITCH_SOLUTIONS & 1)
      check_same_solution_of (*strategy, board, expected);
}

/* The lists' puzzles have one solution each, so the transposed puzzle has the transposed one. */
static void
every_exploration_finds_the_same_solution (void)
{
  static const char *const lists[] = { "euler50", "exchange-easy", "exchange-medium", "exchange-hard" };

  for (size_t l = 0; l < G_N_ELEMENTS (lists); l++)
    {
      g_autoptr (GArray) puzzles = puzzles_load (lists[l]);

      for (unsigned i = 0; i < puzzles->len; i += 10)
        {
          const Board *board = &g_array_index (puzzles, Board, i);
          Board        transposed = board_transposed (board), solution;
          SolveResult  result;

          solve (&(Trace) { .strategy = strategy_default, .board = *board, .options = strategy_default->defaults },
                 NULL, &result);
          board_from_digits (&solution, result.solution);
          g_assert_true (board_is_solution (&solution));
          for (int cell = 0; cell < N_CELLS; cell++)
            g_assert_true (!board->digit[cell] || board->digit[cell] == result.solution[cell]);

          check_same_solution (board, result.solution);
          solution = board_transposed (&solution);
          check_same_solution (&transposed, solution.digit);
        }
    }
}

static void
check_number_of_solutions (const Strategy *strategy, const char *puzzle, int solutions)
{
  g_autoptr (GArray) variants = variants_of (strategy, true);
  Board              board = board_of (puzzle);

  for (unsigned i = 0; i < variants->len; i++)
    for (int wanted = 1; wanted <= solutions + 2; wanted++)
      {
        SearchOptions options = g_array_index (variants, SearchOptions, i);
        SolveResult   result;

        options.solutions = (uint16_t) wanted;
        solve (&(Trace) { .strategy = strategy, .board = board, .options = options }, NULL, &result);
        g_assert_cmpuint (result.counters.solutions, ==, MIN (wanted, solutions));
        g_assert_cmpint (result.outcome, ==, solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION);
        if (wanted > solutions)
          g_assert_cmpuint (result.counters.nodes, ==, result.counters.backtracks);
      }
}

static void
searches_stop_after_as_many_solutions_as_wanted (void)
{
  int n = 0;

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      if (!((*strategy)->switches >> SWITCH_SOLUTIONS & 1))
        continue;
      check_number_of_solutions (*strategy, PUZZLE_TWO_SOLUTIONS, 2);
      check_number_of_solutions (*strategy, PUZZLE_FOUR_SOLUTIONS, 4);
      check_number_of_solutions (*strategy, GRID_IN_ORDER, 1);
      check_number_of_solutions (*strategy, PUZZLE_DEAD_AT_ONCE, 0);
      check_number_of_solutions (*strategy, clashing[0], 0);
      n++;
    }
  g_assert_cmpint (n, ==, 6);
}

static void
a_trail_lists_the_candidates_struck_and_digits_deduced (void)
{
  SearchOptions options = strategy_explore.defaults;
  Board         board = board_of (PUZZLE_NEEDS_A_GUESS);
  SearchView    view;
  Event         event;
  int           n = 0;

  strategy_explore.start (state, &board, &options, 0);
  while (strategy_explore.step (state, &event))
    {
      strategy_explore.show (state, &view);
      n += event.kind == EVENT_STRIP || event.kind == EVENT_SINGLE;
      n -= event.kind == EVENT_UNDO_STRIP || event.kind == EVENT_UNDO_SINGLE;
      g_assert_cmpint (view.n_trail, ==, n);
      if (event.kind == EVENT_STRIP)
        g_assert_cmpint (view.trail[n - 1], ==, event.cell * 16 + event.digit);
      if (event.kind == EVENT_SINGLE)
        g_assert_cmpint (view.trail[n - 1], ==, event.cell * 16);
    }
  g_assert_cmpint (n, >, 20);
}

/* Steps to the next event that both forms of undo have. */
static bool
step_to_common (void *search, Event *event)
{
  do
    if (!strategy_explore.step (search, event))
      return false;
  while (event->kind == EVENT_UNDO_STRIP || event->kind == EVENT_UNDO_SINGLE);

  return true;
}

static void
undo_by_copy_and_by_trail_look_the_same (void)
{
  for (int cell = CELL_LINEAR; cell <= CELL_MRV_DEGREE; cell++)
    for (int inference = INFERENCE_NONE; inference <= INFERENCE_SINGLES; inference++)
      for (size_t b = 0; b < G_N_ELEMENTS (boards); b++)
        {
          SearchOptions options = { .cell = (uint8_t) cell, .inference = (uint8_t) inference, .solutions = 3 };
          Board         board = board_of (boards[b]);
          SearchView    by_trail, by_copy;
          Event         event, other;

          options.undo = UNDO_TRAIL;
          strategy_explore.start (state, &board, &options, 0);
          options.undo = UNDO_COPY;
          strategy_explore.start (copy, &board, &options, 0);
          for (int n = 0; n < 1000 && step_to_common (state, &event); n++)
            {
              g_assert_true (step_to_common (copy, &other));
              g_assert_true (event_equal (&event, &other));
              strategy_explore.show (state, &by_trail);
              strategy_explore.show (copy, &by_copy);
              g_assert_cmpint (by_copy.n_trail, ==, 0);
              g_assert_cmpmem (by_trail.depth, N_CELLS, by_copy.depth, N_CELLS);
              g_assert_cmpmem (by_trail.origin, N_CELLS, by_copy.origin, N_CELLS);
              g_assert_cmpmem (&by_trail.counters, sizeof (Counters), &by_copy.counters, sizeof (Counters));
            }
        }
}

/* No empty cell has fewer digits, and no digit fewer places in a house, than what an exact cover branches on; among as many
 * a cell goes before a house, and the first goes first. */
static void
an_exact_cover_branches_on_the_fewest_rows (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  int                n_cells = 0, n_houses = 0;

  for (unsigned p = 0; p < puzzles->len; p += 5)
    {
      SearchView view;
      Event      event;

      strategy_dlx.start (state, &g_array_index (puzzles, Board, p), &strategy_dlx.defaults, 0);
      for (strategy_dlx.show (state, &view); strategy_dlx.step (state, &event); strategy_dlx.show (state, &view))
        {
          bool places = event_has_places (&event);
          int  n = digits_count (places ? event.places : event.possible);

          if (event.kind != EVENT_ASSIGN || digits_count (places ? event.places_left : event.untried) + 1 < n)
            continue;
          *(places ? &n_houses : &n_cells) += 1;
          for (int cell = 0; cell < N_CELLS; cell++)
            if (!view.board.digit[cell])
              g_assert_cmpint (digits_count (view.candidates[cell]), >=, n + (places || cell < event.cell));
          for (int house = 0; house < N_HOUSES; house++)
            for (int digit = 1; digit <= 9; digit++)
              {
                int  n_places = 0;
                bool placed = false;

                for (int i = 0; i < 9; i++)
                  {
                    n_places += digits_has (view.candidates[house_cells[house][i]], digit);
                    placed |= view.board.digit[house_cells[house][i]] == digit;
                  }
                if (!placed)
                  g_assert_cmpint (n_places, >=,
                                   n + (places && (house < event.house || (house == event.house && digit < event.digit))));
              }
        }
    }

  g_assert_cmpint (n_cells, >, 100);
  g_assert_cmpint (n_houses, >, 100);
}

static void
trail_states_are_small (void)
{
  g_autoptr (GArray) variants = variants_of (&strategy_explore, false);

  g_assert_cmpuint (strategy_ascending.size (&strategy_ascending.defaults), <=, 2048);
  for (unsigned i = 0; i < variants->len; i++)
    {
      const SearchOptions *options = &g_array_index (variants, SearchOptions, i);

      if (options->undo == UNDO_TRAIL)
        g_assert_cmpuint (strategy_explore.size (options), <=, 4096);
    }
}

/* Three cells of row 1 are left with 8 and 9 alone. Two of them leave nothing to the third, which no equation says: what stands
 * around it would leave it both. */
static void
test_techniques_leave_a_cell_nothing (void)
{
  Board board = board_of (".12.34..." "........." "........." "5.....6.." "6..5....." "...6..5.." "7........" "...7....." "......7..");
  Event event;
  bool  met = false;

  strategy_logic.start (state, &board, &strategy_logic.defaults, SEED);
  while (strategy_logic.step (state, &event))
    if (event.kind == EVENT_WIPEOUT)
      {
        g_assert_cmpint (event.reason, ==, REASON_NO_DIGIT);
        g_assert_cmpint (event.n_operands, ==, 0);
        g_assert_cmpint (cell_row (event.cell), ==, 0);
        met = true;
      }
  g_assert_true (met);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strategies/start", a_start_fills_the_whole_state_and_no_more);
  g_test_add_func ("/strategies/copies", a_copied_search_goes_on_like_the_original);
  g_test_add_func ("/strategies/events", events_tell_all_that_happens);
  g_test_add_func ("/strategies/end", an_ended_search_stays_ended);
  g_test_add_func ("/strategies/clash", clashing_clues_are_told_and_end_the_search);
  g_test_add_func ("/strategies/same-solution", every_exploration_finds_the_same_solution);
  g_test_add_func ("/strategies/solutions", searches_stop_after_as_many_solutions_as_wanted);
  g_test_add_func ("/strategies/trail", a_trail_lists_the_candidates_struck_and_digits_deduced);
  g_test_add_func ("/strategies/copy-and-trail", undo_by_copy_and_by_trail_look_the_same);
  g_test_add_func ("/strategies/fewest-rows", an_exact_cover_branches_on_the_fewest_rows);
  g_test_add_func ("/strategies/size", trail_states_are_small);
  g_test_add_func ("/strategies/techniques-leave-a-cell-nothing", test_techniques_leave_a_cell_nothing);
  return g_test_run ();
}
