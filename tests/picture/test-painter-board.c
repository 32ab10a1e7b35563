/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-painter-board.c — the picture of the whole board: colours that can be read, lines on whole pixels,
 * one contour around all that is selected, and rounded corners. */
#include "../model/look/any-board.h"
#include "pixels.h"

static Painter *painter;

/* Palettes. */

static double
luminance (Color color)
{
  const double channels[3] = { color.red, color.green, color.blue }, weights[3] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += weights[i] * (channels[i] <= 0.03928 ? channels[i] / 12.92 : pow ((channels[i] + 0.055) / 1.055, 2.4));

  return sum;
}

/* WCAG 2.1, relative contrast. */
static double
contrast (Color a, Color b)
{
  double light = MAX (luminance (a), luminance (b)), dark = MIN (luminance (a), luminance (b));

  return (light + 0.05) / (dark + 0.05);
}

static void
check_palette (const Palette *palette)
{
  const Color grounds[] = { palette->cell, palette->given_cell, palette->peer, palette->same, palette->selected };
  const Color tints[] = { palette->row.tint, palette->column.tint, palette->box.tint, palette->dead.tint };
  const Color strokes[] = { palette->row.stroke, palette->column.stroke, palette->box.stroke, palette->dead.stroke };

  for (unsigned i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_assert_cmpfloat (contrast (palette->given, grounds[i]), >=, 4.5);
      g_assert_cmpfloat (contrast (palette->entry, grounds[i]), >=, 4.5);
    }
  for (unsigned i = 0; i < 3; i++)
    g_assert_cmpfloat (contrast (palette->guess, palette->shade[i]), >=, 4.5);
  for (unsigned i = 0; i < G_N_ELEMENTS (tints); i++)
    g_assert_cmpfloat (contrast (palette->given, tints[i]), >=, 4.5);
  for (unsigned i = 0; i < G_N_ELEMENTS (strokes); i++)
    g_assert_cmpfloat (contrast (strokes[i], palette->card), >=, 3);
  g_assert_cmpfloat (contrast (palette->error, palette->cell), >=, 4.5);
  g_assert_cmpfloat (contrast (palette->on_accent, palette->accent), >=, 4.5);
  g_assert_cmpfloat (contrast (palette->text, palette->window), >=, 7);
}

static void
test_palettes_can_be_read (void)
{
  each_palette (check_palette);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (palette_get (i & 1, i >> 1)->dark, ==, i & 1);
      g_assert_cmpint (palette_get (i & 1, i >> 1)->high_contrast, ==, i >> 1);
    }
}

/* Lines, marks and the whole board. */

