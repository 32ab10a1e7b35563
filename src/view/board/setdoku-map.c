/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-map.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain-say.h"
#include "view/kit/setdoku-style.h"

enum { WIDTH = 84, TARGET = 44, LARGE = 16 };

struct _SetdokuMap
{
  GtkWidget    parent_instance;

  SetdokuGrid *grid;
  BoardPlan   *plan;                             /* that the buttons are of; held; NULL: none yet, or the classic one */
  GtkWidget   *buttons[RULES_GRIDS_MAX];         /* NULL where there are not so many grids */
};

G_DEFINE_FINAL_TYPE (SetdokuMap, setdoku_map, GTK_TYPE_WIDGET)

gboolean
setdoku_map_is_for (const Topology *topology)
{
  return topology && (topology->rules->n_grids > 1 || MAX (topology->rows, topology->columns) > LARGE);
}

/* As wide as a finger needs to meet each grid. */
static int
map_width (SetdokuMap *self)
{
  int columns = board_plan_width (self->plan), n = board_plan_n (self->plan);

  return self->buttons[0] ? MAX (WIDTH, (TARGET * columns + n - 1) / n) : WIDTH;
}

static int
map_height (SetdokuMap *self)
{
  return map_width (self) * board_plan_height (self->plan) / board_plan_width (self->plan);
}

static void
setdoku_map_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  SetdokuMap *self = SETDOKU_MAP (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? map_width (self) : map_height (self);
  *minimum_baseline = *natural_baseline = -1;
  for (int i = 0; i < RULES_GRIDS_MAX && self->buttons[i]; i++)
    {
      int least;                       /* asked for, so that it may be allocated */

      gtk_widget_measure (self->buttons[i], orientation, -1, &least, NULL, NULL, NULL);
    }
}

static void
setdoku_map_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  SetdokuMap *self = SETDOKU_MAP (widget);
  double unit = (double) width / board_plan_width (self->plan);

  for (int i = 0; i < RULES_GRIDS_MAX && self->buttons[i]; i++)
    {
      int corner = self->plan->topology->rules->grid[i], side = (int) ceil (board_plan_n (self->plan) * unit);
      GtkAllocation area = { (int) ((board_plan_left (self->plan) + board_plan_column (self->plan, corner)) * unit),
                             (int) ((board_plan_top (self->plan) + board_plan_row (self->plan, corner)) * unit), side, side };

      gtk_widget_size_allocate (self->buttons[i], &area, -1);
    }
}

/* Of a board that is one grid: its frame and its boxes. */
static void
draw_boxes (SetdokuMap    *self,
            cairo_t       *cr,
            double         unit,
            const Palette *palette)
{
  const Rules *rules = self->plan->topology->rules;
  double left = board_plan_left (self->plan) * unit, top = board_plan_top (self->plan) * unit;

  cairo_rectangle (cr, left + 0.5, top + 0.5, rules->columns * unit - 1, rules->rows * unit - 1);
  color_use (cr, palette->cell);
  cairo_fill_preserve (cr);
  for (int column = rules->box_columns; column && column < rules->columns; column += rules->box_columns)
    {
      cairo_move_to (cr, round (left + column * unit) - 0.5, top + 0.5);
      cairo_rel_line_to (cr, 0, rules->rows * unit - 1);
    }
  for (int row = rules->box_rows; row && row < rules->rows; row += rules->box_rows)
    {
      cairo_move_to (cr, left + 0.5, round (top + row * unit) - 0.5);
      cairo_rel_line_to (cr, rules->columns * unit - 1, 0);
    }
  color_use (cr, palette->box_line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_part (cairo_t       *cr,
           GridPart       part,
           double         width,
           double         height,
           const Palette *palette)
{
  double line = palette->high_contrast ? 3 : 2;

  cairo_rectangle (cr, part.left * width + line / 2, part.top * height + line / 2, (part.right - part.left) * width - line,
                   (part.bottom - part.top) * height - line);
  color_use_alpha (cr, palette->accent, 0.16);
  cairo_fill_preserve (cr);
  color_use (cr, palette->accent);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

/* The one that is pressed in lies above the others. */
static void
draw_buttons (SetdokuMap  *self,
              GtkSnapshot *snapshot)
{
  for (int pressed = 0; pressed <= 1; pressed++)
    for (int i = 0; i < RULES_GRIDS_MAX && self->buttons[i]; i++)
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])) == pressed)
        gtk_widget_snapshot_child (GTK_WIDGET (self), self->buttons[i], snapshot);
}

