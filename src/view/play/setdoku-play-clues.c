/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-clues.c — typing clues: into it, and the ways out of it. */
#include "setdoku-play-private.h"

void
setdoku_play_type_clues (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->typing.on)
    return;
  setdoku_play_hold (self);
  clue_typing_begin (&self->typing, self->game);
  self->selection = selection_of (self->selection.cursor);
  setdoku_game_replace (self->game, self->typing.begun.cell);
  setdoku_play_release (self);
}

void
setdoku_play_clear_all (SetdokuPlay *self)
{
  DocumentCell empty[RULES_CELLS_MAX] = { 0 };

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_hold (self);
  setdoku_game_replace (self->game, empty);
  self->selection = selection_start (setdoku_game_get_topology (self->game));
  setdoku_play_release (self);
}

void
setdoku_play_discard (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (!self->typing.on)
    return;
  setdoku_play_hold (self);
  self->typing.on = false;
  setdoku_game_replace_all (self->game, self->typing.rules, self->typing.before.cell);
  setdoku_play_release (self);
}

void
setdoku_play_go_on_with (SetdokuPlay   *self,
                         const uint8_t *digits)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  self->typing.on = false;
  setdoku_game_set_entries (self->game, digits);
}

void
setdoku_play_done (SetdokuPlay *self)
{
  PlaceSet repeats;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  repeats = setdoku_game_get_repeats (self->game);
  if (!self->typing.on || !places_is_empty (&repeats))
    return;
  setdoku_play_hold (self);
  self->typing.on = false;
  if (clue_typing_is_unused (&self->typing, self->game))
    setdoku_game_replace (self->game, self->typing.before.cell);
  self->digit = 0;
  self->mode = MARK_MODE_DIGIT;
  setdoku_solutions_set_overlay (self->solutions, SETDOKU_OVERLAY_NONE);         /* or it would give the answer away */
  setdoku_play_release (self);
}
