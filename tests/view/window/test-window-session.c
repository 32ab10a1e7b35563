/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-session.c — nothing is lost: a window comes back as it was left, and a game that made room is found again. */
#include "window-fixture.h"

#include "model/file/file.h"
#include "model/keep/shelf.h"
#include "view/board/samples.h"
#include "view/window/setdoku-ask.h"
#include "view/play/setdoku-practice-list.h"

static char *state;                      /* where these windows keep themselves */

static SetdokuWindow *
open_window (SetdokuJournal *journal,
             const Session  *session,
             const Document *document,
             JournalFinding  finding)
{
  SetdokuWindow *window = setdoku_window_new (GTK_APPLICATION (application), NULL);

  setdoku_window_set_journal (window, journal);
  g_object_unref (journal);
  if (finding != JOURNAL_NOTHING)
    setdoku_window_restore (window, session, document, finding);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) > 0);
  return window;
}

static void
set_up_kept (Fixture       *fixture,
             gconstpointer  data)
{
  g_test_log_set_fatal_handler (is_fatal, NULL);
  fixture->window = open_window (setdoku_journal_new (state), NULL, NULL, JOURNAL_NOTHING);
}

static void
tear_down_kept (Fixture       *fixture,
                gconstpointer  data)
{
  tear_down (fixture, data);
  remove_all (state);
}

static void
close_window (Fixture *fixture)
{
  SetdokuWindow *window = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &fixture->window);
  gtk_window_close (GTK_WINDOW (window));
  wait_for (fixture->window == NULL);
}

/* As a process that ends, and the next one. */
static void
restart (Fixture *fixture)
{
  g_autoptr(GPtrArray) stores = NULL;
  g_autoptr(Session) session = NULL;
  g_autoptr(Document) document = NULL;
  JournalStore *store;
  JournalFinding finding;

  tear_down (fixture, NULL);
  stores = journal_store_adopt (state);
  g_assert_cmpint (stores->len, ==, 1);
  store = g_ptr_array_steal_index (stores, 0);
  finding = journal_store_read (store, &session, &document);
  fixture->window = open_window (setdoku_journal_new_adopted (state, store), session, document, finding);
}

static guint
count_earlier (Fixture *fixture)
{
  return (guint) g_menu_model_get_n_items (setdoku_window_get_earlier_menu (fixture->window));
}

static guint
count_left (void)
{
  g_autoptr(GPtrArray) stores = journal_store_adopt (state);

  return stores->len;
}

static void
test_a_game_comes_back_as_it_was_left (Fixture       *fixture,
                                       gconstpointer  data)
{
  const Selection *selection;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "98");
  act (fixture, "win.undo");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.mode", "s", "centre");
  setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (80));
  setdoku_play_select (setdoku_window_get_play (fixture->window), places_union (places_of (1), places_of (80)));
  restart (fixture);
  g_assert_cmpint (count_clues (fixture), ==, 36);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_cmpint (setdoku_play_get_mode (setdoku_window_get_play (fixture->window)), ==, MARK_MODE_CENTRE);
  selection = setdoku_play_get_selection (setdoku_window_get_play (fixture->window));
  g_assert_true (places_equal (selection->cells, places_union (places_of (1), places_of (80))));
  g_assert_cmpint (selection->cursor, ==, 80);
  g_assert_null (message (fixture));                     /* nothing is announced */
  act (fixture, "win.redo");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 8);
  act (fixture, "win.undo");
  act (fixture, "win.undo");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 0);
}

static void
test_a_search_comes_back_at_its_event (Fixture       *fixture,
                                       gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_get_length (player) > 40);
  setdoku_player_seek (player, 37);
  restart (fixture);
  player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  wait_for (setdoku_player_get_strategy (player) && setdoku_player_get_length (player) > 37
            && setdoku_player_get_cursor (player) == 37);
  g_assert_true (gtk_widget_get_visible (setdoku_watch_get_bar (setdoku_window_get_watch (fixture->window))));
  g_assert_null (message (fixture));
}

static void
test_clues_are_typed_on_after_a_restart (Fixture       *fixture,
                                         gconstpointer  data)
{
  type (fixture, "53");
  restart (fixture);
  g_assert_cmpint (setdoku_play_get_phase (setdoku_window_get_play (fixture->window)), ==, SETDOKU_PHASE_CLUES);
  g_assert_cmpint (count_clues (fixture), ==, 2);
  type (fixture, "7");
  g_assert_cmpint (cells_of_game (fixture)[2].given, ==, 7);
}

