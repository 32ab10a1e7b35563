/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-help-window.c — see setdoku-help-window.h. */
#include "setdoku-help-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-family.h"
#include "view/board/setdoku-grid.h"
#include "setdoku-path-detail.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/desktop-font.h"
#include "view/kit/one-stop.h"

enum { LEAST_LETTERS = 34, LIST_WIDTH = 250 };       /* em of the window, px of the list, for both beside each other */

struct _SetdokuHelpWindow
{
  SetdokuBaseWindow          parent_instance;

  GtkPaned          *paned;
  GtkSearchEntry    *search;
  GtkListBox        *list;
  GtkScrolledWindow *scrolled;
  GtkLabel          *title;
  GtkBox            *text;
  SetdokuGrid       *grid;
  SetdokuPathDetail *detail;
  GtkWidget         *try_it;

  GBytes            *examples;             /* the text of data/examples.txt */
  Document          *board;                /* of the page; NULL: none */
  SetdokuHelpTried   tried;
};

G_DEFINE_FINAL_TYPE (SetdokuHelpWindow, setdoku_help_window, SETDOKU_TYPE_BASE_WINDOW)

static const HelpPage *
page_of (GtkListBoxRow *row)
{
  return row ? g_object_get_data (G_OBJECT (gtk_list_box_row_get_child (row)), "setdoku-page") : NULL;
}

static int
place_of (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (gtk_list_box_row_get_child (row)), "setdoku-place"));
}

/* The page. */

static void
show_text (SetdokuHelpWindow *self,
           const HelpPage    *page)
{
  g_auto(GStrv) paragraphs = help_text (page);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->text))))
    gtk_box_remove (self->text, child);
  gtk_label_set_label (self->title, _(page->title));
  for (int i = 0; paragraphs[i]; i++)
    {
      GtkWidget *label = gtk_label_new (paragraphs[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 66);
      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      if (page->technique && i == 0)
        gtk_widget_add_css_class (label, "dim");
      gtk_box_append (self->text, label);
    }
}

/* The cells of a position: its clues, a player's digits, and every candidate as a centre mark. */
static void
keep_position (SetdokuHelpWindow *self,
               const Position    *position)
{
  self->board = document_new ();
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      DocumentCell *kept = &self->board->cells[cell];

      kept->given = cells_has (position->given, cell) ? position->digit[cell] : 0;
      kept->entry = kept->given ? 0 : position->digit[cell];
      kept->centre = position->marks[cell];
    }
}

static gboolean
show_technique (SetdokuHelpWindow *self,
                const HelpPage    *page)
{
  g_autofree Deduction *deduction = g_new0 (Deduction, 1);
  gsize length;
  const char *examples = g_bytes_get_data (self->examples, &length);
  Position position;

  if (!help_example (examples, page->technique, &position, deduction))
    return FALSE;
  keep_position (self, &position);
  setdoku_path_detail_show (self->detail, self->grid, self->board->cells, &position, deduction);
  return TRUE;
}

static gboolean
show_search (SetdokuHelpWindow *self,
             const HelpPage    *page)
{
  g_autofree SearchView *view = g_new0 (SearchView, 1);
  Explanation explanation = { 0 };
  Event event = { 0 };
  gboolean shown = page->puzzle && help_search (page, &event, view, &explanation);

  if (shown)
    {
      Scene scene;
      Board board;

      scene_of_search (&scene, view, &event, &explanation, true);
      setdoku_grid_set_scene (self->grid, &scene);
      setdoku_path_detail_explain (self->detail, &explanation);
      board_parse (&board, page->puzzle);
      self->board = document_new ();
      document_set_board (self->board, &board);
    }
  explanation_clear (&explanation);
  return shown;
}

static void
show_page (SetdokuHelpWindow *self,
           const HelpPage    *page)
{
  gboolean live;

  g_clear_pointer (&self->board, document_free);
  if (!page)
    return;
  show_text (self, page);
  live = page->technique ? show_technique (self, page) : show_search (self, page);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), live);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), live);
  gtk_button_set_label (GTK_BUTTON (self->try_it), page->lesson ? _("Begin the lesson") : _("Try it on the board"));
  gtk_widget_set_visible (self->try_it, (live || page->lesson) && self->tried);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static void
on_row_selected (GtkListBox        *list,
                 GtkListBoxRow     *row,
                 SetdokuHelpWindow *self)
{
  show_page (self, page_of (row));
}

