/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-look.c — what the board shows, without a board. */
#include <string.h>

#include "model/look/look.h"
#include "engine/search/strategies/strategies.h"

static DocumentCell cells[N_CELLS];

static void
fill_game (void)
{
  memset (cells, 0, sizeof cells);
  cells[0].given = 8;
  cells[1].entry = 3;
  cells[2].corner = digits_of (1) | digits_of (4);
  cells[2].centre = digits_of (7);
  cells[3].given = 3;
}

static void
test_inks_and_marks (void)
{
  CellLook looks[N_CELLS];

  fill_game ();
  look_compute (&(LookInput) { .cells = cells, .cursor = -1 }, looks);

  g_assert_cmpint (looks[0].digit, ==, 8);
  g_assert_cmpint (looks[0].ink, ==, INK_GIVEN);
  g_assert_true (looks[0].given_ground);
  g_assert_cmpint (looks[1].ink, ==, INK_ENTRY);
  g_assert_false (looks[1].given_ground);
  g_assert_cmphex (looks[2].corner, ==, cells[2].corner);
  g_assert_cmphex (looks[2].centre, ==, cells[2].centre);

  cells[2].entry = 5;
  look_compute (&(LookInput) { .cells = cells, .cursor = -1 }, looks);
  g_assert_cmphex (looks[2].corner, ==, 0);
}

static void
test_highlights (void)
{
  CellLook looks[N_CELLS];
  LookInput input = { .cells = cells, .cursor = 1, .selection = places_of (1), .show_peers = true, .show_same = true };

  fill_game ();
  look_compute (&input, looks);
  g_assert_cmpint (looks[1].highlight, ==, HIGHLIGHT_SELECTED);
  g_assert_cmpint (looks[3].highlight, ==, HIGHLIGHT_SAME);
  g_assert_cmpint (looks[10].highlight, ==, HIGHLIGHT_PEER);
  g_assert_cmpint (looks[80].highlight, ==, HIGHLIGHT_NONE);

  input.cursor = 40;
  input.digit = 8;
  look_compute (&input, looks);
  g_assert_cmpint (looks[0].highlight, ==, HIGHLIGHT_SAME);

  input.show_peers = input.show_same = false;
  look_compute (&input, looks);
  g_assert_cmpint (looks[0].highlight, ==, HIGHLIGHT_NONE);
  g_assert_cmpint (looks[1].highlight, ==, HIGHLIGHT_SELECTED);
}

/* The digit of the cursor, or the last one used: marks of it stand out too, and nothing else does. */
static void
test_a_digit_is_highlighted_in_marks_too (void)
{
  CellLook looks[N_CELLS];
  LookInput input = { .cells = cells, .cursor = 40, .digit = 4, .show_same = true };

  fill_game ();
  look_compute (&input, looks);
  g_assert_cmphex (looks[2].same_marks, ==, digits_of (4));
  g_assert_cmpint (looks[2].highlight, ==, HIGHLIGHT_NONE);
  g_assert_cmpint (looks[10].highlight, ==, HIGHLIGHT_NONE);             /* no peers unless asked for */
  input.digit = 7;
  look_compute (&input, looks);
  g_assert_cmphex (looks[2].same_marks, ==, digits_of (7));
  input.digit = 8;
  look_compute (&input, looks);
  g_assert_cmphex (looks[2].same_marks, ==, DIGITS_NONE);
  g_assert_cmpint (looks[0].highlight, ==, HIGHLIGHT_SAME);
  input.show_same = false;
  input.digit = 4;
  look_compute (&input, looks);
  g_assert_cmphex (looks[2].same_marks, ==, DIGITS_NONE);
}

