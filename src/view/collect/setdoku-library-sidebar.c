/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-sidebar.c — see setdoku-library-sidebar.h. The rows are made anew whenever they may be others. */
#include "setdoku-library-sidebar.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/explain/explain-say.h"
#include "view/kit/one-stop.h"

struct _SetdokuLibrarySidebar
{
  GtkWidget     parent_instance;

  GtkWidget    *scrolled;
  GtkListBox   *list;
  LibraryPlace  place;             /* that is chosen */
  char         *file;              /* the long file's name; NULL: none is open */
  guint         n_file;
  gboolean      filling;
};

G_DEFINE_FINAL_TYPE (SetdokuLibrarySidebar, setdoku_library_sidebar, GTK_TYPE_WIDGET)

enum { CHOSEN, DROPPED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
place_free (gpointer memory)
{
  LibraryPlace *place = memory;

  g_free (place->name);
  g_free (place);
}

static const LibraryPlace *
place_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "setdoku-place");
}

static gboolean
is_chosen (SetdokuLibrarySidebar *self,
           const LibraryPlace    *place)
{
  return place->kind == self->place.kind && g_strcmp0 (place->name, self->place.name) == 0;
}

static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       user)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  g_signal_emit (user, signals[DROPPED], 0, place_of (GTK_LIST_BOX_ROW (row)), g_value_get_boxed (value));
  return TRUE;
}

/* Rows. */

static void
add_row (SetdokuLibrarySidebar *self,
         LibraryPlaceKind       kind,
         const char            *name,
         const char            *label,
         guint                  n)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *count = explain_count (n), *spoken = NULL;
  GtkWidget *title = gtk_label_new (label), *number = gtk_label_new (count);
  LibraryPlace *place = g_new (LibraryPlace, 1);

  *place = (LibraryPlace) { kind, g_strdup (name) };
  g_object_set_data_full (G_OBJECT (row), "setdoku-place", place, place_free);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (number, "dim");
  gtk_widget_add_css_class (number, "num");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), number);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  /* Translators: a collection, and how many puzzles are in it */
  spoken = explain_say (_("{name}: {value}"), SAY_TEXT ("name", label), SAY_TEXT ("value", count));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (kind != PLACE_BANK && kind != PLACE_FILE)
    {
      GtkDropTarget *target = gtk_drop_target_new (G_TYPE_PTR_ARRAY, GDK_ACTION_COPY | GDK_ACTION_MOVE);

      g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
      gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
    }
  gtk_list_box_append (self->list, row);
  if (is_chosen (self, place))
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

/* Above the first set, the bank, the file, the first tag. */
static void
put_heading (GtkListBoxRow *row,
             GtkListBoxRow *before,
             gpointer       user)
{
  static const char *const headings[] = {
    [PLACE_SET] = N_("My sets"), [PLACE_BANK] = N_("Built in"), [PLACE_FILE] = N_("Open file"), [PLACE_TAG] = N_("Tags"),
  };
  const LibraryPlace *place = place_of (row), *above = before ? place_of (before) : NULL;
  const char *text = headings[place->kind];
  GtkWidget *heading;

  if (!text || (above && above->kind == place->kind))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  heading = gtk_label_new (_(text));
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_margin_start (heading, 12);
  gtk_widget_set_margin_top (heading, 10);
  gtk_widget_set_margin_bottom (heading, 2);
  gtk_widget_add_css_class (heading, "h3");
  gtk_widget_add_css_class (heading, "dim");
  gtk_list_box_row_set_header (row, heading);
}

static void
count (GHashTable *counts,
       const char *name)
{
  g_hash_table_insert (counts, (char *) name, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, name)) + 1));
}

/* How many are in each set, have each tag, have a star. */
static guint
count_all (GListModel *list,
           GHashTable *sets,
           GHashTable *tags)
{
  guint n_starred = 0;

  for (guint i = 0, n = g_list_model_get_n_items (list); i < n; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (list, i);
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

      n_starred += facts->star;
      if (facts->set)
        count (sets, facts->set);
      for (char **tag = facts->tags; tag && *tag; tag++)
        count (tags, *tag);
    }
  return n_starred;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (a, b);
}

