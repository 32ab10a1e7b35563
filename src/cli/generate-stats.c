/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "generate-stats.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "formats/json-line.h"

enum { N_RATINGS = sizeof ((Generate *) 0)->ratings / sizeof ((Generate *) 0)->ratings[0] };

struct GenerateStats {
  bool     is_rated, is_scored;
  uint64_t n_asked, n_made;
  uint64_t n_tries, n_in_clues, n_rated, most_tries;
  uint64_t clues[N_CELLS + 1], n_clues;
  uint64_t met[N_RATINGS];           /* ratings of what was looked at, as Generate counts them */
  uint64_t made[N_RATINGS];          /* ratings of what was made */
  double   scores;
  int64_t  begun;                    /* µs; 0: other runs, which took … */
  clock_t  cpu;
  double   wall_seconds, cpu_seconds;                /* … the longest of them, all of them together */
};

GenerateStats *
generate_stats_new (const Wish *wish)
{
  GenerateStats *stats = g_new0 (GenerateStats, 1);

  if (!wish)
    return stats;
  stats->is_rated = wish->er_max > 0;
  stats->is_scored = wish_is_scored (wish);
  stats->begun = g_get_monotonic_time ();
  stats->cpu = clock ();
  return stats;
}

void
generate_stats_free (GenerateStats *stats)
{
  g_free (stats);
}

void
generate_stats_add (GenerateStats *stats, const Generate *generate, const Made *made)
{
  stats->n_asked++;
  stats->n_tries += generate->n_tries;
  stats->n_in_clues += generate->n_in_clues;
  stats->n_rated += generate->n_rated;
  stats->most_tries = MAX (stats->most_tries, generate->n_tries);
  for (int i = 0; i < N_RATINGS; i++)
    stats->met[i] += generate->ratings[i];
  if (!made)
    return;

  stats->n_made++;
  stats->clues[board_filled (&made->puzzle)]++;
  stats->n_clues += (uint64_t) board_filled (&made->puzzle);
  stats->made[CLAMP (made->er, 0, N_RATINGS - 1)]++;
  stats->scores += made->score;
}

static void
print_ratings (const char *key, const uint64_t ratings[N_RATINGS])
{
  for (int i = 0; i < N_RATINGS - 1; i++)
    if (ratings[i])
      printf ("%s-%d.%d: %" G_GUINT64_FORMAT "\n", key, i / 10, i % 10, ratings[i]);
  if (ratings[N_RATINGS - 1])
    printf ("%s-above: %" G_GUINT64_FORMAT "\n", key, ratings[N_RATINGS - 1]);
}

static double
wall_seconds (const GenerateStats *stats)
{
  return stats->begun ? (double) (g_get_monotonic_time () - stats->begun) / G_USEC_PER_SEC : stats->wall_seconds;
}

static double
cpu_seconds (const GenerateStats *stats)
{
  return stats->begun ? (double) (clock () - stats->cpu) / CLOCKS_PER_SEC : stats->cpu_seconds;
}

void
generate_stats_print (const GenerateStats *stats)
{
  double wall = wall_seconds (stats), cpu = cpu_seconds (stats);
  double made = (double) MAX (stats->n_made, 1);

  printf ("puzzles: %" G_GUINT64_FORMAT "\n", stats->n_made);
  printf ("missing: %" G_GUINT64_FORMAT "\n", stats->n_asked - stats->n_made);
  printf ("tries: %" G_GUINT64_FORMAT "\n", stats->n_tries);
  printf ("tries-mean: %.2f\n", (double) stats->n_tries / made);
  printf ("tries-most: %" G_GUINT64_FORMAT "\n", stats->most_tries);
  printf ("tries-in-clues: %" G_GUINT64_FORMAT "\n", stats->n_in_clues);
  printf ("graded: %" G_GUINT64_FORMAT "\n", stats->n_rated);
  printf ("clues-mean: %.2f\n", (double) stats->n_clues / made);
  for (int n = 0; n <= N_CELLS; n++)
    if (stats->clues[n])
      printf ("clues-%d: %" G_GUINT64_FORMAT "\n", n, stats->clues[n]);
  if (stats->is_rated)
    {
      print_ratings ("rating", stats->made);
      print_ratings ("met", stats->met);
    }
  if (stats->is_scored)
    printf ("score-sum: %.0f\nscore-mean: %.1f\n", stats->scores, stats->scores / made);
  printf ("seconds: %.3f\n", wall);
  printf ("seconds-cpu: %.3f\n", cpu);
  printf ("puzzles-per-second: %.1f\n", (double) stats->n_made / MAX (wall, 1e-6));
  printf ("puzzles-per-cpu-second: %.1f\n", (double) stats->n_made / MAX (cpu, 1e-6));
}

static void
put_ratings (GString *text, const char *key, const uint64_t ratings[N_RATINGS])
{
  json_line_open (text, key, '[');
  for (int i = 0; i < N_RATINGS; i++)
    if (ratings[i])
      {
        json_line_open (text, NULL, '{');
        if (i < N_RATINGS - 1)
          json_line_tenths (text, "er", i);
        else
          json_line_null (text, "er");
        json_line_count (text, "puzzles", ratings[i]);
        json_line_close (text, '}');
      }
  json_line_close (text, ']');
}

static void
put_clues (GString *text, const GenerateStats *stats)
{
  json_line_open (text, "clues", '[');
  for (int n = 0; n <= N_CELLS; n++)
    if (stats->clues[n])
      {
        json_line_open (text, NULL, '{');
        json_line_number (text, "clues", n);
        json_line_count (text, "puzzles", stats->clues[n]);
        json_line_close (text, '}');
      }
  json_line_close (text, ']');
}

