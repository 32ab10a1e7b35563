/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export-kept.c — what was chosen in the Export window is chosen in the next one. */
#include "export-fixture.h"

#include "model/keep/settings.h"
#include "view/paper/export-keep.h"

static GSettings *settings;

static const char *const pages[] = { "picture", "film", "slides" };

/* What follows from the search. */
static const char *const not_kept[] = { "Film of", "From event", "To event", "Speed", "Slides of", NULL };

static SetdokuExportWindow *
new_window (void)
{
  ExportSubject *subject = new_subject_of_search (100);

  subject->last = 100;
  return SETDOKU_EXPORT_WINDOW (setdoku_export_window_new (NULL, subject, settings));
}

/* Every control of the page, in its order, that is kept. */
static void
find_controls (GtkWidget *widget,
               GPtrArray *controls)
{
  if (gtk_widget_has_css_class (widget, "preference"))
    {
      const char *label = gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (widget)));

      if (!g_strv_contains (not_kept, label))
        g_ptr_array_add (controls, gtk_widget_get_last_child (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_controls (child, controls);
}

static GPtrArray *
controls_of (SetdokuExportWindow *window,
             const char          *page)
{
  GPtrArray *controls = g_ptr_array_new ();

  setdoku_export_window_show_page (window, page);
  find_controls (GTK_WIDGET (setdoku_export_window_get_page (window)), controls);
  g_assert_cmpuint (controls->len, >, 3);
  return controls;
}

static int
value_of (GtkWidget *control)
{
  return GTK_IS_DROP_DOWN (control) ? (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (control))
         : GTK_IS_SWITCH (control) ? gtk_switch_get_active (GTK_SWITCH (control))
         : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
}

/* To another value than it has. */
static void
change (GtkWidget *control)
{
  int value = value_of (control);

  if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), value == 0 ? 1 : 0);
  else if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), !value);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value + 100);
}

/* Row by row, so that none is kept in another's place. */
static void
test_every_row (void)
{
  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    for (guint i = 0, n = 1; i < n; i++)
      {
        SetdokuExportWindow *window = new_window (), *next;
        g_autoptr(GPtrArray) before = controls_of (window, pages[page]), after = NULL;
        g_autofree int *values = g_new (int, before->len);

        n = before->len;
        change (g_ptr_array_index (before, i));
        for (guint k = 0; k < n; k++)
          values[k] = value_of (g_ptr_array_index (before, k));
        next = new_window ();
        after = controls_of (next, pages[page]);
        g_assert_cmpuint (after->len, ==, n);
        for (guint k = 0; k < n; k++)
          g_assert_cmpint (value_of (g_ptr_array_index (after, k)), ==, values[k]);
        gtk_window_destroy (GTK_WINDOW (window));
        gtk_window_destroy (GTK_WINDOW (next));
      }
}

/* Of what somebody has written there by hand, or a newer program, what is known counts; and it stays there. */
static void
test_nonsense (void)
{
  g_autofree char *words = NULL;
  SetdokuExportWindow *window;
  SetdokuExportPage *page;

  g_settings_set_string (settings, EXPORT_CHOICE_KEY, "picture-file=bmp picture-width=x  picture-ground=transparent =1 later=2");
  window = new_window ();
  page = setdoku_export_window_get_page (window);
  g_assert_cmpint (value_of (find_control (GTK_WIDGET (page), "File")), ==, PICTURE_PNG);
  g_assert_cmpint (value_of (find_control (GTK_WIDGET (page), "Width, in pixels")), ==, EXPORT_WIDTH);
  g_assert_cmpint (value_of (find_control (GTK_WIDGET (page), "Ground")), ==, 1);
  choose (page, "File", picture_kinds[PICTURE_SVG].name);
  words = setdoku_settings_get_string (settings, EXPORT_CHOICE_KEY, "");
  g_assert_cmpstr (words, ==, "picture-width=x picture-ground=transparent =1 later=2 picture-file=svg");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opening and closing chooses nothing: the style goes on being the window's. */
static void
test_what_nobody_chose (void)
{
  g_autofree char *words = NULL;

  g_settings_reset (settings, EXPORT_CHOICE_KEY);
  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    {
      SetdokuExportWindow *window = new_window ();

      setdoku_export_window_show_page (window, pages[page]);
      gtk_window_present (GTK_WINDOW (window));
      wait_for (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  words = setdoku_settings_get_string (settings, EXPORT_CHOICE_KEY, "");
  g_assert_cmpstr (words, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  int result;

  start_application (&argc, &argv);
  settings = setdoku_settings_new ();
  g_assert_nonnull (settings);
  g_test_add_func ("/export-kept/every-row", test_every_row);
  g_test_add_func ("/export-kept/nonsense", test_nonsense);
  g_test_add_func ("/export-kept/what-nobody-chose", test_what_nobody_chose);
  result = run_tests ();
  g_object_unref (settings);
  return result;
}
