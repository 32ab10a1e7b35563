/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-make-memory.c — whatever is wished: when memory is short, or somebody says stop, at any moment, what is made is what would
 * have been made anyway, or it is said that it is not. */
#include <glib.h>
#include <string.h>

#include "../../short-memory.h"

#include "engine/make/generate.h"

enum { N = 3, TRIES = 2, MOST = 40 };

static const char *const pattern =
  "..1.1.1..1..1.1..1..1...1..1.......1.1.1.1.1.1.......1..1...1..1..1.1..1..1.1.1..";

static void
allow (Wish *wish, const char *id)
{
  wish->only_allowed = true;
  technique_set_add (&wish->allowed, technique_find (id));
}

static void
wish_rating (Wish *wish)
{
  wish->er_min = 10;
  wish->er_max = 66;
}

static void
wish_hard (Wish *wish)
{
  wish->er_min = 80;
  wish->er_max = 999;
}

static void
wish_level (Wish *wish)
{
  wish->score_level = LEVEL_HARD;
}

static void
wish_score (Wish *wish)
{
  wish->score_min = 300;
  wish->score_max = 5000;
}

static void
wish_unfair (Wish *wish)
{
  wish->score_min = 1000;
  wish->score_max = 6000;
}

static void
wish_allowed (Wish *wish)
{
  allow (wish, "naked-single");
  allow (wish, "x-chain");
  allow (wish, "xy-chain");
}

static void
wish_needed (Wish *wish)
{
  wish->needs = (int) (technique_find ("x-chain") - techniques);
}

static void
wish_potential (Wish *wish)
{
  wish->method = MAKE_POTENTIAL;
}

static void
wish_pattern (Wish *wish)
{
  wish->has_pattern = true;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (pattern[cell] == '1')
      cells_add (&wish->pattern, cell);
}

static void
wish_minimal (Wish *wish)
{
  wish->minimal = true;
}

static void
wish_symmetric (Wish *wish)
{
  wish->symmetry = 1;
}

static void
wish_few (Wish *wish)
{
  wish->er_min = 10;
  wish->er_max = 15;
  wish->clues_min = 26;
  wish->clues_max = 30;
}

static void
wish_easy (Wish *wish)
{
  wish->score_level = LEVEL_EASY;
}

/* seed: where something asks for memory; 0: the usual one. */
static const struct { const char *name; void (*set[2]) (Wish *wish); uint64_t seed; } wishes[] = {
  { "rating", { wish_rating } }, { "hard", { wish_hard } }, { "level", { wish_level } }, { "score", { wish_score } }, { "unfair", { wish_unfair }, .seed = 2 },
  { "allowed", { wish_allowed } }, { "needed", { wish_needed } }, { "potential", { wish_potential } },
  { "potential-allowed", { wish_potential, wish_allowed } }, { "pattern", { wish_pattern } },
  { "minimal", { wish_minimal, wish_symmetric } }, { "few", { wish_few } }, { "easy", { wish_easy } },
  { "minimal-rating", { wish_minimal, wish_rating } }, { "minimal-pattern", { wish_minimal, wish_pattern } },
  { "minimal-potential", { wish_minimal, wish_potential } },
};

typedef struct {
  Generate        generates[N];
  Made            made[N];
  GenerateOutcome outcomes[N];
} Run;

static void
run_start (Run *run, int wanted)
{
  Wish wish;

  wish_init (&wish);
  for (int i = 0; i < 2 && wishes[wanted].set[i]; i++)
    wishes[wanted].set[i] (&wish);
  g_assert_cmpint (wish_check (&wish), ==, WISH_OK);
  memset (run, 0, sizeof *run);
  for (int i = 0; i < N; i++)
    {
      generate_start (&run->generates[i], &wish, wishes[wanted].seed ? wishes[wanted].seed : 7, (uint64_t) i);
      run->outcomes[i] = GENERATE_TRYING;
    }
}

static void
run_on (Run *run, GenerateWork *work, bool many)
{
  if (many)
    generate_many (run->generates, N, work, TRIES, run->made, run->outcomes);
  else
    for (int i = 0; i < N; i++)
      if (run->outcomes[i] != GENERATE_MADE && run->outcomes[i] != GENERATE_REFUSED)
        run->outcomes[i] = generate_run (&run->generates[i], work, TRIES, &run->made[i]);
}

static void
check_same (const Run *run, const Run *whole, int i)
{
  g_assert_cmpint (run->outcomes[i], ==, whole->outcomes[i]);
  g_assert_cmpuint (run->generates[i].n_tries, ==, whole->generates[i].n_tries);
  g_assert_cmpuint (run->generates[i].n_rated, ==, whole->generates[i].n_rated);
  if (whole->outcomes[i] == GENERATE_MADE)
    {
      g_assert_cmpmem (&run->made[i].puzzle, sizeof (Board), &whole->made[i].puzzle, sizeof (Board));
      g_assert_cmpint (run->made[i].er, ==, whole->made[i].er);
      g_assert_cmpint (run->made[i].score, ==, whole->made[i].score);
    }
}

