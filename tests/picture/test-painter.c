/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-painter.c — the picture of one cell, pixel by pixel: fills are exact, ink is where it belongs
 * and nowhere else, and whatever differs in a look differs in the picture. */
#include "pixels.h"

static const int sides[] = { 12, 26, 38, 58, 71, 100 };

/* A cell drawn in the middle of an empty sheet of nine. */
typedef struct {
  cairo_surface_t *surface;
  int              side;
} Sheet;

static Painter *painter;

static Sheet
sheet_new (int side)
{
  return (Sheet) { cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 3 * side, 3 * side), side };
}

static void
sheet_free (Sheet *sheet)
{
  cairo_surface_destroy (sheet->surface);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, sheet_free)

static Sheet
draw_cell (int side, const CellLook *look, const Palette *palette)
{
  Sheet sheet = sheet_new (side);
  cairo_t *cr = cairo_create (sheet.surface);

  cairo_translate (cr, side, side);
  painter_cell (painter, cr, side, look, palette);
  cairo_destroy (cr);
  cairo_surface_flush (sheet.surface);

  return sheet;
}

static uint32_t
sheet_pixel (const Sheet *sheet, int x, int y)
{
  return pixel_at (sheet->surface, sheet->side + x, sheet->side + y);
}

static bool
sheets_equal (const Sheet *a, const Sheet *b)
{
  for (int y = 0; y < 3 * a->side; y++)
    for (int x = 0; x < 3 * a->side; x++)
      if (pixel_at (a->surface, x, y) != pixel_at (b->surface, x, y))
        return false;

  return true;
}

/* The box of what differs from the ground; width 0: nothing does. */
static cairo_rectangle_int_t
ink_of (const Sheet *sheet, uint32_t ground)
{
  int left = sheet->side, right = -1, top = sheet->side, bottom = -1;

  for (int y = 0; y < sheet->side; y++)
    for (int x = 0; x < sheet->side; x++)
      if (sheet_pixel (sheet, x, y) != ground)
        {
          left = MIN (left, x);
          right = MAX (right, x);
          top = MIN (top, y);
          bottom = MAX (bottom, y);
        }

  return right < 0 ? (cairo_rectangle_int_t) { 0 }
                   : (cairo_rectangle_int_t) { left, top, right - left + 1, bottom - top + 1 };
}

/* How dark the ink is in all. */
static double
ink_weight (const Sheet *sheet)
{
  double weight = 0;

  for (int y = 0; y < sheet->side; y++)
    for (int x = 0; x < sheet->side; x++)
      weight += 255 - (sheet_pixel (sheet, x, y) >> 8 & 0xff);

  return weight;
}

/* Looks that must all be told apart. */

