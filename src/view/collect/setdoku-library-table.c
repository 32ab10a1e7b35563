/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-table.c — see setdoku-library-table.h. A column is a row of library_columns[]. */
#include "setdoku-library-table.h"

#include <glib/gi18n.h>

#include "library-cells.h"
#include "view/kit/one-stop.h"
#include "view/kit/reading-start.h"

enum { THUMBNAIL = 6, SEEN_AFTER = 400 };      /* a cell's side, px; ms without scrolling */
#define FIRST_PROBE (G_MAXUINT - 1)

struct _SetdokuLibraryTable
{
  GtkWidget           parent_instance;

  GtkWidget          *scrolled;
  GtkColumnView      *view;
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;
  GtkMultiSelection  *selection;
  GtkFilter          *filter;
  SetdokuLongList    *long_list;                       /* that is shown; NULL: an ordinary one */
  SetdokuPuzzle      *probes[2];                       /* see find_order () */
  guint               seen;                            /* source id; 0: nothing was scrolled */
  LibraryFilter      *wish;                            /* what is shown */
};

G_DEFINE_FINAL_TYPE (SetdokuLibraryTable, setdoku_library_table, GTK_TYPE_WIDGET)

enum { PLAY, CHANGED, SEEN, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What is dragged: all that is selected, if the row is; else the row alone. */
static GdkContentProvider *
on_drag (GtkDragSource *source,
         double         x,
         double         y,
         GtkListItem   *item)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *table = gtk_widget_get_ancestor (cell, SETDOKU_TYPE_LIBRARY_TABLE);
  g_autoptr(GPtrArray) puzzles = NULL;

  if (!table || !gtk_list_item_get_item (item))
    return NULL;
  if (gtk_list_item_get_selected (item))
    puzzles = setdoku_library_table_get_selected (SETDOKU_LIBRARY_TABLE (table));
  else
    {
      puzzles = g_ptr_array_new_with_free_func (g_object_unref);
      g_ptr_array_add (puzzles, g_object_ref (gtk_list_item_get_item (item)));
    }
  return gdk_content_provider_new_typed (G_TYPE_PTR_ARRAY, puzzles);
}

static void
let_drag (GtkWidget   *cell,
          GtkListItem *item)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_drag), item, 0);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (source));
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user)
{
  const LibraryColumn *column = user;
  const PuzzleFacts *one = setdoku_puzzle_get_facts ((SetdokuPuzzle *) a);
  const PuzzleFacts *other = setdoku_puzzle_get_facts ((SetdokuPuzzle *) b);

  if (one->place >= FIRST_PROBE)
    {
      g_object_set_data (G_OBJECT (a), "setdoku-column", user);
      return one->place < other->place ? -1 : 1;
    }
  return column->compare (one, other);
}

static void
add_column (SetdokuLibraryTable *self,
            const LibraryColumn        *column)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);
  g_autoptr(GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare, (gpointer) column, NULL));
  g_autoptr(GtkColumnViewColumn) shown = gtk_column_view_column_new (_(column->name), library_cells_text (column, let_drag));

  gtk_column_view_column_set_sorter (shown, sorter);
  gtk_column_view_column_set_expand (shown, column->wide);
  gtk_column_view_column_set_resizable (shown, TRUE);
  gtk_column_view_column_set_visible (shown, !column->of_long);
  g_object_set_data (G_OBJECT (shown), "setdoku-column", (gpointer) column);
  g_object_set_data_full (G_OBJECT (shown), "setdoku-sorter", g_object_ref (sorter), g_object_unref);
  gtk_column_view_insert_column (self->view, column->first ? 0 : g_list_model_get_n_items (columns), shown);
}

static void
add_thumbnails (SetdokuLibraryTable *self)
{
  g_autoptr(GtkColumnViewColumn) shown = gtk_column_view_column_new (_("Puzzle"), library_cells_picture (THUMBNAIL, let_drag));

  gtk_column_view_append_column (self->view, shown);
}

/* A long list: the same, as a query. */

/* By which column the rows are sorted, as the headings say. GTK tells it since 4.10 only; but whose comparison of two probes is
 * asked for, and what the view makes of its "less", tells it, too. */
static const LibraryColumn *
find_order (SetdokuLibraryTable *self,
            gboolean            *descending)
{
  GtkSorter *sorter = gtk_column_view_get_sorter (self->view);

  g_object_set_data (G_OBJECT (self->probes[0]), "setdoku-column", NULL);
  *descending = gtk_sorter_compare (sorter, self->probes[0], self->probes[1]) == GTK_ORDERING_LARGER;
  return g_object_get_data (G_OBJECT (self->probes[0]), "setdoku-column");
}

