/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-potential-dig.c — what the potential array digs is a puzzle that the allowed methods solve, and every step of the
 * way is told. */
#include <glib.h>
#include <string.h>

#include "search/replay.h"

#include "engine/core/random.h"
#include "engine/fast/count.h"
#include "engine/logic/method-set.h"
#include "engine/search/strategies/strategies.h"

typedef struct {
  SearchOptions options;
  TechniqueSet  methods;
  Event         event;
  SearchView    view;
  uint64_t      events;
  SearchState   state;
} Run;

static const char *const method_sets[] = {
  "ns", "ns,hs", "ns,hs,np,ir", "ns,hs,np,ir,xw,yw", "hs,skyscraper,unique-rectangle-1", "all,-forcing-chain,-forcing-net",
};

/* The seed's fill is slow, and what is dug does not depend on how the grid came about. */
static void
start (Run *dig, const char *methods, uint64_t seed)
{
  const Board empty = { 0 };

  memset (dig, 0, sizeof *dig);
  dig->options = strategy_potential.defaults;
  dig->options.variant = VARIANT_MRV_HIDDEN;
  g_assert_cmpint (search_options_set (&dig->options, strategy_potential.switches, "methods", methods), ==, OPTION_OK);
  dig->methods = search_options_get_methods (&dig->options);
  strategy_potential.start (dig->state, &empty, &dig->options, seed);
}

static bool
step (Run *dig)
{
  if (!strategy_potential.step (dig->state, &dig->event))
    return false;
  dig->events++;
  return true;
}

static const SearchView *
show (Run *dig)
{
  strategy_potential.show (dig->state, &dig->view);
  return &dig->view;
}

static void
run (Run *dig)
{
  while (step (dig));
  show (dig);
}

static Board
clues_of (const SearchView *view)
{
  uint8_t digits[N_CELLS] = { 0 };
  Board   board;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (view->origin[cell] == ORIGIN_GIVEN)
      digits[cell] = view->board.digit[cell];
  board_from_digits (&board, digits);
  return board;
}

/* The puzzle as the methods alone leave it, by code that knows nothing of digging. */
static bool
is_solved_by (const TechniqueSet *methods, const Board *clues, uint8_t solution[N_CELLS])
{
  CountPuzzle puzzle;
  Position    position;
  Deduction   found;
  bool        any = true;

  position_from_board (&position, clues);
  count_puzzle_from_board (&puzzle, clues);
  position.unique = count_solutions (&puzzle, 2, NULL, NULL) == 1;
  while (any && !position_is_solved (&position))
    {
      any = false;
      for (int row = 0; row < n_techniques && !any; row++)
        {
          Finds finds = { .found = &found, .capacity = 1, .first_only = true };

          if (technique_set_has (methods, &techniques[row]))
            technique_search (&techniques[row], &position, &finds);
          any = finds.n > 0;
        }
      if (any)
        deduction_apply (&found, &position);
    }

  memcpy (solution, position.digit, N_CELLS);
  return position_is_solved (&position);
}

static void
every_step_is_told (gconstpointer data)
{
  for (uint64_t seed = 1; seed <= 3; seed++)
    {
      const Board empty = { 0 };
      Replay      replay;
      Run         dig;

      start (&dig, data, seed);
      replay_start (&replay, &empty, show (&dig), false);
      while (step (&dig))
        {
          replay_event (&replay, &dig.event);
          replay_check (&replay, show (&dig));
        }
      g_assert_cmpint (dig.view.outcome, ==, OUTCOME_DUG);
      g_assert_true (replay.digging);
    }
}

/* Solvable by the methods, and no clue more can go: that is what digging means. */
static void
what_is_left_needs_every_clue_for_these_methods (gconstpointer data)
{
  for (uint64_t seed = 1; seed <= 4; seed++)
    {
      uint8_t solution[N_CELLS], other[N_CELLS];
      Board   clues, solved;
      Run     dig;

      start (&dig, data, seed);
      run (&dig);
      g_assert_cmpint (dig.event.kind, ==, EVENT_DONE);
      g_assert_cmpint (dig.event.reason, ==, REASON_DUG);
      clues = clues_of (&dig.view);
      g_assert_cmpmem (clues.digit, N_CELLS, dig.view.board.digit, N_CELLS);
      g_assert_cmpuint (dig.event.nodes, ==, board_filled (&clues));
      g_assert_cmpint (board_filled (&clues), <, 45);
      g_assert_cmpint (cells_count (dig.view.removed), ==, N_CELLS - board_filled (&clues));

      g_assert_true (is_solved_by (&dig.methods, &clues, solution));
      board_from_digits (&solved, solution);
      g_assert_true (board_is_solution (&solved));
      for (int cell = 0; cell < N_CELLS; cell++)
        if (clues.digit[cell])
          {
            Board fewer = clues;

            board_clear (&fewer, cell);
            g_assert_false (is_solved_by (&dig.methods, &fewer, other));
          }
    }
}

