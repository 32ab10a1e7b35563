/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-history-panel.c — branches, named points, the way back to before a mistake, and the replay, in the window. */
#include "window-fixture.h"

#include "view/play/setdoku-history-panel.h"
#include "view/play/setdoku-replay-strip.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define TWO_SOLUTIONS "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
child_of (Fixture *fixture,
          GType    type)
{
  return find_child (GTK_WIDGET (fixture->window), type);
}

static void
open_puzzle (Fixture *fixture)
{
  g_autoptr(Document) document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  document_set_board (document, &board);
  setdoku_game_load (game_of (fixture), document);
  wait_for (shows (GTK_WIDGET (fixture->window), "Exactly one solution"));
}

static void
enter (Fixture *fixture,
       int      cell,
       int      digit)
{
  g_assert_true (setdoku_game_enter (game_of (fixture), places_of (cell), digit));
}

/* One line of play is no choice: only with a second one there are branches to choose from. */
static void
test_branches (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *panel;

  g_assert_false (is_enabled (fixture, "history"));
  open_puzzle (fixture);
  enter (fixture, 2, 4);
  enter (fixture, 3, 2);
  act (fixture, "win.history");
  panel = child_of (fixture, SETDOKU_TYPE_HISTORY_PANEL);
  g_assert_nonnull (panel);
  wait_for (gtk_widget_get_mapped (panel));
  g_assert_false (shows (panel, "Branches"));
  setdoku_game_undo (game_of (fixture), NULL);
  enter (fixture, 3, 6);
  enter (fixture, 5, 8);
  wait_for (shows (panel, "Branches"));
  g_assert_true (shows (panel, "Place 2, row 1, column 4"));
  g_assert_true (shows (panel, "Place 6, row 1, column 4"));

  gtk_widget_activate_action (panel, "win.go-to-step", "i", 1);
  wait_for (!gtk_widget_get_mapped (panel));
  g_assert_cmpint (cells_of_game (fixture)[3].entry, ==, 2);
  g_assert_cmpint (cells_of_game (fixture)[5].entry, ==, 0);
  g_assert_false (is_enabled (fixture, "redo"));                      /* on that branch there is no more */
}

/* A name is typed and kept with Return; without one the time is the name. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *panel, *entry;

  open_puzzle (fixture);
  enter (fixture, 2, 4);
  act (fixture, "win.history");
  panel = child_of (fixture, SETDOKU_TYPE_HISTORY_PANEL);
  wait_for (gtk_widget_get_mapped (panel));
  entry = find_child (panel, GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  Before the guess ");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (setdoku_game_get_n_savepoints (game_of (fixture)), ==, 1);
  g_assert_cmpstr (setdoku_game_get_savepoint (game_of (fixture), 0)->name, ==, "Before the guess");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (shows (panel, "Before the guess"));
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (setdoku_game_get_n_savepoints (game_of (fixture)), ==, 2);
  g_assert_cmpint (strlen (setdoku_game_get_savepoint (game_of (fixture), 1)->name), >, 0);

  enter (fixture, 3, 6);
  gtk_widget_activate_action (panel, "win.go-to-step", "i", setdoku_game_get_savepoint (game_of (fixture), 0)->step);
  g_assert_cmpint (cells_of_game (fixture)[3].entry, ==, 0);
  g_assert_cmpint (cells_of_game (fixture)[2].entry, ==, 4);
  g_assert_true (is_enabled (fixture, "redo"));
}

static void
test_undo_to_mistake (Fixture       *fixture,
                      gconstpointer  data)
{
  g_assert_false (is_enabled (fixture, "undo-to-mistake"));
  open_puzzle (fixture);
  enter (fixture, 2, 4);
  g_assert_true (is_enabled (fixture, "undo-to-mistake"));            /* whether there is a mistake is not given away */
  act (fixture, "win.undo-to-mistake");
  g_assert_cmpint (cells_of_game (fixture)[2].entry, ==, 4);
  enter (fixture, 3, 2);
  enter (fixture, 5, 8);
  act (fixture, "win.undo-to-mistake");
  g_assert_cmpint (cells_of_game (fixture)[2].entry, ==, 4);
  g_assert_cmpint (cells_of_game (fixture)[3].entry, ==, 0);
  g_assert_cmpint (cells_of_game (fixture)[5].entry, ==, 0);
  g_assert_true (is_enabled (fixture, "redo"));
}

