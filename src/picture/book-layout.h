/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book-layout.h — where on the sheets of a book the boards lie: a pure function of paper, style and number. */
#pragma once

#include "book-style.h"
#include "paper.h"

/* Boards in columns and rows, each with a caption above. Points from the sheet's upper left corner; the first place is the
 * upper left one, whatever the direction of the paper. */
typedef struct {
  int    columns, rows;
  double side;                         /* of a board; 0: there are none */
  double x, y;                         /* of the first board */
  double across, down;                 /* from one to the next */
  double caption;                      /* height */
} BookGrid;

typedef struct {
  BookGrid boards;
  BookGrid foot;                       /* the solutions of the page, before they are turned upside down */
  BookGrid end;                        /* of a page of solutions */
  bool     head;
  unsigned n_puzzle_pages, n_end_pages;
} BookLayout;

void book_layout       (const BookStyle *style, const Paper *paper, unsigned n_puzzles, BookLayout *layout);

/* The corner of a place, counted in the direction of the paper. */
void book_grid_place   (const BookGrid *grid, const Paper *paper, int place, double *x, double *y);
