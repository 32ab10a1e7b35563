/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-earlier-window.c — see setdoku-earlier-window.h. */
#include "setdoku-earlier-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain.h"
#include "model/job/job.h"
#include "setdoku-earlier-item.h"
#include "view/board/setdoku-preview.h"
#include "view/kit/setdoku-banner.h"
#include "view/kit/one-stop.h"

enum { SIDE = 5 };                         /* of a cell of a row's board, px */

struct _SetdokuEarlierWindow
{
  SetdokuBaseWindow    parent_instance;

  GtkSearchEntry      *search;
  GtkListView         *list;
  GtkStack            *stack;
  GtkLabel            *summary;
  SetdokuBanner       *banner;

  char                *folder;             /* NULL: nothing is kept */
  GListStore          *store;              /* of SetdokuEarlierItem */
  GtkFilter           *filter;
  GtkMultiSelection   *selection;
  char                *text;               /* what is looked for, casefolded */
  SetdokuJob           job;                /* reads, after it has changed what there is */
};

G_DEFINE_FINAL_TYPE (SetdokuEarlierWindow, setdoku_earlier_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

static GtkBitset *
selected_of (SetdokuEarlierWindow *self)
{
  return gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
}

static void
update (SetdokuEarlierWindow *self)
{
  g_autoptr(GtkBitset) selected = selected_of (self);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  g_autofree char *count = explain_count (shown), *all = explain_count (n), *text = NULL;

  if (shown == n)
    text = g_strdup_printf (ngettext ("%s game", "%s games", n), count);
  else
    /* Translators: so many of so many games are shown */
    text = g_strdup_printf (_("%s of %s games"), count, all);
  gtk_label_set_label (self->summary, text);
  gtk_stack_set_visible_child_name (self->stack, shown > 0 ? "list" : n > 0 ? "none" : "empty");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "earlier.open", gtk_bitset_get_size (selected) == 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "earlier.delete", gtk_bitset_get_size (selected) > 0);
}

/* Reading, and what is done before it. */

typedef struct {
  char      *folder;
  char     **names;                /* those to be deleted; NULL: none */
  bool       put_back;
  unsigned   n_deleted;
  GPtrArray *entries;
} Reading;

static void
reading_free (gpointer memory)
{
  Reading *reading = memory;

  g_free (reading->folder);
  g_strfreev (reading->names);
  g_clear_pointer (&reading->entries, g_ptr_array_unref);
  g_free (reading);
}

static void
read_on_worker (void         *memory,
                GCancellable *cancellable)
{
  Reading *reading = memory;

  if (reading->names)
    reading->n_deleted = shelf_delete (reading->folder, (const char *const *) reading->names);
  if (reading->put_back)
    shelf_put_back (reading->folder);
  reading->entries = shelf_list (reading->folder);
}

static void
say_deleted (SetdokuEarlierWindow *self,
             guint                 n)
{
  g_autofree char *number = explain_count (n);
  g_autofree char *text = g_strdup_printf (ngettext ("%s game deleted.", "%s games deleted.", n), number);

  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_banner_add_action (self->banner, _("Undo"), "earlier.put-back");
}

/* The list is told once, and only if it is another one: what is selected would be no more. */
static gboolean
is_same (SetdokuEarlierWindow *self,
         const GPtrArray      *entries)
{
  if (entries->len != g_list_model_get_n_items (G_LIST_MODEL (self->store)))
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr(SetdokuEarlierItem) item = g_list_model_get_item (G_LIST_MODEL (self->store), i);
      const ShelfEntry *old = setdoku_earlier_item_get (item), *new = entries->pdata[i];

      if (old->time != new->time || !g_str_equal (old->name, new->name))
        return FALSE;
    }
  return TRUE;
}

static void
on_read (void *memory,
         void *user)
{
  Reading *reading = memory;
  SetdokuEarlierWindow *self = user;
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (reading->n_deleted)
    say_deleted (self, reading->n_deleted);
  if (is_same (self, reading->entries))
    return;
  for (guint i = 0; i < reading->entries->len; i++)
    g_ptr_array_add (items, setdoku_earlier_item_new (reading->entries->pdata[i], reading->entries));
  g_list_store_splice (self->store, 0, g_list_model_get_n_items (G_LIST_MODEL (self->store)), items->pdata, items->len);
  update (self);
}

static void
refresh (SetdokuEarlierWindow *self,
         char                **names,
         bool                  put_back)
{
  Reading *reading;

  if (!self->folder)
    return;
  reading = g_new0 (Reading, 1);
  reading->folder = g_strdup (self->folder);
  reading->names = names;
  reading->put_back = put_back;
  setdoku_job_start (&self->job, read_on_worker, on_read, reading, reading_free, self);
}

static void
on_active (SetdokuEarlierWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)) && !setdoku_job_active (&self->job))
    refresh (self, NULL, false);
}

/* What can be done. */

