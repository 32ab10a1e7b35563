/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-actions.c — the commands of the window, and when each can be given. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/settings.h"
#include "setdoku-path-window.h"
#include "tooltip.h"

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

#define ACTION(name) static void name (GSimpleAction *action, GVariant *value, gpointer user)

ACTION (on_new)         { setdoku_window_ask_then (user, setdoku_window_new_board); }
ACTION (on_open)        { setdoku_window_choose_open (user); }
ACTION (on_save)        { setdoku_window_save (user, NULL); }
ACTION (on_save_as)     { setdoku_window_save_as (user, NULL); }
ACTION (on_try_again)   { setdoku_window_try_again (user); }
ACTION (on_save_anyway) { setdoku_window_save_anyway (user); }
ACTION (on_close)       { gtk_window_close (user); }

ACTION (on_sample)
{
  const Sample *sample = sample_find (g_variant_get_string (value, NULL));

  if (sample)
    setdoku_window_show_sample (user, sample);
}

ACTION (on_open_recent)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (value, NULL));

  setdoku_window_open (user, file);
}

ACTION (on_type_clues)
{
  SetdokuWindow *self = user;

  if (self->view != SETDOKU_VIEW_PLAY)
    setdoku_window_set_view (self, SETDOKU_VIEW_PLAY);
  setdoku_play_type_clues (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_copy)
{
  GtkWidget *focus = gtk_window_get_focus (user);

  /* The lines of a log that has the focus come before the puzzle, too. */
  if (!text_took (user, "clipboard.copy") && !(focus && gtk_widget_activate_action (focus, "log.copy", NULL)))
    setdoku_window_copy (user);
}

ACTION (on_paste)
{
  if (!text_took (user, "clipboard.paste"))
    setdoku_window_paste (user);
}

ACTION (on_undo)
{
  SetdokuWindow *self = user;

  if (text_took (self, "text.undo"))
    return;
  setdoku_play_undo (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_redo)
{
  SetdokuWindow *self = user;

  if (text_took (self, "text.redo"))
    return;
  setdoku_play_redo (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_start_over)
{
  SetdokuWindow *self = user;

  setdoku_game_start_over (self->game);
  setdoku_window_focus_board (self);
}

/* One such window is enough. */
ACTION (on_path)
{
  SetdokuWindow *self = user;

  if (!self->path_window)
    g_set_weak_pointer (&self->path_window,
                        GTK_WINDOW (setdoku_path_window_new (GTK_WINDOW (self), self->game, self->settings)));
  gtk_window_present (self->path_window);
}

ACTION (on_view)
{
  setdoku_window_set_view (user, setdoku_view_find (g_variant_get_string (value, NULL)));
}

ACTION (on_show_panel)
{
  SetdokuWindow *self = user;
  gboolean shown = g_variant_get_boolean (value);

  g_simple_action_set_state (action, value);
  setdoku_layout_set_panel_visible (self->layout, shown);
  setdoku_settings_set_boolean (self->settings, "panel-visible", shown);
  if (!shown)
    setdoku_window_focus_board (self);
}

ACTION (on_fullscreen)
{
  if (g_variant_get_boolean (value))
    gtk_window_fullscreen (user);
  else
    gtk_window_unfullscreen (user);
}

ACTION (on_mode)
{
  SetdokuWindow *self = user;

  for (int mode = 0; mode < N_MARK_MODES; mode++)
    if (g_str_equal (mode_ids[mode], g_variant_get_string (value, NULL)))
      setdoku_play_set_mode (self->play, mode);
  setdoku_window_focus_board (self);
}

ACTION (on_enter)
{
  SetdokuWindow *self = user;

  setdoku_play_enter (self->play, g_variant_get_int32 (value));
  setdoku_window_focus_board (self);
}

ACTION (on_enter_corner)
{
  SetdokuWindow *self = user;

  setdoku_play_enter_as (self->play, g_variant_get_int32 (value), MARK_MODE_CORNER);
  setdoku_window_focus_board (self);
}

ACTION (on_erase)
{
  SetdokuWindow *self = user;

  setdoku_play_erase (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_select_same)
{
  SetdokuWindow *self = user;

  setdoku_play_select_same (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_clear_all)
{
  SetdokuWindow *self = user;

  setdoku_play_clear_all (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_discard)
{
  SetdokuWindow *self = user;

  setdoku_play_discard (self->play);
  setdoku_window_focus_board (self);
}

ACTION (on_play)
{
  SetdokuWindow *self = user;

  setdoku_play_done (self->play);
  setdoku_window_focus_board (self);
}

static const GActionEntry window_actions[] = {
  { "new", on_new },
  { "sample", on_sample, "s" },
  { "type-clues", on_type_clues },
  { "open", on_open },
  { "open-recent", on_open_recent, "s" },
  { "save", on_save },
  { "save-as", on_save_as },
  { "try-again", on_try_again },
  { "save-anyway", on_save_anyway },
  { "copy", on_copy },
  { "paste", on_paste },
  { "undo", on_undo },
  { "redo", on_redo },
  { "start-over", on_start_over },
  { "path", on_path },
  { "view", NULL, "s", "'play'", on_view },
  { "show-panel", NULL, NULL, "true", on_show_panel },
  { "fullscreen", NULL, NULL, "false", on_fullscreen },
  { "close", on_close },
};

static const GActionEntry board_actions[] = {
  { "mode", NULL, "s", "'digit'", on_mode },
  { "enter", on_enter, "i" },
  { "enter-corner", on_enter_corner, "i" },
  { "erase", on_erase },
  { "select-same", on_select_same },
  { "clear-all", on_clear_all },
  { "discard", on_discard },
  { "play", on_play },
};

void
setdoku_window_add_actions (SetdokuWindow *self)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), window_actions, G_N_ELEMENTS (window_actions), self);
  g_action_map_add_action_entries (G_ACTION_MAP (group), board_actions, G_N_ELEMENTS (board_actions), self);
  self->board_actions = G_ACTION_GROUP (group);
  setdoku_window_add_solution_actions (self);
  setdoku_window_add_hint_actions (self);
  setdoku_window_add_rating_actions (self);
  setdoku_window_add_practice_actions (self);
  setdoku_window_add_library_actions (self);
  setdoku_window_add_help_actions (self);
  setdoku_window_add_mark_actions (self);
  setdoku_window_add_clock_actions (self);
  setdoku_window_add_history_actions (self);
  setdoku_window_add_replay_actions (self);
  setdoku_window_add_session_actions (self);
  setdoku_window_add_new_actions (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", self->board_actions);
}

static void
enable (GActionMap *map,
        const char *name,
        gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), enabled);
}

static void
set_state (GActionMap *map,
           const char *name,
           GVariant   *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), state);
}

