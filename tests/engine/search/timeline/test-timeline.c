/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline.c — a timeline tells of a search what a full log of it would.
 *
 * Random sequences of calls go to both, for every strategy and every value of its switches. */
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/spacing.h"
#include "engine/search/timeline/summary.h"
#include "timeline-pair.h"

static bool
log_matches (const Condition *condition, const Event *event)
{
  if (condition->kinds && !(condition->kinds & 1u << event->kind))
    return false;
  if (condition->cell != -1 && condition->cell != event->cell)
    return false;
  if (condition->digit && condition->digit != event->digit)
    return false;
  return event->depth >= condition->min_depth;
}

/* 0: none. START is no event that could be found. */
static uint64_t
log_find (const Log *log, uint64_t cursor, uint64_t length, const Condition *condition, int direction)
{
  for (uint64_t step = cursor + direction; step >= 1 && step <= length; step += direction)
    if (log_matches (condition, log_event (log, step)))
      return step;

  return 0;
}

static void
check_totals (const Pair *pair)
{
  SearchView expected;

  log_show (&pair->log, timeline_explored (pair->timeline), &expected);
  g_assert_cmpmem (timeline_totals (pair->timeline), sizeof (Counters), &expected.counters, sizeof (Counters));
  g_assert_cmpint (timeline_outcome (pair->timeline), ==, expected.outcome);
}

static void
check_seek (Pair *pair)
{
  uint64_t length = timeline_length (pair->timeline), step = pair_below (pair, length + 1);

  if (pair_below (pair, 4) == 0)
    step = timeline_cursor (pair->timeline) - MIN (timeline_cursor (pair->timeline), 1);
  if (pair_below (pair, 10) == 0)
    step += length;
  g_assert_true (timeline_seek (pair->timeline, step) == timeline_event (pair->timeline));
  pair_check_cursor (pair, MIN (step, length));
}

static void
check_find (Pair *pair)
{
  int direction = pair_below (pair, 2) ? 1 : -1;
  uint64_t cursor = timeline_cursor (pair->timeline), expected;
  const Event *found;
  Condition condition = {
    .kinds = pair_below (pair, 5) ? 1u << pair_below (pair, N_EVENT_KINDS) | 1u << pair_below (pair, N_EVENT_KINDS) : 0,
    .cell = pair_below (pair, 2) ? -1 : (int) pair_below (pair, N_CELLS),
    .digit = pair_below (pair, 2) ? 0 : 1 + (int) pair_below (pair, 9),
    .min_depth = pair_below (pair, 2) ? 0 : (int) pair_below (pair, 60),
  };

  expected = log_find (&pair->log, cursor, timeline_length (pair->timeline), &condition, direction);
  found = timeline_find (pair->timeline, &condition, direction);
  g_assert_true ((found != NULL) == (expected != 0));
  g_assert_true (!found || found == timeline_event (pair->timeline));
  pair_check_cursor (pair, expected ? expected : cursor);
}

/* The smallest power of two, from least on, with no more than max times itself in n. */
static uint64_t
smallest_that_fits (uint64_t least, uint64_t n, uint64_t max, bool round_up)
{
  uint64_t size = least;

  while ((round_up ? (n + size - 1) / size : n / size) > max)
    size *= 2;
  return size;
}

static void
check_column (const Pair *pair, uint64_t from, uint64_t to, const DepthColumn *column)
{
  uint64_t length = timeline_length (pair->timeline);
  uint64_t block = smallest_that_fits (1, length, SUMMARIES_BUDGET / sizeof (Summary), true);
  DepthColumn expected = { .min_depth = 0xff };

  from = (from - 1) / block * block + 1;
  to = MIN ((to - 1) / block * block + block, length);
  for (uint64_t step = from; step <= to; step++)
    {
      const Event *event = log_event (&pair->log, step);

      expected.kinds |= 1u << event->kind;
      expected.min_depth = MIN (expected.min_depth, event->depth);
      expected.max_depth = MAX (expected.max_depth, event->depth);
    }

  g_assert_cmphex (column->kinds, ==, expected.kinds);
  g_assert_cmpuint (column->max_depth, ==, expected.max_depth);
  g_assert_cmpuint (column->min_depth, ==, expected.kinds ? expected.min_depth : 0);
}

