/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-film-file.c — what goes into a film comes out of it: each frame, and how long it is to be seen. */
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib/gstdio.h>

#include "film-making.h"

/* How far a colour is from what it was, in the channel that is furthest. */
static int
error_of (uint32_t a, uint32_t b)
{
  int worst = 0;

  for (int shift = 0; shift < 24; shift += 8)
    worst = MAX (worst, abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));
  return worst;
}

/* at_most: how far any colour may be from what it was; share: how many may be at all. */
static void
compare_frames (const SeenFilm *seen, const SeenFilm *wanted, int at_most, double share)
{
  int n = wanted->width * wanted->height;

  g_assert_cmpint (seen->width, ==, wanted->width);
  g_assert_cmpint (seen->height, ==, wanted->height);
  g_assert_cmpint (seen->loops, ==, wanted->loops);
  g_assert_cmpuint (seen->frames->len, ==, wanted->frames->len);
  for (guint i = 0; i < wanted->frames->len; i++)
    {
      const SeenFrame *a = &g_array_index (seen->frames, SeenFrame, i), *b = &g_array_index (wanted->frames, SeenFrame, i);
      int worst = 0, others = 0;

      for (int pixel = 0; pixel < n; pixel++)
        {
          int far = error_of (a->pixels[pixel], b->pixels[pixel]);

          worst = MAX (worst, far);
          others += far > 0;
        }
      g_assert_cmpint (worst, <=, at_most);
      g_assert_cmpfloat (others, <=, share * n);
      g_assert_cmpint (a->ms, ==, b->ms);
    }
}

static bool
can_write (const char *id)
{
  if (film_kind_from_id (id)->codec)
    return true;
  g_test_skip ("this build writes no film of this kind");
  return false;
}

/* Tests. */

static void
test_frames_come_back (const char *id, int at_most, double share)
{
  if (!can_write (id))
    return;
  for (int dark = 0; dark < 2; dark++)
    {
      Making making;
      SeenFilm seen;

      making_begin (&making, id, WIDTH, HEIGHT);
      for (int i = 0; i < N_FRAMES; i++)
        {
          paint_frame (making.surface, i, dark);
          making_add (&making, i == 7 ? 1250 : 40 + 10 * (i % 5), true);
        }
      if (making_end (&making, &seen))
        {
          compare_frames (&seen, &making.wanted, at_most, share);
          seen_clear (&seen);
        }
      seen_clear (&making.wanted);
    }
}

static void
test_webp_loses_nothing (void)
{
  test_frames_come_back ("webp", 0, 0);
}

/* Edges of letters may be a little lighter or darker. */
static void
test_gif_loses_hardly_anything (void)
{
  test_frames_come_back ("gif", 40, 0.02);
}

/* What fills anything has its colour exactly. */
static void
test_gif_has_the_colours_of_the_board (void)
{
  const Palette *palette = palette_get (false, false);
  const Color colours[] = { palette->window, palette->cell, palette->given_cell, palette->thin_line, palette->box_line,
                            palette->row.tint, palette->column.tint, palette->box.tint, palette->dead.tint, palette->strip,
                            palette->shade[1], palette->shade[2], palette->given, palette->text, palette->selection };
  Making making;
  SeenFilm seen;

  making_begin (&making, "gif", WIDTH, HEIGHT);
  paint_frame (making.surface, 30, false);
  for (unsigned i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      cairo_t *cr = cairo_create (making.surface);

      color_use (cr, colours[i]);
      cairo_rectangle (cr, 20 * i, 300, 20, 20);
      cairo_fill (cr);
      cairo_destroy (cr);
    }
  making_add (&making, 100, true);
  if (making_end (&making, &seen))
    {
      const uint32_t *pixels = g_array_index (seen.frames, SeenFrame, 0).pixels;

      for (unsigned i = 0; i < G_N_ELEMENTS (colours); i++)
        g_assert_cmphex (pixels[310 * WIDTH + 20 * (int) i + 10], ==, pixel_of (colours[i]));
      seen_clear (&seen);
    }
  seen_clear (&making.wanted);
}

/* More colours than any table holds, so that GIF may have any other; more strings than LZW's; no pixel as before. */
static void
test_noise (const char *id, int at_most)
{
  static const int sizes[][2] = { { 1, 1 }, { 2, 1 }, { 3, 7 }, { 65, 65 }, { 256, 255 } };

  for (unsigned i = 0; can_write (id) && i < G_N_ELEMENTS (sizes); i++)
    {
      Making making;
      SeenFilm seen;

      making_begin (&making, id, sizes[i][0], sizes[i][1]);
      for (unsigned seed = 1; seed < 5; seed++)
        {
          paint_noise (making.surface, seed);
          making_add (&making, 100, true);
        }
      if (making_end (&making, &seen))
        {
          compare_frames (&seen, &making.wanted, at_most, 1);
          seen_clear (&seen);
        }
      seen_clear (&making.wanted);
    }
}

