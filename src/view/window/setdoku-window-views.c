/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-views.c — the views of the window: which is in front, and what the room there is asks of its parts.
 *
 * Play and Watch share the board and the panel; Compare has boards of its own and takes the place of both. */
#include "setdoku-window-private.h"

#include "model/keep/settings.h"

static void
set_class (GtkWidget  *widget,
           const char *name,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* In a narrow window the switcher is at the bottom, and the header says what is shown. */
static void
update_heading (SetdokuWindow *self)
{
  gboolean narrow = setdoku_layout_get_shape (self->layout) == SETDOKU_SHAPE_NARROW;

  gtk_stack_set_visible_child_name (self->title_stack,
                                    !narrow ? "switcher" : self->view == SETDOKU_VIEW_WATCH ? "watch" : "title");
}

/* Everything that depends on how much room there is. */
void
setdoku_window_adapt (SetdokuWindow *self)
{
  SetdokuShape shape = setdoku_layout_get_shape (self->layout);
  gboolean narrow = shape == SETDOKU_SHAPE_NARROW, words = !narrow && shape != SETDOKU_SHAPE_MEDIUM;
  GObject *panel_place = gtk_widget_get_template_child (GTK_WIDGET (self), SETDOKU_TYPE_WINDOW, "panel_place");

  set_class (self->panel, "narrow", narrow);
  set_class (self->panel, "medium", shape == SETDOKU_SHAPE_MEDIUM);
  set_class (GTK_WIDGET (self->header), "medium", shape == SETDOKU_SHAPE_MEDIUM);
  set_class (GTK_WIDGET (self->header), "narrow", narrow);
  set_class (self->panel, "low", setdoku_layout_is_low (self->layout));
  update_heading (self);
  gtk_widget_set_visible (self->new_label, words);
  gtk_widget_set_visible (self->hint_label, words);
  gtk_widget_set_visible (GTK_WIDGET (panel_place), !narrow);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->new_arrow), words ? "pan-down-symbolic" : "list-add-symbolic");
  gtk_widget_set_visible (self->redo_button, !narrow && self->view == SETDOKU_VIEW_PLAY);
  g_object_set (self->play_panel, "narrow", narrow, NULL);
  setdoku_play_panel_set_icons (self->play_panel, !words);
}

static void
show_view (SetdokuWindow *self)
{
  gboolean playing = self->view == SETDOKU_VIEW_PLAY, watching = self->view == SETDOKU_VIEW_WATCH;
  gboolean comparing = self->view == SETDOKU_VIEW_COMPARE;

  if (!comparing)
    gtk_stack_set_visible_child_name (self->panel_stack, watching ? "watch" : "play");
  update_heading (self);
  set_class (self->panel, "watch", watching);
  gtk_widget_set_visible (GTK_WIDGET (self->compare), comparing);
  gtk_widget_set_visible (setdoku_compare_get_bar (self->compare), comparing);
  gtk_widget_set_visible (setdoku_watch_get_bar (self->watch), watching);
  gtk_widget_set_visible (self->undo_button, playing);
  gtk_widget_set_visible (self->hint_button, playing);
  gtk_widget_set_visible (self->redo_button,
                          playing && setdoku_layout_get_shape (self->layout) != SETDOKU_SHAPE_NARROW);
}

/* One of them is in front: it alone sets looks and answers keys. */
void
setdoku_window_set_view (SetdokuWindow *self,
                         SetdokuView    view)
{
  Board givens;

  setdoku_window_end_replay (self);
  self->view = view;
  setdoku_game_get_givens (self->game, &givens);
  setdoku_watch_set_board (self->watch, &givens);
  setdoku_compare_set_board (self->compare, &givens);
  if (view != SETDOKU_VIEW_PLAY)
    setdoku_play_set_active (self->play, FALSE);
  setdoku_watch_set_active (self->watch, view == SETDOKU_VIEW_WATCH);
  setdoku_compare_set_active (self->compare, view == SETDOKU_VIEW_COMPARE);
  if (view == SETDOKU_VIEW_PLAY)
    setdoku_play_set_active (self->play, TRUE);
  show_view (self);
  setdoku_settings_set_string (self->settings, "view", setdoku_view_get_id (view));
  setdoku_window_update_actions (self);
  setdoku_window_update_title (self);
  setdoku_window_focus_board (self);
}

void
setdoku_window_focus_board (SetdokuWindow *self)
{
  if (self->cell_menu)
    gtk_popover_popdown (self->cell_menu);
  if (self->view == SETDOKU_VIEW_COMPARE)
    setdoku_compare_focus (self->compare);
  else
    setdoku_grid_focus_cursor (self->grid);
}
