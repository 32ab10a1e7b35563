/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-picture.c — how long a picture of the board takes, from the scene to the bytes of the file: every cell full of
 * candidates, and as it is most often, some of them. Best and median of some runs, CPU time. */
#include <glib.h>
#include <stdlib.h>

#include "cli/bench-clock.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"
#include "picture/board-picture.h"

enum { N_RUNS = 15, EVENTS = 40 };

static void
measure (const char *name, const Scene *scene, int size, PictureKind kind)
{
  BoardPicture board = { .scene = *scene, .size = size, .palette = palette_get (false, false), .parts = BOARD_ALL };
  double times[N_RUNS];
  gsize bytes = 0;

  for (int i = 0; i < N_RUNS; i++)
    {
      double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
      g_auto (Picture) picture = { 0 };
      g_autoptr (GBytes) file = NULL;

      board_picture_make (&board, &picture);
      file = picture_write (&picture, kind, 1, NULL);
      times[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
      bytes = g_bytes_get_size (file);
    }
  qsort (times, N_RUNS, sizeof *times, bench_by_value);
  g_print ("picture-%s-%s-%d-cpu-ms: %.1f (median %.1f)\n", picture_kinds[kind].id, name, size, times[0], times[N_RUNS / 2]);
  g_print ("picture-%s-%s-%d-kib: %.1f\n", picture_kinds[kind].id, name, size, (double) bytes / 1024);
}

static void
make_full (Scene *scene)
{
  scene_clear (scene);
  for (int cell = 0; cell < N_CELLS; cell++)
    scene->looks[cell].candidates = DIGITS_ALL;
}

/* In the midst of a search: digits, guesses, candidates everywhere. */
static void
make_usual (Scene *scene)
{
  Trace trace = { .strategy = &strategy_norvig, .options = strategy_norvig.defaults };
  g_autofree SearchView *view = g_new (SearchView, 1);
  Event event = EVENT_NONE;
  void *state;

  state = g_malloc (trace_state_size (&trace));
  trace_start (&trace, state);
  for (int i = 0; i < EVENTS; i++)
    trace.strategy->step (state, &event);
  trace.strategy->show (state, view);
  scene_of_search (scene, view, &event, NULL, true);
  g_free (state);
}

int
main (void)
{
  Scene full, usual;

  make_full (&full);
  make_usual (&usual);
  for (int kind = 0; kind < N_PICTURE_KINDS; kind++)
    {
      measure ("usual", &usual, kind == PICTURE_PNG ? 2000 : 600, (PictureKind) kind);
      measure ("full", &full, kind == PICTURE_PNG ? 2000 : 600, (PictureKind) kind);
    }
  measure ("usual", &usual, 600, PICTURE_PNG);
  return 0;
}
