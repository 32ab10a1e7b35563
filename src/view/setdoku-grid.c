/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>

#include "popovers.h"
#include "setdoku-cell.h"
#include "setdoku-grid-private.h"
#include "setdoku-layer.h"
#include "setdoku-style.h"

enum {
  LEAST_SIDE = 12, NATURAL_SIDE = 36,  /* of a cell, in pixels */
  NAMES_INTERVAL = 250,                /* ms between names while playing fast (UX §14) */
  TWEEN_PAUSE = 250 * 1000             /* µs: digits that follow faster than 4 a second do not move (UX §9) */
};

G_DEFINE_FINAL_TYPE (SetdokuGrid, setdoku_grid, GTK_TYPE_WIDGET)

guint setdoku_grid_signals[N_GRID_SIGNALS];

/* Where the focus enters. */
static SetdokuCell *
focus_cell (SetdokuGrid *self)
{
  int cell = self->cursor >= 0 ? self->cursor : self->active >= 0 ? self->active : 0;

  return SETDOKU_CELL (self->cells[cell]);
}

static const CellLook *
look_at (SetdokuGrid *self, int cell)
{
  return setdoku_cell_get_look (SETDOKU_CELL (self->cells[cell]));
}

/* Layers. */

static void
draw_lines (cairo_t *cr, int side, gpointer data)
{
  SetdokuStyle *style = setdoku_style_get_default ();

  painter_lines (setdoku_style_get_painter (style), cr, side, setdoku_style_get_palette (style));
}

static void
draw_links (cairo_t *cr, int side, gpointer data)
{
  SetdokuGrid *self = data;

  painter_links (cr, side, self->chain, self->n_links, setdoku_style_get_palette (setdoku_style_get_default ()));
}

static void
draw_marks (cairo_t *cr, int side, gpointer data)
{
  SetdokuGrid *self = data;
  SetdokuStyle *style = setdoku_style_get_default ();
  const Palette *palette = setdoku_style_get_palette (style);

  painter_marks (setdoku_style_get_painter (style), cr, side, self->selection, self->cursor, -1, palette);
  if (self->active >= 0)
    painter_ring (cr, side, self->active, look_at (self, self->active)->dead, palette);
}

static void
on_style_changed (SetdokuGrid *self)
{
  for (int i = 0; i < N_CELLS; i++)
    gtk_widget_queue_draw (self->cells[i]);
  gtk_widget_queue_draw (self->lines);
  gtk_widget_queue_draw (self->links);
  gtk_widget_queue_draw (self->marks);
}

/* Names: at once, or while playing fast a few times a second. */

static void
refresh_names (SetdokuGrid *self)
{
  for (int i = 0; i < N_CELLS; i++)
    setdoku_cell_refresh_name (SETDOKU_CELL (self->cells[i]));
}

static gboolean
on_names_timeout (gpointer data)
{
  SetdokuGrid *self = data;

  self->names_timeout = 0;
  refresh_names (self);

  return G_SOURCE_REMOVE;
}

static void
update_names (SetdokuGrid *self)
{
  if (!self->fast)
    {
      g_clear_handle_id (&self->names_timeout, g_source_remove);
      refresh_names (self);
    }
  else if (self->names_timeout == 0)
    self->names_timeout = g_timeout_add (NAMES_INTERVAL, on_names_timeout, self);
}

/* Widget. */

static void
setdoku_grid_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                      int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 9 * LEAST_SIDE;
  *natural = 9 * NATURAL_SIDE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
setdoku_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuGrid *self = SETDOKU_GRID (widget);
  GtkAllocation board;

  self->side = painter_cell_side (width, height);
  self->left = (width - 9 * self->side) / 2;
  self->top = (height - 9 * self->side) / 2;
  board = (GtkAllocation) { self->left, self->top, 9 * self->side, 9 * self->side };

  for (int i = 0; i < N_CELLS; i++)
    {
      GtkAllocation area;

      setdoku_grid_get_cell_area (self, i, &area);
      gtk_widget_size_allocate (self->cells[i], &area, -1);
    }
  gtk_widget_size_allocate (self->lines, &board, -1);
  gtk_widget_size_allocate (self->links, &board, -1);
  gtk_widget_size_allocate (self->marks, &board, -1);
  popovers_present (widget);
}

/* One tab stop: the focus enters at the cursor's cell, and leaves from any. */
static gboolean
setdoku_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget))
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (focus_cell (SETDOKU_GRID (widget))));
}

static gboolean
setdoku_grid_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (focus_cell (SETDOKU_GRID (widget))));
}

