/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-arguments.c — a command line, an argument a line: "wish" of generate, "search" of trace and its kin.
 *
 * Only what reads the arguments, for what they ask for would take its time. What is refused says so, in a line that does nothing
 * to a terminal; what is understood says nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/trace-break.h"
#include "cli/wish-options.h"
#include "engine/search/strategies/strategies.h"
#include "fuzz.h"
#include "model/make/recipe.h"

enum { ARGUMENTS_MAX = 24 };

/* GOption ends the program after its help. */
static bool
asks_for_help (const char *argument)
{
  return *argument == '-' && (strpbrk (argument, "h?") != NULL);
}

static bool
read_wish (int argc, char **argv)
{
  g_auto (WishOptions) options = { 0 };
  const GOptionEntry entries[] = { WISH_OPTION_ENTRIES (options), { NULL } };
  Wish wish, again;
  g_autofree char *text = NULL;

  if (!command_parse_options (&argc, &argv, "", entries) || !wish_options_get (&options, &wish))
    return false;
  text = recipe_format_wish (&wish);
  fuzz_check (recipe_parse_wish (&again, text), "a wish that no recipe can say", text);
  return true;
}

static bool
read_search (int argc, char **argv)
{
  g_autofree char *strategy = NULL, *seed = NULL, *kernel = NULL;
  g_auto (GStrv) settings = NULL, conditions = NULL;
  const GOptionEntry entries[] = {
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "", "" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "", "" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "", "" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "", "" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &conditions, "", "" },
    { NULL },
  };
  Trace trace = { 0 };
  TraceBreak wanted = { 0 };
  const CountKernel *chosen;

  return command_parse_options (&argc, &argv, "", entries)
         && command_choose_search (&trace, strategies[0], strategy, settings, seed)
         && command_choose_kernel (kernel, &chosen) && trace_break_parse (NULL, conditions, &wanted);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  g_auto (GStrv) arguments = g_strsplit (input.text, "\n", ARGUMENTS_MAX);
  g_autofree char **argv = g_new0 (char *, ARGUMENTS_MAX + 2);
  g_autofree char *command = g_strdup ("command");
  char *said = NULL;
  size_t length = 0;
  FILE *before = stderr;
  bool understood;
  int argc = 0;

  argv[argc++] = command;
  for (char **argument = arguments; *argument; argument++)
    if (!asks_for_help (*argument))
      argv[argc++] = *argument;
  g_set_prgname ("setdoku-cli");
  stderr = open_memstream (&said, &length);
  understood = strcmp (input.row, "wish") == 0 ? read_wish (argc, argv) : read_search (argc, argv);
  fclose (stderr);
  stderr = before;

  fuzz_check (understood == (length == 0), understood ? "it says something" : "it does not say why", said);
  if (!understood && said[length - 1] == '\n')
    {
      said[length - 1] = '\0';
      fuzz_check_message (said);
    }
  free (said);
  return 0;
}
