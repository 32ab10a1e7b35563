/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree.c — the tree of guesses holds what a plain reading of the events gives: every strategy, every way to set its
 * switches; whole, folded, and of a window of the events. */

#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "puzzles.h"
#include "variants.h"

#include "engine/search/tree.h"

enum { SEED = 7, LONGEST = 60000, SLICE = 997 };

/* Each node on its own, with its children counted by hand. */
typedef struct {
  uint64_t first, last;                /* last UINT64_MAX: stands at the end */
  int      parent, depth, height;
  uint32_t guesses;
  uint8_t  cell, digit;
  bool     solution, restart;
} Plain;

typedef struct {
  const Strategy *strategy;
  SearchOptions   options;
  Board           board;
  GArray         *nodes;               /* of Plain; 0 is the root */
  GArray         *at;                  /* of int: the deepest node after each step */
  bool            ended;
} Log;

static Plain *
plain (const Log *log, int i)
{
  return &g_array_index (log->nodes, Plain, i);
}

static void
log_close (Log *log, int node, uint64_t step)
{
  plain (log, node)->last = step;
}

static int
log_guess (Log *log, const Event *event, uint64_t step, int at, bool *restarted)
{
  Plain node = { .first = step, .last = UINT64_MAX, .parent = at, .depth = plain (log, at)->depth + 1,
                 .cell = event->cell, .digit = event->digit, .restart = *restarted };

  *restarted = false;
  g_array_append_val (log->nodes, node);
  return (int) log->nodes->len - 1;
}

/* Each kind of event for itself: what stands is told by the last node alone. */
static int
log_event (Log *log, const Event *event, uint64_t step, int at, bool *restarted)
{
  switch (event->kind)
    {
    case EVENT_ASSIGN:
      return log_guess (log, event, step, at, restarted);
    case EVENT_UNDO_ASSIGN:
      g_assert_cmpint (plain (log, at)->cell, ==, event->cell);
      g_assert_cmpint (plain (log, at)->digit, ==, event->digit);
      log_close (log, at, step);
      return plain (log, at)->parent;
    case EVENT_RESTART:
      *restarted = true;
      for (; at; at = plain (log, at)->parent)
        log_close (log, at, step);
      return 0;
    case EVENT_SOLUTION:
      for (int i = at; i >= 0; i = plain (log, i)->parent)
        plain (log, i)->solution = true;
      return at;
    case EVENT_REMOVE:
      /* The grid is full and given from here on: its guesses are over. */
      for (; at; at = plain (log, at)->parent)
        log_close (log, at, step);
      return 0;
    default:
      return at;
    }
}

static void
log_run (Log *log, const Strategy *strategy, const SearchOptions *options, const Board *board, uint64_t longest)
{
  g_autofree void *state = g_malloc (strategy->size (options));
  Plain root = { .last = UINT64_MAX, .parent = -1, .cell = NO_CELL };
  bool restarted = false;
  uint64_t step = 0;
  Event event;
  int at = 0;

  *log = (Log) { .strategy = strategy, .options = *options, .board = *board };
  log->nodes = g_array_new (FALSE, TRUE, sizeof (Plain));
  log->at = g_array_new (FALSE, TRUE, sizeof (int));
  g_array_append_val (log->nodes, root);
  g_array_append_val (log->at, at);
  strategy->start (state, board, options, SEED);
  while (step < longest && strategy->step (state, &event))
    {
      at = log_event (log, &event, ++step, at, &restarted);
      g_array_append_val (log->at, at);
    }
  log->ended = step < longest;

  for (int i = (int) log->nodes->len - 1; i >= 0; i--)
    {
      Plain *node = plain (log, i), *parent = i ? plain (log, node->parent) : NULL;

      node->guesses += i ? 1 : 0;
      if (parent)
        {
          parent->guesses += node->guesses;
          parent->height = MAX (parent->height, node->height + 1);
        }
    }
}

static void
log_clear (Log *log)
{
  g_array_unref (log->nodes);
  g_array_unref (log->at);
}

static uint64_t
log_length (const Log *log)
{
  return log->at->len - 1;
}

