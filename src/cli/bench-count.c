/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-count.c — every kernel that runs here, and any other solver, over the same lists.
 *
 * Contenders take turns, round after round, so that what the machine does meanwhile meets all of them; each turn is
 * some tens of milliseconds of CPU time. Medians of the rates and, against the reference of the same round, medians of
 * the ratios are printed. Two solutions are looked for, and the first is written out. How to read it:
 * tests/bench/README.md. */
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "bench-peer.h"
#include "command.h"
#include "engine/fast/count.h"

enum { LIMIT = 2, ROUNDS = 7, FEW_ROUNDS = 3, MAX_ROUNDS = 1001, MIN_PUZZLES = 2000 };

static const double TURN_SECONDS = 0.04, PEER_SECONDS = 0.3;

/* Puzzles a call, to see which kernel is best for how many. */
static const unsigned batches[] = { 1, 4, 16, 64, 512 };

/* A list may be made of two files. */
static const struct { const char *name, *files[2]; } known_lists[] = {
  { "17-clue",        { "royle17_ser.txt" } },
  { "hardest 11+",    { "forum_hardest_11plus.txt" } },
  { "magictour",      { "magictour_top1465.txt" } },
  { "serg",           { "multi_solution_serg.txt" } },
  { "minimal random", { "cb000_ser.txt" } },
  { "easy",           { "exchange_easy.txt", "exchange_medium.txt" } },
};

typedef struct {
  unsigned     n;                    /* puzzles, repeated until there are MIN_PUZZLES of them */
  unsigned     n_different;
  GString     *text;                 /* 81 characters each */
  CountPuzzle *sets;
  uint32_t    *expected, *counts;    /* by the first kernel that ran; by the last one */
  char        *solutions;
} List;

typedef struct Contender Contender;

struct Contender {
  char              *name;
  const CountKernel *kernel;         /* NULL: a peer */
  void             (*turn) (const Contender *contender, const List *list);
  BenchPeer         *peer;
  unsigned           repeats;        /* of the list in one turn */
  bool               wrong;          /* it counted other solutions than the first */
  GArray            *rates, *ratios; /* of double, one a round */
};

/* Who runs, and how. */
typedef struct {
  GArray  *contenders;               /* of Contender */
  unsigned reference;                /* whom the others are held against */
  int      rounds;
  bool     any_kernel;               /* not just one that was named */
} Contest;

static void
turn_single (const Contender *contender, const List *list)
{
  uint8_t first[COUNT_KEPT][N_CELLS];

  for (unsigned i = 0; i < list->n; i++)
    list->counts[i] = (uint32_t) count_solutions (&list->sets[i], LIMIT, first, contender->kernel);
}

static void
turn_bulk (const Contender *contender, const List *list)
{
  count_many (&(CountBatch) {
    .form = COUNT_TEXT, .puzzles = list->text->str, .stride = N_CELLS, .n = list->n, .limit = LIMIT,
    .counts = list->counts, .solutions = list->solutions,
  }, contender->kernel);
}

/* CPU seconds. */
static double
time_turn (const Contender *contender, const List *list)
{
  double start = bench_clock ();

  if (contender->peer)
    return bench_peer_run (contender->peer);
  for (unsigned i = 0; i < contender->repeats; i++)
    contender->turn (contender, list);
  return bench_clock () - start;
}

static void
say_other_counts (Contender *contender, const List *list)
{
  unsigned others = 0;

  for (unsigned i = 0; i < list->n; i++)
    others += list->counts[i] != list->expected[i];
  if (others)
    printf ("WRONG: %s counts %u of %u puzzles differently\n", contender->name, others, list->n);
  contender->wrong |= others > 0;
}