/* The player's own marks count, as they stand; on a board without any a cell has what its peers leave. */
static void
test_cells_with_two_candidates_are_found (void)
{
  CellLook looks[N_CELLS];
  LookInput input = { .cells = cells, .cursor = -1, .show_pairs = true };

  memset (cells, 0, sizeof cells);
  cells[40].corner = digits_of (1) | digits_of (2);
  cells[41].centre = digits_of (1) | digits_of (2) | digits_of (3);
  cells[42].centre = digits_of (1) | digits_of (2) | digits_of (9);
  cells[44].entry = 9;
  cells[50].entry = 5;
  cells[50].corner = digits_of (1) | digits_of (2);                     /* under a digit: not there */
  for (int i = 0; i < 7; i++)
    cells[i].given = (uint8_t) (i + 1);
  look_compute (&input, looks);
  g_assert_true (looks[40].pair);
  g_assert_false (looks[41].pair);
  g_assert_false (looks[42].pair);                                      /* a peer holds the 9: it is still marked */
  g_assert_false (looks[50].pair);
  g_assert_false (looks[7].pair);                                       /* 8 or 9, and not marked */
  cells[40].corner = cells[41].centre = cells[42].centre = cells[50].corner = DIGITS_NONE;
  look_compute (&input, looks);
  g_assert_true (looks[7].pair && looks[8].pair == false);              /* 8 or 9; in column 9 there is a 9 already */
  cells[40].corner = digits_of (1) | digits_of (2);
  input.show_pairs = false;
  look_compute (&input, looks);
  g_assert_false (looks[40].pair);
}

static void
test_colours_and_places_of_marks (void)
{
  CellLook looks[N_CELLS];
  LookInput input = { .cells = cells, .cursor = -1 };

  fill_game ();
  document_cell_set_candidate_colour (&cells[2], 4, 0);
  document_cell_set_candidate_colour (&cells[2], 7, 8);
  document_cell_set_candidate_colour (&cells[2], 9, 2);                 /* is no mark */
  look_compute (&input, looks);
  g_assert_cmpint (looks[2].mark_colour[4], ==, 1);
  g_assert_cmpint (looks[2].mark_colour[7], ==, 9);
  g_assert_cmpint (looks[2].mark_colour[1], ==, 0);
  g_assert_cmpint (looks[2].mark_colour[9], ==, 0);
  g_assert_false (looks[2].fixed_places);
  input.fixed_places = true;
  look_compute (&input, looks);
  g_assert_true (looks[2].fixed_places);
  cells[2].entry = 5;
  look_compute (&input, looks);
  g_assert_cmpint (looks[2].mark_colour[4], ==, 0);
}

static void
test_ghosts_stand_in_empty_cells (void)
{
  CellLook looks[N_CELLS];

  fill_game ();
  look_compute (&(LookInput) { .cells = cells, .cursor = -1, .ghosts = places_union (places_of (0), places_of (80)) }, looks);
  g_assert_false (looks[0].ghost);
  g_assert_true (looks[80].ghost);
}

static void
test_first_dead_end (void)
{
  g_autofree void *state = g_malloc (strategy_ascending.size (&strategy_ascending.defaults));
  static SearchView view;
  Board board = { 0 };
  Event event = { 0 };
  Explanation explanation = { 0 };
  CellLook looks[N_CELLS];
  g_autofree char *label = NULL;

  strategy_ascending.start (state, &board, &strategy_ascending.defaults, 0);
  while (event.kind != EVENT_WIPEOUT)
    g_assert_true (strategy_ascending.step (state, &event));
  strategy_ascending.show (state, &view);
  explain_event (&event, &view, &strategy_ascending, 16, &explanation);
  look_compute (&(LookInput) { .view = &view, .event = &event, .explanation = &explanation, .cursor = -1 }, looks);

  g_assert_true (looks[cell_at (1, 6)].dead);
  g_assert_cmpint (looks[cell_at (1, 0)].tints, ==, TINT_ROW);
  g_assert_cmpint (looks[cell_at (0, 6)].tints, ==, TINT_COLUMN | TINT_BOX);
  g_assert_cmpint (looks[cell_at (0, 8)].tints, ==, TINT_BOX);
  g_assert_cmpint (looks[cell_at (0, 0)].tints, ==, 0);
  g_assert_cmpint (looks[cell_at (0, 0)].guess, ==, 1);
  g_assert_cmpint (looks[cell_at (0, 0)].shade, ==, 1);
  g_assert_cmpint (looks[cell_at (1, 5)].shade, ==, 3);
  g_assert_cmpint (looks[cell_at (0, 0)].ink, ==, INK_GUESS);
  g_assert_cmpint (looks[cell_at (0, 8)].ink, ==, INK_DEDUCED);          /* 9 was the only digit left in row 1 */

  label = cell_look_describe (NULL, &looks[0], 0, false);
  g_assert_cmpstr (label, ==, "Row 1, column 1: 1, guess 1");

  look_compute (&(LookInput) { .view = &view, .event = &event, .cursor = -1 }, looks);
  g_assert_false (looks[cell_at (1, 6)].dead);
  g_assert_cmpint (looks[cell_at (1, 0)].tints, ==, 0);
  explanation_clear (&explanation);
}

