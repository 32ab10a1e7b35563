/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-generate-same.c — puzzle i of a seed is one and the same puzzle: whoever counts, in company or alone, in one go or in
 * many, on how many threads, by whatever compiler. */
#include <glib.h>
#include <pthread.h>
#include <string.h>

#include "fast/count-avx512-model.h"
#include "kinds.h"

enum { MANY = 1000 };

static void
start_all (Generate *generates, GenerateOutcome *outcomes, int n, const Wish *wish, uint64_t seed)
{
  for (int i = 0; i < n; i++)
    {
      generate_start (&generates[i], wish, seed, (uint64_t) i);
      outcomes[i] = GENERATE_TRYING;
    }
}

/* FNV-1a of the puzzles' text. */
static uint64_t
hash_of (const Made *made, int n)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);

  for (int i = 0; i < n; i++)
    for (int cell = 0; cell < N_CELLS; cell++)
      hash = (hash ^ made[i].puzzle.digit[cell]) * UINT64_C (0x100000001b3);
  return hash;
}

static uint64_t
hash_of_many (const Kind *kind, int n, const CountKernel *kernel)
{
  g_autofree Generate *generates = g_new (Generate, n);
  g_autofree GenerateOutcome *outcomes = g_new (GenerateOutcome, n);
  g_autofree Made *made = g_new (Made, n);
  GenerateWork *work = generate_work_new ();
  Wish wish = wish_of (kind);

  generate_work_set_kernel (work, kernel);
  start_all (generates, outcomes, n, &wish, 1);
  generate_many (generates, (size_t) n, work, UINT64_MAX, made, outcomes);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (outcomes[i], ==, GENERATE_MADE);
  generate_work_free (work);
  return hash_of (made, n);
}

