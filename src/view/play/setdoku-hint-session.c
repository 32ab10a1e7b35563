/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-hint-session.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/job/job.h"
#include "model/keep/own-ladder.h"
#include "model/keep/techniques-off.h"

struct _SetdokuHintSession
{
  GObject         parent_instance;

  SetdokuGame    *game;
  SetdokuCensus  *census;
  SetdokuChoices *choices;
  SetdokuJob      job;
  HintRung        wanted;                  /* of the hint that is looked for */
  Hint           *hint;                    /* NULL: none is told */
  const Topology *topology;                /* of it; owned, NULL: the classic board */
  DocumentCells   cells;                   /* the board that it is about; once it is done, the board after it */
  gboolean        done;
  guint           patience;                /* source id: runs while the answer may still come in time */
  gboolean        late;                    /* it did not */
  Explanation     explanation;
  int             row;                     /* of it, that the pointer is on; −1: none */
};

G_DEFINE_FINAL_TYPE (SetdokuHintSession, setdoku_hint_session, G_TYPE_OBJECT)

enum { PATIENCE_MS = 500 };

enum { CHANGED, POINTED, SAY, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the worker gets and gives back. */
typedef struct {
  DocumentCells cells;
  const Topology *topology;            /* owned; NULL: the classic board */
  const LadderProfile *ladder;         /* NULL: the first */
  TechniqueSet off;
  Hint         hint;
} HintSearch;

static void
find (void         *memory,
      GCancellable *cancellable)
{
  HintSearch *search = memory;
  Stop stop = setdoku_job_stop (cancellable);

  if (search->topology)
    hint_find_any (&search->hint, search->topology, search->cells.cell, &stop);
  else
    hint_find (&search->hint, search->cells.cell, search->ladder, &search->off, &stop);
}

static void
search_free (void *memory)
{
  HintSearch *search = memory;

  topology_unref (search->topology);
  g_free (search);
}

static void
announce_rung (SetdokuHintSession *self)
{
  g_autofree char *said = hint_say (self->hint, self->hint->rung);
  g_autofree char *text = explain_titled (_("Hint"), said);

  g_signal_emit (self, signals[SAY], 0, text);
}

static void
tell (SetdokuHintSession *self)
{
  self->row = -1;
  hint_explain (self->hint, &self->explanation);
  g_signal_emit (self, signals[CHANGED], 0);
  announce_rung (self);
}

static void
stop_waiting (SetdokuHintSession *self)
{
  g_clear_handle_id (&self->patience, g_source_remove);
  self->late = FALSE;
}

static gboolean
on_patience_over (gpointer user)
{
  SetdokuHintSession *self = user;

  self->patience = 0;
  self->late = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[SAY], 0, _("Looking for a hint…"));
  return G_SOURCE_REMOVE;
}

static void
forget (SetdokuHintSession *self)
{
  setdoku_job_cancel (&self->job);
  stop_waiting (self);
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->topology, topology_unref);
  explanation_clear (&self->explanation);
  self->done = FALSE;
  self->row = -1;
}

static void
on_found (void *memory,
          void *user)
{
  HintSearch *search = memory;
  SetdokuHintSession *self = user;
  g_autofree Hint *last = self->hint;            /* goes when the new one is there: who counts hints tells them by address */

  self->hint = g_memdup2 (&search->hint, sizeof search->hint);
  topology_unref (self->topology);
  self->topology = g_steal_pointer (&search->topology);
  self->done = FALSE;
  stop_waiting (self);
  while (self->hint->rung < self->wanted && hint_climb (self->hint))
    continue;
  tell (self);
}

static void
look_for (SetdokuHintSession *self,
          HintRung            rung)
{
  HintSearch *search = g_new0 (HintSearch, 1);

  setdoku_game_keep_cells (self->game, &search->cells);
  self->cells = search->cells;
  search->topology = topology_ref (setdoku_game_get_topology (self->game));
  search->ladder = own_ladder_profile (setdoku_choices_get_settings (self->choices));
  techniques_off_read (setdoku_choices_get_settings (self->choices), &search->off);
  self->wanted = rung;
  stop_waiting (self);
  self->patience = g_timeout_add (PATIENCE_MS, on_patience_over, self);
  setdoku_job_start (&self->job, find, on_found, search, search_free, self);
}

