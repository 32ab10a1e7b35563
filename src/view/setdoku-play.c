/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play.c — see setdoku-play.h. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compat.h"
#include "model/clue-pattern.h"
#include "repeats.h"

G_DEFINE_FINAL_TYPE (SetdokuPlay, setdoku_play, G_TYPE_OBJECT)

enum { CHANGED, PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Any solution is right; that there are others is said, too. */
static void
announce_solved (SetdokuPlay *self)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  g_autofree char *text = NULL;

  if (report->known && report->n_solutions > 1)
    text = g_strdup_printf ("%s. %s", _("Solved"), _("The puzzle has several solutions. This is one of them."));
  compat_announce (GTK_WIDGET (self->grid), text ? text : _("Solved"));
}

/* What changed is also said aloud, once. */
static void
announce (SetdokuPlay *self)
{
  CellSet repeats = setdoku_play_get_repeats (self);
  SetdokuPhase phase = setdoku_play_get_phase (self);
  Board board;
  g_autofree char *title = NULL, *where = NULL, *text = NULL;

  setdoku_game_get_board (self->game, &board);
  if (!cells_is_empty (repeats) && !cells_equal (repeats, self->shown_repeats) && repeats_describe (&board, &title, &where))
    {
      text = g_strdup_printf ("%s. %s.", title, where);
      compat_announce (GTK_WIDGET (self->grid), text);
    }
  if (phase == SETDOKU_PHASE_SOLVED && self->shown != SETDOKU_PHASE_SOLVED)
    announce_solved (self);
  setdoku_play_announce_solutions (self);
}

/* While clues are typed repeats are shown always: they keep the puzzle from being played. */
CellSet
setdoku_play_get_repeats (SetdokuPlay *self)
{
  bool shown = self->choices.show_repeats || setdoku_play_is_typing (self);

  return shown ? setdoku_game_get_repeats (self->game) : CELLS_NONE;
}

static CellSet
find_ghosts (SetdokuPlay *self)
{
  CellSet clues = CELLS_NONE;
  Board givens;

  if (!self->typing)
    return CELLS_NONE;
  setdoku_game_get_givens (self->game, &givens);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (givens.digit[cell])
      cells_add (&clues, cell);
  return clue_pattern_ghosts (clues, self->selection.cursor);
}

void
setdoku_play_redraw (SetdokuPlay *self)
{
  gboolean solved = self->shown == SETDOKU_PHASE_SOLVED && cells_is_empty (self->selection.cells);
  gboolean highlight = self->shown == SETDOKU_PHASE_PLAY || (self->shown == SETDOKU_PHASE_SOLVED && !solved);
  CellLook looks[N_CELLS];
  LookLink links[LOOK_LINKS_MAX];
  LookSolutions solutions;
  LookInput input = {
    .cells = setdoku_game_get_cells (self->game),
    .selection = self->selection.cells,
    .cursor = solved ? -1 : self->selection.cursor,
    .digit = self->typing || solved ? 0 : setdoku_play_get_shown_digit (self),
    .show_peers = highlight && self->choices.show_peers,
    .show_same = highlight && self->choices.show_same,
    .show_pairs = self->shown == SETDOKU_PHASE_PLAY && self->pairs,
    .fixed_places = self->choices.fixed_places,
    .ghosts = find_ghosts (self),
    .pointed = self->why_cells,
    .solutions = &solutions,
    .wrong = cells_union (setdoku_play_get_repeats (self), self->mistakes),
  };

  if (!self->active)
    return;
  setdoku_play_look_at_solutions (self, &solutions);
  setdoku_play_look_at_hint (self, &input);
  look_compute (&input, looks);
  setdoku_grid_set_looks (self->grid, looks);
  setdoku_grid_set_links (self->grid, links, look_links (input.deduction, links));
  setdoku_grid_set_marks (self->grid, self->selection.cells, input.cursor, -1);
}

void
setdoku_play_refresh (SetdokuPlay *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self);

  if (self->held)
    return;
  setdoku_play_check_hint (self);
  setdoku_play_count (self);
  setdoku_play_update_check (self);
  if (self->active)
    announce (self);
  if (phase == SETDOKU_PHASE_SOLVED && self->shown != SETDOKU_PHASE_SOLVED)
    self->selection.cells = CELLS_NONE;
  self->shown = phase;
  self->shown_repeats = setdoku_play_get_repeats (self);
  setdoku_play_redraw (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_play_dispose (GObject *object)
{
  SetdokuPlay *self = SETDOKU_PLAY (object);

  setdoku_play_clear_hint (self);
  setdoku_play_forget_why (self);
  g_clear_object (&self->census);
  g_clear_object (&self->grid);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_play_parent_class)->dispose (object);
}

