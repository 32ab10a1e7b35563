/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book.h — puzzles on sheets of paper: so many a page, with their solutions upside down at the foot or at the end.
 *
 * A book is a list of puzzles; how they are laid out is a BookStyle and a Paper, which may change without the list. A page is
 * made when it is painted, and nothing is kept of it: ten thousand puzzles take what their digits take. Once the puzzles are
 * in it a book may be read by several threads, each with its own Pen. */
#pragma once

#include "formats/document.h"
#include "paper.h"

enum { BOOK_PUZZLES_MAX = 100 * 1000 };

extern const int book_per_page[];              /* 1, 2, 4, 6, 9, 12; ends with 0 */

typedef enum { BOOK_SOLUTIONS_NONE, BOOK_SOLUTIONS_FOOT, BOOK_SOLUTIONS_END, N_BOOK_SOLUTIONS } BookSolutions;
typedef enum { BOOK_CANDIDATES_NONE, BOOK_CANDIDATES_GRID, BOOK_CANDIDATES_ALL, N_BOOK_CANDIDATES } BookCandidates;
typedef enum { BOOK_LINE_NONE, BOOK_LINE_TIME, BOOK_LINE_DATE, N_BOOK_LINES } BookLine;

/* Rows for the command line, settings and dialogs: { "end", N_("At the end") }. */
typedef struct { const char *id, *name; } BookChoice;
extern const BookChoice book_solutions[N_BOOK_SOLUTIONS], book_candidates[N_BOOK_CANDIDATES], book_lines[N_BOOK_LINES];

typedef struct {
  int            per_page;             /* of book_per_page[] */
  BookSolutions  solutions;
  BookCandidates candidates;           /* in empty cells: nothing, a grid to write marks in, all that the clues leave */
  BookLine       line;                 /* to write on, above each board */
  const char    *title;                /* of the book, UTF-8, borrowed; NULL or "": none */
  bool           numbers;              /* of the puzzles, from 1 */
  bool           names;                /* a puzzle's own title */
  bool           levels;               /* level and rating, where they are known */
  bool           page_numbers;
  bool           shown;                /* entries, marks and colours, too, where the puzzle has any; else only its clues */
  bool           colours;              /* of these, in colour; else their letters only */
} BookStyle;

extern const BookStyle book_default_style;     /* six a page, solutions at the end, numbered */

/* What is known about the solutions of the clues. */
typedef enum { BOOK_PROPER, BOOK_IMPOSSIBLE, BOOK_AMBIGUOUS } BookProof;

typedef struct {
  uint8_t     given[N_CELLS];          /* 0 where empty */
  uint8_t     solution[N_CELLS];       /* the first one; of BOOK_IMPOSSIBLE zeros */
  BookProof   proof;
  DocumentRating rating;
  const char *title, *level;           /* owned by the book; NULL: unknown. level: a word of the file's */
  const DocumentCell *cells;           /* 81, owned by the book; NULL: nothing but clues */
} BookPuzzle;

typedef struct Book Book;

Book    *book_new          (void);
void     book_free         (Book *book);                       /* NULL is fine */

/* Copies what is printed of a document, and solves it. NULL: the book is full (BOOK_PUZZLES_MAX). Else it is borrowed until
 * the next one is added; its rating may be set. */
BookPuzzle *book_add       (Book *book, const Document *document);
unsigned book_n_puzzles    (const Book *book);
const BookPuzzle *book_get (const Book *book, unsigned puzzle);        /* borrowed */

/* Pages for that style; 0 for an empty book. */
unsigned book_n_pages      (const Book *book, const BookStyle *style, const Paper *paper);
/* page: from 0. In the language of this moment. */
void     book_paint        (const Book *book, const BookStyle *style, const Paper *paper, unsigned page, Pen *pen, cairo_t *cr);

/* "Easy · 1.7", "HoDoKu 1 234"; "" where nothing is known. g_free () it. */
char    *book_puzzle_level (const BookPuzzle *puzzle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Book, book_free)
