/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tries-survey.c — how many tries fills take is counted right, goes on while one looks, and stops when told. */
#include "engine/core/random.h"
#include "engine/search/solve.h"
#include "model/make/tries-survey.h"
#include "engine/search/strategies/strategies.h"

static void
a_tally_knows_mean_share_and_percentiles (void)
{
  static const uint64_t fills[] = { 1, 1, 2, 3, 3, 3, 10, 11, 40, 5000 };
  g_autofree TriesTally *tally = g_new0 (TriesTally, 1);

  g_assert_cmpfloat (tries_tally_mean (tally), ==, 0);
  g_assert_cmpuint (tries_tally_percentile (tally, 0.5), ==, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (fills); i++)
    tries_tally_add (tally, fills[i]);

  g_assert_cmpuint (tally->fills, ==, 10);
  g_assert_cmpuint (tally->most, ==, 5000);
  g_assert_cmpfloat_with_epsilon (tries_tally_mean (tally), 507.4, 1e-9);
  g_assert_cmpfloat_with_epsilon (tries_tally_within (tally, 10), 0.7, 1e-9);
  g_assert_cmpfloat_with_epsilon (tries_tally_within (tally, 1), 0.2, 1e-9);
  g_assert_cmpfloat_with_epsilon (tries_tally_within (tally, 0), 0, 1e-9);
  g_assert_cmpuint (tries_tally_percentile (tally, 0), ==, 1);
  g_assert_cmpuint (tries_tally_percentile (tally, 0.5), ==, 3);
  g_assert_cmpuint (tries_tally_percentile (tally, 0.9), ==, 40);
  g_assert_cmpuint (tries_tally_percentile (tally, 1), ==, TRIES_MOST);
}

static void
merged_tallies_are_one (void)
{
  g_autofree TriesTally *parts = g_new0 (TriesTally, 2), *whole = g_new0 (TriesTally, 1);

  for (uint64_t tries = 1; tries < 90; tries++)
    {
      tries_tally_add (&parts[tries % 2], tries * tries);
      tries_tally_add (whole, tries * tries);
    }
  tries_tally_merge (&parts[0], &parts[1]);
  g_assert_cmpmem (&parts[0], sizeof (TriesTally), whole, sizeof (TriesTally));
}

typedef struct {
  TriesSurvey survey;
  uint32_t    fills;                   /* that were known when it told last */
  int         calls;
} Watcher;

static void
on_changed (void *user)
{
  Watcher *watcher = user;

  g_assert_cmpuint (watcher->survey.tally.fills, >, watcher->fills);
  watcher->fills = watcher->survey.tally.fills;
  watcher->calls++;
}

static void
wait_for (Watcher *watcher, uint32_t fills)
{
  while (watcher->fills < fills)
    g_main_context_iteration (NULL, TRUE);
}

static uint64_t
tries_of_fill (Variant variant, uint64_t seed, uint64_t i)
{
  const Board   empty = { 0 };
  SearchOptions options = strategy_potential.defaults;
  SolveResult   result;

  options.variant = (uint8_t) variant;
  options.dig = DIG_OFF;
  solve (&(Trace) { .strategy = &strategy_potential, .board = empty, .options = options,
                    .seed = random_seed_of (seed, i) }, NULL, &result);
  return result.counters.tries;
}

static void
a_survey_tells_as_it_goes_and_comes_to_its_end (void)
{
  g_autofree Watcher    *watcher = g_new0 (Watcher, 1);
  g_autofree TriesTally *expected = g_new0 (TriesTally, 1);

  tries_survey_run (&watcher->survey, VARIANT_MRV_HIDDEN, 5, on_changed, watcher);
  wait_for (watcher, TRIES_FILLS);
  g_assert_cmpint (watcher->calls, >, 10);
  g_assert_false (setdoku_job_active (&watcher->survey.job));
  g_assert_cmpuint (watcher->survey.tally.fills, ==, TRIES_FILLS);

  for (uint64_t i = 0; i < TRIES_FILLS; i++)
    tries_tally_add (expected, tries_of_fill (VARIANT_MRV_HIDDEN, 5, i));
  g_assert_cmpmem (&watcher->survey.tally, sizeof (TriesTally), expected, sizeof (TriesTally));

  /* Asked for once more it has nothing left to do. */
  tries_survey_run (&watcher->survey, VARIANT_MRV_HIDDEN, 5, on_changed, watcher);
  g_assert_false (setdoku_job_active (&watcher->survey.job));
}

static void
a_stopped_survey_keeps_what_it_knows_and_can_go_on (void)
{
  g_autofree Watcher *watcher = g_new0 (Watcher, 1);
  uint32_t            fills;

  tries_survey_run (&watcher->survey, VARIANT_MRV_HIDDEN, 6, on_changed, watcher);
  wait_for (watcher, 1);
  tries_survey_stop (&watcher->survey);
  fills = watcher->fills;
  g_assert_cmpuint (fills, <, TRIES_FILLS);
  for (int64_t until = g_get_monotonic_time () + 100000; g_get_monotonic_time () < until;)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (watcher->survey.tally.fills, ==, fills);

  tries_survey_run (&watcher->survey, VARIANT_MRV_HIDDEN, 6, on_changed, watcher);
  wait_for (watcher, fills + 1);
  tries_survey_stop (&watcher->survey);
}

static void
another_variant_begins_anew (void)
{
  g_autofree Watcher    *watcher = g_new0 (Watcher, 1);
  g_autofree TriesTally *expected = g_new0 (TriesTally, 1);

  tries_survey_run (&watcher->survey, VARIANT_RANDOM_NAKED, 7, on_changed, watcher);
  wait_for (watcher, 1);
  watcher->fills = 0;
  tries_survey_run (&watcher->survey, VARIANT_MRV_NAKED, 7, on_changed, watcher);
  g_assert_cmpuint (watcher->survey.tally.fills, ==, 0);
  wait_for (watcher, 1);
  tries_survey_stop (&watcher->survey);
  for (uint64_t i = 0; i < watcher->fills; i++)
    tries_tally_add (expected, tries_of_fill (VARIANT_MRV_NAKED, 7, i));
  g_assert_cmpmem (&watcher->survey.tally, sizeof (TriesTally), expected, sizeof (TriesTally));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tries-survey/tally", a_tally_knows_mean_share_and_percentiles);
  g_test_add_func ("/tries-survey/merge", merged_tallies_are_one);
  g_test_add_func ("/tries-survey/whole", a_survey_tells_as_it_goes_and_comes_to_its_end);
  g_test_add_func ("/tries-survey/stopped", a_stopped_survey_keeps_what_it_knows_and_can_go_on);
  g_test_add_func ("/tries-survey/variant", another_variant_begins_anew);
  return g_test_run ();
}
