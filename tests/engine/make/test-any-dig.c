/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-dig.c — a board is filled and dug: to the end, or as far as somebody lets it; and to a level, minimal or not. */
#include <glib.h>
#include <string.h>

#include "engine/any/any-count.h"
#include "engine/any/logic/any-ladder.h"
#include "engine/any/make/any-dig.h"
#include "engine/any/make/any-make.h"
#include "count-without.h"

typedef struct { int asked, patience; } Asker;         /* patience: how often the answer is no */

static bool
ask (void *user)
{
  Asker *asker = user;

  return asker->asked++ >= asker->patience;
}

static Topology *
topology_of_shape (const char *text)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  AnyShape shape;

  g_assert_cmpint (any_shape_read (text, &shape), ==, SHAPE_OK);
  any_shape_rules (&shape, rules);
  return topology_new (rules, &fault);
}

/* The outcome of both, which is that of the first that did not go well. */
static AnyDigOutcome
fill_and_dig (const Topology *topology, int level, const Stop *stop, uint8_t givens[RULES_CELLS_MAX])
{
  uint8_t solution[RULES_CELLS_MAX] = { 0 };
  AnyDig dig = { .topology = topology, .solution = solution, .symmetry = symmetries, .level = level, .stop = stop };
  AnyDigOutcome filled;
  Random random;

  random_start (&random, 7);
  filled = any_fill (topology, &random, stop, solution);
  return filled == ANY_DUG ? any_dig (&dig, &random, givens) : filled;
}

/* Wherever it is stopped, it says that it was; and one that nobody stops comes to the same as one that may be. */
static void
a_dig_stops_anywhere (void)
{
  static const struct { const char *shape; int level; } kinds[] = {
    { "samurai", ANY_LEVEL_ANY }, { "16x16", ANY_LEVEL_ANY }, { "9x9", ANY_EASY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Topology *topology = topology_of_shape (kinds[i].shape);
      uint8_t whole[RULES_CELLS_MAX] = { 0 }, givens[RULES_CELLS_MAX] = { 0 };
      Asker endless = { .patience = G_MAXINT };
      int step;

      g_assert_cmpint (fill_and_dig (topology, kinds[i].level, NULL, whole), ==, ANY_DUG);
      g_assert_cmpint (fill_and_dig (topology, kinds[i].level, &(Stop) { ask, &endless }, givens), ==, ANY_DUG);
      g_assert_cmpmem (whole, topology->n_cells, givens, topology->n_cells);
      g_assert_cmpint (endless.asked, >, 0);
      step = MAX (1, endless.asked / 40);
      for (int patience = 0; patience < endless.asked; patience += step)
        {
          Asker asker = { .patience = patience };

          g_assert_cmpint (fill_and_dig (topology, kinds[i].level, &(Stop) { ask, &asker }, givens), ==, ANY_DIG_STOPPED);
          g_assert_cmpint (asker.asked, >, patience);
        }
      topology_unref (topology);
    }
}

/* What is dug to a level is solved by deductions up to it, however rare its boards are said to be. */
static void
a_dig_is_of_its_level (void)
{
  Topology *topology = topology_of_shape ("6x6");
  int n_dug = 0;

  for (uint64_t seed = 0; seed < 40; seed++)
    for (int kind = 0; kind < 4; kind++)
      {
        uint8_t solution[RULES_CELLS_MAX] = { 0 }, givens[RULES_CELLS_MAX];
        AnyDig dig = {
          .topology = topology, .solution = solution, .symmetry = symmetries, .level = ANY_EASY + kind / 2 * 2,
          .minimal = true, .rare = kind % 2,
        };
        AnyLadder *ladder;
        Random random;

        random_start (&random, seed);
        g_assert_cmpint (any_fill (topology, &random, NULL, solution), ==, ANY_DUG);
        if (any_dig (&dig, &random, givens) != ANY_DUG)
          continue;
        ladder = any_ladder_new (topology, givens);
        any_ladder_climb (ladder);
        g_assert_cmpint (ladder->outcome, ==, ANY_SOLVED);
        g_assert_cmpint ((int) any_ladder_level (ladder), ==, dig.level);
        any_ladder_free (ladder);
        n_dug++;
      }
  g_assert_cmpint (n_dug, >, 20);
  topology_unref (topology);
}

/* Of a large board hardly a dig of whole orbits leaves none with a given too many: of 12 × 12 one in hundreds. They are mended. */
static void
a_large_board_is_mended (void)
{
  static const char *const ids[] = { "rotate-180", "horizontal" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      AnyWish wish = { .symmetry = symmetry_find (ids[i]), .level = ANY_LEVEL_ANY, .minimal = true };
      g_autofree AnyMade *made = g_new (AnyMade, 1);
      AnyMake make;

      g_assert_cmpint (any_shape_read (i ? "9x9" : "12x12", &wish.shape), ==, SHAPE_OK);
      any_make_start (&make, &wish, 1, 0);
      g_assert_cmpint (any_make_run (&make, 4, NULL, made), ==, ANY_MAKE_DONE);
      for (int cell = 0; cell < made->topology->n_cells; cell++)
        {
          int image = symmetry_image (wish.symmetry, cell, 1, made->topology->columns);

          g_assert_cmpint (!made->givens[cell], ==, !made->givens[image]);
          if (made->givens[cell])
            g_assert_cmpuint (count_without (made, cell), >, 1);
        }
      g_assert_cmpuint (count_without (made, -1), ==, 1);
      topology_unref (made->topology);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/make/any-dig/a-dig-stops-anywhere", a_dig_stops_anywhere);
  g_test_add_func ("/make/any-dig/a-dig-is-of-its-level", a_dig_is_of_its_level);
  g_test_add_func ("/make/any-dig/a-large-board-is-mended", a_large_board_is_mended);
  return g_test_run ();
}
