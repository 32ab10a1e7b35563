/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book.h — puzzles on sheets of paper: so many a page, with their solutions upside down at the foot or at the end.
 *
 * A book is a list of puzzles; how they are laid out is a BookStyle and a Paper, which may change without the list. A page is
 * made when it is painted, and nothing is kept of it: a million puzzles take what their digits take, some 200 MiB. Once the
 * puzzles are in it a book may be read by several threads, each with its own Pen. */
#pragma once

#include "book-board.h"

enum { BOOK_PUZZLES_MAX = 1000 * 1000 };

typedef struct {
  const BookBoard *board;              /* owned by the book; NULL: the classic one. With it given, solution and cells are empty */
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
 * the next one is added. */
const BookPuzzle *book_add (Book *book, const Document *document);
unsigned book_n_puzzles    (const Book *book);
const BookPuzzle *book_get (const Book *book, unsigned puzzle);        /* borrowed */

void     book_set_rating   (Book *book, unsigned puzzle, const DocumentRating *rating);

/* Pages for that style; 0 for an empty book. */
unsigned book_n_pages      (const Book *book, const BookStyle *style, const Paper *paper);
/* page: from 0. In the language of this moment. */
void     book_paint        (const Book *book, const BookStyle *style, const Paper *paper, unsigned page, Pen *pen, cairo_t *cr);

/* "Easy · 1.7", "HoDoKu 1 234"; "" where nothing is known. g_free () it. */
char    *book_puzzle_level (const BookPuzzle *puzzle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Book, book_free)
