/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ways.c — the ways that are open at a step are those that a plain look at the board finds, and the step is one of
 * them. */
#include "engine/rate/ways.h"
#include "puzzles.h"

/* A puzzle with chains of each length, one with nested ones. */
#define CHAINS "...........67....9.2..164...4....9...8.13...........25.179....4....8..6...3.2...."
#define NESTED "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6."

/* Sets of candidates, cell × 9 + d. */
typedef bool Marks[N_MARKS];

static int
count (const Marks marks)
{
  int n = 0;

  for (int mark = 0; mark < N_MARKS; mark++)
    n += marks[mark];
  return MIN (n, RATE_WAYS_MOST);
}

/* The cells that are the last empty one of a house. */
static int
count_last_cells (const RateGrid *grid)
{
  Marks found = { 0 };

  for (int house = 0; house < N_HOUSES; house++)
    for (int place = 0; place < 9 && grid->n_empty[house] == 1; place++)
      if (!grid->digit[house_cells[house][place]])
        found[house_cells[house][place] * 9] = true;
  return count (found);
}

/* The places of digits that have no other in a house, in boxes only or in rows and columns only. */
static int
count_hidden_singles (const RateGrid *grid, bool boxes)
{
  Marks found = { 0 };

  for (int house = 0; house < N_HOUSES; house++)
    for (int d = 0; d < 9 && (house_kind (house) == HOUSE_BOXES) == boxes; d++)
      {
        int n = 0, cell = 0;

        for (int place = 0; place < 9; place++)
          if (grid->marks[house_cells[house][place]] >> d & 1)
            {
              cell = house_cells[house][place];
              n++;
            }
        if (n == 1)
          found[cell * 9 + d] = true;
      }
  return count (found);
}

static int
count_naked_singles (const RateGrid *grid)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += nine_count (grid->marks[cell]) == 1;
  return n;
}

static void
singles_are_counted_as_by_eye (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  RateWork *work = rate_work_new ();
  int n = 0;

  for (unsigned i = 0; i < puzzles->len; i++)
    {
      RateHint step;
      Rate rate;

      rate_start (&rate, &g_array_index (puzzles, Board, i));
      for (RateGrid before = rate.grid; rate_step (&rate, work, &step) == RATE_STEPPED; before = rate.grid)
        {
          int ways = rate_ways (work, &before, &step);

          if (step.technique == RATE_LAST_CELL)
            g_assert_cmpint (ways, ==, count_last_cells (&before));
          else if (step.technique == RATE_HIDDEN_SINGLE)
            g_assert_cmpint (ways, ==, count_hidden_singles (&before, rate_tenths (step.rating) == 12));
          else if (step.technique == RATE_NAKED_SINGLE)
            g_assert_cmpint (ways, ==, count_naked_singles (&before));
          else
            continue;
          n++;
        }
    }
  g_assert_cmpint (n, >, 1000);
  rate_work_free (work);
}

/* Two cells of a house with the same two candidates; what each pair strikes, as one number for each set of strikes. */
static void
naked_pairs_are_counted_as_by_eye (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  RateWork *work = rate_work_new ();
  int n = 0;

  for (unsigned i = 0; i < puzzles->len; i++)
    {
      RateHint step;
      Rate rate;

      rate_start (&rate, &g_array_index (puzzles, Board, i));
      for (RateGrid before = rate.grid; rate_step (&rate, work, &step) == RATE_STEPPED; before = rate.grid)
        {
          g_autoptr (GHashTable) effects = NULL;

          if (step.technique != RATE_NAKED_PAIR)
            continue;
          effects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          for (int a = 0; a < N_CELLS; a++)
            for (int b = a + 1; b < N_CELLS; b++)
              {
                g_autoptr (GString) effect = g_string_new (NULL);

                if (nine_count (before.marks[a]) != 2 || before.marks[a] != before.marks[b] || !cells_are_peers (a, b))
                  continue;
                for (int cell = 0; cell < N_CELLS; cell++)
                  if (cell != a && cell != b && cells_are_peers (cell, a) && cells_are_peers (cell, b)
                      && (before.marks[cell] & before.marks[a]))
                    g_string_append_printf (effect, "%d:%x ", cell, (unsigned) (before.marks[cell] & before.marks[a]));
                if (effect->len > 0)
                  g_hash_table_add (effects, g_strdup (effect->str));
              }
          /* A pair in a box and a line strikes in both at once here, and in one after the other on the scale. */
          g_assert_cmpint (rate_ways (work, &before, &step), >=, (int) g_hash_table_size (effects));
          g_assert_cmpint (rate_ways (work, &before, &step), <=, 2 * (int) g_hash_table_size (effects) + 1);
          n++;
        }
    }
  g_assert_cmpint (n, >, 10);
  rate_work_free (work);
}

