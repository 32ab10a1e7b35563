/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-pencil.c — what the player's pencil leaves: marks, their colours, the letters of colours (UX §11).
 *
 * Corner marks stand around the cell, centre marks in a line through its middle; or, where places are fixed, both stand
 * three by three, and a line under the centre marks tells them from the others. A mark may have one colour of nine: a patch
 * behind it, and the colour's letter. Cells may have several: never colour alone, so each shows its letter, in a chip as
 * long as there is room. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

enum {
  MOST_CHIPS = 3                       /* letters of a cell; for chips there is no room among more */
};

typedef struct {
  int    digit;
  double x, y;                         /* its middle */
  double letter_x, letter_y;           /* of its colour's letter, if it has one */
  bool   centre, underlined;
} PencilMark;

static PencilMark
mark_at (int side, int digit, double x, double y)
{
  return (PencilMark) { .digit = digit, .x = x, .y = y, .letter_x = x + 0.1 * side, .letter_y = y + 0.085 * side };
}

/* The letters of a cell's colours lie inside the rings of the selection and the cursor, as large as all of them allow. */
static double
letter_inset (int side)
{
  return side < 40 ? 3.5 : 6.5;
}

static double
letter_size (int side, uint16_t colours)
{
  return MIN (MAX (10, 0.17 * side), 1.35 * (side - 2 * letter_inset (side)) / MAX (digits_count (colours), 1));
}

/* The middle of the lowest marks: above the letters, as far as there is room. */
static double
lowest_mark (const CellLook *look, int side, double usual)
{
  double above = side - letter_inset (side) - letter_size (side, look->colours) - 1 - 0.085 * side;

  return look->colours ? CLAMP (above, 0.6 * side, usual) : usual;
}

/* ↖ ↗ ↙ ↘ ↑ ↓ ← → · in halves of what the inset leaves. */
static int
place_corner (const CellLook *look, int side, PencilMark *marks)
{
  static const uint8_t across[9] = { 0, 2, 0, 2, 1, 1, 0, 2, 1 }, down[9] = { 0, 0, 2, 2, 0, 2, 1, 1, 1 };
  double inset = 0.2 * side, half = 0.3 * side, half_down = (lowest_mark (look, side, 0.8 * side) - inset) / 2;
  int n = 0;

  for_each_digit (digit, look->corner)
    {
      marks[n] = mark_at (side, digit, inset + across[n] * half, inset + down[n] * half_down);
      n++;
    }

  return n;
}

static double
centre_size (const CellLook *look, int side)
{
  int n = digits_count (look->centre);

  return n > 5 ? 1.25 * side / n : 0.25 * side;
}

static double
mark_size (const CellLook *look, int side, bool centre)
{
  return centre && !look->fixed_places ? centre_size (look, side) : 0.235 * side;
}

static int
place_centre (Painter *painter, const CellLook *look, int side, PencilMark *marks)
{
  double size = centre_size (look, side), width = 0, x;
  double advance[10];
  int n = 0;

  /* What is bold is wider: it takes its own room, and some air. */
  for_each_digit (digit, look->centre)
    {
      bool bold = digits_has (look->same_marks, digit);

      advance[digit] = painter_glyphs (painter, bold ? FACE_BOLD : FACE_REGULAR, size)->glyphs[digit].advance
                       + (bold ? 0.13 : 0.05) * size;
      width += advance[digit];
    }
  x = (side - width) / 2;
  for_each_digit (digit, look->centre)
    {
      double middle = x + advance[digit] / 2;

      x += advance[digit];
      marks[n++] = (PencilMark) { .digit = digit, .x = middle, .y = side / 2.0, .letter_x = middle,
                                  .letter_y = side / 2.0 + 0.78 * size, .centre = true };
    }

  return n;
}

/* Each digit once, as a centre mark if it is both. */
static int
place_fixed (const CellLook *look, int side, PencilMark *marks)
{
  double low = painter_candidate_place (side, 2), squeeze = lowest_mark (look, side, low) / low;
  int n = 0;

  for_each_digit (digit, look->corner | look->centre)
    {
      marks[n] = mark_at (side, digit, painter_candidate_place (side, (digit - 1) % 3),
                          squeeze * painter_candidate_place (side, (digit - 1) / 3));
      marks[n].centre = digits_has (look->centre, digit);
      marks[n].underlined = marks[n].centre && look->corner;
      n++;
    }

  return n;
}

/* Behind a mark: its colour, or that its digit is the one highlighted, as a ring where there are colours. */
static void
draw_patch (cairo_t *cr, int side, const CellLook *look, const PencilMark *mark, const Palette *palette)
{
  int colour = look->mark_colour[mark->digit];
  bool same = digits_has (look->same_marks, mark->digit), ring = same && (colour || look->colours);
  bool in_line = mark->centre && !look->fixed_places;
  double half = in_line ? 0.27 * centre_size (look, side) : 0.095 * side;
  double high = in_line ? 0.5 * centre_size (look, side) : 0.125 * side;
  double width = palette->high_contrast ? 1.5 : MAX (1, 0.015 * side);

  if (!colour && !same)
    return;

  path_rounded (cr, mark->x - half, mark->y - high, 2 * half, 2 * high, 0.04 * side);
  if (colour || !ring)
    {
      color_use (cr, colour ? palette->colour[colour - 1] : palette->same);
      cairo_fill_preserve (cr);
    }
  if (colour || ring)
    {
      color_use (cr, ring ? palette->accent_text : color_mix (palette->colour[colour - 1], palette->given, 0.5));
      cairo_set_line_width (cr, ring ? 1.5 * width : width);
      cairo_stroke (cr);
    }
  cairo_new_path (cr);
}

