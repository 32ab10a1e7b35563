/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-glyph.c — see setdoku-glyph.h. One row of glyphs[] a sign, drawn in a square from −1 to 1. */
#include "setdoku-glyph.h"

#include <math.h>

#include "compat.h"
#include "picture/sign.h"

typedef struct { const char *kind; void (*draw) (cairo_t *cr, int count); } Glyph;

struct _SetdokuGlyph
{
  GtkWidget    parent_instance;

  const Glyph *glyph;
  int          count;
};

enum { PROP_KIND = 1 };

G_DEFINE_FINAL_TYPE (SetdokuGlyph, setdoku_glyph, GTK_TYPE_WIDGET)

static void
rounded (cairo_t *cr,
         double   half,
         double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, half - radius, -half + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, half - radius, half - radius, radius, 0, G_PI_2);
  cairo_arc (cr, -half + radius, half - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, -half + radius, -half + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_disc (cairo_t *cr,
           int      count)
{
  sign_draw (cr, "disc");
}

static void
draw_ring (cairo_t *cr,
           int      count)
{
  sign_draw (cr, "ring");
}

static void
draw_square (cairo_t *cr,
             int      count)
{
  sign_draw (cr, "square");
}

static void
draw_diamond (cairo_t *cr,
              int      count)
{
  sign_draw (cr, "diamond");
}

static void
draw_number (cairo_t    *cr,
             double      x,
             double      y,
             double      size,
             const char *text)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing, y - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

static void
draw_cell (cairo_t *cr)
{
  rounded (cr, 0.9, 0.25);
  cairo_stroke (cr);
}

static void
draw_mode_digit (cairo_t *cr,
                 int      count)
{
  draw_cell (cr);
  draw_number (cr, 0, 0, 1.3, "5");
}

static void
draw_mode_corner (cairo_t *cr,
                  int      count)
{
  draw_cell (cr);
  draw_number (cr, -0.42, -0.36, 0.8, "1");
  draw_number (cr, 0.42, -0.36, 0.8, "2");
}

static void
draw_mode_centre (cairo_t *cr,
                  int      count)
{
  draw_cell (cr);
  draw_number (cr, 0, 0, 0.85, "12");
}

/* Half of the cell is filled. */
static void
draw_mode_colour (cairo_t *cr,
                  int      count)
{
  draw_cell (cr);
  cairo_move_to (cr, 0.75, -0.75);
  cairo_line_to (cr, 0.75, 0.75);
  cairo_line_to (cr, -0.75, 0.75);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* All nine marks. */
static void
draw_fill (cairo_t *cr,
           int      count)
{
  for (int i = 0; i < 9; i++)
    {
      cairo_arc (cr, (i % 3 - 1) * 0.7, (i / 3 - 1) * 0.7, 0.17, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_check (cairo_t *cr,
            int      count)
{
  cairo_move_to (cr, -0.75, 0.05);
  cairo_line_to (cr, -0.2, 0.6);
  cairo_line_to (cr, 0.8, -0.6);
  cairo_stroke (cr);
}

/* A digit on its way to a cell. */
static void
draw_digit_first (cairo_t *cr,
                  int      count)
{
  draw_number (cr, -0.55, 0, 1.25, "5");
  cairo_move_to (cr, 0.1, 0);
  cairo_line_to (cr, 0.9, 0);
  cairo_move_to (cr, 0.55, -0.38);
  cairo_line_to (cr, 0.93, 0);
  cairo_line_to (cr, 0.55, 0.38);
  cairo_stroke (cr);
}

static void
draw_pairs (cairo_t *cr,
            int      count)
{
  draw_cell (cr);
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, -0.4, i * 0.24);
      cairo_line_to (cr, 0.4, i * 0.24);
    }
  cairo_stroke (cr);
}

static void
draw_more (cairo_t *cr,
           int      count)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_arc (cr, i * 0.65, 0, 0.2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_erase (cairo_t *cr,
            int      count)
{
  cairo_move_to (cr, -1, 0);
  cairo_line_to (cr, -0.4, -0.65);
  cairo_line_to (cr, 1, -0.65);
  cairo_line_to (cr, 1, 0.65);
  cairo_line_to (cr, -0.4, 0.65);
  cairo_close_path (cr);
  cairo_move_to (cr, 0.02, -0.27);
  cairo_line_to (cr, 0.56, 0.27);
  cairo_move_to (cr, 0.56, -0.27);
  cairo_line_to (cr, 0.02, 0.27);
  cairo_stroke (cr);
}

static void
draw_bulb (cairo_t *cr,
           int      count)
{
  cairo_arc (cr, 0, -0.3, 0.62, 0.72 * G_PI, 0.28 * G_PI);
  cairo_line_to (cr, 0.32, 0.45);
  cairo_line_to (cr, -0.32, 0.45);
  cairo_close_path (cr);
  cairo_move_to (cr, -0.28, 0.82);
  cairo_line_to (cr, 0.28, 0.82);
  cairo_stroke (cr);
}

/* Where a search stops. */
static void
draw_octagon (cairo_t *cr,
              int      count)
{
  for (int i = 0; i < 8; i++)
    cairo_line_to (cr, 0.95 * cos ((2 * i + 1) * G_PI / 8), 0.95 * sin ((2 * i + 1) * G_PI / 8));
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Four cells, two of them hot. */
static void
draw_heat (cairo_t *cr,
           int      count)
{
  for (int i = 0; i < 4; i++)
    {
      cairo_rectangle (cr, i % 2 ? 0.18 : -0.86, i / 2 ? 0.18 : -0.86, 0.68, 0.68);
      if (i % 3)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

/* Two ends, and what is between them. */
static void
draw_range (cairo_t *cr,
            int      count)
{
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, i * 0.85, -0.85);
      cairo_line_to (cr, i * 0.85, 0.85);
    }
  cairo_stroke (cr);
  cairo_rectangle (cr, -0.4, -0.5, 0.8, 1);
  cairo_fill (cr);
}

static void
draw_dots (cairo_t *cr,
           int      count)
{
  const double step = 1.15;

  if (count <= 0)
    {
      cairo_move_to (cr, -0.9, 0.05);
      cairo_line_to (cr, -0.25, 0.7);
      cairo_line_to (cr, 0.95, -0.7);
      cairo_set_line_width (cr, 0.42);
      cairo_stroke (cr);
      return;
    }
  for (int i = 0; i < count; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, (i - (count - 1) / 2.0) * step, 0, 0.38, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static const Glyph glyphs[] = {
  { "disc", draw_disc },
  { "ring", draw_ring },
  { "square", draw_square },
  { "diamond", draw_diamond },
  { "digit", draw_mode_digit },
  { "corner", draw_mode_corner },
  { "centre", draw_mode_centre },
  { "colour", draw_mode_colour },
  { "fill", draw_fill },
  { "check", draw_check },
  { "digit-first", draw_digit_first },
  { "pairs", draw_pairs },
  { "more", draw_more },
  { "erase", draw_erase },
  { "bulb", draw_bulb },
  { "octagon", draw_octagon },
  { "heat", draw_heat },
  { "range", draw_range },
  { "dots", draw_dots },
};

static void
setdoku_glyph_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  SetdokuGlyph *self = SETDOKU_GLYPH (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double half = MIN (width, height) / 2.0 - 1;
  GdkRGBA color;
  cairo_t *cr;

  if (!self->glyph || half < 1)
    return;
  compat_get_color (widget, &color);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, half, half);
  cairo_set_line_width (cr, MAX (1.3 / half, 0.16));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  self->glyph->draw (cr, self->count);
  cairo_destroy (cr);
}

static void
setdoku_glyph_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *property)
{
  if (id == PROP_KIND)
    setdoku_glyph_set_kind (SETDOKU_GLYPH (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
}

static void
setdoku_glyph_class_init (SetdokuGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = setdoku_glyph_set_property;
  widget_class->snapshot = setdoku_glyph_snapshot;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_KIND,
                                   g_param_spec_string ("kind", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "setdoku-glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
setdoku_glyph_init (SetdokuGlyph *self)
{
}

void
setdoku_glyph_set_kind (SetdokuGlyph *self,
                        const char   *kind)
{
  g_return_if_fail (SETDOKU_IS_GLYPH (self));
  self->glyph = NULL;
  for (size_t i = 0; i < G_N_ELEMENTS (glyphs); i++)
    if (g_strcmp0 (glyphs[i].kind, kind) == 0)
      self->glyph = &glyphs[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_glyph_set_count (SetdokuGlyph *self,
                         int           count)
{
  g_return_if_fail (SETDOKU_IS_GLYPH (self));
  if (self->count == count)
    return;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
