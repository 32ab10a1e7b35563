/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-solve.c — which games tell how well somebody solves, and the line that is kept of one. */
#include <string.h>

#include "model/game/solve.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
test_it_was_played_from_the_clues_on (void)
{
  g_autoptr (Document) document = document_new ();
  const DocumentChange change = { .cell = 2, .after.entry = 4 };

  document->cells[0].given = 5;
  document->cells[2].entry = 4;
  g_assert_false (solve_counts (document, true));          /* nobody knows how it came there */
  document_add_step (document, -1, 0, &change, 1);
  document_add_step (document, 0, 0, NULL, 0);
  document->current = 1;
  g_assert_true (solve_counts (document, false));
}

static void
test_what_is_left_of_a_game_is_none (void)
{
  g_autoptr (Document) document = document_new ();

  for (int cell = 0; cell < 54; cell++)
    document->cells[cell].given = 1;
  g_assert_true (solve_counts (document, false));          /* 27 cells are empty */
  document->cells[54].given = 1;
  g_assert_false (solve_counts (document, false));
  g_assert_true (solve_counts (document, true));
}

static void
test_a_game_is_a_puzzle_and_a_moment (void)
{
  Solve a = { .began = 5, .puzzle = PUZZLE }, b = a, c = a, d = a;

  b.began = 6;
  c.puzzle[0] = '6';
  d.began = 0;
  g_assert_true (solve_is_same (&a, &a));
  g_assert_false (solve_is_same (&a, &b));
  g_assert_false (solve_is_same (&a, &c));
  g_assert_false (solve_is_same (&d, &d));                 /* when it began is not known */
}

/* Each byte, and each that is missing; a NUL ends no line. */
static void
test_no_damage_goes_unseen (void)
{
  const Solve solve = { .solved = 1700000000, .began = 1699990000, .elapsed = 123456, .rating = 83, .level = "hard", .puzzle = PUZZLE };
  g_autoptr (GString) line = g_string_new (NULL), header = g_string_new (NULL);
  Solve read;

  solve_append_line (&solve, line);
  solve_append_header (header);
  g_assert_true (solve_parse_line (line->str, line->len, &read));
  g_assert_true (solve_is_same (&solve, &read));
  g_assert_cmpint (solve_parse_header (header->str, header->len), ==, SOLVE_VERSION);
  for (gsize i = 0; i < line->len; i++)
    {
      char before = line->str[i];

      g_assert_false (solve_parse_line (line->str, i, &read));
      for (char other = 0; other < 64; other += 21)
        if (other != before)
          {
            line->str[i] = other;
            g_assert_false (solve_parse_line (line->str, line->len, &read));
          }
      line->str[i] = before;
    }
  for (gsize i = 0; i < header->len; i++)
    g_assert_cmpint (solve_parse_header (header->str, i), ==, 0);
  g_string_append_c (header, '\0');
  g_assert_cmpint (solve_parse_header (header->str, header->len), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/solve/it-was-played-from-the-clues-on", test_it_was_played_from_the_clues_on);
  g_test_add_func ("/solve/what-is-left-of-a-game-is-none", test_what_is_left_of_a_game_is_none);
  g_test_add_func ("/solve/a-game-is-a-puzzle-and-a-moment", test_a_game_is_a_puzzle_and_a_moment);
  g_test_add_func ("/solve/no-damage-goes-unseen", test_no_damage_goes_unseen);

  return g_test_run ();
}
