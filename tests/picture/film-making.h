/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-making.h — films in memory for a test: made-up frames, and what each must look like when it is seen again. */
#pragma once

#include "pixels.h"

#include <string.h>

#include "film-decode.h"
#include "picture/film-file.h"

enum { WIDTH = 303, HEIGHT = 331, SIDE = 32, N_FRAMES = 40 };

static Painter *painter;

/* Frame i of a made-up film: a digit more, one less, a tint, a line of words, a line that grows. */
static void
paint_frame (cairo_surface_t *surface, int i, bool dark)
{
  const Palette *palette = palette_get (dark, false);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *words = g_strdup_printf ("Event %d: dead end at row %d", i, i % 9 + 1);
  Scene scene;

  scene_clear (&scene);
  for (int cell = 0; cell < 2 * i; cell++)
    scene.looks[cell * 7 % N_CELLS] = (CellLook) {
      .digit = (uint8_t) (1 + cell % 9), .given_ground = cell % 3 == 0, .guess = cell % 5 == 0 ? 9 : 0,
      .tints = (uint8_t) (cell % 11 == 0 ? 1 << i % 4 : 0),
    };
  for (int cell = 0; cell < N_CELLS; cell += 4)
    scene.looks[cell].candidates = DIGITS_ALL;
  scene.active = i % N_CELLS;
  scene.selection = places_of (i * 5 % N_CELLS);
  color_use (cr, palette->window);
  cairo_paint (cr);
  painter_scene (painter, cr, SIDE, &scene, palette);
  color_use (cr, palette->text);
  cairo_set_font_size (cr, 14);
  cairo_move_to (cr, 6, 9 * SIDE + 18);
  cairo_show_text (cr, words);
  color_use (cr, palette->strip);
  cairo_rectangle (cr, 0, HEIGHT - 4, i * 5, 4);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Every pixel another colour. */
static void
paint_noise (cairo_surface_t *surface, unsigned seed)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      ((uint32_t *) (void *) (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface)))[x] =
        g_rand_int (random) | 0xff000000;
  cairo_surface_mark_dirty (surface);
}

static uint32_t *
copy_pixels (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  uint32_t *pixels = g_new (uint32_t, width * height);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      pixels[y * width + x] = pixel_at (surface, x, y) | 0xff000000;
  return pixels;
}

/* A film in memory. */

typedef struct {
  const FilmKind  *kind;
  cairo_surface_t *surface;
  GOutputStream   *stream;
  FilmWriter      *writer;
  SeenFilm         wanted;
} Making;

static void
making_begin (Making *making, const char *id, int width, int height)
{
  making->kind = film_kind_from_id (id);
  making->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  making->stream = g_memory_output_stream_new_resizable ();
  making->writer = film_writer_new (making->kind, width, height, making->stream, NULL);
  making->wanted = (SeenFilm) { g_array_new (FALSE, FALSE, sizeof (SeenFrame)), width, height, 0 };
}

/* The surface as it is now; wanted false: it is not to be a frame of its own. */
static void
making_add (Making *making, int ms, bool wanted)
{
  g_autofree uint32_t *pixels = copy_pixels (making->surface);
  GError *error = NULL;

  film_writer_frame (making->writer, making->surface, ms, NULL, NULL, &error);
  g_assert_no_error (error);
  if (wanted)
    seen_add (&making->wanted, pixels, ms);
  else
    g_array_index (making->wanted.frames, SeenFrame, making->wanted.frames->len - 1).ms += ms;
}

/* False: there is no decoder. */
static bool
making_end (Making *making, SeenFilm *seen)
{
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (making->stream);
  GError *error = NULL;
  bool can_look;

  film_writer_end (making->writer, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (film_writer_bytes (making->writer), ==, g_memory_output_stream_get_data_size (memory));
  can_look = (strcmp (making->kind->id, "gif") == 0 ? seen_gif : seen_webp) (seen, g_memory_output_stream_get_data (memory),
                                                                            g_memory_output_stream_get_data_size (memory));
  film_writer_free (making->writer);
  g_object_unref (making->stream);
  cairo_surface_destroy (making->surface);
  return can_look;
}
