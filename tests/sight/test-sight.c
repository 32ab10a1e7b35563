/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-sight.c — pictures that the test draws itself: read in any direction, dark and light, several on a page; and what is no
 * puzzle, too small, or broken off. */
#include <math.h>

#include "drawing.h"
#include "engine/core/board.h"
#include "sight/marks.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define OTHER  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3.."
#define FULL   "984123756123756948756849321361582497542917863879364215437691582698235174215478639"

static Sight *
room (void)
{
  static void *memory;

  if (!memory)
    memory = g_malloc (sight_size ());
  return sight_start (memory);
}

static void
assert_reads (const SightPicture *picture, const char *digits)
{
  SightReading reading;
  SightPage page;

  g_assert_cmpint (sight_read_page (room (), picture, NULL, &page, &reading), ==, SIGHT_READ);
  for (int i = 0; i < N_CELLS; i++)
    if (reading.cell[i].digit != (digits[i] == '.' ? 0 : digits[i] - '0'))
      g_error ("cell %d is %c, but was read as %d", i, digits[i], reading.cell[i].digit);
  g_assert_cmpint (reading.solutions, ==, 1);
}

/* Turned by any angle, the corners come with the digits. */
static void
a_puzzle_is_read_in_any_direction (void)
{
  for (int degrees = 0; degrees < 360; degrees += 45)
    {
      Drawing drawing = drawing_new (760, 700, 0.9);
      SightReading reading;
      SightPage page;
      double angle = degrees * G_PI / 180;

      cairo_translate (drawing.cr, 380, 350);
      cairo_rotate (drawing.cr, angle);
      cairo_translate (drawing.cr, -225, -225);
      drawing_grid (drawing.cr, PUZZLE, 50, 0.1);
      assert_reads (drawing_end (&drawing), PUZZLE);
      g_assert_cmpint (sight_find (room (), &drawing.picture, NULL, &page), ==, SIGHT_READ);
      sight_read (room (), &drawing.picture, &page.grid[0], false, NULL, &reading);
      g_assert_cmpfloat (fabs (reading.grid.corners.corner[0].x - (380 - 225 * cos (angle) + 225 * sin (angle))), <, 3);
      g_assert_cmpfloat (fabs (reading.grid.lattice.at[9][9].y - (350 + 225 * sin (angle) + 225 * cos (angle))), <, 4);
      drawing_clear (&drawing);
    }
}

static void
light_digits_on_dark_are_read (void)
{
  Drawing drawing = drawing_new (500, 520, 0.12);

  cairo_translate (drawing.cr, 20, 30);
  drawing_grid (drawing.cr, PUZZLE, 50, 0.9);
  assert_reads (drawing_end (&drawing), PUZZLE);
  drawing_clear (&drawing);
}

/* Large ones are shrunk for the search, not for the digits. */
static void
a_large_picture_is_read (void)
{
  Drawing drawing = drawing_new (2500, 3300, 0.8);

  cairo_translate (drawing.cr, 300, 500);
  cairo_rotate (drawing.cr, 0.06);
  drawing_grid (drawing.cr, OTHER, 205, 0.2);
  assert_reads (drawing_end (&drawing), OTHER);
  drawing_clear (&drawing);
}

static void
of_several_grids_the_largest_comes_first (void)
{
  Drawing drawing = drawing_new (900, 560, 0.95);
  SightReading reading;
  SightPage page;

  cairo_translate (drawing.cr, 20, 20);
  drawing_grid (drawing.cr, OTHER, 32, 0.1);
  cairo_translate (drawing.cr, 350, 10);
  drawing_grid (drawing.cr, PUZZLE, 55, 0.1);
  assert_reads (drawing_end (&drawing), PUZZLE);
  g_assert_cmpint (sight_find (room (), &drawing.picture, NULL, &page), ==, SIGHT_READ);
  g_assert_cmpint (page.n, ==, 2);
  sight_read (room (), &drawing.picture, &page.grid[1], false, NULL, &reading);
  g_assert_cmpint (reading.outcome, ==, SIGHT_READ);
  g_assert_cmpint (reading.cell[2].digit, ==, 9);
  drawing_clear (&drawing);
}

