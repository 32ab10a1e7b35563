/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-make-generate.c — what is wished comes out, and puzzle i of a seed is one and the same puzzle: whoever counts, in
 * company or alone, in one go or in many, on how many threads, by whatever compiler. SETDOKU_MAKE_TESTS=100 makes a hundred
 * times as many of each kind. */
#include <glib.h>
#include <pthread.h>
#include <string.h>

#include "count-avx512-model.h"
#include "engine/logic/score.h"
#include "engine/make/grade.h"
#include "engine/search/method-set.h"

enum { MANY = 1000 };

typedef struct {
  const char *name;
  int         n;                     /* how many are made */
  int         er_min, er_max, score_min, score_max, clues_min, clues_max;
  const char *needs, *allowed, *symmetry, *pattern;
  bool        minimal;
  MakeMethod  method;
  Variant     variant;
} Kind;

/* Half a turn; and a face. */
#define RING "..1.1.1..1..1.1..1..1...1..1.......1.1.1.1.1.1.......1..1...1..1..1.1..1..1.1.1.."
#define FACE ".1111111.1.......11.11.11.11.......11...1...11..111..11.......11.1...1.1.1111111."

static const Kind kinds[] = {
  { "plain", 200 },
  { "easy", 20, .er_min = 10, .er_max = 15 },
  { "3.0-4.4", 20, .er_min = 30, .er_max = 44 },
  { "3.0-4.4 minimal", 5, .er_min = 30, .er_max = 44, .minimal = true },
  { "exactly 3.0", 3, .er_min = 30, .er_max = 30 },
  { "7.0-7.5", 4, .er_min = 70, .er_max = 75 },
  { "half turn", 50, .symmetry = "rotate-180" },
  { "half turn, minimal", 4, .symmetry = "rotate-180", .minimal = true },
  { "full", 20, .symmetry = "full" },
  { "full, hard", 3, .symmetry = "full", .er_min = 30, .er_max = 60 },
  { "anti-diagonal", 20, .symmetry = "anti-diagonal" },
  { "30 to 32 clues", 20, .clues_min = 30, .clues_max = 32 },
  { "22 clues at most", 4, .clues_max = 22 },
  { "22 clues, minimal", 3, .clues_min = 22, .clues_max = 22, .minimal = true },
  { "40 clues, full, easy", 5, .clues_min = 40, .clues_max = 41, .symmetry = "full", .er_min = 10, .er_max = 15 },
  { "x-wing", 1, .needs = "x-wing" },
  { "naked pair, of few", 2, .needs = "naked-pair", .allowed = "ns,hs,np,ir" },
  { "allowed", 10, .allowed = "hs" },
  { "score", 3, .score_min = 700, .score_max = 800 },
  { "pattern", 3, .pattern = RING },
  { "pattern, symmetric, easy", 2, .pattern = FACE, .symmetry = "horizontal", .er_min = 10, .er_max = 23 },
  { "pattern, few clues, hard", 2, .pattern = RING, .clues_max = 30, .er_min = 60, .er_max = 72 },
  { "potential", 10, .method = MAKE_POTENTIAL },
  { "potential by singles", 10, .method = MAKE_POTENTIAL, .variant = VARIANT_MRV_HIDDEN, .allowed = "ns,hs" },
  { "potential, half turn", 5, .method = MAKE_POTENTIAL, .variant = VARIANT_MRV_NAKED, .symmetry = "rotate-180" },
  { "potential, minimal", 2, .method = MAKE_POTENTIAL, .variant = VARIANT_RANDOM_HIDDEN, .minimal = true },
};

static Wish
wish_of (const Kind *kind)
{
  Wish wish;

  wish_init (&wish);
  wish.er_min = kind->er_min;
  wish.er_max = kind->er_max;
  wish.score_min = kind->score_min;
  wish.score_max = kind->score_max;
  wish.clues_min = kind->clues_min;
  wish.clues_max = kind->clues_max ? kind->clues_max : N_CELLS;
  wish.needs = kind->needs ? (int) (technique_find (kind->needs) - techniques) : -1;
  wish.only_allowed = kind->allowed != NULL;
  wish.symmetry = kind->symmetry ? (int) (symmetry_find (kind->symmetry) - symmetries) : 0;
  wish.minimal = kind->minimal;
  wish.method = kind->method;
  wish.variant = kind->variant;
  wish.has_pattern = kind->pattern != NULL;
  if (kind->allowed)
    g_assert_true (method_set_parse (kind->allowed, &wish.allowed));
  for (int cell = 0; kind->pattern && cell < N_CELLS; cell++)
    if (kind->pattern[cell] != '.')
      cells_add (&wish.pattern, cell);
  return wish;
}

static const Kind *
kind_named (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, name) == 0)
      return &kinds[i];
  g_assert_not_reached ();
}

static void
make_one (const Wish *wish, uint64_t seed, uint64_t index, GenerateWork *work, Made *made)
{
  Generate generate;

  generate_start (&generate, wish, seed, index);
  g_assert_cmpint (generate_run (&generate, work, UINT64_MAX, made), ==, GENERATE_MADE);
  g_assert_cmpuint (generate.n_tries, >=, 1);
  g_assert_cmpuint (generate.n_in_clues, <=, generate.n_tries);
}

/* ── What is wished comes out ──────────────────────────────────────────────────────────────────────────────────── */

static CellSet
clues_of (const Board *puzzle)
{
  CellSet clues = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle->digit[cell])
      cells_add (&clues, cell);
  return clues;
}

