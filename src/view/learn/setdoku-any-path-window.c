/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-any-path-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "config.h"
#include "model/explain/explain-any-hint.h"
#include "model/job/job.h"
#include "setdoku-path-detail.h"
#include "setdoku-path-item.h"
#include "view/kit/one-stop.h"
#include "view/kit/sentence.h"
#include "view/kit/setdoku-layout.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/voice.h"

enum { SETTLE_MS = 250, LEAST_HEIGHT = 220, WIDTH = 30 };

struct _SetdokuAnyPathWindow
{
  SetdokuBaseWindow   parent_instance;

  SetdokuGame        *game;
  SetdokuJob          job;
  AnyPath            *path;                /* NULL: none yet */
  BoardPlan          *plan;                /* of it */
  guint               settling;            /* source id */
  bool                begun;               /* the first path was shown, and its rows got the focus */

  SetdokuGrid        *grid;
  GtkLabel           *verdict, *about;
  GtkWidget          *copy;
  GListStore         *items;
  GtkSingleSelection *selection;
  GtkListView        *view;
  SetdokuPathDetail  *detail;
};

G_DEFINE_FINAL_TYPE (SetdokuAnyPathWindow, setdoku_any_path_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

static void
show_chosen (SetdokuAnyPathWindow *self)
{
  int step = setdoku_any_path_window_get_chosen (self);
  AnyPosition position;

  if (!self->path)
    return;
  any_path_position (self->path, MAX (step, 0), &position);
  setdoku_path_detail_show_any (self->detail, self->grid, self->plan, self->path->givens, &position,
                                step >= 0 ? any_path_step (self->path, step) : NULL);
}

static void
show_path (SetdokuAnyPathWindow *self)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *verdict = any_path_verdict (self->path), *about = any_path_about (self->path);

  for (int i = 0; i < (int) self->path->steps->len; i++)
    g_ptr_array_add (items, setdoku_path_item_new (i, NULL));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata, items->len);
  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_sensitive (self->copy, self->path->steps->len > 0);
  show_chosen (self);
  if (!self->begun)
    self->begun = gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* Finding. */

/* What travels to the worker. */
typedef struct { AnyPath *path; } Errand;

static void
work (void *memory, GCancellable *cancellable)
{
  any_path_find (((Errand *) memory)->path, cancellable);
}

static void
errand_free (void *memory)
{
  any_path_free (((Errand *) memory)->path);
  g_free (memory);
}

static void
on_found (void *memory, void *user)
{
  SetdokuAnyPathWindow *self = user;
  g_autoptr (AnyPath) old = g_steal_pointer (&self->path);
  BoardPlan *plan = self->plan;

  self->path = g_steal_pointer (&((Errand *) memory)->path);
  self->plan = board_plan_new (self->path->topology);
  show_path (self);
  board_plan_unref (plan);
}

/* Before anything is known of its path. */
static void
show_board (SetdokuAnyPathWindow *self,
            const AnyPath        *path)
{
  BoardPlan *plan = self->plan;

  self->plan = board_plan_new (path->topology);
  gtk_widget_set_sensitive (self->copy, FALSE);
  setdoku_path_detail_show_any (self->detail, self->grid, self->plan, path->givens, &path->start, NULL);
  board_plan_unref (plan);
}

/* The classic board has a window of its own. */
static void
look (SetdokuAnyPathWindow *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  Errand *errand;

  if (!topology)
    return;
  for (int cell = 0; cell < topology->n_cells; cell++)
    givens[cell] = cells[cell].given;
  if (self->path && topology_equal (self->path->topology, topology) && memcmp (self->path->givens, givens, sizeof givens) == 0)
    return;
  errand = g_new0 (Errand, 1);
  errand->path = any_path_new (topology, givens);
  gtk_label_set_label (self->verdict, _("Looking for the path…"));
  gtk_label_set_label (self->about, "");
  if (!self->path)
    show_board (self, errand->path);
  setdoku_job_start (&self->job, work, on_found, errand, errand_free, self);
}

