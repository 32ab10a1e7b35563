/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-print.c — a list of puzzles as a PDF document: "generate … | print -o book.pdf" makes a puzzle book.
 *
 * All puzzles are read before anything is written: whoever prints none, or more than a book holds, is told so, and the file
 * that was there stays; whoever prints very many is told how much that will be. Pages are then written one after the other and
 * forgotten. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "book-rate.h"
#include "command.h"
#include "interrupt.h"
#include "model/job/bulk.h"
#include "output.h"
#include "picture/book.h"
#include "picture/paper-pdf.h"

enum { MANY_PAGES = 5000 };            /* some seconds */

typedef struct {
  Book         *book;
  GCancellable *cancellable;
  bool          full;                  /* there are more puzzles than a book holds */
} Reading;

/* Somebody who waits at a terminal sees how far it is. part above 1: it is done. */
static void
show_progress (double part)
{
  static int64_t last;
  int64_t now = g_get_monotonic_time ();

  if (!isatty (STDERR_FILENO) || (part <= 1 && now - last < G_USEC_PER_SEC / 10))
    return;
  last = now;
  if (part > 1)
    fprintf (stderr, "\r     \r");
  else
    fprintf (stderr, "\r%3d %%", (int) (100 * part));
}

static int
read_input (Input *input, void *user)
{
  static const char *const proofs[] = {
    [BOOK_IMPOSSIBLE] = "no solution", [BOOK_AMBIGUOUS] = "several solutions",
    [BOOK_UNPROVEN] = "perhaps several solutions: that takes too long to find out",
  };
  Reading *reading = user;
  Record record = { 0 };
  int status = COMMAND_DONE;

  input_take_any_board (input);
  while (!reading->full && !g_cancellable_is_cancelled (reading->cancellable) && input_next (input, &record))
    {
      const BookPuzzle *puzzle = record.document ? book_add (reading->book, record.document) : NULL;

      reading->full = record.document && !puzzle;
      if (puzzle && puzzle->proof != BOOK_PROPER)
        command_note ("%s:%u:0: note: this has %s", input_name (input), record.line, proofs[puzzle->proof]);
      record_clear (&record);
    }
  if (input_failed (input))
    status = COMMAND_FAILED;
  input_close (input);
  return status;
}

static bool
write_bytes (const void *bytes, size_t length, void *user)
{
  return output_write (user, bytes, length);
}

/* False: it was interrupted, or something could not be written. */
static bool
write_pages (const Reading *reading, const BookStyle *style, const Paper *paper, Output *output)
{
  unsigned n_pages = book_n_pages (reading->book, style, paper);
  PaperPdf *pdf = paper_pdf_new (paper, style->title, write_bytes, output);
  g_autoptr(Pen) pen = pen_new ();
  bool good = true;

  for (unsigned page = 0; page < n_pages && good; page++)
    {
      book_paint (reading->book, style, paper, page, pen, paper_pdf_cairo (pdf));
      good = paper_pdf_turn (pdf) && !g_cancellable_is_cancelled (reading->cancellable);
      show_progress ((page + 1.0) / n_pages);
    }
  show_progress (2);
  return paper_pdf_close (pdf) && good;
}

typedef struct {
  const Reading   *reading;
  const BookStyle *style;
  const Paper     *paper;
} Pages;

static void
paint_page (void *user, unsigned page, Pen *pen, cairo_t *cr)
{
  const Pages *pages = user;

  book_paint (pages->reading->book, pages->style, pages->paper, page, pen, cr);
}

/* Whoever asks for a great deal is told how much that will be, before it begins. */
static void
note_cost (const Reading *reading, const BookStyle *style, const Paper *paper)
{
  Pages pages = { reading, style, paper };
  unsigned n = book_n_pages (reading->book, style, paper);
  g_autofree char *size = NULL;
  PaperCost cost;

  if (n < MANY_PAGES)
    return;
  cost = paper_pdf_cost (paper, n, paint_page, &pages);
  size = g_format_size ((guint64) cost.bytes);
  command_note ("note: %u puzzles, %u pages: this will be about %s and take about %.0f s; Ctrl+C stops it, and nothing is left",
                book_n_puzzles (reading->book), n, size, ceil (cost.seconds));
}

