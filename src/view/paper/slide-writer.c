/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slide-writer.c — see slide-writer.h. */
#include "slide-writer.h"

#include <glib/gi18n.h>

#include "model/file/file.h"

static void
make (SlideWriting *self,
      guint         i,
      Picture      *picture,
      double       *scale)
{
  export_subject_make_picture (g_ptr_array_index (self->slides, i), &self->wish, self->font, self->contrast, picture, scale);
  g_atomic_int_set (&self->done, (int) i + 1);
}

/* One PDF. */

typedef struct {
  SlideWriting *writing;
  GCancellable *cancellable;
  guint         i;
} Pages;

static bool
next_page (void    *user,
           Picture *picture)
{
  Pages *pages = user;
  double scale;

  if (pages->i == pages->writing->slides->len || g_cancellable_is_cancelled (pages->cancellable))
    return false;
  make (pages->writing, pages->i++, picture, &scale);
  return true;
}

static bool
write_pdf (SlideWriting *self,
           GCancellable *cancellable)
{
  Pages pages = { self, cancellable, 0 };
  g_autoptr(GBytes) bytes = picture_write_pages (next_page, &pages, 1, &self->error);

  return bytes && !g_cancellable_is_cancelled (cancellable)
         && setdoku_file_write_bytes (self->file, bytes, cancellable, &self->error);
}

/* A folder, under another name until it is whole. */

static bool
write_png (SlideWriting *self,
           GFile        *folder,
           guint         i,
           GCancellable *cancellable)
{
  g_autofree char *name = g_strdup_printf ("%03u.png", i + 1);
  g_autoptr(GFile) file = g_file_get_child (folder, name);
  g_auto(Picture) picture = { 0 };
  g_autoptr(GBytes) bytes = NULL;
  double scale;

  make (self, i, &picture, &scale);
  bytes = picture_write (&picture, PICTURE_PNG, scale, &self->error);
  return bytes && setdoku_file_write_bytes (file, bytes, cancellable, &self->error);
}

/* Only what was put there: the numbers. */
static void
remove_folder (GFile *folder,
               guint  n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.png", i + 1);
      g_autoptr(GFile) file = g_file_get_child (folder, name);

      g_file_delete (file, NULL, NULL);
    }
  g_file_delete (folder, NULL, NULL);
}

static GFile *
partial_of (GFile *file)
{
  g_autoptr(GFile) parent = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *partial = g_strdup_printf (".%s-%08x", name, g_random_int ());

  return g_file_get_child (parent, partial);
}

/* In place of the system's words, which name a file that nobody chose. */
static void
word_error (SlideWriting *self)
{
  g_autofree char *name = g_file_get_basename (self->file), *text = NULL;

  if (!self->error)
    return;
  if (g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    /* Translators: a folder's name */
    text = g_strdup_printf (_("Not saved: “%s” is there already. Choose another name for the folder."), name);
  else if (g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
           || g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    /* Translators: a folder's name */
    text = g_strdup_printf (_("Not saved: “%s” may not be written here."), name);
  else
    return;
  g_free (self->error->message);
  self->error->message = g_steal_pointer (&text);
}

static bool
write_folder (SlideWriting *self,
              GCancellable *cancellable)
{
  g_autoptr(GFile) partial = partial_of (self->file);
  bool whole = true;
  guint i;

  if (g_file_query_exists (self->file, NULL))
    {
      g_set_error_literal (&self->error, G_IO_ERROR, G_IO_ERROR_EXISTS, "");
      return false;
    }
  if (!g_file_make_directory (partial, cancellable, &self->error))
    return false;
  for (i = 0; whole && i < self->slides->len; i++)
    whole = !g_cancellable_is_cancelled (cancellable) && write_png (self, partial, i, cancellable);
  whole = whole && !g_cancellable_is_cancelled (cancellable)
          && g_file_move (partial, self->file, G_FILE_COPY_NONE, NULL, NULL, NULL, &self->error);
  if (!whole)
    remove_folder (partial, i);
  return whole;
}

void
slide_writing_run (void         *data,
                   GCancellable *cancellable)
{
  SlideWriting *self = data;
  bool folder = self->wish.kind == PICTURE_PNG;

  self->written = folder ? write_folder (self, cancellable) : write_pdf (self, cancellable);
  if (g_cancellable_is_cancelled (cancellable))
    g_clear_error (&self->error);
  else if (folder && !self->written)
    word_error (self);
}

void
slide_writing_free (void *data)
{
  SlideWriting *self = data;

  g_ptr_array_unref (self->slides);
  g_free (self->font);
  g_object_unref (self->file);
  g_clear_error (&self->error);
  g_free (self);
}
