/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter.h — draws the board, a cell at a time, with cairo and Pango only.
 *
 * The same painter serves the screen, and later print, PDF, SVG, PNG and film. Cells are whole
 * pixels; lines and marks that cross cell borders are layers of their own (UX §11). */
#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "model/look/scene.h"
#include "palette.h"

typedef struct Painter Painter;      /* fonts and their cached glyphs */

Painter *painter_new   (const char *font_family);        /* NULL: the default sans */
void     painter_free  (Painter *painter);

/* The value whose place among candidates is there: x, y within the cell, 0–1. n: of the board; 0: none. */
int      painter_place_at (int n, double x, double y);

/* Values from 10 as numbers of two figures, not as letters; false at first. */
void     painter_set_decimal (Painter *painter, bool decimal);

/* Cell side in pixels for a board that must fit width × height with its margins: of the classic one floor (min / 9). */
int      painter_cell_side (const BoardPlan *plan, int width, int height);

/* Origin at the cell's upper left corner. */
void     painter_cell  (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);

/* The same in two parts, for what moves in between: all fills; then digit, marks, candidates and signs. */
void     painter_ground (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);
void     painter_ink    (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);

/* Whether each mark and candidate of the cell is written as a digit: where there is no room they are dots, a number, or nothing. */
bool     painter_can_be_read (int side, const CellLook *look);

/* Between the two, on a board with a plan: what its rules draw there under digits. Origin at the cell's upper left corner; cell
 * −1: on the whole board, origin at its upper left cell. */
void     painter_under  (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, int cell, const Palette *palette);

/* Digits alone, on a board without anything else: each in the middle of its cell, in the present source. side: the cell's;
 * size: of the em; 0 in digits: nothing. bold: which are written as clues are. */
void     painter_digits (Painter *painter, cairo_t *cr, double side, double size, const uint8_t digits[N_CELLS], CellSet bold);

/* Clips to what a cell may cover: all of it, but that the four corner cells are rounded as the board is. Here and below plan is
 * which board it is, NULL the classic one. */
void     painter_clip  (cairo_t *cr, int side, const BoardPlan *plan, int cell, const Palette *palette);

/* A layer, origin at its upper left corner. GTK records what a widget draws, and draws that again in the pixels of the screen,
 * which smooths some edges in another way than drawing there at once. So what is drawn in whole pixels of an image is recorded,
 * too, and has the window's pixels; anything else is drawn at once. Closed by painter_end_layer (), of the same cr. */
cairo_t *painter_begin_layer (cairo_t *cr, int width, int height);
void     painter_end_layer   (cairo_t *cr, cairo_t *layer);

/* Origin at the upper left corner of the board's first cell, margins lie beyond; side is the cell's. Of a plan lines have its
 * signs and what stands outside, too. */
void     painter_lines (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const Palette *palette);
void     painter_marks (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlaceSet *selection, int cursor,
                        int active, const Palette *palette);
                        /* contour of the union of selected cells; inner ring at cursor, of several
                         * grids a frame around its own; ring at active. −1: none */

/* The links of a deduction, over digits and lines; under marks. */
void     painter_links (cairo_t *cr, int side, const BoardPlan *plan, const LookLink *links, int n, const Palette *palette);

/* A link's way: a cubic Bézier curve, its four points x, y from start to end. */
void     painter_link_path (int side, const BoardPlan *plan, const LookLink *link, double curve[8]);

/* The constraint with this number, from 1, stands out; 0: none. */
void     painter_constraint (cairo_t *cr, int side, const BoardPlan *plan, int constraint, const Palette *palette);

/* The ring at one cell; dead: in the colour of a dead end. painter_marks () draws its active cell as not dead. */
void     painter_ring  (cairo_t *cr, int side, const BoardPlan *plan, int cell, bool dead, const Palette *palette);

/* A moment's light over a cell of the board. strength: 0–1 */
void     painter_glow  (cairo_t *cr, int side, const BoardPlan *plan, int cell, double strength,
                        const Palette *palette);

/* What crosses cells: lines, links and marks of the scene. Origin as above. */
void     painter_scene_marks (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette);

/* All of it, clipped to the board's rounding. Origin at the upper left corner of the margins. */
void     painter_scene (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette);