/* Two solutions: what goes together is looked for, from wherever the heap has room. */
static void
test_undo_to_mistake_of_several (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr(Document) document = document_new ();
  void *between[16];
  Board board;

  g_assert_true (board_parse (&board, TWO_SOLUTIONS));
  document_set_board (document, &board);
  for (size_t i = 0; i < G_N_ELEMENTS (between); i++)
    {
      between[i] = g_malloc (40000 + 16 * i);
      setdoku_game_load (game_of (fixture), document);
      wait_for (shows (GTK_WIDGET (fixture->window), "2 solutions"));
      enter (fixture, 0, 1);
      enter (fixture, 27, 1);
      act (fixture, "win.undo-to-mistake");
      g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 1);
      g_assert_cmpint (cells_of_game (fixture)[27].entry, ==, 0);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (between); i++)
    g_free (between[i]);
}

static void
solve (Fixture *fixture)
{
  open_puzzle (fixture);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!cells_of_game (fixture)[cell].given)
      enter (fixture, cell, SOLUTION[cell] - '0');
  g_assert_true (setdoku_game_is_solved (game_of (fixture)));
}

static void
assert_at (Fixture    *fixture,
           const char *moves)
{
  if (!shows (GTK_WIDGET (fixture->window), moves))
    g_error ("the bar does not say “%s”", moves);
}

/* There and back again; the game is what it was, and so is what can be done. */
static void
test_replay (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *strip;
  g_autoptr(Document) before = NULL, after = NULL;

  g_assert_false (is_enabled (fixture, "replay"));
  solve (fixture);
  before = setdoku_game_to_document (game_of (fixture));
  act (fixture, "win.replay");
  wait_for (shows (window, "Move 0 of 51"));
  g_assert_true (shows (window, "Before the first move"));
  g_assert_false (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "hint"));
  g_assert_false (gtk_widget_activate_action (window, "board.erase", NULL));

  g_assert_true (press (fixture, GDK_KEY_period, 0));
  assert_at (fixture, "Move 1 of 51");
  g_assert_true (shows (window, "Move 1: place 4"));
  g_assert_true (press (fixture, GDK_KEY_End, 0));
  assert_at (fixture, "Move 51 of 51");
  wait_for (shows (window, "Full house: it could be seen at once."));
  g_assert_true (press (fixture, GDK_KEY_comma, 0));
  assert_at (fixture, "Move 50 of 51");
  strip = child_of (fixture, SETDOKU_TYPE_REPLAY_STRIP);
  g_signal_emit_by_name (strip, "sought", 7);
  assert_at (fixture, "Move 7 of 51");
  g_assert_true (press (fixture, GDK_KEY_greater, 0));                /* in reading order one is ahead of the ladder somewhere */
  g_assert_false (shows (window, "Move 7 of 51"));
  g_assert_true (press (fixture, GDK_KEY_Home, 0));
  g_assert_true (press (fixture, GDK_KEY_space, 0));                  /* it plays to the end by itself, and stops there */
  wait_for (shows (window, "Move 51 of 51"));

  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_false (gtk_widget_get_mapped (strip));
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_true (is_enabled (fixture, "replay"));
  after = setdoku_game_to_document (game_of (fixture));
  g_assert_true (document_equal (before, after));
}

/* Another view, another puzzle, an undo by whomever: each ends it. */
static void
test_replay_ends_by_itself (Fixture       *fixture,
                            gconstpointer  data)
{
  GtkWidget *strip;

  open_puzzle (fixture);
  enter (fixture, 2, 4);
  g_assert_null (child_of (fixture, SETDOKU_TYPE_REPLAY_STRIP));         /* it comes with the first replay */
  act (fixture, "win.replay");
  strip = child_of (fixture, SETDOKU_TYPE_REPLAY_STRIP);
  wait_for (gtk_widget_get_mapped (strip));
  g_assert_true (shows (GTK_WIDGET (fixture->window),
                        "1 move in 0:00. How it compares with the ladder is told when the puzzle is solved."));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  g_assert_false (gtk_widget_get_mapped (strip));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play");
  g_assert_false (gtk_widget_get_mapped (strip));

  act (fixture, "win.replay");
  wait_for (gtk_widget_get_mapped (strip));
  setdoku_game_undo (game_of (fixture), NULL);
  g_assert_false (gtk_widget_get_mapped (strip));
  setdoku_game_redo (game_of (fixture), NULL);

  /* And a window can close in the middle of it. */
  act (fixture, "win.replay");
  wait_for (gtk_widget_get_mapped (strip));
  g_assert_true (press (fixture, GDK_KEY_space, 0));
}

#define ADD(name, test) g_test_add ("/history-panel/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  ADD ("branches", test_branches);
  ADD ("names", test_names);
  ADD ("undo-to-mistake", test_undo_to_mistake);
  ADD ("undo-to-mistake-of-several", test_undo_to_mistake_of_several);
  ADD ("replay", test_replay);
  ADD ("replay-ends-by-itself", test_replay_ends_by_itself);
  return run_tests ();
}
