/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play.c — see setdoku-play.h. What is shown, the selection, the history. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/game/clue-pattern.h"
#include "model/teach/cage-sums.h"

G_DEFINE_FINAL_TYPE (SetdokuPlay, setdoku_play, G_TYPE_OBJECT)

enum { CHANGED, PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

/* While clues are typed repeats are shown always: they keep the puzzle from being played. */
PlaceSet
setdoku_play_get_repeats (SetdokuPlay *self)
{
  bool shown = setdoku_choices_get (self->choices)->show_repeats || setdoku_play_is_typing (self);

  return shown ? setdoku_game_get_repeats (self->game) : PLACES_NONE;
}

static CellSet
find_ghosts (SetdokuPlay *self)
{
  CellSet clues = CELLS_NONE;
  PlaceSet repeats;
  Board givens;

  if (!self->typing.on || setdoku_game_get_topology (self->game))
    return CELLS_NONE;
  repeats = setdoku_game_get_repeats (self->game);
  setdoku_game_get_givens (self->game, &givens);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (givens.digit[cell] && !places_has (&repeats, cell))            /* what repeats will not stay */
      cells_add (&clues, cell);
  return clue_pattern_ghosts (clues, self->selection.cursor);
}

/* Worked out once for each board. */
static const BoardPlan *
find_plan (SetdokuPlay *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);

  if (topology != (self->plan ? self->plan->topology : NULL))
    {
      board_plan_unref (self->plan);
      self->plan = topology ? board_plan_new (topology) : NULL;
    }
  return self->plan;
}

/* What stands out: the cage, the thermometer, the line that the cursor is on. From 1; 0: none. */
static int
find_constraint (SetdokuPlay *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  int constraint = TOPOLOGY_NO_CONSTRAINT;

  if (topology && self->shown == SETDOKU_PHASE_PLAY && !places_is_empty (&self->selection.cells))
    constraint = cage_sums_constraint_at (topology, self->selection.cursor);
  return constraint == TOPOLOGY_NO_CONSTRAINT ? 0 : constraint + 1;
}

static void
redraw (SetdokuPlay *self)
{
  const PlayChoices *choices = setdoku_choices_get (self->choices);
  gboolean solved = self->shown == SETDOKU_PHASE_SOLVED && places_is_empty (&self->selection.cells);
  gboolean highlight = self->shown == SETDOKU_PHASE_PLAY || (self->shown == SETDOKU_PHASE_SOLVED && !solved);
  Scene scene;
  LookSolutions solutions;
  LookInput input = {
    .plan = find_plan (self),
    .cells = setdoku_game_get_cells (self->game),
    .selection = self->selection.cells,
    .cursor = solved ? -1 : self->selection.cursor,
    .constraint = find_constraint (self),
    .digit = self->typing.on || solved ? 0 : setdoku_play_get_shown_digit (self),
    .show_peers = highlight && choices->show_peers,
    .show_same = highlight && choices->show_same,
    .show_pairs = self->shown == SETDOKU_PHASE_PLAY && self->pairs,
    .fixed_places = choices->fixed_places,
    .filled = choices->fixed_places ? PLACES_NONE : setdoku_game_get_filled_marks (self->game),
    .ghosts = places_from_cells (find_ghosts (self)),
    .pointed = self->why.cells,
    .solutions = &solutions,
    .wrong = self->mistakes,
    .repeated = setdoku_play_get_repeats (self),
  };

  if (!self->active)
    return;
  setdoku_solutions_look (self->solutions, self->typing.on, &solutions);
  setdoku_hint_session_look (self->hints, &input);
  scene_compute (&scene, &input);
  setdoku_grid_set_scene (self->grid, &scene);
}

/* The cell that has got a digit, if nothing else on the board changed; −1: none, or more than that. */
static int
find_placed (SetdokuPlay   *self,
             const uint8_t *digits)
{
  int placed = -1;

  for (int cell = 0; cell < setdoku_game_get_n_cells (self->game); cell++)
    if (digits[cell] != self->shown_digits[cell])
      {
        if (placed >= 0 || !digits[cell])
          return -1;
        placed = cell;
      }
  return placed;
}

/* The houses of the cell that hold each digit now. */
static PlaceSet
find_complete (SetdokuGame   *game,
               const uint8_t *digits,
               int            placed)
{
  const Topology *topology = setdoku_game_get_topology (game);
  PlaceSet complete = PLACES_NONE;

  for (int i = 0; i < (topology ? (int) (topology->houses_of[placed + 1] - topology->houses_of[placed]) : 3); i++)
    {
      PlaceSet cells = topology ? topology_house_set (topology, topology->cell_house[topology->houses_of[placed] + (uint32_t) i])
                                : places_from_cells (house_set (cell_house (placed, 9 * i)));
      Values held = 0;

      for_each_place (cell, cells)
        held |= digits[cell] ? values_of (digits[cell]) : 0;
      if (held == values_all (setdoku_game_get_digits (game)))
        complete = places_union (complete, cells);
    }
  return complete;
}

