/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-proof-text.c — a step of every technique, whole paths and searches are proven to checkers that know nothing of Sudoku. */
#include <glib.h>
#include <string.h>

#include "engine/fast/count.h"
#include "engine/logic/ladder.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"
#include "formats/format.h"
#include "formats/proof-text.h"
#include "rup.h"

#define PUZZLE_HARD "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"
#define PUZZLE_UNIQUE "..2...1..415...6387.......46...5...9.8..3..7...79.18......2....3.8.7.4.5...4.3..."
#define PUZZLE_NONE "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8.8.52....6"

static void
check_texts (ProofText *proof, const char *what)
{
  g_autoptr (GString) question = g_string_new (NULL), lemmas = g_string_new (NULL);
  g_autofree char    *wrong = NULL;

  g_test_message ("%s", what);
  g_assert_true (proof_text_finish (proof, question, lemmas));
  rup_accepts (question->str, lemmas->str, &wrong);
  g_assert_cmpstr (wrong, ==, NULL);
  g_assert_cmpint (rup_drat_trim (question->str, lemmas->str), !=, 0);
}

static void
check_step (const Position *position, const Deduction *deduction, const char *what)
{
  g_autoptr (ProofText) proof = proof_text_new (position);

  g_assert_true (proof_text_step (proof, position, deduction));
  if (deduction->technique->needs_unique)
    g_assert_cmpint (proof_text_premises (proof), >, 0);
  check_texts (proof, what);
}

/* The positions are the examples of the help. */
static void
every_technique_has_a_proven_step (void)
{
  g_autofree Deduction *found = g_new (Deduction, 1);
  g_autofree char      *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL), *text = NULL;
  g_auto (GStrv)        lines = NULL;
  int                   n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv)      fields = g_strsplit (lines[i], "\t", -1);
      const Technique    *technique = *lines[i] && *lines[i] != '#' ? technique_find (fields[0]) : NULL;
      Finds               finds = { .found = found, .capacity = 1, .first_only = true };
      g_autofree char    *line = NULL;
      g_autoptr (GArray)  records = NULL;
      Position            position;

      if (!technique)
        continue;
      line = g_strdup_printf (":0000::%s:%s:::", fields[1], strcmp (fields[2], "-") == 0 ? "" : fields[2]);
      records = format_read (format_find ("hodoku"), line, strlen (line), NULL);
      g_assert_nonnull (g_array_index (records, Record, 0).document);
      document_get_position (g_array_index (records, Record, 0).document, &position);
      position.unique = true;
      technique_search (technique, &position, &finds);
      g_assert_cmpint (finds.n, ==, 1);
      check_step (&position, found, technique->id);
      n++;
    }
  g_assert_cmpint (n, ==, n_techniques);
}

static void
check_path (const char *puzzle, const char *profile, bool unique)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autofree Ladder    *ladder = g_new0 (Ladder, 1);
  g_autoptr (ProofText) proof = NULL;
  Position              before;
  Board                 board;

  g_assert_true (board_parse (&board, puzzle));
  position_from_board (&before, &board);
  before.unique = unique;
  proof = proof_text_new (&before);
  ladder_start (ladder, &before, ladder_profile_find (profile), NULL);
  while (ladder_step (ladder, deduction))
    {
      g_assert_true (proof_text_step (proof, &before, deduction));
      before = ladder->position;
    }
  g_assert_cmpint (ladder->n_steps, >, 0);
  check_texts (proof, puzzle);
}

static void
whole_paths_are_proven (void)
{
  check_path ("4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9", "full", true);
  check_path ("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", "full", true);
  check_path ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", "hodoku", true);
  check_path (PUZZLE_HARD, "full", true);
}

/* The steps that there are, where no ladder comes to the end. */
static void
a_path_that_is_stuck_is_proven (void)
{
  check_path ("4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4...........", "hodoku", false);
}

static void
check_search (const char *puzzle, const Strategy *strategy)
{
  g_autoptr (ProofText) proof = NULL;
  g_autofree void      *state = NULL;
  Trace                 trace = { .strategy = strategy, .seed = 1 };
  Position              start;
  CountPuzzle           count;
  uint8_t               solutions[COUNT_KEPT][N_CELLS];
  Event                 event;

  g_assert_true (board_parse (&trace.board, puzzle));
  trace.options = strategy->defaults;
  trace.options.solutions = 2;
  count_puzzle_from_board (&count, &trace.board);
  position_from_board (&start, &trace.board);
  proof = proof_text_new (&start);
  proof_text_search (proof, count_solutions (&count, 2, solutions, NULL) ? solutions[0] : NULL);
  state = g_malloc (trace_state_size (&trace));
  trace_start (&trace, state);
  while (strategy->step (state, &event))
    g_assert_true (proof_text_follow (proof, &event));
  check_texts (proof, strategy->id);
}

static void
searches_are_proven (void)
{
  for (int i = 0; strategies[i]; i++)
    if (strategies[i]->guess)
      {
        check_search (PUZZLE_HARD, strategies[i]);
        check_search (PUZZLE_NONE, strategies[i]);
      }
}

