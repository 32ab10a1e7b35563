/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-steering.c — guesses of the viewer's: they are made where they were wished for, nothing is lost by them, and a steered
 * search is sought like any other. Every strategy that guesses, every way to set its switches. */

#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "puzzles.h"
#include "replay.h"
#include "variants.h"

#include "engine/search/timeline/timeline.h"

enum { SEED = 7, LONGEST = 400000 };

static SearchState state, copy;
static unsigned n_steered;

typedef void Check (const Strategy *strategy, const SearchOptions *options, const Board *board, GRand *random);

static void
for_every_guesser (const char *clues, int solutions, Check *check)
{
  Board board = board_of (clues);
  int   n = 0;

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (GArray) variants = (*strategy)->guess ? variants_of (*strategy, false) : g_array_new (FALSE, FALSE, 1);

      for (unsigned i = 0; i < variants->len; i++, n++)
        {
          g_autoptr (GRand) random = g_rand_new_with_seed (i);
          SearchOptions     options = g_array_index (variants, SearchOptions, i);
          g_autofree char  *text = variant_to_text (*strategy, &options);

          g_test_message ("%s", text);
          if ((*strategy)->switches >> SWITCH_SOLUTIONS & 1)
            options.solutions = (uint16_t) solutions;
          check (*strategy, &options, &board, random);
        }
    }
  g_assert_cmpint (n, >, 1);
}

/* A digit that the cell can hold as the board stands, of the search's own cell or, sometimes, of any. */
static bool
choose (const Strategy *strategy, GRand *random, int *cell, int *digit)
{
  SearchView view;
  Event      next;
  Digits     possible;

  memcpy (copy, state, sizeof state);
  if (!strategy->step (copy, &next) || next.kind != EVENT_ASSIGN)
    return false;
  strategy->show (state, &view);
  *cell = next.cell;
  for (int tries = 0; tries < 20 && g_rand_int_range (random, 0, 2); tries++)
    *cell = g_rand_int_range (random, 0, N_CELLS);
  if (view.board.digit[*cell])
    return false;

  possible = board_possible (&view.board, *cell);
  *digit = g_rand_int_range (random, 1, 10);
  return digits_has (possible, *digit);
}

/* Steers by chance, at most as often as a steering can hold; what was steered goes to *steering. Runs to the end. */
static void
run_steered (const Strategy *strategy, const SearchOptions *options, const Board *board, GRand *random, Steering *steering,
             uint64_t *n_solutions)
{
  bool       at_once = options->undo == UNDO_COPY;
  Replay     replay;
  SearchView view;
  Event      event;

  *steering = (Steering) { 0 };
  *n_solutions = 0;
  memset (state, 0, sizeof state);
  strategy->start (state, board, options, SEED);
  strategy->show (state, &view);
  replay_start (&replay, board, &view, at_once);
  for (uint64_t step = 0; step < LONGEST; step++)
    {
      int  cell, digit;
      bool steered = steering->n < STEERS_MAX && choose (strategy, random, &cell, &digit)
                     && strategy->guess (state, cell, digit, &event);

      if (steered)
        {
          g_assert_cmpint (event.kind, ==, EVENT_ASSIGN);
          g_assert_cmpint (event.reason, ==, REASON_CHOSEN);
          g_assert_cmpint (event.cell, ==, cell);
          g_assert_cmpint (event.digit, ==, digit);
          g_assert_false (digits_has (event.untried, digit));
          g_assert_true (steering_add (steering, step, cell, digit));
          n_steered++;
        }
      else if (!strategy->step (state, &event))
        break;
      *n_solutions += event.kind == EVENT_SOLUTION;
      replay_event (&replay, &event);
      strategy->show (state, &view);
      replay_check (&replay, &view);
    }
}

static void
check_whole (const Strategy *strategy, const SearchOptions *options, const Board *board, GRand *random)
{
  Steering steering;
  uint64_t n;

  for (int i = 0; i < 5; i++)
    {
      run_steered (strategy, options, board, random, &steering, &n);
      g_assert_cmpuint (n, ==, 4);
    }
}

static void
every_solution_is_still_found (void)
{
  n_steered = 0;
  for_every_guesser (PUZZLE_FOUR_SOLUTIONS, 1000, check_whole);
  g_assert_cmpuint (n_steered, >, 50);
}

static void
check_refused (const Strategy *strategy, const SearchOptions *options, const Board *board, GRand *random)
{
  Event event, again;
  size_t size = strategy->size (options);

  strategy->start (state, board, options, SEED);
  for (int step = 0; step < 300; step++)
    {
      int        cell = g_rand_int_range (random, 0, N_CELLS), digit = g_rand_int_range (random, 1, 10);
      SearchView view;

      strategy->show (state, &view);
      memcpy (copy, state, size);
      if (!view.board.digit[cell] && digits_has (board_possible (&view.board, cell), digit))
        digit = 0;                               /* it may be right: another time */
      if (digit)
        {
          g_assert_false (strategy->guess (copy, cell, digit, &event));
          g_assert_true (strategy->step (state, &event));
          g_assert_true (strategy->step (copy, &again));
          g_assert_true (event_equal (&event, &again));
        }
      else
        g_assert_true (strategy->step (state, &event));
    }
}

static void
what_cannot_stand_is_refused_and_changes_nothing (void)
{
  for_every_guesser (PUZZLE_EMPTY, 1000, check_refused);
}