/* Grown in slices of odd sizes to the end of the log. */
static Tree *
grown (const Log *log, uint32_t capacity)
{
  Tree *tree = tree_new (&(Trace) { .strategy = log->strategy, .board = log->board, .options = log->options,
                                    .seed = SEED }, capacity);

  while (tree_events (tree) < log_length (log))
    {
      bool more = tree_grow (tree, MIN (SLICE, log_length (log) - tree_events (tree)));

      g_assert_true (more);
    }
  if (log->ended)
    {
      g_assert_false (tree_grow (tree, 1));
      g_assert_true (tree_ended (tree));
    }
  g_assert_cmpuint (tree_events (tree), ==, log_length (log));
  return tree;
}

static void
check_node (const Log *log, const Tree *tree, uint32_t index, int i)
{
  const Plain *expected = plain (log, i);
  TreeNode got;

  tree_get (tree, index, &got);
  g_assert_cmpuint (got.first, ==, expected->first);
  g_assert_cmpuint (got.last, ==, expected->last);
  g_assert_cmpuint (tree_first (tree, index), ==, expected->first);
  g_assert_cmpuint (tree_last (tree, index), ==, expected->last);
  g_assert_cmpuint (got.guesses, ==, expected->guesses);
  g_assert_cmpint (got.cell, ==, expected->cell);
  g_assert_cmpint (got.digit, ==, expected->digit);
  g_assert_cmpint (got.depth, ==, expected->depth);
  g_assert_cmpint (got.height, ==, expected->height);
  g_assert_cmpint (got.solution, ==, expected->solution);
  g_assert_cmpint (got.restart, ==, expected->restart);
  g_assert_cmpint (got.status, ==, expected->last == UINT64_MAX ? TREE_OPEN : expected->solution ? TREE_SOLVED : TREE_FAILED);
}

/* number[i]: where node i of the log is kept; TREE_NONE: folded. */
static uint32_t *
numbers (const Log *log, const Tree *tree)
{
  uint32_t *number = g_new (uint32_t, log->nodes->len);
  uint32_t kept = 0;

  for (int i = 0; i < (int) log->nodes->len; i++)
    {
      number[i] = i ? tree_find (tree, plain (log, i)->first) : 0;
      kept += number[i] != TREE_NONE;
    }
  g_assert_cmpuint (kept, ==, tree_size (tree));
  return number;
}

static void
check_kinship (const Log *log, const Tree *tree, const uint32_t *number)
{
  g_autofree uint32_t *before = g_new (uint32_t, log->nodes->len);       /* the child of it that came last so far */

  for (int i = 0; i < (int) log->nodes->len; i++)
    {
      before[i] = TREE_NONE;
      if (i == 0 || number[i] == TREE_NONE)
        continue;

      int parent = plain (log, i)->parent;

      g_assert_cmpuint (tree_parent (tree, number[i]), ==, number[parent]);
      g_assert_cmpuint (tree_previous (tree, number[i]), ==, before[parent]);
      if (before[parent] == TREE_NONE)
        g_assert_cmpuint (tree_child (tree, number[parent]), ==, number[i]);
      else
        g_assert_cmpuint (tree_next (tree, before[parent]), ==, number[i]);
      before[parent] = number[i];
    }
  for (int i = 0; i < (int) log->nodes->len; i++)
    if (number[i] != TREE_NONE && before[i] != TREE_NONE)
      g_assert_cmpuint (tree_next (tree, before[i]), ==, TREE_NONE);
    else if (number[i] != TREE_NONE)
      g_assert_cmpuint (tree_child (tree, number[i]), ==, TREE_NONE);
}

static void
check_steps (const Log *log, const Tree *tree, const uint32_t *number)
{
  for (uint64_t step = 0; step <= log_length (log); step++)
    {
      int deepest = g_array_index (log->at, int, step), node = deepest;
      uint32_t at = tree_at (tree, step);

      /* Events of a folded subtree belong to the node that it became. */
      while (number[node] == TREE_NONE)
        node = plain (log, node)->parent;
      g_assert_cmpuint (at, ==, number[node]);

      for (uint32_t child = at, parent; (parent = tree_parent (tree, child)) != TREE_NONE; child = parent)
        g_assert_cmpuint (tree_child_from (tree, parent, step), ==, child);
    }
}

static void
check_child_from (const Tree *tree, uint32_t parent, uint64_t last)
{
  for (uint64_t step = 0; step <= last; step += 1 + last / 300)
    {
      uint32_t expected = tree_child (tree, parent);

      while (expected != TREE_NONE && tree_last (tree, expected) <= step)
        expected = tree_next (tree, expected);
      g_assert_cmpuint (tree_child_from (tree, parent, step), ==, expected);
    }
}