/* Corners that somebody dragged, a quarter of a cell off: followed, they come to lie on the lines. */
static void
given_corners_are_drawn_to_the_lines (void)
{
  Drawing drawing = drawing_new (520, 520, 0.9);
  const Quad rough = { { { 42, 22 }, { 468, 41 }, { 471, 470 }, { 24, 478 } } };
  SightGrid grid = { .kind = GREY_PRINT };
  SightReading reading;

  cairo_translate (drawing.cr, 30, 30);
  drawing_grid (drawing.cr, PUZZLE, 50, 0.1);
  g_assert_true (sight_place (room (), drawing_end (&drawing), &rough, true, &grid));
  g_assert_cmpfloat (fabs (grid.corners.corner[2].x - 480) + fabs (grid.corners.corner[2].y - 480), <, 3);
  sight_read (room (), &drawing.picture, &grid, false, NULL, &reading);
  g_assert_cmpint (reading.outcome, ==, SIGHT_READ);
  g_assert_true (sight_place (room (), &drawing.picture, &rough, false, &grid));
  g_assert_cmpfloat_with_epsilon (grid.lattice.at[0][0].x, 42, 1e-6);
  drawing_clear (&drawing);
}

/* Whatever is dragged: on one point, crossed, far outside, and no number at all. */
static void
corners_that_are_none_break_nothing (void)
{
  const Quad rows[] = {
    { { { 50, 50 }, { 50, 50 }, { 50, 50 }, { 50, 50 } } },
    { { { 0, 0 }, { 400, 400 }, { 400, 0 }, { 0, 400 } } },
    { { { 0, 0 }, { 100, 0 }, { 200, 0 }, { 300, 0 } } },
    { { { -1e9, -1e9 }, { 1e9, -1e9 }, { 1e9, 1e9 }, { -1e9, 1e9 } } },
    { { { NAN, 0 }, { 400, 0 }, { 400, 400 }, { 0, INFINITY } } },
  };
  Drawing drawing = drawing_new (520, 520, 0.9);

  cairo_translate (drawing.cr, 30, 30);
  drawing_grid (drawing.cr, PUZZLE, 50, 0.1);
  drawing_end (&drawing);
  for (size_t i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      SightGrid grid = { .kind = GREY_PRINT };
      SightReading reading;

      if (!sight_place (room (), &drawing.picture, &rows[i / 2], i % 2, &grid))
        continue;
      sight_read (room (), &drawing.picture, &grid, false, NULL, &reading);
      g_assert_cmpint (reading.outcome, !=, SIGHT_READ);
    }
  drawing_clear (&drawing);
}

/* A star in an empty cell, where only empty makes a puzzle: the likeliest, but less likely than all digits together. */
static void
what_is_hardly_likely_is_in_doubt (void)
{
  for (int size = 14; size <= 16; size += 2)
    {
      Drawing drawing = drawing_new (240, 240, 0.75);
      SightReading reading;
      SightPage page;

      cairo_translate (drawing.cr, 12, 12);
      drawing_grid (drawing.cr, PUZZLE, 24, 0.2);
      cairo_set_font_size (drawing.cr, size);
      cairo_move_to (drawing.cr, 6, 18);
      cairo_show_text (drawing.cr, "*");
      g_assert_cmpint (sight_read_page (room (), drawing_end (&drawing), NULL, &page, &reading), ==, SIGHT_DOUBTFUL);
      g_assert_true (reading.cell[0].doubtful);
      g_assert_cmpint (reading.solutions, ==, 1);
      drawing_clear (&drawing);
    }
}

