/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-ink.c — digits, candidates and signs: ink means who wrote it (UX §11).
 *
 * A clue is bold and black, the player's digit regular and blue, the search's guess italic and
 * purple with a dashed edge; a digit that the search had no choice about is purple and upright.
 * All sizes are shares of the cell's side. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

enum {
  LEAST_SIDE_FOR_MARKS = 27,           /* below it marks could not be read, and are left out */
  LEAST_SIDE_FOR_NUMBER = 30
};

static Color
digit_color (const CellLook *look, const Palette *palette)
{
  bool coloured = look->colours && !look->tints;

  if (look->wrong)
    return coloured ? palette->colour_error : palette->error;

  switch (look->ink)
    {
    case INK_ENTRY:
      return coloured ? palette->colour_entry : palette->entry;
    case INK_GUESS:
    case INK_DEDUCED:
      return look->tints ? palette->given : palette->guess;    /* purple on blue could not be read */
    default:
      return palette->given;
    }
}

static const Face faces[] = {
  [INK_GIVEN] = FACE_BOLD, [INK_ENTRY] = FACE_REGULAR, [INK_GUESS] = FACE_ITALIC, [INK_DEDUCED] = FACE_REGULAR,
};

/* In the middle of the cell; of two figures a little smaller. */
static void
show_value (Painter *painter, cairo_t *cr, int side, Face face, int value)
{
  int glyphs[2], n = painter_value_glyphs (painter, value, glyphs);

  if (n == 1)
    glyph_set_show (painter_glyphs (painter, face, 0.56 * side), cr, side / 2.0, side / 2.0, glyphs[0]);
  else
    glyph_set_show_row (painter_glyphs (painter, face, 0.46 * side), cr, side / 2.0, side / 2.0, STAND_CENTRED, glyphs, n);
}

static void
draw_digit (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  color_use (cr, digit_color (look, palette));
  show_value (painter, cr, side, faces[look->ink], look->digit);
}

/* What was taken back, with a stroke from the lower left. */
static void
draw_taken (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  color_use (cr, palette->dead_ink);
  show_value (painter, cr, side, faces[look->ink], look->taken);
  color_use (cr, palette->dead.stroke);
  cairo_set_line_width (cr, MAX (2, 0.045 * side));
  cairo_move_to (cr, 0.24 * side, 0.72 * side);
  cairo_line_to (cr, 0.76 * side, 0.28 * side);
  cairo_stroke (cr);
}

