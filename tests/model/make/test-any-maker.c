/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-maker.c — boards of any shape made on a worker, stopped, refused; what they are called. */
#include "../../patience.h"
#include "engine/any/any-check.h"
#include "model/make/any-maker.h"

static AnyRecipe
recipe_of (const char *shape, const char *extra, int level)
{
  AnyRecipe recipe = { .wish = { .symmetry = symmetries, .level = level }, .seed = 3 };

  g_assert_cmpint (any_shape_read (shape, &recipe.wish.shape), ==, SHAPE_OK);
  g_assert_true (!extra || any_shape_add (&recipe.wish.shape, extra));
  return recipe;
}

static const AnyMakerReport *
make (SetdokuAnyMaker *maker, const AnyRecipe *recipe)
{
  const AnyMakerReport *report = setdoku_any_maker_get_report (maker);

  setdoku_any_maker_make (maker, recipe);
  g_assert_cmpint (report->state, ==, ANY_MAKER_TRYING);
  wait_for (report->state != ANY_MAKER_TRYING);
  return report;
}

static void
test_made (void)
{
  g_autoptr (SetdokuAnyMaker) maker = setdoku_any_maker_new ();
  AnyRecipe recipe = recipe_of ("jigsaw6", "cages", ANY_EASY);
  const AnyMakerReport *report = make (maker, &recipe);

  g_assert_cmpint (report->state, ==, ANY_MAKER_MADE);
  g_assert_cmpint (report->document->n_cells, ==, 36);
  g_assert_nonnull (report->document->topology);
  g_assert_cmpstr (report->document->title, ==, "6 × 6 · Jigsaw · Killer · Easy");
  g_assert_cmpstr (report->document->source, ==, "Setdoku, seed 3, number 0, jigsaw6, cages, easy");
  setdoku_any_maker_stop (maker);                    /* too late: it stays */
  g_assert_nonnull (report->document);
}

/* What obeys the rules of the classic board is one. */
static void
test_classic (void)
{
  g_autoptr (SetdokuAnyMaker) maker = setdoku_any_maker_new ();
  AnyRecipe recipe = recipe_of ("9x9", NULL, ANY_LEVEL_ANY);
  const AnyMakerReport *report = make (maker, &recipe);

  g_assert_null (report->document->topology);
  g_assert_cmpstr (report->document->title, ==, "9 × 9");
}

static void
test_stopped (void)
{
  g_autoptr (SetdokuAnyMaker) maker = setdoku_any_maker_new ();
  const AnyMakerReport *report = setdoku_any_maker_get_report (maker);
  AnyRecipe recipe = recipe_of ("25x25", NULL, ANY_EXTREME), quick = recipe_of ("6x6", NULL, ANY_LEVEL_ANY);

  setdoku_any_maker_make (maker, &recipe);
  setdoku_any_maker_stop (maker);
  g_assert_cmpint (report->state, ==, ANY_MAKER_IDLE);
  setdoku_any_maker_make (maker, &recipe);
  make (maker, &quick);                              /* the newest wins */
  g_assert_cmpint (report->document->n_cells, ==, 36);
}

static void
test_refused (void)
{
  g_autoptr (SetdokuAnyMaker) maker = setdoku_any_maker_new ();
  AnyRecipe never = recipe_of ("latin3", "diagonal+", ANY_LEVEL_ANY), fault = recipe_of ("jigsaw", "windoku", ANY_LEVEL_ANY);

  any_shape_add (&never.wish.shape, "diagonal-");
  g_assert_cmpint (make (maker, &never)->state, ==, ANY_MAKER_REFUSED);
  g_assert_cmpint (setdoku_any_maker_get_report (maker)->outcome, ==, ANY_MAKE_NEVER);
  g_assert_cmpint (make (maker, &fault)->state, ==, ANY_MAKER_REFUSED);
  g_assert_cmpint (setdoku_any_maker_get_report (maker)->fault.kind, ==, FAULT_EXTRA);
}

static void
test_titles (void)
{
  static const struct { const char *shape, *extra; int level; const char *title; } rows[] = {
    { "16x16", NULL, ANY_HARD, "16 × 16 · Hard" }, { "x", NULL, ANY_LEVEL_ANY, "Diagonals" },
    { "killer", "windoku", ANY_MEDIUM, "Killer · Windoku · Medium" }, { "latin5", NULL, ANY_LEVEL_ANY, "5 × 5 · Latin square" },
    { "windmill", NULL, ANY_EASY, "Windmill · Easy" }, { "sohei", NULL, ANY_LEVEL_ANY, "Sohei" },
    { "jigsaw", "diagonal-", ANY_LEVEL_ANY, "Jigsaw · Diagonal ╲" }, { "centre-dot", "asterisk", ANY_LEVEL_ANY, "Centre dot · Asterisk" },
    { "tiny-samurai", NULL, ANY_EASY, "4 × 4 · Tiny Samurai · Easy" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AnyRecipe recipe = recipe_of (rows[i].shape, rows[i].extra, rows[i].level);
      g_autofree char *title = any_recipe_title (&recipe.wish, false), *english = any_recipe_title (&recipe.wish, true);

      g_assert_cmpstr (title, ==, rows[i].title);
      g_assert_cmpint (g_strcmp0 (english, title) == 0, ==, !strstr (title, " · "));         /* commas in files */
    }
}

static void
test_empty (void)
{
  AnyRecipe windmill = recipe_of ("windmill", NULL, ANY_LEVEL_ANY), classic = recipe_of ("9x9", NULL, ANY_LEVEL_ANY);
  AnyRecipe jigsaw = recipe_of ("jigsaw6", NULL, ANY_LEVEL_ANY), wrong = recipe_of ("jigsaw", "windoku", ANY_LEVEL_ANY);
  RulesFault fault;
  g_autoptr (Document) board = any_recipe_empty (&windmill, &fault);
  g_autoptr (Document) regions = any_recipe_empty (&jigsaw, &fault), none = any_recipe_empty (&wrong, &fault);
  g_autoptr (Document) plain = any_recipe_empty (&classic, &fault);

  g_assert_cmpint (board->n_cells, ==, 21 * 21);
  g_assert_cmpint (board->topology->n_existing, ==, 5 * 81 - 8 * 9);
  g_assert_null (plain->topology);
  g_assert_true (regions->topology->rules->has_regions);
  g_assert_null (none);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-maker/made", test_made);
  g_test_add_func ("/any-maker/classic", test_classic);
  g_test_add_func ("/any-maker/stopped", test_stopped);
  g_test_add_func ("/any-maker/refused", test_refused);
  g_test_add_func ("/any-maker/titles", test_titles);
  g_test_add_func ("/any-maker/empty", test_empty);
  return g_test_run ();
}
