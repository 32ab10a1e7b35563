/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any.c — boards of any shape that are made: one solution, as was wished, the same for the same seed; and what is drawn on
 * them is well shaped. */
#include <glib.h>
#include <stdlib.h>

#include "engine/any/any-check.h"
#include "engine/any/any-count.h"
#include "engine/any/logic/any-ladder.h"
#include "engine/any/make/any-draw.h"
#include "engine/any/make/any-make.h"
#include "engine/rules/constraint.h"
#include "count-without.h"

static AnyWish
wish_of (const char *shape, const char *extra)
{
  AnyWish wish = { .symmetry = symmetries, .level = ANY_LEVEL_ANY };

  g_assert_cmpint (any_shape_read (shape, &wish.shape), ==, SHAPE_OK);
  g_assert_true (!extra || any_shape_add (&wish.shape, extra));
  return wish;
}

static void
make_one (const AnyWish *wish, uint64_t seed, AnyMade *made)
{
  AnyMake make;

  any_make_start (&make, wish, seed, 0);
  g_assert_cmpint (any_make_run (&make, UINT64_MAX, NULL, made), ==, ANY_MAKE_DONE);
}

static bool
is_beside (const Topology *topology, int a, int b, bool corners)
{
  int down = abs (a / topology->columns - b / topology->columns), across = abs (a % topology->columns - b % topology->columns);

  return corners ? MAX (down, across) == 1 : down + across == 1;
}

/* In one piece, by shared edges. */
static bool
is_connected (const Topology *topology, const uint16_t *cells, int n)
{
  bool reached[RULES_CELLS_MAX] = { true };
  int n_reached = 1;

  for (int round = 0; round < n; round++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n && !reached[i]; j++)
        if (reached[j] && is_beside (topology, cells[i], cells[j], false))
          {
            reached[i] = true;
            n_reached++;
          }
  return n_reached == n;
}

/* Every shape has one solution, the one that is told, and obeys its own rules. */
static void
test_one_solution (void)
{
  static const struct { const char *shape, *extra; } kinds[] = {
    { "4x4" }, { "6x6" }, { "8x8" }, { "10x10" }, { "12x12" }, { "16x16" }, { "jigsaw" }, { "jigsaw5" }, { "jigsaw6" }, { "jigsaw8" },
    { "latin7" }, { "x" }, { "x8" }, { "windoku" }, { "disjoint6" }, { "antiknight" }, { "antiking" }, { "nonconsecutive" }, { "killer" },
    { "killer6" }, { "thermo" }, { "samurai" }, { "tiny-samurai" }, { "asterisk" }, { "centre-dot", "asterisk" },
    { "jigsaw", "diagonal+" }, { "killer6", "thermometers" }, { "jigsaw6", "cages" },
  };
  g_autofree ScanWork *work = g_new (ScanWork, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (uint64_t seed = 1; seed <= 3; seed++)
      {
        AnyWish wish = wish_of (kinds[i].shape, kinds[i].extra);
        g_autofree AnyMade *made = g_new (AnyMade, 1);
        int n_givens = 0;

        make_one (&wish, seed, made);
        g_assert_true (any_is_solution (made->topology, made->solution, work));
        g_assert_cmpuint (count_without (made, -1), ==, 1);
        for (int cell = 0; cell < made->topology->n_cells; cell++)
          {
            g_assert_true (!made->givens[cell] || made->givens[cell] == made->solution[cell]);
            n_givens += made->givens[cell] > 0;
          }
        g_assert_cmpint (2 * n_givens, <, made->topology->n_existing);
        topology_unref (made->topology);
      }
}

static bool
stop_first (void *user)
{
  int *asked = user;

  return ++*asked < 3;               /* the first two times */
}

/* The same seed, the same board, even where it was broken off; another seed, another one. */
static void
test_same_seed (void)
{
  static const char *const shapes[] = { "6x6", "jigsaw", "killer", "thermo", "x" };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      AnyWish wish = wish_of (shapes[i], NULL);
      g_autofree AnyMade *one = g_new (AnyMade, 1), *again = g_new (AnyMade, 1), *other = g_new (AnyMade, 1);
      AnyMakeOutcome outcome = ANY_MAKE_TRYING;
      int asked = 0;
      Stop stop = { stop_first, &asked };
      AnyMake make;

      make_one (&wish, 7, one);
      make_one (&wish, 8, other);
      any_make_start (&make, &wish, 7, 0);
      while (outcome == ANY_MAKE_STOPPED || outcome == ANY_MAKE_TRYING)
        outcome = any_make_run (&make, 1, &stop, again);
      g_assert_cmpint (outcome, ==, ANY_MAKE_DONE);
      g_assert_cmpint (asked, >=, 3);
      g_assert_true (topology_equal (one->topology, again->topology));
      g_assert_cmpmem (one->givens, one->topology->n_cells, again->givens, one->topology->n_cells);
      g_assert_cmpmem (one->solution, one->topology->n_cells, again->solution, one->topology->n_cells);
      g_assert_true (memcmp (one->solution, other->solution, one->topology->n_cells) != 0);
      topology_unref (one->topology);
      topology_unref (again->topology);
      topology_unref (other->topology);
    }
}

