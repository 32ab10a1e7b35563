/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-painter-plan.c — boards of any shape, drawn: each constraint's ink is on its cells and nowhere else, a board twice is
 * the same, cell by cell it is the same as at once, and absent cells stay empty. */
#include "../model/look/any-board.h"
#include "picture/lettering.h"
#include "pixels.h"

enum { SIDE = 40 };

static Painter *painter;

static void
scene_on (Scene *scene, const BoardPlan *plan, bool candidates)
{
  Values all[RULES_CELLS_MAX];

  for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
    all[cell] = values_all (VALUES_MAX);
  scene_of_values (scene, plan, NULL, NULL, candidates ? all : NULL);
}

static cairo_surface_t *
new_surface (const BoardPlan *plan, int side)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, board_plan_width (plan) * side, board_plan_height (plan) * side);
}

static cairo_surface_t *
draw_scene (const BoardPlan *plan, int side, const Scene *scene, bool outlines, const Palette *palette)
{
  cairo_surface_t *surface = new_surface (plan, side);
  cairo_t *cr = cairo_create (surface);

  if (outlines)
    lettering_outlines (cr);
  painter_scene (painter, cr, side, scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static cairo_surface_t *
draw (const BoardPlan *plan, int side, bool candidates, const Palette *palette)
{
  g_autofree Scene *scene = g_new (Scene, 1);

  scene_on (scene, plan, candidates);
  return draw_scene (plan, side, scene, false, palette);
}

static bool
surfaces_equal (cairo_surface_t *a, cairo_surface_t *b)
{
  return cairo_image_surface_get_stride (a) == cairo_image_surface_get_stride (b)
         && memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                    (size_t) (cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a))) == 0;
}

/* Cells of a board where two pictures differ, the margins left out. */
static PlaceSet
differing (const BoardPlan *plan, cairo_surface_t *one, int left, int top, cairo_surface_t *other)
{
  PlaceSet cells = PLACES_NONE;

  for (int cell = 0; cell < board_plan_n_cells (plan); cell++)
    for (int i = 0; i < SIDE * SIDE; i++)
      {
        int x = board_plan_column (plan, cell) * SIDE + i % SIDE, y = board_plan_row (plan, cell) * SIDE + i / SIDE;

        if (pixel_at (one, left * SIDE + x, top * SIDE + y) != pixel_at (other, x, y))
          places_add (&cells, cell);
      }
  return cells;
}

static PlaceSet
with_neighbours (PlaceSet cells)
{
  PlaceSet all = cells;

  for_each_place (cell, cells)
    for (int other = 0; other < 81; other++)
      if (ABS (other / 9 - cell / 9) <= 1 && ABS (other % 9 - cell % 9) <= 1)
        places_add (&all, other);
  return all;
}

/* A line that turns may touch the corner of a cell beside it, so neighbours may have ink, but no other cell. */
static void
test_ink_is_on_its_cells (void)
{
  const Palette *palette = palette_get (false, false);
  BoardPlan *empty = plan_of (9, 9, 9, "boxes=3x3\n");
  cairo_surface_t *plain = draw (empty, SIDE, false, palette);

  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      PlaceSet cells, inked;
      g_autofree char *lines = line_of_kind (&constraint_kinds[kind], &cells);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      cairo_surface_t *surface = draw (plan, SIDE, false, palette);

      g_test_message ("%s", constraint_kinds[kind].id);
      inked = differing (plan, surface, plan->left, plan->top, plain);
      if (strcmp (constraint_kinds[kind].id, "littlekiller") == 0 || places_is_empty (&cells))
        g_assert_true (places_is_empty (&inked));                        /* it stands outside, or nowhere */
      else
        {
          PlaceSet missed = places_difference (cells, inked), beyond = places_difference (inked, with_neighbours (cells));

          g_assert_true (places_is_empty (&missed));
          g_assert_true (places_is_empty (&beyond));
        }
      cairo_surface_destroy (surface);
      board_plan_unref (plan);
    }
  cairo_surface_destroy (plain);
  board_plan_unref (empty);
}

