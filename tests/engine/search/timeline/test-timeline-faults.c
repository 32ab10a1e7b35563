/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline-faults.c — what a timeline does with nothing, with gaps, and with what must not happen. */
#include <stddef.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/batch-private.h"
#include "engine/search/timeline/finder.h"
#include "timeline-pair.h"

static void
test_runs_of_nothing (void)
{
  Batch *batch;
  Pair pair;

  pair_start (&pair, &strategy_potential, &strategy_potential.defaults, REPEATED, 1, 10, TIMELINE_BUDGET);
  pair_explore (&pair, 0);
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 0);
  pair_check_cursor (&pair, 0);

  pair_explore (&pair, 10);
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 2);
  g_assert_true (timeline_ended (pair.timeline));
  g_assert_cmpint (timeline_outcome (pair.timeline), ==, OUTCOME_NO_SOLUTION);

  g_assert_false (explorer_run (pair.explorer, UINT64_MAX, &batch));
  g_assert_true (timeline_accept (pair.timeline, batch));
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 2);
  pair_end (&pair);
}

static void
test_refuses_batches_after_a_gap (void)
{
  Batch *first, *second;
  Pair pair;

  pair_start (&pair, &strategy_potential, &strategy_potential.defaults, EMPTY, 1, 1000, TIMELINE_BUDGET);
  g_assert_true (explorer_run (pair.explorer, 100, &first));
  g_assert_true (explorer_run (pair.explorer, 100, &second));
  g_assert_false (timeline_accept (pair.timeline, second));
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 0);
  g_assert_true (timeline_accept (pair.timeline, first));
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 100);
  timeline_seek (pair.timeline, 70);
  pair_check_cursor (&pair, 70);
  pair_end (&pair);
}

/* What lies in the padding of a caller's board must not get into a search. */
static void
test_padding_is_not_compared (void)
{
  enum { PADDING = offsetof (Board, digit) + N_CELLS };
  Batch *batch;
  Pair pair;

  G_STATIC_ASSERT (PADDING < offsetof (Board, row));
  for (int i = 0; strategies[i]; i++)
    {
      pair_start (&pair, strategies[i], &strategies[i]->defaults, EMPTY, 1, 1, TIMELINE_BUDGET);
      explorer_free (pair.explorer);
      ((char *) &pair.log.board)[PADDING] = 0x55;
      pair.explorer = explorer_new (&(Trace) { .strategy = strategies[i], .board = pair.log.board,
                                               .options = strategies[i]->defaults, .seed = 1 }, TIMELINE_BUDGET);
      explorer_run (pair.explorer, 300, &batch);
      g_assert_true (timeline_accept (pair.timeline, batch));
      timeline_seek (pair.timeline, 300);
      g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 0);
      pair_end (&pair);
    }
}

static void
test_damage_is_seen (void)
{
  Keyframe *second;
  Batch *batch;
  Pair pair;

  pair_start (&pair, &strategy_ascending, &strategy_ascending.defaults, EMPTY, 1, 1000, TIMELINE_BUDGET);
  explorer_run (pair.explorer, 200, &batch);
  g_assert_cmpuint (batch->n_keyframes, ==, 3);
  second = batch_keyframe (batch, keyframe_bytes (batch_keyframe (batch, 0)));
  second->packed[second->bytes - 1] ^= 0x10;
  g_assert_true (timeline_accept (pair.timeline, batch));

  /* What is run again is right; what is restored is not. */
  timeline_seek (pair.timeline, 127);
  timeline_seek (pair.timeline, 128);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 0);
  timeline_seek (pair.timeline, 10);
  timeline_seek (pair.timeline, 129);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 1);
  pair_end (&pair);
}

/* A strategy that breaks the contract: its steps depend on something outside of the state. */
typedef struct { uint64_t steps, sum; } Fickle;

static uint64_t whim;

static size_t
fickle_size (const SearchOptions *options)
{
  return sizeof (Fickle);
}

static void
fickle_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  memset (state, 0, sizeof (Fickle));
}

static bool
fickle_step (void *state, Event *event)
{
  Fickle *self = state;

  if (self->steps == (whim == 2 ? 150 : 300) || (whim == 3 && self->steps > 200))
    return false;

  self->steps++;
  self->sum += whim;
  *event = (Event) { .kind = EVENT_ASSIGN, .cell = 1, .digit = 1, .house = NO_HOUSE, .source = NO_CELL };
  return true;
}

