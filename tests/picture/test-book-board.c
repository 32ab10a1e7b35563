/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-book-board.c — boards of any shape on paper, and as text for lessons: what is known of their solutions, black on white, all
 * of it within its square. */
#include <string.h>

#include "picture/book.h"
#include "picture/handout.h"
#include "pixels.h"

enum { SIDE = 240 };

#define HEAD "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n"
#define SOLVED_CAGES "cage=3|r1c1 r1c2\ncage=4|r1c3\ncage=3|r2c3 r2c4\nthermo=r2c1 r2c2\n"

static Document *
document_of (const char *blocks)
{
  g_autoptr(GArray) records = format_read (format_find ("blocks"), blocks, strlen (blocks), NULL);

  g_assert_nonnull (g_array_index (records, Record, 0).document);
  return g_steal_pointer (&g_array_index (records, Record, 0).document);
}

static void
test_what_is_known_of_solutions (void)
{
  static const struct { const char *blocks; BookProof proof; } boards[] = {
    { HEAD "givens=1234341221434321\n", BOOK_PROPER },
    { HEAD "givens=11..............\n", BOOK_IMPOSSIBLE },
    { HEAD "givens=................\n", BOOK_AMBIGUOUS },
  };
  g_autoptr(Book) book = book_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr(Document) document = document_of (boards[i].blocks);
      const BookPuzzle *puzzle = book_add (book, document);

      g_assert_nonnull (puzzle->board);
      g_assert_cmpint (puzzle->proof, ==, boards[i].proof);
      g_assert_cmpint (puzzle->board->solution[0] != 0, ==, boards[i].proof != BOOK_IMPOSSIBLE);
    }
}

static cairo_surface_t *
painted (const BookBoard *board, const BookStyle *style, bool solved)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2 * SIDE, 2 * SIDE);
  cairo_t *cr = cairo_create (surface);
  g_autoptr(Pen) pen = pen_new ();

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, SIDE / 2, SIDE / 2);
  book_board_paint (board, style, solved, SIDE, pen, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How much ink there is; none beside the square, and none of a colour. */
static double
ink_of (cairo_surface_t *surface)
{
  double ink = 0;

  for (int y = 0; y < 2 * SIDE; y++)
    for (int x = 0; x < 2 * SIDE; x++)
      {
        uint32_t pixel = pixel_at (surface, x, y), red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
        bool inside = x >= SIDE / 2 - 1 && y >= SIDE / 2 - 1 && x <= SIDE * 3 / 2 + 1 && y <= SIDE * 3 / 2 + 1;

        g_assert_true (inside || (pixel & 0xffffff) == 0xffffff);
        g_assert_cmpint (MAX (MAX (red, green), blue) - MIN (MIN (red, green), blue), <=, 2);
        ink += 255 - green;
      }
  return ink / 255;
}

static double
ink_on (const BookBoard *board, const BookStyle *style, bool solved)
{
  cairo_surface_t *surface = painted (board, style, solved);
  double ink = ink_of (surface);

  cairo_surface_destroy (surface);
  return ink;
}

/* More stands on it with its rules, with places for marks, with all candidates, and solved. */
static void
test_ink (void)
{
  g_autoptr(Document) bare = document_of (HEAD "givens=................\n");
  g_autoptr(Document) ruled = document_of (HEAD SOLVED_CAGES "sandwich=row1|2\ngivens=................\n");
  BookStyle plain = book_default_style, grid = plain, all = plain;
  BookProof proof;
  BookBoard *empty = book_board_new (bare, &proof), *board = book_board_new (ruled, &proof);
  double ink = ink_on (board, &plain, false);

  grid.candidates = BOOK_CANDIDATES_GRID;
  all.candidates = BOOK_CANDIDATES_ALL;
  g_assert_cmpfloat (ink_on (empty, &plain, false), >, SIDE);
  g_assert_cmpfloat (ink, >, ink_on (empty, &plain, false));
  g_assert_cmpfloat (ink_on (board, &grid, false), >, ink);
  g_assert_cmpfloat (ink_on (board, &all, false), >, ink);
  g_assert_cmpfloat (ink_on (empty, &all, true), >, ink_on (empty, &plain, false));
  book_board_free (empty);
  book_board_free (board);
}

/* What was played is printed where it is asked for. */
static void
test_what_was_played (void)
{
  g_autoptr(Document) document = document_of (HEAD "givens=1...............\n");
  BookStyle plain = book_default_style, shown = plain;
  BookProof proof;
  BookBoard *board;

  document->cells[5].entry = 2;
  document->cells[6].corner = values_of (1) | values_of (3);
  board = book_board_new (document, &proof);
  shown.shown = true;
  g_assert_nonnull (board->cells);
  g_assert_cmpfloat (ink_on (board, &shown, false), >, ink_on (board, &plain, false));
  book_board_free (board);
}

static void
test_handouts (void)
{
  g_autoptr(Document) document = document_of (HEAD "extras=diagonal+\ncage=5|r1c1 r1c2\ngivens=1..............4\n");
  BoardPlan *plan = board_plan_new (document->topology);
  g_autofree Scene *scene = g_new0 (Scene, 1);
  g_autoptr(GString) markdown = g_string_new (NULL), latex = g_string_new (NULL);
  uint8_t givens[16];

  for (int cell = 0; cell < 16; cell++)
    givens[cell] = document->cells[cell].given;
  scene_of_values (scene, plan, givens, NULL, NULL);
  handout_board (HANDOUT_MARKDOWN, scene, markdown);
  handout_board (HANDOUT_LATEX, scene, latex);
  g_assert_nonnull (strstr (markdown->str, "1 . | . .\n. . | . .\n----+-----\n. . | . .\n. . | . 4\n```\n"));
  g_assert_nonnull (strstr (markdown->str, "extras=diagonal+\ncage=5|r1c1 r1c2\n```\n"));
  g_assert_nonnull (strstr (latex->str, "\\node at (3.5,3.5) {\\bfseries 4};\n"));
  g_assert_nonnull (strstr (latex->str, "\\draw[very thick] (0,0) rectangle (4,4);\n"));
  g_assert_nonnull (strstr (latex->str, "cage=5|r1c1 r1c2\n\\end{verbatim}\n"));
  board_plan_unref (plan);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book-board/proof", test_what_is_known_of_solutions);
  g_test_add_func ("/book-board/ink", test_ink);
  g_test_add_func ("/book-board/played", test_what_was_played);
  g_test_add_func ("/book-board/handouts", test_handouts);
  return g_test_run ();
}
