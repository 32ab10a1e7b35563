/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-statistics-window.c — what was solved is listed, drawn, exported and reset, and that can be undone. */
#include "window-fixture.h"
#include "taken.h"

#include "view/learn/setdoku-statistics-chart.h"
#include "view/learn/setdoku-statistics-window.h"
#include "view/learn/statistics-words.h"

typedef struct {
  char              *folder;
  SetdokuStatistics *statistics;
  GtkWidget         *window;
} Shown;

static Solve
solve_of (int         number,
          const char *level,
          int         seconds,
          int         hints)
{
  Solve solve = { .solved = 1700000000 + number, .began = 1600000000 + number, .elapsed = seconds * 1000, .hints = hints };

  g_strlcpy (solve.level, level, sizeof solve.level);
  g_strlcpy (solve.puzzle, EASY, sizeof solve.puzzle);
  return solve;
}

static void
fill_file (Shown *shown)
{
  static const struct { const char *level; int seconds, hints; } rows[] = {
    { "easy", 60, 0 }, { "hard", 500, 0 }, { "easy", 80, 1 }, { "easy", 100, 0 }, { "", 10, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Solve solve = solve_of ((int) i, rows[i].level, rows[i].seconds, rows[i].hints);

      g_assert_true (statistics_file_add (shown->folder, &solve, NULL, NULL));
    }
}

/* The file, if there is one, is read meanwhile. */
static void
open_window (Shown *shown)
{
  g_autofree char *path = g_build_filename (shown->folder, "statistics.csv", NULL);
  bool filled = g_file_test (path, G_FILE_TEST_EXISTS);

  shown->statistics = setdoku_statistics_new (shown->folder);
  shown->window = setdoku_statistics_window_new (shown->statistics);
  gtk_window_present (GTK_WINDOW (shown->window));
  wait_for (gtk_widget_get_width (shown->window) > 0);
  wait_for (!filled || setdoku_statistics_get_solves (shown->statistics)->len > 0);
}

static void
set_up_shown (Shown         *shown,
              gconstpointer  data)
{
  g_test_log_set_fatal_handler (is_fatal, NULL);
  shown->folder = g_dir_make_tmp ("setdoku-statistics-XXXXXX", NULL);
}

static void
tear_down_shown (Shown         *shown,
                 gconstpointer  data)
{
  g_autoptr(GDir) directory = g_dir_open (shown->folder, 0, NULL);
  const char *name;

  gtk_window_destroy (GTK_WINDOW (shown->window));
  g_clear_object (&shown->statistics);
  while ((name = g_dir_read_name (directory)))
    {
      g_autofree char *path = g_build_filename (shown->folder, name, NULL);

      g_remove (path);
    }
  g_remove (shown->folder);
  g_clear_pointer (&shown->folder, g_free);
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The texts of a row of the table, each followed by a bar. */
static char *
row_text (Shown *shown,
          int    row)
{
  GtkGrid *table = GTK_GRID (find (shown->window, GTK_TYPE_GRID));
  g_autoptr(GString) text = g_string_new (NULL);

  for (int column = 0; gtk_grid_get_child_at (table, column, row); column++)
    g_string_append_printf (text, "%s|", gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, column, row))));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static bool
has_row (Shown      *shown,
         int         row,
         const char *expected)
{
  g_autofree char *text = row_text (shown, row);

  return strcmp (text, expected) == 0;
}

/* The file is read meanwhile. */
static void
check_row (Shown      *shown,
           int         row,
           const char *expected)
{
  wait_for (has_row (shown, row, expected));
}

static void
test_each_level_has_its_figures (Shown         *shown,
                                 gconstpointer  data)
{
  fill_file (shown);
  open_window (shown);
  check_row (shown, 0, "Level|Solved|Without a hint|Best|Median|");
  check_row (shown, 1, "Easy|3|2|1:00|1:20|");
  check_row (shown, 2, "Medium|0|0|–|–|");
  check_row (shown, 3, "Hard|1|1|8:20|8:20|");
  check_row (shown, 6, "Not rated|1|1|0:10|0:10|");
  check_row (shown, 7, "All|5|4|0:10|1:20|");
  g_bytes_unref (taken_from (find (shown->window, GTK_TYPE_GRID)));
}

