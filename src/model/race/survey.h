/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey.h — many puzzles, each searched by every entrant: a table with a row for each entrant.
 *
 * Two workers or so take search after search, puzzle by puzzle, each puzzle by all entrants in turn, so that they are timed
 * under the same conditions. All figures but the time are the same however many workers there are.
 *
 * Signal "changed" (no arguments): more is known, at most ten times a second for each worker; or it has ended. Nothing needs to
 * be ticked. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "model/search/compare.h"
#include "survey-tally.h"

#define SETDOKU_TYPE_SURVEY (setdoku_survey_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSurvey, setdoku_survey, SETDOKU, SURVEY, GObject)

enum { SURVEY_CAP_DEFAULT = 3000000, SURVEY_JOBS_MAX = 8 };

SetdokuSurvey *setdoku_survey_new         (void);

/* Begins anew; boards and entrants are copied. cap: of guesses, 1 to 2^32 − 1. n_jobs: 1 to SURVEY_JOBS_MAX, 0: two, or one
 * where there is but one processor. */
void           setdoku_survey_start       (SetdokuSurvey *self, const Board *boards, unsigned n_boards, const Trace *entrants,
                                           unsigned n_entrants, uint64_t cap, int n_jobs);
/* The same of puzzles of boards of any shape, each with its topology, held as long as needed; strategies count nothing in them. All
 * entrants must be able to search each of them (strategy-choice.h). */
void           setdoku_survey_start_any   (SetdokuSurvey *self, const Trace *puzzles, unsigned n_puzzles, const Trace *entrants,
                                           unsigned n_entrants, uint64_t cap, int n_jobs);
void           setdoku_survey_stop        (SetdokuSurvey *self);     /* what is known stays; the workers end within 50 ms */
void           setdoku_survey_go_on       (SetdokuSurvey *self);

bool           setdoku_survey_is_running  (SetdokuSurvey *self);
double         setdoku_survey_get_progress (SetdokuSurvey *self);    /* searches done, 0 to 1 */
unsigned       setdoku_survey_get_n_boards (SetdokuSurvey *self);
unsigned       setdoku_survey_get_n_entrants (SetdokuSurvey *self);
const Trace *setdoku_survey_get_entrant (SetdokuSurvey *self, unsigned i);
uint64_t       setdoku_survey_get_cap     (SetdokuSurvey *self);

/* Some milliseconds for a million puzzles: ask when it is shown. */
void           setdoku_survey_get_row     (SetdokuSurvey *self, unsigned i, SurveyRow *row);

/* The sums behind the row, to be drawn; borrowed, it changes with "changed". */
const SurveyTally *setdoku_survey_get_tally (SetdokuSurvey *self, unsigned i);

/* One search, for a picture with a dot for each. */
typedef enum { SURVEY_POINT_WAITING, SURVEY_POINT_SOLVED, SURVEY_POINT_OTHER } SurveyPointState;

typedef struct {
  uint64_t events;
  uint32_t guesses;
  uint8_t  state;                      /* SurveyPointState */
} SurveyPoint;

enum { SURVEY_POINTS_MAX = 20000 };    /* puzzles of which they are kept: the first ones */

/* Of puzzle p by entrant i number p · n_entrants + i; of n puzzles. Borrowed. */
const SurveyPoint *setdoku_survey_get_points (SetdokuSurvey *self, unsigned *n);

/* The table as comma-separated values: see survey-csv.c for its columns. g_free () it. */
char          *setdoku_survey_format_csv  (SetdokuSurvey *self);

/* Writes it, off the main thread and never half; errors are translated sentences that name the file. */
void           setdoku_survey_save_async  (SetdokuSurvey *self, GFile *file, GAsyncReadyCallback callback, void *user);
bool           setdoku_survey_save_finish (GAsyncResult *result, GError **error);
