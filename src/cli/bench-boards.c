/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-boards.c — boards of any shape, kind by kind: how long it takes to know that there is one solution, how many of them
 * deductions solve without a supposition and with, and what the next step costs, as a hint asks for it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "command.h"
#include "engine/any/any-count.h"
#include "engine/any/logic/any-ladder.h"
#include "formats/blocks.h"

enum { LIMIT_MS = 10000 };             /* for one board, and for one path */

typedef struct {
  char   *name;                        /* "killer", of another size "plain-16x16" */
  GArray *count, *step;                /* of double: ms; of each board, of each step */
  int     n, n_late, n_wrong;          /* boards; not counted to the end in time; counted otherwise than they say */
  int     deduced, supposed;           /* solved without suppositions, and with them */
} Kind;

typedef struct {
  bool       only_count;
  GPtrArray *kinds;                    /* of Kind, as they come */
  AnyCountResult result;
  AnyDeduction   deduction;
} Bench;

static double
now (void)
{
  return bench_ms (CLOCK_THREAD_CPUTIME_ID);
}

static bool
is_late (void *end)
{
  return now () > *(double *) end;
}

static void
kind_free (Kind *kind)
{
  g_free (kind->name);
  g_array_unref (kind->count);
  g_array_unref (kind->step);
  g_free (kind);
}

static Kind *
kind_of (Bench *bench, const Block *block)
{
  const char *id = block->text[BLOCK_KIND] ? block->text[BLOCK_KIND] : "boards";
  const Rules *rules = &block->rules;
  g_autofree char *name = rules->rows == 9 && rules->columns == 9 ? g_strdup (id)
                          : g_strdup_printf ("%s-%dx%d", id, rules->rows, rules->columns);
  Kind *kind;

  for (unsigned i = 0; i < bench->kinds->len; i++)
    if (strcmp (((Kind *) bench->kinds->pdata[i])->name, name) == 0)
      return bench->kinds->pdata[i];
  kind = g_new0 (Kind, 1);
  kind->name = g_steal_pointer (&name);
  kind->count = g_array_new (FALSE, FALSE, sizeof (double));
  kind->step = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (bench->kinds, kind);
  return kind;
}

/* To two solutions, as who makes or sets one asks for. */
static void
count_board (Bench *bench, Kind *kind, const Block *block, const Topology *topology)
{
  const char *says = block->text[BLOCK_SOLUTIONS];
  Values domain[RULES_CELLS_MAX];
  double start = now (), end = start + LIMIT_MS, ms;
  AnyCount *count = any_count_new (topology);

  if (!count)
    return;
  any_count_domains (topology, block->givens, domain);
  any_count_run (count, domain, 2, is_late, &end, &bench->result);
  any_count_free (count);
  ms = now () - start;
  g_array_append_val (kind->count, ms);
  kind->n_late += bench->result.stopped;
  kind->n_wrong += !bench->result.stopped && says && *says != '?'
                   && MIN (g_ascii_strtoull (says, NULL, 10), 2) != bench->result.n_solutions;
}

/* Whether it comes to the end. */
static bool
climb (Bench *bench, Kind *kind, const Block *block, const Topology *topology, bool suppositions)
{
  double end = now () + LIMIT_MS, start;
  AnyLadder *ladder = any_ladder_new (topology, block->givens);
  bool solved;

  if (!ladder)
    return false;
  ladder->no_suppositions = !suppositions;
  for (start = now (); start < end && any_ladder_step (ladder, &bench->deduction); start = now ())
    {
      double ms = now () - start;

      if (suppositions)
        g_array_append_val (kind->step, ms);
    }
  solved = ladder->outcome == ANY_SOLVED;
  any_ladder_free (ladder);
  return solved;
}

static void
measure (Bench *bench, const Block *block, const Topology *topology)
{
  Kind *kind = kind_of (bench, block);

  kind->n++;
  count_board (bench, kind, block, topology);
  if (bench->only_count)
    return;
  kind->deduced += climb (bench, kind, block, topology, false);
  kind->supposed += climb (bench, kind, block, topology, true);
}

static void
measure_file (Bench *bench, const char *path)
{
  g_autofree char *text = NULL;
  ParseError error;
  unsigned line = 1;
  Block *block;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      printf ("skipped: no %s\n", path);
      return;
    }
  for (const char *at = text; block_read (&at, &line, &block, &error); block_free (block))
    {
      Topology *topology = block ? block_topology (block, &error) : NULL;

      if (topology)
        measure (bench, block, topology);
      else
        printf ("skipped: %s:%u is no board\n", path, block ? block->line : error.line);
      topology_unref (topology);
    }
}

static double
longest (GArray *sorted)
{
  return sorted->len ? g_array_index (sorted, double, sorted->len - 1) : 0;
}

static void
print_kinds (const Bench *bench)
{
  int n = 0, deduced = 0, supposed = 0;

  for (unsigned i = 0; i < bench->kinds->len; i++)
    {
      const Kind *kind = bench->kinds->pdata[i];
      double count = bench_median (kind->count), step = kind->step->len ? bench_median (kind->step) : 0;

      printf ("boards-%s: %d; to two solutions median %.2f ms, longest %.1f, %d given up, wrong %d", kind->name, kind->n,
              count, longest (kind->count), kind->n_late, kind->n_wrong);
      if (!bench->only_count)
        printf ("; deduced %d, with suppositions %d; a step median %.2f ms, longest %.1f", kind->deduced, kind->supposed, step,
                longest (kind->step));
      printf ("\n");
      n += kind->n;
      deduced += kind->deduced;
      supposed += kind->supposed;
    }
  if (!bench->only_count)
    printf ("boards: %d; deduced %d, with suppositions %d\n", n, deduced, supposed);
}

static int
by_name (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
measure_files (char *const *paths, int n, bool only_count)
{
  g_autofree Bench *bench = g_new0 (Bench, 1);

  bench->only_count = only_count;
  bench->kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) kind_free);
  for (int i = 0; i < n; i++)
    measure_file (bench, paths[i]);
  print_kinds (bench);
  g_ptr_array_unref (bench->kinds);
}

/* Those of the folder "variants". */
static void
measure_data (bool only_count)
{
  const char *data = g_getenv ("SETDOKU_DATA"), *name;
  g_autofree char *folder = g_build_filename (data ? data : "../shared/data", "variants", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  GDir *files = g_dir_open (folder, 0, NULL);

  if (!files)
    {
      printf ("skipped: no %s\n", folder);
      return;
    }
  while ((name = g_dir_read_name (files)))
    if (g_str_has_suffix (name, ".txt"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_dir_close (files);
  g_ptr_array_sort (paths, by_name);
  measure_files ((char *const *) paths->pdata, (int) paths->len, only_count);
}

void
bench_any (void)
{
  measure_data (false);
}

int
bench_boards_command (int argc, char *argv[])
{
  gboolean only_count = FALSE;
  const GOptionEntry entries[] = {
    { "only-count", 0, 0, G_OPTION_ARG_NONE, &only_count, "Count solutions, and deduce nothing", NULL },
    { NULL }
  };

  if (!command_parse_options (&argc, &argv, "[FILE…]", entries))
    return COMMAND_USAGE;
  if (argc > 1)
    measure_files (argv + 1, argc - 1, only_count);
  else
    measure_data (only_count);
  return COMMAND_DONE;
}
