/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-canon.c — one line a puzzle: the puzzle, a tabulator, and its canonical form; or the puzzles that are no images of
 * earlier ones, over all FILEs, each as it was written. */
#include <stdio.h>

#include "command.h"
#include "tally.h"

int
command_canon (int argc, char *argv[])
{
  int n_jobs = 0, status;
  gboolean unique = FALSE, only = FALSE;
  const GOptionEntry entries[] = {
    { "unique", 0, 0, G_OPTION_ARG_NONE, &unique, "Print the puzzles as they are written, but no image of an earlier one", NULL },
    { "form", 0, 0, G_OPTION_ARG_NONE, &only, "Print just the canonical form", NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Work with N threads (default: one for each processor)", "N" },
    { NULL }
  };
  TallySeen seen = { 0 };
  TallyOptions options = { .seen = &seen };

  if (!command_parse_described (&argc, &argv, "[FILE|-]…", entries,
                                "Rows, columns, bands and stacks change places, the puzzle is turned over and its digits are renamed\n"
                                "until its 81 digits, 0 for empty, make the smallest number: the row-minlex form of the puzzle."))
    return COMMAND_USAGE;
  if (!tally_choose (&options, NULL, n_jobs))
    return COMMAND_USAGE;

  options.form = only ? TALLY_CANONICAL_ONLY : unique ? TALLY_AS_WRITTEN : TALLY_CANONICAL;
  if (unique && !(seen.set = canonical_set_new ()))
    return command_no_memory ();
  status = command_each_input (argc, argv, NULL, tally_run, &options);
  if (unique)
    command_note ("%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " puzzles left out: images of earlier ones", seen.n_left_out,
                  seen.n_left_out + canonical_set_count (seen.set));
  canonical_set_free (seen.set);
  return status;
}
