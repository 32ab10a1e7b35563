/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library.c — the collections' window: found, sorted, played, added, removed and brought back. */
#include "../frames.h"
#include "window-fixture.h"

#include "model/file/file.h"
#include "view/collect/library-columns.h"
#include "view/collect/setdoku-library-sidebar.h"
#include "view/collect/setdoku-library-table.h"
#include "view/collect/setdoku-library-window.h"

#define HARD "....6...8.5.....2.......36..9.3......8.1...5....4..7..31........4...8.....2......"

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static SetdokuLibraryWindow *
open_library (Fixture *fixture)
{
  act (fixture, "win.library");
  wait_for (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  return SETDOKU_LIBRARY_WINDOW (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
}

static SetdokuLibraryTable *
table_of (SetdokuLibraryWindow *library)
{
  return SETDOKU_LIBRARY_TABLE (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_TABLE));
}

static guint
n_shown (SetdokuLibraryWindow *library)
{
  return setdoku_library_table_get_n_shown (table_of (library));
}

static void
search (SetdokuLibraryWindow *library,
        const char           *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_SEARCH_ENTRY)), text);
}

/* The table filters and sorts in slices: for a moment nothing may be shown, and then there are no facts. */
static const PuzzleFacts *
first_of (SetdokuLibraryWindow *library)
{
  static const PuzzleFacts nothing = { .cells = (char *) "" };
  g_autoptr(GPtrArray) shown = setdoku_library_table_get_shown (table_of (library));

  return shown->len ? setdoku_puzzle_get_facts (g_ptr_array_index (shown, 0)) : &nothing;
}

static void
test_found (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);
  GtkColumnView *view = GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));

  wait_for (n_shown (library) == 600);
  search (library, "X-wing");
  wait_for (n_shown (library) > 0 && n_shown (library) < 50);
  wait_for (first_of (library)->technique == RATE_X_WING);
  search (library, "");
  wait_for (n_shown (library) == 600);
  setdoku_library_table_sort_by (table_of (library), 1, GTK_SORT_DESCENDING);
  wait_for (first_of (library)->er > 90);
  setdoku_library_table_sort_by (table_of (library), 1, GTK_SORT_ASCENDING);
  wait_for (first_of (library)->er == 12);
  setdoku_library_table_set_filter (table_of (library), &(LibraryFilter) { .level = "extreme", .text = "" });
  wait_for (n_shown (library) > 0 && n_shown (library) < 200 && first_of (library)->er >= 72);
  gtk_widget_grab_focus (GTK_WIDGET (view));
  gtk_window_destroy (GTK_WINDOW (library));
}

/* How many rows there are, or less than none where one is not called what it shows. */
static int
count_named (GtkWidget  *widget,
             GHashTable *described)
{
  int n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (g_str_equal (gtk_widget_get_css_name (widget), "row"))
    {
      /* What it is differs from "", and is handed back. */
      g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      return name && g_hash_table_contains (described, name) ? 1 : G_MININT16;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_named (child, described);
  return n;
}

static int
count_named_rows (SetdokuLibraryWindow *library)
{
  GtkWidget *rows = gtk_widget_get_last_child (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));
  g_autoptr(GPtrArray) shown = setdoku_library_table_get_shown (table_of (library));
  g_autoptr(GHashTable) described = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < shown->len; i++)
    g_hash_table_add (described, library_describe_puzzle (setdoku_puzzle_get_facts (g_ptr_array_index (shown, i))));
  return count_named (rows, described);
}

/* A screen reader that comes to a row says all that stands in its columns, each with its head. */
static void
test_rows_are_named (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);

  wait_for (n_shown (library) == 600);
  wait_for (count_named_rows (library) > 1);
  gtk_window_destroy (GTK_WINDOW (library));
}

static void
test_played (Fixture       *fixture,
             gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);
  GtkColumnView *view = GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));

  wait_for (n_shown (library) == 600);
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (library), "library.play", NULL) && count_clues (fixture) > 0);
  g_signal_emit_by_name (view, "activate", 3u);
  wait_for (count_clues (fixture) > 20);
  wait_for (!find_window (SETDOKU_TYPE_LIBRARY_WINDOW));         /* it gives way to the puzzle */
}

