/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-pack.c — what was packed comes out again, byte for byte, in no more room than promised. */
#include <glib.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/pack.h"
#include "engine/search/trace.h"

enum { GUARD = 0xa5, SIZE = 4096 };

/* Returns how many bytes it took. */
static size_t
check_round (const void *state, const void *start, size_t size)
{
  g_autofree uint8_t *packed = g_malloc (PACKED_MAX (size) + 1);
  g_autofree uint8_t *back = g_malloc (size + 1);
  size_t bytes;

  packed[PACKED_MAX (size)] = back[size] = GUARD;
  bytes = pack (state, start, size, packed);
  g_assert_cmpuint (bytes, <=, PACKED_MAX (size));
  g_assert_cmpuint (packed[PACKED_MAX (size)], ==, GUARD);

  unpack (packed, bytes, start, size, back);
  g_assert_cmpmem (back, size, state, size);
  g_assert_cmpuint (back[size], ==, GUARD);
  return bytes;
}

static void
test_any_bytes (void)
{
  static uint8_t start[SIZE], state[SIZE];
  GRand *random = g_rand_new_with_seed (7);

  g_assert_cmpuint (check_round (start, start, SIZE), ==, 0);
  for (int round = 0; round < 400; round++)
    {
      size_t size = 8 * (size_t) g_rand_int_range (random, 1, SIZE / 8 + 1);

      for (size_t i = 0; i < size; i++)
        {
          start[i] = (uint8_t) g_rand_int (random);
          state[i] = g_rand_int_range (random, 0, 400) < round ? (uint8_t) g_rand_int (random) : start[i];
        }
      check_round (state, start, size);
    }
  memset (start, 0x5a, SIZE);
  memset (state, 0xa5, SIZE);
  g_assert_cmpuint (check_round (state, start, SIZE), ==, PACKED_MAX (SIZE));
  g_rand_free (random);
}

/* A single word that differs, behind as many others as a run can be long and more. */
static void
test_runs_of_any_length (void)
{
  static uint8_t start[SIZE], state[SIZE];

  for (size_t at = 0; at < SIZE; at += 8)
    {
      memset (state, 0, SIZE);
      state[at + at / 8 % 8] = 1;
      check_round (state, start, SIZE);
    }
}

static void
test_damage_stays_inside (void)
{
  static uint8_t start[SIZE], state[SIZE], packed[PACKED_MAX (SIZE)], back[SIZE + 64];
  GRand *random = g_rand_new_with_seed (11);
  size_t bytes;

  for (size_t i = 0; i < SIZE; i += 3)
    state[i] = (uint8_t) i;
  bytes = pack (state, start, SIZE, packed);
  memset (back, GUARD, sizeof back);
  for (int round = 0; round < 2000; round++)
    {
      packed[g_rand_int_range (random, 0, (int) bytes)] ^= (uint8_t) (1 << g_rand_int_range (random, 0, 8));
      unpack (packed, (size_t) g_rand_int_range (random, 0, (int) bytes + 1), start, SIZE, back);
    }
  for (size_t i = SIZE; i < sizeof back; i++)
    g_assert_cmpuint (back[i], ==, GUARD);
  g_rand_free (random);
}

/* What it is for: of each strategy's states, to a half at most where they are large. */
static void
test_states (gconstpointer data)
{
  const Strategy *strategy = data;
  Trace trace = { .strategy = strategy, .options = strategy->defaults, .seed = 3 };
  static SearchState start, state;
  size_t size = trace_state_size (&trace), most = 0;
  Event event;

  g_assert_true (board_parse (&trace.board, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."));
  trace_start (&trace, start);
  trace_start (&trace, state);
  for (int i = 0; i < 3000 && strategy->step (state, &event); i++)
    if (i % 50 == 0 || strategy == &strategy_logic)
      most = MAX (most, check_round (state, start, size));
  if (size > 1024)
    g_assert_cmpuint (most, <, size / 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pack/any-bytes", test_any_bytes);
  g_test_add_func ("/pack/runs-of-any-length", test_runs_of_any_length);
  g_test_add_func ("/pack/damage-stays-inside", test_damage_stays_inside);
  for (int i = 0; strategies[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/pack/states/%s", strategies[i]->id);

      g_test_add_data_func (path, strategies[i], test_states);
    }
  return g_test_run ();
}
