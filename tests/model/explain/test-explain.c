/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-explain.c — every event of real searches has words, and the seeds' moments have the right ones. */
#include <string.h>

#include "engine/search/strategies/sets.h"
#include "model/explain/explain.h"
#include "engine/search/strategies/strategies.h"

static const char *const box_board = "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....";
static const char *const row_board = "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..";
static const char *const cell_board = "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..";
static const char *const clash = "11...............................................................................";

typedef struct {
  void      *state;
  SearchView view;
  Event      event;
  uint64_t   step;
} Walk;

static void
walk_start (Walk *walk, const Strategy *strategy, const char *text)
{
  Board board = { 0 };

  if (text)
    g_assert_true (board_parse (&board, text));
  *walk = (Walk) { .state = g_malloc (strategy->size (&strategy->defaults)), .event = { .cell = NO_CELL } };
  strategy->start (walk->state, &board, &strategy->defaults, 1);
}

static bool
walk_step (Walk *walk, const Strategy *strategy, Explanation *explanation)
{
  if (!strategy->step (walk->state, &walk->event))
    return false;

  walk->step++;
  strategy->show (walk->state, &walk->view);
  explain_event (&walk->event, &walk->view, strategy, walk->step, explanation);
  return true;
}

static void
walk_to (Walk *walk, const Strategy *strategy, EventKind kind, Explanation *explanation)
{
  while (walk_step (walk, strategy, explanation))
    if (walk->event.kind == kind)
      return;
  g_assert_not_reached ();
}

static void
test_first_dead_end (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_ascending, NULL);
  walk_to (&walk, &strategy_ascending, EVENT_WIPEOUT, &explanation);

  g_assert_cmpuint (walk.step, ==, 16);
  g_assert_cmpstr (explanation.title, ==, "Dead end at row 2, column 7");
  g_assert_cmpstr (explanation.sentence, ==, "All nine digits are already used around this cell.");
  g_assert_cmpstr (explanation.formula, ==, "PV(r2c7) = U ∖ (R2 ∪ C7 ∪ B3) = ∅");
  g_assert_cmpint (explanation.n_rows, ==, 5);
  g_assert_cmphex (explanation.rows[0].digits, ==, 0x7e);          /* {1,2,3,4,5,6} */
  g_assert_cmpint (explanation.rows[0].role, ==, ROLE_ROW);
  g_assert_cmpint (places_count (explanation.rows[0].cells), ==, 6);
  g_assert_cmphex (explanation.rows[2].digits, ==, 0x380);         /* {7,8,9} */
  g_assert_cmphex (explanation.rows[3].digits, ==, DIGITS_ALL);
  g_assert_true (explanation.rows[3].line_above);
  g_assert_true (explanation.rows[4].dead);
  g_assert_nonnull (strstr (explanation.spoken, "Possible: none."));

  g_assert_true (walk_step (&walk, &strategy_ascending, &explanation));
  g_assert_cmpstr (explanation.title, ==, "Take back 3 at row 2, column 6");
  g_assert_cmpstr (explanation.formula, ==, "r2c6: tried {3}, left {7,8,9}");
  g_assert_cmpint (explanation.n_rows, ==, 5);
  g_assert_cmphex (explanation.rows[4].gone, ==, digits_of (3));
  g_assert_cmphex (explanation.rows[4].accent, ==, digits_of (7) | digits_of (8) | digits_of (9));
  g_assert_nonnull (strstr (explanation.spoken, "Possible: 7 8 9. Struck: 3."));

  /* What was tried stays struck while the next is. */
  g_assert_true (walk_step (&walk, &strategy_ascending, &explanation));
  g_assert_cmpstr (explanation.title, ==, "Guess 7 at row 2, column 6");
  g_assert_cmphex (explanation.rows[4].gone, ==, digits_of (3));

  explanation_clear (&explanation);
  g_free (walk.state);
}