static void
ask_long_list (SetdokuLibraryTable *self)
{
  gboolean descending = FALSE;
  const LibraryColumn *column = find_order (self, &descending);
  g_autoptr(PuzzleQuery) query = library_filter_to_query (self->wish);

  query->order = column && column->order >= 0 ? (PuzzleOrder) column->order : QUERY_BY_PLACE;
  query->descending = descending;
  setdoku_long_list_set_query (self->long_list, query);
}

static void
on_sorting (SetdokuLibraryTable *self)
{
  if (self->long_list)
    ask_long_list (self);
}

void
setdoku_library_table_set_filter (SetdokuLibraryTable *self,
                                  const LibraryFilter *filter)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self) && filter);

  library_filter_free (self->wish);
  self->wish = library_filter_copy (filter);
  setdoku_library_table_refresh (self);
}

void
setdoku_library_table_refresh (SetdokuLibraryTable *self)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self));

  if (self->long_list)
    {
      ask_long_list (self);
      return;
    }
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (gtk_column_view_get_sorter (self->view), GTK_SORTER_CHANGE_DIFFERENT);
}

/* What is shown, and what of it is selected. */

/* Columns that only a long list has, or that it cannot be sorted by. */
static void
adapt_columns (SetdokuLibraryTable *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr(GtkColumnViewColumn) shown = g_list_model_get_item (columns, i);
      const LibraryColumn *column = g_object_get_data (G_OBJECT (shown), "setdoku-column");
      gboolean sorts = column && (!self->long_list || column->order >= 0);

      if (column && column->of_long)
        gtk_column_view_column_set_visible (shown, self->long_list != NULL);
      gtk_column_view_column_set_sorter (shown, sorts ? g_object_get_data (G_OBJECT (shown), "setdoku-sorter") : NULL);
    }
}

void
setdoku_library_table_set_list (SetdokuLibraryTable *self,
                                GListModel          *puzzles)
{
  gboolean is_long = SETDOKU_IS_LONG_LIST (puzzles), was_long;

  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self));
  was_long = self->long_list != NULL;
  g_set_object (&self->long_list, (is_long ? SETDOKU_LONG_LIST (puzzles) : NULL));
  if (is_long != was_long)
    adapt_columns (self);
  gtk_filter_list_model_set_model (self->filtered, is_long ? NULL : puzzles);
  if (is_long || was_long)
    gtk_multi_selection_set_model (self->selection, NULL);                   /* see show_order () of the long list */
  gtk_multi_selection_set_model (self->selection, is_long ? puzzles : G_LIST_MODEL (self->sorted));
  if (is_long)
    ask_long_list (self);
}

guint
setdoku_library_table_get_n_shown (SetdokuLibraryTable *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), 0);
  return g_list_model_get_n_items (G_LIST_MODEL (self->selection));
}

guint
setdoku_library_table_get_n_selected (SetdokuLibraryTable *self)
{
  g_autoptr(GtkBitset) selected = NULL;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), 0);
  selected = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  return (guint) gtk_bitset_get_size (selected);
}

static gboolean
is_enough (SetdokuLibraryTable *self,
           const GPtrArray     *puzzles)
{
  return self->long_list && puzzles->len >= LIBRARY_AT_ONCE;
}

GPtrArray *
setdoku_library_table_get_shown (SetdokuLibraryTable *self)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), puzzles);
  for (guint i = 0, n = g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i < n && !is_enough (self, puzzles); i++)
    g_ptr_array_add (puzzles, g_list_model_get_item (G_LIST_MODEL (self->selection), i));
  return puzzles;
}

GPtrArray *
setdoku_library_table_get_selected (SetdokuLibraryTable *self)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GtkBitset) selected = NULL;
  GtkBitsetIter iter;
  guint i;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), puzzles);
  selected = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  for (gboolean more = gtk_bitset_iter_init_first (&iter, selected, &i); more && !is_enough (self, puzzles);
       more = gtk_bitset_iter_next (&iter, &i))
    g_ptr_array_add (puzzles, g_list_model_get_item (G_LIST_MODEL (self->selection), i));
  return puzzles;
}

void
setdoku_library_table_sort_by (SetdokuLibraryTable *self,
                               guint                column,
                               GtkSortType          order)
{
  GListModel *columns;

  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self) && column < library_n_columns);
  columns = gtk_column_view_get_columns (self->view);
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr(GtkColumnViewColumn) shown = g_list_model_get_item (columns, i);

      if (g_object_get_data (G_OBJECT (shown), "setdoku-column") == &library_columns[column])
        gtk_column_view_sort_by_column (self->view, shown, order);
    }
}

