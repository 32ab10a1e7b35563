/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-recipe.c — a recipe comes back as it was written, and nothing else is taken for one. */
#include <string.h>

#include "model/make/recipe.h"

static void
test_what_is_written_is_read (void)
{
  static const char *const wishes[] = {
    "any", "hard", "rotate-180", "minimal", "rating 3.0-4.4", "score 500-800", "hodoku unfair", "clues 24-24", "needs x-wing",
    "allows", "allows naked-single hidden-single", "potential mrv-naked", "hard, rotate-180, minimal",
    "pattern xxxxxxxxx........................................................................",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *recipe_text = g_strconcat ("seed 12, number 3, ", wishes[i], NULL), *wish_text = NULL, *again = NULL;
      Recipe recipe;
      Wish wish;

      g_assert_true (recipe_parse_wish (&wish, wishes[i]));
      wish_text = recipe_format_wish (&wish);
      g_assert_true (recipe_parse (&recipe, recipe_text));
      g_assert_true (recipe.seed == 12 && recipe.number == 3);
      again = recipe_format_wish (&recipe.wish);
      g_assert_cmpstr (again, ==, wish_text);
      g_assert_true (recipe_parse_wish (&wish, wish_text));
    }
}

static void
test_nothing_else_is_taken_for_one (void)
{
  static const char *const texts[] = {
    "", "nothing", "seed", "seed x", "number -1", "rating 3", "rating 3-", "rating -3", "rating 3-4-5", "score 1", "score x-2",
    "score 1-x", "hodoku nobody", "clues 1", "clues 1-82", "clues 82-1", "clues 1-2147483648", "pattern x", "needs nothing",
    "allows nothing", "potential nothing", "taste sweet", "hard,, minimal",
    "pattern xxxxxxxxx.......................................................................?",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Recipe recipe;

      if (recipe_parse (&recipe, texts[i]))
        g_error ("taken for a recipe: %s", texts[i]);
    }
}

static void
test_a_level_is_a_range (void)
{
  const RatingLevel *hard = rating_level_find ("hard");
  Wish wish;

  wish_init (&wish);
  recipe_set_level (&wish, hard);
  g_assert_true (recipe_level (&wish) == hard);
  wish.er_max++;
  g_assert_null (recipe_level (&wish));
  recipe_set_level (&wish, NULL);
  g_assert_true (wish.er_min == 0 && wish.er_max == 0);
}

/* What it is rated on is what was asked for. */
static void
test_a_document_has_its_rating_and_its_recipe (void)
{
  Recipe recipe;
  Made made = { .er = 34, .ep = 12, .ed = 10, .score = -1 };

  g_assert_true (recipe_parse (&recipe, "seed 7, number 0, minimal"));
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (Document) document = NULL;

      made.er = i == 0 ? 34 : 0;
      made.score = i == 1 ? 946 : -1;
      document = recipe_document (&recipe, &made);
      g_assert_true (g_str_has_prefix (document->source, DOCUMENT_MADE_HERE "seed 7"));
      g_assert_cmpint (document->rating.scale, ==, i == 0 ? SCALE_SE : i == 1 ? SCALE_HODOKU : SCALE_NONE);
      g_assert_cmpint (document->rating.er, ==, i == 0 ? 34 : i == 1 ? 946 : 0);
      g_assert_cmpint (document->level != NULL, ==, i == 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/recipe/what-is-written-is-read", test_what_is_written_is_read);
  g_test_add_func ("/recipe/nothing-else-is-taken-for-one", test_nothing_else_is_taken_for_one);
  g_test_add_func ("/recipe/a-level-is-a-range", test_a_level_is_a_range);
  g_test_add_func ("/recipe/a-document-has-its-rating-and-its-recipe", test_a_document_has_its_rating_and_its_recipe);

  return g_test_run ();
}