static void
test_first_guess (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_ascending, NULL);
  g_assert_true (walk_step (&walk, &strategy_ascending, &explanation));
  g_assert_cmpstr (explanation.title, ==, "Guess 1 at row 1, column 1");
  g_assert_cmpstr (explanation.sentence, ==,
                   "It comes first in reading order. Still to try: 2, 3, 4, 5, 6, 7, 8, 9.");
  g_assert_cmphex (explanation.rows[4].accent, ==, digits_of (1));

  explanation_clear (&explanation);
  g_free (walk.state);
}

/* A place for a digit is a choice too. */
static void
test_exact_cover (void)
{
  Walk walk;
  Explanation explanation = { 0 };
  g_autoptr(GString) line = g_string_new (NULL);

  walk_start (&walk, &strategy_dlx, ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  g_assert_true (walk_step (&walk, &strategy_dlx, &explanation));
  g_assert_cmpstr (explanation.title, ==, "Guess 5 at row 5, column 2");
  g_assert_cmpstr (explanation.sentence, ==, "No cell has fewer choices, and no digit has fewer places. "
                   "In row 5 it can go to row 5, columns 2 and 3. Still to try: row 5, column 3.");
  g_assert_cmpstr (explanation.formula, ==, "r5c2=5: {r5c2, R5∋5, C2∋5, B4∋5}");
  explain_trace_line (&walk.event, 1, line);
  g_assert_true (g_str_has_prefix (line->str, "1 assign r5c2=5 depth 1 row 5 places r5c2,r5c3 left r5c3 PV(r5c2) = "));

  do
    walk_to (&walk, &strategy_dlx, EVENT_ASSIGN, &explanation);
  while (!event_has_places (&walk.event) || walk.event.places_left);
  g_assert_cmpstr (explanation.title, ==, "1 can go nowhere else in column 8");

  do
    walk_to (&walk, &strategy_dlx, EVENT_UNDO_ASSIGN, &explanation);
  while (event_is_exhausted (&walk.event));
  g_assert_nonnull (strstr (explanation.sentence, "Still to try: row "));

  explanation_clear (&explanation);
  g_free (walk.state);
}

static void
test_digits_by_lot (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_random, NULL);
  g_assert_true (walk_step (&walk, &strategy_random, &explanation));
  g_assert_cmpstr (explanation.sentence, ==, "It comes first in reading order. The digit is drawn by lot. "
                   "Still to try: 1, 2, 3, 4, 5, 6, 8, 9.");

  explanation_clear (&explanation);
  g_free (walk.state);
}

static void
test_contradiction_in_the_clues (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_ascending, clash);
  walk_to (&walk, &strategy_ascending, EVENT_WIPEOUT, &explanation);
  g_assert_nonnull (strstr (explanation.title, "1 stands twice in"));
  walk_to (&walk, &strategy_ascending, EVENT_DONE, &explanation);
  g_assert_cmpstr (explanation.title, ==, "No solution");
  g_assert_nonnull (strstr (explanation.sentence, "contradict each other"));
  g_assert_cmpint (explanation.cell, >=, 0);

  explanation_clear (&explanation);
  g_free (walk.state);
}

/* The clues leave nothing for row 1, column 9: the end shows its sets once more. */
static void
test_no_solution_without_a_guess (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_ascending,
              "12345678.........9...............................................................");
  walk_to (&walk, &strategy_ascending, EVENT_DONE, &explanation);
  g_assert_cmpstr (explanation.title, ==, "No solution");
  g_assert_cmpint (explanation.cell, ==, 8);
  g_assert_cmpint (explanation.n_rows, >, 0);
  g_assert_true (explanation.rows[explanation.n_rows - 1].dead);

  explanation_clear (&explanation);
  g_free (walk.state);
}

