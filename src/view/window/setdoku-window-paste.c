/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-paste.c — what the clipboard holds: a file, a text, or a picture to be read. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"

/* Who waits for an answer holds the window, which may have been closed meanwhile: it lets go of the application then. */
static gboolean
is_closed (SetdokuWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self)) == NULL;
}

static gboolean
holds_text (GdkContentFormats *offered)
{
  return gdk_content_formats_contain_gtype (offered, G_TYPE_STRING)
         || gdk_content_formats_contain_mime_type (offered, "text/plain")
         || gdk_content_formats_contain_mime_type (offered, "text/plain;charset=utf-8");
}

/* Of a kind that the desktop's own reader takes. */
static gboolean
holds_picture (GdkContentFormats *offered)
{
  GdkContentFormats *texture = gdk_content_formats_new_for_gtype (GDK_TYPE_TEXTURE);
  g_autoptr(GdkContentFormats) wanted = gdk_content_formats_union_deserialize_mime_types (texture);

  return gdk_content_formats_match (offered, wanted);
}

static void
on_clipboard (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      user)
{
  g_autoptr(SetdokuWindow) self = user;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (!is_closed (self))
    setdoku_window_take_text (self, text ? text : "", -1, NULL);
}

static void
on_clipboard_picture (GObject      *clipboard,
                      GAsyncResult *result,
                      gpointer      user)
{
  g_autoptr(SetdokuWindow) self = user;
  g_autoptr(GError) error = NULL;
  g_autoptr(GdkTexture) texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, &error);

  if (is_closed (self))
    return;
  if (texture)
    setdoku_window_read_texture (self, texture);
  else
    {
      g_autofree char *said = explain_say (_("The picture in the clipboard cannot be read: {reason}"),
                                           SAY_TEXT ("reason", error->message));

      setdoku_banner_say (self->banner, TRUE, said);
    }
}

static void
on_clipboard_files (GObject      *clipboard,
                    GAsyncResult *result,
                    gpointer      user)
{
  g_autoptr(SetdokuWindow) self = user;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  GSList *files = value ? g_value_get_boxed (value) : NULL;

  if (files && !is_closed (self))
    setdoku_window_open (self, files->data);
}

/* Text comes first, as whoever copies a board as a picture often copies it as text, too. */
void
setdoku_window_paste (SetdokuWindow *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));
  GdkContentFormats *offered = gdk_clipboard_get_formats (clipboard);

  if (gdk_content_formats_contain_gtype (offered, GDK_TYPE_FILE_LIST)
      || gdk_content_formats_contain_mime_type (offered, "text/uri-list"))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL, on_clipboard_files,
                                    g_object_ref (self));
  else if (holds_picture (offered) && !holds_text (offered))
    gdk_clipboard_read_texture_async (clipboard, NULL, on_clipboard_picture, g_object_ref (self));
  else
    gdk_clipboard_read_text_async (clipboard, NULL, on_clipboard, g_object_ref (self));
}
