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
  DocumentCell    cells[N_CELLS];          /* the board that it is about; once it is done, the board after it */
  gboolean        done;
  Explanation     explanation;
  int             row;                     /* of it, that the pointer is on; −1: none */
};

G_DEFINE_FINAL_TYPE (SetdokuHintSession, setdoku_hint_session, G_TYPE_OBJECT)

enum { CHANGED, POINTED, SAY, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the worker gets and gives back. */
typedef struct {
  DocumentCell cells[N_CELLS];
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

  hint_find (&search->hint, search->cells, search->ladder, &search->off, &stop);
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
forget (SetdokuHintSession *self)
{
  setdoku_job_cancel (&self->job);
  g_clear_pointer (&self->hint, g_free);
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
  self->done = FALSE;
  while (self->hint->rung < self->wanted && hint_climb (self->hint))
    continue;
  tell (self);
}

static void
look_for (SetdokuHintSession *self,
          HintRung            rung)
{
  HintSearch *search = g_new0 (HintSearch, 1);

  memcpy (search->cells, setdoku_game_get_cells (self->game), sizeof search->cells);
  memcpy (self->cells, search->cells, sizeof self->cells);
  search->ladder = own_ladder_profile (setdoku_choices_get_settings (self->choices));
  techniques_off_read (setdoku_choices_get_settings (self->choices), &search->off);
  self->wanted = rung;
  setdoku_job_start (&self->job, find, on_found, search, g_free, self);
}

void
setdoku_hint_session_look (SetdokuHintSession *self,
                           LookInput          *input)
{
  const Hint *hint = self->done ? NULL : self->hint;
  bool why = hint && hint->rung >= RUNG_WHY;

  if (!hint)
    return;
  input->show_peers = input->show_same = input->show_pairs = false;      /* tints mean sets now */
  if (hint->kind == HINT_STEP && why)
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
    input->wrong = cells_union (input->wrong, hint_cells (hint));
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
  return cells_has (self->hint->cells, cell) && entry == self->cells[cell].entry;
}

static bool
has_mistake (SetdokuHintSession *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (is_wrong (self, cell, cells[cell].entry))
      return true;
  return false;
}

static void
erase_mistakes (SetdokuHintSession *self)
{
  DocumentCell cells[N_CELLS];

  memcpy (cells, setdoku_game_get_cells (self->game), sizeof cells);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (is_wrong (self, cell, cells[cell].entry))
      cells[cell].entry = 0;
  setdoku_game_replace (self->game, cells);
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
  DocumentCell cells[N_CELLS];

  memcpy (cells, setdoku_game_get_cells (self->game), sizeof cells);
  if (self->hint->kind == HINT_MISTAKE)
    undo_to_before (self);
  else if (hint_apply (self->hint, setdoku_choices_get (self->choices)->tidy_marks, cells))
    setdoku_game_replace (self->game, cells);
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
  bool about = playing && memcmp (self->cells, setdoku_game_get_cells (self->game), sizeof self->cells) == 0;

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
  memcpy (self->cells, setdoku_game_get_cells (self->game), sizeof self->cells);
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
