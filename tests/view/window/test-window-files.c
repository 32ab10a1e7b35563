/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-files.c — puzzles come and go: files, the clipboard, and what happens when that fails. */
#include "window-fixture.h"

#include "model/file/file.h"
#include "view/window/setdoku-ask.h"
#include "view/play/setdoku-puzzle-list.h"
#include "view/board/samples.h"

#define OTHER "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3...."

static void
test_a_file_is_opened (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("good.txt", EASY "\n", -1);

  setdoku_window_open (fixture->window, file);
  wait_for (count_clues (fixture) == 36);
  g_assert_true (g_file_equal (setdoku_game_get_file (game_of (fixture)), file));
  g_assert_null (message (fixture));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), "good"));
}

typedef struct { const char *name, *text; gssize length; } BadFile;

static const BadFile bad_files[] = {
  { "short.txt", "123456789\n12345678\n", -1 },
  { "empty.txt", "", 0 },
  { "letters.txt", "no puzzle at all\n", -1 },
  { "binary.txt", "\x00\x01\x02\xff\xfe\x00\x10", 7 },
};

static void
test_a_bad_file_leaves_the_game_alone (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr(GFile) directory = g_file_new_for_path (folder);
  g_autoptr(GFile) missing = g_file_get_child (directory, "nowhere.txt");

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  for (size_t i = 0; i < G_N_ELEMENTS (bad_files) + 2; i++)
    {
      const BadFile *bad = i < G_N_ELEMENTS (bad_files) ? &bad_files[i] : NULL;
      g_autoptr(GFile) file = bad ? write_file (bad->name, bad->text, bad->length)
                              : g_object_ref (i == G_N_ELEMENTS (bad_files) ? directory : missing);
      g_autofree char *name = g_file_get_basename (file);

      setdoku_banner_dismiss (setdoku_window_get_banner (fixture->window));
      setdoku_window_open (fixture->window, file);
      wait_for (message (fixture) != NULL);
      g_test_message ("%s", message (fixture));
      g_assert_nonnull (strstr (message (fixture), name));
      g_assert_cmpint (count_clues (fixture), ==, 36);
      g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
      g_assert_null (find_window (SETDOKU_TYPE_ASK));
    }
}

static void
test_a_collection_offers_its_list (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("two.txt", EASY "\n" OTHER "\n", -1);

  setdoku_window_open (fixture->window, file);
  wait_for (find_window (SETDOKU_TYPE_PUZZLE_LIST));
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  setdoku_puzzle_list_choose (SETDOKU_PUZZLE_LIST (find_window (SETDOKU_TYPE_PUZZLE_LIST)), 1);
  g_assert_cmpint (cells_of_game (fixture)[4].given, ==, 9);

  /* Saving it must never cost the other puzzles. */
  g_assert_null (setdoku_game_get_file (game_of (fixture)));
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

/* Lines of HoDoKu's library are called by what they are examples of, and found by it. */
static void
test_a_list_names_techniques_and_is_searched (Fixture       *fixture,
                                              gconstpointer  data)
{
  static const char lines[] =
    ":0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1..."
    ".+52::313 314 343 344 353 354 363 364 394::" "\n"
    ":0200:16:7.+9...+3+4.+3.274.58+948+59..+7+2..3+1..8+49+7.47.9.86..9+84.+7+21.+8+2+3.+79.54+176+2549+"
    "3+8+9+5+4....+72::114 115 116 614 615 616::" "\n" EASY "\n";
  g_autoptr(GFile) file = write_file ("library.txt", lines, -1);
  GtkSelectionModel *model;
  GtkWidget *window, *search, *list;

  setdoku_window_open (fixture->window, file);
  wait_for (find_window (SETDOKU_TYPE_PUZZLE_LIST));
  window = GTK_WIDGET (find_window (SETDOKU_TYPE_PUZZLE_LIST));
  search = find_child (window, GTK_TYPE_SEARCH_ENTRY);
  list = find_child (window, GTK_TYPE_LIST_VIEW);
  model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  wait_for (shows (window, "X-wing") && shows (window, "Naked pair") && shows (window, "36 clues"));
  gtk_editable_set_text (GTK_EDITABLE (search), "naked P");
  wait_for (g_list_model_get_n_items (G_LIST_MODEL (model)) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "..4..37...");
  wait_for (shows (window, "36 clues") && !shows (window, "Naked pair"));
  g_signal_emit_by_name (list, "activate", 0u);
  wait_for (count_clues (fixture) == 36);
}

static void
test_a_puzzle_is_saved_and_read_back (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("mine.setdoku", "", 0);
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) records = NULL;
  g_autoptr(Document) document = NULL;
  g_autoptr(GFile) source = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  document = setdoku_game_to_document (game_of (fixture));
  g_assert_true (setdoku_file_save (file, format_find ("setdoku"), document, NULL, &error));
  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  g_assert_false (setdoku_game_is_modified (game_of (fixture)));
  type (fixture, "9");
  g_assert_true (setdoku_game_is_modified (game_of (fixture)));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "•"));
  act (fixture, "win.save");
  wait_for (!setdoku_game_is_modified (game_of (fixture)));
  records = setdoku_file_load (file, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_array_index (records, Record, 0).document->cells[0].entry, ==, 9);
  g_assert_cmpint (g_array_index (records, Record, 0).document->cells[2].given, ==, 4);
}

