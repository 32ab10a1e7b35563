/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-pages.h — the way to the solution on paper: the solved board with the number of the step that filled each cell, the
 * hardest step in full, a list of all steps, and then a board for each step that matters, what is said of it and its set
 * equation beside it.
 *
 * A step is never parted by the end of a page. Which page holds what is found out once; a page is painted whenever it is asked
 * for. The value does not change, so any thread may paint, several at once, each with its own Pen. */
#pragma once

#include "book-style.h"
#include "model/teach/path.h"
#include "paper.h"

typedef enum {
  PATH_BOARDS_THAT_MATTER,               /* of every step that is no single */
  PATH_BOARDS_ALL,
  PATH_BOARDS_NONE,                      /* the list alone */
  N_PATH_BOARDS,
} PathBoards;

extern const BookChoice path_boards[N_PATH_BOARDS];

typedef struct {
  Paper       paper;
  PathBoards  boards;
  bool        colours;                   /* else black and grey, with hatches where sets are tinted */
  const char *rating;                    /* "Easy 1.5"; NULL: not known */
} PathStyle;

typedef struct PathPages PathPages;

/* path: borrowed, with its search ended; it outlives the pages. rating is copied. pen: to measure with; those that paint later
 * may be others. Never NULL; there is at least one page. */
PathPages *path_pages_new      (const Path *path, const PathStyle *style, Pen *pen);
/* The same piece by piece, for whoever must not stay away long: pages that are not laid out yet, and the next part of them, a
 * millisecond or two. path_pages_lay () is false when all of it is laid out; before that nothing may be asked of the pages. */
PathPages *path_pages_begin    (const Path *path, const PathStyle *style);
bool       path_pages_lay      (PathPages *pages, Pen *pen);
void       path_pages_free     (PathPages *pages);                     /* NULL is fine */

int        path_pages_n        (const PathPages *pages);
/* Black on white, which is not painted. Origin at the upper left corner of the sheet; page: from 0. */
void       path_pages_paint    (const PathPages *pages, int page, Pen *pen, cairo_t *cr);

/* The page with the board of this step; −1: it has none. */
int        path_pages_of_step  (const PathPages *pages, int step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PathPages, path_pages_free)
