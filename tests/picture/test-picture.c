/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-picture.c — the board as a file: a PNG is to the pixel what the painter draws, and what others make of an SVG or a PDF
 * differs from that by how edges are smoothed only. */
#include "../dead-end.h"
#include "decode.h"
#include "near.h"
#include "engine/logic/ladder.h"
#include "picture/board-picture.h"
#include "picture/painter.h"

enum { SIDE = 60, SIZE = 9 * SIDE, SMOOTHED = 12 };       /* pixels that smoothing makes strange in a cell */

static const char chains[] = "000600450004090001070013090090000104045000920201000070050360010900070500012005000";

/* Scenes that have a little of everything. */

/* The first step that has links; the last one if none has. */
static void
show_step (Scene *scene)
{
  DocumentCell cells[N_CELLS] = { 0 };
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  Position before;
  Ladder ladder;
  Board board;

  g_assert_true (board_parse (&board, chains));
  for (int cell = 0; cell < N_CELLS; cell++)
    cells[cell].given = board.digit[cell];
  position_from_board (&before, &board);
  ladder_start (&ladder, &before, &ladder_profiles[0], NULL);
  scene_clear (scene);
  while (scene->n_links == 0 && ladder_step (&ladder, deduction))
    {
      scene_of_step (scene, cells, &before, deduction);
      before = ladder.position;
    }
}

static void
show_game (Scene *scene)
{
  DocumentCell cells[N_CELLS] = { 0 };
  LookInput input = { .cells = cells, .cursor = 40, .selection = places_of (40), .show_peers = true, .show_same = true };

  for (int cell = 0; cell < N_CELLS; cell += 2)
    cells[cell] = (DocumentCell) { .given = (uint8_t) (cell % 9 + 1), .colours = (uint16_t) (cell % 5 ? 0 : 1 << cell % 9) };
  for (int cell = 1; cell < N_CELLS; cell += 2)
    cells[cell] = (DocumentCell) { .corner = digits_of (cell % 9 + 1) | digits_of (1), .centre = digits_of (cell % 7 + 2) };
  scene_compute (scene, &input);
}

static void (*const shows[]) (Scene *scene) = { scene_of_dead_end, show_step, show_game };

static void
make (const Scene *scene, const Palette *palette, Picture *picture)
{
  BoardPicture board = { .scene = *scene, .size = SIZE, .palette = palette, .parts = BOARD_ALL };

  board_picture_make (&board, picture);
}

/* What the painter draws, as the window asks it to. */
static cairo_surface_t *
paint_scene (const Scene *scene, const Palette *palette, int scale)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE * scale, SIZE * scale);
  cairo_t *cr = cairo_create (image);
  Painter *painter = painter_new (NULL);

  color_use (cr, palette->window);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  painter_scene (painter, cr, SIDE, scene, palette);
  painter_free (painter);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static unsigned
count_differences (cairo_surface_t *one, cairo_surface_t *other)
{
  unsigned n = 0;

  g_assert_cmpint (cairo_image_surface_get_width (one), ==, cairo_image_surface_get_width (other));
  g_assert_cmpint (cairo_image_surface_get_height (one), ==, cairo_image_surface_get_height (other));
  for (int y = 0; y < cairo_image_surface_get_height (one); y++)
    for (int x = 0; x < cairo_image_surface_get_width (one); x++)
      n += near_pixel (one, x, y) != near_pixel (other, x, y);
  return n;
}

/* Not as text: there are zeros in it. */
static bool
has_text (GBytes *bytes, const char *text)
{
  gsize size, length = strlen (text);
  const char *data = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i + length <= size; i++)
    if (memcmp (data + i, text, length) == 0)
      return true;
  return false;
}

/* PNG */