static void
check_tree (const Log *log, const Tree *tree)
{
  g_autofree uint32_t *number = numbers (log, tree);

  for (int i = 0; i < (int) log->nodes->len; i++)
    {
      TreeNode node;
      int parent = plain (log, i)->parent;

      if (number[i] != TREE_NONE)
        {
          check_node (log, tree, number[i], i);
          continue;
        }
      /* The highest one that is not kept hangs on a node that says so. */
      if (number[parent] == TREE_NONE)
        continue;
      tree_get (tree, number[parent], &node);
      g_assert_true (node.folded);
      g_assert_cmpint (node.status, !=, TREE_OPEN);
      if (node.status == TREE_FAILED)
        g_assert_cmpuint (node.guesses, <=, tree_limit (tree));
    }
  check_kinship (log, tree, number);
  check_steps (log, tree, number);
  check_child_from (tree, 0, log_length (log));
  check_child_from (tree, tree_size (tree) / 2, log_length (log));
}

/* From the middle of the search: the same as the stretch of the whole. */
static void
check_window (const Log *log, const Tree *whole, uint64_t first, uint64_t last)
{
  g_autofree void *state = g_malloc (log->strategy->size (&log->options));
  Tree *tree;
  Event event;

  log->strategy->start (state, &log->board, &log->options, SEED);
  for (uint64_t i = 0; i < first; i++)
    g_assert_true (log->strategy->step (state, &event));
  tree = tree_new_within (&(Trace) { .strategy = log->strategy, .options = log->options }, state, first, TREE_NODES_MAX);
  tree_grow (tree, last - first);
  g_assert_cmpuint (tree_events (tree), ==, last);

  for (uint64_t step = first; step <= last; step++)
    {
      uint32_t a = tree_at (tree, step), b = tree_at (whole, step);

      for (; a; a = tree_parent (tree, a), b = tree_parent (whole, b))
        {
          TreeNode in, of;

          tree_get (tree, a, &in);
          tree_get (whole, b, &of);
          g_assert_cmpuint (in.first, ==, MAX (of.first, first));
          g_assert_cmpuint (in.last, ==, of.last > last ? UINT64_MAX : of.last);
          g_assert_cmpint (in.cell, ==, of.cell);
          g_assert_cmpint (in.digit, ==, of.digit);
          g_assert_cmpint (in.depth, ==, of.depth);
          if (in.first > first && in.last <= last)
            g_assert_cmpuint (in.guesses, ==, of.guesses);
        }
      g_assert_cmpuint (b, ==, 0);
    }
  tree_free (tree);
}

static void
check_search (const Strategy *strategy, const SearchOptions *options, const Board *board, uint64_t longest)
{
  Tree *whole, *folded;
  Log log;

  log_run (&log, strategy, options, board, longest);
  whole = grown (&log, TREE_NODES_MAX);
  g_assert_cmpuint (tree_size (whole), ==, log.nodes->len);
  g_assert_cmpuint (tree_limit (whole), ==, 1);
  check_tree (&log, whole);
  check_window (&log, whole, log_length (&log) / 3, log_length (&log) / 2);

  folded = grown (&log, TREE_NODES_LEAST);
  g_assert_cmpuint (tree_size (folded), <=, TREE_NODES_LEAST);
  g_assert_cmpuint (tree_memory (folded), <=, TREE_NODES_LEAST * 24 + STATE_SIZE_MAX + 2048);
  check_tree (&log, folded);
  tree_free (folded);
  tree_free (whole);
  log_clear (&log);
}

static void
check_strategies (const char *clues, int solutions)
{
  Board board = board_of (clues);

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (GArray) variants = variants_of (*strategy, false);

      for (unsigned i = 0; i < variants->len; i++)
        {
          SearchOptions options = g_array_index (variants, SearchOptions, i);
          g_autofree char *text = variant_to_text (*strategy, &options);

          g_test_message ("%s", text);
          if ((*strategy)->switches >> SWITCH_SOLUTIONS & 1)
            options.solutions = (uint16_t) solutions;
          check_search (*strategy, &options, &board, (*strategy)->horizon < LONGEST ? (*strategy)->horizon / 50 : LONGEST / 4);
        }
    }
}

static void
test_strategies (void)
{
  check_strategies (PUZZLE_EMPTY, 1);
  check_strategies (PUZZLE_NEEDS_A_GUESS, 2);
  check_strategies (PUZZLE_FOUR_SOLUTIONS, 4);
  check_strategies (PUZZLE_DEAD_AT_ONCE, 1);
}

