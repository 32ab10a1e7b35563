/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-spacing.c — how far keyframes lie apart: they stay within the budget, and go by halves. */
#include <glib.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/spacing.h"

enum { BUDGET = 1 << 20 };

/* All that would still be there at the multiples of the spacing. */
static size_t
bytes_at (GArray *sizes, uint64_t first, uint64_t spacing)
{
  size_t bytes = 0;

  for (uint64_t step = spacing; step / first <= sizes->len; step += spacing)
    bytes += g_array_index (sizes, size_t, step / first - 1);
  return bytes;
}

/* Keyframes of any sizes, told as the explorer tells them, against all of them kept in a list. A size of 0: it was not made. */
static void
check_run (const Strategy *strategy, uint32_t seed, int most)
{
  GRand *random = g_rand_new_with_seed (seed);
  g_autoptr(GArray) sizes = g_array_new (FALSE, FALSE, sizeof (size_t));
  uint64_t before;
  Spacing spacing;

  spacing_start (&spacing, strategy, BUDGET);
  g_assert_cmpuint (spacing.events, ==, spacing.first);
  for (uint64_t step = spacing.first; sizes->len < 60000; step += spacing.first)
    {
      size_t size = step % spacing.events == 0 ? (size_t) g_rand_int_range (random, 1, most) : 0;

      g_array_append_val (sizes, size);
      before = spacing.events;
      if (!size)
        continue;
      spacing_add (&spacing, step, size);
      g_assert_cmpuint (spacing.bytes, <=, spacing.events < spacing.patience ? BUDGET / 8 : BUDGET);
      if (spacing.events > before)
        g_assert_cmpuint (bytes_at (sizes, spacing.first, spacing.events / 2), >,
                          spacing.events / 2 < spacing.patience ? BUDGET / 8 : BUDGET);
    }
  g_assert_cmpuint (spacing.bytes, ==, bytes_at (sizes, spacing.first, spacing.events));
  g_assert_cmpuint (spacing.events, >, spacing.first);
  g_rand_free (random);
}

static void
test_fills_the_budget_and_no_more (void)
{
  check_run (&strategy_ascending, 1, 500);
  check_run (&strategy_norvig, 2, 10000);
  check_run (&strategy_logic, 3, 900);
  check_run (&strategy_explore, 4, BUDGET / 8);
}

/* A small part of it while that costs nobody any time, then all. */
static void
test_an_eighth_has_to_do_for_a_while (void)
{
  Spacing spacing;
  size_t most = 0;
  uint64_t step = 0;

  spacing_start (&spacing, &strategy_explore, BUDGET);
  while (spacing.events < spacing.patience)
    {
      most = MAX (most, spacing.bytes);
      spacing_add (&spacing, step += spacing.events, 1000);
      step -= step % spacing.events;
    }
  g_assert_cmpuint (most, <=, BUDGET / 8);
  g_assert_cmpuint (spacing.events, <, 2 * spacing.patience);
  while (spacing.events < 2 * spacing.patience)
    {
      most = MAX (most, spacing.bytes);
      spacing_add (&spacing, step += spacing.events, 1000);
    }
  g_assert_cmpuint (most, >, BUDGET - 1001);
}

static void
test_without_room_there_is_none (void)
{
  Spacing spacing;

  spacing_start (&spacing, &strategy_ascending, 0);
  for (uint64_t step = spacing.events; step < 1 << 20; step = spacing.events)
    {
      spacing_add (&spacing, step, 100);
      g_assert_cmpuint (spacing.bytes, ==, 0);
      g_assert_cmpuint (spacing.events, >, step);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/spacing/fills-the-budget-and-no-more", test_fills_the_budget_and_no_more);
  g_test_add_func ("/spacing/an-eighth-has-to-do-for-a-while", test_an_eighth_has_to_do_for_a_while);
  g_test_add_func ("/spacing/without-room-there-is-none", test_without_room_there_is_none);
  return g_test_run ();
}