static cairo_surface_t *
draw_lines (int side, const Palette *palette)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 9 * side, 9 * side);
  cairo_t *cr = cairo_create (surface);

  painter_lines (painter, cr, side, NULL, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
check_lines (const Palette *palette)
{
  const int line_sides[] = { 40, 58, 71, 100 };

  for (unsigned i = 0; i < G_N_ELEMENTS (line_sides); i++)
    {
      int side = line_sides[i], width = palette->high_contrast || side >= 90 ? 3 : 2, fine = side >= 90 ? 2 : 1;
      cairo_surface_t *surface = draw_lines (side, palette);

      for (int x = 0; x < 9 * side; x++)         /* along the middle of the first row, and down the first column */
        {
          int line = (x + 2) / side, offset = x - line * side;
          bool frame = x < width || x >= 9 * side - width;
          bool box = line % 3 == 0 && offset >= -(width + 1) / 2 && offset < width / 2;
          bool thin = line % 3 && offset >= -1 && offset < fine - 1;
          uint32_t expected = frame || box ? pixel_of (palette->box_line) : thin ? pixel_of (palette->thin_line) : 0;

          g_assert_cmphex (pixel_at (surface, x, side / 2), ==, expected);
          g_assert_cmphex (pixel_at (surface, side / 2, x), ==, expected);
        }
      cairo_surface_destroy (surface);
    }
}

static void
test_lines_are_whole_pixels (void)
{
  each_palette (check_lines);
}

static cairo_surface_t *
draw_marks (int side, CellSet selection, int cursor, int active)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 9 * side, 9 * side);
  cairo_t *cr = cairo_create (surface);
  const PlaceSet places = places_from_cells (selection);

  painter_marks (painter, cr, side, NULL, &places, cursor, active, palette_get (false, false));
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
test_selection_is_one_contour (void)
{
  enum { SIDE = 50 };
  uint32_t color = pixel_of (palette_get (false, false)->selection);
  /* An L: cells (4,4), (4,5), (5,4). */
  CellSet selection = cells_union (cells_of (40), cells_union (cells_of (41), cells_of (49)));
  cairo_surface_t *surface = draw_marks (SIDE, selection, -1, -1);

  for (int y = 0; y < 9 * SIDE; y++)
    for (int x = 0; x < 9 * SIDE; x++)
      if (!cells_has (selection, cell_at (y / SIDE, x / SIDE)))
        g_assert_cmphex (pixel_at (surface, x, y), ==, 0);

  g_assert_cmphex (pixel_at (surface, 4 * SIDE, 4 * SIDE + 25), ==, color);          /* outer left */
  g_assert_cmphex (pixel_at (surface, 4 * SIDE + 25, 4 * SIDE + 1), ==, color);      /* outer top, whole width */
  g_assert_cmphex (pixel_at (surface, 4 * SIDE + 25, 4 * SIDE + 2), ==, 0);
  g_assert_cmphex (pixel_at (surface, 5 * SIDE, 4 * SIDE + 25), ==, 0);              /* none between neighbours */
  g_assert_cmphex (pixel_at (surface, 4 * SIDE + 25, 5 * SIDE), ==, 0);
  g_assert_cmphex (pixel_at (surface, 5 * SIDE - 1, 5 * SIDE - 1), ==, color);       /* the inner corner is closed */
  g_assert_cmphex (pixel_at (surface, 5 * SIDE - 3, 5 * SIDE - 3), ==, 0);

  cairo_surface_destroy (surface);
}

static bool
surfaces_equal (cairo_surface_t *a, cairo_surface_t *b)
{
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      if (pixel_at (a, x, y) != pixel_at (b, x, y))
        return false;

  return true;
}

static void
test_cursor_and_active_cell_are_seen (void)
{
  CellSet pair = cells_union (cells_of (40), cells_of (41));
  cairo_surface_t *none = draw_marks (50, pair, -1, -1), *first = draw_marks (50, pair, 40, -1);
  cairo_surface_t *second = draw_marks (50, pair, 41, -1), *away = draw_marks (50, pair, 3, -1);
  cairo_surface_t *active = draw_marks (50, CELLS_NONE, -1, 3), *empty = draw_marks (50, CELLS_NONE, -1, -1);

  g_assert_false (surfaces_equal (none, first));
  g_assert_false (surfaces_equal (first, second));
  g_assert_false (surfaces_equal (none, away));
  g_assert_false (surfaces_equal (active, empty));
  for (int i = 0; i < 450; i++)
    g_assert_cmphex (pixel_at (empty, i, i), ==, 0);

  cairo_surface_destroy (none);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  cairo_surface_destroy (away);
  cairo_surface_destroy (active);
  cairo_surface_destroy (empty);
}

static void
check_board (const Palette *palette)
{
  enum { SIDE = 58, MARGIN = 4, WHOLE = 9 * SIDE + 2 * MARGIN };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WHOLE, WHOLE);
  cairo_t *cr = cairo_create (surface);
  Scene scene;

  scene_clear (&scene);
  scene.looks[30].dead = true;
  scene.selection = places_from_cells (CELLS_ALL);
  scene.cursor = 40;
  scene.active = 30;
  cairo_translate (cr, MARGIN, MARGIN);
  painter_scene (painter, cr, SIDE, &scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  for (int y = 0; y < WHOLE; y++)
    for (int x = 0; x < WHOLE; x++)
      if (x < MARGIN || y < MARGIN || x >= WHOLE - MARGIN || y >= WHOLE - MARGIN)
        g_assert_cmphex (pixel_at (surface, x, y), ==, 0);

  /* Rounded corners let through what lies behind; square ones do not. */
  g_assert_cmpint (pixel_at (surface, MARGIN, MARGIN) == 0, ==, !palette->high_contrast);
  g_assert_cmpint (pixel_at (surface, WHOLE - MARGIN - 1, WHOLE - MARGIN - 1) == 0, ==, !palette->high_contrast);
  g_assert_cmphex (pixel_at (surface, WHOLE / 2, MARGIN + 20), ==, pixel_of (palette->cell));

  /* The ring of a dead end has the colour of dead ends. */
  g_assert_cmphex (pixel_at (surface, MARGIN + 3 * SIDE + SIDE / 2, MARGIN + 3 * SIDE + 1), ==,
                   pixel_of (palette->dead.stroke));
  cairo_surface_destroy (surface);
}

