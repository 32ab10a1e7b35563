/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-pencil.c — what the player's pencil leaves: marks, their colours, the letters of colours (UX §11).
 *
 * Corner marks stand around the cell, centre marks in a line through its middle; or, where places are fixed, both stand
 * three by three, and a line under the centre marks tells them from the others. On boards of more than nine values they flow,
 * two by two or three by three; more than nine are too many to be read, and their number stands there. A mark may have one
 * colour of nine: a patch
 * behind it, and the colour's letter. Cells may have several: never colour alone, so each shows its letter, in a chip as
 * long as there is room. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

enum {
  MOST_CHIPS = 3,                      /* letters of a cell; for chips there is no room among more */
  MOST_MARKS = 9                       /* that flow */
};

#define FLOW_SIZE 0.245                /* of the side: the em of marks that flow */
#define LEAST_TO_READ 8                /* px of it */
#define SUM_ROOM  0.1                  /* by which corner marks make room for a sum */

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

static bool
flows (const CellLook *look)
{
  return look->n > 9 && !look->fixed_places;
}

static bool
is_in_line (const CellLook *look, bool centre)
{
  return centre && !look->fixed_places && !flows (look);
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
  double inset = 0.2 * side, half = 0.3 * side, top = look->sum ? inset + SUM_ROOM * side : inset;
  double half_down = (lowest_mark (look, side, 0.8 * side) - top) / 2;
  int n = 0;

  for_each_value (digit, look->corner)
    {
      marks[n] = mark_at (side, digit, inset + across[n] * half, top + down[n] * half_down);
      n++;
    }

  return n;
}

static double
centre_size (const CellLook *look, int side)
{
  int n = values_count (look->centre);

  return n > 5 ? 1.25 * side / n : 0.25 * side;
}

static double
mark_size (const CellLook *look, int side, bool centre)
{
  if (is_in_line (look, centre))
    return centre_size (look, side);
  return flows (look) ? FLOW_SIZE * side : painter_slots (side, look).size;
}

static int
place_centre (Painter *painter, const CellLook *look, int side, PencilMark *marks)
{
  double size = centre_size (look, side), width = 0, x;
  double advance[VALUES_MAX + 1];
  int n = 0;

  /* What is bold is wider: it takes its own room, and some air. */
  for_each_value (digit, look->centre)
    {
      bool bold = values_has (look->same_marks, digit);

      advance[digit] = painter_glyphs (painter, bold ? FACE_BOLD : FACE_REGULAR, size)->glyphs[digit].advance
                       + (bold ? 0.13 : 0.05) * size;
      width += advance[digit];
    }
  x = (side - width) / 2;
  for_each_value (digit, look->centre)
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
  const Slots slots = painter_slots (side, look);
  double low = slots_y (&slots, look->n ? look->n : 9), squeeze = lowest_mark (look, side, low) / low;
  int n = 0;

  for_each_value (digit, look->corner | look->centre)
    {
      marks[n] = mark_at (side, digit, slots_x (&slots, digit), squeeze * slots_y (&slots, digit));
      marks[n].centre = values_has (look->centre, digit);
      marks[n].underlined = marks[n].centre && look->corner;
      n++;
    }

  return n;
}

/* Each value once, in rows that are centred: two in a row, or three of more than four. */
static int
place_flow (const CellLook *look, int side, PencilMark *marks)
{
  Values all = look->corner | look->centre;
  int count = values_count (all), columns = count <= 4 ? 2 : 3, rows = (count + columns - 1) / columns, n = 0;
  double step = columns == 2 ? 0.42 : 0.3, middle = look->sum ? 0.5 + SUM_ROOM / 2 : 0.5;

  for_each_value (value, all)
    {
      marks[n] = mark_at (side, value, side * (0.5 + (n % columns - (columns - 1) / 2.0) * step),
                          side * (middle + (n / columns - (rows - 1) / 2.0) * MIN (step, 0.3)));
      marks[n].centre = values_has (look->centre, value);
      marks[n].underlined = marks[n].centre && look->corner;
      n++;
    }
  return n;
}

static void
draw_count (Painter *painter, cairo_t *cr, int side, int count, const Palette *palette)
{
  int glyphs[2] = { count / 10, count % 10 };

  color_use (cr, palette->dim);
  glyph_set_show_row (painter_glyphs (painter, FACE_REGULAR, 0.3 * side), cr, side / 2.0, side / 2.0, STAND_CENTRED, glyphs, 2);
}

