/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-subject.c — see export-subject.h. */
#include "export-subject.h"

static void
clear_bookmark (gpointer bookmark)
{
  g_free (((Bookmark *) bookmark)->note);
}

ExportSubject *
export_subject_new (const char *name)
{
  ExportSubject *subject = g_new0 (ExportSubject, 1);

  scene_clear (&subject->scene);
  subject->name = g_strdup (name);
  subject->document = document_new ();
  subject->bookmarks = g_array_new (FALSE, FALSE, sizeof (Bookmark));
  g_array_set_clear_func (subject->bookmarks, clear_bookmark);
  return subject;
}

void
export_subject_free (ExportSubject *subject)
{
  if (!subject)
    return;
  g_free (subject->name);
  explanation_clear (&subject->explanation);
  document_free (subject->document);
  g_array_unref (subject->bookmarks);
  g_free (subject);
}

void
export_subject_take_player (ExportSubject *subject,
                            SetdokuPlayer *player)
{
  const Trace *trace = setdoku_player_get_trace (player);
  const GArray *bookmarks;

  if (!trace)
    return;
  subject->trace = *trace;
  subject->cursor = setdoku_player_get_cursor (player);
  subject->length = setdoku_player_get_length (player);
  subject->speed = setdoku_player_get_speed (player);
  bookmarks = setdoku_player_get_bookmarks (player);
  g_array_set_size (subject->bookmarks, 0);
  for (guint i = 0; i < bookmarks->len; i++)
    {
      const Bookmark *from = &g_array_index (bookmarks, Bookmark, i);
      const Bookmark copy = { from->step, g_strdup (from->note) };

      g_array_append_val (subject->bookmarks, copy);
    }
}
