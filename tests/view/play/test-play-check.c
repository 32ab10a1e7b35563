/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play-check.c — the checking of Play, without a window around it: mistakes, repeats, and why a digit cannot stand. */
#include "formats/format.h"
#include "play-fixture.h"
#include "../../patience.h"

static void
expect_check (Fixture    *fixture,
              PlayCheck   check,
              const char *expected)
{
  g_autofree char *title = NULL, *where = NULL;

  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, check);
  setdoku_checker_describe (setdoku_play_get_checker (fixture->play), &title, &where);
  g_assert_cmpstr (title, ==, expected);
}

static void
test_mistakes_are_found_when_asked (Fixture       *fixture,
                                    gconstpointer  data)
{
  type (fixture, "9");
  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, CHECK_NONE);
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_FINE, "No mistakes so far.");
  click (fixture, 1, 0);
  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, CHECK_FINE);
  type (fixture, "1");                           /* 8 is right; no rule is broken */
  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, CHECK_NONE);
  g_assert_false (look_of (fixture, 1)->wrong);
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_WRONG, "1 digit is wrong.");
  g_assert_true (look_of (fixture, 1)->wrong);
  g_assert_false (look_of (fixture, 0)->wrong);
  click (fixture, 3, 0);
  type (fixture, "1");                           /* right, and what was wrong stays so */
  g_assert_true (look_of (fixture, 1)->wrong);
  click (fixture, 1, 0);
  type (fixture, "8");
  g_assert_false (look_of (fixture, 1)->wrong);
  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, CHECK_NONE);
}

static void
test_marks_without_the_right_digit_are_found (Fixture       *fixture,
                                              gconstpointer  data)
{
  press (fixture, GDK_KEY_1, CONTROL);
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_WRONG, "The marks of 1 cell lack the right digit.");
  press (fixture, GDK_KEY_9, CONTROL);
  g_assert_cmpint (setdoku_checker_get (setdoku_play_get_checker (fixture->play)), ==, CHECK_NONE);
}

static void
test_mistakes_are_shown_at_once_or_never (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_settings_set_string (fixture->settings, "show-mistakes", "at-once");
  type (fixture, "1");
  g_assert_true (look_of (fixture, 0)->wrong);
  g_settings_set_string (fixture->settings, "show-mistakes", "when-asked");
  g_assert_false (look_of (fixture, 0)->wrong);
  g_settings_set_string (fixture->settings, "show-mistakes", "never");
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_NONE, NULL);
  g_assert_false (look_of (fixture, 0)->wrong);
}

static void
test_repeats_can_be_left_to_the_player (Fixture       *fixture,
                                        gconstpointer  data)
{
  type (fixture, "4");
  g_assert_true (look_of (fixture, 0)->wrong && look_of (fixture, 2)->wrong);
  g_settings_set_boolean (fixture->settings, "show-repeats", FALSE);
  g_assert_false (look_of (fixture, 0)->wrong || look_of (fixture, 2)->wrong);
  setdoku_play_type_clues (fixture->play);
  type (fixture, "4");                           /* here they keep the puzzle from being played */
  g_assert_true (look_of (fixture, 0)->wrong);
}

/* With several solutions nothing is wrong that some solution has; and any of them solves the puzzle. */
static void
test_any_solution_is_right (Fixture       *fixture,
                            gconstpointer  data)
{
  const CensusReport *report;
  uint8_t digits[N_CELLS];
  int differing;

  load (fixture, MANY);
  report = setdoku_census_get_report (setdoku_play_get_census (fixture->play));
  while (report->n_solutions < 2)
    g_main_context_iteration (NULL, TRUE);
  differing = places_first (&report->differing);
  for (int i = 0; i < 2; i++)
    {
      load (fixture, MANY);
      click (fixture, differing, 0);
      press (fixture, GDK_KEY_0 + report->solution[i][differing], 0);
      setdoku_play_check (fixture->play);
      expect_check (fixture, CHECK_FINE, "No mistakes so far.");
      memcpy (digits, report->solution[i], sizeof digits);
      setdoku_play_go_on_with (fixture->play, digits);
      g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_SOLVED);
    }
  load (fixture, MANY);
  click (fixture, 0, 0);
  type (fixture, "1");                           /* no solution has it */
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_WRONG, "1 digit is wrong.");
}

static void
load_block (Fixture    *fixture,
            const char *block)
{
  g_autoptr (GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);

  g_assert_nonnull (g_array_index (records, Record, 0).document);
  setdoku_game_load (fixture->game, g_array_index (records, Record, 0).document);
  setdoku_play_begin (fixture->play);
}

#define SIX     "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\nextras=diagonal+ diagonal-\ngivens="
#define SIX_ONE SIX "............4............6.45.2....3\n"
#define SIX_TWO SIX "............4............6..5.2....3\n"          /* they differ in cells 26, 27, 32 and 33 */
#define SIX_SOLUTION "135624642315426531513246361452254163"

