/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "timeline-pair.h"

#include <string.h>

enum { STRIDE = 64 };

static void
log_run (Log *log, const Strategy *strategy, const SearchOptions *options, const char *clues, uint64_t seed, unsigned max)
{
  Event event = { .kind = EVENT_START, .cell = NO_CELL, .house = NO_HOUSE, .source = NO_CELL };
  g_autofree uint8_t *state = g_malloc (strategy->size (options));

  *log = (Log) { .strategy = strategy, .options = *options, .seed = seed, .size = strategy->size (options) };
  g_assert_true (board_parse (&log->board, clues));
  log->events = g_array_new (FALSE, FALSE, sizeof (Event));
  log->states = g_byte_array_new ();

  strategy->start (state, &log->board, options, seed);
  do
    {
      g_array_append_val (log->events, event);
      if ((log->events->len - 1) % STRIDE == 0)
        g_byte_array_append (log->states, state, (unsigned) log->size);
    }
  while (log->events->len <= max && strategy->step (state, &event));
  log->ended = log->events->len <= max;
}

static void
log_clear (Log *log)
{
  g_array_unref (log->events);
  g_byte_array_unref (log->states);
}

const Event *
log_event (const Log *log, uint64_t step)
{
  return &g_array_index (log->events, Event, step);
}

void
log_show (const Log *log, uint64_t step, SearchView *view)
{
  g_autofree uint8_t *state = g_memdup2 (log->states->data + step / STRIDE * log->size, log->size);
  Event event;

  for (uint64_t i = step / STRIDE * STRIDE; i < step; i++)
    g_assert_true (log->strategy->step (state, &event));
  log->strategy->show (state, view);
}

void
pair_start (Pair *pair, const Strategy *strategy, const SearchOptions *options, const char *clues, uint64_t seed,
            unsigned max, size_t budget)
{
  log_run (&pair->log, strategy, options, clues, seed, max);
  pair->explorer = explorer_new (&(Trace) { .strategy = strategy, .board = pair->log.board, .options = *options,
                                            .seed = seed }, budget);
  pair->timeline = timeline_new (&(Trace) { .strategy = strategy, .board = pair->log.board, .options = *options,
                                            .seed = seed }, budget);
  pair->random = g_rand_new_with_seed ((uint32_t) (seed * 31 + max + budget));
}

void
pair_end (Pair *pair)
{
  explorer_free (pair->explorer);
  timeline_free (pair->timeline);
  log_clear (&pair->log);
  g_rand_free (pair->random);
}

uint64_t
pair_below (Pair *pair, uint64_t n)
{
  return (uint64_t) (g_rand_double (pair->random) * (double) n);
}

/* Explores up to so many events more, but not beyond the log. */
void
pair_explore (Pair *pair, uint64_t events)
{
  uint64_t before = explorer_events (pair->explorer), after;
  uint64_t left = pair->log.events->len - 1 - before;
  Batch *batch;
  bool more = explorer_run (pair->explorer, pair->log.ended ? events : MIN (events, left), &batch);

  g_assert_nonnull (batch);
  after = explorer_events (pair->explorer);
  g_assert_cmpuint (after - before, <=, events);
  g_assert_true (more == !explorer_ended (pair->explorer));
  g_assert_true (timeline_accept (pair->timeline, batch));
  g_assert_cmpuint (timeline_explored (pair->timeline), ==, after);
  g_assert_cmpuint (timeline_length (pair->timeline), ==, MIN (after, pair->log.strategy->horizon));
  g_assert_true (timeline_ended (pair->timeline) == !more);
  g_assert_true (more == !(pair->log.ended && after == pair->log.events->len - 1));
}

/* Views are compared field by field: their padding is nobody's. */
static void
check_views_equal (const SearchView *a, const SearchView *b)
{
  g_assert_cmpmem (a->board.digit, sizeof a->board.digit, b->board.digit, sizeof b->board.digit);
  g_assert_cmpmem (a->origin, sizeof a->origin, b->origin, sizeof b->origin);
  g_assert_cmpmem (a->depth, sizeof a->depth, b->depth, sizeof b->depth);
  g_assert_cmpmem (a->candidates, sizeof a->candidates, b->candidates, sizeof b->candidates);
  g_assert_cmpmem (a->path, (size_t) a->n_path * sizeof *a->path, b->path, (size_t) b->n_path * sizeof *b->path);
  g_assert_cmpmem (a->trail, (size_t) a->n_trail * 2, b->trail, (size_t) b->n_trail * 2);
  g_assert_cmpmem (&a->counters, sizeof a->counters, &b->counters, sizeof b->counters);
  g_assert_cmpint (a->outcome, ==, b->outcome);
}

void
pair_check_cursor (const Pair *pair, uint64_t step)
{
  SearchView shown, expected;

  g_assert_cmpuint (timeline_cursor (pair->timeline), ==, step);
  g_assert_true (event_equal (timeline_event (pair->timeline), log_event (&pair->log, step)));
  timeline_show (pair->timeline, &shown);
  log_show (&pair->log, step, &expected);
  check_views_equal (&shown, &expected);
}
