/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-teach.c — the presentation takes the window and gives it back as it was; lessons begin; links and files that stand at
 * an event open there. */
#include "window-fixture.h"

#include "model/search/player.h"
#include "model/teach/lesson.h"
#include "view/learn/setdoku-help-window.h"
#include "view/watch/setdoku-presentation.h"
#include "view/window/setdoku-switcher.h"

#define PUZZLE "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"
#define LINK   "setdoku:" PUZZLE "?strategy=ascending&step=357"

static SetdokuPlayer *
player_of (Fixture *fixture)
{
  return setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
}

static gboolean
is_watching (Fixture *fixture)
{
  int view;

  g_object_get (fixture->window, "view", &view, NULL);
  return view == SETDOKU_VIEW_WATCH;
}

static void
escape (GtkWidget *presentation)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (presentation);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 9u, 0u, &handled);
    }
}

static void
test_presentation_gives_back (Fixture       *fixture,
                              gconstpointer  data)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  GtkWidget *presentation = setdoku_watch_get_presentation (watch), *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));
  GtkWidget *header = gtk_window_get_titlebar (GTK_WINDOW (fixture->window)), *focus;
  gboolean fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (fixture->window));

  setdoku_window_take_text (fixture->window, LINK, -1, NULL);
  wait_for (is_watching (fixture) && setdoku_player_get_cursor (player_of (fixture)) == 357);
  wait_for (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != NULL);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.present", NULL));
  wait_for (gtk_widget_get_mapped (presentation));
  g_assert_false (gtk_widget_get_mapped (grid));
  g_assert_false (gtk_widget_get_visible (header));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), presentation));

  escape (presentation);
  wait_for (gtk_widget_get_mapped (grid));
  g_assert_false (gtk_widget_get_visible (presentation));
  g_assert_true (gtk_widget_get_visible (header));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
  wait_for (gtk_window_is_fullscreen (GTK_WINDOW (fixture->window)) == fullscreen);
  g_assert_cmpuint (setdoku_player_get_cursor (player_of (fixture)), ==, 357);

  /* Another view ends it, too. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.present", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play"));
  wait_for (gtk_widget_get_mapped (grid));
  g_assert_true (gtk_widget_get_visible (header));
}

static void
test_lessons_begin (Fixture       *fixture,
                    gconstpointer  data)
{
  for (const Lesson *lesson = lessons; lesson->id; lesson++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.lesson", "s", lesson->id));
      wait_for (is_watching (fixture) && setdoku_player_get_cursor (player_of (fixture)) == 1);
      wait_for (g_action_group_get_action_enabled (setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window)),
                                                   "next-slide"));
      g_assert_cmpstr (g_array_index (setdoku_player_get_bookmarks (player_of (fixture)), Bookmark, 0).note, ==,
                       lesson->slides[0].note);
    }
}

/* The help stands above the window, and would cover the lesson that it begins. */
static void
test_help_gives_way_to_a_lesson (Fixture       *fixture,
                                 gconstpointer  data)
{
  SetdokuHelpWindow *help;

  act (fixture, "win.help");
  help = SETDOKU_HELP_WINDOW (find_window (SETDOKU_TYPE_HELP_WINDOW));
  setdoku_help_window_search (help, "backtracking");
  wait_for (setdoku_help_window_get_page (help) && setdoku_help_window_get_page (help)->lesson);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.try", NULL));
  wait_for (is_watching (fixture) && setdoku_player_get_cursor (player_of (fixture)) == 1);
  wait_for (find_window (SETDOKU_TYPE_HELP_WINDOW) == NULL);
}

static void
test_link_is_opened (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GFile) link = g_file_new_for_commandline_arg (LINK), bad = g_file_new_for_commandline_arg ("setdoku:12");

  setdoku_window_open (fixture->window, link);
  wait_for (is_watching (fixture) && setdoku_player_get_cursor (player_of (fixture)) == 357);
  g_assert_null (message (fixture));
  setdoku_window_open (fixture->window, bad);
  g_assert_nonnull (message (fixture));
  g_assert_cmpuint (setdoku_player_get_cursor (player_of (fixture)), ==, 357);
}

/* The puzzle is in the address, so no page is loaded; nor is it where it is not. */
static void
test_link_of_a_page_is_opened (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;
  g_autoptr (GFile) link = NULL, brief = g_file_new_for_commandline_arg ("https://sudokupad.app/abc123");

  document->cells[20].given = 7;
  text = g_strchomp (format_write (format_find ("fpuzzles"), document));
  link = g_file_new_for_commandline_arg (text);
  setdoku_window_open (fixture->window, link);
  wait_for (setdoku_game_get_cells (game_of (fixture))[20].given == 7);
  g_assert_null (message (fixture));
  setdoku_window_open (fixture->window, brief);
  g_assert_nonnull (strstr (message (fixture), "SudokuPad"));
}

/* A file that stands at an event opens there; one that somebody has played opens for playing. */
static void
test_file_is_opened_at_its_event (Fixture       *fixture,
                                  gconstpointer  data)
{
  for (int played = 0; played < 2; played++)
    {
      g_autoptr (Document) document = document_new ();
      g_autofree char *text = NULL;
      g_autoptr (GFile) file = NULL;
      Board board;

      g_assert_true (board_parse (&board, PUZZLE));
      document_set_board (document, &board);
      document->cells[1].entry = played ? 4 : 0;
      document->strategy = g_strdup ("ascending");
      document->step = 357;
      text = format_write (format_find ("setdoku"), document);
      file = write_file (played ? "played.setdoku" : "event.setdoku", text, -1);
      if (played)
        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play"));
      setdoku_window_open (fixture->window, file);
      wait_for (setdoku_game_get_file (game_of (fixture)) && g_file_equal (setdoku_game_get_file (game_of (fixture)), file));
      g_assert_cmpint (is_watching (fixture), ==, !played);
      if (!played)
        wait_for (setdoku_player_get_cursor (player_of (fixture)) == 357);
    }
}

static void
on_text (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_link_is_copied (Fixture       *fixture,
                     gconstpointer  data)
{
  char *text = NULL;

  g_assert_false (is_enabled (fixture, "copy-link"));
  setdoku_window_take_text (fixture->window, LINK, -1, NULL);
  wait_for (is_watching (fixture) && setdoku_player_get_cursor (player_of (fixture)) == 357);
  act (fixture, "win.copy-link");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL, on_text, &text);
  wait_for (text != NULL);
  g_assert_true (g_str_has_prefix (text, "setdoku:" PUZZLE "?strategy=ascending&"));
  g_assert_true (g_str_has_suffix (text, "&step=357"));
  g_free (text);
}

#define ADD(path, test) g_test_add ("/window-teach/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("presentation", test_presentation_gives_back);
  ADD ("lessons", test_lessons_begin);
  ADD ("help-gives-way", test_help_gives_way_to_a_lesson);
  ADD ("link", test_link_is_opened);
  ADD ("link-of-a-page", test_link_of_a_page_is_opened);
  ADD ("file", test_file_is_opened_at_its_event);
  ADD ("copy-link", test_link_is_copied);
  return run_tests ();
}