static void
a_png_is_the_board_to_the_pixel (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (shows); i++)
    for (int scale = 1; scale <= 2; scale++)
      {
        const Palette *palette = palette_get (i % 2, false);
        g_auto (Picture) picture = { 0 };
        g_autoptr (GBytes) png = NULL;
        cairo_surface_t *board, *file;
        Scene scene;

        shows[i] (&scene);
        make (&scene, palette, &picture);
        png = picture_write (&picture, PICTURE_PNG, scale, NULL);
        g_assert_nonnull (png);
        board = paint_scene (&scene, palette, scale);
        file = decode_png (png);
        g_assert_cmpuint (count_differences (board, file), ==, 0);
        cairo_surface_destroy (board);
        cairo_surface_destroy (file);
      }
}

/* The ground shows through plain cells and beside the board's corners; a tint stays. */
static void
what_is_transparent_stays_so (void)
{
  BoardPicture board = { .size = SIZE, .palette = palette_get (false, false), .parts = BOARD_ALL, .transparent = true };
  g_auto (Picture) picture = { 0 };
  g_autoptr (GBytes) png = NULL;
  cairo_surface_t *drawn, *file;

  scene_clear (&board.scene);
  board.scene.looks[40].tints = TINT_ROW;
  board.scene.looks[20].digit = 5;
  board_picture_make (&board, &picture);
  drawn = picture_draw (&picture, 1, NULL);
  png = picture_encode_png (drawn, NULL);
  file = decode_png (png);
  g_assert_cmphex (near_pixel (file, 0, 0) >> 24, ==, 0);
  g_assert_cmphex (near_pixel (file, SIDE / 2, SIDE / 2) >> 24, ==, 0);
  g_assert_cmphex (near_pixel (file, 4 * SIDE + SIDE / 2, 4 * SIDE + SIDE / 2) >> 24, ==, 0xff);
  g_assert_cmpuint (near_difference (drawn, file, SIDE), ==, 0);
  cairo_surface_destroy (drawn);
  cairo_surface_destroy (file);
}

/* SVG, PDF */

static void
check_decoded (cairo_surface_t *(*decode) (GBytes *), PictureKind kind)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      const Palette *palette = palette_get (i % 2, false);
      g_auto (Picture) picture = { 0 };
      g_autoptr (GBytes) file = NULL;
      cairo_surface_t *board, *wrong, *decoded;
      Scene scene;

      shows[i] (&scene);
      make (&scene, palette, &picture);
      file = picture_write (&picture, kind, 1, NULL);
      g_assert_nonnull (file);
      decoded = decode (file);
      if (!decoded)
        return;
      board = paint_scene (&scene, palette, 1);
      g_assert_cmpuint (near_difference (board, decoded, SIDE), <=, SMOOTHED);

      /* Another digit is seen, and a candidate that is not there. */
      for (int cell = 0; cell < N_CELLS; cell++)
        if (scene.looks[cell].digit)
          {
            scene.looks[cell].digit = (uint8_t) (scene.looks[cell].digit % 9 + 1);
            break;
          }
      wrong = paint_scene (&scene, palette, 1);
      g_assert_cmpuint (near_difference (wrong, decoded, SIDE), >, 2 * SMOOTHED);
      cairo_surface_destroy (wrong);
      shows[i] (&scene);
      scene.looks[79] = (CellLook) { .candidates = scene.looks[79].candidates ^ digits_of (4) };
      wrong = paint_scene (&scene, palette, 1);
      g_assert_cmpuint (near_difference (wrong, decoded, SIDE), >, 2 * SMOOTHED);
      cairo_surface_destroy (wrong);
      cairo_surface_destroy (board);
      cairo_surface_destroy (decoded);
    }
}

static void
an_svg_is_the_board_but_for_edges (void)
{
  check_decoded (decode_svg, PICTURE_SVG);
}

static void
a_pdf_is_the_board_but_for_edges (void)
{
  check_decoded (decode_pdf, PICTURE_PDF);
}