/* Side by side and one after the other it is the same. */
static void
make_whole (Run *whole, int wanted)
{
  GenerateWork *work = generate_work_new ();
  Run           other;

  run_start (whole, wanted);
  run_on (whole, work, false);
  run_start (&other, wanted);
  run_on (&other, work, true);
  for (int i = 0; i < N; i++)
    check_same (&other, whole, i);
  generate_work_free (work);
}

/* One after another, and from some on ever fewer of those that are left. */
static int
next (int k)
{
  return k < MOST ? k + 1 : k + k / 3;
}

static void
memory_is_short (gconstpointer data)
{
  int wanted = GPOINTER_TO_INT (data);
  Run whole, run;

  make_whole (&whole, wanted);
  for (int many = 0; many < 2; many++)
    for (int k = 0, failed = 1; failed; k = next (k))
      {
        GenerateWork *work = generate_work_new ();
        int           n_refused = 0;

        run_start (&run, wanted);
        until_failure = k;
        run_on (&run, work, many);
        failed = until_failure < 0;
        until_failure = -1;
        for (int i = 0; i < N; i++)
          if (run.outcomes[i] == GENERATE_REFUSED)
            n_refused++;
          else
            check_same (&run, &whole, i);
        g_assert_true (failed || n_refused == 0);
        g_assert_true (!failed || n_refused > 0);
        generate_work_free (work);
        g_assert_cmpint (n_live, ==, 0);
      }
}

static bool
stop_after (void *user)
{
  int *left = user;

  return --*left < 0;
}

static void
somebody_says_stop (gconstpointer data)
{
  int wanted = GPOINTER_TO_INT (data), n_all = 0;
  Run whole, run;

  make_whole (&whole, wanted);
  for (int many = 0; many < 2; many++)
    for (int k = 0, left = -1; left < 0; k = next (k))
      {
        GenerateWork *work = generate_work_new ();
        int           n_stopped = 0;

        left = k;
        run_start (&run, wanted);
        generate_work_set_stop (work, stop_after, &left);
        run_on (&run, work, many);
        for (int i = 0; i < N; i++)
          if (run.outcomes[i] == GENERATE_STOPPED)
            n_stopped++;
          else
            check_same (&run, &whole, i);
        g_assert_true (n_stopped == 0 || left < 0);          /* or it came too late to matter */
        n_all += n_stopped;
        generate_work_free (work);
      }
  g_assert_cmpint (n_all, >, 0);
}

static void
there_is_no_work (void)
{
  Run run;

  until_failure = 0;
  g_assert_null (generate_work_new ());
  generate_work_free (NULL);
  generate_many (run.generates, 0, NULL, 1, run.made, run.outcomes);
}

/* What cannot be is refused, and what is there already is left alone. */
static void
what_cannot_be_is_refused (void)
{
  GenerateWork *work = generate_work_new ();
  Run           run;

  run_start (&run, 0);
  for (int i = 0; i < N; i++)
    run.generates[i].wish.er_min = run.generates[i].wish.er_max + 1;
  g_assert_cmpint (generate_run (&run.generates[0], work, 1, &run.made[0]), ==, GENERATE_REFUSED);
  run_on (&run, work, true);
  for (int i = 0; i < N; i++)
    g_assert_cmpint (run.outcomes[i], ==, GENERATE_REFUSED);

  for (int wanted = 0; wanted < (int) G_N_ELEMENTS (wishes); wanted++)
    {
      run_start (&run, wanted);
      run.outcomes[1] = GENERATE_MADE;
      run_on (&run, work, true);
      g_assert_cmpuint (run.generates[1].n_tries, ==, 0);
      g_assert_cmpuint (run.generates[2].n_tries, >, 0);
    }
  generate_work_free (work);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *short_path = g_strdup_printf ("/make-memory/memory-is-short/%s", wishes[i].name);
      g_autofree char *stop_path = g_strdup_printf ("/make-memory/somebody-says-stop/%s", wishes[i].name);

      g_test_add_data_func (short_path, GINT_TO_POINTER (i), memory_is_short);
      g_test_add_data_func (stop_path, GINT_TO_POINTER (i), somebody_says_stop);
    }
  g_test_add_func ("/make-memory/there-is-no-work", there_is_no_work);
  g_test_add_func ("/make-memory/what-cannot-be-is-refused", what_cannot_be_is_refused);
  return g_test_run ();
}
