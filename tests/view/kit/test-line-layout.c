/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-line-layout.c — children stand in one line where there is room, else in as many as it takes, from the line's start; what is
 * left goes to the one that expands; none is wider than the room. */
#include <gtk/gtk.h>

#include "view/kit/line-layout.h"

/* px. */
enum { N = 3, WIDTH = 100, HEIGHT = 30, BETWEEN = 8 };

typedef struct { GtkWidget *box, *children[N]; } Fixture;

/* Laid out by hand: a window would have a size of its own. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (fixture->box, line_layout_new (BETWEEN));
  for (int i = 0; i < N; i++)
    {
      fixture->children[i] = gtk_label_new (NULL);
      gtk_widget_set_size_request (fixture->children[i], WIDTH, HEIGHT);
      gtk_box_append (GTK_BOX (fixture->box), fixture->children[i]);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->box);
}

/* Returns the height that it asks for. */
static int
allocate (Fixture *fixture,
          int      width)
{
  int height;

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (fixture->box, &(GtkAllocation) { 0, 0, width, height }, -1);
  return height;
}

static void
assert_place (Fixture *fixture,
              int      i,
              int      x,
              int      y,
              int      width)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (fixture->children[i], fixture->box, &bounds));
  g_assert_cmpint ((int) bounds.origin.x, ==, x);
  g_assert_cmpint ((int) bounds.origin.y, ==, y);
  g_assert_cmpint ((int) bounds.size.width, ==, width);
}

static void
test_lines (Fixture       *fixture,
            gconstpointer  data)
{
  const int two = WIDTH + BETWEEN, below = HEIGHT + BETWEEN, all = N * WIDTH + (N - 1) * BETWEEN;
  int least, liked;

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  g_assert_cmpint (least, ==, WIDTH);
  g_assert_cmpint (liked, ==, all);

  g_assert_cmpint (allocate (fixture, all), ==, HEIGHT);
  assert_place (fixture, 2, 2 * two, 0, WIDTH);
  g_assert_cmpint (allocate (fixture, all - 1), ==, below + HEIGHT);
  assert_place (fixture, 1, two, 0, WIDTH);
  assert_place (fixture, 2, 0, below, WIDTH);
  g_assert_cmpint (allocate (fixture, WIDTH), ==, 2 * below + HEIGHT);
  assert_place (fixture, 2, 0, 2 * below, WIDTH);
}

static void
test_from_right (Fixture       *fixture,
                 gconstpointer  data)
{
  gtk_widget_set_direction (fixture->box, GTK_TEXT_DIR_RTL);
  allocate (fixture, 250);
  assert_place (fixture, 0, 250 - WIDTH, 0, WIDTH);
  assert_place (fixture, 1, 250 - 2 * WIDTH - BETWEEN, 0, WIDTH);
  assert_place (fixture, 2, 250 - WIDTH, HEIGHT + BETWEEN, WIDTH);
}

static void
test_expands (Fixture       *fixture,
              gconstpointer  data)
{
  gtk_widget_set_hexpand (fixture->children[1], TRUE);
  allocate (fixture, 250);
  assert_place (fixture, 0, 0, 0, WIDTH);
  assert_place (fixture, 1, WIDTH + BETWEEN, 0, 250 - WIDTH - BETWEEN);
  assert_place (fixture, 2, 0, HEIGHT + BETWEEN, WIDTH);
}

static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  gtk_widget_set_visible (fixture->children[0], FALSE);
  g_assert_cmpint (allocate (fixture, 2 * WIDTH + BETWEEN), ==, HEIGHT);
  assert_place (fixture, 1, 0, 0, WIDTH);
  for (int i = 1; i < N; i++)
    gtk_widget_set_visible (fixture->children[i], FALSE);
  g_assert_cmpint (allocate (fixture, 250), ==, 0);
}

/* One that would like to be wider gets the width of the line. */
static void
test_shrinks (Fixture       *fixture,
              gconstpointer  data)
{
  gtk_label_set_label (GTK_LABEL (fixture->children[1]), "Many words, which would like to stand beside each other in a single line");
  gtk_label_set_ellipsize (GTK_LABEL (fixture->children[1]), PANGO_ELLIPSIZE_END);
  allocate (fixture, 150);
  assert_place (fixture, 1, 0, HEIGHT + BETWEEN, 150);
}

#define ADD(name, function) g_test_add ("/line-layout/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("lines", test_lines);
  ADD ("from-right", test_from_right);
  ADD ("expands", test_expands);
  ADD ("hidden", test_hidden);
  ADD ("shrinks", test_shrinks);
  return g_test_run ();
}
