/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library-long.c — long files in the collections' window: opened, ordered, put together, freed of twins; and what is said of
 * their puzzles stays. */
#include <glib/gstdio.h>
#include <unistd.h>

#include "window-fixture.h"

#include "view/collect/setdoku-library-sidebar.h"
#include "view/collect/setdoku-library-table.h"
#include "view/collect/setdoku-library-window.h"
#include "view/kit/setdoku-banner.h"

enum { N_LINES = LONG_LIST_LEAST + 40, KINDS = 40 };

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static SetdokuLibraryTable *
table_of (SetdokuLibraryWindow *library)
{
  return SETDOKU_LIBRARY_TABLE (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_TABLE));
}

static SetdokuLibrarySidebar *
sidebar_of (SetdokuLibraryWindow *library)
{
  return SETDOKU_LIBRARY_SIDEBAR (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_SIDEBAR));
}

static const char *
message_of (SetdokuLibraryWindow *library)
{
  const char *message = setdoku_banner_get_message (SETDOKU_BANNER (find_child (GTK_WIDGET (library), SETDOKU_TYPE_BANNER)));

  return message ? message : "";
}

static guint
n_shown (SetdokuLibraryWindow *library)
{
  return setdoku_library_table_get_n_shown (table_of (library));
}

static PuzzleFacts
facts_at (SetdokuLibraryWindow *library,
          guint                 i)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));
  g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), i);

  return puzzle ? *setdoku_puzzle_get_facts (puzzle) : (PuzzleFacts) { .n_clues = -1 };
}

/* Line i has 20 + i % KINDS clues, and is the same as any other of that number but for how the digits are called. */
static GFile *
write_list (const char *name,
            int         n)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i == 7)
        g_string_append (text, "this is no puzzle\n12345\n");
      for (int cell = 0; cell < N_CELLS; cell++)
        g_string_append_c (text, cell < 20 + i % KINDS ? (char) ('1' + (i / KINDS + cell) % 9) : '.');
      g_string_append_c (text, '\n');
    }
  return write_file (name, text->str, -1);
}

static SetdokuLibraryWindow *
open_long (Fixture *fixture)
{
  g_autoptr(GFile) file = write_list ("long.txt", N_LINES);
  SetdokuLibraryWindow *library;

  setdoku_window_open (fixture->window, file);                   /* as any file is */
  wait_for (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  library = SETDOKU_LIBRARY_WINDOW (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  wait_for (setdoku_library_sidebar_get (sidebar_of (library))->kind == PLACE_FILE && n_shown (library) == N_LINES);
  return library;
}

static void
do_it (SetdokuLibraryWindow *library,
       const char           *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), action, NULL));
}

static void
select_first (SetdokuLibraryWindow *library,
              guint                 n)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (find_child (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW));

  gtk_selection_model_select_range (gtk_column_view_get_model (view), 0, n, TRUE);
}

static void
test_opened (Fixture       *fixture,
             gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_long (fixture);

  wait_for (strstr (message_of (library), "2 lines cannot be read."));
  do_it (library, "library.bad-lines");
  g_assert_nonnull (strstr (message_of (library), "Line 9 has 5 cells, expected 81."));
  g_assert_true (shows (GTK_WIDGET (library), "long.txt"));
  g_assert_cmpuint (facts_at (library, 4).place, ==, 5);

  setdoku_library_table_sort_by (table_of (library), 3, GTK_SORT_DESCENDING);
  wait_for (facts_at (library, 0).n_clues == 59);
  setdoku_library_table_sort_by (table_of (library), 3, GTK_SORT_ASCENDING);
  wait_for (facts_at (library, 0).n_clues == 20);
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_SEARCH_ENTRY)), "12345678912345678912.");
  wait_for (n_shown (library) > 0 && n_shown (library) < N_LINES);
  g_assert_cmpint (facts_at (library, 0).n_clues, ==, 20);
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_SEARCH_ENTRY)), "");
  wait_for (n_shown (library) == N_LINES);

  select_first (library, 1);
  do_it (library, "library.play");
  wait_for (count_clues (fixture) == 20);
}

/* What is said of a puzzle of the file is said in the user's own. */
static void
test_told (Fixture       *fixture,
           gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_long (fixture);
  g_autofree char *cells = g_strdup (facts_at (library, 0).cells);

  select_first (library, 1);
  do_it (library, "library.star");
  do_it (library, "library.note");
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_ENTRY)), "Begin at the top; then go on");
  do_it (library, "library.name");
  g_assert_true (facts_at (library, 0).star);
  g_assert_cmpstr (facts_at (library, 0).note, ==, "Begin at the top; then go on");
  setdoku_library_sidebar_choose (sidebar_of (library), PLACE_STARRED, NULL);
  wait_for (n_shown (library) == 1);
  g_assert_cmpstr (facts_at (library, 0).cells, ==, cells);
  g_assert_cmpstr (facts_at (library, 0).note, ==, "Begin at the top; then go on");
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (library), GTK_TYPE_SEARCH_ENTRY)), "then GO");
  wait_for (n_shown (library) == 1);
  setdoku_library_sidebar_choose (sidebar_of (library), PLACE_FILE, NULL);
  wait_for (n_shown (library) == 0);                             /* of the file's own lines none says so */
  gtk_window_destroy (GTK_WINDOW (library));
}

