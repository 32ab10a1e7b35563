/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-practice.c — every position of the bundled list needs its technique; only what the technique gives is the answer. */
#include <string.h>

#include "model/teach/practice.h"

static char *list;
static Practice *practice;
static DocumentCell cells[N_CELLS];

static void
find (const char *id, unsigned n)
{
  const Technique *technique = technique_find (id);

  g_assert_nonnull (technique);
  g_assert_true (practice_find (practice, list, technique, n, NULL));
  practice_fill (practice, cells);
}

static PracticeVerdict
judge (void)
{
  int which;
  PracticeVerdict verdict = practice_judge (practice, cells, &which);
  g_autofree char *text = practice_say (practice, verdict, which);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (which >= 0, ==, verdict == PRACTICE_FOUND);
  return verdict;
}

static void
strike (int cell, int digit)
{
  g_assert_true (digits_has (cells[cell].centre, digit));
  cells[cell].centre = digits_difference (cells[cell].centre, digits_of (digit));
}

static bool
is_on_the_ladder (const Technique *technique)
{
  for (const char *const *id = ladder_profiles[0].techniques; *id; id++)
    if (technique_find (*id) == technique)
      return true;
  return false;
}

/* Cheaper rungs find nothing, and the technique finds something that is true. */
static void
check_needs (const Technique *technique)
{
  Ladder    ladder;
  Deduction next;

  ladder_start (&ladder, &practice->position, ladder_profiles, NULL);
  g_assert_true (ladder_find (&ladder, &next, NULL));
  if (is_on_the_ladder (technique))
    g_assert_true (next.technique == technique);
  else
    g_assert_cmpint (next.technique->level * 100000 + next.technique->score, >=, technique->level * 100000 + technique->score);
  g_assert_cmpint (practice->n_found, >, 0);
  g_assert_cmpint (practice->n_found, <, PRACTICE_INSTANCES);
  for (int i = 0; i < practice->n_found; i++)
    {
      Position after = practice->position;

      deduction_apply (&practice->found[i], &after);
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_true (after.digit[cell] ? after.digit[cell] == practice->solution[cell]
                                         : digits_has (after.marks[cell], practice->solution[cell]));
    }
}

/* Each line names what the ladder meets, and nothing else; or what it lacks and would meet. */
static void
test_every_puzzle_comes_to_its_techniques (void)
{
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);
  int n = 0;

  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      Position position;
      Ladder ladder;
      Board board;

      if (!words[0] || words[0][0] == '#')
        continue;
      g_assert_true (board_parse (&board, words[0]));
      position_from_board (&position, &board);
      position.unique = true;
      ladder_start (&ladder, &position, ladder_profiles, NULL);
      ladder_climb (&ladder);
      g_assert_nonnull (words[1]);
      for (int k = 1; words[k]; k++)
        {
          g_test_message ("%s %s", words[0], words[k]);
          g_assert_nonnull (technique_find (words[k]));
          if (is_on_the_ladder (technique_find (words[k])))
            g_assert_cmpint (ladder.used[technique_find (words[k]) - techniques], >, 0);
          else
            g_assert_true (practice_find (practice, lines[i], technique_find (words[k]), 0, NULL));
        }
      n++;
    }
  g_assert_cmpint (n, >=, 36);
}

static void
test_every_technique_listed_has_a_position (void)
{
  int n = 0;

  for (const Technique *technique = techniques; technique->id; technique++)
    if (practice_count (list, technique))
      {
        g_test_message ("%s", technique->id);
        g_assert_true (practice_find (practice, list, technique, 0, NULL));
        check_needs (technique);
        n++;
      }
  g_assert_cmpint (n, >=, 50);
}

static void
test_list_is_gone_round (void)
{
  const Technique *technique = technique_find ("x-wing");
  int n = practice_count (list, technique);
  Position first;

  g_assert_cmpint (n, >=, 2);
  find ("x-wing", 0);
  first = practice->position;
  find ("x-wing", 1);
  g_assert_cmpint (memcmp (first.digit, practice->position.digit, N_CELLS), !=, 0);
  find ("x-wing", (unsigned) n);
  g_assert_cmpint (memcmp (first.digit, practice->position.digit, N_CELLS), ==, 0);
  g_assert_cmpint (practice_count (list, technique_find ("brute-force")), ==, 0);
  g_assert_false (practice_find (practice, list, technique_find ("brute-force"), 0, NULL));
}