/* No given can be left out; with a symmetry, the givens have it. */
static void
test_minimal_and_symmetric (void)
{
  static const char *const ids[] = { "none", "rotate-180", "horizontal", "diagonal", "full" };
  static const char *const shapes[] = { "6x6", "jigsaw", "x", "killer6" };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (ids); j++)
      {
        AnyWish wish = wish_of (shapes[i], NULL);
        g_autofree AnyMade *made = g_new (AnyMade, 1);

        wish.symmetry = symmetry_find (ids[j]);
        wish.minimal = j < 2;
        make_one (&wish, 5, made);
        for (int cell = 0; cell < made->topology->n_cells; cell++)
          {
            for (int k = 0; k < wish.symmetry->n_images; k++)
              g_assert_cmpint (!made->givens[cell], ==,
                               !made->givens[symmetry_image (wish.symmetry, cell, k, made->topology->columns)]);
            if (wish.minimal && made->givens[cell])
              g_assert_cmpuint (count_without (made, cell), >, 1);
          }
        topology_unref (made->topology);
      }
}

/* What is wished is needed, and enough. */
static void
test_level (void)
{
  static const struct { const char *shape; AnyLevel level; } wishes[] = {
    { "6x6", ANY_EASY }, { "jigsaw", ANY_EASY }, { "killer6", ANY_EASY }, { "jigsaw", ANY_MEDIUM }, { "x", ANY_HARD }, { "thermo", ANY_MEDIUM },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      AnyWish wish = wish_of (wishes[i].shape, NULL);
      g_autofree AnyMade *made = g_new (AnyMade, 1);
      AnyLadder *ladder;

      wish.level = (int) wishes[i].level;
      make_one (&wish, 3, made);
      ladder = any_ladder_new (made->topology, made->givens);
      any_ladder_climb (ladder);
      g_assert_cmpint (ladder->outcome, ==, ANY_SOLVED);
      g_assert_cmpint (any_ladder_level (ladder), ==, wishes[i].level);
      any_ladder_free (ladder);
      topology_unref (made->topology);
    }
}