static bool
can_guess (const Strategy *strategy, int cell, int digit)
{
  Event event;

  memcpy (copy, state, sizeof state);
  return strategy->guess (copy, cell, digit, &event);
}

/* Where a place for a digit was chosen and taken back, it is the turn of its other places that were not tried. Three digits have
 * the same two places in the first box here, and all cells more choices. */
static void
a_house_goes_on_with_its_own_places (void)
{
  const Strategy     *strategy = &strategy_dlx;
  const SearchOptions options = strategy->defaults;
  Board board = board_of ("5........" "...123..." "......123" "........." "........." "........." "........." "........."
                          ".........");
  Event event;
  int   n_places = 0, n_none = 0;

  strategy->start (state, &board, &options, SEED);
  while (strategy->step (state, &event))
    {
      if (event.kind != EVENT_UNDO_ASSIGN || !event_has_places (&event))
        continue;
      for (int cell = 0; cell < N_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
          {
            bool wanted = false;

            for_each_digit (place, event.places_left)
              wanted |= house_cells[event.house][place - 1] == cell && digit == event.digit;
            g_assert_true (can_guess (strategy, cell, digit) == wanted);
            n_places += wanted;
          }
      n_none += event.places_left == DIGITS_NONE;
    }
  g_assert_cmpint (n_places, >, 0);
  g_assert_cmpint (n_none, >, 0);
}

/* The steered search, explored in pieces, sought by chance, against a run from the start. */
static void
check_sought (const Strategy *strategy, const SearchOptions *options, const Board *board, GRand *random)
{
  Trace     trace = { .strategy = strategy, .board = *board, .options = *options, .seed = SEED };
  uint64_t  n_solutions;
  Timeline *timeline;
  Explorer *explorer;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  Event     event;
  Batch    *batch;
  bool      more = true;

  run_steered (strategy, options, board, random, &trace.steering, &n_solutions);
  trace_start (&trace, state);
  while (events->len < 20000 && trace_step (&trace, state, events->len, &event))
    g_array_append_val (events, event);

  timeline = timeline_new (&trace, TIMELINE_BUDGET);
  explorer = explorer_new (&trace, TIMELINE_BUDGET);
  while (more && explorer_events (explorer) < events->len)
    {
      uint64_t n = (uint64_t) g_rand_int_range (random, 1, 999);

      more = explorer_run (explorer, MIN (n, events->len - explorer_events (explorer)), &batch);
      g_assert_true (timeline_accept (timeline, batch));
    }
  g_assert_cmpuint (timeline_length (timeline), ==, events->len);
  for (int i = 0; i < 300; i++)
    {
      uint64_t step = 1 + (uint64_t) g_rand_int_range (random, 0, (int) events->len);

      if (i < (int) trace.steering.n && trace.steering.at[i].step < events->len)
        step = trace.steering.at[i].step + 1;
      g_assert_true (event_equal (timeline_seek (timeline, step), &g_array_index (events, Event, step - 1)));
    }
  g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
  explorer_free (explorer);
  timeline_free (timeline);
}

static void
it_is_sought_like_any_other (void)
{
  for_every_guesser (PUZZLE_EMPTY, 3, check_sought);
}

static void
text_goes_around (void)
{
  static const char *const bad[] = {
    " ", "x", "1", "1:", "1:r1c1", "1:r1c1=", "1:r0c1=1", "1:r1c1=0", "1:r1c1=1 ", "2:r1c1=1 1:r1c1=1", "1:r1c1=1 1:r1c1=2",
    "-1:r1c1=1", "99999999999999999999:r1c1=1", "1:r1c1=1,2:r1c1=1",
    "1:r1c1=1 2:r1c1=1 3:r1c1=1 4:r1c1=1 5:r1c1=1 6:r1c1=1 7:r1c1=1 8:r1c1=1 9:r1c1=1 10:r1c1=1 11:r1c1=1 12:r1c1=1 "
    "13:r1c1=1 14:r1c1=1 15:r1c1=1 16:r1c1=1 17:r1c1=1",
  };
  Steering steering = { 0 }, read;
  char     text[STEERING_TEXT_SIZE];

  g_assert_true (steering_add (&steering, 500, 40, 9));
  g_assert_true (steering_add (&steering, 3, 0, 1));             /* what came later is dropped */
  g_assert_cmpuint (steering.n, ==, 1);
  g_assert_true (steering_add (&steering, UINT64_MAX - 1, 80, 5));
  steering_format (&steering, text, sizeof text);
  g_assert_cmpstr (text, ==, "3:r1c1=1 18446744073709551614:r9c9=5");
  g_assert_true (steering_parse (text, &read));
  g_assert_true (steering_equal (&steering, &read));
  g_assert_true (steering_parse ("", &read));
  g_assert_cmpuint (read.n, ==, 0);

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("“%s”", bad[i]);
      g_assert_false (steering_parse (bad[i], &steering));
      g_assert_cmpuint (steering.n, ==, 2);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/steering/every-solution-is-still-found", every_solution_is_still_found);
  g_test_add_func ("/steering/what-cannot-stand-is-refused", what_cannot_stand_is_refused_and_changes_nothing);
  g_test_add_func ("/steering/a-house-goes-on-with-its-own-places", a_house_goes_on_with_its_own_places);
  g_test_add_func ("/steering/it-is-sought-like-any-other", it_is_sought_like_any_other);
  g_test_add_func ("/steering/text-goes-around", text_goes_around);
  return g_test_run ();
}
