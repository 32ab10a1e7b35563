/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-trace.c — a search as text: every event, or its figures only. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "engine/search/solve.h"
#include "model/explain.h"
#include "trace-break.h"
#include "trace-hash.h"

typedef struct { int64_t from, count; unsigned kinds; } Window;

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

static void
print_events (const Board *board, const Search *search, const Window *window)
{
  void *state = g_malloc (search->strategy->size (&search->options));
  g_autoptr(GString) line = g_string_new (NULL);
  uint64_t step = 0;
  int64_t left = window->count;
  Event event;

  search->strategy->start (state, board, &search->options, search->seed);
  while (left != 0 && !command_output_failed () && search->strategy->step (state, &event))
    if (++step >= (uint64_t) window->from && window->kinds >> event.kind & 1)
      {
        g_string_truncate (line, 0);
        explain_trace_line (&event, step, line);
        command_put_line (line->str);
        left--;
      }

  g_free (state);
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

int
command_trace (int argc, char *argv[])
{
  g_autofree char *strategy = NULL;
  g_autofree char *only = NULL;
  g_auto(GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  g_auto(GStrv) breaks = NULL;
  gboolean stats = FALSE, back = FALSE, hash = FALSE;
  Window window = { .from = FROM_DEFAULT, .count = -1 };
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { "from", 0, 0, G_OPTION_ARG_INT64, &window.from, "Begin at event N (the first is 1)", "N" },
    { "count", 0, 0, G_OPTION_ARG_INT64, &window.count, "Print at most N events", "N" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &only, "Print these kinds of events only", "KIND,…" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &breaks, "Print the first event where COND holds only (several: any)", "COND" },
    { "back", 0, 0, G_OPTION_ARG_NONE, &back, "Look for it backwards, from the end or from event N", NULL },
    { "hash", 0, 0, G_OPTION_ARG_NONE, &hash, "Print one number for the first million events, or --count N of them", NULL },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &stats, "Print the figures of the whole search only", NULL },
    { NULL }
  };
  g_autofree TraceBreak *wanted = g_new0 (TraceBreak, 1);
  Search search;
  Board board;

  if (!command_parse_described (&argc, &argv, "PUZZLE", entries, trace_break_help) || !parse_kinds (only, &window.kinds)
      || !trace_break_parse (breaks, wanted))
    return COMMAND_USAGE;
  if (argc != 2)
    return command_usage ("trace takes one PUZZLE");
  wanted->from = window.from == FROM_DEFAULT ? 0 : (uint64_t) window.from;
  wanted->count = window.count < 0 ? 1 : (uint64_t) window.count;
  wanted->back = back;
  if (window.from == FROM_DEFAULT)
    window.from = 1;
  if (window.from < 1 || window.count < -1)
    return command_usage ("--from counts from 1, --count from 0");
  if ((back && !wanted->n) || (wanted->n && (stats || only)))
    return command_usage (back ? "--back needs --break" : "--break goes with neither --only nor --stats");
  if (hash && (stats || only || back || wanted->n || window.from != 1))
    return command_usage ("--hash goes with --count only");
  if (!command_choose_search (&search, &strategy_ascending, strategy, settings, seed))
    return COMMAND_USAGE;
  if (!stats && search.strategy->switches >> SWITCH_CONTROL & 1 && search.options.control == CONTROL_RECURSIVE)
    return command_usage ("the recursive form has no events; use it with --stats");
  if (!command_read_puzzle (argv[1], &board))
    return COMMAND_FAILED;

  if (wanted->n)
    return trace_break_run (&board, &search, wanted);
  if (hash)
    return trace_hash_run (&board, &search, window.count);
  if (stats)
    print_stats (&board, &search);
  else
    print_events (&board, &search, &window);
  return COMMAND_DONE;
}
