/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>

#include "model/explain/explain-rules.h"
#include "model/explain/explain-say.h"
#include "picture/tween.h"
#include "view/kit/popovers.h"
#include "setdoku-cell-row.h"
#include "setdoku-grid-private.h"
#include "setdoku-layer.h"
#include "view/kit/setdoku-style.h"

enum {
  LEAST_SIDE = 12,                     /* of a cell, in pixels, */
  LEAST_LINES = 16,                    /* of so many; more of them are smaller, and can be brought near */
  NATURAL_WIDTH = 9 * 36,              /* of a board */
  NAMES_INTERVAL = 250                 /* ms between names while playing fast (UX §14) */
};

G_DEFINE_FINAL_TYPE (SetdokuGrid, setdoku_grid, GTK_TYPE_WIDGET)

guint setdoku_grid_signals[N_GRID_SIGNALS];

int
setdoku_grid_get_focus_cell (SetdokuGrid *self)
{
  int cell = self->scene->cursor >= 0 ? self->scene->cursor : MAX (self->scene->active, 0);

  while (!self->cells[cell])           /* every board has one */
    cell = (cell + 1) % scene_n_cells (self->scene);
  return cell;
}

static SetdokuCell *
focus_cell (SetdokuGrid *self)
{
  return SETDOKU_CELL (self->cells[setdoku_grid_get_focus_cell (self)]);
}

static void
make_cells (SetdokuGrid *self)
{
  for (int i = 0; i < scene_n_cells (self->scene); i++)
    if (board_plan_has (self->scene->plan, i))
      {
        self->cells[i] = setdoku_cell_new (self->scene->plan, i);
        gtk_widget_insert_before (self->cells[i], GTK_WIDGET (self), self->lines);
      }
}

/* On a large board; the cells themselves show nothing then. */
static void
make_rows (SetdokuGrid *self)
{
  const BoardPlan *plan = self->scene->plan;
  int columns = board_plan_columns (plan);

  if (scene_n_cells (self->scene) <= N_CELLS)
    return;

  for (int row = 0; row < board_plan_rows (plan); row++)
    {
      self->rows[row] = setdoku_cell_row_new (&self->cells[row * columns], columns);
      gtk_widget_insert_before (self->rows[row], GTK_WIDGET (self), self->lines);
    }
}

static void
drop_cells (SetdokuGrid *self)
{
  for (int i = 0; i < RULES_LINE_MAX; i++)
    g_clear_pointer (&self->rows[i], gtk_widget_unparent);
  for (int i = 0; i < RULES_CELLS_MAX; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
}

static const CellLook *
look_at (SetdokuGrid *self, int cell)
{
  return setdoku_cell_get_look (SETDOKU_CELL (self->cells[cell]));
}

/* Layers, as large as the board with its margins. */

static void
go_to_board (SetdokuGrid *self, cairo_t *cr)
{
  cairo_translate (cr, board_plan_left (self->scene->plan) * self->side, board_plan_top (self->scene->plan) * self->side);
}

static void
draw_lines (cairo_t *cr, gpointer data)
{
  SetdokuGrid *self = data;
  SetdokuStyle *style = setdoku_style_get_default ();

  go_to_board (self, cr);
  painter_lines (setdoku_style_get_painter (style), cr, self->side, self->scene->plan, setdoku_style_get_palette (style));
}

static void
draw_links (cairo_t *cr, gpointer data)
{
  SetdokuGrid *self = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());

  go_to_board (self, cr);
  painter_links (cr, self->side, self->scene->plan, self->scene->links, self->scene->n_links, palette);
}

static void
draw_marks (cairo_t *cr, gpointer data)
{
  SetdokuGrid *self = data;
  const Scene *scene = self->scene;
  SetdokuStyle *style = setdoku_style_get_default ();
  const Palette *palette = setdoku_style_get_palette (style);

  go_to_board (self, cr);
  painter_constraint (cr, self->side, scene->plan, scene->constraint, palette);
  painter_marks (setdoku_style_get_painter (style), cr, self->side, scene->plan, &scene->selection, scene->cursor, -1, palette);
  if (scene->active >= 0)
    painter_ring (cr, self->side, scene->plan, scene->active, cell_look_is_lost (look_at (self, scene->active)), palette);
}

