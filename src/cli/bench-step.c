/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-step.c — pulling a search step by step costs almost nothing against plain recursion. */
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

enum { ROUNDS = 7, NODES = 4000000 };

#define PACE_SECONDS 0.1

/* Steps through one search after the other until so many guesses were made; returns how many events that were. */
static uint64_t
run_steps (const Strategy *strategy, const SearchOptions *options, const GArray *boards, uint64_t max_nodes)
{
  static SearchState state;
  uint64_t events = 0, nodes = 0;
  Event event;

  for (guint i = 0; i < boards->len && nodes < max_nodes; i++)
    {
      strategy->start (state, &g_array_index (boards, Board, i), options, 1);
      while (nodes < max_nodes && strategy->step (state, &event))
        {
          events++;
          nodes += event.kind == EVENT_ASSIGN;
        }
    }

  return events;
}

static void
run_recursive (const Strategy *strategy, const SearchOptions *options, const GArray *boards, uint64_t max_nodes)
{
  SearchOptions recursive = *options;
  uint64_t nodes = 0;
  SolveResult result;

  recursive.control = CONTROL_RECURSIVE;
  for (guint i = 0; i < boards->len && nodes < max_nodes; i++)
    {
      SolveLimits limits = { .max_nodes = max_nodes - nodes };

      solve (&(Trace) { .strategy = strategy, .board = g_array_index (boards, Board, i), .options = recursive,
                        .seed = 1 }, &limits, &result);
      nodes += result.counters.nodes;
    }
}

typedef struct {
  const char          *name;
  const Strategy      *strategy;
  const SearchOptions *options;
  const GArray        *boards;         /* of Board */
  bool                 plain;          /* a recursion without reports can be compared too */
} Contest;

static double
time_recursive (const Contest *contest)
{
  double start = bench_clock ();

  run_recursive (contest->strategy, contest->options, contest->boards, NODES);
  return bench_clock () - start;
}

static double
time_plain (const Contest *contest)
{
  double start = bench_clock ();
  uint64_t nodes = 0;

  for (guint i = 0; i < contest->boards->len && nodes < NODES; i++)
    nodes += bench_plain (&g_array_index (contest->boards, Board, i), NODES - nodes);
  return bench_clock () - start;
}

/* All forms make the same decisions, so their rates compare by the time for the same guesses. */
static void
compare (const Contest *contest)
{
  g_autoptr(GArray) rates = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr(GArray) ratios = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr(GArray) plain_ratios = g_array_new (FALSE, FALSE, sizeof (double));

  for (int round = 0; round < ROUNDS; round++)
    {
      double start = bench_clock (), stepping, rate, ratio;
      uint64_t events = run_steps (contest->strategy, contest->options, contest->boards, NODES);

      stepping = bench_clock () - start;
      rate = (double) events / stepping / 1e6;
      ratio = time_recursive (contest) / stepping;
      g_array_append_val (rates, rate);
      g_array_append_val (ratios, ratio);
      if (!contest->plain)
        continue;
      ratio = time_plain (contest) / stepping;
      g_array_append_val (plain_ratios, ratio);
    }

  printf ("%s: %.1f M events/s, %.3f of the oracle (recursive, digit by digit)", contest->name, bench_median (rates),
          bench_median (ratios));
  if (contest->plain)
    printf (", %.3f of a recursion with bit operations that reports nothing", bench_median (plain_ratios));
  printf (", state %zu bytes\n", contest->strategy->size (contest->options));
}

static void
compare_explore (const GArray *boards)
{
  static const char *const cells[] = { "linear", "mrv", "mrv-degree" };
  static const char *const inferences[] = { "none", "forward", "singles" };
  static const char *const undos[] = { "trail", "copy" };

  for (int i = 0; i < 18; i++)
    {
      SearchOptions options = strategy_explore.defaults;
      char name[96];

      g_snprintf (name, sizeof name, "explore cell=%s inference=%s undo=%s", cells[i % 3], inferences[i / 3 % 3],
                  undos[i / 9]);
      search_options_set (&options, strategy_explore.switches, "cell", cells[i % 3]);
      search_options_set (&options, strategy_explore.switches, "inference", inferences[i / 3 % 3]);
      search_options_set (&options, strategy_explore.switches, "undo", undos[i / 9]);
      compare (&(Contest) { .name = name, .strategy = &strategy_explore, .options = &options, .boards = boards });
    }
}

/* CPU seconds a step, over the boards again and again. */
static double
time_step (const Strategy *strategy, const GArray *boards)
{
  static SearchState state;
  uint64_t events = 0;
  double start = bench_clock ();
  Event event;

  for (guint i = 0;; i++)
    {
      strategy->start (state, &g_array_index (boards, Board, i % boards->len), &strategy->defaults, i);
      while (strategy->step (state, &event))
        if (++events % 1024 == 0 && bench_clock () - start > PACE_SECONDS)
          return (bench_clock () - start) / (double) events;
    }
}

/* The same of a search whose steps are slow, and slowest at its beginning: all the boards, each to its end. */
static double
time_whole (const Strategy *strategy, const GArray *boards)
{
  static SearchState state;
  uint64_t events = 0;
  double start = bench_clock ();
  Event event;

  for (guint i = 0; i < boards->len; i++)
    {
      strategy->start (state, &g_array_index (boards, Board, i), &strategy->defaults, i);
      while (strategy->step (state, &event))
        events++;
    }
  return (bench_clock () - start) / (double) events;
}

/* How many events a strategy takes a second, beside what its row declares for estimates of waiting. */
static void
measure_pace (const Strategy *strategy, const GArray *boards)
{
  g_autoptr(GArray) rates = g_array_new (FALSE, FALSE, sizeof (double));
  double rate;

  for (int round = 0; round < (strategy->keyframes ? 1 : ROUNDS); round++)
    {
      rate = 1 / (strategy->keyframes ? time_whole : time_step) (strategy, boards);
      g_array_append_val (rates, rate);
    }
  rate = bench_median (rates);
  printf ("%s: %.3g events/s, declared %.3g (%.2f of it); state %zu bytes, horizon %.3g events\n", strategy->id, rate,
          (double) strategy->pace, rate / (double) strategy->pace, strategy->size (&strategy->defaults),
          (double) strategy->horizon);
}

static void
measure_paces (const GArray *boards)
{
  g_autoptr(GArray) empty = g_array_new (FALSE, TRUE, sizeof (Board));

  g_array_set_size (empty, 1);
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    measure_pace (*strategy, (*strategy)->switches >> SWITCH_DIG & 1 ? empty : boards);
}

void
bench_step (void)
{
  g_autoptr(GArray) one = g_array_new (FALSE, FALSE, sizeof (Board));
  g_autoptr(GArray) hard = bench_list ("forum_hardest_11plus.txt", 10);
  Board board;

  board_parse (&board, bench_anti_brute_force);
  g_array_append_val (one, board);
  measure_paces (hard ? hard : one);
  compare (&(Contest) {
    .name = "ascending", .strategy = &strategy_ascending, .options = &strategy_ascending.defaults, .boards = one,
    .plain = true,
  });
  compare_explore (hard ? hard : one);
}
