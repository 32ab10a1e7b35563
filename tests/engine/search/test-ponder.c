/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ponder.c — steps that take long may be pondered, and left off: the search is the same in the end. */
#include <glib.h>
#include <string.h>

#include "engine/search/compare.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/batch.h"
#include "engine/search/timeline/explorer.h"

static const char *const puzzles[] = {
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  ".................................................................................",
  "55...............................................................................",
};

typedef struct { int patience; } Asker;                /* how often the answer is no */

static bool
ask (void *user)
{
  Asker *asker = user;

  return asker->patience-- <= 0;
}

static Trace
trace_of (const Strategy *strategy, const char *text)
{
  Trace trace = { .strategy = strategy, .options = strategy->defaults, .seed = 1 };

  g_assert_true (board_parse (&trace.board, text));
  return trace;
}

static void
check_steps (const Trace *trace)
{
  const Strategy *strategy = trace->strategy;
  SearchState     plain, pondered, before;
  size_t          size = trace_state_size (trace);
  Event           event, same;
  int             stopped = 0;

  trace_start (trace, plain);
  trace_start (trace, pondered);
  for (;;)
    {
      int   patience = g_test_rand_int_range (0, 150);
      Asker asker = { patience };
      bool  more;

      memcpy (before, pondered, size);
      while (!strategy->ponder (pondered, &(Stop) { ask, &asker }))
        {
          g_assert_cmpmem (pondered, size, before, size);
          asker.patience = patience = stopped % 2 ? 20 * patience : G_MAXINT;
          stopped++;
        }
      if (g_test_rand_bit ())                          /* a second time there is nothing to do */
        g_assert_true (strategy->ponder (pondered, &(Stop) { ask, &asker }));
      more = strategy->step (plain, &event);
      g_assert_cmpint (strategy->step (pondered, &same), ==, more);
      g_assert_cmpmem (pondered, size, plain, size);
      if (!more)
        break;
      g_assert_true (event_equal (&event, &same));
    }
  g_test_message ("stopped %d times", stopped);
}

static void
pondered_steps_are_steps (void)
{
  int n = 0;

  for (int i = 0; strategies[i]; i++)
    for (unsigned k = 0; strategies[i]->ponder && k < G_N_ELEMENTS (puzzles); k++)
      {
        Trace trace = trace_of (strategies[i], puzzles[k]);

        check_steps (&trace);
        n++;
      }
  g_assert_cmpint (n, >, 0);
}

/* A stop ends a run early; without one it goes on, to where it would have come. */
static void
an_explorer_leaves_off (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      Trace     trace = trace_of (strategies[i], puzzles[0]);
      Explorer *whole = explorer_new (&trace, 1 << 20), *parts = explorer_new (&trace, 1 << 20);
      Batch    *batch;
      int       runs = 0;

      explorer_run (whole, 200, &batch);
      batch_free (batch);
      while (explorer_events (parts) < explorer_events (whole) && !explorer_ended (parts))
        {
          Asker asker = { 100 };
          Stop  stop = { ask, &asker };

          explorer_set_stop (parts, runs++ % 2 ? NULL : &stop);
          explorer_run (parts, explorer_events (whole) - explorer_events (parts), &batch);
          batch_free (batch);
        }
      g_assert_cmpuint (explorer_events (parts), ==, explorer_events (whole));
      g_assert_cmpint (runs, ==, strategies[i]->ponder ? 2 : 1);
      explorer_free (whole);
      explorer_free (parts);
    }
}

static void
a_trial_leaves_off (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      Trace        trace = trace_of (strategies[i], puzzles[0]);
      Trial       *trial = trial_new (&trace, 1000, 200);
      Asker        asker = { 100 };
      Stop         stop = { ask, &asker };
      TrialFigures early, figures;
      bool         more;

      trial_set_stop (trial, &stop);
      more = trial_run (trial, UINT64_MAX);
      g_assert_cmpint (more, ==, strategies[i]->ponder != NULL);
      trial_get (trial, &early);
      trial_set_stop (trial, NULL);
      g_assert_false (trial_run (trial, UINT64_MAX));
      trial_get (trial, &figures);
      g_assert_cmpint (early.events < figures.events, ==, more);
      trial_free (trial);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/ponder/pondered-steps-are-steps", pondered_steps_are_steps);
  g_test_add_func ("/search/ponder/an-explorer-leaves-off", an_explorer_leaves_off);
  g_test_add_func ("/search/ponder/a-trial-leaves-off", a_trial_leaves_off);
  return g_test_run ();
}
