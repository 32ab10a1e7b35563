/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-subject.c — see export-subject.h. */
#include "export-subject.h"

#include "picture/set-table-picture.h"

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

  picture_clear (&subject->other);
  g_free (subject->name);
  explanation_clear (&subject->explanation);
  document_free (subject->document);
  g_array_unref (subject->bookmarks);
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

/* It has its own size, ground and colours. */
static void
paint_other (const void *what,
             cairo_t    *cr)
{
  const ExportSubject *subject = what;

  subject->other.paint (subject->other.what, cr);
}

/* The board with its caption, and the set table below. */

typedef struct { Picture board, table; } Stack;

static void
paint_stack (const void *what,
             cairo_t    *cr)
{
  const Stack *stack = what;

  stack->board.paint (stack->board.what, cr);
  cairo_save (cr);
  cairo_translate (cr, (stack->board.width - stack->table.width) / 2, stack->board.height);
  stack->table.paint (stack->table.what, cr);
  cairo_restore (cr);
}

static void
stack_free (gpointer data)
{
  Stack *stack = data;

  picture_clear (&stack->board);
  picture_clear (&stack->table);
  g_free (stack);
}

static void
make_board (const ExportSubject *subject,
            const BoardPicture  *board,
            Picture             *picture)
{
  int margin = board->size / 40;
  Stack *stack;
  Picture table;

  board_picture_make (board, picture);
  if (!board->caption || board->size < SET_TABLE_LEAST
      || !set_table_picture_make (&subject->explanation, board->size, 0, margin, board->palette, board->font, &table))
    return;
  stack = g_new (Stack, 1);
  *stack = (Stack) { *picture, table };
  picture->height += table.height;
  picture->paint = paint_stack;
  picture->what = stack;
  picture->free_what = stack_free;
}

static void
unref_subject (gpointer subject)
{
  export_subject_unref (subject);
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
  const BoardPicture board = {
    .scene = subject->scene, .size = wish->width, .palette = palette_get (wish->dark, contrast), .font = font,
    .parts = wish->parts, .transparent = wish->transparent, .caption = caption,
  };

  *scale = 1;
  if (!subject->other.paint)
    {
      make_board (subject, &board, picture);
      return;
    }
  *picture = subject->other;
  picture->paint = paint_other;
  picture->what = export_subject_ref (subject);
  picture->free_what = unref_subject;
  picture->transparent = wish->transparent;
  *scale = wish->width / picture->width;
}
