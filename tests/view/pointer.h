/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pointer.h — the real pointer and the real keys, for the fixture of the window: xdotool moves, clicks and presses them. */
#pragma once

#include "window-fixture.h"

static G_GNUC_UNUSED bool
has_pointer (void)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");

  if (!xdotool)
    g_test_skip ("xdotool is not installed");
  return xdotool != NULL;
}

/* Where the middle of the widget is on the screen; there is no window manager, so the window is in the corner. */
static G_GNUC_UNUSED graphene_point_t
middle_of (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  graphene_point_t at = GRAPHENE_POINT_INIT (width / 2, height / 2);
  double x, y;
  int left = 0, top = 0;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &at, &at));
  gtk_native_get_surface_transform (native, &x, &y);
  if (GTK_IS_POPOVER (native))
    {
      GdkSurface *surface = gtk_native_get_surface (native);

      left = gdk_popup_get_position_x (GDK_POPUP (surface));
      top = gdk_popup_get_position_y (GDK_POPUP (surface));
    }
  return GRAPHENE_POINT_INIT ((float) (at.x + x + left), (float) (at.y + y + top));
}

static void
point (const char *format, ...) G_GNUC_PRINTF (1, 2);

static G_GNUC_UNUSED void
point (const char *format, ...)
{
  g_autofree char *arguments = NULL, *command = NULL;
  va_list list;

  va_start (list, format);
  arguments = g_strdup_vprintf (format, list);
  va_end (list);
  command = g_strdup_printf ("xdotool %s", arguments);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  run_for (10);
}

static G_GNUC_UNUSED gboolean
go_on (GtkWidget     *widget,
       GdkFrameClock *clock,
       gpointer       frames)
{
  ++*(int *) frames;
  return G_SOURCE_CONTINUE;
}

/* Frames go by until the widget is for three of them where it is: what has just come up, or is being laid out anew, is not
 * clicked where it was. */
static G_GNUC_UNUSED void
wait_until_still (Fixture   *fixture,
                  GtkWidget *widget)
{
  int frames = 0, same = 0;
  guint ticks = gtk_widget_add_tick_callback (widget, go_on, &frames, NULL);
  graphene_point_t last = middle_of (fixture, widget);

  while (same < 3)
    {
      int before = frames;
      graphene_point_t now;

      wait_for (frames > before || !gtk_widget_get_mapped (widget));
      g_assert_true (gtk_widget_get_mapped (widget));
      now = middle_of (fixture, widget);
      same = graphene_point_equal (&now, &last) ? same + 1 : 0;
      last = now;
    }
  gtk_widget_remove_tick_callback (widget, ticks);
}

static G_GNUC_UNUSED void
click_on (Fixture   *fixture,
          GtkWidget *widget,
          int        button)
{
  graphene_point_t at;

  wait_until_still (fixture, widget);
  at = middle_of (fixture, widget);
  point ("mousemove %d %d click %d", (int) at.x, (int) at.y, button);
}

static G_GNUC_UNUSED GtkWidget *
cell_at_index (Fixture *fixture,
               int      cell)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (setdoku_window_get_grid (fixture->window)));

  while (cell-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A button on the screen that is this action: "board.enter(5)". */
static G_GNUC_UNUSED GtkWidget *
find_button (GtkWidget  *widget,
             const char *detailed)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
      g_autofree char *name = g_action_print_detailed_name (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), target);

      if (g_str_equal (name, detailed))
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, detailed);

      if (found)
        return found;
    }
  return NULL;
}

static G_GNUC_UNUSED void
click_button (Fixture    *fixture,
              const char *detailed)
{
  GtkWidget *button;

  wait_for ((button = find_button (GTK_WIDGET (fixture->window), detailed)) && gtk_widget_get_width (button) > 0);
  click_on (fixture, button, 1);
}