/* Every strategy, every event: words are there, rows fit, tinted cells lie on the board. */
static void
test_everything_has_words (gconstpointer data)
{
  const Strategy *strategy = data;
  static const char *const boards[] = { NULL, box_board, row_board, clash };
  Explanation explanation = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      Walk walk;
      g_autoptr(GString) line = g_string_new (NULL);

      walk_start (&walk, strategy, boards[i]);
      while (walk.step < 3000 && walk_step (&walk, strategy, &explanation))
        {
          g_assert_true (explanation.title && *explanation.title && explanation.sentence && explanation.spoken);
          g_assert_cmpint (explanation.n_rows, <=, SET_ROWS_MAX);
          g_assert_true (walk.event.n_operands == 0 || explanation.formula != NULL);
          g_string_truncate (line, 0);
          explain_trace_line (&walk.event, walk.step, line);
          g_assert_null (strchr (line->str, '\n'));
          g_assert_false (g_str_has_suffix (line->str, " "));
          g_assert_true (g_utf8_validate (line->str, -1, NULL));
        }
      g_assert_cmpuint (walk.step, >, 0);
      g_free (walk.state);
    }

  explanation_clear (&explanation);
}

static void
check_equation (const char *board_text, int cell, int house, const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);
  Board board;
  Event event;

  board_parse (&board, board_text);
  sets_deduce (&board, cell, house, &event);
  explain_equation (&event, text);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_worked_equations (void)
{
  check_equation (cell_board, cell_at (2, 1), NO_HOUSE,
                  "PV(r3c2) = U − (R3 ∪ C2 ∪ B1) = {1..9} − ({1,3,6,7,8} ∪ {2,4,7,9} ∪ {2,4,6,7}) = {5}");
  check_equation (box_board, cell_at (1, 1), HOUSE_BOXES,
                  "Result = PV(r2c2) − ∪ PV(q) = {4,5,6,9} − ({1,4,7} ∪ {4,6} ∪ {4,6} ∪ {2,4,7,9} ∪ {1,2,4,7,9} ∪ {2,4,9})"
                  " = {5}");
  check_equation (row_board, cell_at (8, 7), HOUSE_ROWS + 8,
                  "Result = PV(r9c8) − ∪ PV(q) = {1,2,4,5} − ({2,4,9} ∪ {2,4,9} ∪ {4,5,9} ∪ {2,5}) = {1}");
}

static void
check_parse_error (ParseError error, const char *sentence, const char *line)
{
  g_autofree char *said = explain_parse_error (&error, NULL);
  g_autofree char *printed = explain_parse_error_line (&error, "FILE");

  g_assert_cmpstr (said, ==, sentence);
  g_assert_cmpstr (printed, ==, line);
}

static void
test_parse_errors (void)
{
  check_parse_error ((ParseError) { PARSE_WRONG_ROW, 4, 9, 8, 9, "" }, "Line 4 has 8 cells, expected 9.",
                     "FILE:4:9: the row has 8 cells, expected 9");
  check_parse_error ((ParseError) { PARSE_WRONG_LENGTH, 3, 81, 12345, 81, "" }, "Line 3 has 12\u202f345 cells, expected 81.",
                     "FILE:3:81: 12\u202f345 cells, expected 81");
  check_parse_error ((ParseError) { PARSE_BAD_CHARACTER, 2, 7, 'q', 0, "" },
                     "Line 2, column 7: “q” is no digit and no empty cell.",
                     "FILE:2:7: “q” is no digit and no empty cell");
  check_parse_error ((ParseError) { PARSE_BAD_CHARACTER, 2, 7, 0x2028, 0, "" },
                     "Line 2, column 7: U+2028 is no digit and no empty cell.",
                     "FILE:2:7: U+2028 is no digit and no empty cell");
  check_parse_error ((ParseError) { PARSE_FOREIGN, 0, 0, 0, 0, "JSON" }, "JSON files cannot be read yet.",
                     "FILE:0:0: JSON files cannot be read yet");
  check_parse_error ((ParseError) { PARSE_VARIANT, 0, 0, 0, 0, "killercage" },
                     "Not read: “killercage” is not understood, and without it this would be another puzzle.",
                     "FILE:0:0: “killercage” is not understood, and without it this would be another puzzle");
  check_parse_error ((ParseError) { PARSE_CLASSIC, 0, 0, 0, 0, "6 × 6" },
                     "Not read: “6 × 6” is not part of plain Sudoku of 9 × 9 cells, and nothing else is taken here.",
                     "FILE:0:0: “6 × 6” is not part of plain Sudoku of 9 × 9 cells, and nothing else is taken here");

  for (int reason = PARSE_EMPTY; reason < N_PARSE_REASONS; reason++)
    {
      ParseError error = { (ParseReason) reason, 3, 5, 7, 9, "detail" };
      g_autofree char *said = explain_parse_error (&error, "name");

      g_assert_true (g_str_has_prefix (said, "“name”: "));
      g_assert_true (g_str_has_suffix (said, "."));
      g_assert_cmpuint (strlen (said), >, 20);
    }
}

