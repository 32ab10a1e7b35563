/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-painter-pencil.c — the player's marks and colours, as drawn: nine colours can be told apart without seeing colour,
 * marks have their places, and what is written on a tint can be read. */
#include <string.h>

#include "pixels.h"

enum { SMALL = 36, USUAL = 68, BIG = 108 };      /* a cell of a narrow window, of a usual one, and of a wall */

static Painter *painter;

static cairo_surface_t *
draw_cell (int side, const CellLook *look, const Palette *palette)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  painter_cell (painter, cr, side, look, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How light it is, 0–255: all that somebody sees who sees no colours. */
static int
light_at (cairo_surface_t *surface, int x, int y)
{
  uint32_t pixel = pixel_at (surface, x, y);

  return (int) (0.2126 * (pixel >> 16 & 0xff) + 0.7152 * (pixel >> 8 & 0xff) + 0.0722 * (pixel & 0xff));
}

/* Pixels that differ clearly in light. */
static int
count_different (cairo_surface_t *a, cairo_surface_t *b, int side)
{
  int n = 0;

  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      n += ABS (light_at (a, x, y) - light_at (b, x, y)) > 40;

  return n;
}

static CellLook
cell_with (int colour)
{
  return (CellLook) { .digit = 5, .ink = INK_ENTRY, .colours = (uint16_t) (1 << (colour - 1)) };
}

static CellLook
mark_with (int colour)
{
  CellLook look = { .corner = 1 << 3 };

  look.mark_colour[3] = (uint8_t) colour;
  return look;
}

static void
check_nine (CellLook (*look_with) (int colour), int side, const Palette *palette)
{
  cairo_surface_t *drawn[10];

  for (int colour = 1; colour <= 9; colour++)
    {
      CellLook look = look_with (colour);

      drawn[colour] = draw_cell (side, &look, palette);
      for (int other = 1; other < colour; other++)
        g_assert_cmpint (count_different (drawn[colour], drawn[other], side), >=, 4);
    }
  for (int colour = 1; colour <= 9; colour++)
    cairo_surface_destroy (drawn[colour]);
}

static void
check_all_nine (const Palette *palette)
{
  for (int side = SMALL; side <= USUAL; side += USUAL - SMALL)
    {
      check_nine (cell_with, side, palette);
      check_nine (mark_with, side, palette);
    }
}

static void
test_nine_colours_differ_without_colour (void)
{
  each_palette (check_all_nine);
}

/* Each of nine letters is there, whatever others are. */
static void
check_letters (const Palette *palette)
{
  const CellLook all = { .colours = 0x1ff };
  cairo_surface_t *whole = draw_cell (USUAL, &all, palette);

  for (int colour = 1; colour <= 9; colour++)
    {
      const CellLook rest = { .colours = (uint16_t) (0x1ff & ~(1 << (colour - 1))) };
      cairo_surface_t *without = draw_cell (USUAL, &rest, palette);

      g_assert_cmpint (count_different (whole, without, USUAL), >=, 4);
      cairo_surface_destroy (without);
    }
  cairo_surface_destroy (whole);
}

static void
test_all_nine_letters_are_shown_together (void)
{
  each_palette (check_letters);
}

static double
luminance (Color color)
{
  const double parts[3] = { color.red, color.green, color.blue }, weights[3] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += weights[i] * (parts[i] <= 0.03928 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

static void
assert_readable (Color ink, Color ground, double least)
{
  double a = luminance (ink), b = luminance (ground);

  g_assert_cmpfloat ((MAX (a, b) + 0.05) / (MIN (a, b) + 0.05), >=, least);
}

static Color
color_at (cairo_surface_t *surface, int x, int y)
{
  uint32_t pixel = pixel_at (surface, x, y);

  return (Color) { (pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0, (pixel & 0xff) / 255.0 };
}

/* Marks are written in the clue's ink on every ground that the player can give them; entries, which are large, in their own. */
static void
check_readable (const Palette *palette)
{
  for (int colour = 1; colour <= 9; colour++)
    {
      const CellLook look = { .colours = (uint16_t) (1 << (colour - 1)) };
      cairo_surface_t *cell = draw_cell (USUAL, &look, palette);

      assert_readable (palette->given, color_at (cell, 8, 8), 4.5);
      assert_readable (palette->text, color_at (cell, 8, 8), 4.5);
      assert_readable (palette->colour_entry, color_at (cell, 8, 8), 4.5);
      assert_readable (palette->colour_error, color_at (cell, 8, 8), 4.5);
      cairo_surface_destroy (cell);
    }
  assert_readable (palette->given, palette->same, 4.5);
  assert_readable (palette->cell, palette->text, 4.5);                 /* a letter in its chip */
  assert_readable (palette->solution, palette->cell, 3);               /* the bars of a pair */
}

static void
test_what_stands_on_a_tint_can_be_read (void)
{
  each_palette (check_readable);
}

/* Where fixed places are wanted, a mark stands where its digit belongs, whichever kind it is. */
static void
test_marks_have_fixed_places (void)
{
  const Palette *palette = palette_get (false, false);

  for (int digit = 1; digit <= 9; digit++)
    for (int centre = 0; centre <= 1; centre++)
      {
        CellLook look = { .fixed_places = true };
        int left = USUAL, right = -1, top = USUAL, bottom = -1;
        cairo_surface_t *cell;

        *(centre ? &look.centre : &look.corner) = digits_of (digit);
        cell = draw_cell (USUAL, &look, palette);
        for (int y = 0; y < USUAL; y++)
          for (int x = 0; x < USUAL; x++)
            if (pixel_at (cell, x, y) != pixel_of (palette->cell))
              {
                left = MIN (left, x);
                right = MAX (right, x);
                top = MIN (top, y);
                bottom = MAX (bottom, y);
              }
        g_assert_cmpint (right, >=, 0);
        g_assert_cmpint ((left + right) / 2 * 3 / USUAL, ==, (digit - 1) % 3);
        g_assert_cmpint ((top + bottom) / 2 * 3 / USUAL, ==, (digit - 1) / 3);
        cairo_surface_destroy (cell);
      }
}

/* The highlighted digit is bold among the marks, on a patch; the others stay as they are. */
static void
test_the_highlighted_mark_stands_out (void)
{
  const Palette *palette = palette_get (false, false);
  const CellLook plain = { .corner = 1 << 1 | 1 << 4 };
  const CellLook same = { .corner = 1 << 1 | 1 << 4, .same_marks = 1 << 4 };
  cairo_surface_t *before = draw_cell (USUAL, &plain, palette), *after = draw_cell (USUAL, &same, palette);
  int n_here = 0;

  for (int y = 0; y < USUAL; y++)
    for (int x = 0; x < USUAL; x++)
      if (pixel_at (before, x, y) != pixel_at (after, x, y))
        {
          n_here++;
          g_assert_cmpint (x, >=, USUAL / 2);              /* 4 is the lower mark… */
        }
  g_assert_cmpint (n_here, >, 60);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

/* Clear columns of pixels between things drawn. */
static int
count_gaps (cairo_surface_t *cell, int top, int bottom, uint32_t ground)
{
  int n = 0;
  bool before = false, any = false;

  for (int x = 0; x < BIG; x++)
    {
      bool clear = true;

      for (int y = top; y < bottom; y++)
        clear &= pixel_at (cell, x, y) == ground;
      n += any && !before && clear;
      any |= !clear;
      before = clear;
    }
  return n;
}

/* A bold mark is wider, and takes the room: what stands beside it is not touched. */
static void
test_bold_marks_have_room (void)
{
  Palette palette = *palette_get (false, false);

  palette.same = palette.cell;                             /* the patch is not the digit */
  for (int digit = 1; digit <= 9; digit++)
    for (int n = 5; n <= 9; n++)
      {
        const CellLook look = { .centre = (Digits) (((1 << n) - 1) << 1), .same_marks = digits_of (digit) };
        cairo_surface_t *cell = draw_cell (BIG, &look, &palette);

        g_assert_cmpint (count_gaps (cell, 0, BIG, pixel_of (palette.cell)), ==, n);
        cairo_surface_destroy (cell);
      }
}

/* Letters lie inside the rings of the selection and of the cursor. */
static void
check_letters_are_clear (const Palette *palette)
{
  for (int side = SMALL; side <= BIG; side += 2)
    {
      const CellLook plain = { .digit = 5, .ink = INK_ENTRY, .colours = 7 << 6 };
      cairo_surface_t *with = draw_cell (side, &plain, palette), *ringed = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
      cairo_t *cr = cairo_create (ringed);

      color_use (cr, palette->cell);
      cairo_paint (cr);
      cairo_translate (cr, -side, -side);
      painter_marks (painter, cr, side, NULL, &(PlaceSet) { .word[0] = UINT64_C (3) << 10 }, 10, -1, palette);
      cairo_destroy (cr);
      cairo_surface_flush (ringed);
      for (int y = side / 2; y < side; y++)
        for (int x = side / 3; x < side; x++)
          if (pixel_at (with, x, y) == pixel_of (palette->given))
            g_assert_cmphex (pixel_at (ringed, x, y), ==, pixel_of (palette->cell));
      cairo_surface_destroy (with);
      cairo_surface_destroy (ringed);
    }
}

static void
test_letters_are_not_under_the_ring (void)
{
  each_palette (check_letters_are_clear);
}

/* The highest line of pixels in the ink of letters. */
static int
first_line (cairo_surface_t *cell, int side, const Palette *palette)
{
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      if (pixel_at (cell, x, y) == pixel_of (palette->given))
        return y;
  return side;
}

/* Marks stand above the letters. */
static void
test_marks_and_letters_have_room (void)
{
  const Palette *palette = palette_get (false, false);

  for (int side = 60; side <= BIG; side += 6)
    for (int fixed = 0; fixed <= 1; fixed++)
      {
        const CellLook plain = { .colours = 1 << 3 | 1 << 6 };
        const CellLook marked = { .colours = plain.colours, .corner = fixed ? DIGITS_ALL : 0x1e, .fixed_places = fixed };
        cairo_surface_t *letters = draw_cell (side, &plain, palette), *both = draw_cell (side, &marked, palette);

        for (int y = first_line (letters, side, palette); y < side; y++)
          for (int x = 0; x < side; x++)
            g_assert_cmphex (pixel_at (both, x, y), ==, pixel_at (letters, x, y));
        cairo_surface_destroy (letters);
        cairo_surface_destroy (both);
      }
}

/* Where the ground is the player's own, the digit that is highlighted is ringed, and the ground stays. */
static void
check_same_ring (const Palette *palette)
{
  for (int colour = 1; colour <= 9; colour++)
    {
      CellLook look = cell_with (colour);
      cairo_surface_t *plain = draw_cell (USUAL, &look, palette), *ringed;

      look.highlight = HIGHLIGHT_SAME_RING;
      ringed = draw_cell (USUAL, &look, palette);
      g_assert_cmphex (pixel_at (plain, 3, 3), ==, pixel_of (palette->colour[colour - 1]));
      g_assert_cmphex (pixel_at (ringed, 3, 3), ==, pixel_at (plain, 3, 3));
      g_assert_cmpint (count_different (plain, ringed, USUAL), >, 60);
      cairo_surface_destroy (plain);
      cairo_surface_destroy (ringed);
    }
}

static void
test_the_same_digit_is_ringed_on_a_colour (void)
{
  each_palette (check_same_ring);
}

/* Up to nine colours share a cell: each is to be seen. */
static void
test_all_colours_of_a_cell_are_seen (void)
{
  const Palette *palette = palette_get (false, false);

  for (uint16_t colours = 1; colours <= 0x1ff; colours++)
    {
      const CellLook look = { .colours = colours };
      cairo_surface_t *cell = draw_cell (BIG, &look, palette);

      for (int i = 0; i < 9; i++)
        {
          int n = 0;

          for (int y = 0; y < BIG; y++)
            for (int x = 0; x < BIG; x++)
              n += pixel_at (cell, x, y) == pixel_of (palette->colour[i]);
          g_assert_cmpint (n > BIG, ==, colours >> i & 1);
        }
      cairo_surface_destroy (cell);
    }
}

/* Letters and marks need room: below it a cell is only tinted. */
static void
test_small_cells_have_no_letters (void)
{
  const Palette *palette = palette_get (false, false);
  const CellLook look = { .corner = 1 << 1, .mark_colour = { 0, 5 } };
  cairo_surface_t *cell = draw_cell (26, &look, palette);

  for (int y = 0; y < 26; y++)
    for (int x = 0; x < 26; x++)
      g_assert_cmphex (pixel_at (cell, x, y), ==, pixel_of (palette->cell));
  cairo_surface_destroy (cell);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  painter = painter_new (NULL);

  g_test_add_func ("/painter-pencil/nine-colours-differ-without-colour", test_nine_colours_differ_without_colour);
  g_test_add_func ("/painter-pencil/all-nine-letters", test_all_nine_letters_are_shown_together);
  g_test_add_func ("/painter-pencil/readable", test_what_stands_on_a_tint_can_be_read);
  g_test_add_func ("/painter-pencil/fixed-places", test_marks_have_fixed_places);
  g_test_add_func ("/painter-pencil/highlighted-mark", test_the_highlighted_mark_stands_out);
  g_test_add_func ("/painter-pencil/bold-marks", test_bold_marks_have_room);
  g_test_add_func ("/painter-pencil/letters-and-rings", test_letters_are_not_under_the_ring);
  g_test_add_func ("/painter-pencil/marks-and-letters", test_marks_and_letters_have_room);
  g_test_add_func ("/painter-pencil/same-ring", test_the_same_digit_is_ringed_on_a_colour);
  g_test_add_func ("/painter-pencil/several-colours", test_all_colours_of_a_cell_are_seen);
  g_test_add_func ("/painter-pencil/small-cells", test_small_cells_have_no_letters);

  result = g_test_run ();
  painter_free (painter);

  return result;
}
