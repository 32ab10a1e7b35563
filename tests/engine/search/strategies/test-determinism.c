/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-determinism.c — the first million events of every strategy are the same ones on every machine, with every compiler,
 * at every level of optimisation: their hash is written here. */

#include <inttypes.h>
#include <string.h>

#include "puzzles.h"

#include "engine/search/strategies/strategies.h"

/* No solution, and a long way to that insight. */
#define IMPOSSIBLE ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."

enum { EVENTS = 1000000, SEED = 7 };

static SearchState state;

static uint64_t
hash_of (const Strategy *strategy, const char *clues, uint64_t seed, int *n)
{
  uint64_t hash = EVENT_HASH_START;
  Board    board = board_of (clues);
  Event    event;

  /* What an event leaves undefined must not matter. */
  memset (&event, 0xaa, sizeof event);
  strategy->start (state, &board, &strategy->defaults, seed);
  for (*n = 0; *n < EVENTS && strategy->step (state, &event); (*n)++)
    {
      hash = event_hash (hash, &event);
      memset (&event, *n & 0xff, sizeof event);
    }

  return hash;
}

typedef struct { const char *id, *clues; int n; uint64_t hash; } Row;

static const Row rows[] = {
  { "ascending", PUZZLE_ANTI_BRUTE_FORCE, 1000000, UINT64_C (0x5800ca339ca371bb) },
  { "random", PUZZLE_ANTI_BRUTE_FORCE, 1000000, UINT64_C (0xd0710c4cc40891bd) },
  { "dlx", IMPOSSIBLE, 17996, UINT64_C (0xd899f206990af52f) },
  { "norvig", IMPOSSIBLE, 1000000, UINT64_C (0xd506bce5260e85de) },
  { "explore", IMPOSSIBLE, 1000000, UINT64_C (0x41bc6b7b717cfd90) },
  { "sets+guess", IMPOSSIBLE, 1000000, UINT64_C (0xb4a969afeb2f6a9d) },
  { "sets", PUZZLE_ANTI_BRUTE_FORCE, 65, UINT64_C (0x37d8982ca81f4aea) },
  { "logic", PUZZLE_ANTI_BRUTE_FORCE, 129, UINT64_C (0x5b5e81d165cf8904) },
  { "potential", PUZZLE_EMPTY, 7512, UINT64_C (0x1a82a6f0e5474feb) },
};

static void
the_first_million_events_are_those_written_here (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int      n;
      uint64_t hash = hash_of (strategy_find (rows[i].id), rows[i].clues, SEED, &n);

      g_test_message ("%s: %d events, %#" PRIx64, rows[i].id, n, hash);
      g_assert_cmpint (n, ==, rows[i].n);
      g_assert_cmphex (hash, ==, rows[i].hash);
    }
}

static void
every_strategy_is_written_here (void)
{
  size_t n = 0;

  for (; strategies[n]; n++)
    g_assert_cmpstr (strategies[n]->id, ==, rows[n].id);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (rows));
}

/* On the empty board there is much to choose. */
static void
the_seed_matters_where_it_is_said_to (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      int      n, m;
      uint64_t a = hash_of (*strategy, PUZZLE_EMPTY, 1, &n), b = hash_of (*strategy, PUZZLE_EMPTY, 2, &m);

      g_test_message ("%s", (*strategy)->id);
      g_assert_cmpint (a == b, ==, !(*strategy)->seeded);
    }
}

static void
every_field_counts (void)
{
  const Event event = { .kind = EVENT_ASSIGN, .reason = REASON_FEWEST_ROWS, .cell = 3, .digit = 4, .house = 5, .depth = 6,
                        .source = NO_CELL, .n_operands = 3, .possible = 0x1e, .untried = 6, .operand = { 2, 4, 8 },
                        .places = 6, .places_left = 4, .nodes = 9 };
  const size_t places[] = { offsetof (Event, kind), offsetof (Event, reason), offsetof (Event, cell), offsetof (Event, digit),
                            offsetof (Event, house), offsetof (Event, depth), offsetof (Event, source),
                            offsetof (Event, possible), offsetof (Event, possible) + 1, offsetof (Event, untried),
                            offsetof (Event, operand), offsetof (Event, operand) + 4, offsetof (Event, places),
                            offsetof (Event, places_left), offsetof (Event, nodes), offsetof (Event, nodes) + 7 };

  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      Event other = event;

      ((uint8_t *) &other)[places[i]] ^= 1;
      g_assert_false (event_equal (&event, &other));
      g_assert_cmphex (event_hash (EVENT_HASH_START, &event), !=, event_hash (EVENT_HASH_START, &other));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/determinism/events", the_first_million_events_are_those_written_here);
  g_test_add_func ("/determinism/rows", every_strategy_is_written_here);
  g_test_add_func ("/determinism/seed", the_seed_matters_where_it_is_said_to);
  g_test_add_func ("/determinism/fields", every_field_counts);
  return g_test_run ();
}
