/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-trace.c — a search as text: every event, or its figures only. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any-input.h"
#include "command.h"
#include "engine/core/notation.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "formats/json-line.h"
#include "tally-any.h"
#include "trace-any.h"
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
sort_counts (const uint64_t counts[N_CELLS], CellCount sorted[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    sorted[cell] = (CellCount) { counts[cell], cell };
  qsort (sorted, N_CELLS, sizeof *sorted, by_count);
}

static void
print_counts (const char *key, const uint64_t counts[N_CELLS])
{
  CellCount sorted[N_CELLS];

  sort_counts (counts, sorted);
  for (int i = 0; i < N_CELLS && sorted[i].n; i++)
    printf ("%s %s %" G_GUINT64_FORMAT "\n", key, notation_cell (sorted[i].cell).text, sorted[i].n);
}

static void
put_counts (GString *text, const char *key, const uint64_t counts[N_CELLS])
{
  CellCount sorted[N_CELLS];

  sort_counts (counts, sorted);
  json_line_open (text, key, '[');
  for (int i = 0; i < N_CELLS && sorted[i].n; i++)
    {
      json_line_open (text, NULL, '{');
      json_line_cell (text, "cell", sorted[i].cell);
      json_line_count (text, "times", sorted[i].n);
      json_line_close (text, '}');
    }
  json_line_close (text, ']');
}

/* solution, puzzle: 81 characters; NULL: none. */
static void
print_json_stats (const SolveResult *result, const char *solution, const char *puzzle, int clues)
{
  g_autoptr (GString) text = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_open (text, "figures", '{');
  json_line_string (text, "solution", solution);
  if (puzzle)
    {
      json_line_string (text, "puzzle", puzzle);
      json_line_number (text, "clues", clues);
    }
  json_line_count (text, "events", result->events);
  json_line_count (text, "placements", result->counters.placements);
  json_line_count (text, "backtracks", result->counters.backtracks);
  json_line_count (text, "tests", result->counters.tests);
  json_line_count (text, "nodes", result->counters.nodes);
  json_line_count (text, "max_depth", result->counters.max_depth);
  json_line_count (text, "tries", result->counters.tries);
  put_counts (text, "exhausted", result->exhausted);
  put_counts (text, "dead_ends", result->dead_ends);
  json_line_close (text, '}');
  json_line_end (text);
  fputs (text->str, stdout);
}

static void
print_text_stats (const SolveResult *result, const char *solution, const char *puzzle, int clues)
{
  printf ("solution: %s\n", solution ? solution : "none");
  if (puzzle)
    printf ("puzzle: %s\nclues: %d\n", puzzle, clues);
  printf ("events: %" G_GUINT64_FORMAT "\n", result->events);
  printf ("placements: %" G_GUINT64_FORMAT "\n", result->counters.placements);
  printf ("backtracks: %" G_GUINT64_FORMAT "\n", result->counters.backtracks);
  printf ("tests: %" G_GUINT64_FORMAT "\n", result->counters.tests);
  printf ("nodes: %" G_GUINT64_FORMAT "\n", result->counters.nodes);
  printf ("max-depth: %" G_GUINT64_FORMAT "\n", result->counters.max_depth);
  printf ("tries: %" G_GUINT64_FORMAT "\n", result->counters.tries);
  print_counts ("exhausted", result->exhausted);
  print_counts ("dead-end", result->dead_ends);
}

static int
print_stats (const Trace *trace)
{
  char solution[BOARD_TEXT_SIZE], puzzle[BOARD_TEXT_SIZE];
  bool solved, dug;
  SolveResult result;
  Board board;
  int clues = 0;

  solve (trace, NULL, &result);
  solved = result.counters.solutions > 0;
  dug = result.outcome == OUTCOME_DUG;
  if (solved)
    {
      board_from_digits (&board, result.solution);
      board_format (&board, solution);
    }
  if (dug)
    {
      board_from_digits (&board, result.last);
      board_format (&board, puzzle);
      clues = board_filled (&board);
    }
  (command_json () ? print_json_stats : print_text_stats) (&result, solved ? solution : NULL, dug ? puzzle : NULL, clues);
  return result.outcome == OUTCOME_NO_MEMORY ? command_no_memory () : COMMAND_DONE;
}

/* What the command line asks for. */
typedef struct {
  char       *strategy, *only, *seed, *format, *from, *name;
  char      **settings, **breaks;
  gboolean    stats, back, hash;
  bool        any;             /* --from blocks: a board of any shape */
  TraceWindow window;
  TraceBreak  wanted;
} Request;

static void
request_free (Request *request)
{
  g_free (request->strategy);
  g_free (request->only);
  g_free (request->seed);
  g_free (request->format);
  g_free (request->from);
  g_free (request->name);
  g_strfreev (request->settings);
  g_strfreev (request->breaks);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

/* An event, or the format of the file. */
static bool
parse_from (Request *request)
{
  request->any = g_strcmp0 (request->from, BLOCKS_ID) == 0;
  if (!request->from || request->any
      || g_ascii_string_to_signed (request->from, 10, G_MININT64 + 1, G_MAXINT64, &request->window.from, NULL))
    return true;
  command_usage ("--from %s: expected a number, or “%s”", request->from, BLOCKS_ID);
  return false;
}

static bool
parse (int *argc, char ***argv, Request *request)
{
  g_autofree char *help = command_switch_help (trace_break_help);
  TraceWindow *window = &request->window;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &request->strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request->settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &request->seed, "Seed of strategies that choose at random", "N" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &request->from, "Begin at event N (the first is 1); blocks: PUZZLE is a file of boards "
      "of any shape", "N|blocks" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &request->name, "With --from blocks: the board of that name, not the first", "NAME" },
    { "count", 0, 0, G_OPTION_ARG_INT64, &window->count, "Print at most N events", "N" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &request->only, "Print these kinds of events only", "KIND,…" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &request->breaks, "Print the first event where COND holds only (several: any)",
      "COND" },
    { "back", 0, 0, G_OPTION_ARG_NONE, &request->back, "Look for it backwards, from the end or from event N", NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &request->format, "Print text (default), csv, json, or cp-profiler: the tree",
      "FORMAT" },
    { "hash", 0, 0, G_OPTION_ARG_NONE, &request->hash, "Print one number for the first million events, or --count N of them",
      NULL },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &request->stats, "Print the figures of the whole search only", NULL },
    { NULL }
  };

  *window = (TraceWindow) { .from = FROM_DEFAULT, .count = -1 };
  if (!command_parse_described (argc, argv, "PUZZLE", entries, help) || !parse_from (request)
      || !parse_kinds (request->only, &window->kinds)
      || !(request->any || trace_break_parse (NULL, request->breaks, &request->wanted)))
    return false;

  request->wanted.from = window->from == FROM_DEFAULT ? 0 : (uint64_t) window->from;
  request->wanted.count = window->count < 0 ? 1 : (uint64_t) window->count;
  request->wanted.back = request->back;
  if (window->from == FROM_DEFAULT)
    window->from = 1;
  return true;
}

