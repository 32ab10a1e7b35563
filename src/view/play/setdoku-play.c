/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play.c — see setdoku-play.h. What is shown, the selection, the history. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/kit/compat.h"
#include "model/game/clue-pattern.h"
#include "view/board/repeats.h"

G_DEFINE_FINAL_TYPE (SetdokuPlay, setdoku_play, G_TYPE_OBJECT)

enum { CHANGED, PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

void
setdoku_play_say (SetdokuPlay *self,
                  const char  *text)
{
  compat_announce (GTK_WIDGET (self->grid), text);
}

/* Any solution is right; that there are others is said, too. */
static void
announce_solved (SetdokuPlay *self)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (self));
  g_autofree char *text = NULL;

  if (report->known && report->n_solutions > 1)
    text = explain_titled (_("Solved"), _("The puzzle has several solutions. This is one of them."));
  setdoku_play_say (self, text ? text : _("Solved"));
}

/* What changed is also said aloud, once. */
static void
announce (SetdokuPlay *self)
{
  CellSet repeats = setdoku_play_get_repeats (self);
  SetdokuPhase phase = setdoku_play_get_phase (self);
  Board board;
  g_autofree char *title = NULL, *where = NULL, *text = NULL, *answer = NULL;

  setdoku_game_get_board (self->game, &board);
  if (!cells_is_empty (repeats) && !cells_equal (repeats, self->shown_repeats) && repeats_describe (&board, &title, &where))
    {
      /* Translators: "7 is repeated", then where: "Column 4, row 7 and box 8" */
      text = explain_say (_("{title}. {where}."), SAY_TEXT ("title", title), SAY_TEXT ("where", where));
      setdoku_play_say (self, text);
    }
  if (phase == SETDOKU_PHASE_SOLVED && self->shown != SETDOKU_PHASE_SOLVED)
    announce_solved (self);
  answer = setdoku_solutions_say (self->solutions, self->typing.on);
  if (answer)
    setdoku_play_say (self, answer);
}

/* While clues are typed repeats are shown always: they keep the puzzle from being played. */
CellSet
setdoku_play_get_repeats (SetdokuPlay *self)
{
  bool shown = setdoku_choices_get (self->choices)->show_repeats || setdoku_play_is_typing (self);

  return shown ? setdoku_game_get_repeats (self->game) : CELLS_NONE;
}

static CellSet
find_ghosts (SetdokuPlay *self)
{
  CellSet clues = CELLS_NONE, repeats = setdoku_game_get_repeats (self->game);
  Board givens;

  if (!self->typing.on)
    return CELLS_NONE;
  setdoku_game_get_givens (self->game, &givens);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (givens.digit[cell] && !cells_has (repeats, cell))            /* what repeats will not stay */
      cells_add (&clues, cell);
  return clue_pattern_ghosts (clues, self->selection.cursor);
}

static void
redraw (SetdokuPlay *self)
{
  const PlayChoices *choices = setdoku_choices_get (self->choices);
  gboolean solved = self->shown == SETDOKU_PHASE_SOLVED && cells_is_empty (self->selection.cells);
  gboolean highlight = self->shown == SETDOKU_PHASE_PLAY || (self->shown == SETDOKU_PHASE_SOLVED && !solved);
  Scene scene;
  LookSolutions solutions;
  LookInput input = {
    .cells = setdoku_game_get_cells (self->game),
    .selection = self->selection.cells,
    .cursor = solved ? -1 : self->selection.cursor,
    .digit = self->typing.on || solved ? 0 : setdoku_play_get_shown_digit (self),
    .show_peers = highlight && choices->show_peers,
    .show_same = highlight && choices->show_same,
    .show_pairs = self->shown == SETDOKU_PHASE_PLAY && self->pairs,
    .fixed_places = choices->fixed_places,
    .filled = choices->fixed_places ? CELLS_NONE : setdoku_game_get_filled_marks (self->game),
    .ghosts = find_ghosts (self),
    .pointed = self->why.cells,
    .solutions = &solutions,
    .wrong = cells_union (setdoku_play_get_repeats (self), self->mistakes),
  };

  if (!self->active)
    return;
  setdoku_solutions_look (self->solutions, self->typing.on, &solutions);
  setdoku_hint_session_look (self->hints, &input);
  scene_compute (&scene, &input);
  setdoku_grid_set_scene (self->grid, &scene);
}

static bool
house_is_complete (const Board *board,
                   int          house)
{
  Digits digits = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    if (board->digit[house_cells[house][i]])
      digits |= digits_of (board->digit[house_cells[house][i]]);
  return digits == DIGITS_ALL;
}

/* The cell that has got a digit, if nothing else on the board changed; −1: none, or more than that. */
static int
find_placed (SetdokuPlay *self,
             const Board *board)
{
  int placed = -1;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell] != self->shown_digits[cell])
      {
        if (placed >= 0 || !board->digit[cell])
          return -1;
        placed = cell;
      }
  return placed;
}

