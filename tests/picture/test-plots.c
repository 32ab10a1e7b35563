/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-plots.c — the pictures of a survey: curves are where their numbers are, bars as high as they are many, and the same
 * picture is an SVG. They need no screen. */
#include <math.h>
#include <string.h>

#include "picture/bars-picture.h"
#include "picture/cactus-picture.h"
#include "picture/flame-picture.h"
#include "picture/merged-picture.h"
#include "picture/scatter-picture.h"

enum { WIDTH = 640, HEIGHT = 320 };

static const SpreadStep easy[] = { { 0, 40 }, { 3, 10 }, { 900, 45 } };
static const SpreadStep hard[] = { { 10, 20 }, { 100000, 30 } };

static char *
label (uint64_t value)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, value);
}

static CactusPicture
cactus (PangoFontDescription *font)
{
  return (CactusPicture) {
    .page = { WIDTH, HEIGHT, palette_get (false, false), font }, .n_series = 2,
    .series = { { "Easy", easy, G_N_ELEMENTS (easy) }, { "Hard", hard, G_N_ELEMENTS (hard) } },
    .puzzles = 95, .cap = 3000000, .cap_text = "given up", .across = "puzzles", .label = label, .cursor_text = "48 of 95",
  };
}

static cairo_surface_t *
painted (void (*paint) (const void *, cairo_t *), const void *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  paint (picture, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static bool
is_near (cairo_surface_t *surface, double x, double y, Color color)
{
  for (int dy = -2; dy <= 2; dy++)
    for (int dx = -2; dx <= 2; dx++)
      {
        const unsigned char *row = cairo_image_surface_get_data (surface)
                                   + ((int) y + dy) * cairo_image_surface_get_stride (surface);
        uint32_t value;

        memcpy (&value, row + 4 * ((int) x + dx), sizeof value);
        if (abs ((int) (value >> 16 & 255) - (int) lround (color.red * 255)) < 24
            && abs ((int) (value >> 8 & 255) - (int) lround (color.green * 255)) < 24
            && abs ((int) (value & 255) - (int) lround (color.blue * 255)) < 24)
          return true;
      }
  return false;
}

static void
a_curve_is_where_its_numbers_are (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  CactusPicture picture = cactus (font);
  cairo_surface_t *surface = painted (cactus_picture_paint, &picture);
  static const uint64_t puzzles[] = { 1, 20, 40, 45, 50, 60, 95 };
  double x, y, before = -1;

  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_assert_true (cactus_picture_place (&picture, 0, puzzles[i], &x, &y));
      g_assert_cmpfloat (x, >, before);
      g_assert_true (is_near (surface, x, y, plot_color (picture.page.palette, 0)));
      g_assert_cmpuint (cactus_picture_at (&picture, x), ==, puzzles[i]);
      before = x;
    }
  g_assert_true (cactus_picture_place (&picture, 1, 50, &x, &y));
  g_assert_false (cactus_picture_place (&picture, 1, 51, &x, &y));          /* it gave up there */
  g_assert_cmpuint (cactus_picture_at (&picture, -100), ==, 1);
  g_assert_cmpuint (cactus_picture_at (&picture, 1e6), ==, 95);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
}

static void
more_is_higher_and_nothing_is_on_the_ground (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  CactusPicture picture = cactus (font);
  double x, ground, three, many;

  cactus_picture_place (&picture, 0, 1, &x, &ground);
  cactus_picture_place (&picture, 0, 41, &x, &three);
  cactus_picture_place (&picture, 0, 95, &x, &many);
  g_assert_cmpfloat (ground, >, three);
  g_assert_cmpfloat (three, >, many);
  g_assert_cmpfloat (plot_share (0, 1000), ==, 0);
  g_assert_cmpfloat (plot_share (1, 1000), >, 0);
  g_assert_cmpfloat_with_epsilon (plot_share (1000, 1000), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (plot_share (100, 1000) - plot_share (10, 1000), plot_share (1000, 1000) - plot_share (100,
      1000), 1e-9);
  pango_font_description_free (font);
}

static uint64_t
sum_of (cairo_surface_t *surface)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  uint64_t sum = 0;

  for (int i = 0; i < cairo_image_surface_get_stride (surface) * HEIGHT; i++)
    sum = sum * 31 + data[i];
  return sum;
}

static void
what_is_pointed_at_is_told (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  CactusPicture picture = cactus (font);
  cairo_surface_t *plain = painted (cactus_picture_paint, &picture), *same = painted (cactus_picture_paint, &picture), *pointed;
  double x, y;

  picture.cursor = 48;
  pointed = painted (cactus_picture_paint, &picture);
  g_assert_cmpuint (sum_of (plain), ==, sum_of (same));
  g_assert_cmpuint (sum_of (plain), !=, sum_of (pointed));
  cactus_picture_place (&picture, 0, 48, &x, &y);
  g_assert_true (is_near (pointed, x, 30, picture.page.palette->text));
  cairo_surface_destroy (plain);
  cairo_surface_destroy (same);
  cairo_surface_destroy (pointed);
  pango_font_description_free (font);
}

/* A drawing of a million puzzles has no more points than it is wide. */
static void
a_million_puzzles_are_a_small_svg (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  CactusPicture picture = cactus (font);
  g_autofree SpreadStep *steps = g_new (SpreadStep, 1000000);
  g_autoptr (GBytes) svg = NULL;
  g_autofree char *text = NULL;
  Picture drawing;

  for (uint64_t i = 0; i < 1000000; i++)
    steps[i] = (SpreadStep) { i * 3, 1 };
  picture.series[0] = (PlotSeries) { "Many", steps, 1000000 };
  picture.puzzles = 1000000;
  drawing = plot_picture (&picture.page, cactus_picture_paint, &picture);
  svg = picture_write (&drawing, PICTURE_SVG, 1, NULL);
  g_assert_nonnull (svg);
  text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  g_assert_nonnull (strstr (text, "<svg"));
  g_assert_nonnull (strstr (text, "width=\"640"));
  g_assert_cmpuint (g_bytes_get_size (svg), <, 400 * 1000);
  pango_font_description_free (font);
}

static void
a_bar_holds_what_costs_so_much (void)
{
  static const SpreadStep steps[] = { { 0, 7 }, { 1, 2 }, { 9, 5 }, { 10, 3 }, { 999999, 1 } };
  uint64_t counts[BARS_MAX] = { 0 }, all = 0;

  g_assert_cmpuint (bars_count (steps, G_N_ELEMENTS (steps), 1000000, counts), ==, 7);
  g_assert_cmpuint (counts[0], ==, 7);
  g_assert_cmpuint (counts[1], ==, 2);
  g_assert_cmpuint (counts[4], ==, 5);
  g_assert_cmpuint (counts[5], ==, 3);
  for (unsigned bar = 0; bar < bars_n (1000000); bar++)
    all += counts[bar];
  g_assert_cmpuint (all, ==, 18);
  memset (counts, 0, sizeof counts);
  bars_count (steps, G_N_ELEMENTS (steps), 10, counts);                     /* the last one has all that is more */
  g_assert_cmpuint (counts[bars_n (10) - 1], ==, 4);
}

static void
a_dot_is_found_where_it_is (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  static const ScatterDot dots[] = { { 0, 0, 12, 0, false }, { 5000, 1, 72, 1, false }, { 3000000, 2, 119, 0, true } };
  ScatterPicture picture = {
    .page = { WIDTH, HEIGHT, palette_get (true, false), font }, .n_series = 2, .names = { "Easy", "Hard" }, .dots = dots,
      .n_dots = 3,
    .across = "rating", .upwards = "guesses", .label = label, .cursor = -1,
  };
  cairo_surface_t *surface = painted (scatter_picture_paint, &picture);
  double x, y, before = -1;

  for (unsigned i = 0; i < 3; i++)
    {
      scatter_picture_place (&picture, i, &x, &y);
      g_assert_cmpint (scatter_picture_at (&picture, x + 2, y - 2), ==, i);
      g_assert_cmpfloat (x, >, before);
      before = x;
      if (i < 2)
        g_assert_true (is_near (surface, x, y, plot_color (picture.page.palette, dots[i].series)));
    }
  g_assert_cmpint (scatter_picture_at (&picture, WIDTH / 2, 5), ==, -1);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
}

static const FlameNode flame_nodes_of_four[] = {
  { FLAME_NONE, 1, FLAME_NONE, 100, 1000, 0, 0, NO_PLACE, 0 },
  { 0, 3, 2, 100, 700, 5, 1, 10, 1 },
  { 0, FLAME_NONE, FLAME_NONE, 200, 200, 2, 80, 11, 1 },
  { 1, FLAME_NONE, FLAME_NONE, 600, 600, 4, 2, 12, 2 },
};

static void
a_bar_is_as_wide_as_its_events (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  FlamePicture picture = {
    { WIDTH, HEIGHT, palette_get (false, false), font }, flame_nodes_of_four, 4, 9, "All", FLAME_NONE,
  };
  cairo_surface_t *surface = painted (flame_picture_paint, &picture);
  static const double lefts[] = { 0, 0, 0.7, 0 }, widths[] = { 1, 0.7, 0.2, 0.6 };

  for (uint32_t i = 0; i < 4; i++)
    {
      double x, width;

      flame_picture_place (&picture, i, &x, &width);
      g_assert_cmpfloat_with_epsilon (x, lefts[i] * WIDTH, 1e-6);
      g_assert_cmpfloat_with_epsilon (width, widths[i] * WIDTH, 1e-6);
      g_assert_cmpuint (flame_picture_at (&picture, x + width - 2, (flame_nodes_of_four[i].depth + 0.5) * FLAME_ROW), ==, i);
      if (i > 0)
        g_assert_true (is_near (surface, x + width - 5, (flame_nodes_of_four[i].depth + 0.5) * FLAME_ROW,
                                flame_picture_color (picture.page.palette, flame_nodes_of_four[i].depth)));
    }
  g_assert_cmpuint (flame_picture_at (&picture, WIDTH - 2, 1.5 * FLAME_ROW), ==, FLAME_NONE);
  g_assert_cmpfloat (flame_picture_height (flame_nodes_of_four, 4), ==, 3 * FLAME_ROW);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
}

static void
a_node_is_above_those_below_it (void)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  MergedNode nodes[] = {
    { MERGED_COMMON, TREE_NONE, 1, TREE_NONE, { 0, 0 }, { 9, 7 }, NO_PLACE, 0, 0 },
    { MERGED_SAME, 0, TREE_NONE, 2, { 1, 1 }, { 3, 3 }, 4, 5, 1 },
    { MERGED_COMMON, 0, 3, TREE_NONE, { 9, 9 }, { 6, 4 }, 4, 6, 1 },
    { MERGED_PENTAGON, 2, TREE_NONE, TREE_NONE, { 10, 10 }, { 5, 3 }, NO_PLACE, 0, 2 },
  };
  MergedTree tree = { nodes, 4, 1, false };
  MergedPlaces places;
  MergedPicture picture;
  cairo_surface_t *surface;
  double x[4], y[4], width, height;

  merged_places_make (&places, &tree);
  merged_picture_size (&places, &width, &height);
  g_assert_cmpfloat (width, ==, 2 * MERGED_SLOT);
  picture = (MergedPicture) { { WIDTH, HEIGHT, palette_get (false, false), font }, &tree, &places, 9, TREE_NONE };
  surface = painted (merged_picture_paint, &picture);
  for (uint32_t i = 0; i < 4; i++)
    {
      merged_picture_place (&picture, i, &x[i], &y[i]);
      g_assert_cmpuint (merged_picture_at (&picture, x[i] + 2, y[i] + 2), ==, i);
    }
  g_assert_cmpfloat_with_epsilon (x[0], (x[1] + x[2]) / 2, 1e-6);
  g_assert_cmpfloat (y[3], >, y[2]);
  g_assert_true (is_near (surface, x[3], y[3] - 14, picture.page.palette->dead.stroke));
  cairo_surface_destroy (surface);
  merged_places_clear (&places);
  pango_font_description_free (font);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plots/a-curve-is-where-its-numbers-are", a_curve_is_where_its_numbers_are);
  g_test_add_func ("/plots/more-is-higher-and-nothing-is-on-the-ground", more_is_higher_and_nothing_is_on_the_ground);
  g_test_add_func ("/plots/what-is-pointed-at-is-told", what_is_pointed_at_is_told);
  g_test_add_func ("/plots/a-million-puzzles-are-a-small-svg", a_million_puzzles_are_a_small_svg);
  g_test_add_func ("/plots/a-bar-holds-what-costs-so-much", a_bar_holds_what_costs_so_much);
  g_test_add_func ("/plots/a-dot-is-found-where-it-is", a_dot_is_found_where_it_is);
  g_test_add_func ("/plots/a-bar-is-as-wide-as-its-events", a_bar_is_as_wide_as_its_events);
  g_test_add_func ("/plots/a-node-is-above-those-below-it", a_node_is_above_those_below_it);
  return g_test_run ();
}