/* The first event of the kind that the strategy comes to on the board, and what it looks like. */
static void
look_at_first (const Strategy *strategy, const char *clues, EventKind kind, Event *event, SearchView *view,
               Explanation *explanation, CellLook looks[N_CELLS])
{
  g_autofree void *state = g_malloc (strategy->size (&strategy->defaults));
  Board board;

  g_assert_true (board_parse (&board, clues));
  strategy->start (state, &board, &strategy->defaults, 0);
  do
    g_assert_true (strategy->step (state, event));
  while (event->kind != kind);
  strategy->show (state, view);
  explain_event (event, view, strategy, 1, explanation);
  look_compute (&(LookInput) { .view = view, .event = event, .explanation = explanation, .cursor = -1 }, looks);
}

#define EMPTY_BOARD "................................................................................."
#define HARD_BOARD  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

/* It is gone from the board, and still to be seen for its moment. */
static void
test_what_is_taken_back_stays_struck (void)
{
  static SearchView view;
  CellLook looks[N_CELLS], *look;
  Explanation explanation = { 0 };
  const SetRow *last;
  Event event;

  look_at_first (&strategy_ascending, EMPTY_BOARD, EVENT_UNDO_ASSIGN, &event, &view, &explanation, looks);
  look = &looks[event.cell];
  g_assert_cmpint (look->digit, ==, 0);
  g_assert_cmpint (look->taken, ==, event.digit);
  g_assert_cmpint (look->guess, ==, event.depth + 1);
  g_assert_cmpint (look->tints, ==, TINT_DEAD);
  g_assert_true (cell_look_is_lost (look));

  /* The table is as high as that of the guess; what was tried is struck in it, what is left is the answer. */
  g_assert_cmpint (explanation.n_rows, ==, 5);
  last = &explanation.rows[4];
  g_assert_true (digits_has (last->gone, event.digit));
  g_assert_cmphex (last->accent, ==, event.untried);
  g_assert_cmphex (last->digits, ==, event.possible);
  g_assert_nonnull (explanation.formula);
  explanation_clear (&explanation);
}

/* The candidate is struck in its cell, and in the table of all that the cell can hold; what struck it has a ring. */
static void
test_a_strike_shows_its_cause (void)
{
  static SearchView view;
  CellLook looks[N_CELLS];
  Explanation explanation = { 0 };
  Digits accent = DIGITS_NONE;
  Event event;

  look_at_first (&strategy_norvig, HARD_BOARD, EVENT_STRIP, &event, &view, &explanation, looks);
  g_assert_cmphex (looks[event.cell].struck, ==, digits_of (event.digit));
  g_assert_true (cell_look_is_lost (&looks[event.cell]));
  g_assert_cmpint (looks[event.source].highlight, ==, HIGHLIGHT_SAME_RING);
  g_assert_cmpint (explanation.n_rows, ==, 5);
  g_assert_cmphex (explanation.rows[4].gone, ==, digits_of (event.digit));
  g_assert_cmphex (explanation.rows[4].accent, ==, view.candidates[event.cell]);
  for (int i = 0; i < 3; i++)
    accent |= explanation.rows[i].accent;
  g_assert_cmphex (accent, ==, digits_of (event.digit));
  g_assert_nonnull (strstr (explanation.spoken, "Struck: "));
  explanation_clear (&explanation);
}

