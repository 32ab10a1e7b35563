/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-stop-form.c — a stop put together by choosing is the one that the command line reads, and the search stops there. */
#include "view/watch/setdoku-stop-form.h"
#include "watch-fixture.h"

enum { EVENT_ANY = 0, EVENT_GUESS = 1, EVENT_LOSES = 7, PLACE_ROW = 1, PLACE_CELL = 4, DEPTH_LEAST = 1, DEPTH_EXACT = 2 };

static SetdokuStopForm *
open_form (Fixture *f)
{
  SetdokuStopForm *form = setdoku_stop_form_new (GTK_WINDOW (f->window), f->player, -1);

  gtk_window_present (GTK_WINDOW (form));
  return form;
}

/* "Digit 7 in row 5, 4th time, and depth ≥ 20", without typing. */
static void
several_things_are_chosen_without_typing (void)
{
  Fixture f;
  SetdokuStopForm *form;
  Condition condition;
  uint64_t n = 0;

  open_watch (&f);
  form = open_form (&f);
  g_assert_false (setdoku_stop_form_apply (form));             /* nothing is asked for yet */
  setdoku_stop_form_choose (form, STOP_DIGIT, 7, 0);
  setdoku_stop_form_choose (form, STOP_PLACE, PLACE_ROW, 5);
  setdoku_stop_form_choose (form, STOP_DEPTH, DEPTH_LEAST, 20);
  setdoku_stop_form_set_nth (form, 4);
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "digit=7 house=row5 depth>=20 nth=4");
  g_assert_cmpstr (setdoku_stop_form_get_words (form), ==, "Digit 7 · Within row 5 · Depth 20 or more · No. 4 of these");
  g_assert_true (setdoku_stop_form_apply (form));
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f.player), ==, 1);
  g_assert_true (condition_parse ("digit=7 house=row5 depth>=20 nth=4", &condition, NULL));
  g_assert_true (condition_equal (&setdoku_player_get_breakpoint (f.player, 0)->condition, &condition));

  explore (&f);
  act (&f, "next-stop", NULL);
  while (setdoku_player_is_finding (f.player, NULL))
    setdoku_player_tick (f.player, f.now += 16667);
  n = setdoku_player_get_cursor (f.player);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpint (setdoku_player_get_event (f.player)->digit, ==, 7);
  g_assert_cmpint (setdoku_player_get_event (f.player)->cell / 9, ==, 4);
  g_assert_cmpint (setdoku_player_get_event (f.player)->depth, >=, 20);
  condition.nth = 0;
  setdoku_player_seek (f.player, 0);
  for (int i = 0; i < 4; i++)
    g_assert_true (setdoku_player_find (f.player, &condition, 1));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, n);
  gtk_window_destroy (GTK_WINDOW (form));
  close_watch (&f);
}

static void
choices_and_text_follow_each_other (void)
{
  Fixture f;
  SetdokuStopForm *form;

  open_watch (&f);
  form = open_form (&f);
  setdoku_stop_form_choose (form, STOP_EVENT, EVENT_GUESS, 0);
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "kind=assign");
  setdoku_stop_form_set_text (form, "kind=wipeout,solution choices>=3 depth=30");
  g_assert_true (setdoku_stop_form_apply (form));
  setdoku_stop_form_choose (form, STOP_DIGIT, 7, 0);           /* what only the text can say stays */
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "kind=wipeout,solution digit=7 depth=30 choices>=3");
  setdoku_stop_form_set_text (form, "cell=r4c5 dpeth=3");
  g_assert_cmpstr (setdoku_stop_form_get_words (form), ==, "“dpeth=3” is not understood.");
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "cell=r4c5 dpeth=3");
  g_assert_false (setdoku_stop_form_apply (form));
  gtk_window_destroy (GTK_WINDOW (form));
  close_watch (&f);
}

static void
a_candidate_that_is_watched_has_a_cell_and_a_digit (void)
{
  Fixture f;
  SetdokuStopForm *form;

  open_watch (&f);
  form = open_form (&f);
  setdoku_stop_form_choose (form, STOP_EVENT, EVENT_LOSES, 0);
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "lost=r1c1=1");
  setdoku_stop_form_choose (form, STOP_DIGIT, 7, 0);
  setdoku_stop_form_choose (form, STOP_PLACE, PLACE_CELL, 31);
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "lost=r4c5=7");
  setdoku_stop_form_choose (form, STOP_EVENT, EVENT_ANY, 0);
  g_assert_cmpstr (setdoku_stop_form_get_text (form), ==, "cell=r4c5 digit=7");
  gtk_window_destroy (GTK_WINDOW (form));
  close_watch (&f);
}

static GtkWindow *
find_form (void)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (SETDOKU_IS_STOP_FORM (window))
        return window;
    }
  return NULL;
}

static void
the_list_of_stops_opens_it (void)
{
  Fixture f;

  open_watch (&f);
  g_assert_null (find_form ());
  act (&f, "stop-build", NULL);
  g_assert_nonnull (find_form ());
  gtk_window_destroy (find_form ());
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/stop-form/several-things-are-chosen-without-typing", several_things_are_chosen_without_typing);
  g_test_add_func ("/stop-form/choices-and-text-follow-each-other", choices_and_text_follow_each_other);
  g_test_add_func ("/stop-form/a-candidate-that-is-watched-has-a-cell-and-a-digit",
                   a_candidate_that_is_watched_has_a_cell_and_a_digit);
  g_test_add_func ("/stop-form/the-list-of-stops-opens-it", the_list_of_stops_opens_it);
  return g_test_run ();
}
