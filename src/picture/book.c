/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "book-layout.h"
#include "engine/fast/count.h"
#include "engine/rate/level.h"
#include "model/explain/explain.h"
#include "model/explain/explain-rules.h"
#include "model/teach/explain-rating.h"

#define DIGIT       0.56               /* sizes of the em, as parts of a cell: this one is the painter’s */
#define SOLVED      0.68
#define CANDIDATE   0.235
#define SMALL_SIDE  150.0              /* of a board above which not all can stand that is to stand there */

struct Book {
  GArray       *puzzles;               /* of BookPuzzle */
  GStringChunk *words;                 /* titles and levels: many puzzles have the same */
  GPtrArray    *cells;                 /* of DocumentCell[81] */
  GPtrArray    *boards;                /* of BookBoard */
};

Book *
book_new (void)
{
  Book *book = g_new0 (Book, 1);

  book->puzzles = g_array_new (FALSE, TRUE, sizeof (BookPuzzle));
  book->words = g_string_chunk_new (1024);
  book->cells = g_ptr_array_new_with_free_func (g_free);
  book->boards = g_ptr_array_new_with_free_func (book_board_free);
  return book;
}

void
book_free (Book *book)
{
  if (book == NULL)
    return;
  g_array_unref (book->puzzles);
  g_string_chunk_free (book->words);
  g_ptr_array_unref (book->cells);
  g_ptr_array_unref (book->boards);
  g_free (book);
}

static void
solve (BookPuzzle *puzzle)
{
  uint8_t solutions[COUNT_KEPT][N_CELLS];
  CountPuzzle clues;
  uint64_t n;

  for (int cell = 0; cell < N_CELLS; cell++)
    clues.cell[cell] = puzzle->given[cell] ? digits_of (puzzle->given[cell]) : DIGITS_ALL;
  n = count_solutions (&clues, 2, solutions, NULL);
  puzzle->proof = n == 1 ? BOOK_PROPER : n == 0 ? BOOK_IMPOSSIBLE : BOOK_AMBIGUOUS;
  if (n)
    memcpy (puzzle->solution, solutions[0], N_CELLS);
}

static bool
is_played (const Document *document)
{
  for (int i = 0; i < document->n_cells; i++)
    if (document_cell_is_played (&document->cells[i]))
      return true;
  return false;
}

static const char *
keep_word (Book *book, const char *word)
{
  return word && *word ? g_string_chunk_insert_const (book->words, word) : NULL;
}

const BookPuzzle *
book_add (Book *book, const Document *document)
{
  BookPuzzle puzzle = { .rating = document->rating };

  if (book->puzzles->len >= BOOK_PUZZLES_MAX)
    return NULL;

  if (document->topology)
    {
      BookBoard *board = book_board_new (document, &puzzle.proof);

      g_ptr_array_add (book->boards, board);
      puzzle.board = board;
    }
  else
    {
      for (int cell = 0; cell < N_CELLS; cell++)
        puzzle.given[cell] = document->cells[cell].given;
      solve (&puzzle);
    }
  puzzle.title = keep_word (book, document->title);
  puzzle.level = keep_word (book, document->level);
  if (!document->topology && is_played (document))
    {
      puzzle.cells = g_memdup2 (document->cells, sizeof document->classic);
      g_ptr_array_add (book->cells, (void *) puzzle.cells);
    }
  g_array_append_val (book->puzzles, puzzle);
  return &g_array_index (book->puzzles, BookPuzzle, book->puzzles->len - 1);
}

unsigned
book_n_puzzles (const Book *book)
{
  return book->puzzles->len;
}

const BookPuzzle *
book_get (const Book *book, unsigned puzzle)
{
  return &g_array_index (book->puzzles, BookPuzzle, puzzle);
}

void
book_set_rating (Book *book, unsigned puzzle, const DocumentRating *rating)
{
  g_array_index (book->puzzles, BookPuzzle, puzzle).rating = *rating;
}

unsigned
book_n_pages (const Book *book, const BookStyle *style, const Paper *paper)
{
  BookLayout layout;

  book_layout (style, paper, book->puzzles->len, &layout);
  return layout.n_puzzle_pages + layout.n_end_pages;
}