/* A digit that completes a row, a column or a box is felt; the last one of all goes through the whole board. */
static void
celebrate (SetdokuPlay  *self,
           SetdokuPhase  phase)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  CellSet cells = CELLS_NONE;
  Board board;
  int placed;

  setdoku_game_get_board (self->game, &board);
  placed = find_placed (self, &board);
  memcpy (self->shown_digits, board.digit, sizeof self->shown_digits);
  if (!self->active || placed < 0 || phase < SETDOKU_PHASE_PLAY || self->shown != SETDOKU_PHASE_PLAY)
    return;
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (house_is_complete (&board, cell_house (placed, kinds[i])))
      cells = cells_union (cells, house_set (cell_house (placed, kinds[i])));
  if (phase == SETDOKU_PHASE_SOLVED)
    cells = CELLS_ALL;
  if (!cells_is_empty (cells))
    setdoku_grid_run_wave (self->grid, cells, placed);
}

void
setdoku_play_refresh (SetdokuPlay *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self);
  bool playing = phase == SETDOKU_PHASE_PLAY;

  self->stale = TRUE;
  if (self->holds)
    return;
  self->stale = FALSE;
  setdoku_hint_session_check (self->hints, playing);
  setdoku_solutions_count (self->solutions, phase == SETDOKU_PHASE_START);
  self->mistakes = setdoku_checker_update (self->checker, setdoku_choices_get (self->choices)->mistakes, playing);
  if (self->active)
    announce (self);
  celebrate (self, phase);
  if (phase == SETDOKU_PHASE_SOLVED && self->shown != SETDOKU_PHASE_SOLVED)
    self->selection.cells = CELLS_NONE;
  self->shown = phase;
  self->shown_repeats = setdoku_play_get_repeats (self);
  redraw (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_play_hold (SetdokuPlay *self)
{
  self->holds++;
}

void
setdoku_play_release (SetdokuPlay *self)
{
  self->holds--;
  setdoku_play_refresh (self);
}

static void
setdoku_play_dispose (GObject *object)
{
  SetdokuPlay *self = SETDOKU_PLAY (object);

  if (self->hints)
    g_object_run_dispose (G_OBJECT (self->hints));           /* it looks for nothing any more, whoever holds it */
  g_clear_object (&self->hints);
  g_clear_object (&self->checker);
  g_clear_object (&self->solutions);
  g_clear_object (&self->choices);
  why_not_clear (&self->why);
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
  self->pressed = -1;
}

SetdokuPlay *
setdoku_play_new (SetdokuGrid *grid,
                  SetdokuGame *game)
{
  SetdokuPlay *self = g_object_new (SETDOKU_TYPE_PLAY, NULL);
  GObject *parts[4];

  self->grid = g_object_ref (grid);
  self->game = g_object_ref (game);
  self->choices = setdoku_choices_new ();
  self->solutions = setdoku_solutions_new (game);
  self->checker = setdoku_checker_new (game, setdoku_play_get_census (self));
  self->hints = setdoku_hint_session_new (game, setdoku_play_get_census (self), self->choices);
  setdoku_play_listen (self);
  parts[0] = G_OBJECT (game);
  parts[1] = G_OBJECT (self->choices);
  parts[2] = G_OBJECT (self->solutions);
  parts[3] = G_OBJECT (self->hints);
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    g_signal_connect_object (parts[i], "changed", G_CALLBACK (setdoku_play_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "pointed", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "say", G_CALLBACK (setdoku_play_say), self, G_CONNECT_SWAPPED);
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
  self->typing.on = false;
  self->selection = selection_of (0);
  self->mode = MARK_MODE_DIGIT;
  self->digit = self->colour = 0;
  self->pinned = self->of_marks = self->pairs = FALSE;
  setdoku_checker_forget (self->checker);
  why_not_clear (&self->why);
  setdoku_solutions_set_overlay (self->solutions, SETDOKU_OVERLAY_NONE);
}

SetdokuPhase
setdoku_play_get_phase (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), SETDOKU_PHASE_START);
  return self->typing.on ? SETDOKU_PHASE_CLUES
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

void
setdoku_play_undo (SetdokuPlay *self)
{
  CellSet changed = CELLS_NONE;
  DocumentCell before[N_CELLS];

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  memcpy (before, setdoku_game_get_cells (self->game), sizeof before);
  setdoku_play_hold (self);
  setdoku_game_undo (self->game, &changed);
  /* Taking back the step that turned entries into marks leaves Type clues, as it was entered. */
  if (clue_typing_is_undone (&self->typing, setdoku_game_get_cells (self->game)))
    self->typing.on = false;
  select_changed (self, before, changed);
  setdoku_play_release (self);
}

void
setdoku_play_redo (SetdokuPlay *self)
{
  CellSet changed = CELLS_NONE;
  DocumentCell before[N_CELLS];

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  memcpy (before, setdoku_game_get_cells (self->game), sizeof before);
  setdoku_play_hold (self);
  setdoku_game_redo (self->game, &changed);
  select_changed (self, before, changed);
  setdoku_play_release (self);
}

/* Its parts. */

SetdokuHintSession *
setdoku_play_get_hints (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->hints;
}

SetdokuChecker *
setdoku_play_get_checker (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->checker;
}

SetdokuSolutions *
setdoku_play_get_solutions (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->solutions;
}

SetdokuCensus *
setdoku_play_get_census (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return setdoku_solutions_get_census (self->solutions);
}
