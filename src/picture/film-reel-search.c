/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel-search.c — a search, with an explorer and a timeline of its own. A film goes forward, so few keyframes do. */
#include <glib/gi18n.h>

#include "engine/logic/conflict.h"
#include "film-reel-private.h"
#include "model/explain/explain-any-event.h"

enum {
  KEYFRAMES = 2 * 1024 * 1024,         /* bytes */
  LOOKS_A_SECOND = 50,                 /* at the cancellable, while it is explored */
  EXACT = 4096                         /* events whose cells are asked for one by one */
};

static uint64_t
slice_of (const FilmReel *reel)
{
  return MAX (reel->trace.strategy->pace / LOOKS_A_SECOND, 1);
}

static bool
prepare (FilmReel *reel, GCancellable *cancellable, GError **error)
{
  Explorer *explorer = explorer_new (&reel->trace, KEYFRAMES);
  Timeline *timeline = timeline_new (&reel->trace, KEYFRAMES);
  uint64_t goal = MIN (reel->wanted, reel->trace.strategy->horizon), slice = slice_of (reel);
  bool enough = explorer && timeline, more = true;

  while (enough && more && timeline_length (timeline) < goal && !g_cancellable_is_cancelled (cancellable))
    {
      Batch *batch = NULL;

      more = explorer_run (explorer, MIN (goal - timeline_length (timeline), slice), &batch);
      enough = timeline_accept (timeline, batch);
      film_reel_set_progress (reel, (double) timeline_length (timeline) / (double) goal);
    }
  explorer_free (explorer);
  if (!enough)
    {
      g_autofree char *words = explain_no_memory ();

      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, words);
    }
  if (!enough || g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      g_clear_pointer (&timeline, timeline_free);
      return false;
    }
  reel->timeline = timeline;
  return true;
}

static uint64_t
length (FilmReel *reel)
{
  return MIN (timeline_length (reel->timeline), reel->wanted);
}

/* Too fast to be told. */
static void
explain_flow (double speed, Explanation *words)
{
  words->glyph = GLYPH_NEXT;
  words->title = g_strdup (C_("search", "Running"));
  words->sentence = explain_rate (speed);
  words->cell = -1;
}

/* What is said of the event, unless it goes by too fast. */
static void
explain (FilmReel *reel, uint64_t position, const FilmLook *look, const LookInput *input, Explanation *words)
{
  if (look->brief)
    {
      explain_flow (look->speed, words);
      return;
    }
  if (input->any)
    explain_any_event (reel->trace.topology, input->event, input->any, words);
  else
    explain_event (input->event, input->view, reel->trace.strategy, position, words);
  if (input->event->kind == EVENT_START)                 /* it says what to press */
    words->sentence[0] = '\0';
}

/* The rest of the input is there: the board and the search on it. */
static void
show_event (FilmReel *reel, uint64_t position, const FilmLook *look, LookInput *input, const Counters *counted,
            FilmMoment *moment)
{
  g_autofree char *number = NULL, *counters = NULL;

  input->cursor = -1;
  input->show_candidates = look->candidates == FILM_CANDIDATES_EVERYWHERE;
  explain (reel, position, look, input, &moment->words);
  input->explanation = look->brief ? NULL : &moment->words;
  if (look->brief && look->touched)
    memcpy (input->touched, look->touched, (size_t) board_plan_n_cells (reel->plan));
  scene_compute (&moment->scene, input);
  moment->scene.active = look->brief ? -1 : moment->words.cell;
  moment->dead = input->event->kind == EVENT_WIPEOUT;
  number = explain_event_number (position, timeline_ended (reel->timeline) ? timeline_length (reel->timeline) : 0);
  counters = explain_counters (counted, input->event->depth, explain_clues_left (input->view), false);
  moment->counters = explain_join_some (LIST_FACTS, number, counters, NULL);
}

static void
show_any (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  g_autofree AnyView *view = g_new (AnyView, 1);
  LookInput input = { .plan = reel->plan, .any = view, .event = timeline_seek (reel->timeline, position) };

  timeline_show_any (reel->timeline, view);
  show_event (reel, position, look, &input, &view->counters, moment);
}

static void
show (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  const Event *event = timeline_seek (reel->timeline, position);
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autofree Deduction *deduction = look->brief || event->kind != EVENT_TECHNIQUE ? NULL : g_new (Deduction, 1);
  g_autofree Position *found_on = deduction ? g_new (Position, 1) : NULL;
  LookInput input = { .view = view, .event = event, .position = found_on };

  if (reel->plan)
    {
      show_any (reel, position, look, moment);
      return;
    }
  timeline_show (reel->timeline, view);
  input.repeated = places_from_cells (board_repeats (&view->board));
  if (deduction && look_find_deduction (event, view, deduction, found_on))
    input.deduction = deduction;
  show_event (reel, position, look, &input, &view->counters, moment);
}

static bool
is_dead (FilmReel *reel, uint64_t position)
{
  return timeline_seek (reel->timeline, position)->kind == EVENT_WIPEOUT;
}

static PlaceSet
touched (FilmReel *reel, uint64_t first, uint64_t last)
{
  PlaceSet cells = PLACES_NONE;

  if (last - first >= EXACT)
    return timeline_touched (reel->timeline, first, last);
  for (uint64_t position = first; position <= last; position++)
    {
      const Event *event = timeline_seek (reel->timeline, position);

      if (event_has_cell (event))
        places_add (&cells, event->cell);
    }
  return cells;
}

static void
profile (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  timeline_profile (reel->timeline, MAX (first, 1), last, n, columns);
}

const FilmReelKind film_reel_search = {
  .prepare = prepare, .length = length, .show = show, .is_dead = is_dead, .touched = touched, .profile = profile,
};