static void
test_solutions_show_in_empty_cells (void)
{
  const uint8_t either[N_CELLS] = { [0] = 8, [1] = 4, [2] = 5, [9] = 6 };
  const uint8_t other[N_CELLS] = { [0] = 8, [1] = 5, [2] = 4, [9] = 6 };
  const Values truth[N_CELLS] = { [0] = digits_of (8), [1] = digits_of (4), [2] = digits_of (5), [9] = digits_of (6) };
  LookSolutions solutions = { .differing = places_union (places_of (1), places_of (2)), .spare = places_of (0) };
  LookInput input = { .cells = cells, .cursor = -1, .solutions = &solutions };
  CellLook looks[N_CELLS];

  fill_game ();
  look_compute (&input, looks);
  g_assert_true (looks[1].differs && looks[2].differs && !looks[9].differs);
  g_assert_true (looks[0].spare && !looks[3].spare);
  g_assert_cmpint (looks[2].either, ==, 0);
  g_assert_cmphex (looks[2].truth, ==, DIGITS_NONE);

  /* Digits are shown on demand, not where one stands, and the player's marks are still there. */
  solutions.either = either;
  solutions.other = other;
  solutions.truth = truth;
  look_compute (&input, looks);
  g_assert_cmpint (looks[2].either, ==, 5);
  g_assert_cmpint (looks[2].other, ==, 4);
  g_assert_cmpint (looks[1].either, ==, 0);
  g_assert_cmpint (looks[9].either, ==, 0);
  g_assert_cmphex (looks[9].truth, ==, digits_of (6));
  g_assert_cmphex (looks[1].truth, ==, DIGITS_NONE);
  g_assert_cmphex (looks[2].corner, ==, cells[2].corner);
}

