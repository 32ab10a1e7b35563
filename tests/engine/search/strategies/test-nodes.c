/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-nodes.c — each way to explore takes exactly as many nodes as was measured by others' prototypes. */

#include <inttypes.h>
#include <stdlib.h>

#include "puzzles.h"

#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

typedef struct { int cell, inference; } Way;

static const Way ways[] = {
  { CELL_LINEAR, INFERENCE_NONE }, { CELL_LINEAR, INFERENCE_FORWARD }, { CELL_MRV, INFERENCE_FORWARD },
  { CELL_MRV_DEGREE, INFERENCE_FORWARD }, { CELL_MRV_DEGREE, INFERENCE_SINGLES },
};

static uint64_t
explore (const Board *board, const Way *way, int undo, SolveResult *result)
{
  SearchOptions options = strategy_explore.defaults;

  options.cell = (uint8_t) way->cell;
  options.inference = (uint8_t) way->inference;
  options.undo = (uint8_t) undo;
  solve (&(Trace) { .strategy = &strategy_explore, .board = *board, .options = options }, NULL, result);
  return result->counters.nodes;
}

static int
compare_counts (const void *a, const void *b)
{
  uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return (x > y) - (x < y);
}

static void
check_nodes (const char *list, const Way *way, uint64_t median, uint64_t maximum, int without_backtracks)
{
  g_autoptr (GArray)   puzzles = puzzles_load (list);
  g_autofree uint64_t *nodes = g_new (uint64_t, puzzles->len);
  int                  without = 0;

  for (unsigned i = 0; i < puzzles->len; i++)
    {
      SolveResult result;

      nodes[i] = explore (&g_array_index (puzzles, Board, i), way, UNDO_TRAIL, &result);
      without += result.counters.backtracks == 0;
    }

  qsort (nodes, puzzles->len, sizeof *nodes, compare_counts);
  g_assert_cmpuint (nodes[puzzles->len / 2], ==, median);
  g_assert_cmpuint (nodes[puzzles->len - 1], ==, maximum);
  if (without_backtracks >= 0)
    g_assert_cmpint ((without * 1000 + (int) puzzles->len / 2) / (int) puzzles->len, ==, without_backtracks);
}

static void
explorations_take_the_measured_nodes (void)
{
  static const struct { const char *list; struct { int median, maximum; } nodes[5]; int without_backtracks; } rows[] = {
    { "euler50",         { { 4132, 243098 }, { 1170, 39235 }, { 75, 654 }, { 83, 1693 }, { 0, 7 } }, 880 },
    { "exchange-easy",   { { 1486, 707417 }, { 472, 212077 }, { 53, 861 }, { 53, 507 }, { 0, 0 } }, 1000 },
    { "exchange-medium", { { 4171, 338054 }, { 1294, 41275 }, { 91, 1582 }, { 94, 809 }, { 0, 6 } }, 847 },
    { "exchange-hard",   { { 6243, 354737 }, { 1814, 137274 }, { 117, 2997 }, { 102, 1111 }, { 2, 12 } }, 413 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
      check_nodes (rows[i].list, &ways[way], rows[i].nodes[way].median, rows[i].nodes[way].maximum,
                   ways[way].inference == INFERENCE_SINGLES ? rows[i].without_backtracks : -1);
}

static void
the_empty_board_takes_the_measured_nodes (void)
{
  static const uint64_t expected[] = { 391, 360, 81, 83, 43 };
  Board                 board = board_of (PUZZLE_EMPTY);
  SolveResult           result;

  for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
    for (int undo = UNDO_TRAIL; undo <= UNDO_COPY; undo++)
      g_assert_cmpuint (explore (&board, &ways[way], undo, &result), ==, expected[way]);
}

static void
the_anti_brute_force_puzzle_takes_the_measured_nodes (void)
{
  Board       board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  SolveResult result;

  for (int undo = UNDO_TRAIL; undo <= UNDO_COPY; undo++)
    {
      g_assert_cmpuint (explore (&board, &ways[2], undo, &result), ==, 45267);
      g_assert_cmpuint (explore (&board, &ways[3], undo, &result), ==, 13971);
      g_assert_cmpuint (explore (&board, &ways[4], undo, &result), ==, 0);
      g_assert_cmpuint (result.counters.backtracks, ==, 0);
      g_assert_cmpint (result.outcome, ==, OUTCOME_SOLVED);
    }
}

/* Counted with a program after the essay, which guesses on a copy of its grid in the same order. */
static void
norvig_takes_the_guesses_of_the_essay (void)
{
  static const struct { const char *list; uint64_t guesses; } rows[] = { { "euler50", 28 }, { "exchange-hard", 440 } };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) puzzles = puzzles_load (rows[i].list);
      uint64_t           guesses = 0;

      for (unsigned p = 0; p < puzzles->len; p++)
        {
          SolveResult result;

          solve (&(Trace) { .strategy = &strategy_norvig, .board = g_array_index (puzzles, Board, p),
                            .options = strategy_norvig.defaults }, NULL, &result);
          guesses += result.counters.nodes;
        }
      g_assert_cmpuint (guesses, ==, rows[i].guesses);
    }
}

