/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-list.h"

#include <glib/gi18n.h>

#include "path-rows.h"
#include "setdoku-path-item.h"
#include "view/kit/choice-list.h"
#include "view/kit/compat.h"
#include "view/kit/one-stop.h"

enum { LEAST_HEIGHT = 220 };               /* of the list, in px; beside it the panel can scroll */

struct _SetdokuPathList
{
  GtkWidget           parent_instance;

  const PathRows     *rows;                /* what path is asked by */
  const void         *path;                /* borrowed; NULL: none */
  GtkWidget          *box;
  GtkDropDown        *kinds;
  GtkSearchEntry     *entry;
  GtkListView        *view;
  GtkLabel           *none;                /* instead of rows */
  GListStore         *items;
  GtkFilter          *filter;
  GtkSingleSelection *selection;
  GArray             *techniques;          /* of int: numbers of those that are the choices after the first ones */
};

/* Choices that every path has. */
static const struct { const char *name; int least; } kinds[] = {
  { N_("All steps"), PATH_ROW_EASY },
  { N_("Without the easy steps"), PATH_ROW_MEDIUM },
  { N_("Only hard steps"), PATH_ROW_HARD },
};

G_DEFINE_FINAL_TYPE (SetdokuPathList, setdoku_path_list, GTK_TYPE_WIDGET)

static guint chosen_signal;

static gboolean
is_let_through (gpointer item,
                gpointer user)
{
  SetdokuPathList *self = user;
  guint kind = gtk_drop_down_get_selected (self->kinds);
  int step = setdoku_path_item_get_index (item);

  if (!self->path)
    return FALSE;
  if (kind < G_N_ELEMENTS (kinds) && self->rows->level (self->path, step) < kinds[kind].least)
    return FALSE;
  if (kind >= G_N_ELEMENTS (kinds) && kind - G_N_ELEMENTS (kinds) < self->techniques->len
      && self->rows->technique (self->path, step) != g_array_index (self->techniques, int, kind - G_N_ELEMENTS (kinds)))
    return FALSE;
  return self->rows->matches (self->path, step, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
on_filter (SetdokuPathList *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (GTK_WIDGET (self->none), self->path && self->rows->n (self->path)
                                                   && setdoku_path_list_get_n_shown (self) == 0);
}

static void
on_selected (SetdokuPathList *self)
{
  g_signal_emit (self, chosen_signal, 0, setdoku_path_list_get_chosen (self));
}

static GtkWidget *
new_label (GtkWidget  *box,
           const char *class_name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (class_name)
    gtk_widget_add_css_class (label, class_name);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Number; beside it technique and score, and what it does. */
static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *number, *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *amount;

  number = new_label (row, "num");
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "dim");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), head);
  gtk_widget_set_hexpand (new_label (head, NULL), TRUE);
  amount = new_label (head, "small");
  gtk_label_set_ellipsize (GTK_LABEL (amount), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (amount), TRUE);
  gtk_label_set_justify (GTK_LABEL (amount), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (amount, "dim");
  gtk_widget_add_css_class (amount, "num");
  gtk_widget_add_css_class (new_label (lines, "small"), "dim");
  gtk_box_append (GTK_BOX (row), lines);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         SetdokuPathList          *self)
{
  int index = setdoku_path_item_get_index (gtk_list_item_get_item (item));
  GtkWidget *row = gtk_list_item_get_child (item), *number = gtk_widget_get_first_child (row);
  GtkWidget *head = gtk_widget_get_first_child (gtk_widget_get_next_sibling (number));
  g_autofree char *place = NULL;
  PathRow shown = { NULL };

  if (!self->path || index >= self->rows->n (self->path))
    return;
  place = g_strdup_printf ("%d", index + 1);
  self->rows->show (self->path, index, &shown);
  gtk_label_set_label (GTK_LABEL (number), place);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (head)), shown.name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (head)), shown.amount ? shown.amount : "");
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (head)), shown.effect);
  gtk_widget_set_tooltip_text (row, shown.so_far);
  /* GTK 4.8 does not name the item after what is in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, shown.spoken, -1);
  path_row_clear (&shown);
}

static void
setdoku_path_list_dispose (GObject *object)
{
  SetdokuPathList *self = SETDOKU_PATH_LIST (object);

  self->path = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->items);
  g_clear_object (&self->filter);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->techniques, g_array_unref);
  G_OBJECT_CLASS (setdoku_path_list_parent_class)->dispose (object);
}

/* To the rows, not to what filters them. */
static gboolean
setdoku_path_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SETDOKU_PATH_LIST (widget)->view));
}

