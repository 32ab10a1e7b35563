/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-make.c — how even the grids are, how fast puzzles are made, and whether they are what was wished. */
#include "bench-make.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "bench.h"
#include "command.h"
#include "engine/core/random.h"
#include "engine/make/fill.h"
#include "engine/make/generate.h"
#include "model/job/thread.h"

enum { ROUNDS = 7, FEW_ROUNDS = 3, MAX_ROUNDS = 1000, BLOCK = 512, N_PUZZLES = 20480, N_GRIDS = 100000 };

/* ── Grids ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* χ² of nine digits in each cell, with eight degrees of freedom: 1 % exceed 20.09; of the largest of 81, 1 % exceed 31.4. */
static const double chi2_of_one = 20.09, chi2_of_largest = 31.4;

static double
chi2 (const int count[10], int n)
{
  double expected = n / 9.0, sum = 0;

  for (int digit = 1; digit <= 9; digit++)
    sum += (count[digit] - expected) * (count[digit] - expected) / expected;
  return sum;
}

static void
print_grids (const char *name, int variant, int n)
{
  static int count[N_CELLS][10];
  double start = bench_clock (), taken, tries = 0, sum = 0, largest = 0;
  int beyond = 0;
  Random random;

  memset (count, 0, sizeof count);
  random_start (&random, 1);
  for (int i = 0; i < n; i++)
    {
      uint8_t grid[N_CELLS];

      if (variant < 0)
        fill_quick (grid, &random);
      else
        tries += (double) fill_potential (grid, (Variant) variant, &random);
      for (int cell = 0; cell < N_CELLS; cell++)
        count[cell][grid[cell]]++;
    }
  taken = bench_clock () - start;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      double value = chi2 (count[cell], n);

      sum += value;
      beyond += value > chi2_of_one;
      largest = MAX (largest, value);
    }
  printf ("grids %s: %d, %.0f/s, mean tries %.2f; chi2 of a cell: mean %.2f (8 expected), %d of 81 beyond 1 %% (0.8 expected), "
          "largest %.2f: %s at 1 %%\n", name, n, n / taken, tries / n, sum / N_CELLS, beyond, largest,
          largest < chi2_of_largest ? "passes" : "FAILS");
}

static void
run_grids (void)
{
  static const char *const names[] = { "random-naked", "mrv-naked", "random-hidden", "mrv-hidden" };

  print_grids ("quick", -1, N_GRIDS);
  for (int variant = 0; variant < 4; variant++)
    print_grids (names[variant], variant, variant == VARIANT_RANDOM_NAKED ? N_GRIDS / 5 : N_GRIDS);
}

/* ── Speed ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct { uint64_t first, n; bool side_by_side; const CountKernel *kernel; } Turn;

static void *
make_turn (void *data)
{
  static _Thread_local Generate generates[BLOCK];
  static _Thread_local GenerateOutcome outcomes[BLOCK];
  static _Thread_local Made made[BLOCK];
  const Turn *turn = data;
  GenerateWork *work = generate_work_new ();
  Wish wish;

  if (!work)
    exit (command_no_memory ());

  wish_init (&wish);
  wish.minimal = true;
  generate_work_set_kernel (work, turn->kernel);
  for (uint64_t at = 0; at < turn->n; at += BLOCK)
    {
      for (uint64_t i = 0; i < BLOCK; i++)
        {
          generate_start (&generates[i], &wish, 1, turn->first + at + i);
          outcomes[i] = GENERATE_TRYING;
          if (!turn->side_by_side)
            generate_run (&generates[i], work, UINT64_MAX, &made[i]);
        }
      if (turn->side_by_side)
        generate_many (generates, BLOCK, work, UINT64_MAX, made, outcomes);
    }
  generate_work_free (work);
  return NULL;
}

static double
wall_clock (void)
{
  return 1e-6 * (double) g_get_monotonic_time ();
}

/* Puzzles a second of CPU time. */
static double
run_turn (const CountKernel *kernel, bool side_by_side)
{
  Turn turn = { 0, N_PUZZLES, side_by_side, kernel };
  double start = bench_clock ();

  make_turn (&turn);
  return N_PUZZLES / (bench_clock () - start);
}

/* Seconds by the clock for the same puzzles, on so many threads. */
static double
run_threads (int n)
{
  pthread_t threads[2];
  Turn turns[2];
  double start = wall_clock ();

  for (int i = 0; i < n; i++)
    {
      turns[i] = (Turn) { (uint64_t) (i * N_PUZZLES / n), (uint64_t) (N_PUZZLES / n), true, NULL };
      if (!thread_start (&threads[i], make_turn, &turns[i]))
        {
          fprintf (stderr, "setdoku-cli bench: %s\n", g_strerror (EAGAIN));
          exit (1);
        }
    }
  for (int i = 0; i < n; i++)
    pthread_join (threads[i], NULL);
  return wall_clock () - start;
}

static double
median_of (GArray *values, double *least, double *most)
{
  double median = bench_median (values);

  *least = g_array_index (values, double, 0);
  *most = g_array_index (values, double, values->len - 1);
  return median;
}