static const CellLook looks[] = {
  { 0 },
  { .given_ground = true },
  { .highlight = HIGHLIGHT_PEER },
  { .highlight = HIGHLIGHT_SAME },
  { .highlight = HIGHLIGHT_SELECTED },
  { .shade = 2 },
  { .shade = 3 },
  { .tints = TINT_ROW },
  { .tints = TINT_COLUMN },
  { .tints = TINT_BOX },
  { .tints = TINT_DEAD },
  { .tints = TINT_ROW | TINT_COLUMN },
  { .tints = TINT_ROW | TINT_BOX },
  { .tints = TINT_COLUMN | TINT_BOX },
  { .tints = TINT_ROW | TINT_DEAD },
  { .dead = true },
  { .wrong = true },
  { .touched = 100 },
  { .touched = 255 },
  { .taken = 5, .ink = INK_GUESS, .tints = TINT_DEAD },
  { .taken = 5, .ink = INK_DEDUCED, .tints = TINT_DEAD },
  { .taken = 6, .ink = INK_GUESS, .tints = TINT_DEAD },
  { .halted = true },
  { .heat = 100, .exhausted = 96 },
  { .heat = 255, .exhausted = 96 },
  { .heat = 100, .exhausted = 97 },
  { .heat = 100, .exhausted = 12345678 },
  { .digit = 1, .ink = INK_ENTRY, .heat = 255, .exhausted = 96 },
  { .stop = true },
  { .digit = 1, .ink = INK_GIVEN },
  { .digit = 1, .ink = INK_ENTRY },
  { .digit = 1, .ink = INK_DEDUCED },
  { .digit = 1, .ink = INK_GUESS },
  { .digit = 1, .ink = INK_DEDUCED, .guess = 1 },
  { .digit = 1, .ink = INK_GUESS, .guess = 1 },
  { .digit = 1, .ink = INK_GUESS, .guess = 10 },
  { .digit = 1, .ink = INK_GUESS, .guess = 11 },
  { .digit = 1, .ink = INK_GUESS, .guess = 111 },
  { .digit = 1, .ink = INK_ENTRY, .wrong = true },
  { .digit = 2, .ink = INK_ENTRY },
  { .digit = 3, .ink = INK_ENTRY },
  { .digit = 4, .ink = INK_ENTRY },
  { .digit = 5, .ink = INK_ENTRY },
  { .digit = 6, .ink = INK_ENTRY },
  { .digit = 7, .ink = INK_ENTRY },
  { .digit = 8, .ink = INK_ENTRY },
  { .digit = 9, .ink = INK_ENTRY },
  { .candidates = DIGITS_ALL },
  { .candidates = 1 << 5 },
  { .candidates = 1 << 5, .struck = 1 << 5 },
  { .candidates = 1 << 5, .pattern = 1 << 5 },
  { .candidates = 1 << 5, .fin = 1 << 5 },
  { .candidates = 1 << 5, .side_a = 1 << 5 },
  { .candidates = 1 << 5, .side_b = 1 << 5 },
  { .candidates = 1 << 5, .side_a = 1 << 5, .struck = 1 << 5 },
  { .candidates = 1 << 5, .sets = 1 },
  { .candidates = 1 << 5, .sets = 2 },
  { .candidates = 1 << 5, .sets = 3 },
  { .candidates = 1 << 5, .restored = 1 << 5 },
  { .candidates = 1 << 5, .chosen = 1 << 5 },
  { .corner = 1 << 5 },
  { .corner = DIGITS_ALL },
  { .centre = 1 << 5 },
  { .centre = DIGITS_ALL },
  { .corner = 1 << 5, .centre = 1 << 5 },
  { .corner = 1 << 5, .same_marks = 1 << 5 },
  { .centre = 1 << 5, .same_marks = 1 << 5 },
  { .corner = DIGITS_ALL, .centre = DIGITS_ALL, .colours = 0x1ff, .mark_colour = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 } },
  { .corner = 1 << 2, .fixed_places = true },
  { .centre = 1 << 6, .fixed_places = true },
  { .corner = 1 << 5 | 1 << 6, .centre = 1 << 5, .fixed_places = true },
  { .corner = DIGITS_ALL, .fixed_places = true, .mark_colour = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 } },
  { .pair = true },
  { .ghost = true },
  { .colours = 1 << 0 },
  { .colours = 1 << 1 },
  { .colours = 1 << 2 },
  { .colours = 1 << 3 },
  { .colours = 1 << 4 },
  { .colours = 1 << 8 },
  { .colours = 3 },
  { .colours = 7 }, { .colours = 0x1ff },
  { .differs = true },
  { .differs = true, .either = 1, .other = 2 },
  { .differs = true, .either = 2, .other = 1 },
  { .digit = 1, .ink = INK_ENTRY, .differs = true },
  { .digit = 1, .ink = INK_GIVEN, .spare = true },
  { .digit = 1, .ink = INK_GIVEN, .doubt = 7 },
  { .truth = 1 << 5 },
  { .truth = DIGITS_ALL },
};

/* Fills. */

static void
check_fill (const CellLook look, Color expected, const Palette *palette)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_auto(Sheet) sheet = draw_cell (sides[i], &look, palette);

      g_assert_cmphex (sheet_pixel (&sheet, 0, 0), ==, pixel_of (expected));
      g_assert_cmphex (sheet_pixel (&sheet, sides[i] - 1, sides[i] - 1), ==, pixel_of (expected));
      g_assert_cmpint (ink_of (&sheet, pixel_of (expected)).width, ==, 0);
    }
}

