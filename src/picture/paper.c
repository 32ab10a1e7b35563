/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "paper.h"

#include <glib/gi18n.h>
#include <string.h>

const PaperSize paper_sizes[] = {
  { "a4", N_("A4"), 595.28, 841.89 },
  { "letter", N_("Letter"), 612, 792 },
  { "a5", N_("A5"), 419.53, 595.28 },
  { NULL }
};

enum { INK_SIDE = 36 };                          /* px of a cell for the painter, which thinks in pixels: then it is scaled */

#define TITLE_SIZE  17.0
#define SMALL_SIZE  8.5
#define THIN_GREY   0.45                         /* light beside black, and dark enough to be printed as a line, not as dots */

static const Color black = { 0, 0, 0 }, grey = { THIN_GREY, THIN_GREY, THIN_GREY };

const PaperSize *
paper_size_find (const char *id)
{
  for (const PaperSize *size = paper_sizes; size->id; size++)
    if (strcmp (size->id, id) == 0)
      return size;
  return NULL;
}

struct Pen {
  PangoContext *context;
  Painter      *painter;
};

Pen *
pen_new (void)
{
  Pen *pen = g_new0 (Pen, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* The same widths on every printer. */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pen->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_font_options (pen->context, options);
  pango_context_set_round_glyph_positions (pen->context, FALSE);
  cairo_font_options_destroy (options);
  pen->painter = painter_new (NULL);
  return pen;
}

void
pen_free (Pen *pen)
{
  if (pen == NULL)
    return;
  painter_free (pen->painter);
  g_object_unref (pen->context);
  g_free (pen);
}

Painter *
pen_painter (Pen *pen)
{
  return pen->painter;
}

PangoLayout *
pen_layout (Pen *pen, const char *text, double size, bool bold)
{
  PangoLayout *layout = pango_layout_new (pen->context);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, "sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

bool
paper_language_from_right (void)
{
  g_autoptr(Pen) pen = pen_new ();
  g_autoptr(PangoLayout) layout = pen_layout (pen, _("Solutions"), 10, false);

  return pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL;
}

Paper
paper_of_size (double width, double height)
{
  double margin = MIN (PAPER_MARGIN, MIN (width, height) / 9);

  return (Paper) { .width = width, .height = height, .left = margin, .right = margin, .top = margin, .bottom = margin,
                   .from_right = paper_language_from_right () };
}

Paper
paper_of (const PaperSize *size, bool across)
{
  return across ? paper_of_size (size->height, size->width) : paper_of_size (size->width, size->height);
}

double
paper_inner_width (const Paper *paper)
{
  return MAX (1, paper->width - paper->left - paper->right);
}

double
paper_inner_height (const Paper *paper)
{
  return MAX (1, paper->height - paper->top - paper->bottom);
}

static double
width_of (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

double
pen_measure (Pen *pen, const char *text, double size, bool bold)
{
  g_autoptr(PangoLayout) layout = pen_layout (pen, text, size, bold);

  return width_of (layout);
}

double
pen_write (Pen *pen, cairo_t *cr, const char *text, double size, bool bold, double x, double y, double align, double room)
{
  g_autoptr(PangoLayout) layout = pen_layout (pen, text, size, bold);
  double width;

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  width = width_of (layout);
  if (room > 0 && width > room)
    {
      pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_auto_dir (layout, TRUE);
      width = room;
    }
  color_use (cr, black);
  cairo_move_to (cr, x - align * width, y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  return width;
}

static Palette
make_palette (bool colours)
{
  Palette palette = *palette_get (false, false);

  palette.given = palette.entry = palette.mark = palette.guess = palette.text = palette.dim = black;
  palette.error = palette.dead_ink = palette.dead.stroke = palette.accent_text = palette.solution = black;
  palette.colour_entry = palette.colour_error = palette.box_line = black;
  palette.thin_line = grey;
  palette.given_cell = palette.cell;
  for (int i = 0; i < 9 && !colours; i++)
    palette.colour[i] = palette.cell;
  palette.patterns = true;
  for (int role = PLAN_CAGE; role < N_PLAN_ROLES; role++)
    palette.plan[role] = black;
  for (int role = 0; role < PLAN_CAGE && !colours; role++)
    {
      Color color = palette.plan[role];
      double light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;

      palette.plan[role] = (Color) { light, light, light };
    }
  return palette;
}

const Palette *
paper_palette (bool colours)
{
  static Palette palettes[2];
  static gsize made;

  if (g_once_init_enter (&made))
    {
      palettes[false] = make_palette (false);
      palettes[true] = make_palette (true);
      g_once_init_leave (&made, 1);
    }
  return &palettes[colours];
}

static void
add_lines (cairo_t *cr, double side, bool boxes)
{
  for (int i = 1; i < 9; i++)
    if ((i % 3 == 0) == boxes)
      {
        cairo_move_to (cr, i * side / 9, 0);
        cairo_line_to (cr, i * side / 9, side);
        cairo_move_to (cr, 0, i * side / 9);
        cairo_line_to (cr, side, i * side / 9);
      }
}

void
paper_lines (cairo_t *cr, double side)
{
  /* Lines keep their weight; only on a board the size of a stamp would they run together. */
  double part = MIN (1, side / 100);

  cairo_set_line_width (cr, part * PAPER_THIN_LINE);
  color_use (cr, grey);
  add_lines (cr, side, false);
  cairo_stroke (cr);
  cairo_set_line_width (cr, part * PAPER_BOX_LINE);
  color_use (cr, black);
  add_lines (cr, side, true);
  cairo_rectangle (cr, part * PAPER_BOX_LINE / 2, part * PAPER_BOX_LINE / 2, side - part * PAPER_BOX_LINE,
                   side - part * PAPER_BOX_LINE);
  cairo_stroke (cr);
}

void
paper_board (Pen *pen, cairo_t *cr, double side, const CellLook looks[N_CELLS], const Palette *palette)
{
  double scale = side / 9 / INK_SIDE;

  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      CellLook look = looks[cell];

      look.given_ground = false;
      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * INK_SIDE, cell_row (cell) * INK_SIDE);
      if (look.colours && palette != paper_palette (false))
        painter_ground (pen->painter, cr, INK_SIDE, &look, palette);
      painter_ink (pen->painter, cr, INK_SIDE, &look, palette);
      cairo_restore (cr);
    }
  cairo_restore (cr);
  paper_lines (cr, side);
}

/* Where a line begins (true) or ends, in the direction of the paper. */
static double
edge (const Paper *paper, bool start)
{
  return start != paper->from_right ? paper->left : paper->width - paper->right;
}

void
paper_head (Pen *pen, cairo_t *cr, const Paper *paper, const char *title, const char *beside)
{
  double width = paper_inner_width (paper), baseline = paper->top + 0.8 * TITLE_SIZE, taken = 0;

  if (beside && *beside)
    taken = 12 + pen_write (pen, cr, beside, SMALL_SIZE, false, edge (paper, false), baseline, paper->from_right ? 0 : 1,
                            width / 2);
  if (title && *title)
    pen_write (pen, cr, title, TITLE_SIZE, true, edge (paper, true), baseline, paper->from_right ? 1 : 0, width - taken);
  color_use (cr, black);
  cairo_rectangle (cr, paper->left, paper->top + PAPER_HEAD - 8, width, PAPER_BOX_LINE);
  cairo_fill (cr);
}

void
paper_foot (Pen *pen, cairo_t *cr, const Paper *paper, unsigned page, unsigned n_pages)
{
  g_autofree char *number = g_strdup_printf ("%u / %u", page + 1, n_pages);
  double baseline = paper->height - paper->bottom - 1;

  pen_write (pen, cr, "Setdoku", SMALL_SIZE, false, edge (paper, true), baseline, paper->from_right ? 1 : 0, 0);
  pen_write (pen, cr, number, SMALL_SIZE, false, edge (paper, false), baseline, paper->from_right ? 0 : 1, 0);
}
