/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-clock.c — the time of solving in the window: when it runs, how it pauses, what is counted. */
#include "window-fixture.h"

#include "view/window/setdoku-window-private.h"

#define SOLVED "984123756123756948756849321361582497542917863879364215437691582698235174215478639"

enum { SECOND = 1000000 };

/* The source of time: it stands still but for this. */
static int64_t now = 1000 * (int64_t) SECOND;

static int64_t
get_now (void)
{
  return now;
}

static SetdokuClockKeeper *
keeper_of (Fixture *fixture)
{
  return setdoku_time_get_keeper (fixture->window->time);
}

static SetdokuRating *
rating_of (Fixture *fixture)
{
  return setdoku_rating_presenter_get_rating (fixture->window->rating);
}

/* Time passes as a running program sees it: a second at a time. */
static void
pass (Fixture *fixture,
      int      seconds)
{
  while (seconds--)
    {
      now += SECOND;
      setdoku_clock_keeper_get_elapsed (keeper_of (fixture));
    }
  setdoku_time_refresh (fixture->window->time);
}

static int64_t
elapsed (Fixture *fixture)
{
  return setdoku_clock_keeper_get_elapsed (keeper_of (fixture));
}

static void
begin (Fixture *fixture)
{
  setdoku_clock_keeper_set_source (keeper_of (fixture), get_now);
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
}

static gboolean
shows_now (Fixture    *fixture,
           const char *text)
{
  return shows (GTK_WIDGET (fixture->window), text);
}

static void
test_the_time_stays_without_the_panel (Fixture       *fixture,
                                       gconstpointer  data)
{
  GtkWidget *header = gtk_window_get_titlebar (GTK_WINDOW (fixture->window));

  begin (fixture);
  type (fixture, "9");
  g_assert_false (shows (header, "0:00"));
  act (fixture, "win.show-panel");
  wait_for (shows (header, "0:00"));
  pass (fixture, 432);
  g_assert_true (shows (header, "7:12"));
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  wait_for (!shows (header, "7:12"));
}

static void
test_it_starts_at_the_first_change (Fixture       *fixture,
                                    gconstpointer  data)
{
  begin (fixture);
  pass (fixture, 10);
  g_assert_cmpint (elapsed (fixture), ==, -1);
  wait_for (shows_now (fixture, "0:00"));
  press (fixture, GDK_KEY_Down, 0);
  pass (fixture, 10);
  g_assert_cmpint (elapsed (fixture), ==, -1);
  press (fixture, GDK_KEY_Up, 0);
  type (fixture, "9");
  pass (fixture, 432);
  g_assert_cmpint (elapsed (fixture), ==, 432000);
  wait_for (shows_now (fixture, "7:12"));
}

static void
test_it_stands_still_in_watch_and_while_clues_are_typed (Fixture       *fixture,
                                                         gconstpointer  data)
{
  begin (fixture);
  type (fixture, "9");
  pass (fixture, 5);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  pass (fixture, 100);
  g_assert_cmpint (elapsed (fixture), ==, 5000);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play");
  pass (fixture, 5);
  g_assert_cmpint (elapsed (fixture), ==, 10000);
  act (fixture, "win.type-clues");
  pass (fixture, 100);
  g_assert_cmpint (elapsed (fixture), ==, 10000);

  /* The same clues are the same puzzle, others are another. */
  act (fixture, "board.discard");
  pass (fixture, 2);
  g_assert_cmpint (elapsed (fixture), ==, 12000);
  act (fixture, "win.type-clues");
  type (fixture, "1");
  act (fixture, "board.play");
  pass (fixture, 9);
  g_assert_cmpint (elapsed (fixture), ==, -1);
}

static void
test_another_window_in_front_stops_it (Fixture       *fixture,
                                       gconstpointer  data)
{
  GtkWidget *other = gtk_window_new ();

  begin (fixture);
  type (fixture, "9");
  pass (fixture, 5);
  gtk_window_present (GTK_WINDOW (other));
  wait_for (!gtk_window_is_active (GTK_WINDOW (fixture->window)));
  pass (fixture, 100);
  g_assert_cmpint (elapsed (fixture), ==, 5000);
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  pass (fixture, 1);
  g_assert_cmpint (elapsed (fixture), ==, 6000);
}

static gboolean
is_covered (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cover));
}

/* As its controller hears it. */
static gboolean
press_on_cover (Fixture         *fixture,
                guint            keyval,
                GdkModifierType  modifiers)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window->cover));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, modifiers, &handled);
    }
  return handled;
}