/* Beside what is written. */
static void
check_corner (const CellLook look, Color expected, const Palette *palette)
{
  g_auto(Sheet) sheet = draw_cell (sides[G_N_ELEMENTS (sides) - 1], &look, palette);

  g_assert_cmphex (sheet_pixel (&sheet, 0, 0), ==, pixel_of (expected));
}

static void
check_fills (const Palette *palette)
{
  check_fill ((CellLook) { 0 }, palette->cell, palette);
  check_fill ((CellLook) { .given_ground = true }, palette->given_cell, palette);
  check_fill ((CellLook) { .highlight = HIGHLIGHT_PEER, .given_ground = true }, palette->peer, palette);
  check_fill ((CellLook) { .highlight = HIGHLIGHT_SAME, .given_ground = true }, palette->same, palette);
  check_fill ((CellLook) { .highlight = HIGHLIGHT_SELECTED }, palette->selected, palette);
  for (uint8_t shade = 1; shade <= 3; shade++)
    check_fill ((CellLook) { .shade = shade }, palette->shade[shade - 1], palette);

  if (palette->high_contrast)          /* hatched */
    return;
  check_fill ((CellLook) { .tints = TINT_ROW, .given_ground = true }, palette->row.tint, palette);
  check_fill ((CellLook) { .tints = TINT_COLUMN, .shade = 3 }, palette->column.tint, palette);
  check_fill ((CellLook) { .tints = TINT_BOX, .highlight = HIGHLIGHT_PEER }, palette->box.tint, palette);
  check_fill ((CellLook) { .tints = TINT_DEAD }, palette->dead.tint, palette);
  check_corner ((CellLook) { .taken = 5, .ink = INK_GUESS, .tints = TINT_DEAD, .heat = 255 }, palette->dead.tint, palette);
}

static void
test_fills_are_exact (void)
{
  each_palette (check_fills);
}

static void
check_split (uint8_t tints, Color first, Color second)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const CellLook look = { .tints = tints };
      int side = sides[i];
      g_auto(Sheet) sheet = draw_cell (side, &look, palette_get (false, false));

      for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++)
          if (x + y < side - 2)
            g_assert_cmphex (sheet_pixel (&sheet, x, y), ==, pixel_of (first));
          else if (x + y > side)
            g_assert_cmphex (sheet_pixel (&sheet, x, y), ==, pixel_of (second));
    }
}

static void
test_two_sets_divide_a_cell (void)
{
  const Palette *palette = palette_get (false, false);

  check_split (TINT_ROW | TINT_COLUMN, palette->row.tint, palette->column.tint);
  check_split (TINT_ROW | TINT_BOX, palette->row.tint, palette->box.tint);
  check_split (TINT_COLUMN | TINT_BOX, palette->column.tint, palette->box.tint);
  check_split (TINT_ROW | TINT_COLUMN | TINT_BOX, palette->row.tint, palette->column.tint);
  check_split (TINT_DEAD | TINT_ROW, palette->dead.tint, palette->row.tint);
}

/* How many pixels differ from the one beside them (across), or from the one below. */
static int
count_steps (const Sheet *sheet, bool across)
{
  int n = 0;

  for (int y = 0; y < sheet->side - 1; y++)
    for (int x = 0; x < sheet->side - 1; x++)
      n += sheet_pixel (sheet, x, y) != (across ? sheet_pixel (sheet, x + 1, y) : sheet_pixel (sheet, x, y + 1));

  return n;
}

static void
test_sets_are_told_apart_without_colour (void)
{
  for (int dark = 0; dark <= 1; dark++)
    for (uint8_t tint = TINT_ROW; tint <= TINT_DEAD; tint *= 2)
      {
        const CellLook look = { .tints = tint };
        g_auto(Sheet) plain = draw_cell (58, &look, palette_get (dark, false));
        g_auto(Sheet) hatched = draw_cell (58, &look, palette_get (dark, true));

        g_assert_cmpint (count_steps (&plain, true) + count_steps (&plain, false), ==, 0);
        g_assert_cmpint (count_steps (&hatched, true) > 0, ==, tint != TINT_ROW);
        g_assert_cmpint (count_steps (&hatched, false) > 0, ==, tint != TINT_COLUMN);
      }
}