/* Finds how often the list is gone through in a turn, and whether the answers are those of the others. */
static void
warm_up (Contender *contender, const List *list, bool first)
{
  double seconds;

  contender->repeats = 1;
  if (contender->peer)
    {
      contender->repeats = bench_peer_feed (contender->peer, list->text, N_CELLS, PEER_SECONDS);
      return;
    }

  seconds = time_turn (contender, list);
  contender->repeats = (unsigned) MAX (1, TURN_SECONDS / MAX (seconds, 1e-6));
  if (first)
    memcpy (list->expected, list->counts, list->n * sizeof *list->counts);
  else
    say_other_counts (contender, list);
}

static double
guesses_of (const CountKernel *kernel, const List *list)
{
  double guesses = 0;
  Count count;

  for (unsigned i = 0; i < list->n_different; i++)
    {
      count_start (&count, &list->sets[i], kernel);
      while (count.n_solutions < LIMIT && count_run (&count, LIMIT, UINT32_MAX, kernel))
        continue;
      guesses += (double) count.n_guesses;
    }

  return guesses / list->n_different;
}

static bool
contender_failed (const Contender *contender)
{
  return contender->peer && bench_peer_failed (contender->peer);
}

static void
print_contender (const Contender *contender, const Contender *reference, const List *list)
{
  double rate = bench_median (contender->rates) / 1e3;
  const double *rates = (const double *) contender->rates->data;          /* sorted by now */

  if (contender_failed (contender))
    {
      printf ("  %-24s failed\n", contender->name);
      return;
    }

  printf ("  %-24s %9.1f k/s  (%.1f – %.1f)", contender->name, rate, rates[0] / 1e3, rates[contender->rates->len - 1] / 1e3);
  if (!contender_failed (reference))
    printf ("  %6.2f × %s", bench_median (contender->ratios), reference->name);
  if (contender->peer)
    printf (", starts in %.1f ms, prints %.2f lines a puzzle", bench_peer_start_ms (contender->peer),
            (double) bench_peer_lines (contender->peer) / list->n / contender->repeats);
  else if (contender->turn == turn_single)
    printf (", %.2f guesses a puzzle", guesses_of (contender->kernel, list));
  printf ("\n");
}

static void
compare (const Contest *contest, const List *list)
{
  GArray *contenders = contest->contenders;
  double *turns = g_newa (double, contenders->len);

  for (unsigned i = 0; i < contenders->len; i++)
    {
      Contender *contender = &g_array_index (contenders, Contender, i);

      g_array_set_size (contender->rates, 0);
      g_array_set_size (contender->ratios, 0);
      warm_up (contender, list, i == 0);
    }

  for (int round = 0; round < contest->rounds; round++)
    {
      for (unsigned i = 0; i < contenders->len; i++)
        {
          const Contender *contender = &g_array_index (contenders, Contender, i);

          turns[i] = (double) list->n * contender->repeats / MAX (time_turn (contender, list), 1e-9);
          g_array_append_val (contender->rates, turns[i]);
        }
      for (unsigned i = 0; i < contenders->len; i++)
        {
          double ratio = turns[i] / turns[contest->reference];

          g_array_append_val (g_array_index (contenders, Contender, i).ratios, ratio);
        }
    }

  for (unsigned i = 0; i < contenders->len; i++)
    print_contender (&g_array_index (contenders, Contender, i), &g_array_index (contenders, Contender, contest->reference), list);
}

static void
list_clear (List *list)
{
  g_string_free (list->text, TRUE);
  g_free (list->sets);
  g_free (list->expected);
  g_free (list->counts);
  g_free (list->solutions);
}

/* At least one board. */
static void
list_fill (List *list, const GArray *boards)
{
  unsigned copies = (MIN_PUZZLES + boards->len - 1) / boards->len;

  list->n_different = boards->len;
  list->n = copies * boards->len;
  list->text = g_string_sized_new (list->n * N_CELLS + 1);
  list->sets = g_new (CountPuzzle, list->n);
  list->expected = g_new0 (uint32_t, list->n);
  list->counts = g_new0 (uint32_t, list->n);
  list->solutions = g_malloc0 (list->n * N_CELLS);
  for (unsigned i = 0; i < list->n; i++)
    {
      const Board *board = &g_array_index (boards, Board, i % boards->len);
      char text[BOARD_TEXT_SIZE];

      board_format (board, text);
      g_string_append (list->text, text);
      count_puzzle_from_board (&list->sets[i], board);
    }
}

