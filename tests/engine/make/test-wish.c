/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-wish.c — what is refused is impossible, each for its own reason; and the table by which ratings and techniques
 * are held against each other agrees with the rater. */
#include <glib.h>
#include <string.h>

#include "engine/make/climb.h"
#include "engine/make/generate.h"
#include "engine/make/symmetry.h"

static Wish
any_wish (void)
{
  Wish wish;

  wish_init (&wish);
  return wish;
}

static int
technique (const char *id)
{
  const Technique *row = technique_find (id);

  g_assert_nonnull (row);
  return (int) (row - techniques);
}

static void
allow (Wish *wish, const char *id)
{
  wish->only_allowed = true;
  technique_set_add (&wish->allowed, &techniques[technique (id)]);
}

static void
symmetric (Wish *wish, const char *id)
{
  wish->symmetry = (int) (symmetry_find (id) - symmetries);
}

static void
draw (Wish *wish, const char *mask)
{
  wish->has_pattern = true;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (mask[cell] != '.')
      cells_add (&wish->pattern, cell);
}

static void
check (const Wish *wish, WishStatus expected)
{
  GenerateWork *work = generate_work_new ();
  Generate generate;
  Made made;

  g_assert_cmpint (wish_check (wish), ==, expected);
  generate_start (&generate, wish, 1, 0);
  if (expected != WISH_OK)
    g_assert_cmpint (generate_run (&generate, work, 1, &made), ==, GENERATE_REFUSED);
  generate_work_free (work);
}

static void
test_any (void)
{
  Wish wish = any_wish ();

  check (&wish, WISH_OK);
  g_assert_false (wish_is_graded (&wish));
}

static void
test_ranges (void)
{
  Wish wish = any_wish ();

  wish.clues_min = 30;
  wish.clues_max = 29;
  check (&wish, WISH_EMPTY_RANGE);
  wish = any_wish ();
  wish.er_min = 31;
  wish.er_max = 30;
  check (&wish, WISH_EMPTY_RANGE);
  wish = any_wish ();
  wish.score_min = 901;
  wish.score_max = 900;
  check (&wish, WISH_EMPTY_RANGE);
  wish = any_wish ();
  wish.clues_max = 16;
  check (&wish, WISH_TOO_FEW_CLUES);
  wish.clues_max = 17;
  check (&wish, WISH_OK);
}

static void
test_orbits (void)
{
  Wish wish = any_wish ();

  symmetric (&wish, "full");
  wish.clues_min = wish.clues_max = 18;
  check (&wish, WISH_NO_ORBITS);
  wish.clues_max = 19;
  check (&wish, WISH_NO_ORBITS);
  wish.clues_max = 20;
  check (&wish, WISH_OK);
  symmetric (&wish, "rotate-180");
  wish.clues_max = 18;
  check (&wish, WISH_OK);
}

#define CROSS_OF_STACKS \
  "1.......1" "1.......1" "1.......1" "1.......1" "1.......1" "1.......1" "1.......1" "1.......1" "1.......1"
#define EMPTY_ROWS \
  "........." "........." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1"
#define CHESSBOARD \
  "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1" ".1.1.1.1." "1.1.1.1.1"

static void
test_patterns (void)
{
  Wish wish = any_wish ();

  draw (&wish, CHESSBOARD);
  symmetric (&wish, "full");
  check (&wish, WISH_OK);
  wish.clues_min = 42;
  check (&wish, WISH_PATTERN_CLUES);
  wish.clues_min = 0;
  wish.clues_max = 40;
  check (&wish, WISH_PATTERN_CLUES);
  wish.clues_max = 41;
  check (&wish, WISH_OK);
  cells_remove (&wish.pattern, 0);
  check (&wish, WISH_PATTERN_SYMMETRY);

  wish = any_wish ();
  draw (&wish, EMPTY_ROWS);
  check (&wish, WISH_PATTERN_OPEN);
  wish = any_wish ();
  draw (&wish, CROSS_OF_STACKS);
  check (&wish, WISH_PATTERN_OPEN);
  wish = any_wish ();
  draw (&wish, "1..1.........................................................................1..1");
  check (&wish, WISH_TOO_FEW_CLUES);
}

static void
test_techniques (void)
{
  Wish wish = any_wish ();

  wish.only_allowed = true;
  check (&wish, WISH_NO_TECHNIQUE);
  allow (&wish, "hidden-single");
  check (&wish, WISH_OK);
  wish.needs = technique ("x-wing");
  check (&wish, WISH_NEEDS_FORBIDDEN);
  allow (&wish, "x-wing");
  check (&wish, WISH_OK);

  wish = any_wish ();
  wish.needs = technique ("siamese-finned-swordfish");
  check (&wish, WISH_NEEDS_NEVER);
  wish.needs = technique ("hidden-single-box");
  check (&wish, WISH_NEEDS_NEVER);
}

