/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-actions.c — the commands of the window, and when each can be given. */
#include "setdoku-window-private.h"

#include "model/keep/settings.h"
#include "view/learn/setdoku-any-path-window.h"
#include "view/learn/setdoku-path-window.h"

static const char *const mode_ids[N_MARK_MODES] = {
  [MARK_MODE_DIGIT] = "digit", [MARK_MODE_CORNER] = "corner", [MARK_MODE_CENTRE] = "centre",
  [MARK_MODE_COLOUR] = "colour",
};

/* A text field or a selected text comes first for the keys that both know. */
static gboolean
text_took (SetdokuWindow *self,
           const char    *action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean text = GTK_IS_TEXT (focus)
                  || (GTK_IS_LABEL (focus) && gtk_label_get_selection_bounds (GTK_LABEL (focus), NULL, NULL));

  return text && gtk_widget_activate_action (focus, action, NULL);
}

static void
take_empty_board (SetdokuWindow *self,
                  gpointer       data)
{
  setdoku_window_new_board (self);
}

static void run_new (gpointer self, GVariant *value) { setdoku_window_leave (self, take_empty_board, NULL, NULL); }
static void run_open (gpointer self, GVariant *value) { setdoku_window_choose_open (self); }
static void run_save (gpointer self, GVariant *value) { setdoku_window_save (self); }
static void run_save_beside (gpointer self, GVariant *value) { setdoku_window_save_beside (self, FALSE); }
static void run_save_over_beside (gpointer self, GVariant *value) { setdoku_window_save_beside (self, TRUE); }
static void run_save_as (gpointer self, GVariant *value) { setdoku_window_save_as (self); }
static void run_try_again (gpointer self, GVariant *value) { setdoku_window_try_again (self); }
static void run_save_anyway (gpointer self, GVariant *value) { setdoku_window_save_anyway (self); }
static void run_close (gpointer self, GVariant *value) { gtk_window_close (self); }

static void
run_sample (gpointer self, GVariant *value)
{
  const Sample *sample = sample_find (g_variant_get_string (value, NULL));

  if (sample)
    setdoku_window_show_sample (self, sample);
}

static void
run_open_recent (gpointer self, GVariant *value)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (value, NULL));

  setdoku_window_open (self, file);
}

static void
run_type_clues (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  if (self->view != SETDOKU_VIEW_PLAY)
    setdoku_window_set_view (self, SETDOKU_VIEW_PLAY);
  setdoku_play_type_clues (self->play);
  setdoku_window_focus_board (self);
}

static void
run_copy (gpointer self, GVariant *value)
{
  GtkWidget *focus = gtk_window_get_focus (self);

  /* The lines of a log that has the focus come before the puzzle, too. */
  if (!text_took (self, "clipboard.copy") && !(focus && gtk_widget_activate_action (focus, "log.copy", NULL)))
    setdoku_window_copy_again (self);
}

static void
run_copy_as (gpointer self, GVariant *value)
{
  setdoku_window_copy (self, g_variant_get_string (value, NULL));
}

static void
run_paste (gpointer self, GVariant *value)
{
  if (!text_took (self, "clipboard.paste"))
    setdoku_window_paste (self);
}

static void
run_read_text (gpointer self, GVariant *value)
{
  setdoku_window_take_text (self, g_variant_get_string (value, NULL), -1, NULL);
}

static void
run_undo (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  if (text_took (self, "text.undo"))
    return;
  setdoku_play_undo (self->play);
  setdoku_window_focus_board (self);
}

static void
run_redo (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  if (text_took (self, "text.redo"))
    return;
  setdoku_play_redo (self->play);
  setdoku_window_focus_board (self);
}

static void
run_start_over (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_game_start_over (self->game);
  setdoku_window_focus_board (self);
}

static GtkWidget *
new_path (SetdokuWindow *self)
{
  return GTK_WIDGET (setdoku_path_window_new (GTK_WINDOW (self), self->game, self->settings));
}

static GtkWidget *
new_any_path (SetdokuWindow *self)
{
  return GTK_WIDGET (setdoku_any_path_window_new (GTK_WINDOW (self), self->game));
}

static void
run_path (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  if (setdoku_game_get_topology (self->game))
    gtk_window_present (setdoku_window_get_companion (self, COMPANION_ANY_PATH, new_any_path));
  else
    gtk_window_present (setdoku_window_get_companion (self, COMPANION_PATH, new_path));
}

/* That of a board of the other kind. */
static void
close_other_path (SetdokuWindow *self)
{
  GtkWindow *other = self->companions[setdoku_game_get_topology (self->game) ? COMPANION_PATH : COMPANION_ANY_PATH];

  if (other)
    gtk_window_destroy (other);
}

static void
run_view (gpointer self, GVariant *value)
{
  setdoku_window_set_view (self, setdoku_view_find (g_variant_get_string (value, NULL)));
}