static void
test_pause_hides_the_board_from_eyes_keys_and_readers (Fixture       *fixture,
                                                       gconstpointer  data)
{
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));
  static const char *const commands[] = { "undo", "redo", "hint", "start-over", "path", "type-clues" };

  begin (fixture);
  type (fixture, "9");
  pass (fixture, 65);
  g_assert_true (is_enabled (fixture, "undo"));
  press (fixture, GDK_KEY_p, 0);
  wait_for (is_covered (fixture));
  g_assert_true (shows_now (fixture, "Paused"));
  g_assert_true (shows_now (fixture, "1:05"));
  g_assert_false (gtk_widget_get_mapped (grid));
  g_assert_false (gtk_widget_is_visible (grid));                  /* GTK tells readers of what is visible */
  g_assert_false (gtk_widget_is_visible (gtk_widget_get_first_child (grid)));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    g_assert_false (is_enabled (fixture, commands[i]));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.enter", "i", 3));
  pass (fixture, 100);
  g_assert_cmpint (elapsed (fixture), ==, 65000);

  /* Commands and the way to the header go past; any other key goes on. */
  g_assert_false (press_on_cover (fixture, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (press_on_cover (fixture, GDK_KEY_Tab, 0));
  g_assert_true (is_covered (fixture));
  g_assert_true (press_on_cover (fixture, GDK_KEY_5, 0));
  wait_for (gtk_widget_get_mapped (grid));
  g_assert_false (is_covered (fixture));
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), grid));
  pass (fixture, 1);
  g_assert_cmpint (elapsed (fixture), ==, 66000);
}

