/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-new.c — new puzzles in the window: one of a level, another one, made ahead. */
#include "new-fixture.h"

#include "view/make/new-store.h"
#include "view/window/setdoku-ask.h"
#include "view/window/setdoku-window-private.h"

static void
new_level (Fixture    *fixture,
           const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-level", "s", id);
}

static Board
givens_of (Fixture *fixture)
{
  Board board;

  setdoku_game_get_givens (game_of (fixture), &board);
  return board;
}

static gboolean
is_other (Fixture     *fixture,
          const Board *board)
{
  return memcmp (givens_of (fixture).digit, board->digit, N_CELLS) != 0;
}

/* Nothing runs between the press and the puzzle. */
static void
test_ready (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *source = NULL;

  new_level (fixture, "easy");
  g_assert_cmpint (count_clues (fixture), ==, 36);
  source = source_of (fixture);
  g_assert_cmpstr (source, ==, "Setdoku, seed 4, number 0, easy, rotate-180");
  g_assert_null (message (fixture));
  wait_for (shows (GTK_WIDGET (fixture->window), "Easy · 1.2 · 36 clues"));
  g_assert_false (shows (GTK_WIDGET (fixture->window), "Exactly one solution"));      /* as all that is made here */
}

static void
test_not_ready (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *source = NULL;

  new_level (fixture, "medium");
  g_assert_true (is_enabled (fixture, "new-stop"));
  wait_for (count_clues (fixture) > 0);
  g_assert_false (is_enabled (fixture, "new-stop"));
  source = source_of (fixture);
  g_assert_true (g_str_has_prefix (source, "Setdoku, seed "));
  g_assert_true (g_str_has_suffix (source, ", number 0, medium, rotate-180"));
}

static void
test_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *source = NULL;
  Board first;

  new_level (fixture, "hard");
  wait_for (count_clues (fixture) > 0);
  first = givens_of (fixture);
  act (fixture, "win.new-again");
  wait_for (is_other (fixture, &first));
  source = source_of (fixture);
  g_assert_true (g_str_has_suffix (source, ", hard, rotate-180"));
}

/* The first time it is an easy one, which is ready. */
static void
test_again_at_first (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autofree char *source = NULL;

  act (fixture, "win.new-again");
  wait_for (count_clues (fixture) > 0);
  source = source_of (fixture);
  g_assert_true (g_str_has_suffix (source, ", easy, rotate-180"));
}

static void
test_stopped (Fixture       *fixture,
              gconstpointer  data)
{
  new_level (fixture, "extreme");
  act (fixture, "win.new-stop");
  run_for (50);
  g_assert_cmpint (count_clues (fixture), ==, 0);
  g_assert_false (is_enabled (fixture, "new-stop"));
  g_assert_null (message (fixture));
}

