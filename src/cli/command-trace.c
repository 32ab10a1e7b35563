/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-trace.c — a search as text: every event, or its figures only. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "engine/search/solve.h"
#include "trace-break.h"
#include "trace-format.h"
#include "trace-hash.h"

#define FROM_DEFAULT G_MININT64

static bool
parse_kinds (const char *only, unsigned *kinds)
{
  g_auto(GStrv) ids = only ? g_strsplit (only, ",", -1) : NULL;

  *kinds = only ? 0 : ~0u;
  for (int i = 0; ids && ids[i]; i++)
    {
      int kind = event_kind_from_id (g_strstrip (ids[i]));

      if (kind < 0)
        {
          command_usage ("--only: there is no kind of event “%s”", ids[i]);
          return false;
        }
      *kinds |= 1u << kind;
    }

  return true;
}

typedef struct { uint64_t n; int cell; } CellCount;

static int
by_count (const void *a, const void *b)
{
  const CellCount *x = a, *y = b;

  return x->n != y->n ? (x->n < y->n ? 1 : -1) : x->cell - y->cell;
}

static void
print_counts (const char *key, const uint64_t counts[N_CELLS])
{
  CellCount sorted[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    sorted[cell] = (CellCount) { counts[cell], cell };
  qsort (sorted, N_CELLS, sizeof *sorted, by_count);

  for (int i = 0; i < N_CELLS && sorted[i].n; i++)
    printf ("%s r%dc%d %" G_GUINT64_FORMAT "\n", key, cell_row (sorted[i].cell) + 1, cell_column (sorted[i].cell) + 1,
            sorted[i].n);
}

static void
print_stats (const Board *board, const Search *search)
{
  SolveResult result;
  Board solution;
  char text[BOARD_TEXT_SIZE] = "none";
  Board puzzle;

  solve (search->strategy, board, &search->options, search->seed, NULL, &result);
  if (result.counters.solutions)
    {
      board_from_digits (&solution, result.solution);
      board_format (&solution, text);
    }

  printf ("solution: %s\n", text);
  if (result.outcome == OUTCOME_DUG)
    {
      board_from_digits (&puzzle, result.last);
      board_format (&puzzle, text);
      printf ("puzzle: %s\n", text);
      printf ("clues: %d\n", board_filled (&puzzle));
    }
  printf ("events: %" G_GUINT64_FORMAT "\n", result.events);
  printf ("placements: %" G_GUINT64_FORMAT "\n", result.counters.placements);
  printf ("backtracks: %" G_GUINT64_FORMAT "\n", result.counters.backtracks);
  printf ("tests: %" G_GUINT64_FORMAT "\n", result.counters.tests);
  printf ("nodes: %" G_GUINT64_FORMAT "\n", result.counters.nodes);
  printf ("max-depth: %" G_GUINT64_FORMAT "\n", result.counters.max_depth);
  printf ("tries: %" G_GUINT64_FORMAT "\n", result.counters.tries);
  print_counts ("exhausted", result.exhausted);
  print_counts ("dead-end", result.dead_ends);
}

/* What the command line asks for. */
typedef struct {
  char       *strategy, *only, *seed, *format;
  char      **settings, **breaks;
  gboolean    stats, back, hash;
  TraceWindow window;
  TraceBreak  wanted;
} Trace;

static void
trace_free (Trace *trace)
{
  g_free (trace->strategy);
  g_free (trace->only);
  g_free (trace->seed);
  g_free (trace->format);
  g_strfreev (trace->settings);
  g_strfreev (trace->breaks);
  g_free (trace);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trace, trace_free)

static bool
parse (int *argc, char ***argv, Trace *trace)
{
  TraceWindow *window = &trace->window;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &trace->strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &trace->settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &trace->seed, "Seed of strategies that choose at random", "N" },
    { "from", 0, 0, G_OPTION_ARG_INT64, &window->from, "Begin at event N (the first is 1)", "N" },
    { "count", 0, 0, G_OPTION_ARG_INT64, &window->count, "Print at most N events", "N" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &trace->only, "Print these kinds of events only", "KIND,…" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &trace->breaks, "Print the first event where COND holds only (several: any)",
      "COND" },
    { "back", 0, 0, G_OPTION_ARG_NONE, &trace->back, "Look for it backwards, from the end or from event N", NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &trace->format, "Print text (default), csv, or cp-profiler: the tree", "FORMAT" },
    { "hash", 0, 0, G_OPTION_ARG_NONE, &trace->hash, "Print one number for the first million events, or --count N of them",
      NULL },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &trace->stats, "Print the figures of the whole search only", NULL },
    { NULL }
  };

  *window = (TraceWindow) { .from = FROM_DEFAULT, .count = -1 };
  if (!command_parse_described (argc, argv, "PUZZLE", entries, trace_break_help)
      || !parse_kinds (trace->only, &window->kinds) || !trace_break_parse (trace->breaks, &trace->wanted))
    return false;

  trace->wanted.from = window->from == FROM_DEFAULT ? 0 : (uint64_t) window->from;
  trace->wanted.count = window->count < 0 ? 1 : (uint64_t) window->count;
  trace->wanted.back = trace->back;
  if (window->from == FROM_DEFAULT)
    window->from = 1;
  return true;
}

/* Whether the options go together; COMMAND_DONE: they do. */
static int
check (Trace *trace)
{
  const TraceWindow *window = &trace->window;
  bool breaks = trace->wanted.n > 0;

  if (window->from < 1 || window->count < -1)
    return command_usage ("--from counts from 1, --count from 0");
  if (trace->back && !breaks)
    return command_usage ("--back needs --break");
  if (breaks && (trace->stats || trace->only))
    return command_usage ("--break goes with neither --only nor --stats");
  if (trace->hash && (trace->stats || trace->only || breaks || window->from != 1))
    return command_usage ("--hash goes with --count only");
  if (trace->format && (trace->stats || trace->hash || breaks))
    return command_usage ("--format goes with none of --break, --hash and --stats");
  if (!trace_format_check (trace->format, trace->only || window->from != 1 || window->count >= 0, &trace->window.format))
    return COMMAND_USAGE;
  return COMMAND_DONE;
}

int
command_trace (int argc, char *argv[])
{
  g_autoptr (Trace) trace = g_new0 (Trace, 1);
  Search search;
  Board board;

  if (!parse (&argc, &argv, trace))
    return COMMAND_USAGE;
  if (argc != 2)
    return command_usage ("trace takes one PUZZLE");
  if (check (trace) != COMMAND_DONE
      || !command_choose_search (&search, &strategy_ascending, trace->strategy, trace->settings, trace->seed))
    return COMMAND_USAGE;
  if (!trace->stats && search.strategy->switches >> SWITCH_CONTROL & 1 && search.options.control == CONTROL_RECURSIVE)
    return command_usage ("the recursive form has no events; use it with --stats");
  if (!command_read_puzzle (argv[1], &board))
    return COMMAND_FAILED;

  if (trace->wanted.n)
    return trace_break_run (&board, &search, &trace->wanted);
  if (trace->hash)
    return trace_hash_run (&board, &search, trace->window.count);
  if (trace->stats)
    print_stats (&board, &search);
  else
    trace_format_run (&board, &search, &trace->window);
  return COMMAND_DONE;
}
