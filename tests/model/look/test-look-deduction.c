/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-look-deduction.c — what the board shows of a deduction: roles, sets, candidates and links. */
#include <string.h>

#include "model/look/look-deduction.h"
#include "model/look/look.h"
#include "engine/search/strategies/strategies.h"

#define R(row, column) cell_at (row - 1, column - 1)

static Position position;              /* the empty board: every candidate is there */
static Deduction deduction;
static CellLook looks[N_CELLS];

static CellSet
two (int a, int b)
{
  return cells_union (cells_of (a), cells_of (b));
}

static void
begin (const char *technique)
{
  Board empty = { 0 };

  position_from_board (&position, &empty);
  deduction_start (&deduction, technique_find (technique));
}

static void
look (const SetRow *row)
{
  static const DocumentCell cells[N_CELLS];

  look_compute (&(LookInput) { .cells = cells, .cursor = -1, .deduction = &deduction, .position = &position, .row = row }, looks);
}

static int
count_open (void)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += looks[cell].candidates != 0;
  return n;
}

/* 3 in rows 2 and 5, columns 4 and 8, with a fin in r2c9. */
static void
make_fish (void)
{
  begin ("x-wing");
  deduction.digits = digits_of (3);
  deduction.cells = cells_union (two (R (2, 4), R (2, 8)), two (R (5, 4), R (5, 8)));
  deduction.base = 1u << 1 | 1u << 4;
  deduction.cover = 1u << (HOUSE_COLUMNS + 3) | 1u << (HOUSE_COLUMNS + 7);
  deduction_group (&deduction, ROLE_PATTERN, deduction.cells, deduction.digits, NO_HOUSE);
  deduction_group (&deduction, ROLE_FIN, cells_of (R (2, 9)), deduction.digits, NO_HOUSE);
  deduction_strike (&deduction, cells_of (R (3, 8)), 3);
}

static void
test_a_fish_tints_its_houses_and_opens_its_cells (void)
{
  make_fish ();
  look (NULL);
  g_assert_cmpint (looks[R (2, 1)].tints, ==, TINT_ROW);
  g_assert_cmpint (looks[R (9, 4)].tints, ==, TINT_COLUMN);
  g_assert_cmpint (looks[R (5, 8)].tints, ==, TINT_ROW | TINT_COLUMN);
  g_assert_cmpint (looks[R (9, 9)].tints, ==, 0);
  g_assert_cmphex (looks[R (5, 8)].pattern, ==, digits_of (3));
  g_assert_cmphex (looks[R (2, 9)].fin, ==, digits_of (3));
  g_assert_cmphex (looks[R (2, 9)].pattern, ==, DIGITS_NONE);
  g_assert_cmphex (looks[R (3, 8)].struck, ==, digits_of (3));
  g_assert_cmphex (looks[R (3, 8)].candidates, ==, DIGITS_ALL);
  g_assert_cmpint (count_open (), ==, 6);
}

static void
test_the_row_that_is_pointed_at_is_tinted_alone (void)
{
  const SetRow row = { .role = ROLE_ROW, .cells = places_from_cells (two (R (2, 4), R (2, 8))) };

  make_fish ();
  look (&row);
  g_assert_cmpint (looks[R (2, 4)].tints, ==, TINT_ROW);
  g_assert_cmpint (looks[R (2, 1)].tints, ==, 0);
  g_assert_cmpint (looks[R (5, 4)].tints, ==, 0);
  g_assert_cmphex (looks[R (5, 4)].pattern, ==, digits_of (3));
}

static void
test_only_marked_candidates_have_a_role (void)
{
  make_fish ();
  position_strike (&position, R (5, 4), 3);
  position_place (&position, R (2, 4), 3);
  look (NULL);
  g_assert_cmphex (looks[R (5, 4)].pattern, ==, DIGITS_NONE);
  g_assert_cmphex (looks[R (2, 4)].candidates, ==, DIGITS_NONE);
}

