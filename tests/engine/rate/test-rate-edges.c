/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rate-edges.c — what no puzzle of the lists shows: graves of each type, finds that were there before the run, and boards
 * without any step. Grids are drawn by hand: "r1c1 12, …"; all other cells are filled. */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "engine/rate/rate-private.h"
#include "engine/rate/rate.h"
#include "engine/rate/work.h"

static void
draw (RateGrid *grid, const char *cells)
{
  g_auto(GStrv) words = g_strsplit (cells, " ", -1);

  memset (grid, 0, sizeof *grid);
  memset (grid->digit, 9, sizeof grid->digit);
  for (char **word = words; *word && word[1]; word += 2)
    {
      int cell = cell_at (word[0][1] - '1', word[0][3] - '1');

      grid->digit[cell] = 0;
      for (const char *digit = word[1]; *digit; digit++)
        grid->marks[cell] |= nine_of (*digit - '1');
      for (int kind = 0; kind < N_KINDS; kind++)
        {
          grid->n_empty[rate_houses[cell][kind]]++;
          for_each_digit (d, grid->marks[cell])
            grid->at[rate_houses[cell][kind]][d] |= nine_of (rate_places[cell][kind]);
        }
    }
}

/* What is removed, as it is drawn. */
static char *
removed_by (const RateHint *hint)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (hint->removed[cell])
        g_string_append_printf (text, "%sr%dc%d ", text->len ? " " : "", cell / 9 + 1, cell % 9 + 1);
      for_each_digit (d, hint->removed[cell])
        g_string_append_c (text, (char) ('1' + d));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const struct { const char *cells, *technique; int tenths; const char *removed; } graves[] = {
  /* One cell too rich. */
  { "r1c1 123 r1c4 12 r2c1 12 r2c4 12", "bug-1", 56, "r1c1 12" },
  /* One digit too many in two cells: what sees both of them. */
  { "r1c1 123 r1c4 123 r2c1 12 r2c4 12 r1c2 34 r1c5 34 r3c2 34 r3c5 34", "bug-2", 57, "r1c2 3 r1c5 3" },
  /* It is one of 3 and 4, and a third cell of the row has these only. */
  { "r1c1 123 r1c4 124 r2c1 12 r2c4 12 r1c2 34 r1c5 34 r3c2 34 r3c5 34", "bug-3", 58, "r1c5 34" },
  /* The 1 is in one of the two cells, the digit too many in the other. */
  { "r1c1 123 r1c4 135 r1c7 25 r2c1 12 r2c4 15 r2c7 25", "bug-4", 57, "r1c1 2 r1c4 5" },
  /* The two cells see nothing together, there are three of them, or they share no single digit. */
  { "r1c1 123 r1c4 15 r1c7 25 r2c1 12 r2c4 135 r2c7 25", NULL, 0, "" },
  { "r1c1 123 r1c4 135 r1c7 235 r2c1 12 r2c4 15 r2c7 25", NULL, 0, "" },
  { "r1c1 123 r1c4 123 r2c1 12 r2c4 12", NULL, 0, "" },
  { "r1c1 123 r1c4 124 r2c1 12 r2c4 12", NULL, 0, "" },
  /* Two cells that share a row and a box, and nothing there has what they have too much. */
  { "r1c1 123 r1c2 124 r4c1 12 r4c2 12", NULL, 0, "" },
  /* It is one of 3 and 4, and so has r1c4; but that takes nothing from the only other cell. */
  { "r1c1 134 r1c7 234 r1c4 34 r1c5 12 r2c1 13 r2c7 24 r2c4 34 r2c5 12", NULL, 0, "" },
  /* Three cells, and four: there is no set for them. */
  { "r1c1 123 r1c4 145 r1c7 256 r2c1 12 r2c4 15 r2c7 25", NULL, 0, "" },
  { "r1c1 123 r1c2 124 r1c4 125 r1c5 126 r2c1 12 r2c2 12 r2c4 12 r2c5 12", NULL, 0, "" },
  { "r1c1 127 r1c4 128 r1c2 349 r1c5 346 r2c1 12 r2c4 12 r3c2 34 r3c5 34", NULL, 0, "" },
};

static void
graves_of_each_type (void)
{
  RateWork *work = rate_work_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (graves); i++)
    {
      g_autofree char *removed = NULL;
      RateGrid grid;
      RateHint hint;
      bool     found;

      draw (&grid, graves[i].cells);
      rate_hint_clear (&hint);
      found = rate_bug (work, &grid, &hint);
      removed = removed_by (&hint);
      g_assert_cmpstr (removed, ==, graves[i].removed);
      g_assert_true (found == (graves[i].technique != NULL));
      if (!found)
        continue;
      g_assert_cmpstr (rate_technique_id (hint.technique), ==, graves[i].technique);
      g_assert_cmpint (rate_tenths (hint.rating), ==, graves[i].tenths);
    }
  rate_work_free (work);
}

