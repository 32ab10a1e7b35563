/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-lesson.c — every lesson that is shipped is gone through from its first slide to its last: its search is run, and each slide
 * stands at the event that it speaks of, in the words that can be translated. */
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"
#include "formats/document-limits.h"
#include "formats/format.h"
#include "model/explain/explain.h"
#include "model/teach/lesson.h"

enum { SLIDES_LEAST = 4, EVENTS_MAX = 100000 };

static Document *
load (const Lesson *lesson)
{
  g_autofree char *name = g_strdup_printf ("%s.setdoku", lesson->id), *text = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", name, NULL);
  Document *document;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  document = lesson_read (text, length);
  if (!document)
    g_error ("%s is no lesson", path);
  return document;
}

static void
make_trace (const Document *document, Trace *trace)
{
  g_auto (GStrv) pairs = g_strsplit (document->switches ? document->switches : "", " ", -1);

  *trace = (Trace) { .strategy = strategy_find (document->strategy), .seed = document->seed };
  g_assert_nonnull (trace->strategy);
  trace->options = trace->strategy->defaults;
  document_get_board (document, &trace->board);
  for (char **pair = pairs; *pair && **pair; pair++)
    {
      g_auto (GStrv) sides = g_strsplit (*pair, "=", 2);

      g_assert_cmpint (search_options_set (&trace->options, trace->strategy->switches, sides[0], sides[1]), ==, OPTION_OK);
    }
}

static void
check_slide (const Lesson *lesson, guint i, const Event *event, const SearchView *view, const Strategy *strategy, uint64_t step)
{
  const LessonSlide *slide = &lesson->slides[i];
  int cell = slide->row ? (slide->row - 1) * 9 + slide->column - 1 : NO_CELL;
  Explanation explanation = { 0 };

  if (event->kind != slide->kind || event->cell != cell || event->digit != slide->digit)
    g_error ("%s, slide %u, event %u: %s at cell %d with digit %d", lesson->id, i + 1, (unsigned) step,
             event_kind_ids[event->kind], event->cell, event->digit);
  explain_event (event, view, strategy, step, &explanation);
  g_assert_cmpuint (strlen (explanation.title), >, 0);
  explanation_clear (&explanation);
}

/* The cell and the digit that a slide is about are named in it. */
static void
check_words (const Lesson *lesson, guint i, const char *note)
{
  const LessonSlide *slide = &lesson->slides[i];
  g_autofree char *digit = g_strdup_printf ("%d", slide->digit), *lower = g_utf8_strdown (note, -1);
  g_autofree char *cell = g_strdup_printf ("row %d, column %d", slide->row, slide->column);

  g_assert_cmpstr (note, ==, slide->note);
  g_assert_cmpuint (strlen (note), <=, TEXT_NAME_MAX);
  if (slide->digit && !strstr (note, digit))
    g_error ("%s, slide %u does not name %s", lesson->id, i + 1, digit);
  if (slide->row && !strstr (lower, cell))
    g_error ("%s, slide %u does not name %s", lesson->id, i + 1, cell);
}

static guint
go_through (const Lesson *lesson, const Document *document)
{
  g_autofree SearchView *view = g_new0 (SearchView, 1);
  g_autofree char *state = NULL;
  uint64_t at = 0;
  guint i = 0;
  Trace trace;
  Event event;

  make_trace (document, &trace);
  state = g_malloc0 (trace_state_size (&trace));
  trace_start (&trace, state);
  for (; i < document->bookmarks->len; i++)
    {
      const DocumentBookmark *slide = &g_array_index (document->bookmarks, DocumentBookmark, i);

      g_assert_cmpuint (slide->step, >, at);
      g_assert_cmpuint (slide->step, <, EVENTS_MAX);
      for (; at < slide->step; at++)
        if (!trace_step (&trace, state, at, &event))
          g_error ("%s: slide %u lies beyond the end", lesson->id, i + 1);
      trace.strategy->show (state, view);
      check_words (lesson, i, slide->note);
      check_slide (lesson, i, &event, view, trace.strategy, at);
    }
  return i;
}

static void
test_lessons (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  int n = 0;

  for (const Lesson *lesson = lessons; lesson->id; lesson++, n++)
    {
      g_autoptr (Document) document = load (lesson);
      guint slides = go_through (lesson, document);

      g_assert_true (g_hash_table_add (seen, (char *) lesson->id));
      g_assert_true (lesson_find (lesson->id) == lesson);
      g_assert_cmpstr (document->title, ==, lesson->title);
      g_assert_cmpstr (document->description, ==, lesson->about);
      g_assert_cmpuint (slides, >=, SLIDES_LEAST);
      g_assert_cmpuint (slides, <=, LESSON_SLIDES_MAX);
      g_assert_null (lesson->slides[slides].note);             /* no words without a slide */
      g_assert_cmpuint (document->step, ==, g_array_index (document->bookmarks, DocumentBookmark, 0).step);
    }
  g_assert_cmpint (n, ==, 8);
  g_assert_null (lesson_find ("nothing"));
}

/* A puzzle alone is no lesson, nor is what is damaged. */
static void
test_no_lesson (void)
{
  g_autoptr (Document) puzzle = document_new ();
  g_autofree char *text = NULL;

  puzzle->cells[0].given = 7;
  text = format_write (format_find ("setdoku"), puzzle);
  g_assert_null (lesson_read (text, strlen (text)));
  g_assert_null (lesson_read (text, strlen (text) / 2));
  g_assert_null (lesson_read ("", 0));
}

/* A note may be as long as a slide needs; a longer one is cut, between characters. */
static void
test_long_note (void)
{
  g_autoptr (Document) marked = document_new (), read = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) note = g_string_new (NULL);
  const char *kept;

  marked->cells[0].given = 7;
  marked->strategy = g_strdup ("ascending");
  while (note->len < 2 * TEXT_NAME_MAX)
    g_string_append (note, "∖ ");
  document_add_bookmark (marked, 3, note->str);
  text = format_write (format_find ("setdoku"), marked);
  read = lesson_read (text, strlen (text));
  g_assert_nonnull (read);
  kept = g_array_index (read->bookmarks, DocumentBookmark, 0).note;
  g_assert_cmpuint (strlen (kept), <=, TEXT_NAME_MAX);
  g_assert_true (g_str_has_suffix (kept, "…"));
  g_assert_true (g_utf8_validate (kept, -1, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/from-start-to-end", test_lessons);
  g_test_add_func ("/lesson/no-lesson", test_no_lesson);
  g_test_add_func ("/lesson/long-note", test_long_note);
  return g_test_run ();
}
