/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-potential.c — the potential array fills valid grids, shows all it does, and takes as many tries as measured. */
#include <glib.h>
#include <string.h>

#include "engine/core/random.h"
#include "engine/search/strategies/strategies.h"

#define PUZZLE ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
#define SOLVED "984123756123756948756849321361582497542917863879364215437691582698235174215478639"
#define NO_PLACE_FOR_9 "123.............9....9..........................................................."

typedef struct {
  SearchOptions options;
  Event         event;
  SearchView    view;
  uint64_t      count[N_EVENT_KINDS];
  SearchState   state;
} Fill;

static void
start (Fill *fill, const char *clues, Variant variant, uint64_t seed)
{
  Board board = { 0 };

  memset (fill, 0, sizeof *fill);
  if (clues)
    g_assert_true (board_parse (&board, clues));
  fill->options = strategy_potential.defaults;
  fill->options.variant = variant;
  fill->options.dig = DIG_OFF;
  strategy_potential.start (fill->state, &board, &fill->options, seed);
}

static bool
step (Fill *fill)
{
  if (!strategy_potential.step (fill->state, &fill->event))
    return false;

  fill->count[fill->event.kind]++;
  return true;
}

static const SearchView *
show (Fill *fill)
{
  strategy_potential.show (fill->state, &fill->view);
  return &fill->view;
}

static void
run (Fill *fill)
{
  while (step (fill));
  show (fill);
}

typedef struct { const char *name; Variant variant; double mean, first; } Expected;

/* SEEDS B. */
static const Expected variants[] = {
  { "random-naked",  VARIANT_RANDOM_NAKED,  25.15, 0.039 },
  { "mrv-naked",     VARIANT_MRV_NAKED,     1.73,  0.57 },
  { "random-hidden", VARIANT_RANDOM_HIDDEN, 2.25,  0.445 },
  { "mrv-hidden",    VARIANT_MRV_HIDDEN,    1.06,  0.94 },
};

/* Tries are all but geometric, so a mean of n fills strays by about mean / √n: a tenth is 4.5 times that. */
static void
test_tries (gconstpointer data)
{
  enum { FILLS = 2000 };
  const Expected *expected = data;
  double tries = 0, first = 0;
  Fill fill;

  for (uint64_t i = 0; i < FILLS; i++)
    {
      start (&fill, NULL, expected->variant, random_seed_of (1, i));
      run (&fill);
      g_assert_true (board_is_solution (&fill.view.board));
      g_assert_cmpint (fill.view.outcome, ==, OUTCOME_SOLVED);
      g_assert_cmpuint (fill.view.counters.tries, ==, fill.count[EVENT_RESTART] + 1);
      tries += (double) fill.view.counters.tries;
      first += fill.view.counters.tries == 1;
    }

  g_test_message ("%s: mean %.2f, first try %.3f", expected->name, tries / FILLS, first / FILLS);
  g_assert_cmpfloat (tries / FILLS, >, 0.9 * expected->mean);
  g_assert_cmpfloat (tries / FILLS, <, 1.1 * expected->mean);
  g_assert_cmpfloat (first / FILLS, >, expected->first - 0.03);
  g_assert_cmpfloat (first / FILLS, <, expected->first + 0.03);
}

/* What the event says about its equation is what the board said before. */
static void
check_equation (const Event *event, const SearchView *before)
{
  const Board *board = &before->board;

  if (event->kind == EVENT_ASSIGN || (event->kind == EVENT_SINGLE && event->reason == REASON_NAKED))
    {
      g_assert_cmpuint (event->n_operands, ==, 3);
      g_assert_cmphex (event->operand[0], ==, board->row[cell_row (event->cell)]);
      g_assert_cmphex (event->operand[1], ==, board->column[cell_column (event->cell)]);
      g_assert_cmphex (event->operand[2], ==, board->box[cell_box (event->cell)]);
    }
  if (event->kind == EVENT_ASSIGN || event->kind == EVENT_SINGLE)
    {
      g_assert_cmphex (event->possible, ==, board_possible (board, event->cell));
      g_assert_cmphex (event->possible, ==, before->candidates[event->cell]);
      g_assert_true (digits_has (event->possible, event->digit));
    }
  if (event->kind == EVENT_SINGLE && event->reason == REASON_NAKED)
    g_assert_cmphex (event->possible, ==, digits_of (event->digit));
  if (event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN)
    {
      Digits result = event->possible;

      for (int i = 0; i < event->n_operands; i++)
        {
          g_assert_cmphex (event->operand[i], ==, board_possible (board, event->operand_cell[i]));
          g_assert_true (cells_has (house_set (event->house), event->operand_cell[i]));
          result = digits_difference (result, event->operand[i]);
        }
      g_assert_cmphex (result, ==, digits_of (event->digit));
    }
}

