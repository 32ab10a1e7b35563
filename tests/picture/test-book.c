/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-book.c — how a book is laid out: everything lies within the margins and beside each other, on every paper, so many a
 * page; what stands where runs in the direction of the paper; ink is black, and lines have their weight. test-paper-pdf.c reads the
 * document back. */
#include <math.h>
#include <string.h>

#include "picture/book-layout.h"
#include "picture/book.h"
#include "pixels.h"

static const char *const easy = "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..";
static const char *const easy_solution = "984123756123756948756849321361582497542917863879364215437691582698235174215478639";

static Document *
document_of (const char *cells)
{
  Document *document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, cells));
  document_set_board (document, &board);
  return document;
}

static Book *
book_of (const char *cells, unsigned n)
{
  g_autoptr(Document) document = document_of (cells);
  Book *book = book_new ();

  for (unsigned i = 0; i < n; i++)
    g_assert_nonnull (book_add (book, document));
  return book;
}

/* A page as a picture, scale pixels a point. */
static cairo_surface_t *
painted (const Book *book, const BookStyle *style, const Paper *paper, unsigned page, double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (paper->width * scale),
                                                         (int) ceil (paper->height * scale));
  cairo_t *cr = cairo_create (surface);
  g_autoptr(Pen) pen = pen_new ();

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  book_paint (book, style, paper, page, pen, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static bool
is_white (cairo_surface_t *surface, double x, double y, double width, double height, double scale)
{
  for (int row = (int) ceil (y * scale); row < (int) floor ((y + height) * scale); row++)
    for (int column = (int) ceil (x * scale); column < (int) floor ((x + width) * scale); column++)
      if ((pixel_at (surface, column, row) & 0xffffff) != 0xffffff)
        return false;
  return true;
}

static void
assert_within (const BookGrid *grid, const Paper *paper, double top, double bottom)
{
  double right = grid->x + (grid->columns - 1) * grid->across + grid->side;
  double lowest = grid->y + (grid->rows - 1) * grid->down + grid->side;

  g_assert_cmpfloat (grid->side, >, 0);
  g_assert_cmpfloat (grid->x, >=, paper->left - 0.01);
  g_assert_cmpfloat (right, <=, paper->width - paper->right + 0.01);
  g_assert_cmpfloat (grid->y - grid->caption, >=, top - 0.01);
  g_assert_cmpfloat (lowest, <=, bottom + 0.01);
  if (grid->columns > 1)
    g_assert_cmpfloat (grid->across, >=, grid->side + 4);
  if (grid->rows > 1)
    g_assert_cmpfloat (grid->down, >=, grid->side + grid->caption);
}

static void
check_layout (const Paper *paper, int per_page, BookSolutions solutions, bool titled)
{
  const BookStyle style = { .per_page = per_page, .solutions = solutions, .numbers = true, .page_numbers = true,
                            .title = titled ? "A title" : NULL };
  double bottom = paper->height - paper->bottom - PAPER_FOOT, top = paper->top;
  BookLayout layout;

  book_layout (&style, paper, 1000, &layout);
  g_assert_cmpuint (layout.n_puzzle_pages, ==, (unsigned) (1000 + per_page - 1) / (unsigned) per_page);
  if (layout.head)
    top += PAPER_HEAD;
  g_assert_true (layout.head == (titled || solutions == BOOK_SOLUTIONS_END));
  assert_within (&layout.boards, paper, top, layout.foot.side > 0 ? layout.foot.y - layout.foot.caption - 4 : bottom);
  g_assert_cmpint (layout.boards.columns * layout.boards.rows, >=, per_page);
  /* Twelve on A5, on its long side: a cell of 8.5 pt, 3 mm, can be written in, and one of 5.5 pt be read. */
  g_assert_cmpfloat (layout.boards.side / 9, >=, layout.foot.side > 0 ? 5.5 : 8.5);
  if (solutions == BOOK_SOLUTIONS_FOOT)
    {
      assert_within (&layout.foot, paper, top, bottom);
      g_assert_cmpfloat (layout.foot.side / 9, >=, 4.8);
      g_assert_cmpint (layout.foot.columns * layout.foot.rows, >=, per_page);
    }
  if (solutions == BOOK_SOLUTIONS_END)
    {
      assert_within (&layout.end, paper, top, bottom);
      g_assert_cmpuint (layout.n_end_pages * (unsigned) (layout.end.columns * layout.end.rows), >=, 1000);
      g_assert_cmpuint ((layout.n_end_pages - 1) * (unsigned) (layout.end.columns * layout.end.rows), <, 1000);
    }
}

static void
test_everything_lies_within_the_margins (void)
{
  for (const PaperSize *size = paper_sizes; size->id; size++)
    for (int across = 0; across < 2; across++)
      {
        Paper paper = paper_of (size, across);

        g_assert_cmpfloat_with_epsilon (paper.left, 42.52, 0.01);
        g_assert_true ((paper.width > paper.height) == across);
        for (const int *per_page = book_per_page; *per_page; per_page++)
          for (int solutions = 0; solutions < N_BOOK_SOLUTIONS; solutions++)
            for (int titled = 0; titled < 2; titled++)
              check_layout (&paper, *per_page, (BookSolutions) solutions, titled);
      }
}

/* Whatever is written, nothing is written on the margins. */
static void
test_margins_are_white (void)
{
  static const char *const titles[] = { NULL, "Six for the train",
    "Ein sehr langer Titel, der ganz gewiss nicht in eine Zeile passt, sondern hinten abgeschnitten wird, und zwar mit Punkten",
    "電車のための六つの問題電車のための六つの問題電車のための六つの問題電車のための六つの問題電車のための六つの問題",
    "שישה לרכבת שישה לרכבת שישה לרכבת שישה לרכבת שישה לרכבת שישה לרכבת שישה לרכבת שישה לרכבת", "two\nlines\tand ﷽﷽﷽﷽﷽﷽﷽﷽" };
  g_autoptr(Document) document = document_of (easy);
  g_autoptr(Book) book = book_new ();

  document->title = g_strdup ("A puzzle with a name that is much longer than the board is wide, whatever the paper");
  document->level = g_strdup ("Somebody’s word for it");
  document->rating = (DocumentRating) { .scale = SCALE_UNNAMED, .er = 72 };
  for (int i = 0; i < 13; i++)
    book_add (book, document);

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    for (const int *per_page = book_per_page; *per_page; per_page++)
      for (int from_right = 0; from_right < 2; from_right++)
        {
          Paper paper = paper_of (&paper_sizes[i % 3], i % 2);
          const BookStyle style = { .per_page = *per_page, .solutions = (BookSolutions) (i % N_BOOK_SOLUTIONS), .title = titles[i],
                                    .numbers = true, .names = true, .levels = true, .line = BOOK_LINE_DATE, .page_numbers = true };
          unsigned n;

          paper.from_right = from_right;
          n = book_n_pages (book, &style, &paper);
          for (unsigned page = 0; page < n; page += MAX (n, 2) - 1)
            {
              cairo_surface_t *surface = painted (book, &style, &paper, page, 1);

              g_assert_true (is_white (surface, 0, 0, paper.left - 1, paper.height, 1));
              g_assert_true (is_white (surface, paper.width - paper.right + 1, 0, paper.right - 1, paper.height, 1));
              g_assert_true (is_white (surface, 0, paper.height - paper.bottom + 3, paper.width, paper.bottom - 3, 1));
              g_assert_true (is_white (surface, 0, 0, paper.width, paper.top - 8, 1));
              cairo_surface_destroy (surface);
            }
        }
}

/* In a caption, what comes first must not run into the line to write on. */
static void
test_a_caption_leaves_its_line_free (void)
{
  g_autoptr(Document) document = document_of (easy);
  g_autoptr(Book) book = book_new ();
  Paper paper = paper_of (&paper_sizes[0], false);
  BookStyle style = { .per_page = 6, .line = BOOK_LINE_TIME, .names = true };
  BookLayout layout;
  cairo_surface_t *with, *without;
  double x, y, left, width;

  document->title = g_strdup ("A puzzle with a name that is much longer than the board is wide, whatever the paper");
  book_add (book, document);
  book_layout (&style, &paper, 1, &layout);
  book_grid_place (&layout.boards, &paper, 0, &x, &y);
  with = painted (book, &style, &paper, 0, 2);
  style.names = false;
  without = painted (book, &style, &paper, 0, 2);
  left = x + 0.65 * layout.boards.side;
  width = 0.35 * layout.boards.side;
  for (int row = (int) (2 * (y - layout.boards.caption)); row < (int) (2 * y); row++)
    for (int column = (int) (2 * left); column < (int) (2 * (left + width)); column++)
      g_assert_cmphex (pixel_at (with, column, row), ==, pixel_at (without, column, row));
  g_assert_false (is_white (without, left, y - layout.boards.caption, width, layout.boards.caption, 2));
  g_assert_false (is_white (with, x, y - layout.boards.caption, 40, layout.boards.caption - 2, 2));
  g_assert_true (is_white (without, x, y - layout.boards.caption, 40, layout.boards.caption - 2, 2));
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* Above a small board the level stands whole, and if need be the line has no word. */
static void
test_a_small_caption_is_whole (void)
{
  g_autoptr(Document) document = document_of (easy);
  g_autoptr(Book) book = book_new ();
  Paper paper = paper_of (paper_size_find ("a5"), false);
  BookStyle style = { .per_page = 12, .levels = true, .numbers = true, .solutions = BOOK_SOLUTIONS_FOOT };
  BookLayout layout;
  cairo_surface_t *with, *without;
  double x, y;

  document->rating = (DocumentRating) { .scale = SCALE_SE, .er = 44 };
  book_add (book, document);
  book_layout (&style, &paper, 1, &layout);
  g_assert_cmpfloat (layout.boards.side, <, 100);
  book_grid_place (&layout.boards, &paper, 0, &x, &y);
  without = painted (book, &style, &paper, 0, 4);
  style.line = BOOK_LINE_TIME;
  with = painted (book, &style, &paper, 0, 4);
  for (int row = (int) (4 * (y - layout.boards.caption)); row < (int) (4 * y); row++)
    for (int column = (int) (4 * x); column < (int) (4 * (x + 0.75 * layout.boards.side)); column++)
      g_assert_cmphex (pixel_at (with, column, row), ==, pixel_at (without, column, row));
  g_assert_false (is_white (with, x + 0.8 * layout.boards.side, y - layout.boards.caption, 0.15 * layout.boards.side,
                            layout.boards.caption - 1, 4));
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

static void
test_pages_are_counted (void)
{
  const Paper paper = paper_of (&paper_sizes[0], false);
  g_autoptr(Book) none = book_new (), seven = book_of (easy, 7);
  BookStyle style = { .per_page = 6 };

  g_assert_cmpuint (book_n_pages (none, &style, &paper), ==, 0);
  g_assert_cmpuint (book_n_pages (seven, &style, &paper), ==, 2);
  style.solutions = BOOK_SOLUTIONS_FOOT;
  g_assert_cmpuint (book_n_pages (seven, &style, &paper), ==, 2);
  style.solutions = BOOK_SOLUTIONS_END;
  g_assert_cmpuint (book_n_pages (seven, &style, &paper), ==, 3);
  style.per_page = 1;
  g_assert_cmpuint (book_n_pages (seven, &style, &paper), ==, 8);
}

static void
test_a_book_knows_its_solutions (void)
{
  g_autoptr(Book) book = book_of (easy, 1);
  g_autoptr(Document) clash = document_of ("11..............................................................................."),
                      empty = document_of (".................................................................................");

  g_assert_cmpint (book_get (book, 0)->proof, ==, BOOK_PROPER);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (book_get (book, 0)->solution[cell], ==, easy_solution[cell] - '0');
  g_assert_cmpint (book_add (book, clash)->proof, ==, BOOK_IMPOSSIBLE);
  g_assert_cmpint (book_add (book, empty)->proof, ==, BOOK_AMBIGUOUS);
  g_assert_cmpuint (book_n_puzzles (book), ==, 3);
}

static void
test_a_book_has_an_end (void)
{
  g_autoptr(Book) book = book_of (easy_solution, BOOK_PUZZLES_MAX);
  g_autoptr(Document) document = document_of (easy);

  g_assert_null (book_add (book, document));
  g_assert_cmpuint (book_n_puzzles (book), ==, BOOK_PUZZLES_MAX);
}

static void
assert_level (const BookPuzzle *puzzle, const char *expected)
{
  g_autofree char *level = book_puzzle_level (puzzle);

  g_assert_cmpstr (level, ==, expected);
}

static void
test_levels_name_what_is_known (void)
{
  assert_level (&(BookPuzzle) { .level = NULL }, "");
  assert_level (&(BookPuzzle) { .level = "Gentle" }, "Gentle");
  assert_level (&(BookPuzzle) { .rating = { .scale = SCALE_SE, .er = 12 } }, "Easy · 1.2");
  assert_level (&(BookPuzzle) { .level = "Gentle", .rating = { .scale = SCALE_SE, .er = 12 } }, "Easy · 1.2");
  assert_level (&(BookPuzzle) { .level = "Unfair", .rating = { .scale = SCALE_HODOKU, .er = 1234 } }, "Unfair · HoDoKu 1\u202f234");
  assert_level (&(BookPuzzle) { .rating = { .scale = SCALE_UNNAMED, .er = 83 } }, "8.3");
}

/* How many pixels of a row of them are darker than that. */
static int
dark_run (cairo_surface_t *surface, int x, int y, bool down, uint32_t than)
{
  int n = 0;

  for (int i = 0; i < 40; i++)
    n += (pixel_at (surface, down ? x : x + i, down ? y + i : y) & 0xff) < than;
  return n;
}

/* At ten pixels a point. */
static void
test_lines_have_their_weight (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2160, 2160);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 10, 10);
  paper_lines (cr, 216);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int down = 0; down < 2; down++)
    {
      /* One pixel is shared by its two edges. */
      g_assert_cmpint (dark_run (surface, down ? 120 : 720 - 20, down ? 720 - 20 : 120, down, 0x20), ==, 14);
      g_assert_cmpint (dark_run (surface, down ? 120 : 720 - 20, down ? 720 - 20 : 120, down, 0xf0), ==, 16);
      g_assert_cmpint (dark_run (surface, down ? 120 : 0, down ? 0 : 120, down, 0x20), ==, 15);
      g_assert_cmpint (dark_run (surface, down ? 120 : 240 - 20, down ? 240 - 20 : 120, down, 0xc0), >=, 7);
      g_assert_cmpint (dark_run (surface, down ? 120 : 240 - 20, down ? 240 - 20 : 120, down, 0xc0), <=, 8);
      g_assert_cmpint (dark_run (surface, down ? 120 : 240 - 20, down ? 240 - 20 : 120, down, 0x20), ==, 0);
    }
  cairo_surface_destroy (surface);
}

