/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-film-blocks.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { BLOCKS_MAX = 60, BESIDE = 8, LEAST_BESIDE = 2 };        /* the 8th part of the film on each side of it */
enum { INSET = 24, HEIGHT = 34, TOP = 12, BLOCK = 14, KNOB = 5, GRIP = 3, NEAR = 8 };          /* pixels */

#define GAP 0.12                       /* of a block */

typedef enum { DRAG_NONE, DRAG_FIRST, DRAG_LAST, DRAG_POINTER } Drag;

struct _SetdokuFilmBlocks
{
  GtkDrawingArea parent_instance;

  DepthColumn    columns[BLOCKS_MAX];  /* of what is known: n_known of n blocks */
  int            n, n_known;
  uint64_t       from, to;             /* events from + 1 … to are shown */
  uint64_t       first, last, event;
  Drag           drag;
};

G_DEFINE_FINAL_TYPE (SetdokuFilmBlocks, setdoku_film_blocks, GTK_TYPE_DRAWING_AREA)

enum { SIGNAL_SEEK, SIGNAL_RANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static double
axis_of (SetdokuFilmBlocks *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * INSET, 1);
}

double
setdoku_film_blocks_get_x (SetdokuFilmBlocks *self,
                           uint64_t           event)
{
  uint64_t at = CLAMP (event, self->from, self->to);

  return INSET + (self->to > self->from ? axis_of (self) * (double) (at - self->from) / (double) (self->to - self->from) : 0);
}

/* mark: the nearest boundary between two blocks; else the block that x is in, by its last event. */
static uint64_t
event_at (SetdokuFilmBlocks *self,
          double             x,
          gboolean           mark)
{
  double part = CLAMP ((x - INSET) / axis_of (self), 0, 1) * (double) (self->to - self->from);

  return self->from + (uint64_t) (mark ? round (part) : ceil (part));
}

/* Drawing. */

static Color
color_of (const DepthColumn *column,
          const Palette     *palette)
{
  if (column->kinds >> EVENT_WIPEOUT & 1)
    return palette->dead.stroke;
  if (column->kinds & (1 << EVENT_UNDO_ASSIGN | 1 << EVENT_UNDO_SINGLE | 1 << EVENT_UNDO_STRIP))
    return palette->dead.tint;
  return palette->strip;
}

static void
draw_block (SetdokuFilmBlocks *self,
            cairo_t           *cr,
            const Palette     *palette,
            int                i)
{
  double each = (double) (self->to - self->from) / self->n, width = axis_of (self) / self->n, gap = MIN (width * GAP, 2);
  double begin = (double) self->from + each * i, end = begin + each;
  gboolean outside = end <= (double) self->first || begin >= (double) self->last;

  if (i >= self->n_known)
    {
      cairo_rectangle (cr, INSET + i * width + gap / 2 + 0.5, TOP + 0.5, MAX (width - gap - 1, 0.5), BLOCK - 1);
      color_use (cr, palette->hairline);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      return;
    }
  cairo_rectangle (cr, INSET + i * width + gap / 2, TOP, MAX (width - gap, 0.5), BLOCK);
  color_use_alpha (cr, color_of (&self->columns[i], palette), outside ? 0.2 : begin >= (double) self->event ? 0.5 : 1);
  cairo_fill (cr);
}

/* A bracket, open to the film. */
static void
draw_mark (SetdokuFilmBlocks *self,
           cairo_t           *cr,
           const Palette     *palette,
           uint64_t           event,
           int                side)
{
  double x = round (setdoku_film_blocks_get_x (self, event)), top = TOP - GRIP, bottom = TOP + BLOCK + GRIP;

  cairo_move_to (cr, x - side * 2 * GRIP, top);
  cairo_line_to (cr, x, top);
  cairo_line_to (cr, x, bottom);
  cairo_line_to (cr, x - side * 2 * GRIP, bottom);
  cairo_set_line_width (cr, 2);
  color_use (cr, palette->dim);
  cairo_stroke (cr);
}

/* In the middle of the event's block; before the first one at its beginning. */
static void
draw_pointer (SetdokuFilmBlocks *self,
              cairo_t           *cr,
              const Palette     *palette)
{
  double right = setdoku_film_blocks_get_x (self, self->event);
  double x = round (self->event > self->from ? (right + setdoku_film_blocks_get_x (self, self->event - 1)) / 2 : right);

  color_use (cr, palette->text);
  cairo_arc (cr, x, KNOB, KNOB, 0, 2 * G_PI);
  cairo_rectangle (cr, x - 1, KNOB, 2, TOP + BLOCK);
  cairo_fill (cr);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  SetdokuFilmBlocks *self = SETDOKU_FILM_BLOCKS (area);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());

  if (self->to <= self->from)
    return;
  for (int i = 0; i < self->n; i++)
    draw_block (self, cr, palette, i);
  draw_mark (self, cr, palette, self->first, -1);
  draw_mark (self, cr, palette, self->last, 1);
  draw_pointer (self, cr, palette);
  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    {
      cairo_rectangle (cr, INSET / 2 + 1, 1, width - INSET - 2, height - 2);
      cairo_set_line_width (cr, 2);
      color_use (cr, palette->accent);
      cairo_stroke (cr);
    }
}

