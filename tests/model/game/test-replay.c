/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-replay.c — a solve looked at again: the moves of its line of play, their times, and what the ladder says. */
#include <string.h>

#include "engine/fast/count.h"
#include "formats/format.h"
#include "model/game/game.h"
#include "model/teach/path.h"
#include "model/game/replay.h"

enum { SECOND = 1000 };

static const char *const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char *const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

static SetdokuGame *
game_of (const char *clues, uint8_t solution[N_CELLS])
{
  g_autoptr (Document) document = document_new ();
  SetdokuGame *game = setdoku_game_new ();
  uint8_t found[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  Board board;

  g_assert_true (board_parse (&board, clues));
  count_puzzle_from_board (&puzzle, &board);
  g_assert_cmpint (count_solutions (&puzzle, 2, found, NULL), ==, 1);
  memcpy (solution, found[0], N_CELLS);
  document_set_board (document, &board);
  setdoku_game_load (game, document);
  return game;
}

/* The document of the game, each step so many ms after the one before. */
static Document *
timed (SetdokuGame *game, const int64_t *ms)
{
  Document *document = setdoku_game_to_document (game);
  int64_t time = INT64_C (1700000000000000);

  for (int i = 0; i < document_n_steps (document); i++)
    g_array_index (document->steps, DocumentStep, i).time = time += 1000 * ms[i];
  return document;
}

static void
test_moves_and_times (void)
{
  static const int64_t ms[] = { 0, 5 * SECOND, 3600 * SECOND, -20 * SECOND, 2500, 300 * SECOND };
  static const int64_t took[] = { 0, 5 * SECOND, 0, 0, 2500, 300 * SECOND };
  static const int64_t at[] = { 0, 5 * SECOND, 5 * SECOND, 5 * SECOND, 7500, 307500 };
  uint8_t solution[N_CELLS];
  g_autoptr (SetdokuGame) game = game_of (easy, solution);
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL;
  g_autofree char *first = NULL, *last = NULL;

  setdoku_game_enter (game, places_of (2), solution[2]);
  setdoku_game_toggle_mark (game, places_of (3), SETDOKU_MARK_CORNER, 1);
  setdoku_game_enter (game, places_of (3), 9);
  setdoku_game_enter (game, places_of (3), 9);
  setdoku_game_enter (game, places_union (places_of (3), places_of (5)), 2);
  setdoku_game_enter_and_tidy (game, places_of (6), solution[6]);
  document = timed (game, ms);
  replay = replay_new (document, document->current);

  g_assert_cmpint (replay_get_length (replay), ==, 6);
  for (int i = 1; i <= 6; i++)
    {
      const ReplayMove *move = replay_get_move (replay, i);

      g_assert_cmpint (move->step, ==, i - 1);
      g_assert_cmpint (move->took, ==, took[i - 1]);
      g_assert_cmpint (move->at, ==, at[i - 1]);
      g_assert_cmpint (move->broke, ==, i == 3);
      g_assert_cmpint (replay_get_time (replay, i), ==, at[i - 1]);
    }
  g_assert_cmpint (replay_get_time (replay, 0), ==, 0);
  g_assert_cmpint (replay_get_duration (replay), ==, 307500);
  g_assert_cmpint (replay_find_time (replay, 0), ==, 1);
  g_assert_cmpint (replay_find_time (replay, 4999), ==, 1);
  g_assert_cmpint (replay_find_time (replay, 5000), ==, 4);
  g_assert_cmpint (replay_find_time (replay, 1000000), ==, 6);

  g_assert_cmpint (replay_get_move (replay, 1)->cell, ==, 2);
  g_assert_cmpint (replay_get_move (replay, 1)->digit, ==, solution[2]);
  g_assert_cmpint (replay_get_move (replay, 2)->cell, ==, -1);
  g_assert_cmpint (replay_get_move (replay, 4)->digit, ==, 0);
  g_assert_cmpint (replay_get_move (replay, 5)->digit, ==, 0);       /* two cells at once */
  g_assert_true (places_equal (replay_get_move (replay, 5)->cells, places_union (places_of (3), places_of (5))));
  g_assert_cmpint (replay_get_move (replay, 3)->n_filled, ==, 32);
  g_assert_cmpint (replay_get_move (replay, 4)->n_filled, ==, 31);
  g_assert_cmpint (replay_get_move (replay, 5)->n_filled, ==, 33);

  g_assert_cmpint (replay_get_position (replay), ==, 6);
  last = replay_describe (replay);
  g_assert_nonnull (last);
  replay_seek (replay, 0);
  g_assert_cmpint (replay_get_position (replay), ==, 0);
  g_assert_cmpint (replay_get_cells (replay)[2].entry, ==, 0);
  g_assert_null (replay_describe (replay));
  replay_seek (replay, 3);
  first = replay_describe (replay);
  g_assert_cmpstr (first, ==, "place 9");
  g_assert_cmpint (replay_get_cells (replay)[3].entry, ==, 9);
}

/* Each branch has its own; neither the document nor the game is touched. */
static void
test_branches (void)
{
  uint8_t solution[N_CELLS];
  g_autoptr (SetdokuGame) game = game_of (easy, solution);
  g_autoptr (Document) document = NULL, before = NULL;
  g_autoptr (Replay) first = NULL, second = NULL, none = NULL;

  setdoku_game_enter (game, places_of (2), 1);
  setdoku_game_enter (game, places_of (3), 2);
  setdoku_game_undo (game, NULL);
  setdoku_game_enter (game, places_of (3), 6);
  setdoku_game_enter (game, places_of (5), 8);
  document = setdoku_game_to_document (game);
  before = document_copy (document);
  first = replay_new (document, 1);
  second = replay_new (document, 3);
  none = replay_new (document, -1);
  g_assert_cmpint (replay_get_length (first), ==, 2);
  g_assert_cmpint (replay_get_length (second), ==, 3);
  g_assert_cmpint (replay_get_length (none), ==, 0);
  g_assert_cmpint (replay_get_duration (none), ==, 0);
  g_assert_cmpint (replay_get_cells (first)[3].entry, ==, 2);
  g_assert_cmpint (replay_get_cells (second)[3].entry, ==, 6);
  g_assert_cmpint (replay_get_cells (none)[2].entry, ==, 0);
  for (int i = 0; i <= 3; i++)
    {
      replay_seek (second, i);
      g_assert_cmpint (replay_get_position (second), ==, i);
    }
  g_assert_true (document_equal (document, before));
}

/* The clues that were typed are there from the start, and what was done before they were complete is no move. */
static void
test_clues_are_no_moves (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL, typing = NULL;

  setdoku_game_set_clue (game, places_of (0), 5);
  setdoku_game_enter (game, places_of (1), 6);
  setdoku_game_set_clue (game, places_of (2), 7);
  setdoku_game_enter (game, places_of (3), 8);
  setdoku_game_enter (game, places_of (4), 9);
  document = setdoku_game_to_document (game);
  replay = replay_new (document, 4);
  typing = replay_new (document, 2);
  g_assert_cmpint (replay_get_length (typing), ==, 0);
  g_assert_cmpint (replay_get_length (replay), ==, 2);
  g_assert_cmpint (replay_get_move (replay, 1)->n_filled, ==, 4);
  replay_seek (replay, 0);
  g_assert_cmpint (replay_get_position (replay), ==, 0);
  g_assert_null (replay_describe (replay));
  g_assert_cmpint (replay_get_cells (replay)[2].given, ==, 7);
  g_assert_cmpint (replay_get_cells (replay)[1].entry, ==, 6);
  g_assert_cmpint (replay_get_cells (replay)[3].entry, ==, 0);
}

static const ReplayComparison *
comparison (GArray *comparisons, unsigned i)
{
  return &g_array_index (comparisons, ReplayComparison, i);
}

/* Nothing but singles in this order: whoever fills the board as the ladder does never was ahead. */
static void
test_the_ladder_itself_is_never_ahead (void)
{
  uint8_t solution[N_CELLS];
  g_autoptr (SetdokuGame) game = game_of (easy, solution);
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GArray) comparisons = NULL;
  Position position;
  Deduction deduction;
  Ladder ladder;
  Board board;

  setdoku_game_get_board (game, &board);
  position_from_board (&position, &board);
  ladder_start (&ladder, &position, ladder_profiles, NULL);
  while (ladder_step (&ladder, &deduction))
    for (int i = 0; i < deduction.n_placed; i++)
      setdoku_game_enter (game, places_of (candidate_cell (deduction.placed[i])), candidate_digit (deduction.placed[i]));
  g_assert_true (setdoku_game_is_solved (game));

  document = setdoku_game_to_document (game);
  replay = replay_new (document, document->current);
  comparisons = replay_compare (replay, solution, NULL);
  g_assert_cmpint (comparisons->len, ==, 51);
  for (unsigned i = 0; i < comparisons->len; i++)
    {
      g_assert_cmpint (comparison (comparisons, i)->verdict, ==, REPLAY_SINGLE);
      g_assert_nonnull (comparison (comparisons, i)->technique);
      g_assert_cmpint (comparison (comparisons, i)->technique->family, ==, FAMILY_SINGLES);
      g_assert_cmpint (comparison (comparisons, i)->n_others, ==, 0);
    }
}