static void
run_show_panel (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  gboolean shown = g_variant_get_boolean (value);

  setdoku_layout_set_panel_visible (self->layout, shown);
  setdoku_settings_set_boolean (self->settings, "panel-visible", shown);
  commands_update (G_ACTION_MAP (self));
  if (!shown)
    setdoku_window_focus_board (self);
}

static void
run_fullscreen (gpointer self, GVariant *value)
{
  if (g_variant_get_boolean (value))
    gtk_window_fullscreen (self);
  else
    gtk_window_unfullscreen (self);
}

static void
run_mode (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  for (int mode = 0; mode < N_MARK_MODES; mode++)
    if (g_str_equal (mode_ids[mode], g_variant_get_string (value, NULL)))
      setdoku_play_set_mode (self->play, mode);
  setdoku_window_focus_board (self);
}

static void
run_enter (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_enter (self->play, g_variant_get_int32 (value));
  setdoku_window_focus_board (self);
}

static void
run_enter_corner (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_enter_as (self->play, g_variant_get_int32 (value), MARK_MODE_CORNER);
  setdoku_window_focus_board (self);
}

static void
run_erase (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_erase (self->play);
  setdoku_window_focus_board (self);
}

static void
run_select_same (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_select_same (self->play);
  setdoku_window_focus_board (self);
}

static void
run_clear_all (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_clear_all (self->play);
  setdoku_window_focus_board (self);
}

static void
run_discard (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_discard (self->play);
  setdoku_window_focus_board (self);
}

static void
run_play (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;

  setdoku_play_done (self->play);
  setdoku_window_focus_board (self);
}

/* When. */

static gboolean
is_playing (gpointer data)
{
  return SETDOKU_WINDOW (data)->view == SETDOKU_VIEW_PLAY;
}

gboolean
setdoku_window_is_solving (gpointer data)
{
  return is_playing (data) && setdoku_play_get_phase (SETDOKU_WINDOW (data)->play) == SETDOKU_PHASE_PLAY;
}

static gboolean
is_typing (gpointer data)
{
  return is_playing (data) && setdoku_play_get_phase (SETDOKU_WINDOW (data)->play) == SETDOKU_PHASE_CLUES;
}

static gboolean
is_selected (gpointer data)
{
  return is_playing (data) && !places_is_empty (&setdoku_play_get_selection (SETDOKU_WINDOW (data)->play)->cells);
}

static gboolean has_board (gpointer data) { return !setdoku_game_is_empty (SETDOKU_WINDOW (data)->game); }
static gboolean can_undo (gpointer data) { return is_playing (data) && setdoku_game_can_undo (SETDOKU_WINDOW (data)->game); }
static gboolean can_redo (gpointer data) { return is_playing (data) && setdoku_game_can_redo (SETDOKU_WINDOW (data)->game); }
static gboolean can_type_clues (gpointer data) { return !is_typing (data); }
static gboolean has_panel (gpointer data) { return SETDOKU_WINDOW (data)->view != SETDOKU_VIEW_COMPARE; }
static gboolean has_failed (gpointer data) { return setdoku_game_file_get_failed (SETDOKU_WINDOW (data)->file, NULL) != NULL; }
static gboolean can_clear_all (gpointer data) { return is_typing (data) && has_board (data); }
static gboolean can_enter_corner (gpointer data) { return is_selected (data) && setdoku_window_is_solving (data); }

static gboolean
can_start_over (gpointer data)
{
  return setdoku_window_is_solving (data)
         || (is_playing (data) && setdoku_play_get_phase (SETDOKU_WINDOW (data)->play) == SETDOKU_PHASE_SOLVED);
}

/* Without a selection the digit is only highlighted, taken up. */
static gboolean
can_enter (gpointer data)
{
  return is_selected (data) || setdoku_window_is_solving (data);
}

static gboolean
can_play (gpointer data)
{
  PlaceSet repeats = setdoku_game_get_repeats (SETDOKU_WINDOW (data)->game);

  return can_clear_all (data) && places_is_empty (&repeats);
}

/* How it stands. */

static GVariant *
get_view (gpointer data)
{
  return g_variant_new_string (setdoku_view_get_id (SETDOKU_WINDOW (data)->view));
}

static GVariant *
get_panel_shown (gpointer data)
{
  return g_variant_new_boolean (setdoku_layout_get_panel_visible (SETDOKU_WINDOW (data)->layout));
}

static GVariant *
get_fullscreen (gpointer data)
{
  return g_variant_new_boolean (gtk_window_is_fullscreen (data));
}

const char *
setdoku_window_get_mode (SetdokuWindow *self)
{
  return mode_ids[setdoku_play_get_mode (self->play)];
}

static GVariant *
get_mode (gpointer data)
{
  return g_variant_new_string (setdoku_window_get_mode (data));
}

