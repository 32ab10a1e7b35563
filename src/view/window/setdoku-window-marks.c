/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-marks.c — the commands about marks and colours, about checking, about what is highlighted and where one is, and when
 * each can be given. */
#include "setdoku-window-private.h"

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
  if (digit >= 0 && colour >= 1 && colour <= N_COLOURS)
    setdoku_play_colour (self->play, digit, colour);
}

/* (mode, digit or colour): whatever the mode of the board is. */
static void
enter_as (SetdokuWindow *self,
          GVariant      *value)
{
  int mode, digit;

  g_variant_get (value, "(ii)", &mode, &digit);
  if (mode >= 0 && mode < N_MARK_MODES && digit >= 1)
    setdoku_play_enter_as (self->play, digit, (MarkMode) mode);
}

/* The focus stays on the board, or goes there. */

static void
run_enter_as (gpointer data, GVariant *value)
{
  enter_as (data, value);
  setdoku_window_focus_board (data);
}

static void
run_clear (gpointer data, GVariant *value)
{
  clear (data, g_variant_get_string (value, NULL));
  setdoku_window_focus_board (data);
}

static void
run_colour (gpointer data, GVariant *value)
{
  colour (data, value);
  setdoku_window_focus_board (data);
}

static void
run_fill_marks (gpointer data, GVariant *value)
{
  setdoku_play_fill_marks (SETDOKU_WINDOW (data)->play);
  setdoku_window_focus_board (data);
}

static void
run_tidy_marks (gpointer data, GVariant *value)
{
  setdoku_play_tidy_marks (SETDOKU_WINDOW (data)->play);
  setdoku_window_focus_board (data);
}

static void
run_why_not (gpointer data, GVariant *digit)
{
  setdoku_play_why_not (SETDOKU_WINDOW (data)->play, g_variant_get_int32 (digit));
  setdoku_window_focus_board (data);
}

static void
run_check (gpointer data, GVariant *value)
{
  setdoku_play_check (SETDOKU_WINDOW (data)->play);
  setdoku_window_focus_board (data);
}

static void
run_digit_first (gpointer data, GVariant *value)
{
  setdoku_play_set_digit_first (SETDOKU_WINDOW (data)->play, g_variant_get_boolean (value));
  setdoku_window_focus_board (data);
}

static void
run_pairs (gpointer data, GVariant *value)
{
  setdoku_play_set_pairs (SETDOKU_WINDOW (data)->play, g_variant_get_boolean (value));
  setdoku_window_focus_board (data);
}

static void
run_colour_of (gpointer data, GVariant *value)
{
  setdoku_play_set_of_marks (SETDOKU_WINDOW (data)->play, g_str_equal (g_variant_get_string (value, NULL), "marks"));
  setdoku_window_focus_board (data);
}

static void
run_grid (gpointer data, GVariant *value)
{
  setdoku_play_go_to_grid (SETDOKU_WINDOW (data)->play, g_variant_get_int32 (value));
  setdoku_window_focus_board (data);
}

static gboolean
can_enter (gpointer data)
{
  SetdokuWindow *self = data;

  return self->view == SETDOKU_VIEW_PLAY && setdoku_play_get_phase (self->play) != SETDOKU_PHASE_SOLVED;
}

static gboolean
can_check (gpointer data)
{
  return setdoku_window_is_solving (data)
         && setdoku_play_get_choices (SETDOKU_WINDOW (data)->play)->mistakes != MISTAKES_NEVER;
}

static GVariant *
get_digit_first (gpointer data)
{
  return g_variant_new_boolean (setdoku_play_get_choices (SETDOKU_WINDOW (data)->play)->digit_first);
}

static GVariant *
get_pairs (gpointer data)
{
  return g_variant_new_boolean (setdoku_play_get_pairs (SETDOKU_WINDOW (data)->play));
}

static GVariant *
get_colour_of (gpointer data)
{
  return g_variant_new_string (setdoku_play_get_of_marks (SETDOKU_WINDOW (data)->play) ? "marks" : "cells");
}

/* Of several. */
static gboolean
has_grids (gpointer data)
{
  SetdokuWindow *self = data;

  return self->view == SETDOKU_VIEW_PLAY && setdoku_play_get_grid (self->play) > 0;
}

static GVariant *
get_grid (gpointer data)
{
  return g_variant_new_int32 (setdoku_play_get_grid (SETDOKU_WINDOW (data)->play));
}

static const Command commands[] = {
  { "grid", run_grid, "i", has_grids, get_grid },
  { "enter-as", run_enter_as, "(ii)", can_enter },
  { "fill-marks", run_fill_marks, NULL, setdoku_window_is_solving },
  { "tidy-marks", run_tidy_marks, NULL, setdoku_window_is_solving },
  { "why-not", run_why_not, "i", setdoku_window_is_solving },
  { "check", run_check, NULL, can_check },
  { "clear", run_clear, "s", setdoku_window_is_solving },
  { "colour", run_colour, "(ii)", setdoku_window_is_solving },
  { "digit-first", run_digit_first, NULL, setdoku_window_is_solving, get_digit_first },
  { "pairs", run_pairs, NULL, setdoku_window_is_solving, get_pairs },
  { "colour-of", run_colour_of, "s", setdoku_window_is_solving, get_colour_of },
};

void
setdoku_window_add_mark_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self->board_actions), commands, G_N_ELEMENTS (commands), self);
}