/* With what was looked for, and how far one was. */
static void
test_what_is_practised_comes_back (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autofree DocumentCell *before = NULL;

  act (fixture, "win.practise");
  setdoku_practice_list_choose (SETDOKU_PRACTICE_LIST (find_window (SETDOKU_TYPE_PRACTICE_LIST)), technique_find ("x-wing"));
  wait_for (is_enabled (fixture, "practise-another"));
  before = g_memdup2 (cells_of_game (fixture), N_CELLS * sizeof (DocumentCell));
  restart (fixture);
  wait_for (is_enabled (fixture, "practise-another"));
  g_assert_cmpmem (before, N_CELLS * sizeof (DocumentCell), cells_of_game (fixture), N_CELLS * sizeof (DocumentCell));
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Find this technique: X-wing. Rule out a mark, or place a digit."));
  act (fixture, "win.practise-end");
  restart (fixture);
  run_for (200);
  g_assert_false (is_enabled (fixture, "practise-another"));
}

static void
test_a_file_and_its_changes_come_back (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("named.txt", EASY "\n", -1);

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  type (fixture, "9");
  restart (fixture);
  g_assert_true (g_file_equal (setdoku_game_get_file (game_of (fixture)), file));
  g_assert_true (setdoku_game_is_modified (game_of (fixture)));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "•"));

  /* Nobody need be asked when it closes. */
  close_window (fixture);
  g_assert_cmpint (count_left (), ==, 1);
  set_up_kept (fixture, NULL);
}

/* It makes room at once, and is found again with its file; which may hold less of it. */
static void
find_again (Fixture  *fixture,
            gboolean  saved)
{
  g_autoptr(GFile) file = write_file ("played.txt", EASY "\n", -1);
  g_autofree char *name = NULL;

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  type (fixture, "9");
  if (saved)
    act (fixture, "win.save");
  wait_for (!saved || !setdoku_game_is_modified (game_of (fixture)));
  setdoku_window_show_sample (fixture->window, sample_find ("fool"));
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (count_clues (fixture), ==, 17);
  wait_for (count_earlier (fixture) == 1);
  g_menu_model_get_item_attribute (setdoku_window_get_earlier_menu (fixture->window), 0, "target", "s", &name);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-earlier", "s", name);
  wait_for (count_clues (fixture) == 36);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_true (g_file_equal (setdoku_game_get_file (game_of (fixture)), file));
  g_assert_cmpint (setdoku_game_is_modified (game_of (fixture)), ==, !saved);
}

static void
test_a_game_of_a_file_is_found_again (Fixture       *fixture,
                                      gconstpointer  data)
{
  find_again (fixture, FALSE);
}

/* A file of 81 characters does not hold what was played. */
static void
test_a_game_that_its_file_cannot_hold_is_found_again (Fixture       *fixture,
                                                      gconstpointer  data)
{
  find_again (fixture, TRUE);
}

/* Another game comes: nobody is asked, and the one before is among the earlier ones. */
static void
test_a_game_that_makes_room_is_found_again (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autofree char *name = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_show_sample (fixture->window, sample_find ("fool"));
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (count_clues (fixture), ==, 17);
  wait_for (count_earlier (fixture) == 1);
  g_menu_model_get_item_attribute (setdoku_window_get_earlier_menu (fixture->window), 0, "target", "s", &name);

  /* The sample, in which nothing was done, makes room without a trace; the game leaves the list once it is kept here. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-earlier", "s", name);
  wait_for (count_clues (fixture) == 36);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_true (is_enabled (fixture, "undo"));
  wait_for (count_earlier (fixture) == 0);
  restart (fixture);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
}

/* What is pasted over a game is not asked about: the banner has the game. */
static void
test_what_is_pasted_over_is_offered (Fixture       *fixture,
                                     gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_take_text (fixture->window, "Well:\n.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...\n", -1, NULL);
  wait_for (strstr (message (fixture) ? message (fixture) : "", "skipped. The game before is among the earlier ones."));
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Bring it back"));
}

static void
test_one_of_several_windows_is_put_aside (Fixture       *fixture,
                                          gconstpointer  data)
{
  Fixture other = { open_window (setdoku_journal_new (state), NULL, NULL, JOURNAL_NOTHING) };

  setdoku_window_take_text (other.window, EASY, -1, NULL);
  type (&other, "9");
  close_window (&other);
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (count_left (), ==, 0);
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "8");
  {
    g_autoptr(GPtrArray) shelf = shelf_list (state);

    g_assert_cmpint (shelf->len, ==, 1);
  }

  /* The last one stays for the next start. */
  close_window (fixture);
  g_assert_cmpint (count_left (), ==, 1);
  set_up_kept (fixture, NULL);
}

