/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-puzzle-list.c — see setdoku-puzzle-list.h. Rows exist only while they are seen, so 50,000 puzzles are fine. */
#include "setdoku-puzzle-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "config.h"
#include "engine/core/board.h"
#include "engine/logic/library.h"
#include "formats/text-visible.h"
#include "model/explain/explain-words.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/one-stop.h"

/* The rows: a number of them, each made when it is looked at. */

#define PUZZLE_TYPE_ROWS (puzzle_rows_get_type ())
G_DECLARE_FINAL_TYPE (PuzzleRows, puzzle_rows, PUZZLE, ROWS, GObject)

struct _PuzzleRows
{
  GObject  parent_instance;

  guint    n;
};

static GType
puzzle_rows_get_item_type (GListModel *model)
{
  return GTK_TYPE_STRING_OBJECT;
}

static guint
puzzle_rows_get_n_items (GListModel *model)
{
  return PUZZLE_ROWS (model)->n;
}

/* It only has its number. */
static gpointer
puzzle_rows_get_item (GListModel *model,
                      guint       position)
{
  g_autofree char *number = g_strdup_printf ("%u", position);

  return position < PUZZLE_ROWS (model)->n ? gtk_string_object_new (number) : NULL;
}

static void
puzzle_rows_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = puzzle_rows_get_item_type;
  interface->get_n_items = puzzle_rows_get_n_items;
  interface->get_item = puzzle_rows_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PuzzleRows, puzzle_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, puzzle_rows_list_model_init))

static void
puzzle_rows_class_init (PuzzleRowsClass *klass)
{
}

static void
puzzle_rows_init (PuzzleRows *self)
{
}

/* The window. */

struct _SetdokuPuzzleList
{
  SetdokuBaseWindow            parent_instance;

  GtkLabel            *summary;
  GtkListView         *list;
  GtkSearchEntry      *search;
  GtkFilter           *filter;
  char                *text;             /* what is looked for, casefolded */
  GArray              *records;
  GArray              *numbers;          /* of guint: which records hold a puzzle */
  char                *file;             /* its name; NULL: they are of none */
  SetdokuPuzzleChosen  chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuPuzzleList, setdoku_puzzle_list, SETDOKU_TYPE_BASE_WINDOW)

void
setdoku_puzzle_list_choose (SetdokuPuzzleList *self,
                            guint              position)
{
  g_autoptr(GtkWindow) parent = NULL;
  g_autoptr(GArray) records = NULL;
  g_autofree char *file = NULL;
  SetdokuPuzzleChosen chosen;
  guint index;

  g_return_if_fail (SETDOKU_IS_PUZZLE_LIST (self) && position < self->numbers->len);
  index = g_array_index (self->numbers, guint, position);
  records = g_array_ref (self->records);
  file = g_strdup (self->file);
  chosen = self->chosen;
  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    chosen (parent, g_array_index (records, Record, index).document, file, index + 1);
}

static guint
number_of (GtkStringObject *item)
{
  return (guint) g_ascii_strtoull (gtk_string_object_get_string (item), NULL, 10);
}

static void
on_activate (GtkListView       *list,
             guint              position,
             SetdokuPuzzleList *self)
{
  g_autoptr(GtkStringObject) item = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), position);

  if (item)
    setdoku_puzzle_list_choose (self, number_of (item));
}

/* What a puzzle is called: its title, what it is an example of, else how many clues it has. */
static char *
describe (const Document *document)
{
  const Technique *technique = document->technique ? library_technique (document->technique, NULL) : NULL;
  const char *name = technique ? _(technique->name) : NULL;
  g_autofree char *title = text_visible (document->title);
  int n_clues = 0;

  if (title || name)
    return explain_join_some (LIST_FACTS, title ? title : "", name ? name : "", NULL);
  for (int cell = 0; cell < document->n_cells; cell++)
    n_clues += document->cells[cell].given != 0;
  return g_strdup_printf (ngettext ("%d clue", "%d clues", n_clues), n_clues);
}

static const Document *
document_of (SetdokuPuzzleList *self,
             guint              number)
{
  return g_array_index (self->records, Record, g_array_index (self->numbers, guint, number)).document;
}

static gboolean
matches (gpointer item,
         gpointer user)
{
  SetdokuPuzzleList *self = user;
  const Document *document = document_of (self, number_of (item));
  g_autofree char *name = describe (document), *folded = g_utf8_casefold (name, -1);
  g_autofree char *cells = document_format_givens (document);

  return strstr (folded, self->text) || strstr (cells, self->text);
}