/* A command that makes puzzles, one a line: lines a second of CPU time of it and its children. */
static double
run_peer (const char *command)
{
  struct rusage before, after;
  FILE *pipe;
  int lines = 0, sign;

  getrusage (RUSAGE_CHILDREN, &before);
  pipe = popen (command, "r");
  while (pipe && (sign = getc_unlocked (pipe)) != EOF)
    lines += sign == '\n';
  if (pipe)
    pclose (pipe);
  getrusage (RUSAGE_CHILDREN, &after);
  return lines / MAX ((double) (after.ru_utime.tv_sec - before.ru_utime.tv_sec + after.ru_stime.tv_sec - before.ru_stime.tv_sec)
                      + 1e-6 * (double) (after.ru_utime.tv_usec - before.ru_utime.tv_usec + after.ru_stime.tv_usec
                                         - before.ru_stime.tv_usec), 1e-6);
}

typedef struct {
  char              *name;
  const char        *peer;           /* a command; NULL: ours */
  const CountKernel *kernel;
  bool               side_by_side;
  GArray            *rates, *ratios; /* doubles, a round each */
} Contender;

static void
add_contender (GArray *contenders, char *name, const char *peer, const CountKernel *kernel, bool side_by_side)
{
  Contender contender = {
    name, peer, kernel, side_by_side, g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)),
  };

  g_array_append_val (contenders, contender);
}

/* They take turns; the first one, the best kernel side by side, is what the others are held against, round by round. */
static void
run_speed (char *const *peers, int rounds)
{
  g_autoptr(GArray) contenders = g_array_new (FALSE, FALSE, sizeof (Contender));

  for (int i = 0; count_kernels[i]; i++)
    if (count_kernels[i]->runs_here ())
      {
        add_contender (contenders, g_strconcat (count_kernels[i]->id, " side by side", NULL), NULL, count_kernels[i], true);
        add_contender (contenders, g_strconcat (count_kernels[i]->id, " alone", NULL), NULL, count_kernels[i], false);
      }
  for (int i = 0; peers && peers[i]; i++)
    add_contender (contenders, g_strdup (peers[i]), peers[i], NULL, false);

  for (int round = 0; round < rounds; round++)
    {
      double first = 0;

      for (guint i = 0; i < contenders->len; i++)
        {
          Contender *contender = &g_array_index (contenders, Contender, i);
          double rate, ratio;

          rate = contender->peer ? run_peer (contender->peer) : run_turn (contender->kernel, contender->side_by_side);
          first = i == 0 ? rate : first;
          ratio = first / rate;
          g_array_append_val (contender->rates, rate);
          g_array_append_val (contender->ratios, ratio);
        }
    }

  for (guint i = 0; i < contenders->len; i++)
    {
      Contender *contender = &g_array_index (contenders, Contender, i);
      double least, most, rate = median_of (contender->rates, &least, &most);

      printf ("minimal %s: %.0f/s (%.0f–%.0f); the first is %.2f times as fast\n", contender->name, rate, least, most,
              bench_median (contender->ratios));
      g_array_unref (contender->rates);
      g_array_unref (contender->ratios);
      g_free (contender->name);
    }
}

/* By the clock, which on a machine that does other work says little; and how much more CPU time two threads take. */
static void
run_two_threads (int rounds)
{
  g_autoptr(GArray) ratios = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr(GArray) costs = g_array_new (FALSE, FALSE, sizeof (double));
  double least, most, median;

  for (int round = 0; round < rounds; round++)
    {
      clock_t start = clock (), middle;
      double ratio = run_threads (1), cost;

      middle = clock ();
      ratio /= run_threads (2);
      cost = (double) (clock () - middle) / (double) (middle - start);
      g_array_append_val (ratios, ratio);
      g_array_append_val (costs, cost);
    }
  median = median_of (ratios, &least, &most);
  printf ("two threads: %.2f times as fast as one by the clock (%.2f–%.2f), for %.2f times its CPU time\n", median, least, most,
          bench_median (costs));
}

void
bench_make (void)
{
  run_grids ();
  run_speed (NULL, FEW_ROUNDS);
  run_two_threads (FEW_ROUNDS);
  bench_make_kinds (0, NULL);
}

int
bench_make_command (int argc, char *argv[])
{
  g_auto(GStrv) peers = NULL;
  g_autofree char *kind = NULL;
  gboolean shapes = FALSE;
  int rounds = ROUNDS, count = 0;
  const GOptionEntry entries[] = {
    { "peer", 0, 0, G_OPTION_ARG_STRING_ARRAY, &peers, "Also run COMMAND, which makes puzzles, one a line", "COMMAND" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Take N turns each (default 7)", "N" },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &kind, "Make only this kind, and measure nothing else", "NAME" },
    { "shapes", 0, 0, G_OPTION_ARG_NONE, &shapes, "Make boards of other shapes, and measure nothing else", NULL },
    { "count", 0, 0, G_OPTION_ARG_INT, &count, "Make and check N of each kind (default: as many as take a second)", "N" },
    { NULL }
  };

  if (!command_parse_options (&argc, &argv, "", entries))
    return COMMAND_USAGE;
  if (rounds < 1 || rounds > MAX_ROUNDS)
    return command_usage ("--rounds %d: expected a number from 1 to %d", rounds, MAX_ROUNDS);

  if (shapes)
    return bench_make_shapes (count) ? COMMAND_DONE : COMMAND_FAILED;
  if (!kind)
    {
      run_grids ();
      run_speed (peers, rounds);
      run_two_threads (rounds);
    }
  return bench_make_kinds (count, kind) ? COMMAND_DONE : COMMAND_FAILED;
}
