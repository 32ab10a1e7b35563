/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-forks.c — the ways of a steered search are kept, and what a digit costs is what comes of it. */
#include <string.h>

#include "engine/fast/count.h"
#include "model/game/forks.h"
#include "model/search/steer-cost.h"
#include "engine/search/strategies/strategies.h"

#define HARD "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"

static void
forks_are_kept_until_they_are_removed (void)
{
  Forks forks = { 0 }, read;
  g_autofree char *text = NULL, *name = NULL;

  g_assert_null (forks_format (NULL, &forks));
  g_assert_true (forks_add (&forks, 10, 5, 7));
  g_assert_true (forks_add (&forks, 20, 6, 1));
  g_assert_cmpuint (forks.n, ==, 2);
  g_assert_cmpuint (forks_parent (&forks, 2), ==, 1);
  g_assert_cmpuint (forks_parent (&forks, 1), ==, 0);

  /* From the search's own way again: the same guess is the same fork, another one is new. */
  forks.current = 0;
  g_assert_true (forks_add (&forks, 10, 5, 7));
  g_assert_cmpuint (forks.current, ==, 1);
  g_assert_true (forks_add (&forks, 10, 5, 8));
  g_assert_cmpuint (forks.n, ==, 3);
  g_assert_cmpuint (forks.at[3].n, ==, 1);

  text = forks_format (NULL, &forks);
  g_assert_cmpstr (text, ==, "3;10:r1c6=7;10:r1c6=7 20:r1c7=1;10:r1c6=8");
  g_assert_true (forks_parse (NULL, text, &read));
  g_assert_cmpuint (read.n, ==, 3);
  g_assert_cmpuint (read.current, ==, 3);
  g_assert_true (steering_equal (&read.at[2], &forks.at[2]));

  name = forks_describe (NULL, &forks, 2);
  g_assert_nonnull (strstr (name, "event 21"));

  forks.current = 2;
  forks_remove (&forks, 2);
  g_assert_cmpuint (forks.current, ==, 1);
  forks_remove (&forks, 1);
  g_assert_cmpuint (forks.current, ==, 0);
  g_assert_cmpuint (forks.n, ==, 1);
  g_assert_cmpint (forks.at[1].at[0].digit, ==, 8);

  for (int digit = 1; forks.n < FORKS_MAX; digit++)
    {
      forks.current = 0;
      g_assert_true (forks_add (&forks, (uint64_t) digit, digit, 1));
    }
  forks.current = 0;
  g_assert_false (forks_add (&forks, 999, 0, 9));
}

static void
what_is_no_list_of_forks_is_refused (void)
{
  static const char *const bad[] = { "", "0", "x;1:r1c1=1", "2;1:r1c1=1", "0;", "0;;1:r1c1=1", "1;1:r1c1=1;", "-1;1:r1c1=1" };
  Forks forks = { .n = 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("“%s”", bad[i]);
      g_assert_false (forks_parse (NULL, bad[i], &forks));
      g_assert_cmpuint (forks.n, ==, 0);
    }
}

/* A digit that fails has no solution with it, one that solves has; and the search itself says the same. */
static void
a_cost_is_what_comes_of_the_digit (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      SearchOptions options = (*strategy)->defaults;
      g_autofree SteerCost *cost = g_new0 (SteerCost, 1);
      SearchState state, before;
      SearchView view;
      Board      board;
      Event      event;
      int        decisions = 0;

      g_assert_true (board_parse (&board, HARD));
      (*strategy)->start (state, &board, &options, 1);
      do
        memcpy (before, state, (*strategy)->size (&options));
      while ((*strategy)->step (state, &event) && (event.kind != EVENT_ASSIGN || ++decisions < 3));
      if (!(*strategy)->guess || event.kind != EVENT_ASSIGN)
        continue;

      g_test_message ("%s: %d guesses in", (*strategy)->id, decisions);
      (*strategy)->show (before, &view);
      steer_cost_ask (cost, &(Trace) { .strategy = *strategy, .options = options }, before, event.cell);
      g_assert_true (steer_cost_run (cost, NULL));
      for (int digit = 1; digit <= 9; digit++)
        {
          const Cost      *of = &cost->digit[digit];
          g_autofree char *words = cost_describe (NULL, of, digit);
          CountPuzzle      puzzle;
          bool             possible = digits_has (board_possible (&view.board, event.cell), digit), solved;

          count_puzzle_from_board (&puzzle, &view.board);
          puzzle.cell[event.cell] = digits_of (digit);
          solved = possible && count_solutions (&puzzle, 1, NULL, NULL) > 0;
          g_test_message ("%d: %s", digit, words);
          g_assert_cmpint (of->kind == COST_CONTRADICTS, ==, !possible);
          g_assert_cmpint (of->kind == COST_CONTRADICTS, ==, of->blocker >= 0);
          if (of->kind == COST_SOLVES || of->kind == COST_FAILS)
            g_assert_cmpint (of->kind == COST_SOLVES, ==, solved);
          g_assert_cmpint (of->kind, !=, COST_UNKNOWN);
        }
    }
}

