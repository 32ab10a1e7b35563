/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree-builder.c — the tree of a player's search: grown on the worker while it is shown, given up with the search; and the
 * spine, what is said of it where one stands. */
#include <gio/gio.h>

#include "model/search/tree-builder.h"
#include "model/search/tree-limbs.h"
#include "engine/search/strategies/strategies.h"

enum { FRAME = 16667 };

static const char *const hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

typedef struct {
  SetdokuPlayer      *player;
  SetdokuTreeBuilder *builder;
  int64_t             now;
  int                 changed;
} Stage;

static void count_changed (SetdokuTreeBuilder *builder, Stage *stage) { stage->changed++; }

static void
stage_init (Stage *stage)
{
  *stage = (Stage) { .player = setdoku_player_new (), .now = 1000000 };
  stage->builder = setdoku_tree_builder_new (stage->player);
  g_signal_connect (stage->builder, "changed", G_CALLBACK (count_changed), stage);
}

static void
stage_clear (Stage *stage)
{
  g_assert_finalize_object (stage->builder);
  g_assert_finalize_object (stage->player);
}

static void
start (Stage *stage, const Strategy *strategy, const char *clues)
{
  Board board = { 0 };

  if (clues)
    g_assert_true (board_parse (&board, clues));
  setdoku_player_start (stage->player,
                        &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 });
}

static void
frame (Stage *stage)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  setdoku_player_tick (stage->player, stage->now += FRAME);
  g_usleep (500);
}

/* The tree is home and holds so many events, or all that there are. */
static const Tree *
grow_to (Stage *stage, uint64_t events)
{
  const Tree *tree;
  int64_t end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (!(tree = setdoku_tree_builder_get_tree (stage->builder))
         || (tree_events (tree) < events && !(setdoku_player_is_ended (stage->player)
                                              && setdoku_tree_builder_is_done (stage->builder))))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      frame (stage);
    }
  return tree;
}

static void
test_whole (void)
{
  const Tree *tree;
  Stage stage;

  stage_init (&stage);
  setdoku_tree_builder_set_shown (stage.builder, true);
  start (&stage, &strategy_ascending, NULL);
  tree = grow_to (&stage, UINT64_MAX);
  g_assert_cmpuint (tree_events (tree), ==, 838);
  g_assert_cmpuint (tree_size (tree), ==, 392);
  g_assert_cmpint (stage.changed, >, 0);
  stage_clear (&stage);
}

/* Nobody looks: nothing is built; what was built stays when nobody looks any more. */
static void
test_hidden (void)
{
  const Tree *tree;
  Stage stage;
  uint64_t events;

  stage_init (&stage);
  start (&stage, &strategy_ascending, hard);
  for (int i = 0; i < 20; i++)
    frame (&stage);
  g_assert_null (setdoku_tree_builder_get_tree (stage.builder));

  setdoku_tree_builder_set_shown (stage.builder, true);
  grow_to (&stage, 20000);
  setdoku_tree_builder_set_shown (stage.builder, false);
  tree = grow_to (&stage, 20000);
  events = tree_events (tree);
  for (int i = 0; i < 200; i++)
    frame (&stage);
  g_assert_true (setdoku_tree_builder_get_tree (stage.builder) == tree);
  g_assert_cmpuint (tree_events (tree), ==, events);
  stage_clear (&stage);
}

/* A tree of millions of guesses stays within its memory; what it folded can be had. */
static void
test_large (void)
{
  const Tree *tree, *detail;
  uint64_t first, begin, middle;
  Stage stage;

  stage_init (&stage);
  setdoku_tree_builder_set_shown (stage.builder, true);
  start (&stage, &strategy_ascending, hard);
  tree = grow_to (&stage, 6000000);
  g_assert_cmpuint (tree_limit (tree), >, 1);
  g_assert_cmpuint (setdoku_tree_builder_get_memory (stage.builder), <=, 24 * 1024 * 1024 + 64 * 1024);

  middle = 3000000;
  setdoku_tree_builder_ask_detail (stage.builder, middle, middle + 5000);
  while (!(detail = setdoku_tree_builder_get_detail (stage.builder, &begin)))
    frame (&stage);
  g_assert_cmpuint (begin, <=, middle);
  g_assert_cmpuint (tree_events (detail), >=, middle + 5000);
  g_assert_cmpuint (tree_limit (detail), ==, 1);

  /* Whatever the tree has of those events, the detail has too, and the same. */
  tree = grow_to (&stage, 6000000);
  for (uint64_t step = middle; step < middle + 5000; step++)
    {
      uint32_t a = tree_at (tree, step), b;
      TreeNode of, in;

      tree_get (tree, a, &of);
      first = of.first;
      if (first <= begin || of.last > tree_events (detail))
        continue;
      b = tree_find (detail, first);
      g_assert_cmpuint (b, !=, TREE_NONE);
      tree_get (detail, b, &in);
      g_assert_cmpuint (in.last, ==, of.last);
      g_assert_cmpuint (in.guesses, ==, of.guesses);
      g_assert_cmpint (in.height, ==, of.height);
      g_assert_cmpint (in.depth, ==, of.depth);
      g_assert_cmpint (in.digit, ==, of.digit);
    }
  stage_clear (&stage);
}

