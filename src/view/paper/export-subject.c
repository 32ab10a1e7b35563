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
  ExportSubject *subject = g_atomic_rc_box_new0 (ExportSubject);

  scene_clear (&subject->scene);
  subject->name = g_strdup (name);
  subject->document = document_new ();
  subject->bookmarks = g_array_new (FALSE, FALSE, sizeof (Bookmark));
  g_array_set_clear_func (subject->bookmarks, clear_bookmark);
  return subject;
}

static void
clear (void *memory)
{
  ExportSubject *subject = memory;

  board_plan_unref (subject->scene.plan);
  topology_unref (subject->trace.topology);
  picture_model_clear (&subject->other);
  g_free (subject->name);
  explanation_clear (&subject->explanation);
  document_free (subject->document);
  g_array_unref (subject->bookmarks);
}

void
export_subject_show (ExportSubject *subject,
                     const Scene   *scene)
{
  const BoardPlan *before = subject->scene.plan;

  scene_copy (&subject->scene, scene);
  board_plan_ref (scene->plan);
  board_plan_unref (before);
}

ExportSubject *
export_subject_ref (const ExportSubject *subject)
{
  return g_atomic_rc_box_acquire ((ExportSubject *) subject);
}

void
export_subject_unref (ExportSubject *subject)
{
  if (subject)
    g_atomic_rc_box_release_full (subject, clear);
}

void
export_subject_explain (ExportSubject     *subject,
                        const Explanation *explanation)
{
  Explanation *copy = &subject->explanation;

  explanation_clear (copy);
  *copy = *explanation;
  copy->title = g_strdup (explanation->title);
  copy->sentence = g_strdup (explanation->sentence);
  copy->formula = g_strdup (explanation->formula);
  copy->spoken = g_strdup (explanation->spoken);
}

void
export_subject_take_player (ExportSubject *subject,
                            SetdokuPlayer *player)
{
  const Trace *trace = setdoku_player_get_trace (player);
  const GArray *bookmarks;

  if (!trace)
    return;
  topology_ref (trace->topology);
  topology_unref (subject->trace.topology);
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

char *
export_subject_dup_caption (const ExportSubject *subject)
{
  const char *formula = subject->explanation.n_rows ? NULL : subject->explanation.formula;        /* the table says it */
  const char *parts[] = { subject->explanation.title, subject->explanation.sentence, formula };
  g_autoptr(GString) text = g_string_new (NULL);

  if (!subject->explanation.title && subject->document->title)
    parts[0] = subject->document->title;
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] && *parts[i])
      g_string_append_printf (text, text->len ? "\n%s" : "%s", parts[i]);
  return text->len ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

void
export_subject_make_picture (const ExportSubject *subject,
                             const PictureWish   *wish,
                             const char          *font,
                             bool                 contrast,
                             Picture             *picture,
                             double              *scale)
{
  g_autofree char *caption = wish->caption ? export_subject_dup_caption (subject) : NULL;
  BoardPicture board = {
    .size = wish->width, .palette = palette_get (wish->dark, contrast), .font = font,
    .parts = wish->parts, .transparent = wish->transparent, .caption = caption,
    .table = wish->caption ? &subject->explanation : NULL,
  };

  *scale = 1;
  if (!subject->other.make)
    {
      scene_copy (&board.scene, &subject->scene);
      board_picture_make (&board, picture);
      return;
    }
  subject->other.make (subject->other.what, board.palette, font, picture);
  picture->transparent = wish->transparent;
  *scale = wish->width / picture->width;
}
