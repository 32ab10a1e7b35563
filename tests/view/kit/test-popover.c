/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-popover.c — a popover may close and go while the pointer is in it, and what has the focus when the focus leaves it: the
 * window lives on. */
#include <gtk/gtk.h>

#include "view/kit/compat.h"

#include "../patience.h"

typedef struct {
  GtkWidget *window, *box, *popover, *button;
  GtkEventController *motion;          /* of the popover */
  gboolean taken;                      /* it does not close before it goes */
} Fixture;

/* Where the pointer is in the window; it is in the middle of the screen, and the window as large as the screen. */
static GdkRectangle
below_pointer (GtkWidget *window)
{
  GdkDevice *pointer = gdk_seat_get_pointer (gdk_display_get_default_seat (gtk_widget_get_display (window)));
  double x, y;

  g_assert_true (gdk_surface_get_device_position (gtk_native_get_surface (GTK_NATIVE (window)), pointer, &x, &y, NULL));
  return (GdkRectangle) { (int) x, (int) y - 100, 1, 1 };
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GdkRectangle at;

  fixture->window = gtk_window_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1900, 1000);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (gtk_widget_get_width (fixture->box) > 1000);

  at = below_pointer (fixture->window);
  fixture->button = gtk_button_new ();
  gtk_widget_set_size_request (fixture->button, 300, 300);
  fixture->popover = g_object_ref_sink (gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), fixture->button);
  gtk_popover_set_pointing_to (GTK_POPOVER (fixture->popover), &at);
  fixture->motion = gtk_event_controller_motion_new ();
  gtk_widget_add_controller (fixture->popover, fixture->motion);
  gtk_widget_set_parent (fixture->popover, fixture->box);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->popover);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
on_painted (GdkFrameClock *clock,
            Fixture       *fixture)
{
  g_signal_handlers_disconnect_by_func (clock, on_painted, fixture);
  if (fixture->taken)
    gtk_widget_unparent (fixture->popover);
  else
    gtk_popover_popdown (GTK_POPOVER (fixture->popover));
}

static gboolean
count_frame (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       count)
{
  ++*(int *) count;
  gtk_widget_queue_resize (widget);
  return G_SOURCE_CONTINUE;
}

/* So many, each with a layout. */
static void
let_frames_pass (Fixture *fixture,
                 int      n)
{
  int count = 0;
  guint tick = gtk_widget_add_tick_callback (fixture->box, count_frame, &count, NULL);

  wait_for (count > n);
  gtk_widget_remove_tick_callback (fixture->box, tick);
}

/* It is laid out in the same frame, so that GTK tells it in the next where the pointer is. */
static void
test_a_popover_goes_from_below_the_pointer (Fixture       *fixture,
                                            gconstpointer  data)
{
  fixture->taken = data != NULL;
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  wait_for (gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (fixture->motion)));

  g_signal_connect (gtk_widget_get_frame_clock (fixture->window), "after-paint", G_CALLBACK (on_painted), fixture);
  gtk_widget_set_size_request (fixture->button, 310, 310);
  wait_for (!gtk_widget_get_mapped (fixture->popover));
  let_frames_pass (fixture, 3);

  if (gtk_widget_get_parent (fixture->popover))
    gtk_widget_unparent (fixture->popover);
  let_frames_pass (fixture, 3);
  g_assert_true (gtk_widget_get_mapped (fixture->box));
  g_assert_true (gtk_widget_get_sensitive (fixture->popover));
}

/* As the parts of a window do when it becomes narrow. GTK complains of a text whose cursor goes on to blink without a focus. */
static void
test_an_open_popover_moves_with_its_widget (Fixture       *fixture,
                                            gconstpointer  data)
{
  GtkWidget *entry = gtk_entry_new (), *other = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (fixture->box), other);
  gtk_box_append (GTK_BOX (fixture->box), g_object_ref_sink (part));
  gtk_widget_unparent (fixture->popover);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), entry);
  gtk_widget_set_parent (fixture->popover, part);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  wait_for (gtk_widget_get_mapped (entry));
  gtk_widget_grab_focus (entry);
  let_frames_pass (fixture, 3);

  gtk_box_remove (GTK_BOX (fixture->box), part);
  gtk_box_append (GTK_BOX (other), part);
  wait_for (gtk_widget_get_mapped (entry));
  let_frames_pass (fixture, 30);
  gtk_widget_grab_focus (entry);
  let_frames_pass (fixture, 30);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), entry));

  gtk_popover_popdown (GTK_POPOVER (fixture->popover));
  wait_for (!gtk_widget_get_visible (fixture->popover));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_unparent (fixture->popover);
  let_frames_pass (fixture, 3);
  g_object_unref (part);
}

static void
let_go (GtkWindow  *window,
        GParamSpec *property,
        GtkWidget  *button)
{
  if (gtk_window_get_focus (window) != button)
    {
      g_signal_handlers_disconnect_by_func (window, let_go, button);
      gtk_widget_unparent (button);
    }
}

/* Notes whether the label has all of its text selected, the last thing that it does with the focus. */
static void
on_gone (gpointer  data,
         GObject  *button)
{
  GtkLabel *label = data;
  int start, end;

  g_object_set_data (G_OBJECT (label), "gone", gtk_label_get_selection_bounds (label, &start, &end) ? "after" : "before");
}

/* GTK asks the button whether it is in the label, after it gave the focus to this. */
static void
test_the_focus_goes_with_its_widget (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Go"), *label = gtk_label_new ("All of it");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (label) > 0);
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);

  g_object_weak_ref (G_OBJECT (button), on_gone, label);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (let_go), button);
  g_assert_true (gtk_widget_grab_focus (label));
  g_assert_cmpstr (g_object_get_data (G_OBJECT (label), "gone"), ==, "after");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();
  compat_forget_hidden_popovers ();
  compat_keep_focus_for_labels ();
  g_test_add ("/popover/below-pointer", Fixture, NULL, set_up, test_a_popover_goes_from_below_the_pointer, tear_down);
  g_test_add ("/popover/below-pointer-and-open", Fixture, "", set_up, test_a_popover_goes_from_below_the_pointer, tear_down);
  g_test_add ("/popover/moves", Fixture, NULL, set_up, test_an_open_popover_moves_with_its_widget, tear_down);
  g_test_add_func ("/popover/focus-goes", test_the_focus_goes_with_its_widget);
  return g_test_run ();
}
