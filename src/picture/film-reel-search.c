/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel-search.c — a search, with an explorer and a timeline of its own. A film goes forward, so few keyframes do. */
#include <glib/gi18n.h>

#include "engine/logic/conflict.h"
#include "film-reel-private.h"

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

static void
show (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  const Event *event = timeline_seek (reel->timeline, position);
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autofree Deduction *deduction = look->brief || event->kind != EVENT_TECHNIQUE ? NULL : g_new (Deduction, 1);
  g_autofree Position *found_on = deduction ? g_new (Position, 1) : NULL;
  g_autofree char *number = NULL, *counters = NULL;
  LookInput input = { .view = view, .event = event, .cursor = -1, .position = found_on,
                      .show_candidates = look->candidates == FILM_CANDIDATES_EVERYWHERE };

  timeline_show (reel->timeline, view);
  input.wrong = board_repeats (&view->board);
  if (look->brief)
    explain_flow (look->speed, &moment->words);
  else
    {
      explain_event (event, view, reel->trace.strategy, position, &moment->words);
      if (event->kind == EVENT_START)                    /* it says what to press */
        moment->words.sentence[0] = '\0';
      input.explanation = &moment->words;
    }
  if (deduction && look_find_deduction (event, view, deduction, found_on))
    input.deduction = deduction;
  if (look->brief && look->touched)
    memcpy (input.touched, look->touched, sizeof input.touched);
  scene_compute (&moment->scene, &input);
  moment->scene.active = look->brief ? -1 : moment->words.cell;
  moment->dead = event->kind == EVENT_WIPEOUT;
  number = explain_event_number (position, timeline_ended (reel->timeline) ? timeline_length (reel->timeline) : 0);
  counters = explain_counters (view, event->depth, false);
  moment->counters = explain_join_some (LIST_FACTS, number, counters, NULL);
}

static bool
is_dead (FilmReel *reel, uint64_t position)
{
  return timeline_seek (reel->timeline, position)->kind == EVENT_WIPEOUT;
}

static CellSet
touched (FilmReel *reel, uint64_t first, uint64_t last)
{
  CellSet cells = CELLS_NONE;

  if (last - first >= EXACT)
    return timeline_touched (reel->timeline, first, last);
  for (uint64_t position = first; position <= last; position++)
    {
      const Event *event = timeline_seek (reel->timeline, position);

      if (event->cell != NO_CELL)
        cells_add (&cells, event->cell);
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