/* In box 5 two cells are filled, and four see a 7: the tints are those of the set table, and the place has none. */
static void
test_a_hidden_single_shows_what_is_taken_away (void)
{
  begin ("hidden-single");
  position_place (&position, R (1, 4), 7);
  position_place (&position, R (9, 6), 7);
  position_place (&position, R (4, 5), 1);
  position_place (&position, R (6, 5), 2);
  deduction.digits = digits_of (7);
  deduction.cells = cells_of (R (5, 5));
  deduction.base = 1u << (HOUSE_BOXES + 4);
  deduction_group (&deduction, ROLE_PATTERN, deduction.cells, deduction.digits, HOUSE_BOXES + 4);
  deduction_place (&deduction, R (5, 5), 7);
  look (NULL);
  g_assert_cmphex (looks[R (5, 5)].chosen, ==, digits_of (7));
  g_assert_cmphex (looks[R (5, 5)].pattern, ==, DIGITS_NONE);
  g_assert_cmpint (looks[R (5, 5)].tints, ==, 0);
  g_assert_cmpint (looks[R (4, 5)].tints, ==, TINT_BOX);
  g_assert_cmpint (looks[R (4, 4)].tints, ==, TINT_COLUMN);
  g_assert_cmpint (looks[R (1, 4)].tints, ==, TINT_COLUMN);
  g_assert_cmpint (looks[R (2, 4)].tints, ==, 0);
  g_assert_cmpint (count_open (), ==, 7);
}

static void
test_a_naked_single_shows_its_three_houses (void)
{
  const int cells[] = { R (5, 1), R (5, 2), R (5, 3), R (1, 5), R (2, 5), R (3, 5), R (4, 4), R (4, 6) };

  begin ("naked-single");
  for (int i = 0; i < 8; i++)
    position_place (&position, cells[i], i + 1);
  deduction.digits = digits_of (9);
  deduction.cells = cells_of (R (5, 5));
  deduction_group (&deduction, ROLE_PATTERN, deduction.cells, deduction.digits, NO_HOUSE);
  deduction_place (&deduction, R (5, 5), 9);
  look (NULL);
  g_assert_cmpint (looks[R (5, 1)].tints, ==, TINT_ROW);
  g_assert_cmpint (looks[R (3, 5)].tints, ==, TINT_COLUMN);
  g_assert_cmpint (looks[R (4, 6)].tints, ==, TINT_BOX);
  g_assert_cmpint (looks[R (5, 5)].tints, ==, 0);
  g_assert_cmpint (looks[R (5, 9)].tints, ==, 0);                       /* nothing is used there */
}

static void
test_sets_have_letters_and_tints (void)
{
  g_autofree char *said = NULL;

  begin ("als-xz");
  deduction.digits = digits_of (1);
  deduction.cells = cells_union (two (R (1, 1), R (1, 2)), two (R (1, 2), R (9, 9)));
  deduction_group (&deduction, ROLE_SET, two (R (1, 1), R (1, 2)), 7, NO_HOUSE);
  deduction_group (&deduction, ROLE_SET, two (R (1, 2), R (9, 9)), 7, NO_HOUSE);
  deduction_group (&deduction, ROLE_RESTRICTED, cells_of (R (1, 1)), digits_of (2), NO_HOUSE);
  deduction_strike (&deduction, cells_of (R (1, 9)), 1);
  look (NULL);
  g_assert_cmphex (looks[R (1, 1)].sets, ==, 1);
  g_assert_cmphex (looks[R (1, 2)].sets, ==, 3);
  g_assert_cmphex (looks[R (9, 9)].sets, ==, 2);
  g_assert_cmpint (looks[R (1, 1)].tints, ==, TINT_ROW);
  g_assert_cmpint (looks[R (1, 2)].tints, ==, TINT_ROW | TINT_COLUMN);
  g_assert_cmpint (looks[R (9, 9)].tints, ==, TINT_COLUMN);
  g_assert_cmphex (looks[R (1, 1)].fin, ==, digits_of (2));
  g_assert_cmphex (looks[R (1, 9)].sets, ==, 0);

  said = cell_look_describe (NULL, &looks[R (1, 1)], R (1, 1), false);
  g_assert_cmpstr (said, ==, "Row 1, column 1: empty, candidates 1 2 3 4 5 6 7 8 9, set apart 2, set A");
}

