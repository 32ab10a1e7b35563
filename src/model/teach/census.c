/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "census.h"

#include <string.h>

#include "model/job/job.h"

enum {
  GUESSES_A_LOOK = 256,                /* between two looks at the clock: far less than a millisecond */
  COUNT_PATIENCE = 4 * 1000,           /* µs that the main thread counts before it leaves it to the worker */
  INQUIRY_PATIENCE = 5 * 1000,
  SLICE = 40 * 1000,                   /* µs after which the worker comes back to tell, and to be told to go on */
  TELL_INTERVAL = 250 * 1000           /* µs between two tales of a growing count */
};

/* One owner at a time: while the counter's job runs the count is the worker's. Stopping lets the slice come to its end;
 * another board cancels the job, which then frees the count by itself, and nobody waits for it. */
struct _SetdokuCensus
{
  GObject      parent_instance;

  Board        board;
  Question     question;
  CensusReport report;

  Count       *count;                  /* NULL while the worker has it, and without a board */
  bool         more;                   /* there may be other solutions */
  SetdokuJob   counter, inquirer;
  int64_t      told;                   /* monotonic time of the last "changed" of a growing count */
};

G_DEFINE_FINAL_TYPE (SetdokuCensus, setdoku_census, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Counting. */

typedef struct {
  Count   *count;                      /* owned */
  uint64_t cap;
  bool     more;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  g_clear_pointer (&errand->count, count_free);
  g_free (errand);
}

/* Until the cap, the last solution or the end of patience; false: there are no others. */
static bool
count_a_while (Count *count, uint64_t cap, int64_t patience, GCancellable *cancellable)
{
  int64_t end = g_get_monotonic_time () + patience;
  bool more = true;

  do
    more = count_run (count, cap, GUESSES_A_LOOK, NULL);
  while (more && count->n_solutions < cap && !g_cancellable_is_cancelled (cancellable) && g_get_monotonic_time () < end);
  return more;
}

static void
count_on_worker (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  errand->more = count_a_while (errand->count, errand->cap, SLICE, cancellable);
}

static void
take_stock (SetdokuCensus *self)
{
  const Count *count = self->count;
  CensusReport *report = &self->report;
  size_t n_kept = MIN (count->n_solutions, COUNT_KEPT);

  report->n_solutions = count->n_solutions;
  report->exact = !self->more;
  report->counting &= self->more && count->n_solutions < report->cap;
  memcpy (report->solution, count->solution, n_kept * sizeof report->solution[0]);
  if (n_kept == COUNT_KEPT && cells_is_empty (report->differing))
    for (int cell = 0; cell < N_CELLS; cell++)
      if (report->solution[0][cell] != report->solution[1][cell])
        cells_add (&report->differing, cell);
}

static void came_back (void *memory, void *user);

static void
send (SetdokuCensus *self)
{
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand) { .count = g_steal_pointer (&self->count), .cap = self->report.cap, .more = true };
  setdoku_job_start (&self->counter, count_on_worker, came_back, errand, errand_free, self);
}

static void look_into_question (SetdokuCensus *self);