static void
test_added (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuLibraryWindow *library;
  GtkSelectionModel *model;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  library = open_library (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), "library.add", NULL));
  wait_for (n_shown (library) == 1);
  wait_for (g_str_equal (first_of (library)->cells, EASY));
  wait_for (first_of (library)->state == PUZZLE_RATED);        /* behind the scenes */

  {
    g_autoptr(GFile) file = write_file ("two.sdm", EASY "\n" HARD "\nrubbish\n", -1);

    setdoku_library_window_import (library, file);
    wait_for (n_shown (library) == 2);
  }
  model = gtk_column_view_get_model (GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW)));
  gtk_selection_model_select_all (model);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), "library.remove", NULL));
  wait_for (n_shown (library) == 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), "library.put-back", NULL));
  wait_for (n_shown (library) == 2);

  {
    g_autofree char *path = g_build_filename (folder, "out.sdm", NULL);
    g_autoptr(GFile) file = g_file_new_for_path (path);
    g_autoptr(GArray) records = NULL;

    setdoku_library_window_export (library, file);
    wait_for (g_file_test (path, G_FILE_TEST_EXISTS) && (records = setdoku_file_load (file, NULL, NULL, NULL)));
    g_assert_cmpuint (records->len, ==, 2);
  }
  gtk_window_destroy (GTK_WINDOW (library));
}

/* Sets, stars and tags. */

static SetdokuLibrarySidebar *
sidebar_of (SetdokuLibraryWindow *library)
{
  return SETDOKU_LIBRARY_SIDEBAR (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_SIDEBAR));
}

static void
do_it (SetdokuLibraryWindow *library,
       const char           *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), action, NULL));
}

static GtkSelectionModel *
model_of (SetdokuLibraryWindow *library)
{
  return gtk_column_view_get_model (GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW)));
}

/* While the table is filtered anew there may be no such row for a moment. */
static void
select_at (SetdokuLibraryWindow *library,
           guint                 place)
{
  wait_for (gtk_selection_model_select_item (model_of (library), place, TRUE)
            && gtk_selection_model_is_selected (model_of (library), place));
}

static void
give_name (SetdokuLibraryWindow *library,
           const char           *action,
           const char           *name)
{
  do_it (library, action);
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_ENTRY)), name);
  do_it (library, "library.name");
}

static void
choose (SetdokuLibraryWindow *library,
        LibraryPlaceKind      kind,
        const char           *name)
{
  setdoku_library_sidebar_choose (sidebar_of (library), kind, name);
  g_assert_cmpint (setdoku_library_sidebar_get (sidebar_of (library))->kind, ==, kind);
  g_assert_cmpstr (setdoku_library_sidebar_get (sidebar_of (library))->name, ==, name);
}

/* As a drag of all that is selected. */
static void
drop (SetdokuLibraryWindow *library,
      LibraryPlaceKind      kind,
      const char           *name)
{
  LibraryPlace place = { kind, (char *) name };
  g_autoptr(GPtrArray) puzzles = setdoku_library_table_get_selected (table_of (library));

  g_signal_emit_by_name (sidebar_of (library), "dropped", &place, puzzles);
}

static void
test_sets (Fixture       *fixture,
           gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);
  GtkWidget *widget = GTK_WIDGET (library);

  wait_for (n_shown (library) == 600);
  give_name (library, "library.new-set", "For the train");
  wait_for (n_shown (library) == 0);
  g_assert_true (shows (widget, "My sets"));
  g_assert_cmpstr (setdoku_library_sidebar_get (sidebar_of (library))->name, ==, "For the train");
  give_name (library, "library.new-set", "For the train");
  wait_for (shows (widget, "A set needs a name that no other set has."));
  do_it (library, "library.cancel-name");

  /* From the bank they come to the user's own; from there to another set. */
  choose (library, PLACE_BANK, NULL);
  wait_for (n_shown (library) == 600);
  select_at (library, 2);
  gtk_selection_model_select_range (model_of (library), 0, 3, TRUE);
  drop (library, PLACE_SET, "For the train");
  choose (library, PLACE_SET, "For the train");
  wait_for (n_shown (library) == 3);
  give_name (library, "library.new-set", "Class 7b");
  wait_for (shows (widget, "No puzzles here yet"));
  choose (library, PLACE_SET, "For the train");
  wait_for (n_shown (library) == 3);
  select_at (library, 0);
  g_assert_true (gtk_widget_activate_action (widget, "library.move", "s", "Class 7b"));
  wait_for (n_shown (library) == 2);

  /* Named otherwise, deleted, taken back. */
  give_name (library, "library.rename-set", "Train");
  g_assert_cmpstr (setdoku_library_sidebar_get (sidebar_of (library))->name, ==, "Train");
  wait_for (n_shown (library) == 2);
  do_it (library, "library.remove-set");
  g_assert_cmpint (setdoku_library_sidebar_get (sidebar_of (library))->kind, ==, PLACE_MINE);
  wait_for (n_shown (library) >= 3);
  do_it (library, "library.put-back-set");
  g_assert_cmpstr (setdoku_library_sidebar_get (sidebar_of (library))->name, ==, "Train");
  wait_for (n_shown (library) == 2);
  gtk_window_destroy (GTK_WINDOW (library));
}