/* Strategy, switches, seed and event come back with the file, and the view stays the user's. */
static void
test_a_search_is_saved_and_gone_on_with (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("search.setdoku", "", 0);
  g_autoptr(Document) document = NULL;
  g_autofree char *switches = NULL;
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  SetdokuPlayer *player = setdoku_watch_get_player (watch);
  Fixture other;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  document = setdoku_game_to_document (game_of (fixture));
  g_assert_true (setdoku_file_save (file, format_find ("setdoku"), document, NULL, NULL));
  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));

  setdoku_watch_set_search (watch, "explore", "cell=linear", 5);
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_seek (player, 30);
  setdoku_banner_dismiss (setdoku_window_get_banner (fixture->window));
  g_assert_true (g_file_delete (file, NULL, NULL));      /* it is made again */
  act (fixture, "win.save");
  for (gboolean written = FALSE; !written;)
    {
      g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, 0, NULL, NULL);

      run_for (20);
      written = info && g_file_info_get_size (info) > 0;
    }
  g_assert_false (setdoku_game_is_modified (game_of (fixture)));

  for (int watching = 0; watching < 2; watching++)
    {
      g_autoptr(GVariant) view = NULL;

      set_up (&other, NULL);
      g_action_group_change_action_state (G_ACTION_GROUP (other.window), "view",
                                          g_variant_new_string (watching ? "watch" : "play"));
      setdoku_window_open (other.window, file);
      wait_for (setdoku_game_get_file (game_of (&other)));
      g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (other.window), "undo") == FALSE);
      view = g_action_group_get_action_state (G_ACTION_GROUP (other.window), "view");
      g_assert_cmpstr (g_variant_get_string (view, NULL), ==, "watch");         /* the file stands at an event */
      watch = setdoku_window_get_watch (other.window);
      wait_for (setdoku_player_get_cursor (setdoku_watch_get_player (watch)) == 30);
      g_assert_cmpstr (setdoku_watch_get_strategy (watch), ==, "explore");
      g_assert_cmpuint (setdoku_player_get_trace (setdoku_watch_get_player (watch))->seed, ==, 5);
      g_assert_cmpmem (setdoku_player_get_event (player), sizeof (Event),
                       setdoku_player_get_event (setdoku_watch_get_player (watch)), sizeof (Event));
      g_clear_pointer (&switches, g_free);
      switches = setdoku_watch_dup_switches (watch);
      g_assert_nonnull (strstr (switches, "cell=linear"));
      tear_down (&other, NULL);
    }
}

/* Closing is put off when only a part could be saved, and nobody has said so yet. */
static void
test_closing_tells_what_a_format_loses (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("played.txt", EASY, -1);

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  setdoku_game_enter (game_of (fixture), places_of (0), 9);
  gtk_window_close (GTK_WINDOW (fixture->window));
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_SAVE);
  wait_for (message (fixture));
  g_assert_nonnull (strstr (message (fixture), "your digits"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window)));
  g_assert_true (setdoku_game_is_modified (game_of (fixture)));

  /* It was not dropped in silence: the same answer, now that it was told, lets it go. */
  setdoku_window_show_sample (fixture->window, sample_find ("fool"));
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_SAVE);
  wait_for (count_clues (fixture) == 17);
}

/* What a format cannot hold goes into a file of ours beside it, which is not written over unasked. */
static void
test_a_game_is_saved_beside_its_file (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autofree char *path = g_build_filename (folder, "list.of.setdoku", NULL);
  g_autoptr(GFile) file = write_file ("list.of.txt", EASY, -1), own = g_file_new_for_path (path);
  g_autofree char *kept = NULL;

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  type (fixture, "9");
  act (fixture, "win.save");
  wait_for (message (fixture) && shows (GTK_WIDGET (fixture->window), "Save as .setdoku"));
  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  act (fixture, "win.save-beside");
  g_assert_nonnull (strstr (message (fixture), "“list.of.setdoku” is there already."));
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "mine");
  act (fixture, "win.save-over-beside");
  wait_for (g_file_equal (setdoku_game_get_file (game_of (fixture)), own));
  g_assert_false (setdoku_game_is_modified (game_of (fixture)));
  {
    g_autoptr(GArray) records = setdoku_file_load (own, NULL, NULL, NULL);

    g_assert_nonnull (records);
    g_assert_cmpint (g_array_index (records, Record, 0).document->cells[0].entry, ==, 9);
  }
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Which are open; the front one is asked first. */
static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
}

static SetdokuAsk *
wait_for_ask (void)
{
  wait_for (find_window (SETDOKU_TYPE_ASK));
  run_for (50);
  return SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK));
}

