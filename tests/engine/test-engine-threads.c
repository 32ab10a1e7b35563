/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-engine-threads.c — the engine has tables and no state: several threads that begin at once, before anybody else has asked
 * it anything, count, search, climb, rate, generate and fill boards of any shape, and each finds what one alone finds. */
#include <pthread.h>
#include <string.h>

#include "puzzles.h"

#include "engine/any/any-count.h"
#include "engine/core/canonical.h"
#include "engine/logic/verdict.h"
#include "engine/make/generate.h"
#include "engine/rate/rate.h"
#include "engine/rules/constraint.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/explorer.h"
#include "engine/search/timeline/timeline.h"

enum { N_THREADS = 4, NODES = 500, EVENTS = 2000, GENERATED = 5 };

static const char *const boards[] = { PUZZLE_BASIC_FILLING, PUZZLE_NEEDS_A_GUESS, PUZZLE_FOUR_SOLUTIONS };

typedef struct {
  pthread_barrier_t *start;
  const Topology    *topology;           /* one of all threads */
  char              *told;
} Shift;

static void
tell_counts (const Board *board, GString *told)
{
  uint8_t     form[N_CELLS];
  CountPuzzle puzzle, used = { 0 };

  count_puzzle_from_board (&puzzle, board);
  for (int i = 0; count_kernels[i]; i++)
    if (count_kernels[i]->runs_here ())
      g_string_append_printf (told, " %" G_GUINT64_FORMAT "/%d", count_solutions (&puzzle, 1000, NULL, count_kernels[i]),
                              count_true_candidates (&puzzle, &used, count_kernels[i]));
  canonical_form (board->digit, form);
  g_string_append_printf (told, " %" G_GINT64_MODIFIER "x\n", canonical_key (form).low);
}

/* Each strategy to some depth, and the first of its events back and forth. */
static void
tell_searches (const Board *board, GString *told)
{
  for (int i = 0; strategies[i]; i++)
    {
      Trace       trace = { .strategy = strategies[i], .board = *board, .options = strategies[i]->defaults, .seed = 3 };
      Explorer   *explorer = explorer_new (&trace, TIMELINE_BUDGET);
      Timeline   *timeline = timeline_new (&trace, TIMELINE_BUDGET);
      Batch      *batch;
      SolveResult result;

      solve (&trace, &(SolveLimits) { .max_nodes = NODES }, &result);
      explorer_run (explorer, EVENTS, &batch);
      g_assert_true (timeline_accept (timeline, batch));
      g_string_append_printf (told, " %s %" G_GUINT64_FORMAT " %d", strategies[i]->id, result.events, result.outcome);
      g_string_append_printf (told, " %d", timeline_seek (timeline, timeline_length (timeline) / 2)->cell);
      g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
      timeline_free (timeline);
      explorer_free (explorer);
    }
  g_string_append_c (told, '\n');
}

static void
tell_how_hard (const Board *board, RateWork *work, GString *told)
{
  g_autofree Verdict *verdict = g_new (Verdict, 1);
  Rate rate;

  verdict_reach (verdict, board, ladder_profile_find ("basic"), NULL, NULL);
  rate_start (&rate, board);
  rate_run (&rate, work);
  g_string_append_printf (told, " %d %d, %d %d %s\n", verdict->kind, verdict->ladder.score, rate_tenths (rate.er), rate.n_steps,
                          rate_technique_id (rate.hardest));
}

static void
tell_generated (GString *told)
{
  GenerateWork *work = generate_work_new ();
  Generate generate;
  Wish     wish;
  Made     made;

  wish_init (&wish);
  for (uint64_t i = 0; i < GENERATED; i++)
    {
      char text[BOARD_TEXT_SIZE];

      generate_start (&generate, &wish, 7, i);
      while (generate_run (&generate, work, 10, &made) == GENERATE_TRYING)
        continue;
      board_format (&made.puzzle, text);
      g_string_append_printf (told, " %s\n", text);
    }
  generate_work_free (work);
}

static void
tell_any (const Topology *shared, GString *told)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Topology *topology = topology_ref (shared);
  AnyCount *count = any_count_new (topology);

  any_count_run (count, NULL, UINT64_MAX, NULL, NULL, result);
  g_string_append_printf (told, " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n", result->n_solutions, result->n_guesses);
  any_count_free (count);
  topology_unref (topology);
}

static void *
work_a_shift (void *data)
{
  Shift    *shift = data;
  GString  *told = g_string_new (NULL);
  RateWork *work = rate_work_new ();

  if (shift->start)
    pthread_barrier_wait (shift->start);
  for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      Board board = board_of (boards[i]);

      tell_counts (&board, told);
      tell_searches (&board, told);
      tell_how_hard (&board, work, told);
    }
  tell_generated (told);
  tell_any (shift->topology, told);
  rate_work_free (work);
  shift->told = g_string_free (told, FALSE);
  return NULL;
}

static void
threads_find_what_one_finds (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  pthread_barrier_t start;
  pthread_t  threads[N_THREADS];
  Shift      shifts[N_THREADS], alone;
  RulesFault fault;
  Topology  *topology;

  rules_init_square (rules, 4, 2, 2);
  g_assert_true (rules_add (rules, constraint_kind_from_id ("thermo"), (uint16_t[]) { 0, 1, 6, NO_PLACE }, 4));
  topology = topology_new (rules, &fault);
  g_assert_nonnull (topology);
  pthread_barrier_init (&start, NULL, N_THREADS);
  for (int i = 0; i < N_THREADS; i++)
    {
      shifts[i] = (Shift) { &start, topology, NULL };
      g_assert_cmpint (pthread_create (&threads[i], NULL, work_a_shift, &shifts[i]), ==, 0);
    }
  for (int i = 0; i < N_THREADS; i++)
    pthread_join (threads[i], NULL);
  pthread_barrier_destroy (&start);

  alone = (Shift) { NULL, topology, NULL };
  work_a_shift (&alone);
  g_assert_cmpuint (strlen (alone.told), >, 500);
  for (int i = 0; i < N_THREADS; i++)
    {
      g_assert_cmpstr (shifts[i].told, ==, alone.told);
      g_free (shifts[i].told);
    }
  g_free (alone.told);
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-threads/find-what-one-finds", threads_find_what_one_finds);
  return g_test_run ();
}
