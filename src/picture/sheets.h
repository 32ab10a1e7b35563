/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sheets.h — what is printed, whatever it is: so many sheets of one size, each of which can be painted at any time.
 *
 * A content is what stands on them, a book of puzzles or the path of one; sheets are a content laid out. Neither changes, and
 * both are counted: the window shows sheets while a worker writes the same ones into a file. Any thread, several at once, each
 * with its own Pen. */
#pragma once

#include "book.h"
#include "path-pages.h"

typedef struct Content Content;
typedef struct Sheets  Sheets;

Content    *content_new_book  (Book *book);                            /* (transfer full) both */
Content    *content_new_path  (Path *path, const char *rating);        /* rating: see PathStyle; copied */
Content    *content_ref       (Content *content);
void        content_unref     (Content *content);                      /* NULL is fine */
const Book *content_get_book  (const Content *content);                /* NULL: it is a path */
const Path *content_get_path  (const Content *content);                /* NULL: it is a book */

typedef struct {
  BookStyle  book;                       /* of a book */
  PathBoards boards;                     /* of a path */
  bool       colours;                    /* of both */
} SheetsStyle;

extern const BookChoice sheets_inks[2];  /* colours: no, yes */

/* The title is copied. Of a book it takes no time; of a path up to some tenths of a second: it is measured. */
Sheets      *sheets_new       (Content *content, const SheetsStyle *style, const Paper *paper);
/* The same in slices of some milliseconds: sheets_lay () is false when all of it is laid out, and before that nothing else may
 * be asked of the sheets. pen: to measure with, the same for all slices. */
Sheets      *sheets_begin     (Content *content, const SheetsStyle *style, const Paper *paper);
bool         sheets_lay       (Sheets *sheets, Pen *pen);
Sheets      *sheets_ref       (Sheets *sheets);
void         sheets_unref     (Sheets *sheets);                        /* NULL is fine */

unsigned     sheets_n         (const Sheets *sheets);                  /* 0: an empty book */
const Paper *sheets_get_paper (const Sheets *sheets);
const char  *sheets_get_title (const Sheets *sheets);                  /* of the document; NULL: none */
const SheetsStyle *sheets_get_style (const Sheets *sheets);
Content     *sheets_get_content (const Sheets *sheets);                /* borrowed */
/* Origin at the upper left corner of the sheet, in points; the paper's white is not painted. */
void         sheets_paint     (const Sheets *sheets, unsigned sheet, Pen *pen, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Content, content_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sheets, sheets_unref)
