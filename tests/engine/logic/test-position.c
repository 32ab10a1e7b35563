/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-position.c — positions, deductions and the table of techniques: what everything else of the ladder rests
 * on. */

#include <string.h>

#include "puzzles.h"

#include "engine/core/random.h"
#include "engine/logic/ladder.h"
#include "engine/logic/library.h"

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

static Position
position_of (const char *text)
{
  Board    board = board_of (text);
  Position position;

  position_from_board (&position, &board);
  return position;
}

static void
check_consistent (const Position *position)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_true (cells_has (position->empty, cell) == (position->digit[cell] == 0));
      for (int digit = 1; digit <= 9; digit++)
        g_assert_true (cells_has (position->places[digit], cell) == digits_has (position->marks[cell], digit));
      if (position->digit[cell])
        g_assert_cmphex (position->marks[cell], ==, DIGITS_NONE);
    }
}

static void
marks_are_what_no_peer_holds (void)
{
  Board    board = board_of (PUZZLE_ELIMINATION);
  Position position = position_of (PUZZLE_ELIMINATION);

  check_consistent (&position);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_true (cells_has (position.given, cell) == (board.digit[cell] != 0));
      if (!board.digit[cell])
        g_assert_cmphex (position.marks[cell], ==, board_possible (&board, cell));
    }
  g_assert_false (position.unique);
}

static void
marks_and_places_agree_after_any_steps (void)
{
  Random random;

  random_start (&random, 1);
  for (int round = 0; round < 200; round++)
    {
      Position position = position_of (round % 2 ? PUZZLE_EMPTY : PUZZLE_ROW_ANALYSIS);

      for (int i = 0; i < 120; i++)
        {
          int cell = (int) random_below (&random, N_CELLS), digit = 1 + (int) random_below (&random, 9);

          if (!cells_has (position.empty, cell))
            continue;
          if (i % 3 == 0 && digits_has (position.marks[cell], digit))
            {
              position_place (&position, cell, digit);
              for (int p = 0; p < N_PEERS; p++)
                g_assert_false (digits_has (position.marks[cell_peers[cell][p]], digit));
            }
          else
            position_strike (&position, cell, digit);
          check_consistent (&position);
        }
    }
}

static void
what_cannot_be_filled_is_named (void)
{
  Position position = position_of (PUZZLE_ELIMINATION);
  int      cell, house, digit;

  g_assert_true (position_is_possible (&position, &cell, &house, &digit));
  g_assert_cmpint (cell, ==, NO_CELL);
  g_assert_cmpint (house, ==, NO_HOUSE);

  position = position_of (PUZZLE_DEAD_AT_ONCE);
  g_assert_false (position_is_possible (&position, &cell, &house, &digit));
  g_assert_cmpint (cell, ==, CELL (1, 9));
  g_assert_cmpint (house, ==, NO_HOUSE);

  position = position_of (PUZZLE_EMPTY);
  for (int i = 0; i < 9; i++)
    position_strike (&position, house_cells[HOUSE_BOXES + 4][i], 7);
  g_assert_false (position_is_possible (&position, &cell, &house, &digit));
  g_assert_cmpint (cell, ==, NO_CELL);
  g_assert_cmpint (house, ==, HOUSE_BOXES + 4);
  g_assert_cmpint (digit, ==, 7);
}

static void
what_sees_all_of_a_set_is_what_sees_each (void)
{
  Random random;

  random_start (&random, 2);
  g_assert_true (cells_equal (cells_seeing_all (CELLS_NONE), CELLS_ALL));
  for (int round = 0; round < 500; round++)
    {
      CellSet set = CELLS_NONE;

      for (int i = (int) random_below (&random, 4); i >= 0; i--)
        cells_add (&set, (int) random_below (&random, N_CELLS));
      for (int cell = 0; cell < N_CELLS; cell++)
        {
          bool sees = true;

          for_each_cell (other, set)
            sees = sees && cells_are_peers (cell, other);
          g_assert_true (cells_has (cells_seeing_all (set), cell) == sees);
        }
    }
}

/* Deductions */

static void
a_deduction_is_carried_out (void)
{
  Position  position = position_of (PUZZLE_EMPTY);
  Deduction deduction;

  deduction_start (&deduction, &techniques[0]);
  g_assert_false (deduction_does_anything (&deduction));
  deduction_strike (&deduction, house_set (3), 4);
  deduction_place (&deduction, CELL (1, 1), 4);
  deduction_place (&deduction, CELL (1, 1), 4);
  g_assert_cmpint (deduction.n_placed, ==, 1);
  g_assert_cmpint (candidate_set_count (&deduction.struck), ==, 9);
  g_assert_true (deduction_does_anything (&deduction));

  deduction_apply (&deduction, &position);
  check_consistent (&position);
  g_assert_cmpint (position.digit[CELL (1, 1)], ==, 4);
  g_assert_true (cells_is_empty (position_places_in (&position, 3, 4)));
  g_assert_false (digits_has (position.marks[CELL (1, 9)], 4));
}