static void
text_is_outlines (void)
{
  g_auto (Picture) picture = { 0 };
  g_autoptr (GBytes) svg = NULL, pdf = NULL;
  g_autofree char *text = NULL;
  BoardPicture board = { .size = SIZE, .palette = palette_get (false, false), .parts = BOARD_ALL, .caption = "Row 5 ∪ column 6" };

  show_game (&board.scene);
  board_picture_make (&board, &picture);
  svg = picture_write (&picture, PICTURE_SVG, 1, NULL);
  text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  g_assert_null (strstr (text, "<text"));
  g_assert_null (strstr (text, "glyph"));
  g_assert_null (strstr (text, "font"));
  pdf = picture_write (&picture, PICTURE_PDF, 1, NULL);
  g_assert_true (has_text (pdf, "%PDF"));
  g_assert_false (has_text (pdf, "/FontFile"));
}

/* Cairo numbers what an SVG refers to within a program, so that one is not asked. */
static void
the_same_picture_is_the_same_file (void)
{
  for (int kind = 0; kind < N_PICTURE_KINDS; kind += PICTURE_PDF)
    {
      g_auto (Picture) one = { 0 }, other = { 0 };
      g_autoptr (GBytes) first = NULL, second = NULL;
      Scene scene;

      scene_of_dead_end (&scene);
      make (&scene, palette_get (true, false), &one);
      make (&scene, palette_get (true, false), &other);
      first = picture_write (&one, (PictureKind) kind, 1.5, NULL);
      second = picture_write (&other, (PictureKind) kind, 1.5, NULL);
      g_assert_true (g_bytes_equal (first, second));
    }
}

/* Parts */

static void
what_is_not_wanted_is_left_out (void)
{
  int marked = 0;
  Scene scene;

  show_step (&scene);
  g_assert_cmpint (scene.n_links, >, 0);
  board_picture_leave_out (&scene, 0);
  g_assert_cmpint (scene.n_links, ==, 0);
  g_assert_cmpint (scene.active, ==, -1);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmphex (scene.looks[cell].candidates, ==, 0);
      g_assert_cmphex (scene.looks[cell].tints, ==, 0);
      g_assert_cmphex (scene.looks[cell].sets, ==, 0);
    }
  show_step (&scene);
  board_picture_leave_out (&scene, BOARD_ALL & ~(unsigned) BOARD_LINKS);
  g_assert_cmpint (scene.n_links, ==, 0);
  for (int cell = 0; cell < N_CELLS; cell++)
    marked += scene.looks[cell].candidates != DIGITS_NONE;
  g_assert_cmpint (marked, >, 10);
}

/* Without the selection nothing of what it highlights stays, neither grounds nor marks: the picture is that of a board on which
 * nothing was ever chosen. */
static void
the_selection_goes_with_what_it_highlights (void)
{
  static const Highlight highlights[] = { HIGHLIGHT_PEER, HIGHLIGHT_SAME, HIGHLIGHT_SELECTED, HIGHLIGHT_SAME_RING };
  g_autofree Scene *scene = g_new (Scene, 1), *plain = g_new (Scene, 1);

  show_step (scene);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      scene->looks[cell].highlight = HIGHLIGHT_NONE;
      scene->looks[cell].same_marks = 0;
    }
  scene_copy (plain, scene);
  for (gsize i = 0; i < G_N_ELEMENTS (highlights); i++)
    scene->looks[10 + i].highlight = highlights[i];
  scene->looks[20].same_marks = values_of (5);
  scene->cursor = 12;
  places_add (&scene->selection, 12);

  board_picture_leave_out (scene, BOARD_ALL & ~(unsigned) BOARD_CURSOR);
  board_picture_leave_out (plain, BOARD_ALL & ~(unsigned) BOARD_CURSOR);
  g_assert_cmpint (scene->cursor, ==, -1);
  g_assert_true (places_equal (scene->selection, PLACES_NONE));
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_true (cell_look_equal (&scene->looks[cell], &plain->looks[cell]));
}