void
setdoku_hint_session_look (SetdokuHintSession *self,
                           LookInput          *input)
{
  const Hint *hint = self->done ? NULL : self->hint;
  bool why = hint && hint->rung >= RUNG_WHY;

  if (!hint)
    return;
  input->constraint = 0;
  input->show_peers = input->show_same = input->show_pairs = false;      /* tints mean sets now */
  if (hint->kind == HINT_STEP && why && hint->topology)
    {
      input->any_deduction = &hint->any_deduction;
      input->any_position = &hint->any_position;
      if (hint->any_deduction.constraint != TOPOLOGY_NO_CONSTRAINT)
        input->constraint = hint->any_deduction.constraint + 1;
    }
  else if (hint->kind == HINT_STEP && why)
    {
      input->deduction = &hint->deduction;
      input->position = &hint->position;
      if (self->row >= 0 && self->row < self->explanation.n_rows)
        input->row = &self->explanation.rows[self->row];
    }
  else if (hint->kind == HINT_MARK && why)
    {
      input->missing = hint->cells;
      input->missing_mark = hint->missing;
    }
  else if ((hint->kind == HINT_MISTAKE && why) || hint->kind == HINT_IMPOSSIBLE)
    input->wrong = places_union (input->wrong, hint_cells (hint));
  else
    input->pointed = hint_cells (hint);
}

/* Carrying out. */

/* An entry of the board that must go. Where the puzzle has one solution that says what is wrong, also of digits that stood
 * in the cell before. */
static bool
is_wrong (SetdokuHintSession *self,
          int                 cell,
          int                 entry)
{
  const CensusReport *report = setdoku_census_get_report (self->census);

  if (!entry)
    return false;
  if (report->known && report->exact && report->n_solutions == 1)
    return entry != report->solution[0][cell];
  return places_has (&self->hint->cells, cell) && entry == self->cells.cell[cell].entry;
}

static bool
has_mistake (SetdokuHintSession *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  for (int cell = 0; cell < setdoku_game_get_n_cells (self->game); cell++)
    if (is_wrong (self, cell, cells[cell].entry))
      return true;
  return false;
}

static void
erase_mistakes (SetdokuHintSession *self)
{
  DocumentCells cells;

  setdoku_game_keep_cells (self->game, &cells);
  for (int cell = 0; cell < cells.n; cell++)
    if (is_wrong (self, cell, cells.cell[cell].entry))
      cells.cell[cell].entry = 0;
  setdoku_game_replace (self->game, cells.cell);
}

/* Back along the history, and redo keeps what was there. A mistake that the history begins with is only taken out: nothing
 * else shall go for it. */
static void
undo_to_before (SetdokuHintSession *self)
{
  int undone = 0;

  while (has_mistake (self) && setdoku_game_undo (self->game, NULL))
    undone++;
  if (!has_mistake (self))
    return;
  while (undone-- > 0)
    setdoku_game_redo (self->game, NULL);
  erase_mistakes (self);
}

static void
carry_out (SetdokuHintSession *self)
{
  DocumentCells cells;

  setdoku_game_keep_cells (self->game, &cells);
  if (self->hint->kind == HINT_MISTAKE)
    undo_to_before (self);
  else if (hint_apply (self->hint, setdoku_choices_get (self->choices)->tidy_marks, cells.cell))
    setdoku_game_replace (self->game, cells.cell);
}

/* Object. */

static void
setdoku_hint_session_dispose (GObject *object)
{
  SetdokuHintSession *self = SETDOKU_HINT_SESSION (object);

  forget (self);
  g_clear_object (&self->game);
  g_clear_object (&self->census);
  g_clear_object (&self->choices);
  G_OBJECT_CLASS (setdoku_hint_session_parent_class)->dispose (object);
}

