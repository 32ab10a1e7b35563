/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-views.c — the views of the window: which is in front, and what the room there is asks of its parts.
 *
 * Play and Watch share the board and the panel; Compare has boards of its own and takes the place of both. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/keep/settings.h"
#include "view/kit/voice.h"

/* Everything that depends on how much room there is. */
void
setdoku_window_adapt (SetdokuWindow *self)
{
  SetdokuShape shape = setdoku_layout_get_shape (self->layout);

  setdoku_part_set_class (self->panel, "narrow", shape == SETDOKU_SHAPE_NARROW);
  setdoku_part_set_class (self->panel, "medium", shape == SETDOKU_SHAPE_MEDIUM);
  setdoku_part_set_class (self->panel, "low", setdoku_layout_is_low (self->layout));
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->panel)); page; page = gtk_widget_get_next_sibling (page))
    if (GTK_IS_SCROLLED_WINDOW (page))           /* a panel beside the board is as wide as it has to be */
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page),
                                      shape == SETDOKU_SHAPE_NARROW ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                      GTK_POLICY_AUTOMATIC);
  setdoku_play_panel_set_icons (self->play_panel, shape == SETDOKU_SHAPE_NARROW || shape == SETDOKU_SHAPE_MEDIUM);
}

static void
show_view (SetdokuWindow *self)
{
  gboolean watching = self->view == SETDOKU_VIEW_WATCH, comparing = self->view == SETDOKU_VIEW_COMPARE;

  if (!comparing)
    gtk_stack_set_visible_child_name (self->panel, watching ? "watch" : "play");
  setdoku_part_set_class (self->panel, "watch", watching);
  setdoku_layout_set_panel_spreads (self->layout, watching);
  if (self->compare)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->compare), comparing);
      gtk_widget_set_visible (setdoku_compare_get_bar (self->compare), comparing);
    }
  setdoku_window_show_watch (self);
}

void
setdoku_window_get_searched (SetdokuWindow *self, Trace *puzzle)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  *puzzle = (Trace) { .topology = setdoku_game_get_topology (self->game) };
  setdoku_game_get_givens (self->game, &puzzle->board);
  for (int cell = 0; puzzle->topology && cell < puzzle->topology->n_cells; cell++)
    puzzle->givens[cell] = cells[cell].given;
}

static void
search_board (SetdokuWindow *self)
{
  Trace puzzle;

  setdoku_window_get_searched (self, &puzzle);
  if (self->compare)
    setdoku_compare_set_puzzle (self->compare, &puzzle);
  if (puzzle.topology)
    setdoku_watch_set_any_board (self->watch, puzzle.topology, puzzle.givens);
  else
    setdoku_watch_set_board (self->watch, &puzzle.board);
}

/* One of them is in front: it alone sets looks and answers keys. */
void
setdoku_window_set_view (SetdokuWindow *self,
                         SetdokuView    view)
{
  SetdokuView before = self->view;

  setdoku_window_end_replay (self);
  self->view = view;
  search_board (self);
  if (view != SETDOKU_VIEW_PLAY)
    setdoku_play_set_active (self->play, FALSE);
  if (view == SETDOKU_VIEW_WATCH)
    setdoku_window_get_watch (self);               /* it is to be seen */
  setdoku_watch_set_active (self->watch, view == SETDOKU_VIEW_WATCH);
  if (view == SETDOKU_VIEW_COMPARE || self->compare)
    setdoku_compare_set_active (setdoku_window_get_compare (self), view == SETDOKU_VIEW_COMPARE);
  if (view == SETDOKU_VIEW_PLAY)
    setdoku_play_set_active (self->play, TRUE);
  show_view (self);
  g_object_notify (G_OBJECT (self), "view");
  setdoku_settings_set_string (self->settings, "view", setdoku_view_get_id (view));
  setdoku_window_update_actions (self);
  setdoku_window_update_title (self);
  setdoku_window_focus_board (self);
  if (view != before)
    voice_say (GTK_WIDGET (self), setdoku_view_get_title (view));
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

/* A command leads to the board from any button of the header, so that the next key is one of the board, also when a window that
 * it opens has closed. What has the keys by itself keeps them: a popover, a field, the buttons of a search. */
static void
come_home (SetdokuWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (!focus || (gtk_widget_get_native (focus) == GTK_NATIVE (self) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->header))))
    setdoku_window_focus_board (self);
}

static void
on_command (gpointer self, gboolean before)
{
  if (!before)
    come_home (self);
}

/* In the window that it was given in: by now it may have opened another one above that. */
static void
on_app_command (GSimpleAction *action, GVariant *value, SetdokuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWindow *active = application ? gtk_application_get_active_window (application) : NULL;

  if (active == GTK_WINDOW (self) || (active && gtk_window_get_transient_for (active) == GTK_WINDOW (self)))
    come_home (self);
}

void
setdoku_window_lead_home (SetdokuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_auto(GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (application));

  commands_set_bracket (G_ACTION_MAP (self), on_command, G_OBJECT (self));
  for (int i = 0; names[i]; i++)
    g_signal_connect_object (g_action_map_lookup_action (G_ACTION_MAP (application), names[i]), "activate",
                             G_CALLBACK (on_app_command), self, 0);
}

/* Whoever leaves a menu without choosing is where they were; what was chosen may have taken the focus already. */
static void
come_back (SetdokuWindow *self,
           GtkWidget     *button)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!focus || focus == button || gtk_widget_is_ancestor (focus, button))
    setdoku_window_focus_board (self);
}

static gboolean
on_menu_gone (gpointer button)
{
  GtkRoot *root = gtk_widget_get_root (button);

  if (SETDOKU_IS_WINDOW (root) && gtk_widget_get_mapped (GTK_WIDGET (root)))
    come_back (SETDOKU_WINDOW (root), button);
  return G_SOURCE_REMOVE;
}

/* Later versions of GTK give the focus back to the button after this. */
static void
on_menu_closed (GtkPopover    *menu,
                SetdokuWindow *self)
{
  GtkWidget *button = gtk_widget_get_parent (GTK_WIDGET (menu));

  come_back (self, button);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_menu_gone, g_object_ref (button), g_object_unref);
}

void
setdoku_window_come_back_from (SetdokuWindow *self,
                               GtkMenuButton *button)
{
  GtkPopover *menu = gtk_menu_button_get_popover (button);

  if (menu)
    g_signal_connect_object (menu, "closed", G_CALLBACK (on_menu_closed), self, 0);
}
