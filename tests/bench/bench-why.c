/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-why.c — how long "why?" takes: any digit of any cell at any moment of 10^9 events, and along the causes. */
#include <stdio.h>
#include <stdlib.h>

#include "bench-engine.h"
#include "engine/core/random.h"
#include "model/search/why.h"
#include "engine/search/strategies/strategies.h"

enum { QUESTIONS = 400 };

static Timeline *
explore (const Strategy *strategy, const SearchOptions *options, const Board *board, uint64_t length)
{
  Explorer *explorer = explorer_new (&(Trace) { .strategy = strategy, .board = *board, .options = *options,
                                                .seed = 1 }, TIMELINE_BUDGET);
  Timeline *timeline = timeline_new (&(Trace) { .strategy = strategy, .board = *board, .options = *options,
                                                .seed = 1 }, TIMELINE_BUDGET);
  bool      more = true;

  while (more && timeline_length (timeline) < length)
    {
      Batch *batch;

      more = explorer_run (explorer, length - timeline_length (timeline), &batch);
      if (!timeline_accept (timeline, batch))
        break;
    }
  explorer_free (explorer);
  return timeline;
}

/* Reference: what a plain seek takes, between the questions. */
static void
measure (const Strategy *strategy, const SearchOptions *options, uint64_t length)
{
  static double     took[QUESTIONS], sought[QUESTIONS];
  WhyAnswer         answer = { 0 };
  WhyQuestion       question = { 0 };
  Timeline         *timeline;
  Random            random;
  Board             board;

  board_parse (&board, bench_anti_brute_force);
  timeline = explore (strategy, options, &board, length);
  random_start (&random, 1);
  for (int i = 0; i < QUESTIONS; i++)
    {
      double start;

      /* Every other question is about a cause of the one before. */
      if (i % 2 && answer.n_causes)
        question = answer.causes[random_below (&random, answer.n_causes)].ask;
      else
        question = (WhyQuestion) { (uint8_t) random_below (&random, N_CELLS), (uint8_t) random_below (&random, 10),
                                   random_next (&random) % (timeline_length (timeline) + 1) };
      start = bench_clock ();
      timeline_seek (timeline, random_next (&random) % (timeline_length (timeline) + 1));
      sought[i] = bench_clock () - start;
      timeline_seek (timeline, question.step);
      start = bench_clock ();
      why_ask (timeline, strategy, &question, &answer);
      took[i] = bench_clock () - start;
    }
  qsort (took, QUESTIONS, sizeof *took, bench_by_value);
  qsort (sought, QUESTIONS, sizeof *sought, bench_by_value);
  printf ("%s: %" G_GUINT64_FORMAT " events; CPU of a question p50 %.2f ms, p99 %.2f, max %.2f (%d); "
          "of a seek p50 %.2f, p99 %.2f\n",
          strategy->id, timeline_length (timeline), 1e3 * took[QUESTIONS / 2], 1e3 * took[QUESTIONS * 99 / 100],
          1e3 * took[QUESTIONS - 1], QUESTIONS, 1e3 * sought[QUESTIONS / 2], 1e3 * sought[QUESTIONS * 99 / 100]);
  why_answer_clear (&answer);
  timeline_free (timeline);
}

void
bench_why (void)
{
  SearchOptions linear = strategy_explore.defaults;

  /* All solutions of a search that strikes candidates and takes them back: as long as wanted. */
  linear.cell = CELL_LINEAR;
  linear.inference = INFERENCE_FORWARD;
  linear.solutions = 1000;
  measure (&strategy_ascending, &strategy_ascending.defaults, strategy_ascending.horizon);
  measure (&strategy_explore, &linear, strategy_explore.horizon);
}
