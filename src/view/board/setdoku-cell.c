/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-cell.h"

#include "model/explain/explain-rules.h"
#include "picture/tween.h"
#include "view/kit/setdoku-style.h"

struct _SetdokuCell
{
  GtkWidget parent_instance;

  const BoardPlan *plan;               /* borrowed from the grid; NULL: the classic board */
  int       index;
  CellLook  look;
  gboolean  selected;
  gboolean  name_is_old;
  GtkWidget *drawer;                   /* borrowed; NULL: itself */
  gboolean  stale;                     /* as drawn by it */

  CellLook  before;                    /* where something moves: the look that it moves from */
  int64_t   tween_start;               /* frame time in µs; 0: with the next frame */
  double    tween_part;                /* 0–1 */
  guint     tick;                      /* id of the tick callback; 0: nothing moves */
};

G_DEFINE_FINAL_TYPE (SetdokuCell, setdoku_cell, GTK_TYPE_WIDGET)

static void
stop_tween (SetdokuCell *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuCell *self = SETDOKU_CELL (widget);
  int64_t now = gdk_frame_clock_get_frame_time (clock);

  if (self->tween_start == 0)
    self->tween_start = now;

  self->tween_part = tween_part (now - self->tween_start);
  setdoku_cell_queue_draw (self);

  if (self->tween_part < 1)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_tween (SetdokuCell *self, const CellLook *before)
{
  self->before = *before;
  self->tween_start = 0;
  self->tween_part = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

void
setdoku_cell_set_drawer (SetdokuCell *self, GtkWidget *drawer)
{
  g_return_if_fail (SETDOKU_IS_CELL (self));

  self->drawer = drawer;
  self->stale = TRUE;
}

gboolean
setdoku_cell_is_stale (SetdokuCell *self)
{
  return self->stale;
}

void
setdoku_cell_queue_draw (SetdokuCell *self)
{
  g_return_if_fail (SETDOKU_IS_CELL (self));

  self->stale = TRUE;
  gtk_widget_queue_draw (self->drawer ? self->drawer : GTK_WIDGET (self));
}

void
setdoku_cell_draw (SetdokuCell *self, cairo_t *cr, int side)
{
  SetdokuStyle *style = setdoku_style_get_default ();
  const Palette *palette = setdoku_style_get_palette (style);

  painter_clip (cr, side, self->plan, self->index, palette);
  tween_cell (setdoku_style_get_painter (style), cr, side, self->plan, self->index, self->tick ? &self->before : &self->look,
              &self->look, self->tick ? self->tween_part : 1, palette);
  self->stale = FALSE;
}

static void
setdoku_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCell *self = SETDOKU_CELL (widget);
  int side = gtk_widget_get_width (widget);
  cairo_t *cr;

  if (side <= 0 || self->drawer)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));
  setdoku_cell_draw (self, cr, side);
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

static void
describe_rules (SetdokuCell *self)
{
  g_autofree char *rules = self->plan ? explain_rules_meaning (self->plan->topology, self->index) : NULL;

  if (rules && *rules)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rules, -1);
}

GtkWidget *
setdoku_cell_new (const BoardPlan *plan, int index)
{
  SetdokuCell *self = g_object_new (SETDOKU_TYPE_CELL, NULL);

  g_assert (index >= 0 && index < board_plan_n_cells (plan) && board_plan_has (plan, index));

  self->plan = plan;
  self->index = index;
  self->name_is_old = TRUE;
  setdoku_cell_refresh_name (self);
  describe_rules (self);

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
      if (animate && tween_is_one (&before, look))
        start_tween (self, &before);
    }

  setdoku_cell_queue_draw (self);

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

  name = cell_look_describe (self->plan, &self->look, self->index, self->selected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->name_is_old = FALSE;
}