static void
colour (Role role, int cell)
{
  deduction_group (&deduction, role, cells_of (cell), digits_of (4), NO_HOUSE);
}

static void
test_colours_are_two_sides_and_clusters_have_letters (void)
{
  begin ("multi-colours-1");
  colour (ROLE_COLOUR_A, R (1, 1));
  colour (ROLE_COLOUR_B, R (1, 5));
  look (NULL);
  g_assert_cmphex (looks[R (1, 1)].side_a, ==, digits_of (4));
  g_assert_cmphex (looks[R (1, 5)].side_b, ==, digits_of (4));
  g_assert_cmphex (looks[R (1, 1)].sets, ==, 0);

  colour (ROLE_COLOUR_A, R (9, 1));
  colour (ROLE_COLOUR_B, R (9, 5));
  look (NULL);
  g_assert_cmphex (looks[R (1, 1)].sets, ==, 1);
  g_assert_cmphex (looks[R (1, 5)].sets, ==, 1);
  g_assert_cmphex (looks[R (9, 5)].sets, ==, 2);
  g_assert_cmpint (looks[R (9, 5)].tints, !=, looks[R (1, 5)].tints);
}

/* 1r1c1 = 1r1c9 - 1r9c9 = 1{r9c1,r9c2} */
static void
make_chain (void)
{
  int group;

  begin ("x-chain");
  group = N_CANDIDATES + deduction_group (&deduction, ROLE_NODE, two (R (9, 1), R (9, 2)), digits_of (1), NO_HOUSE);
  deduction_link (&deduction, candidate_of (R (1, 1), 1), candidate_of (R (1, 9), 1), true);
  deduction_link (&deduction, candidate_of (R (1, 9), 1), candidate_of (R (9, 9), 1), false);
  deduction_link (&deduction, candidate_of (R (9, 9), 1), group, true);
}

static void
test_the_sides_of_a_chain_alternate (void)
{
  make_chain ();
  look (NULL);
  g_assert_cmphex (looks[R (1, 1)].side_a, ==, digits_of (1));
  g_assert_cmphex (looks[R (1, 9)].side_b, ==, digits_of (1));
  g_assert_cmphex (looks[R (9, 9)].side_a, ==, digits_of (1));
  g_assert_cmphex (looks[R (9, 2)].side_b, ==, digits_of (1));
  g_assert_cmphex (looks[R (9, 9)].side_b, ==, DIGITS_NONE);
}

static void
test_links_are_drawn_once (void)
{
  LookLink links[LOOK_LINKS_MAX];

  make_chain ();
  g_assert_cmpint (look_links (NULL, links), ==, 0);
  g_assert_cmpint (look_links (&deduction, links), ==, 3);
  g_assert_true (links[0].strong && !links[1].strong);
  g_assert_true (places_equal (links[2].to.cells, places_from_cells (two (R (9, 1), R (9, 2)))));

  deduction_link (&deduction, candidate_of (R (1, 9), 1), candidate_of (R (1, 1), 1), true);
  g_assert_cmpint (look_links (&deduction, links), ==, 3);
  deduction_link (&deduction, candidate_of (R (1, 9), 1), candidate_of (R (1, 1), 1), false);
  g_assert_cmpint (look_links (&deduction, links), ==, 4);
}

