/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window.c — see setdoku-window.h. The parts, and what they tell each other. */
#include "engine/search/strategies/strategies.h"
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/keep/settings.h"
#include "view/play/setdoku-cell-menu.h"
#include "view/kit/setdoku-style.h"
#include "setdoku-switcher.h"

G_DEFINE_FINAL_TYPE (SetdokuWindow, setdoku_window, GTK_TYPE_APPLICATION_WINDOW)

void
setdoku_window_update_title (SetdokuWindow *self)
{
  g_autofree char *name = setdoku_game_dup_title (self->game);
  gboolean modified = setdoku_game_is_modified (self->game) && !setdoku_game_is_empty (self->game);
  g_autofree char *shown = g_strdup_printf ("%s%s", modified ? "• " : "", name ? name : "Setdoku");
  g_autofree char *time = setdoku_time_dup_time (self->time);
  g_autofree char *filled = NULL, *subtitle = NULL;
  g_autofree char *title = NULL;

  filled = setdoku_game_describe_filled (self->game);
  subtitle = time ? g_strdup_printf ("%s · %d/%d", time, setdoku_game_count_filled (self->game),
                                     setdoku_game_count_cells (self->game)) : g_strdup (filled);
  if (name)
    /* Translators: the window's title: the puzzle's name, then the program's */
    title = g_strdup_printf (_("%s — %s"), shown, "Setdoku");
  gtk_window_set_title (GTK_WINDOW (self), title ? title : shown);
  g_object_set (self->header, "title", shown, "subtitle", subtitle, NULL);
}

GtkWindow *
setdoku_window_get_companion (SetdokuWindow *self,
                              Companion      which,
                              GtkWidget   *(*make) (SetdokuWindow *self))
{
  if (!self->companions[which])
    g_set_weak_pointer (&self->companions[which], GTK_WINDOW (make (self)));
  return self->companions[which];
}

/* The cell that is asked about is selected first, unless it is one of several that are. */
static void
on_cell_menu (SetdokuGrid   *grid,
              int            cell,
              double         x,
              double         y,
              SetdokuWindow *self)
{
  if (self->view != SETDOKU_VIEW_PLAY || cell < 0)
    return;
  if (!places_has (&setdoku_play_get_selection (self->play)->cells, cell))
    setdoku_play_select (self->play, places_of (cell));
  if (!self->cell_menu)
    self->cell_menu = GTK_POPOVER (setdoku_cell_menu_new (grid, setdoku_header_get_copy_menu (self->header)));
  setdoku_cell_menu_open (SETDOKU_CELL_MENU (self->cell_menu), self->play, self->game, cell);
}

/* One dim line about marks, after the fifth digit and until the first mark, once for ever. */
static void
update_hint (SetdokuWindow *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  gboolean marks = FALSE;
  int entries = 0;

  for (int cell = 0; cell < setdoku_game_get_n_cells (self->game); cell++)
    {
      entries += cells[cell].entry != 0;
      marks |= cells[cell].corner || cells[cell].centre;
    }
  if (marks && self->hinted)
    setdoku_settings_list_add (self->settings, "hints-seen", "marks");
  self->hinted = !marks && entries >= 5 && !setdoku_play_get_grid (self->play)     /* of several, Ctrl with a digit goes to one */
                 && !setdoku_settings_list_has (self->settings, "hints-seen", "marks");
  setdoku_play_panel_show_hint (self->play_panel, self->hinted);
}

static void
on_play_changed (SetdokuWindow *self)
{
  update_hint (self);
  setdoku_play_panel_update (self->play_panel, self->play, self->game);
  setdoku_window_update_actions (self);
  setdoku_window_update_title (self);
}

static void
on_play_this (SetdokuWindow *self)
{
  setdoku_play_done (self->play);
  setdoku_window_focus_board (self);
}

static void
close_now (gpointer window,
           gpointer data)
{
  gtk_window_close (window);
}

static void
keep_size (SetdokuWindow *self)
{
  int width, height;
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  setdoku_settings_set_boolean (self->settings, "window-maximized", maximized);
  if (maximized || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;
  setdoku_settings_set_int (self->settings, "window-width", width);
  setdoku_settings_set_int (self->settings, "window-height", height);
}

static gboolean
setdoku_window_close_request (GtkWindow *window)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);

  if (!setdoku_leave_get_closing (self->leave)->asked && setdoku_leave_must_ask (self->leave))
    {
      setdoku_leave_begin (self->leave, close_now, NULL, NULL, TRUE);
      return TRUE;
    }
  keep_size (self);
  setdoku_window_end_session (self);
  return GTK_WINDOW_CLASS (setdoku_window_parent_class)->close_request (window);
}