/* Each technique told is one of the allowed, each single without one is naked or hidden and allowed. */
static void
only_allowed_methods_are_used (gconstpointer data)
{
  Run dig;

  start (&dig, data, 5);
  while (step (&dig) && dig.event.kind != EVENT_SOLUTION);
  while (step (&dig))
    if (dig.event.reason == REASON_TECHNIQUE)
      g_assert_true (technique_set_has (&dig.methods, &techniques[dig.event.nodes]));
    else if (dig.event.kind == EVENT_SINGLE)
      g_assert_true (technique_set_has (&dig.methods, technique_find (dig.event.reason == REASON_NAKED ? "naked-single"
                                                                                                      : "hidden-single")));
}

static void
every_clue_has_one_turn (void)
{
  CellSet turns = CELLS_NONE;
  int     put_back = 0;
  Run     dig;

  start (&dig, "ns,hs", 6);
  while (step (&dig))
    {
      if (dig.event.kind == EVENT_REMOVE)
        {
          g_assert_false (cells_has (turns, dig.event.cell));
          cells_add (&turns, dig.event.cell);
        }
      put_back += dig.event.kind == EVENT_PUT_BACK;
    }
  g_assert_cmpint (cells_count (turns), ==, N_CELLS);
  g_assert_cmpuint (dig.event.nodes, ==, put_back);
}

static void
same_seed_same_puzzle (void)
{
  Board first, again, other;
  Run   dig;

  start (&dig, "ns,hs,np,ir,xw,yw", 42);
  run (&dig);
  first = clues_of (&dig.view);
  start (&dig, "ns,hs,np,ir,xw,yw", 42);
  run (&dig);
  again = clues_of (&dig.view);
  start (&dig, "ns,hs,np,ir,xw,yw", 43);
  run (&dig);
  other = clues_of (&dig.view);
  g_assert_cmpmem (first.digit, N_CELLS, again.digit, N_CELLS);
  g_assert_cmpint (memcmp (first.digit, other.digit, N_CELLS), !=, 0);
}

/* The orders in which clues have their turn differ from seed to seed even where the grids do not: a turn is as likely for
 * every cell. Of 2,000 first turns a cell has 24.7, give or take 4.9; all within six times that. */
static void
any_clue_may_go_first (void)
{
  int first[N_CELLS] = { 0 };

  for (uint64_t i = 0; i < 2000; i++)
    {
      Run dig;

      start (&dig, "ns", random_seed_of (7, i));
      while (step (&dig) && dig.event.kind != EVENT_REMOVE);
      first[dig.event.cell]++;
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmpint (first[cell], >, 0);
      g_assert_cmpint (first[cell], <, 55);
    }
}

/* SEEDS B: the methods hardly change how many clues are left. The average of 60 strays by 0.25. */
static void
methods_hardly_change_the_number_of_clues (void)
{
  for (int i = 1; i < 4; i++)
    {
      double clues = 0;

      for (uint64_t n = 0; n < 60; n++)
        {
          Run dig;

          start (&dig, method_sets[i], random_seed_of (11, n));
          run (&dig);
          clues += (double) dig.event.nodes / 60;
        }
      g_test_message ("%s: %.2f clues", method_sets[i], clues);
      g_assert_cmpfloat (clues, >, 23.4);
      g_assert_cmpfloat (clues, <, 26.8);
    }
}

static void
boards_with_clues_are_only_filled (void)
{
  Board clues;
  Run   dig;

  g_assert_true (board_parse (&clues, "1................................................................................"));
  start (&dig, "ns", 1);
  strategy_potential.start (dig.state, &clues, &dig.options, 1);
  run (&dig);
  g_assert_cmpint (dig.event.kind, ==, EVENT_SOLUTION);
  g_assert_cmpint (dig.view.outcome, ==, OUTCOME_SOLVED);
  g_assert_false (dig.view.digging);
}

static void
add_for_all (const char *what, GTestDataFunc test)
{
  for (size_t i = 0; i < G_N_ELEMENTS (method_sets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/potential-dig/%s/%s", what, method_sets[i]);

      g_test_add_data_func (path, method_sets[i], test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_for_all ("every-step-is-told", every_step_is_told);
  add_for_all ("needs-every-clue", what_is_left_needs_every_clue_for_these_methods);
  add_for_all ("only-allowed-methods", only_allowed_methods_are_used);
  g_test_add_func ("/potential-dig/every-clue-has-one-turn", every_clue_has_one_turn);
  g_test_add_func ("/potential-dig/same-seed-same-puzzle", same_seed_same_puzzle);
  g_test_add_func ("/potential-dig/any-clue-may-go-first", any_clue_may_go_first);
  g_test_add_func ("/potential-dig/number-of-clues", methods_hardly_change_the_number_of_clues);
  g_test_add_func ("/potential-dig/boards-with-clues-are-only-filled", boards_with_clues_are_only_filled);
  return g_test_run ();
}
