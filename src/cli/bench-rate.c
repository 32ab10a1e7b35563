/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-rate.c — the rater against published ratings, and how fast it is, band by band.
 *
 * A list is read whole. Puzzles a second are CPU time of this thread. Every step is compared with the solution that the
 * counting engine finds. At the end, with a clock in the callback, how long the rater goes on without asking whether to
 * stop. In royle17_ser.txt only ratings up to 4.4 count: above, that list was made with another version.
 * SETDOKU_RATE_STRIDE=N takes every N-th line. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "command.h"
#include "engine/fast/count.h"
#include "engine/rate/rate.h"

typedef enum { LIST_ER, LIST_TRIPLES, LIST_CSV } ListForm;

static const struct { const char *file; ListForm form; int up_to; } lists[] = {
  { "cb000_ser.txt",             LIST_ER,      999 },
  { "royle17_ser.txt",           LIST_ER,      44 },
  { "se_triples.txt",            LIST_TRIPLES, 999 },
  { "hardest_db_110626_er.csv",  LIST_CSV,     999 },
};

/* In tenths, both ends included. */
static const struct { int from, to; } bands[] = {
  { 10, 44 }, { 45, 62 }, { 65, 69 }, { 70, 74 }, { 75, 79 }, { 80, 91 }, { 92, 104 }, { 105, 109 }, { 110, 114 }, { 115, 199 },
};

/* Ratings in tenths; -1 where the list has none. */
typedef struct {
  Board board;
  int   er, ep, ed;
} Rated;

typedef struct {
  int    n, n_equal, n_triples, n_unsound;     /* the last: steps */
  double seconds, longest;
} Band;

static int
tenths_of (const char *text)
{
  return text && g_ascii_isdigit (*text) ? (int) lround (10 * g_ascii_strtod (text, NULL)) : -1;
}

static bool
parse_line (const char *line, ListForm form, Rated *rated)
{
  g_auto(GStrv) fields = g_strsplit_set (line, form == LIST_CSV ? "," : " \t/", -1);
  guint first = form == LIST_CSV ? 5 : 1, n = g_strv_length (fields);

  if (n <= first || strlen (fields[0]) != N_CELLS || !board_parse (&rated->board, fields[0]))
    return false;
  rated->er = tenths_of (fields[first]);
  rated->ep = tenths_of (form != LIST_ER && n > first + 2 ? fields[first + 1] : NULL);
  rated->ed = tenths_of (form != LIST_ER && n > first + 2 ? fields[first + 2] : NULL);
  return rated->er > 0;
}

/* Does the step place a wrong digit, or strike a right one? */
static bool
is_unsound (const RateHint *step, const uint8_t solution[N_CELLS])
{
  bool wrong = step->cell != NO_CELL && step->digit + 1 != solution[step->cell];

  for (int cell = 0; cell < N_CELLS; cell++)
    wrong |= step->removed[cell] >> (solution[cell] - 1) & 1;
  return wrong;
}

static void
measure (const Rated *rated, RateWork *work, Band *band)
{
  uint8_t solution[COUNT_KEPT][N_CELLS];
  RateOutcome outcome = RATE_STEPPED;
  double seconds = 0;
  CountPuzzle puzzle;
  Rate rate;
  bool equal;

  count_puzzle_from_board (&puzzle, &rated->board);
  if (count_solutions (&puzzle, 2, solution, NULL) != 1)
    return;
  rate_start (&rate, &rated->board);
  while (outcome == RATE_STEPPED)
    {
      double start = bench_clock ();
      RateHint step;

      outcome = rate_step (&rate, work, &step);
      seconds += bench_clock () - start;
      band->n_unsound += outcome == RATE_STEPPED && is_unsound (&step, solution[0]);
    }
  equal = outcome == RATE_SOLVED && rate_tenths (rate.er) == rated->er;
  band->n++;
  band->n_equal += equal;
  band->n_triples += equal && rate_tenths (rate.ep) == rated->ep && rate_tenths (rate.ed) == rated->ed;
  band->seconds += seconds;
  band->longest = MAX (band->longest, seconds);
}

