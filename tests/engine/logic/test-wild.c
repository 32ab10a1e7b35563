/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-wild.c — techniques keep to the marks, whatever board a player has made: contradictions, marks struck at
 * random, next to nothing filled. And a puzzle turned over its diagonal gives the same, turned over. */

#include "puzzles.h"

#include "engine/core/random.h"
#include "engine/logic/ladder.h"

enum { CAPACITY = 16384 };

/* Filled with digits that no peer holds, then marks struck; nothing says that it has a solution. */
static void
make_wild (Random *random, Position *position)
{
  Board board = board_of (PUZZLE_EMPTY);
  int   clues = (int) random_below (random, 60), struck = (int) random_below (random, 200);

  for (int i = 0; i < clues; i++)
    {
      int    cell = (int) random_below (random, N_CELLS);
      Digits possible = board_possible (&board, cell);

      for (int skip = (int) random_below (random, 9); skip > 0 && !digits_is_single (possible) && possible; skip--)
        possible = digits_without_first (possible);
      if (!board.digit[cell] && possible)
        board_place (&board, cell, digits_first (possible));
    }

  position_from_board (position, &board);
  position->unique = random_below (random, 2);
  position->given = cells_intersection (position->given, (CellSet) { random_next (random), random_next (random) });
  for (int i = 0; i < struck; i++)
    {
      int cell = (int) random_below (random, N_CELLS);

      if (!position->digit[cell])
        position_strike (position, cell, 1 + (int) random_below (random, 9));
    }
}

/* Strikes what is marked, places what is marked, and no cell twice. */
static void
check_keeps_to_marks (const Position *position, const Deduction *deduction)
{
  CellSet placed = CELLS_NONE;

  g_assert_true (deduction_does_anything (deduction));
  for (int i = 0; i < deduction->n_placed; i++)
    {
      int cell = candidate_cell (deduction->placed[i]);

      if (!digits_has (position->marks[cell], candidate_digit (deduction->placed[i])) || cells_has (placed, cell))
        g_test_fail_printf ("%s places what is not marked, or twice", deduction->technique->id);
      cells_add (&placed, cell);
    }
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (cells_difference (deduction->struck.cells[digit], position->places[digit])))
      g_test_fail_printf ("%s strikes what is not marked", deduction->technique->id);
}

static void
the_first_on_wild_boards_keeps_to_the_marks (void)
{
  Random random;

  random_start (&random, 4);
  for (int round = 0; round < 25; round++)
    {
      Position position;

      make_wild (&random, &position);
      for (const Technique *row = techniques; row->id; row++)
        {
          Deduction deduction;
          Finds     finds = { .found = &deduction, .capacity = 1, .first_only = true };

          /* Larger mutants are the same routine, and slow where nearly everything is marked. */
          if (row->family == FAMILY_FISH && (row->detail & 15) > 4)
            continue;
          technique_search (row, &position, &finds);
          if (finds.n)
            check_keeps_to_marks (&position, &deduction);
        }
    }
}

/* Where one digit is scattered thinly some ways come back over their own end; where two of three digits are in every cell there
 * are more ways than can be looked at, and most of them cross themselves. */
static void
chains_through_thickets_keep_to_the_marks (void)
{
  static Deduction found[CAPACITY];
  const Board      empty = board_of (PUZZLE_EMPTY);
  Random random;
  int    n[2] = { 0 };

  random_start (&random, 6);
  for (int round = 0; round < 202; round++)
    {
      bool     dense = round >= 200;
      Position position;
      Finds    finds = { .found = found, .capacity = CAPACITY, .first_only = round % 2 };

      position_from_board (&position, &empty);
      for (int cell = 0; cell < N_CELLS; cell++)
        {
          Digits kept = digits_of (1 + (int) random_below (&random, 3)) | digits_of (1 + (int) random_below (&random, 3));

          if (!dense)
            kept = random_below (&random, N_CELLS) < 25 ? digits_of (1) : DIGITS_NONE;
          for (int digit = 1; digit <= 9; digit++)
            if (!digits_has (kept, digit))
              position_strike (&position, cell, digit);
        }
      technique_search (technique_find (dense ? "xy-chain" : "x-chain"), &position, &finds);
      for (int i = 0; i < finds.n; i++)
        check_keeps_to_marks (&position, &found[i]);
      n[dense] += finds.n;
    }
  g_assert_cmpint (n[0], >, 0);
  g_assert_cmpint (n[1], >, 0);
}

