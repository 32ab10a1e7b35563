/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-switcher.c — see setdoku-switcher.h. To add a view, add its row. */
#include "setdoku-switcher.h"

#include "engine/search/strategies/strategies.h"
#include <glib/gi18n.h>

struct _SetdokuSwitcher
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SetdokuSwitcher, setdoku_switcher, GTK_TYPE_WIDGET)

static const struct { const char *id, *label, *tooltip; } views[N_SETDOKU_VIEWS] = {
  [SETDOKU_VIEW_PLAY] = { "play", N_("Play"), N_("Solve it yourself (Alt+1)") },
  [SETDOKU_VIEW_WATCH] = { "watch", N_("Watch"), N_("Watch the search (Alt+2)") },
  [SETDOKU_VIEW_COMPARE] = { "compare", N_("Compare"), N_("Compare strategies (Alt+3)") },
};

const char *
setdoku_view_get_id (SetdokuView view)
{
  return views[view].id;
}

const char *
setdoku_view_get_title (SetdokuView view)
{
  return _(views[view].label);
}

SetdokuView
setdoku_view_find (const char *id)
{
  for (int view = 0; view < N_SETDOKU_VIEWS; view++)
    if (g_strcmp0 (views[view].id, id) == 0)
      return (SetdokuView) view;
  return SETDOKU_VIEW_PLAY;
}

static void
setdoku_switcher_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_switcher_parent_class)->dispose (object);
}

static void
setdoku_switcher_class_init (SetdokuSwitcherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_switcher_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_switcher_init (SetdokuSwitcher *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  for (size_t i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkWidget *segment = gtk_toggle_button_new_with_label (_(views[i].label));

      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (segment))), PANGO_ELLIPSIZE_END);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (segment), "win.view");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (segment), "s", views[i].id);
      gtk_widget_set_tooltip_text (segment, _(views[i].tooltip));
      gtk_widget_set_hexpand (segment, TRUE);
      gtk_widget_set_parent (segment, GTK_WIDGET (self));
    }
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "segments");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("View"), -1);
}

GtkWidget *
setdoku_switcher_new (void)
{
  return g_object_new (SETDOKU_TYPE_SWITCHER, NULL);
}