/* As many givens as are wished, or a try that was in vain: too few of them are not reached, by whole orbits not each number is. */
static void
test_clues (void)
{
  static const struct { int min, max, level; bool minimal, turned; int made; } wishes[] = {
    { 10, 14, ANY_LEVEL_ANY, false, false, 1 }, { 24, 30, ANY_LEVEL_ANY, false, false, 1 }, { 13, 13, ANY_LEVEL_ANY, false, true, 0 },
    { 20, 21, ANY_LEVEL_ANY, false, true, 1 }, { 9, 12, ANY_LEVEL_ANY, true, false, 1 }, { 14, 18, ANY_EASY, false, false, 1 },
    { 6, 6, ANY_LEVEL_ANY, false, false, 0 }, { 9, 12, ANY_LEVEL_ANY, true, true, 0 }, { 9, 20, ANY_EASY, true, false, 0 },
  };
  g_autofree AnyMade *made = g_new (AnyMade, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      AnyWish wish = wish_of ("6x6", NULL);
      int n_made = 0;

      wish.clues_min = wishes[i].min;
      wish.clues_max = wishes[i].max;
      wish.level = wishes[i].level;
      wish.minimal = wishes[i].minimal;
      wish.symmetry = wishes[i].turned ? symmetry_find ("rotate-180") : symmetries;
      for (uint64_t index = 0; index < 20; index++)
        {
          AnyMakeOutcome outcome;
          AnyMake make;
          int n_givens = 0;

          any_make_start (&make, &wish, 5, index);
          outcome = any_make_run (&make, 10, NULL, made);
          g_assert_true (outcome == ANY_MAKE_DONE || outcome == ANY_MAKE_TRYING);
          if (outcome == ANY_MAKE_TRYING)
            continue;
          for (int cell = 0; cell < 36; cell++)
            n_givens += made->givens[cell] != 0;
          g_assert_cmpint (n_givens, >=, wishes[i].min);
          g_assert_cmpint (n_givens, <=, wishes[i].max);
          g_assert_cmpuint (count_without (made, -1), ==, 1);
          for (int cell = 0; cell < 36 && wishes[i].minimal; cell++)
            g_assert_true (!made->givens[cell] || count_without (made, cell) > 1);
          topology_unref (made->topology);
          n_made++;
        }
      g_test_message ("%d–%d givens: %d of 20", wishes[i].min, wishes[i].max, n_made);
      g_assert_cmpint (n_made, >=, wishes[i].made);
    }
}

/* Hardly any 6 × 6 is hard: one that was not found by the first hundred tries is mended from a harder one. */
static void
test_rare (void)
{
  AnyWish wish = wish_of ("6x6", NULL);
  g_autofree AnyMade *made = g_new (AnyMade, 1);
  AnyLadder *ladder;
  AnyMake make;

  wish.level = ANY_HARD;
  any_make_start (&make, &wish, 1, 17);
  g_assert_cmpint (any_make_run (&make, 5000, NULL, made), ==, ANY_MAKE_DONE);
  g_assert_cmpuint (make.n_tries, >, 100);
  g_assert_cmpuint (make.n_tries, <, 1000);
  g_assert_cmpuint (count_without (made, -1), ==, 1);
  ladder = any_ladder_new (made->topology, made->givens);
  any_ladder_climb (ladder);
  g_assert_cmpint (ladder->outcome, ==, ANY_SOLVED);
  g_assert_cmpint (any_ladder_level (ladder), ==, ANY_HARD);
  any_ladder_free (ladder);
  topology_unref (made->topology);
}

