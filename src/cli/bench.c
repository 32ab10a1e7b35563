/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bench.h"

#include <string.h>

#include "command.h"

static const BenchTopic topics[] = {
  { "step",     "step () against the recursive form, state sizes",  bench_step },
  { "seek",     "10^9 events: exploring, seeking, memory",          bench_seek },
  { "count",    "the fast engine's kernels over the lists",         bench_count },
  { "rate",     "ratings against the published lists, and speed",   bench_rate },
  { "score",    "HoDoKu's scores, levels and paths against its own", bench_score },
  { "proof",    "steps and paths that drat-trim accepts",          bench_proof },
  { "sound",    "every step against the solution, list by list",   bench_sound },
  { "make",     "grids, puzzles a second, and each kind of wish",   bench_make },
  { "boards",   "boards of any shape: counted, and deduced",       bench_any },
  { "canon",    "canonical forms, and whether images have the same", bench_canon },
  { "convert",  "lists of puzzles into each format by lines",      bench_convert },
};

int
command_bench (int argc, char *argv[])
{
  const GOptionEntry entries[] = { { NULL } };
  const char *unknown;

  if (argc > 1 && strcmp (argv[1], "count") == 0)
    return bench_count_command (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "make") == 0)
    return bench_make_command (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "boards") == 0)
    return bench_boards_command (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "sound") == 0)
    return bench_sound_command (argc - 1, argv + 1);
  if (argc > 1 && strcmp (argv[1], "seek") == 0)
    return bench_seek_command (argc - 1, argv + 1);
  if (!command_parse_options (&argc, &argv, "[step|rate|score|proof|canon|convert]… | count|sound [OPTION…] [LIST…] | "
                              "seek [OPTION…] [STRATEGY…] | make [OPTION…] | boards [OPTION…] [FILE…]", entries))
    return COMMAND_USAGE;
  if (!bench_run (topics, G_N_ELEMENTS (topics), argc, argv, &unknown))
    return command_usage ("bench: there is no topic “%s”", unknown);
  return COMMAND_DONE;
}