static void
setdoku_window_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  g_value_set_int (value, (int) SETDOKU_WINDOW (object)->view);
}

static void
setdoku_window_dispose (GObject *object)
{
  SetdokuWindow *self = SETDOKU_WINDOW (object);

  setdoku_window_clear_commands (self);
  if (self->leave)
    setdoku_leave_give_up (self->leave);
  setdoku_window_clear_session (self);
  g_clear_object (&self->leave);
  g_clear_pointer (&self->newest_before, g_free);
  if (self->time)
    g_object_run_dispose (G_OBJECT (self->time));             /* what is asked of the statistics may hold it */
  g_clear_object (&self->time);
  setdoku_window_remove_file (self);
  if (self->cell_menu)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->cell_menu)));
  g_clear_weak_pointer (&self->before.focus);
  for (int i = 0; i < N_COMPANIONS; i++)
    g_clear_weak_pointer (&self->companions[i]);
  g_clear_object (&self->rating);
  g_clear_object (&self->making);
  setdoku_window_remove_history (self);
  g_clear_object (&self->replay);
  g_clear_object (&self->compare);
  g_clear_object (&self->watch);
  g_clear_object (&self->play);
  g_clear_object (&self->board_actions);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (setdoku_window_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuWindow, name)

static void
setdoku_window_class_init (SetdokuWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_window_dispose;
  G_OBJECT_CLASS (klass)->get_property = setdoku_window_get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_int ("view", NULL, NULL, 0, N_SETDOKU_VIEWS - 1, 0,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  GTK_WINDOW_CLASS (klass)->close_request = setdoku_window_close_request;
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_CLOCK_COVER);
  g_type_ensure (SETDOKU_TYPE_HEADER);
  g_type_ensure (SETDOKU_TYPE_LAYOUT);
  g_type_ensure (SETDOKU_TYPE_PRACTICE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "main-window.ui");
  BIND (header);
  BIND (banner);
  BIND (practice_bar);
  BIND (layout);
  BIND (cover);
}

void
setdoku_window_add_page (SetdokuWindow *self,
                         const char    *name,
                         const char    *title,
                         GtkWidget     *page)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  gtk_widget_set_focusable (scroller, FALSE);              /* what is in it has the focus */
  gtk_widget_add_css_class (page, "page");
  gtk_stack_add_titled (self->panel, scroller, name, title);
}

void
setdoku_window_add_bar (SetdokuWindow *self,
                        GtkWidget     *bar)
{
  gtk_box_prepend (GTK_BOX (setdoku_layout_get_child (self->layout, SETDOKU_SLOT_BAR)), bar);
}

static void
build_parts (SetdokuWindow *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  self->play = setdoku_play_new (self->grid, self->game);
  setdoku_window_add_watch (self);
  self->play_panel = g_object_new (SETDOKU_TYPE_PLAY_PANEL, NULL);
  self->panel = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->panel, FALSE);
  gtk_stack_set_vhomogeneous (self->panel, FALSE);
  setdoku_window_add_page (self, "play", _("Play"), GTK_WIDGET (self->play_panel));
  gtk_widget_add_css_class (GTK_WIDGET (self->panel), "panel");
  gtk_widget_add_css_class (foot, "bar");
  gtk_widget_add_css_class (foot, "foot");
  gtk_box_append (GTK_BOX (foot), setdoku_switcher_new ());

  g_object_bind_property (self, "view", self->header, "view", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->layout, "room", self->header, "room", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (self->layout, "room", self->play_panel, "narrow", G_BINDING_SYNC_CREATE, setdoku_room_to_narrow,
                               NULL, NULL, NULL);
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_BOARD, GTK_WIDGET (self->grid));
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_PANEL, GTK_WIDGET (self->panel));
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_BAR, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_SWITCHER, foot);
  gtk_widget_set_hexpand (gtk_widget_get_first_child (foot), TRUE);
}