static void
test_where_to_look_has_the_tint_of_its_house (void)
{
  static const struct { int house; uint8_t tint; } cases[] = {
    { 4, TINT_ROW }, { HOUSE_COLUMNS + 4, TINT_COLUMN }, { HOUSE_BOXES + 4, TINT_BOX }
  };
  static const DocumentCell cells[N_CELLS];

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      look_compute (&(LookInput) { .cells = cells, .cursor = -1, .pointed = places_from_cells (house_set (cases[i].house)) }, looks);
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_cmpint (looks[cell].tints, ==, cells_has (house_set (cases[i].house), cell) ? cases[i].tint : 0);
    }
}

static void
test_a_missing_mark_is_ringed_among_the_others (void)
{
  DocumentCell cells[N_CELLS] = { [3] = { .centre = digits_of (1) | digits_of (2) } };
  const uint8_t mark[N_CELLS] = { [3] = 5 };

  look_compute (&(LookInput) { .cells = cells, .cursor = -1, .missing = places_of (3), .missing_mark = mark }, looks);
  g_assert_cmphex (looks[3].restored, ==, digits_of (5));
  g_assert_cmphex (looks[3].candidates, ==, digits_of (1) | digits_of (2) | digits_of (5));
  g_assert_cmphex (looks[4].candidates, ==, DIGITS_NONE);
}

/* Every TECHNIQUE event of a search by techniques can be shown; no other event can. */
static void
test_watch_finds_what_the_event_found (void)
{
  g_autofree void *state = g_malloc (strategy_logic.size (&strategy_logic.defaults));
  static SearchView view;
  Board board;
  Event event = { 0 };
  int n_found = 0;

  g_assert_true (board_parse (&board, "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"));
  strategy_logic.start (state, &board, &strategy_logic.defaults, 0);
  while (strategy_logic.step (state, &event))
    {
      bool found;

      strategy_logic.show (state, &view);
      found = look_find_deduction (&event, &view, &deduction, &position);
      g_assert_cmpint (found, ==, event.kind == EVENT_TECHNIQUE);
      if (!found)
        continue;
      n_found++;
      g_assert_true (deduction.technique == &techniques[event.nodes]);
      look_compute (&(LookInput) { .view = &view, .event = &event, .explanation = &(Explanation) { .cell = -1 }, .cursor = -1,
                                   .deduction = &deduction, .position = &position }, looks);
      g_assert_cmpint (count_open (), >, 0);
      for (int digit = 1; digit <= 9; digit++)
        for_each_cell (cell, deduction.struck.cells[digit])
          g_assert_true (digits_has (looks[cell].struck, digit));
      for (int i = 0; i < deduction.n_placed; i++)
        g_assert_true (digits_has (looks[candidate_cell (deduction.placed[i])].chosen, candidate_digit (deduction.placed[i])));
    }
  g_assert_cmpint (n_found, >, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/look-deduction/fish", test_a_fish_tints_its_houses_and_opens_its_cells);
  g_test_add_func ("/look-deduction/row", test_the_row_that_is_pointed_at_is_tinted_alone);
  g_test_add_func ("/look-deduction/only-marked", test_only_marked_candidates_have_a_role);
  g_test_add_func ("/look-deduction/hidden-single", test_a_hidden_single_shows_what_is_taken_away);
  g_test_add_func ("/look-deduction/naked-single", test_a_naked_single_shows_its_three_houses);
  g_test_add_func ("/look-deduction/sets", test_sets_have_letters_and_tints);
  g_test_add_func ("/look-deduction/colours", test_colours_are_two_sides_and_clusters_have_letters);
  g_test_add_func ("/look-deduction/sides", test_the_sides_of_a_chain_alternate);
  g_test_add_func ("/look-deduction/links", test_links_are_drawn_once);
  g_test_add_func ("/look-deduction/where", test_where_to_look_has_the_tint_of_its_house);
  g_test_add_func ("/look-deduction/missing-mark", test_a_missing_mark_is_ringed_among_the_others);
  g_test_add_func ("/look-deduction/watch", test_watch_finds_what_the_event_found);

  return g_test_run ();
}