static char *
rating_text (const DocumentRating *rating)
{
  g_autofree char *number = NULL;

  switch (rating->scale)
    {
    case SCALE_NONE:
      return g_strdup ("");
    case SCALE_HODOKU:
      number = explain_count ((uint64_t) rating->er);
      return g_strdup_printf ("HoDoKu %s", number);
    default:
      return explain_tenths (rating->er);
    }
}

char *
book_puzzle_level (const BookPuzzle *puzzle)
{
  const RatingLevel *level = puzzle->rating.scale == SCALE_SE ? rating_level_of (puzzle->rating.er) : NULL;
  g_autofree char *rating = rating_text (&puzzle->rating);

  return explain_join_some (LIST_FACTS, level ? _(level->name) : puzzle->level ? puzzle->level : "", rating, NULL);
}

/* What a page is painted with. */
typedef struct {
  const Book      *book;
  const BookStyle *style;
  const Paper     *paper;
  BookLayout       layout;
  Pen             *pen;
  cairo_t         *cr;
} Sheet;

/* Where a line above a board begins, and where it ends. */
static double
begin_of (const Sheet *sheet, double x, double side)
{
  return sheet->paper->from_right ? x + side : x;
}

static double
write_at (const Sheet *sheet, const char *text, double size, bool bold, double x, double y, bool to_end, double room)
{
  return pen_write (sheet->pen, sheet->cr, text, size, bold, x, y, to_end != sheet->paper->from_right ? 1 : 0, room);
}

/* "Time ______" at the end, above a small board "______" if the word leaves no such room; returns how much it takes. */
static double
write_line (const Sheet *sheet, double size, double x, double y, double side, double room)
{
  const char *word = _(book_lines[sheet->style->line].name);
  double rule = MIN (0.22 * side, 90), word_width = MIN (pen_measure (sheet->pen, word, size, false), 0.3 * side);
  bool worded = side >= SMALL_SIDE || rule + 4 + word_width + 8 + room <= side;
  double way = sheet->paper->from_right ? 1 : -1, end = begin_of (sheet, x, side) - way * side;

  if (worded)
    write_at (sheet, word, size, false, end + way * (rule + 4), y, true, word_width);
  color_use (sheet->cr, paper_palette (false)->text);
  cairo_rectangle (sheet->cr, MIN (end, end + way * rule), y + 2 - PAPER_RULE / 2, rule, PAPER_RULE);
  cairo_fill (sheet->cr);
  return rule + (worded ? 4 + word_width + 8 : 4);
}

static void
write_caption (const Sheet *sheet, unsigned number, const BookPuzzle *puzzle, double x, double y, double side)
{
  const BookStyle *style = sheet->style;
  double size = CLAMP (0.04 * side, 6.5, 11), room = side, way = sheet->paper->from_right ? -1 : 1;
  double at = begin_of (sheet, x, side);
  g_autofree char *level = style->levels ? book_puzzle_level (puzzle) : g_strdup ("");
  g_autofree char *rules = puzzle->board ? explain_rules_everywhere (puzzle->board->plan->topology->rules) : g_strdup ("");
  g_autofree char *facts = explain_join_some (LIST_FACTS, style->names && puzzle->title ? puzzle->title : "", level, rules, NULL);

  y -= side < SMALL_SIDE ? 4 : 5;
  if (book_style_numbers (style))
    {
      g_autofree char *text = g_strdup_printf ("%u", number + 1);
      double width = write_at (sheet, text, size, true, at, y, false, room) + 0.7 * size;

      at += way * width;
      room -= width;
    }
  if (style->line)
    room -= write_line (sheet, size, x, y, side, side - room + MIN (pen_measure (sheet->pen, facts, size, false), room));
  if (*facts && room > 2 * size)
    write_at (sheet, facts, size, false, at, y, false, room);
}

static void
look_at_shown (const BookPuzzle *puzzle, CellLook looks[N_CELLS])
{
  const LookInput input = { .cells = puzzle->cells, .cursor = -1 };

  look_compute (&input, looks);
}

static CellSet
filled_of (const uint8_t digits[N_CELLS])
{
  CellSet set = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (digits[cell])
      cells_add (&set, cell);
  return set;
}

