/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book-style.h — how a book of puzzles is to look: what is chosen in a dialog or on the command line. */
#pragma once

#include <stdbool.h>

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
  bool           numbers;              /* of the puzzles, from 1; with solutions they are always there */
  bool           names;                /* a puzzle's own title */
  bool           levels;               /* level and rating, where they are known */
  bool           page_numbers;
  bool           shown;                /* entries, marks and colours, too, where the puzzle has any; else only its clues */
  bool           colours;              /* of these, in colour; else their letters only */
} BookStyle;

extern const BookStyle book_default_style;     /* six a page, solutions at the end, numbered */

/* Whether there are numbers: solutions cannot be told apart without. */
bool book_style_numbers (const BookStyle *style);