/* How much of what tells the pictures of two sums apart in cell 10 a ring that is drawn for the plan covers. */
static int
count_covered (const BoardPlan *plan, int side, cairo_surface_t *sum, cairo_surface_t *other_sum, int *n_ink)
{
  const Palette *palette = palette_get (false, false);
  cairo_surface_t *ringed = cairo_surface_create_similar_image (sum, CAIRO_FORMAT_ARGB32, 11 * side, 11 * side);
  cairo_t *cr = cairo_create (ringed);
  int n_covered = 0;

  cairo_set_source_surface (cr, sum, 0, 0);
  cairo_paint (cr);
  painter_ring (cr, side, plan, 10, false, palette);
  cairo_destroy (cr);
  cairo_surface_flush (ringed);
  *n_ink = 0;
  for (int y = side; y < 2 * side; y++)
    for (int x = side; x < 2 * side; x++)
      if (pixel_at (sum, x, y) != pixel_at (other_sum, x, y))
        {
          *n_ink += 1;
          n_covered += pixel_at (sum, x, y) != pixel_at (ringed, x, y);
        }
  cairo_surface_destroy (ringed);
  return n_covered;
}

/* The ring of a hint goes along the edge of its cell; a sum that stands there is read nevertheless: of what a ring would cover that
 * knows of no sum, at most a third. */
static void
test_a_ring_spares_the_sum (void)
{
  static const int sides[] = { 38, 48, 60 };
  const Palette *palette = palette_get (false, false);
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\ncage=28|r2c2 r2c3 r3c2 r3c3\n");
  BoardPlan *other = plan_of (9, 9, 9, "boxes=3x3\ncage=16|r2c2 r2c3 r3c2 r3c3\n");
  BoardPlan *bare = plan_of (9, 9, 9, "boxes=3x3\n");

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      cairo_surface_t *sum = draw (plan, sides[i], false, palette), *other_sum = draw (other, sides[i], false, palette);
      int n_ink, n_covered = count_covered (plan, sides[i], sum, other_sum, &n_ink);
      int n_unaware = count_covered (bare, sides[i], sum, other_sum, &n_ink);

      g_test_message ("%d px: of %d pixels of a sum %d are covered, %d by a ring without", sides[i], n_ink, n_covered, n_unaware);
      g_assert_cmpint (n_ink, >, 10);
      g_assert_cmpint (n_covered * 3, <=, n_unaware);
      cairo_surface_destroy (sum);
      cairo_surface_destroy (other_sum);
    }
  board_plan_unref (bare);
  board_plan_unref (plan);
  board_plan_unref (other);
}

static const struct { int rows, columns, n; const char *lines; } boards[] = {
  { 4, 4, 4, "boxes=2x2\n" },
  { 6, 6, 6, "boxes=2x3\ncage=7|r1c1 r1c2 r2c2\nsandwich=row2|3\n" },
  { 9, 9, 9, "boxes=3x3\nextras=diagonal+ windoku\nthermo=r1c1 r2c2 r3c1\nquad=1 2|r4c4 r4c5 r5c4 r5c5\nless=r7c7 r7c8\n" },
  { 16, 16, 16, "boxes=4x4\narrow=r5c5|r5c6 r6c7\nwhisper=8|r9c9 r10c10 r11c9\n" },
  { 25, 25, 25, "boxes=5x5\nrenban=r1c1 r1c2 r2c3\n" },
  { 21, 21, 9, "grids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\nblack=r7c8 r7c9\n" },
  { 6, 8, 8, "boxes=2x4\nclone=r1c1 r1c2|r4c5 r4c6\n" },
};

static void
each_board (void (*check) (const BoardPlan *plan, const Palette *palette))
{
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      BoardPlan *plan = plan_of (boards[i].rows, boards[i].columns, boards[i].n, boards[i].lines);

      for (int j = 0; j < 4; j++)
        check (plan, palette_get (j & 1, j >> 1));
      board_plan_unref (plan);
    }
}

static void
check_twice (const BoardPlan *plan, const Palette *palette)
{
  cairo_surface_t *once = draw (plan, SIDE, true, palette), *twice = draw (plan, SIDE, true, palette);

  g_assert_true (surfaces_equal (once, twice));
  cairo_surface_destroy (once);
  cairo_surface_destroy (twice);
}

static void
test_twice_is_the_same (void)
{
  each_board (check_twice);
}