static void
check_says (CellLook look, int cell, bool selected, const char *expected)
{
  g_autofree char *said = cell_look_describe (NULL, &look, cell, selected);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_words (void)
{
  check_says ((CellLook) { 0 }, 0, false, "Row 1, column 1: empty");
  check_says ((CellLook) { .digit = 7, .ink = INK_GIVEN }, 80, false, "Row 9, column 9: 7, given");
  check_says ((CellLook) { .digit = 7, .ink = INK_ENTRY, .wrong = true }, 9, true, "Row 2, column 1: 7, wrong, selected");
  check_says ((CellLook) { .digit = 5, .ink = INK_GIVEN, .wrong = true, .repeated = true }, 2, false,
              "Row 1, column 3: 5, given, repeated");
  check_says ((CellLook) { .digit = 6, .ink = INK_GUESS, .guess = 17 }, 27, false, "Row 4, column 1: 6, guess 17");
  check_says ((CellLook) { .candidates = digits_of (3) | digits_of (8) }, 41, false,
              "Row 5, column 6: empty, candidates 3 8");
  check_says ((CellLook) { .corner = digits_of (1), .centre = digits_of (2) }, 41, false,
              "Row 5, column 6: empty, corner marks 1, centre marks 2");
  check_says ((CellLook) { .differs = true }, 0, true, "Row 1, column 1: empty, solutions differ, selected");
  check_says ((CellLook) { .differs = true, .either = 7, .other = 4 }, 0, false, "Row 1, column 1: empty, 4 or 7");
  check_says ((CellLook) { .truth = digits_of (3) | digits_of (8) }, 0, false,
              "Row 1, column 1: empty, true candidates 3 8");
  check_says ((CellLook) { .digit = 6, .ink = INK_GIVEN, .doubt = 8 }, 42, false,
              "Row 5, column 7: 6, given, in doubt, perhaps 8");
  check_says ((CellLook) { .digit = 1, .ink = INK_GIVEN, .doubt = DOUBT_EMPTY }, 0, false,
              "Row 1, column 1: 1, given, in doubt, perhaps empty");
  check_says ((CellLook) { .digit = 5, .ink = INK_GIVEN, .spare = true }, 0, false,
              "Row 1, column 1: 5, given, could be left out");
  check_says ((CellLook) { .corner = digits_of (1) | digits_of (4), .mark_colour = { [4] = 1 }, .colours = 1 << 8 }, 0, false,
              "Row 1, column 1: empty, corner marks 1 4, mark 4 in colour a, colour i");
  check_says ((CellLook) { .digit = 5, .ink = INK_ENTRY, .colours = 3 }, 0, true, "Row 1, column 1: 5, colours a b, selected");
  check_says ((CellLook) { .pair = true }, 0, false, "Row 1, column 1: empty, two candidates");
  check_says ((CellLook) { .ghost = true }, 0, false, "Row 1, column 1: empty, opposite a clue");
  check_says ((CellLook) { .taken = 5, .ink = INK_GUESS, .guess = 13 }, 15, false, "Row 2, column 7: 5 taken back");
  check_says ((CellLook) { .halted = true }, 0, false, "Row 1, column 1: empty, stopped here");
  check_says ((CellLook) { .exhausted = 96 }, 16, false, "Row 2, column 8: empty, exhausted 96 times");
  check_says ((CellLook) { .digit = 4, .ink = INK_GIVEN, .stop = true }, 0, false, "Row 1, column 1: 4, given, stop");
}

/* What explains the event goes; what stands in the cells stays. */
static void
test_heat_map (void)
{
  uint64_t counts[N_CELLS] = { [1] = 96, [2] = 24, [3] = 1 };
  CellLook looks[N_CELLS] = { { .digit = 5, .ink = INK_GUESS, .tints = TINT_ROW, .shade = 2 }, { .dead = true, .candidates = 7 } };

  look_heat (NULL, counts, looks);
  g_assert_cmpint (looks[0].digit, ==, 5);
  g_assert_cmpint (looks[0].ink, ==, INK_GUESS);
  g_assert_cmpint (looks[0].tints | looks[0].heat, ==, 0);
  g_assert_cmpint (looks[0].shade, ==, 2);
  g_assert_false (looks[1].dead);
  g_assert_cmpint (looks[1].candidates, ==, 0);
  g_assert_cmpint (looks[1].heat, ==, 255);
  g_assert_cmpint (looks[2].heat, ==, 128);
  g_assert_cmpint (looks[3].heat, >, 0);
  g_assert_cmpuint (looks[3].exhausted, ==, 1);

  /* A take-back has its moment there, too. */
  looks[1] = (CellLook) { .taken = 5, .ink = INK_GUESS, .tints = TINT_DEAD | TINT_ROW };
  look_heat (NULL, counts, looks);
  g_assert_cmpint (looks[1].taken, ==, 5);
  g_assert_cmpint (looks[1].tints, ==, TINT_DEAD);
}

static void
test_equality_sees_every_field (void)
{
  const CellLook plain = { 0 };
  const CellLook others[] = {
    { .digit = 1 }, { .ink = 1 }, { .highlight = 1 }, { .tints = 1 }, { .given_ground = true }, { .dead = true },
    { .wrong = true }, { .guess = 1 }, { .shade = 1 }, { .candidates = 2 }, { .struck = 2 }, { .restored = 2 },
    { .chosen = 2 }, { .corner = 2 }, { .centre = 2 }, { .colours = 1 }, { .touched = 1 }, { .heat = 1 }, { .exhausted = 1 }, { .stop = true }, { .truth = 2 },
    { .either = 1 }, { .other = 1 }, { .differs = true }, { .spare = true }, { .doubt = 8 }, { .pattern = 2 }, { .fin = 2 },
    { .side_a = 2 }, { .side_b = 2 }, { .sets = 1 }, { .fixed_places = true }, { .same_marks = 2 },
    { .mark_colour = { [1] = 1 } }, { .mark_colour = { [9] = 9 } }, { .pair = true }, { .ghost = true },
    { .taken = 1 }, { .halted = true }, { .n = 16 }, { .sum = true },
    { .mark_colour = { [VALUES_MAX] = 1 } }, { .candidates = 1u << VALUES_MAX },
  };

  g_assert_true (cell_look_equal (&plain, &plain));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (cell_look_equal (&plain, &others[i]));
      g_assert_true (cell_look_equal (&others[i], &others[i]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/look/inks-and-marks", test_inks_and_marks);
  g_test_add_func ("/look/highlights", test_highlights);
  g_test_add_func ("/look/a-digit-is-highlighted-in-marks-too", test_a_digit_is_highlighted_in_marks_too);
  g_test_add_func ("/look/cells-with-two-candidates-are-found", test_cells_with_two_candidates_are_found);
  g_test_add_func ("/look/colours-and-places-of-marks", test_colours_and_places_of_marks);
  g_test_add_func ("/look/ghosts-stand-in-empty-cells", test_ghosts_stand_in_empty_cells);
  g_test_add_func ("/look/first-dead-end", test_first_dead_end);
  g_test_add_func ("/look/what-is-taken-back-stays-struck", test_what_is_taken_back_stays_struck);
  g_test_add_func ("/look/a-strike-shows-its-cause", test_a_strike_shows_its_cause);
  g_test_add_func ("/look/solutions-show-in-empty-cells", test_solutions_show_in_empty_cells);
  g_test_add_func ("/look/words", test_words);
  g_test_add_func ("/look/heat-map", test_heat_map);
  g_test_add_func ("/look/equality-sees-every-field", test_equality_sees_every_field);

  return g_test_run ();
}