static void
test_board_is_clipped_to_its_rounding (void)
{
  each_palette (check_board);
}

static cairo_surface_t *
draw_ink (int side, const CellLook *look, bool recorded)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, side, side });
  cairo_t *cr = cairo_create (image), *drawn = recorded ? cairo_create (recording) : cairo_reference (cr);

  painter_clip (drawn, side, NULL, 8, palette_get (false, false));
  painter_cell (painter, drawn, side, look, palette_get (false, false));
  cairo_destroy (drawn);
  if (recorded)
    {
      cairo_set_source_surface (cr, recording, 0, 0);
      cairo_paint (cr);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (recording);
  cairo_surface_flush (image);
  return image;
}

/* GTK records what it is given to draw, and in cells with a round corner cairo clips that to where the outlines of the glyphs
 * are. The corner itself is rounded in another way. */
static void
test_recorded_digits_are_whole (void)
{
  for (int side = 30; side <= 80; side++)
    for (uint8_t digit = 1; digit <= 9; digit++)
      {
        const CellLook look = { .digit = digit, .ink = digit % 2 ? INK_GIVEN : INK_ENTRY };
        cairo_surface_t *drawn = draw_ink (side, &look, false), *recorded = draw_ink (side, &look, true);

        for (int y = 0; y < side; y++)
          for (int x = 0; x < side - 10; x++)
            g_assert_cmphex (pixel_at (drawn, x, y), ==, pixel_at (recorded, x, y));
        cairo_surface_destroy (drawn);
        cairo_surface_destroy (recorded);
      }
}

static void
test_cells_are_whole_pixels (void)
{
  g_assert_cmpint (painter_cell_side (NULL, 600, 601), ==, 66);
  g_assert_cmpint (painter_cell_side (NULL, 900, 324), ==, 36);
  g_assert_cmpint (painter_cell_side (NULL, 8, 8), ==, 0);
  g_assert_cmpint (painter_cell_side (NULL, -5, 100), ==, 0);
}

static double
most_contrast (cairo_surface_t *surface, int left, int top, int side, Color ground)
{
  double most = 0;

  for (int i = 0; i < side * side; i++)
    {
      uint32_t pixel = pixel_at (surface, left + i % side, top + i / side);
      Color color = { (pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0, (pixel & 0xff) / 255.0 };

      most = MAX (most, contrast (color, ground));
    }
  return most;
}

static cairo_surface_t *
picture_of_rules (const char *rules, int side, const Palette *palette)
{
  g_autofree char *lines = g_strdup_printf ("boxes=3x3\n%s\n", rules);
  BoardPlan *plan = plan_of (9, 9, 9, lines);
  g_autofree Scene *scene = g_new (Scene, 1);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 9 * side, 9 * side);
  cairo_t *cr = cairo_create (surface);

  g_test_message ("%s", rules);
  scene_of_values (scene, plan, NULL, NULL, NULL);
  painter_scene (painter, cr, side, scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  board_plan_unref (plan);
  return surface;
}

/* What rules draw is pale, for digits stand on it; in high contrast it has an edge that is made out, in a cell on its way. */
static void
test_rules_are_seen_in_high_contrast (void)
{
  static const char *const rules[] = { "thermo=r4c4 r4c5 r4c6", "palindrome=r4c4 r4c5 r4c6", "odd=r4c5", "even=r4c5",
                                       "between=r4c4 r4c5 r4c6" };
  enum { SIDE = 48, INSET = 4 };

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (rules); i++)
    {
      const Palette *palette = palette_get (i % 2, true);
      cairo_surface_t *surface = picture_of_rules (rules[i / 2], SIDE, palette);

      g_assert_cmpfloat (most_contrast (surface, 4 * SIDE + INSET, 3 * SIDE + INSET, SIDE - 2 * INSET, palette->cell), >=, 3);
      cairo_surface_destroy (surface);
    }
}