/* What a run finds when some candidates have gone: marks of what follows, and how many had to go before. */
static const struct { const char *before, *after; int n, n_parents, n_ones; } runs[] = {
  /* Locked in the box's row since r2c2 went; r1c3 went too, which it did not need. */
  { "r1c1 12 r1c2 12 r2c2 12 r1c3 12 r1c9 12", "r1c1 12 r1c2 12 r2c2 2 r1c3 2 r1c9 12", 1, 1 },
  /* It was locked before. */
  { "r1c1 12 r1c2 12 r1c3 12 r1c9 13", "r1c1 12 r1c2 12 r1c3 2 r1c9 13", 0, 0 },
  /* A hidden pair in a row of six cells, and of four, which is none. */
  { "r1c1 1234 r1c4 125 r1c5 34 r1c7 134 r1c8 56 r1c9 56", "r1c1 1234 r1c4 125 r1c5 34 r1c7 34 r1c8 56 r1c9 56", 3, 1 },
  { "r1c1 1234 r1c4 125 r1c5 134 r1c7 35", "r1c1 1234 r1c4 125 r1c5 34 r1c7 35", 0, 0 },
  /* A naked pair in a row of four cells, and of three. */
  { "r1c1 123 r1c4 12 r1c7 134 r1c8 345", "r1c1 12 r1c4 12 r1c7 134 r1c8 345", 1, 1 },
  { "r1c1 12 r1c4 123 r1c7 134 r1c8 345", "r1c1 12 r1c4 12 r1c7 134 r1c8 345", 1, 1 },
  { "r1c1 12 r1c4 12 r1c7 1345 r1c8 345", "r1c1 12 r1c4 12 r1c7 134 r1c8 345", 0, 0 },
  { "r1c1 123 r1c4 12 r1c7 13", "r1c1 12 r1c4 12 r1c7 13", 0, 0 },
  /* An X-wing of columns. */
  { "r1c1 1 r4c1 1 r7c1 1 r1c5 1 r4c5 1 r1c8 1", "r1c1 1 r4c1 1 r7c1 2 r1c5 1 r4c5 1 r1c8 1", 1, 1, 5 },
  /* With six of its digits in the grid it is none. */
  { "r1c1 1 r4c1 1 r7c1 1 r1c5 1 r4c5 1 r1c8 1", "r1c1 1 r4c1 1 r7c1 2 r1c5 1 r4c5 1 r1c8 1", 0, 0, 6 },
};

static void
only_what_the_run_brought_about (void)
{
  Advanced *advanced = g_new0 (Advanced, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      RateGrid before, after;

      draw (&before, runs[i].before);
      draw (&after, runs[i].after);
      after.n_filled[0] = (uint8_t) runs[i].n_ones;
      memset (advanced, 0, sizeof *advanced);
      g_assert_true (advanced_basic (advanced, &after, &before) == (runs[i].n > 0));
      g_assert_cmpint (advanced->n, ==, runs[i].n);
      if (runs[i].n > 0)
        g_assert_cmpint (advanced->offs[0].n_parents, ==, runs[i].n_parents);
    }
  g_free (advanced);
}

/* All candidates are there, more than the short rows of a wiring hold, and none has a strong link: no chain says anything. */
static void
nothing_follows_from_nothing (void)
{
  static const RateFind chains[] = { rate_simple_chains, rate_nishio, rate_multiple_chains, rate_dynamic_chains };
  RateWork *work = rate_work_new ();
  Board     board = { 0 };
  RateGrid  grid;
  RateHint  hint;

  rate_grid_from_board (&grid, &board);
  rate_hint_clear (&hint);
  rate_work_begin (work, &grid);
  for (gsize i = 0; i < G_N_ELEMENTS (chains); i++)
    g_assert_false (chains[i] (work, &grid, &hint));
  g_assert_false (hint.removes);
  rate_work_free (work);
}

/* A digit with one place in a house is a single, which has its own techniques: what follows from it is not gathered from all its
 * places. */
static void
one_place_is_no_choice (void)
{
  RateWork *work = rate_work_new ();
  Board     board = { 0 };
  RateGrid  grid;
  RateHint  hint;

  rate_grid_from_board (&grid, &board);
  for (int column = 1; column < 9; column++)
    rate_grid_strike (&grid, cell_at (0, column), 0);
  rate_hint_clear (&hint);
  rate_work_begin (work, &grid);
  g_assert_false (rate_multiple_chains (work, &grid, &hint));
  g_assert_false (hint.removes);
  rate_work_free (work);
}