static void
test_stars_and_tags (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);

  wait_for (n_shown (library) == 600);
  select_at (library, 11);
  gtk_selection_model_select_item (model_of (library), 10, FALSE);
  do_it (library, "library.star");
  give_name (library, "library.tags", "nice, very much so");
  do_it (library, "library.star");                               /* taken, and given again: both are still selected */
  do_it (library, "library.star");
  choose (library, PLACE_STARRED, NULL);
  wait_for (n_shown (library) == 2 && first_of (library)->star);
  search (library, "nothing of the kind");
  wait_for (n_shown (library) == 0);
  search (library, "VERY");
  wait_for (n_shown (library) == 2);
  select_at (library, 0);
  do_it (library, "library.star");
  wait_for (n_shown (library) == 1);
  choose (library, PLACE_TAG, "nice");
  wait_for (n_shown (library) == 2);
  select_at (library, 1);
  give_name (library, "library.tags", "");
  wait_for (n_shown (library) == 1);
  gtk_window_destroy (GTK_WINDOW (library));
}

enum { SLACK = 12 };               /* px: what a list has around it */

/* How far the heading of the first column is from the side where reading begins; px. */
static double
distance_from_start (GtkWidget *scrolled)
{
  GtkWidget *heads = gtk_widget_get_first_child (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)));
  GtkWidget *first = gtk_widget_get_first_child (heads);
  graphene_rect_t area;

  while (first && !gtk_widget_get_mapped (first))
    first = gtk_widget_get_next_sibling (first);
  if (!first || !gtk_widget_compute_bounds (first, scrolled, &area))
    return G_MAXINT;
  if (gtk_widget_get_direction (scrolled) == GTK_TEXT_DIR_LTR)
    return -area.origin.x;
  return area.origin.x + area.size.width - gtk_widget_get_width (scrolled);
}

static void
test_begins_where_one_reads (Fixture       *fixture,
                             gconstpointer  data)
{
  for (GtkTextDirection direction = GTK_TEXT_DIR_RTL; direction >= GTK_TEXT_DIR_LTR; direction--)
    {
      SetdokuLibraryWindow *library;
      GtkWidget *scrolled;
      GtkAdjustment *across;
      gboolean from_left;          /* a newer GTK counts from right to left where one reads so */
      int width;

      gtk_widget_set_default_direction (direction);
      library = open_library (fixture);
      gtk_window_set_default_size (GTK_WINDOW (library), 400, 500);
      scrolled = find_child (GTK_WIDGET (table_of (library)), GTK_TYPE_SCROLLED_WINDOW);
      across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
      wait_for (gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across) + 100);
      wait_for (ABS (distance_from_start (scrolled)) < SLACK);

      /* It stays where it was scrolled to when the window changes. */
      for (int i = 0; i < 5; i++)
        run_frames (scrolled);
      g_assert_cmpfloat (ABS (distance_from_start (scrolled)), <, SLACK);
      gtk_adjustment_set_value (across, 0);
      run_frames (scrolled);
      from_left = direction == GTK_TEXT_DIR_LTR || distance_from_start (scrolled) > SLACK;
      gtk_adjustment_set_value (across, direction == GTK_TEXT_DIR_RTL && from_left
                                        ? gtk_adjustment_get_upper (across) - gtk_adjustment_get_page_size (across) - 50 : 50);
      wait_for (ABS (distance_from_start (scrolled) - 50) < SLACK);
      width = gtk_widget_get_width (scrolled);
      gtk_window_set_default_size (GTK_WINDOW (library), 440, 500);
      wait_for (gtk_widget_get_width (scrolled) > width);
      wait_for (ABS (distance_from_start (scrolled) - 50) < SLACK);
      gtk_window_destroy (GTK_WINDOW (library));
      wait_for (!find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
    }
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/library/puzzles-are-found-and-sorted", Fixture, NULL, set_up, test_found, tear_down);
  g_test_add ("/library/rows-are-named", Fixture, NULL, set_up, test_rows_are_named, tear_down);
  g_test_add ("/library/a-puzzle-is-played-and-the-list-gives-way", Fixture, NULL, set_up, test_played, tear_down);
  g_test_add ("/library/puzzles-are-added-removed-and-written-out", Fixture, NULL, set_up, test_added, tear_down);
  g_test_add ("/library/sets-are-made-filled-renamed-and-deleted", Fixture, NULL, set_up, test_sets, tear_down);
  g_test_add ("/library/stars-and-tags-are-given-and-found", Fixture, NULL, set_up, test_stars_and_tags, tear_down);
  g_test_add ("/library/it-begins-where-one-reads", Fixture, NULL, set_up, test_begins_where_one_reads, tear_down);
  return run_tests ();
}
