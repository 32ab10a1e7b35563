/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-hint.c — the hint in Play: looked for on a worker, told a rung at a time, shown on the board, carried out.
 *
 * A hint is about one board. Whatever else changes the board closes it, or ends the search for it; carrying it out leaves it
 * there as done, so that another one can be asked for. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compat.h"
#include "model/techniques-off.h"

/* What the worker gets and gives back. */
typedef struct {
  DocumentCell cells[N_CELLS];
  TechniqueSet off;
  Hint         hint;
} HintSearch;

static void
find (void         *memory,
      GCancellable *cancellable)
{
  HintSearch *search = memory;

  hint_find (&search->hint, search->cells, NULL, &search->off);
}

static void
announce_rung (SetdokuPlay *self)
{
  g_autofree char *said = hint_say (self->hint, self->hint->rung);
  /* Translators: a title, then a sentence about it */
  g_autofree char *text = g_strdup_printf (_("%s. %s"), _("Hint"), said);

  compat_announce (GTK_WIDGET (self->grid), text);
}

static void
tell (SetdokuPlay *self)
{
  self->hint_row = -1;
  hint_explain (self->hint, &self->hint_explanation);
  setdoku_play_refresh (self);
  announce_rung (self);
}

static void
forget (SetdokuPlay *self)
{
  setdoku_job_cancel (&self->hint_job);
  g_clear_pointer (&self->hint, g_free);
  explanation_clear (&self->hint_explanation);
  self->hint_done = FALSE;
  self->hint_row = -1;
}

static void
on_found (void *memory,
          void *user)
{
  HintSearch *search = memory;
  SetdokuPlay *self = user;
  g_autofree Hint *last = self->hint;            /* goes when the new one is there: who counts hints tells them by address */

  self->hint = g_memdup2 (&search->hint, sizeof search->hint);
  self->hint_done = FALSE;
  while (self->hint->rung < self->hint_wanted && hint_climb (self->hint))
    continue;
  tell (self);
}

static void
look_for (SetdokuPlay *self,
          HintRung     rung)
{
  HintSearch *search = g_new0 (HintSearch, 1);

  memcpy (search->cells, setdoku_game_get_cells (self->game), sizeof search->cells);
  memcpy (self->hint_cells, search->cells, sizeof self->hint_cells);
  techniques_off_read (self->settings, &search->off);
  self->hint_wanted = rung;
  setdoku_job_start (&self->hint_job, find, on_found, search, g_free, self);
}

static bool
is_about (SetdokuPlay        *self,
          const DocumentCell *cells)
{
  return memcmp (self->hint_cells, cells, sizeof self->hint_cells) == 0;
}

void
setdoku_play_check_hint (SetdokuPlay *self)
{
  bool playing = setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY;

  if ((self->hint || setdoku_job_active (&self->hint_job))
      && (!playing || !is_about (self, setdoku_game_get_cells (self->game))))
    forget (self);
}

void
setdoku_play_clear_hint (SetdokuPlay *self)
{
  forget (self);
  g_clear_object (&self->settings);
}

void
setdoku_play_look_at_hint (SetdokuPlay *self,
                           LookInput   *input)
{
  const Hint *hint = self->hint_done ? NULL : self->hint;
  bool why = hint && hint->rung >= RUNG_WHY;

  if (!hint)
    return;
  input->show_peers = input->show_same = input->show_pairs = false;      /* tints mean sets now */
  if (hint->kind == HINT_STEP && why)
    {
      input->deduction = &hint->deduction;
      input->position = &hint->position;
      if (self->hint_row >= 0 && self->hint_row < self->hint_explanation.n_rows)
        input->row = &self->hint_explanation.rows[self->hint_row];
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
is_wrong (SetdokuPlay *self,
          int          cell,
          int          entry)
{
  const CensusReport *report = setdoku_census_get_report (self->census);

  if (!entry)
    return false;
  if (report->known && report->exact && report->n_solutions == 1)
    return entry != report->solution[0][cell];
  return cells_has (self->hint->cells, cell) && entry == self->hint_cells[cell].entry;
}

static bool
has_mistake (SetdokuPlay *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (is_wrong (self, cell, cells[cell].entry))
      return true;
  return false;
}

static void
erase_mistakes (SetdokuPlay *self)
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
undo_to_before (SetdokuPlay *self)
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
carry_out (SetdokuPlay *self)
{
  DocumentCell cells[N_CELLS];

  memcpy (cells, setdoku_game_get_cells (self->game), sizeof cells);
  if (self->hint->kind == HINT_MISTAKE)
    undo_to_before (self);
  else if (hint_apply (self->hint, cells))
    setdoku_game_replace (self->game, cells);
}

/* Public. */

void
setdoku_play_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (setdoku_play_get_phase (self) != SETDOKU_PHASE_PLAY)
    return;
  if (setdoku_job_active (&self->hint_job))
    self->hint_wanted = MIN (self->hint_wanted + 1, RUNG_DO);
  else if (!self->hint || self->hint_done)
    look_for (self, RUNG_WHERE);
  else if (hint_climb (self->hint))
    tell (self);
  else
    announce_rung (self);
}

void
setdoku_play_hint_another (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->hint && self->hint_done && !setdoku_job_active (&self->hint_job))
    look_for (self, MIN (self->hint->rung, RUNG_WHY));
}

gboolean
setdoku_play_can_do_hint (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), FALSE);
  return self->hint && !self->hint_done
         && (self->hint->kind == HINT_STEP || self->hint->kind == HINT_MARK || self->hint->kind == HINT_MISTAKE);
}

void
setdoku_play_do_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (!setdoku_play_can_do_hint (self))
    return;
  self->held = TRUE;                             /* the steps on the way are not shown */
  carry_out (self);
  memcpy (self->hint_cells, setdoku_game_get_cells (self->game), sizeof self->hint_cells);
  self->hint_done = TRUE;
  self->held = FALSE;
  setdoku_play_refresh (self);
  if (self->hint)
    compat_announce (GTK_WIDGET (self->grid), _("Done"));
}

void
setdoku_play_close_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  forget (self);
  setdoku_play_refresh (self);
}

const Hint *
setdoku_play_get_hint (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->hint;
}

gboolean
setdoku_play_is_hint_done (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), FALSE);
  return self->hint_done;
}

const Explanation *
setdoku_play_get_hint_explanation (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->hint_explanation.title ? &self->hint_explanation : NULL;
}

void
setdoku_play_point_at_hint_row (SetdokuPlay *self,
                                int          row)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->hint_row == row)
    return;
  self->hint_row = row;
  setdoku_play_redraw (self);
}