static void
on_style_changed (SetdokuGrid *self)
{
  for (int i = 0; i < scene_n_cells (self->scene); i++)
    if (self->cells[i])
      setdoku_cell_queue_draw (SETDOKU_CELL (self->cells[i]));
  gtk_widget_queue_draw (self->lines);
  gtk_widget_queue_draw (self->links);
  gtk_widget_queue_draw (self->marks);
}

/* Names: at once, or while playing fast a few times a second. */

static void
refresh_names (SetdokuGrid *self)
{
  for (int i = 0; i < scene_n_cells (self->scene); i++)
    if (self->cells[i])
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
  const BoardPlan *plan = SETDOKU_GRID (widget)->scene->plan;
  int cells = orientation == GTK_ORIENTATION_HORIZONTAL ? board_plan_width (plan) : board_plan_height (plan);

  *minimum = MIN (cells, LEAST_LINES) * LEAST_SIDE;
  *natural = MAX (NATURAL_WIDTH, *minimum);
  *minimum_baseline = *natural_baseline = -1;
}

static void
setdoku_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuGrid *self = SETDOKU_GRID (widget);
  const BoardPlan *plan = self->scene->plan;
  GtkAllocation board = setdoku_grid_place_board (self, width, height);

  for (int i = 0; i < scene_n_cells (self->scene); i++)
    {
      GtkAllocation area;

      if (!self->cells[i])
        continue;

      setdoku_grid_get_cell_area (self, i, &area);
      gtk_widget_size_allocate (self->cells[i], &area, -1);
    }
  for (int row = 0; row < RULES_LINE_MAX && self->rows[row]; row++)
    gtk_widget_size_allocate (self->rows[row], &(GtkAllocation) { self->left, self->top + row * self->side,
                              board_plan_columns (plan) * self->side, self->side }, -1);
  gtk_widget_size_allocate (self->lines, &board, -1);
  gtk_widget_size_allocate (self->links, &board, -1);
  gtk_widget_size_allocate (self->wave, &board, -1);
  gtk_widget_size_allocate (self->marks, &board, -1);
  popovers_present (widget);
  setdoku_grid_tell_part (self);
}

/* One tab stop: the focus enters at the cursor's cell, and leaves from any. Within a menu it goes from item to item. */
static gboolean
setdoku_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (GTK_IS_POPOVER (child))
    return gtk_widget_child_focus (child, direction);
  if (child)
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
  popovers_remove (GTK_WIDGET (self));
  drop_cells (self);
  g_clear_pointer (&self->lines, gtk_widget_unparent);
  g_clear_pointer (&self->links, gtk_widget_unparent);
  g_clear_pointer (&self->wave, gtk_widget_unparent);
  g_clear_pointer (&self->marks, gtk_widget_unparent);

  G_OBJECT_CLASS (setdoku_grid_parent_class)->dispose (object);
}

