/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey.c — hands out the searches and sums them up.
 *
 * Search number i is of puzzle i / n_entrants by entrant i % n_entrants. A lane has a stretch of them and a job that works on it
 * for a tenth of a second or for one search; then what it found is added here, and it is sent on. So the main thread only ever
 * adds up a handful of results, and stopping loses no more than the job at hand. */
#include "survey.h"

#include "model/job/job.h"
#include "model/job/thread.h"
#include "survey-tally.h"

#include <string.h>

#include "engine/search/solve-any.h"

enum { STRETCH = 64 };                       /* puzzles */

#define SLICE (G_USEC_PER_SEC / 10)

typedef struct {
  SetdokuSurvey *survey;
  SetdokuJob     job;
  uint64_t       next, end;                  /* searches of its stretch that are not added up yet */
} Lane;

struct _SetdokuSurvey
{
  GObject      parent_instance;

  GArray      *boards;                       /* of the classic board, or … */
  GPtrArray   *others;                       /* … of any: a Trace each, which holds its topology; does not change. NULL: classic */
  unsigned     n_entrants;
  Trace      entrants[ENTRANTS_MAX];
  SurveyTally *tallies;                      /* ENTRANTS_MAX: too large to be a part of an object */
  SurveyPoint *points;                       /* of the first puzzles, n_entrants each; NULL: none */
  uint64_t     cap;
  uint64_t     n_done, n_handed_out;         /* searches */
  int          n_lanes;
  Lane         lanes[SURVEY_JOBS_MAX];
};

G_DEFINE_FINAL_TYPE (SetdokuSurvey, setdoku_survey, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

/* The worker */

/* Plain values: a worker that was cancelled may still be under way when the survey is gone. */
typedef struct {
  unsigned     n_entrants, first_entrant;    /* of the first search */
  Trace      entrants[ENTRANTS_MAX];
  Board        boards[STRETCH];
  GPtrArray   *others;                       /* in their place: all puzzles, and which is the first; NULL: boards */
  uint64_t     first_other;
  uint64_t     cap;
  unsigned     n, n_done;                    /* searches */
  atomic_bool  cancel;
  SurveyResult results[STRETCH * ENTRANTS_MAX];
} Errand;

static void
on_cancelled (GCancellable *cancellable, Errand *errand)
{
  atomic_store (&errand->cancel, true);
}

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  if (errand->others)
    g_ptr_array_unref (errand->others);
  g_free (errand);
}

static SurveyResult
result_of (Outcome outcome, const Counters *counters, uint64_t events, uint64_t start)
{
  return (SurveyResult) {
    .outcome = outcome,
    .capped = outcome == OUTCOME_RUNNING,
    .nodes = (uint32_t) counters->nodes,
    .take_backs = counters->backtracks,
    .events = events,
    .cpu_ns = thread_time () - start,
  };
}

static SurveyResult
search_any (Trace *entrant, const Trace *puzzle, const SolveLimits *limits)
{
  uint64_t start = thread_time ();
  AnySolveResult found;

  entrant->topology = puzzle->topology;
  memcpy (entrant->givens, puzzle->givens, sizeof entrant->givens);
  solve_any (entrant, limits, &found);
  return result_of (found.outcome, &found.counters, found.events, start);
}

static SurveyResult
search_classic (Trace *entrant, const Board *board, const SolveLimits *limits)
{
  uint64_t start = thread_time ();
  SolveResult found;

  entrant->board = *board;
  solve (entrant, limits, &found);
  return result_of (found.outcome, &found.counters, found.events, start);
}

static void
search (Errand *errand, unsigned i)
{
  Trace entrant = errand->entrants[(errand->first_entrant + i) % errand->n_entrants];
  unsigned puzzle = (errand->first_entrant + i) / errand->n_entrants;
  SolveLimits limits = { .max_nodes = errand->cap, .cancel = &errand->cancel };

  errand->results[i] = errand->others
                       ? search_any (&entrant, errand->others->pdata[errand->first_other + puzzle], &limits)
                       : search_classic (&entrant, &errand->boards[puzzle], &limits);
}

static void
work (void *data, GCancellable *cancellable)
{
  Errand *errand = data;
  int64_t start = g_get_monotonic_time ();
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), errand, NULL);

  while (errand->n_done < errand->n && !atomic_load (&errand->cancel)
         && (errand->n_done == 0 || g_get_monotonic_time () - start < SLICE))
    search (errand, errand->n_done++);
  g_cancellable_disconnect (cancellable, handler);
}

