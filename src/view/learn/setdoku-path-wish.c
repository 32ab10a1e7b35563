/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-wish.h"

#include <glib/gi18n.h>

#include "model/explain/explain-words.h"
#include "model/teach/path-words.h"
#include "view/kit/choice-list.h"
#include "view/kit/compat.h"
#include "view/kit/even-layout.h"

struct _SetdokuPathWish
{
  GtkWidget        parent_instance;

  GtkDropDown     *kinds;
  GtkFlowBox      *chips;
  TechniqueSet     avoided;
};

G_DEFINE_FINAL_TYPE (SetdokuPathWish, setdoku_path_wish, GTK_TYPE_WIDGET)

static guint changed_signal;

static GtkWidget *
new_chip (const Technique *technique)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *label = gtk_label_new (NULL), *child = gtk_flow_box_child_new ();
  g_autofree char *name = explain_technique (technique);
  /* Translators: a technique that the path does without; pressing it ends that */
  g_autofree char *spoken = g_strdup_printf (_("Avoided: %s. Allow it again"), name);

  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), row);
  gtk_widget_set_tooltip_text (child, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (child), "technique", (gpointer) technique);
  return child;
}

/* A chip for each of them, in the order of the table. */
static void
show_chips (SetdokuPathWish *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->chips, 0)))
    gtk_flow_box_remove (self->chips, GTK_WIDGET (child));
  for (const Technique *row = techniques; row->id; row++)
    if (technique_set_has (&self->avoided, row))
      gtk_flow_box_append (self->chips, new_chip (row));
  gtk_widget_set_visible (GTK_WIDGET (self->chips), !technique_set_is_empty (&self->avoided));
}

static void
on_chip (GtkFlowBox      *chips,
         GtkFlowBoxChild *child,
         SetdokuPathWish *self)
{
  const Technique *technique = g_object_get_data (G_OBJECT (child), "technique");

  gtk_widget_grab_focus (GTK_WIDGET (self->kinds));
  setdoku_path_wish_allow (self, technique);
}

static void
on_kind (SetdokuPathWish *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
setdoku_path_wish_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_path_wish_parent_class)->dispose (object);
}

static void
setdoku_path_wish_class_init (SetdokuPathWishClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_wish_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-wish");
  changed_signal = g_signal_new ("changed", SETDOKU_TYPE_PATH_WISH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_chooser (SetdokuPathWish *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *avoid = gtk_button_new_with_label (_("Avoid technique"));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
    gtk_string_list_take (names, path_words_kind ((RouteKind) kind));
  self->kinds = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
  compat_name_drop_down (self->kinds, _("Which path"));
  choice_list_may_shrink (self->kinds);
  gtk_widget_set_hexpand (GTK_WIDGET (self->kinds), TRUE);
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (on_kind), self, G_CONNECT_SWAPPED);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (avoid), "path.avoid");
  gtk_widget_set_tooltip_text (avoid, _("Look for a path without the technique of the chosen step"));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (row), avoid);
  gtk_widget_set_layout_manager (row, even_layout_new_whole (8));
  return row;
}

static void
setdoku_path_wish_init (SetdokuPathWish *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_set_parent (new_chooser (self), GTK_WIDGET (self));
  self->chips = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->chips, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (self->chips, 12);
  gtk_flow_box_set_column_spacing (self->chips, 4);
  gtk_flow_box_set_row_spacing (self->chips, 4);
  gtk_widget_set_halign (GTK_WIDGET (self->chips), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->chips), "facts");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Avoided techniques"), -1);
  g_signal_connect (self->chips, "child-activated", G_CALLBACK (on_chip), self);
  gtk_widget_set_parent (GTK_WIDGET (self->chips), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->chips), FALSE);
}

RouteKind
setdoku_path_wish_get_kind (SetdokuPathWish *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_WISH (self), ROUTE_EASIEST);
  return (RouteKind) gtk_drop_down_get_selected (self->kinds);
}

void
setdoku_path_wish_set_kind (SetdokuPathWish *self,
                            RouteKind        kind)
{
  g_return_if_fail (SETDOKU_IS_PATH_WISH (self) && kind < N_ROUTE_KINDS);
  gtk_drop_down_set_selected (self->kinds, kind);
}

TechniqueSet
setdoku_path_wish_get_avoided (SetdokuPathWish *self)
{
  const TechniqueSet none = { { 0 } };

  g_return_val_if_fail (SETDOKU_IS_PATH_WISH (self), none);
  return self->avoided;
}

static void
change (SetdokuPathWish *self,
        TechniqueSet     avoided)
{
  if (technique_set_contains (&self->avoided, &avoided) && technique_set_contains (&avoided, &self->avoided))
    return;
  self->avoided = avoided;
  show_chips (self);
  g_signal_emit (self, changed_signal, 0);
}

void
setdoku_path_wish_avoid (SetdokuPathWish *self,
                         const Technique *technique)
{
  TechniqueSet more;

  g_return_if_fail (SETDOKU_IS_PATH_WISH (self) && technique);
  more = self->avoided;
  technique_set_add (&more, technique);
  change (self, more);
}

void
setdoku_path_wish_allow (SetdokuPathWish *self,
                         const Technique *technique)
{
  TechniqueSet one = { { 0 } };

  g_return_if_fail (SETDOKU_IS_PATH_WISH (self) && technique);
  technique_set_add (&one, technique);
  change (self, technique_set_without (&self->avoided, &one));
}
