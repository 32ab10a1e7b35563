/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-paper-pdf.c — a book as a PDF document, read back by another program: poppler finds each digit in its cell, the words,
 * the pages and their size, and what it paints is what was painted. */
#include <math.h>
#include <string.h>

#include "picture/book-layout.h"
#include "picture/book.h"
#include "picture/paper-pdf.h"
#include "pixels.h"

static const char *const puzzles[] = {
  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..",
  "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....",
  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..",
};

enum { N_PUZZLES = 8, SCALE = 4, BLOCK = 8 };

static char *directory;

static Book *
make_book (void)
{
  Book *book = book_new ();

  for (unsigned i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr(Document) document = document_new ();
      Board board;

      g_assert_true (board_parse (&board, puzzles[i % G_N_ELEMENTS (puzzles)]));
      document_set_board (document, &board);
      document->rating = (DocumentRating) { .scale = SCALE_SE, .er = 12 };
      book_add (book, document);
    }
  return book;
}

static bool
append (const void *bytes, size_t length, void *user)
{
  g_byte_array_append (user, bytes, (unsigned) length);
  return true;
}

/* The name of the file, to be freed. */
static char *
write_book (const Book *book, const BookStyle *style, const Paper *paper)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  char *name = g_build_filename (directory, "book.pdf", NULL);
  PaperPdf *pdf = paper_pdf_new (paper, style->title, append, bytes);
  g_autoptr(Pen) pen = pen_new ();
  unsigned n = book_n_pages (book, style, paper);

  for (unsigned page = 0; page < n; page++)
    {
      book_paint (book, style, paper, page, pen, paper_pdf_cairo (pdf));
      g_assert_true (paper_pdf_turn (pdf));
    }
  g_assert_true (paper_pdf_close (pdf));
  g_assert_true (g_file_set_contents (name, (const char *) bytes->data, (gssize) bytes->len, NULL));
  return name;
}

static char *
output_of (const char *const *command)
{
  g_autoptr(GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return output;
}

/* "    <word xMin="49.4" yMin="104.8" xMax="58.7" yMax="120.4">8</word>" */
typedef struct { double left, top, right, bottom; char text[64]; } Word;

static GArray *
words_of (const char *name, unsigned page)
{
  g_autofree char *number = g_strdup_printf ("%u", page + 1);
  g_autofree char *text = output_of ((const char *[]) { "pdftotext", "-bbox", "-f", number, "-l", number, name, "-", NULL });
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));

  for (char **line = lines; *line; line++)
    {
      Word word;

      if (sscanf (*line, " <word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">%63[^<]", &word.left, &word.top, &word.right,
                  &word.bottom, word.text) == 5)
        g_array_append_val (words, word);
    }
  return words;
}

/* A place's board as it is read: what stands in its cells. turned: the sheet is looked at from the other side. */
static void
read_board (const GArray *words, const Paper *paper, const BookGrid *grid, int place, const BookLayout *turned, char read[N_CELLS + 1])
{
  double x, y, side = grid->side / 9;

  book_grid_place (grid, paper, place, &x, &y);
  memset (read, '.', N_CELLS);
  read[N_CELLS] = '\0';
  for (unsigned i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);
      double across = (word->left + word->right) / 2, down = (word->top + word->bottom) / 2;

      if (turned)
        {
          double top = grid->y - grid->caption, bottom = grid->y + (grid->rows - 1) * grid->down + grid->side;

          across = paper->left + paper->width - paper->right - across;
          down = top + bottom - down;
        }
      across = (across - x) / side;
      down = (down - y) / side;
      if (across >= 0 && across < 9 && down >= 0 && down < 9)
        {
          g_assert_cmpuint (strlen (word->text), ==, 1);
          read[9 * (int) down + (int) across] = word->text[0];
        }
    }
}

static void
assert_solution (const BookPuzzle *puzzle, const char *read)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (read[cell] - '0', ==, puzzle->solution[cell]);
}