static void
on_activate (SetdokuLibraryTable *self,
             guint                position)
{
  g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (puzzle)
    g_signal_emit (self, signals[PLAY], 0, puzzle);
}

static void
on_changed (SetdokuLibraryTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What is in sight. */

static gboolean
on_seen (gpointer user)
{
  SetdokuLibraryTable *self = user;

  self->seen = 0;
  g_signal_emit (self, signals[SEEN], 0);
  return G_SOURCE_REMOVE;
}

static void
on_scrolled (SetdokuLibraryTable *self)
{
  g_clear_handle_id (&self->seen, g_source_remove);
  self->seen = g_timeout_add (SEEN_AFTER, on_seen, self);
}

GPtrArray *
setdoku_library_table_get_in_sight (SetdokuLibraryTable *self)
{
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  double top = gtk_adjustment_get_value (rows), n = setdoku_library_table_get_n_shown (self) / gtk_adjustment_get_upper (rows);
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  gpointer puzzle;

  for (double i = top * n; i < (top + gtk_adjustment_get_page_size (rows)) * n
                           && (puzzle = g_list_model_get_item (G_LIST_MODEL (self->selection), (guint) i)); i++)
    g_ptr_array_add (puzzles, puzzle);
  return puzzles;
}

/* The object */

static void
setdoku_library_table_dispose (GObject *object)
{
  SetdokuLibraryTable *self = SETDOKU_LIBRARY_TABLE (object);

  if (self->selection)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_handle_id (&self->seen, g_source_remove);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->long_list);
  g_clear_object (&self->probes[0]);
  g_clear_object (&self->probes[1]);
  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  G_OBJECT_CLASS (setdoku_library_table_parent_class)->dispose (object);
}

static void
setdoku_library_table_finalize (GObject *object)
{
  SetdokuLibraryTable *self = SETDOKU_LIBRARY_TABLE (object);

  library_filter_free (self->wish);
  G_OBJECT_CLASS (setdoku_library_table_parent_class)->finalize (object);
}

static void
setdoku_library_table_class_init (SetdokuLibraryTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_library_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_library_table_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-library-table");
  signals[PLAY] = g_signal_new ("play", SETDOKU_TYPE_LIBRARY_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                SETDOKU_TYPE_PUZZLE);
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_LIBRARY_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  signals[SEEN] = g_signal_new ("seen", SETDOKU_TYPE_LIBRARY_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static gboolean
matches (gpointer item,
         gpointer user)
{
  return library_filter_matches (SETDOKU_LIBRARY_TABLE (user)->wish, item);
}

static void
make_models (SetdokuLibraryTable *self)
{
  self->wish = library_filter_copy (&(LibraryFilter) { 0 });
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->filtered = gtk_filter_list_model_new (NULL, g_object_ref (self->filter));
  gtk_filter_list_model_set_incremental (self->filtered, TRUE);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  gtk_sort_list_model_set_incremental (self->sorted, TRUE);
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (on_scrolled), self);
}

/* The headings and the rows, which are objects of their own for a screen reader. */
static void
name_parts (GtkWidget *view)
{
  GtkWidget *heads = gtk_widget_get_first_child (view);

  gtk_accessible_update_property (GTK_ACCESSIBLE (heads), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Columns"), -1);
  for (GtkWidget *rows = gtk_widget_get_next_sibling (heads); rows; rows = gtk_widget_get_next_sibling (rows))
    gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Puzzles"), -1);
}

static void
setdoku_library_table_init (SetdokuLibraryTable *self)
{
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->view));
  one_stop (GTK_WIDGET (self->view));
  reading_start_keep (GTK_SCROLLED_WINDOW (self->scrolled));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (self->probes); i++)
    {
      self->probes[i] = g_object_new (SETDOKU_TYPE_PUZZLE, NULL);
      setdoku_puzzle_set_place (self->probes[i], FIRST_PROBE + i);
    }
  make_models (self);
  add_thumbnails (self);
  for (gsize i = 0; i < library_n_columns; i++)
    add_column (self, &library_columns[i]);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed", G_CALLBACK (on_sorting), self, G_CONNECT_SWAPPED);
  for (int i = 0; i < 2; i++)
    g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)),
                             i ? "changed" : "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Puzzles"), -1);
  name_parts (GTK_WIDGET (self->view));
  g_signal_connect_object (self->view, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
}