static void
count_ink (cairo_surface_t *surface, unsigned *n_coloured, unsigned *n_dark)
{
  *n_coloured = *n_dark = 0;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        uint32_t pixel = pixel_at (surface, x, y) & 0xffffff;

        *n_coloured += (pixel >> 16) != (pixel & 0xff) || (pixel >> 8 & 0xff) != (pixel & 0xff);
        *n_dark += (pixel & 0xff) < 0xa0;
      }
}

/* Entries, marks and colours where they are wished for; otherwise not a dot of them. */
static void
test_what_is_shown (void)
{
  g_autoptr(Document) document = document_of (easy);
  g_autoptr(Book) book = book_new (), clues = book_of (easy, 1);
  const Paper paper = paper_of (&paper_sizes[0], false);
  BookStyle style = { .per_page = 1 };
  cairo_surface_t *surface;
  unsigned n_coloured, n_clues, n_hidden, n_shown, n_colours;

  document->cells[0].entry = 9;
  document->cells[1].corner = digits_of (5) | digits_of (8);
  document->cells[3].centre = digits_of (1);
  document->cells[4].colours = 1 << 2;
  g_assert_nonnull (book_add (book, document)->cells);
  g_assert_null (book_get (clues, 0)->cells);

  surface = painted (clues, &style, &paper, 0, 1);
  count_ink (surface, &n_coloured, &n_clues);
  cairo_surface_destroy (surface);
  surface = painted (book, &style, &paper, 0, 1);
  count_ink (surface, &n_coloured, &n_hidden);
  g_assert_cmpuint (n_hidden, ==, n_clues);
  cairo_surface_destroy (surface);

  style.shown = true;
  surface = painted (book, &style, &paper, 0, 1);
  count_ink (surface, &n_coloured, &n_shown);
  g_assert_cmpuint (n_shown, >, n_clues + 100);
  g_assert_cmpuint (n_coloured, ==, 0);
  cairo_surface_destroy (surface);

  style.colours = true;
  surface = painted (book, &style, &paper, 0, 1);
  count_ink (surface, &n_coloured, &n_colours);
  g_assert_cmpuint (n_coloured, >, 1000);
  cairo_surface_destroy (surface);
}