static void
start_hard (Position *position,
            uint8_t   solution[N_CELLS])
{
  CountPuzzle count;
  uint8_t     solutions[COUNT_KEPT][N_CELLS];
  Board       board;

  g_assert_true (board_parse (&board, PUZZLE_HARD));
  count_puzzle_from_board (&count, &board);
  g_assert_cmpint ((int) count_solutions (&count, 2, solutions, NULL), ==, 1);
  memcpy (solution, solutions[0], N_CELLS);
  position_from_board (position, &board);
}

/* A digit of the solution is struck. */
static void
what_is_wrong_has_no_proof (void)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autoptr (ProofText) proof = NULL;
  g_autoptr (GString)   question = g_string_new (NULL), lemmas = g_string_new (NULL);
  Position              position;
  uint8_t               solution[N_CELLS];

  start_hard (&position, solution);
  deduction_start (deduction, technique_find ("naked-single"));
  deduction_strike (deduction, cells_of (0), solution[0]);
  proof = proof_text_new (&position);
  g_assert_false (proof_text_step (proof, &position, deduction));
  g_assert_false (proof_text_step (proof, &position, deduction));                 /* and nothing behind it has */
  g_assert_false (proof_text_finish (proof, question, lemmas));
  g_assert_cmpstr (question->str, ==, "");
}

/* A search that takes back what leads to the solution, and one that ends where there is one. */
static void
a_search_that_is_wrong_has_no_proof (void)
{
  g_autoptr (ProofText) proof = NULL, ended = NULL, stepless = NULL;
  g_autoptr (GString)   question = g_string_new (NULL), lemmas = g_string_new (NULL);
  Event                 guess = { .kind = EVENT_ASSIGN }, back = { .kind = EVENT_UNDO_ASSIGN };
  Position              position;
  uint8_t               solution[N_CELLS];

  start_hard (&position, solution);
  guess.cell = back.cell = (uint8_t) cells_first (position.empty);
  guess.digit = back.digit = solution[guess.cell];
  proof = proof_text_new (&position);
  proof_text_search (proof, NULL);
  g_assert_true (proof_text_follow (proof, &guess));
  g_assert_false (proof_text_follow (proof, &back));
  g_assert_false (proof_text_follow (proof, &guess));
  g_assert_false (proof_text_finish (proof, question, lemmas));

  stepless = proof_text_new (&position);
  g_assert_false (proof_text_finish (stepless, question, lemmas));

  ended = proof_text_new (&position);
  proof_text_search (ended, NULL);
  g_assert_false (proof_text_finish (ended, question, lemmas));
  g_assert_cmpstr (question->str, ==, "");
  proof_text_free (NULL);
}

/* Each premise is kept, so there is an end of them. */
static void
premises_have_an_end (void)
{
  g_autofree Deduction *found = g_new (Deduction, 1);
  g_autoptr (ProofText) proof = NULL;
  g_autofree Ladder    *ladder = g_new0 (Ladder, 1);
  Position              start;
  Board                 board;
  int                   n = 0;

  g_assert_true (board_parse (&board, PUZZLE_UNIQUE));
  position_from_board (&start, &board);
  start.unique = true;
  ladder_start (ladder, &start, ladder_profile_find ("hodoku"), NULL);
  while (ladder_find (ladder, found, NULL) && !found->technique->needs_unique)
    ladder_take (ladder, found);
  g_assert_true (found->technique->needs_unique);
  proof = proof_text_new (&ladder->position);
  while (n < 5000 && proof_text_step (proof, &ladder->position, found))
    n++;
  g_assert_cmpint (n, >, 50);
  g_assert_cmpint (n, <, 5000);
  g_assert_cmpint (proof_text_premises (proof), >=, n);
}

/* The checker of this test is one. */
static void
a_lemma_that_does_not_follow_is_refused (void)
{
  g_autoptr (ProofText) proof = NULL;
  g_autoptr (GString)   question = g_string_new (NULL), lemmas = g_string_new (NULL);
  g_autofree char      *none = NULL, *wrong = NULL;
  Position              position;
  Board                 board;

  g_assert_true (board_parse (&board, PUZZLE_NONE));
  position_from_board (&position, &board);
  proof = proof_text_new (&position);
  proof_text_search (proof, NULL);
  g_assert_true (proof_text_finish (proof, question, lemmas));
  g_assert_false (rup_accepts (question->str, "0\n", &none));
  g_assert_cmpstr (none, ==, "line 1: 0");
  g_assert_false (rup_accepts (question->str, "1 0\n0\n", &wrong));
  g_assert_cmpstr (wrong, ==, "line 1: 1 0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/proof-text/every-technique-has-a-proven-step", every_technique_has_a_proven_step);
  g_test_add_func ("/formats/proof-text/whole-paths-are-proven", whole_paths_are_proven);
  g_test_add_func ("/formats/proof-text/a-path-that-is-stuck-is-proven", a_path_that_is_stuck_is_proven);
  g_test_add_func ("/formats/proof-text/searches-are-proven", searches_are_proven);
  g_test_add_func ("/formats/proof-text/what-is-wrong-has-no-proof", what_is_wrong_has_no_proof);
  g_test_add_func ("/formats/proof-text/a-search-that-is-wrong-has-no-proof", a_search_that_is_wrong_has_no_proof);
  g_test_add_func ("/formats/proof-text/premises-have-an-end", premises_have_an_end);
  g_test_add_func ("/formats/proof-text/a-lemma-that-does-not-follow-is-refused", a_lemma_that_does_not_follow_is_refused);
  return g_test_run ();
}
