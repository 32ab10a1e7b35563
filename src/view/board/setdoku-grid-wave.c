/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-wave.c — a moment on the board: light that runs through cells, from one of them outwards, and is gone.
 *
 * It is a layer above the board; what the board shows does not change. */
#include <math.h>

#include "setdoku-grid-private.h"
#include "setdoku-layer.h"
#include "view/kit/setdoku-style.h"

#define GLOW_US  (420 * 1000.0)          /* how long a cell glows */
#define DELAY_US (45 * 1000.0)           /* a cell further away begins later */

static double
delay_of (const SetdokuGrid *self, int cell)
{
  int columns = board_plan_columns (self->scene->plan), from = self->wave_from;

  return DELAY_US * hypot (cell / columns - from / columns, cell % columns - from % columns);
}

/* 0–1, rising and falling. */
static double
glow_of (const SetdokuGrid *self, int cell)
{
  double part = ((double) (self->wave_now - self->wave_start) - delay_of (self, cell)) / GLOW_US;

  return part > 0 && part < 1 ? sin (G_PI * part) : 0;
}

static void
draw_wave (cairo_t *cr, gpointer data)
{
  const SetdokuGrid *self = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());

  for_each_place (cell, self->wave_cells)
    painter_glow (cr, self->side, self->scene->plan, cell, glow_of (self, cell), palette);
}

static bool
is_over (const SetdokuGrid *self)
{
  for_each_place (cell, self->wave_cells)
    if ((double) (self->wave_now - self->wave_start) < delay_of (self, cell) + GLOW_US)
      return false;
  return true;
}

static gboolean
on_tick (GtkWidget *layer, GdkFrameClock *clock, gpointer data)
{
  SetdokuGrid *self = data;

  self->wave_now = gdk_frame_clock_get_frame_time (clock);
  if (self->wave_start == 0)
    self->wave_start = self->wave_now;
  gtk_widget_queue_draw (layer);
  if (!is_over (self))
    return G_SOURCE_CONTINUE;
  self->wave_cells = PLACES_NONE;
  self->wave_tick = 0;
  return G_SOURCE_REMOVE;
}

void
setdoku_grid_add_wave (SetdokuGrid *self)
{
  self->wave = setdoku_layer_new (draw_wave, self);
  gtk_widget_set_parent (self->wave, GTK_WIDGET (self));
}

void
setdoku_grid_run_wave (SetdokuGrid *self, PlaceSet cells, int from)
{
  g_return_if_fail (SETDOKU_IS_GRID (self) && from >= 0);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !setdoku_style_get_animations (setdoku_style_get_default ()))
    return;
  self->wave_cells = cells;
  self->wave_from = from;
  self->wave_start = self->wave_now = 0;
  if (!self->wave_tick)
    self->wave_tick = gtk_widget_add_tick_callback (self->wave, on_tick, self, NULL);
}

PlaceSet
setdoku_grid_get_wave (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), PLACES_NONE);
  return self->wave_cells;
}