/* Linear without inference is the ascending search, under another name. */
static void
linear_exploration_without_inference_is_ascending (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("euler50");

  for (unsigned i = 0; i < puzzles->len; i++)
    {
      const Board *board = &g_array_index (puzzles, Board, i);
      SolveResult  explored, ascended;

      explore (board, &ways[0], UNDO_TRAIL, &explored);
      solve (&(Trace) { .strategy = &strategy_ascending, .board = *board, .options = strategy_ascending.defaults },
             NULL, &ascended);
      g_assert_cmpmem (&explored, sizeof explored, &ascended, sizeof ascended);
    }
}

/* A sample of every hundredth: the seeds' figures come from another sample, so only the magnitude must agree. */
static void
seventeen_clues_take_nodes_of_the_measured_magnitude (void)
{
  g_autoptr (GArray)   puzzles = puzzles_load_large ("royle17_ser.txt");
  g_autofree uint64_t *nodes = NULL;
  uint64_t             medians[3];
  unsigned             n = 50;

  if (!puzzles)
    return;

  nodes = g_new (uint64_t, n);
  for (int way = 2; way <= 4; way++)
    {
      for (unsigned i = 0; i < n; i++)
        {
          SolveResult result;

          nodes[i] = explore (&g_array_index (puzzles, Board, i * (puzzles->len / n)), &ways[way], UNDO_TRAIL, &result);
        }
      qsort (nodes, n, sizeof *nodes, compare_counts);
      medians[way - 2] = nodes[n / 2];
    }

  g_test_message ("medians %" PRIu64 ", %" PRIu64 ", %" PRIu64, medians[0], medians[1], medians[2]);
  g_assert_cmpuint (medians[0], >, 13367 / 5);
  g_assert_cmpuint (medians[0], <, 13367 * 5);
  g_assert_cmpuint (medians[1], >, 5271 / 5);
  g_assert_cmpuint (medians[1], <, 5271 * 5);
  g_assert_cmpuint (medians[2], <, 10);
  g_assert_cmpuint (medians[0], >, medians[1]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nodes/nodes", explorations_take_the_measured_nodes);
  g_test_add_func ("/nodes/empty-board", the_empty_board_takes_the_measured_nodes);
  g_test_add_func ("/nodes/anti-brute-force", the_anti_brute_force_puzzle_takes_the_measured_nodes);
  g_test_add_func ("/nodes/norvig", norvig_takes_the_guesses_of_the_essay);
  g_test_add_func ("/nodes/linear-none", linear_exploration_without_inference_is_ascending);
  g_test_add_func ("/nodes/seventeen-clues", seventeen_clues_take_nodes_of_the_measured_magnitude);
  return g_test_run ();
}