static void
test_nothing_solved_is_said (Shown         *shown,
                             gconstpointer  data)
{
  open_window (shown);
  wait_for (shows (shown->window, "Nothing solved yet"));
  g_assert_false (shows (shown->window, "Export…"));
}

static gboolean
press_on (GtkWidget *widget,
          guint      keyval)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, 0, &handled);
    }
  return handled;
}

static void
test_the_chart_tells_each_solve_to_keys_too (Shown         *shown,
                                             gconstpointer  data)
{
  SetdokuStatisticsChart *chart;
  GtkDropDown *levels;
  g_autofree char *text = NULL, *name = NULL;

  fill_file (shown);
  open_window (shown);
  chart = SETDOKU_STATISTICS_CHART (find (shown->window, SETDOKU_TYPE_STATISTICS_CHART));
  levels = GTK_DROP_DOWN (find (shown->window, GTK_TYPE_DROP_DOWN));
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                     "The last 5 solves as bars. Median: 1:20"));
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (levels), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (name && g_str_has_prefix (name, "Level"));                 /* and, from GTK 4.14 on, what is chosen */
  gtk_drop_down_set_selected (levels, 1);
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                     "The last 3 solves as bars. Median: 1:20"));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (chart)));
  g_assert_true (press_on (GTK_WIDGET (chart), GDK_KEY_Left));
  g_assert_cmpint (setdoku_statistics_chart_get_chosen (chart)->elapsed, ==, 100000);
  g_assert_true (press_on (GTK_WIDGET (chart), GDK_KEY_Left));
  g_assert_cmpint (setdoku_statistics_chart_get_chosen (chart)->elapsed, ==, 80000);
  text = statistics_describe_moment (setdoku_statistics_chart_get_chosen (chart));
  g_assert_true (g_str_has_suffix (text, " November 2023: 1:20, 1 hint"));
  wait_for (shows (shown->window, text));
  g_assert_true (press_on (GTK_WIDGET (chart), GDK_KEY_Home));
  g_assert_true (press_on (GTK_WIDGET (chart), GDK_KEY_Left));
  g_assert_cmpint (setdoku_statistics_chart_get_chosen (chart)->elapsed, ==, 60000);

  /* A level without any. */
  gtk_drop_down_set_selected (levels, 2);
  g_assert_null (setdoku_statistics_chart_get_chosen (chart));
  g_assert_true (press_on (GTK_WIDGET (chart), GDK_KEY_End));
  g_assert_null (setdoku_statistics_chart_get_chosen (chart));
}

static void
test_reset_can_be_undone (Shown         *shown,
                          gconstpointer  data)
{
  SetdokuBanner *banner;

  fill_file (shown);
  open_window (shown);
  banner = SETDOKU_BANNER (find (shown->window, SETDOKU_TYPE_BANNER));
  g_assert_true (gtk_widget_activate_action (shown->window, "statistics.reset", NULL));
  wait_for (setdoku_banner_get_message (banner) != NULL);
  g_assert_cmpstr (setdoku_banner_get_message (banner), ==, "The statistics begin anew.");
  wait_for (shows (shown->window, "Nothing solved yet"));
  g_assert_true (gtk_widget_activate_action (shown->window, "statistics.undo-reset", NULL));
  wait_for (!setdoku_banner_get_message (banner));
  check_row (shown, 7, "All|5|4|0:10|1:20|");
}

static void
test_export_writes_a_table (Shown         *shown,
                            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (shown->folder, "table.csv", NULL), *text = NULL, *expected = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path), nowhere = g_file_new_for_path ("/nonexistent/table.csv");
  SetdokuBanner *banner;

  fill_file (shown);
  open_window (shown);
  banner = SETDOKU_BANNER (find (shown->window, SETDOKU_TYPE_BANNER));
  setdoku_statistics_window_write_to (SETDOKU_STATISTICS_WINDOW (shown->window), file);
  wait_for (setdoku_banner_get_message (banner) != NULL);
  g_assert_cmpstr (setdoku_banner_get_message (banner), ==, "The table is saved.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  expected = setdoku_statistics_to_csv (shown->statistics);
  g_assert_cmpstr (text, ==, expected);
  g_assert_true (g_str_has_prefix (text, "solved,began,puzzle,"));
  setdoku_statistics_window_write_to (SETDOKU_STATISTICS_WINDOW (shown->window), nowhere);
  wait_for (g_str_has_prefix (setdoku_banner_get_message (banner), "Not saved: the folder of “table.csv” "));
}