static void
test_ratings_and_techniques (void)
{
  Wish wish = any_wish ();

  wish.needs = technique ("swordfish");
  wish.er_max = 30;
  check (&wish, WISH_RATING_TECHNIQUE);
  wish.er_max = 36;
  check (&wish, WISH_RATING_TECHNIQUE);
  wish.er_max = 45;                                 /* what that may need is in no table */
  check (&wish, WISH_OK);
  wish.er_max = 38;
  check (&wish, WISH_OK);

  wish = any_wish ();
  allow (&wish, "naked-single");
  allow (&wish, "hidden-single");
  wish.er_min = 24;
  wish.er_max = 90;
  check (&wish, WISH_RATING_ALLOWED);
  wish.er_min = 23;
  check (&wish, WISH_OK);
  allow (&wish, "forcing-chain");
  wish.er_min = 80;
  check (&wish, WISH_OK);
}

/* The scale has no value there, or nobody knows a puzzle of it. */
static void
test_ratings_that_there_are_not (void)
{
  static const struct { int min, max; WishStatus expected; } bands[] = {
    { 11, 11, WISH_NO_RATING }, { 13, 14, WISH_NO_RATING }, { 200, 300, WISH_NO_RATING }, { 120, 999, WISH_NO_RATING },
    { 0, 9, WISH_NO_RATING }, { 63, 64, WISH_NO_RATING }, { 43, 43, WISH_NO_RATING }, { 0, 10, WISH_OK }, { 0, 999, WISH_OK },
    { 11, 12, WISH_OK }, { 62, 64, WISH_OK }, { 63, 65, WISH_OK }, { 119, 200, WISH_OK }, { 90, 90, WISH_OK },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bands); i++)
    {
      Wish wish = any_wish ();

      wish.er_min = bands[i].min;
      wish.er_max = bands[i].max;
      check (&wish, bands[i].expected);
    }
}

/* For each rating that the table knows: whatever has it at most is solved by the rows up to there. */
static void
test_table (void)
{
  static const int ratings[] = { 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44 };
  Wish wish = any_wish ();
  GenerateWork *work = generate_work_new ();
  int n_at_most = 0, n_above = 0;

  wish.er_max = 44;
  wish.er_min = 10;
  for (uint64_t index = 0; index < 60; index++)
    {
      Generate generate;
      Made made;

      generate_start (&generate, &wish, 11, index);
      g_assert_cmpint (generate_run (&generate, work, UINT64_MAX, &made), ==, GENERATE_MADE);
      for (gsize i = 0; i < G_N_ELEMENTS (ratings); i++)
        {
          TechniqueSet set;
          Climb climb;
          bool solved;

          g_assert_true (wish_techniques_up_to (ratings[i], &set));
          climb_start (&climb, &set);
          solved = climb_run (&climb, &made.puzzle, NULL, NULL) == CLIMB_SOLVED;
          if (made.er <= ratings[i])
            g_assert_true (solved);
          n_at_most += made.er <= ratings[i];
          n_above += !solved;
        }
    }
  g_assert_cmpint (n_at_most, >, 300);
  g_assert_cmpint (n_above, >, 100);
  generate_work_free (work);
}

static void
test_beyond_the_table (void)
{
  TechniqueSet set;

  g_assert_false (wish_techniques_up_to (45, &set));
}

/* Without a maximum there is no band, whatever its minimum. */
static void
test_no_band (void)
{
  Wish wish = any_wish ();

  wish.er_min = 50;
  wish.score_min = 5000;
  g_assert_cmpint (wish_check (&wish), ==, WISH_OK);
  g_assert_false (wish_is_graded (&wish));
  wish.score_level = LEVEL_HARD;
  g_assert_true (wish_is_scored (&wish) && wish_is_graded (&wish));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/make/wish/nothing-in-particular-is-granted", test_any);
  g_test_add_func ("/make/wish/ranges-from-low-to-high", test_ranges);
  g_test_add_func ("/make/wish/no-18-clues-with-full-symmetry", test_orbits);
  g_test_add_func ("/make/wish/patterns-that-never-have-one-solution", test_patterns);
  g_test_add_func ("/make/wish/what-is-needed-must-be-allowed", test_techniques);
  g_test_add_func ("/make/wish/ratings-and-techniques-that-exclude-each-other", test_ratings_and_techniques);
  g_test_add_func ("/make/wish/ratings-that-there-are-not", test_ratings_that_there_are_not);
  g_test_add_func ("/make/wish/the-table-of-ratings-agrees-with-the-rater", test_table);
  g_test_add_func ("/make/wish/the-table-knows-where-it-ends", test_beyond_the_table);

  g_test_add_func ("/make/wish/no-maximum-is-no-band", test_no_band);
  return g_test_run ();
}