static void
check_pages (const Book *book, const BookStyle *style, const Paper *paper, const char *name)
{
  BookLayout layout;

  book_layout (style, paper, N_PUZZLES, &layout);
  for (unsigned page = 0; page < layout.n_puzzle_pages; page++)
    {
      g_autoptr(GArray) words = words_of (name, page);

      for (int place = 0; place < style->per_page && page * (unsigned) style->per_page + (unsigned) place < N_PUZZLES; place++)
        {
          unsigned number = page * (unsigned) style->per_page + (unsigned) place;
          char read[N_CELLS + 1];

          read_board (words, paper, &layout.boards, place, NULL, read);
          g_assert_cmpstr (read, ==, puzzles[number % G_N_ELEMENTS (puzzles)]);
          if (style->solutions == BOOK_SOLUTIONS_FOOT)
            {
              read_board (words, paper, &layout.foot, place, &layout, read);
              assert_solution (book_get (book, number), read);
            }
        }
    }
  for (unsigned page = 0; page < layout.n_end_pages; page++)
    {
      g_autoptr(GArray) words = words_of (name, layout.n_puzzle_pages + page);
      int places = layout.end.columns * layout.end.rows;

      for (int place = 0; place < places && (int) page * places + place < N_PUZZLES; place++)
        {
          char read[N_CELLS + 1];

          read_board (words, paper, &layout.end, place, NULL, read);
          assert_solution (book_get (book, page * (unsigned) places + (unsigned) place), read);
        }
    }
}

static void
test_every_digit_is_in_its_cell (void)
{
  g_autoptr(Book) book = make_book ();

  for (const PaperSize *size = paper_sizes; size->id; size++)
    for (const int *per_page = book_per_page; *per_page; per_page++)
      {
        Paper paper = paper_of (size, *per_page == 4);
        const BookStyle style = { .per_page = *per_page, .numbers = true, .levels = true, .title = "Six for the train",
                                  .solutions = *per_page % 4 ? BOOK_SOLUTIONS_FOOT : BOOK_SOLUTIONS_END, .line = BOOK_LINE_TIME };
        g_autofree char *name = NULL;

        paper.from_right = *per_page == 9;
        name = write_book (book, &style, &paper);
        check_pages (book, &style, &paper, name);
      }
}

static void
test_titles_pages_and_size (void)
{
  g_autoptr(Book) book = make_book ();
  const Paper paper = paper_of (&paper_sizes[2], false);
  const BookStyle style = { .per_page = 6, .numbers = true, .levels = true, .line = BOOK_LINE_DATE, .page_numbers = true,
                            .title = "Zwölf für die Bahn 問題", .solutions = BOOK_SOLUTIONS_END };
  g_autofree char *name = write_book (book, &style, &paper);
  g_autofree char *info = output_of ((const char *[]) { "pdfinfo", name, NULL });
  g_autofree char *first = output_of ((const char *[]) { "pdftotext", "-layout", "-l", "1", name, "-", NULL });
  g_autofree char *last = output_of ((const char *[]) { "pdftotext", "-layout", "-f", "3", name, "-", NULL });

  g_assert_nonnull (strstr (info, "Zwölf für die Bahn 問題"));
  g_assert_nonnull (strstr (info, "Pages:           3\n"));
  g_assert_nonnull (strstr (info, "419.53 x 595.28 pts"));
  g_assert_nonnull (strstr (first, "Zwölf für die Bahn"));       /* there may be no Japanese font */
  g_assert_nonnull (strstr (first, "Solutions on page 3"));
  g_assert_nonnull (strstr (first, "Easy · 1.2"));
  g_assert_nonnull (strstr (first, "Date"));
  g_assert_nonnull (strstr (first, "Setdoku"));
  g_assert_true (strstr (first, "1 / 3") || strstr (first, "1/3"));          /* the blanks are narrow */
  g_assert_nonnull (strstr (last, "Solutions"));
  g_assert_nonnull (strstr (last, "Zwölf"));
  g_assert_true (strstr (last, "3 / 3") || strstr (last, "3/3"));
}

/* The mean of a block of pixels: poppler puts the edge of a line on a whole pixel, but what stands there is the same. */
static int
block_mean (cairo_surface_t *surface, int x, int y)
{
  int sum = 0;

  for (int i = 0; i < BLOCK * BLOCK; i++)
    sum += (int) (pixel_at (surface, x + i % BLOCK, y + i / BLOCK) & 0xff);
  return sum / (BLOCK * BLOCK);
}

