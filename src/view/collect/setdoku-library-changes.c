/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-changes.c — what comes into the user's own collection, what goes from it, and what is written out. */
#include "setdoku-library-window-private.h"

#include <glib/gi18n.h>

#include "view/kit/compat.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "model/keep/collection-file.h"
#include "model/make/maker-batch.h"

/* Adding and removing. */

static void
take (SetdokuLibraryWindow *self,
      const GPtrArray      *puzzles,
      guint                 n_bad)
{
  const LibraryPlace *place = setdoku_library_window_place (self);
  guint n = setdoku_library_add (self->library, puzzles), known = puzzles->len - n;
  g_autofree char *n_added = explain_count (n), *n_old = explain_count (known), *n_lines = explain_count (n_bad);
  g_autofree char *added = g_strdup_printf (ngettext ("%s puzzle added.", "%s puzzles added.", n), n_added);
  g_autofree char *old = g_strdup_printf (ngettext ("%s was there already.", "%s were there already.", known), n_old);
  g_autofree char *bad = g_strdup_printf (ngettext ("%s line cannot be read.", "%s lines cannot be read.", n_bad), n_lines);
  g_autofree char *text = explain_join_some (LIST_SENTENCES, added, known ? old : "", n_bad ? bad : "", NULL);

  if (place->kind == PLACE_SET)
    {
      g_autoptr(GPtrArray) taken = setdoku_library_take (self->library, puzzles);

      setdoku_library_move (self->library, taken, place->name);
    }
  else if (place->kind != PLACE_MINE)
    setdoku_library_sidebar_choose (self->sidebar, PLACE_MINE, NULL);
  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_library_window_mark_solved (self);
  setdoku_library_window_rate (self);
}

static void
on_add (GtkWidget  *widget,
        const char *action,
        GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr(Document) document = parent ? self->on_board (parent) : NULL;
  g_autoptr(GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  if (!document)
    return;
  g_ptr_array_add (puzzles, setdoku_puzzle_new (document));
  if (!document->topology && setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, 0))->n_clues == 0)
    setdoku_banner_say (self->banner, FALSE, _("The board is empty."));
  else
    take (self, puzzles, 0);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      user)
{
  g_autoptr(SetdokuLibraryWindow) self = user;
  g_autoptr(GError) error = NULL;
  guint n_bad = 0;
  g_autoptr(GPtrArray) puzzles = collection_load_finish (result, &n_bad, &error);

  if (!self->library || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (puzzles)
    take (self, puzzles, n_bad);
  else
    setdoku_banner_say (self->banner, TRUE, error->message);
}

void
setdoku_library_window_load (SetdokuLibraryWindow *self,
                             GFile                *file)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  self->loading = g_cancellable_new ();
  collection_load_async (file, self->loading, on_loaded, g_object_ref (self));
}

void
setdoku_library_window_import (SetdokuLibraryWindow *self,
                               GFile                *file)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_WINDOW (self) && G_IS_FILE (file));

  if (!setdoku_library_window_open_long (self, file))
    setdoku_library_window_load (self, file);
}

static void
on_import_chosen (gpointer  object,
                  GFile    *file)
{
  if (file)
    setdoku_library_window_import (object, file);
}

static void
on_import (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  compat_open_file (GTK_WINDOW (widget), _("Import puzzles"), G_LIST_MODEL (filters), on_import_chosen, widget);
}

static gboolean
on_drop (GtkDropTarget        *target,
         const GValue         *value,
         double                x,
         double                y,
         SetdokuLibraryWindow *self)
{
  GSList *files = g_value_get_boxed (value);

  if (files)
    setdoku_library_window_import (self, files->data);
  return files != NULL;
}

static void
on_remove (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) selected = setdoku_library_table_get_selected (self->table);
  g_autofree char *number = explain_count (selected->len);
  g_autofree char *text = g_strdup_printf (ngettext ("%s puzzle removed.", "%s puzzles removed.", selected->len), number);

  if (!setdoku_library_window_is_mine (self) || selected->len == 0)
    return;
  setdoku_library_remove (self->library, selected);
  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_banner_add_action (self->banner, _("Undo"), "library.put-back");
  setdoku_library_window_update (self);
}

static void
on_put_back (GtkWidget  *widget,
             const char *action,
             GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  setdoku_library_put_back (self->library);
  setdoku_banner_dismiss (self->banner);
  setdoku_library_window_update (self);
}

/* Writing out. */

/* What is selected, else what is shown. */
static GPtrArray *
list_meant (SetdokuLibraryWindow *self)
{
  GPtrArray *puzzles = setdoku_library_table_get_selected (self->table);

  if (puzzles->len > 0)
    return puzzles;
  g_ptr_array_unref (puzzles);
  return setdoku_library_table_get_shown (self->table);
}

