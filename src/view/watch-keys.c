/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-keys.c — what a key on the board or the strip does in Watch (UX §3, §4): a table of keys and actions. */
#include "board-command.h"
#include "selection.h"
#include "watch-private.h"

typedef struct {
  guint       keyval;                /* lower case */
  int         shift;                 /* 0: must be up, 1: must be down, −1: either */
  const char *action;
} Key;

static const Key keys[] = {
  { GDK_KEY_space, 0, "play" },
  { GDK_KEY_k, 0, "play" },
  { GDK_KEY_j, 0, "play-back" },
  { GDK_KEY_l, 0, "play-on" },
  { GDK_KEY_comma, 0, "back" },
  { GDK_KEY_period, 0, "forward" },
  { GDK_KEY_less, -1, "previous-stop" },
  { GDK_KEY_greater, -1, "next-stop" },
  { GDK_KEY_semicolon, 1, "previous-stop" },     /* Shift+comma and Shift+period where < has a key of its own */
  { GDK_KEY_colon, 1, "next-stop" },
  { GDK_KEY_b, 0, "stop-cell" },
  { GDK_KEY_g, 0, "ask-go-to" },
  { GDK_KEY_h, 0, "heat" },
  { GDK_KEY_m, 0, "next-bookmark" },
  { GDK_KEY_m, 1, "previous-bookmark" },
  { GDK_KEY_Home, 0, "first" },
  { GDK_KEY_KP_Home, 0, "first" },
  { GDK_KEY_End, 0, "last" },
  { GDK_KEY_KP_End, 0, "last" },
  { GDK_KEY_o, 0, "over" },
  { GDK_KEY_u, 0, "out" },
  { GDK_KEY_n, 0, "next-here" },
  { GDK_KEY_n, 1, "previous-here" },
  { GDK_KEY_r, 0, "rescue" },
  { GDK_KEY_t, 0, "unfold" },
  { GDK_KEY_Escape, 0, "back-to-event" },
  { GDK_KEY_BackSpace, 0, "why-back" },
  { GDK_KEY_plus, -1, "faster" },
  { GDK_KEY_equal, 0, "faster" },
  { GDK_KEY_KP_Add, 0, "faster" },
  { GDK_KEY_minus, 0, "slower" },
  { GDK_KEY_KP_Subtract, 0, "slower" },
};

static gboolean
activate (SetdokuWatch *self, const char *name, GVariant *parameter)
{
  GActionGroup *group = G_ACTION_GROUP (self->actions);
  g_autoptr (GVariant) sunk = parameter ? g_variant_ref_sink (parameter) : NULL;

  if (g_action_group_get_action_enabled (group, name))
    g_action_group_activate_action (group, name, sunk);
  return TRUE;
}

static gboolean
move_inspection (SetdokuWatch *self, const BoardCommand *command)
{
  Selection selection = { 0 };

  /* The first arrow shows where one is. */
  if (watch_get_cell (self) < 0)
    return activate (self, "inspect", g_variant_new_int32 (0));
  selection_go (&selection, watch_get_cell (self), SELECT_ONLY);
  selection_move (&selection, command->rows, command->columns, SELECT_ONLY);
  return activate (self, "inspect", g_variant_new_int32 (selection.cursor));
}

gboolean
watch_key (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GdkModifierType relevant = modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
  guint lower = gdk_keyval_to_lower (keyval);
  gboolean shift = (relevant & GDK_SHIFT_MASK) != 0;
  int digit = board_digit_from_key (keyval, keycode);
  BoardCommand command;

  if (!self->active || !watch_ready (self) || relevant & GDK_CONTROL_MASK)
    return FALSE;

  command = board_command_from_key (keyval, keycode, relevant & ~GDK_SHIFT_MASK, false);
  if (command.kind == COMMAND_MOVE)
    return move_inspection (self, &command);
  if (relevant & GDK_ALT_MASK)
    return FALSE;

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == lower && (keys[i].shift < 0 || keys[i].shift == shift))
      return activate (self, keys[i].action, NULL);
  if (digit >= 1 && !shift)
    return activate (self, "why-not", g_variant_new_int32 (digit));
  if (lower == GDK_KEY_Return || lower == GDK_KEY_KP_Enter)
    return activate (self, "go-to-placing", g_variant_new_int32 (watch_get_cell (self)));
  return FALSE;
}