/* Regions and windows have an edge around all of it, within its cells, and none between them. The last one has its cells in a
 * corner, whose inner one is closed. */
static void
test_regions_have_an_edge_in_high_contrast (void)
{
  static const struct { const char *rules; int row, column; } regions[] = {
    { "extras=windoku", 1, 1 }, { "extra=r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4", 1, 1 },
    { "extra=r2c2 r2c3 r3c2 r3c3 r4c2 r4c3 r5c2 r5c3 r6c2", 1, 1 },
  };
  enum { SIDE = 48, BESIDE = 2, HALF = SIDE / 2 };

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (regions); i++)
    {
      const Palette *palette = palette_get (i % 2, true);
      int left = regions[i / 2].column * SIDE, top = regions[i / 2].row * SIDE;
      cairo_surface_t *surface = picture_of_rules (regions[i / 2].rules, SIDE, palette);

      g_assert_cmpfloat (most_contrast (surface, left + BESIDE, top + HALF, 1, palette->cell), >=, 3);
      g_assert_cmpfloat (most_contrast (surface, left + HALF, top + BESIDE, 1, palette->cell), >=, 3);
      g_assert_cmpfloat (most_contrast (surface, left - BESIDE - 2, top + HALF, 2, palette->cell), <, 1.1);
      g_assert_cmpfloat (most_contrast (surface, left + HALF, top - BESIDE - 2, 2, palette->cell), <, 1.1);
      g_assert_cmpfloat (most_contrast (surface, left + SIDE + BESIDE, top + HALF, 1, palette->cell), <, 3);
      g_assert_cmpfloat (most_contrast (surface, left + HALF, top + SIDE + BESIDE, 1, palette->cell), <, 3);
      if (i / 2 == 2)
        g_assert_cmpfloat (most_contrast (surface, 2 * SIDE - 3, 5 * SIDE - 3, 1, palette->cell), >=, 3);
      cairo_surface_destroy (surface);
    }
}

static void
test_diagonals_are_seen (void)
{
  enum { SIDE = 48, INSET = 4 };

  for (int i = 0; i < 4; i++)
    {
      const Palette *palette = palette_get (i % 2, i / 2);
      cairo_surface_t *surface = picture_of_rules ("extras=diagonal-", SIDE, palette);

      g_assert_cmpfloat (most_contrast (surface, SIDE + INSET, SIDE + INSET, SIDE - 2 * INSET, palette->cell), >=, 3);
      cairo_surface_destroy (surface);
    }
}

/* Candidates that are left out, for the cell has no room, cannot be read either, however few a board has: they are shown large. */
static void
test_what_is_left_out_cannot_be_read (void)
{
  const CellLook nine = { .n = 9, .candidates = values_of (1) | values_of (9) }, none = { .n = 9 };

  g_assert_false (painter_can_be_read (24, &nine));
  g_assert_true (painter_can_be_read (27, &nine));
  g_assert_true (painter_can_be_read (24, &none));
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  painter = painter_new (NULL);

  g_test_add_func ("/board/palettes-can-be-read", test_palettes_can_be_read);
  g_test_add_func ("/board/rules-in-high-contrast", test_rules_are_seen_in_high_contrast);
  g_test_add_func ("/board/regions-in-high-contrast", test_regions_have_an_edge_in_high_contrast);
  g_test_add_func ("/board/diagonals", test_diagonals_are_seen);
  g_test_add_func ("/board/left-out", test_what_is_left_out_cannot_be_read);
  g_test_add_func ("/board/lines-are-whole-pixels", test_lines_are_whole_pixels);
  g_test_add_func ("/board/selection-is-one-contour", test_selection_is_one_contour);
  g_test_add_func ("/board/cursor-and-active-cell-are-seen", test_cursor_and_active_cell_are_seen);
  g_test_add_func ("/board/board-is-clipped-to-its-rounding", test_board_is_clipped_to_its_rounding);
  g_test_add_func ("/board/recorded-digits-are-whole", test_recorded_digits_are_whole);
  g_test_add_func ("/board/cells-are-whole-pixels", test_cells_are_whole_pixels);

  result = g_test_run ();
  painter_free (painter);

  return result;
}