static void
test_damaged_lines_are_said (Shown         *shown,
                             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (shown->folder, "statistics.csv", NULL), *text = NULL;
  SetdokuBanner *banner;
  gsize length;

  fill_file (shown);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  text[length - 20] ^= 1;
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  open_window (shown);
  banner = SETDOKU_BANNER (find (shown->window, SETDOKU_TYPE_BANNER));
  wait_for (setdoku_banner_get_message (banner) != NULL);
  g_assert_cmpstr (setdoku_banner_get_message (banner), ==, "1 line was damaged. It is kept in “statistics.damaged”.");
  check_row (shown, 7, "All|4|3|1:00|1:40|");
}

static unsigned
count_kept (Shown *shown)
{
  unsigned n_damaged;
  g_autoptr(GArray) solves = statistics_file_read (shown->folder, &n_damaged, NULL);

  return solves->len;
}

static void
test_a_new_solve_is_there_at_once (Shown         *shown,
                                   gconstpointer  data)
{
  Solve solve = solve_of (9, "hard", 400, 0);

  fill_file (shown);
  open_window (shown);
  setdoku_statistics_add_async (shown->statistics, &solve, NULL, NULL);
  check_row (shown, 3, "Hard|2|2|6:40|7:30|");
  wait_for (count_kept (shown) == 6);
}

static void
test_a_solve_is_told_in_words (Shown         *shown,
                               gconstpointer  data)
{
  static const struct { const char *level; int seconds, hints; StatisticsSummary summary; const char *text; } rows[] = {
    { "hard", 432, 0, { 3, 3, 410000, 500000 }, "Solved in 7:12. Your best at Hard is 6:50." },
    { "hard", 410, 0, { 3, 3, 410000, 500000 }, "Solved in 6:50. It is your best at Hard." },
    { "hard", 410, 0, { 1, 1, 410000, 410000 }, "Solved in 6:50. It is your first at Hard." },
    { "hard", 410, 0, { 2, 1, 410000, 410000 }, "Solved in 6:50. It is your first at Hard." },
    { "hard", 432, 2, { 3, 2, 410000, 500000 }, "Solved in 7:12 with 2 hints. Your best at Hard is 6:50." },
    { "hard", 432, 1, { 1, 0, -1, -1 }, "Solved in 7:12 with 1 hint." },
    { "", 432, 0, { 3, 3, 410000, 500000 }, "Solved in 7:12." },
    { "plaid", 432, 0, { 3, 3, 410000, 500000 }, "Solved in 7:12." },
  };

  open_window (shown);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Solve solve = solve_of (0, rows[i].level, rows[i].seconds, rows[i].hints);
      g_autofree char *text = statistics_describe_solve (&solve, &rows[i].summary);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Shown *, gconstpointer); } tests[] = {
    { "/statistics-window/each-level-has-its-figures", test_each_level_has_its_figures },
    { "/statistics-window/nothing-solved-is-said", test_nothing_solved_is_said },
    { "/statistics-window/the-chart-tells-each-solve", test_the_chart_tells_each_solve_to_keys_too },
    { "/statistics-window/reset-can-be-undone", test_reset_can_be_undone },
    { "/statistics-window/export-writes-a-table", test_export_writes_a_table },
    { "/statistics-window/damaged-lines-are-said", test_damaged_lines_are_said },
    { "/statistics-window/a-new-solve-is-there-at-once", test_a_new_solve_is_there_at_once },
    { "/statistics-window/a-solve-is-told-in-words", test_a_solve_is_told_in_words },
  };

  start_application (&argc, &argv);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Shown, NULL, set_up_shown, tests[i].run, tear_down_shown);
  return run_tests ();
}