/* Whether the options go together; COMMAND_DONE: they do. */
static int
check (Request *request)
{
  const TraceWindow *window = &request->window;
  bool breaks = request->wanted.n > 0;

  if (request->name)
    return command_usage ("--name goes with --from blocks");
  if (window->from < 1 || window->count < -1)
    return command_usage ("--from counts from 1, --count from 0");
  if (request->back && !breaks)
    return command_usage ("--back needs --break");
  if (breaks && (request->stats || request->only))
    return command_usage ("--break goes with neither --only nor --stats");
  if (request->hash && (request->stats || request->only || breaks || window->from != 1))
    return command_usage ("--hash goes with --count only");
  if (request->format && (request->stats || request->hash || breaks || command_json ()))
    return command_usage ("--format goes with none of --break, --hash, --stats and --json");
  if (!trace_format_check (command_json () ? export_format_ids[EXPORT_JSON] : request->format,
                           request->only || window->from != 1 || window->count >= 0, &request->window.format))
    return COMMAND_USAGE;
  return COMMAND_DONE;
}

static int
trace_any (const Request *request, const char *file)
{
  const TraceWindow *window = &request->window;
  TraceAny wanted = {
    .file = file, .name = request->name, .strategy = request->strategy, .settings = request->settings, .window = *window,
    .breaks = request->breaks, .wanted = request->wanted, .stats = request->stats, .hash = request->hash,
  };

  if (request->seed)
    return command_usage ("--seed does not go with --from blocks");
  if (request->stats + request->hash + (request->breaks != NULL) > 1)
    return command_usage ("--break, --stats and --hash do not go together");
  if (request->back && !request->breaks)
    return command_usage ("--back needs --break");
  if (request->breaks && request->only)
    return command_usage ("--break goes with neither --only nor --stats");
  if (request->format && (request->stats || request->hash || request->breaks || command_json ()))
    return command_usage ("--format goes with none of --break, --hash, --stats and --json");
  if (command_json () && (request->stats || request->hash))
    return command_usage ("--json goes with neither --stats nor --hash of boards of any shape");
  if (!trace_format_check (command_json () ? export_format_ids[EXPORT_JSON] : request->format, false, &wanted.window.format))
    return COMMAND_USAGE;
  if (wanted.window.format == EXPORT_TREE && (request->only || window->count >= 0))
    return command_usage ("--format cp-profiler prints the whole tree: it goes with neither --count nor --only");
  return trace_any_run (&wanted);
}

int
command_trace (int argc, char *argv[])
{
  g_autoptr (Request) request = g_new0 (Request, 1);
  Trace search = { 0 };

  if (!parse (&argc, &argv, request))
    return COMMAND_USAGE;
  if (argc != 2)
    return command_usage ("trace takes one PUZZLE");
  if (request->any)
    return trace_any (request, argv[1]);
  if (check (request) != COMMAND_DONE
      || !command_choose_search (&search, &strategy_ascending, request->strategy, request->settings, request->seed))
    return COMMAND_USAGE;
  if (!request->stats && search.strategy->switches >> SWITCH_CONTROL & 1 && search.options.control == CONTROL_RECURSIVE)
    return command_usage ("the recursive form has no events; use it with --stats");
  if (!command_read_puzzle (argv[1], &search.board))
    return COMMAND_FAILED;

  if (request->wanted.n)
    return trace_break_run (&search, &request->wanted);
  if (request->hash)
    return trace_hash_run (&search, request->window.count);
  return request->stats ? print_stats (&search) : trace_format_run (&search, &request->window);
}