/* ── Which kernel for what ───────────────────────────────────────────────────────────────────────────────────────── */

/* The kernel that is taken where none is named, why, and how it goes about a list. */
static void
print_chosen (void)
{
  const CountKernel *chosen = count_kernel_best ();

  printf ("chosen: %s, the first that this processor runs of", chosen->id);
  for (int i = 0; count_kernels[i]; i++)
    printf ("%s %s", i ? "," : "", count_kernels[i]->id);
  printf ("\n  one puzzle: alone\n");
  for (int i = 0; chosen->ways[i].way; i++)
    printf ("  a list of %zu or more: %s\n", chosen->ways[i].from, chosen->ways[i].way);
}

static double
time_batches (const CountKernel *kernel, const List *list, unsigned size)
{
  double   start = bench_clock (), taken;
  unsigned repeats = 0;

  do
    {
      for (unsigned i = 0; i < list->n; i += size)
        count_many (&(CountBatch) {
          .form = COUNT_TEXT, .puzzles = list->text->str + i * N_CELLS, .stride = N_CELLS, .n = MIN (size, list->n - i),
          .limit = LIMIT, .counts = list->counts + i, .solutions = list->solutions + i * N_CELLS,
        }, kernel);
      repeats++;
      taken = bench_clock () - start;
    }
  while (taken < TURN_SECONDS);
  return list->n * (double) repeats / taken;
}

/* The kernels by turns, and where the chosen one is not the fastest. */
static void
print_batch (const List *list, unsigned size, int rounds)
{
  GArray *rates[8] = { NULL };
  double  best = 0, rate, of_chosen = 0;
  int     fastest = 0;

  for (int i = 0; count_kernels[i]; i++)
    rates[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (int round = 0; round < rounds; round++)
    for (int i = 0; count_kernels[i]; i++)
      if (count_kernels[i]->runs_here ())
        {
          rate = time_batches (count_kernels[i], list, size);
          g_array_append_val (rates[i], rate);
        }

  printf ("  %3u a call:", size);
  for (int i = 0; count_kernels[i]; i++)
    {
      rate = rates[i]->len ? bench_median (rates[i]) : 0;
      if (rates[i]->len)
        printf ("  %s %.1f k/s", count_kernels[i]->id, rate / 1e3);
      of_chosen = count_kernels[i] == count_kernel_best () ? rate : of_chosen;
      fastest = rate > best ? i : fastest;
      best = MAX (rate, best);
      g_array_unref (rates[i]);
    }
  printf ("; fastest: %s, %.2f × the chosen one\n", count_kernels[fastest]->id, best / of_chosen);
}

static void
print_batches (const List *list, int rounds)
{
  printf ("which kernel for how many at once:\n");
  for (gsize i = 0; i < G_N_ELEMENTS (batches); i++)
    print_batch (list, batches[i], rounds);
}

/* At least one board. Batches of it are only looked at where more than one kernel takes part. */
static void
run_list (const char *name, const GArray *boards, const Contest *contest)
{
  List list;

  list_fill (&list, boards);
  printf ("%s: %u puzzles, limit %d, %d rounds\n", name, boards->len, LIMIT, contest->rounds);
  compare (contest, &list);
  if (contest->any_kernel)
    print_batches (&list, contest->rounds);
  fflush (stdout);
  list_clear (&list);
}

/* Of the lists that are there; the others are said. */
static void
run_known_lists (const Contest *contest)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known_lists); i++)
    {
      g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (Board));

      for (int part = 0; part < 2 && known_lists[i].files[part]; part++)
        {
          g_autoptr(GArray) boards = bench_list (known_lists[i].files[part], 1);

          if (boards)
            g_array_append_vals (all, boards->data, boards->len);
        }
      if (all->len)
        run_list (known_lists[i].name, all, contest);
    }
}

