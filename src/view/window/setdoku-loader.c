/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-loader.h"

#include "model/file/file.h"

struct _SetdokuLoader
{
  GObject       parent_instance;

  GCancellable *loading;               /* the newest load wins; NULL: there is none */
};

G_DEFINE_FINAL_TYPE (SetdokuLoader, setdoku_loader, G_TYPE_OBJECT)

static guint loaded_signal;

typedef struct {
  SetdokuLoader *self;           /* owned */
  GCancellable  *cancellable;
  GFile         *file;           /* NULL: a text */
  char          *name;           /* to show */
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->cancellable);
  g_clear_object (&loading->file);
  g_object_unref (loading->self);
  g_free (loading->name);
  g_free (loading);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      user)
{
  Loading *loading = user;
  SetdokuLoader *self = loading->self;
  g_autoptr(GError) error = NULL;
  const Format *format = NULL;
  g_autoptr(GArray) records = setdoku_file_load_finish (result, &format, &error);

  /* Newest wins, by identity. */
  if (self->loading == loading->cancellable)
    {
      Loaded loaded = { records, error, loading->file, loading->name, setdoku_file_get_seen (result), format };

      g_clear_object (&self->loading);
      g_signal_emit (self, loaded_signal, 0, &loaded);
    }
  loading_free (loading);
}

/* What was being loaded is not wanted any more. */
static Loading *
begin_loading (SetdokuLoader *self,
               GFile         *file)
{
  Loading *loading = g_new0 (Loading, 1);

  setdoku_loader_stop (self);
  self->loading = g_cancellable_new ();
  loading->self = g_object_ref (self);
  loading->cancellable = g_object_ref (self->loading);
  g_set_object (&loading->file, file);
  return loading;
}

void
setdoku_loader_load (SetdokuLoader *self,
                     GFile         *file)
{
  g_autofree char *base = g_file_get_basename (file);
  Loading *loading = begin_loading (self, file);

  loading->name = g_filename_display_name (base ? base : "");
  setdoku_file_load_async (file, self->loading, on_loaded, loading);
}

void
setdoku_loader_parse (SetdokuLoader *self,
                      char          *text,
                      gsize          length,
                      const char    *said,
                      const char    *name)
{
  Loading *loading = begin_loading (self, NULL);

  loading->name = g_strdup (name);
  setdoku_file_parse_async (text, length, said, self->loading, on_loaded, loading);
}

gboolean
setdoku_loader_is_busy (SetdokuLoader *self)
{
  return self->loading != NULL;
}

void
setdoku_loader_stop (SetdokuLoader *self)
{
  if (self->loading)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
}

/* Object. */

static void
setdoku_loader_class_init (SetdokuLoaderClass *klass)
{
  loaded_signal = g_signal_new ("loaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_POINTER);
}

static void
setdoku_loader_init (SetdokuLoader *self)
{
}

SetdokuLoader *
setdoku_loader_new (void)
{
  return g_object_new (SETDOKU_TYPE_LOADER, NULL);
}
