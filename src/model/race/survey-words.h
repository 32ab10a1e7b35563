/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-words.h — what a survey says: its figures with their units, and what its pictures are about. Translated; g_free () what
 * is not const. */
#pragma once

#include "survey-row.h"

/* "12 400", "3 M"; for time "0.4 ms", "12 s". */
char       *survey_value_text    (SurveyMeasure measure, uint64_t value);
/* The same for whoever wants a function of one number, as an axis does. */
char     *(*survey_axis_text     (SurveyMeasure measure)) (uint64_t value);

const char *survey_measure_name  (SurveyMeasure measure);      /* "Guesses", for a switch */
const char *survey_title         (SurveyMeasure measure);      /* "How many puzzles with how many guesses" */
const char *survey_across        (SurveyMeasure measure);      /* "puzzles solved with at most so many guesses" */
const char *survey_middle_title  (SurveyMeasure measure);      /* "Middle guesses" */
/* With its unit, for a screen reader: "middle 263 guesses", "middle 12 ms". */
char       *survey_middle_text   (SurveyMeasure measure, uint64_t median);

char       *survey_given_up_text (uint64_t cap);               /* "given up at 3 M" */
char       *survey_pointed_text  (uint64_t puzzle, uint64_t puzzles);          /* "48 of 95 puzzles" */