/* Behind a mark: its colour, or that its digit is the one highlighted, as a ring where there are colours. */
static void
draw_patch (cairo_t *cr, int side, const CellLook *look, const PencilMark *mark, const Palette *palette)
{
  int colour = look->mark_colour[mark->digit];
  bool same = values_has (look->same_marks, mark->digit), ring = same && (colour || look->colours);
  bool in_line = is_in_line (look, mark->centre);
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

/* At their places they would be too small. */
static bool
are_dots (const CellLook *look, int side)
{
  const Slots slots = painter_slots (side, look);

  return !slots_can_be_read (&slots);
}

/* Those of one kind that are to be written alike, at once. */
static void
show_marks (Painter *painter, cairo_t *cr, int side, const CellLook *look, const PencilMark *marks, int n, bool centre,
            Values digits, Face face, Color ink)
{
  double x[VALUES_MAX], y[VALUES_MAX];
  int glyphs[VALUES_MAX], n_shown = 0;

  for (int i = 0; i < n; i++)
    if (marks[i].centre == centre && values_has (digits, marks[i].digit))
      {
        x[n_shown] = marks[i].x;
        y[n_shown] = marks[i].y;
        glyphs[n_shown++] = glyph_of_character (value_character (marks[i].digit));
      }
  if (n_shown == 0)
    return;

  color_use (cr, ink);
  if (look->fixed_places && are_dots (look, side))
    {
      painter_dots (painter, cr, 0.22 * painter_slots (side, look).step, x, y, n_shown);
      return;
    }
  glyph_set_show_at (painter_glyphs (painter, face, mark_size (look, side, centre)), cr, x, y, glyphs, n_shown);
}

/* On a tint only the darkest ink can be read. */
static void
draw_digits (Painter *painter, cairo_t *cr, int side, const CellLook *look, const PencilMark *marks, int n,
             const Palette *palette)
{
  Values coloured = 0, same = look->same_marks;

  for (int digit = 1; digit <= VALUES_MAX; digit++)
    if (look->mark_colour[digit])
      coloured |= values_of (digit);

  for (int centre = 0; centre <= 1; centre++)
    {
      Color ink = look->colours || look->tints ? palette->given : centre ? palette->entry : palette->mark;

      show_marks (painter, cr, side, look, marks, n, centre, ~(coloured | same), FACE_REGULAR, ink);
      show_marks (painter, cr, side, look, marks, n, centre, coloured & ~same, FACE_REGULAR, palette->given);
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

bool
painter_pencil_can_be_read (int side, const CellLook *look)
{
  if (flows (look))
    return values_count (look->corner | look->centre) <= MOST_MARKS && FLOW_SIZE * side >= LEAST_TO_READ;
  return !look->fixed_places || !are_dots (look, side);
}

void
painter_pencil (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  PencilMark marks[2 * VALUES_MAX];
  int n = 0;

  if (flows (look) && values_count (look->corner | look->centre) > MOST_MARKS)
    {
      draw_count (painter, cr, side, values_count (look->corner | look->centre), palette);
      return;
    }
  if (flows (look))
    n = place_flow (look, side, marks);
  else if (look->fixed_places)
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

/* A dashed edge, and where that can be read in the upper right what it may be instead: "8?"; "?" alone is empty. */
void
painter_doubt (Painter *painter, cairo_t *cr, int side, int second, bool written, const Palette *palette)
{
  const double length = MAX (2.5, 0.06 * side), dashes[] = { length, length }, inset = painter_line_width (side, palette);
  int glyphs[2] = { second, glyph_of_character ('?') };

  cairo_rectangle (cr, inset, inset, side - 2 * inset, side - 2 * inset);
  color_use (cr, palette->column.stroke);
  cairo_set_line_width (cr, MAX (1.5, 0.03 * side));
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!written)
    return;
  color_use (cr, palette->given);
  glyph_set_show_row (painter_glyphs (painter, FACE_REGULAR, MAX (8.5, 0.22 * side)), cr, 0.92 * side, 0.2 * side, STAND_AT_END,
                      second == DOUBT_EMPTY ? glyphs + 1 : glyphs, second == DOUBT_EMPTY ? 1 : 2);
}
