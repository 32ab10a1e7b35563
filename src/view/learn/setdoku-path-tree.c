/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-tree.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "setdoku-path-item.h"
#include "view/kit/compat.h"
#include "view/kit/one-stop.h"

enum { LEAST_HEIGHT = 220 };               /* of the list, in px; beside it the panel can scroll */

struct _SetdokuPathTree
{
  GtkWidget           parent_instance;

  const PathNow      *now;                 /* borrowed; NULL: none */
  GtkWidget          *box;
  GtkLabel           *summary;
  GtkDropDown        *groups;              /* by technique, by cell */
  GtkListView        *view;
  GtkTreeListModel   *rows;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (SetdokuPathTree, setdoku_path_tree, GTK_TYPE_WIDGET)

enum { BY_TECHNIQUE, BY_CELL };

static guint chosen_signal;

static GListModel *
children_of (gpointer item,
             gpointer user)
{
  GListModel *children = setdoku_path_item_get_children (item);

  return children ? g_object_ref (children) : NULL;
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *expander = gtk_tree_expander_new (), *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), label);
  gtk_list_item_set_child (item, expander);
}

/* "Naked pair: 3"; by cell "Row 1, column 2: 3". */
static char *
say_group (SetdokuPathTree *self,
           SetdokuPathItem *item)
{
  int index = setdoku_path_item_get_index (item);
  guint n = g_list_model_get_n_items (setdoku_path_item_get_children (item));
  g_autofree char *name = NULL;
  const PathGroup *group;

  if (gtk_drop_down_get_selected (self->groups) == BY_CELL)
    /* Translators: a cell; how many steps do something in it */
    return explain_say (_("{Cell}: {count}"), SAY_CELL ("cell", index), SAY_NUMBER ("count", n));
  group = path_now_group (self->now, index);
  name = explain_technique (group->technique);
  /* Translators: technique; how many of it were found, and there are more */
  return group->more ? g_strdup_printf (_("%s: more than %d"), name, group->n)
         /* Translators: technique; how many of it were found */
         : g_strdup_printf (_("%s: %d"), name, group->n);
}

/* "Rule out 3 in row 1, column 2"; by cell with the technique before it. */
static char *
say_row (SetdokuPathTree *self,
         SetdokuPathItem *item)
{
  const Deduction *step;
  g_autofree char *effect = NULL;

  if (setdoku_path_item_get_children (item))
    return say_group (self, item);
  step = path_now_step (self->now, setdoku_path_item_get_index (item));
  effect = explain_deduction_effect (step);
  if (gtk_drop_down_get_selected (self->groups) == BY_TECHNIQUE)
    return g_steal_pointer (&effect);
  /* Translators: a technique, and what it does */
  return explain_say (_("{technique}: {effect}"), SAY_OWN ("technique", explain_technique (step->technique)),
                      SAY_TEXT ("effect", effect));
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         SetdokuPathTree          *self)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  GtkTreeExpander *expander = GTK_TREE_EXPANDER (gtk_list_item_get_child (item));
  g_autoptr(SetdokuPathItem) own = gtk_tree_list_row_get_item (row);
  GtkWidget *label = gtk_tree_expander_get_child (expander);
  g_autofree char *text = NULL;

  if (!self->now)
    return;
  text = say_row (self, own);
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
  gtk_tree_expander_set_list_row (expander, row);
  /* GTK 4.8 does not name the item after what is in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (expander))), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), NULL);
}

static void
on_selected (SetdokuPathTree *self)
{
  g_signal_emit (self, chosen_signal, 0, setdoku_path_tree_get_chosen (self));
}

static void
on_activate (GtkListView     *view,
             guint            position,
             SetdokuPathTree *self)
{
  g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (self->rows, position);

  if (row)
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

static void
setdoku_path_tree_dispose (GObject *object)
{
  SetdokuPathTree *self = SETDOKU_PATH_TREE (object);

  self->now = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (setdoku_path_tree_parent_class)->dispose (object);
}

static void
setdoku_path_tree_class_init (SetdokuPathTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_tree_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-tree");
  chosen_signal = g_signal_new ("chosen", SETDOKU_TYPE_PATH_TREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
append_step (GListStore *steps,
             int         step)
{
  g_autoptr(SetdokuPathItem) item = setdoku_path_item_new (step, NULL);

  g_list_store_append (steps, item);
}

/* Without any, no group. */
static void
append_group (GListStore *groups,
              int         index,
              GListStore *steps)
{
  g_autoptr(SetdokuPathItem) item = setdoku_path_item_new (index, G_LIST_MODEL (steps));

  if (g_list_model_get_n_items (G_LIST_MODEL (steps)))
    g_list_store_append (groups, item);
}