/* Another search, or none, while the tree is under way: nothing of the old one comes back. */
static void
test_dropped (void)
{
  const Tree *tree;
  Stage stage;
  int changed;

  stage_init (&stage);
  setdoku_tree_builder_set_shown (stage.builder, true);
  for (int i = 0; i < 5; i++)
    {
      start (&stage, &strategy_ascending, hard);
      grow_to (&stage, 5000 * (uint64_t) i);
      for (int j = 0; j < i; j++)
        frame (&stage);
      start (&stage, &strategy_ascending, NULL);
      tree = grow_to (&stage, UINT64_MAX);
      g_assert_cmpuint (tree_size (tree), ==, 392);
    }

  start (&stage, &strategy_ascending, hard);
  grow_to (&stage, 5000);
  setdoku_player_clear (stage.player);
  g_assert_null (setdoku_tree_builder_get_tree (stage.builder));
  changed = stage.changed;
  for (int i = 0; i < 100; i++)
    frame (&stage);
  g_assert_null (setdoku_tree_builder_get_tree (stage.builder));
  g_assert_cmpint (stage.changed, ==, changed);

  start (&stage, &strategy_ascending, hard);
  stage_clear (&stage);
  for (int i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
}

/* The same search is the same tree: it is not built twice. */
static void
test_same (void)
{
  const Tree *tree;
  Stage stage;

  stage_init (&stage);
  setdoku_tree_builder_set_shown (stage.builder, true);
  start (&stage, &strategy_ascending, NULL);
  tree = grow_to (&stage, UINT64_MAX);
  start (&stage, &strategy_ascending, NULL);
  g_assert_true (setdoku_tree_builder_get_tree (stage.builder) == tree);
  g_assert_cmpuint (tree_events (tree), ==, 838);
  stage_clear (&stage);
}

/* The spine. */

/* What a viewer would have noted down: at each depth the digits that were taken back there, with the guesses they cost. */
typedef struct {
  int         n[N_CELLS + 1];
  SpineBranch tried[N_CELLS + 1][9];
} Notes;

static void
note (Notes *notes, const Event *event, uint64_t made[N_CELLS + 1], uint64_t step)
{
  if (event->kind == EVENT_ASSIGN)
    {
      made[event->depth] = step;
      if (event->depth < N_CELLS)
        notes->n[event->depth] = 0;
    }
  else if (event->kind == EVENT_UNDO_ASSIGN)
    {
      int depth = event->depth;

      notes->tried[depth][notes->n[depth]++] = (SpineBranch) {
        .digit = event->digit, .guesses = (uint32_t) event->nodes, .step = made[depth + 1]
      };
    }
}

static void
check_row (const SpineRow *row, const Notes *notes, int depth)
{
  g_assert_cmpint (row->n_tried, ==, notes->n[depth]);
  for (int i = 0; i < row->n_tried; i++)
    {
      g_assert_cmpint (row->tried[i].digit, ==, notes->tried[depth][i].digit);
      g_assert_cmpuint (row->tried[i].guesses, ==, notes->tried[depth][i].guesses);
      g_assert_cmpuint (row->tried[i].step, ==, notes->tried[depth][i].step);
    }
}

static void
test_spine (void)
{
  const Strategy *strategy = &strategy_ascending;
  g_autofree void *state = g_malloc (strategy->size (&strategy->defaults));
  Board board = { 0 };
  Tree *tree = tree_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults }, TREE_NODES_MAX);
  uint64_t made[N_CELLS + 1] = { 0 };
  Notes notes = { 0 };
  Event event;

  tree_grow (tree, UINT64_MAX);
  strategy->start (state, &board, &strategy->defaults, 0);
  for (uint64_t step = 1; strategy->step (state, &event); step++)
    {
      SearchView view;
      AnyView any;
      Spine spine, blind;
      int extra;

      note (&notes, &event, made, step);
      strategy->show (state, &view);
      any_view_from_search (&any, &view);
      tree_spine (tree, NULL, 9, &any, &event, step, &spine);
      extra = event.kind != EVENT_ASSIGN;
      g_assert_cmpint (spine.n_rows, ==, view.n_path + extra);
      for (int i = 0; i < view.n_path; i++)
        {
          g_assert_cmpint (spine.rows[i].kind, ==, SPINE_GUESS);
          g_assert_cmpint (spine.rows[i].digit, ==, view.path[i].digit);
          g_assert_cmpint (spine.rows[i].untried, ==, view.path[i].untried);
          g_assert_cmpuint (spine.rows[i].step, ==, made[i + 1]);
          check_row (&spine.rows[i], &notes, i);
        }
      if (event.kind == EVENT_UNDO_ASSIGN)
        check_row (&spine.rows[view.n_path], &notes, view.n_path);

      /* Without a tree: the same digits, but no numbers. */
      tree_spine (NULL, NULL, 9, &any, &event, step, &blind);
      g_assert_cmpint (blind.n_rows, ==, spine.n_rows);
      for (int i = 0; i < blind.n_rows; i++)
        {
          g_assert_cmpint (blind.rows[i].n_tried, ==, spine.rows[i].n_tried);
          for (int j = 0; j < blind.rows[i].n_tried; j++)
            {
              g_assert_cmpint (blind.rows[i].tried[j].digit, ==, spine.rows[i].tried[j].digit);
              g_assert_cmpuint (blind.rows[i].tried[j].guesses, ==, 0);
            }
        }
    }
  tree_free (tree);
}

