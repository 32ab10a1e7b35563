/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-leave.c — who wanted to go and had to stay has forgotten about it. */
#include "window-fixture.h"

#include "model/keep/shelf.h"
#include "view/window/setdoku-ask.h"

static SetdokuWindow *
open_kept_window (const char *games)
{
  SetdokuWindow *window = setdoku_window_new (GTK_APPLICATION (application), NULL);
  g_autoptr(SetdokuJournal) journal = setdoku_journal_new (games);

  setdoku_window_set_journal (window, journal);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) > 0);
  return window;
}

static guint
count_put_aside (const char *games)
{
  g_autoptr(GPtrArray) shelf = shelf_list (games);

  return shelf->len;
}

/* It wanted to go with the program, and its file could not be written: closed by itself later, it is not one that the next start
 * brings back. */
static void
test_after_a_failed_save_a_window_closes_alone (Fixture       *fixture,
                                                gconstpointer  data)
{
  g_autofree char *kept = g_build_filename (folder, "kept", NULL), *files = g_build_filename (folder, "files", NULL);
  g_autofree char *games = g_build_filename (kept, "games", NULL);
  g_autoptr(GFile) blocked = write_file ("kept", "not a folder", -1), file = NULL;
  SetdokuWindow *window;
  Fixture other = { open_kept_window (games) };

  g_assert_cmpint (g_mkdir (files, 0700), ==, 0);
  file = write_file ("files/played.setdoku", EASY "\n", -1);
  setdoku_window_open (other.window, file);
  wait_for (setdoku_game_get_file (game_of (&other)));
  type (&other, "9");
  remove_all (files);
  setdoku_window_quit (other.window);
  wait_for (find_window (SETDOKU_TYPE_ASK));
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_SAVE);
  wait_for (message (&other) && strstr (message (&other), "played"));
  g_test_message ("%s", message (&other));
  g_assert_true (setdoku_game_is_modified (game_of (&other)));

  g_assert_true (g_file_delete (blocked, NULL, NULL));
  g_assert_cmpint (g_mkdir (kept, 0700), ==, 0);
  window = other.window;
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &other.window);
  gtk_window_close (GTK_WINDOW (window));
  wait_for (other.window == NULL);
  wait_for (count_put_aside (games) == 1);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/window-leave/failed-save", Fixture, NULL, set_up, test_after_a_failed_save_a_window_closes_alone, tear_down);
  return run_tests ();
}
