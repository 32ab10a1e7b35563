/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-profile.c — the picture of a puzzle's difficulty: a bar for each step where one points at it, as high as it is
 * rated, in the colour of its level. It needs no screen. */
#include <math.h>
#include <string.h>

#include "engine/rate/level.h"
#include "engine/rate/ways.h"
#include "picture/profile-picture.h"

enum { WIDTH = 400, HEIGHT = 200 };

typedef struct {
  cairo_surface_t      *surface;
  PangoFontDescription *font;
  ProfilePicture        picture;
  SeRating              se;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  fixture->font = pango_font_description_from_string ("Sans 8");
  fixture->picture = (ProfilePicture) {
    .width = WIDTH, .height = HEIGHT, .palette = palette_get (false, false), .font = fixture->font,
    .bands = { "", "", "", "", "" }, .cursor = -1,
  };
  fixture->se.rated = true;
  fixture->se.hardest_step = -1;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  cairo_surface_destroy (fixture->surface);
  pango_font_description_free (fixture->font);
}

static void
add_step (Fixture *fixture, int tenths, bool places, int ways)
{
  SeRating *se = &fixture->se;

  se->steps[se->n_steps] = (RatingStep) {
    .tenths = (uint16_t) tenths, .technique = RATE_X_WING, .cell = places ? 0 : NO_CELL, .ways = (uint8_t) ways,
  };
  if (tenths > se->er)
    {
      se->er = tenths;
      se->hardest_step = se->n_steps;
    }
  se->n_steps++;
}

static void
paint (Fixture *fixture)
{
  cairo_t *cr = cairo_create (fixture->surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  profile_picture_paint (&fixture->picture, &fixture->se, cr);
  cairo_destroy (cr);
  cairo_surface_flush (fixture->surface);
}

static uint32_t
pixel (Fixture *fixture, int x, int y)
{
  const unsigned char *row = cairo_image_surface_get_data (fixture->surface) + y * cairo_image_surface_get_stride (fixture->surface);
  uint32_t value;

  memcpy (&value, row + 4 * x, sizeof value);
  return value & 0xffffff;
}

static uint32_t
rgb (Color color)
{
  return (uint32_t) lround (color.red * 255) << 16 | (uint32_t) lround (color.green * 255) << 8 | (uint32_t) lround (color.blue * 255);
}

/* How many pixels of the column are of that colour. */
static int
count (Fixture *fixture, int step, Color color)
{
  int x = (int) profile_picture_x (&fixture->picture, &fixture->se, step), n = 0;

  for (int y = 0; y < HEIGHT; y++)
    n += pixel (fixture, x, y) == rgb (color);
  return n;
}

static void
each_step_is_where_it_is_pointed_at (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (profile_picture_step (&fixture->picture, &fixture->se, 5), ==, -1);
  for (int n = 0; n < 200; n++)
    add_step (fixture, 12, true, 1);
  for (int step = 0; step < 200; step++)
    g_assert_cmpint (profile_picture_step (&fixture->picture, &fixture->se,
                                           profile_picture_x (&fixture->picture, &fixture->se, step)), ==, step);
  g_assert_cmpint (profile_picture_step (&fixture->picture, &fixture->se, -50), ==, 0);
  g_assert_cmpint (profile_picture_step (&fixture->picture, &fixture->se, WIDTH + 50), ==, 199);
}

static void
a_harder_step_is_higher_and_of_its_level (Fixture *fixture, gconstpointer data)
{
  const Palette *palette = fixture->picture.palette;
  const Color colors[] = { palette->solution, palette->row.stroke, palette->column.stroke, palette->strip, palette->dead.stroke };
  int last = 0;

  for (int band = 0; band < PROFILE_BANDS; band++)
    add_step (fixture, rating_levels[band].min, true, 1);
  paint (fixture);
  for (int band = 0; band < PROFILE_BANDS; band++)
    {
      int height = count (fixture, band, colors[band]);

      g_assert_cmpint (height, >, last);
      for (int other = 0; other < PROFILE_BANDS; other++)
        if (other != band)
          g_assert_cmpint (count (fixture, band, colors[other]), ==, 0);
      last = height;
    }
}

static void
what_only_strikes_is_an_outline (Fixture *fixture, gconstpointer data)
{
  Color color = fixture->picture.palette->column.stroke;

  add_step (fixture, 44, true, 1);
  add_step (fixture, 44, false, 1);
  paint (fixture);
  g_assert_cmpint (count (fixture, 0, color), >, 50);
  g_assert_cmpint (count (fixture, 1, color), >, 0);
  g_assert_cmpint (count (fixture, 1, color), <, 5);
}

/* Pixels below the axis that are no background. */
static int
ways_height (Fixture *fixture, int step)
{
  int x = (int) profile_picture_x (&fixture->picture, &fixture->se, step), n = 0;

  for (int y = HEIGHT - 1; pixel (fixture, x, y) != rgb (fixture->picture.palette->box_line); y--)
    n += pixel (fixture, x, y) != 0xffffff;
  return n;
}

static void
more_ways_hang_lower_and_what_is_not_counted_is_a_dash (Fixture *fixture, gconstpointer data)
{
  static const int ways[] = { 0, 1, 2, 4, 30, RATE_WAYS_MOST };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    add_step (fixture, 12, true, ways[i]);
  paint (fixture);
  g_assert_cmpint (ways_height (fixture, 0), ==, 1);
  for (int i = 1; i < (int) G_N_ELEMENTS (ways); i++)
    g_assert_cmpint (ways_height (fixture, i), >, ways_height (fixture, i - 1));
}

static void
the_same_value_is_the_same_picture (Fixture *fixture, gconstpointer data)
{
  g_autofree unsigned char *first = NULL;
  gsize size = (gsize) cairo_image_surface_get_stride (fixture->surface) * HEIGHT;

  for (int i = 0; i < 60; i++)
    add_step (fixture, 10 + i % 70, i % 3 != 0, i % 7);
  fixture->picture.bands[0] = "Easy";
  for (int scheme = 0; scheme < 4; scheme++)
    {
      fixture->picture.palette = palette_get (scheme & 1, scheme & 2);
      for (int cursor = -1; cursor < 60; cursor += 20)
        {
          fixture->picture.cursor = cursor;
          paint (fixture);
          if (first)
            g_assert_true (memcmp (first, cairo_image_surface_get_data (fixture->surface), size) != 0);
          g_free (first);
          first = g_memdup2 (cairo_image_surface_get_data (fixture->surface), size);
          paint (fixture);
          g_assert_true (memcmp (first, cairo_image_surface_get_data (fixture->surface), size) == 0);
        }
    }
}

static void
nothing_is_drawn_of_nothing (Fixture *fixture, gconstpointer data)
{
  paint (fixture);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      g_assert_cmphex (pixel (fixture, x, y), ==, 0xffffff);
}

#define ADD(path, test) g_test_add ("/picture/profile/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("each-step-is-where-it-is-pointed-at", each_step_is_where_it_is_pointed_at);
  ADD ("a-harder-step-is-higher-and-of-its-level", a_harder_step_is_higher_and_of_its_level);
  ADD ("what-only-strikes-is-an-outline", what_only_strikes_is_an_outline);
  ADD ("more-ways-hang-lower", more_ways_hang_lower_and_what_is_not_counted_is_a_dash);
  ADD ("the-same-value-is-the-same-picture", the_same_value_is_the_same_picture);
  ADD ("nothing-is-drawn-of-nothing", nothing_is_drawn_of_nothing);

  return g_test_run ();
}
