/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-on-monitor.c — a popover of a part of the window that lies beyond the edge of the screen opens on the screen, and points
 * to its place again afterwards; one that would be laid out beyond the edge while it is open closes. */
#include <gtk/gtk.h>

#include "view/kit/on-monitor.h"
#include "view/kit/popovers.h"

#include "../patience.h"

#if defined GDK_WINDOWING_X11 && defined HAVE_X11
#define ON_X11
#include <gdk/x11/gdkx.h>

enum { WIDTH = 600, HEIGHT = 400, CONTENT_WIDTH = 200, CONTENT_HEIGHT = 120 };

typedef struct { GtkWidget *window, *button, *popover; } Fixture;

/* Since 4.18, GTK says that X11 goes one day. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static Window
xid_of (GtkWidget *native)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (native)));
}

static Display *
display_of (Fixture *f)
{
  return gdk_x11_display_get_xdisplay (gtk_widget_get_display (f->window));
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Where it is on the screen. */
static GdkRectangle
place_of (Fixture *f, GtkWidget *native)
{
  GdkRectangle place = { .width = gtk_widget_get_width (native), .height = gtk_widget_get_height (native) };
  Window child;

  XTranslateCoordinates (display_of (f), xid_of (native), DefaultRootWindow (display_of (f)), 0, 0, &place.x, &place.y, &child);
  return place;
}

/* No window manager has a say here. */
static void
move_window (Fixture *f, int x, int y)
{
  XMoveWindow (display_of (f), xid_of (f->window), x, y);
  wait_for (place_of (f, f->window).x == x && place_of (f, f->window).y == y);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *menu;

  f->window = gtk_window_new ();
  f->button = gtk_menu_button_new ();
  f->popover = gtk_popover_new ();
  gtk_widget_set_halign (f->button, GTK_ALIGN_START);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (f->button), f->popover);
  menu = gtk_button_new_with_label ("What stands in the popover");
  gtk_widget_set_size_request (menu, CONTENT_WIDTH, CONTENT_HEIGHT);
  gtk_popover_set_child (GTK_POPOVER (f->popover), menu);
  gtk_box_append (GTK_BOX (box), f->button);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (f->window));
  wait_for (gtk_widget_get_width (f->button) > 0);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* It is on the screen but for its shadow, and about as large as its content asks. */
static void
check_open (Fixture *f)
{
  int width = DisplayWidth (display_of (f), 0), height = DisplayHeight (display_of (f), 0);
  GdkRectangle screen = { 0, 0, width, height }, place, common;

  gtk_menu_button_popup (GTK_MENU_BUTTON (f->button));
  wait_for (gtk_widget_get_mapped (f->popover) && gtk_widget_get_width (f->popover) > 0);
  place = place_of (f, f->popover);
  g_assert_true (gdk_rectangle_intersect (&screen, &place, &common));
  g_assert_cmpint (common.width, >=, CONTENT_WIDTH);
  g_assert_cmpint (common.height, >=, CONTENT_HEIGHT);
  g_assert_cmpint (place.width, <, 2 * CONTENT_WIDTH);
  g_assert_cmpint (place.height, <, 2 * CONTENT_HEIGHT);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (f->button));
  wait_for (!gtk_widget_get_visible (f->popover));
}

static void
test_beyond_the_edges (Fixture *f, gconstpointer data)
{
  int width = DisplayWidth (display_of (f), 0), height = DisplayHeight (display_of (f), 0);
  const struct { int x, y; } places[] = {
    { 100, 100 }, { -WIDTH / 2, 100 }, { 100, -HEIGHT / 2 }, { width + 50, 100 }, { 100, height + 50 }, { -2 * WIDTH, -2 * HEIGHT },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GdkRectangle to;

      move_window (f, places[i].x, places[i].y);
      check_open (f);
      g_assert_false (gtk_popover_get_pointing_to (GTK_POPOVER (f->popover), &to));
    }
}

static void
test_what_it_points_to (Fixture *f, gconstpointer data)
{
  const GdkRectangle place = { 3, 4, 5, 6 };
  GdkRectangle to;

  gtk_popover_set_pointing_to (GTK_POPOVER (f->popover), &place);
  move_window (f, -WIDTH, 100);
  check_open (f);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (f->popover), &to));
  g_assert_true (gdk_rectangle_equal (&to, &place));
  move_window (f, 100, 100);
  check_open (f);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (f->popover), &to));
  g_assert_true (gdk_rectangle_equal (&to, &place));
}

static void
open_popover (Fixture *f)
{
  move_window (f, 100, 100);
  gtk_menu_button_popup (GTK_MENU_BUTTON (f->button));
  wait_for (gtk_widget_get_mapped (f->popover) && gtk_widget_get_width (f->popover) > 0);
}

/* The window goes away below a popover that is open; when it is laid out anew, its popover closes. */
static void
test_moved_while_open (Fixture *f, gconstpointer data)
{
  int width = DisplayWidth (display_of (f), 0), height = DisplayHeight (display_of (f), 0);
  const struct { int x, y; } places[] = { { -2 * WIDTH, 100 }, { width + 50, 100 }, { 100, height + 50 }, { 100, -2 * HEIGHT } };

  for (unsigned i = 0; i < G_N_ELEMENTS (places); i++)
    {
      open_popover (f);
      move_window (f, places[i].x, places[i].y);
      gtk_widget_set_size_request (f->button, 60 + 20 * (int) i, 40);
      wait_for (!gtk_widget_get_visible (f->popover));
      wait_for (gtk_widget_get_width (f->button) == 60 + 20 * (int) i);
    }
}

/* The window grows beyond the screen, and what a popover points to goes there. One that stays where it was stays open. */
static void
test_grown_while_open (Fixture *f, gconstpointer data)
{
  int width = DisplayWidth (display_of (f), 0);

  gtk_widget_set_halign (f->button, GTK_ALIGN_END);
  open_popover (f);
  gtk_window_set_default_size (GTK_WINDOW (f->window), WIDTH + 100, HEIGHT);
  wait_for (gtk_widget_get_width (f->window) == WIDTH + 100);
  g_assert_true (gtk_widget_get_visible (f->popover));
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, HEIGHT);
  wait_for (gtk_widget_get_width (f->window) == width);
  g_assert_false (gtk_widget_get_visible (f->popover));
}

/* It is asked for at another place while it is open, and this place is beyond the edge. */
static void
test_pointed_elsewhere_while_open (Fixture *f, gconstpointer data)
{
  const GdkRectangle beyond = { WIDTH - 20, 10, 10, 10 };

  open_popover (f);
  move_window (f, DisplayWidth (display_of (f), 0) - WIDTH / 2, 100);
  popovers_point_to (f->popover, &beyond);
  gtk_popover_popup (GTK_POPOVER (f->popover));
  wait_for (gtk_widget_get_mapped (f->popover));
}
#endif

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();
  on_monitor_keep_popovers ();
#ifdef ON_X11
  g_test_add ("/on-monitor/beyond-the-edges", Fixture, NULL, set_up, test_beyond_the_edges, tear_down);
  g_test_add ("/on-monitor/what-it-points-to", Fixture, NULL, set_up, test_what_it_points_to, tear_down);
  g_test_add ("/on-monitor/moved-while-open", Fixture, NULL, set_up, test_moved_while_open, tear_down);
  g_test_add ("/on-monitor/grown-while-open", Fixture, NULL, set_up, test_grown_while_open, tear_down);
  g_test_add ("/on-monitor/pointed-elsewhere-while-open", Fixture, NULL, set_up, test_pointed_elsewhere_while_open, tear_down);
#endif
  return g_test_run ();
}
