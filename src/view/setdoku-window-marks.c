/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-marks.c — the commands about marks and colours, about checking and about what is highlighted, and when
 * each can be given. */
#include "setdoku-window-private.h"

/* The focus stays on the board, or goes there. */
#define ACTION(name, call) \
  static void name (GSimpleAction *action, GVariant *value, gpointer user) \
  { \
    SetdokuWindow *self = user; \
    \
    call; \
    setdoku_window_focus_board (self); \
  }

typedef struct {
  const char   *id;
  SetdokuKinds  kinds;
} ClearKind;

static const ClearKind clear_kinds[] = {
  { "digits", SETDOKU_KIND_DIGITS },
  { "corner", SETDOKU_KIND_CORNER },
  { "centre", SETDOKU_KIND_CENTRE },
  { "colours", SETDOKU_KIND_COLOURS },
  { "mark-colours", SETDOKU_KIND_CANDIDATE_COLOURS },
};

static void
clear (SetdokuWindow *self,
       const char    *id)
{
  for (size_t i = 0; i < G_N_ELEMENTS (clear_kinds); i++)
    if (g_str_equal (clear_kinds[i].id, id))
      setdoku_play_clear (self->play, clear_kinds[i].kinds);
}

/* (digit, colour): the marks of the digit, 0 for the cells; 1–9 for a–i. */
static void
colour (SetdokuWindow *self,
        GVariant      *value)
{
  int digit, colour;

  g_variant_get (value, "(ii)", &digit, &colour);
  if (digit >= 0 && digit <= 9 && colour >= 1 && colour <= N_COLOURS)
    setdoku_play_colour (self->play, digit, colour);
}

/* (mode, digit or colour): whatever the mode of the board is. */
static void
enter_as (SetdokuWindow *self,
          GVariant      *value)
{
  int mode, digit;

  g_variant_get (value, "(ii)", &mode, &digit);
  if (mode >= 0 && mode < N_MARK_MODES && digit >= 1 && digit <= 9)
    setdoku_play_enter_as (self->play, digit, (MarkMode) mode);
}

ACTION (on_enter_as, enter_as (self, value))
ACTION (on_fill_marks, setdoku_play_fill_marks (self->play))
ACTION (on_tidy_marks, setdoku_play_tidy_marks (self->play))
ACTION (on_why_not, setdoku_play_why_not (self->play, g_variant_get_int32 (value)))
ACTION (on_check, setdoku_play_check (self->play))
ACTION (on_clear, clear (self, g_variant_get_string (value, NULL)))
ACTION (on_colour, colour (self, value))
ACTION (on_digit_first, setdoku_play_set_digit_first (self->play, g_variant_get_boolean (value)))
ACTION (on_pairs, setdoku_play_set_pairs (self->play, g_variant_get_boolean (value)))
ACTION (on_colour_of, setdoku_play_set_of_marks (self->play, g_str_equal (g_variant_get_string (value, NULL), "marks")))

static const GActionEntry actions[] = {
  { "enter-as", on_enter_as, "(ii)" },
  { "fill-marks", on_fill_marks },
  { "tidy-marks", on_tidy_marks },
  { "why-not", on_why_not, "i" },
  { "check", on_check },
  { "clear", on_clear, "s" },
  { "colour", on_colour, "(ii)" },
  { "digit-first", NULL, NULL, "false", on_digit_first },
  { "pairs", NULL, NULL, "false", on_pairs },
  { "colour-of", NULL, "s", "'cells'", on_colour_of },
};

void
setdoku_window_add_mark_actions (SetdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->board_actions), actions, G_N_ELEMENTS (actions), self);
}

static void
enable (SetdokuWindow *self,
        const char    *name,
        bool           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->board_actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update_state (SetdokuWindow *self,
              const char    *name,
              GVariant      *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->board_actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

void
setdoku_window_update_mark_actions (SetdokuWindow *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self->play);
  bool playing = self->view == SETDOKU_VIEW_PLAY && phase == SETDOKU_PHASE_PLAY;
  const PlayChoices *choices = setdoku_play_get_choices (self->play);

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    enable (self, actions[i].name, playing);
  enable (self, "enter-as", self->view == SETDOKU_VIEW_PLAY && phase != SETDOKU_PHASE_SOLVED);
  enable (self, "check", playing && choices->mistakes != MISTAKES_NEVER);
  update_state (self, "digit-first", g_variant_new_boolean (choices->digit_first));
  update_state (self, "pairs", g_variant_new_boolean (setdoku_play_get_pairs (self->play)));
  update_state (self, "colour-of", g_variant_new_string (setdoku_play_get_of_marks (self->play) ? "marks" : "cells"));
}
