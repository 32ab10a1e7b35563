/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-survey.h — strategies compared over many puzzles: the bank, the user's own, or a file of them.
 *
 * Its actions, the group "survey": measure::guesses/time/take-backs, by::curves/rating, picture::rating/rating-events, rate.
 * Not modal. The work is done on workers and can be stopped, looked at and gone on with; closing the window ends it. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/library.h"
#include "model/race/survey.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_COMPARE_SURVEY (setdoku_compare_survey_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareSurvey, setdoku_compare_survey, SETDOKU, COMPARE_SURVEY, SetdokuBaseWindow)

/* library: the user's own puzzles; takes a reference. */
SetdokuCompareSurvey *setdoku_compare_survey_new       (GtkWindow *parent, SetdokuLibrary *library);
/* Whom to compare, copied; what is known of others is dropped. */
void                  setdoku_compare_survey_set_entrants (SetdokuCompareSurvey *self, const Trace *entrants, unsigned n);
void                  setdoku_compare_survey_load      (SetdokuCompareSurvey *self, GFile *file);       /* takes its puzzles */
void                  setdoku_compare_survey_save_to   (SetdokuCompareSurvey *self, GFile *file);       /* the table, as CSV */
void                  setdoku_compare_survey_save_picture_to (SetdokuCompareSurvey *self, GFile *file);      /* as SVG */
void                  setdoku_compare_survey_start     (SetdokuCompareSurvey *self);       /* as if the button was pressed */
gboolean              setdoku_compare_survey_is_ready  (SetdokuCompareSurvey *self);       /* the puzzles are there */
SetdokuSurvey        *setdoku_compare_survey_get_survey (SetdokuCompareSurvey *self);      /* borrowed */
const char           *setdoku_compare_survey_get_words (SetdokuCompareSurvey *self);