/* These numbers change only when puzzles are made differently, which a version that promises the same ones must not. */
static void
test_known (void)
{
  static const struct { const char *kind; int n; uint64_t hash; } known[] = {
    { "plain", MANY, UINT64_C (0x2625601fa8a61652) },
    { "half turn, minimal", 20, UINT64_C (0x2a0cebeec7a16701) },
    { "3.0-4.4", 50, UINT64_C (0xc2eac24b69a13e5f) },
    { "pattern", 3, UINT64_C (0x392910197918945c) },
    { "potential", 50, UINT64_C (0x12f1c1b18cff43e8) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    g_assert_cmphex (hash_of_many (kind_named (known[i].kind), known[i].n, NULL), ==, known[i].hash);
}

static void
test_kernels (void)
{
  static const struct { const char *kind; int n; } parts[] = {
    { "plain", 300 }, { "half turn, minimal", 5 }, { "3.0-4.4", 5 }, { "pattern", 2 }, { "potential", 10 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const Kind *kind = kind_named (parts[i].kind);
      uint64_t hash = hash_of_many (kind, parts[i].n, count_kernel_find ("portable"));

      for (int k = 0; count_kernels[k]; k++)
        if (count_kernels[k]->runs_here ())
          g_assert_cmphex (hash_of_many (kind, parts[i].n, count_kernels[k]), ==, hash);
    }
  if (count_kernel_avx512_model.runs_here ())
    g_assert_cmphex (hash_of_many (kind_named ("plain"), 5, &count_kernel_avx512_model), ==,
                     hash_of_many (kind_named ("plain"), 5, count_kernel_find ("portable")));
}

static bool
same_made (const Made *a, const Made *b)
{
  return memcmp (&a->puzzle, &b->puzzle, sizeof a->puzzle) == 0 && memcmp (a->solution, b->solution, N_CELLS) == 0
         && a->er == b->er && a->ep == b->ep && a->ed == b->ed && a->rate_technique == b->rate_technique
         && a->score == b->score;
}

/* Alone or in company; with the same count of tries. */
static void
test_company (void)
{
  static const char *const names[] = { "plain", "3.0-4.4", "22 clues at most", "half turn, minimal", "potential" };
  enum { N = 100 };
  static Generate generates[N];
  static GenerateOutcome outcomes[N];
  static Made made[N];
  GenerateWork *work = generate_work_new ();

  for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
    {
      int n = k == 0 ? N : 10;
      Wish wish = wish_of (kind_named (names[k]));

      start_all (generates, outcomes, n, &wish, 2);
      generate_many (generates, (size_t) n, work, UINT64_MAX, made, outcomes);
      for (int i = 0; i < n; i++)
        {
          Generate alone;
          Made same;

          generate_start (&alone, &wish, 2, (uint64_t) i);
          g_assert_cmpint (generate_run (&alone, work, UINT64_MAX, &same), ==, GENERATE_MADE);
          g_assert_true (same_made (&made[i], &same));
          g_assert_cmpmem (&alone.n_tries, sizeof alone - G_STRUCT_OFFSET (Generate, n_tries), &generates[i].n_tries,
                           sizeof alone - G_STRUCT_OFFSET (Generate, n_tries));
        }
    }
  generate_work_free (work);
}

/* A try at a time, in company with others at other tries. */
static void
test_slices (void)
{
  enum { N = 6 };
  Generate generates[N];
  GenerateOutcome outcomes[N];
  Made made[N], sliced[N];
  GenerateWork *work = generate_work_new ();
  Wish wish = wish_of (kind_named ("3.0-4.4 minimal"));
  int n_slices = 0, n_made = 0;

  for (uint64_t i = 0; i < N; i++)
    make_one (&wish, 3, i, work, &made[i]);
  start_all (generates, outcomes, N, &wish, 3);
  while (n_made < N)
    {
      generate_many (generates, N, work, 1, sliced, outcomes);
      n_slices++;
      n_made = 0;
      for (int i = 0; i < N; i++)
        {
          g_assert_cmpuint (generates[i].n_tries, <=, (uint64_t) n_slices);
          g_assert_true (outcomes[i] == GENERATE_MADE || outcomes[i] == GENERATE_TRYING);
          n_made += outcomes[i] == GENERATE_MADE;
        }
    }
  g_assert_cmpint (n_slices, >, 5);
  for (int i = 0; i < N; i++)
    g_assert_true (same_made (&made[i], &sliced[i]));
  generate_work_free (work);
}

/* Asked so many times, then stops. */
static bool
stop_after (void *user)
{
  int *left = user;

  return --*left < 0;
}

/* Stopped at whatever point, it goes on as if nothing had been. */
static void
test_stops (void)
{
  static const char *const names[] = { "3.0-4.4", "potential", "pattern", "score", "22 clues at most" };
  GenerateWork *work = generate_work_new ();
  int n_stopped = 0;

  for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
    {
      Wish wish = wish_of (kind_named (names[k]));
      GenerateOutcome outcome;
      Generate generate, whole;
      Made made, stopped;
      int left, patience = 1;

      generate_start (&whole, &wish, 4, 0);
      g_assert_cmpint (generate_run (&whole, work, UINT64_MAX, &made), ==, GENERATE_MADE);
      generate_start (&generate, &wish, 4, 0);
      generate_work_set_stop (work, stop_after, &left);
      do
        {
          left = patience++;
          outcome = k % 2 ? generate_run (&generate, work, UINT64_MAX, &stopped) : GENERATE_TRYING;
          if (k % 2 == 0)
            generate_many (&generate, 1, work, UINT64_MAX, &stopped, &outcome);
          n_stopped += outcome == GENERATE_STOPPED;
          g_assert_true (outcome == GENERATE_STOPPED || outcome == GENERATE_MADE);
        }
      while (outcome == GENERATE_STOPPED);
      generate_work_set_stop (work, NULL, NULL);
      g_assert_true (same_made (&made, &stopped));
      g_assert_cmpuint (generate.n_tries, ==, whole.n_tries);
      g_assert_cmpuint (generate.n_in_clues, ==, whole.n_in_clues);
    }
  g_assert_cmpint (n_stopped, >, 30);
  generate_work_free (work);
}

/* Those that were not even begun when it stopped have stopped, too: a caller need not tell them apart. */
static void
test_stops_all (void)
{
  enum { N = 200 };
  static Generate generates[N];
  static GenerateOutcome outcomes[N];
  static Made made[N];
  GenerateWork *work = generate_work_new ();
  Wish wish = wish_of (kind_named ("plain"));
  int left = 2;

  start_all (generates, outcomes, N, &wish, 5);
  outcomes[N - 1] = GENERATE_MADE;
  generate_work_set_stop (work, stop_after, &left);
  generate_many (generates, N, work, UINT64_MAX, made, outcomes);
  for (int i = 0; i < N - 1; i++)
    {
      g_assert_cmpint (outcomes[i], ==, GENERATE_STOPPED);
      g_assert_cmpuint (generates[i].n_tries, ==, 0);
    }
  g_assert_cmpint (outcomes[N - 1], ==, GENERATE_MADE);
  generate_work_free (work);
}

typedef struct { int first, step, n; Made *made; } Share;

static void *
make_share (void *data)
{
  Share *share = data;
  GenerateWork *work = generate_work_new ();
  Wish wish = wish_of (kind_named ("plain"));

  for (int i = share->first; i < share->n; i += share->step)
    make_one (&wish, 1, (uint64_t) i, work, &share->made[i]);
  generate_work_free (work);
  return NULL;
}

static void
test_threads (void)
{
  enum { N = 200, N_THREADS = 4 };
  static Made made[N];
  pthread_t threads[N_THREADS];
  Share shares[N_THREADS];

  for (int i = 0; i < N_THREADS; i++)
    {
      shares[i] = (Share) { i, N_THREADS, N, made };
      g_assert_cmpint (pthread_create (&threads[i], NULL, make_share, &shares[i]), ==, 0);
    }
  for (int i = 0; i < N_THREADS; i++)
    pthread_join (threads[i], NULL);
  g_assert_cmphex (hash_of (made, N), ==, hash_of_many (kind_named ("plain"), N, NULL));
}

/* Another seed, another number: another puzzle. */
static void
test_different (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GenerateWork *work = generate_work_new ();
  Wish wish = wish_of (kind_named ("plain"));

  for (uint64_t i = 0; i < 400; i++)
    {
      char *text = g_malloc (BOARD_TEXT_SIZE);
      Made made;

      make_one (&wish, i % 20, i / 20, work, &made);
      board_format (&made.puzzle, text);
      g_assert_true (g_hash_table_add (seen, text));
    }
  generate_work_free (work);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/make/generate/these-puzzles-and-no-others", test_known);
  g_test_add_func ("/make/generate/every-kernel-makes-the-same", test_kernels);
  g_test_add_func ("/make/generate/alone-or-in-company", test_company);
  g_test_add_func ("/make/generate/a-try-at-a-time", test_slices);
  g_test_add_func ("/make/generate/a-stop-changes-nothing", test_stops);
  g_test_add_func ("/make/generate/a-stop-is-said-of-all", test_stops_all);
  g_test_add_func ("/make/generate/on-any-thread", test_threads);
  g_test_add_func ("/make/generate/no-two-alike", test_different);

  return g_test_run ();
}
