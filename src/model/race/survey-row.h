/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-row.h — what an entrant's searches come to: a row of the survey's table, as its tally sums it up. */
#pragma once

#include <stdint.h>

/* What a search costs. Time is computing time in microseconds. */
typedef enum { SURVEY_GUESSES, SURVEY_TIME, SURVEY_TAKE_BACKS, N_SURVEY_MEASURES } SurveyMeasure;

typedef struct {
  uint64_t median, max;          /* of all searches; of two in the middle the upper one */
  double   mean;
} SurveyFigures;

typedef struct {
  unsigned puzzles;              /* searched so far */
  unsigned solved, impossible, stuck;
  unsigned capped;               /* reached the cap of guesses; in all figures they count with what they had then */
  unsigned without;              /* solved without a take-back */
  uint64_t median, max;          /* guesses; of two in the middle the upper one */
  double   mean;
  uint64_t take_backs, events;   /* of all */
  double   cpu_s;                /* of all, seconds */
} SurveyRow;
