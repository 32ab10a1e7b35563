/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library-boards.c — boards of any shape in the collections' window: imported, found, starred, played, solved, exported. */
#include "window-fixture.h"

#include "model/file/file.h"
#include "view/board/setdoku-preview.h"
#include "view/collect/setdoku-library-sidebar.h"
#include "view/collect/setdoku-library-table.h"
#include "view/collect/setdoku-library-window.h"

#define FOUR    "puzzle=a\ntitle=The small one\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=1234341221434.21\n"
#define KILLER  "puzzle=b\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r1c1 r1c2\ngivens=................\n"

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

static void
export_to (SetdokuLibraryWindow *library,
           const char           *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  setdoku_library_window_export (library, file);
}

static void
test_played (Fixture       *fixture,
             gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_library (fixture);
  g_autoptr(GFile) file = write_file ("boards.txt", FOUR "\n" KILLER, -1);
  g_autofree char *out = g_build_filename (folder, "out.blocks", NULL), *refused = g_build_filename (folder, "out.sdm", NULL);
  g_autoptr(GFile) written = g_file_new_for_path (out);
  g_autoptr(GArray) records = NULL;
  GtkColumnView *view;

  wait_for (n_shown (library) == 600);
  setdoku_library_window_import (library, file);
  wait_for (n_shown (library) == 2);
  wait_for (find_child (GTK_WIDGET (library), SETDOKU_TYPE_PREVIEW));
  wait_for (shows (GTK_WIDGET (library), "The small one, 4 × 4"));
  wait_for (shows (GTK_WIDGET (library), "b, 4 × 4, Cage"));

  export_to (library, "out.sdm");
  wait_for (shows (GTK_WIDGET (library), "“out.sdm” cannot hold boards of other shapes. Choose a name that ends in .blocks."));
  g_assert_false (g_file_test (refused, G_FILE_TEST_EXISTS));
  export_to (library, "out.blocks");
  wait_for (g_file_test (out, G_FILE_TEST_EXISTS) && (records = setdoku_file_load (written, NULL, NULL, NULL)));
  g_assert_cmpuint (records->len, ==, 2);

  search (library, "small");
  wait_for (n_shown (library) == 1);
  view = GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));
  wait_for (gtk_selection_model_select_item (gtk_column_view_get_model (view), 0, TRUE)
            && gtk_selection_model_is_selected (gtk_column_view_get_model (view), 0));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), "library.star", NULL));
  g_signal_emit_by_name (view, "activate", 0u);
  wait_for (!find_window (SETDOKU_TYPE_LIBRARY_WINDOW));         /* it gives way to the puzzle */
  wait_for (setdoku_game_get_topology (game_of (fixture)));
  g_assert_cmpint (setdoku_game_get_topology (game_of (fixture))->n, ==, 4);

  /* Its last digit: it is solved, and the collection knows. */
  setdoku_game_enter (game_of (fixture), places_of (13), 3);
  library = open_library (fixture);
  setdoku_library_sidebar_choose (SETDOKU_LIBRARY_SIDEBAR (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_SIDEBAR)),
                                  PLACE_STARRED, NULL);
  wait_for (n_shown (library) == 1);
  {
    g_autoptr(GPtrArray) shown = setdoku_library_table_get_shown (table_of (library));
    const PuzzleFacts *facts = setdoku_puzzle_get_facts (shown->pdata[0]);

    g_assert_true (facts->star && !facts->classic);
    wait_for (facts->solved);
    g_assert_cmpint (facts->best, >=, 0);
  }
  gtk_window_destroy (GTK_WINDOW (library));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/library-boards/imported-starred-played-and-solved", Fixture, NULL, set_up, test_played, tear_down);
  return run_tests ();
}
