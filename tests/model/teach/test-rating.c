/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rating.c — a rating arrives, is the rater's own, belongs to the puzzle that was asked for last, and is said with
 * the name of its scale. */
#include <string.h>

#include "model/teach/explain-rating.h"
#include "engine/rate/ways.h"

#define EASY "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
#define MIDDLING "..3.5......71.9....893....52.....3..3.5.47.....492........64..7.....5843.......6."       /* 2.6 */
#define HARD ".........4.6.891..7.92...5.2....8.....756..2...8.9..4......1.9..3....6...6.8..2.5"       /* 6.6 */
#define HARDEST ".2....7..4....9.3.6..2.3.4.....1......89.....9....4.6..94....5.5.....6.3.....5..."       /* 10.9 */
#define SOLVED "483921657967345821251876493548132976729564138136798245372689514814253769695417382"

enum { PATIENCE_S = 60 };

typedef struct {
  SetdokuRating *rating;
  int            n_changes;
} Fixture;

static void
on_changed (SetdokuRating *rating, Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rating = setdoku_rating_new ();
  fixture->n_changes = 0;
  g_signal_connect (fixture->rating, "changed", G_CALLBACK (on_changed), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->rating);
}

static Board
board_of (const char *text)
{
  Board board;

  g_assert_true (board_parse (&board, text));
  return board;
}

static void
set_board (Fixture *fixture, const char *text)
{
  Board board = board_of (text);

  setdoku_rating_set_board (fixture->rating, &board);
}

static const RatingReport *
report_of (Fixture *fixture)
{
  return setdoku_rating_get_report (fixture->rating);
}

static const RatingReport *
wait (Fixture *fixture)
{
  int64_t end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  while (setdoku_rating_is_working (fixture->rating))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  return report_of (fixture);
}

/* The rater, asked directly. */
static void
check_against_the_rater (const SeRating *se, const char *puzzle)
{
  RateWork *work = rate_work_new ();
  Board board = board_of (puzzle);
  RateHint hint;
  Rate rate;

  rate_start (&rate, &board);
  for (int i = 0; rate_step (&rate, work, &hint) == RATE_STEPPED; i++)
    {
      g_assert_cmpint (i, <, se->n_steps);
      g_assert_cmpint (se->steps[i].tenths, ==, rate_tenths (hint.rating));
      g_assert_cmpint (se->steps[i].technique, ==, hint.technique);
      g_assert_cmpint (se->steps[i].cell, ==, hint.cell);
      g_assert_cmpint (se->steps[i].digit, ==, hint.cell != NO_CELL ? hint.digit + 1 : 0);
      g_assert_true (hint.cell != NO_CELL || se->steps[i].n_struck > 0);
    }
  g_assert_cmpint (se->n_steps, ==, rate.n_steps);
  g_assert_cmpint (se->er, ==, rate_tenths (rate.er));
  g_assert_cmpint (se->ep, ==, rate_tenths (rate.ep));
  g_assert_cmpint (se->ed, ==, rate_tenths (rate.ed));
  g_assert_cmpint (se->hardest, ==, rate.hardest);
  g_assert_cmpint (se->steps[se->hardest_step].tenths, ==, se->er);
  g_assert_cmpint (se->steps[se->hardest_step].technique, ==, se->hardest);
  rate_work_free (work);
}

static void
it_arrives_on_both_scales (Fixture *fixture, gconstpointer data)
{
  static const char *const puzzles[] = { EASY, MIDDLING, HARD };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      const RatingReport *report;
      Board board = board_of (puzzles[i]);
      Score score;

      fixture->n_changes = 0;
      set_board (fixture, puzzles[i]);
      g_assert_true (report_of (fixture)->known);
      g_assert_false (report_of (fixture)->se.rated);
      report = wait (fixture);
      g_assert_cmpint (fixture->n_changes, ==, 2);
      g_assert_true (report->se.rated && !report->se.at_least);
      check_against_the_rater (&report->se, puzzles[i]);
      score_start (&score, &board);
      score_run (&score);
      g_assert_true (report->hodoku.scored && !report->hodoku.stuck);
      g_assert_cmpint (report->hodoku.score, ==, score.ladder.score);
      g_assert_cmpint (report->hodoku.level, ==, ladder_level (&score.ladder));
      g_assert_true (report->hodoku.hardest == ladder_hardest (&score.ladder));
    }
}

