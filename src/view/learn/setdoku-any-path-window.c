/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-any-path-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "config.h"
#include "model/job/job.h"
#include "setdoku-path-detail.h"
#include "view/kit/bar.h"
#include "view/kit/sentence.h"
#include "view/kit/setdoku-layout.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/voice.h"

enum { SETTLE_MS = 250, WIDTH = 30 };

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
  GtkWidget          *copy, *enter;
  SetdokuPathList    *list;
  SetdokuPathDetail  *detail;
};

G_DEFINE_FINAL_TYPE (SetdokuAnyPathWindow, setdoku_any_path_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

static void
show_chosen (SetdokuAnyPathWindow *self)
{
  int step = setdoku_any_path_window_get_chosen (self);
  AnyPosition position;

  gtk_widget_set_sensitive (self->enter, self->path && step >= 0);
  if (!self->path)
    return;
  any_path_position (self->path, MAX (step, 0), &position);
  setdoku_path_detail_show_any (self->detail, self->grid, self->plan, self->path->givens, &position,
                                step >= 0 ? any_path_step (self->path, step) : NULL);
}

static void
show_path (SetdokuAnyPathWindow *self)
{
  g_autofree char *verdict = any_path_verdict (self->path), *about = any_path_about (self->path);

  setdoku_path_list_set_any_path (self->list, self->path);
  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_sensitive (self->copy, self->path->steps->len > 0);
  show_chosen (self);
  if (!self->begun)
    self->begun = gtk_widget_grab_focus (GTK_WIDGET (self->list));
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

/* Whether the path is the one of what stands on the table. */
static gboolean
is_of_game (SetdokuAnyPathWindow *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  if (!self->path || !topology_equal (self->path->topology, setdoku_game_get_topology (self->game)))
    return FALSE;
  for (int cell = 0; cell < self->path->topology->n_cells; cell++)
    if (cells[cell].given != self->path->givens[cell])
      return FALSE;
  return TRUE;
}

/* The classic board has a window of its own. */
static void
look (SetdokuAnyPathWindow *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  Errand *errand;

  if (!topology || is_of_game (self))
    return;
  for (int cell = 0; cell < topology->n_cells; cell++)
    givens[cell] = cells[cell].given;
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

/* The buttons. */

/* Other rules or clues may be on the table since; their own path comes soon. */
static void
on_enter (SetdokuAnyPathWindow *self)
{
  const DocumentCell *now = setdoku_game_get_cells (self->game);
  int step = setdoku_any_path_window_get_chosen (self);
  DocumentCell cells[RULES_CELLS_MAX];
  AnyPosition position;

  if (!self->path || step < 0 || !is_of_game (self))
    return;
  any_path_position (self->path, step, &position);
  memcpy (cells, now, (size_t) self->path->topology->n_cells * sizeof *cells);
  any_path_enter (self->path, &position, cells);
  setdoku_game_replace (self->game, cells);
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
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (panel), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (panel, FALSE);
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (page, "page");
  self->verdict = sentence_add (page, NULL, "h2", WIDTH);
  voice_follow (self->verdict);
  self->about = sentence_add (page, NULL, "dim", WIDTH);
  self->list = g_object_new (SETDOKU_TYPE_PATH_LIST, NULL);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (show_chosen), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->list));
  self->enter = gtk_button_new_with_label (_("Solve up to here"));
  gtk_widget_set_tooltip_text (self->enter, _("Enter the digits and marks of this position into the game"));
  g_signal_connect_object (self->enter, "clicked", G_CALLBACK (on_enter), self, G_CONNECT_SWAPPED);
  self->copy = gtk_button_new_with_label (_("Copy as text"));
  g_signal_connect_object (self->copy, "clicked", G_CALLBACK (on_copy), self, G_CONNECT_SWAPPED);
  bar_may_shrink (GTK_BUTTON (self->enter));
  bar_may_shrink (GTK_BUTTON (self->copy));
  gtk_box_append (GTK_BOX (buttons), self->enter);
  gtk_box_append (GTK_BOX (buttons), self->copy);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (page), buttons);
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
  g_return_val_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self), -1);
  return setdoku_path_list_get_chosen (self->list);
}

void
setdoku_any_path_window_choose (SetdokuAnyPathWindow *self,
                                int                   step)
{
  g_return_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self));
  setdoku_path_list_choose (self->list, step);
}

SetdokuPathList *
setdoku_any_path_window_get_list (SetdokuAnyPathWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_ANY_PATH_WINDOW (self), NULL);
  return self->list;
}
