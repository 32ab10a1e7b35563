/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-merge.c — what the shards of a run wrote is one run again: figures of generate --stats are added up, tallies of survey
 * go to survey --merge. (What count, rate, solve and generate print needs no more than cat.) */
#include "command.h"

#include <glib/gi18n.h>
#include <string.h>

#include "generate-stats.h"

static const char merge_help[] =
  "  parallel setdoku-cli generate --rating hard --seed 7 --count 100000 --shard {}/64 --stats \">\" {}.stats ::: $(seq 64)\n"
  "  setdoku-cli merge *.stats\n"
  "\n"
  "Figures of generate --stats add up; the seconds are those of the shard that took longest. Of survey --tally the totals are\n"
  "printed as survey --merge prints them. Lists of puzzles, or of answers, need no more than cat.";

/* NULL: said why. */
static char *
read_text (const char *name)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text = command_read_bytes (name, &length, &error);
  g_autofree char *line = text ? NULL : g_strdup_printf ("%s: %s", name, error->message);

  if (line)
    command_say (line);
  return text;
}

static int
merge_tallies (char *names[], int n)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_ptr_array_add (words, (char *) "survey");
  g_ptr_array_add (words, (char *) "--merge");
  for (int i = 0; i < n; i++)
    g_ptr_array_add (words, names[i]);
  g_ptr_array_add (words, NULL);
  return command_survey ((int) words->len - 1, (char **) words->pdata);
}

int
command_merge (int argc, char *argv[])
{
  static const GOptionEntry none[] = { { NULL } };
  g_autoptr (GenerateStats) stats = generate_stats_new (NULL);

  if (!command_parse_described (&argc, &argv, "FILE…", none, merge_help))
    return COMMAND_USAGE;
  if (argc < 2)
    return command_usage (_("merge which FILEs?"));
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *text = read_text (argv[i]);
      unsigned line;

      if (!text)
        return COMMAND_FAILED;
      if (i == 1 && g_str_has_prefix (text, "tally\t"))
        return merge_tallies (argv + 1, argc - 1);
      if (!generate_stats_take (stats, text, &line))
        {
          g_autofree char *said = g_strdup_printf ("%s:%u:1: %s", argv[i], line,
                                                   _("here are no more of the figures that generate --stats prints"));

          command_say (said);
          return COMMAND_FAILED;
        }
    }
  generate_stats_print (stats);
  return COMMAND_DONE;
}
