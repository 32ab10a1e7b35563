/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "sheets.h"

#include <glib/gi18n.h>

#include "model/teach/path-words.h"

const BookChoice sheets_inks[2] = { { "black", N_("Black only") }, { "colours", N_("Colours") } };

struct Content {
  Book *book;
  Path *path;
  char *rating;
};

struct Sheets {
  Content    *content;
  SheetsStyle style;                     /* the title is owned */
  Paper       paper;
  PathPages  *pages;                     /* of a path */
};

Content *
content_new_book (Book *book)
{
  Content *content = g_atomic_rc_box_new0 (Content);

  content->book = book;
  return content;
}

Content *
content_new_path (Path *path, const char *rating)
{
  Content *content = g_atomic_rc_box_new0 (Content);

  content->path = path;
  content->rating = g_strdup (rating);
  return content;
}

Content *
content_ref (Content *content)
{
  return g_atomic_rc_box_acquire (content);
}

static void
content_clear (void *data)
{
  Content *content = data;

  book_free (content->book);
  path_free (content->path);
  g_free (content->rating);
}

void
content_unref (Content *content)
{
  if (content)
    g_atomic_rc_box_release_full (content, content_clear);
}

const Book *
content_get_book (const Content *content)
{
  return content->book;
}

const Path *
content_get_path (const Content *content)
{
  return content->path;
}

Sheets *
sheets_begin (Content *content, const SheetsStyle *style, const Paper *paper)
{
  Sheets *sheets = g_atomic_rc_box_new0 (Sheets);

  sheets->content = content_ref (content);
  sheets->style = *style;
  sheets->style.book.title = g_strdup (style->book.title);
  sheets->style.book.colours = style->colours;
  sheets->paper = *paper;
  if (content->path)
    {
      const PathStyle path = { .paper = *paper, .boards = style->boards, .colours = style->colours, .rating = content->rating };

      sheets->pages = path_pages_begin (content->path, &path);
    }
  return sheets;
}

bool
sheets_lay (Sheets *sheets, Pen *pen)
{
  return sheets->pages && path_pages_lay (sheets->pages, pen);
}

Sheets *
sheets_new (Content *content, const SheetsStyle *style, const Paper *paper)
{
  Sheets *sheets = sheets_begin (content, style, paper);
  g_autoptr (Pen) pen = sheets->pages ? pen_new () : NULL;

  while (sheets_lay (sheets, pen))
    ;
  return sheets;
}

Sheets *
sheets_ref (Sheets *sheets)
{
  return g_atomic_rc_box_acquire (sheets);
}

static void
sheets_clear (void *data)
{
  Sheets *sheets = data;

  path_pages_free (sheets->pages);
  content_unref (sheets->content);
  g_free ((char *) sheets->style.book.title);
}

void
sheets_unref (Sheets *sheets)
{
  if (sheets)
    g_atomic_rc_box_release_full (sheets, sheets_clear);
}

unsigned
sheets_n (const Sheets *sheets)
{
  return sheets->pages ? (unsigned) path_pages_n (sheets->pages)
         : book_n_pages (sheets->content->book, &sheets->style.book, &sheets->paper);
}

const Paper *
sheets_get_paper (const Sheets *sheets)
{
  return &sheets->paper;
}

const char *
sheets_get_title (const Sheets *sheets)
{
  const char *title = sheets->pages ? path_words_sheet_title () : sheets->style.book.title;

  return title && *title ? title : NULL;
}

const SheetsStyle *
sheets_get_style (const Sheets *sheets)
{
  return &sheets->style;
}

Content *
sheets_get_content (const Sheets *sheets)
{
  return sheets->content;
}

void
sheets_paint (const Sheets *sheets, unsigned sheet, Pen *pen, cairo_t *cr)
{
  if (sheets->pages)
    path_pages_paint (sheets->pages, (int) sheet, pen, cr);
  else
    book_paint (sheets->content->book, &sheets->style.book, &sheets->paper, sheet, pen, cr);
}
