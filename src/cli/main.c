/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* main.c — setdoku-cli: the engine for people, scripts and tests. */
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "completion.h"
#include "config.h"
#include "manual.h"

static const char *const bench_topics[] = { "boards", "count", "make", "seek", "sound", NULL };

static const Command commands[] = {
  { "solve",   "[FILE|-]…",  N_("Solve puzzles, one line each"),                            command_solve },
  { "count",   "[FILE|-]…",  N_("Count the solutions of puzzles, up to a limit"),           command_count },
  { "canon",   "[FILE|-]…",  N_("Bring puzzles into one form for all their images, or leave images out"), command_canon },
  { "trace",   "PUZZLE",    N_("Print a search, one event a line"),                        command_trace },
  { "fill",    "",          N_("Fill empty boards by the potential array"),                command_fill },
  { "generate", "",         N_("Make puzzles: as hard, as symmetric, as sparse as wished"),  command_generate },
  { "explain", "PUZZLE…",   N_("Print the path of set deductions and the verdict"),        command_explain },
  { "find",    "[FILE|-]…",  N_("Find every instance of a technique"),                     command_find },
  { "rate",    "[FILE|-]…",  N_("Rate puzzles as Sudoku Explainer or HoDoKu does"),         command_rate },
  { "read",    "PICTURE|-…", N_("Read the puzzle in a photograph or a screenshot"),        command_read },
  { "convert", "[FILE|-]…",  N_("Convert between file formats"),                            command_convert },
  { "draw",    "[FILE|-]…",  N_("Draw a board, an event of a search or a step as PNG, SVG or PDF"), command_draw },
  { "print",   "[FILE|-]…",  N_("Print puzzles as a PDF document, so many a page"),         command_print },
  { "film",    "PUZZLE",    N_("Film a search, a path or a solve as animated WebP, GIF or pictures"), command_film },
  { "watch",   "[PUZZLE]",  N_("Watch a search in the terminal"),                          command_watch },
  { "why",     "PUZZLE CELL", N_("Say why a digit stands in a cell, or cannot, at a moment of a search"), command_why },
  { "compare", "A B… [FILE|-]", N_("Compare ways to search, on one puzzle or many"),        command_compare },
  { "survey",  "[STRATEGY…] [FILE|-]…", N_("Sum up what strategies cost over a list of any length"), command_survey },
  { "merge",   "FILE…",     N_("Make one run again of what its shards wrote"),             command_merge },
  { "list",    "TOPIC",     N_("List techniques, formats, strategies, ladders, switches …"), command_list },
  { "bench",   "[TOPIC…]",  N_("Measure the figures of the engine"),                       command_bench, bench_topics },
};

enum { ARGUMENTS_WIDTH = 13 };

static const char *const ending =
  N_("\n“%s help COMMAND” tells the options of a command; with --quiet each says only what is wrong.\n"
     "PUZZLE is text in any known format, a file, or - for standard input.\n"
     "Exit status: 0 all done, 1 a puzzle or file failed, 2 wrong usage,\n"
     "             3 a puzzle that was solved has several solutions.\n");

static int
print_help (void)
{
  printf (_("Usage: %s COMMAND [OPTION…] [ARGUMENT…]\n\n"), g_get_prgname ());
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    printf ("  %-8s %s%*s %s\n", commands[i].id, commands[i].arguments,
            (int) MAX (ARGUMENTS_WIDTH - g_utf8_strlen (commands[i].arguments, -1), 0), "", _(commands[i].summary));
  printf (_(ending), g_get_prgname ());
  return COMMAND_DONE;
}

/* The same is told by the manual, but for the lines that point to it. */
static int
print_manual (void)
{
  GString *page = manual_page (commands, G_N_ELEMENTS (commands), strchr (ending + 1, '\n') + 1);

  fputs (page->str, stdout);
  g_string_free (page, TRUE);
  return COMMAND_DONE;
}

static const Command *
find_command (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (id, commands[i].id) == 0)
      return &commands[i];
  command_usage (_("there is no command “%s”; --help lists them"), id);
  return NULL;
}

static int
print_completion (const char *shell)
{
  GString *script = completion_script (shell, commands, G_N_ELEMENTS (commands));

  if (!script)
    return command_usage ("help --completion %s: expected bash, zsh or fish", shell);
  fputs (script->str, stdout);
  g_string_free (script, TRUE);
  return COMMAND_DONE;
}

/* GOption prints it and ends the program. more: what comes behind; NULL: nothing. */
static int
help_on (const char *id, const char *more)
{
  const Command *command;
  char *argv[] = { (char *) id, (char[]) { "--help" }, NULL };

  if (strcmp (id, "--man") == 0)
    return print_manual ();
  if (strcmp (id, "--completion") == 0)
    return print_completion (more ? more : "");
  command = find_command (id);
  return command ? command->run (2, argv) : COMMAND_USAGE;
}

static void
set_up_language (void)
{
  const char *directory = g_getenv ("SETDOKU_LOCALEDIR");

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");          /* figures are read by scripts */
  bindtextdomain (GETTEXT_PACKAGE, directory ? directory : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Into a pipe or a terminal each line goes at once: somebody may be waiting for it. */
static void
set_up_output (void)
{
  struct stat status;

  if (fstat (STDOUT_FILENO, &status) != 0 || !S_ISREG (status.st_mode))
    setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
}

static bool ended;

/* What was not written down was not done. */
static int
end (int status)
{
  ended = true;
  if ((fflush (stdout) == 0 && !ferror (stdout)) || status != COMMAND_DONE)
    return status;
  command_say (_("the output could not be written"));
  return COMMAND_FAILED;
}

/* GOption prints the help of a command and ends the program itself. */
static void
end_without_return (void)
{
  if (!ended && end (COMMAND_DONE) != COMMAND_DONE)
    _exit (COMMAND_FAILED);
}

int
main (int argc, char *argv[])
{
  const Command *command;

  set_up_language ();
  set_up_output ();
  g_set_prgname ("setdoku-cli");
  atexit (end_without_return);

  if (argc < 2)
    return command_usage (_("a command is missing; --help lists them"));
  if (strcmp (argv[1], "help") == 0 && argc > 2)
    return end (help_on (argv[2], argv[3]));
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0)
    return end (print_help ());
  if (strcmp (argv[1], "--version") == 0)
    {
      printf ("setdoku-cli %s\n", APP_VERSION);
      return end (COMMAND_DONE);
    }

  command = find_command (argv[1]);
  return command ? end (command->run (argc - 1, argv + 1)) : COMMAND_USAGE;
}
