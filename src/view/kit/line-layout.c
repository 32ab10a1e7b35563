/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "line-layout.h"

struct _LineLayout
{
  GtkLayoutManager parent_instance;

  int              spacing;
};

G_DEFINE_FINAL_TYPE (LineLayout, line_layout, GTK_TYPE_LAYOUT_MANAGER)

/* From first up to, and without, end: NULL for the last one. width: with what is between them, px. */
typedef struct {
  GtkWidget *first, *end;
  int        width, height, n_expand;
} Line;

static GtkSizeRequestMode
line_layout_get_request_mode (GtkLayoutManager *manager,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
width_in (GtkWidget *child,
          int        room)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  return CLAMP (liked, least, MAX (room, least));
}

static int
height_of (GtkWidget *child,
           int        width)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

/* The line that begins with the child. FALSE: none does, as there is no child to show from here on. */
static gboolean
next_line (LineLayout *self,
           GtkWidget  *child,
           int         room,
           Line       *line)
{
  int n = 0;

  *line = (Line) { .first = child };
  for (; child; child = gtk_widget_get_next_sibling (child))
    {
      int width;

      if (!gtk_widget_should_layout (child))
        continue;
      width = width_in (child, room);
      if (n > 0 && line->width + self->spacing + width > room)
        break;
      line->width += width + (n++ > 0 ? self->spacing : 0);
      line->height = MAX (line->height, height_of (child, width));
      line->n_expand += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    }
  line->end = child;
  return n > 0;
}

static void
line_layout_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  LineLayout *self = SETDOKU_LINE_LAYOUT (manager);
  int room = for_size < 0 ? G_MAXINT : for_size, height = 0;
  Line line;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child))
          *minimum = MAX (*minimum, width_in (child, 0));
      next_line (self, gtk_widget_get_first_child (widget), G_MAXINT, &line);
      *natural = MAX (line.width, *minimum);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); next_line (self, child, room, &line); child = line.end)
    height += line.height + (height > 0 ? self->spacing : 0);
  *minimum = *natural = height;
}

static void
allocate_line (LineLayout *self,
               const Line *line,
               int         room,
               int         y,
               gboolean    mirrored)
{
  int x = 0, left = MAX (room - line->width, 0);

  for (GtkWidget *child = line->first; child != line->end; child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation area = { .y = y, .height = line->height };

      if (!gtk_widget_should_layout (child))
        continue;
      area.width = width_in (child, room);
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        area.width += left / line->n_expand;
      area.x = mirrored ? room - x - area.width : x;
      x += area.width + self->spacing;
      gtk_widget_size_allocate (child, &area, -1);
    }
}

static void
line_layout_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  LineLayout *self = SETDOKU_LINE_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;
  Line line;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); next_line (self, child, width, &line); child = line.end)
    {
      allocate_line (self, &line, width, y, mirrored);
      y += line.height + self->spacing;
    }
}

static void
line_layout_class_init (LineLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = line_layout_get_request_mode;
  manager_class->measure = line_layout_measure;
  manager_class->allocate = line_layout_allocate;
}

static void
line_layout_init (LineLayout *self)
{
}

GtkLayoutManager *
line_layout_new (int spacing)
{
  LineLayout *self = g_object_new (TYPE_LINE_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