static bool
never (void *user)
{
  return false;
}

static bool
at_once (void *user)
{
  return true;
}

/* Asking for the ways changes nothing of the rating, and asking again gives the same. */
static void
counting_leaves_the_rating_alone (void)
{
  static const char *const puzzles[] = { CHAINS, NESTED };
  RateWork *work = rate_work_new (), *other = rate_work_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      Board board = board_of (puzzles[i]);
      RateOutcome outcome = RATE_STEPPED;
      Rate counted, plain;
      int chains = 0;

      rate_work_set_stop (work, never, NULL);
      rate_start (&counted, &board);
      rate_start (&plain, &board);
      for (int steps = 0; outcome == RATE_STEPPED && steps < 40; steps++)
        {
          RateGrid before = counted.grid;
          RateHint step, same;

          outcome = rate_step (&counted, work, &step);
          g_assert_cmpint (rate_step (&plain, other, &same), ==, outcome);
          if (outcome != RATE_STEPPED)
            break;
          g_assert_cmpint (step.technique, ==, same.technique);
          g_assert_cmpmem (&step.rating, sizeof step.rating, &same.rating, sizeof same.rating);
          g_assert_cmpmem (step.removed, sizeof step.removed, same.removed, sizeof same.removed);
          if (step.technique >= RATE_X_CYCLE && step.technique != RATE_ALIGNED_TRIPLET)
            {
              int ways = rate_ways (work, &before, &step);

              g_assert_cmpint (ways, >=, 1);
              g_assert_cmpint (rate_ways (work, &before, &step), ==, ways);
              chains++;
            }
        }
      g_assert_cmpint (chains, >, 3);
    }
  rate_work_free (work);
  rate_work_free (other);
}

/* The hardest step of NESTED is its first: it takes long, and is left at once. */
static void
counting_can_be_stopped (void)
{
  RateWork *work = rate_work_new ();
  Board board = board_of (NESTED);
  RateGrid before;
  RateHint step;
  Rate rate;

  rate_start (&rate, &board);
  before = rate.grid;
  g_assert_cmpint (rate_step (&rate, work, &step), ==, RATE_STEPPED);
  g_assert_cmpint (rate_tenths (step.rating), >=, 90);
  rate_work_set_stop (work, at_once, NULL);
  g_assert_cmpint (rate_ways (work, &before, &step), ==, 0);
  rate_work_set_stop (work, NULL, NULL);
  g_assert_cmpint (rate_ways (work, &before, &step), >=, 1);
  rate_work_free (work);
}

/* A step that contradicts what else can be placed in its cell is a way of its own. */
static void
two_digits_for_a_cell_are_two_ways (void)
{
  RateWork *work = rate_work_new ();
  RateHint  step = { .technique = RATE_NAKED_SINGLE, .rating = 2.3 };
  Board     board = board_of ("12345678." "........." "........." "........." "........." "........." "........." "........." ".........");
  RateGrid  grid;

  rate_grid_from_board (&grid, &board);
  step.cell = 8;
  step.digit = 8;
  g_assert_cmpint (rate_ways (work, &grid, &step), ==, 1);
  step.digit = 3;
  g_assert_cmpint (rate_ways (work, &grid, &step), ==, 2);
  step.cell = 80;
  g_assert_cmpint (rate_ways (work, &grid, &step), ==, 2);
  rate_work_free (work);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/ways/singles-are-counted-as-by-eye", singles_are_counted_as_by_eye);
  g_test_add_func ("/engine/ways/naked-pairs-are-counted-as-by-eye", naked_pairs_are_counted_as_by_eye);
  g_test_add_func ("/engine/ways/counting-leaves-the-rating-alone", counting_leaves_the_rating_alone);
  g_test_add_func ("/engine/ways/two-digits-for-a-cell-are-two-ways", two_digits_for_a_cell_are_two_ways);
  g_test_add_func ("/engine/ways/counting-can-be-stopped", counting_can_be_stopped);

  return g_test_run ();
}