static void
fickle_show (const void *state, SearchView *view)
{
  const Fickle *self = state;

  memset (view, 0, sizeof *view);
  view->outcome = self->steps == 300 ? OUTCOME_STUCK : OUTCOME_RUNNING;
}

static const Strategy fickle = {
  .id = "fickle", .horizon = 10000, .size = fickle_size, .start = fickle_start, .step = fickle_step, .show = fickle_show,
};

static void
test_whims_are_seen (void)
{
  Condition any = { .cell = -1 };
  Pair pair;

  whim = 0;
  pair_start (&pair, &fickle, &fickle.defaults, EMPTY, 1, 1000, TIMELINE_BUDGET);
  pair_explore (&pair, 300);
  g_assert_true (timeline_ended (pair.timeline));
  timeline_seek (pair.timeline, 300);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 0);
  timeline_seek (pair.timeline, 0);

  whim = 1;
  timeline_seek (pair.timeline, 63);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 0);
  timeline_seek (pair.timeline, 64);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 1);

  /* One that ends too early cannot keep the timeline waiting. */
  whim = 2;
  timeline_seek (pair.timeline, 0);
  timeline_seek (pair.timeline, 190);
  g_assert_cmpuint (timeline_cursor (pair.timeline), ==, 150);
  g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 2);
  g_assert_nonnull (timeline_find (pair.timeline, &any, 1));
  g_assert_cmpuint (timeline_cursor (pair.timeline), ==, 193);

  /* Nor can it backwards: the stretch in which it ends is left. */
  g_assert_nonnull (timeline_find (pair.timeline, &any, -1));
  g_assert_cmpuint (timeline_cursor (pair.timeline), ==, 128);
  pair_end (&pair);
  whim = 0;
}

/* At every moment of a search backwards the strategy may begin to end early: then what was counted already cannot be arrived at,
 * and what can be reached is found instead. */
static void
test_what_is_found_cannot_be_reached (void)
{
  const Condition last_but_one = { .cell = -1, .nth = 2 };
  unsigned n_instead = 0;
  bool undisturbed = false;
  Pair pair;

  whim = 0;
  pair_start (&pair, &fickle, &fickle.defaults, EMPTY, 1, 1000, TIMELINE_BUDGET);
  pair_explore (&pair, 300);
  timeline_seek (pair.timeline, 300);
  for (int slices = 0; !undisturbed; slices++)
    {
      Finder *finder = finder_new (pair.timeline, &last_but_one, 1, -1);
      FinderStatus status = FINDER_RUNNING;

      whim = 0;
      for (int i = 0; i < slices; i++)
        status = finder_run (finder, 1);
      whim = 3;
      while (status == FINDER_RUNNING)
        status = finder_run (finder, 1);
      g_assert_cmpint (status, ==, FINDER_FOUND);
      undisturbed = finder_position (finder) == 298;
      n_instead += finder_position (finder) == 191;
      g_assert_true (undisturbed || finder_position (finder) == 191);
      finder_free (finder);
    }
  g_assert_cmpuint (n_instead, >, 3 * (298 - 256));

  /* Where the way to it ends before anything is judged there is nothing. */
  g_assert_null (timeline_find (pair.timeline, &(Condition) { .cell = -1, .event = 240 }, -1));
  whim = 0;
  g_assert_nonnull (timeline_find (pair.timeline, &(Condition) { .cell = -1, .event = 240 }, -1));
  pair_end (&pair);
  whim = 0;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline-faults/runs-of-nothing", test_runs_of_nothing);
  g_test_add_func ("/timeline-faults/refuses-batches-after-a-gap", test_refuses_batches_after_a_gap);
  g_test_add_func ("/timeline-faults/padding-is-not-compared", test_padding_is_not_compared);
  g_test_add_func ("/timeline-faults/damage-is-seen", test_damage_is_seen);
  g_test_add_func ("/timeline-faults/whims-are-seen", test_whims_are_seen);
  g_test_add_func ("/timeline-faults/what-is-found-cannot-be-reached", test_what_is_found_cannot_be_reached);
  return g_test_run ();
}
