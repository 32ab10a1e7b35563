/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-event-log.c — every line of the log is the event that the search makes there, whatever was read before. */
#include <glib.h>
#include <string.h>

#include "model/search/event-log.h"
#include "model/search/log-line.h"
#include "model/search/player.h"
#include "engine/search/strategies/strategies.h"

enum { PATIENCE_S = 60, MANY_US = 10 * 1000 * 1000 };

typedef struct {
  SetdokuPlayer   *player;
  SetdokuEventLog *log;
  GArray          *lines;        /* of LogLine: what the log must show */
} Fixture;

/* Runs the search by itself, and keeps what passes. */
static GArray *
list_lines (const Strategy *strategy, const Board *board, const SearchOptions *options, uint64_t seed, uint64_t length,
            const LogFilter *filter)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (LogLine));
  g_autofree void *state = g_malloc0 (strategy->size (options));
  g_autoptr (GString) scratch = g_string_new (NULL);
  LogLine line = { 0 };

  strategy->start (state, board, options, seed);
  for (uint64_t step = 1; step <= length && strategy->step (state, &line.event); step++)
    if (log_filter_passes (filter, NULL, &line.event, step, scratch))
      {
        line.step = step;
        g_array_append_val (lines, line);
      }
  return lines;
}

#define wait_for(condition) \
  for (int64_t end_ = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC; !(condition);) \
    { \
      g_assert_cmpint (g_get_monotonic_time (), <, end_); \
      setdoku_player_tick (f->player, g_get_monotonic_time ()); \
      if (!g_main_context_iteration (NULL, FALSE)) \
        g_usleep (500); \
    }

static void
open_log (Fixture *f, const Strategy *strategy, const LogFilter *filter)
{
  Board empty = { 0 };

  f->player = setdoku_player_new ();
  f->log = setdoku_event_log_new (f->player);
  setdoku_event_log_set_filter (f->log, filter);
  setdoku_player_start (f->player, &(Trace) { .strategy = strategy, .board = empty, .options = strategy->defaults, .seed = 3 });
  wait_for (setdoku_player_is_ended (f->player));
  wait_for (!setdoku_event_log_is_looking (f->log, NULL));
  f->lines = list_lines (strategy, &empty, &strategy->defaults, 3, setdoku_player_get_length (f->player), filter);
}

static void
close_log (Fixture *f)
{
  g_array_unref (f->lines);
  g_object_unref (f->log);
  g_object_unref (f->player);
}

static void
check_page (Fixture *f, uint64_t first, unsigned n)
{
  LogLine lines[LOG_LINES_MAX];

  g_assert_true (setdoku_event_log_read (f->log, first, n, lines, MANY_US));
  for (unsigned i = 0; i < n; i++)
    {
      const LogLine *expected = &g_array_index (f->lines, LogLine, first + i);

      if (first + i >= f->lines->len)
        g_assert_cmpuint (lines[i].step, ==, 0);
      else
        {
          g_assert_cmpuint (lines[i].step, ==, expected->step);
          g_assert_true (event_equal (&lines[i].event, &expected->event));
        }
    }
}

/* Pages in any order, forth and back, and the last one, which is not full. */
static void
check_lines (Fixture *f)
{
  g_assert_cmpuint (setdoku_event_log_get_n_lines (f->log), ==, f->lines->len);
  for (uint64_t first = 0; first < f->lines->len; first += 97)
    check_page (f, first, 97);
  for (uint64_t first = f->lines->len; first > 40; first -= 40)
    check_page (f, first - 40, 40);
  for (int i = 0; i < 300; i++)
    check_page (f, (uint64_t) g_test_rand_int_range (0, (int) f->lines->len + 3), 25);
}

static void
check_finding (Fixture *f)
{
  uint64_t length = setdoku_player_get_length (f->player);

  for (int i = 0; i < 300; i++)
    {
      uint64_t step = (uint64_t) g_test_rand_int_range (0, (int) length + 1);
      int64_t line, expected = -1;

      while (expected + 1 < f->lines->len && g_array_index (f->lines, LogLine, expected + 1).step <= step)
        expected++;
      g_assert_true (setdoku_event_log_find (f->log, step, MANY_US, &line));
      g_assert_cmpint (line, ==, expected);
    }
}

static void
test_everything (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      Fixture f;

      open_log (&f, strategies[i], &LOG_FILTER_ALL);
      check_lines (&f);
      check_finding (&f);
      close_log (&f);
    }
}

static void
check_filter (LogFilter filter)
{
  Fixture f;

  open_log (&f, &strategy_ascending, &filter);
  g_assert_cmpuint (f.lines->len, >, 0);
  g_assert_cmpuint (f.lines->len, <, setdoku_player_get_length (f.player));
  check_lines (&f);
  check_finding (&f);
  close_log (&f);
}