/* While a long file is shown the user's own are rated on, and what becomes known of a puzzle with a star stays. */
static void
test_rated (Fixture       *fixture,
            gconstpointer  data)
{
  static const char own[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
                            "96....3873.8...6...2.......2...4.....79....5.4...5.......52..9..82....7......386.\n";
  g_autoptr(GFile) short_list = write_file ("own.txt", own, -1), file = write_list ("long.txt", N_LINES);
  SetdokuLibraryWindow *library;
  g_autofree char *cells = NULL;

  act (fixture, "win.library");
  library = SETDOKU_LIBRARY_WINDOW (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_library_sidebar_get (sidebar_of (library))->kind == PLACE_FILE && n_shown (library) == N_LINES);
  wait_for (facts_at (library, 0).state != PUZZLE_UNRATED);
  setdoku_library_table_sort_by (table_of (library), 3, GTK_SORT_DESCENDING);
  wait_for (facts_at (library, 0).n_clues == 59 && facts_at (library, 0).state != PUZZLE_UNRATED);
  cells = g_strdup (facts_at (library, 0).cells);
  select_first (library, 1);
  if (!facts_at (library, 0).star)
    do_it (library, "library.star");
  setdoku_library_sidebar_choose (sidebar_of (library), PLACE_STARRED, NULL);
  wait_for (n_shown (library) > 0 && n_shown (library) < 3);
  for (guint i = 0; i < n_shown (library); i++)
    if (g_str_equal (facts_at (library, i).cells, cells))
      g_assert_cmpint (facts_at (library, i).state, !=, PUZZLE_UNRATED);

  setdoku_library_window_import (library, short_list);
  wait_for (setdoku_library_sidebar_get (sidebar_of (library))->kind == PLACE_MINE && n_shown (library) >= 3);
  setdoku_library_sidebar_choose (sidebar_of (library), PLACE_FILE, NULL);
  g_signal_emit_by_name (table_of (library), "seen");
  setdoku_library_sidebar_choose (sidebar_of (library), PLACE_MINE, NULL);
  for (guint i = 0; i < n_shown (library); i++)
    wait_for (facts_at (library, i).state != PUZZLE_UNRATED);
  gtk_window_destroy (GTK_WINDOW (library));
}

static void
test_put_together (Fixture       *fixture,
                   gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_long (fixture);
  g_autoptr(GFile) more = write_list ("more.txt", 80);
  g_autofree char *path = g_build_filename (folder, "both.txt", NULL);
  g_autoptr(GFile) both = g_file_new_for_path (path);

  setdoku_library_window_import (library, more);
  g_assert_nonnull (strstr (message_of (library), "“more.txt” can be added to “long.txt”, or opened by itself."));
  do_it (library, "library.add-file");
  wait_for (n_shown (library) == N_LINES + 80);

  do_it (library, "library.hide-twins");
  wait_for (n_shown (library) == KINDS);
  wait_for (strstr (message_of (library), "are the same as others but for symmetry"));
  setdoku_library_window_export (library, both);
  wait_for (g_str_equal (message_of (library), "Exported."));
  do_it (library, "library.hide-twins");
  wait_for (n_shown (library) == N_LINES + 80);

  setdoku_library_window_import (library, both);
  do_it (library, "library.open-file");                          /* it is short: it comes to the user's own */
  wait_for (setdoku_library_sidebar_get (sidebar_of (library))->kind == PLACE_MINE && n_shown (library) == KINDS);
  gtk_window_destroy (GTK_WINDOW (library));
}

static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  SetdokuLibraryWindow *library = open_long (fixture);
  g_autofree char *path = g_build_filename (folder, "long.txt", NULL);

  g_assert_cmpint (truncate (path, (N_LINES - 10) * (N_CELLS + 1)), ==, 0);
  g_object_notify (G_OBJECT (library), "is-active");             /* as when it is turned to */
  wait_for (strstr (message_of (library), "“long.txt” has changed since it was read."));
  do_it (library, "library.read-again");
  wait_for (n_shown (library) == N_LINES - 11);             /* the last one is cut in two */
  gtk_window_destroy (GTK_WINDOW (library));
}

/* The user's own: twins go, and come back. */
static void
test_twins (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuLibraryWindow *library;
  g_autoptr(GFile) file = write_list ("short.txt", 2 * KINDS);

  act (fixture, "win.library");
  wait_for (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  library = SETDOKU_LIBRARY_WINDOW (find_window (SETDOKU_TYPE_LIBRARY_WINDOW));
  setdoku_library_window_import (library, file);
  wait_for (n_shown (library) == 2 * KINDS);
  wait_for (setdoku_library_table_get_n_shown (table_of (library)) == 2 * KINDS
            && gtk_widget_activate_action (GTK_WIDGET (library), "library.remove-twins", NULL)
            && shows (GTK_WIDGET (library), "Looking for duplicates"));
  wait_for (n_shown (library) == KINDS);
  g_assert_nonnull (strstr (message_of (library), "40 puzzles removed"));
  do_it (library, "library.put-back");
  wait_for (n_shown (library) == 2 * KINDS);
  gtk_window_destroy (GTK_WINDOW (library));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/library-long/a-long-file-is-opened-sorted-searched-and-played", Fixture, NULL, set_up, test_opened, tear_down);
  g_test_add ("/library-long/stars-and-notes-live-in-the-users-own", Fixture, NULL, set_up, test_told, tear_down);
  g_test_add ("/library-long/files-are-put-together-and-freed-of-twins", Fixture, NULL, set_up, test_put_together, tear_down);
  g_test_add ("/library-long/a-file-that-changed-is-read-again", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/library-long/twins-of-ones-own-go-and-come-back", Fixture, NULL, set_up, test_twins, tear_down);
  g_test_add ("/library-long/ratings-go-on-and-stay", Fixture, NULL, set_up, test_rated, tear_down);
  return run_tests ();
}