static void
says (const ReplayComparison *comparison, const char *what)
{
  g_autofree char *text = replay_say_comparison (comparison);

  g_assert_cmpstr (text, ==, what);
}

static void
test_verdicts (void)
{
  uint8_t solution[N_CELLS];
  g_autoptr (SetdokuGame) game = game_of (hard, solution);
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GArray) comparisons = NULL;
  int first = -1, n_ahead = 0;

  /* In reading order, which is nobody's order; one digit is wrong at first, and marks do not count. */
  for (int c = 0; c < N_CELLS; c++)
    if (!setdoku_game_get_cells (game)[c].given)
      {
        if (first < 0)
          {
            setdoku_game_enter (game, places_of (c), solution[c] % 9 + 1);
            setdoku_game_toggle_mark (game, places_of (c + 1), SETDOKU_MARK_CENTRE, solution[c]);
          }
        setdoku_game_enter (game, places_of (c), solution[c]);
        first = first < 0 ? c : first;
      }
  document = setdoku_game_to_document (game);
  replay = replay_new (document, document->current);
  comparisons = replay_compare (replay, solution, NULL);
  g_assert_cmpint (comparison (comparisons, 0)->verdict, ==, REPLAY_WRONG);
  says (comparison (comparisons, 0), "This digit was wrong.");
  g_assert_cmpint (comparison (comparisons, 1)->verdict, ==, REPLAY_NOT_COMPARED);
  says (comparison (comparisons, 1), NULL);
  for (unsigned i = 2; i < comparisons->len; i++)
    {
      g_assert_cmpint (comparison (comparisons, i)->verdict, >=, REPLAY_SINGLE);
      n_ahead += comparison (comparisons, i)->verdict >= REPLAY_AHEAD;
    }
  g_assert_cmpint (n_ahead, >, 5);
  g_assert_cmpint (n_ahead, <, 60);
  g_assert_cmpint (comparison (comparisons, comparisons->len - 1)->verdict, ==, REPLAY_SINGLE);
  says (comparison (comparisons, comparisons->len - 1), "Full house: it could be seen at once.");

  replay_take (replay, comparisons);
  g_assert_cmpint (replay_get_move (replay, 1)->comparison.verdict, ==, REPLAY_WRONG);
}

