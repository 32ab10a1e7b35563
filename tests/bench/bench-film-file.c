/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-film-file.c — what a film costs: the empty board in order at 10 events/s, 600 pixels, as each kind of file; CPU time of
 * one core with the painting, bytes, and how the resident set grew. Prints one "key: value" line a figure. */
#include <gio/gio.h>

#include "cli/bench-clock.h"
#include "engine/search/strategies/strategies.h"
#include "picture/film-save.h"

static void
measure (const FilmKind *kind, const char *name, unsigned parts)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };
  FilmReel *reel = film_reel_of_search (&trace, UINT64_MAX);
  g_autofree char *path = g_dir_make_tmp ("bench-film-XXXXXX", NULL);
  g_autofree char *file_path = g_build_filename (path, "film", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path), file = g_file_new_for_path (file_path);
  FilmWish wish = film_wish_default ();
  FilmProgress progress = { 0 };
  double start, before, took;
  uint64_t bytes = 0;

  wish.speed = 10;
  wish.parts = parts;
  if (film_reel_prepare (reel, NULL, NULL))
    {
      before = bench_resident ();
      start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
      if (film_save (reel, &wish, kind, file, &progress, NULL, NULL))
        {
          took = (bench_ms (CLOCK_THREAD_CPUTIME_ID) - start) / 1e3;
          g_file_measure_disk_usage (file, G_FILE_MEASURE_APPARENT_SIZE, NULL, NULL, NULL, &bytes, NULL, NULL, NULL);
          g_print ("film-%s-%s-frames-per-s: %.0f\n", kind->id, name, (double) progress.frames / took);
          g_print ("film-%s-%s-frames: %lu\n", kind->id, name, progress.frames);
          g_print ("film-%s-%s-bytes: %" G_GUINT64_FORMAT "\n", kind->id, name, bytes);
          g_print ("film-%s-%s-memory-growth-mib: %.1f\n", kind->id, name, bench_resident () - before);
        }
    }
  g_file_delete (file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
  film_reel_free (reel);
}

int
main (void)
{
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    if (kind->codec && !film_kind_is_folder (kind))
      {
        measure (kind, "all", film_wish_default ().parts);
        measure (kind, "board", 0);
      }
  return 0;
}
