/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-film-save.c — a film becomes a file that shows all of it, or nothing changes under that name. */
#include <glib.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <utime.h>

#include "../remove-all.h"
#include "engine/search/strategies/strategies.h"
#include "film-decode.h"
#include "picture/film-save.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

static FilmReel *
new_reel (uint64_t last)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };

  g_assert_true (board_parse (&trace.board, PUZZLE));
  return film_reel_of_search (&trace, last);
}

static FilmWish
small_wish (uint64_t last)
{
  FilmWish wish = film_wish_default ();

  wish.size = 200;
  wish.last = last;
  wish.speed = 5;
  return wish;
}

/* A folder of its own, empty. */
static GFile *
new_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("film-save-XXXXXX", NULL);

  return g_file_new_for_path (path);
}

static unsigned
count_files (GFile *folder)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

/* Each frame that the film paints, as long as the file shows it. */
static void
check_shows (const SeenFilm *seen, const FilmWish *wish, int at_most)
{
  g_autoptr (FilmReel) reel = new_reel (wish->last);
  g_autoptr (Film) film = NULL;
  cairo_surface_t *surface;
  int width, height;
  int64_t now = 0, until = 0;
  guint i = 0;
  FilmFrame frame;

  g_assert_true (film_reel_prepare (reel, NULL, NULL));
  film = film_new (reel, wish);
  film_wish_get_size (wish, &width, &height);
  g_assert_cmpint (seen->width, ==, width);
  g_assert_cmpint (seen->height, ==, height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  until = g_array_index (seen->frames, SeenFrame, 0).ms;
  while (film_next (film, surface, &frame))
    {
      const uint32_t *shown;

      if (until <= now + 10)
        until += g_array_index (seen->frames, SeenFrame, ++i).ms;
      shown = g_array_index (seen->frames, SeenFrame, i).pixels;
      cairo_surface_flush (surface);
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
          {
            const uint8_t *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
            uint32_t wanted = ((const uint32_t *) (const void *) row)[x];

            for (int shift = 0; shift < 24; shift += 8)
              g_assert_cmpint (abs ((int) (wanted >> shift & 0xff) - (int) (shown[y * width + x] >> shift & 0xff)), <=, at_most);
          }
      now += frame.ms;
    }
  g_assert_cmpuint (i, ==, seen->frames->len - 1);
  g_assert_cmpint (ABS (until - now), <=, 10);
  cairo_surface_destroy (surface);
}

static void
check_film (const char *id, const char *name, int at_most, bool (*look) (SeenFilm *, const char *, gsize))
{
  g_autoptr (GFile) folder = new_folder (), file = g_file_get_child (folder, name);
  g_autoptr (FilmReel) reel = new_reel (30);
  const FilmKind *kind = film_kind_from_id (id);
  FilmWish wish = small_wish (30);
  FilmProgress progress = { 0 };
  g_autofree char *bytes = NULL;
  GError *error = NULL;
  SeenFilm seen;
  gsize length;

  if (!kind->codec)
    {
      g_test_skip ("this build writes no film of this kind");
      remove_all (g_file_peek_path (folder));
      return;
    }
  film_save (reel, &wish, kind, file, &progress, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (progress.part, ==, FILM_WHOLE);
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_true (g_file_load_contents (file, NULL, &bytes, &length, NULL, NULL));
  if (look (&seen, bytes, length))
    {
      check_shows (&seen, &wish, at_most);
      seen_clear (&seen);
    }
  remove_all (g_file_peek_path (folder));
}

static void
test_webp_shows_the_film (void)
{
  check_film ("webp", "film.webp", 0, seen_webp);
}

static void
test_gif_shows_the_film (void)
{
  check_film ("gif", "film.gif", 32, seen_gif);
}

/* What was there is as it was, and nothing is beside it. */
static void
check_untouched (GFile *folder, GFile *file, bool was_there)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (count_files (folder), ==, was_there);
  if (was_there)
    {
      g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
      g_assert_cmpstr (text, ==, "old");
    }
}

typedef struct {
  FilmReel       *reel;
  FilmWish        wish;
  const FilmKind *kind;
  GFile          *file;
  FilmProgress    progress;
  GCancellable   *cancellable;
  GError         *error;
} Run;

static void *
save_in_thread (void *data)
{
  Run *run = data;

  return GINT_TO_POINTER (film_save (run->reel, &run->wish, run->kind, run->file, &run->progress, run->cancellable, &run->error));
}

/* A film of minutes is cancelled once some frames are written. */
static void
test_cancelled_leaves_nothing (void)
{
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    for (int was_there = 0; kind->codec && was_there <= !film_kind_is_folder (kind); was_there++)
      {
        g_autoptr (GFile) folder = new_folder ();
        Run run = { new_reel (100000), small_wish (100000), kind, g_file_get_child (folder, "film"), { 0 },
                    g_cancellable_new () };
        GThread *thread;

        if (was_there)
          g_assert_true (g_file_set_contents (g_file_peek_path (run.file), "old", -1, NULL));
        thread = g_thread_new ("film", save_in_thread, &run);
        while (atomic_load (&run.progress.frames) < 5)
          g_thread_yield ();
        g_cancellable_cancel (run.cancellable);
        g_assert_false (GPOINTER_TO_INT (g_thread_join (thread)));
        g_assert_error (run.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
        check_untouched (folder, run.file, was_there);
        g_error_free (run.error);
        g_object_unref (run.cancellable);
        g_object_unref (run.file);
        film_reel_free (run.reel);
        remove_all (g_file_peek_path (folder));
      }
}

/* No file may become larger than a few frames. */
static void
test_no_room_leaves_nothing (void)
{
  const struct rlimit small = { 3000, RLIM_INFINITY };
  struct rlimit before;

  getrlimit (RLIMIT_FSIZE, &before);
  signal (SIGXFSZ, SIG_IGN);
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    for (int was_there = 0; kind->codec && was_there <= !film_kind_is_folder (kind); was_there++)
      {
        g_autoptr (GFile) folder = new_folder (), file = g_file_get_child (folder, "film");
        g_autoptr (FilmReel) reel = new_reel (30);
        g_autoptr (GError) error = NULL;
        FilmWish wish = small_wish (30);

        if (was_there)
          g_assert_true (g_file_set_contents (g_file_peek_path (file), "old", -1, NULL));
        setrlimit (RLIMIT_FSIZE, &small);
        g_assert_false (film_save (reel, &wish, kind, file, NULL, NULL, &error));
        setrlimit (RLIMIT_FSIZE, &before);
        g_assert_nonnull (error);
        g_assert_true (g_str_has_prefix (error->message, "Not saved: "));
        check_untouched (folder, file, was_there);
        remove_all (g_file_peek_path (folder));
      }
}

static void
test_folder_must_be_free (void)
{
  g_autoptr (GFile) folder = new_folder (), target = g_file_get_child (folder, "frames");
  g_autoptr (GFile) other = g_file_get_child (target, "frame-00001.png");
  const FilmKind *kind = film_kind_from_id ("frames");
  FilmWish wish = small_wish (3);

  for (int i = 0; i < 2; i++)                          /* an empty one, then one with pictures */
    {
      g_autoptr (FilmReel) reel = new_reel (3);
      g_autoptr (GError) error = NULL;

      if (i == 0)
        g_assert_true (g_file_make_directory (target, NULL, NULL));
      g_assert_cmpint (film_save (reel, &wish, kind, target, NULL, NULL, &error), ==, i == 0);
      if (i)
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
      g_assert_cmpuint (count_files (folder), ==, 1);
      g_assert_true (g_file_query_exists (other, NULL));
    }
  remove_all (g_file_peek_path (folder));
}

/* In the folder: such a one as a save makes, with two files in it, last touched so many hours ago. */
static GFile *
make_left (GFile *folder, const char *name, const char *inside, int hours)
{
  GFile *left = g_file_get_child (folder, name);
  g_autofree char *frame = g_build_filename (g_file_peek_path (left), "frame-00001.png", NULL);
  g_autofree char *other = g_build_filename (g_file_peek_path (left), inside, NULL);
  const struct utimbuf old = { time (NULL) - hours * 3600, time (NULL) - hours * 3600 };

  g_assert_true (g_file_make_directory (left, NULL, NULL));
  g_assert_true (g_file_set_contents (frame, "png", -1, NULL));
  g_assert_true (g_file_set_contents (other, "x", -1, NULL));
  g_assert_cmpint (g_utime (g_file_peek_path (left), (struct utimbuf *) &old), ==, 0);
  return left;
}

/* Only what no other program, no running save and nobody by hand has made. */
static void
test_killed_folder_is_swept (void)
{
  static const struct { const char *name, *inside; int hours; bool stays; } rows[] = {
    { ".setdoku-0a1b2c3d", "frame-00002.png", 2, false },
    { ".setdoku-0a1b2c3e", "film.txt", 2, false },
    { ".setdoku-1a1b2c3d", "frame-00002.png", 0, true },
    { ".setdoku-2a1b2c3d", "letter.odt", 2, true },
    { ".setdoku-2a1b2c3e", "frame-.png.txt", 2, true },
    { ".setdoku-games", "film.txt", 2, true },
    { "setdoku-0a1b2c3d", "film.txt", 2, true },
  };
  g_autoptr (GFile) folder = new_folder (), target = g_file_get_child (folder, "frames");
  g_autoptr (FilmReel) reel = new_reel (3);
  FilmWish wish = small_wish (3);
  GFile *left[G_N_ELEMENTS (rows)];

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    left[i] = make_left (folder, rows[i].name, rows[i].inside, rows[i].hours);
  g_assert_true (film_save (reel, &wish, film_kind_from_id ("frames"), target, NULL, NULL, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (g_file_query_exists (left[i], NULL), ==, rows[i].stays);
      if (rows[i].stays)
        remove_all (g_file_peek_path (left[i]));
      g_object_unref (left[i]);
    }
  remove_all (g_file_peek_path (folder));
}

static void
test_size_is_guessed (void)
{
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    {
      g_autoptr (GFile) folder = new_folder (), file = g_file_get_child (folder, "film");
      g_autoptr (FilmReel) reel = NULL;
      FilmWish wish = small_wish (120);
      uint64_t guessed, real = 0;
      GFileMeasureFlags none = G_FILE_MEASURE_APPARENT_SIZE;

      if (kind->codec)
        {
          reel = new_reel (120);
          g_assert_true (film_reel_prepare (reel, NULL, NULL));
          guessed = film_guess_size (reel, &wish, kind, NULL);
          g_assert_true (film_save (reel, &wish, kind, file, NULL, NULL, NULL));
          g_assert_true (g_file_measure_disk_usage (file, none, NULL, NULL, NULL, &real, NULL, NULL, NULL));
          g_test_message ("%s: guessed %" G_GUINT64_FORMAT ", real %" G_GUINT64_FORMAT, kind->id, guessed, real);
          g_assert_cmpuint (guessed, >, real * 6 / 10);
          g_assert_cmpuint (guessed, <, real * 16 / 10);
        }
      remove_all (g_file_peek_path (folder));
    }
}

static void
test_time_left (void)
{
  FilmProgress progress = { 0 };

  g_assert_cmpint (film_time_left (&progress, 1000), ==, -1);
  progress.part = FILM_WHOLE / 4;
  g_assert_cmpint (film_time_left (&progress, 0), ==, -1);
  g_assert_cmpint (film_time_left (&progress, 1000), ==, 3000);
  progress.part = FILM_WHOLE;
  g_assert_cmpint (film_time_left (&progress, 1000), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/film-save/webp-shows-the-film", test_webp_shows_the_film);
  g_test_add_func ("/film-save/gif-shows-the-film", test_gif_shows_the_film);
  g_test_add_func ("/film-save/cancelled", test_cancelled_leaves_nothing);
  g_test_add_func ("/film-save/no-room", test_no_room_leaves_nothing);
  g_test_add_func ("/film-save/folder-must-be-free", test_folder_must_be_free);
  g_test_add_func ("/film-save/killed-folder-is-swept", test_killed_folder_is_swept);
  g_test_add_func ("/film-save/size-is-guessed", test_size_is_guessed);
  g_test_add_func ("/film-save/time-left", test_time_left);
  return g_test_run ();
}