static gboolean
on_settled (gpointer user)
{
  SetdokuAnyPathWindow *self = user;

  self->settling = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
on_game_changed (SetdokuAnyPathWindow *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  self->settling = g_timeout_add (SETTLE_MS, on_settled, self);
}

/* The list. */

static GtkWidget *
add_label (GtkWidget  *box,
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

/* Number; beside it technique, and what it does. */
static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *number = add_label (row, "num");

  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "dim");
  gtk_widget_set_hexpand (lines, TRUE);
  add_label (lines, NULL);
  gtk_widget_add_css_class (add_label (lines, "small"), "dim");
  gtk_box_append (GTK_BOX (row), lines);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         SetdokuAnyPathWindow     *self)
{
  int index = setdoku_path_item_get_index (gtk_list_item_get_item (item));
  GtkWidget *row = gtk_list_item_get_child (item), *number = gtk_widget_get_first_child (row);
  GtkWidget *lines = gtk_widget_get_next_sibling (number);
  g_autofree char *place = NULL, *name = NULL, *effect = NULL, *spoken = NULL;

  if (!self->path || index >= (int) self->path->steps->len)
    return;
  place = g_strdup_printf ("%d", index + 1);
  name = explain_any_technique (any_path_step (self->path, index)->technique);
  effect = explain_any_effect (self->path->topology, any_path_step (self->path, index));
  spoken = any_path_spoken (self->path, index);
  gtk_label_set_label (GTK_LABEL (number), place);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (lines)), name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (lines)), effect);
  /* GTK 4.8 does not name the item after what is in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static GtkWidget *
build_list (SetdokuAnyPathWindow *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  self->items = g_list_store_new (SETDOKU_TYPE_PATH_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (show_chosen), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scroller, TRUE);
  one_stop (GTK_WIDGET (self->view));
  return scroller;
}

static void
on_copy (SetdokuAnyPathWindow *self)
{
  g_autofree char *text = self->path ? any_path_text (self->path) : NULL;

  if (text)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

/* The window. */

static GtkWidget *
build_panel (SetdokuAnyPathWindow *self)
{
  GtkWidget *panel = gtk_scrolled_window_new (), *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (panel), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (panel, FALSE);
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (page, "page");
  self->verdict = sentence_add (page, NULL, "h2", WIDTH);
  voice_follow (self->verdict);
  self->about = sentence_add (page, NULL, "dim", WIDTH);
  gtk_box_append (GTK_BOX (page), build_list (self));
  self->copy = gtk_button_new_with_label (_("Copy as text"));
  g_signal_connect_object (self->copy, "clicked", G_CALLBACK (on_copy), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (page), self->copy);
  self->detail = g_object_new (SETDOKU_TYPE_PATH_DETAIL, NULL);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->detail));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (panel), page);
  return panel;
}

static void
setdoku_any_path_window_dispose (GObject *object)
{
  SetdokuAnyPathWindow *self = SETDOKU_ANY_PATH_WINDOW (object);

  setdoku_job_clear (&self->job);
  g_clear_handle_id (&self->settling, g_source_remove);
  G_OBJECT_CLASS (setdoku_any_path_window_parent_class)->dispose (object);
}

static void
setdoku_any_path_window_finalize (GObject *object)
{
  SetdokuAnyPathWindow *self = SETDOKU_ANY_PATH_WINDOW (object);

  g_clear_pointer (&self->path, any_path_free);
  g_clear_pointer (&self->plan, board_plan_unref);
  g_clear_object (&self->items);
  g_clear_object (&self->selection);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_any_path_window_parent_class)->finalize (object);
}

static void
setdoku_any_path_window_class_init (SetdokuAnyPathWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_any_path_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_any_path_window_finalize;
}

static void
on_adapted (SetdokuLayout *layout,
            GtkWidget     *panel)
{
  setdoku_part_set_class (panel, "narrow", setdoku_layout_get_shape (layout) == SETDOKU_SHAPE_NARROW);
}

static void
setdoku_any_path_window_init (SetdokuAnyPathWindow *self)
{
  SetdokuLayout *layout = g_object_new (SETDOKU_TYPE_LAYOUT, NULL);
  GtkWidget *panel = build_panel (self);

  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  setdoku_layout_set_child (layout, SETDOKU_SLOT_BOARD, GTK_WIDGET (self->grid));
  setdoku_layout_set_child (layout, SETDOKU_SLOT_PANEL, panel);
  g_signal_connect_object (layout, "adapted", G_CALLBACK (on_adapted), panel, 0);
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (layout));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_title (GTK_WINDOW (self), _("Solution path"));
  gtk_window_set_default_size (GTK_WINDOW (self), 940, 760);
}

SetdokuAnyPathWindow *
setdoku_any_path_window_new (GtkWindow   *parent,
                             SetdokuGame *game)
{
  SetdokuAnyPathWindow *self = g_object_new (SETDOKU_TYPE_ANY_PATH_WINDOW, "transient-for", parent, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  look (self);
  return self;
}

const AnyPath *
setdoku_any_path_window_get_path (SetdokuAnyPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self), NULL);
  return self->path;
}

int
setdoku_any_path_window_get_chosen (SetdokuAnyPathWindow *self)
{
  gpointer item;

  g_return_val_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self), -1);
  item = gtk_single_selection_get_selected_item (self->selection);
  return item ? setdoku_path_item_get_index (item) : -1;
}

void
setdoku_any_path_window_choose (SetdokuAnyPathWindow *self,
                                int                   step)
{
  g_return_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self));
  gtk_single_selection_set_selected (self->selection, (guint) step);
}