static void
climbs_from_wild_boards_come_to_an_end (void)
{
  Random random;

  random_start (&random, 5);
  for (int round = 0; round < 20; round++)
    {
      Position  position;
      Ladder    ladder;
      Deduction step;
      int       steps = 0;

      make_wild (&random, &position);
      ladder_start (&ladder, &position, &ladder_profiles[0], NULL);
      while (ladder_step (&ladder, &step))
        g_assert_cmpint (++steps, <=, N_CANDIDATES);
      g_assert_cmpint (ladder.outcome, !=, LADDER_CLIMBING);
    }
}

/* Turned over the diagonal */

static CellSet
transposed (CellSet cells)
{
  CellSet turned = CELLS_NONE;

  for_each_cell (cell, cells)
    cells_add (&turned, cell_at (cell_column (cell), cell_row (cell)));

  return turned;
}

static Position
transposed_position (const Position *position)
{
  Position turned = *position;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int to = cell_at (cell_column (cell), cell_row (cell));

      turned.digit[to] = position->digit[cell];
      turned.marks[to] = position->marks[cell];
    }
  for (int digit = 1; digit <= 9; digit++)
    turned.places[digit] = transposed (position->places[digit]);
  turned.empty = transposed (position->empty);
  turned.given = transposed (position->given);
  return turned;
}

/* The union of what all instances strike and place. */
static void
gather (const Technique *technique, const Position *position, Deduction *room, CandidateSet *strikes, CandidateSet *places)
{
  Finds finds = { .found = room, .capacity = CAPACITY };

  *strikes = *places = (CandidateSet) { 0 };
  technique_search (technique, position, &finds);
  g_assert_false (finds.overflow);
  for (int i = 0; i < finds.n; i++)
    {
      check_keeps_to_marks (position, &room[i]);
      for (int digit = 1; digit <= 9; digit++)
        strikes->cells[digit] = cells_union (strikes->cells[digit], room[i].struck.cells[digit]);
      for (int p = 0; p < room[i].n_placed; p++)
        candidate_set_add (places, candidate_cell (room[i].placed[p]), candidate_digit (room[i].placed[p]));
    }
}

static void
check_turned_over (const Technique *technique, const Position *position, Deduction *room)
{
  Position     turned = transposed_position (position);
  CandidateSet strikes, places, turned_strikes, turned_places;

  gather (technique, position, room, &strikes, &places);
  gather (technique, &turned, room, &turned_strikes, &turned_places);
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_equal (transposed (strikes.cells[digit]), turned_strikes.cells[digit])
        || !cells_equal (transposed (places.cells[digit]), turned_places.cells[digit]))
      {
        g_test_message ("%s finds something else when turned over", technique->id);
        g_test_fail ();
      }
}

static bool
is_turned_over_alike (const Technique *technique)
{
  /* A pair of siamese fish is named by the covers that come first, and rows come before columns; of loops that are as short
   * as each other one is told. */
  bool siamese = technique->family == FAMILY_FISH && g_str_has_prefix (technique->id, "siamese");
  bool large = technique->family == FAMILY_FISH && (technique->detail & 15) > 3;

  return !siamese && !large && technique->family != FAMILY_CHAINS && technique->family != FAMILY_FORCING
      && technique->family != FAMILY_LAST_RESORT;
}

static void
turned_over_a_position_gives_the_same (void)
{
  g_autoptr (GArray)    puzzles = puzzles_load ("exchange-hard");
  g_autofree Deduction *room = g_new (Deduction, CAPACITY);

  for (guint i = 0; i < puzzles->len; i += 50)
    {
      Ladder    ladder;
      Position  position;
      Deduction step;

      /* Where the singles end. */
      position_from_board (&position, &g_array_index (puzzles, Board, i));
      position.unique = true;
      ladder_start (&ladder, &position, &ladder_profiles[0], NULL);
      while (ladder_find (&ladder, &step, NULL) && step.technique->family == FAMILY_SINGLES)
        ladder_take (&ladder, &step);
      for (const Technique *row = techniques; row->id; row++)
        if (is_turned_over_alike (row))
          check_turned_over (row, &ladder.position, room);
    }
}

