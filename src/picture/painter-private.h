/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-private.h — what the painter's files share; nobody else includes it.
 *
 * painter.c puts a cell and a board together, painter-ground.c fills, painter-ink.c writes digits
 * and candidates, painter-pencil.c the player's marks and the letters of colours, painter-solutions.c draws what the
 * solutions say, painter-heat.c the heat map and stops, painter-roles.c what a deduction makes of candidates,
 * painter-glyphs.c keeps the fonts, painter-dots.c stamps dots, painter-slots.c the places of candidates, painter-lines.c,
 * painter-plan.c and painter-links.c draw what crosses cells. */
#pragma once

#include "painter.h"

/* Given digits are bold, entries regular, guesses italic (UX §11). */
typedef enum { FACE_REGULAR, FACE_BOLD, FACE_ITALIC } Face;

typedef struct {
  cairo_scaled_font_t *font;           /* owned */
  unsigned long        index;          /* within the font */
  double               left, width;    /* of the ink, from the origin, in pixels */
  double               advance;
} Glyph;

/* The digits 0–9, then the letters a–i and A–I, then k and M, and the space; then J–L, N–P, X, V, equals, the question mark
 * and plus; then those for * and / and -, of two and three bytes. */
enum {
  N_GLYPHS = 49, GLYPH_LETTERS = 10, GLYPH_CAPITALS = 19, GLYPH_THOUSANDS = 28, GLYPH_MILLIONS = 29, GLYPH_SPACE = 30,
  GLYPH_TIMES = 42, GLYPH_BY = 44, GLYPH_MINUS = 46, GLYPHS_AT_ONCE = 25
};

/* One face at one size. */
typedef struct {
  Face   face;
  double size;                         /* of the em, in pixels */
  double height;                       /* of the figure 1, from the baseline: what is centred vertically */
  Glyph  glyphs[N_GLYPHS];
} GlyphSet;

/* Where text stands to its x: centred by its ink, starting there, or ending there. */
typedef enum { STAND_CENTRED, STAND_AT_END } Stand;

/* The glyph of a character of the table; that of the space for any other. */
int             glyph_of_character (char character);
/* Of a value, as the painter is to write it; returns how many. */
int             painter_value_glyphs (const Painter *painter, int value, int glyphs[2]);

/* Valid until the next call. */
const GlyphSet *painter_glyphs    (Painter *painter, Face face, double size);

/* Writes with the present source. The glyphs' figures are centred about y. glyph: see N_GLYPHS. */
void            glyph_set_show    (const GlyphSet *set, cairo_t *cr, double x, double y, int glyph);
void            glyph_set_show_row (const GlyphSet *set, cairo_t *cr, double x, double y, Stand stand,
                                    const int *glyphs, int n);
void            glyph_set_show_at (const GlyphSet *set, cairo_t *cr, const double *x, const double *y,
                                   const int *glyphs, int n);

/* painter-dots.c: filled circles about those points, VALUES_MAX at most, with the present source. There is no path afterwards. */
void               painter_dots      (Painter *painter, cairo_t *cr, double radius, const double *x, const double *y, int n);
/* The font of the dots, to be kept with a painter: a reference of the caller's own. */
cairo_font_face_t *painter_dots_face (void);
/* That of the painter. */
cairo_font_face_t *painter_get_dots  (const Painter *painter);

/* Where candidates stand in a cell: each value has its own place, 2 × 3 of six to 5 × 5 of twenty-five. */
typedef struct {
  int    side, columns;
  double across, down, top;            /* from one place to the next, and where the first row begins: parts of the side */
  double size;                         /* of the em, in pixels */
  double step;                         /* the smaller distance of two, in pixels */
} Slots;

Slots           painter_slots (int side, const CellLook *look);

/* Whether values can be read there; else dots stand at their places, as far as these can be told apart. */
bool            slots_can_be_read (const Slots *slots);
bool            slots_can_be_seen (const Slots *slots);
bool            painter_pencil_can_be_read (int side, const CellLook *look);           /* its marks */

/* The middle of a candidate's place of nine, across or down: each digit has its own. place: 0–2 */
#define CANDIDATE_INSET 0.09
#define CANDIDATE_STEP  ((1 - 2 * CANDIDATE_INSET) / 3)

static inline double
painter_candidate_place (int side, int place)
{
  return side * (CANDIDATE_INSET + (place + 0.5) * CANDIDATE_STEP);
}

static inline double
slots_x (const Slots *slots, int value)
{
  return slots->side * (CANDIDATE_INSET + ((value - 1) % slots->columns + 0.5) * slots->across);
}

static inline double
slots_y (const Slots *slots, int value)
{
  return slots->side * (slots->top + ((value - 1) / slots->columns + 0.5) * slots->down);
}

/* painter-plan.c: what the plan has on a cell, over its ground; cell −1: on all, origin at cell 0 */
void            painter_plan_lines      (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const Palette *palette);

/* painter-pencil.c */
void            painter_pencil          (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);
void            painter_colour_letters  (Painter *painter, cairo_t *cr, int side, uint16_t colours, const Palette *palette);
void            painter_doubt           (Painter *painter, cairo_t *cr, int side, int second, bool written,
                                         const Palette *palette);
void            painter_ghost           (cairo_t *cr, int side, const Palette *palette);
void            painter_pair            (cairo_t *cr, int side, const Palette *palette);

/* painter-solutions.c */
void            painter_differing_ring  (cairo_t *cr, int side, const Palette *palette);
void            painter_spare_frame     (cairo_t *cr, int side, const Palette *palette);
void            painter_two_digits      (Painter *painter, cairo_t *cr, int side, int either, int other,
                                         const Palette *palette);
void            painter_true_candidates (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);

/* painter-heat.c */
void            painter_heat_ground     (cairo_t *cr, int side, const CellLook *look, const Palette *palette);
void            painter_heat_count      (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette);
void            painter_halt            (cairo_t *cr, int side, const Palette *palette);
void            painter_stop            (cairo_t *cr, int side, const Palette *palette);

/* painter-roles.c: under the candidates */
void            painter_roles           (cairo_t *cr, int side, const CellLook *look, const Palette *palette);
void            painter_set_letters     (Painter *painter, cairo_t *cr, int side, uint16_t sets, const Palette *palette);

void            painter_frame      (cairo_t *cr, int wide, int high, double width, double radius);

enum { PAINTER_WALL = 90 };              /* px: from such cells on a board is looked at from far away, and its lines are thicker */

double          painter_line_width (int side, const Palette *palette);       /* of box lines and the frame */
double          painter_radius     (int side, const Palette *palette);       /* of the board's corners */
void            path_rounded       (cairo_t *cr, double x, double y, double width, double height, double radius);