/* The links of one digit, as they are drawn: the house in which it has two places is the cause, whichever it is. */
static void
a_strong_link_is_where_there_are_two_places (void)
{
  static const struct { const char *cells; int to, cause; } links[] = {
    { "r1c1 1 r1c2 1", 1, CAUSE_BOX },
    { "r1c1 1 r1c2 1 r2c3 1", 1, CAUSE_ROW },
    { "r1c1 1 r2c1 1 r2c3 1", 9, CAUSE_COLUMN },
    { "r1c1 1 r1c7 1", 6, CAUSE_ROW },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (links); i++)
    {
      RateGrid grid;

      draw (&grid, links[i].cells);
      g_assert_cmpint (strong_cause (&grid, 0, mark_of (links[i].to, 0)), ==, links[i].cause);
    }
}

/* What is wanted is what comes before the best find and not behind the nearest limit. */
static void
a_harvest_wants_what_is_better (void)
{
  RateWork *work = rate_work_new ();
  Harvest  *harvest = &work->harvest[0];
  const Find single = { .rating = 7, .complexity = 4, .key = 4, .concluded = true };
  RateGrid  grid;

  harvest_start (harvest, false);
  g_assert_true (harvest_wants (harvest, 99, 99, 9));
  harvest_limit (harvest, 7.0, 4, 4);
  harvest_limit (harvest, 7.1, 18, 2);
  g_assert_true (harvest_wants (harvest, 7.0, 4, 4));
  g_assert_false (harvest_wants (harvest, 7.0, 6, 2));
  harvest_limit (harvest, 6.6, 6, 2);
  g_assert_false (harvest_wants (harvest, 7.0, 4, 4));

  /* To place what stands alone in its cell removes nothing. */
  draw (&grid, "r1c1 1");
  harvest_offer (harvest, &grid, &single);
  g_assert_false (harvest->any);
  draw (&grid, "r1c1 12");
  harvest_offer (harvest, &grid, &single);
  g_assert_true (harvest->any);
  rate_work_free (work);
}

/* A cell without a candidate: no technique can say anything, and the rating says so. */
static void
a_dead_end_has_a_rating (void)
{
  RateWork *work = rate_work_new ();
  Board     board = { 0 };
  Rate      rate;

  /* Its neighbour holds what would be its digit. */
  for (int cell = 0; cell < N_CELLS - 1; cell++)
    board_place (&board, cell, 1 + (cell % 9 + (cell == N_CELLS - 2) + cell / 9 * 3 + cell / 27) % 9);
  rate_start (&rate, &board);
  g_assert_cmpint (rate_run (&rate, work), ==, RATE_STUCK);
  g_assert_cmpint (rate_tenths (rate.er), ==, 200);
  g_assert_cmpint (rate.n_steps, ==, 0);
  g_assert_cmpstr (rate_technique_id (rate.hardest), ==, "none");
  g_assert_cmpstr (rate_technique_id (-1), ==, "none");
  g_assert_cmpstr (rate_technique_id (N_RATE_TECHNIQUES), ==, "none");
  rate_work_free (work);
}

/* The highest levels, which only the hardest puzzles known need: asked on the grid of an easier one, they contradict its solution
 * nowhere, neither when they begin anew nor when they go on where a lower level ended. */
static void
the_highest_levels_are_sound (void)
{
  static const RateFind nested[] = {
    rate_nested_4, rate_nested_5, rate_dynamic_plus, rate_nested_2, rate_nested_3, rate_nested_5, rate_nested_4, rate_nested_3,
  };
  RateWork *work = rate_work_new ();
  Board     board;
  Rate      rate, solved;
  int       n_finds = 0;

  g_assert_true (board_parse (&board, "...........67....9.2..164...4....9...8.13...........25.179....4....8..6...3.2...."));
  rate_start (&rate, &board);
  solved = rate;
  g_assert_cmpint (rate_run (&solved, work), ==, RATE_SOLVED);
  while (rate.er < 8 && rate_step (&rate, work, NULL) == RATE_STEPPED)
    ;
  rate_work_begin (work, &rate.grid);
  for (gsize i = 0; i < G_N_ELEMENTS (nested); i++)
    {
      RateHint hint;

      rate_hint_clear (&hint);
      n_finds += nested[i] (work, &rate.grid, &hint);
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_false (hint.removed[cell] >> (solved.grid.digit[cell] - 1) & 1);
      if (hint.cell != NO_CELL)
        g_assert_cmpint (hint.digit + 1, ==, solved.grid.digit[hint.cell]);
    }
  g_assert_cmpint (n_finds, ==, G_N_ELEMENTS (nested));
  rate_work_free (work);
}