/* It has one solution as it was drawn, and none otherwise. user: as drawn. */
/* All candidates of PUZZLE, as programs draw them, so large; or the same a little askew. Nobody who did not ask is told. */
static void
pencil_marks_are_read_where_they_are_wished_for (void)
{
  uint8_t digits[N_CELLS];
  Board board;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (PUZZLE[cell] == '.' ? 0 : PUZZLE[cell] - '0');
  board_from_digits (&board, digits);
  for (int kind = 0; kind < 3; kind++)
    {
      Drawing drawing = drawing_new (900, 900, kind == 1 ? 0.15 : 0.95);
      Sight *sight = room ();
      SightReading reading;
      SightMarks marks;
      SightPage page;
      int n_empty = 0;

      cairo_translate (drawing.cr, 60, 50);
      cairo_rotate (drawing.cr, kind == 2 ? 0.05 : 0);
      drawing_grid (drawing.cr, PUZZLE, 84, kind == 1 ? 0.9 : 0.1);
      drawing_marks (drawing.cr, &board, 84);
      g_assert_cmpint (sight_read_page (sight, drawing_end (&drawing), NULL, &page, &reading), ==, SIGHT_READ);
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_cmpint (reading.cell[cell].digit, ==, digits[cell]);
      sight_read_marks (sight, &drawing.picture, &reading, NULL, &marks);
      for (int cell = 0; cell < N_CELLS; cell++)
        {
          n_empty += !digits[cell];
          if (marks.digits[cell])
            g_assert_cmphex (marks.digits[cell], ==, board_possible (&board, cell));
        }
      g_test_message ("%d of %d cells, %d illegible", marks.n_cells, n_empty, marks.n_illegible);
      g_assert_cmpint (marks.n_cells, >=, n_empty * 9 / 10);
      g_assert_cmpint (marks.n_cells + marks.n_illegible, ==, n_empty);
      drawing_clear (&drawing);
    }
}

static int
one_as_drawn (void *user, int n, int box_rows, const uint8_t *value)
{
  const char *digits = user;

  for (int cell = 0; cell < n * n; cell++)
    if (value[cell] != value_from_character (digits[cell]))
      return 0;
  return box_rows == (n == 6 ? 2 : 4);
}

/* Without somebody who counts they are read, too, but not believed. */
static void
boards_of_other_sizes_are_read (void)
{
  const struct { int n, box_rows; const char *digits; double cell; } rows[] = { { 6, 2, SIX, 60 }, { 16, 4, SIXTEEN, 50 } };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int degrees = 0; degrees < 360; degrees += 200)
      {
        Drawing drawing = drawing_new (1160, 1160, 0.9);
        int n = rows[i].n;
        const SightCounter counter = { one_as_drawn, (char *) rows[i].digits };
        Sight *sight = room ();
        SightReading reading;
        SightPage page;

        cairo_translate (drawing.cr, 580, 580);
        cairo_rotate (drawing.cr, degrees * G_PI / 180);
        cairo_translate (drawing.cr, -n * rows[i].cell / 2, -n * rows[i].cell / 2);
        drawing_board (drawing.cr, n, rows[i].box_rows, rows[i].digits, rows[i].cell, 0.1);
        g_assert_cmpint (sight_read_page (sight, drawing_end (&drawing), NULL, &page, &reading), ==, SIGHT_DOUBTFUL);
        sight_lend (sight, &counter);
        g_assert_cmpint (sight_read_page (sight, &drawing.picture, NULL, &page, &reading), ==, SIGHT_READ);
        g_assert_cmpint (reading.grid.lattice.n, ==, n);
        g_assert_cmpint (reading.box_rows, ==, rows[i].box_rows);
        for (int cell = 0; cell < n * n; cell++)
          if (reading.cell[cell].digit != value_from_character (rows[i].digits[cell]))
            g_error ("%d by %d, %d°: cell %d is %c, but was read as %d", n, n, degrees, cell, rows[i].digits[cell],
                     reading.cell[cell].digit);
        drawing_clear (&drawing);
      }
}

static SightOutcome
outcome_of (const SightPicture *picture)
{
  SightReading reading;
  SightPage page;

  return sight_read_page (room (), picture, NULL, &page, &reading);
}

