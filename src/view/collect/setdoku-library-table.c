/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-table.c — see setdoku-library-table.h. A column is a row of columns[]. */
#include "setdoku-library-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "formats/text-visible.h"
#include "model/teach/explain-rating.h"
#include "view/board/setdoku-preview.h"
#include "view/learn/statistics-words.h"

enum { THUMBNAIL = 6 };                        /* a cell's side, px */

struct _SetdokuLibraryTable
{
  GtkWidget           parent_instance;

  GtkWidget          *scrolled;
  GtkColumnView      *view;
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;
  GtkMultiSelection  *selection;
  GtkFilter          *filter;

  char               *level, *text;            /* what is shown; NULL: any */
  LibraryState        state;
};

G_DEFINE_FINAL_TYPE (SetdokuLibraryTable, setdoku_library_table, GTK_TYPE_WIDGET)

enum { PLAY, CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Columns */

static char *
describe_level (const PuzzleFacts *facts)
{
  const RatingLevel *level = facts->state == PUZZLE_RATED ? rating_level_of (facts->er) : NULL;

  switch (facts->state)
    {
    case PUZZLE_IMPOSSIBLE:
      return g_strdup (_("No solution"));
    case PUZZLE_AMBIGUOUS:
      return g_strdup (_("Several solutions"));
    default:
      return g_strdup (level ? _(level->name) : "–");
    }
}

static char *
describe_rating (const PuzzleFacts *facts)
{
  return facts->state == PUZZLE_RATED ? explain_tenths (facts->er) : g_strdup ("–");
}

static char *
describe_technique (const PuzzleFacts *facts)
{
  return g_strdup (facts->technique ? explain_rate_technique (facts->technique) : "–");
}

static char *
describe_clues (const PuzzleFacts *facts)
{
  return g_strdup_printf ("%d", facts->n_clues);
}

static char *
describe_solved (const PuzzleFacts *facts)
{
  g_autofree char *best = facts->best >= 0 ? statistics_describe_time (facts->best) : NULL;

  /* Translators: solved, and in which time */
  return !facts->solved ? g_strdup ("") : best ? g_strdup_printf (_("✓ %s"), best) : g_strdup ("✓");
}

static char *
describe_title (const PuzzleFacts *facts)
{
  return facts->title ? text_visible (facts->title) : g_strdup ("");
}

#define ORDER(a, b) (((a) > (b)) - ((a) < (b)))

static int
order_of_rating (const PuzzleFacts *facts)
{
  return facts->state == PUZZLE_RATED ? facts->er : facts->state == PUZZLE_UNRATED ? 10000 : 20000 + (int) facts->state;
}

static int
compare_ratings (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (order_of_rating (a), order_of_rating (b));
}

static int
compare_techniques (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (a->technique, b->technique);
}

static int
compare_clues (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (a->n_clues, b->n_clues);
}

static int
compare_solved (const PuzzleFacts *a, const PuzzleFacts *b)
{
  int solved = ORDER (a->solved, b->solved);

  return solved ? solved : ORDER (a->best, b->best);
}

static int
compare_titles (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return a->title && b->title ? g_utf8_collate (a->title, b->title) : ORDER (a->title != NULL, b->title != NULL);
}

typedef struct {
  const char *name;            /* marked N_() */
  gboolean    wide;
  char     *(*describe) (const PuzzleFacts *facts);        /* g_free () it */
  int       (*compare)  (const PuzzleFacts *a, const PuzzleFacts *b);
} Column;

static const Column columns[] = {
  { N_("Level"), FALSE, describe_level, compare_ratings },
  { N_("Rating"), FALSE, describe_rating, compare_ratings },
  { N_("Hardest step"), TRUE, describe_technique, compare_techniques },
  { N_("Clues"), FALSE, describe_clues, compare_clues },
  { N_("Solved"), FALSE, describe_solved, compare_solved },
  { N_("Title"), TRUE, describe_title, compare_titles },
};

/* Cells of the table. A puzzle that changes while it is seen shows it. */

static const Column *
column_of (GtkListItemFactory *factory)
{
  return g_object_get_data (G_OBJECT (factory), "setdoku-column");
}

static void
show_text (GtkListItem *item)
{
  const Column *column = g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "setdoku-column");
  g_autofree char *text = column->describe (setdoku_puzzle_get_facts (gtk_list_item_get_item (item)));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static void
on_setup_text (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  const Column *column = column_of (factory);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), column->wide ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (label, "num");
  g_object_set_data (G_OBJECT (label), "setdoku-column", (gpointer) column);
  gtk_list_item_set_child (item, label);
}

static void
on_bind_text (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (show_text), item, G_CONNECT_SWAPPED);
  show_text (item);
}

static void
on_unbind_text (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_text, item);
}

static void
on_setup_thumbnail (GtkListItemFactory *factory,
                    GtkListItem        *item)
{
  GtkWidget *preview = g_object_new (SETDOKU_TYPE_PREVIEW, "valign", GTK_ALIGN_CENTER, NULL);

  setdoku_preview_set_side (SETDOKU_PREVIEW (preview), THUMBNAIL);
  gtk_list_item_set_child (item, preview);
}