/* Ink. */

static void
test_digits_are_centred_on_one_baseline (void)
{
  const Palette *palette = palette_get (false, false);

  for (unsigned i = 1; i < G_N_ELEMENTS (sides); i++)
    for (uint8_t ink = INK_GIVEN; ink <= INK_DEDUCED; ink++)
      {
        int side = sides[i], baseline = 0;

        for (uint8_t digit = 1; digit <= 9; digit++)
          {
            const CellLook look = { .digit = digit, .ink = ink == INK_GUESS ? INK_DEDUCED : ink };
            g_auto(Sheet) sheet = draw_cell (side, &look, palette);
            cairo_rectangle_int_t box = ink_of (&sheet, pixel_of (palette->cell));

            g_assert_cmpint (box.height, >=, (int) (0.35 * side));
            g_assert_cmpint (box.height, <=, (int) (0.5 * side) + 2);
            g_assert_cmpint (ABS (2 * box.x + box.width - side), <=, 4);
            g_assert_cmpint (ABS (2 * box.y + box.height - side), <=, 5);
            if (digit == 1)
              baseline = box.y + box.height;
            g_assert_cmpint (ABS (box.y + box.height - baseline), <=, 2);
          }
      }
}

static void
test_ink_says_who_wrote (void)
{
  const Palette *palette = palette_get (false, false);
  const CellLook given = { .digit = 8, .ink = INK_GIVEN }, entry = { .digit = 8, .ink = INK_ENTRY };
  const CellLook guess = { .digit = 8, .ink = INK_GUESS };
  g_auto(Sheet) bold = draw_cell (58, &given, palette);
  g_auto(Sheet) regular = draw_cell (58, &entry, palette);
  g_auto(Sheet) dashed = draw_cell (58, &guess, palette);

  g_assert_cmpfloat (ink_weight (&bold), >, 1.3 * ink_weight (&regular));
  g_assert_cmpint (ink_of (&dashed, pixel_of (palette->cell)).x, <=, 4);             /* its dashed edge */
  g_assert_cmpint (ink_of (&regular, pixel_of (palette->cell)).x, >, 10);
}

static void
test_candidates_keep_their_places (void)
{
  const Palette *palette = palette_get (false, false);

  for (int side = 27; side <= 100; side += 7)
    for (int digit = 1; digit <= 9; digit++)
      {
        const CellLook look = { .candidates = digits_of (digit) };
        g_auto(Sheet) sheet = draw_cell (side, &look, palette);
        cairo_rectangle_int_t box = ink_of (&sheet, pixel_of (palette->cell));

        g_assert_cmpint (box.width, >, 0);
        g_assert_cmpint ((box.x + box.width / 2) * 3 / side, ==, (digit - 1) % 3);
        g_assert_cmpint ((box.y + box.height / 2) * 3 / side, ==, (digit - 1) / 3);
      }
}

/* Discs leave the corner of a candidate's place as it is, squares fill it. */
static void
check_shapes (const Palette *palette)
{
  const CellLook discs[] = { { .candidates = 1 << 5, .pattern = 1 << 5 }, { .candidates = 1 << 5, .side_a = 1 << 5 } };
  const CellLook squares[] = { { .candidates = 1 << 5, .fin = 1 << 5 }, { .candidates = 1 << 5, .side_b = 1 << 5 } };

  for (int i = 0; i < 2; i++)
    {
      g_auto(Sheet) disc = draw_cell (100, &discs[i], palette);
      g_auto(Sheet) square = draw_cell (100, &squares[i], palette);

      g_assert_cmphex (sheet_pixel (&disc, 38, 38), ==, pixel_of (palette->cell));
      g_assert_cmphex (sheet_pixel (&square, 38, 38), !=, pixel_of (palette->cell));
      g_assert_false (sheets_equal (&disc, &square));
      g_assert_cmpint (ink_of (&disc, pixel_of (palette->cell)).width, ==, ink_of (&square, pixel_of (palette->cell)).width);
    }
}