/* Regions of n cells in one piece, not the boxes, none like a snake. */
static void
test_regions (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  static const struct { int n, rows, columns; } sizes[] = { { 5, 0, 0 }, { 6, 2, 3 }, { 7, 0, 0 }, { 9, 3, 3 }, { 16, 4, 4 }, { 25, 5, 5 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (uint64_t seed = 0; seed < 20; seed++)
      {
        int n = sizes[i].n, moved = 0;
        Topology *topology;
        RulesFault fault;
        Random random;

        random_start (&random, seed);
        rules_init_square (rules, n, sizes[i].rows, sizes[i].columns);
        any_draw_regions (rules, &random);
        topology = topology_new (rules, &fault);
        g_assert_nonnull (topology);
        g_assert_cmpint (topology->n_full, ==, 3 * n);
        for (int region = 1; region <= n; region++)
          {
            uint16_t cells[RULES_CELLS_MAX];
            int n_cells = 0, border = 0;

            for (int cell = 0; cell < n * n; cell++)
              if (rules->region[cell] == region)
                cells[n_cells++] = (uint16_t) cell;
            g_assert_cmpint (n_cells, ==, n);
            g_assert_true (is_connected (topology, cells, n));
            for (int a = 0; a < n; a++)
              for (int b = 0; b < n; b++)
                border -= is_beside (topology, cells[a], cells[b], false);
            border += 4 * n;
            g_assert_true (border * border <= 36 * n || !sizes[i].rows);
            if (sizes[i].rows)
              for (int a = 1; a < n; a++)
                moved += cells[a] / n / sizes[i].rows != cells[0] / n / sizes[i].rows
                         || cells[a] % n / sizes[i].columns != cells[0] % n / sizes[i].columns;
            else
              for (int a = 1; a < n; a++)
                moved += cells[a] / n != cells[0] / n;
          }
        g_assert_cmpint (moved, >, n);
        topology_unref (topology);
      }
}

/* Cages in one piece, of two to five cells, no value twice, with their sum; thermometers rise step by step; no cell is in two. */
static void
check_drawn (const Topology *topology, const uint8_t *solution)
{
  const Rules *rules = topology->rules;
  bool used[2][RULES_CELLS_MAX] = { { false } };
  int n_caged = 0, n_thermometers = 0;

  for (int i = 0; i < rules->n_constraints; i++)
    {
      bool thermometer = rules->constraint[i].kind == constraint_kind_from_id ("thermo");
      const uint16_t *numbers, *cells;
      int n = rules_part (rules, &rules->constraint[i], thermometer ? 0 : 1, &cells), sum = 0;
      unsigned values = 0;

      for (int j = 0; j < n; j++)
        {
          g_assert_false (used[thermometer][cells[j]]);
          used[thermometer][cells[j]] = true;
          sum += solution[cells[j]];
          values |= 1u << solution[cells[j]];
          if (thermometer && j > 0)
            g_assert_true (is_beside (topology, cells[j - 1], cells[j], true) && solution[cells[j - 1]] < solution[cells[j]]);
        }
      if (thermometer)
        {
          g_assert_true (n >= THERMOMETER_MIN && n <= THERMOMETER_MAX);
          n_thermometers++;
          continue;
        }
      g_assert_cmpint (rules_part (rules, &rules->constraint[i], 0, &numbers), ==, 1);
      g_assert_cmpint (numbers[0], ==, sum);
      g_assert_cmpint (__builtin_popcount (values), ==, n);
      g_assert_true (n >= 2 && n <= CAGE_MAX && is_connected (topology, cells, n));
      n_caged += n;
    }
  g_assert_cmpint (10 * n_caged, >=, 9 * topology->n_existing);
  g_assert_cmpint (n_thermometers, >=, 2);
}

static void
test_cages_and_thermometers (void)
{
  for (uint64_t seed = 1; seed <= 10; seed++)
    {
      AnyWish wish = wish_of (seed % 2 ? "9x9" : "jigsaw6", "cages");
      g_autofree AnyMade *made = g_new (AnyMade, 1);

      any_shape_add (&wish.shape, "thermometers");
      make_one (&wish, seed, made);
      check_drawn (made->topology, made->solution);
      topology_unref (made->topology);
    }
}

/* Where the grids leave cells out nothing is drawn. */
static void
test_drawn_on_several_grids (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  AnyWish wish = wish_of ("windmill", NULL);

  for (uint64_t seed = 0; seed < 8; seed++)
    {
      uint8_t grid[RULES_CELLS_MAX];
      RulesFault fault;
      Topology *topology;
      Random random;
      int tries = 0;

      random_start (&random, seed);
      any_shape_rules (&wish.shape, rules);
      topology = topology_new (rules, &fault);
      while (any_fill (topology, &random, NULL, grid) != ANY_DUG)
        g_assert_cmpint (++tries, <, 100);
      topology_unref (topology);
      any_draw_cages (rules, grid, &random);
      any_draw_thermometers (rules, grid, &random);
      topology = topology_new (rules, &fault);         /* which refuses cells that do not exist */
      g_assert_nonnull (topology);
      check_drawn (topology, grid);
      topology_unref (topology);
    }
}

static bool
after_some (void *user)
{
  return --*(int *) user < 0;
}

/* Whenever it is asked to stop it does, whatever it is doing, and a board that was made in spite of it is the same. */
static void
test_stopped (void)
{
  AnyWish wish = wish_of ("x6", "cages");
  g_autofree AnyMade *made = g_new (AnyMade, 1), *whole = g_new (AnyMade, 1);
  AnyMakeOutcome outcome = ANY_MAKE_STOPPED;
  int n_stopped = 0;

  wish.level = ANY_HARD;
  make_one (&wish, 7, whole);
  for (int looks = 0; outcome == ANY_MAKE_STOPPED; looks += 1 + looks / 8)
    {
      int left = looks;
      AnyMake make;

      any_make_start (&make, &wish, 7, 0);
      outcome = any_make_run (&make, UINT64_MAX, &(Stop) { after_some, &left }, made);
      g_assert_true (outcome == ANY_MAKE_STOPPED || outcome == ANY_MAKE_DONE);
      n_stopped += outcome == ANY_MAKE_STOPPED;
    }
  g_assert_cmpint (n_stopped, >, 10);
  g_assert_cmpmem (made->givens, sizeof made->givens, whole->givens, sizeof whole->givens);
  topology_unref (made->topology);
  topology_unref (whole->topology);
}

static void
test_what_cannot_be (void)
{
  static const struct { const char *text; ShapeStatus status; } shapes[] = {
    { "9x9", SHAPE_OK }, { "25x25", SHAPE_OK }, { "jigsaw7", SHAPE_OK }, { "samurai9", SHAPE_OK }, { "7x7", SHAPE_NO_BOXES }, { "x11", SHAPE_NO_BOXES },
    { "26x26", SHAPE_SIZE }, { "1x1", SHAPE_SIZE }, { "samurai6", SHAPE_SIZE }, { "jigsaw99999999999", SHAPE_UNKNOWN }, { "6x8", SHAPE_UNKNOWN },
    { "", SHAPE_UNKNOWN }, { "jigsaws", SHAPE_UNKNOWN }, { "x-1", SHAPE_UNKNOWN }, { "6x", SHAPE_UNKNOWN },
  };
  AnyWish wish = wish_of ("latin3", "diagonal+");
  g_autofree AnyMade *made = g_new (AnyMade, 1);
  AnyShape shape;
  AnyMake make;

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    g_assert_cmpint (any_shape_read (shapes[i].text, &shape), ==, shapes[i].status);
  g_assert_false (any_shape_add (&shape, "sausages"));

  g_assert_true (any_shape_add (&wish.shape, "diagonal-"));
  any_make_start (&make, &wish, 1, 0);
  g_assert_cmpint (any_make_run (&make, 1, NULL, made), ==, ANY_MAKE_NEVER);
  wish = wish_of ("latin", "windoku");
  any_make_start (&make, &wish, 1, 0);
  g_assert_cmpint (any_make_run (&make, 1, NULL, made), ==, ANY_MAKE_FAULT);
  g_assert_cmpint (make.fault.kind, ==, FAULT_EXTRA);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/make/any/one-solution", test_one_solution);
  g_test_add_func ("/make/any/same-seed", test_same_seed);
  g_test_add_func ("/make/any/minimal-and-symmetric", test_minimal_and_symmetric);
  g_test_add_func ("/make/any/level", test_level);
  g_test_add_func ("/make/any/clues", test_clues);
  g_test_add_func ("/make/any/rare", test_rare);
  g_test_add_func ("/make/any/regions", test_regions);
  g_test_add_func ("/make/any/cages-and-thermometers", test_cages_and_thermometers);
  g_test_add_func ("/make/any/drawn-on-several-grids", test_drawn_on_several_grids);
  g_test_add_func ("/make/any/stopped", test_stopped);
  g_test_add_func ("/make/any/what-cannot-be", test_what_cannot_be);
  return g_test_run ();
}