/* As the grid draws: each cell alone, and over them what crosses cells. */
static void
check_cell_by_cell (const BoardPlan *plan, const Palette *palette)
{
  g_autofree Scene *scene = g_new (Scene, 1);
  cairo_surface_t *whole = draw (plan, SIDE, true, palette), *parts = new_surface (plan, SIDE);
  cairo_t *cr = cairo_create (parts);

  scene_on (scene, plan, true);
  cairo_translate (cr, plan->left * SIDE, plan->top * SIDE);
  for (int cell = scene_n_cells (scene) - 1; cell >= 0; cell--)
    if (board_plan_has (plan, cell))
      {
        cairo_save (cr);
        cairo_translate (cr, board_plan_column (plan, cell) * SIDE, board_plan_row (plan, cell) * SIDE);
        painter_clip (cr, SIDE, plan, cell, palette);
        painter_ground (painter, cr, SIDE, &scene->looks[cell], palette);
        painter_under (painter, cr, SIDE, plan, cell, palette);
        painter_ink (painter, cr, SIDE, &scene->looks[cell], palette);
        cairo_restore (cr);
      }
  painter_scene_marks (painter, cr, SIDE, scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (parts);
  for (int y = 0; y < board_plan_height (plan) * SIDE; y++)
    for (int x = 0; x < board_plan_width (plan) * SIDE; x++)
      for (int shift = 0; shift < 32; shift += 8)
        {
          int one = pixel_at (whole, x, y) >> shift & 0xff, other = pixel_at (parts, x, y) >> shift & 0xff;

          if (ABS (one - other) > 24)
            g_test_message ("%d × %d: %d, %d", plan->columns, plan->rows, x, y);
          g_assert_cmpint (ABS (one - other), <=, 24);
        }
  cairo_surface_destroy (whole);
  cairo_surface_destroy (parts);
}

static void
test_cell_by_cell_is_the_same (void)
{
  each_board (check_cell_by_cell);
}

/* Dots are stamped where text is letters, and circles where it is outlines: the same circles, an eighth of a pixel apart at most. */
static void
test_dots_are_circles (void)
{
  enum { SMALL = 35, NEAR = 48 };
  BoardPlan *plan = plan_of (25, 25, 25, "boxes=5x5\n");
  const Palette *palette = palette_get (false, false);
  g_autofree Scene *scene = g_new (Scene, 1);
  cairo_surface_t *images[2], *bare = draw (plan, SMALL, false, palette);
  int64_t ink[2] = { 0 };

  scene_on (scene, plan, true);
  for (int i = 0; i < 2; i++)
    images[i] = draw_scene (plan, SMALL, scene, i == 1, palette);
  for (int y = 0; y < 25 * SMALL; y++)
    for (int x = 0; x < 25 * SMALL; x++)
      {
        int ground = pixel_at (bare, x, y) & 0xff;
        int dots = pixel_at (images[0], x, y) & 0xff, circles = pixel_at (images[1], x, y) & 0xff;

        g_assert_cmpint (ABS (dots - circles), <=, NEAR);
        ink[0] += ground - dots;
        ink[1] += ground - circles;
      }
  g_assert_cmpint (ink[1], >, 625 * 25 * 100);
  g_assert_cmpint (ABS (ink[0] - ink[1]), <, ink[1] / 50);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (images[i]);
  cairo_surface_destroy (bare);
  board_plan_unref (plan);
}

/* Nothing is drawn where no cell exists; but a line belongs half to it. */
static void
check_absent (const BoardPlan *plan, const Palette *palette)
{
  cairo_surface_t *surface = draw (plan, SIDE, true, palette);

  for (int cell = 0; cell < board_plan_n_cells (plan); cell++)
    if (!board_plan_has (plan, cell))
      for (int i = 0; i < (SIDE - 8) * (SIDE - 8); i++)
        g_assert_cmphex (pixel_at (surface, (board_plan_column (plan, cell) + plan->left) * SIDE + 4 + i % (SIDE - 8),
                                   (board_plan_row (plan, cell) + plan->top) * SIDE + 4 + i / (SIDE - 8)), ==, 0);
  cairo_surface_destroy (surface);
}

static void
test_absent_cells_stay_empty (void)
{
  each_board (check_absent);
}

/* As text while there is room, then as dots at the same places, then not at all. */
static void
test_candidates_become_dots (void)
{
  static const struct { int n, side; bool ink; } cases[] = { { 9, 40, true }, { 9, 20, false }, { 16, 60, true }, { 16, 40, true },
                                                             { 16, 20, true }, { 25, 60, true }, { 25, 40, true }, { 25, 12, false } };
  const Palette *palette = palette_get (false, false);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CellLook look = { .n = (uint8_t) cases[i].n, .candidates = values_of (cases[i].n) };
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cases[i].side, cases[i].side);
      cairo_t *cr = cairo_create (surface);
      int least = cases[i].side, n = 0;

      painter_ink (painter, cr, cases[i].side, &look, palette);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      for (int y = 0; y < cases[i].side; y++)
        for (int x = 0; x < cases[i].side; x++)
          if (pixel_at (surface, x, y))
            {
              least = MIN (least, MIN (x, y));
              n++;
            }
      g_assert_cmpint (n > 0, ==, cases[i].ink);
      if (n)
        g_assert_cmpint (least, >, cases[i].side * 6 / 10);               /* the last stands in the lower right corner */
      cairo_surface_destroy (surface);
    }
  g_assert_cmpint (painter_place_at (9, 0.5, 0.5), ==, 5);
  g_assert_cmpint (painter_place_at (16, 0.99, 0.99), ==, 16);
  g_assert_cmpint (painter_place_at (6, 0.9, 0.9), ==, 6);
  g_assert_cmpint (painter_place_at (10, 0.9, 0.9), ==, 0);
}