static void
setdoku_path_list_class_init (SetdokuPathListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_list_dispose;
  widget_class->grab_focus = setdoku_path_list_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-list");
  chosen_signal = g_signal_new ("chosen", SETDOKU_TYPE_PATH_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkListItemFactory *
new_factory (SetdokuPathList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  return factory;
}

static void
build_list (SetdokuPathList *self)
{
  g_autoptr(GtkListItemFactory) factory = new_factory (self);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->items = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_let_through, self, NULL));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                                                                       g_object_ref (self->filter))));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)),
                                                 g_object_ref (factory)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  one_stop (GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);
}

static void
setdoku_path_list_init (SetdokuPathList *self)
{
  GtkWidget *controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->techniques = g_array_new (FALSE, FALSE, sizeof (int));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->kinds = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->entry = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  self->none = GTK_LABEL (gtk_label_new (_("No step is like that.")));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  choice_list_may_shrink (self->kinds);
  compat_name_drop_down (self->kinds, _("Which steps"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search in the steps"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->entry), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self->entry), 80, -1);
  g_object_set (self->entry, "placeholder-text", _("Search"), "width-chars", 6, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->none), "dim");
  gtk_widget_set_visible (GTK_WIDGET (self->none), FALSE);
  gtk_box_append (GTK_BOX (controls), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (controls), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (self->box), controls);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->none));
  build_list (self);
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
}

/* The techniques that the path needs, cheapest first, become choices. */
static void
fill_kinds (SetdokuPathList *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_array_set_size (self->techniques, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (names, _(kinds[i].name));
  for (int row = 0; self->path && row < self->rows->n_techniques (); row++)
    for (int i = 0; i < self->rows->n (self->path); i++)
      if (self->rows->technique (self->path, i) == row)
        {
          g_array_append_val (self->techniques, row);
          gtk_string_list_take (names, self->rows->technique_name (row));
          break;
        }
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (names));
}

static void
set_path (SetdokuPathList *self,
          const PathRows  *rows,
          const void      *path)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_list_store_remove_all (self->items);
  self->rows = rows;
  self->path = path;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  fill_kinds (self);
  gtk_drop_down_set_selected (self->kinds, 0);
  for (int i = 0; path && i < rows->n (path); i++)
    g_ptr_array_add (items, setdoku_path_item_new (i, NULL));
  g_list_store_splice (self->items, 0, 0, items->pdata, items->len);
  on_filter (self);
}

void
setdoku_path_list_set_path (SetdokuPathList *self,
                            const Path      *path)
{
  g_return_if_fail (SETDOKU_IS_PATH_LIST (self));
  set_path (self, &path_rows_classic, path);
}

void
setdoku_path_list_set_any_path (SetdokuPathList *self,
                                const AnyPath   *path)
{
  g_return_if_fail (SETDOKU_IS_PATH_LIST (self));
  set_path (self, &path_rows_any, path);
}

int
setdoku_path_list_get_chosen (SetdokuPathList *self)
{
  gpointer item;

  g_return_val_if_fail (SETDOKU_IS_PATH_LIST (self), -1);
  item = gtk_single_selection_get_selected_item (self->selection);
  return item ? setdoku_path_item_get_index (item) : -1;
}

const Technique *
setdoku_path_list_get_technique (SetdokuPathList *self)
{
  int step = setdoku_path_list_get_chosen (self);
  const Technique *technique = self->path && step >= 0 ? path_step (self->path, step)->deduction.technique : NULL;

  return technique && !(technique->traits & TECHNIQUE_GUESS) ? technique : NULL;
}

void
setdoku_path_list_choose (SetdokuPathList *self,
                          int              step)
{
  GListModel *shown;

  g_return_if_fail (SETDOKU_IS_PATH_LIST (self));
  shown = G_LIST_MODEL (self->selection);
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr(SetdokuPathItem) item = g_list_model_get_item (shown, i);

      if (setdoku_path_item_get_index (item) == step)
        {
          gtk_single_selection_set_selected (self->selection, i);
          gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", i);
        }
    }
}

int
setdoku_path_list_get_n_shown (SetdokuPathList *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_LIST (self), 0);
  return (int) g_list_model_get_n_items (G_LIST_MODEL (self->selection));
}

void
setdoku_path_list_search (SetdokuPathList *self,
                          const char      *text)
{
  g_return_if_fail (SETDOKU_IS_PATH_LIST (self) && text);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  on_filter (self);
}

void
setdoku_path_list_set_filter (SetdokuPathList *self,
                              guint            choice)
{
  g_return_if_fail (SETDOKU_IS_PATH_LIST (self));
  gtk_drop_down_set_selected (self->kinds, choice);
}
