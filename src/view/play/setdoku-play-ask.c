/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-ask.c — what Play asks of its parts: why not, is it right so far, a hint, the player's choices. */
#include "setdoku-play-private.h"

void
setdoku_play_why_not (SetdokuPlay *self,
                      int          digit)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (digit < 1 || digit > setdoku_game_get_digits (self->game) || setdoku_play_get_phase (self) != SETDOKU_PHASE_PLAY)
    return;
  why_not_ask (&self->why, setdoku_game_get_topology (self->game), setdoku_game_get_cells (self->game), self->selection.cursor,
               digit);
  setdoku_play_refresh (self);
  text = explain_titled (self->why.title, self->why.sentence);
  setdoku_play_say (self, text);
}

bool
setdoku_play_describe_why (SetdokuPlay  *self,
                           const char  **title,
                           const char  **sentence)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
  *title = self->why.title;
  *sentence = self->why.sentence;
  return self->why.title != NULL;
}

void
setdoku_play_check (SetdokuPlay *self)
{
  g_autofree char *title = NULL, *where = NULL, *text = NULL;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (setdoku_choices_get (self->choices)->mistakes == MISTAKES_NEVER || setdoku_play_get_phase (self) != SETDOKU_PHASE_PLAY)
    return;
  setdoku_checker_ask (self->checker);
  setdoku_play_refresh (self);
  if (!setdoku_checker_describe (self->checker, &title, &where))
    return;
  text = explain_join_some (LIST_SENTENCES, title, where, NULL);
  setdoku_play_say (self, text);
}

void
setdoku_play_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY)
    setdoku_hint_session_ask (self->hints);
}

void
setdoku_play_do_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (!setdoku_hint_session_can_carry_out (self->hints))
    return;
  setdoku_play_hold (self);
  setdoku_hint_session_carry_out (self->hints);
  setdoku_play_release (self);
}

void
setdoku_play_hint_another (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_hint_session_ask_another (self->hints);
}

void
setdoku_play_close_hint (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_hint_session_close (self->hints);
}

void
setdoku_play_set_settings (SetdokuPlay *self,
                           GSettings   *settings)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_choices_set_settings (self->choices, settings);
}

void
setdoku_play_set_digit_first (SetdokuPlay *self,
                              gboolean     digit_first)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_hold (self);
  self->pinned = self->pinned && setdoku_choices_get (self->choices)->digit_first == digit_first;
  setdoku_choices_set_digit_first (self->choices, digit_first);
  setdoku_play_release (self);
}

const PlayChoices *
setdoku_play_get_choices (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return setdoku_choices_get (self->choices);
}
