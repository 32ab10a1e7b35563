/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book-board.h — a puzzle of a book whose board is not the classic one: what is kept of it, and how it is printed. */
#pragma once

#include "book-style.h"
#include "formats/document.h"
#include "model/look/board-plan.h"
#include "paper.h"

/* What is known about the solutions of the clues. */
typedef enum { BOOK_PROPER, BOOK_IMPOSSIBLE, BOOK_AMBIGUOUS, BOOK_UNPROVEN } BookProof;

typedef struct {
  BoardPlan    *plan;                  /* held */
  uint8_t      *given, *solution;      /* for each cell of the canvas, 0 for none; the first solution */
  DocumentCell *cells;                 /* as many; NULL: nothing but clues */
} BookBoard;

/* Copies what is printed of a document with a topology, and looks for its solutions for some seconds. */
BookBoard *book_board_new   (const Document *document, BookProof *proof);
void       book_board_free  (void *board);             /* NULL is fine */

/* In a square, origin at its upper left corner; margins of the board are part of it. No line is thinner than PAPER_THIN_LINE. */
void       book_board_paint (const BookBoard *board, const BookStyle *style, bool solved, double side, Pen *pen, cairo_t *cr);
