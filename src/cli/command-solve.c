/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-solve.c — one line a puzzle: the first solution, "no solution", or where it is stuck. --fast asks the fast
 * engine instead of a strategy; that finds out, too, whether there are several solutions, and says so on stderr. */
#include <stdio.h>

#include "command.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "tally.h"

static void
print_result (const SolveResult *result)
{
  Board board;
  char text[BOARD_TEXT_SIZE];

  if (result->counters.solutions > 0)
    {
      board_from_digits (&board, result->solution);
      board_format (&board, text);
      command_put_line (text);
    }
  else if (result->outcome == OUTCOME_STUCK)
    {
      board_from_digits (&board, result->last);
      board_format (&board, text);
      printf ("stuck at %s\n", text);
    }
  else if (result->outcome == OUTCOME_GAVE_UP)
    command_put_line ("gave up");
  else if (result->outcome == OUTCOME_NO_MEMORY)
    command_put_line ("no memory");
  else
    command_put_line ("no solution");
}

static int
solve_all (Input *input, const Trace *trace)
{
  Record record = { 0 };
  Trace here = *trace;
  SolveResult result;
  bool failed;

  while (!command_output_failed () && input_next (input, &record))
    {
      if (record.document)
        {
          document_get_board (record.document, &here.board);
          solve (&here, NULL, &result);
          print_result (&result);
        }
      else
        command_put_line ("error");
      record_clear (&record);
    }

  failed = input_failed (input);
  input_close (input);
  return failed ? COMMAND_FAILED : COMMAND_DONE;
}

static int
solve_fast (const char *name, const char *kernel, int n_jobs)
{
  TallyOptions options = { .form = TALLY_SOLUTION };
  Input *input;

  if (!tally_choose (&options, kernel, n_jobs))
    return COMMAND_USAGE;

  input = input_open (name, NULL);
  return input ? tally_run (input, &options) : COMMAND_FAILED;
}

int
command_solve (int argc, char *argv[])
{
  g_autofree char *strategy = NULL;
  g_auto(GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *kernel = NULL;
  int n_jobs = 0;
  gboolean fast = FALSE;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default explore)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { "fast", 0, 0, G_OPTION_ARG_NONE, &fast, "Find the solution by the fast engine, without a strategy", NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "With --fast: threads (default: one for each processor)", "N" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "With --fast: the engine’s kernel", "ID" },
    { NULL }
  };
  Trace trace = { 0 };
  Input *input;

  if (!command_parse_options (&argc, &argv, "[FILE|-]", entries))
    return COMMAND_USAGE;
  if (argc > 2)
    return command_usage ("solve takes one FILE");
  if (fast && (strategy || settings || seed))
    return command_usage ("--fast takes no strategy, switches or seed");
  if (!fast && (kernel || n_jobs))
    return command_usage ("--jobs and --kernel go with --fast");
  if (fast)
    return solve_fast (argc > 1 ? argv[1] : NULL, kernel, n_jobs);
  if (!command_choose_search (&trace, strategy_default, strategy, settings, seed))
    return COMMAND_USAGE;

  input = input_open (argc > 1 ? argv[1] : NULL, NULL);
  return input ? solve_all (input, &trace) : COMMAND_FAILED;
}