/* A place for each of nine marks, in dots: a third kind of line would be taken for one of the board's. */
static void
draw_mark_grid (const Sheet *sheet, double side, CellSet cells)
{
  const double cell_side = side / 9, dash[] = { 0.5, 1.5 };

  cairo_save (sheet->cr);
  for_each_cell (cell, cells)
    for (int i = 1; i < 3; i++)
      {
        double x = cell_column (cell) * cell_side, y = cell_row (cell) * cell_side, part = i * cell_side / 3;

        cairo_move_to (sheet->cr, x + part, y);
        cairo_line_to (sheet->cr, x + part, y + cell_side);
        cairo_move_to (sheet->cr, x, y + part);
        cairo_line_to (sheet->cr, x + cell_side, y + part);
      }
  cairo_set_dash (sheet->cr, dash, 2, 0);
  cairo_set_line_width (sheet->cr, 0.5);
  color_use (sheet->cr, paper_palette (false)->thin_line);
  cairo_stroke (sheet->cr);
  cairo_restore (sheet->cr);
}

static void
set_candidates (CellLook looks[N_CELLS])
{
  uint8_t digits[N_CELLS];
  Board board;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = looks[cell].digit;
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!looks[cell].digit && !looks[cell].corner && !looks[cell].centre)
      looks[cell].candidates = board_possible (&board, cell);
}

static void
draw_puzzle (const Sheet *sheet, const BookPuzzle *puzzle, double side)
{
  const BookStyle *style = sheet->style;
  bool shown = style->shown && puzzle->cells;
  CellSet filled = filled_of (puzzle->given);

  if (puzzle->board)
    {
      book_board_paint (puzzle->board, style, false, side, sheet->pen, sheet->cr);
      return;
    }
  if (shown || style->candidates == BOOK_CANDIDATES_ALL)
    {
      CellLook looks[N_CELLS] = { 0 };

      if (shown)
        look_at_shown (puzzle, looks);
      for (int cell = 0; cell < N_CELLS && !shown; cell++)
        looks[cell].digit = puzzle->given[cell];
      for (int cell = 0; cell < N_CELLS; cell++)
        if (looks[cell].digit || looks[cell].corner || looks[cell].centre)
          cells_add (&filled, cell);
      if (style->candidates == BOOK_CANDIDATES_ALL)
        set_candidates (looks);
      if (style->candidates == BOOK_CANDIDATES_GRID)
        draw_mark_grid (sheet, side, cells_complement (filled));
      paper_board (sheet->pen, sheet->cr, side, looks, paper_palette (style->colours));
      return;
    }

  if (style->candidates == BOOK_CANDIDATES_GRID)
    draw_mark_grid (sheet, side, cells_complement (filled));
  paper_lines (sheet->cr, side);
  color_use (sheet->cr, paper_palette (false)->given);
  painter_digits (pen_painter (sheet->pen), sheet->cr, side / 9, DIGIT * side / 9, puzzle->given, CELLS_ALL);
}

static void
draw_solution (const Sheet *sheet, const BookGrid *grid, int place, unsigned number)
{
  const BookPuzzle *puzzle = book_get (sheet->book, number);
  g_autofree char *text = g_strdup_printf ("%u", number + 1);
  const char *const proofs[] = {
    [BOOK_PROPER] = "", [BOOK_IMPOSSIBLE] = _("No solution"), [BOOK_AMBIGUOUS] = _("One of several"),
    /* Translators: above a printed solution: whether there are others took too long to find out */
    [BOOK_UNPROVEN] = _("Perhaps one of several"),
  };
  const char *proof = proofs[puzzle->proof];
  double size = CLAMP (0.07 * grid->side, 5.5, 9), x, y, at, width;

  book_grid_place (grid, sheet->paper, place, &x, &y);
  at = begin_of (sheet, x, grid->side);
  width = write_at (sheet, text, size, true, at, y - 2.5, false, grid->side) + 0.7 * size;
  if (*proof && grid->side - width > 2 * size)
    write_at (sheet, proof, size, false, at + (sheet->paper->from_right ? -width : width), y - 2.5, false, grid->side - width);
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, x, y);
  if (puzzle->board)
    book_board_paint (puzzle->board, sheet->style, true, grid->side, sheet->pen, sheet->cr);
  else
    {
      paper_lines (sheet->cr, grid->side);
      color_use (sheet->cr, paper_palette (false)->given);
      painter_digits (pen_painter (sheet->pen), sheet->cr, grid->side / 9, SOLVED * grid->side / 9, puzzle->solution,
                      filled_of (puzzle->given));
    }
  cairo_restore (sheet->cr);
}