/* What takes long is said, in words that change, with a button that stays. */
static void
test_slow (Fixture       *fixture,
           gconstpointer  data)
{
  GtkButton *button;
  Wish wish;

  g_assert_true (recipe_parse_wish (&wish, RARE));
  setdoku_window_make (fixture->window, &wish);
  g_assert_null (message (fixture));
  wait_for (message (fixture) && g_str_has_prefix (message (fixture), "Making a puzzle."));
  button = find_button (GTK_WIDGET (fixture->window), "Stop");
  wait_for (strstr (message (fixture), "none fits so far"));
  g_assert_true (find_button (GTK_WIDGET (fixture->window), "Stop") == button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (message (fixture));
  g_assert_false (is_enabled (fixture, "new-stop"));
}

/* What the player has on the table is not thrown away for it. */
/* Who takes up something else does not get it replaced a minute later. */
static void
test_not_wanted_any_more (Fixture       *fixture,
                          gconstpointer  data)
{
  Wish wish;

  g_assert_true (recipe_parse_wish (&wish, RARE));
  setdoku_window_make (fixture->window, &wish);
  wait_for (message (fixture) && g_str_has_prefix (message (fixture), "Making a puzzle."));
  g_assert_true (is_enabled (fixture, "new-stop"));
  act (fixture, "win.new");
  g_assert_null (message (fixture));
  g_assert_false (is_enabled (fixture, "new-stop"));
}

static void
test_nothing_lost (Fixture       *fixture,
                   gconstpointer  data)
{
  act (fixture, "win.type-clues");
  setdoku_game_set_clue (game_of (fixture), places_of (0), 5);
  new_level (fixture, "medium");
  wait_for (find_window (SETDOKU_TYPE_ASK));                   /* no journal keeps it here: so it asks */
  g_assert_cmpint (count_clues (fixture), ==, 1);
  gtk_window_destroy (find_window (SETDOKU_TYPE_ASK));
}

static char *
menu_label (GMenuModel *menu,
            int         section,
            int         item)
{
  g_autoptr(GMenuModel) items = g_menu_model_get_item_link (menu, section, G_MENU_LINK_SECTION);
  char *label = NULL;

  g_menu_model_get_item_attribute (items, item, G_MENU_ATTRIBUTE_LABEL, "s", &label);
  return label;
}

static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *header = find_widget (GTK_WIDGET (fixture->window), GTK_TYPE_HEADER_BAR);
  GtkMenuButton *button = GTK_MENU_BUTTON (find_widget (header, GTK_TYPE_MENU_BUTTON));
  g_autofree char *first = NULL, *again = NULL, *then = NULL;

  gtk_menu_button_popup (button);
  first = menu_label (gtk_menu_button_get_menu_model (button), 0, 0);
  g_assert_cmpstr (first, ==, "Easy");
  gtk_menu_button_popdown (button);
  new_level (fixture, "expert");
  act (fixture, "win.new-stop");
  gtk_menu_button_popup (button);
  again = menu_label (gtk_menu_button_get_menu_model (button), 0, 0);
  then = menu_label (gtk_menu_button_get_menu_model (button), 0, 1);
  g_assert_cmpstr (again, ==, "Another expert one");
  g_assert_cmpstr (then, ==, "Easy");
  gtk_menu_button_popdown (button);
}

/* A program of its own: it makes puzzles once it is up, and takes all of that along when it ends, whatever it is at. */
static void
test_ahead (void)
{
  GApplication *program = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  SetdokuMakerStore *store;
  Recipe recipe;
  Wish wish;
  Made made;

  g_setenv ("SETDOKU_MAKE_AHEAD", "1", TRUE);
  store = new_store_of (program);
  g_setenv ("SETDOKU_MAKE_AHEAD", "0", TRUE);
  g_assert_true (new_store_of (program) == store);
  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &store);
  recipe_parse_wish (&wish, RARE);
  g_assert_false (setdoku_maker_store_take (store, &wish, &recipe, &made));
  g_assert_false (setdoku_maker_store_is_making (store));              /* not at once */
  wait_for (setdoku_maker_store_is_making (store));
  g_object_unref (program);
  g_assert_null (store);
}

int
main (int argc, char **argv)
{
  int result;

  start_with_cache (&argc, &argv);
  g_test_add ("/new/one-that-is-ready-comes-at-once", Fixture, NULL, set_up, test_ready, tear_down);
  g_test_add ("/new/one-that-is-not-ready-is-made", Fixture, NULL, set_up, test_not_ready, tear_down);
  g_test_add ("/new/another-one-of-the-last-kind", Fixture, NULL, set_up, test_again, tear_down);
  g_test_add ("/new/another-one-is-easy-at-first", Fixture, NULL, set_up, test_again_at_first, tear_down);
  g_test_add ("/new/making-stops-on-demand", Fixture, NULL, set_up, test_stopped, tear_down);
  g_test_add ("/new/what-takes-long-is-said", Fixture, NULL, set_up, test_slow, tear_down);
  g_test_add ("/new/another-puzzle-ends-the-making", Fixture, NULL, set_up, test_not_wanted_any_more, tear_down);
  g_test_add ("/new/what-is-on-the-table-is-not-lost", Fixture, NULL, set_up, test_nothing_lost, tear_down);
  g_test_add ("/new/the-menu-begins-with-the-last-kind", Fixture, NULL, set_up, test_menu, tear_down);
  g_test_add_func ("/new/made-ahead-once-the-program-is-up", test_ahead);
  result = run_tests ();
  remove_cache ();
  return result;
}
