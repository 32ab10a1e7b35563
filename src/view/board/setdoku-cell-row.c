/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-cell-row.h"

/* What GTK has recorded of the last frame still names the pixels when the next one is drawn. Cairo would keep them for it, with
 * a copy of the whole row before the first change, which nobody looks at: the row has been recorded anew by then. It took a
 * fifth of a frame of 16 × 16 and 3 MiB. So the same memory has two surfaces: one is drawn on, the other only ever shown. */
struct _SetdokuCellRow
{
  GtkWidget          parent_instance;

  GtkWidget *const  *cells;            /* n of them, borrowed; NULL: none there */
  int                n;
  cairo_surface_t   *pixels;           /* what was drawn last; NULL: nothing yet */
  cairo_surface_t   *canvas;           /* the same memory, to draw on */
  int                side, scale;      /* of a cell there, and device pixels for each of them */
};

G_DEFINE_FINAL_TYPE (SetdokuCellRow, setdoku_cell_row, GTK_TYPE_WIDGET)

static void
drop_pixels (SetdokuCellRow *self)
{
  g_clear_pointer (&self->canvas, cairo_surface_destroy);
  g_clear_pointer (&self->pixels, cairo_surface_destroy);
}

/* Returns whether they are new, with nothing on them. */
static gboolean
ensure_pixels (SetdokuCellRow *self, int side, int scale)
{
  int width = self->n * side * scale, height = side * scale;

  if (self->pixels && self->side == side && self->scale == scale)
    return FALSE;

  drop_pixels (self);
  self->pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_surface_mark_dirty (self->pixels);           /* else cairo takes it to be empty for ever */
  cairo_surface_set_device_scale (self->pixels, scale, scale);
  self->canvas = cairo_image_surface_create_for_data (cairo_image_surface_get_data (self->pixels), CAIRO_FORMAT_ARGB32,
                                                      width, height, cairo_image_surface_get_stride (self->pixels));
  cairo_surface_set_device_scale (self->canvas, scale, scale);
  self->side = side;
  self->scale = scale;
  return TRUE;
}

static void
draw_cells (SetdokuCellRow *self, gboolean all)
{
  cairo_t *cr = cairo_create (self->canvas);

  for (int i = 0; i < self->n; i++)
    {
      SetdokuCell *cell = (SetdokuCell *) self->cells[i];

      if (!cell || !(setdoku_cell_is_stale (cell) || all))
        continue;
      cairo_save (cr);
      cairo_translate (cr, i * self->side, 0);
      cairo_rectangle (cr, 0, 0, self->side, self->side);
      cairo_clip (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
      cairo_paint (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
      setdoku_cell_draw (cell, cr, self->side);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  cairo_surface_flush (self->canvas);
}

static void
setdoku_cell_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCellRow *self = SETDOKU_CELL_ROW (widget);
  int side = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (side <= 0)
    return;

  draw_cells (self, ensure_pixels (self, side, gtk_widget_get_scale_factor (widget)));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->n * side, side));
  cairo_set_source_surface (cr, self->pixels, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
setdoku_cell_row_finalize (GObject *object)
{
  drop_pixels (SETDOKU_CELL_ROW (object));

  G_OBJECT_CLASS (setdoku_cell_row_parent_class)->finalize (object);
}

static void
setdoku_cell_row_class_init (SetdokuCellRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_cell_row_finalize;
  widget_class->snapshot = setdoku_cell_row_snapshot;

  gtk_widget_class_set_css_name (widget_class, "setdoku-cell-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
setdoku_cell_row_init (SetdokuCellRow *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
setdoku_cell_row_new (GtkWidget *const *cells, int n)
{
  SetdokuCellRow *self = g_object_new (SETDOKU_TYPE_CELL_ROW, NULL);

  self->cells = cells;
  self->n = n;
  for (int i = 0; i < n; i++)
    if (cells[i])
      setdoku_cell_set_drawer (SETDOKU_CELL (cells[i]), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
