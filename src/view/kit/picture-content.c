/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-content.c — see picture-content.h. */
#include "picture-content.h"

#include <glib/gstdio.h>

#define SETDOKU_TYPE_PICTURE_CONTENT (setdoku_picture_content_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPictureContent, setdoku_picture_content, SETDOKU, PICTURE_CONTENT, GdkContentProvider)

#define URI_LIST "text/uri-list"

struct _SetdokuPictureContent
{
  GdkContentProvider parent_instance;

  Picture            picture;
  double             scale;
  char              *name;               /* NULL: not to be had as a file */
};

G_DEFINE_FINAL_TYPE (SetdokuPictureContent, setdoku_picture_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
setdoku_picture_content_ref_formats (GdkContentProvider *provider)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_mime_type (builder, picture_kinds[PICTURE_PNG].mime);
  gdk_content_formats_builder_add_mime_type (builder, picture_kinds[PICTURE_SVG].mime);
  if (SETDOKU_PICTURE_CONTENT (provider)->name)
    gdk_content_formats_builder_add_mime_type (builder, URI_LIST);
  return gdk_content_formats_builder_free_to_formats (builder);
}

static GBytes *
draw (SetdokuPictureContent *self,
      PictureKind            kind,
      GError               **error)
{
  return picture_write (&self->picture, kind, kind == PICTURE_PNG ? self->scale : 1, error);
}

/* There is one such file for the user at a time, in the folder that goes when they log out: whoever got it copies it. */
static GBytes *
put_into_file (SetdokuPictureContent *self,
               GError               **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "setdoku", NULL);
  g_autofree char *name = g_strdelimit (g_strconcat (self->name, ".", picture_kinds[PICTURE_PNG].id, NULL), "/", '_');
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GBytes) bytes = draw (self, PICTURE_PNG, error);
  g_autofree char *uri = bytes ? g_filename_to_uri (path, NULL, error) : NULL;
  gsize n;
  const char *data = bytes ? g_bytes_get_data (bytes, &n) : NULL;
  char *list;

  if (!uri)
    return NULL;
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents (path, data, (gssize) n, error))
    return NULL;
  list = g_strconcat (uri, "\r\n", NULL);
  return g_bytes_new_take (list, strlen (list));
}

static GBytes *
make (SetdokuPictureContent *self,
      const char            *mime,
      GError               **error)
{
  for (int kind = 0; kind < N_PICTURE_KINDS; kind++)
    if (g_str_equal (picture_kinds[kind].mime, mime))
      return draw (self, (PictureKind) kind, error);
  if (self->name && g_str_equal (mime, URI_LIST))
    return put_into_file (self, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, mime);
  return NULL;
}

static void
on_written (GObject      *stream,
            GAsyncResult *result,
            gpointer      user)
{
  g_autoptr(GTask) task = user;
  g_autoptr(GError) error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
setdoku_picture_content_write_mime_type_async (GdkContentProvider  *provider,
                                               const char          *mime,
                                               GOutputStream       *stream,
                                               int                  priority,
                                               GCancellable        *cancellable,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user)
{
  GTask *task = g_task_new (provider, cancellable, callback, user);
  g_autoptr(GError) error = NULL;
  GBytes *bytes = make (SETDOKU_PICTURE_CONTENT (provider), mime, &error);
  gsize n;
  const void *data;

  if (!bytes)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      g_object_unref (task);
      return;
    }
  g_task_set_task_data (task, bytes, (GDestroyNotify) g_bytes_unref);
  data = g_bytes_get_data (bytes, &n);
  g_output_stream_write_all_async (stream, data, n, priority, cancellable, on_written, task);
}

static gboolean
setdoku_picture_content_write_mime_type_finish (GdkContentProvider *provider,
                                                GAsyncResult       *result,
                                                GError            **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
setdoku_picture_content_finalize (GObject *object)
{
  SetdokuPictureContent *self = SETDOKU_PICTURE_CONTENT (object);

  picture_clear (&self->picture);
  g_free (self->name);
  G_OBJECT_CLASS (setdoku_picture_content_parent_class)->finalize (object);
}

static void
setdoku_picture_content_class_init (SetdokuPictureContentClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_picture_content_finalize;
  provider_class->ref_formats = setdoku_picture_content_ref_formats;
  provider_class->write_mime_type_async = setdoku_picture_content_write_mime_type_async;
  provider_class->write_mime_type_finish = setdoku_picture_content_write_mime_type_finish;
}

static void
setdoku_picture_content_init (SetdokuPictureContent *self)
{
}

GdkContentProvider *
picture_content_new (Picture *picture,
                     double   scale)
{
  SetdokuPictureContent *self = g_object_new (SETDOKU_TYPE_PICTURE_CONTENT, NULL);

  self->picture = *picture;
  self->scale = scale;
  *picture = (Picture) { 0 };
  return GDK_CONTENT_PROVIDER (self);
}

GdkContentProvider *
picture_content_new_drag (Picture    *picture,
                          double      scale,
                          const char *name,
                          const char *text)
{
  GdkContentProvider *all[] = { picture_content_new (picture, scale), NULL, NULL };
  g_autoptr(GBytes) bytes = NULL;

  SETDOKU_PICTURE_CONTENT (all[0])->name = g_strdup (name);
  if (!text)
    return all[0];
  bytes = g_bytes_new (text, strlen (text));
  all[1] = gdk_content_provider_new_for_bytes ("text/plain;charset=utf-8", bytes);       /* as it is asked for most */
  all[2] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  return gdk_content_provider_new_union (all, G_N_ELEMENTS (all));
}

gboolean
picture_content_is_ours (GdkDrop *drop)
{
  return gdk_drop_get_drag (drop)
         && gdk_content_formats_contain_mime_type (gdk_drop_get_formats (drop), picture_kinds[PICTURE_SVG].mime);
}