static void
on_bind_thumbnail (GtkListItemFactory *factory,
                   GtkListItem        *item)
{
  Board board;

  setdoku_puzzle_get_board (gtk_list_item_get_item (item), &board);
  setdoku_preview_set_board (SETDOKU_PREVIEW (gtk_list_item_get_child (item)), &board);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user)
{
  const Column *column = user;

  return column->compare (setdoku_puzzle_get_facts ((SetdokuPuzzle *) a), setdoku_puzzle_get_facts ((SetdokuPuzzle *) b));
}

static void
add_column (SetdokuLibraryTable *self,
            const Column        *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare, (gpointer) column, NULL));
  g_autoptr(GtkColumnViewColumn) shown = gtk_column_view_column_new (_(column->name), factory);

  g_object_set_data (G_OBJECT (factory), "setdoku-column", (gpointer) column);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_text), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_text), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind_text), NULL);
  gtk_column_view_column_set_sorter (shown, sorter);
  gtk_column_view_column_set_expand (shown, column->wide);
  gtk_column_view_column_set_resizable (shown, TRUE);
  gtk_column_view_append_column (self->view, shown);
}

static void
add_thumbnails (SetdokuLibraryTable *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) shown = gtk_column_view_column_new (_("Puzzle"), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_thumbnail), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_thumbnail), NULL);
  gtk_column_view_append_column (self->view, shown);
}

/* The filter */

static gboolean
has_level (SetdokuLibraryTable *self,
           const PuzzleFacts   *facts)
{
  const RatingLevel *level = facts->state == PUZZLE_RATED ? rating_level_of (facts->er) : NULL;

  return !self->level || g_str_equal (self->level, level ? level->id : "");
}

static gboolean
contains (const char *text,
          const char *part)
{
  g_autofree char *folded = text ? g_utf8_casefold (text, -1) : NULL;

  return folded && strstr (folded, part);
}

static gboolean
has_text (SetdokuLibraryTable *self,
          const PuzzleFacts   *facts)
{
  g_autofree char *level = NULL;

  if (!self->text || !*self->text)
    return TRUE;
  level = describe_level (facts);
  return strstr (facts->cells, self->text) || contains (facts->title, self->text) || contains (level, self->text)
         || (facts->technique && contains (explain_rate_technique (facts->technique), self->text));
}

static gboolean
matches (gpointer item,
         gpointer user)
{
  SetdokuLibraryTable *self = user;
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (item);

  return has_level (self, facts) && (self->state == LIBRARY_ANY || facts->solved == (self->state == LIBRARY_SOLVED))
         && has_text (self, facts);
}

void
setdoku_library_table_set_filter (SetdokuLibraryTable *self,
                                  const LibraryFilter *filter)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self) && filter);

  g_free (self->level);
  g_free (self->text);
  self->level = g_strdup (filter->level);
  self->text = filter->text ? g_utf8_casefold (filter->text, -1) : NULL;
  self->state = filter->state;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

void
setdoku_library_table_refresh (SetdokuLibraryTable *self)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self));

  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (gtk_column_view_get_sorter (self->view), GTK_SORTER_CHANGE_DIFFERENT);
}

/* What is shown, and what of it is selected. */

void
setdoku_library_table_set_list (SetdokuLibraryTable *self,
                                GListModel          *puzzles)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self));
  gtk_filter_list_model_set_model (self->filtered, puzzles);
}

guint
setdoku_library_table_get_n_shown (SetdokuLibraryTable *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), 0);
  return g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
}

GPtrArray *
setdoku_library_table_get_shown (SetdokuLibraryTable *self)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (SETDOKU_IS_LIBRARY_TABLE (self), puzzles);
  for (guint i = 0, n = g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i < n; i++)
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
  for (gboolean more = gtk_bitset_iter_init_first (&iter, selected, &i); more; more = gtk_bitset_iter_next (&iter, &i))
    g_ptr_array_add (puzzles, g_list_model_get_item (G_LIST_MODEL (self->selection), i));
  return puzzles;
}

void
setdoku_library_table_sort_by (SetdokuLibraryTable *self,
                               guint                column,
                               GtkSortType          order)
{
  g_autoptr(GtkColumnViewColumn) shown = NULL;

  g_return_if_fail (SETDOKU_IS_LIBRARY_TABLE (self) && column < G_N_ELEMENTS (columns));
  shown = g_list_model_get_item (gtk_column_view_get_columns (self->view), column + 1);
  gtk_column_view_sort_by_column (self->view, shown, order);
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

/* The object */

static void
setdoku_library_table_dispose (GObject *object)
{
  SetdokuLibraryTable *self = SETDOKU_LIBRARY_TABLE (object);

  if (self->selection)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
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

  g_free (self->level);
  g_free (self->text);
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
}

static void
make_models (SetdokuLibraryTable *self)
{
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
}

static void
setdoku_library_table_init (SetdokuLibraryTable *self)
{
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  make_models (self);
  add_thumbnails (self);
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    add_column (self, &columns[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Puzzles"), -1);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
}
