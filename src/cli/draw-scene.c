/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "draw-scene.h"

#include <glib/gi18n.h>

#include "engine/logic/verdict.h"
#include "engine/search/timeline/heat.h"
#include "explore.h"
#include "model/explain/explain-deduction.h"

enum { HEAT_SLICE = 1 << 20 };         /* events */

/* The board as it stands. */

static void
digits_of_cells (const DocumentCell cells[N_CELLS], Board *board)
{
  uint8_t digits[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = cells[cell].given ? cells[cell].given : cells[cell].entry;
  board_from_digits (board, digits);
}

static char *
join (const char *first, const char *second, const char *between)
{
  if (!first || !*first || !second || !*second)
    return g_strdup (first && *first ? first : second && *second ? second : NULL);
  return g_strjoin (between, first, second, NULL);
}

static void
show_play (DrawScene *self, const DrawWish *wish, const Document *document)
{
  LookInput input = { .cells = document->cells, .cursor = -1, .fixed_places = wish->candidates };
  Board board;

  digits_of_cells (document->cells, &board);
  input.repeated = places_from_cells (board_repeats (&board));
  scene_compute (&self->scene, &input);
  for (int cell = 0; wish->candidates && cell < N_CELLS; cell++)
    {
      CellLook *look = &self->scene.looks[cell];

      if (!look->digit && !look->corner && !look->centre)
        look->candidates = board_possible (&board, cell);
    }
  self->caption = join (document->title, document->author, " · ");
}

/* A search. */

static char *
caption_of (char *number, const Explanation *explanation)
{
  g_autofree char *title = join (number, explanation->title, " · ");
  g_autofree char *said = join (title, explanation->sentence, "\n");

  g_free (number);
  return join (said, explanation->formula, "\n");
}

/* Every event up to that one counts. False: memory is short. */
static bool
show_heat (DrawScene *self, const Trace *trace, uint64_t event)
{
  g_autofree HeatRun *run = g_new0 (HeatRun, 1);
  Timeline *timeline = explore (trace, event);
  uint64_t last = timeline ? MIN (event, timeline_length (timeline)) : 0;

  if (!timeline)
    return false;
  if (last > 0)
    {
      heat_run_start (run, timeline, 1, last);
      while (heat_run (run, HEAT_SLICE))
        continue;
    }
  timeline_free (timeline);
  look_heat (NULL, run->counts.exhausted, self->scene.looks);
  explanation_clear (&self->explanation);
  self->caption = explain_heat (MIN (last, 1), last);
  return true;
}

static bool
show_search (DrawScene *self, const DrawWish *wish, const Document *document, char **why)
{
  Trace trace = wish->search;
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autofree void *state = NULL;
  g_autofree char *count = NULL;
  Event event = EVENT_NONE;
  uint64_t cursor = 0;

  document_get_board (document, &trace.board);
  state = g_malloc (trace_state_size (&trace));
  trace_start (&trace, state);
  if (trace_run (&trace, state, &cursor, wish->at, &event, NULL, NULL) != TRACE_THERE && wish->at != UINT64_MAX)
    {
      *why = g_strdup_printf ("the search has only %" G_GUINT64_FORMAT " events", cursor);
      return false;
    }
  trace.strategy->show (state, view);
  explain_event (&event, view, trace.strategy, cursor, &self->explanation);
  scene_of_search (&self->scene, view, &event, &self->explanation, wish->candidates);
  if (wish->heat)
    {
      *why = show_heat (self, &trace, cursor) ? NULL : g_strdup ("memory is short");
      return !*why;
    }
  count = explain_count (cursor);
  self->caption = caption_of (g_strdup_printf (_("Event %s"), count), &self->explanation);
  return true;
}

/* A path. */

static bool
show_step (DrawScene *self, const DrawWish *wish, const Document *document, char **why)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autofree Verdict *verdict = g_new (Verdict, 1);
  g_autofree Ladder *ladder = g_new (Ladder, 1);
  Position before;
  Board board;

  document_get_board (document, &board);
  verdict_reach (verdict, &board, wish->profile, NULL, NULL);
  if (verdict->kind == VERDICT_IMPOSSIBLE)
    {
      *why = g_strdup ("it has no solution, so no path leads there");
      return false;
    }
  position_from_board (&before, &board);
  before.unique = verdict->n_solutions == 1;
  ladder_start (ladder, &before, wish->profile, NULL);
  while (ladder_step (ladder, deduction) && ladder->n_steps < (int) wish->step)
    before = ladder->position;
  if (ladder->n_steps < (int) wish->step)
    {
      *why = ladder->outcome == LADDER_NO_MEMORY ? g_strdup ("memory is short")
                                                 : g_strdup_printf ("the path has only %d steps", ladder->n_steps);
      return false;
    }
  explain_deduction (deduction, &before, &self->explanation);
  scene_of_step (&self->scene, document->cells, &before, deduction);
  self->caption = caption_of (g_strdup_printf (_("Step %u"), wish->step), &self->explanation);
  return true;
}

bool
draw_scene_make (DrawScene *self, const DrawWish *wish, const Document *document, char **why)
{
  *self = (DrawScene) { 0 };
  *why = NULL;
  if (wish->kind == DRAW_SEARCH)
    return show_search (self, wish, document, why);
  if (wish->kind == DRAW_PATH)
    return show_step (self, wish, document, why);
  show_play (self, wish, document);
  return true;
}

void
draw_scene_clear (DrawScene *self)
{
  explanation_clear (&self->explanation);
  g_clear_pointer (&self->caption, g_free);
}