static void
on_try (GtkWidget  *widget,
        const char *action,
        GVariant   *value)
{
  SetdokuHelpWindow *self = SETDOKU_HELP_WINDOW (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  const HelpPage *page = setdoku_help_window_get_page (self);

  if (parent && page && page->lesson)
    {
      /* It stands above its parent, and would cover the lesson. */
      gtk_widget_activate_action (GTK_WIDGET (parent), "win.lesson", "s", page->lesson->id);
      gtk_window_present (parent);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  if (!self->board || !parent || !self->tried)
    return;
  self->tried (parent, self->board);
  gtk_window_present (parent);
}

/* The list. */

static const char *
text_of (SetdokuHelpWindow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

/* Above the first page of the guide, of the lessons and of each family; what was found stands by how well it answers. */
static void
put_heading (GtkListBoxRow *row,
             GtkListBoxRow *before,
             gpointer       user)
{
  const HelpPage *page = page_of (row), *above = page_of (before);
  gboolean same = above && (page->technique ? above->technique && above->technique->family == page->technique->family
                                            : !above->technique && !above->lesson == !page->lesson);
  GtkWidget *heading;

  if (same || *text_of (user))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  heading = gtk_label_new (page->technique ? explain_family (page->technique->family)
                           : page->lesson ? _("Lessons") : _("Guide"));
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_start (heading, 12);
  gtk_widget_set_margin_top (heading, 10);
  gtk_widget_set_margin_bottom (heading, 2);
  gtk_widget_add_css_class (heading, "h3");
  gtk_list_box_row_set_header (row, heading);
}

static gboolean
matches (GtkListBoxRow *row,
         gpointer       user)
{
  SetdokuHelpWindow *self = user;

  return help_rank (page_of (row), text_of (self)) != HELP_NOT;
}

/* Titles first; without a search, and among equals, as the guide has them. */
static int
compare (GtkListBoxRow *a,
         GtkListBoxRow *b,
         gpointer       user)
{
  SetdokuHelpWindow *self = user;
  const char *text = text_of (self);
  int better = *text ? (int) help_rank (page_of (b), text) - (int) help_rank (page_of (a), text) : 0;

  return better ? better : place_of (a) - place_of (b);
}

static void
add_rows (SetdokuHelpWindow *self)
{
  const HelpPage *page;

  for (int i = 0; (page = help_page (i)); i++)
    {
      GtkWidget *label = gtk_label_new (_(page->title));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_margin_start (label, 12);
      gtk_widget_set_margin_end (label, 8);
      gtk_widget_set_margin_top (label, 5);
      gtk_widget_set_margin_bottom (label, 5);
      g_object_set_data (G_OBJECT (label), "setdoku-page", (gpointer) page);
      g_object_set_data (G_OBJECT (label), "setdoku-place", GINT_TO_POINTER (i));
      gtk_list_box_append (self->list, label);
    }
}

static GtkListBoxRow *
first_match (SetdokuHelpWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (matches (row, self))
      return row;
  return NULL;
}

/* The best answer is shown; once nothing is looked for any more, what is shown stays. */
static void
on_search (SetdokuHelpWindow *self)
{
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
  if (*text_of (self) || !gtk_list_box_get_selected_row (self->list))
    gtk_list_box_select_row (self->list, first_match (self));
}

static void
on_search_enter (SetdokuHelpWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The object. */

/* A screen that is higher than wide has no room for pages and page beside each other: lines of three words. */
static void
setdoku_help_window_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  SetdokuHelpWindow *self = SETDOKU_HELP_WINDOW (widget);
  gboolean above = width < height && width < LEAST_LETTERS * desktop_font_get_letters (widget);

  if (above != (gtk_orientable_get_orientation (GTK_ORIENTABLE (self->paned)) == GTK_ORIENTATION_VERTICAL))
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->paned),
                                      above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_paned_set_position (self->paned, above ? height * 3 / 10 : LIST_WIDTH);
    }
  GTK_WIDGET_CLASS (setdoku_help_window_parent_class)->size_allocate (widget, width, height, baseline);
}

/* A list that goes asks about each row that is left, and what is searched for may have gone before it. */
static void
setdoku_help_window_dispose (GObject *object)
{
  SetdokuHelpWindow *self = SETDOKU_HELP_WINDOW (object);

  if (self->list)
    gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
  G_OBJECT_CLASS (setdoku_help_window_parent_class)->dispose (object);
}

static void
setdoku_help_window_finalize (GObject *object)
{
  SetdokuHelpWindow *self = SETDOKU_HELP_WINDOW (object);

  g_clear_pointer (&self->board, document_free);
  g_clear_pointer (&self->examples, g_bytes_unref);
  G_OBJECT_CLASS (setdoku_help_window_parent_class)->finalize (object);
}

#define BIND(field) gtk_widget_class_bind_template_child (widget_class, SetdokuHelpWindow, field)

static void
setdoku_help_window_class_init (SetdokuHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SETDOKU_TYPE_GRID);
  g_type_ensure (SETDOKU_TYPE_PATH_DETAIL);
  G_OBJECT_CLASS (klass)->dispose = setdoku_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_help_window_finalize;
  widget_class->size_allocate = setdoku_help_window_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "help.ui");
  BIND (paned);
  BIND (search);
  BIND (list);
  BIND (scrolled);
  BIND (title);
  BIND (text);
  BIND (grid);
  BIND (detail);
  BIND (try_it);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);
  gtk_widget_class_install_action (widget_class, "help.try", NULL, on_try);
}

static void
setdoku_help_window_init (SetdokuHelpWindow *self)
{
  self->examples = g_resources_lookup_data (APP_PATH "examples.txt", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  one_stop (GTK_WIDGET (self->list));
  add_rows (self);
  gtk_list_box_set_header_func (self->list, put_heading, self, NULL);
  gtk_list_box_set_filter_func (self->list, matches, self, NULL);
  gtk_list_box_set_sort_func (self->list, compare, self, NULL);
}

SetdokuHelpWindow *
setdoku_help_window_new (GtkWindow        *parent,
                         SetdokuHelpTried  tried)
{
  SetdokuHelpWindow *self = g_object_new (SETDOKU_TYPE_HELP_WINDOW, "transient-for", parent, NULL);

  self->tried = tried;
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  return self;
}

void
setdoku_help_window_show (SetdokuHelpWindow *self,
                          const char        *id)
{
  GtkListBoxRow *row;

  g_return_if_fail (SETDOKU_IS_HELP_WINDOW (self));
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (page_of (row)->id, id))
      gtk_list_box_select_row (self->list, row);
}

void
setdoku_help_window_search (SetdokuHelpWindow *self,
                            const char        *text)
{
  g_return_if_fail (SETDOKU_IS_HELP_WINDOW (self));
  gtk_editable_set_text (GTK_EDITABLE (self->search), text);
}

const HelpPage *
setdoku_help_window_get_page (SetdokuHelpWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_HELP_WINDOW (self), NULL);
  return page_of (gtk_list_box_get_selected_row (self->list));
}
