/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "reading-start.h"

typedef struct {
  GtkWidget     *scrolled;         /* that this belongs to */
  GtkAdjustment *across;
  double         away;             /* px from where reading begins */
  guint          ticking;          /* 0: it is where it should be */
} ReadingStart;

static double
last_of (const ReadingStart *self)
{
  return gtk_adjustment_get_upper (self->across) - gtk_adjustment_get_page_size (self->across);
}

static gboolean
is_mirrored (const ReadingStart *self)
{
  return gtk_widget_get_direction (self->scrolled) == GTK_TEXT_DIR_RTL;
}

/* The heading of the column that is read first. NULL: there is none. */
static GtkWidget *
first_heading (const ReadingStart *self)
{
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled));
  GtkWidget *heads = view ? gtk_widget_get_first_child (view) : NULL, *first = heads ? gtk_widget_get_first_child (heads) : NULL;

  while (first && !gtk_widget_get_mapped (first))
    first = gtk_widget_get_next_sibling (first);
  return first;
}

/* Newer GTKs count from right to left there, and need no help: by where the first column ends now, if that tells. */
static gboolean
counts_from_right (const ReadingStart *self)
{
  double value = gtk_adjustment_get_value (self->across), page = gtk_adjustment_get_page_size (self->across);
  GtkWidget *first = first_heading (self);
  graphene_rect_t area;
  double right;

  if (!first || !gtk_widget_compute_bounds (first, self->scrolled, &area))
    return FALSE;
  right = area.origin.x + area.size.width;
  return ABS (right - (page + value)) < ABS (right - (gtk_adjustment_get_upper (self->across) - value));
}

static gboolean
on_tick (GtkWidget     *scrolled,
         GdkFrameClock *clock,
         gpointer       user)
{
  ReadingStart *self = user;

  self->ticking = 0;
  if (is_mirrored (self) && counts_from_right (self))
    return G_SOURCE_REMOVE;
  gtk_adjustment_set_value (self->across, is_mirrored (self) ? last_of (self) - self->away : self->away);
  return G_SOURCE_REMOVE;
}

/* Sizes change while they are given out, when it is too late for another value: it comes with the next frame. */
static void
restore (ReadingStart *self)
{
  if (!self->ticking)
    self->ticking = gtk_widget_add_tick_callback (self->scrolled, on_tick, self, NULL);
}

static void
on_sizes (ReadingStart *self)
{
  if (is_mirrored (self))
    restore (self);
}

static void
on_value (ReadingStart *self)
{
  double value = gtk_adjustment_get_value (self->across);

  if (!self->ticking)
    self->away = is_mirrored (self) ? last_of (self) - value : value;
}

static void
on_direction (ReadingStart *self)
{
  self->away = 0;
  restore (self);
}

void
reading_start_keep (GtkScrolledWindow *scrolled)
{
  ReadingStart *self;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scrolled));
  self = g_new0 (ReadingStart, 1);
  self->scrolled = GTK_WIDGET (scrolled);
  self->across = gtk_scrolled_window_get_hadjustment (scrolled);
  g_object_set_data_full (G_OBJECT (self->across), "reading-start", self, g_free);
  g_signal_connect_swapped (self->across, "changed", G_CALLBACK (on_sizes), self);
  g_signal_connect_swapped (self->across, "value-changed", G_CALLBACK (on_value), self);
  g_signal_connect_swapped (scrolled, "direction-changed", G_CALLBACK (on_direction), self);
}