static void
test_words (void)
{
  says (&(ReplayComparison) { REPLAY_SINGLE, technique_find ("hidden-single"), 0 }, "Hidden single: it could be seen at once.");
  says (&(ReplayComparison) { REPLAY_WORKED_OUT, technique_find ("x-wing"), 0 },
        "It took: X-wing. The ladder goes the same way.");
  says (&(ReplayComparison) { REPLAY_AHEAD, technique_find ("x-wing"), 1 },
        "You were ahead of the ladder here: it places 1 other digit first. Hardest step: X-wing.");
  says (&(ReplayComparison) { REPLAY_AHEAD, technique_find ("x-wing"), 2 },
        "You were ahead of the ladder here: it places 2 other digits first. Hardest step: X-wing.");
  says (&(ReplayComparison) { REPLAY_BEYOND, NULL, 2 },
        "You were ahead of the ladder here: it finds this digit only by trying out.");
}

static void
test_cancelled (void)
{
  uint8_t solution[N_CELLS];
  g_autoptr (SetdokuGame) game = game_of (easy, solution);
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GArray) comparisons = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  setdoku_game_enter (game, places_of (2), solution[2]);
  document = setdoku_game_to_document (game);
  replay = replay_new (document, document->current);
  g_cancellable_cancel (cancellable);
  comparisons = replay_compare (replay, solution, cancellable);
  g_assert_cmpint (comparisons->len, ==, 1);
  g_assert_cmpint (comparison (comparisons, 0)->verdict, ==, REPLAY_NOT_COMPARED);
}

