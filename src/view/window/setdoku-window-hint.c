/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-hint.c — the commands about the hint, and when each can be given. */
#include "setdoku-window-private.h"

/* The focus stays on the board, or goes there. */
static void
give (SetdokuWindow *self,
      void         (*command) (SetdokuPlay *play))
{
  command (self->play);
  setdoku_window_focus_board (self);
}

static void run_hint (gpointer self, GVariant *value) { give (self, setdoku_play_hint); }
static void run_do (gpointer self, GVariant *value) { give (self, setdoku_play_do_hint); }
static void run_another (gpointer self, GVariant *value) { give (self, setdoku_play_hint_another); }
static void run_close (gpointer self, GVariant *value) { give (self, setdoku_play_close_hint); }

static SetdokuHintSession *
get_hints (SetdokuWindow *self)
{
  return setdoku_play_get_hints (self->play);
}

static gboolean
is_told (gpointer data)
{
  return setdoku_window_is_solving (data) && setdoku_hint_session_get (get_hints (data)) != NULL;
}

/* What is looked for can be called off, too. */
static gboolean
can_close (gpointer data)
{
  return is_told (data) || (setdoku_window_is_solving (data) && setdoku_hint_session_is_looking (get_hints (data)));
}

static gboolean
can_do (gpointer data)
{
  return setdoku_window_is_solving (data) && setdoku_hint_session_can_carry_out (get_hints (data));
}

static gboolean
is_done (gpointer data)
{
  return is_told (data) && setdoku_hint_session_is_done (get_hints (data));
}

static const Command commands[] = {
  { "hint", run_hint, NULL, setdoku_window_is_solving },
  { "hint-do", run_do, NULL, can_do },
  { "hint-another", run_another, NULL, is_done },
  { "hint-close", run_close, NULL, can_close },
};

void
setdoku_window_add_hint_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
