/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-photo-view.c — see setdoku-photo-view.h. The photograph is scaled once for each size that it is shown in. */
#include "setdoku-photo-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain-say.h"
#include "setdoku-photo-corner.h"
#include "view/kit/setdoku-style.h"

enum { LEAST_SIDE = 120, NATURAL_SIDE = 420, HIT = PHOTO_CORNER_SIDE / 2 + 6, LENS_AWAY = 104 };

struct _SetdokuPhotoView
{
  GtkWidget  parent_instance;

  PhotoLook  look;                   /* its surface is held */
  cairo_surface_t *scaled;           /* as it is shown now, in pixels of the screen; NULL: not made yet */
  PhotoPlace place;
  SightPage  page;
  Quad       corners;
  Lattice    lattice;
  GtkWidget *handles[4];
  GtkWidget *others[SIGHT_GRIDS_MOST];           /* buttons; NULL: none */
  int        dragged;                /* the corner in hand; −1: none */
  Point      offset;                 /* from the pointer to it, widget px */
  bool       lens;                   /* is shown at the corner that has the focus, too */
  int        shown;                  /* the corner that the lens is at */
  PlaceSet   doubtful;
  int        cursor;
};

G_DEFINE_FINAL_TYPE (SetdokuPhotoView, setdoku_photo_view, GTK_TYPE_WIDGET)

enum { GRABBED, DROPPED, CELL, GRID, N_SIGNALS };

static guint signals[N_SIGNALS];

/* One that could be read instead. */
static bool
is_other (SetdokuPhotoView *self, int i)
{
  return !quad_has (&self->corners, quad_middle (&self->page.grid[i].corners));
}

static void
say_places (SetdokuPhotoView *self)
{
  for (int i = 0; i < 4; i++)
    setdoku_photo_corner_set_value (SETDOKU_PHOTO_CORNER (self->handles[i]), self->corners.corner[i].x,
                                    self->corners.corner[i].y);
}

