/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-list.c — what there is to name on the command line: a table each, a row a line, fields with tabulators between.
 *
 * The first field is the id; the others never move, and a new one comes before the last, which is the name. A single ladder is
 * listed as the text that --ladder reads, so that it can be changed. */
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "ladder-option.h"
#include "list-topics.h"

static char *
known_topics (const char *before, bool fields)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; list_topics[i].id; i++)
    if (fields)
      g_string_append_printf (text, "%s%-11s %s\n", before, list_topics[i].id, list_topics[i].fields);
    else
      g_string_append_printf (text, "%s%s", i ? before : "", list_topics[i].id);
  return g_string_free (text, FALSE);
}

static int
list_ladder (const char *name)
{
  const LadderProfile *profile;
  char text[LADDER_TEXT_SIZE];
  LadderRoom room;
  LadderOwn own;

  if (!(profile = ladder_option (name, &room)))
    return COMMAND_USAGE;
  ladder_own_from_profile (&own, profile);
  ladder_text_write (&own, text, sizeof text);
  printf ("# %s\n%s", _(profile->description), text);
  return COMMAND_DONE;
}

int
command_list (int argc, char *argv[])
{
  const GOptionEntry entries[] = { { NULL } };
  g_autofree char *known = known_topics (", ", false);
  g_autofree char *table = known_topics ("  ", true);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *description = g_strconcat ("Topics, and the fields of a line:\n", table,
                                              "  ladder ID|FILE   the text of one, for --ladder", NULL);

  if (!command_parse_described (&argc, &argv, "TOPIC", entries, description))
    return COMMAND_USAGE;
  if (argc == 3 && strcmp (argv[1], "ladder") == 0)
    return list_ladder (argv[2]);
  if (argc != 2)
    return command_usage ("list takes one topic: %s; or ladder ID", known);
  for (int i = 0; list_topics[i].id; i++)
    if (strcmp (argv[1], list_topics[i].id) == 0)
      {
        list_topics[i].list (text);
        fputs (text->str, stdout);
        return COMMAND_DONE;
      }
  return command_usage ("there is no topic “%s”; known are %s", argv[1], known);
}