/* Whatever is refused, at whichever cell of a decision, is refused for the reason that is given. */
static void
a_refusal_has_its_true_reason (void)
{
  enum { LOOKS = 60 };
  unsigned seen[COST_TRIED + 1] = { 0 };

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autofree SteerCost *cost = g_new0 (SteerCost, 1);
      SearchOptions options = (*strategy)->defaults;
      SearchState   state, before;
      SearchView    view;
      Board         board;
      Event         event;
      struct { int cell; Digits tried; } level[N_CELLS + 2] = { 0 };
      int           looks = 0;

      if (!(*strategy)->guess)
        continue;
      g_assert_true (board_parse (&board, HARD));
      (*strategy)->start (state, &board, &options, 1);
      while (looks < LOOKS)
        {
          memcpy (before, state, (*strategy)->size (&options));
          if (!(*strategy)->step (state, &event) || event.kind == EVENT_DONE)
            break;
          if (event.kind == EVENT_UNDO_ASSIGN)
            {
              (*strategy)->show (before, &view);
              g_assert_cmpint (level[view.n_path].cell, ==, event.cell);
              level[view.n_path].tried = digits_union (level[view.n_path].tried, digits_of (event.digit));
            }
          if (event.kind != EVENT_ASSIGN)
            continue;

          (*strategy)->show (before, &view);
          looks++;
          for (int cell = 0; cell < N_CELLS; cell++)
            {
              bool any = false;

              if (view.board.digit[cell])
                continue;
              steer_cost_ask (cost, &(Trace) { .strategy = *strategy, .options = options }, before, cell);
              for (int digit = 1; digit <= 9; digit++)
                any = any || steer_cost_can (cost, digit);
              for (int digit = 1; digit <= 9; digit++)
                {
                  CostKind kind = cost->digit[digit].kind;
                  bool tried = level[view.n_path + 1].cell == cell && digits_has (level[view.n_path + 1].tried, digit);

                  seen[kind]++;
                  g_assert_cmpint (cost_is_refused (kind), ==, !steer_cost_can (cost, digit));
                  if (kind == COST_TRIED)
                    g_assert_true (tried);
                  if (kind == COST_CLOSED)
                    g_assert_false (any);
                }
            }
          (*strategy)->show (state, &view);
          if (level[view.n_path].cell != event.cell)
            level[view.n_path].tried = 0;
          level[view.n_path].cell = event.cell;
          level[view.n_path + 1].cell = NO_CELL;
          level[view.n_path + 1].tried = 0;
        }
    }
  for (CostKind kind = COST_CONTRADICTS; kind <= COST_TRIED; kind++)
    g_assert_cmpuint (seen[kind], >, 0);
}

static void
asking_can_be_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree SteerCost *cost = g_new0 (SteerCost, 1);
  SearchState state;
  SearchOptions options = strategy_ascending.defaults;
  Board board;

  g_assert_true (board_parse (&board, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  strategy_ascending.start (state, &board, &options, 1);
  steer_cost_ask (cost, &(Trace) { .strategy = &strategy_ascending, .options = options }, state, 0);
  g_cancellable_cancel (cancellable);
  g_assert_false (steer_cost_run (cost, cancellable));
  g_assert_true (steer_cost_run (cost, NULL));
  g_assert_cmpint (cost->digit[4].kind, ==, COST_CAPPED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forks/are-kept-until-they-are-removed", forks_are_kept_until_they_are_removed);
  g_test_add_func ("/forks/what-is-none-is-refused", what_is_no_list_of_forks_is_refused);
  g_test_add_func ("/steer-cost/is-what-comes-of-the-digit", a_cost_is_what_comes_of_the_digit);
  g_test_add_func ("/steer-cost/a-refusal-has-its-true-reason", a_refusal_has_its_true_reason);
  g_test_add_func ("/steer-cost/can-be-cancelled", asking_can_be_cancelled);
  return g_test_run ();
}
