/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* paper.h — a sheet of paper, and what is drawn alike on every sheet: its head, its foot, a board in ink.
 *
 * All lengths are points, 1/72 inch, the origin is the sheet's upper left corner. Ink is black on white, without grounds, and
 * no line is thinner than a bad printer prints: 1.5 pt black and 0.75 pt grey (UX-2 §9). */
#pragma once

#include <pango/pangocairo.h>

#include "painter.h"

typedef struct {
  const char *id;                      /* "a4": stable, for the command line and settings */
  const char *name;                    /* marked N_() */
  double      width, height;           /* upright */
} PaperSize;

extern const PaperSize paper_sizes[];                  /* ends with id NULL; the first is the default */

const PaperSize *paper_size_find (const char *id);     /* NULL: there is none */

#define PAPER_MARGIN (15 * 72 / 25.4)                  /* 15 mm */
#define PAPER_BOX_LINE  1.5
#define PAPER_THIN_LINE 0.75
#define PAPER_RULE      0.6                            /* what is written on */
#define PAPER_HEAD      36.0                           /* what a head takes of the height within the margins */
#define PAPER_FOOT      16.0

/* A sheet as it lies: a printer may have one of any size and with other margins. */
typedef struct {
  double width, height;
  double left, right, top, bottom;     /* margins */
  bool   from_right;                   /* what stands beside each other does from right to left */
} Paper;

/* With the margins of 15 mm, or less on a sheet that is too small for them; in the direction of the language. */
Paper    paper_of            (const PaperSize *size, bool across);
Paper    paper_of_size       (double width, double height);
double   paper_inner_width   (const Paper *paper);
double   paper_inner_height  (const Paper *paper);
/* Words of the present language run from right to left. */
bool     paper_language_from_right (void);

/* Fonts and what is known of their glyphs. Of one thread. */
typedef struct Pen Pen;

Pen     *pen_new      (void);
void     pen_free     (Pen *pen);                      /* NULL is fine */
Painter *pen_painter  (Pen *pen);                      /* borrowed */

/* A text in the default sans, of so many points; in the direction of its own letters. (transfer full) */
PangoLayout *pen_layout (Pen *pen, const char *text, double size, bool bold);

/* Writes one line in black. x: where it starts (align 0), has its middle (0.5) or ends (1), whatever its direction; y: its
 * baseline. room: how wide it may be, cut with "…"; 0: as it is. Returns its width. */
double   pen_write    (Pen *pen, cairo_t *cr, const char *text, double size, bool bold, double x, double y, double align,
                       double room);
double   pen_measure  (Pen *pen, const char *text, double size, bool bold);

/* The palette of a printed board: all black, or with the player's colours; no other ground. */
const Palette *paper_palette (bool colours);

/* Origin at the board's upper left corner; side: the board's. The frame's lines lie within it. */
void     paper_lines  (cairo_t *cr, double side);
/* Looks as look_compute () gives them; grounds only of the player's colours, if the palette has any. */
void     paper_board  (Pen *pen, cairo_t *cr, double side, const CellLook looks[N_CELLS], const Palette *palette);

/* What stands at the start and the end of the first line, and the rule under it. NULL or "": nothing there. */
void     paper_head   (Pen *pen, cairo_t *cr, const Paper *paper, const char *title, const char *beside);
/* "Setdoku … 1 / 12"; page from 0. */
void     paper_foot   (Pen *pen, cairo_t *cr, const Paper *paper, unsigned page, unsigned n_pages);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pen, pen_free)
