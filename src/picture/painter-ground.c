/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-ground.c — what lies under a cell's ink: fill means set membership (UX §11).
 *
 * Two sets in one cell divide it along the rising diagonal, the first in the upper left. Where
 * colour may not be enough, in high contrast, each set has lines of its own direction. */
#include <glib.h>

#include "painter-private.h"

enum { HATCH_STEP = 7 };

typedef enum { HATCH_ACROSS, HATCH_DOWN, HATCH_FALLING, HATCH_RISING } Hatch;

typedef enum { PART_ALL, PART_UPPER_LEFT, PART_LOWER_RIGHT } Part;

static void
path_part (cairo_t *cr, int side, Part part)
{
  cairo_new_path (cr);
  switch (part)
    {
    case PART_UPPER_LEFT:
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, side, 0);
      cairo_line_to (cr, 0, side);
      cairo_close_path (cr);
      break;
    case PART_LOWER_RIGHT:
      cairo_move_to (cr, side, 0);
      cairo_line_to (cr, side, side);
      cairo_line_to (cr, 0, side);
      cairo_close_path (cr);
      break;
    default:
      cairo_rectangle (cr, 0, 0, side, side);
      break;
    }
}

static void
draw_hatch (cairo_t *cr, int side, Part part, Hatch hatch, Color color, double width)
{
  cairo_save (cr);
  path_part (cr, side, part);
  cairo_clip (cr);

  for (double k = hatch < HATCH_FALLING ? HATCH_STEP / 2.0 : -side + HATCH_STEP / 2.0; k < side; k += HATCH_STEP)
    switch (hatch)
      {
      case HATCH_ACROSS:
        cairo_move_to (cr, 0, k);
        cairo_line_to (cr, side, k);
        break;
      case HATCH_DOWN:
        cairo_move_to (cr, k, 0);
        cairo_line_to (cr, k, side);
        break;
      case HATCH_FALLING:
        cairo_move_to (cr, k, 0);
        cairo_line_to (cr, k + side, side);
        break;
      default:
        cairo_move_to (cr, k, side);
        cairo_line_to (cr, k + side, 0);
        break;
      }

  color_use_alpha (cr, color, 0.55);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The neutral fill, or the highlight that takes its place. */
static Color
ground_of (const CellLook *look, const Palette *palette)
{
  switch (look->highlight)
    {
    case HIGHLIGHT_PEER:
      return palette->peer;
    case HIGHLIGHT_SAME:
      return palette->same;
    case HIGHLIGHT_SELECTED:
      if (!palette->high_contrast)
        return palette->selected;
      break;
    default:
      break;
    }

  if (look->given_ground)
    return palette->given_cell;

  return look->shade ? palette->shade[(look->shade - 1) % 3] : palette->cell;
}

static bool
says_something (const CellLook *look)
{
  return look->given_ground || look->shade > 1 || look->highlight == HIGHLIGHT_PEER || look->highlight == HIGHLIGHT_SAME
         || look->highlight == HIGHLIGHT_SELECTED;
}

/* One or two fills. The second half is laid over a whole fill of the first, so that no seam shows through. */
static void
fill_parts (cairo_t *cr, int side, const Color *fills, int n)
{
  for (int i = 0; i < n && i < 2; i++)
    {
      path_part (cr, side, i == 0 ? PART_ALL : PART_LOWER_RIGHT);
      color_use (cr, fills[i]);
      cairo_fill (cr);
    }
}

/* From the upper left corner clockwise, as many sectors as there are fills, over a whole fill of the first. */
static void
fill_sectors (cairo_t *cr, int side, const Color *fills, int n)
{
  double middle = side / 2.0, step = 2 * G_PI / n, start = -5 * G_PI / 6;

  cairo_save (cr);
  path_part (cr, side, PART_ALL);
  cairo_clip_preserve (cr);
  color_use (cr, fills[0]);
  cairo_fill (cr);
  for (int i = 1; i < n; i++)
    {
      cairo_move_to (cr, middle, middle);
      cairo_arc (cr, middle, middle, side, start + i * step, start + (i + 1) * step);
      cairo_close_path (cr);
      color_use (cr, fills[i]);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* The player's, at full strength; all nine have a letter, too (painter-pencil.c). */
static void
draw_colours (cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  Color fills[9];
  int n = 0;

  for (int i = 0; i < 9; i++)
    if (look->colours >> i & 1)
      fills[n++] = palette->colour[i];

  if (n <= 2)
    fill_parts (cr, side, fills, n);
  else
    fill_sectors (cr, side, fills, n);
}

/* Of three sets row and column show; the box is seen by its frame. What is dead shows always. */
static void
draw_tints (cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  const struct { uint8_t bit; SetColor color; Hatch hatch; } sets[] = {
    { TINT_DEAD, palette->dead, HATCH_RISING },
    { TINT_ROW, palette->row, HATCH_ACROSS },
    { TINT_COLUMN, palette->column, HATCH_DOWN },
    { TINT_BOX, palette->box, HATCH_FALLING },
  };
  Color fills[4], strokes[4];
  Hatch hatches[4];
  int n = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (sets); i++)
    if (look->tints & sets[i].bit)
      {
        fills[n] = sets[i].color.tint;
        strokes[n] = sets[i].color.stroke;
        hatches[n++] = sets[i].hatch;
      }

  fill_parts (cr, side, fills, n);

  for (int i = 0; palette->high_contrast && i < n && i < 2; i++)
    draw_hatch (cr, side, n == 1 ? PART_ALL : i == 0 ? PART_UPPER_LEFT : PART_LOWER_RIGHT, hatches[i], strokes[i], 0.8);
}

void
painter_ground (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  if (look->dead || says_something (look) || !palette->see_through)
    {
      cairo_new_path (cr);
      cairo_rectangle (cr, 0, 0, side, side);
      color_use (cr, look->dead ? palette->dead.tint : ground_of (look, palette));
      cairo_fill (cr);
    }

  if (look->dead)
    draw_hatch (cr, side, PART_ALL, HATCH_RISING, palette->dead.stroke, 1.2);
  else
    {
      if (look->colours)
        draw_colours (cr, side, look, palette);
      if (look->tints)
        draw_tints (cr, side, look, palette);
    }

  if (look->heat && !look->taken)        /* which has a ground of its own, for its digit to be read on */
    painter_heat_ground (cr, side, look, palette);

  if (look->touched)
    {
      cairo_rectangle (cr, 0, 0, side, side);
      color_use_alpha (cr, palette->strip, 0.4 * look->touched / 255);
      cairo_fill (cr);
    }
}