static void
test_hard (void)
{
  Board board = board_of (PUZZLE_ANTI_BRUTE_FORCE);

  check_search (&strategy_ascending, &strategy_ascending.defaults, &board, LONGEST);
  check_search (&strategy_explore, &strategy_explore.defaults, &board, LONGEST);
}

/* Hundreds of solved subtrees: they too are folded when nothing else is left. */
static void
test_many_solutions (void)
{
  SearchOptions options = strategy_ascending.defaults;
  Board board = board_of (PUZZLE_EMPTY);

  options.solutions = 1000;
  check_search (&strategy_ascending, &options, &board, LONGEST);
}

static void
test_empty_grid (void)
{
  Board board = board_of (PUZZLE_EMPTY);
  Tree *tree = tree_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                    .options = strategy_ascending.defaults }, TREE_NODES_MAX);
  TreeNode root;

  g_assert_false (tree_grow (tree, UINT64_MAX));
  g_assert_cmpuint (tree_events (tree), ==, 838);
  g_assert_cmpuint (tree_size (tree), ==, 1 + 391);
  tree_get (tree, 0, &root);
  g_assert_cmpuint (root.guesses, ==, 391);
  g_assert_cmpint (root.height, ==, 81);
  g_assert_true (root.solution);
  g_assert_cmpint (root.cell, ==, NO_CELL);
  tree_free (tree);
}

/* A copy is the same tree, and either grows without the other. */
static void
test_copy (void)
{
  Board board = board_of (PUZZLE_EMPTY);
  Tree *tree = tree_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                    .options = strategy_ascending.defaults }, TREE_NODES_MAX), *copy;
  TreeNode got;

  g_assert_true (tree_grow (tree, 400));
  copy = tree_copy (tree);
  g_assert_cmpuint (tree_events (copy), ==, 400);
  g_assert_false (tree_grow (copy, UINT64_MAX));
  g_assert_cmpuint (tree_events (tree), ==, 400);
  tree_free (tree);
  g_assert_cmpuint (tree_size (copy), ==, 1 + 391);
  tree_get (copy, 0, &got);
  g_assert_cmpuint (got.guesses, ==, 391);
  tree_free (copy);
}

/* What was not tried: only where the search stands, and just what its own path says. */
static void
test_untried (void)
{
  Board board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  Tree *tree = tree_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                    .options = strategy_ascending.defaults }, TREE_NODES_MAX);
  g_autofree void *state = g_malloc (strategy_ascending.size (&strategy_ascending.defaults));
  SearchView view;
  Event event;

  strategy_ascending.start (state, &board, &strategy_ascending.defaults, 0);
  for (uint64_t step = 1; step < 3000; step++)
    {
      g_assert_true (strategy_ascending.step (state, &event));
      g_assert_true (tree_grow (tree, 1));
      strategy_ascending.show (state, &view);
      for (uint32_t node = tree_at (tree, step); node; node = tree_parent (tree, node))
        {
          TreeNode got;

          tree_get (tree, node, &got);
          g_assert_cmpint (got.status, ==, TREE_OPEN);
          g_assert_cmpint (got.untried, ==, view.path[got.depth - 1].untried);
        }
    }
  tree_free (tree);
}

/* The same, steered: the viewer's guess is in the tree, where it was made. */
static void
test_steered (void)
{
  Board board = board_of (PUZZLE_EMPTY);
  Steering steering = { 0 };
  TreeNode got;
  Tree *tree;

  g_assert_true (steering_add (&steering, 3, 3, 9));
  tree = tree_new (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults,
                              .steering = steering }, TREE_NODES_MAX);
  g_assert_true (tree_grow (tree, 100));
  tree_get (tree, tree_find (tree, 4), &got);
  g_assert_cmpint (got.cell, ==, 3);
  g_assert_cmpint (got.digit, ==, 9);
  tree_get (tree, tree_find (tree, 5), &got);
  g_assert_cmpint (got.digit, ==, 4);
  tree_free (tree);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree/empty-grid", test_empty_grid);
  g_test_add_func ("/tree/strategies", test_strategies);
  g_test_add_func ("/tree/hard", test_hard);
  g_test_add_func ("/tree/many-solutions", test_many_solutions);
  g_test_add_func ("/tree/untried", test_untried);
  g_test_add_func ("/tree/copy", test_copy);
  g_test_add_func ("/tree/steered", test_steered);
  return g_test_run ();
}