static void
the_same_effect_is_the_same_in_any_order (void)
{
  Deduction a, b;

  deduction_start (&a, &techniques[0]);
  deduction_start (&b, &techniques[1]);
  deduction_place (&a, 3, 1);
  deduction_place (&a, 9, 2);
  deduction_place (&b, 9, 2);
  g_assert_false (deduction_same_effect (&a, &b));
  deduction_place (&b, 3, 1);
  g_assert_true (deduction_same_effect (&a, &b));
  deduction_strike (&a, cells_of (80), 9);
  g_assert_false (deduction_same_effect (&a, &b));
  deduction_strike (&b, cells_of (80), 9);
  g_assert_true (deduction_same_effect (&a, &b));
}

static void
groups_and_links_beyond_the_room_are_refused (void)
{
  Deduction deduction;

  deduction_start (&deduction, &techniques[0]);
  for (int i = 0; i < DEDUCTION_GROUPS; i++)
    g_assert_cmpint (deduction_group (&deduction, ROLE_SET, cells_of (i), digits_of (1), NO_HOUSE), ==, i);
  g_assert_cmpint (deduction_group (&deduction, ROLE_SET, cells_of (0), digits_of (1), NO_HOUSE), ==, -1);
  for (int i = 0; i < DEDUCTION_LINKS; i++)
    g_assert_true (deduction_link (&deduction, i, i + 1, i % 2));
  g_assert_false (deduction_link (&deduction, 0, 1, true));
  g_assert_cmpint (deduction.n_groups, ==, DEDUCTION_GROUPS);
  g_assert_cmpint (deduction.n_links, ==, DEDUCTION_LINKS);
}

static bool
add_strike (Finds *finds, int cell, int variant)
{
  Deduction deduction;

  deduction_start (&deduction, &techniques[0]);
  if (cell != NO_CELL)
    deduction_strike (&deduction, cells_of (cell), 1);
  deduction.variant = (int8_t) variant;
  return finds_add (finds, &deduction);
}

static void
finds_keep_one_of_each_effect (void)
{
  Deduction room[3];
  Finds     finds = { .found = room, .capacity = 3 };

  g_assert_false (add_strike (&finds, NO_CELL, 0));
  g_assert_cmpint (finds.n, ==, 0);
  g_assert_false (add_strike (&finds, 5, 0));
  g_assert_false (add_strike (&finds, 5, 0));
  g_assert_cmpint (finds.n, ==, 1);
  g_assert_false (add_strike (&finds, 6, 0));
  g_assert_false (add_strike (&finds, 7, 0));
  g_assert_false (finds.overflow);
  g_assert_false (add_strike (&finds, 7, 0));
  g_assert_false (finds.overflow);
  g_assert_true (add_strike (&finds, 8, 0));
  g_assert_true (finds.overflow);
  g_assert_cmpint (finds.n, ==, 3);
}

/* Techniques that the library names by their pattern; the first row is one. */
static void
finds_keep_the_same_effect_by_other_digits (void)
{
  Deduction room[3], deduction;
  Finds     finds = { .found = room, .capacity = 3 };

  deduction_start (&deduction, &techniques[0]);
  deduction_strike (&deduction, cells_of (5), 1);
  for (int digit = 2; digit <= 3; digit++)
    {
      deduction.digits = digits_union (digits_of (1), digits_of (digit));
      g_assert_false (finds_add (&finds, &deduction));
      g_assert_false (finds_add (&finds, &deduction));
    }
  g_assert_cmpint (finds.n, ==, 2);
}

static void
finds_stop_at_the_first_if_asked (void)
{
  Deduction room[3];
  Finds     finds = { .found = room, .capacity = 3, .first_only = true };

  g_assert_false (add_strike (&finds, NO_CELL, 0));
  g_assert_true (add_strike (&finds, 5, 0));
}

static void
finds_leave_out_later_variants (void)
{
  Deduction room[3];
  Finds     finds = { .found = room, .capacity = 3, .variant = 1 };

  g_assert_false (add_strike (&finds, 5, 2));
  g_assert_cmpint (finds.n, ==, 0);
  g_assert_false (add_strike (&finds, 5, 1));
  g_assert_cmpint (finds.n, ==, 1);
}

/* The table */