/* Two windows, and the one that is looked at later has something to lose. */
static void
test_quitting_is_all_or_nothing (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/nowhere/at/all.setdoku");
  SetdokuWindow *other;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_game_set_file (game_of (fixture), nowhere);
  other = setdoku_window_new (GTK_APPLICATION (application), NULL);
  gtk_window_present (GTK_WINDOW (other));
  run_for (100);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  setdoku_ask_answer (wait_for_ask (), SETDOKU_ANSWER_CANCEL);
  run_for (50);
  g_assert_cmpuint (count_windows (), ==, 2);

  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  setdoku_ask_answer (wait_for_ask (), SETDOKU_ANSWER_DISCARD);
  wait_for (count_windows () == 0);
  set_up (fixture, NULL);
}

/* The first puzzle that asks is the one that comes; what came to ask meanwhile asks if the first one may not. */
static void
test_one_question_at_a_time (Fixture       *fixture,
                             gconstpointer  data)
{
  SetdokuWindow *window = fixture->window;

  setdoku_window_take_text (window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_show_sample (window, sample_find ("fool"));
  setdoku_window_take_text (window, OTHER, -1, NULL);
  setdoku_ask_answer (wait_for_ask (), SETDOKU_ANSWER_CANCEL);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  setdoku_ask_answer (wait_for_ask (), SETDOKU_ANSWER_DISCARD);
  g_assert_cmpint (cells_of_game (fixture)[4].given, ==, 9);

  setdoku_window_take_text (window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_show_sample (window, sample_find ("fool"));
  setdoku_window_take_text (window, OTHER, -1, NULL);
  setdoku_ask_answer (wait_for_ask (), SETDOKU_ANSWER_DISCARD);
  run_for (50);
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (count_clues (fixture), ==, 17);
}

static void
test_a_failed_save_says_so_and_keeps_the_game (Fixture       *fixture,
                                               gconstpointer  data)
{
  g_autofree char *place = g_build_filename (folder, "gone", NULL);
  g_autofree char *path = g_build_filename (place, "mine.setdoku", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(Document) document = document_new ();
  Board board;

  g_assert_cmpint (g_mkdir (place, 0700), ==, 0);
  g_assert_true (board_parse (&board, EASY));
  document_set_board (document, &board);
  g_assert_true (setdoku_file_save (file, format_find ("setdoku"), document, NULL, NULL));
  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (place), ==, 0);
  type (fixture, "9");
  act (fixture, "win.save");
  wait_for (message (fixture));
  g_test_message ("%s", message (fixture));
  g_assert_true (g_str_has_suffix (message (fixture), "Your game is still here."));
  g_assert_true (setdoku_game_is_modified (game_of (fixture)));
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_cmpint (g_mkdir (place, 0700), ==, 0);
  act (fixture, "win.try-again");
  wait_for (!setdoku_game_is_modified (game_of (fixture)));
  g_assert_null (message (fixture));
}

static void
test_a_paste_takes_a_puzzle_or_says_why_not (Fixture       *fixture,
                                             gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));

  gdk_clipboard_set_text (clipboard, "hello");
  act (fixture, "win.paste");
  wait_for (message (fixture));
  g_assert_cmpstr (message (fixture), ==, "The clipboard holds no puzzle. 81 digits are needed, with 0 or . for empty.");
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  gdk_clipboard_set_text (clipboard, EASY);
  act (fixture, "win.paste");
  wait_for (count_clues (fixture) == 36);
  g_assert_null (message (fixture));
}

static void
on_toplevels (GListModel *all,
              guint       position,
              guint       removed,
              guint       added,
              gboolean   *asked)
{
  *asked |= find_window (SETDOKU_TYPE_ASK) != NULL;
}

/* What answers a window that was closed asks nothing more. */
static void
test_an_answer_may_come_too_late (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("late.txt", EASY "\n", -1);
  SetdokuWindow *window = fixture->window;
  gboolean asked = FALSE;

  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_toplevels), &asked);
  setdoku_window_take_text (window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_open (window, file);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), EASY);
  act (fixture, "win.paste");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &fixture->window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (fixture->window == NULL);
  g_assert_false (asked);
  g_signal_handlers_disconnect_by_data (gtk_window_get_toplevels (), &asked);
  set_up (fixture, NULL);
}

#define ADD(path, test) g_test_add ("/window-files/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("open", test_a_file_is_opened);
  ADD ("bad-file", test_a_bad_file_leaves_the_game_alone);
  ADD ("collection", test_a_collection_offers_its_list);
  ADD ("save", test_a_puzzle_is_saved_and_read_back);
  ADD ("search", test_a_search_is_saved_and_gone_on_with);
  ADD ("list-searched", test_a_list_names_techniques_and_is_searched);
  ADD ("closing-tells", test_closing_tells_what_a_format_loses);
  ADD ("saved-beside", test_a_game_is_saved_beside_its_file);
  ADD ("quit", test_quitting_is_all_or_nothing);
  ADD ("one-question", test_one_question_at_a_time);
  ADD ("failed-save", test_a_failed_save_says_so_and_keeps_the_game);
  ADD ("paste", test_a_paste_takes_a_puzzle_or_says_why_not);
  ADD ("late", test_an_answer_may_come_too_late);
  return run_tests ();
}