/* "Undo place 7 (Ctrl+Z)" */
static void
update_history_tooltip (GtkWidget  *button,
                        const char *format,
                        const char *plain,
                        char       *step)
{
  g_autofree char *text = step ? g_strdup_printf (format, step) : g_strdup (plain);

  tooltip_set (button, text);
  g_free (step);
}

void
setdoku_window_update_actions (SetdokuWindow *self)
{
  GActionMap *window = G_ACTION_MAP (self), *board = G_ACTION_MAP (self->board_actions);
  SetdokuPhase phase = setdoku_play_get_phase (self->play);
  gboolean empty = setdoku_game_is_empty (self->game), playing = self->view == SETDOKU_VIEW_PLAY;
  gboolean selected = !cells_is_empty (setdoku_play_get_selection (self->play)->cells);

  enable (window, "undo", playing && setdoku_game_can_undo (self->game));
  enable (window, "redo", playing && setdoku_game_can_redo (self->game));
  enable (window, "type-clues", phase != SETDOKU_PHASE_CLUES || !playing);
  enable (window, "start-over", playing && (phase == SETDOKU_PHASE_PLAY || phase == SETDOKU_PHASE_SOLVED));
  enable (window, "save", !empty);
  enable (window, "save-as", !empty);
  enable (window, "copy", !empty);
  enable (window, "path", !empty);
  enable (window, "show-panel", self->view != SETDOKU_VIEW_COMPARE);
  enable (window, "try-again", self->failed_target != NULL);
  enable (window, "save-anyway", self->failed_target != NULL);
  enable (board, "enter", playing && (selected || phase == SETDOKU_PHASE_PLAY));     /* or it is only highlighted, taken up */
  enable (board, "enter-corner", playing && selected && phase == SETDOKU_PHASE_PLAY);
  enable (board, "erase", playing && selected);
  enable (board, "select-same", playing && phase == SETDOKU_PHASE_PLAY);
  enable (board, "mode", playing && phase == SETDOKU_PHASE_PLAY);
  enable (board, "clear-all", playing && phase == SETDOKU_PHASE_CLUES && !empty);
  enable (board, "discard", playing && phase == SETDOKU_PHASE_CLUES);
  enable (board, "play", playing && phase == SETDOKU_PHASE_CLUES && !empty
                         && cells_is_empty (setdoku_game_get_repeats (self->game)));
  setdoku_window_update_solution_actions (self);
  setdoku_window_update_hint_actions (self);
  setdoku_window_update_rating_actions (self);
  setdoku_window_update_practice_actions (self);
  setdoku_window_update_new_actions (self);
  setdoku_window_update_mark_actions (self);
  setdoku_window_update_history_actions (self);
  setdoku_window_update_clock_actions (self);
  setdoku_window_update_replay_actions (self);
  set_state (window, "fullscreen", g_variant_new_boolean (gtk_window_is_fullscreen (GTK_WINDOW (self))));
  set_state (window, "view", g_variant_new_string (setdoku_view_get_id (self->view)));
  set_state (board, "mode", g_variant_new_string (mode_ids[setdoku_play_get_mode (self->play)]));
  update_history_tooltip (self->undo_button, _("Undo %s (Ctrl+Z)"), _("Undo (Ctrl+Z)"),
                          setdoku_game_describe_undo (self->game));
  update_history_tooltip (self->redo_button, _("Redo %s (Shift+Ctrl+Z)"), _("Redo (Shift+Ctrl+Z)"),
                          setdoku_game_describe_redo (self->game));
}
