/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bench-data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const bench_anti_brute_force =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

double
bench_clock (void)
{
  return bench_ms (CLOCK_THREAD_CPUTIME_ID) / 1e3;
}

static const char *
find_board (const char *line)
{
  gsize run = 0;

  for (const char *c = line; *c; c++)
    {
      run = *c == '.' || (*c >= '0' && *c <= '9') ? run + 1 : 0;
      if (run == N_CELLS)
        return c - (N_CELLS - 1);
    }

  return NULL;
}

GArray *
bench_boards (const char *path, int stride)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  GArray *boards;
  int n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;

  boards = g_array_new (FALSE, FALSE, sizeof (Board));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      const char *found = find_board (lines[i]);
      Board board;

      if (found && n++ % stride == 0 && board_parse (&board, found))
        g_array_append_val (boards, board);
    }

  return boards;
}

GArray *
bench_list (const char *name, int stride)
{
  const char *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", name, NULL);
  GArray *boards = bench_boards (path, stride);

  if (!boards)
    printf ("skipped: no %s\n", name);
  return boards;
}

double
bench_median (GArray *doubles)
{
  if (doubles->len == 0)
    return 0;
  g_array_sort (doubles, bench_by_value);
  return g_array_index (doubles, double, doubles->len / 2);
}

static bool
is_wanted (const char *id, int argc, char *argv[])
{
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], id) == 0)
      return true;

  return argc == 1;
}

bool
bench_run (const BenchTopic *topics, gsize n, int argc, char *argv[], const char **unknown)
{
  for (int i = 1; i < argc; i++)
    {
      bool known = false;

      for (gsize topic = 0; topic < n; topic++)
        known |= strcmp (argv[i], topics[topic].id) == 0;
      if (!known)
        {
          *unknown = argv[i];
          return false;
        }
    }

  for (gsize i = 0; i < n; i++)
    if (is_wanted (topics[i].id, argc, argv))
      {
        printf ("== %s: %s\n", topics[i].id, topics[i].summary);
        topics[i].run ();
        fflush (stdout);
      }
  return true;
}