static void
test_small_words (void)
{
  g_autofree char *three = explain_digits (digits_of (5) | digits_of (8) | digits_of (9));
  g_autofree char *one = explain_digits (digits_of (5));
  g_autofree char *none = explain_digits (DIGITS_NONE);
  g_autofree char *thousand = explain_count (12400000);
  g_autofree char *small = explain_count (999);
  g_autofree char *box = explain_house_name (HOUSE_BOXES + 4);
  g_autofree char *cell = explain_cell_name (80);

  g_assert_cmpstr (three, ==, "5, 8 or 9");
  g_assert_cmpstr (one, ==, "5");
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (thousand, ==, "12\u202f400\u202f000");
  g_assert_cmpstr (small, ==, "999");
  g_assert_cmpstr (box, ==, "box 5");
  g_assert_cmpstr (cell, ==, "row 9, column 9");
}

static void
test_cell (void)
{
  Walk walk;
  Explanation explanation = { 0 };

  walk_start (&walk, &strategy_ascending, NULL);
  walk_to (&walk, &strategy_ascending, EVENT_WIPEOUT, &explanation);

  explain_cell (&walk.view, cell_at (8, 0), &explanation);
  g_assert_cmpstr (explanation.title, ==, "Row 9, column 1");
  g_assert_cmpstr (explanation.sentence, ==, "At this moment it can be 2, 3, 5, 6, 7, 8 or 9.");

  /* What a technique ruled out is no choice, though no house holds it. */
  walk.view.keeps_candidates = true;
  walk.view.candidates[cell_at (8, 0)] = digits_of (2) | digits_of (9);
  explain_cell (&walk.view, cell_at (8, 0), &explanation);
  g_assert_cmpstr (explanation.sentence, ==, "At this moment it can be 2 or 9.");
  walk.view.candidates[cell_at (8, 0)] = DIGITS_NONE;
  explain_cell (&walk.view, cell_at (8, 0), &explanation);
  g_assert_cmpstr (explanation.sentence, ==, "Every digit is ruled out here.");

  explanation_clear (&explanation);
  g_free (walk.state);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/explain/first-dead-end", test_first_dead_end);
  g_test_add_func ("/explain/first-guess", test_first_guess);
  g_test_add_func ("/explain/exact-cover", test_exact_cover);
  g_test_add_func ("/explain/digits-by-lot", test_digits_by_lot);
  g_test_add_func ("/explain/contradiction-in-the-clues", test_contradiction_in_the_clues);
  g_test_add_func ("/explain/no-solution-without-a-guess", test_no_solution_without_a_guess);
  g_test_add_func ("/explain/worked-equations", test_worked_equations);
  g_test_add_func ("/explain/parse-errors", test_parse_errors);
  g_test_add_func ("/explain/small-words", test_small_words);
  g_test_add_func ("/explain/says-what-a-cell-can-hold", test_cell);
  for (int i = 0; strategies[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/explain/everything-has-words/%s", strategies[i]->id);

      g_test_add_data_func (path, strategies[i], test_everything_has_words);
    }

  return g_test_run ();
}