static void
show_again (SetdokuPhotoView *self)
{
  say_places (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Corners in hand. */

static void
move_to (SetdokuPhotoView *self, int corner, Point at)
{
  self->corners.corner[corner] = (Point) { CLAMP (at.x, 0, self->look.width), CLAMP (at.y, 0, self->look.height) };
  lattice_of_quad (&self->lattice, self->lattice.n, &self->corners);
  self->shown = corner;
  show_again (self);
}

static void
on_step (SetdokuPhotoView *self, int x, int y, GtkWidget *handle)
{
  PhotoPlace place = self->place;
  int corner = 0;
  Point at, to;

  while (self->handles[corner] != handle)
    corner++;
  g_signal_emit (self, signals[GRABBED], 0);
  /* As it is seen: turned, but pixel by pixel of the picture. */
  place.scale = 1;
  at = photo_place_to (&place, self->corners.corner[corner]);
  to = photo_place_from (&place, at.x + x, at.y + y);
  self->lens = true;
  move_to (self, corner, to);
  g_signal_emit (self, signals[DROPPED], 0);
}

static int
nearest_corner (SetdokuPhotoView *self, double x, double y)
{
  int found = -1;
  double least = HIT;

  for (int i = 0; i < 4; i++)
    {
      Point at = photo_place_to (&self->place, self->corners.corner[i]);
      double distance = hypot (at.x - x, at.y - y);

      if (distance < least)
        {
          least = distance;
          found = i;
        }
    }
  return found;
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuPhotoView *self)
{
  int corner = self->look.surface ? nearest_corner (self, x, y) : -1;
  Point at;

  if (corner < 0)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  at = photo_place_to (&self->place, self->corners.corner[corner]);
  self->offset = (Point) { at.x - x, at.y - y };
  self->dragged = self->shown = corner;
  gtk_widget_grab_focus (self->handles[corner]);
  g_signal_emit (self, signals[GRABBED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_update (GtkGestureDrag *gesture, double across, double down, SetdokuPhotoView *self)
{
  double x, y;

  if (self->dragged < 0 || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  move_to (self, self->dragged, photo_place_from (&self->place, x + across + self->offset.x, y + down + self->offset.y));
}

static void
on_drag_end (SetdokuPhotoView *self)
{
  if (self->dragged < 0)
    return;
  self->dragged = -1;
  self->lens = false;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[DROPPED], 0);
}

/* The cell of the lattice that a place is in; −1: none. */
static int
cell_there (SetdokuPhotoView *self, Point at)
{
  int n = self->lattice.n;

  for (int cell = 0; cell < n * n; cell++)
    {
      const Point *above = &self->lattice.at[cell / n][cell % n], *below = &self->lattice.at[cell / n + 1][cell % n];
      const Quad quad = { { above[0], above[1], below[1], below[0] } };

      if (quad_has (&quad, at))
        return cell;
    }
  return -1;
}

static void
on_pressed (SetdokuPhotoView *self, int n_press, double x, double y)
{
  int cell = self->look.surface && nearest_corner (self, x, y) < 0
             ? cell_there (self, photo_place_from (&self->place, x, y)) : -1;

  if (cell >= 0)
    g_signal_emit (self, signals[CELL], 0, cell);
}

static void
on_other (SetdokuPhotoView *self, GtkWidget *button)
{
  for (int i = 0; i < SIGHT_GRIDS_MOST; i++)
    if (self->others[i] == button)
      {
        g_signal_emit (self, signals[GRID], 0, i);
        return;
      }
}

/* The focus goes from one corner to another, or away: so does the lens. */
static void
on_focus (SetdokuPhotoView *self)
{
  if (self->dragged >= 0)
    return;
  self->lens = false;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The widget. */

static void
setdoku_photo_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum = LEAST_SIDE;
  *natural = NATURAL_SIDE;
}

static void
allocate_at (GtkWidget *child, Point at, int width, int height)
{
  const GtkAllocation area = { (int) lround (at.x - width / 2.0), (int) lround (at.y - height / 2.0), width, height };

  gtk_widget_size_allocate (child, &area, -1);
}

static void
setdoku_photo_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuPhotoView *self = SETDOKU_PHOTO_VIEW (widget);
  PhotoPlace place;

  if (!self->look.surface)
    return;
  place = photo_place_fit (self->look.width, self->look.height, self->place.turn, width, height);
  if (place.scale != self->place.scale || place.left != self->place.left || place.top != self->place.top)
    g_clear_pointer (&self->scaled, cairo_surface_destroy);
  self->place = place;
  for (int i = 0; i < 4; i++)
    allocate_at (self->handles[i], photo_place_to (&place, self->corners.corner[i]), PHOTO_CORNER_SIDE, PHOTO_CORNER_SIDE);
  for (int i = 0; i < SIGHT_GRIDS_MOST; i++)
    if (self->others[i] && gtk_widget_get_visible (self->others[i]))
      {
        GtkRequisition size;

        gtk_widget_get_preferred_size (self->others[i], NULL, &size);
        allocate_at (self->others[i], photo_place_to (&place, quad_middle (&self->page.grid[i].corners)),
                     size.width, size.height);
      }
}

static void
make_scaled (SetdokuPhotoView *self, int width, int height)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  self->scaled = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * factor, height * factor);
  cairo_surface_set_device_scale (self->scaled, factor, factor);
  cr = cairo_create (self->scaled);
  photo_paint_picture (cr, &self->place, &self->look);
  cairo_destroy (cr);
}

static void
draw_lens (SetdokuPhotoView *self, GtkSnapshot *snapshot, double width, double height)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  Point about = self->corners.corner[self->shown], at = photo_place_to (&self->place, about);
  double x = width / 2 - at.x, y = height / 2 - at.y, length = MAX (1, hypot (x, y)), edge = LENS_RADIUS + 4;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  x = CLAMP (at.x + x / length * LENS_AWAY, edge, MAX (edge, width - edge));
  y = CLAMP (at.y + y / length * LENS_AWAY, edge, MAX (edge, height - edge));
  photo_paint_lens (cr, &self->place, &self->look, about, x, y, palette);
  cairo_destroy (cr);
}

static void
setdoku_photo_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuPhotoView *self = SETDOKU_PHOTO_VIEW (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (!self->look.surface || width <= 0 || height <= 0)
    return;
  if (!self->scaled)
    make_scaled (self, width, height);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_set_source_surface (cr, self->scaled, 0, 0);
  cairo_paint (cr);
  photo_paint_outside (cr, &self->place, &self->corners);
  for (int i = 0; i < self->page.n; i++)
    if (is_other (self, i))
      photo_paint_outline (cr, &self->place, &self->page.grid[i].corners, palette);
  photo_paint_lines (cr, &self->place, &self->corners, &self->lattice, palette);
  if (self->dragged < 0)
    photo_paint_rings (cr, &self->place, &self->lattice, self->doubtful, self->cursor, palette);
  cairo_destroy (cr);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  if (self->dragged >= 0 || self->lens)
    draw_lens (self, snapshot, width, height);
}

static void
drop_others (SetdokuPhotoView *self)
{
  for (int i = 0; i < SIGHT_GRIDS_MOST; i++)
    g_clear_pointer (&self->others[i], gtk_widget_unparent);
}

static void
setdoku_photo_view_dispose (GObject *object)
{
  SetdokuPhotoView *self = SETDOKU_PHOTO_VIEW (object);

  for (int i = 0; i < 4; i++)
    g_clear_pointer (&self->handles[i], gtk_widget_unparent);
  drop_others (self);
  g_clear_pointer (&self->scaled, cairo_surface_destroy);
  g_clear_pointer (&self->look.surface, cairo_surface_destroy);
  G_OBJECT_CLASS (setdoku_photo_view_parent_class)->dispose (object);
}

static void
setdoku_photo_view_class_init (SetdokuPhotoViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_photo_view_dispose;
  widget_class->measure = setdoku_photo_view_measure;
  widget_class->size_allocate = setdoku_photo_view_size_allocate;
  widget_class->snapshot = setdoku_photo_view_snapshot;
  signals[GRABBED] = g_signal_new ("grabbed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CELL] = g_signal_new ("cell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GRID] = g_signal_new ("grid", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-photo-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (SetdokuPhotoView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static void
setdoku_photo_view_init (SetdokuPhotoView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->dragged = self->cursor = -1;
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);           /* a picture's left is its left, whatever the language */
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The picture, and where its grid lies"), -1);
  for (int i = 0; i < 4; i++)
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      self->handles[i] = setdoku_photo_corner_new (i);
      gtk_widget_set_parent (self->handles[i], widget);
      g_signal_connect_swapped (self->handles[i], "step", G_CALLBACK (on_step), self);
      g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_focus), self);
      gtk_widget_add_controller (self->handles[i], focus);
    }
  add_controllers (self);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (show_again), NULL);
}