static void
rows_have_ids_names_and_codes_of_their_own (void)
{
  g_assert_cmpint (n_techniques, <=, TECHNIQUES_MAX);
  for (const Technique *row = techniques; row->id; row++)
    {
      g_assert_cmpuint (strspn (row->id, "abcdefghijklmnopqrstuvwxyz0123456789-"), ==, strlen (row->id));
      g_assert_cmpuint (strlen (row->name), >, 0);
      g_assert_nonnull (row->find);
      g_assert_cmpint (row->score, >, 0);
      g_assert_cmpint (row->level, <, N_LEVELS);
      g_assert_cmpint (row->family, <, N_FAMILIES);
      g_assert_true (technique_find (row->id) == row);
      if (row->code)
        g_assert_true (technique_find (row->code) == row);
      for (const Technique *other = techniques; other < row; other++)
        g_assert_cmpstr (other->name, !=, row->name);
    }
  g_assert_null (technique_find ("no-such-technique"));
  g_assert_null (technique_find (""));
}

static void
codes_are_found_with_and_without_a_variant (void)
{
  static const struct { const char *text, *id; int variant; } rows[] = {
    { "0710", "grouped-discontinuous-nice-loop", 0 },   { "0710-3", "grouped-discontinuous-nice-loop", 3 },
    { "0606-x", "hidden-rectangle", LIBRARY_NOTHING },  { "03111", "siamese-finned-swordfish", 0 },
    { "x-wing", "x-wing", 0 },                          { "unique-rectangle-1", "unique-rectangle-1", 0 },
    { "0710-", NULL, 0 },                               { "0710-33", NULL, 0 },
    { "0710-0", NULL, 0 },                              { "0710-y", NULL, 0 },
    { "x-wing-1", NULL, 0 },                            { "-1", NULL, 0 },
    { "", NULL, 0 },                                    { "01234567890123456789-1", NULL, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int              variant = 99;
      const Technique *row = library_technique (rows[i].text, &variant);

      g_assert_cmpstr (row ? row->id : NULL, ==, rows[i].id);
      g_assert_cmpint (variant, ==, rows[i].variant);
      g_assert_true (library_technique (rows[i].text, NULL) == row);
    }
}

static void
uniqueness_is_used_only_where_it_is_promised (void)
{
  g_autoptr (GArray)    puzzles = puzzles_load ("exchange-hard");
  g_autofree Deduction *room = g_new (Deduction, 64);

  for (const Technique *row = techniques; row->id; row++)
    for (guint i = 0; i < puzzles->len && row->needs_unique; i += 10)
      {
        Position position;
        Finds    finds = { .found = room, .capacity = 64 };

        position_from_board (&position, &g_array_index (puzzles, Board, i));
        technique_search (row, &position, &finds);
        g_assert_cmpint (finds.n, ==, 0);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/position/marks-are-what-no-peer-holds", marks_are_what_no_peer_holds);
  g_test_add_func ("/logic/position/marks-and-places-agree-after-any-steps", marks_and_places_agree_after_any_steps);
  g_test_add_func ("/logic/position/what-cannot-be-filled-is-named", what_cannot_be_filled_is_named);
  g_test_add_func ("/logic/position/what-sees-all-of-a-set-is-what-sees-each", what_sees_all_of_a_set_is_what_sees_each);
  g_test_add_func ("/logic/deduction/is-carried-out", a_deduction_is_carried_out);
  g_test_add_func ("/logic/deduction/the-same-effect-is-the-same-in-any-order", the_same_effect_is_the_same_in_any_order);
  g_test_add_func ("/logic/deduction/groups-and-links-beyond-the-room-are-refused",
                   groups_and_links_beyond_the_room_are_refused);
  g_test_add_func ("/logic/finds/keep-one-of-each-effect", finds_keep_one_of_each_effect);
  g_test_add_func ("/logic/finds/keep-the-same-effect-by-other-digits", finds_keep_the_same_effect_by_other_digits);
  g_test_add_func ("/logic/finds/stop-at-the-first-if-asked", finds_stop_at_the_first_if_asked);
  g_test_add_func ("/logic/finds/leave-out-later-variants", finds_leave_out_later_variants);
  g_test_add_func ("/logic/technique/rows-have-ids-names-and-codes-of-their-own",
                   rows_have_ids_names_and_codes_of_their_own);
  g_test_add_func ("/logic/library/codes-are-found-with-and-without-a-variant",
                   codes_are_found_with_and_without_a_variant);
  g_test_add_func ("/logic/technique/uniqueness-is-used-only-where-it-is-promised",
                   uniqueness_is_used_only_where_it_is_promised);
  return g_test_run ();
}
