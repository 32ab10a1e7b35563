/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-earlier.c — the window of the earlier games: all of them are there, found, opened, deleted and put back. */
#include "window-fixture.h"

#include <time.h>

#include "model/keep/shelf.h"
#include "view/collect/setdoku-earlier-window.h"

enum { MANY = 1000 };

static char *state;                      /* where these games are kept */

static void
put (int         n,
     const char *title)
{
  g_autoptr(Session) session = session_new ();
  g_autoptr(Document) document = document_new ();
  g_autoptr(GError) error = NULL;
  Board board;

  g_assert_true (board_parse (&board, EASY));
  document_set_board (document, &board);
  document->cells[0].entry = 9;
  document->comment = g_strdup_printf ("%d", n);
  session->title = g_strdup (title);
  session->time = (int64_t) n * G_USEC_PER_SEC;
  session->filled = 37;
  session->rating = 15;
  g_assert_true (shelf_put (state, session, document, &error));
}

static void
set_up_kept (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(SetdokuJournal) journal = setdoku_journal_new (state);

  put (1, "Train");
  put (2, NULL);
  put (3, "Class 7b");
  set_up (fixture, data);
  setdoku_window_set_journal (fixture->window, journal);
}

static void
tear_down_kept (Fixture       *fixture,
                gconstpointer  data)
{
  tear_down (fixture, data);
  remove_all (state);
}

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static GtkSelectionModel *
model_of (GtkWindow *window)
{
  return gtk_list_view_get_model (GTK_LIST_VIEW (find_child (GTK_WIDGET (window), GTK_TYPE_LIST_VIEW)));
}

static guint
n_shown (GtkWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model_of (window)));
}

static guint
n_kept (void)
{
  g_autoptr(GPtrArray) entries = shelf_list (state);

  return entries->len;
}

static GtkWindow *
open_earlier (Fixture *fixture)
{
  GtkWindow *window;

  act (fixture, "win.earlier-games");
  wait_for ((window = find_window (SETDOKU_TYPE_EARLIER_WINDOW)) && n_shown (window) > 0);
  return window;
}

static void
search (GtkWindow  *window,
        const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_child (GTK_WIDGET (window), GTK_TYPE_SEARCH_ENTRY)), text);
}

static void
test_found_and_opened (Fixture       *fixture,
                       gconstpointer  data)
{
  GtkWindow *window = open_earlier (fixture);
  GtkWidget *list = find_child (GTK_WIDGET (window), GTK_TYPE_LIST_VIEW);

  wait_for (n_shown (window) == 3);
  search (window, "7B 37");
  wait_for (n_shown (window) == 1);
  search (window, "9.4..37");
  wait_for (n_shown (window) == 3);
  search (window, "nothing of the kind");
  wait_for (n_shown (window) == 0 && shows (GTK_WIDGET (window), "No such game"));
  search (window, "easy 1.5");                   /* what has no title is called so */
  wait_for (n_shown (window) == 1);
  search (window, "train");
  wait_for (n_shown (window) == 1);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (list, "activate", 0u);
  wait_for (window == NULL);
  wait_for (count_clues (fixture) == 36);
  wait_for (n_kept () == 2);                     /* it is on the table now */
}

static void
test_deleted_and_put_back (Fixture       *fixture,
                           gconstpointer  data)
{
  GtkWindow *window = open_earlier (fixture);

  gtk_selection_model_select_all (model_of (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "earlier.delete", NULL));
  wait_for (n_shown (window) == 0);
  g_assert_cmpuint (n_kept (), ==, 0);
  wait_for (shows (GTK_WIDGET (window), "3 games deleted."));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "earlier.put-back", NULL));
  wait_for (n_shown (window) == 3);
  g_assert_cmpuint (n_kept (), ==, 3);
  gtk_selection_model_select_item (model_of (window), 1, TRUE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "earlier.delete", NULL));
  wait_for (n_shown (window) == 2);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (window);
  wait_for (window == NULL);
  g_assert_cmpuint (n_kept (), ==, 2);
}

/* The menu has the newest; no turn of the main loop waits for the others. */
static void
test_thousands_hold_nothing_up (Fixture       *fixture,
                                gconstpointer  data)
{
  GtkWindow *window;
  int64_t longest = 0, before;
  struct timespec begun, ended;

  for (int n = 4; n <= MANY; n++)
    put (n, NULL);
  before = g_get_monotonic_time ();
  act (fixture, "win.earlier-games");
  window = find_window (SETDOKU_TYPE_EARLIER_WINDOW);
  while (n_shown (window) < MANY)
    {
      g_assert_cmpint (g_get_monotonic_time () - before, <, 60 * G_USEC_PER_SEC);
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begun);
      g_main_context_iteration (NULL, FALSE);
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &ended);
      longest = MAX (longest, (ended.tv_sec - begun.tv_sec) * G_USEC_PER_SEC + (ended.tv_nsec - begun.tv_nsec) / 1000);
    }
  g_test_message ("longest turn %" G_GINT64_FORMAT " µs", longest);
  setdoku_window_keep_now (fixture->window);
  wait_for (g_menu_model_get_n_items (setdoku_window_get_earlier_menu (fixture->window)) > 0);
  g_assert_cmpint (g_menu_model_get_n_items (setdoku_window_get_earlier_menu (fixture->window)), <=, 10);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  int result;

  start_application (&argc, &argv);
  state = g_build_filename (folder, "state", NULL);
  g_test_add ("/earlier/found-and-opened", Fixture, NULL, set_up_kept, test_found_and_opened, tear_down_kept);
  g_test_add ("/earlier/deleted-and-put-back", Fixture, NULL, set_up_kept, test_deleted_and_put_back, tear_down_kept);
  g_test_add ("/earlier/thousands", Fixture, NULL, set_up_kept, test_thousands_hold_nothing_up, tear_down_kept);
  result = run_tests ();
  g_free (state);
  return result;
}
