/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-paper.c — puzzles on paper: one page as a PDF document and as pixels, and books of a thousand and of ten thousand with
 * their solutions, from the digits to the last byte. CPU time; memory is the whole process's at its highest. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "cli/bench-clock.h"
#include "engine/make/generate.h"
#include "picture/book.h"
#include "picture/paper-pdf.h"

enum { N_RUNS = 41, PIXELS = 4 };

static double
peak_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}

static bool
count_bytes (const void *bytes, size_t length, void *user)
{
  *(size_t *) user += length;
  return true;
}

/* So many puzzles, a few of them again and again: to print them costs the same. */
static Book *
make_book (const GArray *boards, unsigned n)
{
  Book *book = book_new ();

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr(Document) document = document_new ();

      document_set_board (document, &g_array_index (boards, Board, i % boards->len));
      document->rating = (DocumentRating) { .scale = SCALE_SE, .er = 10 + (int) (i % 80) };
      book_add (book, document);
    }
  return book;
}

static size_t
write_book (const Book *book, const BookStyle *style, const Paper *paper)
{
  size_t bytes = 0;
  PaperPdf *pdf = paper_pdf_new (paper, style->title, count_bytes, &bytes);
  g_autoptr(Pen) pen = pen_new ();
  unsigned n = book_n_pages (book, style, paper);

  for (unsigned page = 0; page < n; page++)
    {
      book_paint (book, style, paper, page, pen, paper_pdf_cairo (pdf));
      paper_pdf_turn (pdf);
    }
  paper_pdf_close (pdf);
  return bytes;
}

static void
say_times (const char *name, double times[N_RUNS])
{
  qsort (times, N_RUNS, sizeof *times, bench_by_value);
  g_print ("%s-cpu-ms: %.2f (p95 %.2f)\n", name, times[N_RUNS / 2], times[N_RUNS * 95 / 100]);
}

/* The same page again and again: fonts are known then, as they are on every page of a document but the first. */
static void
measure_page (const GArray *boards, const BookStyle *style, const Paper *paper)
{
  g_autoptr(Book) book = make_book (boards, 6);
  g_autoptr(Pen) pen = pen_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) paper->width * PIXELS, (int) paper->height * PIXELS);
  cairo_t *cr = cairo_create (surface);
  size_t bytes = 0;
  PaperPdf *pdf = paper_pdf_new (paper, style->title, count_bytes, &bytes);
  double to_pdf[N_RUNS], to_pixels[N_RUNS];

  cairo_scale (cr, PIXELS / 3.0, PIXELS / 3.0);        /* 96 to the inch, as a preview has it */
  for (int i = 0; i < N_RUNS; i++)
    {
      double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);

      book_paint (book, style, paper, 0, pen, paper_pdf_cairo (pdf));
      paper_pdf_turn (pdf);
      to_pdf[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
      start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
      book_paint (book, style, paper, 0, pen, cr);
      to_pixels[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
    }
  paper_pdf_close (pdf);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  say_times ("paper-a4-6-pdf", to_pdf);
  say_times ("paper-a4-6-pixels", to_pixels);
}

static void
measure_book (const GArray *boards, const BookStyle *style, const Paper *paper, unsigned n)
{
  double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  g_autoptr(Book) book = make_book (boards, n);
  size_t bytes = write_book (book, style, paper);

  g_print ("book-%u-cpu-s: %.2f\n", n, (bench_ms (CLOCK_THREAD_CPUTIME_ID) - start) / 1e3);
  g_print ("book-%u-pages: %u\n", n, book_n_pages (book, style, paper));
  g_print ("book-%u-mib: %.1f\n", n, (double) bytes / (1024 * 1024));
  g_print ("book-%u-peak-memory-mib: %.1f\n", n, peak_mib ());
}

static GArray *
make_boards (unsigned n)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));
  GenerateWork *work = generate_work_new ();
  Wish wish;

  wish_init (&wish);
  for (unsigned i = 0; i < n && work; i++)
    {
      Generate generate;
      Made made;

      generate_start (&generate, &wish, 7, i);
      if (generate_run (&generate, work, G_MAXUINT64, &made) == GENERATE_MADE)
        g_array_append_val (boards, made.puzzle);
    }
  generate_work_free (work);
  return boards;
}

int
main (void)
{
  const Paper paper = paper_of (&paper_sizes[0], false);
  const BookStyle style = { .per_page = 6, .solutions = BOOK_SOLUTIONS_END, .line = BOOK_LINE_TIME, .title = "Six for the train",
                            .numbers = true, .levels = true, .page_numbers = true };
  g_autoptr(GArray) boards = make_boards (200);

  if (boards->len == 0)
    return 1;
  measure_page (boards, &style, &paper);
  measure_book (boards, &style, &paper, 1000);
  measure_book (boards, &style, &paper, 10000);
  return 0;
}
