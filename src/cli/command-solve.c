/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-solve.c — one line a puzzle: the first solution, "no solution", or where it is stuck. --fast asks the fast
 * engine instead of a strategy. Of a puzzle with several solutions that is said on stderr, and the exit status is 3. */
#include <stdio.h>

#include "any-input.h"
#include "command.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "tally-any.h"

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

static bool
has_several (const Board *board)
{
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  return count_solutions (&puzzle, 2, NULL, NULL) > 1;
}

static int
solve_all (Input *input, void *user)
{
  Record record = { 0 };
  Trace here = *(const Trace *) user;
  SolveResult result;
  int status = COMMAND_DONE;

  while (!command_output_failed () && input_next (input, &record))
    {
      if (record.document)
        {
          document_get_board (record.document, &here.board);
          solve (&here, NULL, &result);
          print_result (&result);
          if (result.outcome == OUTCOME_NO_MEMORY)
            status = COMMAND_FAILED;
          if (result.counters.solutions > 0 && has_several (&here.board))
            {
              command_note (COMMAND_SEVERAL_NOTE, input_name (input), record.line);
              status = command_worse (status, COMMAND_SEVERAL);
            }
        }
      else
        command_put_line ("error");
      record_clear (&record);
    }

  status = command_worse (status, input_failed (input) ? COMMAND_FAILED : COMMAND_DONE);
  input_close (input);
  return status;
}

int
command_solve (int argc, char *argv[])
{
  g_autofree char *help = command_switch_help (NULL);
  g_autofree char *strategy = NULL;
  g_auto(GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *kernel = NULL;
  g_autofree char *from = NULL;
  const Format *format;
  bool any;
  int n_jobs = 0;
  gboolean fast = FALSE;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default explore)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { "fast", 0, 0, G_OPTION_ARG_NONE, &fast, "Find the solution by the fast engine, without a strategy", NULL },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, "Read format ID; “blocks” has any shape (default: as the text is)", "ID" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "With --fast: threads (default: one for each processor)", "N" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "With --fast: the engine’s kernel", "ID" },
    { NULL }
  };
  TallyOptions options = { .form = TALLY_SOLUTION };
  Trace trace = { 0 };

  if (!command_parse_described (&argc, &argv, "[FILE|-]…", entries, help))
    return COMMAND_USAGE;
  if (fast && (strategy || settings || seed))
    return command_usage ("--fast takes no strategy, switches or seed");
  if (!fast && (kernel || n_jobs))
    return command_usage ("--jobs and --kernel go with --fast");
  if (fast && !tally_choose (&options, kernel, n_jobs))
    return COMMAND_USAGE;
  if (!tally_any_chosen (from, &any, &format))
    return COMMAND_USAGE;
  if (any && (strategy || settings || seed))
    return command_usage ("--from %s takes no strategy, switches or seed yet", BLOCKS_ID);
  if (any)
    return tally_any (argc, argv, &options);
  if (fast)
    return command_each_input (argc, argv, format, tally_run, &options);
  if (!command_choose_search (&trace, strategy_default, strategy, settings, seed))
    return COMMAND_USAGE;

  return command_each_input (argc, argv, format, solve_all, &trace);
}
