/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-path-pages.c — the way to a solution on paper: every step once, none parted, nothing beyond the margins. */
#include "picture/path-pages-private.h"

#define EASY  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define PAIRS "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
#define HARD  ".........3.59.46.1.4..1..3.2.......7..71634.....2.7....2.8.1.7.8.6...3.2..9...1.."
#define NONE  "1.4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.1"

static Path *
find_path (const char *text)
{
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = ladder_profiles };
  Path *path;
  Board board;

  g_assert_true (board_parse (&board, text));
  for (int cell = 0; cell < N_CELLS; cell++)
    question.cells[cell].given = board.digit[cell];
  path = path_new (&question);
  path_find (path, NULL);
  g_assert_true (path->complete);
  return path;
}

/* The same steps again and again, until there are so many. */
static Path *
long_path (unsigned n)
{
  Path *path = find_path (HARD);
  unsigned known = path->steps->len;

  g_assert_cmpuint (known, >, 50);
  for (unsigned i = known; i < n; i++)
    {
      PathStep step = *path_step (path, (int) (i % known));

      g_array_append_val (path->steps, step);
    }
  return path;
}

static PathPages *
lay_out (const Path *path, const char *paper, bool across, PathBoards boards, bool colours, Pen *pen)
{
  const PathStyle style = { paper_of (paper_size_find (paper), across), boards, colours, "Easy 1.5" };

  return path_pages_new (path, &style, pen);
}

/* Each step stands in the list once, and where it should have a board it has one; a part lies on its page whole. */
static void
check_parts (const PathPages *pages, unsigned n_boards)
{
  const Paper *paper = &pages->style.paper;
  int listed = 0, page = 0;
  unsigned blocks = 0;
  double below = 0;

  for (unsigned i = 0; i < pages->items->len; i++)
    {
      const PathItem *item = &g_array_index (pages->items, PathItem, i);

      g_assert_cmpint (item->page, >=, page);
      g_assert_cmpint (item->page, <=, page + 1);
      if (item->page == page)
        g_assert_cmpfloat (item->top, >=, below);
      page = item->page;
      below = item->top + item->height;
      g_assert_cmpfloat (item->top, >=, paper->top);
      g_assert_cmpfloat (below, <=, paper->height - paper->bottom - PAPER_FOOT + 0.01);
      if (item->part == PATH_LIST)
        {
          g_assert_cmpint (item->first, ==, listed);
          g_assert_cmpint (item->n, <=, item->rows * path_pages_columns (pages));
          listed += item->n;
        }
      if (item->part == PATH_BLOCK)
        {
          g_assert_cmpint (path_pages_of_step (pages, item->first), ==, item->page);
          blocks++;
        }
    }
  g_assert_cmpint (listed, ==, pages->path->steps->len);
  g_assert_cmpuint (blocks, ==, n_boards);
  g_assert_cmpint (page, ==, path_pages_n (pages) - 1);
}

static cairo_surface_t *
paint (const PathPages *pages, int page, Pen *pen)
{
  const Paper *paper = &pages->style.paper;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) paper->width, (int) paper->height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  path_pages_paint (pages, page, pen, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

typedef struct { int inked, outside, coloured; } Inked;

static Inked
look_at (const PathPages *pages, int page, Pen *pen)
{
  const Paper *paper = &pages->style.paper;
  cairo_surface_t *surface = paint (pages, page, pen);
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  Inked ink = { 0 };

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        uint32_t pixel = *(uint32_t *) (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface)
                                        + 4 * x) & 0xffffff;
        unsigned red = pixel >> 16, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

        if (pixel == 0xffffff)
          continue;
        ink.inked++;
        ink.outside += x + 2 < paper->left || x > paper->width - paper->right + 2 || y + 2 < paper->top
                       || y > paper->height - paper->bottom + 2;
        ink.coloured += red != green || green != blue;
      }
  cairo_surface_destroy (surface);
  return ink;
}