static void
setdoku_grid_dispose (GObject *object)
{
  SetdokuGrid *self = SETDOKU_GRID (object);

  g_clear_handle_id (&self->names_timeout, g_source_remove);
  for (int i = 0; i < N_CELLS; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  g_clear_pointer (&self->lines, gtk_widget_unparent);
  g_clear_pointer (&self->links, gtk_widget_unparent);
  g_clear_pointer (&self->marks, gtk_widget_unparent);

  G_OBJECT_CLASS (setdoku_grid_parent_class)->dispose (object);
}

static void
setdoku_grid_finalize (GObject *object)
{
  g_free (SETDOKU_GRID (object)->chain);
  G_OBJECT_CLASS (setdoku_grid_parent_class)->finalize (object);
}

static void
setdoku_grid_class_init (SetdokuGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  guint *signals = setdoku_grid_signals;

  G_OBJECT_CLASS (klass)->dispose = setdoku_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_grid_finalize;
  widget_class->measure = setdoku_grid_measure;
  widget_class->size_allocate = setdoku_grid_size_allocate;
  widget_class->focus = setdoku_grid_focus;
  widget_class->grab_focus = setdoku_grid_grab_focus;

  signals[GRID_PRESSED] = g_signal_new ("pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_UINT);
  signals[GRID_DRAGGED] = g_signal_new ("dragged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
  signals[GRID_RELEASED] = g_signal_new ("released", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[GRID_MENU] = g_signal_new ("menu", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[GRID_KEY] = g_signal_new ("key", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                               G_TYPE_BOOLEAN, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "setdoku-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
setdoku_grid_init (SetdokuGrid *self)
{
  self->selection = CELLS_NONE;
  self->cursor = self->active = self->pointed = -1;

  for (int i = 0; i < N_CELLS; i++)
    {
      self->cells[i] = setdoku_cell_new (i);
      gtk_widget_set_parent (self->cells[i], GTK_WIDGET (self));
    }
  self->lines = setdoku_layer_new (draw_lines, self);
  gtk_widget_set_parent (self->lines, GTK_WIDGET (self));
  self->links = setdoku_layer_new (draw_links, self);
  gtk_widget_set_parent (self->links, GTK_WIDGET (self));
  self->marks = setdoku_layer_new (draw_marks, self);
  gtk_widget_set_parent (self->marks, GTK_WIDGET (self));

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Sudoku board, 9 by 9"), -1);

  setdoku_grid_add_controllers (self);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (on_style_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_grid_new (void)
{
  return g_object_new (SETDOKU_TYPE_GRID, NULL);
}

/* One digit that comes or goes is a step, and may move; many are a jump, and steps that follow each other fast
 * would only blur. */
static gboolean
is_slow_step (SetdokuGrid *self, const CellLook looks[N_CELLS])
{
  int64_t now, before = self->last_digit;
  int n = 0;

  for (int i = 0; i < N_CELLS; i++)
    n += looks[i].digit != look_at (self, i)->digit;
  if (n == 0)
    return FALSE;

  now = self->last_digit = g_get_monotonic_time ();

  return n == 1 && now - before >= TWEEN_PAUSE && !self->fast && gtk_widget_get_mapped (GTK_WIDGET (self))
      && setdoku_style_get_animations (setdoku_style_get_default ());
}

void
setdoku_grid_set_looks (SetdokuGrid *self, const CellLook looks[N_CELLS])
{
  gboolean animate, was_dead, changed = FALSE;

  g_return_if_fail (SETDOKU_IS_GRID (self));
  g_return_if_fail (looks != NULL);

  animate = is_slow_step (self, looks);
  was_dead = self->active >= 0 && look_at (self, self->active)->dead;

  for (int i = 0; i < N_CELLS; i++)
    changed |= setdoku_cell_set_look (SETDOKU_CELL (self->cells[i]), &looks[i], animate);

  if (self->active >= 0 && looks[self->active].dead != was_dead)
    gtk_widget_queue_draw (self->marks);
  if (changed)
    update_names (self);
}

void
setdoku_grid_set_links (SetdokuGrid *self, const LookLink *links, int n)
{
  bool same;

  g_return_if_fail (SETDOKU_IS_GRID (self) && n >= 0);

  same = n == self->n_links;
  for (int i = 0; same && i < n; i++)
    same = look_link_equal (&links[i], &self->chain[i]);
  if (same)
    return;

  g_free (self->chain);
  self->chain = g_memdup2 (links, (size_t) n * sizeof *links);
  self->n_links = n;
  gtk_widget_queue_draw (self->links);
}

int
setdoku_grid_get_n_links (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 0);

  return self->n_links;
}

void
setdoku_grid_set_marks (SetdokuGrid *self, CellSet selection, int cursor, int active)
{
  SetdokuCell *before;

  g_return_if_fail (SETDOKU_IS_GRID (self));
  g_return_if_fail (cursor >= -1 && cursor < N_CELLS && active >= -1 && active < N_CELLS);

  if (cells_equal (self->selection, selection) && self->cursor == cursor && self->active == active)
    return;

  before = focus_cell (self);
  for (int i = 0; i < N_CELLS; i++)
    setdoku_cell_set_selected (SETDOKU_CELL (self->cells[i]), cells_has (selection, i));
  self->selection = selection;
  self->cursor = cursor;
  self->active = active;

  gtk_widget_queue_draw (self->marks);
  update_names (self);

  /* The focus goes with the cursor, so that a screen reader says where it is. */
  if (focus_cell (self) != before && gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (focus_cell (self)));
}

void
setdoku_grid_focus_cursor (SetdokuGrid *self)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));

  gtk_widget_grab_focus (GTK_WIDGET (focus_cell (self)));
}

int
setdoku_grid_get_side (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 0);

  return self->side;
}

void
setdoku_grid_get_cell_area (SetdokuGrid *self, int cell, GdkRectangle *area)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));
  g_return_if_fail (cell >= 0 && cell < N_CELLS);

  *area = (GdkRectangle) { self->left + cell_column (cell) * self->side, self->top + cell_row (cell) * self->side,
                           self->side, self->side };
}

int
setdoku_grid_get_place (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 0);
  return self->place;
}

int
setdoku_grid_get_cell_at (SetdokuGrid *self, double x, double y)
{
  int width;

  g_return_val_if_fail (SETDOKU_IS_GRID (self), -1);

  width = 9 * self->side;
  x -= self->left;
  y -= self->top;
  if (width == 0 || x < 0 || y < 0 || x >= width || y >= width)
    return -1;

  return cell_at ((int) (y / self->side), (int) (x / self->side));
}

void
setdoku_grid_set_fast (SetdokuGrid *self, gboolean fast)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));

  if (self->fast == fast)
    return;

  self->fast = fast;
  if (!fast)
    update_names (self);
}
