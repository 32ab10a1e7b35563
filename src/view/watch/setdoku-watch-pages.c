/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-pages.c — see setdoku-watch-pages.h. */
#include "setdoku-watch-pages.h"

#include <glib/gi18n.h>

struct _SetdokuWatchPages
{
  GtkWidget  parent_instance;

  GtkWidget *segments, *opener;
  GtkStack  *stack;
  GMenu     *menu;
  gboolean   narrow;
};

G_DEFINE_FINAL_TYPE (SetdokuWatchPages, setdoku_watch_pages, GTK_TYPE_WIDGET)

/* The segments are needed once there are two pages; the narrow window has no room for them on the first. */
static void
update (SetdokuWatchPages *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
  gboolean several = first && gtk_widget_get_next_sibling (first);
  gboolean on_first = gtk_stack_get_visible_child (self->stack) == first;

  gtk_widget_set_visible (self->segments, several && !(self->narrow && on_first));
  gtk_widget_set_visible (self->opener, several && self->narrow);
}

static void
setdoku_watch_pages_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SETDOKU_WATCH_PAGES (object)->narrow = g_value_get_boolean (value);
  update (SETDOKU_WATCH_PAGES (object));
}

static void
setdoku_watch_pages_dispose (GObject *object)
{
  SetdokuWatchPages *self = SETDOKU_WATCH_PAGES (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_clear_object (&self->opener);
  g_clear_object (&self->menu);
  G_OBJECT_CLASS (setdoku_watch_pages_parent_class)->dispose (object);
}

static void
setdoku_watch_pages_class_init (SetdokuWatchPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_watch_pages_dispose;
  G_OBJECT_CLASS (klass)->set_property = setdoku_watch_pages_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
setdoku_watch_pages_init (SetdokuWatchPages *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  self->segments = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->segments), TRUE);
  gtk_widget_add_css_class (self->segments, "segments");
  gtk_widget_add_css_class (self->segments, "pages");
  gtk_widget_set_parent (self->segments, GTK_WIDGET (self));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));

  self->menu = g_menu_new ();
  self->opener = g_object_ref_sink (gtk_menu_button_new ());
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->opener), G_MENU_MODEL (self->menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->opener), "pan-up-symbolic");
  gtk_widget_set_valign (self->opener, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->opener, "flat");
  gtk_widget_set_tooltip_text (self->opener, _("Show the tree or the log"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->opener), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Show the tree or the log"), -1);
  update (self);
}

static GtkWidget *
find_segment (SetdokuWatchPages *self, const char *id)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->segments); child; child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child)), NULL), id) == 0)
      return child;
  return NULL;
}

/* The menu has what the segments have. */
static void
fill_menu (SetdokuWatchPages *self)
{
  g_menu_remove_all (self->menu);
  for (GtkWidget *child = gtk_widget_get_first_child (self->segments); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        const char *id = g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child)), NULL);
        g_autofree char *action = g_strdup_printf ("search.page::%s", id);

        g_menu_append (self->menu, gtk_button_get_label (GTK_BUTTON (child)), action);
      }
}

void
setdoku_watch_pages_add (SetdokuWatchPages *self, const char *id, const char *title, GtkWidget *page)
{
  GtkWidget *segment = gtk_toggle_button_new_with_label (title);
  g_autofree char *action = g_strdup_printf ("search.page::%s", id);

  g_return_if_fail (SETDOKU_IS_WATCH_PAGES (self) && GTK_IS_WIDGET (page));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (segment), action);
  /* A click leaves the keys with the board. */
  gtk_widget_set_focus_on_click (segment, FALSE);
  gtk_box_append (GTK_BOX (self->segments), segment);
  fill_menu (self);
  gtk_stack_add_named (self->stack, page, id);
  update (self);
}

void
setdoku_watch_pages_offer (SetdokuWatchPages *self, const char *id, gboolean offered)
{
  GtkWidget *segment;

  g_return_if_fail (SETDOKU_IS_WATCH_PAGES (self));
  segment = find_segment (self, id);
  g_return_if_fail (segment);
  if (gtk_widget_get_visible (segment) == offered)
    return;
  gtk_widget_set_visible (segment, offered);
  if (!offered && g_strcmp0 (setdoku_watch_pages_get_shown (self), id) == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "search.page", "s",
                                g_variant_get_string (gtk_actionable_get_action_target_value (
                                  GTK_ACTIONABLE (gtk_widget_get_first_child (self->segments))), NULL));
  fill_menu (self);
}

gboolean
setdoku_watch_pages_show (SetdokuWatchPages *self, const char *id)
{
  GtkWidget *segment;

  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self), FALSE);
  segment = find_segment (self, id);
  if (!segment || !gtk_widget_get_visible (segment))
    return FALSE;
  gtk_stack_set_visible_child_name (self->stack, id);
  update (self);
  return TRUE;
}

const char *
setdoku_watch_pages_get_shown (SetdokuWatchPages *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self), NULL);
  return gtk_stack_get_visible_child_name (self->stack);
}

GtkWidget *
setdoku_watch_pages_get_opener (SetdokuWatchPages *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self), NULL);
  return self->opener;
}
