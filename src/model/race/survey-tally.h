/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-tally.h — what an entrant's searches came to, summed up. Part of the survey.
 *
 * The guesses of each search are kept for the median, four bytes each, and counted in buckets so that it is found without
 * sorting. */
#pragma once

#include <glib.h>

#include "engine/search/compare.h"
#include "survey-row.h"

typedef struct {
  Outcome  outcome;
  bool     capped;
  uint32_t nodes;
  uint64_t take_backs, events, cpu_ns;
} SurveyResult;

/* Small numbers have a bucket each, larger ones share it with those that agree in the highest seven bits. */
enum { TALLY_EXACT = 64, TALLY_BUCKETS = TALLY_EXACT + (32 - 6) * 64 };

typedef struct {
  SurveyRow row;                 /* but for median, mean and cpu_s */
  uint64_t  nodes, cpu_ns;       /* of all */
  GArray   *each;                /* of uint32_t: guesses of a search */
  uint32_t  bucket[TALLY_BUCKETS];
} SurveyTally;

void survey_tally_init  (SurveyTally *tally);
void survey_tally_clear (SurveyTally *tally);
void survey_tally_add   (SurveyTally *tally, const SurveyResult *result);
void survey_tally_get   (const SurveyTally *tally, SurveyRow *row);
