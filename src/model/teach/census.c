/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "census.h"

#include <string.h>

#include "engine/any/any-count.h"
#include "engine/fast/count.h"
#include "model/job/job.h"

G_STATIC_ASSERT ((int) CENSUS_KEPT == (int) COUNT_KEPT && (int) CENSUS_KEPT == (int) ANY_COUNT_KEPT);

enum {
  GUESSES_A_LOOK = 256,                /* between two looks at the clock: far less than a millisecond */
  COUNT_PATIENCE = 4 * 1000,           /* µs that the main thread counts before it leaves it to the worker */
  INQUIRY_PATIENCE = 5 * 1000,
  SLICE = 40 * 1000,                   /* µs after which the worker comes back to tell, and to be told to go on */
  TELL_INTERVAL = 250 * 1000,          /* µs between two tales of a growing count */
  LONGEST = 15 * 1000 * 1000           /* µs that a board of any shape is counted for one asking: it could take years */
};

/* A count that can be left and gone on with, by the one kernel or the other. */
typedef struct {
  Count          *classic;             /* NULL: of another board */
  AnyCount       *any;
  AnyCountResult  found;               /* by it */
  const Topology *topology;            /* of it; owned, NULL: the classic board */
} Tally;

/* One owner at a time: while the counter's job runs the count is the worker's. Stopping lets the slice come to its end;
 * another board cancels the job, which then frees the count by itself, and nobody waits for it. */
struct _SetdokuCensus
{
  GObject      parent_instance;

  const Topology *topology;            /* owned; NULL: classic */
  uint8_t      givens[RULES_CELLS_MAX];
  Question     question;
  CensusReport report;

  Tally       *tally;                  /* NULL while the worker has it, and without a board */
  bool         more;                   /* there may be other solutions */
  SetdokuJob   counter, inquirer;
  int64_t      begun;                  /* monotonic time at which it was asked for */
  int64_t      told;                   /* monotonic time of the last "changed" of a growing count */
};

G_DEFINE_FINAL_TYPE (SetdokuCensus, setdoku_census, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Counting. */

static void
tally_free (Tally *tally)
{
  count_free (tally->classic);
  any_count_free (tally->any);
  topology_unref (tally->topology);
  g_free (tally);
}

/* NULL: no memory. */
static Tally *
tally_new (const Topology *topology, const uint8_t *givens)
{
  Tally *tally = g_new0 (Tally, 1);

  if (topology)
    {
      Values domain[RULES_CELLS_MAX];

      tally->topology = topology_ref (topology);
      tally->any = any_count_new (topology);
      any_count_domains (topology, givens, domain);
      if (tally->any)
        any_count_start (tally->any, domain, &tally->found);
    }
  else if ((tally->classic = count_new ()))
    {
      CountPuzzle puzzle;
      Board board;

      board_from_digits (&board, givens);
      count_puzzle_from_board (&puzzle, &board);
      count_start (tally->classic, &puzzle, NULL);
    }
  if (!tally->any && !tally->classic)
    g_clear_pointer (&tally, tally_free);
  return tally;
}

static uint64_t
tally_get (const Tally *tally)
{
  return tally->classic ? tally->classic->n_solutions : tally->found.n_solutions;
}

static const uint8_t *
tally_get_solution (const Tally *tally, size_t i)
{
  return tally->classic ? tally->classic->solution[i] : tally->found.solution[i];
}

typedef struct {
  GCancellable *cancellable;
  int64_t       end;
} Patience;

static bool
is_over (void *memory)
{
  const Patience *patience = memory;

  return g_cancellable_is_cancelled (patience->cancellable) || g_get_monotonic_time () >= patience->end;
}

/* Until the cap, the last solution or the end of patience; false: there are no others. */
static bool
count_a_while (Tally *tally, uint64_t cap, int64_t duration, GCancellable *cancellable)
{
  Patience patience = { cancellable, g_get_monotonic_time () + duration };
  Count *count = tally->classic;
  bool more = true;

  if (!count)
    return any_count_go_on (tally->any, cap, is_over, &patience, &tally->found);

  do
    more = count_run (count, cap, GUESSES_A_LOOK, NULL);
  while (more && count->n_solutions < cap && !is_over (&patience));
  return more;
}

typedef struct {
  Tally   *tally;                      /* owned */
  uint64_t cap;
  bool     more;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  g_clear_pointer (&errand->tally, tally_free);
  g_free (errand);
}

static void
count_on_worker (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  errand->more = count_a_while (errand->tally, errand->cap, SLICE, cancellable);
}

static void
take_stock (SetdokuCensus *self)
{
  CensusReport *report = &self->report;
  int n_cells = self->topology ? self->topology->n_cells : N_CELLS;
  size_t n_kept = MIN (tally_get (self->tally), CENSUS_KEPT);

  report->n_solutions = tally_get (self->tally);
  report->exact = !self->more;
  report->counting &= self->more && report->n_solutions < report->cap;
  for (size_t i = 0; i < n_kept; i++)
    memcpy (report->solution[i], tally_get_solution (self->tally, i), (size_t) n_cells);
  if (n_kept == CENSUS_KEPT && places_is_empty (&report->differing))
    for (int cell = 0; cell < n_cells; cell++)
      if (report->solution[0][cell] != report->solution[1][cell])
        places_add (&report->differing, cell);
}

static void came_back (void *memory, void *user);

static void
send (SetdokuCensus *self)
{
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand) { .tally = g_steal_pointer (&self->tally), .cap = self->report.cap, .more = true };
  setdoku_job_start (&self->counter, count_on_worker, came_back, errand, errand_free, self);
}