/* Dragging. */

static Drag
drag_at (SetdokuFilmBlocks *self,
         double             x)
{
  double first = fabs (x - setdoku_film_blocks_get_x (self, self->first));
  double last = fabs (x - setdoku_film_blocks_get_x (self, self->last));

  if (MIN (first, last) > NEAR)
    return DRAG_POINTER;
  return first < last ? DRAG_FIRST : DRAG_LAST;
}

static void
drag_to (SetdokuFilmBlocks *self,
         double             x)
{
  if (self->drag == DRAG_POINTER)
    g_signal_emit (self, signals[SIGNAL_SEEK], 0, CLAMP (event_at (self, x, FALSE), self->first, self->last));
  else if (self->drag == DRAG_FIRST)
    self->first = MIN (event_at (self, x, TRUE), self->last - 1);
  else if (self->drag == DRAG_LAST)
    self->last = MAX (event_at (self, x, TRUE), self->first + 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_begin (SetdokuFilmBlocks *self,
          double             x,
          double             y)
{
  if (self->last <= self->first)
    return;
  self->drag = drag_at (self, x);
  if (self->drag == DRAG_POINTER)
    drag_to (self, x);
}

static void
on_update (SetdokuFilmBlocks *self,
           double             dx,
           double             dy,
           GtkGestureDrag    *gesture)
{
  double x;

  if (self->drag != DRAG_NONE && gtk_gesture_drag_get_start_point (gesture, &x, NULL))
    drag_to (self, x + dx);
}

static void
on_end (SetdokuFilmBlocks *self)
{
  Drag drag = self->drag;

  self->drag = DRAG_NONE;
  if (drag == DRAG_FIRST || drag == DRAG_LAST)
    g_signal_emit (self, signals[SIGNAL_RANGED], 0, self->first, self->last);
}

static void
on_motion (SetdokuFilmBlocks *self,
           double             x)
{
  gboolean mark = self->last > self->first && drag_at (self, x) != DRAG_POINTER;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), mark ? "ew-resize" : NULL);
}

static gboolean
on_key (SetdokuFilmBlocks *self,
        guint              key)
{
  int step = key == GDK_KEY_Right ? 1 : key == GDK_KEY_Left ? -1 : 0;

  if (!step)
    return GDK_EVENT_PROPAGATE;
  if (step > 0 ? self->event < self->last : self->event > self->first)
    g_signal_emit (self, signals[SIGNAL_SEEK], 0, step > 0 ? self->event + 1 : self->event - 1);
  return GDK_EVENT_STOP;
}

/* GTK takes 0 for no value. */
static void
tell (SetdokuFilmBlocks *self)
{
  g_autofree char *event = explain_count (self->event), *last = explain_count (self->last);
  g_autofree char *text = g_strdup_printf (_("Event %s of %s"), event, last);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->event,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  voice_describe (GTK_WIDGET (self), text);
}

static void
setdoku_film_blocks_class_init (SetdokuFilmBlocksClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[SIGNAL_SEEK] = g_signal_new ("seek", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[SIGNAL_RANGED] = g_signal_new ("ranged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT64,
                                         G_TYPE_UINT64);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_film_blocks_init (SetdokuFilmBlocks *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_end), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_set_focusable (widget, TRUE);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
  gtk_widget_set_tooltip_text (widget, _("The film's events: drag a mark for its first or its last"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Event shown"), -1);
  tell (self);
}

GtkWidget *
setdoku_film_blocks_new (void)
{
  return g_object_new (SETDOKU_TYPE_FILM_BLOCKS, NULL);
}

void
setdoku_film_blocks_show (SetdokuFilmBlocks *self,
                          FilmReel          *reel,
                          uint64_t           first,
                          uint64_t           last,
                          uint64_t           most)
{
  uint64_t length, known, beside;

  g_return_if_fail (SETDOKU_IS_FILM_BLOCKS (self) && reel && film_reel_is_ready (reel) && first <= last);
  length = film_reel_length (reel);
  self->last = MIN (last, length);
  self->first = MIN (first, self->last);
  beside = MAX ((self->last - self->first) / BESIDE, LEAST_BESIDE);
  self->from = self->first - MIN (self->first, beside);
  self->to = MAX (self->last, MIN (self->last + beside, most));
  known = MIN (self->to, length);
  self->n = (int) MIN (self->to - self->from, BLOCKS_MAX);
  self->n_known = self->n ? (int) ((double) self->n * (double) (known - self->from) / (double) (self->to - self->from)) : 0;
  if (self->n_known)
    film_reel_profile (reel, self->from + 1, known, self->n_known, self->columns);
  self->drag = DRAG_NONE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) self->first,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->last, -1);
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_film_blocks_set_event (SetdokuFilmBlocks *self,
                               uint64_t           event)
{
  g_return_if_fail (SETDOKU_IS_FILM_BLOCKS (self));
  if (event == self->event)
    return;
  self->event = event;
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