/* The middle of an empty cell: nothing, dots at its thirds, or digits. */
static void
test_candidates (void)
{
  g_autoptr(Book) book = book_of (easy, 1);
  const Paper paper = paper_of (&paper_sizes[0], false);
  unsigned n_coloured, n_dark;

  for (int i = 0; i < N_BOOK_CANDIDATES; i++)
    {
      const BookStyle style = { .per_page = 1, .candidates = (BookCandidates) i };
      cairo_surface_t *surface = painted (book, &style, &paper, 0, 2);
      double x, y, side;
      BookLayout layout;

      book_layout (&style, &paper, 1, &layout);
      book_grid_place (&layout.boards, &paper, 0, &x, &y);
      side = layout.boards.side / 9;
      count_ink (surface, &n_coloured, &n_dark);
      g_assert_cmpuint (n_coloured, ==, 0);
      g_assert_true (is_white (surface, x + 0.06 * side, y + 0.06 * side, 0.9 * side, 0.9 * side, 2) == (i == 0));
      g_assert_false (is_white (surface, x + 2.1 * side, y + 0.1 * side, 0.8 * side, 0.8 * side, 2));
      cairo_surface_destroy (surface);
    }
}

/* Of three puzzles on a page from right to left the first stands at the right, its number at the board's right edge, and the
 * title at the right margin. */
