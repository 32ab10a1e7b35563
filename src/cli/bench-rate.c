/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-rate.c — the rater against published ratings, and how fast it is, band by band.
 *
 * A list is read whole. Puzzles a second are CPU time of this thread. In royle17_ser.txt only ratings up to 4.4 count:
 * above, that list was made with another version. SETDOKU_RATE_STRIDE=N takes every N-th line. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "engine/logic/rate.h"

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
  int    n, n_equal, n_triples, n_wrong;
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

static void
measure (const Rated *rated, RateWork *work, Band *band)
{
  double start = bench_clock (), seconds;
  bool equal;
  Board end;
  Rate rate;

  rate_start (&rate, &rated->board);
  rate_run (&rate, work);
  seconds = bench_clock () - start;
  equal = rate_tenths (rate.er) == rated->er;
  band->n++;
  band->n_equal += equal;
  board_from_digits (&end, rate.grid.digit);
  band->n_wrong += !board_is_solution (&end);      /* a step that takes a true candidate away cannot end well */
  band->n_triples += equal && rate_tenths (rate.ep) == rated->ep && rate_tenths (rate.ed) == rated->ed;
  band->seconds += seconds;
  band->longest = MAX (band->longest, seconds);
}

static void
print_band (const char *name, const Band *band, ListForm form)
{
  g_autofree char *triples = form == LIST_ER ? g_strdup ("") : g_strdup_printf (", ER/EP/ED %d", band->n_triples);

  printf ("%s: ER %d of %d equal%s, %d wrongly solved; ", name, band->n_equal, band->n, triples, band->n_wrong);
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
        all.n_wrong += found[i].n_wrong;
        all.seconds += found[i].seconds;
        all.longest = MAX (all.longest, found[i].longest);
      }
  if (all.n)
    print_band (file, &all, form);
}

void
bench_rate (void)
{
  RateWork *work = rate_work_new ();

  for (gsize i = 0; work && i < G_N_ELEMENTS (lists); i++)
    run_list (lists[i].file, lists[i].form, lists[i].up_to, work);
  rate_work_free (work);
}