/* The object */

static void send (Lane *lane);

static unsigned
count_puzzles (SetdokuSurvey *self)
{
  return self->others ? self->others->len : self->boards->len;
}

static uint64_t
n_searches (SetdokuSurvey *self)
{
  return (uint64_t) count_puzzles (self) * self->n_entrants;
}

static void
on_done (void *data, void *user)
{
  Lane *lane = user;
  SetdokuSurvey *self = lane->survey;
  const Errand *errand = data;

  for (unsigned i = 0; i < errand->n_done; i++)
    {
      const SurveyResult *result = &errand->results[i];

      survey_tally_add (&self->tallies[(errand->first_entrant + i) % errand->n_entrants], result);
      if ((lane->next + i) / self->n_entrants < SURVEY_POINTS_MAX)
        self->points[lane->next + i] = (SurveyPoint) {
          .events = result->events, .guesses = result->nodes,
          .state = result->outcome == OUTCOME_SOLVED ? SURVEY_POINT_SOLVED : SURVEY_POINT_OTHER,
        };
    }
  lane->next += errand->n_done;
  self->n_done += errand->n_done;
  send (lane);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* On with its stretch, or with the next one. */
static void
send (Lane *lane)
{
  SetdokuSurvey *self = lane->survey;
  Errand *errand;
  uint64_t first;

  if (lane->next == lane->end)
    {
      lane->next = self->n_handed_out;
      lane->end = MIN (lane->next + (uint64_t) STRETCH * self->n_entrants, n_searches (self));
      self->n_handed_out = lane->end;
    }
  if (lane->next == lane->end)
    return;

  first = lane->next / self->n_entrants;
  errand = g_new0 (Errand, 1);
  errand->n_entrants = self->n_entrants;
  errand->first_entrant = (unsigned) (lane->next % self->n_entrants);
  memcpy (errand->entrants, self->entrants, sizeof errand->entrants);
  errand->first_other = first;
  if (self->others)
    errand->others = g_ptr_array_ref (self->others);
  else
    memcpy (errand->boards, &g_array_index (self->boards, Board, first),
            ((lane->end + self->n_entrants - 1) / self->n_entrants - first) * sizeof (Board));
  errand->cap = self->cap;
  errand->n = (unsigned) (lane->end - lane->next);
  setdoku_job_start (&lane->job, work, on_done, errand, errand_free, lane);
}

static void
cancel_all (SetdokuSurvey *self)
{
  for (int i = 0; i < SURVEY_JOBS_MAX; i++)
    setdoku_job_cancel (&self->lanes[i].job);
}

static void
setdoku_survey_dispose (GObject *object)
{
  cancel_all (SETDOKU_SURVEY (object));
  G_OBJECT_CLASS (setdoku_survey_parent_class)->dispose (object);
}

static void
setdoku_survey_finalize (GObject *object)
{
  SetdokuSurvey *self = SETDOKU_SURVEY (object);

  for (unsigned i = 0; i < self->n_entrants; i++)
    survey_tally_clear (&self->tallies[i]);
  g_free (self->tallies);
  g_free (self->points);
  g_array_unref (self->boards);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  G_OBJECT_CLASS (setdoku_survey_parent_class)->finalize (object);
}

static void
setdoku_survey_class_init (SetdokuSurveyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_survey_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_survey_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_survey_init (SetdokuSurvey *self)
{
  self->boards = g_array_new (FALSE, FALSE, sizeof (Board));
  self->tallies = g_new0 (SurveyTally, ENTRANTS_MAX);
  self->cap = SURVEY_CAP_DEFAULT;
  for (int i = 0; i < SURVEY_JOBS_MAX; i++)
    self->lanes[i].survey = self;
}

SetdokuSurvey *
setdoku_survey_new (void)
{
  return g_object_new (SETDOKU_TYPE_SURVEY, NULL);
}

/* Without the puzzles that it was about. */
static void
clear (SetdokuSurvey *self)
{
  setdoku_survey_stop (self);
  for (unsigned i = 0; i < self->n_entrants; i++)
    survey_tally_clear (&self->tallies[i]);
  g_array_set_size (self->boards, 0);
  g_clear_pointer (&self->others, g_ptr_array_unref);
}

/* The puzzles are there. */
static void
start (SetdokuSurvey *self, const Trace *entrants, unsigned n_entrants, uint64_t cap, int n_jobs)
{
  self->n_entrants = n_entrants;
  for (unsigned i = 0; i < n_entrants; i++)
    {
      self->entrants[i] = entrants[i];
      survey_tally_init (&self->tallies[i]);
    }
  g_free (self->points);
  self->points = g_new0 (SurveyPoint, (gsize) MIN (count_puzzles (self), SURVEY_POINTS_MAX) * n_entrants);
  self->cap = cap;
  self->n_done = self->n_handed_out = 0;
  self->n_lanes = n_jobs ? n_jobs : (int) MIN (g_get_num_processors (), 2);
  for (int i = 0; i < SURVEY_JOBS_MAX; i++)
    self->lanes[i].next = self->lanes[i].end = 0;

  setdoku_survey_go_on (self);
}

static bool
is_sane (unsigned n_entrants, uint64_t cap, int n_jobs)
{
  return n_entrants <= ENTRANTS_MAX && cap > 0 && cap <= UINT32_MAX && n_jobs >= 0 && n_jobs <= SURVEY_JOBS_MAX;
}

void
setdoku_survey_start (SetdokuSurvey *self, const Board *boards, unsigned n_boards, const Trace *entrants,
                      unsigned n_entrants, uint64_t cap, int n_jobs)
{
  g_return_if_fail (SETDOKU_IS_SURVEY (self) && is_sane (n_entrants, cap, n_jobs));

  clear (self);
  if (n_boards)
    g_array_append_vals (self->boards, boards, n_boards);
  start (self, entrants, n_entrants, cap, n_jobs);
}

static void
puzzle_free (void *memory)
{
  Trace *puzzle = memory;

  topology_unref (puzzle->topology);
  g_free (puzzle);
}

void
setdoku_survey_start_any (SetdokuSurvey *self, const Trace *puzzles, unsigned n_puzzles, const Trace *entrants,
                          unsigned n_entrants, uint64_t cap, int n_jobs)
{
  g_return_if_fail (SETDOKU_IS_SURVEY (self) && is_sane (n_entrants, cap, n_jobs));

  clear (self);
  self->others = g_ptr_array_new_with_free_func (puzzle_free);
  for (unsigned i = 0; i < n_puzzles; i++)
    {
      g_ptr_array_add (self->others, g_memdup2 (&puzzles[i], sizeof *puzzles));
      topology_ref (puzzles[i].topology);
    }
  start (self, entrants, n_entrants, cap, n_jobs);
}

void
setdoku_survey_stop (SetdokuSurvey *self)
{
  bool ran;

  g_return_if_fail (SETDOKU_IS_SURVEY (self));

  ran = setdoku_survey_is_running (self);
  cancel_all (self);
  if (ran)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_survey_go_on (SetdokuSurvey *self)
{
  g_return_if_fail (SETDOKU_IS_SURVEY (self));

  for (int i = 0; i < self->n_lanes; i++)
    if (!setdoku_job_active (&self->lanes[i].job))
      send (&self->lanes[i]);
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
setdoku_survey_is_running (SetdokuSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), false);

  for (int i = 0; i < SURVEY_JOBS_MAX; i++)
    if (setdoku_job_active (&self->lanes[i].job))
      return true;

  return false;
}

double
setdoku_survey_get_progress (SetdokuSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), 0);
  return n_searches (self) ? (double) self->n_done / (double) n_searches (self) : 1;
}

unsigned
setdoku_survey_get_n_boards (SetdokuSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), 0);
  return count_puzzles (self);
}

unsigned
setdoku_survey_get_n_entrants (SetdokuSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), 0);
  return self->n_entrants;
}

const Trace *
setdoku_survey_get_entrant (SetdokuSurvey *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self) && i < self->n_entrants, NULL);
  return &self->entrants[i];
}

uint64_t
setdoku_survey_get_cap (SetdokuSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), 0);
  return self->cap;
}

void
setdoku_survey_get_row (SetdokuSurvey *self, unsigned i, SurveyRow *row)
{
  g_return_if_fail (SETDOKU_IS_SURVEY (self) && i < self->n_entrants);
  survey_tally_get (&self->tallies[i], row);
}

const SurveyTally *
setdoku_survey_get_tally (SetdokuSurvey *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self) && i < self->n_entrants, NULL);
  return &self->tallies[i];
}

const SurveyPoint *
setdoku_survey_get_points (SetdokuSurvey *self, unsigned *n)
{
  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), NULL);
  *n = MIN (count_puzzles (self), SURVEY_POINTS_MAX);
  return self->points;
}