static void
on_search (SetdokuPuzzleList *self)
{
  g_free (self->text);
  self->text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  if (*self->text)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), matches, self, NULL);
  else
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *number = gtk_label_new (NULL), *title = gtk_label_new (NULL), *cells = gtk_label_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (number), 5);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (cells), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (cells), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_add_css_class (number, "dim");
  gtk_widget_add_css_class (number, "num");
  gtk_widget_add_css_class (cells, "mono");
  gtk_widget_add_css_class (cells, "dim");
  gtk_box_append (GTK_BOX (lines), title);
  gtk_box_append (GTK_BOX (lines), cells);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         SetdokuPuzzleList        *self)
{
  guint row = number_of (gtk_list_item_get_item (item)), index = g_array_index (self->numbers, guint, row);
  const Document *document = document_of (self, row);
  GtkWidget *number = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (number));
  g_autofree char *place = g_strdup_printf ("%u", index + 1);
  g_autofree char *name = describe (document), *text = explain_isolate (document_format_givens (document));

  gtk_label_set_label (GTK_LABEL (number), place);
  gtk_label_set_label (GTK_LABEL (title), name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), text);
}

static void
setdoku_puzzle_list_dispose (GObject *object)
{
  SetdokuPuzzleList *self = SETDOKU_PUZZLE_LIST (object);

  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_object (&self->filter);
  G_OBJECT_CLASS (setdoku_puzzle_list_parent_class)->dispose (object);
}

static void
setdoku_puzzle_list_finalize (GObject *object)
{
  SetdokuPuzzleList *self = SETDOKU_PUZZLE_LIST (object);

  g_free (self->text);
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->numbers, g_array_unref);
  g_free (self->file);
  G_OBJECT_CLASS (setdoku_puzzle_list_parent_class)->finalize (object);
}

static void
setdoku_puzzle_list_class_init (SetdokuPuzzleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_puzzle_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_puzzle_list_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "puzzle-list.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuPuzzleList, summary);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPuzzleList, list);
  gtk_widget_class_bind_template_child (widget_class, SetdokuPuzzleList, search);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
}

static void
setdoku_puzzle_list_init (SetdokuPuzzleList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  one_stop (GTK_WIDGET (self->list));
}

/* The rows read the records by position: the model only counts. */
static void
fill (SetdokuPuzzleList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  PuzzleRows *rows = g_object_new (PUZZLE_TYPE_ROWS, NULL);
  GtkFilterListModel *filtered;

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->records->len; i++)
    if (g_array_index (self->records, Record, i).document)
      g_array_append_val (self->numbers, i);
  rows->n = self->numbers->len;
  self->filter = GTK_FILTER (gtk_custom_filter_new (NULL, NULL, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (rows), g_object_ref (self->filter));
  gtk_filter_list_model_set_incremental (filtered, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (filtered))));
  g_signal_connect (self->list, "activate", G_CALLBACK (on_activate), self);
  g_object_unref (factory);
}

SetdokuPuzzleList *
setdoku_puzzle_list_new (GtkWindow           *parent,
                         const char          *name,
                         const char          *file,
                         GArray              *records,
                         SetdokuPuzzleChosen  chosen)
{
  SetdokuPuzzleList *self = g_object_new (SETDOKU_TYPE_PUZZLE_LIST, "transient-for", parent, NULL);
  g_autofree char *n_read = NULL, *n_unread = NULL, *count = NULL, *bad = NULL, *text = NULL;
  guint n_bad;

  self->records = g_array_ref (records);
  self->file = g_strdup (file);
  self->chosen = chosen;
  fill (self);
  n_bad = records->len - self->numbers->len;
  n_read = explain_count (self->numbers->len);
  n_unread = explain_count (n_bad);
  /* Translators: a number, and a file's name */
  count = g_strdup_printf (ngettext ("%s puzzle in “%s”.", "%s puzzles in “%s”.", self->numbers->len), n_read, name);
  bad = g_strdup_printf (ngettext ("%s more cannot be read.", "%s more cannot be read.", n_bad), n_unread);
  text = explain_join_some (LIST_SENTENCES, count, n_bad ? bad : NULL, NULL);
  gtk_label_set_label (self->summary, text);
  return self;
}
