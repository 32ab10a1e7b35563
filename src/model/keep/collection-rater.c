/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "collection-rater.h"

#include "engine/fast/count.h"
#include "model/job/job.h"

enum { HANDFUL = 64 };

#define SLICE (G_USEC_PER_SEC / 10)

struct _SetdokuCollectionRater
{
  GObject     parent_instance;

  SetdokuJob  job;
  GPtrArray  *puzzles;             /* still to rate, the next one last */
  RaterReport report;
};

G_DEFINE_FINAL_TYPE (SetdokuCollectionRater, setdoku_collection_rater, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

/* The worker */

typedef struct {
  Board       boards[HANDFUL];
  PuzzleState states[HANDFUL];
  Rate        rates[HANDFUL];
  int         n, n_done;
} Handful;

static bool
is_cancelled (void *user)
{
  return g_cancellable_is_cancelled (user);
}

/* False: it was cancelled. */
static bool
rate_one (Handful *handful, int i, RateWork *room)
{
  CountPuzzle puzzle;
  uint64_t n;

  count_puzzle_from_board (&puzzle, &handful->boards[i]);
  n = count_solutions (&puzzle, 2, NULL, NULL);
  handful->states[i] = n == 0 ? PUZZLE_IMPOSSIBLE : n > 1 ? PUZZLE_AMBIGUOUS : PUZZLE_BEYOND;
  if (n != 1)
    return true;
  rate_start (&handful->rates[i], &handful->boards[i]);
  switch (rate_run (&handful->rates[i], room))
    {
    case RATE_STOPPED:
      return false;
    case RATE_SOLVED:
      handful->states[i] = PUZZLE_RATED;
      return true;
    default:
      return true;
    }
}

static void
work (void *data, GCancellable *cancellable)
{
  Handful *handful = data;
  RateWork *room = rate_work_new ();
  int64_t start = g_get_monotonic_time ();

  if (!room)
    return;
  rate_work_set_stop (room, is_cancelled, cancellable);
  while (handful->n_done < handful->n && (handful->n_done == 0 || g_get_monotonic_time () - start < SLICE)
         && rate_one (handful, handful->n_done, room))
    handful->n_done++;
  rate_work_free (room);
}

/* The object */

static void next_handful (SetdokuCollectionRater *self);

static void
on_done (void *data, void *user)
{
  SetdokuCollectionRater *self = user;
  const Handful *handful = data;

  for (int i = 0; i < handful->n_done && self->puzzles->len > 0; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_ptr_array_steal_index (self->puzzles, self->puzzles->len - 1);

      setdoku_puzzle_set_rating (puzzle, handful->states[i], &handful->rates[i]);
      self->report.n_done++;
    }
  if (handful->n_done == 0)                /* no memory */
    g_ptr_array_set_size (self->puzzles, 0);
  next_handful (self);
}

static void
next_handful (SetdokuCollectionRater *self)
{
  Handful *handful;

  self->report.working = self->puzzles->len > 0;
  if (self->report.working)
    {
      handful = g_new0 (Handful, 1);
      handful->n = (int) MIN (self->puzzles->len, (unsigned) HANDFUL);
      for (int i = 0; i < handful->n; i++)
        setdoku_puzzle_get_board (g_ptr_array_index (self->puzzles, self->puzzles->len - 1 - (unsigned) i), &handful->boards[i]);
      setdoku_job_start (&self->job, work, on_done, handful, g_free, self);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_collection_rater_dispose (GObject *object)
{
  SetdokuCollectionRater *self = SETDOKU_COLLECTION_RATER (object);

  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  G_OBJECT_CLASS (setdoku_collection_rater_parent_class)->dispose (object);
}

static void
setdoku_collection_rater_class_init (SetdokuCollectionRaterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_collection_rater_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_COLLECTION_RATER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_collection_rater_init (SetdokuCollectionRater *self)
{
  self->puzzles = g_ptr_array_new_with_free_func (g_object_unref);
}

SetdokuCollectionRater *
setdoku_collection_rater_new (void)
{
  return g_object_new (SETDOKU_TYPE_COLLECTION_RATER, NULL);
}

const RaterReport *
setdoku_collection_rater_get_report (SetdokuCollectionRater *self)
{
  g_return_val_if_fail (SETDOKU_IS_COLLECTION_RATER (self), NULL);
  return &self->report;
}

void
setdoku_collection_rater_start (SetdokuCollectionRater *self, const GPtrArray *puzzles)
{
  g_return_if_fail (SETDOKU_IS_COLLECTION_RATER (self) && puzzles);

  setdoku_job_cancel (&self->job);
  g_ptr_array_set_size (self->puzzles, 0);
  for (unsigned i = puzzles->len; i-- > 0;)
    {
      SetdokuPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

      if (facts->state == PUZZLE_UNRATED && facts->classic)            /* the scale is for no other board */
        g_ptr_array_add (self->puzzles, g_object_ref (puzzle));
    }
  self->report = (RaterReport) { .n_wanted = self->puzzles->len };
  next_handful (self);
}

void
setdoku_collection_rater_stop (SetdokuCollectionRater *self)
{
  g_return_if_fail (SETDOKU_IS_COLLECTION_RATER (self));

  setdoku_job_cancel (&self->job);
  g_ptr_array_set_size (self->puzzles, 0);
  next_handful (self);
}