static void
on_exported (GObject      *source,
             GAsyncResult *result,
             gpointer      user)
{
  g_autoptr(SetdokuLibraryWindow) self = user;
  g_autoptr(GError) error = NULL;
  gboolean done = collection_save_finish (result, &error);

  if (self->library)
    setdoku_banner_say (self->banner, !done, done ? _("Exported.") : error->message);
  g_application_release (g_application_get_default ());
}

static gboolean
holds_all (const Format    *format,
           const GPtrArray *puzzles)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (!setdoku_puzzle_get_facts (puzzles->pdata[i])->classic)
      {
        g_autoptr(Document) document = setdoku_puzzle_to_document (puzzles->pdata[i]);

        if (!format_holds_board (format, document))
          return FALSE;
      }
  return TRUE;
}

void
setdoku_library_window_export (SetdokuLibraryWindow *self,
                               GFile                *file)
{
  g_autoptr(GPtrArray) puzzles = NULL;
  g_autofree char *name = NULL;
  const Format *format;

  g_return_if_fail (SETDOKU_IS_LIBRARY_WINDOW (self) && G_IS_FILE (file));
  name = g_file_get_basename (file);
  format = maker_batch_format (name);
  if (!format)
    {
      /* Translators: a file's name */
      g_autofree char *text = g_strdup_printf (_("“%s” is no collection. Choose a name that ends in .sdm or .txt."), name);

      setdoku_banner_say (self->banner, TRUE, text);
      return;
    }
  if (setdoku_library_window_place (self)->kind == PLACE_FILE && setdoku_library_table_get_n_selected (self->table) == 0)
    {
      setdoku_long_list_write (self->opened.list, file, format);
      return;
    }
  puzzles = list_meant (self);
  if (!holds_all (format, puzzles))
    {
      /* Translators: a file's name */
      g_autofree char *text = g_strdup_printf (_("“%s” cannot hold boards of other shapes. Choose a name that ends in .blocks."),
                                               name);

      setdoku_banner_say (self->banner, TRUE, text);
      return;
    }
  g_application_hold (g_application_get_default ());         /* until the file is closed */
  collection_save_async (file, format, puzzles, on_exported, g_object_ref (self));
}

static void
on_export_chosen (gpointer  object,
                  GFile    *file)
{
  if (file)
    setdoku_library_window_export (object, file);
}

static void
on_export (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  /* Translators: the name proposed for a file of many puzzles; .sdm stays */
  compat_save_file (GTK_WINDOW (widget), _("Export puzzles"), _("Puzzles.sdm"), NULL, on_export_chosen, widget);
}

static void
on_print (GtkWidget  *widget,
          const char *action,
          GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  const LibraryPlace *place = setdoku_library_window_place (self);
  g_autoptr(GPtrArray) puzzles = list_meant (self);

  if (parent && self->print)
    self->print (parent, puzzles, place->kind == PLACE_SET ? place->name : NULL);
}

/* One puzzle a line, its 81 cells, as every program reads them; of another board its block. */
static void
on_copy (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) puzzles = setdoku_library_table_get_selected (self->table);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *number = explain_count (puzzles->len);
  g_autofree char *said = g_strdup_printf (ngettext ("%s puzzle copied.", "%s puzzles copied.", puzzles->len), number);

  for (guint i = 0; i < puzzles->len; i++)
    if (setdoku_puzzle_get_facts (puzzles->pdata[i])->classic)
      g_string_append_printf (text, "%s\n", setdoku_puzzle_get_facts (puzzles->pdata[i])->cells);
    else
      {
        g_autoptr(Document) document = setdoku_puzzle_to_document (puzzles->pdata[i]);

        format_find ("blocks")->write (document, text);
      }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text->str);
  setdoku_banner_say_briefly (self->banner, said, 4);
}

void
setdoku_library_window_accept_drops (SetdokuLibraryWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
setdoku_library_window_install_changes (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.add", NULL, on_add);
  gtk_widget_class_install_action (widget_class, "library.import", NULL, on_import);
  gtk_widget_class_install_action (widget_class, "library.export", NULL, on_export);
  gtk_widget_class_install_action (widget_class, "library.print", NULL, on_print);
  gtk_widget_class_install_action (widget_class, "library.copy", NULL, on_copy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "library.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "library.print", NULL);
  gtk_widget_class_install_action (widget_class, "library.remove", NULL, on_remove);
  gtk_widget_class_install_action (widget_class, "library.put-back", NULL, on_put_back);
}