/* Turned about the middle of what they take, so that whoever turns the sheet reads them in order. */
static void
draw_foot (const Sheet *sheet, unsigned first, unsigned n)
{
  const BookGrid *grid = &sheet->layout.foot;
  double top = grid->y - grid->caption, bottom = grid->y + (grid->rows - 1) * grid->down + grid->side;
  double left = sheet->paper->left, width = paper_inner_width (sheet->paper);

  color_use (sheet->cr, paper_palette (false)->thin_line);
  cairo_rectangle (sheet->cr, left, top - 4, width, PAPER_THIN_LINE);
  cairo_fill (sheet->cr);
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, 2 * left + width, top + bottom);
  cairo_rotate (sheet->cr, G_PI);
  for (unsigned i = 0; i < n; i++)
    draw_solution (sheet, grid, (int) i, first + i);
  cairo_restore (sheet->cr);
}

/* Where the solutions of these puzzles are. */
static char *
say_solutions (const Sheet *sheet, unsigned first, unsigned n)
{
  unsigned places = (unsigned) (sheet->layout.end.columns * sheet->layout.end.rows);
  unsigned from = sheet->layout.n_puzzle_pages + first / places + 1;
  unsigned to = sheet->layout.n_puzzle_pages + (first + n - 1) / places + 1;

  return from == to ? explain_say (_("Solutions on page {page}"), SAY_COUNT ("page", from))
                    : explain_say (_("Solutions on pages {first} and {last}"), SAY_COUNT ("first", from), SAY_COUNT ("last", to));
}

static void
paint_puzzles (const Sheet *sheet, unsigned page)
{
  const BookGrid *grid = &sheet->layout.boards;
  unsigned first = page * (unsigned) sheet->style->per_page;
  unsigned n = MIN ((unsigned) sheet->style->per_page, book_n_puzzles (sheet->book) - first);
  g_autofree char *beside = sheet->style->solutions == BOOK_SOLUTIONS_END ? say_solutions (sheet, first, n) : NULL;

  if (sheet->layout.head)
    paper_head (sheet->pen, sheet->cr, sheet->paper, sheet->style->title, beside);
  for (unsigned i = 0; i < n; i++)
    {
      const BookPuzzle *puzzle = book_get (sheet->book, first + i);
      double x, y;

      book_grid_place (grid, sheet->paper, (int) i, &x, &y);
      if (grid->caption > 0)
        write_caption (sheet, first + i, puzzle, x, y, grid->side);
      cairo_save (sheet->cr);
      cairo_translate (sheet->cr, x, y);
      draw_puzzle (sheet, puzzle, grid->side);
      cairo_restore (sheet->cr);
    }
  if (sheet->style->solutions == BOOK_SOLUTIONS_FOOT)
    draw_foot (sheet, first, n);
}

static void
paint_solutions (const Sheet *sheet, unsigned page)
{
  unsigned places = (unsigned) (sheet->layout.end.columns * sheet->layout.end.rows), first = page * places;

  paper_head (sheet->pen, sheet->cr, sheet->paper, _("Solutions"), sheet->style->title);
  for (unsigned i = 0; i < places && first + i < book_n_puzzles (sheet->book); i++)
    draw_solution (sheet, &sheet->layout.end, (int) i, first + i);
}

void
book_paint (const Book *book, const BookStyle *style, const Paper *paper, unsigned page, Pen *pen, cairo_t *cr)
{
  Sheet sheet = { book, style, paper, .pen = pen, .cr = cr };
  unsigned n_pages;

  book_layout (style, paper, book_n_puzzles (book), &sheet.layout);
  n_pages = sheet.layout.n_puzzle_pages + sheet.layout.n_end_pages;
  g_return_if_fail (page < n_pages);

  cairo_save (cr);
  if (page < sheet.layout.n_puzzle_pages)
    paint_puzzles (&sheet, page);
  else
    paint_solutions (&sheet, page - sheet.layout.n_puzzle_pages);
  if (style->page_numbers)
    paper_foot (pen, cr, paper, page, n_pages);
  cairo_restore (cr);
}
