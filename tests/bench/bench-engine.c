/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-engine.c — figures that only those who work on the engine ask for: bench-engine [TOPIC…]. */
#include "bench-engine.h"

#include <stdio.h>

static const BenchTopic topics[] = {
  { "seeds",    "the seeds' figures: empty grid, anti-brute-force", bench_seeds },
  { "find",     "10^8 events: running to a condition, in slices",   bench_find },
  { "why",      "10^9 events: asking why, and along the causes",          bench_why },
  { "lists",    "what the tiers solve of the lists",                bench_lists },
  { "compare",  "node counts of the lists, forms of a search, six over a thousand puzzles", bench_compare },
  { "fill",     "10,000 fills with each variant",                   bench_fill },
  { "dig",      "1,000 puzzles dug with each of six sets of methods", bench_dig },
  { "logic",    "the ladder: agreement, soundness, power, speed",   bench_logic },
  { "history",  "a history of 10^5 changes saved and restored",     bench_history },
};

int
main (int argc, char *argv[])
{
  const char *unknown;

  if (bench_run (topics, G_N_ELEMENTS (topics), argc, argv, &unknown))
    return 0;
  fprintf (stderr, "bench-engine: there is no topic “%s”; there are:", unknown);
  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    fprintf (stderr, " %s", topics[i].id);
  fputc ('\n', stderr);
  return 2;
}