static void
test_each_strike_is_the_answer (void)
{
  find ("x-wing", 0);
  g_assert_cmpint (judge (), ==, PRACTICE_UNTOUCHED);
  for (int i = 0; i < practice->n_found; i++)
    for (int digit = 1; digit <= 9; digit++)
      for_each_cell (cell, practice->found[i].struck.cells[digit])
        {
          practice_fill (practice, cells);
          strike (cell, digit);
          g_assert_cmpint (judge (), ==, PRACTICE_FOUND);
        }
}

static void
test_placing_is_an_answer_too (void)
{
  int candidate;

  find ("hidden-single", 0);
  candidate = practice->found[0].placed[0];
  cells[candidate_cell (candidate)].entry = (uint8_t) candidate_digit (candidate);
  g_assert_cmpint (judge (), ==, PRACTICE_FOUND);
}

/* Every other mark: struck rightly or wrongly, but not by an X-wing. */
static void
test_other_changes_are_told_apart (void)
{
  int n_wrong = 0, n_other = 0;

  find ("x-wing", 0);
  for_each_cell (cell, practice->position.empty)
    for_each_digit (digit, practice->position.marks[cell])
      {
        bool given = false;

        for (int i = 0; i < practice->n_found; i++)
          given |= candidate_set_has (&practice->found[i].struck, cell, digit);
        if (given)
          continue;
        practice_fill (practice, cells);
        strike (cell, digit);
        if (!cells[cell].centre)
          continue;
        g_assert_cmpint (judge (), ==, practice->solution[cell] == digit ? PRACTICE_WRONG : PRACTICE_OTHER);
        n_wrong += practice->solution[cell] == digit;
        n_other += practice->solution[cell] != digit;
      }
  g_assert_cmpint (n_wrong, >, 0);
  g_assert_cmpint (n_other, >, 0);
}

/* Marks that go with a digit placed beside them are no answer of their own; an emptied board is no wrong answer. */
static void
test_what_goes_along_is_not_judged (void)
{
  int cell;

  find ("x-wing", 0);
  cell = cells_first (practice->position.empty);
  cells[cell].entry = practice->solution[cell];
  for_each_cell (other, cells_intersection (practice->position.empty, cell_peer_set (cell)))
    cells[other].centre = digits_difference (cells[other].centre, digits_of (cells[cell].entry));
  g_assert_cmpint (judge (), !=, PRACTICE_WRONG);

  memset (cells, 0, sizeof cells);
  g_assert_cmpint (judge (), ==, PRACTICE_UNTOUCHED);
}

static void
test_cancelled_finds_nothing (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_false (practice_find (practice, list, technique_find ("x-wing"), 0, cancellable));
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "..", "data", "practice.txt", NULL);
  g_assert_true (g_file_get_contents (path, &list, NULL, NULL));
  practice = g_new (Practice, 1);
  g_test_add_func ("/practice/every-puzzle-comes-to-its-techniques", test_every_puzzle_comes_to_its_techniques);
  g_test_add_func ("/practice/every-technique-listed-has-a-position", test_every_technique_listed_has_a_position);
  g_test_add_func ("/practice/the-list-is-gone-round", test_list_is_gone_round);
  g_test_add_func ("/practice/each-strike-is-the-answer", test_each_strike_is_the_answer);
  g_test_add_func ("/practice/placing-is-an-answer-too", test_placing_is_an_answer_too);
  g_test_add_func ("/practice/other-changes-are-told-apart", test_other_changes_are_told_apart);
  g_test_add_func ("/practice/what-goes-along-is-not-judged", test_what_goes_along_is_not_judged);
  g_test_add_func ("/practice/cancelled-finds-nothing", test_cancelled_finds_nothing);
  result = g_test_run ();
  g_free (practice);
  g_free (list);
  return result;
}
