/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "even-layout.h"

struct _EvenLayout
{
  GtkLayoutManager parent_instance;

  int              least, most, spacing;
  gboolean         whole;
};

G_DEFINE_FINAL_TYPE (EvenLayout, even_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct { int n, width, sum; } Widest;    /* of the children that are shown: px, at least; sum: of all */

static GtkSizeRequestMode
even_layout_get_request_mode (GtkLayoutManager *manager,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
cells (int n,
       int size,
       int spacing)
{
  return n * size + MAX (n - 1, 0) * spacing;
}

/* natural: as wide as they would like to be. */
static Widest
look_through (GtkWidget *widget,
              gboolean   natural)
{
  Widest widest = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, liked;

      if (!gtk_widget_should_layout (child))
        continue;
      widest.n++;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      widest.width = MAX (widest.width, natural ? liked : least);
      widest.sum += natural ? liked : least;
    }
  return widest;
}

static gboolean
fits (EvenLayout   *self,
      const Widest *widest,
      int           columns,
      int           width)
{
  int room = self->whole ? widest->sum + cells (columns, 0, self->spacing) : cells (columns, widest->width, self->spacing);

  return room <= width;
}

/* In rows that are filled alike. */
static int
columns_in (EvenLayout   *self,
            const Widest *widest,
            int           width)
{
  int most = MIN (self->most, MAX (widest->n, 1)), columns = most, rows;

  while (columns > MIN (self->least, most) && !fits (self, widest, columns, width))
    columns--;
  rows = (widest->n + columns - 1) / columns;
  return rows > 0 ? (widest->n + rows - 1) / rows : 1;
}

static int
row_height (GtkWidget *widget,
            int        width)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return height;
}

static int
column_width (EvenLayout *self,
              int         columns,
              int         width)
{
  return (width - (columns - 1) * self->spacing) / columns;
}

static void
even_layout_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  EvenLayout *self = SETDOKU_EVEN_LAYOUT (manager);
  Widest least = look_through (widget, FALSE), liked = look_through (widget, TRUE);
  int most = MIN (self->most, MAX (least.n, 1)), columns, rows, width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = cells (MIN (self->least, most), least.width, self->spacing);
      *natural = MAX (cells (most, liked.width, self->spacing), *minimum);
      return;
    }
  if (for_size < 0)
    for_size = cells (most, liked.width, self->spacing);
  columns = columns_in (self, self->whole ? &liked : &least, for_size);
  rows = (least.n + columns - 1) / columns;
  width = MAX (column_width (self, columns, for_size), least.width);
  *minimum = *natural = cells (rows, row_height (widget, width), self->spacing);
}

/* As much as the child likes to have, and its share of what is left. */
static int
width_within_row (EvenLayout   *self,
                  GtkWidget    *child,
                  const Widest *liked,
                  int           width)
{
  int own;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &own, NULL, NULL);
  return own + (width - liked->sum - cells (liked->n, 0, self->spacing)) / liked->n;
}

/* Of a whole layout that has room for all of them. */
static void
allocate_row (EvenLayout *self,
              GtkWidget  *widget,
              int         width,
              int         height)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Widest liked = look_through (widget, TRUE);
  GtkAllocation area = { .height = height };
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      area.width = width_within_row (self, child, &liked, width);
      area.x = mirrored ? width - x - area.width : x;
      x += area.width + self->spacing;
      gtk_widget_size_allocate (child, &area, -1);
    }
}

static void
even_layout_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  EvenLayout *self = SETDOKU_EVEN_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Widest least = look_through (widget, FALSE), liked = look_through (widget, TRUE);
  int columns = columns_in (self, self->whole ? &liked : &least, width), rows = MAX ((least.n + columns - 1) / columns, 1), i = 0;
  GtkAllocation area = { .width = MAX (column_width (self, columns, width), least.width),
                         .height = (height - (rows - 1) * self->spacing) / rows };

  if (self->whole && rows == 1 && columns > 1)
    {
      allocate_row (self, widget, width, height);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int column = i % columns;

      if (!gtk_widget_should_layout (child))
        continue;
      area.x = (mirrored ? columns - 1 - column : column) * (area.width + self->spacing);
      area.y = i++ / columns * (area.height + self->spacing);
      gtk_widget_size_allocate (child, &area, -1);
    }
}

static void
even_layout_class_init (EvenLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = even_layout_get_request_mode;
  manager_class->measure = even_layout_measure;
  manager_class->allocate = even_layout_allocate;
}

static void
even_layout_init (EvenLayout *self)
{
}

GtkLayoutManager *
even_layout_new (int least,
                 int most,
                 int spacing)
{
  EvenLayout *self = g_object_new (TYPE_EVEN_LAYOUT, NULL);

  self->least = least;
  self->most = most;
  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

GtkLayoutManager *
even_layout_new_whole (int spacing)
{
  GtkLayoutManager *manager = even_layout_new (1, 2, spacing);

  SETDOKU_EVEN_LAYOUT (manager)->whole = TRUE;
  return manager;
}

void
even_layout_set (EvenLayout *self,
                 int         least,
                 int         most)
{
  g_return_if_fail (SETDOKU_IS_EVEN_LAYOUT (self) && least > 0 && most >= least);
  if (self->least == least && self->most == most)
    return;
  self->least = least;
  self->most = most;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
