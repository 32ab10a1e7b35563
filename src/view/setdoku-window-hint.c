/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-hint.c — the commands about the hint, and when each can be given. */
#include "setdoku-window-private.h"

/* The focus stays on the board, or goes there. */
#define ACTION(name, command) \
  static void name (GSimpleAction *action, GVariant *value, gpointer user) \
  { \
    SetdokuWindow *self = user; \
    \
    command (self->play); \
    setdoku_window_focus_board (self); \
  }

ACTION (on_hint, setdoku_play_hint)
ACTION (on_do, setdoku_play_do_hint)
ACTION (on_another, setdoku_play_hint_another)
ACTION (on_close, setdoku_play_close_hint)

static const GActionEntry actions[] = {
  { "hint", on_hint },
  { "hint-do", on_do },
  { "hint-another", on_another },
  { "hint-close", on_close },
};

void
setdoku_window_add_hint_actions (SetdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static void
enable (SetdokuWindow *self,
        const char    *name,
        bool           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
setdoku_window_update_hint_actions (SetdokuWindow *self)
{
  bool playing = self->view == SETDOKU_VIEW_PLAY && setdoku_play_get_phase (self->play) == SETDOKU_PHASE_PLAY;
  bool told = setdoku_play_get_hint (self->play) != NULL;

  enable (self, "hint", playing);
  enable (self, "hint-do", playing && setdoku_play_can_do_hint (self->play));
  enable (self, "hint-another", playing && told && setdoku_play_is_hint_done (self->play));
  enable (self, "hint-close", playing && told);
}
