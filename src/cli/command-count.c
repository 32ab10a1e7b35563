/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-count.c — one line a puzzle: the puzzle, a tabulator, and how many solutions it has.
 *
 * "0" is a contradiction, "1" a proper puzzle. Up to the limit, 2 unless asked for another, the number is exact; "N+"
 * says that at least one more was found. --true-candidates prints, instead of the number, the digits of each cell that
 * some solution has: 81 groups with blanks between them, as solvers and forums take pencil marks in one line, and as
 * this command reads them again. */
#include <stdio.h>

#include "any-input.h"
#include "command.h"
#include "tally-any.h"

enum { DEFAULT_LIMIT = 2 };

int
command_count (int argc, char *argv[])
{
  g_autofree char *limit = NULL;
  g_autofree char *kernel = NULL;
  g_autofree char *from = NULL;
  const Format *format;
  bool any;
  int n_jobs = 0;
  gboolean candidates = FALSE;
  const GOptionEntry entries[] = {
    { "limit", 0, 0, G_OPTION_ARG_STRING, &limit, "Count to N (default 2); “N+” says that there are more", "N" },
    { "true-candidates", 0, 0, G_OPTION_ARG_NONE, &candidates, "Print the candidates that some solution uses", NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Work with N threads (default: one for each processor)", "N" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, "Read format ID; “blocks” has any shape (default: as the text is)", "ID" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "Count with kernel ID (default: the fastest that runs here)", "ID" },
    { NULL }
  };
  TallyOptions options = { .limit = DEFAULT_LIMIT };

  if (!command_parse_options (&argc, &argv, "[FILE|-]…", entries))
    return COMMAND_USAGE;
  if (limit && !g_ascii_string_to_unsigned (limit, 10, 1, TALLY_MAX_LIMIT, &options.limit, NULL))
    return command_usage ("--limit %s: expected a number from 1 to 10^18", limit);
  if (limit && candidates)
    return command_usage ("--true-candidates has no --limit");
  if (!tally_choose (&options, kernel, n_jobs) || !tally_any_chosen (from, &any, &format))
    return COMMAND_USAGE;

  if (any && command_json ())
    return command_usage ("--json does not go with --from %s yet", BLOCKS_ID);

  options.json = command_json ();
  options.form = candidates ? TALLY_CANDIDATES : TALLY_COUNT;
  return any ? tally_any (argc, argv, &options) : command_each_input (argc, argv, format, tally_run, &options);
}
