/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tries-survey.h — how many tries the potential array takes: empty boards are filled on a worker, again and again, and the
 * tries of each are counted. What is known so far can be looked at all the while.
 *
 * Fill i has the seed random_seed_of (seed, i), as those of “setdoku-cli fill --count” have, so the figures are the same. */
#pragma once

#include "engine/search/options.h"
#include "model/job/job.h"

enum { TRIES_FILLS = 10000, TRIES_MOST = 1000 };

typedef struct {
  uint32_t fills;
  uint64_t sum;                        /* of the tries */
  uint32_t most;                       /* tries of one fill */
  uint32_t count[TRIES_MOST + 1];      /* fills that took so many tries; the last: so many or more */
} TriesTally;

void     tries_tally_add        (TriesTally *tally, uint64_t tries);
void     tries_tally_merge      (TriesTally *tally, const TriesTally *other);
double   tries_tally_mean       (const TriesTally *tally);                    /* 0 before the first fill */
/* The smallest number of tries that at least the share (0–1) of the fills did not exceed. */
unsigned tries_tally_percentile (const TriesTally *tally, double share);
double   tries_tally_within     (const TriesTally *tally, unsigned tries);    /* the share that needed no more, 0–1 */

typedef struct {
  TriesTally tally;
  Variant    variant;
  uint64_t   seed;
  SetdokuJob job;
  void     (*changed) (void *user);    /* more is known */
  void      *user;
} TriesSurvey;                         /* zero it to initialise */

/* Goes on with the same survey, or begins another; to the end or until it is stopped. */
void tries_survey_run  (TriesSurvey *survey, Variant variant, uint64_t seed, void (*changed) (void *user), void *user);
void tries_survey_stop (TriesSurvey *survey);        /* what is known stays; nothing is called any more */