static void
a_caption_is_below_and_wraps (void)
{
  g_auto (Picture) plain = { 0 }, brief = { 0 }, wordy = { 0 };
  BoardPicture board = { .size = SIZE, .palette = palette_get (false, false), .parts = BOARD_ALL };
  g_autofree char *words = g_strnfill (400, 'm');

  scene_clear (&board.scene);
  board_picture_make (&board, &plain);
  board.caption = "Dead end";
  board_picture_make (&board, &brief);
  board.caption = words;
  board_picture_make (&board, &wordy);
  g_assert_cmpfloat (plain.height, ==, SIZE);
  g_assert_cmpfloat (brief.height, >, SIZE + 10);
  g_assert_cmpfloat (wordy.height, >, brief.height + 40);
  g_assert_cmpfloat (wordy.width, ==, SIZE);
}

/* The table of kinds */

static void
kinds_are_told_by_name (void)
{
  g_autofree char *list = picture_kind_list ();
  PictureKind kind;

  g_assert_cmpstr (list, ==, "png, svg or pdf");
  g_assert_true (picture_kind_for_name ("a.b/board.SVG", &kind) && kind == PICTURE_SVG);
  g_assert_true (picture_kind_for_name ("board.tar.pdf", &kind) && kind == PICTURE_PDF);
  for (unsigned i = 0; i < 4; i++)
    g_assert_false (picture_kind_for_name ((const char *[]) { "board", "board.bmp", "a.png/board", "" }[i], &kind));
}

static void
what_is_too_large_is_refused (void)
{
  g_auto (Picture) picture = { 0 };
  Scene scene;

  scene_clear (&scene);
  make (&scene, palette_get (false, false), &picture);
  for (int kind = 0; kind < N_PICTURE_KINDS; kind++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (picture_write (&picture, (PictureKind) kind, 1000, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }
}

/* Pages */

static bool
next_page (void *user, Picture *picture)
{
  int *n = user;
  Scene scene;

  if (*n == 3)
    return false;
  scene_clear (&scene);
  *n += 1;
  scene.looks[0].digit = (uint8_t) *n;
  make (&scene, palette_get (false, false), picture);
  return true;
}

static void
pages_follow_each_other (void)
{
  int n = 0;
  g_autoptr (GBytes) pdf = picture_write_pages (next_page, &n, 1, NULL);

  g_assert_nonnull (pdf);
  for (n = 1; n <= 3; n++)
    {
      cairo_surface_t *page = decode_pdf_page (pdf, n), *board;

      if (!page)
        return;
      board = paint_scene (&(Scene) { .looks[0].digit = (uint8_t) n, .cursor = -1, .active = -1 }, palette_get (false, false), 1);
      g_assert_cmpuint (near_difference (board, page, SIDE), <=, SMOOTHED);
      cairo_surface_destroy (board);
      cairo_surface_destroy (page);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/a-png-is-the-board-to-the-pixel", a_png_is_the_board_to_the_pixel);
  g_test_add_func ("/picture/what-is-transparent-stays-so", what_is_transparent_stays_so);
  g_test_add_func ("/picture/an-svg-is-the-board-but-for-edges", an_svg_is_the_board_but_for_edges);
  g_test_add_func ("/picture/a-pdf-is-the-board-but-for-edges", a_pdf_is_the_board_but_for_edges);
  g_test_add_func ("/picture/text-is-outlines", text_is_outlines);
  g_test_add_func ("/picture/the-same-picture-is-the-same-file", the_same_picture_is_the_same_file);
  g_test_add_func ("/picture/what-is-not-wanted-is-left-out", what_is_not_wanted_is_left_out);
  g_test_add_func ("/picture/the-selection-goes-with-what-it-highlights", the_selection_goes_with_what_it_highlights);
  g_test_add_func ("/picture/a-caption-is-below-and-wraps", a_caption_is_below_and_wraps);
  g_test_add_func ("/picture/kinds-are-told-by-name", kinds_are_told_by_name);
  g_test_add_func ("/picture/what-is-too-large-is-refused", what_is_too_large_is_refused);
  g_test_add_func ("/picture/pages-follow-each-other", pages_follow_each_other);
  return g_test_run ();
}
