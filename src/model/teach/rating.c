/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rating.h"

#include <string.h>

#include "model/job/job.h"
#include "engine/rate/ways.h"

enum { REMEMBERED = 8 };

typedef struct {
  Board        board;
  RatingReport report;         /* may be half of one, if the other half was dropped */
} Memory;

struct _SetdokuRating
{
  GObject    parent_instance;

  Memory     memories[REMEMBERED];       /* the newest first; [0] is the puzzle at hand if there is one */
  bool       present;                    /* there is */
  bool       held;
  SetdokuJob rater, scorer;
};

G_DEFINE_FINAL_TYPE (SetdokuRating, setdoku_rating, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const RatingReport no_report = { 0 };

/* Sudoku Explainer. */

typedef struct {
  Board    board;
  SeRating se;
} RateErrand;

static int
count_struck (const RateHint *hint)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += nine_count (hint->removed[cell]);
  return n;
}

static void
note_step (SeRating *se, const RateHint *hint, int ways)
{
  RatingStep *step = &se->steps[se->n_steps];
  bool placed = hint->cell != NO_CELL;

  *step = (RatingStep) {
    .tenths = (uint16_t) rate_tenths (hint->rating), .technique = (uint8_t) hint->technique, .ways = (uint8_t) ways,
    .cell = (uint8_t) hint->cell, .digit = (uint8_t) (placed ? hint->digit + 1 : 0),
    .n_struck = (uint16_t) (placed ? 0 : count_struck (hint)),
  };
  if (se->hardest_step < 0 || step->tenths > se->steps[se->hardest_step].tenths)
    se->hardest_step = se->n_steps;
  se->n_steps++;
}

/* The room to think in lives as long as it is needed: there is much of it. */
void
se_rating_find (SeRating *se, const Board *board, GCancellable *cancellable)
{
  RateWork *work = rate_work_new ();
  RateOutcome outcome = RATE_STEPPED;
  Stop stop = setdoku_job_stop (cancellable);
  Rate rate;

  *se = (SeRating) { .hardest_step = -1 };
  if (!work)
    return;                    /* no rating, as if it never came */

  rate_work_set_stop (work, stop.asked, stop.user);
  rate_start (&rate, board);
  while (outcome == RATE_STEPPED && se->n_steps < RATING_STEPS_MAX && !g_cancellable_is_cancelled (cancellable))
    {
      RateGrid before = rate.grid;
      RateHint hint;

      outcome = rate_step (&rate, work, &hint);
      if (outcome == RATE_STEPPED)
        note_step (se, &hint, rate_ways (work, &before, &hint));
    }
  rate_work_free (work);

  se->rated = outcome == RATE_SOLVED || outcome == RATE_STUCK || outcome == RATE_BEYOND;
  se->at_least = outcome == RATE_BEYOND;
  se->er = rate_tenths (rate.er);
  se->ep = rate_tenths (rate.ep);
  se->ed = rate_tenths (rate.ed);
  se->hardest = rate.hardest;
}

static void
rate_on_worker (void *memory, GCancellable *cancellable)
{
  RateErrand *errand = memory;

  se_rating_find (&errand->se, &errand->board, cancellable);
}