static void
test_from_right_to_left (void)
{
  g_autoptr(Book) book = book_of (easy, 1);
  const BookStyle style = { .per_page = 6, .title = "W", .numbers = true, .line = BOOK_LINE_TIME };

  for (int from_right = 0; from_right < 2; from_right++)
    {
      Paper paper = paper_of (&paper_sizes[0], false);
      cairo_surface_t *surface;
      BookLayout layout;
      double x, y, side, middle = paper.width / 2;

      paper.from_right = from_right;
      surface = painted (book, &style, &paper, 0, 1);
      book_layout (&style, &paper, 1, &layout);
      side = layout.boards.side;
      book_grid_place (&layout.boards, &paper, 0, &x, &y);
      g_assert_true ((x > middle) == from_right);
      g_assert_true (is_white (surface, from_right ? 0 : middle, paper.top + PAPER_HEAD, middle, 700, 1));
      g_assert_false (is_white (surface, from_right ? paper.width - 80 : 40, paper.top, 40, 18, 1));
      g_assert_true (is_white (surface, from_right ? 0 : middle, paper.top, middle, 18, 1));
      g_assert_false (is_white (surface, from_right ? x + side - 12 : x, y - 14, 12, 11, 1));     /* the number; no line to write on */
      g_assert_true (is_white (surface, from_right ? x : x + side - 40, y - 14, 40, 8, 1));
      cairo_surface_destroy (surface);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/everything-lies-within-the-margins", test_everything_lies_within_the_margins);
  g_test_add_func ("/book/margins-are-white", test_margins_are_white);
  g_test_add_func ("/book/a-caption-leaves-its-line-free", test_a_caption_leaves_its_line_free);
  g_test_add_func ("/book/a-small-caption-is-whole", test_a_small_caption_is_whole);
  g_test_add_func ("/book/pages-are-counted", test_pages_are_counted);
  g_test_add_func ("/book/knows-its-solutions", test_a_book_knows_its_solutions);
  g_test_add_func ("/book/has-an-end", test_a_book_has_an_end);
  g_test_add_func ("/book/levels-name-what-is-known", test_levels_name_what_is_known);
  g_test_add_func ("/book/lines-have-their-weight", test_lines_have_their_weight);
  g_test_add_func ("/book/what-is-shown", test_what_is_shown);
  g_test_add_func ("/book/candidates", test_candidates);
  g_test_add_func ("/book/from-right-to-left", test_from_right_to_left);
  return g_test_run ();
}
