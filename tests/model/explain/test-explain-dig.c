/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-explain-dig.c — what is said and shown while a puzzle is dug. */
#include <string.h>

#include "model/look/look.h"
#include "engine/search/strategies/strategies.h"

typedef struct {
  SearchState   state;
  SearchOptions options;
  Event         event;
  SearchView    view;
  Explanation   explanation;
  CellLook      looks[N_CELLS];
} Dig;

static void
start (Dig *dig)
{
  const Board empty = { 0 };

  dig->options = strategy_potential.defaults;
  dig->options.variant = VARIANT_MRV_HIDDEN;
  strategy_potential.start (dig->state, &empty, &dig->options, 4);
}

/* Goes on to an event of the kind; false: there is none any more. */
static bool
go_to (Dig *dig, EventKind kind)
{
  while (strategy_potential.step (dig->state, &dig->event))
    if (dig->event.kind == kind)
      {
        strategy_potential.show (dig->state, &dig->view);
        explain_event (&dig->event, &dig->view, &strategy_potential, 1, &dig->explanation);
        look_compute (&(LookInput) { .view = &dig->view, .event = &dig->event, .explanation = &dig->explanation, .cursor = -1,
                                     .show_candidates = true }, dig->looks);
        return true;
      }

  return false;
}

static void
finish (Dig *dig)
{
  explanation_clear (&dig->explanation);
  g_free (dig);
}

static void
a_clue_that_is_taken_away_is_seen (void)
{
  Dig             *dig = g_new0 (Dig, 1);
  g_autofree char *title = NULL, *where = NULL, *described = NULL;
  int              cell;

  start (dig);
  g_assert_true (go_to (dig, EVENT_REMOVE));
  cell = dig->event.cell;
  where = explain_cell_name (cell);
  title = g_strdup_printf ("Take away the clue %d at %s", dig->event.digit, where);
  g_assert_cmpstr (dig->explanation.title, ==, title);
  g_assert_cmpstr (dig->explanation.sentence, ==, "80 clues are left. Can the methods still fill the board?");

  for (int other = 0; other < N_CELLS; other++)
    {
      g_assert_cmpint (dig->looks[other].digit == 0, ==, other == cell);
      g_assert_cmpint (dig->looks[other].given_ground, ==, other != cell);
      g_assert_cmpint (dig->looks[other].spare, ==, other == cell);
    }
  g_assert_true (digits_has (dig->looks[cell].candidates, dig->event.digit));
  g_assert_true (dig->looks[cell].tints & TINT_DEAD);
  described = cell_look_describe (NULL, &dig->looks[cell], cell, false);
  g_assert_true (g_str_has_suffix (described, ", clue taken away"));
  finish (dig);
}

static void
a_clue_that_comes_back_is_a_clue_again (void)
{
  Dig             *dig = g_new0 (Dig, 1);
  g_autofree char *title = NULL, *where = NULL, *sentence = NULL;

  start (dig);
  g_assert_true (go_to (dig, EVENT_PUT_BACK));
  where = explain_cell_name (dig->event.cell);
  title = g_strdup_printf ("Put the clue %d back at %s", dig->event.digit, where);
  sentence = g_strdup_printf ("Without it the methods came to a halt with %d cells empty.", (int) dig->event.nodes);
  g_assert_cmpstr (dig->explanation.title, ==, title);
  g_assert_cmpstr (dig->explanation.sentence, ==, sentence);
  g_assert_cmpint (dig->looks[dig->event.cell].digit, ==, dig->event.digit);
  g_assert_cmpint (dig->looks[dig->event.cell].ink, ==, INK_GIVEN);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_false (dig->looks[cell].spare);
  finish (dig);
}

/* Every board that gets full again says so, and no other. */
static void
a_full_board_says_what_that_means (void)
{
  Dig *dig = g_new0 (Dig, 1);
  int  n = 0, removed;

  start (dig);
  while (go_to (dig, EVENT_SINGLE) && (!dig->view.digging || board_filled (&dig->view.board) < N_CELLS))
    g_assert_null (strstr (dig->explanation.sentence, "is not needed"));
  do
    {
      bool full = dig->view.digging && board_filled (&dig->view.board) == N_CELLS;

      g_assert_cmpint (full, ==, strstr (dig->explanation.sentence, "The board is full again: the clue at ") != NULL);
      n += full;
    }
  while (go_to (dig, EVENT_SINGLE));

  strategy_potential.show (dig->state, &dig->view);
  removed = cells_count (dig->view.removed);
  g_assert_cmpint (n, ==, removed);
  finish (dig);
}

static void
the_puzzle_is_told_at_the_end (void)
{
  Dig             *dig = g_new0 (Dig, 1);
  g_autofree char *title = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *expected = NULL;

  start (dig);
  g_assert_true (go_to (dig, EVENT_DONE));
  title = g_strdup_printf ("A puzzle of %d clues", board_filled (&dig->view.board));
  g_assert_cmpstr (dig->explanation.title, ==, title);
  explain_trace_line (&dig->event, 9, line);
  expected = g_strdup_printf ("9 done depth 0 dug clues %d", board_filled (&dig->view.board));
  g_assert_cmpstr (line->str, ==, expected);
  finish (dig);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain-dig/taken-away", a_clue_that_is_taken_away_is_seen);
  g_test_add_func ("/explain-dig/put-back", a_clue_that_comes_back_is_a_clue_again);
  g_test_add_func ("/explain-dig/full", a_full_board_says_what_that_means);
  g_test_add_func ("/explain-dig/end", the_puzzle_is_told_at_the_end);
  return g_test_run ();
}
