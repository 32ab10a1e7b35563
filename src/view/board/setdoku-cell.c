/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-cell.h"
#include "view/kit/setdoku-style.h"

enum { TWEEN_DURATION = 120 * 1000 };  /* µs (UX §9) */

typedef enum { TWEEN_NONE, TWEEN_PLACED, TWEEN_STRUCK } Tween;

struct _SetdokuCell
{
  GtkWidget parent_instance;

  int       index;
  CellLook  look;
  gboolean  selected;
  gboolean  name_is_old;

  Tween     tween;
  CellLook  before;                    /* the look that fades away */
  int64_t   tween_start;               /* frame time in µs; 0: with the next frame */
  double    tween_progress;            /* 0–1, eased */
  guint     tick;                      /* id of the tick callback; 0: none */
};

G_DEFINE_FINAL_TYPE (SetdokuCell, setdoku_cell, GTK_TYPE_WIDGET)

static void
stop_tween (SetdokuCell *self)
{
  self->tween = TWEEN_NONE;
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuCell *self = SETDOKU_CELL (widget);
  int64_t now = gdk_frame_clock_get_frame_time (clock);
  double rest;

  if (self->tween_start == 0)
    self->tween_start = now;

  rest = 1 - CLAMP ((double) (now - self->tween_start) / TWEEN_DURATION, 0, 1);
  self->tween_progress = 1 - rest * rest * rest;         /* ease-out-cubic */
  gtk_widget_queue_draw (widget);

  if (rest > 0)
    return G_SOURCE_CONTINUE;

  self->tween = TWEEN_NONE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_tween (SetdokuCell *self, Tween tween, const CellLook *before)
{
  self->tween = tween;
  self->before = *before;
  self->tween_start = 0;
  self->tween_progress = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
draw_ink (cairo_t *cr, Painter *painter, int side, const CellLook *look, const Palette *palette,
          double scale, double opacity)
{
  cairo_push_group (cr);
  cairo_translate (cr, side / 2.0, side / 2.0);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -side / 2.0, -side / 2.0);
  painter_ink (painter, cr, side, look, palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity);
}

/* A stroke is drawn from the left, and its ground comes with it. */
static void
draw_tween (SetdokuCell *self, cairo_t *cr, Painter *painter, int side, const Palette *palette)
{
  double progress = self->tween_progress;

  if (self->tween == TWEEN_PLACED)
    {
      painter_ground (painter, cr, side, &self->look, palette);
      draw_ink (cr, painter, side, &self->look, palette, 0.92 + 0.08 * progress, progress);
    }
  else
    {
      painter_cell (painter, cr, side, &self->before, palette);
      cairo_rectangle (cr, 0, 0, progress * side, side);
      cairo_clip (cr);
      painter_cell (painter, cr, side, &self->look, palette);
    }
}

static void
setdoku_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCell *self = SETDOKU_CELL (widget);
  SetdokuStyle *style = setdoku_style_get_default ();
  const Palette *palette = setdoku_style_get_palette (style);
  Painter *painter = setdoku_style_get_painter (style);
  int side = gtk_widget_get_width (widget);
  cairo_t *cr;

  if (side <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));
  painter_clip (cr, side, self->index, palette);
  if (self->tween == TWEEN_NONE)
    painter_cell (painter, cr, side, &self->look, palette);
  else
    draw_tween (self, cr, painter, side, palette);
  cairo_destroy (cr);
}

static void
setdoku_cell_dispose (GObject *object)
{
  stop_tween (SETDOKU_CELL (object));

  G_OBJECT_CLASS (setdoku_cell_parent_class)->dispose (object);
}

static void
setdoku_cell_class_init (SetdokuCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_cell_dispose;
  widget_class->snapshot = setdoku_cell_snapshot;

  gtk_widget_class_set_css_name (widget_class, "setdoku-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
setdoku_cell_init (SetdokuCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
setdoku_cell_new (int index)
{
  SetdokuCell *self = g_object_new (SETDOKU_TYPE_CELL, NULL);

  g_assert (index >= 0 && index < N_CELLS);

  self->index = index;
  self->name_is_old = TRUE;
  setdoku_cell_refresh_name (self);

  return GTK_WIDGET (self);
}

int
setdoku_cell_get_index (SetdokuCell *self)
{
  g_return_val_if_fail (SETDOKU_IS_CELL (self), -1);

  return self->index;
}

const CellLook *
setdoku_cell_get_look (SetdokuCell *self)
{
  g_return_val_if_fail (SETDOKU_IS_CELL (self), NULL);

  return &self->look;
}

gboolean
setdoku_cell_set_look (SetdokuCell *self, const CellLook *look, gboolean animate)
{
  CellLook before;

  g_return_val_if_fail (SETDOKU_IS_CELL (self), FALSE);

  if (cell_look_equal (&self->look, look))
    return FALSE;

  before = self->look;
  self->look = *look;
  self->name_is_old = TRUE;

  /* A digit on its way goes on when only the ground under it changes. */
  if (before.digit != look->digit || cell_look_strikes (&before, look) || cell_look_strikes (look, &before))
    {
      stop_tween (self);
      if (animate && cell_look_strikes (&before, look))
        start_tween (self, TWEEN_STRUCK, &before);
      else if (animate && look->digit && !before.digit)                  /* what the player erases is just gone */
        start_tween (self, TWEEN_PLACED, &before);
    }

  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
setdoku_cell_set_selected (SetdokuCell *self, gboolean selected)
{
  g_return_if_fail (SETDOKU_IS_CELL (self));

  if (self->selected == selected)
    return;

  self->selected = selected;
  self->name_is_old = TRUE;
}

void
setdoku_cell_refresh_name (SetdokuCell *self)
{
  g_autofree char *name = NULL;

  g_return_if_fail (SETDOKU_IS_CELL (self));

  if (!self->name_is_old)
    return;

  name = cell_look_describe (&self->look, self->index, self->selected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->name_is_old = FALSE;
}
