/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline-far.c — searches of a million events can be sought anywhere, and what their rows declare as a horizon can be
 * kept: a billion events within the budget of a search that is watched. `setdoku-cli bench seek` goes there. */
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/batch-private.h"
#include "timeline-pair.h"

enum { EVENTS = 1000000, SEEKS = 500, MILLION = 1000000 };

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it late. */
#define ENDLESS "...................................5........6........7......8.........9.1234....."

typedef struct {
  const Strategy *strategy;
  const char     *puzzle;
  uint64_t        horizon;                   /* millions of events at least */
  uint8_t         undo;
} Row;

static const Row rows[] = {
  { &strategy_ascending,  ENDLESS,    1000, UNDO_TRAIL },
  { &strategy_random,     ENDLESS,    1000, UNDO_TRAIL },
  { &strategy_explore,    IMPOSSIBLE, 1000, UNDO_TRAIL },
  { &strategy_explore,    IMPOSSIBLE, 1000, UNDO_COPY },
  { &strategy_norvig,     IMPOSSIBLE,  200, UNDO_TRAIL },
  { &strategy_sets_guess, IMPOSSIBLE,  200, UNDO_TRAIL },
};

static Trace
trace_of (const Row *row)
{
  Trace trace = { .strategy = row->strategy, .options = row->strategy->defaults, .seed = 1 };

  trace.options.undo = row->undo;
  g_assert_true (board_parse (&trace.board, row->puzzle));
  return trace;
}

static uint64_t
events_of (const Row *row)
{
  return row->strategy->pace < 10 * MILLION ? EVENTS / 4 : EVENTS;
}

/* Each event as it comes, by a hash of its own: what a full log would tell, in eight bytes. */
static uint64_t *
log_of (const Trace *trace, uint64_t events)
{
  static SearchState state;
  uint64_t *log = g_new (uint64_t, events + 1);
  Event event;

  trace_start (trace, state);
  for (uint64_t step = 1; step <= events; step++)
    {
      g_assert_true (trace->strategy->step (state, &event));
      log[step] = event_hash (EVENT_HASH_START, &event);
    }
  return log;
}

static Timeline *
explore (const Trace *trace, uint64_t events, size_t budget)
{
  Explorer *explorer = explorer_new (trace, budget);
  Timeline *timeline = timeline_new (trace, budget);
  Batch *batch;

  while (timeline_length (timeline) < events)
    {
      g_assert_true (explorer_run (explorer, events - timeline_length (timeline), &batch));
      g_assert_true (timeline_accept (timeline, batch));
      g_assert_cmpuint (timeline_keyframes_memory (timeline), <=, budget);
    }
  explorer_free (explorer);
  return timeline;
}

/* Anywhere, and a step back from there; with so little room that keyframes went by halves a dozen times. */
static void
test_sought_anywhere (gconstpointer data)
{
  const Row *row = data;
  Trace trace = trace_of (row);
  uint64_t events = events_of (row);
  g_autofree uint64_t *log = log_of (&trace, events);
  GRand *random = g_rand_new_with_seed (17);
  Timeline *timeline = explore (&trace, events, 1024 * 1024);

  g_assert_cmpuint (timeline_spacing (timeline), >, KEYFRAMES_FINEST);
  for (int i = 0; i < SEEKS; i++)
    {
      uint64_t step = 1 + (uint64_t) (g_rand_double (random) * (double) events);

      timeline_seek (timeline, step);
      g_assert_cmpuint (event_hash (EVENT_HASH_START, timeline_event (timeline)), ==, log[step]);
      timeline_seek (timeline, step - 1);
      if (step > 1)
        g_assert_cmpuint (event_hash (EVENT_HASH_START, timeline_event (timeline)), ==, log[step - 1]);
    }
  g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
  timeline_free (timeline);
  g_rand_free (random);
}

/* Bytes of keyframes as they come in a real search, many of them, put in a row up to the horizon: as close as the budget then has
 * them, running from one to the next takes ten milliseconds at most at the pace that the row declares. */
static void
test_keeps_its_horizon (gconstpointer data)
{
  const Row *row = data;
  const Strategy *strategy = row->strategy;
  Trace trace = trace_of (row);
  Timeline *timeline = explore (&trace, events_of (row), TIMELINE_BUDGET);
  uint64_t keyframes = timeline_length (timeline) / timeline_spacing (timeline), spacing = timeline_spacing (timeline);
  double mean = (double) timeline_keyframes_memory (timeline) / (double) keyframes;

  g_assert_cmpuint (strategy->horizon, >=, row->horizon * MILLION);
  while ((double) strategy->horizon / (double) spacing * mean > TIMELINE_BUDGET)
    spacing *= 2;
  g_assert_cmpfloat ((double) spacing / (double) strategy->pace, <, 0.010);
  timeline_free (timeline);
}

/* The tree numbers events in 32 bits, and a summary counts those of its block in 16. */
static void
test_every_horizon_can_be_numbered (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      g_assert_cmpuint (strategies[i]->horizon, <, UINT32_MAX);
      g_assert_cmpuint (block_at (1, strategies[i]->horizon), <=, UINT16_MAX);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *undo = rows[i].undo == UNDO_COPY ? "-copy" : "";
      g_autofree char *sought = g_strdup_printf ("/timeline-far/sought-anywhere/%s%s", rows[i].strategy->id, undo);
      g_autofree char *kept = g_strdup_printf ("/timeline-far/keeps-its-horizon/%s%s", rows[i].strategy->id, undo);

      g_test_add_data_func (sought, &rows[i], test_sought_anywhere);
      g_test_add_data_func (kept, &rows[i], test_keeps_its_horizon);
    }
  g_test_add_func ("/timeline-far/every-horizon-can-be-numbered", test_every_horizon_can_be_numbered);
  return g_test_run ();
}