static void
check_profile (Pair *pair)
{
  uint64_t length = timeline_length (pair->timeline);
  uint64_t first = 1 + pair_below (pair, length), last = first + pair_below (pair, length + 100);
  int n = 1 + (int) pair_below (pair, 90);
  DepthColumn columns[90];

  timeline_profile (pair->timeline, first, last, n, columns);
  for (int i = 0; i < n; i++)
    {
      uint64_t span = last - first + 1;
      uint64_t from = first + (uint64_t) i * span / (uint64_t) n;
      uint64_t to = first + ((uint64_t) i + 1) * span / (uint64_t) n;

      check_column (pair, from, to > from ? to - 1 : from, &columns[i]);
    }
}

static void
check_touched (Pair *pair)
{
  uint64_t length = timeline_length (pair->timeline);
  uint64_t first = 1 + pair_below (pair, length), last = first + pair_below (pair, 200);
  PlaceSet touched = timeline_touched (pair->timeline, first, last);

  for (uint64_t step = first; step <= MIN (last, length); step++)
    if (log_event (&pair->log, step)->cell != NO_CELL)
      {
        g_assert_true (places_has (&touched, log_event (&pair->log, step)->cell));
        if (first == last && length <= SUMMARIES_BUDGET / sizeof (Summary))
          g_assert_cmpint (places_count (touched), ==, 1);
      }
}

/* Keyframes stay within the budget, and where they are not as close as they could be, they have filled it before: a half goes each
 * time, and an eighth of the budget has to do for a while. */
static void
check_size (const Pair *pair, size_t budget)
{
  const Strategy *strategy = pair->log.strategy;
  uint64_t spacing = timeline_spacing (pair->timeline), finest = strategy->keyframes ? strategy->keyframes : KEYFRAMES_FINEST;
  size_t keyframes = timeline_keyframes_memory (pair->timeline);

  g_assert_cmpuint (keyframes, <=, budget);
  g_assert_cmpuint (spacing % finest, ==, 0);
  g_assert_cmpuint (spacing / finest & (spacing / finest - 1), ==, 0);
  if (spacing > finest && timeline_length (pair->timeline) / spacing > 20)
    g_assert_cmpuint (keyframes, >, budget / 8 / 4);
  g_assert_cmpuint (timeline_memory (pair->timeline), <, 2048 + keyframes + SUMMARIES_BUDGET + 3 * pair->log.size);
  g_assert_cmpuint (timeline_mismatches (pair->timeline), ==, 0);
}

static void
check_random_calls (Pair *pair, int calls, uint64_t most, size_t budget)
{
  for (int i = 0; i < calls; i++)
    {
      switch (pair_below (pair, 6))
        {
        case 0:
          pair_explore (pair, pair_below (pair, most));
          break;
        case 1:
        case 2:
          check_seek (pair);
          break;
        case 3:
          check_find (pair);
          break;
        case 4:
          check_profile (pair);
          break;
        default:
          check_touched (pair);
          break;
        }
      check_size (pair, budget);
    }
  check_totals (pair);
}

static void
check_against_log (const Strategy *strategy, const SearchOptions *options)
{
  static const char *const boards[] = { EMPTY, PUZZLE, NO_SOLUTION, REPEATED };
  static const size_t keyframes[] = { 0, 2, 3, 37, 3000 };

  for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
    for (size_t k = 0; k < G_N_ELEMENTS (keyframes); k++)
      {
        size_t budget = keyframes[k] * strategy->size (options) + (k == 3 ? 11 : 0);
        Pair pair;

        pair_start (&pair, strategy, options, boards[i], i + k, 2500, budget);
        pair_check_cursor (&pair, 0);
        check_random_calls (&pair, 80, 400, budget);
        pair_end (&pair);
      }
}