/* 16 digits; a cage, and a hidden single by it. */
static void
test_another_board (void)
{
  static const char *const block = "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r4c1 r4c2\ngivens=12..342........4\n";
  static const uint8_t solution[16] = { 1, 2, 4, 3, 3, 4, 2, 1, 4, 3, 1, 2, 2, 1, 3, 4 };
  g_autoptr (GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  const Document *read = g_array_index (records, Record, 0).document;
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (Document) document = NULL;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GArray) comparisons = NULL;
  g_autofree char *said = NULL;

  g_assert_nonnull (read);
  setdoku_game_load (game, read);
  setdoku_game_enter (game, places_of (2), 4);
  setdoku_game_enter (game, places_of (3), 4);                       /* wrong */
  setdoku_game_enter (game, places_of (3), 3);
  setdoku_game_toggle_mark (game, places_union (places_of (12), places_of (13)), SETDOKU_MARK_CENTRE, 2);
  setdoku_game_enter (game, places_of (11), 2);
  document = setdoku_game_to_document (game);
  replay = replay_new (document, document->current);
  g_assert_nonnull (replay_get_topology (replay));
  g_assert_cmpint (replay_get_n_cells (replay), ==, 16);
  g_assert_cmpint (replay_get_length (replay), ==, 5);
  g_assert_cmpint (replay_get_n_filled (replay, 0), ==, 6);
  g_assert_cmpint (replay_get_n_filled (replay, 5), ==, 9);
  comparisons = replay_compare (replay, solution, NULL);
  replay_take (replay, comparisons);
  g_assert_cmpint (replay_get_move (replay, 2)->comparison.verdict, ==, REPLAY_WRONG);
  g_assert_cmpint (replay_get_move (replay, 3)->comparison.verdict, ==, REPLAY_SINGLE);
  g_assert_cmpstr (replay_get_move (replay, 3)->comparison.any->id, ==, "full-house");
  g_assert_cmpint (replay_get_move (replay, 4)->comparison.verdict, ==, REPLAY_NOT_COMPARED);
  g_assert_cmpint (replay_get_move (replay, 5)->comparison.verdict, !=, REPLAY_NOT_COMPARED);
  g_assert_nonnull (replay_get_move (replay, 5)->comparison.any);
  said = replay_say_comparison (&replay_get_move (replay, 3)->comparison);
  g_assert_cmpstr (said, ==, "Full house: it could be seen at once.");
  replay_seek (replay, 0);
  g_assert_cmpint (replay_get_cells (replay)[2].entry, ==, 0);
  replay_seek (replay, 3);
  g_assert_cmpint (replay_get_cells (replay)[3].entry, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/replay/moves-and-times", test_moves_and_times);
  g_test_add_func ("/replay/branches", test_branches);
  g_test_add_func ("/replay/clues-are-no-moves", test_clues_are_no_moves);
  g_test_add_func ("/replay/the-ladder-itself-is-never-ahead", test_the_ladder_itself_is_never_ahead);
  g_test_add_func ("/replay/verdicts", test_verdicts);
  g_test_add_func ("/replay/words", test_words);
  g_test_add_func ("/replay/cancelled", test_cancelled);
  g_test_add_func ("/replay/another-board", test_another_board);
  return g_test_run ();
}
