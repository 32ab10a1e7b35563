/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-print-kept.c — what was chosen in the Print window is chosen in the next one. */
#include "print-fixture.h"

#include "model/keep/settings.h"
#include "view/paper/print-choice.h"

static GSettings *settings;

static void
test_usual (void)
{
  PrintChoice choice;

  g_settings_reset (settings, PRINT_CHOICE_KEY);
  print_choice_read (settings, &choice);
  g_assert_cmpint (book_per_page[choice.value[PRINT_PER_PAGE]], ==, 6);
  g_assert_cmpint (choice.value[PRINT_SOLUTIONS], ==, BOOK_SOLUTIONS_END);
  g_assert_cmpint (choice.value[PRINT_COUNT], ==, 6);
  g_assert_cmpstr (print_rows[PRINT_SYMMETRY].id (choice.value[PRINT_SYMMETRY]), ==, "rotate-180");
}

/* Each value of each row, as a whole table. */
static void
test_every_value (void)
{
  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    for (int value = print_rows[row].id ? 0 : 1; print_rows[row].id ? print_rows[row].id (value) != NULL : value < 20; value++)
      {
        PrintChoice choice, read;

        print_choice_read (NULL, &choice);
        choice.value[row] = value;
        g_assert_true (print_choice_write (settings, &choice));
        print_choice_read (settings, &read);
        for (PrintRow other = 0; other < N_PRINT_ROWS; other++)
          g_assert_cmpint (read.value[other], ==, choice.value[other]);
      }
}

/* Of what somebody has written there by hand, or a newer program, what is known counts. */
static void
test_nonsense (void)
{
  PrintChoice choice;

  g_settings_set_string (settings, PRINT_CHOICE_KEY, "per-page=5 solutions= =end nonsense ink=colours count=0 paper=a5-across ink");
  print_choice_read (settings, &choice);
  g_assert_cmpint (book_per_page[choice.value[PRINT_PER_PAGE]], ==, 6);
  g_assert_cmpint (choice.value[PRINT_SOLUTIONS], ==, BOOK_SOLUTIONS_END);
  g_assert_cmpint (choice.value[PRINT_COUNT], ==, 6);
  g_assert_cmpint (choice.value[PRINT_INK], ==, 1);
  g_assert_cmpfloat_with_epsilon (print_choice_get_paper (&choice).width, 595.28, 0.01);
  g_assert_cmpfloat_with_epsilon (print_choice_get_paper (&choice).height, 419.53, 0.01);
}

static GtkWidget *
find_switch (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SWITCH (widget) && gtk_widget_is_visible (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_switch (child);
  return found;
}

static void
test_windows (void)
{
  g_settings_reset (settings, PRINT_CHOICE_KEY);
  for (int i = 0; i < 2; i++)
    {
      SetdokuPrintPage *shown = g_object_ref_sink (setdoku_print_page_new (settings));
      GtkWidget *levels = find_switch (GTK_WIDGET (shown));

      g_assert_nonnull (levels);
      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (levels)), ==, i == 0);
      gtk_switch_set_active (GTK_SWITCH (levels), FALSE);
      g_object_unref (shown);
    }
}

int
main (int argc, char **argv)
{
  int result;

  start_application (&argc, &argv);
  settings = setdoku_settings_new ();
  g_assert_nonnull (settings);
  g_test_add_func ("/print-kept/usual", test_usual);
  g_test_add_func ("/print-kept/every-value", test_every_value);
  g_test_add_func ("/print-kept/nonsense", test_nonsense);
  g_test_add_func ("/print-kept/windows", test_windows);
  result = run_tests ();
  g_object_unref (settings);
  return result;
}