/* The values in a circle stand within it, however many they are. */
static void
test_text_stays_in_its_disc (void)
{
  static const char *const values[] = { "8", "1 2", "1 2 3", "2 3 4 5" };
  const Palette *palette = palette_get (false, false);

  for (unsigned i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *lines = g_strdup_printf ("boxes=none\nquad=%s|r4c4 r4c5 r5c4 r5c5\n", values[i]);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      cairo_surface_t *surface = draw (plan, SIDE, false, palette);
      int out = (int) ceil (plan->mark[0].size * SIDE) + 2, n = 0;

      for (int x = 3 * SIDE + 2; x < 5 * SIDE - 2; x++)                  /* left and right of it, where its text would run out */
        for (int y = 4 * SIDE - 6; y < 4 * SIDE + 6; y++)
          n += ABS (x - 4 * SIDE) > out && ABS (y - 4 * SIDE) > 2 && pixel_at (surface, x, y) != pixel_of (palette->cell);
      g_assert_cmpint (n, ==, 0);
      cairo_surface_destroy (surface);
      board_plan_unref (plan);
    }
}

/* Without colours lines of two kinds are two pictures, in high contrast and on paper. */
static void
test_kinds_need_no_colour (void)
{
  static const char *const kinds[] = { "whisper=5|r1c1 r1c2 r1c3 r1c4", "renban=r1c1 r1c2 r1c3 r1c4", "zipper=r1c1 r1c2 r1c3 r1c4",
                                       "regionsum=r1c1 r1c2 r1c3 r1c4", "entropic=r1c1 r1c2 r1c3 r1c4",
                                       "palindrome=r1c1 r1c2 r1c3 r1c4", "modular=3|r1c1 r1c2 r1c3 r1c4" };
  cairo_surface_t *pictures[G_N_ELEMENTS (kinds)];
  Palette grey = *palette_get (false, true);

  for (int role = 0; role < PLAN_CAGE; role++)
    grey.plan[role] = grey.thin_line;
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *lines = g_strdup_printf ("boxes=3x3\n%s\n", kinds[i]);
      BoardPlan *plan = plan_of (9, 9, 9, lines);

      pictures[i] = draw (plan, SIDE, false, &grey);
      board_plan_unref (plan);
      for (unsigned j = 0; j < i; j++)
        g_assert_false (surfaces_equal (pictures[i], pictures[j]));
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    cairo_surface_destroy (pictures[i]);
}

/* Accent on the cells of the one that stands out, and on no others. */
static void
test_a_constraint_stands_out (void)
{
  const Palette *palette = palette_get (false, false);
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\ncage=15|r5c5 r5c6\nthermo=r1c1 r1c2 r1c3\nwhite=r9c1 r9c2\n");
  const int first[] = { 40, 0, 72 }, n[] = { 2, 3, 2 };
  g_autofree Scene *scene = g_new (Scene, 1);
  cairo_surface_t *plain = draw (plan, SIDE, false, palette);

  for (int i = 0; i < 3; i++)
    {
      PlaceSet expected = PLACES_NONE;
      cairo_surface_t *surface;

      scene_on (scene, plan, false);
      scene->constraint = i + 1;
      surface = draw_scene (plan, SIDE, scene, false, palette);
      for (int k = 0; k < n[i]; k++)
        places_add (&expected, first[i] + k);
      g_assert_true (places_equal (differing (plan, surface, 0, 0, plain), expected));
      cairo_surface_destroy (surface);
    }
  cairo_surface_destroy (plain);
  board_plan_unref (plan);
}