static void
setdoku_hint_session_class_init (SetdokuHintSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_hint_session_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAY] = g_signal_new ("say", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
setdoku_hint_session_init (SetdokuHintSession *self)
{
  self->row = -1;
}

SetdokuHintSession *
setdoku_hint_session_new (SetdokuGame    *game,
                          SetdokuCensus  *census,
                          SetdokuChoices *choices)
{
  SetdokuHintSession *self = g_object_new (SETDOKU_TYPE_HINT_SESSION, NULL);

  self->game = g_object_ref (game);
  self->census = g_object_ref (census);
  self->choices = g_object_ref (choices);
  return self;
}

void
setdoku_hint_session_check (SetdokuHintSession *self,
                            bool                playing)
{
  bool about = playing && setdoku_game_has_cells (self->game, &self->cells);

  g_return_if_fail (SETDOKU_IS_HINT_SESSION (self));
  if (!about && (self->hint || setdoku_job_active (&self->job)))
    forget (self);
}

void
setdoku_hint_session_ask (SetdokuHintSession *self)
{
  g_return_if_fail (SETDOKU_IS_HINT_SESSION (self));
  if (setdoku_job_active (&self->job))
    self->wanted = MIN (self->wanted + 1, RUNG_DO);
  else if (!self->hint || self->done)
    look_for (self, RUNG_WHERE);
  else if (hint_climb (self->hint))
    tell (self);
  else
    announce_rung (self);
}

void
setdoku_hint_session_ask_another (SetdokuHintSession *self)
{
  g_return_if_fail (SETDOKU_IS_HINT_SESSION (self));
  if (self->hint && self->done && !setdoku_job_active (&self->job))
    look_for (self, MIN (self->hint->rung, RUNG_WHY));
}

gboolean
setdoku_hint_session_can_carry_out (SetdokuHintSession *self)
{
  g_return_val_if_fail (SETDOKU_IS_HINT_SESSION (self), FALSE);
  return self->hint && !self->done
         && (self->hint->kind == HINT_STEP || self->hint->kind == HINT_MARK || self->hint->kind == HINT_MISTAKE);
}

/* All steps of it are told as one change, when it is done. */
void
setdoku_hint_session_carry_out (SetdokuHintSession *self)
{
  if (!setdoku_hint_session_can_carry_out (self))
    return;
  setdoku_game_hold (self->game);
  carry_out (self);
  setdoku_game_keep_cells (self->game, &self->cells);
  self->done = TRUE;
  setdoku_game_release (self->game);
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->hint && !setdoku_game_is_solved (self->game))
    g_signal_emit (self, signals[SAY], 0, _("Done"));
}

void
setdoku_hint_session_close (SetdokuHintSession *self)
{
  g_return_if_fail (SETDOKU_IS_HINT_SESSION (self));
  forget (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const Hint *
setdoku_hint_session_get (SetdokuHintSession *self)
{
  g_return_val_if_fail (SETDOKU_IS_HINT_SESSION (self), NULL);
  return self->hint;
}

gboolean
setdoku_hint_session_is_done (SetdokuHintSession *self)
{
  g_return_val_if_fail (SETDOKU_IS_HINT_SESSION (self), FALSE);
  return self->done;
}

gboolean
setdoku_hint_session_is_looking (SetdokuHintSession *self)
{
  g_return_val_if_fail (SETDOKU_IS_HINT_SESSION (self), FALSE);
  return self->late && !self->hint;
}

const Explanation *
setdoku_hint_session_get_explanation (SetdokuHintSession *self)
{
  g_return_val_if_fail (SETDOKU_IS_HINT_SESSION (self), NULL);
  return self->explanation.title ? &self->explanation : NULL;
}

void
setdoku_hint_session_point_at_row (SetdokuHintSession *self,
                                   int                 row)
{
  g_return_if_fail (SETDOKU_IS_HINT_SESSION (self));
  if (self->row == row)
    return;
  self->row = row;
  g_signal_emit (self, signals[POINTED], 0);
}