static void
test_pause_ends_with_its_button_its_command_and_another_view (Fixture       *fixture,
                                                              gconstpointer  data)
{
  begin (fixture);
  type (fixture, "9");
  act (fixture, "win.pause");
  wait_for (is_covered (fixture));
  act (fixture, "win.pause");
  wait_for (!is_covered (fixture));
  act (fixture, "win.pause");
  wait_for (is_covered (fixture));
  g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  wait_for (!is_covered (fixture));
  act (fixture, "win.pause");
  wait_for (is_covered (fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (!is_covered (fixture));
  g_assert_false (is_enabled (fixture, "pause"));

  /* Another puzzle is not hidden. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play");
  act (fixture, "win.pause");
  wait_for (is_covered (fixture));
  setdoku_window_new_board (fixture->window);
  wait_for (!is_covered (fixture));
  g_assert_false (is_enabled (fixture, "pause"));
}

static void
test_who_goes_away_finds_it_paused (Fixture       *fixture,
                                    gconstpointer  data)
{
  begin (fixture);
  type (fixture, "9");
  setdoku_time_go_away (fixture->window->time);
  wait_for (is_covered (fixture));
  g_assert_true (press_on_cover (fixture, GDK_KEY_space, 0));
  wait_for (!is_covered (fixture));
}

static void
test_the_time_goes_with_the_document (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr(Document) kept = NULL, empty = NULL;

  begin (fixture);
  empty = setdoku_window_dup_document (fixture->window);
  g_assert_cmpint (empty->elapsed, ==, -1);
  type (fixture, "9");
  pass (fixture, 61);
  kept = setdoku_window_dup_document (fixture->window);
  g_assert_cmpint (kept->elapsed, ==, 61000);
  setdoku_window_new_board (fixture->window);
  g_assert_cmpint (elapsed (fixture), ==, -1);
  setdoku_window_take_document (fixture->window, kept, NULL, NULL);
  g_assert_cmpint (elapsed (fixture), ==, 61000);
  wait_for (shows_now (fixture, "1:01"));
  pass (fixture, 2);
  g_assert_cmpint (elapsed (fixture), ==, 63000);
}

/* Solving. */

static unsigned
count_solves (void)
{
  return setdoku_statistics_get_solves (setdoku_statistics_get_default ())->len;
}

/* All empty cells but the first, at once; the first by hand. */
static void
solve (Fixture *fixture)
{
  uint8_t digits[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = cell ? (uint8_t) (SOLVED[cell] - '0') : 0;
  setdoku_game_set_entries (game_of (fixture), digits);
  pass (fixture, 432);
  type (fixture, (char[]) { SOLVED[0], '\0' });
}

static void
test_a_solve_is_told_and_counted_once (Fixture       *fixture,
                                       gconstpointer  data)
{
  unsigned before = count_solves ();
  const Solve *last;

  begin (fixture);
  wait_for (setdoku_rating_get_report (rating_of (fixture))->se.rated);
  solve (fixture);
  wait_for (shows_now (fixture, "Solved"));
  wait_for (shows_now (fixture, "Solved in 7:12. It is your first at Easy."));
  g_assert_true (shows_now (fixture, "Another easy one") && shows_now (fixture, "Easy · 1.2 · 36 clues"));
  g_assert_cmpuint (count_solves (), ==, before + 1);
  last = &g_array_index (setdoku_statistics_get_solves (setdoku_statistics_get_default ()), Solve, before);
  g_assert_cmpstr (last->puzzle, ==, EASY);
  g_assert_cmpint (last->elapsed, ==, 432000);
  g_assert_cmpint (last->hints, ==, 0);
  g_assert_cmpint (last->undos, ==, 0);
  g_assert_cmpstr (last->level, ==, "easy");
  g_assert_cmpint (last->rating, ==, setdoku_rating_get_report (rating_of (fixture))->se.er);

  /* It stands still now, and undo does not make it another solve. */
  pass (fixture, 50);
  g_assert_cmpint (elapsed (fixture), ==, 432000);
  act (fixture, "win.undo");
  pass (fixture, 3);
  act (fixture, "win.redo");
  wait_for (shows_now (fixture, "Solved in 7:15. It is your first at Easy."));
  g_assert_cmpuint (count_solves (), ==, before + 1);
}

/* Two empty cells, or the rest of a game that somebody else began. */
static void
test_what_is_no_puzzle_from_its_start_counts_nothing (Fixture       *fixture,
                                                      gconstpointer  data)
{
  g_autofree char *rest = g_strdup_printf ("..%s", SOLVED + 2);
  g_autoptr(Document) begun = document_new ();
  unsigned before = count_solves ();
  Board board;

  setdoku_clock_keeper_set_source (keeper_of (fixture), get_now);
  setdoku_window_take_text (fixture->window, rest, -1, NULL);
  wait_for (setdoku_rating_get_report (rating_of (fixture))->se.rated);
  setdoku_game_enter (game_of (fixture), places_of (1), SOLVED[1] - '0');
  setdoku_game_enter (game_of (fixture), places_of (0), SOLVED[0] - '0');
  wait_for (shows_now (fixture, "Solved in 0:00."));
  g_assert_cmpuint (count_solves (), ==, before);

  board_parse (&board, EASY);
  document_set_board (begun, &board);
  for (int cell = 1; cell < N_CELLS; cell++)
    if (!begun->cells[cell].given)
      begun->cells[cell].entry = (uint8_t) (SOLVED[cell] - '0');
  setdoku_window_take_document (fixture->window, begun, NULL, NULL);
  wait_for (setdoku_rating_get_report (rating_of (fixture))->se.rated);
  setdoku_game_enter (game_of (fixture), places_of (0), SOLVED[0] - '0');
  wait_for (shows_now (fixture, "Solved in 0:00."));
  g_assert_cmpuint (count_solves (), ==, before);
}

static void
test_a_rated_solve_is_held_against_the_others (Fixture       *fixture,
                                               gconstpointer  data)
{
  g_autoptr(Document) document = document_new ();
  unsigned before = count_solves ();
  Board board;

  board_parse (&board, EASY);
  document_set_board (document, &board);
  document->rating = (DocumentRating) { .scale = SCALE_SE, .er = 30 };
  setdoku_clock_keeper_set_source (keeper_of (fixture), get_now);
  setdoku_rating_hold (rating_of (fixture), true);           /* ours is not known yet: the file's counts */
  for (int round = 0; round < 2; round++)
    {
      setdoku_window_take_document (fixture->window, document, NULL, NULL);
      wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
      if (round == 1)
        {
          act (fixture, "win.hint");
          wait_for (setdoku_hint_session_get (setdoku_play_get_hints (setdoku_window_get_play (fixture->window))) != NULL);
        }
      run_for (1100);                    /* games are told apart by the second in which they began */
      solve (fixture);
      wait_for (count_solves () == before + 1 + (unsigned) round);
      if (round == 0)
        wait_for (shows_now (fixture, "Solved in 7:12. It is your first at Hard."));
    }
  wait_for (shows_now (fixture, "Solved in 7:12 with 1 hint. Your best at Hard is 7:12."));
}

static void
test_what_the_search_filled_in_is_no_solve (Fixture       *fixture,
                                            gconstpointer  data)
{
  unsigned before = count_solves ();
  uint8_t digits[RULES_CELLS_MAX];

  begin (fixture);
  type (fixture, "9");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window))));
  setdoku_player_seek (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window)), UINT64_MAX);
  setdoku_watch_get_digits (setdoku_window_get_watch (fixture->window), digits);
  g_signal_emit_by_name (setdoku_window_get_watch (fixture->window), "continue");
  wait_for (shows_now (fixture, "Solved"));
  run_for (50);
  g_assert_cmpuint (count_solves (), ==, before);
  g_assert_false (gtk_widget_get_visible (setdoku_time_get_face (fixture->window->time)) && is_covered (fixture));
}