static void
setdoku_grid_finalize (GObject *object)
{
  SetdokuGrid *self = SETDOKU_GRID (object);

  board_plan_unref (self->scene->plan);
  g_free (self->scene);

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
  setdoku_grid_install_properties (G_OBJECT_CLASS (klass));
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
  signals[GRID_SWIPED] = g_signal_new ("swiped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GRID_KEY] = g_signal_new ("key", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                               G_TYPE_BOOLEAN, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "setdoku-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
update_label (SetdokuGrid *self)
{
  const BoardPlan *plan = self->scene->plan;
  g_autofree char *said = explain_say (_("Sudoku board, {rows} by {columns}"), SAY_NUMBER ("rows", board_plan_rows (plan)),
                                       SAY_NUMBER ("columns", board_plan_columns (plan)));
  g_autofree char *everywhere = plan ? explain_rules_everywhere (plan->topology->rules) : NULL;
  g_autofree char *label = everywhere && *everywhere ? explain_titled (said, everywhere) : g_strdup (said);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
setdoku_grid_init (SetdokuGrid *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);           /* column 1 is left, whatever the language */
  self->scene = g_new (Scene, 1);
  scene_clear (self->scene);
  self->pointed = -1;

  self->lines = setdoku_layer_new (draw_lines, self);
  gtk_widget_set_parent (self->lines, GTK_WIDGET (self));
  make_cells (self);
  self->links = setdoku_layer_new (draw_links, self);
  gtk_widget_set_parent (self->links, GTK_WIDGET (self));
  setdoku_grid_add_wave (self);
  self->marks = setdoku_layer_new (draw_marks, self);
  gtk_widget_set_parent (self->marks, GTK_WIDGET (self));

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  update_label (self);

  setdoku_grid_add_controllers (self);
  setdoku_grid_add_lens (self);
  setdoku_grid_add_zoom (self);
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
is_slow_step (SetdokuGrid *self, const CellLook *looks)
{
  int64_t now, before = self->last_digit;
  int n = tween_count (self->scene->looks, looks, scene_n_cells (self->scene));

  if (n == 0)
    return FALSE;

  now = self->last_digit = g_get_monotonic_time ();

  return n == 1 && now - before >= TWEEN_PAUSE_US && !self->fast && gtk_widget_get_mapped (GTK_WIDGET (self))
      && setdoku_style_get_animations (setdoku_style_get_default ());
}

static gboolean
links_equal (const Scene *a, const Scene *b)
{
  bool equal = a->n_links == b->n_links;

  for (int i = 0; equal && i < a->n_links; i++)
    equal = look_link_equal (&a->links[i], &b->links[i]);
  return equal;
}

/* Returns whether a cell is to be named anew. */
static gboolean
take_looks (SetdokuGrid *self, const CellLook *looks)
{
  int active = self->scene->active;
  gboolean animate = is_slow_step (self, looks), changed = FALSE;

  if (active >= 0 && cell_look_is_lost (&looks[active]) != cell_look_is_lost (look_at (self, active)))
    gtk_widget_queue_draw (self->marks);
  for (int i = 0; i < scene_n_cells (self->scene); i++)
    if (self->cells[i])
      changed |= setdoku_cell_set_look (SETDOKU_CELL (self->cells[i]), &looks[i], animate);
  return changed;
}

/* The same. */
static gboolean
take_marks (SetdokuGrid *self, const Scene *scene)
{
  if (places_equal (self->scene->selection, scene->selection) && self->scene->cursor == scene->cursor
      && self->scene->active == scene->active && self->scene->constraint == scene->constraint)
    return FALSE;

  for (int i = 0; i < scene_n_cells (scene); i++)
    if (self->cells[i])
      setdoku_cell_set_selected (SETDOKU_CELL (self->cells[i]), places_has (&scene->selection, i));
  gtk_widget_queue_draw (self->marks);
  return TRUE;
}

/* Another board: its cells are others. The focus stays on it. */
static void
take_plan (SetdokuGrid *self, const BoardPlan *plan)
{
  const BoardPlan *before = self->scene->plan;
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  drop_cells (self);
  scene_clear_on (self->scene, board_plan_ref (plan));
  make_cells (self);
  make_rows (self);
  board_plan_unref (before);
  self->pointed = -1;
  setdoku_grid_show_whole (self);
  update_label (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (self->lines);
  gtk_widget_queue_draw (self->marks);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (focus_cell (self)));
}

/* So that a screen reader says where the cursor is. */
static void
follow_cursor (SetdokuGrid *self)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self)), *cell = GTK_WIDGET (focus_cell (self));

  if (SETDOKU_IS_CELL (focused) && focused != cell && !self->resting)
    gtk_widget_grab_focus (cell);
}

void
setdoku_grid_set_scene (SetdokuGrid *self, const Scene *scene)
{
  gboolean renamed, moved;

  g_return_if_fail (SETDOKU_IS_GRID (self) && scene);
  g_return_if_fail (scene->cursor >= -1 && scene->cursor < scene_n_cells (scene) && scene->active >= -1
                    && scene->active < scene_n_cells (scene));

  if (scene->plan != self->scene->plan)
    take_plan (self, scene->plan);
  renamed = take_looks (self, scene->looks);
  moved = scene->cursor != self->scene->cursor || scene->active != self->scene->active;
  renamed |= take_marks (self, scene);
  if (!links_equal (self->scene, scene))
    gtk_widget_queue_draw (self->links);
  if (scene != self->scene)
    scene_copy (self->scene, scene);
  if (moved)
    setdoku_grid_reveal (self, setdoku_grid_get_focus_cell (self));
  if (renamed)
    update_names (self);
  follow_cursor (self);
  g_object_notify_by_pspec (G_OBJECT (self), setdoku_grid_properties[GRID_PROP_SCENE]);
}

const Scene *
setdoku_grid_get_scene (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), NULL);

  return self->scene;
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
