/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slide-list.c — see slide-list.h. */
#include "slide-list.h"

#include <glib/gi18n.h>

#include "engine/logic/verdict.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain-deduction.h"
#include "model/job/job.h"

/* Takes the title. */
static void
set_title (Explanation *explanation,
           char        *title)
{
  g_free (explanation->title);
  explanation->title = title;
}

/* The bookmarks: the search is run again, from one to the next. */

enum { EVENTS_A_LOOK = 1 << 16 };      /* between two looks at the cancellable */

static bool
has_bookmarks (const ExportSubject *subject)
{
  return subject->trace.strategy && subject->bookmarks->len > 0
         && topology_equal (subject->trace.topology, subject->scene.plan ? subject->scene.plan->topology : NULL);
}

static bool
go_on (void        *cancellable,
       const Event *event,
       uint64_t     number)
{
  return number % EVENTS_A_LOOK != 0 || !g_cancellable_is_cancelled (cancellable);
}

static void
show_any (ExportSubject       *slide,
          const ExportSubject *subject,
          const void          *state,
          const Event         *event)
{
  const Topology *topology = subject->trace.topology;
  g_autofree AnyView *view = g_new (AnyView, 1);

  subject->trace.strategy->any->show (state, topology, view);
  explain_any_event (topology, event, view, &slide->explanation);
  scene_of_any_search (&slide->scene, board_plan_ref (subject->scene.plan), view, event, &slide->explanation, true);
}

static void
show_classic (ExportSubject  *slide,
              const Trace    *trace,
              const void     *state,
              const Event    *event,
              uint64_t        step)
{
  g_autofree SearchView *view = g_new (SearchView, 1);

  trace->strategy->show (state, view);
  explain_event (event, view, trace->strategy, step, &slide->explanation);
  scene_of_search (&slide->scene, view, event, &slide->explanation, true);
}

static void
add_event (GPtrArray           *slides,
           const ExportSubject *subject,
           const void          *state,
           const Event         *event,
           const Bookmark      *bookmark)
{
  ExportSubject *slide = export_subject_new ("");

  if (subject->trace.topology)
    show_any (slide, subject, state, event);
  else
    show_classic (slide, &subject->trace, state, event, bookmark->step);
  if (bookmark->note && *bookmark->note)
    set_title (&slide->explanation, g_strdup (bookmark->note));
  g_ptr_array_add (slides, slide);
}

static void
list_bookmarks (const ExportSubject *subject,
                GPtrArray           *slides,
                GCancellable        *cancellable)
{
  const Trace *trace = &subject->trace;
  g_autofree void *state = g_malloc (trace_state_size (trace));
  Event event = EVENT_NONE;
  uint64_t cursor = 0;

  trace_start (trace, state);
  for (guint i = 0; i < subject->bookmarks->len; i++)
    {
      const Bookmark *bookmark = &g_array_index (subject->bookmarks, Bookmark, i);

      if (trace_run (trace, state, &cursor, bookmark->step, &event, go_on, cancellable) != TRACE_THERE)
        return;                        /* it lies beyond the end, or nobody waits any more */
      add_event (slides, subject, state, &event, bookmark);
    }
}

/* The path, from the clues. */

static bool
has_path (const ExportSubject *subject)
{
  Board board;

  document_get_board (subject->document, &board);
  return !subject->document->topology && board_filled (&board) > 0;
}

static void
add_step (GPtrArray           *slides,
          const ExportSubject *subject,
          const Deduction     *deduction,
          const Position      *before)
{
  ExportSubject *slide = export_subject_new ("");
  g_autofree char *number = explain_count (slides->len + 1);

  explain_deduction (deduction, before, &slide->explanation);
  scene_of_step (&slide->scene, subject->document->cells, before, deduction);
  set_title (&slide->explanation, g_strdup_printf ("%s. %s", number, slide->explanation.title));
  g_ptr_array_add (slides, slide);
}

static void
list_path (const ExportSubject *subject,
           GPtrArray           *slides,
           GCancellable        *cancellable)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autofree Verdict *verdict = g_new (Verdict, 1);
  g_autofree Ladder *ladder = g_new (Ladder, 1);
  Stop stop = setdoku_job_stop (cancellable);
  Position before;
  Board board;

  document_get_board (subject->document, &board);
  verdict_reach (verdict, &board, ladder_profiles, NULL, &stop);
  if (verdict->kind == VERDICT_IMPOSSIBLE)
    return;
  position_from_board (&before, &board);
  before.unique = verdict->n_solutions == 1;
  ladder_start (ladder, &before, ladder_profiles, NULL);
  ladder->stop = &stop;
  while (ladder_step (ladder, deduction))
    {
      add_step (slides, subject, deduction, &before);
      before = ladder->position;
    }
}

const SlideSort slide_sorts[N_SLIDE_SORTS] = {
  [SLIDES_OF_BOOKMARKS] = { N_("Bookmarks of the search"), has_bookmarks, list_bookmarks },
  [SLIDES_OF_PATH] = { N_("Steps of the solution path"), has_path, list_path },
};

static void
unref (gpointer subject)
{
  export_subject_unref (subject);
}

GPtrArray *
slide_list_new (const ExportSubject *subject,
                int                  sort,
                GCancellable        *cancellable)
{
  GPtrArray *slides = g_ptr_array_new_with_free_func (unref);

  g_return_val_if_fail (subject && sort >= 0 && sort < N_SLIDE_SORTS, slides);
  if (slide_sorts[sort].has (subject))
    slide_sorts[sort].list (subject, slides, cancellable);
  return slides;
}
