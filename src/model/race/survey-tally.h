/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-tally.h — what an entrant's searches came to, summed up: one search at a time, in constant memory, and in any order.
 *
 * Two tallies of different puzzles are joined by adding up all they hold, so a run may be cut into parts. As text a tally is
 *
 *   tally <TAB> the strategy <TAB> cap <TAB> puzzles solved impossible stuck capped without take_backs events nodes
 *   solved <TAB> guesses:count guesses:count …          of the searches that solved their puzzle, ascending
 *   other <TAB> guesses:count …                         of all others, each with the guesses that it had made then
 *
 * in three lines. The time is not in it: it is another one every time. */
#pragma once

#include <glib.h>

#include "engine/search/compare.h"
#include "spread.h"
#include "survey-row.h"

typedef struct {
  Outcome  outcome;
  bool     capped;
  uint32_t nodes;
  uint64_t take_backs, events, cpu_ns;
} SurveyResult;

typedef struct {
  SurveyRow row;                 /* but for median, mean and cpu_s */
  uint64_t  nodes, cpu_ns;       /* of all */
  Spread    solved[N_SURVEY_MEASURES], other[N_SURVEY_MEASURES];       /* each puzzle's, those that were solved and those not */
} SurveyTally;

void  survey_tally_init    (SurveyTally *tally);
void  survey_tally_clear   (SurveyTally *tally);
void  survey_tally_add     (SurveyTally *tally, const SurveyResult *result);
void  survey_tally_join    (SurveyTally *tally, const SurveyTally *other);
void  survey_tally_get     (const SurveyTally *tally, SurveyRow *row);
void  survey_tally_measure (const SurveyTally *tally, SurveyMeasure measure, SurveyFigures *figures);

void  survey_tally_append  (const SurveyTally *tally, const char *strategy, uint64_t cap, GString *text);
/* Three lines of it, *text goes past them. tally: cleared by the caller if true; strategy: g_free () it. False: they are none,
 * and nothing is to be freed. */
bool  survey_tally_parse   (const char **text, SurveyTally *tally, char **strategy, uint64_t *cap);
