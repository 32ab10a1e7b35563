/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-read-bad.c — what is no puzzle is said in a sentence: what was seen, and what to try. The game stays as it is. */
#include "read-fixture.h"

#define FULL "984123756123756948756849321361582497542917863879364215437691582698235174215478639"

static GFile *
draw_blank (void)
{
  Drawing drawing = drawing_new (400, 300, 0.9);

  return drawn_file (&drawing, "blank.png");
}

/* Six columns of the nine are in the picture. */
static GFile *
draw_half (void)
{
  Drawing drawing = drawing_new (340, 540, 0.9);

  cairo_translate (drawing.cr, 40, 50);
  drawing_grid (drawing.cr, PUZZLE, 50, 0.1);
  return drawn_file (&drawing, "half.png");
}

/* Shrunk until digits are some pixels wide, and enlarged again. */
static GFile *
draw_blurred (void)
{
  Drawing sharp = drawing_new (90, 94, 0.9), drawing = drawing_new (520, 540, 0.9);

  cairo_translate (sharp.cr, 5, 7);
  drawing_grid (sharp.cr, PUZZLE, 9, 0.4);
  drawing_end (&sharp);
  cairo_scale (drawing.cr, 5.7, 5.7);
  cairo_set_source_surface (drawing.cr, sharp.surface, 0, 0);
  cairo_paint (drawing.cr);
  drawing_clear (&sharp);
  return drawn_file (&drawing, "blurred.png");
}

static GFile *
draw_full (void)
{
  return draw_file (FULL, "full.png");
}

static GFile *
draw_dot (void)
{
  Drawing drawing = drawing_new (1, 1, 0.9);

  return drawn_file (&drawing, "dot.png");
}

static GFile *
draw_short (void)
{
  g_autoptr(GFile) whole = draw_file (PUZZLE, "whole.png");
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_load_contents (whole, NULL, &bytes, &length, NULL, NULL));
  return write_file ("short.png", bytes, (gssize) length / 2);
}

static GFile *
draw_huge (void)
{
  static const char huge[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xc3\x50\0\0\xc3\x50\x08\x02\0\0\0\x13\x3a\xc3\xae";

  return write_file ("huge.png", huge, sizeof huge - 1);
}

typedef struct { const char *name; GFile *(*draw) (void); const char *says; gboolean page; } Bad;

static const Bad rows[] = {
  { "blank", draw_blank, "No grid of 9 × 9, 6 × 6 or 16 × 16 cells was seen. *", TRUE },
  { "half", draw_half, "A * was seen, but *", TRUE },
  { "blurred", draw_blurred, "A * was seen, but *", TRUE },
  { "full", draw_full, "A grid with 81 digits was seen: a solution*", TRUE },
  { "dot", draw_dot, "A picture of 1 × 1 pixels is too small*", TRUE },
  { "short", draw_short, "*short.png*cannot be read as a picture*", FALSE },
  { "huge", draw_huge, "*huge.png*", FALSE },
};

static void
what_was_seen_is_said (Fixture *fixture, gconstpointer data)
{
  setdoku_window_take_text (fixture->window, PUZZLE, -1, NULL);
  type (fixture, "9");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GFile) file = rows[i].draw ();

      open_file (fixture, file);
      wait_for (said ());
      g_test_message ("%s: %s", rows[i].name, said ());
      if (!g_pattern_match_simple (rows[i].says, said ()))
        g_error ("%s: “%s” does not look like “%s”", rows[i].name, said (), rows[i].says);
      g_assert_cmpint (setdoku_picture_reader_get_stage (setdoku_read_window_get_reader (reading ())), ==,
                       rows[i].page ? PICTURE_THERE : PICTURE_FAILED);
      close_reading ();
      g_assert_cmpint (count_clues (fixture), ==, 36);
      g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
    }
}

/* A printed solution is asked about: pressing once more takes it. */
static void
a_printed_solution_is_asked_about (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_full ();

  open_file (fixture, file);
  command ("read.use");
  g_assert_nonnull (reading ());
  g_assert_nonnull (strstr (said (), "81 digits are a solution rather than a puzzle"));
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  command ("read.use-all");
  wait_for (count_clues (fixture) == 81);
}

/* Where no grid was seen it is placed by hand. */
static void
a_grid_that_was_not_seen_is_placed (Fixture *fixture, gconstpointer data)
{
  Drawing drawing = drawing_new (520, 540, 0.9);
  g_autoptr(GFile) file = NULL;
  SetdokuPhotoView *photo;
  const Quad *corners;

  /* Digits without lines. */
  cairo_translate (drawing.cr, 40, 50);
  drawing_grid (drawing.cr, PUZZLE, 50, 0.1);
  cairo_set_source_rgb (drawing.cr, 0.9, 0.9, 0.9);
  cairo_set_line_width (drawing.cr, 6);
  for (int i = 0; i <= 9; i++)
    {
      cairo_move_to (drawing.cr, i * 50, -5);
      cairo_line_to (drawing.cr, i * 50, 455);
      cairo_move_to (drawing.cr, -5, i * 50);
      cairo_line_to (drawing.cr, 455, i * 50);
    }
  cairo_stroke (drawing.cr);
  file = drawn_file (&drawing, "loose.png");
  photo = setdoku_read_window_get_photo (open_file (fixture, file));
  g_assert_nonnull (strstr (said (), "No grid of 9 × 9, 6 × 6 or 16 × 16 cells was seen"));
  g_assert_false (draft ()->read);
  for (int i = 0; i < 4; i++)
    {
      const int to[4][2] = { { 40, 50 }, { 490, 50 }, { 490, 500 }, { 40, 500 } };

      corners = setdoku_photo_view_get_corners (photo);
      g_signal_emit_by_name (setdoku_photo_view_get_corner (photo, i), "step", to[i][0] - (int) corners->corner[i].x,
                             to[i][1] - (int) corners->corner[i].y);
    }
  wait_for_reading ();
  g_assert_true (draft_is (PUZZLE));
  g_assert_null (said ());
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/read-bad/said", Fixture, NULL, set_up, what_was_seen_is_said, tear_down);
  g_test_add ("/read-bad/full", Fixture, NULL, set_up, a_printed_solution_is_asked_about, tear_down);
  g_test_add ("/read-bad/placed", Fixture, NULL, set_up, a_grid_that_was_not_seen_is_placed, tear_down);
  return run_tests ();
}
