/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "manual.h"

#include <string.h>

#include "config.h"
#include "json-keys.h"
#include "list-topics.h"
#include "roff.h"

/* "--limit N", "-q, --quiet" */
static void
put_option (GString *page, const GOptionEntry *entry)
{
  GString *name = g_string_new (NULL);

  if (entry->flags & G_OPTION_FLAG_HIDDEN)
    {
      g_string_free (name, TRUE);
      return;
    }
  if (entry->short_name)
    g_string_append_printf (name, "-%c, ", entry->short_name);
  g_string_append_printf (name, "--%s", entry->long_name);
  roff_request (page, "TP", NULL);
  if (entry->arg_description)
    {
      g_string_append_c (name, ' ');
      roff_request (page, "BI", name->str, entry->arg_description, NULL);
    }
  else
    roff_request (page, "B", name->str, NULL);
  roff_text (page, entry->description);
  g_string_free (name, TRUE);
}

typedef struct { GString *page; const char *command, *topic; } Page;

static void
put_help (const CommandHelp *help, void *user)
{
  const Page *at = user;
  g_autofree char *heading = g_strjoin (" ", at->command, at->topic ? at->topic : help->arguments,
                                        at->topic ? help->arguments : NULL, NULL);

  roff_request (at->page, "SS", g_strchomp (heading), NULL);
}

static void
put_options (const CommandHelp *help, void *user)
{
  const Page *at = user;

  for (const GOptionEntry *entry = help->entries; entry->long_name; entry++)
    put_option (at->page, entry);
  if (at->topic)
    return;
  for (const GOptionEntry *entry = help->shared; entry->long_name; entry++)
    if (strcmp (entry->long_name, "quiet") != 0)         /* every command has it: said once */
      put_option (at->page, entry);
  if (help->description)
    {
      roff_request (at->page, "PP", NULL);
      roff_lines (at->page, help->description);
    }
}

static void
put_command (GString *page, const Command *command)
{
  Page at = { page, command->id, NULL };

  command_visit (command, NULL, put_help, &at);
  roff_text (page, command->summary);
  command_visit (command, NULL, put_options, &at);
  for (int i = 0; command->topics && command->topics[i]; i++)
    {
      at.topic = command->topics[i];
      command_visit (command, at.topic, put_help, &at);
      command_visit (command, at.topic, put_options, &at);
    }
}

static void
put_json (GString *page)
{
  const char *command = "";

  roff_request (page, "SH", "JSON", NULL);
  roff_text (page, "With --json these commands print JSON, an object a line. Keys stay as they are; new ones may come. A key of "
                   "an object within an array is written steps[].number here. Cells are r4c5, what is placed r4c5=7, what is "
                   "ruled out r4c5<>7, houses row4, and digits are numbers. What is wrong goes to stderr, with the same exit "
                   "status; commands that go through a list print an object with error in the place of a line that is no "
                   "puzzle.");
  for (const JsonKey *row = json_keys; row->command; row++)
    {
      g_autofree char *type = g_strdup_printf (" (%s)", row->type);

      if (strcmp (command, row->command) != 0)
        roff_request (page, "SS", row->command, NULL);
      command = row->command;
      roff_request (page, "TP", NULL);
      roff_request (page, "BR", row->key, type, NULL);
      roff_text (page, row->meaning);
    }
}

/* "X-wing (code 0300; level hard; score 140)" of a line of the table. HERE is about one machine. */
static void
put_id (GString *page, char *const *fields, char *const *values)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = MIN (g_strv_length ((char **) fields), g_strv_length ((char **) values));
  bool open = false;

  roff_request (page, "TP", NULL);
  roff_request (page, "B", values[0], NULL);
  if (n > 1 && strcmp (fields[n - 1], "HERE") != 0)
    g_string_append (text, values[n - 1]);
  for (guint i = 1; i + 1 < n; i++)
    if (*values[i] && strcmp (values[i], "-") != 0)
      {
        g_autofree char *field = g_ascii_strdown (fields[i], -1);
        g_auto (GStrv) parts = g_strsplit (values[i], ",", -1);
        g_autofree char *value = g_strjoinv (", ", parts);

        g_string_append_printf (text, "%s%s %s", open ? "; " : " (", field, value);
        open = true;
      }
  if (open)
    g_string_append_c (text, ')');
  roff_text (page, text->len ? text->str : "a kernel for some processors");
}

static void
put_ids (GString *page)
{
  roff_request (page, "SH", "IDS", NULL);
  roff_text (page, "What “list” lists, as tables for scripts.");
  for (const ListTopic *topic = list_topics; topic->id; topic++)
    {
      g_autoptr (GString) table = g_string_new (NULL);
      g_auto (GStrv) fields = g_strsplit (topic->fields, " ", -1);
      g_auto (GStrv) lines = NULL;

      if (strcmp (topic->id, "json") == 0)
        continue;
      topic->list (table);
      lines = g_strsplit (table->str, "\n", -1);
      roff_request (page, "SS", topic->id, NULL);
      for (int i = 0; lines[i] && *lines[i]; i++)
        {
          g_auto (GStrv) values = g_strsplit (lines[i], "\t", -1);

          put_id (page, fields, values);
        }
    }
}

GString *
manual_page (const Command *commands, gsize n, const char *ending)
{
  GString *page = g_string_new (".\\\" Made by setdoku-cli help --man: do not edit.\n");

  g_string_append (page, ".TH SETDOKU\\-CLI 1 " APP_DATE " \"Setdoku " APP_VERSION "\" \"User Commands\"\n.ad l\n.nh\n");
  roff_request (page, "SH", "NAME", NULL);
  g_string_append (page, "setdoku\\-cli \\- solve, count, rate, explain and make Sudoku puzzles\n");
  roff_request (page, "SH", "SYNOPSIS", NULL);
  roff_request (page, "B", "setdoku-cli", NULL);
  g_string_append (page, "\\fICOMMAND\\fR [\\fIOPTION\\fR\\[u2026]] [\\fIARGUMENT\\fR\\[u2026]]\n");
  roff_request (page, "SH", "DESCRIPTION", NULL);
  roff_text (page, "The engine of Setdoku for people, scripts and tests: puzzles of files, pipes and arguments, an answer a "
                   "line.");
  roff_request (page, "SH", "COMMANDS", NULL);
  roff_text (page, "Each has --help, and --quiet (-q): say only what is wrong.");
  for (gsize i = 0; i < n; i++)
    put_command (page, &commands[i]);
  put_json (page);
  put_ids (page);
  roff_request (page, "SH", "PUZZLES AND EXIT STATUS", NULL);
  roff_lines (page, ending);
  roff_text (page, "Boards of any shape (--from blocks) are read one at a time: a file of any number of them takes the memory of "
                   "one, each is answered before the next one is there, and what is no board spoils none but itself.");
  roff_request (page, "SH", "SEE ALSO", NULL);
  roff_request (page, "BR", "setdoku", " (6),", NULL);
  roff_request (page, "BR", "setdoku-format", " (5)", NULL);
  return page;
}
