/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-maker-list.c — some puzzles of a kind: as many as were wished, the same again from the same seed, stopped and refused. */
#include "model/make/maker-list.h"
#include "../../patience.h"

static Recipe
recipe_of (const char *text)
{
  Recipe recipe;

  g_assert_true (recipe_parse (&recipe, text));
  return recipe;
}

static void
check_same (const Document *a, const Document *b)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (a->cells[cell].given, ==, b->cells[cell].given);
}

static void
test_made (void)
{
  g_autoptr (SetdokuMakerList) list = setdoku_maker_list_new (), again = setdoku_maker_list_new ();
  const Recipe recipe = recipe_of ("seed 5, number 3, easy, rotate-180"), fourth = recipe_of ("seed 5, number 4, easy, rotate-180");
  GPtrArray *made = setdoku_maker_list_get_made (list);

  setdoku_maker_list_make (list, &recipe, 3);
  g_assert_true (setdoku_maker_list_is_working (list));
  wait_for (!setdoku_maker_list_is_working (list));
  g_assert_cmpuint (made->len, ==, 3);
  setdoku_maker_list_make (again, &fourth, 1);
  wait_for (!setdoku_maker_list_is_working (again));
  check_same (g_ptr_array_index (made, 1), g_ptr_array_index (setdoku_maker_list_get_made (again), 0));
  for (guint i = 0; i < 3; i++)
    {
      const Document *document = g_ptr_array_index (made, i);

      g_assert_cmpstr (rating_level_of (document->rating.er)->id, ==, "easy");
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_cmpint (document->cells[cell].given != 0, ==, document->cells[80 - cell].given != 0);
    }
}

static void
test_stopped (void)
{
  g_autoptr (SetdokuMakerList) list = setdoku_maker_list_new ();
  const Recipe recipe = recipe_of ("seed 5, number 0, easy");
  GPtrArray *made = setdoku_maker_list_get_made (list);
  guint n;

  setdoku_maker_list_make (list, &recipe, MAKER_LIST_MAX);
  wait_for (made->len >= 2);
  setdoku_maker_list_stop (list);
  n = made->len;
  g_assert_false (setdoku_maker_list_is_working (list));
  g_assert_cmpuint (n, <, MAKER_LIST_MAX);
  run_for (50);
  g_assert_cmpuint (made->len, ==, n);
  setdoku_maker_list_make (list, &recipe, 1);
  wait_for (!setdoku_maker_list_is_working (list));
  g_assert_cmpuint (made->len, ==, 1);
}

static void
test_refused (void)
{
  g_autoptr (SetdokuMakerList) list = setdoku_maker_list_new ();
  const Recipe recipe = recipe_of ("seed 5, number 0, clues 3-5");

  setdoku_maker_list_make (list, &recipe, 2);
  g_assert_false (setdoku_maker_list_is_working (list));
  g_assert_cmpuint (setdoku_maker_list_get_made (list)->len, ==, 0);
  g_assert_cmpint (setdoku_maker_list_get_report (list)->state, ==, MAKER_REFUSED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/maker-list/made", test_made);
  g_test_add_func ("/maker-list/stopped", test_stopped);
  g_test_add_func ("/maker-list/refused", test_refused);
  return g_test_run ();
}
