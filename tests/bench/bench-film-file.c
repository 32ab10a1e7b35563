/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-film-file.c — what a film costs: the empty board in order at 10 events/s, 600 pixels, as each kind of file; CPU time of
 * one core with the painting, and bytes. Then ten thousand frames of it, again and again from the start, and how the resident
 * set grew once fonts and buffers were there. Prints one "key: value" line a figure.
 *
 *   bench-film-file [quick]      the ten thousand without words, which takes seconds instead of minutes */
#include <gio/gio.h>
#include <string.h>

#include "cli/bench-clock.h"
#include "engine/search/strategies/strategies.h"
#include "picture/film-save.h"

enum { FRAMES = 10 * 1000, WARM = 200, EARLY = 1000 };         /* frames */

static FilmReel *
new_reel (void)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };
  FilmReel *reel = film_reel_of_search (&trace, UINT64_MAX);

  if (!film_reel_prepare (reel, NULL, NULL))
    g_error ("no search");
  return reel;
}

static FilmWish
wish_of (unsigned parts)
{
  FilmWish wish = film_wish_default ();

  wish.speed = 10;
  wish.parts = parts;
  return wish;
}

static void
measure (const FilmKind *kind, const char *name, unsigned parts)
{
  FilmReel *reel = new_reel ();
  g_autofree char *path = g_dir_make_tmp ("bench-film-XXXXXX", NULL);
  g_autofree char *file_path = g_build_filename (path, "film", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path), file = g_file_new_for_path (file_path);
  FilmWish wish = wish_of (parts);
  FilmProgress progress = { 0 };
  double start = bench_ms (CLOCK_THREAD_CPUTIME_ID), took;
  uint64_t bytes = 0;

  if (!film_save (reel, &wish, kind, file, &progress, NULL, NULL))
    g_error ("not saved");
  took = (bench_ms (CLOCK_THREAD_CPUTIME_ID) - start) / 1e3;
  g_file_measure_disk_usage (file, G_FILE_MEASURE_APPARENT_SIZE, NULL, NULL, NULL, &bytes, NULL, NULL, NULL);
  g_print ("film-%s-%s-frames-per-s: %.0f\n", kind->id, name, (double) progress.frames / took);
  g_print ("film-%s-%s-frames: %lu\n", kind->id, name, progress.frames);
  g_print ("film-%s-%s-bytes: %" G_GUINT64_FORMAT "\n", kind->id, name, bytes);
  g_file_delete (file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
  film_reel_free (reel);
}

static void
grow (const FilmKind *kind, const char *name, unsigned parts)
{
  FilmReel *reel = new_reel ();
  FilmWish wish = wish_of (parts);
  g_autoptr (Film) film = film_new (reel, &wish);
  g_autoptr (GFileIOStream) both = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("bench-film-XXXXXX", &both, NULL);
  GOutputStream *stream = g_io_stream_get_output_stream (G_IO_STREAM (both));
  int width, height;
  g_autoptr (FilmWriter) writer = NULL;
  cairo_surface_t *surface;
  double warm = 0, early = 0;

  film_wish_get_size (&wish, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  writer = film_writer_new (kind, width, height, stream, NULL);
  for (int n = 0; n < FRAMES; n++)
    {
      FilmFrame frame;

      warm = n == WARM ? bench_resident () : warm;
      early = n == EARLY ? bench_resident () : early;
      if (!film_next (film, surface, &frame))
        {
          film_seek (film, 0);
          film_next (film, surface, &frame);
        }
      if (!film_writer_frame (writer, surface, frame.ms, frame.changed, NULL, NULL))
        g_error ("not written");
    }
  g_print ("film-%s-%s-memory-growth-%d-mib: %.2f\n", kind->id, name, EARLY, early - warm);
  g_print ("film-%s-%s-memory-growth-%d-mib: %.2f\n", kind->id, name, FRAMES, bench_resident () - warm);
  cairo_surface_destroy (surface);
  g_file_delete (file, NULL, NULL);
  film_reel_free (reel);
}

int
main (int argc, char **argv)
{
  bool quick = argc > 1 && strcmp (argv[1], "quick") == 0;
  unsigned all = film_wish_default ().parts;

  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    if (kind->codec && !film_kind_is_folder (kind))
      {
        measure (kind, "all", all);
        measure (kind, "board", 0);
        grow (kind, quick ? "board" : "all", quick ? 0 : all);
      }
  return 0;
}
