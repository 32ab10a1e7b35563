/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-pages.c — see setdoku-watch-pages.h. */
#include "setdoku-watch-pages.h"

#include <glib/gi18n.h>
#include <string.h>

#define IN(form) (1u << WATCH_##form)

/* In the order of their segments. The first of a form is what it begins with. */
static const struct { const char *id, *title; unsigned forms; } rows[] = {
  { "explain", NC_("search", "Explain"), IN (SHEET) | IN (COLUMN) },
  { "matrix", NC_("search", "Matrix"), IN (SHEET) | IN (COLUMN) },
  { "code", NC_("search", "Code"), IN (SHEET) | IN (SPREAD) },
  { "tree", NC_("search", "Tree"), IN (SHEET) | IN (COLUMN) },
  { "log", NC_("search", "Log"), IN (SHEET) | IN (COLUMN) | IN (SPREAD) },
  { "why", NC_("search", "Why"), IN (SPREAD) },
};

enum { N_PAGES = G_N_ELEMENTS (rows) };

struct _SetdokuWatchPages
{
  GtkWidget  parent_instance;

  GtkWidget *segments;
  GtkWidget *segment[N_PAGES];         /* children of it */
  GtkWidget *page[N_PAGES];            /* children of the stack */
  GtkStack  *stack;
  WatchForm  form;
  int        chosen;                   /* by the viewer; where it has no segment the first that has one is shown */
};

G_DEFINE_FINAL_TYPE (SetdokuWatchPages, setdoku_watch_pages, GTK_TYPE_WIDGET)

static int
find_page (const char *id)
{
  for (int i = 0; i < N_PAGES; i++)
    if (strcmp (rows[i].id, id) == 0)
      return i;
  return -1;
}

static gboolean
has_segment (SetdokuWatchPages *self, int i)
{
  return rows[i].forms >> self->form & 1 && gtk_widget_get_visible (self->page[i]);
}

static int
shown_page (SetdokuWatchPages *self)
{
  if (has_segment (self, self->chosen))
    return self->chosen;
  for (int i = 0; i < N_PAGES; i++)
    if (has_segment (self, i))
      return i;
  return 0;
}

static void
update (SetdokuWatchPages *self)
{
  for (int i = 0; i < N_PAGES; i++)
    gtk_widget_set_visible (self->segment[i], has_segment (self, i));
  gtk_stack_set_visible_child (self->stack, self->page[shown_page (self)]);
}

static void
setdoku_watch_pages_dispose (GObject *object)
{
  SetdokuWatchPages *self = SETDOKU_WATCH_PAGES (object);
  GtkWidget *child;

  for (int i = 0; i < N_PAGES && self->page[i]; i++)
    g_signal_handlers_disconnect_by_data (self->page[i], self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_clear_object (&self->segments);
  G_OBJECT_CLASS (setdoku_watch_pages_parent_class)->dispose (object);
}

static void
setdoku_watch_pages_class_init (SetdokuWatchPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_watch_pages_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
add_page (SetdokuWatchPages *self, int i)
{
  g_autofree char *action = g_strdup_printf ("search.page::%s", rows[i].id);

  self->segment[i] = gtk_toggle_button_new_with_label (g_dpgettext2 (NULL, "search", rows[i].title));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->segment[i]), action);
  /* A click leaves the keys with the board. */
  gtk_widget_set_focus_on_click (self->segment[i], FALSE);
  gtk_box_append (GTK_BOX (self->segments), self->segment[i]);
  self->page[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_stack_add_titled (self->stack, self->page[i], rows[i].id, g_dpgettext2 (NULL, "search", rows[i].title));
  g_signal_connect_swapped (self->page[i], "notify::visible", G_CALLBACK (update), self);
}

static void
setdoku_watch_pages_init (SetdokuWatchPages *self)
{
  self->form = WATCH_COLUMN;
  self->segments = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_set_homogeneous (GTK_BOX (self->segments), TRUE);
  gtk_widget_add_css_class (self->segments, "segments");
  gtk_widget_add_css_class (self->segments, "pages");
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
  for (int i = 0; i < N_PAGES; i++)
    add_page (self, i);
  update (self);
}

void
setdoku_watch_pages_set_form (SetdokuWatchPages *self, WatchForm form)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PAGES (self) && form < N_WATCH_FORMS);
  self->form = form;
  update (self);
}

gboolean
setdoku_watch_pages_show (SetdokuWatchPages *self, const char *id)
{
  int i;

  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self) && id, FALSE);
  i = find_page (id);
  if (i < 0 || !gtk_widget_get_visible (self->page[i]))
    return FALSE;
  if (has_segment (self, i))
    self->chosen = i;
  update (self);
  return TRUE;
}

const char *
setdoku_watch_pages_get_shown (SetdokuWatchPages *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self), NULL);
  return rows[shown_page (self)].id;
}

GtkWidget *
setdoku_watch_pages_get_page (SetdokuWatchPages *self, const char *id)
{
  int i;

  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self) && id, NULL);
  i = find_page (id);
  return i < 0 ? NULL : self->page[i];
}

GtkWidget *
setdoku_watch_pages_get_segments (SetdokuWatchPages *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PAGES (self), NULL);
  return self->segments;
}
