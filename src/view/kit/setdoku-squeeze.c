/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-squeeze.c — see setdoku-squeeze.h. */
#include "setdoku-squeeze.h"

enum { LEAST_WIDTH = 340 };

struct _SetdokuSqueeze
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SetdokuSqueeze, setdoku_squeeze, GTK_TYPE_WIDGET)

/* Of its word this much stays. */
enum { LABEL_LEAST = 3 };

void
squeeze_buttons (GtkWidget *below)
{
  for (GtkWidget *child = gtk_widget_get_first_child (below); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && GTK_IS_BUTTON (below))
      {
        long length = g_utf8_strlen (gtk_label_get_text (GTK_LABEL (child)), -1);

        gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_END);
        gtk_label_set_width_chars (GTK_LABEL (child), (int) MIN (length, LABEL_LEAST));
      }
    else if (!GTK_IS_POPOVER (child))
      squeeze_buttons (child);
}

static void
setdoku_squeeze_map (GtkWidget *widget)
{
  squeeze_buttons (widget);
  GTK_WIDGET_CLASS (setdoku_squeeze_parent_class)->map (widget);
}

static void
setdoku_squeeze_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least = 0;

  if (!child)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, least);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, LEAST_WIDTH);
}

static void
setdoku_squeeze_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  if (!child)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);
}

static void
setdoku_squeeze_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_squeeze_parent_class)->dispose (object);
}

static void
setdoku_squeeze_class_init (SetdokuSqueezeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_squeeze_dispose;
  widget_class->map = setdoku_squeeze_map;
  widget_class->measure = setdoku_squeeze_measure;
  widget_class->size_allocate = setdoku_squeeze_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "setdoku-squeeze");
}

static void
setdoku_squeeze_init (SetdokuSqueeze *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