/* The hint of an earlier run counts too. */
static void
test_help_is_remembered_across_a_restart (Fixture       *fixture,
                                          gconstpointer  data)
{
  SetdokuWindow *window = fixture->window;
  g_autoptr(Document) document = NULL;
  g_autoptr(Session) session = session_new ();
  int hints, checks;
  bool searched;
  Solve last;

  begin (fixture);
  act (fixture, "win.hint");
  wait_for (setdoku_hint_session_get (setdoku_play_get_hints (setdoku_window_get_play (window))) != NULL);
  act (fixture, "win.hint");
  act (fixture, "win.hint-close");
  act (fixture, "win.hint");
  wait_for (setdoku_hint_session_get (setdoku_play_get_hints (setdoku_window_get_play (window))) != NULL);
  setdoku_clock_keeper_get_help (setdoku_time_get_keeper (window->time), &hints, &checks, &searched);
  g_assert_cmpint (hints, ==, 2);                     /* a hint told further is the same */
  setdoku_play_do_hint (setdoku_window_get_play (window));
  act (fixture, "win.hint");
  wait_for (!setdoku_hint_session_is_done (setdoku_play_get_hints (setdoku_window_get_play (window))));
  setdoku_clock_keeper_get_help (setdoku_time_get_keeper (window->time), &hints, &checks, &searched);
  g_assert_cmpint (hints, ==, 3);                     /* after one that was done, the next is another */
  g_assert_false (searched);
  document = setdoku_window_dup_document (window);
  session->hints = hints;
  session->checks = 4;
  session->selection = places_of (0);
  setdoku_window_new_board (window);
  setdoku_window_restore (window, session, document, JOURNAL_WHOLE);
  solve (fixture);
  wait_for (shows_now (fixture, "Solved"));
  g_assert_true (setdoku_clock_keeper_get_solve (setdoku_time_get_keeper (window->time), &last));
  g_assert_cmpint (last.hints, ==, 3);
  g_assert_cmpint (last.checks, ==, 4);
}

/* A file that holds a solved board was not solved here. */
static void
test_opening_a_solved_board_is_no_solve (Fixture       *fixture,
                                         gconstpointer  data)
{
  unsigned before = count_solves ();
  g_autoptr(Document) solved = NULL;

  begin (fixture);
  solved = document_new ();
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      solved->cells[cell].given = EASY[cell] == '.' ? 0 : (uint8_t) (EASY[cell] - '0');
      solved->cells[cell].entry = EASY[cell] == '.' ? (uint8_t) (SOLVED[cell] - '0') : 0;
    }
  type (fixture, "9");
  setdoku_window_take_document (fixture->window, solved, NULL, NULL);
  wait_for (shows_now (fixture, "Solved"));
  g_assert_cmpuint (count_solves (), ==, before);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/clock/starts-at-the-first-change", test_it_starts_at_the_first_change },
    { "/clock/stands-still-in-watch-and-while-clues-are-typed", test_it_stands_still_in_watch_and_while_clues_are_typed },
    { "/clock/another-window-in-front-stops-it", test_another_window_in_front_stops_it },
    { "/clock/pause-hides-the-board", test_pause_hides_the_board_from_eyes_keys_and_readers },
    { "/clock/pause-ends", test_pause_ends_with_its_button_its_command_and_another_view },
    { "/clock/who-goes-away-finds-it-paused", test_who_goes_away_finds_it_paused },
    { "/clock/the-time-goes-with-the-document", test_the_time_goes_with_the_document },
    { "/clock/a-solve-is-told-and-counted-once", test_a_solve_is_told_and_counted_once },
    { "/clock/what-is-no-puzzle-from-its-start-counts-nothing", test_what_is_no_puzzle_from_its_start_counts_nothing },
    { "/clock/a-rated-solve-is-held-against-the-others", test_a_rated_solve_is_held_against_the_others },
    { "/clock/what-the-search-filled-in-is-no-solve", test_what_the_search_filled_in_is_no_solve },
    { "/clock/help-is-remembered", test_help_is_remembered_across_a_restart },
    { "/clock/stays-without-the-panel", test_the_time_stays_without_the_panel },
    { "/clock/opening-a-solved-board-is-no-solve", test_opening_a_solved_board_is_no_solve },
  };

  start_application (&argc, &argv);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return run_tests ();
}
