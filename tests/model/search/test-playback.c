/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-playback.c — playing moves at its pace, runs over no stop and tells what it touched.
 *
 * Everything is compared with the plain list of events, made by stepping the search once. */
#include <glib.h>
#include <math.h>
#include <time.h>

#include "model/search/playback.h"
#include "model/search/player.h"
#include "engine/search/strategies/strategies.h"

enum { FRAME = 16667 };

typedef struct {
  Strategy  strategy;
  Board     board;
  Timeline *timeline;
  Event    *events;                /* events[n] leads to step n; [0] unused */
  uint64_t  length;
} Search;

/* A search whose steps cost 30 µs, as a later strategy's may. */
static bool
slow_step (void *state, Event *event)
{
  struct timespec time;
  int64_t end = 0, now;

  do
    {
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
      now = time.tv_sec * INT64_C (1000000000) + time.tv_nsec;
      end = end ? end : now + 30000;
    }
  while (now < end);

  return strategy_ascending.step (state, event);
}

static Search
search_new (const Strategy *strategy, const char *clues, uint64_t most)
{
  Search search = { .strategy = *strategy, .events = g_new0 (Event, most + 1) };
  SearchOptions options = strategy->defaults;
  g_autofree char *state = g_malloc (strategy->size (&options));
  Explorer *explorer;
  bool more = true;

  if (clues)
    g_assert_true (board_parse (&search.board, clues));
  strategy->start (state, &search.board, &options, 1);
  while (search.length < most && strategy->step (state, &search.events[search.length + 1]))
    search.length++;

  explorer = explorer_new (&(Trace) { .strategy = strategy, .board = search.board, .options = options, .seed = 1 },
                           TIMELINE_BUDGET);
  search.timeline = timeline_new (&(Trace) { .strategy = strategy, .board = search.board, .options = options,
                                             .seed = 1 }, TIMELINE_BUDGET);
  while (more && explorer_events (explorer) < search.length)
    {
      Batch *batch;

      more = explorer_run (explorer, search.length - explorer_events (explorer), &batch);
      g_assert_true (timeline_accept (search.timeline, batch));
    }
  explorer_free (explorer);
  g_assert_cmpuint (timeline_length (search.timeline), ==, search.length);
  return search;
}

static void
search_clear (Search *search)
{
  g_assert_cmpuint (timeline_mismatches (search->timeline), ==, 0);
  timeline_free (search->timeline);
  g_free (search->events);
}

static Playback
playback (int direction, double speed, unsigned stops)
{
  Playback playback = { .direction = direction, .speed = speed };

  playback_reset (&playback);
  playback_set_stops (&playback, &(Condition) { .kinds = stops, .cell = -1 }, stops != 0);
  return playback;
}

static CellSet
cells_of_events (const Search *search, uint64_t first, uint64_t last)
{
  CellSet cells = CELLS_NONE;

  for (uint64_t i = first; i <= last; i++)
    if (search->events[i].cell != NO_CELL)
      cells_add (&cells, search->events[i].cell);
  return cells;
}

static void
test_pace (void)
{
  const double speeds[] = { 0.5, 4, 20, 59, 61, 333, 5000 };
  Search search = search_new (&strategy_ascending, NULL, 10000);

  for (unsigned i = 0; i < G_N_ELEMENTS (speeds); i++)
    for (int direction = 1; direction >= -1; direction -= 2)
      {
        Playback play = playback (direction, speeds[i], 0);
        uint64_t start = direction > 0 ? 0 : search.length;
        int64_t now = 1000;

        timeline_seek (search.timeline, start);
        playback_advance (&play, search.timeline, now, false);
        g_assert_cmpuint (timeline_cursor (search.timeline), ==, start);
        for (int frame = 1; frame <= 600; frame++)
          {
            uint64_t moved, wanted;

            playback_advance (&play, search.timeline, now += FRAME, false);
            moved = direction > 0 ? timeline_cursor (search.timeline) : start - timeline_cursor (search.timeline);
            wanted = (uint64_t) (speeds[i] * frame * FRAME / 1e6 + 1e-6);
            wanted = MIN (wanted, search.length);
            g_assert_cmpuint (moved, <=, wanted);
            g_assert_cmpuint (moved + 1, >=, wanted);
          }
        playback_reset (&play);
      }

  search_clear (&search);
}

static void
test_time_may_be_odd (void)
{
  Search search = search_new (&strategy_ascending, NULL, 10000);
  Playback play = playback (1, 100, 0);
  const int64_t hour = INT64_C (3600) * 1000 * 1000;

  timeline_seek (search.timeline, 0);
  playback_advance (&play, search.timeline, hour, false);
  /* The machine slept for an hour: at most a fifth of a second is made up for. */
  playback_advance (&play, search.timeline, 2 * hour, false);
  g_assert_cmpuint (timeline_cursor (search.timeline), ==, 20);
  /* The clock was set back, then stands still. */
  playback_advance (&play, search.timeline, hour, false);
  playback_advance (&play, search.timeline, hour, false);
  g_assert_cmpuint (timeline_cursor (search.timeline), ==, 20);
  playback_advance (&play, search.timeline, hour + 50000, false);
  g_assert_cmpuint (timeline_cursor (search.timeline), ==, 25);

  search_clear (&search);
}