static void
add_contender (GArray *contenders, char *name, const CountKernel *kernel,
               void (*turn) (const Contender *contender, const List *list), BenchPeer *peer)
{
  Contender contender = {
    .name = name, .kernel = kernel, .turn = turn, .peer = peer,
    .rates = g_array_new (FALSE, FALSE, sizeof (double)), .ratios = g_array_new (FALSE, FALSE, sizeof (double)),
  };

  g_array_append_val (contenders, contender);
}

static void
clear_contender (void *memory)
{
  Contender *contender = memory;

  g_free (contender->name);
  g_array_unref (contender->rates);
  g_array_unref (contender->ratios);
  bench_peer_free (contender->peer);
}

/* only: NULL for every kernel that runs here. */
static GArray *
kernels (const CountKernel *only)
{
  GArray *contenders = g_array_new (FALSE, FALSE, sizeof (Contender));

  g_array_set_clear_func (contenders, clear_contender);
  for (int i = 0; count_kernels[i]; i++)
    if (only ? only == count_kernels[i] : count_kernels[i]->runs_here ())
      {
        const char *id = count_kernels[i]->id;

        add_contender (contenders, g_strconcat (id, " bulk", NULL), count_kernels[i], turn_bulk, NULL);
        add_contender (contenders, g_strconcat (id, " single", NULL), count_kernels[i], turn_single, NULL);
      }

  return contenders;
}

void
bench_count (void)
{
  g_autoptr(GArray) contenders = kernels (NULL);

  print_chosen ();
  run_known_lists (&(Contest) { contenders, contenders->len - 1, FEW_ROUNDS, true });
  bench_count_one ();
}

/* False: one of them is no list, which is said. */
static bool
run_files (char *const *paths, int n, const Contest *contest)
{
  bool whole = true;

  for (int i = 0; i < n; i++)
    {
      g_autoptr(GArray) boards = bench_boards (paths[i], 1);

      if (boards && boards->len > 0)
        run_list (paths[i], boards, contest);
      else
        fprintf (stderr, "%s:0:0: %s\n", paths[i], boards ? "no puzzle in it" : "cannot be read");
      whole = whole && boards && boards->len > 0;
    }

  return whole;
}

int
bench_count_command (int argc, char *argv[])
{
  g_auto(GStrv) peers = NULL;
  g_autofree char *kernel = NULL;
  g_autoptr(GArray) contenders = NULL;
  int rounds = ROUNDS;
  const GOptionEntry entries[] = {
    { "peer", 0, 0, G_OPTION_ARG_STRING_ARRAY, &peers, "Also run COMMAND, which reads 81 characters a line", "COMMAND" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "Run kernel ID only", "ID" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Take N turns each (default 7)", "N" },
    { NULL }
  };
  const CountKernel *only;
  Contest contest;
  bool whole = true;

  if (!command_parse_options (&argc, &argv, "[LIST…]", entries))
    return COMMAND_USAGE;
  if (rounds < 1 || rounds > MAX_ROUNDS)
    return command_usage ("--rounds %d: expected a number from 1 to %d", rounds, MAX_ROUNDS);
  if (!command_choose_kernel (kernel, &only))
    return COMMAND_USAGE;

  contenders = kernels (only);
  contest = (Contest) { contenders, peers ? contenders->len : contenders->len - 1, rounds, !only };
  for (int i = 0; peers && peers[i]; i++)
    add_contender (contenders, g_strdup (peers[i]), NULL, NULL, bench_peer_new (peers[i]));

  if (!only)
    print_chosen ();
  if (argc > 1)
    whole = run_files (argv + 1, argc - 1, &contest);
  else
    run_known_lists (&contest);
  if (!only)
    whole = bench_count_one () && whole;
  for (unsigned i = 0; i < contenders->len; i++)
    {
      const Contender *contender = &g_array_index (contenders, Contender, i);

      whole = whole && !contender->wrong && !contender_failed (contender);
    }
  return whole ? COMMAND_DONE : COMMAND_FAILED;
}