static void
check_solution (const Made *made)
{
  uint8_t solutions[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, &made->puzzle);
  g_assert_cmpuint (count_solutions (&puzzle, 2, solutions, NULL), ==, 1);
  g_assert_cmpmem (solutions[0], N_CELLS, made->solution, N_CELLS);
}

static void
check_minimal (const Board *puzzle)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle->digit[cell])
      {
        Board less = *puzzle;
        CountPuzzle sets;

        board_clear (&less, cell);
        count_puzzle_from_board (&sets, &less);
        g_assert_cmpuint (count_solutions (&sets, 2, NULL, NULL), ==, 2);
      }
}

static void
check_rating (const Wish *wish, const Made *made, RateWork *work)
{
  Rate rate;

  g_assert_cmpint (made->er, >=, wish->er_min);
  g_assert_cmpint (made->er, <=, wish->er_max);
  rate_start (&rate, &made->puzzle);
  g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
  g_assert_cmpint (rate_tenths (rate.er), ==, made->er);
  g_assert_cmpint (rate_tenths (rate.ep), ==, made->ep);
  g_assert_cmpint (rate_tenths (rate.ed), ==, made->ed);
  g_assert_cmpint (rate.hardest, ==, made->rate_technique);
}

static void
check_score (const Wish *wish, const Made *made)
{
  Score score;

  score_start (&score, &made->puzzle);
  score_run (&score);
  g_assert_cmpint (score.ladder.score, ==, made->score);
  g_assert_cmpint (made->score, >=, wish->score_min);
  g_assert_cmpint (made->score, <=, wish->score_max);
}

/* By the ladder itself, from all that is on it. */
static bool
solves (const TechniqueSet *set, const Board *puzzle)
{
  const char *ids[TECHNIQUES_MAX + 1] = { NULL };
  const LadderProfile profile = { .techniques = ids };
  Position position;
  Ladder ladder;
  int n = 0;

  for (const Technique *row = techniques; row->id; row++)
    if (technique_set_has (set, row))
      ids[n++] = row->id;
  position_from_board (&position, puzzle);
  position.unique = true;
  ladder_start (&ladder, &position, &profile, NULL);
  ladder_climb (&ladder);
  return ladder.outcome == LADDER_SOLVED;
}

static void
check_techniques (const Wish *wish, const Board *puzzle)
{
  if (wish->only_allowed)
    g_assert_true (solves (&wish->allowed, puzzle));
  if (wish->needs >= 0)
    {
      TechniqueSet below = wish_below (wish), with = below;

      technique_set_add (&with, &techniques[wish->needs]);
      g_assert_false (solves (&below, puzzle));
      g_assert_true (solves (&with, puzzle));
    }
}

static void
check_made (const Wish *wish, const Made *made, RateWork *work)
{
  CellSet clues = clues_of (&made->puzzle);

  check_solution (made);
  g_assert_cmpint (cells_count (clues), >=, wish->clues_min);
  g_assert_cmpint (cells_count (clues), <=, wish->clues_max);
  g_assert_true (symmetry_holds (&symmetries[wish->symmetry], clues));
  if (wish->has_pattern)
    g_assert_true (cells_equal (clues, wish->pattern));
  if (wish->minimal)
    check_minimal (&made->puzzle);
  if (wish->er_max > 0)
    check_rating (wish, made, work);
  else
    g_assert_cmpint (made->er, ==, 0);
  if (wish->score_max > 0)
    check_score (wish, made);
  else
    g_assert_cmpint (made->score, ==, -1);
  check_techniques (wish, &made->puzzle);
}

static void
test_kind (gconstpointer data)
{
  const Kind *kind = data;
  const char *times = g_getenv ("SETDOKU_MAKE_TESTS");
  int n = kind->n * (times ? MAX (atoi (times), 1) : 1);
  GenerateWork *work = generate_work_new ();
  RateWork *rate_work = rate_work_new ();
  Wish wish = wish_of (kind);

  g_assert_cmpint (wish_check (&wish), ==, WISH_OK);
  for (int i = 0; i < n; i++)
    {
      Made made;

      make_one (&wish, 20, (uint64_t) i, work, &made);
      check_made (&wish, &made, rate_work);
    }
  rate_work_free (rate_work);
  generate_work_free (work);
}

/* The seed's digger leaves what its methods solve, and no clue that it could have left out. */
static void
test_potential (void)
{
  Wish wish = wish_of (kind_named ("potential by singles"));
  GenerateWork *work = generate_work_new ();

  for (uint64_t index = 0; index < 5; index++)
    {
      Made made;

      make_one (&wish, 21, index, work, &made);
      for (int cell = 0; cell < N_CELLS; cell++)
        if (made.puzzle.digit[cell])
          {
            Board less = made.puzzle;

            board_clear (&less, cell);
            g_assert_false (solves (&wish.allowed, &less));
          }
    }
  generate_work_free (work);
}

/* ── The same puzzle ───────────────────────────────────────────────────────────────────────────────────────────── */

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

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/make/generate/as-wished/%s", kinds[i].name);

      g_test_add_data_func (path, &kinds[i], test_kind);
    }
  g_test_add_func ("/make/generate/potential-leaves-no-clue-too-many", test_potential);
  g_test_add_func ("/make/generate/these-puzzles-and-no-others", test_known);
  g_test_add_func ("/make/generate/every-kernel-makes-the-same", test_kernels);
  g_test_add_func ("/make/generate/alone-or-in-company", test_company);
  g_test_add_func ("/make/generate/a-try-at-a-time", test_slices);
  g_test_add_func ("/make/generate/a-stop-changes-nothing", test_stops);
  g_test_add_func ("/make/generate/on-any-thread", test_threads);
  g_test_add_func ("/make/generate/no-two-alike", test_different);

  return g_test_run ();
}