static void
test_ends (void)
{
  Search search = search_new (&strategy_ascending, NULL, 10000);
  Playback play = playback (1, 1e7, 0);
  int64_t now = 1;

  timeline_seek (search.timeline, 0);
  playback_advance (&play, search.timeline, now, true);
  g_assert_cmpint (playback_advance (&play, search.timeline, now += FRAME, true), ==, PLAYBACK_WAITS);
  g_assert_cmpuint (timeline_cursor (search.timeline), ==, search.length);
  g_assert_cmpint (playback_advance (&play, search.timeline, now += FRAME, true), ==, PLAYBACK_WAITS);
  g_assert_cmpint (playback_advance (&play, search.timeline, now += FRAME, false), ==, PLAYBACK_STOPPED);

  /* Waiting is not made up for. */
  playback_reset (&play);
  play = playback (1, 60, 0);
  for (int i = 0; i < 100; i++)
    playback_advance (&play, search.timeline, now += FRAME, true);
  timeline_seek (search.timeline, 0);
  playback_advance (&play, search.timeline, now += FRAME, true);
  g_assert_cmpuint (timeline_cursor (search.timeline), <=, 2);

  /* Back to the start, whether or not the search goes on. */
  playback_reset (&play);
  play = playback (-1, 1e7, 0);
  timeline_seek (search.timeline, 500);
  playback_advance (&play, search.timeline, now += FRAME, true);
  g_assert_cmpint (playback_advance (&play, search.timeline, now += FRAME, true), ==, PLAYBACK_STOPPED);
  g_assert_cmpuint (timeline_cursor (search.timeline), ==, 0);

  search_clear (&search);
}

static uint64_t
next_stop_in_list (const Search *search, uint64_t cursor, int direction, unsigned stops)
{
  while (direction > 0 ? cursor < search->length : cursor > 0)
    {
      cursor = direction > 0 ? cursor + 1 : cursor - 1;
      if (cursor > 0 && search->events[cursor].kind < 32 && stops >> search->events[cursor].kind & 1)
        return cursor;
    }
  return direction > 0 ? search->length : 0;
}

/* Plays from a random place until it stops; that must be the next stop, whatever the speed. */
static void
check_stop (Search *search, unsigned stops)
{
  int direction = g_test_rand_bit () ? 1 : -1;
  double speed = pow (10, g_test_rand_double_range (0, 7)) * 10;
  Playback play = playback (direction, MIN (speed, SETDOKU_PLAYER_SPEED_MAX), stops);
  uint64_t from = (uint64_t) g_test_rand_double_range (0, (double) search->length);
  uint64_t wanted = next_stop_in_list (search, from, direction, stops), cursor = from;
  int64_t now = 1;
  PlaybackState state;

  timeline_seek (search->timeline, from);
  playback_advance (&play, search->timeline, now, false);
  for (int frame = 0; frame < 300; frame++)
    {
      CellSet touched;
      uint64_t before = cursor;

      state = playback_advance (&play, search->timeline, now += g_test_rand_int_range (1, 60000), false);
      cursor = timeline_cursor (search->timeline);
      g_assert_true (direction > 0 ? before <= cursor && cursor <= wanted : before >= cursor && cursor >= wanted);
      touched = direction > 0 ? cells_of_events (search, before + 1, cursor)
                              : cells_of_events (search, cursor + 1, before);
      g_assert_true (cells_is_empty (cells_difference (touched, places_to_cells (&play.touched))));
      if (places_count (play.touched) != cells_count (touched))
        g_assert_cmpuint (MAX (before, cursor) - MIN (before, cursor), >=, 16);
      if (cursor > 0)
        g_assert_true (event_equal (timeline_event (search->timeline), &search->events[cursor]));
      if (state == PLAYBACK_STOPPED)
        {
          g_assert_cmpuint (cursor, ==, wanted);
          if (stops && cursor > 0 && stops >> search->events[cursor].kind & 1)
            g_assert_cmpint (play.stopped_by, ==, 0);
          else
            g_assert_cmpint (play.stopped_by, ==, -1);
          playback_reset (&play);
          return;
        }
    }

  playback_reset (&play);
  g_assert_cmpfloat (speed, <, 1e6);
}

