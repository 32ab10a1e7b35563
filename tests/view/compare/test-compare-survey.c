/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-compare-survey.c — strategies compared over many puzzles, in a real window. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "view/compare/setdoku-compare-plot.h"
#include "view/compare/setdoku-compare-results.h"
#include "view/compare/setdoku-compare-survey.h"
#include "compare-fixture.h"
#include "taken.h"

/* Four puzzles that all strategies of the beginning solve, so that a table of them is soon whole. */
#define FOUR \
  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..\n" \
  "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....\n" \
  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..\n" \
  "26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564.\n"

static void
test_a_collection_makes_a_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = write_file ("four.txt", FOUR, -1), csv = g_file_new_build_filename (folder, "table.csv", NULL);
  SetdokuCompareSurvey *window;
  SetdokuSurvey *survey;
  g_autofree char *text = NULL;
  SurveyRow row;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  g_assert_nonnull (window);
  wait_for (setdoku_compare_survey_is_ready (window));         /* the bank */
  setdoku_compare_survey_load (window, file);
  g_assert_false (setdoku_compare_survey_is_ready (window));
  wait_for (setdoku_compare_survey_is_ready (window));
  g_assert_true (g_str_has_prefix (setdoku_compare_survey_get_words (window), "4 puzzles. "));
  setdoku_compare_survey_start (window);
  survey = setdoku_compare_survey_get_survey (window);
  wait_for (!setdoku_survey_is_running (survey));
  g_assert_cmpuint (setdoku_survey_get_n_boards (survey), ==, 4);
  setdoku_survey_get_row (survey, 3, &row);
  g_assert_cmpuint (row.solved, ==, 4);
  wait_for (shows (GTK_WIDGET (window), "Explore"));
  setdoku_compare_survey_save_to (window, csv);
  wait_for (g_str_equal (setdoku_compare_survey_get_words (window), "The table was saved."));
  g_assert_true (g_file_load_contents (csv, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "ascending"));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (find_window (SETDOKU_TYPE_COMPARE_SURVEY) == NULL);
}

/* On a small screen, whatever the file is called and however many are compared. */
static void
test_the_window_can_be_small (Fixture *fixture, gconstpointer data)
{
  g_autofree char *letters = g_strnfill (200, 'm'), *name = g_strconcat (letters, ".txt", NULL);
  g_autoptr(GFile) file = write_file (name, FOUR, -1);
  SetdokuCompareSurvey *window;
  GtkWidget *child;
  int width, height;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  setdoku_compare_survey_load (window, file);
  wait_for (setdoku_compare_survey_is_ready (window));
  child = gtk_window_get_child (GTK_WINDOW (window));
  for (int picture = 0; picture < 2; picture++)
    {
      gtk_widget_activate_action (child, "survey.by", "s", picture ? "rating" : "curves");
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, 360), &height, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, 400);
      g_assert_cmpint (height, <=, 400);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How often the application is held: these stand before GLib's, and count. */
static int n_holds;

void
g_application_hold (GApplication *held)
{
  n_holds++;
  ((void (*) (GApplication *)) dlsym (RTLD_NEXT, "g_application_hold")) (held);
}

void
g_application_release (GApplication *held)
{
  n_holds--;
  ((void (*) (GApplication *)) dlsym (RTLD_NEXT, "g_application_release")) (held);
}

static void
test_a_collection_can_be_chosen_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = write_file ("again.txt", FOUR, -1), csv = g_file_new_build_filename (folder, "late.csv", NULL);
  SetdokuCompareSurvey *window;
  GtkDropDown *collections;
  gpointer gone;
  int before;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  collections = GTK_DROP_DOWN (gtk_widget_get_template_child (GTK_WIDGET (window), SETDOKU_TYPE_COMPARE_SURVEY, "collections"));
  setdoku_compare_survey_load (window, file);
  wait_for (setdoku_compare_survey_is_ready (window));
  gtk_drop_down_set_selected (collections, 0);                 /* the bank */
  wait_for (setdoku_compare_survey_is_ready (window));
  g_assert_false (g_str_has_prefix (setdoku_compare_survey_get_words (window), "4 puzzles. "));
  gtk_drop_down_set_selected (collections, 2);
  wait_for (setdoku_compare_survey_is_ready (window));
  g_assert_true (g_str_has_prefix (setdoku_compare_survey_get_words (window), "4 puzzles. "));

  setdoku_compare_survey_start (window);
  wait_for (!setdoku_survey_is_running (setdoku_compare_survey_get_survey (window)));
  command (fixture, "survey", NULL);                           /* the same strategies: the table stays */
  g_assert_cmpuint (setdoku_survey_get_n_boards (setdoku_compare_survey_get_survey (window)), ==, 4);

  before = n_holds;
  setdoku_compare_survey_save_to (window, csv);
  g_assert_cmpint (n_holds, ==, before + 1);                   /* the program does not end meanwhile */
  gone = window;
  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  gtk_window_destroy (GTK_WINDOW (window));                    /* it is saved all the same */
  before = n_holds;
  wait_for (!gone);
  g_assert_cmpint (n_holds, ==, before - 1);
  g_assert_true (g_file_query_exists (csv, NULL));
}

