/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-sheet.h — a frame of a film as a sheet of parts: where each stands, and how it is painted.
 *
 * The sheet is laid out once, for the most that its parts will ever hold, so that nothing moves about in a film; what is
 * longer is cut or made smaller. Each part is painted on its own ground, over what was there. */
#pragma once

#include "film-wish.h"
#include "painter.h"
#include "set-table.h"
#include "strip-picture.h"

typedef cairo_rectangle_int_t FilmArea;        /* empty: there is no such part */

typedef struct {
  int            width, height;
  const BoardPlan *plan;               /* borrowed; NULL: the classic board */
  const Palette *palette;
  Painter       *painter;              /* owned, as is the context */
  PangoContext  *context;              /* in the size of the text */
  double         text;                 /* pixels: that size, and the height of a line */
  double         line;
  int            side;                 /* of a cell */
  FilmArea       board, title, sentence, table, counters, strip, progress;
  int            title_lines, sentence_lines;
  int            label_width;          /* the widest label of a set so far */
  StripPicture   depths;               /* what the strip shows */
  cairo_surface_t *cells, *shown, *next;         /* the board: its cells alone, as it was painted last, and to be painted */
} FilmSheet;

/* plan: of the board, borrowed as long as the sheet; NULL: the classic one. */
void film_sheet_init  (FilmSheet *sheet, const FilmWish *wish, const BoardPlan *plan);
void film_sheet_clear (FilmSheet *sheet);

/* What moves on the board. */
typedef struct {
  int      cell;                       /* −1: nothing */
  CellLook before;
  double   part;                       /* 0–1 */
} FilmMove;

/* The scene, of which these cells are not as they were painted last. Pixel by pixel it is what painter_scene () draws of the
 * classic board, what the window does of any other: that is why all that crosses cells is drawn anew, and no clip is set while it
 * is, for edges would come out otherwise. The squares as large as a cell in which a pixel is another are added to changed; only
 * those are painted on cr, unless the whole board is to be. */
void film_sheet_paint_board (FilmSheet *sheet, cairo_t *cr, const Scene *scene, PlaceSet cells, const FilmMove *move, bool whole,
                             cairo_region_t *changed);

/* Title, sentence and table. */
void film_sheet_paint_words    (FilmSheet *sheet, cairo_t *cr, const Explanation *words);
void film_sheet_paint_counters (FilmSheet *sheet, cairo_t *cr, const char *markup);

/* Of the events first + 1 … last. Area: what is not as it was when the playhead goes from one event to another. */
void     film_sheet_take_profile (FilmSheet *sheet, FilmReel *reel, uint64_t first, uint64_t last);
FilmArea film_sheet_strip_area   (const FilmSheet *sheet, uint64_t from, uint64_t to);
void     film_sheet_paint_strip  (FilmSheet *sheet, cairo_t *cr, const FilmArea *area, uint64_t event);

/* From 0 to 1: how much of the line is full, in pixels. */
int  film_sheet_progress_width (const FilmSheet *sheet, double part);
void film_sheet_paint_progress (FilmSheet *sheet, cairo_t *cr, int width);