void
generate_stats_print_json (const GenerateStats *stats)
{
  g_autoptr (GString) text = g_string_new (NULL);
  double wall = wall_seconds (stats), cpu = cpu_seconds (stats), made = (double) MAX (stats->n_made, 1);

  json_line_open (text, NULL, '{');
  json_line_count (text, "puzzles", stats->n_made);
  json_line_count (text, "missing", stats->n_asked - stats->n_made);
  json_line_count (text, "tries", stats->n_tries);
  json_line_real (text, "tries_mean", (double) stats->n_tries / made, 2);
  json_line_count (text, "tries_most", stats->most_tries);
  json_line_count (text, "tries_in_clues", stats->n_in_clues);
  json_line_count (text, "graded", stats->n_rated);
  json_line_real (text, "clues_mean", (double) stats->n_clues / made, 2);
  put_clues (text, stats);
  if (stats->is_rated)
    {
      put_ratings (text, "ratings", stats->made);
      put_ratings (text, "met", stats->met);
    }
  if (stats->is_scored)
    {
      json_line_real (text, "score_sum", stats->scores, 0);
      json_line_real (text, "score_mean", stats->scores / made, 1);
    }
  json_line_real (text, "seconds", wall, 3);
  json_line_real (text, "seconds_cpu", cpu, 3);
  json_line_real (text, "puzzles_per_second", (double) stats->n_made / MAX (wall, 1e-6), 1);
  json_line_real (text, "puzzles_per_cpu_second", (double) stats->n_made / MAX (cpu, 1e-6), 1);
  json_line_end (text);
  fputs (text->str, stdout);
}

/* What was printed is read again. Sums add up; means and speeds follow from them. */

static const char last_figure[] = "puzzles-per-cpu-second: ";          /* of a run that was not cut off */

/* "…-4.5" or "…-above". */
static bool
add_rating (uint64_t ratings[N_RATINGS], const char *at, uint64_t n)
{
  int whole, tenths, end = 0;

  if (g_str_equal (at, "above"))
    ratings[N_RATINGS - 1] += n;
  else if (sscanf (at, "%2d.%1d%n", &whole, &tenths, &end) == 2 && !at[end] && whole >= 0 && tenths >= 0
           && whole * 10 + tenths < N_RATINGS - 1)
    ratings[whole * 10 + tenths] += n;
  else
    return false;
  return true;
}

static bool
add_clues (GenerateStats *stats, const char *at, uint64_t n)
{
  guint64 clues;

  if (!g_ascii_string_to_unsigned (at, 10, 0, N_CELLS, &clues, NULL))
    return false;
  stats->clues[clues] += n;
  stats->n_clues += clues * n;
  return true;
}

static bool
add_count (GenerateStats *stats, const char *key, uint64_t n)
{
  const struct { const char *key; uint64_t *sum; } sums[] = {
    { "puzzles", &stats->n_made }, { "missing", &stats->n_asked }, { "tries", &stats->n_tries },
    { "tries-in-clues", &stats->n_in_clues }, { "graded", &stats->n_rated },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    if (g_str_equal (key, sums[i].key))
      {
        *sums[i].sum += n;
        stats->n_asked += i == 0 ? n : 0;
        return true;
      }
  if (g_str_equal (key, "tries-most"))
    stats->most_tries = MAX (stats->most_tries, n);
  else if (g_str_has_prefix (key, "clues-"))
    return add_clues (stats, key + strlen ("clues-"), n);
  else if (g_str_has_prefix (key, "rating-"))
    return stats->is_rated = add_rating (stats->made, key + strlen ("rating-"), n);
  else if (g_str_has_prefix (key, "met-"))
    return stats->is_rated = add_rating (stats->met, key + strlen ("met-"), n);
  else
    return false;
  return true;
}

static bool
add_real (GenerateStats *stats, const char *key, double value)
{
  static const char *const follow[] = {
    "tries-mean", "clues-mean", "score-mean", "puzzles-per-second", "puzzles-per-cpu-second", NULL
  };

  if (g_str_equal (key, "seconds"))
    stats->wall_seconds = MAX (stats->wall_seconds, value);
  else if (g_str_equal (key, "seconds-cpu"))
    stats->cpu_seconds += value;
  else if (g_str_equal (key, "score-sum"))
    {
      stats->scores += value;
      stats->is_scored = true;
    }
  else
    return g_strv_contains (follow, key);
  return true;
}

static bool
take_line (GenerateStats *stats, char *line)
{
  char *value = strstr (line, ": "), *end;
  guint64 n;
  double real;

  if (!value)
    return false;
  *value = '\0';
  value += strlen (": ");
  if (g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &n, NULL) && add_count (stats, line, n))
    return true;
  real = g_ascii_strtod (value, &end);
  return end != value && !*end && isfinite (real) && real >= 0 && add_real (stats, line, real);
}

bool
generate_stats_take (GenerateStats *stats, const char *text, unsigned *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  bool whole = false;

  for (*line = 1; lines[*line - 1]; ++*line)
    {
      char *it = lines[*line - 1];

      whole |= g_str_has_prefix (it, last_figure) && lines[*line];
      if ((*line == 1 && !g_str_has_prefix (it, "puzzles: ")) || (*it && !take_line (stats, it)))
        return false;
    }
  return whole;
}