/* What the event says happened is the whole difference between the boards before and after. */
static void
check_change (const Event *event, const SearchView *before, const SearchView *after)
{
  bool placed = event->kind == EVENT_ASSIGN || event->kind == EVENT_SINGLE;

  if (event->kind == EVENT_RESTART)
    return;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Digits left = before->candidates[cell];

      if (cell == event->cell && event->kind == EVENT_STRIP)
        {
          g_assert_true (digits_has (left, event->digit));
          left = digits_difference (left, digits_of (event->digit));
        }
      else if (cell == event->cell && placed)
        left = DIGITS_NONE;
      g_assert_cmphex (after->candidates[cell], ==, left);
      g_assert_cmpuint (after->board.digit[cell], ==,
                        placed && cell == event->cell ? event->digit : before->board.digit[cell]);
    }

  if (event->kind == EVENT_STRIP)
    {
      g_assert_cmpuint (after->board.digit[event->source], ==, event->digit);
      g_assert_cmpint (event->house, ==, cells_shared_house (event->cell, event->source));
    }
  if (event->kind == EVENT_ASSIGN)
    {
      const Decision *guess = &after->path[after->n_path - 1];

      g_assert_cmpint (after->n_path, ==, before->n_path + 1);
      g_assert_cmpuint (guess->cell, ==, event->cell);
      g_assert_cmpuint (guess->digit, ==, event->digit);
      g_assert_cmphex (guess->possible, ==, event->possible);
      g_assert_cmphex (event->untried, ==, digits_difference (event->possible, digits_of (event->digit)));
    }
  g_assert_cmpint (event->depth, ==, after->n_path);
}

static void
test_events_tell_everything (gconstpointer data)
{
  const Expected *variant = data;
  SearchView before;
  Fill fill;

  for (uint64_t seed = 0; seed < 6; seed++)
    {
      start (&fill, seed % 2 ? PUZZLE : NULL, variant->variant, seed);
      before = *show (&fill);
      for (int i = 0; i < 20000 && step (&fill); i++)
        {
          check_equation (&fill.event, &before);
          check_change (&fill.event, &before, show (&fill));
          before = fill.view;
        }
      g_assert_cmpuint (fill.view.counters.nodes, ==, fill.count[EVENT_ASSIGN]);
      g_assert_cmpuint (fill.view.counters.placements, ==, fill.count[EVENT_ASSIGN] + fill.count[EVENT_SINGLE]);
      g_assert_cmpuint (fill.view.counters.wipeouts, ==, fill.count[EVENT_WIPEOUT]);
      g_assert_cmpuint (fill.view.counters.solutions, ==, fill.count[EVENT_SOLUTION]);
    }
}

/* With fewest the cell has no more digits than any other; without, it now and then has. */
static void
test_picks_as_it_says (gconstpointer data)
{
  const Expected *variant = data;
  bool fewest = variant->variant == VARIANT_MRV_NAKED || variant->variant == VARIANT_MRV_HIDDEN;
  int picks = 0, looser = 0;
  SearchView before;
  Fill fill;

  start (&fill, NULL, variant->variant, 3);
  before = *show (&fill);
  while (step (&fill))
    {
      if (fill.event.kind == EVENT_ASSIGN)
        {
          int tightest = 9;

          for (int cell = 0; cell < N_CELLS; cell++)
            if (before.candidates[cell])
              tightest = MIN (tightest, digits_count (before.candidates[cell]));
          g_assert_cmpint (tightest, >=, 2);
          g_assert_cmpint (fill.event.reason, ==, fewest ? REASON_FEWEST_RANDOM : REASON_RANDOM);
          looser += digits_count (fill.event.possible) > tightest;
          picks++;
        }
      before = *show (&fill);
    }

  g_assert_cmpint (picks, >, 0);
  g_assert_true (fewest ? looser == 0 : looser > 0);
}