static void
setdoku_play_class_init (SetdokuPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_play_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY] = g_signal_new ("play", SETDOKU_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_play_init (SetdokuPlay *self)
{
  self->selection = selection_of (0);
  self->hint_row = -1;
  setdoku_play_read_choices (self);
  self->census = setdoku_census_new ();
  g_signal_connect_object (self->census, "changed", G_CALLBACK (setdoku_play_refresh), self, G_CONNECT_SWAPPED);
}

SetdokuPlay *
setdoku_play_new (SetdokuGrid *grid,
                  SetdokuGame *game)
{
  SetdokuPlay *self = g_object_new (SETDOKU_TYPE_PLAY, NULL);

  self->grid = g_object_ref (grid);
  self->game = g_object_ref (game);
  setdoku_play_listen (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (setdoku_play_refresh), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_play_set_active (SetdokuPlay *self,
                         gboolean     active)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  self->active = active;
  setdoku_play_refresh (self);
}

void
setdoku_play_begin (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  self->typing = FALSE;
  self->selection = selection_of (0);
  self->mode = MARK_MODE_DIGIT;
  self->digit = self->colour = 0;
  self->pinned = self->of_marks = self->pairs = FALSE;
  self->check = CHECK_NONE;
  setdoku_play_forget_why (self);
  setdoku_play_set_overlay (self, SETDOKU_OVERLAY_NONE);
}

SetdokuPhase
setdoku_play_get_phase (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), SETDOKU_PHASE_START);
  return self->typing ? SETDOKU_PHASE_CLUES
         : setdoku_game_is_empty (self->game) ? SETDOKU_PHASE_START
         : setdoku_game_is_solved (self->game) ? SETDOKU_PHASE_SOLVED : SETDOKU_PHASE_PLAY;
}

gboolean
setdoku_play_is_typing (SetdokuPlay *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self);

  return phase == SETDOKU_PHASE_CLUES || phase == SETDOKU_PHASE_START;
}

const Selection *
setdoku_play_get_selection (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return &self->selection;
}

void
setdoku_play_select (SetdokuPlay *self,
                     CellSet      cells)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  selection_take (&self->selection, cells);
  setdoku_play_refresh (self);
}

MarkMode
setdoku_play_get_mode (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), MARK_MODE_DIGIT);
  return self->mode;
}

void
setdoku_play_set_mode (SetdokuPlay *self,
                       MarkMode     mode)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self) && mode < N_MARK_MODES);
  self->mode = mode;
  setdoku_play_refresh (self);
}

int
setdoku_play_get_digit (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), 0);
  return self->digit;
}

/* What was selected as the step was made: where digits changed, those cells, for what else changed only followed from them,
 * such as marks that were tidied. One cell while clues are typed, or the next digit would become a clue in all of them. */
static void
select_changed (SetdokuPlay        *self,
                const DocumentCell  before[N_CELLS],
                CellSet             changed)
{
  const DocumentCell *after = setdoku_game_get_cells (self->game);
  CellSet digits = CELLS_NONE;

  if (cells_is_empty (changed))
    return;
  for_each_cell (cell, changed)
    if (before[cell].entry != after[cell].entry || before[cell].given != after[cell].given)
      cells_add (&digits, cell);
  if (!cells_is_empty (digits))
    changed = digits;
  selection_take (&self->selection, changed);
  if (setdoku_play_is_typing (self))
    self->selection = selection_of (self->selection.cursor);
}

/* Taking back the step that turned entries into marks leaves Type clues, as it was entered. */
static void
leave_clues_if_undone (SetdokuPlay *self)
{
  bool had_entries = memcmp (self->before, self->begun, sizeof self->before) != 0;

  if (self->typing && had_entries && memcmp (self->before, setdoku_game_get_cells (self->game), sizeof self->before) == 0)
    self->typing = FALSE;
}

void
setdoku_play_undo (SetdokuPlay *self)
{
  CellSet changed = CELLS_NONE;
  DocumentCell before[N_CELLS];

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  memcpy (before, setdoku_game_get_cells (self->game), sizeof before);
  setdoku_game_undo (self->game, &changed);
  leave_clues_if_undone (self);
  select_changed (self, before, changed);
  setdoku_play_refresh (self);
}

void
setdoku_play_redo (SetdokuPlay *self)
{
  CellSet changed = CELLS_NONE;
  DocumentCell before[N_CELLS];

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  memcpy (before, setdoku_game_get_cells (self->game), sizeof before);
  setdoku_game_redo (self->game, &changed);
  select_changed (self, before, changed);
  setdoku_play_refresh (self);
}

void
setdoku_play_type_clues (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->typing)
    return;
  memcpy (self->before, setdoku_game_get_cells (self->game), sizeof self->before);
  memcpy (self->begun, self->before, sizeof self->begun);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (self->begun[cell].entry)
      {
        self->begun[cell].centre = digits_of (self->begun[cell].entry);
        self->begun[cell].entry = 0;
      }
  self->typing = TRUE;
  self->selection = selection_of (self->selection.cursor);
  setdoku_game_replace (self->game, self->begun);
  setdoku_play_refresh (self);
}

void
setdoku_play_clear_all (SetdokuPlay *self)
{
  DocumentCell empty[N_CELLS] = { 0 };

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_game_replace (self->game, empty);
  self->selection = selection_of (0);
  setdoku_play_refresh (self);
}

void
setdoku_play_discard (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (!self->typing)
    return;
  self->typing = FALSE;
  setdoku_game_replace (self->game, self->before);
  setdoku_play_refresh (self);
}

void
setdoku_play_go_on_with (SetdokuPlay   *self,
                         const uint8_t  digits[N_CELLS])
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  self->typing = FALSE;
  setdoku_game_set_entries (self->game, digits);
}

void
setdoku_play_done (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (!self->typing || !cells_is_empty (setdoku_game_get_repeats (self->game)))
    return;
  self->typing = FALSE;
  if (memcmp (self->begun, setdoku_game_get_cells (self->game), sizeof self->begun) == 0)
    setdoku_game_replace (self->game, self->before);
  self->digit = 0;
  self->mode = MARK_MODE_DIGIT;
  setdoku_play_set_overlay (self, SETDOKU_OVERLAY_NONE);         /* or it would give the answer away */
}