/* On any board what is wrong is held against its one solution; hints are for the classic one. */
static void
test_six (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *title = NULL, *where = NULL;

  load_block (fixture, SIX_ONE);
  click (fixture, 0, 0);
  press (fixture, GDK_KEY_0 + SIX_SOLUTION[0] - '0', 0);
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_FINE, "No mistakes so far.");
  click (fixture, 8, 0);                         /* row 2, column 3 */
  press (fixture, GDK_KEY_3, 0);                 /* 2 is right */
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_WRONG, "1 digit is wrong.");
  setdoku_checker_describe (setdoku_play_get_checker (fixture->play), &title, &where);
  g_assert_cmpstr (where, ==, "Row 2, column 3.");
  g_assert_true (look_of (fixture, 8)->wrong && !look_of (fixture, 0)->wrong);

  setdoku_hint_session_ask (setdoku_play_get_hints (fixture->play));
  wait_for (setdoku_hint_session_get (setdoku_play_get_hints (fixture->play)));
  g_assert_cmpint (setdoku_hint_session_get (setdoku_play_get_hints (fixture->play))->kind, ==, HINT_MISTAKE);
}

/* Of several solutions any is right, and what goes with none is wrong. */
static void
test_six_with_two_solutions (Fixture       *fixture,
                             gconstpointer  data)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (fixture->play));

  for (int i = 0; i < 2; i++)
    {
      load_block (fixture, SIX_TWO);
      wait_for (report->exact);
      g_assert_cmpuint (report->n_solutions, ==, 2);
      click (fixture, 26, 0);
      press (fixture, GDK_KEY_0 + report->solution[i][26], 0);
      setdoku_play_check (fixture->play);
      expect_check (fixture, CHECK_FINE, "No mistakes so far.");
    }
  click (fixture, 8, 0);
  press (fixture, GDK_KEY_3, 0);
  setdoku_play_check (fixture->play);
  expect_check (fixture, CHECK_WRONG, "1 digit is wrong.");
  g_assert_true (look_of (fixture, 8)->wrong && !look_of (fixture, 26)->wrong);
}

/* Where they differ is ringed while clues are typed, and shown when that is asked for. */
static void
test_six_shows_two_solutions (Fixture       *fixture,
                              gconstpointer  data)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (fixture->play));

  load_block (fixture, SIX_TWO);
  wait_for (report->exact);
  g_assert_false (look_of (fixture, 26)->differs);
  setdoku_play_type_clues (fixture->play);
  g_assert_true (look_of (fixture, 26)->differs && look_of (fixture, 33)->differs && !look_of (fixture, 25)->differs);
  g_assert_cmpint (look_of (fixture, 26)->either, ==, 0);
  setdoku_solutions_set_overlay (setdoku_play_get_solutions (fixture->play), SETDOKU_OVERLAY_TWO_SOLUTIONS);
  g_assert_cmpint (look_of (fixture, 26)->either + look_of (fixture, 26)->other, ==,
                   report->solution[0][26] + report->solution[1][26]);
}

static void
expect_why (Fixture    *fixture,
            int         digit,
            const char *expected)
{
  const char *title, *sentence;

  setdoku_play_why_not (fixture->play, digit);
  g_assert_true (setdoku_play_describe_why (fixture->play, &title, &sentence));
  g_assert_cmpstr (sentence, ==, expected);
}

/* What anyone can see, and nothing of the solution. */
static void
test_why_not (Fixture       *fixture,
              gconstpointer  data)
{
  const char *title, *sentence;

  expect_why (fixture, 4, "4 is a clue in row 1, column 3.");
  expect_why (fixture, 1, "Nothing speaks against 1 here yet.");
  click (fixture, 1, 0);
  type (fixture, "1");
  click (fixture, 0, 0);
  expect_why (fixture, 1, "You wrote 1 in row 1, column 2.");
  g_assert_cmpint (look_of (fixture, 1)->tints, !=, 0);
  press (fixture, GDK_KEY_Down, 0);
  g_assert_false (setdoku_play_describe_why (fixture->play, &title, &sentence));
  g_assert_cmpint (look_of (fixture, 1)->tints, ==, 0);
}

static void
test_clues_expect_their_opposite (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr(Document) empty = document_new ();

  setdoku_game_load (fixture->game, empty);
  setdoku_play_begin (fixture->play);
  type (fixture, "5");
  g_assert_true (look_of (fixture, 80)->ghost);
  setdoku_play_done (fixture->play);
  g_assert_false (look_of (fixture, 80)->ghost);
}

#define ADD(path, test) g_test_add ("/play-check/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("check", test_mistakes_are_found_when_asked);
  ADD ("check-marks", test_marks_without_the_right_digit_are_found);
  ADD ("at-once-never", test_mistakes_are_shown_at_once_or_never);
  ADD ("repeats", test_repeats_can_be_left_to_the_player);
  ADD ("any-solution", test_any_solution_is_right);
  ADD ("six", test_six);
  ADD ("six-two-solutions", test_six_with_two_solutions);
  ADD ("six-rings", test_six_shows_two_solutions);
  ADD ("why-not", test_why_not);
  ADD ("ghosts", test_clues_expect_their_opposite);
  return g_test_run ();
}