static void
test_webp_of_noise (void)
{
  test_noise ("webp", 0);
}

static void
test_gif_of_noise (void)
{
  test_noise ("gif", 255);
}

/* A picture of so many colours, from which each width of a code follows. */
static void
test_gif_of_each_number_of_colours (void)
{
  for (int n = 1; n <= 255; n += n < 20 ? 1 : 47)
    {
      Making making;
      SeenFilm seen;

      making_begin (&making, "gif", 64, 64);
      for (int frame = 0; frame < 3; frame++)
        {
          paint_noise (making.surface, (unsigned) frame + 1);
          for (int i = 0; i < 64 * 64; i++)
            {
              uint32_t *pixel = (uint32_t *) (void *) cairo_image_surface_get_data (making.surface) + i;

              *pixel = 0xff000000 | (uint32_t) frame << 16 | (uint32_t) (*pixel >> 8 & 0xffff) % (uint32_t) n;
            }
          making_add (&making, 20, true);
        }
      if (making_end (&making, &seen))
        {
          compare_frames (&seen, &making.wanted, 0, 0);
          seen_clear (&seen);
        }
      seen_clear (&making.wanted);
    }
}

static void
test_what_is_the_same_lasts_longer (void)
{
  static const char *const ids[] = { "webp", "gif" };

  for (unsigned i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Making making;
      SeenFilm seen;

      if (!can_write (ids[i]))
        continue;
      making_begin (&making, ids[i], WIDTH, HEIGHT);
      paint_frame (making.surface, 1, false);
      making_add (&making, 100, true);
      making_add (&making, 150, false);
      paint_frame (making.surface, 2, false);
      making_add (&making, 30, true);
      paint_frame (making.surface, 1, false);
      making_add (&making, 30, true);
      making_add (&making, 2000, false);
      if (making_end (&making, &seen))
        {
          compare_frames (&seen, &making.wanted, 40, 0.02);
          seen_clear (&seen);
        }
      seen_clear (&making.wanted);
    }
}

/* 30 frames a second are no whole hundredths: what is lost in one frame the next one has. */
static void
test_gif_keeps_time (void)
{
  Making making;
  SeenFilm seen;
  int ms = 0, longest = 0;

  making_begin (&making, "gif", WIDTH, HEIGHT);
  for (int i = 0; i < 30; i++)
    {
      paint_frame (making.surface, i, false);
      making_add (&making, 33 + (i % 3 == 0), true);
    }
  if (making_end (&making, &seen))
    {
      for (guint i = 0; i < seen.frames->len; i++)
        {
          ms += g_array_index (seen.frames, SeenFrame, i).ms;
          longest = MAX (longest, g_array_index (seen.frames, SeenFrame, i).ms);
        }
      g_assert_cmpint (ms, ==, 1000);
      g_assert_cmpint (longest, <=, 40);
      seen_clear (&seen);
    }
  seen_clear (&making.wanted);
}

/* Only what is within is looked at; it may be larger than what changed. */
static void
test_region_is_enough (void)
{
  const cairo_rectangle_int_t all = { 0, 0, WIDTH, HEIGHT };
  cairo_region_t *region = cairo_region_create_rectangle (&all), *nothing = cairo_region_create ();
  Making making;
  SeenFilm seen;
  g_autofree uint32_t *first = NULL;

  making_begin (&making, "gif", WIDTH, HEIGHT);
  paint_frame (making.surface, 1, false);
  g_assert_true (film_writer_frame (making.writer, making.surface, 100, nothing, NULL, NULL));
  first = copy_pixels (making.surface);
  seen_add (&making.wanted, first, 100);
  paint_frame (making.surface, 2, false);
  g_assert_true (film_writer_frame (making.writer, making.surface, 100, nothing, NULL, NULL));
  g_array_index (making.wanted.frames, SeenFrame, 0).ms += 100;
  g_assert_true (film_writer_frame (making.writer, making.surface, 60, region, NULL, NULL));
  {
    g_autofree uint32_t *second = copy_pixels (making.surface);

    seen_add (&making.wanted, second, 60);
  }
  if (making_end (&making, &seen))
    {
      compare_frames (&seen, &making.wanted, 40, 0.02);
      seen_clear (&seen);
    }
  seen_clear (&making.wanted);
  cairo_region_destroy (region);
  cairo_region_destroy (nothing);
}