static void
test_roles_have_shapes (void)
{
  each_palette (check_shapes);
}

static void
test_marks_are_left_out_where_too_small (void)
{
  static const CellLook marked[] = {
    { .candidates = DIGITS_ALL }, { .corner = DIGITS_ALL }, { .centre = DIGITS_ALL }, { .truth = DIGITS_ALL },
    { .either = 1, .other = 2 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (marked); i++)
    for (int side = 26; side <= 27; side++)
      {
        g_auto(Sheet) sheet = draw_cell (side, &marked[i], palette_get (false, false));
        int width = ink_of (&sheet, pixel_of (palette_get (false, false)->cell)).width;

        g_assert_cmpint (width > 0, ==, side == 27);
      }
}

static void
check_looks_differ (const Palette *palette)
{
  Sheet sheets[G_N_ELEMENTS (looks)];

  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    sheets[i] = draw_cell (58, &looks[i], palette);

  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    for (unsigned j = 0; j < i; j++)
      {
        /* In high contrast a selected cell is known by its contour alone. */
        bool same = palette->high_contrast && looks[i].highlight == HIGHLIGHT_SELECTED && j == 0;

        g_assert_false (cell_look_equal (&looks[i], &looks[j]));
        if (sheets_equal (&sheets[i], &sheets[j]) != same)
          g_error ("Looks %u and %u are drawn alike", j, i);
      }

  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    sheet_free (&sheets[i]);
}

static void
test_different_looks_are_drawn_differently (void)
{
  each_palette (check_looks_differ);
}

static void
check_stays_inside (const Palette *palette)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    for (unsigned j = 1; j < G_N_ELEMENTS (sides); j++)
      {
        int side = sides[j];
        g_auto(Sheet) sheet = draw_cell (side, &looks[i], palette);

        for (int y = -side; y < 2 * side; y++)
          for (int x = -side; x < 2 * side; x++)
            if ((x < 0 || x >= side || y < 0 || y >= side) && sheet_pixel (&sheet, x, y))
              g_error ("Look %u draws outside its cell of %d at %d, %d", i, side, x, y);
      }
}

static void
test_nothing_is_drawn_outside_the_cell (void)
{
  each_palette (check_stays_inside);
}

static void
test_glyphs_survive_many_sizes (void)
{
  const CellLook look = { .candidates = DIGITS_ALL };
  g_auto(Sheet) before = draw_cell (58, &look, palette_get (false, false));

  for (int side = 30; side < 120; side++)
    {
      g_auto(Sheet) other = draw_cell (side, &look, palette_get (false, false));

      g_assert_cmpint (ink_of (&other, pixel_of (palette_get (false, false)->cell)).width, >, side / 2);
    }

  {
    g_auto(Sheet) after = draw_cell (58, &look, palette_get (false, false));

    g_assert_true (sheets_equal (&before, &after));
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  painter = painter_new (NULL);

  g_test_add_func ("/painter/fills-are-exact", test_fills_are_exact);
  g_test_add_func ("/painter/two-sets-divide-a-cell", test_two_sets_divide_a_cell);
  g_test_add_func ("/painter/sets-are-told-apart-without-colour", test_sets_are_told_apart_without_colour);
  g_test_add_func ("/painter/digits-are-centred-on-one-baseline", test_digits_are_centred_on_one_baseline);
  g_test_add_func ("/painter/ink-says-who-wrote", test_ink_says_who_wrote);
  g_test_add_func ("/painter/candidates-keep-their-places", test_candidates_keep_their_places);
  g_test_add_func ("/painter/roles-have-shapes", test_roles_have_shapes);
  g_test_add_func ("/painter/marks-are-left-out-where-too-small", test_marks_are_left_out_where_too_small);
  g_test_add_func ("/painter/different-looks-are-drawn-differently", test_different_looks_are_drawn_differently);
  g_test_add_func ("/painter/nothing-is-drawn-outside-the-cell", test_nothing_is_drawn_outside_the_cell);
  g_test_add_func ("/painter/glyphs-survive-many-sizes", test_glyphs_survive_many_sizes);

  result = g_test_run ();
  painter_free (painter);

  return result;
}