/* Those of one kind that are to be written alike, at once. */
static void
show_marks (Painter *painter, cairo_t *cr, int side, const CellLook *look, const PencilMark *marks, int n, bool centre,
            Digits digits, Face face, Color ink)
{
  double x[9], y[9];
  int glyphs[9], n_shown = 0;

  for (int i = 0; i < n; i++)
    if (marks[i].centre == centre && digits_has (digits, marks[i].digit))
      {
        x[n_shown] = marks[i].x;
        y[n_shown] = marks[i].y;
        glyphs[n_shown++] = marks[i].digit;
      }
  if (n_shown == 0)
    return;

  color_use (cr, ink);
  glyph_set_show_at (painter_glyphs (painter, face, mark_size (look, side, centre)), cr, x, y, glyphs, n_shown);
}

/* On a tint only the darkest ink can be read. */
static void
draw_digits (Painter *painter, cairo_t *cr, int side, const CellLook *look, const PencilMark *marks, int n,
             const Palette *palette)
{
  Digits coloured = DIGITS_NONE, same = look->same_marks;

  for_each_digit (digit, DIGITS_ALL)
    if (look->mark_colour[digit])
      coloured = digits_union (coloured, digits_of (digit));

  for (int centre = 0; centre <= 1; centre++)
    {
      Color ink = look->colours || look->tints ? palette->given : centre ? palette->entry : palette->mark;

      show_marks (painter, cr, side, look, marks, n, centre, DIGITS_ALL & ~coloured & ~same, FACE_REGULAR, ink);
      show_marks (painter, cr, side, look, marks, n, centre, digits_difference (coloured, same), FACE_REGULAR, palette->given);
      show_marks (painter, cr, side, look, marks, n, centre, same, FACE_BOLD, palette->given);
    }
}

static void
draw_signs (Painter *painter, cairo_t *cr, int side, const CellLook *look, const PencilMark *mark, const Palette *palette)
{
  color_use (cr, palette->given);
  if (mark->underlined)
    {
      cairo_rectangle (cr, mark->x - 0.07 * side, mark->y + 0.105 * side, 0.14 * side, MAX (1, 0.016 * side));
      cairo_fill (cr);
    }
  if (look->mark_colour[mark->digit])
    glyph_set_show (painter_glyphs (painter, FACE_BOLD, MAX (8, 0.125 * side)), cr, mark->letter_x, mark->letter_y,
                    GLYPH_LETTERS + look->mark_colour[mark->digit] - 1);
}

void
painter_pencil (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  PencilMark marks[18];
  int n = 0;

  if (look->fixed_places)
    n = place_fixed (look, side, marks);
  else
    {
      n = place_corner (look, side, marks);
      n += place_centre (painter, look, side, marks + n);
    }

  for (int i = 0; i < n; i++)
    draw_patch (cr, side, look, &marks[i], palette);
  draw_digits (painter, cr, side, look, marks, n, palette);
  for (int i = 0; i < n; i++)
    draw_signs (painter, cr, side, look, &marks[i], palette);
}

/* From the right, in the lowest line. */
void
painter_colour_letters (Painter *painter, cairo_t *cr, int side, uint16_t colours, const Palette *palette)
{
  int n = digits_count (colours), place = n;
  double inset = letter_inset (side), size = letter_size (side, colours), step = 0.74 * size;
  double half = 0.42 * size, high = 0.5 * size, y = side - inset - high;
  bool chips = n <= MOST_CHIPS;
  const GlyphSet *set = painter_glyphs (painter, FACE_BOLD, size);

  for (int i = 0; i < 9; i++)
    if (colours >> i & 1)
      {
        double x = side - inset - half - --place * (chips ? 2 * half + 1 : step);

        color_use (cr, palette->given);
        if (chips)
          {
            path_rounded (cr, x - half, y - high, 2 * half, 2 * high, 2.5);
            cairo_fill (cr);
            color_use (cr, palette->cell);
          }
        glyph_set_show (set, cr, x, y, GLYPH_LETTERS + i);
      }
}

/* Where a clue would go on with the pattern of the others. */
void
painter_ghost (cairo_t *cr, int side, const Palette *palette)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, side / 2.0, side / 2.0, 0.11 * side, 0, 2 * G_PI);
  color_use_alpha (cr, palette->dim, palette->high_contrast ? 1 : 0.55);
  cairo_set_line_width (cr, MAX (1, 0.025 * side));
  cairo_stroke (cr);
}

/* Two bars for two candidates, at the upper edge, where nothing else stands. */
void
painter_pair (cairo_t *cr, int side, const Palette *palette)
{
  double width = 0.34 * side, height = MAX (1.5, 0.026 * side), y = 3;

  color_use (cr, palette->solution);
  for (int i = 0; i < 2; i++)
    cairo_rectangle (cr, (side - width) / 2, y + i * (height + MAX (1, 0.018 * side)), width, height);
  cairo_fill (cr);
}