/* High contrast: a filled corner says "printed". */
static void
draw_printed_corner (cairo_t *cr, int side, const Palette *palette)
{
  double length = 0.13 * side, inset = 3;

  color_use (cr, palette->box_line);
  cairo_move_to (cr, inset, side - inset);
  cairo_line_to (cr, inset, side - inset - length);
  cairo_line_to (cr, inset + length, side - inset);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_guess_edge (cairo_t *cr, int side, const Palette *palette)
{
  const double dash = side >= PAINTER_WALL ? 5 : 3, dashes[] = { dash, dash };
  double x = painter_line_width (side, palette) + 1.5;       /* beside the frame in the first column */

  color_use_alpha (cr, palette->guess, 0.75);
  cairo_set_line_width (cr, side >= PAINTER_WALL ? 2.6 : 1.5);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_move_to (cr, x, 5);
  cairo_line_to (cr, x, side - 5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_guess_number (Painter *painter, cairo_t *cr, int side, int number)
{
  int glyphs[3], n = 0;

  if (number >= 100)
    glyphs[n++] = number / 100;
  if (number >= 10)
    glyphs[n++] = number / 10 % 10;
  glyphs[n++] = number % 10;

  glyph_set_show_row (painter_glyphs (painter, FACE_REGULAR, MAX (8.5, 0.17 * side)), cr,
                      side - 4, 0.15 * side + 1, STAND_AT_END, glyphs, n);
}

static void
draw_wave (cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  enum { N_TURNS = 6 };
  double start = 0.28 * side, length = 0.44 * side, y = 0.87 * side, height = 0.025 * side;

  color_use (cr, look->colours && !look->tints ? palette->colour_error : palette->error);
  cairo_set_line_width (cr, MAX (1.5, 0.03 * side));
  cairo_move_to (cr, start, y);
  for (int i = 0; i < N_TURNS; i++)
    cairo_line_to (cr, start + (i + 0.5) * length / N_TURNS, y + (i % 2 ? height : -height));
  cairo_line_to (cr, start + length, y);
  cairo_stroke (cr);
}

/* The digit that is highlighted, where the ground is the player's. */
static void
draw_same_ring (cairo_t *cr, int side, const Palette *palette)
{
  const double inset = 0.12 * side;

  path_rounded (cr, inset, inset, side - 2 * inset, side - 2 * inset, 0.2 * side);
  color_use (cr, palette->accent_text);
  cairo_set_line_width (cr, MAX (1.5, 0.03 * side));
  cairo_stroke (cr);
}

/* ∅, drawn: fonts differ too much about it. */
static void
draw_empty_set (cairo_t *cr, int side, const Palette *palette)
{
  double centre = side / 2.0, radius = 0.2 * side, reach = 1.25 * radius;

  color_use (cr, palette->dead.stroke);
  cairo_set_line_width (cr, MAX (2.5, 0.05 * side));
  cairo_arc (cr, centre, centre, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, centre - reach, centre + reach);
  cairo_line_to (cr, centre + reach, centre - reach);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* The engine's candidates: each digit has its place in the cell. */

typedef struct {
  Painter       *painter;
  cairo_t       *cr;
  const Palette *palette;
  Slots          slots;
  double         step;                 /* from one place to the next */
} Candidates;

static double
candidate_x (const Candidates *candidates, int value)
{
  return slots_x (&candidates->slots, value);
}

static double
candidate_y (const Candidates *candidates, int value)
{
  return slots_y (&candidates->slots, value);
}

/* Numbers of two figures, one by one, in the room of one. */
static void
show_decimals (const Candidates *candidates, Values values, Face face)
{
  int glyphs[2];

  for_each_value (value, values)
    glyph_set_show_row (painter_glyphs (candidates->painter, face, 0.8 * candidates->slots.size), candidates->cr,
                        candidate_x (candidates, value), candidate_y (candidates, value), STAND_CENTRED, glyphs,
                        painter_value_glyphs (candidates->painter, value, glyphs));
}

static void
show_dots (const Candidates *candidates, Values values)
{
  double x[VALUES_MAX], y[VALUES_MAX];
  int n = 0;

  for_each_value (value, values)
    {
      x[n] = candidate_x (candidates, value);
      y[n++] = candidate_y (candidates, value);
    }
  painter_dots (candidates->painter, candidates->cr, 0.22 * candidates->step, x, y, n);
}

static void
show_candidates (const Candidates *candidates, Values values, Face face, Color color)
{
  double x[VALUES_MAX], y[VALUES_MAX];
  int glyphs[VALUES_MAX], pair[2], n = 0;
  Values decimals = 0;

  if (!values)
    return;

  color_use (candidates->cr, color);
  if (!slots_can_be_read (&candidates->slots))
    {
      show_dots (candidates, values);
      return;
    }
  for_each_value (value, values)
    {
      if (painter_value_glyphs (candidates->painter, value, pair) > 1)
        {
          decimals |= values_of (value);
          continue;
        }
      x[n] = candidate_x (candidates, value);
      y[n] = candidate_y (candidates, value);
      glyphs[n++] = pair[0];
    }
  if (n)
    glyph_set_show_at (painter_glyphs (candidates->painter, face, candidates->slots.size), candidates->cr, x, y, glyphs, n);
  show_decimals (candidates, decimals, face);
}

static void
draw_struck (const Candidates *candidates, Values struck)
{
  show_candidates (candidates, struck, FACE_REGULAR, candidates->palette->dead.stroke);

  for_each_value (digit, struck)
    {
      double x = candidate_x (candidates, digit), y = candidate_y (candidates, digit), step = candidates->step;

      cairo_move_to (candidates->cr, x - 0.38 * step, y + 0.2 * step);
      cairo_line_to (candidates->cr, x + 0.38 * step, y - 0.2 * step);
    }
  cairo_set_line_width (candidates->cr, 1.6);
  cairo_stroke (candidates->cr);
}

static void
draw_restored (const Candidates *candidates, Values restored, Color ink)
{
  show_candidates (candidates, restored, FACE_REGULAR, ink);

  color_use (candidates->cr, candidates->palette->selection);
  cairo_set_line_width (candidates->cr, 1.5);
  for_each_value (digit, restored)
    {
      cairo_new_sub_path (candidates->cr);
      cairo_arc (candidates->cr, candidate_x (candidates, digit), candidate_y (candidates, digit),
                 0.47 * candidates->step - 0.75, 0, 2 * G_PI);
    }
  cairo_stroke (candidates->cr);
}

static void
draw_chosen (const Candidates *candidates, Values chosen)
{
  color_use (candidates->cr, candidates->palette->accent);
  for_each_value (digit, chosen)
    {
      cairo_new_sub_path (candidates->cr);
      cairo_arc (candidates->cr, candidate_x (candidates, digit), candidate_y (candidates, digit),
                 0.47 * candidates->step, 0, 2 * G_PI);
    }
  cairo_fill (candidates->cr);

  show_candidates (candidates, chosen, FACE_BOLD, candidates->palette->on_accent);
}

static void
draw_candidates (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  const Slots slots = painter_slots (side, look);
  const Candidates candidates = { painter, cr, palette, slots, slots.step };
  Color ink = look->tints || look->colours ? palette->given : palette->mark;
  Values chosen = look->chosen & look->candidates;
  Values struck = look->struck & look->candidates & ~chosen;
  Values restored = look->restored & look->candidates & ~chosen & ~struck;
  Values playing = (look->pattern | look->fin | look->side_a | look->side_b) & look->candidates & ~chosen & ~struck & ~restored;

  painter_roles (cr, side, look, palette);
  show_candidates (&candidates, look->candidates & ~chosen & ~struck & ~restored & ~playing, FACE_REGULAR, ink);
  show_candidates (&candidates, playing, FACE_BOLD, palette->given);
  if (restored)
    draw_restored (&candidates, restored, ink);
  if (struck)
    draw_struck (&candidates, struck);
  if (chosen)
    draw_chosen (&candidates, chosen);
}

bool
painter_can_be_read (int side, const CellLook *look)
{
  const Slots slots = painter_slots (side, look);

  if (look->digit || look->dead || look->taken)
    return true;
  if (look->candidates || look->truth)
    return slots_can_be_read (&slots) && (slots.columns > 3 || side >= LEAST_SIDE_FOR_MARKS);
  return !(look->corner || look->centre) || (side >= LEAST_SIDE_FOR_MARKS && painter_pencil_can_be_read (side, look));
}

void
painter_ink (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  const Slots slots = painter_slots (side, look);
  bool marks = side >= LEAST_SIDE_FOR_MARKS, candidates = marks || slots_can_be_seen (&slots);

  cairo_new_path (cr);

  if (look->colours && !look->sets && marks)
    painter_colour_letters (painter, cr, side, look->colours, palette);
  if (look->highlight == HIGHLIGHT_SAME_RING)
    draw_same_ring (cr, side, palette);
  if (look->ghost)
    painter_ghost (cr, side, palette);
  if (look->pair && marks)
    painter_pair (cr, side, palette);
  if (look->sets && marks)
    painter_set_letters (painter, cr, side, look->sets, palette);

  if (look->differs)
    painter_differing_ring (cr, side, palette);
  if (look->spare)
    painter_spare_frame (cr, side, palette);
  if (look->doubt)
    painter_doubt (painter, cr, side, look->doubt, marks, palette);

  if (look->dead)
    draw_empty_set (cr, side, palette);
  else if (look->taken)
    draw_taken (painter, cr, side, look, palette);
  else if (look->digit)
    draw_digit (painter, cr, side, look, palette);
  else if (look->candidates && candidates)
    draw_candidates (painter, cr, side, look, palette);
  else if (look->either && marks)
    painter_two_digits (painter, cr, side, look->either, look->other, palette);
  else if (look->truth && marks)
    painter_true_candidates (painter, cr, side, look, palette);
  else if ((look->corner || look->centre) && marks)
    painter_pencil (painter, cr, side, look, palette);

  if (look->digit && look->ink == INK_GIVEN && palette->high_contrast)
    draw_printed_corner (cr, side, palette);
  if (look->digit && look->ink == INK_GUESS)
    draw_guess_edge (cr, side, palette);
  if (look->guess && side >= LEAST_SIDE_FOR_NUMBER)
    {
      color_use (cr, look->taken ? palette->dead_ink : palette->guess);
      draw_guess_number (painter, cr, side, look->guess);
    }
  if (look->exhausted)
    painter_heat_count (painter, cr, side, look, palette);
  if (look->stop)
    painter_stop (cr, side, palette);
  if (look->wrong)
    draw_wave (cr, side, look, palette);
  if (look->halted)
    painter_halt (cr, side, palette);
}

/* A row at once: each call to cairo costs more than a glyph. */
void
painter_digits (Painter *painter, cairo_t *cr, double side, double size, const uint8_t digits[N_CELLS], CellSet bold)
{
  for (int row = 0; row < 9; row++)
    for (int heavy = 0; heavy < 2; heavy++)
      {
        double x[9], y[9];
        int glyphs[9], n = 0;

        for (int cell = 9 * row; cell < 9 * row + 9; cell++)
          if (digits[cell] && cells_has (bold, cell) == heavy)
            {
              x[n] = (cell_column (cell) + 0.5) * side;
              y[n] = (row + 0.5) * side;
              glyphs[n++] = digits[cell];
            }
        if (n)
          glyph_set_show_at (painter_glyphs (painter, heavy ? FACE_BOLD : FACE_REGULAR, size), cr, x, y, glyphs, n);
      }
}