/* A digit that completes a row, a column or a box is felt; the last one of all goes through the whole board. */
static void
celebrate (SetdokuPlay  *self,
           SetdokuPhase  phase)
{
  uint8_t digits[RULES_CELLS_MAX] = { 0 };
  PlaceSet cells;
  int placed;

  setdoku_game_get_digits_of_cells (self->game, digits);
  placed = find_placed (self, digits);
  memcpy (self->shown_digits, digits, sizeof self->shown_digits);
  if (!self->active || placed < 0 || phase < SETDOKU_PHASE_PLAY || self->shown != SETDOKU_PHASE_PLAY)
    return;
  cells = phase == SETDOKU_PHASE_SOLVED ? selection_all (setdoku_game_get_topology (self->game))
                                        : find_complete (self->game, digits, placed);
  if (!places_is_empty (&cells))
    setdoku_grid_run_wave (self->grid, cells, placed);
}

/* Another game may come on a smaller board. */
static void
stay_on_board (SetdokuPlay *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  PlaceSet all = selection_all (topology), off = places_difference (self->selection.cells, all);

  if (!places_has (&all, self->selection.cursor) || !places_is_empty (&off))
    self->selection = selection_start (topology);
}

void
setdoku_play_refresh (SetdokuPlay *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self);
  SetdokuPhase before;
  bool playing = phase == SETDOKU_PHASE_PLAY;

  stay_on_board (self);
  if (!self->typing.on && (self->draft.tool || self->draft.refusal))
    {
      rule_draft_clear (&self->draft);
      self->draft.tool = NULL;
      setdoku_grid_set_along_line (self->grid, FALSE);
    }
  if (self->draft.tool)
    rule_draft_follow (&self->draft, self->selection.cells);
  self->stale = TRUE;
  if (self->holds)
    return;
  self->stale = FALSE;
  setdoku_hint_session_check (self->hints, playing);
  setdoku_solutions_count (self->solutions, phase == SETDOKU_PHASE_START);
  self->mistakes = setdoku_checker_update (self->checker, setdoku_choices_get (self->choices)->mistakes, playing);
  celebrate (self, phase);
  if (phase == SETDOKU_PHASE_SOLVED && self->shown != SETDOKU_PHASE_SOLVED)
    self->selection.cells = PLACES_NONE;
  before = self->shown;
  self->shown = phase;
  redraw (self);
  if (self->active)
    setdoku_play_tell (self, before);
  self->shown_repeats = setdoku_play_get_repeats (self);
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

  setdoku_play_drop_digit (self);
  if (self->hints)
    g_object_run_dispose (G_OBJECT (self->hints));           /* it looks for nothing any more, whoever holds it */
  g_clear_object (&self->hints);
  g_clear_object (&self->checker);
  g_clear_object (&self->solutions);
  g_clear_object (&self->choices);
  why_not_clear (&self->why);
  rule_draft_clear (&self->draft);
  clue_typing_clear (&self->typing);
  g_clear_pointer (&self->plan, board_plan_unref);
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
  self->selection = selection_start (NULL);
  self->pressed = -1;
  self->figures = (DigitKeys) { .enter = setdoku_play_follow, .owner = self };
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
  setdoku_play_end_digit (self);
  self->active = active;
  setdoku_play_refresh (self);
}

void
setdoku_play_begin (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_drop_digit (self);
  self->told.cells.n = 0;
  self->typing.on = false;
  self->selection = selection_start (setdoku_game_get_topology (self->game));
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
                     PlaceSet     cells)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
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
  setdoku_play_end_digit (self);
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
select_changed (SetdokuPlay         *self,
                const DocumentCells *before,
                PlaceSet             changed)
{
  const DocumentCell *after = setdoku_game_get_cells (self->game);
  PlaceSet digits = PLACES_NONE;

  if (places_is_empty (&changed))
    return;
  for_each_place (cell, changed)
    if (before->cell[cell].entry != after[cell].entry || before->cell[cell].given != after[cell].given)
      places_add (&digits, cell);
  if (!places_is_empty (&digits))
    changed = digits;
  selection_take (&self->selection, changed);
  if (setdoku_play_is_typing (self) && !self->draft.tool)
    self->selection = selection_of (self->selection.cursor);
}

void
setdoku_play_undo (SetdokuPlay *self)
{
  PlaceSet changed = PLACES_NONE;
  DocumentCells before;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
  setdoku_game_keep_cells (self->game, &before);
  setdoku_play_hold (self);
  setdoku_game_undo (self->game, &changed);
  /* Taking back the step that turned entries into marks leaves Type clues, as it was entered. */
  if (clue_typing_is_undone (&self->typing, self->game))
    self->typing.on = false;
  select_changed (self, &before, changed);
  setdoku_play_release (self);
}

void
setdoku_play_redo (SetdokuPlay *self)
{
  PlaceSet changed = PLACES_NONE;
  DocumentCells before;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
  setdoku_game_keep_cells (self->game, &before);
  setdoku_play_hold (self);
  setdoku_game_redo (self->game, &changed);
  select_changed (self, &before, changed);
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