static void
open_at (SetdokuEarlierWindow *self,
         guint                 position)
{
  g_autoptr(SetdokuEarlierItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!item || !parent)
    return;
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-earlier", "s", setdoku_earlier_item_get (item)->name);
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_open (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuEarlierWindow *self = SETDOKU_EARLIER_WINDOW (widget);
  g_autoptr(GtkBitset) selected = selected_of (self);

  if (gtk_bitset_get_size (selected) == 1)
    open_at (self, gtk_bitset_get_nth (selected, 0));
}

static void
on_activate (SetdokuEarlierWindow *self,
             guint                 position)
{
  open_at (self, position);
}

static void
on_delete (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  SetdokuEarlierWindow *self = SETDOKU_EARLIER_WINDOW (widget);
  g_autoptr(GtkBitset) selected = selected_of (self);
  g_autoptr(GStrvBuilder) names = g_strv_builder_new ();
  GtkBitsetIter iter;
  guint i;

  if (gtk_bitset_is_empty (selected))
    return;
  for (gboolean more = gtk_bitset_iter_init_first (&iter, selected, &i); more; more = gtk_bitset_iter_next (&iter, &i))
    {
      g_autoptr(SetdokuEarlierItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      g_strv_builder_add (names, setdoku_earlier_item_get (item)->name);
    }
  refresh (self, g_strv_builder_end (names), false);
}

static void
on_put_back (GtkWidget  *widget,
             const char *action,
             GVariant   *value)
{
  SetdokuEarlierWindow *self = SETDOKU_EARLIER_WINDOW (widget);

  setdoku_banner_dismiss (self->banner);
  refresh (self, NULL, true);
}

/* Searching. */

static gboolean
matches (gpointer item,
         gpointer user)
{
  const SetdokuEarlierWindow *self = user;

  return !self->text || !*self->text || setdoku_earlier_item_matches (item, self->text);
}

static void
on_search (SetdokuEarlierWindow *self)
{
  g_free (self->text);
  self->text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

/* Rows. */

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *preview = g_object_new (SETDOKU_TYPE_PREVIEW, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *title = gtk_label_new (NULL), *about = gtk_label_new (NULL);

  setdoku_preview_set_side (SETDOKU_PREVIEW (preview), SIDE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (about), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (about), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "strong");
  gtk_widget_add_css_class (about, "dim");
  gtk_widget_add_css_class (about, "num");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), title);
  gtk_box_append (GTK_BOX (lines), about);
  gtk_box_append (GTK_BOX (row), preview);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item)
{
  SetdokuEarlierItem *game = gtk_list_item_get_item (item);
  g_autoptr(Document) board = shelf_entry_board (setdoku_earlier_item_get (game));
  GtkWidget *preview = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (preview));
  g_autofree char *name = earlier_dup_title (setdoku_earlier_item_get (game)), *about = setdoku_earlier_item_dup_about (game);

  setdoku_preview_set_document (SETDOKU_PREVIEW (preview), board);
  gtk_label_set_label (GTK_LABEL (title), name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), about);
}

/* The object. */

/* What was deleted goes for good when the one who could take it back has gone. */
static void
forget_on_worker (void         *folder,
                  GCancellable *cancellable)
{
  shelf_forget (folder);
}

static void
on_forgotten (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
}

static void
setdoku_earlier_window_dispose (GObject *object)
{
  SetdokuEarlierWindow *self = SETDOKU_EARLIER_WINDOW (object);

  setdoku_job_cancel (&self->job);
  if (self->folder)
    setdoku_job_run_async (forget_on_worker, g_steal_pointer (&self->folder), g_free, on_forgotten, NULL, on_forgotten, NULL);
  if (self->selection)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->store);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (setdoku_earlier_window_parent_class)->dispose (object);
}

#define BIND(field) gtk_widget_class_bind_template_child (widget_class, SetdokuEarlierWindow, field)

static void
setdoku_earlier_window_class_init (SetdokuEarlierWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SETDOKU_TYPE_BANNER);
  G_OBJECT_CLASS (klass)->dispose = setdoku_earlier_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "earlier.ui");
  BIND (search);
  BIND (list);
  BIND (stack);
  BIND (summary);
  BIND (banner);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_install_action (widget_class, "earlier.open", NULL, on_open);
  gtk_widget_class_install_action (widget_class, "earlier.delete", NULL, on_delete);
  gtk_widget_class_install_action (widget_class, "earlier.put-back", NULL, on_put_back);
}

static void
setdoku_earlier_window_init (SetdokuEarlierWindow *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *filtered;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->store = g_list_store_new (SETDOKU_TYPE_EARLIER_ITEM);
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->store)), g_object_ref (self->filter));
  gtk_filter_list_model_set_incremental (filtered, TRUE);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (filtered));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  one_stop (GTK_WIDGET (self->list));
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (update), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  update (self);
}

SetdokuEarlierWindow *
setdoku_earlier_window_new (GtkWindow  *parent,
                            const char *folder)
{
  SetdokuEarlierWindow *self = g_object_new (SETDOKU_TYPE_EARLIER_WINDOW, "transient-for", parent, NULL);

  self->folder = g_strdup (folder);
  refresh (self, NULL, false);
  return self;
}