static void
test_the_document_is_the_page (void)
{
  g_autoptr(Book) book = make_book ();

  for (int i = 0; i < N_BOOK_SOLUTIONS; i++)
    {
      const Paper paper = paper_of (&paper_sizes[i], false);
      const BookStyle style = { .per_page = 4, .numbers = true, .title = "Four", .solutions = (BookSolutions) i,
                                .candidates = (BookCandidates) i };
      g_autofree char *name = write_book (book, &style, &paper), *stem = g_build_filename (directory, "page", NULL);
      g_autofree char *file = g_strconcat (stem, ".png", NULL);
      g_autofree char *none = output_of ((const char *[]) { "pdftoppm", "-png", "-gray", "-r", "288", "-singlefile", name, stem, NULL });
      cairo_surface_t *back = cairo_image_surface_create_from_png (file);
      int width = cairo_image_surface_get_width (back), height = cairo_image_surface_get_height (back), most = 0;
      cairo_surface_t *page = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height), *read;
      cairo_t *cr = cairo_create (page);
      g_autoptr(Pen) pen = pen_new ();
      double sum = 0;

      g_assert_cmpint (cairo_surface_status (back), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpint (width, ==, (int) ceil (SCALE * paper.width));
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, SCALE, SCALE);
      book_paint (book, &style, &paper, 0, pen, cr);
      cairo_destroy (cr);
      read = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);        /* a grey PNG has no such pixels */
      cr = cairo_create (read);
      cairo_set_source_surface (cr, back, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
      for (int y = 0; y + BLOCK <= height; y += BLOCK)
        for (int x = 0; x + BLOCK <= width; x += BLOCK)
          {
            int difference = abs (block_mean (page, x, y) - block_mean (read, x, y));

            most = MAX (most, difference);
            sum += difference;
          }
      g_test_message ("mean difference %.3f, most %d", sum * BLOCK * BLOCK / width / height, most);
      g_assert_cmpfloat (sum * BLOCK * BLOCK / width / height, <, 2);
      g_assert_cmpint (most, <, 90);
      cairo_surface_destroy (page);
      cairo_surface_destroy (back);
      cairo_surface_destroy (read);
    }
}

typedef struct { size_t room, written; unsigned n_refused; } Disk;

static bool
write_to_disk (const void *bytes, size_t length, void *user)
{
  Disk *disk = user;

  disk->n_refused += disk->written + length > disk->room;
  disk->written += length;
  return disk->written <= disk->room;
}

/* Pages are written as they end, so a full disk is met in the middle; and nothing more is asked of it. */
static void
test_a_full_disk (void)
{
  g_autoptr(Book) book = make_book ();
  const Paper paper = paper_of (&paper_sizes[0], false);
  const BookStyle style = { .per_page = 1 };
  g_autoptr(Pen) pen = pen_new ();
  Disk disk = { .room = 3000 };
  PaperPdf *pdf = paper_pdf_new (&paper, NULL, write_to_disk, &disk);
  unsigned n = 0;
  bool good;

  do
    {
      book_paint (book, &style, &paper, n, pen, paper_pdf_cairo (pdf));
      good = paper_pdf_turn (pdf);
      n++;
    }
  while (good && n < N_PUZZLES);
  g_assert_false (good);
  g_assert_cmpuint (n, <, N_PUZZLES);
  g_assert_false (paper_pdf_close (pdf));
  g_assert_cmpuint (disk.n_refused, ==, 1);
}

static void
add (const char *path, void (*test) (void), const char *program)
{
  g_autofree char *found = program ? g_find_program_in_path (program) : NULL;

  if (program && !found)
    g_error ("%s, which reads PDF documents back, is missing: install poppler-utils", program);
  g_test_add_func (path, test);
}

int
main (int argc, char *argv[])
{
  g_autofree char *command = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  directory = g_dir_make_tmp ("setdoku-paper-XXXXXX", NULL);
  add ("/paper-pdf/every-digit-is-in-its-cell", test_every_digit_is_in_its_cell, "pdftotext");
  add ("/paper-pdf/titles-pages-and-size", test_titles_pages_and_size, "pdfinfo");
  add ("/paper-pdf/the-document-is-the-page", test_the_document_is_the_page, "pdftoppm");
  add ("/paper-pdf/a-full-disk", test_a_full_disk, NULL);
  status = g_test_run ();
  command = g_strdup_printf ("rm -r '%s'", directory);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
  g_free (directory);
  return status;
}
