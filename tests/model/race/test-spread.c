/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-spread.c — numbers by how often they came: held against a sorted array; and tallies as text. */
#include <glib.h>
#include <stdlib.h>

#include "model/race/survey-tally.h"
#include "model/race/survey-words.h"

static int
by_value (const void *a, const void *b)
{
  uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return x < y ? -1 : x > y;
}

static void
every_rank_is_that_of_a_sorted_array (void)
{
  for (unsigned n = 1; n < 3000; n = n * 2 + 1)
    {
      Spread spread = { 0 };
      g_autofree uint64_t *all = g_new (uint64_t, n);
      g_autofree SpreadStep *steps = NULL;
      unsigned n_steps;

      for (unsigned i = 0; i < n; i++)
        {
          all[i] = (uint64_t) g_test_rand_int_range (0, 40) * (uint64_t) g_test_rand_int_range (0, G_MAXINT32);
          spread_add (&spread, all[i], 1);
        }
      qsort (all, n, sizeof *all, by_value);
      steps = spread_sorted (&spread, &n_steps);
      g_assert_cmpuint (spread.total, ==, n);
      for (unsigned rank = 0; rank < n; rank++)
        g_assert_cmpuint (spread_rank (steps, n_steps, rank), ==, all[rank]);
      spread_clear (&spread);
    }
}

static void
many_of_the_same_take_no_room (void)
{
  Spread spread = { 0 };

  for (int i = 0; i < 1000000; i++)
    spread_add (&spread, (uint64_t) i % 100, 1);
  g_assert_cmpuint (spread.used, ==, 100);
  g_assert_cmpuint (spread.room, <=, 256);
  spread_clear (&spread);
}

static SurveyTally
random_tally (unsigned n)
{
  SurveyTally tally;

  survey_tally_init (&tally);
  for (unsigned i = 0; i < n; i++)
    {
      bool capped = g_test_rand_int_range (0, 10) == 0;
      SurveyResult result = {
        .outcome = capped ? OUTCOME_RUNNING : OUTCOME_SOLVED, .capped = capped,
        .nodes = capped ? 5000 : (uint32_t) g_test_rand_int_range (0, 5000), .take_backs = (uint64_t) g_test_rand_int_range (0,
            9),
        .events = 77,
      };

      survey_tally_add (&tally, &result);
    }
  return tally;
}

static char *
text_of (const SurveyTally *tally)
{
  GString *text = g_string_new (NULL);

  survey_tally_append (tally, "explore:cell=mrv", 5000, text);
  return g_string_free (text, FALSE);
}

static void
a_tally_comes_back_from_its_text_and_parts_join_to_the_whole (void)
{
  SurveyTally a = random_tally (300), b = random_tally (77), read;
  g_autofree char *first = text_of (&a), *second = text_of (&b), *both = NULL, *again = NULL, *strategy = NULL;
  const char *at = second;
  uint64_t cap;

  g_assert_true (survey_tally_parse (&at, &read, &strategy, &cap));
  g_assert_cmpstr (at, ==, "");
  g_assert_cmpstr (strategy, ==, "explore:cell=mrv");
  g_assert_cmpuint (cap, ==, 5000);
  again = text_of (&read);
  g_assert_cmpstr (again, ==, second);
  survey_tally_join (&a, &read);
  g_assert_cmpuint (a.row.puzzles, ==, 377);
  survey_tally_join (&b, &a);                      /* the other way round, and b twice: the sums go on */
  g_assert_cmpuint (b.row.puzzles, ==, 454);
  survey_tally_clear (&a);
  survey_tally_clear (&b);
  survey_tally_clear (&read);
}

static void
what_is_no_tally_is_refused (void)
{
  static const char *const texts[] = {
    "", "tally", "tally\texplore\t100\t1 1 0 0 0 1 0 50 0\n", "tally\texplore\t100\t1 1 0 0 0 1 0 50 0\nsolved\t0:2\nother\n",
    "tally\texplore\t0\t1 1 0 0 0 1 0 50 0\nsolved\t0:1\nother\n",
      "tally\texplore\t100\t1 2 0 0 0 1 0 50 0\nsolved\t0:2\nother\n",
    "tally\texplore\t100\t1 1 0 0 0 1 0 50 0\nsolved\t0:1 \nother\n",
      "tally\texplore\t100\t1 1 0 0 0 1 0 50\nsolved\t0:1\nother\n",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *at = texts[i];
      g_autofree char *strategy = NULL;
      SurveyTally tally;
      uint64_t cap;

      g_assert_false (survey_tally_parse (&at, &tally, &strategy, &cap));
    }
}

static void
figures_have_units (void)
{
  static const struct { SurveyMeasure measure; uint64_t value; const char *text; } rows[] = {
    { SURVEY_GUESSES, 0, "0" }, { SURVEY_GUESSES, 999, "999" }, { SURVEY_GUESSES, 3000000, "3 M" }, { SURVEY_GUESSES, 2500000,
        "2.5 M" },
    { SURVEY_TIME, 7, "7 µs" }, { SURVEY_TIME, 1500, "1.5 ms" }, { SURVEY_TIME, 12000, "12 ms" }, { SURVEY_TIME, 3000000, "3 s" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = survey_value_text (rows[i].measure, rows[i].value);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/spread/every-rank-is-that-of-a-sorted-array", every_rank_is_that_of_a_sorted_array);
  g_test_add_func ("/spread/many-of-the-same-take-no-room", many_of_the_same_take_no_room);
  g_test_add_func ("/spread/a-tally-comes-back-from-its-text-and-parts-join-to-the-whole",
                   a_tally_comes_back_from_its_text_and_parts_join_to_the_whole);
  g_test_add_func ("/spread/what-is-no-tally-is-refused", what_is_no_tally_is_refused);
  g_test_add_func ("/spread/figures-have-units", figures_have_units);
  return g_test_run ();
}
