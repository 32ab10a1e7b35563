/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-practise.c — practising in the window: choose a technique, find it, be told, get another position. */
#include "window-fixture.h"

#include "model/teach/practice.h"
#include "view/window/setdoku-ask.h"
#include "view/play/setdoku-practice-bar.h"
#include "view/play/setdoku-practice-list.h"

static GtkWidget *
find_bar (GtkWidget *widget)
{
  if (SETDOKU_IS_PRACTICE_BAR (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (find_bar (child))
      return find_bar (child);
  return NULL;
}

static const char *
said (Fixture *fixture)
{
  return setdoku_practice_bar_get_message (SETDOKU_PRACTICE_BAR (find_bar (GTK_WIDGET (fixture->window))));
}

static void
choose (Fixture    *fixture,
        const char *id)
{
  SetdokuPracticeList *list;

  act (fixture, "win.practise");
  list = SETDOKU_PRACTICE_LIST (find_window (SETDOKU_TYPE_PRACTICE_LIST));
  g_assert_nonnull (list);
  g_assert_cmpint (setdoku_practice_list_get_n (list), >=, 50);
  setdoku_practice_list_choose (list, technique_find (id));
}

static void
practise (Fixture    *fixture,
          const char *id)
{
  choose (fixture, id);
  wait_for (said (fixture) && g_str_has_prefix (said (fixture), "Find this technique: "));
}

/* The technique that is next on the board as it is shown. */
static void
find_next (Fixture   *fixture,
           Deduction *deduction)
{
  g_autoptr(Document) document = setdoku_game_to_document (game_of (fixture));
  Position position;
  Ladder ladder;

  document_get_position (document, &position);
  position.unique = true;
  ladder_start (&ladder, &position, ladder_profiles, NULL);
  g_assert_true (ladder_find (&ladder, deduction, NULL));
}

static int
struck_candidate (const Deduction *deduction)
{
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      return candidate_of (cells_first (deduction->struck.cells[digit]), digit);
  g_assert_not_reached ();
}

static void
toggle (Fixture *fixture,
        int      candidate)
{
  setdoku_game_toggle_mark (game_of (fixture), places_of (candidate_cell (candidate)), SETDOKU_MARK_CENTRE,
                            candidate_digit (candidate));
}

static void
test_is_told (Fixture       *fixture,
              gconstpointer  data)
{
  Deduction next;
  int hit, cell, digit;

  practise (fixture, "x-wing");
  g_assert_true (is_enabled (fixture, "practise-another"));
  find_next (fixture, &next);
  g_assert_cmpstr (next.technique->id, ==, "x-wing");
  hit = struck_candidate (&next);
  toggle (fixture, hit);
  g_assert_true (g_str_has_prefix (said (fixture), "That is it: X-wing. "));
  act (fixture, "win.undo");
  g_assert_true (g_str_has_prefix (said (fixture), "Find this technique: X-wing."));

  /* A digit that is not among the marks is against the solution. */
  cell = candidate_cell (hit);
  for (digit = 1; digits_has (cells_of_game (fixture)[cell].centre, digit); digit++)
    continue;
  setdoku_game_enter (game_of (fixture), places_of (cell), digit);
  g_assert_true (g_str_has_prefix (said (fixture), "That does not follow."));
}

static void
test_another (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree DocumentCell *before = NULL;
  Deduction next;

  practise (fixture, "naked-pair");
  before = g_memdup2 (cells_of_game (fixture), N_CELLS * sizeof (DocumentCell));
  find_next (fixture, &next);
  toggle (fixture, struck_candidate (&next));
  act (fixture, "win.practise-another");            /* does not ask about saving */
  wait_for (g_str_has_prefix (said (fixture), "Find this technique: "));
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (memcmp (before, cells_of_game (fixture), N_CELLS * sizeof (DocumentCell)), !=, 0);
  find_next (fixture, &next);
  g_assert_cmpstr (next.technique->id, ==, "naked-pair");
}

static void
test_ends (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_null (said (fixture));
  g_assert_false (is_enabled (fixture, "practise-end"));
  practise (fixture, "hidden-single");
  act (fixture, "win.practise-end");
  g_assert_null (said (fixture));
  g_assert_false (is_enabled (fixture, "practise-another"));
  g_assert_cmpint (count_clues (fixture), >, 0);

  practise (fixture, "hidden-single");
  act (fixture, "win.new");                          /* another puzzle ends it too */
  g_assert_null (said (fixture));
}

/* A game of the user's own is not thrown away. */
static void
test_asks_first (Fixture       *fixture,
                 gconstpointer  data)
{
  act (fixture, "win.type-clues");
  setdoku_game_set_clue (game_of (fixture), places_of (0), 5);
  choose (fixture, "x-wing");
  wait_for (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (count_clues (fixture), ==, 1);
  g_assert_null (said (fixture));
  gtk_window_destroy (find_window (SETDOKU_TYPE_ASK));
}

static GtkWidget *
find_list_box (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LIST_BOX (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_list_box (child);
  return found;
}

/* Escape: GTK holds the list until the key has been dealt with, so its rows go when the window is gone already. */
static void
test_the_list_is_left (Fixture       *fixture,
                       gconstpointer  data)
{
  GtkWidget *window, *list;

  act (fixture, "win.practise");
  window = GTK_WIDGET (find_window (SETDOKU_TYPE_PRACTICE_LIST));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  wait_for (gtk_widget_get_mapped (window));
  list = g_object_ref (find_list_box (window));
  g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
  gtk_window_close (GTK_WINDOW (window));
  wait_for (window == NULL);
  g_object_unref (list);
  wait_for (list == NULL);
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/practise/the-player-is-told", Fixture, NULL, set_up, test_is_told, tear_down);
  g_test_add ("/practise/another-position-comes-without-asking", Fixture, NULL, set_up, test_another, tear_down);
  g_test_add ("/practise/ends-by-itself-and-on-demand", Fixture, NULL, set_up, test_ends, tear_down);
  g_test_add ("/practise/another-game-is-asked-about-first", Fixture, NULL, set_up, test_asks_first, tear_down);
  g_test_add ("/practise/the-list-is-left", Fixture, NULL, set_up, test_the_list_is_left, tear_down);
  return run_tests ();
}