void
setdoku_library_sidebar_fill (SetdokuLibrarySidebar *self,
                              SetdokuLibrary        *library,
                              guint                  n_bank)
{
  g_autoptr(GHashTable) in_sets = g_hash_table_new (g_str_hash, g_str_equal), tags = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GList) names = NULL;
  GListModel *list;
  const GPtrArray *sets;
  GtkListBoxRow *row;
  guint n_starred;

  g_return_if_fail (SETDOKU_IS_LIBRARY_SIDEBAR (self) && SETDOKU_IS_LIBRARY (library));
  list = G_LIST_MODEL (setdoku_library_get_list (library));
  n_starred = count_all (list, in_sets, tags);
  names = g_list_sort (g_hash_table_get_keys (tags), compare_names);
  self->filling = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  add_row (self, PLACE_MINE, NULL, _("My puzzles"), g_list_model_get_n_items (list));
  add_row (self, PLACE_STARRED, NULL, _("With a star"), n_starred);
  sets = setdoku_library_get_sets (library);
  for (guint i = 0; i < sets->len; i++)
    add_row (self, PLACE_SET, sets->pdata[i], sets->pdata[i], GPOINTER_TO_UINT (g_hash_table_lookup (in_sets, sets->pdata[i])));
  add_row (self, PLACE_BANK, NULL, _("Puzzle bank"), n_bank);
  if (self->file)
    add_row (self, PLACE_FILE, NULL, self->file, self->n_file);
  for (GList *link = names; link; link = link->next)
    add_row (self, PLACE_TAG, link->data, link->data, GPOINTER_TO_UINT (g_hash_table_lookup (tags, link->data)));
  self->filling = FALSE;
  if (!gtk_list_box_get_selected_row (self->list))               /* it is no more */
    setdoku_library_sidebar_choose (self, PLACE_MINE, NULL);
}

void
setdoku_library_sidebar_set_file (SetdokuLibrarySidebar *self,
                                  const char            *name,
                                  guint                  n)
{
  char *own = g_strdup (name);

  g_return_if_fail (SETDOKU_IS_LIBRARY_SIDEBAR (self));
  g_free (self->file);
  self->file = own;
  self->n_file = n;
}

void
setdoku_library_sidebar_choose (SetdokuLibrarySidebar *self,
                                LibraryPlaceKind       kind,
                                const char            *name)
{
  GtkListBoxRow *row;

  g_return_if_fail (SETDOKU_IS_LIBRARY_SIDEBAR (self));
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (place_of (row)->kind == kind && g_strcmp0 (place_of (row)->name, name) == 0)
      gtk_list_box_select_row (self->list, row);
}

const LibraryPlace *
setdoku_library_sidebar_get (SetdokuLibrarySidebar *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY_SIDEBAR (self), NULL);
  return &self->place;
}

static void
on_selected (GtkListBox            *list,
             GtkListBoxRow         *row,
             SetdokuLibrarySidebar *self)
{
  const LibraryPlace *place = row ? place_of (row) : NULL;

  if (self->filling || !place || is_chosen (self, place))
    return;
  g_free (self->place.name);
  self->place = (LibraryPlace) { place->kind, g_strdup (place->name) };
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* The object. */

static void
setdoku_library_sidebar_dispose (GObject *object)
{
  SetdokuLibrarySidebar *self = SETDOKU_LIBRARY_SIDEBAR (object);

  self->filling = TRUE;
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_pointer (&self->place.name, g_free);
  g_clear_pointer (&self->file, g_free);
  G_OBJECT_CLASS (setdoku_library_sidebar_parent_class)->dispose (object);
}

static void
setdoku_library_sidebar_class_init (SetdokuLibrarySidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_library_sidebar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-library-sidebar");
  signals[CHOSEN] = g_signal_new ("chosen", SETDOKU_TYPE_LIBRARY_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", SETDOKU_TYPE_LIBRARY_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   2, G_TYPE_POINTER, G_TYPE_PTR_ARRAY);
}

static void
setdoku_library_sidebar_init (SetdokuLibrarySidebar *self)
{
  self->place.kind = PLACE_BANK;
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->list));
  one_stop (GTK_WIDGET (self->list));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_list_box_set_header_func (self->list, put_heading, NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Collections"), -1);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (on_selected), self, 0);
}