static void
test_stops (void)
{
  const unsigned kinds[] = {
    0, 1u << EVENT_WIPEOUT, 1u << EVENT_SOLUTION, 1u << EVENT_UNDO_ASSIGN | 1u << EVENT_WIPEOUT, 1u << EVENT_ASSIGN,
    1u << EVENT_RESTART,
  };
  Search searches[] = {
    search_new (&strategy_ascending, NULL, 10000),
    search_new (&strategy_ascending, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                300000),
    search_new (&strategy_explore, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                30000),
    search_new (&strategy_potential, NULL, 20000),
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      for (int n = 0; n < 60; n++)
        check_stop (&searches[i], kinds[n % (int) G_N_ELEMENTS (kinds)]);
      search_clear (&searches[i]);
    }
}

/* Where the events of a frame would take too long it plays as fast as it can; nothing is left out. */
static void
test_slow_search (void)
{
  Strategy slow = strategy_ascending;
  Search search;

  slow.step = slow_step;
  search = search_new (&slow, NULL, 10000);
  for (int n = 0; n < 40; n++)
    check_stop (&search, n % 2 ? 1u << EVENT_WIPEOUT : 1u << EVENT_SOLUTION);
  search_clear (&search);
}

/* Once the next stop is known, the finder waits there for the cursor. */
static void
test_next_stop_is_not_looked_for_twice (void)
{
  Search search = search_new (&strategy_ascending, NULL, 10000);
  Playback play = playback (-1, 60, 1u << EVENT_SOLUTION);
  int64_t now = 1;

  timeline_seek (search.timeline, search.length);
  playback_advance (&play, search.timeline, now, false);
  playback_advance (&play, search.timeline, now += 20000, false);
  g_assert_nonnull (play.finder);
  for (int i = 0; i < 20; i++)
    {
      const Finder *before = play.finder;
      uint64_t position = finder_position (before);

      playback_advance (&play, search.timeline, now += 20000, false);
      g_assert_true (play.finder == before);
      g_assert_cmpuint (finder_position (play.finder), <=, position);
      g_assert_cmpuint (finder_position (play.finder), <=, timeline_cursor (search.timeline));
    }
  playback_reset (&play);
  search_clear (&search);
}

/* Every digit that a cell loses is a stop of its own, whatever the speed, and none is run over. */
static void
test_watchpoints (void)
{
  Search search = search_new (&strategy_explore, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                              30000);
  Condition condition = { .cell = 13, .digit = 7, .change = CANDIDATE_LOST };

  for (int n = 0; n < 30; n++)
    {
      Playback play = playback (n % 2 ? 1 : -1, pow (10, g_test_rand_double_range (2, 7)), 0);
      uint64_t from = (uint64_t) g_test_rand_double_range (0, (double) search.length), wanted;
      int64_t now = 1;
      PlaybackState state = PLAYBACK_ON;

      playback_set_stops (&play, &condition, 1);
      timeline_seek (search.timeline, from);
      timeline_find (search.timeline, &condition, play.direction);
      wanted = timeline_cursor (search.timeline);
      timeline_seek (search.timeline, from);
      for (int frame = 0; frame < 2000 && state == PLAYBACK_ON; frame++)
        state = playback_advance (&play, search.timeline, now += FRAME, false);
      if (state == PLAYBACK_STOPPED && wanted != from)
        {
          g_assert_cmpuint (timeline_cursor (search.timeline), ==, wanted);
          g_assert_cmpint (play.stopped_by, ==, 0);
        }
      else if (state == PLAYBACK_STOPPED)
        g_assert_cmpuint (timeline_cursor (search.timeline), ==, play.direction > 0 ? search.length : 0);
      else
        g_assert_cmpfloat (play.speed, <, 1e4);
      playback_reset (&play);
    }
  search_clear (&search);
}

/* A figure, not a gate: CPU time of the dearest frame. */
static void
test_cost (void)
{
  Search search = search_new (&strategy_ascending,
                              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 4000000);
  double dearest = 0;

  for (int n = 0; n < 12; n++)
    {
      Playback play = playback (n % 2 ? 1 : -1, pow (10, 1 + n / 2), n % 3 ? 1u << EVENT_SOLUTION : 0);
      int64_t now = 1;

      timeline_seek (search.timeline, search.length / 2);
      for (int frame = 0; frame < 40; frame++)
        {
          clock_t start = clock ();

          playback_advance (&play, search.timeline, now += FRAME, true);
          dearest = MAX (dearest, (double) (clock () - start) * 1000 / CLOCKS_PER_SEC);
        }
      playback_reset (&play);
    }

  g_test_message ("dearest frame: %.2f ms of CPU time", dearest);
  search_clear (&search);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playback/pace", test_pace);
  g_test_add_func ("/playback/time-may-be-odd", test_time_may_be_odd);
  g_test_add_func ("/playback/ends", test_ends);
  g_test_add_func ("/playback/stops", test_stops);
  g_test_add_func ("/playback/slow-search", test_slow_search);
  g_test_add_func ("/playback/next-stop-is-not-looked-for-twice", test_next_stop_is_not_looked_for_twice);
  g_test_add_func ("/playback/watchpoints", test_watchpoints);
  g_test_add_func ("/playback/cost", test_cost);
  return g_test_run ();
}