/* One after the other without a turn of the main loop between: only the last one is told of. */
static void
the_newest_wins (Fixture *fixture, gconstpointer data)
{
  const RatingReport *report;

  set_board (fixture, HARDEST);
  set_board (fixture, HARD);
  set_board (fixture, MIDDLING);
  report = wait (fixture);
  g_assert_cmpint (report->se.er, ==, 26);
  g_assert_cmpint (fixture->n_changes, ==, 2);
}

static void
nothing_is_asked_twice (Fixture *fixture, gconstpointer data)
{
  const RatingReport *report;

  set_board (fixture, MIDDLING);
  wait (fixture);
  set_board (fixture, HARD);
  wait (fixture);
  fixture->n_changes = 0;
  set_board (fixture, HARD);
  g_assert_false (setdoku_rating_is_working (fixture->rating));
  set_board (fixture, MIDDLING);
  g_assert_false (setdoku_rating_is_working (fixture->rating));
  report = report_of (fixture);
  g_assert_true (report->se.rated && report->hodoku.scored);
  g_assert_cmpint (report->se.er, ==, 26);
  set_board (fixture, HARD);
  g_assert_cmpint (report_of (fixture)->se.er, ==, 66);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

/* What was dropped halfway is found again halfway, and finished. */
static void
what_was_dropped_is_taken_up_again (Fixture *fixture, gconstpointer data)
{
  set_board (fixture, HARDEST);
  while (!report_of (fixture)->hodoku.scored && !report_of (fixture)->se.rated)
    g_main_context_iteration (NULL, TRUE);
  set_board (fixture, EASY);
  wait (fixture);
  set_board (fixture, HARDEST);
  wait (fixture);
  g_assert_cmpint (report_of (fixture)->se.er, ==, 109);
  g_assert_cmpint (report_of (fixture)->se.ep, ==, 109);
  g_assert_cmpint (report_of (fixture)->se.ed, ==, 26);
  g_assert_true (report_of (fixture)->hodoku.scored);
}

static void
without_a_puzzle_there_is_nothing (Fixture *fixture, gconstpointer data)
{
  static const RatingReport nothing = { 0 };

  g_assert_cmpmem (report_of (fixture), sizeof nothing, &nothing, sizeof nothing);
  set_board (fixture, HARDEST);
  setdoku_rating_set_board (fixture->rating, NULL);
  g_assert_false (setdoku_rating_is_working (fixture->rating));
  g_assert_cmpmem (report_of (fixture), sizeof nothing, &nothing, sizeof nothing);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

static void
nobody_is_told_after_the_end (Fixture *fixture, gconstpointer data)
{
  set_board (fixture, HARDEST);
  g_clear_object (&fixture->rating);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

static void
a_full_board_has_no_steps (Fixture *fixture, gconstpointer data)
{
  const RatingReport *report;
  g_autofree char *profile = NULL;

  set_board (fixture, SOLVED);
  report = wait (fixture);
  g_assert_true (report->se.rated);
  g_assert_cmpint (report->se.n_steps, ==, 0);
  g_assert_cmpint (report->se.hardest_step, ==, -1);
  g_assert_null (report->hodoku.hardest);
  g_assert_cmpstr (explain_se_level (&report->se), ==, "");
  g_assert_cmpstr (explain_hodoku_level (&report->hodoku), ==, "");
  profile = explain_rating_profile (&report->se);
  g_assert_cmpstr (profile, ==, "");
}

static void
while_it_is_held_nothing_comes (Fixture *fixture, gconstpointer data)
{
  setdoku_rating_hold (fixture->rating, true);
  set_board (fixture, EASY);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (2000);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpint (fixture->n_changes, ==, 0);
  g_assert_true (setdoku_rating_is_working (fixture->rating));
  setdoku_rating_hold (fixture->rating, false);
  g_assert_true (wait (fixture)->se.rated);
}

static void
files_get_what_is_known (Fixture *fixture, gconstpointer data)
{
  DocumentRating rating = { 0 };

  set_board (fixture, HARD);
  g_assert_false (setdoku_rating_to_document (fixture->rating, &rating));
  g_assert_cmpint (rating.scale, ==, SCALE_NONE);
  wait (fixture);
  g_assert_true (setdoku_rating_to_document (fixture->rating, &rating));
  g_assert_cmpint (rating.scale, ==, SCALE_SE);
  g_assert_cmpint (rating.er, ==, 66);
  g_assert_cmpint (rating.ep, ==, 12);
  g_assert_cmpint (rating.ed, ==, 12);
}

/* The ways: counted by hand on a board with one row to fill, and never fewer than the step itself. */

static void
every_last_cell_is_a_way (Fixture *fixture, gconstpointer data)
{
  char text[] = SOLVED;
  const SeRating *se;

  text[0] = text[40] = text[80] = '.';          /* three boxes, three rows, three columns: each its own last cell */
  set_board (fixture, text);
  se = &wait (fixture)->se;
  g_assert_cmpint (se->n_steps, ==, 3);
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (se->steps[i].tenths, ==, 10);
      g_assert_cmpint (se->steps[i].ways, ==, 3 - i);
    }
}

static void
techniques_that_are_counted_have_a_way (Fixture *fixture, gconstpointer data)
{
  static const char *const puzzles[] = { EASY, MIDDLING, HARD };
  int more = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      const SeRating *se;

      set_board (fixture, puzzles[i]);
      se = &wait (fixture)->se;
      for (int step = 0; step < se->n_steps; step++)
        {
          int technique = se->steps[step].technique;
          bool counted = technique != RATE_UNIQUE_LOOP && technique != RATE_ALIGNED_PAIR
                         && technique != RATE_ALIGNED_TRIPLET && (technique < RATE_BUG_2 || technique > RATE_BUG_4);

          g_assert_cmpint (se->steps[step].ways > 0, ==, counted);
          more += se->steps[step].ways > 1;
        }
    }
  g_assert_cmpint (more, >, 0);
}

/* The words. */

static void
assert_says (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
it_is_said_on_its_scale (Fixture *fixture, gconstpointer data)
{
  SeRating *se = g_new0 (SeRating, 1);
  HodokuRating hodoku = { .scored = true, .score = 1234, .level = LEVEL_HARD, .hardest = technique_find ("x-wing") };
  DocumentRating brought = { .scale = SCALE_SUKAKU, .er = 83 };

  se->rated = true;
  se->er = 72;
  g_assert_cmpstr (explain_se_level (se), ==, "Extreme");
  assert_says (explain_se_rating (se), "7.2 on Sudoku Explainer’s scale");
  se->ep = se->ed = 12;
  assert_says (explain_se_figures (se), "ER/EP/ED 7.2/1.2/1.2: the hardest step, up to the first digit, and the first step");
  se->at_least = true;
  assert_says (explain_se_rating (se), "At least 7.2 on Sudoku Explainer’s scale");
  g_assert_cmpstr (explain_hodoku_level (&hodoku), ==, "Hard");
  assert_says (explain_hodoku_rating (&hodoku), "Score 1\u202f234 by HoDoKu");
  assert_says (explain_document_rating (&brought), "8.3 on Sukaku Explainer’s scale");
  brought.scale = SCALE_UNNAMED;
  assert_says (explain_document_rating (&brought), "8.3 on a scale without a name");
  brought = (DocumentRating) { .scale = SCALE_HODOKU, .er = 204 };
  assert_says (explain_document_rating (&brought), "Score 204 by HoDoKu");
  g_assert_null (explain_document_rating (&(DocumentRating) { 0 }));
  g_free (se);
}

static void
what_came_with_it_is_said_if_it_is_something_else (Fixture *fixture, gconstpointer data)
{
  DocumentRating same = { SCALE_SE, 66, 12, 12 }, other = { SCALE_SUKAKU, 66, 0, 0 }, none = { 0 }, score;
  const RatingReport *report;

  set_board (fixture, HARD);
  assert_says (explain_brought_rating (&same, NULL, report_of (fixture)), "Its source says: 6.6 on Sudoku Explainer’s scale");
  report = wait (fixture);
  score = (DocumentRating) { .scale = SCALE_HODOKU, .er = report->hodoku.score };
  g_assert_null (explain_brought_rating (&none, NULL, report));
  g_assert_null (explain_brought_rating (&none, "", report));
  g_assert_null (explain_brought_rating (&same, NULL, report));
  g_assert_null (explain_brought_rating (&same, "expert", report));
  g_assert_null (explain_brought_rating (&score, "Expert", report));
  score.er = 7;
  assert_says (explain_brought_rating (&score, NULL, report), "Its source says: Score 7 by HoDoKu");
  assert_says (explain_brought_rating (&other, NULL, report), "Its source says: 6.6 on Sukaku Explainer’s scale");
  assert_says (explain_brought_rating (&same, "Diabolical", report), "Its source says: Diabolical");
  assert_says (explain_brought_rating (&other, "Easy", report), "Its source says: Easy, 6.6 on Sukaku Explainer’s scale");
}

static void
a_step_is_said_in_one_sentence (Fixture *fixture, gconstpointer data)
{
  SeRating *se = g_new0 (SeRating, 1);

  se->rated = true;
  se->n_steps = 52;
  se->hardest_step = 13;
  se->steps[13] = (RatingStep) { .tenths = 32, .technique = RATE_X_WING, .ways = 4 };
  assert_says (explain_rating_step (se, 13), "Step 14 of 52: X-wing, 3.2; 4 ways open");
  assert_says (explain_rating_profile (se), "52 steps; the hardest is step 14: X-wing, 3.2");
  se->steps[13].ways = 1;
  assert_says (explain_rating_step (se, 13), "Step 14 of 52: X-wing, 3.2; 1 way open");
  se->steps[13].ways = RATE_WAYS_MOST;
  assert_says (explain_rating_step (se, 13), "Step 14 of 52: X-wing, 3.2; 99 ways or more open");
  se->steps[13].ways = 0;
  assert_says (explain_rating_step (se, 13), "Step 14 of 52: X-wing, 3.2");
  g_free (se);
}

static void
every_technique_has_a_name (Fixture *fixture, gconstpointer data)
{
  for (int technique = RATE_NOTHING + 1; technique < N_RATE_TECHNIQUES; technique++)
    {
      g_assert_cmpstr (explain_rate_technique (technique), !=, "");
      for (int other = RATE_NOTHING; other < technique; other++)
        g_assert_cmpstr (explain_rate_technique (technique), !=, explain_rate_technique (other));
    }
  g_assert_cmpstr (explain_rate_technique (RATE_NOTHING), ==, "");
}

#define ADD(path, test) g_test_add ("/model/rating/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("it-arrives-on-both-scales", it_arrives_on_both_scales);
  ADD ("the-newest-wins", the_newest_wins);
  ADD ("nothing-is-asked-twice", nothing_is_asked_twice);
  ADD ("what-was-dropped-is-taken-up-again", what_was_dropped_is_taken_up_again);
  ADD ("without-a-puzzle-there-is-nothing", without_a_puzzle_there_is_nothing);
  ADD ("nobody-is-told-after-the-end", nobody_is_told_after_the_end);
  ADD ("a-full-board-has-no-steps", a_full_board_has_no_steps);
  ADD ("while-it-is-held-nothing-comes", while_it_is_held_nothing_comes);
  ADD ("files-get-what-is-known", files_get_what_is_known);
  ADD ("every-last-cell-is-a-way", every_last_cell_is_a_way);
  ADD ("techniques-that-are-counted-have-a-way", techniques_that_are_counted_have_a_way);
  ADD ("it-is-said-on-its-scale", it_is_said_on_its_scale);
  ADD ("what-came-with-it-is-said-if-it-is-something-else", what_came_with_it_is_said_if_it_is_something_else);
  ADD ("a-step-is-said-in-one-sentence", a_step_is_said_in_one_sentence);
  ADD ("every-technique-has-a-name", every_technique_has_a_name);

  return g_test_run ();
}