static int
print_book (const Reading *reading, const BookStyle *style, const Paper *paper, const char *name)
{
  Output *output;
  bool good;

  if (reading->full)
    {
      command_usage ("a book holds %d puzzles, and these are more: nothing was written", BOOK_PUZZLES_MAX);
      return COMMAND_FAILED;
    }
  if (book_n_puzzles (reading->book) == 0)
    {
      command_say ("there is no puzzle to print: nothing was written");
      return COMMAND_FAILED;
    }
  if (!(output = output_open (name)))
    return COMMAND_FAILED;

  note_cost (reading, style, paper);
  good = write_pages (reading, style, paper, output);
  return output_close (output, good) && good ? COMMAND_DONE : COMMAND_FAILED;
}

/* The number of the row of that id; −1: there is none, which was said. id NULL: chosen stays. */
static int
choose (const char *option, const char *id, const BookChoice *choices, int n, int chosen)
{
  g_autoptr(GString) known = g_string_new (NULL);

  if (!id)
    return chosen;
  for (int i = 0; i < n; i++)
    {
      if (strcmp (choices[i].id, id) == 0)
        return i;
      g_string_append_printf (known, "%s%s", i ? ", " : "", choices[i].id);
    }
  command_usage ("%s: there is no “%s”; known are %s", option, id, known->str);
  return -1;
}

typedef struct {
  char *paper, *solutions, *candidates, *title, *output;
  int   per_page, n_jobs;
  gboolean across, levels, rate, numbers, names, date, time, page_numbers, shown, colours;
} PrintOptions;

static bool
is_per_page (int n)
{
  for (const int *known = book_per_page; *known; known++)
    if (*known == n)
      return true;
  return false;
}

/* False: said why. */
static bool
choose_style (const PrintOptions *options, BookStyle *style)
{
  int solutions = choose ("--solutions", options->solutions, book_solutions, N_BOOK_SOLUTIONS, BOOK_SOLUTIONS_NONE);
  int candidates = choose ("--candidates", options->candidates, book_candidates, N_BOOK_CANDIDATES, BOOK_CANDIDATES_NONE);

  if (solutions < 0 || candidates < 0)
    return false;
  if (!is_per_page (options->per_page))
    command_usage ("--per-page %d: expected 1, 2, 4, 6, 9 or 12", options->per_page);
  else if (options->date && options->time)
    command_usage ("--date-line and --time-line: there is room for one of them");
  else if (options->title && !g_utf8_validate (options->title, -1, NULL))
    command_usage ("--title: expected a text in UTF-8");
  else if (options->n_jobs < 0 || options->n_jobs > BULK_MAX_THREADS)
    command_usage ("--jobs %d: expected a number from 1 to %d, or 0 for one for each processor", options->n_jobs,
                   BULK_MAX_THREADS);
  else
    {
      *style = (BookStyle) {
        .per_page = options->per_page, .solutions = (BookSolutions) solutions, .candidates = (BookCandidates) candidates,
        .line = options->date ? BOOK_LINE_DATE : options->time ? BOOK_LINE_TIME : BOOK_LINE_NONE,
        .title = options->title, .numbers = options->numbers, .names = options->names,
        .levels = options->levels || options->rate, .page_numbers = options->page_numbers,
        .shown = options->shown || options->colours, .colours = options->colours,
      };
      return true;
    }
  return false;
}

/* Whoever names a list of puzzles here by mistake would lose it. False: said why. */
static bool
is_for_pages (const char *output)
{
  const char *slash = output ? strrchr (output, '/') : NULL, *dot = output ? strrchr (slash ? slash + 1 : output, '.') : NULL;

  if (!dot || g_ascii_strcasecmp (dot, ".pdf") == 0)
    return true;
  command_usage ("--output %s: what is written is PDF; expected a name that ends in .pdf, or has no extension", output);
  return false;
}