static void
test_folder_of_pictures (void)
{
  g_autofree char *path = g_dir_make_tmp ("film-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  FilmWriter *writer = film_writer_new (film_kind_from_id ("frames"), WIDTH, HEIGHT, NULL, folder);
  g_autofree char *list = g_build_filename (path, "film.txt", NULL), *text = NULL;

  for (int i = 0; i < 3; i++)
    {
      paint_frame (surface, i, false);
      g_assert_true (film_writer_frame (writer, surface, 100 * (i + 1), NULL, NULL, NULL));
    }
  g_assert_true (film_writer_end (writer, NULL, NULL));
  film_writer_free (writer);
  g_assert_true (g_file_get_contents (list, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "ffconcat version 1.0\n# ffmpeg -f concat -i film.txt "));
  g_assert_true (g_str_has_suffix (text, "\nfile frame-00001.png\nduration 0.100\nfile frame-00002.png\nduration 0.200\n"
                                         "file frame-00003.png\nduration 0.300\nfile frame-00003.png\n"));
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/frame-%05d.png", path, i + 1);
      cairo_surface_t *seen = cairo_image_surface_create_from_png (name);
      g_autofree uint32_t *a = NULL, *b = NULL;

      g_assert_cmpint (cairo_surface_status (seen), ==, CAIRO_STATUS_SUCCESS);
      paint_frame (surface, i, false);
      a = copy_pixels (surface);
      b = copy_pixels (seen);
      g_assert_cmpmem (a, WIDTH * HEIGHT * sizeof *a, b, WIDTH * HEIGHT * sizeof *b);
      cairo_surface_destroy (seen);
      g_unlink (name);
    }
  cairo_surface_destroy (surface);
  g_unlink (list);
  g_assert_cmpint (g_rmdir (path), ==, 0);             /* nothing else was in it */
}

/* A disk that is full says so at the first byte. */
static void
test_full_disk_is_said (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    {
      g_autoptr (GOutputStream) full = g_unix_output_stream_new (g_open ("/dev/full", O_WRONLY, 0), TRUE);
      g_autoptr (FilmWriter) writer = NULL;
      g_autoptr (GError) error = NULL;

      if (!kind->codec || film_kind_is_folder (kind))
        continue;
      writer = film_writer_new (kind, WIDTH, HEIGHT, full, NULL);
      paint_frame (surface, 1, false);
      g_assert_false (film_writer_frame (writer, surface, 100, NULL, NULL, &error)
                      && film_writer_end (writer, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
    }
  cairo_surface_destroy (surface);
}

static void
test_cancelled_writes_no_more (void)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (FilmWriter) writer = film_writer_new (film_kind_default (), WIDTH, HEIGHT, stream, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  uint64_t bytes;

  paint_frame (surface, 1, false);
  g_assert_true (film_writer_frame (writer, surface, 100, NULL, cancelled, NULL));
  bytes = film_writer_bytes (writer);
  g_cancellable_cancel (cancelled);
  paint_frame (surface, 2, false);
  g_assert_false (film_writer_frame (writer, surface, 100, NULL, cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (film_writer_bytes (writer), ==, bytes);
  cairo_surface_destroy (surface);
}

static void
test_table_of_kinds (void)
{
  bool any = false;

  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    {
      g_autofree char *name = g_strconcat ("a.b.", kind->extension, NULL);

      g_assert_true (film_kind_from_id (kind->id) == kind);
      if (!film_kind_is_folder (kind))
        g_assert_true (film_kind_from_name (name) == kind);
      any = any || kind->codec;
    }
  g_assert_true (any && film_kind_default ()->codec);
  g_assert_true (film_kind_from_name ("film.GIF") == film_kind_from_id ("gif"));
  g_assert_null (film_kind_from_name ("film."));
  g_assert_null (film_kind_from_name ("film.webm"));
  g_assert_null (film_kind_from_name ("gif"));
  g_assert_null (film_kind_from_id ("webm"));
  g_assert_nonnull (film_kind_from_id ("gif")->codec);         /* these need nothing that may be missing */
  g_assert_nonnull (film_kind_from_id ("frames")->codec);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  painter = painter_new (NULL);
  g_test_add_func ("/film-file/kinds", test_table_of_kinds);
  g_test_add_func ("/film-file/webp-loses-nothing", test_webp_loses_nothing);
  g_test_add_func ("/film-file/webp-of-noise", test_webp_of_noise);
  g_test_add_func ("/film-file/gif-loses-hardly-anything", test_gif_loses_hardly_anything);
  g_test_add_func ("/film-file/gif-colours-of-the-board", test_gif_has_the_colours_of_the_board);
  g_test_add_func ("/film-file/gif-of-noise", test_gif_of_noise);
  g_test_add_func ("/film-file/gif-of-each-number-of-colours", test_gif_of_each_number_of_colours);
  g_test_add_func ("/film-file/gif-keeps-time", test_gif_keeps_time);
  g_test_add_func ("/film-file/same-lasts-longer", test_what_is_the_same_lasts_longer);
  g_test_add_func ("/film-file/region", test_region_is_enough);
  g_test_add_func ("/film-file/folder", test_folder_of_pictures);
  g_test_add_func ("/film-file/full-disk", test_full_disk_is_said);
  g_test_add_func ("/film-file/cancelled", test_cancelled_writes_no_more);
  status = g_test_run ();
  painter_free (painter);
  return status;
}
