/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-head.c — see picture-head.h. GdkPixbuf is shown the beginning, and asked what it takes it for. */
#include "picture-head.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>

enum { HEAD = 4096 };

/* Nothing is to be decoded: a size of 0 ends it. */
static void
on_size_prepared (GdkPixbufLoader *loader, int width, int height, void *user)
{
  gdk_pixbuf_loader_set_size (loader, 0, 0);
}

/* A letter may be cut at the end. */
static bool
is_text (const guchar *bytes, gsize n)
{
  const char *end;

  if (memchr (bytes, 0, n))
    return false;
  return g_utf8_validate ((const char *) bytes, (gssize) n, &end) || (const char *) bytes + n - end < 4;
}

bool
picture_head_is (GFile *file, GCancellable *cancellable)
{
  g_autoptr(GFileInputStream) stream = g_file_read (file, cancellable, NULL);
  g_autoptr(GdkPixbufLoader) loader = NULL;
  guchar bytes[HEAD];
  gsize n = 0;

  if (!stream || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, HEAD, &n, cancellable, NULL) || n == 0
      || is_text (bytes, n))
    return false;
  loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size_prepared), NULL);
  gdk_pixbuf_loader_write (loader, bytes, n, NULL);
  gdk_pixbuf_loader_close (loader, NULL);
  return gdk_pixbuf_loader_get_format (loader) != NULL;
}