/* What an earlier technique would have taken, or no puzzle with one solution has: asked out of turn. */
static void
techniques_out_of_turn (void)
{
  RateWork *work = rate_work_new ();
  RateGrid  grid;
  RateHint  hint;

  /* A loop of the same two digits all around has two solutions, and nothing to remove. */
  draw (&grid, "r1c1 12 r1c4 12 r2c1 12 r2c4 12");
  rate_hint_clear (&hint);
  g_assert_false (rate_unique (work, &grid, &hint));

  /* A cell that has a single, or sees one, is in no aligned pair; without it the same two cells are. */
  draw (&grid, "r1c1 134 r2c2 234 r1c2 13 r2c1 23 r2c3 34");
  rate_hint_clear (&hint);
  g_assert_true (rate_aligned_pair (work, &grid, &hint));
  draw (&grid, "r1c1 134 r2c2 234 r1c2 13 r2c1 23 r2c3 34 r3c3 9");
  rate_hint_clear (&hint);
  g_assert_false (rate_aligned_pair (work, &grid, &hint));

  /* The 1 of column 1 is in box 1, so that of column 2 is not. */
  draw (&grid, "r1c1 12 r2c1 12 r1c2 12 r5c2 12");
  rate_hint_clear (&hint);
  g_assert_true (rate_direct_locking (work, &grid, &hint));
  g_assert_cmpint (hint.technique, ==, RATE_DIRECT_CLAIMING);
  g_assert_cmpint (rate_tenths (hint.rating), ==, 19);
  g_assert_cmpint (hint.cell, ==, cell_at (4, 1));
  g_assert_cmpint (hint.digit, ==, 0);
  rate_work_free (work);
}

static bool
same_step (const RateHint *a, const RateHint *b)
{
  return a->technique == b->technique && a->cell == b->cell && (a->cell == NO_CELL || a->digit == b->digit)
         && memcmp (a->removed, b->removed, sizeof a->removed) == 0;
}

/* What the room remembers to have been asked in vain is of the grid that it was asked of: two puzzles that take turns in one room
 * get the steps that each gets in a room of its own, which is new for every step. */
static void
a_room_remembers_nothing_of_another_puzzle (void)
{
  static const char *const puzzles[2] = {
    ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.",
    "..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75",
  };
  RateWork *shared = rate_work_new ();
  Rate rates[2], alone[2];
  int n = 0;

  for (int i = 0; i < 2; i++)
    {
      Board board;

      g_assert_true (board_parse (&board, puzzles[i]));
      rate_start (&rates[i], &board);
      rate_start (&alone[i], &board);
    }
  for (bool more = true; more;)
    {
      more = false;
      for (int i = 0; i < 2; i++)
        {
          RateWork *own = rate_work_new ();
          RateHint step, wanted;
          RateOutcome outcome = rate_step (&alone[i], own, &wanted);

          g_assert_cmpint (rate_step (&rates[i], shared, &step), ==, outcome);
          g_assert_true (outcome != RATE_STEPPED || same_step (&step, &wanted));
          more |= outcome == RATE_STEPPED;
          n += outcome == RATE_STEPPED;
          rate_work_free (own);
        }
    }
  g_assert_cmpint (n, >, 100);
  rate_work_free (shared);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rate/edges/graves-of-each-type", graves_of_each_type);
  g_test_add_func ("/rate/edges/only-what-the-run-brought-about", only_what_the_run_brought_about);
  g_test_add_func ("/rate/edges/nothing-follows-from-nothing", nothing_follows_from_nothing);
  g_test_add_func ("/rate/edges/one-place-is-no-choice", one_place_is_no_choice);
  g_test_add_func ("/rate/edges/a-strong-link-is-where-there-are-two-places", a_strong_link_is_where_there_are_two_places);
  g_test_add_func ("/rate/edges/a-harvest-wants-what-is-better", a_harvest_wants_what_is_better);
  g_test_add_func ("/rate/edges/a-dead-end-has-a-rating", a_dead_end_has_a_rating);
  g_test_add_func ("/rate/edges/the-highest-levels-are-sound", the_highest_levels_are_sound);
  g_test_add_func ("/rate/edges/techniques-out-of-turn", techniques_out_of_turn);
  g_test_add_func ("/rate/edges/a-room-remembers-nothing-of-another-puzzle", a_room_remembers_nothing_of_another_puzzle);

  return g_test_run ();
}