static const Command window_commands[] = {
  { "new", run_new },
  { "sample", run_sample, "s" },
  { "type-clues", run_type_clues, NULL, can_type_clues },
  { "open", run_open },
  { "open-recent", run_open_recent, "s" },
  { "save", run_save, NULL, has_board },
  { "save-as", run_save_as, NULL, has_board },
  { "save-beside", run_save_beside, NULL, has_board },
  { "save-over-beside", run_save_over_beside, NULL, has_board },
  { "try-again", run_try_again, NULL, has_failed },
  { "save-anyway", run_save_anyway, NULL, has_failed },
  { "copy", run_copy, NULL, has_board },
  { "copy-as", run_copy_as, "s", has_board },
  { "paste", run_paste },
  { "read-text", run_read_text, "s" },
  { "undo", run_undo, NULL, can_undo },
  { "redo", run_redo, NULL, can_redo },
  { "start-over", run_start_over, NULL, can_start_over },
  { "path", run_path, NULL, has_board },
  { "view", run_view, "s", NULL, get_view },
  { "show-panel", run_show_panel, NULL, has_panel, get_panel_shown },
  { "fullscreen", run_fullscreen, NULL, NULL, get_fullscreen },
  { "close", run_close },
};

static const Command board_commands[] = {
  { "mode", run_mode, "s", setdoku_window_is_solving, get_mode },
  { "enter", run_enter, "i", can_enter },
  { "enter-corner", run_enter_corner, "i", can_enter_corner },
  { "erase", run_erase, NULL, is_selected },
  { "select-same", run_select_same, NULL, setdoku_window_is_solving },
  { "clear-all", run_clear_all, NULL, can_clear_all },
  { "discard", run_discard, NULL, is_typing },
  { "play", run_play, NULL, can_play },
};

/* What would show or change the board while it is hidden by the pause, or shows a replay. */
enum { PAUSED = 1, REPLAYING = 2 };

static const struct { const char *name; int hidden; } gates[] = {
  { "undo", PAUSED | REPLAYING },
  { "redo", PAUSED | REPLAYING },
  { "start-over", PAUSED | REPLAYING },
  { "history", PAUSED | REPLAYING },
  { "go-to-step", PAUSED | REPLAYING },
  { "undo-to-mistake", PAUSED | REPLAYING },
  { "type-clues", PAUSED | REPLAYING },
  { "hint", PAUSED | REPLAYING },
  { "hint-do", PAUSED | REPLAYING },
  { "hint-another", PAUSED | REPLAYING },
  { "hint-close", PAUSED | REPLAYING },
  { "replay", PAUSED | REPLAYING },
  { "path", PAUSED },
  { "export", PAUSED },
  { "copy-picture", PAUSED },
  { "copy-handout", PAUSED },
  { "print", PAUSED },
  { "pause", REPLAYING },
};

static gboolean
is_open (gpointer    data,
         const char *name)
{
  SetdokuWindow *self = data;
  int state = (setdoku_clock_keeper_is_paused (setdoku_time_get_keeper (self->time)) ? PAUSED : 0)
              | (setdoku_window_is_replaying (self) ? REPLAYING : 0);

  for (size_t i = 0; state && i < G_N_ELEMENTS (gates); i++)
    if (g_str_equal (gates[i].name, name))
      return !(gates[i].hidden & state);
  return TRUE;
}

void
setdoku_window_add_commands (SetdokuWindow *self)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  self->board_actions = G_ACTION_GROUP (group);
  commands_set_gate (G_ACTION_MAP (self), is_open, self);
  commands_set_gate (G_ACTION_MAP (group), is_open, self);
  commands_add (G_ACTION_MAP (self), window_commands, G_N_ELEMENTS (window_commands), self);
  commands_add (G_ACTION_MAP (group), board_commands, G_N_ELEMENTS (board_commands), self);
  setdoku_window_add_solution_commands (self);
  setdoku_window_add_hint_commands (self);
  setdoku_window_add_practice_commands (self);
  setdoku_window_add_library_commands (self);
  setdoku_window_add_print_commands (self);
  setdoku_window_add_help_commands (self);
  setdoku_window_add_export (self);
  setdoku_window_add_teaching (self);
  setdoku_window_add_mark_commands (self);
  setdoku_window_add_history_commands (self);
  setdoku_window_add_replay_commands (self);
  setdoku_window_add_session_commands (self);
  setdoku_window_add_new_commands (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", self->board_actions);
}

/* The rows ask the window's parts, which are going. */
void
setdoku_window_clear_commands (SetdokuWindow *self)
{
  commands_clear (G_ACTION_MAP (self));
  if (self->board_actions)
    commands_clear (G_ACTION_MAP (self->board_actions));
}

void
setdoku_window_update_actions (SetdokuWindow *self)
{
  g_autofree char *undo = setdoku_game_describe_undo (self->game), *redo = setdoku_game_describe_redo (self->game);

  close_other_path (self);
  setdoku_rating_presenter_update (self->rating);
  setdoku_time_set_playing (self->time, is_playing (self) && !setdoku_window_is_replaying (self));
  commands_update (G_ACTION_MAP (self));
  commands_update (G_ACTION_MAP (self->board_actions));
  setdoku_header_set_steps (self->header, undo, redo);
}
