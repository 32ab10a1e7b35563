/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "deduction-level.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-any.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "model/job/job.h"

enum { PATIENCE = 200 };               /* questions whether to go on, where deductions end and solutions are counted */

struct _SetdokuDeductionLevel
{
  GObject         parent_instance;

  const Topology *topology;            /* owned; NULL: nothing was asked */
  uint8_t         givens[RULES_CELLS_MAX];
  DeductionReport report;
  SetdokuJob      job;
};

G_DEFINE_FINAL_TYPE (SetdokuDeductionLevel, setdoku_deduction_level, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

typedef struct {
  const Stop *stop;
  int         asked;
} Patience;

static bool
is_over (void *memory)
{
  Patience *patience = memory;

  return ++patience->asked > PATIENCE || stop_now (patience->stop);
}

void
deduction_level_read (const AnyLadder *ladder, const Stop *stop, DeductionReport *report)
{
  Patience patience = { .stop = stop };

  *report = (DeductionReport) {
    .known = true, .verdict = any_verdict_reach (ladder, is_over, &patience), .level = any_ladder_level (ladder),
    .hardest = ladder->hardest, .n_steps = ladder->n_steps,
  };
}

typedef struct {
  const Topology *topology;            /* owned */
  uint8_t         givens[RULES_CELLS_MAX];
  DeductionReport report;
} Errand;

static void
work (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;
  Stop stop = setdoku_job_stop (cancellable);
  AnyLadder *ladder = any_ladder_new (errand->topology, errand->givens);

  errand->report = (DeductionReport) { .known = true, .verdict = ANY_VERDICT_NO_MEMORY };
  if (!ladder)
    return;
  ladder->stop = &stop;
  any_ladder_climb (ladder);
  deduction_level_read (ladder, &stop, &errand->report);
  any_ladder_free (ladder);
}

static void
on_done (void *memory, void *user)
{
  SetdokuDeductionLevel *self = user;

  self->report = ((Errand *) memory)->report;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
errand_free (void *memory)
{
  topology_unref (((Errand *) memory)->topology);
  g_free (memory);
}

static void
setdoku_deduction_level_dispose (GObject *object)
{
  SetdokuDeductionLevel *self = SETDOKU_DEDUCTION_LEVEL (object);

  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->topology, topology_unref);
  G_OBJECT_CLASS (setdoku_deduction_level_parent_class)->dispose (object);
}

static void
setdoku_deduction_level_class_init (SetdokuDeductionLevelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_deduction_level_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_deduction_level_init (SetdokuDeductionLevel *self)
{
}

SetdokuDeductionLevel *
setdoku_deduction_level_new (void)
{
  return g_object_new (SETDOKU_TYPE_DEDUCTION_LEVEL, NULL);
}

const DeductionReport *
setdoku_deduction_level_get_report (SetdokuDeductionLevel *self)
{
  g_return_val_if_fail (SETDOKU_IS_DEDUCTION_LEVEL (self), NULL);
  return &self->report;
}

bool
setdoku_deduction_level_is_working (SetdokuDeductionLevel *self)
{
  g_return_val_if_fail (SETDOKU_IS_DEDUCTION_LEVEL (self), false);
  return setdoku_job_active (&self->job);
}

void
setdoku_deduction_level_set (SetdokuDeductionLevel *self, const Topology *topology, const uint8_t *givens)
{
  Errand *errand;

  g_return_if_fail (SETDOKU_IS_DEDUCTION_LEVEL (self));
  if (topology == NULL && self->topology == NULL)
    return;
  if (topology && self->topology && topology_equal (topology, self->topology)
      && memcmp (givens, self->givens, topology->n_cells) == 0)
    return;
  setdoku_job_cancel (&self->job);
  g_clear_pointer (&self->topology, topology_unref);
  self->report = (DeductionReport) { 0 };
  if (!topology)
    return;
  self->topology = topology_ref (topology);
  memcpy (self->givens, givens, topology->n_cells);
  errand = g_new0 (Errand, 1);
  errand->topology = topology_ref (topology);
  memcpy (errand->givens, givens, topology->n_cells);
  setdoku_job_start (&self->job, work, on_done, errand, errand_free, self);
}

char *
deduction_level_name (const DeductionReport *report)
{
  switch (report->verdict)
    {
    case ANY_VERDICT_LEVEL:
      return g_strdup (_(any_level_names[report->level]));
    case ANY_VERDICT_GUESS:
    case ANY_VERDICT_OPEN:
      return g_strdup (_("Needs a guess"));
    case ANY_VERDICT_SEVERAL:
      return g_strdup (_("Several solutions"));
    case ANY_VERDICT_NONE:
      return g_strdup (_("No solution"));
    default:
      return explain_no_memory ();
    }
}

char *
deduction_level_about (const DeductionReport *report)
{
  if (!report->known || !report->hardest)
    return g_strdup ("");
  /* Translators: a level such as “Hard” stands before it */
  return explain_say (_("by its hardest deduction: {technique}"),
                      SAY_OWN ("technique", explain_any_technique (report->hardest)));
}
