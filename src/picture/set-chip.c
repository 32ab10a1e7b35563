/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "set-chip.h"

#include <glib.h>

#include "lettering.h"

void
set_chip_path (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

typedef struct {
  const Color *fill, *stroke, *ink;        /* fill, stroke: NULL for none */
  double       stroke_alpha, fill_alpha;     /* fill_alpha: 0 for opaque */
  bool         bold;
} ChipLook;

static ChipLook
chip_look (ChipKind kind, const Palette *palette)
{
  double alpha = palette->high_contrast ? 1 : 0.55;

  switch (kind)
    {
    case CHIP_ROW:     return (ChipLook) { &palette->row.tint, &palette->row.stroke, &palette->given, alpha, 0, false };
    case CHIP_COLUMN:  return (ChipLook) { &palette->column.tint, &palette->column.stroke, &palette->given, alpha, 0, false };
    case CHIP_BOX:     return (ChipLook) { &palette->box.tint, &palette->box.stroke, &palette->given, alpha, 0, false };
    case CHIP_STRUCK:  return (ChipLook) { &palette->dead.tint, &palette->dead.stroke, &palette->dead_ink, alpha, 0, false };
    case CHIP_ACCENT:  return (ChipLook) { &palette->accent, NULL, &palette->on_accent, 0, 0, true };
    case CHIP_CURRENT: return (ChipLook) { &palette->path, NULL, palette->dark ? &palette->given : &palette->card, 0, 0, true };
    case CHIP_TRIED:   return (ChipLook) { NULL, NULL, &palette->dim, 0, 0, false };
    case CHIP_TO_COME: return (ChipLook) { NULL, &palette->dim, &palette->text, alpha, 0, false };
    default:
      if (palette->high_contrast)
        return (ChipLook) { NULL, &palette->hairline, &palette->text, 1, 0, false };
      return (ChipLook) { &palette->text, NULL, &palette->text, 0, 0.08, false };
    }
}

static void
draw_text (cairo_t *cr, PangoContext *context, double x, double y, double room, const char *text, bool bold)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width, height;
  double scale;

  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  scale = MIN (1, room / MAX (width, 1));
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  lettering_show_layout (cr, -width / 2.0, -height / 2.0, layout);
  cairo_restore (cr);
}

void
set_chip_draw (cairo_t *cr, PangoContext *context, double x, double y, double width, double height, const char *text,
               ChipKind kind, const Palette *palette)
{
  ChipLook look = chip_look (kind, palette);
  double radius = MIN (6, MIN (width, height) * 0.3);

  cairo_new_path (cr);
  if (look.fill)
    {
      set_chip_path (cr, x, y, width, height, radius);
      color_use_alpha (cr, *look.fill, look.fill_alpha > 0 ? look.fill_alpha : 1);
      cairo_fill (cr);
    }
  if (look.stroke)
    {
      set_chip_path (cr, x + 0.5, y + 0.5, width - 1, height - 1, radius);
      color_use_alpha (cr, *look.stroke, look.stroke_alpha);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
  color_use (cr, *look.ink);
  draw_text (cr, context, x + width / 2, y + height / 2, width - 2, text, look.bold);
  if (kind == CHIP_TRIED || kind == CHIP_STRUCK)
    {
      cairo_move_to (cr, x + width * 0.15, y + height * 0.75);
      cairo_line_to (cr, x + width * 0.85, y + height * 0.25);
      color_use (cr, palette->dead.stroke);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
    }
}