static void
print_band (const char *name, const Band *band, ListForm form)
{
  g_autofree char *triples = form == LIST_ER ? g_strdup ("") : g_strdup_printf (", ER/EP/ED %d", band->n_triples);

  printf ("%s: ER %d of %d equal%s, %d unsound steps; ", name, band->n_equal, band->n, triples, band->n_unsound);
  printf ("%.0f puzzles/s, %.3f ms mean, %.1f ms at worst, %.2f s in all\n", band->n / band->seconds,
          1e3 * band->seconds / band->n, 1e3 * band->longest, band->seconds);
}

static void
measure_list (char **lines, ListForm form, int up_to, int stride, RateWork *work, Band *found)
{
  int n = 0;

  for (int i = 0; lines[i]; i++)
    {
      Rated rated;

      if (!parse_line (g_strchomp (lines[i]), form, &rated) || rated.er > up_to || n++ % stride)
        continue;
      for (gsize band = 0; band < G_N_ELEMENTS (bands); band++)
        if (rated.er >= bands[band].from && rated.er <= bands[band].to)
          measure (&rated, work, &found[band]);
    }
}

static void
run_list (const char *file, ListForm form, int up_to, RateWork *work)
{
  const char *folder = g_getenv ("SETDOKU_DATA"), *stride = g_getenv ("SETDOKU_RATE_STRIDE");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", file, NULL), *text = NULL;
  g_auto(GStrv) lines = NULL;
  Band found[G_N_ELEMENTS (bands)] = { 0 }, all = { 0 };

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      printf ("skipped: no %s\n", file);
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  measure_list (lines, form, up_to, MAX (1, stride ? atoi (stride) : 1), work, found);
  for (gsize i = 0; i < G_N_ELEMENTS (bands); i++)
    if (found[i].n)
      {
        g_autofree char *name = g_strdup_printf ("%s %.1f–%.1f", file, bands[i].from / 10.0, bands[i].to / 10.0);

        print_band (name, &found[i], form);
        all.n += found[i].n;
        all.n_equal += found[i].n_equal;
        all.n_triples += found[i].n_triples;
        all.n_unsound += found[i].n_unsound;
        all.seconds += found[i].seconds;
        all.longest = MAX (all.longest, found[i].longest);
      }
  if (all.n)
    print_band (file, &all, form);
}

typedef struct { double last, longest; } Asked;

static bool
on_asked (void *user)
{
  Asked *asked = user;
  double now = bench_clock ();

  asked->longest = MAX (asked->longest, now - asked->last);
  asked->last = now;
  return false;
}

/* The longest time between two questions whether to stop, over some of the hardest puzzles. */
static void
measure_stops (RateWork *work)
{
  const char *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", "hardest_db_110626_er.csv", NULL), *text = NULL;
  g_auto(GStrv) lines = g_file_get_contents (path, &text, NULL, NULL) ? g_strsplit (text, "\n", -1) : g_new0 (char *, 1);
  Asked asked = { 0 };
  int n = 0, n_rated = 0;

  rate_work_set_stop (work, on_asked, &asked);
  for (int i = 0; lines[i]; i++)
    {
      Rated rated;
      Rate rate;

      if (!parse_line (lines[i], LIST_CSV, &rated) || n++ % 15)
        continue;
      asked.last = bench_clock ();
      rate_start (&rate, &rated.board);
      rate_run (&rate, work);
      on_asked (&asked);
      n_rated++;
    }
  rate_work_set_stop (work, NULL, NULL);
  if (n_rated)
    printf ("stop: at most %.2f ms until it is asked for, over %d of the hardest\n", 1e3 * asked.longest, n_rated);
}

void
bench_rate (void)
{
  RateWork *work = rate_work_new ();

  if (!work)
    exit (command_no_memory ());

  printf ("room to think: %.1f MiB\n", (double) rate_work_size () / (1 << 20));
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    run_list (lists[i].file, lists[i].form, lists[i].up_to, work);
  measure_stops (work);
  rate_work_free (work);
}