static void
came_back (void *memory, void *user)
{
  Errand *errand = memory;
  SetdokuCensus *self = user;
  int64_t now = g_get_monotonic_time ();

  self->count = g_steal_pointer (&errand->count);
  self->more = errand->more;
  take_stock (self);
  if (self->report.counting)
    {
      send (self);
      if (now - self->told < TELL_INTERVAL)
        return;
    }
  self->told = now;
  look_into_question (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* First here, where an answer comes at once, then on the worker. */
static void
go_on (SetdokuCensus *self)
{
  self->report.counting = true;
  if (!self->count)
    return;                            /* the worker has it, and will be sent on when it is back */

  self->more = count_a_while (self->count, self->report.cap, COUNT_PATIENCE, NULL);
  take_stock (self);
  self->told = g_get_monotonic_time ();
  if (self->report.counting)
    send (self);
}

/* The question. */

static void
inquire_on_worker (void *memory, GCancellable *cancellable)
{
  inquiry_run (memory, G_MAXINT64, cancellable);
}

static void
inquiry_came_back (void *memory, void *user)
{
  const Inquiry *inquiry = memory;
  SetdokuCensus *self = user;

  self->report.findings = inquiry->findings;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
look_into_question (SetdokuCensus *self)
{
  const CensusReport *report = &self->report;
  bool unique = report->exact && report->n_solutions == 1;
  Inquiry *inquiry;

  if (!report->known || self->question == QUESTION_NONE || report->findings.answered
      || setdoku_job_active (&self->inquirer) || (self->question == QUESTION_SPARE_CLUES && !unique))
    return;

  inquiry = g_new (Inquiry, 1);
  inquiry_start (inquiry, &self->board, self->question);
  if (!inquiry_run (inquiry, g_get_monotonic_time () + INQUIRY_PATIENCE, NULL))
    {
      setdoku_job_start (&self->inquirer, inquire_on_worker, inquiry_came_back, inquiry, g_free, self);
      return;
    }
  self->report.findings = inquiry->findings;
  g_free (inquiry);
}

static void
drop_findings (SetdokuCensus *self)
{
  setdoku_job_cancel (&self->inquirer);
  self->report.findings = (Findings) { 0 };
}

static void
drop_board (SetdokuCensus *self)
{
  setdoku_job_cancel (&self->counter);
  drop_findings (self);
  g_clear_pointer (&self->count, count_free);
  self->report = (CensusReport) { 0 };
}

static void
setdoku_census_dispose (GObject *object)
{
  drop_board (SETDOKU_CENSUS (object));
  G_OBJECT_CLASS (setdoku_census_parent_class)->dispose (object);
}

static void
setdoku_census_class_init (SetdokuCensusClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_census_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_CENSUS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_census_init (SetdokuCensus *self)
{
}

SetdokuCensus *
setdoku_census_new (void)
{
  return g_object_new (SETDOKU_TYPE_CENSUS, NULL);
}

const CensusReport *
setdoku_census_get_report (SetdokuCensus *self)
{
  g_return_val_if_fail (SETDOKU_IS_CENSUS (self), NULL);
  return &self->report;
}

void
setdoku_census_set_board (SetdokuCensus *self, const Board *board)
{
  CountPuzzle puzzle;

  g_return_if_fail (SETDOKU_IS_CENSUS (self));
  if (board && self->report.known && memcmp (board->digit, self->board.digit, sizeof board->digit) == 0)
    return;

  drop_board (self);
  if (!board)
    return;

  self->board = *board;
  self->report.known = true;
  self->report.cap = CENSUS_CAP_FIRST;
  self->count = count_new ();
  if (!self->count)
    {
      drop_board (self);
      return;
    }
  count_puzzle_from_board (&puzzle, board);
  count_start (self->count, &puzzle, NULL);
  go_on (self);
  look_into_question (self);
}

void
setdoku_census_ask (SetdokuCensus *self, Question question)
{
  g_return_if_fail (SETDOKU_IS_CENSUS (self));
  if (self->question == question)
    return;

  drop_findings (self);
  self->question = question;
  look_into_question (self);
}

bool
setdoku_census_can_count_on (SetdokuCensus *self)
{
  const CensusReport *report;

  g_return_val_if_fail (SETDOKU_IS_CENSUS (self), false);
  report = &self->report;
  return report->known && !report->exact && !report->counting && report->n_solutions < CENSUS_CAP_LAST;
}

uint64_t
setdoku_census_get_next_cap (SetdokuCensus *self)
{
  g_return_val_if_fail (SETDOKU_IS_CENSUS (self), 0);
  return self->report.n_solutions < self->report.cap ? self->report.cap : MIN (10 * self->report.cap, CENSUS_CAP_LAST);
}

void
setdoku_census_count_on (SetdokuCensus *self)
{
  g_return_if_fail (SETDOKU_IS_CENSUS (self));
  if (!setdoku_census_can_count_on (self))
    return;

  self->report.cap = setdoku_census_get_next_cap (self);
  go_on (self);
}

void
setdoku_census_stop (SetdokuCensus *self)
{
  g_return_if_fail (SETDOKU_IS_CENSUS (self));
  self->report.counting = false;
}
