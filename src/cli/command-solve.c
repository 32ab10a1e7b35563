/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-solve.c — one line a puzzle: the first solution, "no solution", or where it is stuck. */
#include <stdio.h>

#include "command.h"
#include "engine/search/solve.h"

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
  else
    command_put_line ("no solution");
}

static int
solve_all (Input *input, const Search *search)
{
  Record record = { 0 };
  SolveResult result;
  Board board;
  bool failed;

  while (!command_output_failed () && input_next (input, &record))
    {
      if (record.document)
        {
          document_get_board (record.document, &board);
          solve (search->strategy, &board, &search->options, search->seed, NULL, &result);
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

int
command_solve (int argc, char *argv[])
{
  g_autofree char *strategy = NULL;
  g_auto(GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default explore)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { NULL }
  };
  Search search;
  Input *input;

  if (!command_parse_options (&argc, &argv, "[FILE|-]", entries))
    return COMMAND_USAGE;
  if (argc > 2)
    return command_usage ("solve takes one FILE");
  if (!command_choose_search (&search, strategy_default, strategy, settings, seed))
    return COMMAND_USAGE;

  input = input_open (argc > 1 ? argv[1] : NULL, NULL);
  return input ? solve_all (input, &search) : COMMAND_FAILED;
}