/* The larger ladders take long, and a timeline sees no difference. */
static bool
takes_long (int id, const SwitchValue *value)
{
  return id == SWITCH_LADDER && !g_str_equal (value->id, "basic");
}

/* Every value of every switch that the strategy has, one at a time. */
static void
test_tells_what_a_log_would (gconstpointer data)
{
  const Strategy *strategy = data;

  if (strategy != &strategy_logic)
    check_against_log (strategy, &strategy->defaults);
  for (int id = 0; id < N_SWITCHES; id++)
    for (const SwitchValue *value = search_switches[id].values; strategy->switches & 1u << id && value->id; value++)
      {
        SearchOptions options = strategy->defaults;

        search_options_put (&options, (SwitchId) id, value->value);
        if (!takes_long (id, value))
          check_against_log (strategy, &options);
      }
}

/* Chance never finds that 9 has no place in row 1; in order one comes late to a first row of 987654321; and those
 * who deduce have a million guesses to make where there is no solution. */
static const char *
long_search_of (const Strategy *strategy)
{
  return strategy == &strategy_potential ? NO_PLACE
       : strategy == &strategy_norvig || strategy == &strategy_sets_guess || strategy == &strategy_dlx ? IMPOSSIBLE : LONG;
}

/* Long enough for summaries to be merged, three times, where a strategy can be made to search for so long. */
static void
test_long_searches_too (gconstpointer data)
{
  const Strategy *strategy = data;
  SearchOptions options = strategy->defaults;
  size_t budget = 37 * strategy->size (&options);
  Pair pair;

  if (strategy == &strategy_logic)
    {
      g_test_skip ("a ladder has no long searches");
      return;
    }
  options.cell = CELL_LINEAR;
  options.inference = INFERENCE_NONE;
  pair_start (&pair, strategy, &options, long_search_of (strategy), 5, 300000, budget);
  if (strategy != &strategy_sets && strategy != &strategy_dlx)
    g_assert_cmpuint (pair.log.events->len, >, 4 * SUMMARIES_BUDGET / sizeof (Summary));
  while (explorer_events (pair.explorer) + 1 < pair.log.events->len)
    {
      pair_explore (&pair, 20000);
      check_random_calls (&pair, 6, 2000, budget);
    }
  check_random_calls (&pair, 60, 1, budget);
  pair_end (&pair);
}

static void
test_goes_on_beyond_the_horizon (void)
{
  Strategy near = strategy_potential;
  Condition any = { .cell = -1 };
  Counters totals;
  uint64_t explored;
  Pair pair;

  near.horizon = 1000;
  near.defaults.dig = DIG_OFF;
  pair_start (&pair, &near, &near.defaults, EMPTY, 1, 100000, TIMELINE_BUDGET);
  g_assert_true (pair.log.ended);
  while (!explorer_ended (pair.explorer))
    pair_explore (&pair, 300);

  explored = timeline_explored (pair.timeline);
  totals = *timeline_totals (pair.timeline);
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 1000);
  g_assert_cmpuint (explored, ==, pair.log.events->len - 1);
  g_assert_cmpuint (explored, >, 1000);
  g_assert_cmpuint (totals.solutions, ==, 1);
  g_assert_cmpint (timeline_outcome (pair.timeline), ==, OUTCOME_SOLVED);
  timeline_seek (pair.timeline, UINT64_MAX);
  pair_check_cursor (&pair, 1000);
  g_assert_null (timeline_find (pair.timeline, &any, 1));
  check_random_calls (&pair, 200, 1, TIMELINE_BUDGET);
  pair_end (&pair);
}

static void
add_for_all (const char *what, GTestDataFunc test)
{
  for (int i = 0; strategies[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/timeline/%s/%s", what, strategies[i]->id);

      g_test_add_data_func (path, strategies[i], test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_for_all ("tells-what-a-log-would", test_tells_what_a_log_would);
  add_for_all ("long-searches-too", test_long_searches_too);
  g_test_add_func ("/timeline/goes-on-beyond-the-horizon", test_goes_on_beyond_the_horizon);
  return g_test_run ();
}