/* The files opened last are looked up only when the menu opens. */
static void
on_new_menu (GtkMenuButton *button,
             gpointer       user)
{
  setdoku_earlier_refresh (SETDOKU_WINDOW (user)->earlier);
  setdoku_window_update_new_menu (user);
}

static void
on_main_menu (GtkMenuButton *button,
              gpointer       user)
{
  if (gtk_menu_button_get_popover (button))
    return;
  gtk_menu_button_set_menu_model (button, setdoku_header_get_main_menu (SETDOKU_WINDOW (user)->header));
  setdoku_window_come_back_from (user, button);
}

static void
setdoku_window_init (SetdokuWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game = setdoku_game_new ();
  setdoku_window_add_file (self);
  setdoku_window_add_loading (self);
  build_parts (self);
  self->rating = setdoku_rating_presenter_new (self->game, setdoku_play_get_census (self->play), self->play_panel,
                                               GTK_WIDGET (self->header), G_ACTION_MAP (self));
  setdoku_window_add_clock (self);
  setdoku_window_add_session (self);
  setdoku_window_add_leave (self);

  g_signal_connect_object (self->rating, "closed", G_CALLBACK (setdoku_window_focus_board), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layout, "adapted", G_CALLBACK (setdoku_window_adapt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "play", G_CALLBACK (on_play_this), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "menu", G_CALLBACK (on_cell_menu), self, 0);
  setdoku_style_dress (setdoku_style_get_default (), GTK_WIDGET (self));
  setdoku_window_add_commands (self);
  setdoku_window_accept_drops (self);
  gtk_menu_button_set_create_popup_func (setdoku_header_get_new_button (self->header), on_new_menu, self, NULL);
  gtk_menu_button_set_create_popup_func (setdoku_header_get_menu_button (self->header), on_main_menu, self, NULL);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (setdoku_window_update_actions), NULL);
}

/* The size and the search of last time. Nothing is stored meanwhile. */
static void
restore (SetdokuWindow *self,
         GSettings     *settings)
{
  int width = setdoku_settings_get_int (settings, "window-width", 1080);
  int height = setdoku_settings_get_int (settings, "window-height", 740);
  g_autofree char *strategy = setdoku_settings_get_string (settings, "strategy", "ascending");
  g_autofree char *switches = setdoku_settings_get_string (settings, "switches", "");

  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (setdoku_settings_get_boolean (settings, "window-maximized", false))
    gtk_window_maximize (GTK_WINDOW (self));
  setdoku_watch_set_search (self->watch, strategy_find (strategy) ? strategy : "ascending", switches, 0);
  setdoku_watch_set_speed (self->watch, setdoku_settings_get_double (settings, "speed", SETDOKU_PLAYER_SPEED_DEFAULT));
  g_action_group_change_action_state (G_ACTION_GROUP (self), "show-panel",
                                      g_variant_new_boolean (setdoku_settings_get_boolean (settings, "panel-visible", true)));
  setdoku_layout_expect (self->layout, width, height);
}

SetdokuWindow *
setdoku_window_new (GtkApplication *application,
                    GSettings      *settings)
{
  SetdokuWindow *self = g_object_new (SETDOKU_TYPE_WINDOW, "application", application, NULL);

  g_autofree char *view = setdoku_settings_get_string (settings, "view", "play");

  restore (self, settings);
  setdoku_window_new_board (self);
  if (setdoku_view_find (view) != self->view)
    setdoku_window_set_view (self, setdoku_view_find (view));
  g_set_object (&self->settings, settings);
  setdoku_play_set_settings (self->play, settings);
  setdoku_making_set_settings (self->making, settings);
  setdoku_rating_presenter_set_settings (self->rating, settings);
  setdoku_time_set_settings (self->time, settings);
  setdoku_window_follow_settings (self);
  setdoku_window_lead_home (self);
  return self;
}

gboolean
setdoku_window_is_untouched (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), FALSE);
  return setdoku_game_is_empty (self->game) && !setdoku_game_get_file (self->game) && !setdoku_game_file_is_loading (self->file);
}

SetdokuGame *
setdoku_window_get_game (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return self->game;
}

SetdokuGrid *
setdoku_window_get_grid (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return self->grid;
}

SetdokuPlay *
setdoku_window_get_play (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return self->play;
}

SetdokuBanner *
setdoku_window_get_banner (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return self->banner;
}
