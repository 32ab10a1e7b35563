/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tries-survey.h"

#include <string.h>

#include "engine/core/random.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

enum { FILLS_A_JOB = 250 };            /* 250 fills of the slowest kind take some hundredths of a second */

void
tries_tally_add (TriesTally *tally, uint64_t tries)
{
  tally->fills++;
  tally->sum += tries;
  tally->most = (uint32_t) MAX (tally->most, tries);
  tally->count[MIN (tries, TRIES_MOST)]++;
}

void
tries_tally_merge (TriesTally *tally, const TriesTally *other)
{
  tally->fills += other->fills;
  tally->sum += other->sum;
  tally->most = MAX (tally->most, other->most);
  for (int i = 0; i <= TRIES_MOST; i++)
    tally->count[i] += other->count[i];
}

double
tries_tally_mean (const TriesTally *tally)
{
  return tally->fills ? (double) tally->sum / tally->fills : 0;
}

unsigned
tries_tally_percentile (const TriesTally *tally, double share)
{
  uint64_t seen = 0;

  for (unsigned tries = 0; tries < TRIES_MOST; tries++)
    {
      seen += tally->count[tries];
      if (seen > 0 && (double) seen >= share * tally->fills)
        return tries;
    }
  return tally->fills ? TRIES_MOST : 0;
}

double
tries_tally_within (const TriesTally *tally, unsigned tries)
{
  uint64_t seen = 0;

  for (unsigned i = 0; i <= tries && i < TRIES_MOST; i++)
    seen += tally->count[i];
  return tally->fills ? (double) seen / tally->fills : 0;
}

/* What one job finds out. */
typedef struct {
  TriesTally tally;
  Variant    variant;
  uint64_t   seed;
  uint32_t   first, n;
} Fills;

static void
fill (void *data, GCancellable *cancellable)
{
  const Board   empty = { 0 };
  SearchOptions options = strategy_potential.defaults;
  Fills        *fills = data;

  options.variant = (uint8_t) fills->variant;
  options.dig = DIG_OFF;
  for (uint32_t i = fills->first; i < fills->first + fills->n && !g_cancellable_is_cancelled (cancellable); i++)
    {
      SolveResult result;

      solve (&(Trace) { .strategy = &strategy_potential, .board = empty, .options = options,
                        .seed = random_seed_of (fills->seed, i) }, NULL, &result);
      tries_tally_add (&fills->tally, result.counters.tries);
    }
}

static void go_on (TriesSurvey *survey);

static void
on_filled (void *data, void *user)
{
  TriesSurvey *survey = user;
  const Fills *fills = data;

  tries_tally_merge (&survey->tally, &fills->tally);
  go_on (survey);
  survey->changed (survey->user);
}

static void
go_on (TriesSurvey *survey)
{
  Fills *fills;

  if (survey->tally.fills >= TRIES_FILLS)
    return;
  fills = g_new0 (Fills, 1);
  fills->variant = survey->variant;
  fills->seed = survey->seed;
  fills->first = survey->tally.fills;
  fills->n = MIN (FILLS_A_JOB, TRIES_FILLS - survey->tally.fills);
  setdoku_job_start (&survey->job, fill, on_filled, fills, g_free, survey);
}

void
tries_survey_run (TriesSurvey *survey, Variant variant, uint64_t seed, void (*changed) (void *user), void *user)
{
  bool same = survey->changed && survey->variant == variant && survey->seed == seed;

  survey->changed = changed;
  survey->user = user;
  if (same && setdoku_job_active (&survey->job))
    return;
  if (!same)
    {
      setdoku_job_cancel (&survey->job);
      memset (&survey->tally, 0, sizeof survey->tally);
      survey->variant = variant;
      survey->seed = seed;
    }
  go_on (survey);
}

void
tries_survey_stop (TriesSurvey *survey)
{
  setdoku_job_cancel (&survey->job);
}