static void
rated (void *memory, void *user)
{
  const RateErrand *errand = memory;
  SetdokuRating *self = user;

  self->memories[0].report.se = errand->se;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
send_rater (SetdokuRating *self)
{
  RateErrand *errand = g_new0 (RateErrand, 1);

  errand->board = self->memories[0].board;
  setdoku_job_start (&self->rater, rate_on_worker, rated, errand, g_free, self);
}

/* HoDoKu. */

typedef struct {
  Board        board;
  HodokuRating hodoku;
} ScoreErrand;

static void
score_on_worker (void *memory, GCancellable *cancellable)
{
  ScoreErrand *errand = memory;
  Score *score = g_new (Score, 1);
  const Ladder *ladder = &score->ladder;

  score_start (score, &errand->board);
  while (!g_cancellable_is_cancelled (cancellable) && score_look (score, NULL))
    continue;
  errand->hodoku = (HodokuRating) {
    .scored = ladder->outcome != LADDER_NO_MEMORY, .stuck = ladder->outcome != LADDER_SOLVED,
    .score = ladder->score, .n_steps = ladder->n_steps, .level = ladder_level (ladder), .hardest = ladder_hardest (ladder),
  };
  g_free (score);
}

static void
scored (void *memory, void *user)
{
  const ScoreErrand *errand = memory;
  SetdokuRating *self = user;

  self->memories[0].report.hodoku = errand->hodoku;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
send_scorer (SetdokuRating *self)
{
  ScoreErrand *errand = g_new0 (ScoreErrand, 1);

  errand->board = self->memories[0].board;
  setdoku_job_start (&self->scorer, score_on_worker, scored, errand, g_free, self);
}

static void
send_workers (SetdokuRating *self)
{
  const RatingReport *report = setdoku_rating_get_report (self);

  if (!report->known || self->held)
    return;
  if (!report->se.rated && !setdoku_job_active (&self->rater))
    send_rater (self);
  if (!report->hodoku.scored && !setdoku_job_active (&self->scorer))
    send_scorer (self);
}

static void
drop_board (SetdokuRating *self)
{
  setdoku_job_cancel (&self->rater);
  setdoku_job_cancel (&self->scorer);
  self->present = false;
}

static void
setdoku_rating_dispose (GObject *object)
{
  drop_board (SETDOKU_RATING (object));
  G_OBJECT_CLASS (setdoku_rating_parent_class)->dispose (object);
}

static void
setdoku_rating_class_init (SetdokuRatingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_rating_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_RATING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_rating_init (SetdokuRating *self)
{
}

SetdokuRating *
setdoku_rating_new (void)
{
  return g_object_new (SETDOKU_TYPE_RATING, NULL);
}

const RatingReport *
setdoku_rating_get_report (SetdokuRating *self)
{
  g_return_val_if_fail (SETDOKU_IS_RATING (self), NULL);
  return self->present ? &self->memories[0].report : &no_report;
}

bool
setdoku_rating_is_working (SetdokuRating *self)
{
  const RatingReport *report = setdoku_rating_get_report (self);

  return report && report->known
         && (setdoku_job_active (&self->rater) || setdoku_job_active (&self->scorer) || self->held);
}

static bool
is_of (const Memory *memory, const Board *board)
{
  return memory->report.known && memcmp (memory->board.digit, board->digit, sizeof board->digit) == 0;
}

/* To the front; a puzzle that is not remembered takes the place of the oldest. */
static void
bring_forward (SetdokuRating *self, const Board *board)
{
  g_autofree Memory *memory = g_new0 (Memory, 1);
  int i = 0;

  while (i < REMEMBERED - 1 && !is_of (&self->memories[i], board))
    i++;
  if (is_of (&self->memories[i], board))
    *memory = self->memories[i];
  memmove (&self->memories[1], &self->memories[0], (size_t) i * sizeof *memory);
  memory->board = *board;
  memory->report.known = true;
  self->memories[0] = *memory;
}

void
setdoku_rating_set_board (SetdokuRating *self, const Board *board)
{
  g_return_if_fail (SETDOKU_IS_RATING (self));
  if (board && self->present && is_of (&self->memories[0], board))
    return;

  drop_board (self);
  if (!board)
    return;

  bring_forward (self, board);
  self->present = true;
  send_workers (self);
}

bool
setdoku_rating_to_document (SetdokuRating *self, DocumentRating *rating)
{
  const RatingReport *report = setdoku_rating_get_report (self);

  if (!report || !report->se.rated || report->se.at_least)
    return false;
  *rating = (DocumentRating) { .scale = SCALE_SE, .er = report->se.er, .ep = report->se.ep, .ed = report->se.ed };
  return true;
}

void
setdoku_rating_hold (SetdokuRating *self, bool held)
{
  g_return_if_fail (SETDOKU_IS_RATING (self));
  self->held = held;
  send_workers (self);
}