static void
setdoku_map_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  SetdokuMap *self = SETDOKU_MAP (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t area = { { 0, 0 }, { (float) width, (float) height } };
  cairo_t *cr;

  if (!self->plan)
    return;
  if (!self->buttons[0])
    {
      cr = gtk_snapshot_append_cairo (snapshot, &area);
      draw_boxes (self, cr, (double) width / board_plan_width (self->plan), palette);
      cairo_destroy (cr);
    }
  draw_buttons (self, snapshot);
  if (setdoku_grid_get_zoom (self->grid) <= 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  draw_part (cr, setdoku_grid_get_part (self->grid), width, height, palette);
  cairo_destroy (cr);
}

/* Tab comes to the grid that the cursor is in, and leaves from any; arrows go from one to the next. */
static gboolean
setdoku_map_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  SetdokuMap *self = SETDOKU_MAP (widget);
  bool tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && gtk_widget_get_focus_child (widget))
    return FALSE;
  for (int i = 0; tab && i < RULES_GRIDS_MAX && self->buttons[i]; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])))
      return gtk_widget_grab_focus (self->buttons[i]);
  return GTK_WIDGET_CLASS (setdoku_map_parent_class)->focus (widget, direction);
}

void
setdoku_map_leave (GtkWidget *widget)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
drop_buttons (SetdokuMap *self)
{
  for (int i = 0; i < RULES_GRIDS_MAX; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
}

static void
add_button (SetdokuMap *self,
            int         i)
{
  g_autofree char *label = g_strdup_printf ("%d", i + 1), *name = explain_say (_("Grid {number}"), SAY_NUMBER ("number", i + 1));
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.grid");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (setdoku_map_leave), NULL);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->buttons[i] = button;
}

/* Another board has other grids. */
static void
on_scene (SetdokuMap *self)
{
  const BoardPlan *plan = setdoku_grid_get_scene (self->grid)->plan;
  const Rules *rules = plan ? plan->topology->rules : NULL;

  if (plan == self->plan)
    return;
  drop_buttons (self);
  board_plan_unref (self->plan);
  self->plan = board_plan_ref (plan);
  for (int i = 0; rules && rules->n_grids > 1 && i < rules->n_grids; i++)
    add_button (self, i);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The pointer on the map of one grid. */

static void
go_to (SetdokuMap *self,
       double      x,
       double      y)
{
  double across = x / MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1);
  double down = y / MAX (gtk_widget_get_height (GTK_WIDGET (self)), 1);

  if (self->buttons[0] || !self->plan)
    return;
  if (setdoku_grid_get_zoom (self->grid) <= 1)
    g_object_set (self->grid, "near", TRUE, NULL);
  setdoku_grid_look_at (self->grid, CLAMP (across, 0, 1), CLAMP (down, 0, 1));
}

static void
on_drag_begin (GtkGestureDrag *gesture,
               double          x,
               double          y,
               SetdokuMap     *self)
{
  go_to (self, x, y);
}

static void
on_drag_update (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                SetdokuMap     *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to (self, x + offset_x, y + offset_y);
}

static void
setdoku_map_dispose (GObject *object)
{
  SetdokuMap *self = SETDOKU_MAP (object);

  drop_buttons (self);
  board_plan_unref (g_steal_pointer (&self->plan));
  g_clear_object (&self->grid);
  G_OBJECT_CLASS (setdoku_map_parent_class)->dispose (object);
}

static void
setdoku_map_class_init (SetdokuMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_map_dispose;
  widget_class->measure = setdoku_map_measure;
  widget_class->size_allocate = setdoku_map_size_allocate;
  widget_class->snapshot = setdoku_map_snapshot;
  widget_class->focus = setdoku_map_focus;
  gtk_widget_class_set_css_name (widget_class, "setdoku-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_map_init (SetdokuMap *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);          /* as the board */
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map of the board"), -1);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_map_new (void)
{
  return g_object_new (SETDOKU_TYPE_MAP, NULL);
}

void
setdoku_map_set_grid (SetdokuMap  *self,
                      SetdokuGrid *grid)
{
  g_return_if_fail (SETDOKU_IS_MAP (self) && SETDOKU_IS_GRID (grid) && !self->grid);
  self->grid = g_object_ref (grid);
  g_signal_connect_object (grid, "notify::scene", G_CALLBACK (on_scene), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (grid, "notify::part", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  on_scene (self);
}
