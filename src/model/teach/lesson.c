/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "formats/format.h"

const Lesson *
lesson_find (const char *id)
{
  for (const Lesson *lesson = lessons; lesson->id; lesson++)
    if (strcmp (lesson->id, id) == 0)
      return lesson;
  return NULL;
}

static void
translate (char **text)
{
  char *words = *text && **text ? g_strdup (_(*text)) : NULL;

  if (!words)
    return;
  g_free (*text);
  *text = words;
}

Document *
lesson_read (const char *bytes, gsize length)
{
  g_autoptr (GArray) records = format_read (format_find ("setdoku"), bytes, length, NULL);
  Document *document = g_steal_pointer (&g_array_index (records, Record, 0).document);

  if (!document || !document->strategy || !document->bookmarks)
    {
      document_free (document);
      return NULL;
    }
  translate (&document->title);
  translate (&document->description);
  for (guint i = 0; i < document->bookmarks->len; i++)
    translate (&g_array_index (document->bookmarks, DocumentBookmark, i).note);
  return document;
}