/* A bulb is a disc, where the line begins, and may have a ring: all of it one veil, or nobody could read the digit there. */
static void
test_what_stands_out_has_one_veil (void)
{
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\nslowthermo=r1c1 r1c2 r1c3\n");
  g_autofree Scene *scene = g_new (Scene, 1);

  for (int dark = 0; dark <= 1; dark++)
    {
      const Palette *palette = palette_get (dark, false);
      cairo_surface_t *surface;

      scene_on (scene, plan, false);
      scene->constraint = 1;
      surface = draw_scene (plan, SIDE, scene, false, palette);
      g_assert_cmphex (pixel_at (surface, SIDE / 2, SIDE / 2), ==, pixel_at (surface, 3 * SIDE / 2, SIDE / 2));
      g_assert_cmphex (pixel_at (surface, SIDE / 2, SIDE / 2), ==, pixel_at (surface, SIDE / 2 + 7, SIDE / 2));
      cairo_surface_destroy (surface);
    }
  board_plan_unref (plan);
}

/* Of several grids the cursor's has a frame, and no other cell changes; in a box of two it is the one with the nearer middle. */
static void
test_the_grid_of_the_cursor_is_framed (void)
{
  const Palette *palette = palette_get (false, false);
  BoardPlan *plan = plan_of (21, 21, 9, "grids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n");
  static const struct { int cursor, corner; } rows[] = {           /* row × 21 + column */
    { 0, 0 }, { 4 * 21 + 16, 12 }, { 10 * 21 + 10, 6 * 21 + 6 }, { 6 * 21 + 6, 0 }, { 8 * 21 + 8, 6 * 21 + 6 }, { 440, 12 * 21 + 12 },
  };
  g_autofree Scene *scene = g_new (Scene, 1);
  cairo_surface_t *plain = draw (plan, SIDE, false, palette);

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PlaceSet expected = places_of (rows[i].cursor);
      cairo_surface_t *surface;

      scene_on (scene, plan, false);
      scene->cursor = rows[i].cursor;
      surface = draw_scene (plan, SIDE, scene, false, palette);
      for (int k = 0; k < 81; k++)
        if (k / 9 % 8 == 0 || k % 9 % 8 == 0)
          places_add (&expected, rows[i].corner + 21 * (k / 9) + k % 9);
      g_assert_true (places_equal (differing (plan, surface, 0, 0, plain), expected));
      cairo_surface_destroy (surface);
    }
  cairo_surface_destroy (plain);
  board_plan_unref (plan);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  painter = painter_new (NULL);
  g_test_add_func ("/painter-plan/ring-spares-sum", test_a_ring_spares_the_sum);
  g_test_add_func ("/painter-plan/dots-are-circles", test_dots_are_circles);
  g_test_add_func ("/painter-plan/ink-is-on-its-cells", test_ink_is_on_its_cells);
  g_test_add_func ("/painter-plan/twice-is-the-same", test_twice_is_the_same);
  g_test_add_func ("/painter-plan/cell-by-cell-is-the-same", test_cell_by_cell_is_the_same);
  g_test_add_func ("/painter-plan/absent-cells-stay-empty", test_absent_cells_stay_empty);
  g_test_add_func ("/painter-plan/candidates-become-dots", test_candidates_become_dots);
  g_test_add_func ("/painter-plan/text-stays-in-its-disc", test_text_stays_in_its_disc);
  g_test_add_func ("/painter-plan/kinds-need-no-colour", test_kinds_need_no_colour);
  g_test_add_func ("/painter-plan/one-veil", test_what_stands_out_has_one_veil);
  g_test_add_func ("/painter-plan/a-constraint-stands-out", test_a_constraint_stands_out);
  g_test_add_func ("/painter-plan/the-grid-of-the-cursor-is-framed", test_the_grid_of_the_cursor_is_framed);
  status = g_test_run ();
  painter_free (painter);
  return status;
}