static const PaperSize *
choose_paper (const char *id)
{
  const PaperSize *size = id ? paper_size_find (id) : &paper_sizes[0];

  if (!size)
    command_usage ("--paper %s: expected a4, letter or a5", id);
  return size;
}

static int
print (int argc, char *argv[], const PrintOptions *options, const BookStyle *style, const Paper *paper)
{
  g_autoptr(Book) book = book_new ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Reading reading = { .book = book, .cancellable = cancellable };
  int status;

  interrupt_watch (cancellable);
  status = command_each_input (argc, argv, NULL, read_input, &reading);
  if (options->rate && !reading.full)
    book_rate (book, options->n_jobs, show_progress, cancellable);
  if (!g_cancellable_is_cancelled (cancellable))
    status = command_worse (status, print_book (&reading, style, paper, options->output));
  show_progress (2);
  fflush (stdout);
  interrupt_end ();
  return status;
}

static void
print_options_clear (PrintOptions *options)
{
  g_free (options->paper);
  g_free (options->solutions);
  g_free (options->candidates);
  g_free (options->title);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PrintOptions, print_options_clear)

int
command_print (int argc, char *argv[])
{
  g_auto(PrintOptions) options = { .per_page = 6 };
  const GOptionEntry entries[] = {
    OUTPUT_OPTION (&options.output),
    { "per-page", 0, 0, G_OPTION_ARG_INT, &options.per_page, "Puzzles a page: 1, 2, 4, 6 (default), 9 or 12", "N" },
    { "solutions", 0, 0, G_OPTION_ARG_STRING, &options.solutions,
      "none (default), foot: upside down on the same page, end: on pages of their own", "WHERE" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options.paper, "a4 (default), letter or a5", "ID" },
    { "across", 0, 0, G_OPTION_ARG_NONE, &options.across, "Lay the paper on its long side", NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &options.title, "Head each page with TEXT", "TEXT" },
    { "number", 0, 0, G_OPTION_ARG_NONE, &options.numbers, "Number the puzzles; with solutions they always are", NULL },
    { "puzzle-titles", 0, 0, G_OPTION_ARG_NONE, &options.names, "Print each puzzle’s own title", NULL },
    { "level-and-rating", 0, 0, G_OPTION_ARG_NONE, &options.levels, "Print level and rating of those whose file has them", NULL },
    { "rate", 0, 0, G_OPTION_ARG_NONE, &options.rate, "The same of all: the others are rated, which may take long", NULL },
    { "date-line", 0, 0, G_OPTION_ARG_NONE, &options.date, "Leave a line for the date", NULL },
    { "time-line", 0, 0, G_OPTION_ARG_NONE, &options.time, "Leave a line for the time", NULL },
    { "page-numbers", 0, 0, G_OPTION_ARG_NONE, &options.page_numbers, "Number the pages", NULL },
    { "candidates", 0, 0, G_OPTION_ARG_STRING, &options.candidates,
      "In empty cells: none (default), grid: places for marks, all: every possible digit", "WHICH" },
    { "shown", 0, 0, G_OPTION_ARG_NONE, &options.shown, "Print entries and marks, too, and colours by their letters", NULL },
    { "colours", 0, 0, G_OPTION_ARG_NONE, &options.colours, "Print all that, and colours in colour", NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options.n_jobs, "Rate with N threads (default: one for each processor)", "N" },
    { NULL }
  };
  const PaperSize *size;
  BookStyle style;
  Paper paper;

  if (!command_parse_options (&argc, &argv, "[FILE|-]…", entries) || !choose_style (&options, &style)
      || !(size = choose_paper (options.paper)) || !is_for_pages (options.output))
    return COMMAND_USAGE;
  if (!options.output && isatty (STDOUT_FILENO))
    return command_usage ("print needs --output FILE: a terminal shows no pages");
  paper = paper_of (size, options.across);
  return print (argc, argv, &options, &style, &paper);
}