static void
test_an_empty_window_leaves_nothing (Fixture       *fixture,
                                     gconstpointer  data)
{
  type (fixture, "5");
  setdoku_window_keep_now (fixture->window);
  act (fixture, "win.undo");
  close_window (fixture);
  g_assert_cmpint (count_left (), ==, 0);
  set_up_kept (fixture, NULL);
}

/* Where nothing can be kept, the question is the only way out. */
static void
test_discarded_changes_are_gone (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (folder, "plain.txt", "state", NULL);
  g_autoptr(GFile) plain = write_file ("plain.txt", "not a folder", -1);
  Fixture other = { open_window (setdoku_journal_new (nowhere), NULL, NULL, JOURNAL_NOTHING) };
  SetdokuWindow *window = other.window;

  setdoku_window_take_text (window, EASY, -1, NULL);
  type (&other, "9");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &other.window);
  setdoku_window_quit (window);
  wait_for (find_window (SETDOKU_TYPE_ASK));
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_DISCARD);
  wait_for (other.window == NULL);
  g_assert_cmpint (count_left (), ==, 0);
}

static void
test_a_journal_that_fails_is_said_and_asked_about (Fixture       *fixture,
                                                   gconstpointer  data)
{
  Fixture other;
  g_autofree char *nowhere = g_build_filename (folder, "plain.txt", "state", NULL);
  g_autoptr(GFile) plain = write_file ("plain.txt", "not a folder", -1);

  other.window = open_window (setdoku_journal_new (nowhere), NULL, NULL, JOURNAL_NOTHING);
  setdoku_window_take_text (other.window, EASY, -1, NULL);
  type (&other, "9");
  wait_for (message (&other) != NULL);
  g_test_message ("%s", message (&other));
  setdoku_window_show_sample (other.window, sample_find ("fool"));
  g_assert_nonnull (find_window (SETDOKU_TYPE_ASK));
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_CANCEL);
  g_assert_cmpint (cells_of_game (&other)[0].entry, ==, 9);
  tear_down (&other, NULL);
}

static void
test_a_damaged_save_is_said (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr(Session) session = session_new ();
  g_autoptr(Document) document = document_new ();

  setdoku_window_restore (fixture->window, session, document, JOURNAL_OLDER);
  g_assert_true (g_str_has_prefix (message (fixture), "The last save was damaged. This is the one before it, from "));
  setdoku_window_restore (fixture->window, NULL, NULL, JOURNAL_LOST);
  g_assert_nonnull (strstr (message (fixture), state));
  setdoku_window_restore (fixture->window, NULL, NULL, JOURNAL_NEWER);
  g_assert_true (g_str_has_prefix (message (fixture), "The last game was saved by a later version of Setdoku."));
}

static void
test_a_file_that_another_program_changed_is_not_written_over (Fixture       *fixture,
                                                              gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("shared.sdm", EASY "\n", -1);
  g_autofree char *text = NULL;
  g_autoptr(GFile) same = NULL;

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  type (fixture, "9");
  same = write_file ("shared.sdm", "# theirs\n" EASY "\n", -1);
  act (fixture, "win.save");
  wait_for (message (fixture) != NULL);
  g_test_message ("%s", message (fixture));
  g_assert_nonnull (strstr (message (fixture), "another program has changed"));
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "# theirs"));
  g_assert_true (setdoku_game_is_modified (game_of (fixture)));

  act (fixture, "win.save-anyway");
  wait_for (!setdoku_game_is_modified (game_of (fixture)));
  g_free (text);
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, ".."));

  /* Its own saves, one upon the other, are no surprise. */
  setdoku_banner_dismiss (setdoku_window_get_banner (fixture->window));
  type (fixture, "8");
  act (fixture, "win.save");
  act (fixture, "win.save");
  wait_for (!setdoku_game_is_modified (game_of (fixture)));
  run_for (200);
  g_assert_true (message (fixture) == NULL || !strstr (message (fixture), "another program"));
}