static void
what_is_no_puzzle_is_told_apart (void)
{
  const struct { const char *digits; SightOutcome outcome; } rows[] = {
    { FULL, SIGHT_FULL },
    { ".................................................................................", SIGHT_NO_PUZZLE },
    { "1.......2.........3.......4........................5.......6.........7.......8...", SIGHT_NO_PUZZLE },
    { "11.22.33.44.55.66.77.88.99.1.1.2.2.3.3.4.4.5.5.6.6................................", SIGHT_DOUBTFUL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Drawing drawing = drawing_new (500, 500, 1);

      cairo_translate (drawing.cr, 25, 25);
      drawing_grid (drawing.cr, rows[i].digits, 50, 0);
      g_assert_cmpint (outcome_of (drawing_end (&drawing)), ==, rows[i].outcome);
      drawing_clear (&drawing);
    }
}

/* Half a grid, noise, one colour, and sizes at the edge of what is allowed: none is a grid, and none breaks anything. */
static void
hostile_pictures_are_no_grid (void)
{
  const int sizes[][2] = { { 80, 80 }, { 80, 5000 }, { 5000, 80 }, { 600, 400 }, { 1001, 999 } };
  Drawing half = drawing_new (500, 260, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int kind = 0; kind < 3; kind++)
      {
        int w = sizes[i][0], h = sizes[i][1];
        g_autofree uint8_t *pixels = g_malloc ((gsize) w * (gsize) h);

        for (int k = 0; k < w * h; k++)
          pixels[k] = kind == 0 ? 255 : kind == 1 ? 0 : (uint8_t) g_test_rand_int_range (0, 256);
        g_assert_cmpint (outcome_of (&(SightPicture) { pixels, w, h, (size_t) w, 1 }), ==, SIGHT_NO_GRID);
      }
  cairo_translate (half.cr, 25, 25);
  drawing_grid (half.cr, PUZZLE, 50, 0);
  g_assert_cmpint (outcome_of (drawing_end (&half)), !=, SIGHT_READ);
  drawing_clear (&half);
}

static void
sizes_are_asked_before_anything_is_looked_at (void)
{
  const uint8_t pixel[3] = { 0 };

  g_assert_cmpint (outcome_of (&(SightPicture) { pixel, 1, 1, 3, 3 }), ==, SIGHT_TOO_SMALL);
  g_assert_cmpint (outcome_of (&(SightPicture) { pixel, 79, 5000, 240, 3 }), ==, SIGHT_TOO_SMALL);
  g_assert_cmpint (outcome_of (&(SightPicture) { pixel, 50000, 50000, 150000, 3 }), ==, SIGHT_TOO_LARGE);
}

static bool
asked (void *user)
{
  int *left = user;

  return (*left)-- <= 0;
}

/* Wherever it is stopped, it says so; and at last it is not. */
static void
it_can_be_stopped_at_every_step (void)
{
  Drawing drawing = drawing_new (500, 500, 1);
  SightOutcome outcome = SIGHT_STOPPED;
  int times = 0;

  cairo_translate (drawing.cr, 25, 25);
  drawing_grid (drawing.cr, PUZZLE, 50, 0);
  drawing_end (&drawing);
  for (; outcome == SIGHT_STOPPED; times++)
    {
      int left = times;
      Stop stop = { asked, &left };
      SightReading reading;
      SightPage page;

      outcome = sight_read_page (room (), &drawing.picture, &stop, &page, &reading);
      g_assert_cmpint (reading.outcome, ==, outcome);
    }
  g_assert_cmpint (outcome, ==, SIGHT_READ);
  g_assert_cmpint (times, >, 10);
  drawing_clear (&drawing);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sight/hardly-likely", what_is_hardly_likely_is_in_doubt);
  g_test_add_func ("/sight/directions", a_puzzle_is_read_in_any_direction);
  g_test_add_func ("/sight/light-on-dark", light_digits_on_dark_are_read);
  g_test_add_func ("/sight/large", a_large_picture_is_read);
  g_test_add_func ("/sight/several", of_several_grids_the_largest_comes_first);
  g_test_add_func ("/sight/given-corners", given_corners_are_drawn_to_the_lines);
  g_test_add_func ("/sight/no-corners", corners_that_are_none_break_nothing);
  g_test_add_func ("/sight/marks", pencil_marks_are_read_where_they_are_wished_for);
  g_test_add_func ("/sight/other-sizes", boards_of_other_sizes_are_read);
  g_test_add_func ("/sight/no-puzzle", what_is_no_puzzle_is_told_apart);
  g_test_add_func ("/sight/hostile", hostile_pictures_are_no_grid);
  g_test_add_func ("/sight/sizes", sizes_are_asked_before_anything_is_looked_at);
  g_test_add_func ("/sight/stop", it_can_be_stopped_at_every_step);
  return g_test_run ();
}
