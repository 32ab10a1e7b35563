/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-pages-private.h — what stands on the pages of a path, and where. path-pages.c finds that out, path-pages-paint.c
 * paints it. */
#pragma once

#include "path-pages.h"
#include "picture.h"

typedef enum { PATH_HEAD, PATH_LIST, PATH_BLOCK } PathPart;

typedef struct {
  PathPart part;
  int      page;
  double   top, height;                  /* points from the upper edge of the sheet */
  int      first, n;                     /* steps: of a list, that many; of a block, the one */
  int      rows;                         /* of a list: in each column */
} PathItem;

struct PathPages {
  const Path *path;
  PathStyle   style;                     /* rating is owned */
  GArray     *items;                     /* of PathItem, from the first page on */
  int         n_pages;
  int         shown;                     /* the step that the head shows in full; −1: there is none */
  int         next;                      /* step to be laid out; below 0: the head, the lists */
  double      top;                       /* where that begins */
};

/* What is written beside the board of a step. */
typedef struct {
  PangoLayout *title, *sentence, *equation;      /* equation: NULL, there is none */
  Palette      palette;
  Picture      table;                            /* of sets, drawn with that palette; of no height: there is none */
} PathWords;

enum { PATH_LIST_ROW = 17, PATH_GAP = 14, PATH_KEY = 16, PATH_CARD_PAD = 10 };

double path_pages_board   (const PathPages *pages);            /* side of the head's board; that of a step is as large */
double path_pages_beside  (const PathPages *pages);            /* width of what stands beside it */
double path_pages_card_room (const PathPages *pages);          /* that the words of the head may be high */
int    path_pages_columns (const PathPages *pages);            /* of a list */

double path_tally_height   (const PathPages *pages, Pen *pen);  /* above the first list, and the gap after it */

/* room: points that all of it may be high. */
/* It stays where it is until it is cleared: the table is drawn with its palette. */
void   path_words_init    (PathWords *words, const PathPages *pages, int step, double width, double room, Pen *pen);
double path_words_height  (const PathWords *words);
void   path_words_clear   (PathWords *words);
void   path_words_paint   (const PathWords *words, double x, double y, cairo_t *cr);