static void
test_filters (void)
{
  LogFilter filter = LOG_FILTER_ALL;

  check_filter ((LogFilter) { .kinds = 1u << EVENT_WIPEOUT, .cell = -1 });
  check_filter ((LogFilter) { .cell = cell_at (1, 6) });
  log_filter_type (&filter, NULL, " R2C7  Dead END ");
  g_assert_cmpint (filter.cell, ==, cell_at (1, 6));
  g_assert_cmpstr (filter.words, ==, "dead end");
  check_filter (filter);
  log_filter_type (&filter, NULL, "∅");
  g_assert_cmpint (filter.cell, ==, -1);
  check_filter (filter);
}

/* Characters of several bytes are cut whole. */
static void
test_long_words (void)
{
  LogFilter filter = LOG_FILTER_ALL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 100; i++)
    g_string_append (text, "∪");
  log_filter_type (&filter, NULL, text->str);
  g_assert_true (g_utf8_validate (filter.words, -1, NULL));
  g_assert_cmpuint (strlen (filter.words), ==, 63);
}

static void
test_no_time (void)
{
  LogFilter dead_ends = { .kinds = 1u << EVENT_WIPEOUT, .cell = -1 };
  LogLine line;
  Fixture f;
  int asked = 1;

  open_log (&f, &strategy_ascending, &dead_ends);
  while (!setdoku_event_log_read (f.log, f.lines->len - 1, 1, &line, 0))
    {
      g_assert_cmpuint (line.step, ==, 0);
      asked++;
    }
  g_assert_cmpint (asked, >, 1);
  g_assert_cmpuint (line.step, ==, g_array_index (f.lines, LogLine, f.lines->len - 1).step);
  close_log (&f);
}

static void
on_signal (void *log, int *count)
{
  ++*count;
}

static void
test_another_search (void)
{
  LogFilter guesses = { .kinds = 1u << EVENT_ASSIGN, .cell = -1 };
  Fixture fixture, *f = &fixture;
  Board empty = { 0 };
  int resets = 0;

  open_log (f, &strategy_ascending, &guesses);
  check_page (f, 0, 10);
  g_signal_connect (f->log, "reset", G_CALLBACK (on_signal), &resets);
  setdoku_player_start (f->player,
                        &(Trace) { .strategy = &strategy_explore, .board = empty, .options = strategy_explore.defaults, .seed = 3 });
  g_assert_cmpint (resets, ==, 1);
  wait_for (setdoku_player_is_ended (f->player));
  wait_for (!setdoku_event_log_is_looking (f->log, NULL));
  g_array_unref (f->lines);
  f->lines = list_lines (&strategy_explore, &empty, &strategy_explore.defaults, 3, setdoku_player_get_length (f->player),
                         &guesses);
  check_lines (f);
  setdoku_player_clear (f->player);
  g_assert_cmpuint (setdoku_event_log_get_n_lines (f->log), ==, 0);
  close_log (f);
}

static void
check_says (Event event, uint64_t step, const char *text)
{
  g_autoptr (GString) line = g_string_new (NULL);

  log_line_format (NULL, &event, step, line);
  g_assert_cmpstr (line->str, ==, text);
}

static void
test_words (void)
{
  Event dead_end = { .kind = EVENT_WIPEOUT, .reason = REASON_NO_DIGIT, .cell = cell_at (4, 5), .house = NO_HOUSE,
                     .source = NO_CELL, .n_operands = 3 };
  Event strip = { .kind = EVENT_STRIP, .cell = 0, .digit = 4, .house = 0, .source = 8 };
  Event back = { .kind = EVENT_UNDO_ASSIGN, .cell = 10, .digit = 8, .house = NO_HOUSE, .source = NO_CELL,
                 .possible = digits_union (digits_of (8), digits_of (9)), .untried = digits_of (9) };

  check_says (dead_end, 357, "357\tdead end\tr5c6\tU∖(R5∪C6∪B5)=∅");
  check_says (strip, 2, "2\truled out\tr1c1=4\tPV∖{4} ← r1c9");
  check_says (back, 3, "3\ttake-back\tr2c2=8\t{8,9}∖{8}={9}");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/event-log/everything", test_everything);
  g_test_add_func ("/event-log/filters", test_filters);
  g_test_add_func ("/event-log/long-words", test_long_words);
  g_test_add_func ("/event-log/no-time", test_no_time);
  g_test_add_func ("/event-log/another-search", test_another_search);
  g_test_add_func ("/event-log/words", test_words);
  return g_test_run ();
}
