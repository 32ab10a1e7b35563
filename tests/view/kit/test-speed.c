/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-speed.c — the slider of speeds has its fifteen places however it was built, sends each once, and tells its speed, which
 * the number of a place is not. */
#include <math.h>

#include "view/kit/setdoku-speed.h"

typedef struct { int sent; double speed; } Sent;

static void
on_speed (GSimpleAction *action,
          GVariant      *parameter,
          Sent          *sent)
{
  sent->sent++;
  sent->speed = g_variant_get_double (parameter);
}

static void
test_places (void)
{
  GtkWidget *window = gtk_window_new (), *slider = g_object_new (SETDOKU_TYPE_SPEED, "action", "test.speed", NULL);
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) action = g_simple_action_new ("speed", G_VARIANT_TYPE_DOUBLE);
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (slider));
  Sent sent = { 0 };
  double before = 0;

  g_signal_connect (action, "activate", G_CALLBACK (on_speed), &sent);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (slider, "test", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), slider);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment), ==, 14);

  setdoku_speed_set (SETDOKU_SPEED (slider), 4);
  g_assert_cmpint (sent.sent, ==, 0);                               /* what is told is not asked for */
  for (int place = 0; place <= 14; place++)
    {
      int already = sent.sent;

      gtk_range_set_value (GTK_RANGE (slider), place);
      if (place == 3)                                               /* where it stands */
        {
          g_assert_cmpint (sent.sent, ==, already);
          continue;
        }
      g_assert_cmpint (sent.sent, ==, already + 1);
      g_assert_cmpfloat (sent.speed, >, before);
      before = sent.speed;
    }
  g_assert_cmpfloat (before, ==, 1e7);

  setdoku_speed_set (SETDOKU_SPEED (slider), 1e7);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (slider)), ==, 14);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
tells (GtkWidget  *slider,
       const char *words)
{
  g_autofree char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
  g_autofree char *about = gtk_test_accessible_check_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  return !value && !about;
}

static void
test_words (void)
{
  GtkWidget *slider = g_object_ref_sink (g_object_new (SETDOKU_TYPE_SPEED, "tooltip-text", "Speed", NULL));
  GtkWidget *other = g_object_ref_sink (g_object_new (SETDOKU_TYPE_SPEED, NULL));

  g_object_bind_property (slider, "words", other, "words", G_BINDING_SYNC_CREATE);
  setdoku_speed_tell (SETDOKU_SPEED (slider), "8 events/s");
  g_assert_true (tells (slider, "8 events/s") && tells (other, "8 events/s"));
  g_object_set (slider, "words", "15 events/s", NULL);
  g_assert_true (tells (slider, "15 events/s") && tells (other, "15 events/s"));
  g_object_unref (other);
  g_object_unref (slider);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/speed/places", test_places);
  g_test_add_func ("/speed/words", test_words);
  return g_test_run ();
}
