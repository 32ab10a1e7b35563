/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pattern-editor.c — see setdoku-pattern-editor.h. One widget, one tab stop; its name says where the cursor is. */
#include "setdoku-pattern-editor.h"

#include <glib/gi18n.h>

#include "view/kit/voice.h"
#include "model/explain/explain.h"
#include "view/kit/setdoku-style.h"

enum { SIDE = 24 };                            /* of a cell, px */

struct _SetdokuPatternEditor
{
  GtkWidget  parent_instance;

  CellSet    pattern;
  int        symmetry;
  int        cursor;
  gboolean   filling;                          /* what the stroke does; else it empties */
  double     start_x, start_y;
};

G_DEFINE_FINAL_TYPE (SetdokuPatternEditor, setdoku_pattern_editor, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
update_name (SetdokuPatternEditor *self)
{
  int n = cells_count (self->pattern);
  g_autofree char *count = g_strdup_printf (ngettext ("%d clue", "%d clues", n), n);
  /* Translators: the pattern of clues; {count}: "24 clues" */
  g_autofree char *name = explain_say (cells_has (self->pattern, self->cursor) ? _("Pattern, {cell}: clue. {count} in all")
                                                                               : _("Pattern, {cell}: empty. {count} in all"),
                                       SAY_CELL ("cell", self->cursor), SAY_TEXT ("count", count));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    voice_say (GTK_WIDGET (self), name);
}

static void
show (SetdokuPatternEditor *self)
{
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
put (SetdokuPatternEditor *self,
     CellSet               pattern)
{
  if (cells_equal (pattern, self->pattern))
    return;
  self->pattern = pattern;
  show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fill (SetdokuPatternEditor *self,
      int                   cell,
      gboolean              filling)
{
  CellSet orbit = symmetry_orbit (&symmetries[self->symmetry], cell);

  put (self, filling ? cells_union (self->pattern, orbit) : cells_difference (self->pattern, orbit));
}

static int
cell_side (SetdokuPatternEditor *self)
{
  return painter_cell_side (NULL, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The board's upper left corner. */
static void
find_origin (SetdokuPatternEditor *self,
             int                  *x,
             int                  *y)
{
  int board = 9 * cell_side (self);

  *x = (gtk_widget_get_width (GTK_WIDGET (self)) - board) / 2;
  *y = (gtk_widget_get_height (GTK_WIDGET (self)) - board) / 2;
}

/* −1: beside the board. */
static int
cell_under (SetdokuPatternEditor *self,
         double                x,
         double                y)
{
  int left, top, side = cell_side (self);

  find_origin (self, &left, &top);
  if (side == 0 || x < left || y < top || x >= left + 9 * side || y >= top + 9 * side)
    return -1;
  return 9 * ((int) (y - top) / side) + (int) (x - left) / side;
}

void
setdoku_pattern_editor_begin_stroke (SetdokuPatternEditor *self,
                                     int                   cell)
{
  g_return_if_fail (SETDOKU_IS_PATTERN_EDITOR (self) && cell >= 0 && cell < N_CELLS);
  self->filling = !cells_has (self->pattern, cell);
  setdoku_pattern_editor_stroke_to (self, cell);
}

void
setdoku_pattern_editor_stroke_to (SetdokuPatternEditor *self,
                                  int                   cell)
{
  g_return_if_fail (SETDOKU_IS_PATTERN_EDITOR (self) && cell >= 0 && cell < N_CELLS);
  self->cursor = cell;
  fill (self, cell, self->filling);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_begin (GtkGestureDrag       *gesture,
               double                x,
               double                y,
               SetdokuPatternEditor *self)
{
  int cell = cell_under (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->start_x = x;
  self->start_y = y;
  if (cell >= 0)
    setdoku_pattern_editor_begin_stroke (self, cell);
  else
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_update (GtkGestureDrag       *gesture,
                double                x,
                double                y,
                SetdokuPatternEditor *self)
{
  int cell = cell_under (self, self->start_x + x, self->start_y + y);

  if (cell >= 0)
    setdoku_pattern_editor_stroke_to (self, cell);
}

/* Stops at the edges. */
static void
move (SetdokuPatternEditor *self,
      int                   rows,
      int                   columns)
{
  int row = CLAMP (cell_row (self->cursor) + rows, 0, 8), column = CLAMP (cell_column (self->cursor) + columns, 0, 8);

  self->cursor = 9 * row + column;
  show (self);
}

gboolean
setdoku_pattern_editor_press (SetdokuPatternEditor *self,
                              guint                 keyval)
{
  g_return_val_if_fail (SETDOKU_IS_PATTERN_EDITOR (self), FALSE);
  switch (keyval)
    {
    case GDK_KEY_Up:        case GDK_KEY_KP_Up:    move (self, -1, 0); return TRUE;
    case GDK_KEY_Down:      case GDK_KEY_KP_Down:  move (self, 1, 0); return TRUE;
    case GDK_KEY_Left:      case GDK_KEY_KP_Left:  move (self, 0, -1); return TRUE;
    case GDK_KEY_Right:     case GDK_KEY_KP_Right: move (self, 0, 1); return TRUE;
    case GDK_KEY_Home:      move (self, 0, -8); return TRUE;
    case GDK_KEY_End:       move (self, 0, 8); return TRUE;
    case GDK_KEY_Page_Up:   move (self, -8, 0); return TRUE;
    case GDK_KEY_Page_Down: move (self, 8, 0); return TRUE;
    case GDK_KEY_space:     case GDK_KEY_x:
      fill (self, self->cursor, !cells_has (self->pattern, self->cursor));
      return TRUE;
    case GDK_KEY_Delete:    case GDK_KEY_BackSpace:
      fill (self, self->cursor, FALSE);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        SetdokuPatternEditor  *self)
{
  return !(modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) && setdoku_pattern_editor_press (self, keyval);
}

static void
setdoku_pattern_editor_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  *minimum = *natural = 9 * SIDE;              /* a page that scrolls gives no more than it must */
}

static void
setdoku_pattern_editor_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  SetdokuPatternEditor *self = SETDOKU_PATTERN_EDITOR (widget);
  SetdokuStyle *style = setdoku_style_get_default ();
  const Palette *palette = setdoku_style_get_palette (style);
  int side = cell_side (self), x, y;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                          gtk_widget_get_height (widget)));

  find_origin (self, &x, &y);
  cairo_translate (cr, x, y);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      gboolean in = cells_has (self->pattern, cell);

      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * side, cell_row (cell) * side);
      painter_clip (cr, side, NULL, cell, palette);
      color_use (cr, palette->cell);
      cairo_paint (cr);
      if (in)
        {
          color_use (cr, palette->given);
          cairo_rectangle (cr, 0.28 * side, 0.28 * side, 0.44 * side, 0.44 * side);
          cairo_fill (cr);
        }
      cairo_restore (cr);
    }
  painter_lines (setdoku_style_get_painter (style), cr, side, NULL, palette);
  if (gtk_widget_has_focus (widget))
    painter_ring (cr, side, NULL, self->cursor, false, palette);
  cairo_destroy (cr);
}

static void
setdoku_pattern_editor_class_init (SetdokuPatternEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = setdoku_pattern_editor_measure;
  widget_class->snapshot = setdoku_pattern_editor_snapshot;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_PATTERN_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "setdoku-pattern-editor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_pattern_editor_init (SetdokuPatternEditor *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  update_name (self);
}

CellSet
setdoku_pattern_editor_get_pattern (SetdokuPatternEditor *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATTERN_EDITOR (self), (CellSet) { 0 });
  return self->pattern;
}

void
setdoku_pattern_editor_set_pattern (SetdokuPatternEditor *self,
                                    CellSet               pattern)
{
  CellSet whole = { 0 };

  g_return_if_fail (SETDOKU_IS_PATTERN_EDITOR (self));
  for_each_cell (cell, pattern)
    whole = cells_union (whole, symmetry_orbit (&symmetries[self->symmetry], cell));
  put (self, whole);
}

void
setdoku_pattern_editor_set_symmetry (SetdokuPatternEditor *self,
                                     int                   symmetry)
{
  g_return_if_fail (SETDOKU_IS_PATTERN_EDITOR (self) && symmetry >= 0);
  self->symmetry = symmetry;
  setdoku_pattern_editor_set_pattern (self, self->pattern);
}