static bool
is_opened (void *user, uint64_t step)
{
  return step == *(uint64_t *) user;
}

/* What failed is looked into for three levels, and further where it was opened: each guess has below it what the tree says,
 * and all together are as many as it says. */
static void
test_limbs (void)
{
  const Strategy *strategy = &strategy_ascending;
  g_autofree void *state = g_malloc (strategy->size (&strategy->defaults));
  Tree *tree;
  Board board;
  Event event;
  int deepest = 0, n_deep = 0;

  g_assert_true (board_parse (&board, "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"));
  tree = tree_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults }, TREE_NODES_MAX);
  tree_grow (tree, UINT64_MAX);
  strategy->start (state, &board, &strategy->defaults, 0);
  for (uint64_t step = 1; strategy->step (state, &event); step++)
    {
      uint64_t opened = step > 20 ? step - 20 : 0;
      SearchView view;
      AnyView any;
      Spine spine;
      Limbs limbs;

      strategy->show (state, &view);
      any_view_from_search (&any, &view);
      tree_spine (tree, NULL, 9, &any, &event, step, &spine);
      tree_limbs (tree, NULL, &spine, 0, N_CELLS, is_opened, &opened, &limbs);
      for (int i = 0; i < limbs.n; i++)
        {
          const Limb *limb = &limbs.limbs[i];
          uint64_t guesses = 1;

          g_assert_cmpint (limb->level, ==, limb->above < 0 ? 0 : limbs.limbs[limb->above].level + 1);
          g_assert_true (limb->level <= LIMB_LEVELS || limbs.limbs[limb->above].guess.step == opened
                         || limbs.limbs[limb->above].level <= LIMB_LEVELS - 1);
          for (int j = 0; j < limb->n_below; j++)
            {
              g_assert_cmpint (limbs.limbs[limb->below + j].above, ==, i);
              guesses += limbs.limbs[limb->below + j].guess.guesses;
            }
          g_assert_cmpuint (guesses, ==, limb->n_below ? limb->guess.guesses : 1);
          g_assert_true (limb->n_below > 0 || limb->guess.guesses == 1 || limb->level >= LIMB_LEVELS);
          deepest = MAX (deepest, limb->level);
          n_deep += limb->level == LIMB_LEVELS;
        }
    }
  g_assert_cmpint (deepest, >, LIMB_LEVELS);
  g_assert_cmpint (n_deep, >, 100);
  tree_free (tree);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree-builder/whole", test_whole);
  g_test_add_func ("/tree-builder/hidden", test_hidden);
  g_test_add_func ("/tree-builder/large", test_large);
  g_test_add_func ("/tree-builder/dropped", test_dropped);
  g_test_add_func ("/tree-builder/same", test_same);
  g_test_add_func ("/tree-spine/every-step", test_spine);
  g_test_add_func ("/tree-limbs/every-step", test_limbs);
  return g_test_run ();
}