/* By hand */

/* The 1 has no other places in the house. */
static void
limit_to (Position *position, int house, int cell, int other)
{
  for_each_cell (place, house_set (house))
    if (place != cell && place != other && !position->digit[place])
      position_strike (position, place, 1);
}

static int
search_all (const char *id, const Position *position, Deduction room[64])
{
  Finds finds = { .found = room, .capacity = 64 };

  technique_search (technique_find (id), position, &finds);
  g_assert_false (finds.overflow);
  return finds.n;
}

static void
what_is_wrong_already_gives_nothing (void)
{
  static const uint8_t  full[N_CELLS] = { 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9 }, twice[N_CELLS] = { 5, 5 };
  g_autofree Deduction *room = g_new (Deduction, 64);
  Board                 board;
  Position              position;

  board_from_digits (&board, full);
  position_from_board (&position, &board);
  g_assert_cmpint (search_all ("full-house", &position, room), ==, 0);
  board_from_digits (&board, twice);
  position_from_board (&position, &board);
  g_assert_cmpint (search_all ("template-set", &position, room), ==, 0);
  g_assert_cmpint (search_all ("template-delete", &position, room), ==, 0);
}

static void
two_kites_with_one_strike_are_no_dual (void)
{
  g_autofree Deduction *room = g_new (Deduction, 64);
  Position              position;

  position_from_board (&position, &(Board) { 0 });
  limit_to (&position, HOUSE_ROWS, cell_at (0, 0), cell_at (0, 4));
  limit_to (&position, HOUSE_ROWS + 1, cell_at (1, 1), cell_at (1, 4));
  limit_to (&position, HOUSE_COLUMNS, cell_at (0, 0), cell_at (4, 0));
  limit_to (&position, HOUSE_COLUMNS + 1, cell_at (1, 1), cell_at (4, 1));
  g_assert_cmpint (search_all ("two-string-kite", &position, room), ==, 1);
  g_assert_true (candidate_set_has (&room[0].struck, cell_at (4, 4), 1));
  g_assert_cmpint (search_all ("dual-two-string-kite", &position, room), ==, 0);
}

/* Not 1 in the first cell makes it 1: but that is all that the cell can be. */
static void
a_loop_around_a_single_is_none (void)
{
  g_autofree Deduction *room = g_new (Deduction, 64);
  Position              position;
  int                   n;

  position_from_board (&position, &(Board) { 0 });
  limit_to (&position, HOUSE_ROWS, 0, 1);
  limit_to (&position, HOUSE_COLUMNS, 0, 9);
  for (int digit = 2; digit <= 9; digit++)
    position_strike (&position, 0, digit);
  n = search_all ("discontinuous-nice-loop", &position, room);
  for (int i = 0; i < n; i++)
    check_keeps_to_marks (&position, &room[i]);
  g_assert_cmpint (n, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/wild/the-first-keeps-to-the-marks", the_first_on_wild_boards_keeps_to_the_marks);
  g_test_add_func ("/logic/wild/chains-through-thickets-keep-to-the-marks", chains_through_thickets_keep_to_the_marks);
  g_test_add_func ("/logic/wild/climbs-come-to-an-end", climbs_from_wild_boards_come_to_an_end);
  g_test_add_func ("/logic/by-hand/what-is-wrong-already-gives-nothing", what_is_wrong_already_gives_nothing);
  g_test_add_func ("/logic/by-hand/two-kites-with-one-strike-are-no-dual", two_kites_with_one_strike_are_no_dual);
  g_test_add_func ("/logic/by-hand/a-loop-around-a-single-is-none", a_loop_around_a_single_is_none);
  g_test_add_func ("/logic/turned-over/a-position-gives-the-same", turned_over_a_position_gives_the_same);
  return g_test_run ();
}