static void
test_same_seed_same_grid (gconstpointer data)
{
  const Expected *variant = data;
  Fill a, b;

  start (&a, NULL, variant->variant, 42);
  start (&b, NULL, variant->variant, 42);
  run (&a);
  run (&b);
  g_assert_cmpmem (a.view.board.digit, N_CELLS, b.view.board.digit, N_CELLS);

  start (&b, NULL, variant->variant, 43);
  run (&b);
  g_assert_cmpint (memcmp (a.view.board.digit, b.view.board.digit, N_CELLS), !=, 0);
}

static void
test_keeps_the_clues (void)
{
  const char *row = "123456789........................................................................";
  Fill fill;

  start (&fill, row, VARIANT_MRV_HIDDEN, 1);
  run (&fill);
  g_assert_true (board_is_solution (&fill.view.board));
  for (int cell = 0; cell < 9; cell++)
    {
      g_assert_cmpint (fill.view.board.digit[cell], ==, cell + 1);
      g_assert_cmpint (fill.view.origin[cell], ==, ORIGIN_GIVEN);
    }
}

static void
test_full_board_is_a_solution_at_once (void)
{
  Fill fill;

  start (&fill, SOLVED, VARIANT_RANDOM_NAKED, 1);
  g_assert_true (step (&fill));
  g_assert_cmpint (fill.event.kind, ==, EVENT_SOLUTION);
  g_assert_false (step (&fill));
  g_assert_cmpint (show (&fill)->outcome, ==, OUTCOME_SOLVED);
}

static void
check_no_solution (const char *clues, Variant variant, Reason reason)
{
  Event dead_end;
  Fill fill;

  start (&fill, clues, variant, 1);
  while (step (&fill) && fill.event.kind != EVENT_WIPEOUT)
    g_assert_cmpint (fill.event.kind, !=, EVENT_ASSIGN);
  dead_end = fill.event;
  g_assert_cmpint (dead_end.kind, ==, EVENT_WIPEOUT);
  g_assert_cmpint (dead_end.reason, ==, reason);

  g_assert_true (step (&fill));
  g_assert_cmpint (fill.event.kind, ==, EVENT_DONE);
  g_assert_cmpint (fill.event.reason, ==, REASON_ALL_TRIED);
  g_assert_false (step (&fill));
  g_assert_cmpint (show (&fill)->outcome, ==, OUTCOME_NO_SOLUTION);
}

static void
test_clues_that_fail_have_no_solution (void)
{
  /* Row 1 repeats 1; r1c9 has no digit; 9 has no place in row 1. */
  check_no_solution ("1.1..............................................................................",
                     VARIANT_RANDOM_NAKED, REASON_REPEATED);
  check_no_solution ("12345678.........9...............................................................",
                     VARIANT_RANDOM_NAKED, REASON_NO_DIGIT);
  check_no_solution (NO_PLACE_FOR_9, VARIANT_RANDOM_HIDDEN, REASON_NO_PLACE);
}

/* Naked singles do not see that 9 has no place. */
static void
test_gives_up (void)
{
  Fill fill;

  start (&fill, NO_PLACE_FOR_9, VARIANT_MRV_NAKED, 1);
  run (&fill);
  g_assert_cmpint (fill.event.kind, ==, EVENT_DONE);
  g_assert_cmpint (fill.event.reason, ==, REASON_GAVE_UP);
  g_assert_cmpint (fill.view.outcome, ==, OUTCOME_GAVE_UP);
  g_assert_cmpuint (fill.view.counters.tries, ==, 100000);
}

static void
add_for_all (const char *what, GTestDataFunc test)
{
  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autofree char *path = g_strdup_printf ("/potential/%s/%s", what, variants[i].name);

      g_test_add_data_func (path, &variants[i], test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_for_all ("tries", test_tries);
  add_for_all ("events-tell-everything", test_events_tell_everything);
  add_for_all ("picks-as-it-says", test_picks_as_it_says);
  add_for_all ("same-seed-same-grid", test_same_seed_same_grid);
  g_test_add_func ("/potential/keeps-the-clues", test_keeps_the_clues);
  g_test_add_func ("/potential/full-board-is-a-solution-at-once", test_full_board_is_a_solution_at_once);
  g_test_add_func ("/potential/clues-that-fail-have-no-solution", test_clues_that_fail_have_no_solution);
  g_test_add_func ("/potential/gives-up", test_gives_up);
  return g_test_run ();
}
