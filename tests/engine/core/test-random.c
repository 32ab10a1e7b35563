/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-random.c — the source of chance is the published one, and it is fair. */
#include <glib.h>

#include "engine/core/random.h"

/* Published outputs of the reference xoshiro256** for the state 1, 2, 3, 4. */
static void
test_next_is_xoshiro (void)
{
  static const uint64_t expected[] = {
    UINT64_C (11520), UINT64_C (0), UINT64_C (1509978240), UINT64_C (1215971899390074240),
    UINT64_C (1216172134540287360), UINT64_C (607988272756665600), UINT64_C (16172922978634559625),
    UINT64_C (8476171486693032832), UINT64_C (10595114339597558777), UINT64_C (2904607092377533576),
  };
  Random random = { { 1, 2, 3, 4 } };

  for (size_t i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (random_next (&random), ==, expected[i]);
}

/* Published outputs of the reference splitmix64 for the seed 1234567. */
static void
test_start_is_splitmix (void)
{
  Random random;

  random_start (&random, 1234567);
  g_assert_cmpuint (random.s[0], ==, UINT64_C (6457827717110365317));
  g_assert_cmpuint (random.s[1], ==, UINT64_C (3203168211198807973));
  g_assert_cmpuint (random.s[2], ==, UINT64_C (9817491932198370423));
  g_assert_cmpuint (random.s[3], ==, UINT64_C (4593380528125082431));
}

/* Pearson's statistic against equal shares; for k − 1 ≤ 80 degrees of freedom chance stays below k + 6 √(2 k). */
static void
check_equal_shares (const unsigned *count, unsigned k, unsigned draws)
{
  double expected = (double) draws / k, statistic = 0;

  for (unsigned i = 0; i < k; i++)
    statistic += (count[i] - expected) * (count[i] - expected) / expected;
  g_assert_cmpfloat ((statistic - k) * (statistic - k), <, 36.0 * 2 * k + 36);
}

static void
test_below_is_fair (void)
{
  Random random;

  random_start (&random, 1);
  for (uint32_t n = 1; n <= 81; n++)
    {
      unsigned count[81] = { 0 };

      for (unsigned i = 0; i < 20000; i++)
        {
          uint32_t drawn = random_below (&random, n);

          g_assert_cmpuint (drawn, <, n);
          count[drawn]++;
        }
      if (n > 1)
        check_equal_shares (count, n, 20000);
    }
}

/* Without drawing again, multiples of three would come twice as often as the others. */
static void
test_below_is_fair_where_it_is_hard (void)
{
  unsigned count[3] = { 0 };
  Random random;

  random_start (&random, 2);
  for (unsigned i = 0; i < 30000; i++)
    count[random_below (&random, UINT32_C (0xc0000000)) % 3]++;
  check_equal_shares (count, 3, 30000);
}

/* Item number i gets its seed from (seed, i) alone, and no two items of a few series share one. */
static void
test_seeds_of_a_series_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (uint64_t seed = 0; seed < 10; seed++)
    for (uint64_t index = 0; index < 2000; index++)
      {
        uint64_t item = random_seed_of (seed, index);

        g_assert_cmpuint (item, ==, random_seed_of (seed, index));
        g_assert_true (g_hash_table_add (seen, g_memdup2 (&item, sizeof item)));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/next-is-xoshiro", test_next_is_xoshiro);
  g_test_add_func ("/random/start-is-splitmix", test_start_is_splitmix);
  g_test_add_func ("/random/below-is-fair", test_below_is_fair);
  g_test_add_func ("/random/below-is-fair-where-it-is-hard", test_below_is_fair_where_it_is_hard);
  g_test_add_func ("/random/seeds-of-a-series-differ", test_seeds_of_a_series_differ);
  return g_test_run ();
}