static GtkWindow *
find_file_dialog (void)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog") && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* It has no filters; and what is cancelled changes nothing. */
static void
test_a_file_is_asked_for (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareSurvey *window;
  GtkWidget *open;
  g_autofree char *words = NULL;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  wait_for (setdoku_compare_survey_is_ready (window));
  words = g_strdup (setdoku_compare_survey_get_words (window));
  open = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), SETDOKU_TYPE_COMPARE_SURVEY, "open"));
  gtk_widget_activate (open);
  wait_for (find_file_dialog ());
  gtk_window_close (find_file_dialog ());
  wait_for (!find_file_dialog ());
  g_assert_cmpstr (setdoku_compare_survey_get_words (window), ==, words);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_file_without_puzzles_is_said (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = write_file ("words.txt", "no puzzle at all\n", -1);
  SetdokuCompareSurvey *window;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  setdoku_compare_survey_load (window, file);
  wait_for (strstr (setdoku_compare_survey_get_words (window), "words.txt"));
  g_assert_false (setdoku_compare_survey_is_ready (window));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (find_window (SETDOKU_TYPE_COMPARE_SURVEY) == NULL);
}

static SetdokuCompareSurvey *
survey_of_four (Fixture *fixture)
{
  g_autoptr(GFile) file = write_file ("plotted.txt", FOUR, -1);
  SetdokuCompareSurvey *window;

  go_to_view (fixture, "compare");
  command (fixture, "survey", NULL);
  window = SETDOKU_COMPARE_SURVEY (find_window (SETDOKU_TYPE_COMPARE_SURVEY));
  setdoku_compare_survey_load (window, file);
  wait_for (setdoku_compare_survey_is_ready (window));
  setdoku_compare_survey_start (window);
  wait_for (!setdoku_survey_is_running (setdoku_compare_survey_get_survey (window)));
  wait_for (shows (GTK_WIDGET (window), "4 of 4"));
  return window;
}

static gpointer
part_of (SetdokuCompareSurvey *window, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window), SETDOKU_TYPE_COMPARE_SURVEY, name);
}

static gboolean
is_on (GtkWidget *widget, const char *label)
{
  gboolean on = GTK_IS_TOGGLE_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0
                && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !on; child = gtk_widget_get_next_sibling (child))
    on = is_on (child, label);
  return on;
}

/* The arrow keys go along the curves, and what is pointed at is told with each strategy's figure. */
static void
test_the_curves_are_read_out (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareSurvey *window = survey_of_four (fixture);
  SetdokuComparePlot *plot = part_of (window, "plot");
  g_autofree char *none = NULL, *first = NULL, *time = NULL;
  SurveyRow row;

  setdoku_survey_get_row (setdoku_compare_survey_get_survey (window), 0, &row);
  none = setdoku_compare_plot_describe (plot);
  g_assert_cmpstr (none, ==, "");
  setdoku_compare_plot_point (plot, 1);
  first = setdoku_compare_plot_describe (plot);
  g_assert_true (g_str_has_prefix (first, "1 of 4 puzzles"));
  g_assert_nonnull (strstr (first, "In order: "));
  g_bytes_unref (taken_from (GTK_WIDGET (plot)));
  setdoku_compare_plot_point (plot, 1000);
  g_assert_cmpint (setdoku_compare_plot_pointed (plot), ==, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "survey.measure", "s", "time");
  g_assert_true (shows (GTK_WIDGET (window), "Middle time"));
  time = setdoku_compare_plot_describe (plot);
  g_assert_true (strstr (time, " µs") || strstr (time, " ms"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A list brings no ratings along: they are found out beside it, and each puzzle is a dot for each strategy. */
static void
test_puzzles_are_rated_for_the_picture (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareSurvey *window = survey_of_four (fixture);
  SetdokuComparePlot *plot = part_of (window, "plot");
  g_autofree char *dot = NULL;

  g_assert_false (gtk_widget_get_visible (part_of (window, "rate")));
  gtk_widget_activate_action (GTK_WIDGET (window), "survey.by", "s", "rating");
  g_assert_true (gtk_widget_get_visible (part_of (window, "rate")));
  g_assert_false (gtk_widget_get_visible (part_of (window, "measures")));
  g_assert_true (is_on (GTK_WIDGET (window), "By rating"));
  g_assert_false (is_on (GTK_WIDGET (window), "Curves"));
  g_assert_cmpstr (gtk_label_get_label (part_of (window, "rated")), ==, "0 of 4 rated");
  gtk_widget_activate_action (GTK_WIDGET (window), "survey.rate", NULL);
  wait_for (g_str_equal (gtk_label_get_label (part_of (window, "rated")), "3 of 4 rated")
            || g_str_equal (gtk_label_get_label (part_of (window, "rated")), "4 of 4 rated"));
  setdoku_compare_plot_point (plot, 0);
  dot = setdoku_compare_plot_describe (plot);
  g_assert_true (g_str_has_prefix (dot, "Puzzle 1"));
  g_assert_nonnull (strstr (dot, "rating "));
  g_bytes_unref (taken_from (GTK_WIDGET (plot)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_the_picture_is_saved (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareSurvey *window = survey_of_four (fixture);
  g_autoptr(GFile) file = g_file_new_build_filename (folder, "plot.svg", NULL);
  g_autofree char *text = NULL;

  setdoku_compare_survey_save_picture_to (window, file);
  wait_for (g_str_equal (setdoku_compare_survey_get_words (window), "The picture was saved."));
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "<svg"));
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(name, function) g_test_add ("/compare-survey/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  ADD ("collection", test_a_collection_makes_a_table);
  ADD ("small", test_the_window_can_be_small);
  ADD ("chosen-again", test_a_collection_can_be_chosen_again);
  ADD ("asked-for", test_a_file_is_asked_for);
  ADD ("no-puzzles", test_a_file_without_puzzles_is_said);
  ADD ("curves", test_the_curves_are_read_out);
  ADD ("rated", test_puzzles_are_rated_for_the_picture);
  ADD ("picture", test_the_picture_is_saved);
  return run_tests ();
}