static void
test_easy_is_one_page (void)
{
  g_autoptr (Path) path = find_path (EASY);
  g_autoptr (Pen) pen = pen_new ();
  g_autoptr (PathPages) pages = lay_out (path, "a4", false, PATH_BOARDS_THAT_MATTER, false, pen);

  g_assert_cmpint (path_pages_n (pages), ==, 1);
  g_assert_cmpint (path_pages_of_step (pages, 0), ==, -1);
  check_parts (pages, 0);
}

static void
test_what_matters_has_a_board (void)
{
  g_autoptr (Path) path = find_path (PAIRS);
  g_autoptr (Pen) pen = pen_new ();
  g_autoptr (PathPages) pages = lay_out (path, "a4", false, PATH_BOARDS_THAT_MATTER, false, pen);
  unsigned n = 0;

  for (int i = 0; i < (int) path->steps->len; i++)
    {
      bool matters = path_step (path, i)->deduction.technique->family != FAMILY_SINGLES;

      n += matters;
      g_assert_cmpint (path_pages_of_step (pages, i) >= 0, ==, matters);
    }
  g_assert_cmpuint (n, >, 0);
  check_parts (pages, n);
}

static void
test_every_paper (void)
{
  g_autoptr (Path) path = find_path (HARD);
  g_autoptr (Pen) pen = pen_new ();

  for (const PaperSize *size = paper_sizes; size->id; size++)
    for (int across = 0; across < 2; across++)
      {
        g_autoptr (PathPages) pages = lay_out (path, size->id, across, PATH_BOARDS_ALL, false, pen);

        check_parts (pages, path->steps->len);
        for (int page = 0; page < path_pages_n (pages); page += MAX (1, path_pages_n (pages) - 1))
          {
            Inked ink = look_at (pages, page, pen);

            g_assert_cmpint (ink.inked, >, 500);
            g_assert_cmpint (ink.outside, ==, 0);
          }
      }
}

static void
test_400_steps (void)
{
  g_autoptr (Path) path = long_path (400);
  g_autoptr (Pen) pen = pen_new ();
  g_autoptr (PathPages) all = lay_out (path, "a4", false, PATH_BOARDS_ALL, false, pen);
  g_autoptr (PathPages) list = lay_out (path, "a4", false, PATH_BOARDS_NONE, false, pen);

  check_parts (all, 400);
  check_parts (list, 0);
  g_assert_cmpint (path_pages_n (all), >, 100);
  g_assert_cmpint (path_pages_n (list), <, 8);
  g_assert_cmpint (look_at (all, path_pages_n (all) - 1, pen).outside, ==, 0);
}

static void
test_ink (void)
{
  g_autoptr (Path) path = find_path (PAIRS);
  g_autoptr (Pen) pen = pen_new ();

  for (int colours = 0; colours < 2; colours++)
    {
      g_autoptr (PathPages) pages = lay_out (path, "letter", false, PATH_BOARDS_THAT_MATTER, colours, pen);
      int coloured = 0;

      for (int page = 0; page < path_pages_n (pages); page++)
        coloured += look_at (pages, page, pen).coloured;
      if (colours)
        g_assert_cmpint (coloured, >, 0);
      else
        g_assert_cmpint (coloured, ==, 0);
    }
}

static void
test_nothing_to_solve (void)
{
  g_autoptr (Path) path = find_path (NONE);
  g_autoptr (Pen) pen = pen_new ();
  g_autoptr (PathPages) pages = lay_out (path, "a5", false, PATH_BOARDS_ALL, false, pen);

  g_assert_cmpint (path_pages_n (pages), ==, 1);
  g_assert_cmpint (look_at (pages, 0, pen).outside, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path-pages/easy-is-one-page", test_easy_is_one_page);
  g_test_add_func ("/path-pages/what-matters-has-a-board", test_what_matters_has_a_board);
  g_test_add_func ("/path-pages/every-paper", test_every_paper);
  g_test_add_func ("/path-pages/400-steps", test_400_steps);
  g_test_add_func ("/path-pages/ink", test_ink);
  g_test_add_func ("/path-pages/nothing-to-solve", test_nothing_to_solve);
  return g_test_run ();
}
