/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel-path.c — a path: where it begins, each step on the board that it was found on, and what it came to. */
#include <glib/gi18n.h>

#include "film-reel-private.h"
#include "model/explain/explain-deduction.h"
#include "model/teach/path-words.h"

static bool
prepare (FilmReel *reel, GCancellable *cancellable, GError **error)
{
  if (!reel->path->complete)
    path_find (reel->path, cancellable);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  if (reel->path->steps->len == 0)
    {
      g_autofree char *words = path_words_verdict (reel->path);

      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, words);
      return false;
    }
  return true;
}

static int
n_steps (FilmReel *reel)
{
  return (int) reel->path->steps->len;
}

static uint64_t
length (FilmReel *reel)
{
  return (uint64_t) n_steps (reel) + 1;
}

/* Before the first step, or after the last. */
static void
show_end (FilmReel *reel, bool last, FilmMoment *moment)
{
  const Path *path = reel->path;
  g_autofree Position *position = g_new (Position, 1);

  *position = path->start;
  if (last)
    {
      *position = path_step (path, n_steps (reel) - 1)->before;
      deduction_apply (&path_step (path, n_steps (reel) - 1)->deduction, position);
    }
  scene_of_step (&moment->scene, path->question.cells, position, NULL);
  moment->words = (Explanation) {
    .glyph = last ? GLYPH_SOLUTION : GLYPH_NEXT, .cell = -1,
    .title = last ? path_words_verdict (path) : g_strdup (path_words_sheet_title ()),
    .sentence = last ? path_words_about (path) : g_strdup (""),
  };
}

static void
show (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  int n = n_steps (reel), i = (int) position;
  g_autofree char *so_far = NULL, *number = NULL;

  if (i < 1 || i > n)
    show_end (reel, i > n, moment);
  else
    {
      const PathStep *step = path_step (reel->path, i - 1);

      scene_of_step (&moment->scene, reel->path->question.cells, &step->before, &step->deduction);
      explain_deduction (&step->deduction, &step->before, &moment->words);
    }
  i = CLAMP (i, 0, n);
  number = g_strdup_printf (_("Step <b>%d</b> of %d"), i, n);
  so_far = i > 0 ? path_words_so_far (path_step (reel->path, i - 1)) : NULL;
  moment->counters = explain_join_some (LIST_FACTS, number, so_far ? so_far : "", NULL);
}

static bool
is_dead (FilmReel *reel, uint64_t position)
{
  return false;
}

static PlaceSet
touched (FilmReel *reel, uint64_t first, uint64_t last)
{
  return PLACES_NONE;
}

/* As high as the step is dear. */
static DepthColumn
column_at (FilmReel *reel, uint64_t position)
{
  int i = (int) position, price = i >= 1 && i <= n_steps (reel) ? path_step (reel->path, i - 1)->price : 0;
  uint8_t height = (uint8_t) CLAMP (price / 4, 0, UINT8_MAX);

  return (DepthColumn) { .min_depth = height, .max_depth = height, .kinds = 1 << EVENT_SINGLE };
}

static void
profile (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  film_reel_columns (reel, first, last, n, columns, column_at);
}

const FilmReelKind film_reel_path = {
  .prepare = prepare, .length = length, .show = show, .is_dead = is_dead, .touched = touched, .profile = profile,
};