static GListStore *
group_by_technique (const PathNow *now)
{
  GListStore *groups = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);

  for (guint i = 0; now && i < now->groups->len; i++)
    {
      const PathGroup *group = path_now_group (now, (int) i);
      g_autoptr(GListStore) steps = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);

      for (int k = 0; k < group->n; k++)
        append_step (steps, group->first + k);
      append_group (groups, (int) i, steps);
    }
  return groups;
}

/* A step stands below each cell that it does something in. */
static GListStore *
group_by_cell (const PathNow *now)
{
  GListStore *groups = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);

  for (int cell = 0; now && cell < N_CELLS; cell++)
    {
      g_autoptr(GListStore) steps = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);

      for (guint i = 0; i < now->steps->len; i++)
        if (path_now_touches (now, (int) i, cell))
          append_step (steps, (int) i);
      append_group (groups, cell, steps);
    }
  return groups;
}

static void
show_groups (SetdokuPathTree *self)
{
  gboolean by_cell = gtk_drop_down_get_selected (self->groups) == BY_CELL;
  g_autoptr(GtkTreeListRow) first = NULL;

  gtk_single_selection_set_model (self->selection, NULL);
  g_clear_object (&self->rows);
  self->rows = gtk_tree_list_model_new (G_LIST_MODEL (by_cell ? group_by_cell (self->now) : group_by_technique (self->now)),
                                        FALSE, FALSE, children_of, NULL, NULL);
  if ((first = gtk_tree_list_model_get_row (self->rows, 0)))
    gtk_tree_list_row_set_expanded (first, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  gtk_widget_set_visible (GTK_WIDGET (self->groups), first != NULL);
}

static void
add_choice (SetdokuPathTree *self)
{
  const char *const choices[] = { _("By technique"), _("By cell"), NULL };

  self->groups = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (choices));
  compat_name_drop_down (self->groups, _("How the steps are grouped"));
  gtk_widget_set_halign (GTK_WIDGET (self->groups), GTK_ALIGN_START);
  g_signal_connect_object (self->groups, "notify::selected", G_CALLBACK (show_groups), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->groups));
}

static void
setdoku_path_tree_init (SetdokuPathTree *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->summary = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->summary, 0);
  gtk_label_set_wrap (self->summary, TRUE);
  gtk_label_set_max_width_chars (self->summary, 36);
  gtk_widget_add_css_class (GTK_WIDGET (self->summary), "dim");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->summary));
  add_choice (self);

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory));
  g_signal_connect (self->view, "activate", G_CALLBACK (on_activate), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps that are open now"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  one_stop (GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);
}

/* What is found, or why there is nothing. */
static char *
say_summary (const PathNow *now)
{
  int n_techniques_found, n_steps;
  g_autofree char *steps = NULL;

  if (!now)
    return g_strdup (_("Looking for steps…"));
  if (now->hint.kind != HINT_STEP)
    return hint_say (&now->hint, RUNG_WHERE);
  n_steps = (int) now->steps->len;
  n_techniques_found = (int) now->groups->len;
  steps = g_strdup_printf (ngettext ("%d step is open on your board", "%d steps are open on your board", (gulong) n_steps),
                           n_steps);
  /* Translators: "5 steps are open on your board"; number of techniques */
  return g_strdup_printf (ngettext ("%s, of %d technique.", "%s, of %d techniques.", (gulong) n_techniques_found), steps,
                          n_techniques_found);
}

void
setdoku_path_tree_set_now (SetdokuPathTree *self,
                           const PathNow   *now)
{
  g_autofree char *summary = say_summary (now);

  g_return_if_fail (SETDOKU_IS_PATH_TREE (self));
  self->now = now;
  show_groups (self);
  gtk_label_set_label (self->summary, summary);
}

void
setdoku_path_tree_set_by_cell (SetdokuPathTree *self,
                               gboolean         by_cell)
{
  g_return_if_fail (SETDOKU_IS_PATH_TREE (self));
  gtk_drop_down_set_selected (self->groups, by_cell ? BY_CELL : BY_TECHNIQUE);
}

int
setdoku_path_tree_get_chosen (SetdokuPathTree *self)
{
  GtkTreeListRow *row;
  g_autoptr(SetdokuPathItem) item = NULL;

  g_return_val_if_fail (SETDOKU_IS_PATH_TREE (self), -1);
  row = gtk_single_selection_get_selected_item (self->selection);
  if (!row)
    return -1;
  item = gtk_tree_list_row_get_item (row);
  return setdoku_path_item_get_children (item) ? -1 : setdoku_path_item_get_index (item);
}

int
setdoku_path_tree_get_n_shown (SetdokuPathTree *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_TREE (self), 0);
  return self->rows ? (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows)) : 0;
}

void
setdoku_path_tree_choose_row (SetdokuPathTree *self,
                              guint            row)
{
  g_return_if_fail (SETDOKU_IS_PATH_TREE (self));
  gtk_single_selection_set_selected (self->selection, row);
}