static void look_into_question (SetdokuCensus *self);

static void
came_back (void *memory, void *user)
{
  Errand *errand = memory;
  SetdokuCensus *self = user;
  int64_t now = g_get_monotonic_time ();

  self->tally = g_steal_pointer (&errand->tally);
  self->more = errand->more;
  take_stock (self);
  self->report.counting &= !self->topology || now - self->begun < LONGEST;
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
  self->begun = g_get_monotonic_time ();
  if (!self->tally)
    return;                            /* the worker has it, and will be sent on when it is back */

  self->more = count_a_while (self->tally, self->report.cap, COUNT_PATIENCE, NULL);
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
inquiry_free (void *memory)
{
  inquiry_clear (memory);
  g_free (memory);
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
  inquiry_start (inquiry, self->topology, self->givens, self->question);
  if (!inquiry_run (inquiry, g_get_monotonic_time () + INQUIRY_PATIENCE, NULL))
    {
      setdoku_job_start (&self->inquirer, inquire_on_worker, inquiry_came_back, inquiry, inquiry_free, self);
      return;
    }
  self->report.findings = inquiry->findings;
  inquiry_free (inquiry);
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
  g_clear_pointer (&self->tally, tally_free);
  g_clear_pointer (&self->topology, topology_unref);
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

/* A value less than it has must stand somewhere, or two could change places all over the board; but not where sums or
 * neighbours tell them apart. */
static int
find_least_clues (const Topology *topology)
{
  const uint32_t alike = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN | 1u << EXTRA_WINDOKU | 1u << EXTRA_DISJOINT
                         | 1u << EXTRA_ANTIKNIGHT | 1u << EXTRA_ANTIKING;

  if (!topology)
    return CENSUS_LEAST_CLUES;
  return topology->rules->n_constraints || (topology->rules->extras & ~alike) ? 0 : topology->n - 1;
}

static void
set (SetdokuCensus *self, const Topology *topology, const uint8_t *givens)
{
  size_t n_cells = topology ? topology->n_cells : N_CELLS;

  if (self->report.known && topology_equal (topology, self->topology) && memcmp (givens, self->givens, n_cells) == 0)
    return;

  drop_board (self);
  self->tally = tally_new (topology, givens);
  if (!self->tally)
    return;
  self->topology = topology_ref (topology);
  memcpy (self->givens, givens, n_cells);
  self->report.known = true;
  self->report.cap = CENSUS_CAP_FIRST;
  self->report.least_clues = find_least_clues (topology);
  go_on (self);
  look_into_question (self);
}

void
setdoku_census_set_board (SetdokuCensus *self, const Board *board)
{
  g_return_if_fail (SETDOKU_IS_CENSUS (self));
  if (board)
    set (self, NULL, board->digit);
  else
    drop_board (self);
}

void
setdoku_census_set_any (SetdokuCensus *self, const Topology *topology, const uint8_t *givens)
{
  g_return_if_fail (SETDOKU_IS_CENSUS (self) && topology && givens);
  set (self, topology, givens);
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