void
setdoku_photo_view_set_look (SetdokuPhotoView *self, const PhotoLook *look)
{
  cairo_surface_t *before = self->look.surface;

  self->look = *look;
  self->lattice.n = 9;
  self->look.surface = look->surface ? cairo_surface_reference (look->surface) : NULL;
  g_clear_pointer (&before, cairo_surface_destroy);
  g_clear_pointer (&self->scaled, cairo_surface_destroy);
  show_again (self);
}

static void
show_others (SetdokuPhotoView *self)
{
  for (int i = 0; i < self->page.n; i++)
    gtk_widget_set_visible (self->others[i], is_other (self, i));
}

void
setdoku_photo_view_set_page (SetdokuPhotoView *self, const SightPage *page)
{
  drop_others (self);
  self->page = *page;
  for (int i = 0; i < page->n; i++)
    {
      g_autofree char *label = explain_say (_("Grid {number}"), SAY_NUMBER ("number", i + 1));

      self->others[i] = gtk_button_new_with_label (label);
      gtk_widget_add_css_class (self->others[i], "other-grid");
      gtk_widget_set_tooltip_text (self->others[i], _("Read this grid instead"));
      gtk_widget_set_parent (self->others[i], GTK_WIDGET (self));
      g_signal_connect_swapped (self->others[i], "clicked", G_CALLBACK (on_other), self);
    }
  show_others (self);
  show_again (self);
}

void
setdoku_photo_view_set_corners (SetdokuPhotoView *self, const Quad *corners, const Lattice *lattice)
{
  int turn = photo_turn_for (corners);

  self->corners = *corners;
  if (lattice)
    self->lattice = *lattice;
  else
    lattice_of_quad (&self->lattice, self->lattice.n, corners);
  if (turn != self->place.turn)
    g_clear_pointer (&self->scaled, cairo_surface_destroy);
  self->place.turn = turn;
  show_others (self);
  show_again (self);
}

const Quad *
setdoku_photo_view_get_corners (SetdokuPhotoView *self)
{
  return &self->corners;
}

void
setdoku_photo_view_set_rings (SetdokuPhotoView *self, PlaceSet doubtful, int cursor)
{
  self->doubtful = doubtful;
  self->cursor = cursor;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
setdoku_photo_view_get_corner (SetdokuPhotoView *self, int i)
{
  g_return_val_if_fail (SETDOKU_IS_PHOTO_VIEW (self) && i >= 0 && i < 4, NULL);
  return self->handles[i];
}