static void
test_a_file_is_opened_in_one_window_only (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("twice.txt", EASY "\n", -1);
  guint before;

  setdoku_window_open (fixture->window, file);
  wait_for (setdoku_game_get_file (game_of (fixture)));
  before = g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
  g_application_open (G_APPLICATION (application), &file, 1, "");
  run_for (50);
  g_assert_cmpint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, before);
}

/* Whatever is on its way when the window goes: a load is forgotten, a save is finished, a game is kept. */
static void
test_it_closes_in_the_middle_of_everything (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("closing.sdm", EASY "\n", -1);
  g_autoptr(GString) long_text = g_string_new (NULL);
  g_autoptr(GFile) long_file = NULL;

  for (int i = 0; i < 20000; i++)
    g_string_append (long_text, EASY "\n");
  long_file = write_file ("long.sdm", long_text->str, (gssize) long_text->len);
  for (int i = 0; i < 12; i++)
    {
      Fixture other = { open_window (setdoku_journal_new (state), NULL, NULL, JOURNAL_NOTHING) };
      g_autoptr(GArray) records = NULL;
      g_autoptr(GError) error = NULL;

      setdoku_window_open (other.window, file);
      wait_for (setdoku_game_get_file (game_of (&other)));
      gtk_widget_activate_action (GTK_WIDGET (other.window), "win.view", "s", i % 2 ? "watch" : "play");
      setdoku_game_enter (game_of (&other), places_of (0), 1 + i % 9);
      act (&other, "win.save");
      setdoku_window_open (other.window, long_file);
      run_for (i * 3);
      tear_down (&other, NULL);
      run_for (50);
      records = setdoku_file_load (file, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (records->len, ==, 1);
      g_assert_null (find_window (SETDOKU_TYPE_ASK));
    }
}

/* The signal that ends the process, and logging out, ask for this. */
static void
test_what_was_just_done_is_kept_at_once (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autofree char *slot = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GDir) directory = NULL;
  const char *name;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  setdoku_window_keep_now (fixture->window);
  directory = g_dir_open (state, 0, NULL);
  while (!slot && (name = g_dir_read_name (directory)))
    if (g_str_has_suffix (name, ".a.setdoku"))
      slot = g_build_filename (state, name, NULL);
  g_assert_true (g_file_get_contents (slot, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "entries=9"));
}

#define ADD_KEPT(path, test) g_test_add ("/window-session/" path, Fixture, NULL, set_up_kept, test, tear_down_kept)

int
main (int    argc,
      char **argv)
{
  int result;

  /* The application looks there for windows of last time, once. */
  g_autofree char *home = g_dir_make_tmp ("setdoku-state-XXXXXX", NULL);

  g_setenv ("XDG_STATE_HOME", home, TRUE);
  state = g_build_filename (home, "games", NULL);
  start_application (&argc, &argv);
  ADD_KEPT ("game", test_a_game_comes_back_as_it_was_left);
  ADD_KEPT ("search", test_a_search_comes_back_at_its_event);
  ADD_KEPT ("clues", test_clues_are_typed_on_after_a_restart);
  ADD_KEPT ("practice", test_what_is_practised_comes_back);
  ADD_KEPT ("file", test_a_file_and_its_changes_come_back);
  ADD_KEPT ("earlier", test_a_game_that_makes_room_is_found_again);
  ADD_KEPT ("earlier-offered", test_what_is_pasted_over_is_offered);
  ADD_KEPT ("earlier-file", test_a_game_of_a_file_is_found_again);
  ADD_KEPT ("earlier-less", test_a_game_that_its_file_cannot_hold_is_found_again);
  ADD_KEPT ("several", test_one_of_several_windows_is_put_aside);
  ADD_KEPT ("empty", test_an_empty_window_leaves_nothing);
  ADD_KEPT ("discard", test_discarded_changes_are_gone);
  ADD_KEPT ("no-journal", test_a_journal_that_fails_is_said_and_asked_about);
  ADD_KEPT ("damaged", test_a_damaged_save_is_said);
  ADD_KEPT ("changed-file", test_a_file_that_another_program_changed_is_not_written_over);
  ADD_KEPT ("one-window", test_a_file_is_opened_in_one_window_only);
  ADD_KEPT ("middle", test_it_closes_in_the_middle_of_everything);
  ADD_KEPT ("at-once", test_what_was_just_done_is_kept_at_once);
  result = run_tests ();
  remove_all (home);
  g_free (state);
  return result;
}
