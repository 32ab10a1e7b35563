/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "completion.h"

#include <string.h>

#include "list-topics.h"

/* Options whose value is an id of a topic of “list”. command NULL: wherever it takes a text. */
static const struct { const char *command, *option, *topic; } values[] = {
  { NULL, "strategy", "strategies" },
  { NULL, "technique", "techniques" },
  { NULL, "needs", "techniques" },
  { NULL, "ladder", "ladders" },
  { NULL, "symmetry", "symmetries" },
  { NULL, "shape", "shapes" },
  { NULL, "kernel", "kernels" },
  { "convert", "from", "formats" },
  { "count", "from", "formats" },
  { "solve", "from", "formats" },
  { "convert", "to", "formats" },
};

static const char *
topic_of (const char *command, const GOptionEntry *entry)
{
  for (gsize i = 0; entry->arg != G_OPTION_ARG_NONE && i < G_N_ELEMENTS (values); i++)
    if (strcmp (values[i].option, entry->long_name) == 0 && (!values[i].command || strcmp (values[i].command, command) == 0))
      return values[i].topic;
  return NULL;
}

/* The ids of a topic with blanks between them; owned. */
static char *
ids_of (const char *topic)
{
  g_autoptr (GString) table = g_string_new (NULL);
  GString *ids = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  for (const ListTopic *row = list_topics; row->id; row++)
    if (strcmp (row->id, topic) == 0)
      row->list (table);
  lines = g_strsplit (table->str, "\n", -1);
  for (int i = 0; lines[i] && *lines[i]; i++)
    {
      lines[i][strcspn (lines[i], "\t")] = '\0';
      g_string_append_printf (ids, "%s%s", i ? " " : "", lines[i]);
    }
  return g_string_free (ids, FALSE);
}

static char *
topic_ids (void)
{
  GString *ids = g_string_new ("ladder");

  for (const ListTopic *row = list_topics; row->id; row++)
    g_string_append_printf (ids, " %s", row->id);
  return g_string_free (ids, FALSE);
}

/* In single quotes, for any of the shells. A quotation mark becomes a typographical one: only people read it. */
static void
put_quoted (GString *script, const char *text)
{
  g_autofree char *plain = g_strdup (text);
  g_auto (GStrv) parts = g_strsplit (plain, "'", -1);
  g_autofree char *joined = g_strjoinv ("’", parts);

  g_string_append_printf (script, "'%s'", joined);
}

typedef struct {
  GString    *script;
  const char *command;
  void      (*put) (GString *script, const char *command, const GOptionEntry *entry);
} Walk;

static void
walk_options (const CommandHelp *help, void *user)
{
  const Walk *walk = user;

  for (const GOptionEntry *entry = help->entries; entry->long_name; entry++)
    walk->put (walk->script, walk->command, entry);
  for (const GOptionEntry *entry = help->shared; entry->long_name; entry++)
    walk->put (walk->script, walk->command, entry);
}

static void
each_option (GString *script, const Command *command,
             void (*put) (GString *script, const char *command, const GOptionEntry *entry))
{
  Walk walk = { script, command->id, put };

  command_visit (command, NULL, walk_options, &walk);
}

static void
put_commands (GString *script, const Command *commands, gsize n)
{
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (script, "%s ", commands[i].id);
  g_string_append (script, "help");
}

/* bash */

static void
put_bash_name (GString *script, const char *command, const GOptionEntry *entry)
{
  g_string_append_printf (script, "--%s ", entry->long_name);
}

static void
put_bash_value (GString *script, const char *command, const GOptionEntry *entry)
{
  const char *topic = topic_of (command, entry);
  g_autofree char *ids = topic ? ids_of (topic) : NULL;

  if (ids)
    g_string_append_printf (script, "    %s:--%s) words='%s' ;;\n", command, entry->long_name, ids);
}

static void
put_bash_other (GString *script, const char *command, const GOptionEntry *entry)
{
  if (entry->arg != G_OPTION_ARG_NONE && !topic_of (command, entry))
    g_string_append_printf (script, "    %s:--%s) return ;;\n", command, entry->long_name);
}

static void
put_bash (GString *script, const Command *commands, gsize n)
{
  g_autofree char *topics = topic_ids ();

  g_string_append (script, "_setdoku_cli ()\n{\n"
                           "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
                           "  local command=${COMP_WORDS[1]} words=\n"
                           "  COMPREPLY=()\n"
                           "  case $command:$before in\n");
  for (gsize i = 0; i < n; i++)
    {
      each_option (script, &commands[i], put_bash_value);
      each_option (script, &commands[i], put_bash_other);
    }
  g_string_append (script, "  esac\n  if [ \"$COMP_CWORD\" = 1 ]; then\n    words='");
  put_commands (script, commands, n);
  g_string_append (script, " --help --version'\n  elif [ -z \"$words\" ] && [ \"${word:0:1}\" = - ]; then\n"
                           "    case $command in\n");
  for (gsize i = 0; i < n; i++)
    {
      g_string_append_printf (script, "      %s) words='", commands[i].id);
      each_option (script, &commands[i], put_bash_name);
      g_string_append (script, "--help' ;;\n");
    }
  g_string_append_printf (script, "    esac\n  elif [ \"$command:$before\" = list:list ]; then\n    words='%s'\n"
                                  "  elif [ \"$command:$before\" = help:help ]; then\n    words='", topics);
  put_commands (script, commands, n);
  g_string_append (script, "'\n  fi\n"
                           "  [ -z \"$words\" ] || COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                           "}\ncomplete -o default -F _setdoku_cli setdoku-cli\n");
}

/* zsh */

/* Colons and brackets have a meaning in a specification. */
static void
put_zsh_words (GString *script, const char *text)
{
  for (const char *place = text; *place; place++)
    {
      if (strchr (":[]\\", *place))
        g_string_append_c (script, '\\');
      g_string_append_c (script, *place);
    }
}

static void
put_zsh_option (GString *script, const char *command, const GOptionEntry *entry)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *topic = topic_of (command, entry);
  g_autofree char *ids = topic ? ids_of (topic) : NULL;

  g_string_append_printf (text, "%s--%s%s[", entry->arg == G_OPTION_ARG_STRING_ARRAY ? "*" : "", entry->long_name,
                          entry->arg == G_OPTION_ARG_NONE ? "" : "=");
  put_zsh_words (text, entry->description);
  g_string_append_c (text, ']');
  if (entry->arg != G_OPTION_ARG_NONE)
    {
      g_string_append_c (text, ':');
      put_zsh_words (text, entry->arg_description);
      g_string_append_c (text, ':');
    }
  if (ids)
    {
      g_string_append_c (text, '(');
      put_zsh_words (text, ids);
      g_string_append_c (text, ')');
    }
  else if (entry->arg == G_OPTION_ARG_FILENAME)
    g_string_append (text, "_files");
  g_string_append (script, " \\\n      ");
  put_quoted (script, text->str);
}

static void
put_zsh (GString *script, const Command *commands, gsize n)
{
  g_autofree char *topics = topic_ids ();

  g_string_append (script, "#compdef setdoku-cli\nlocal -a commands\nif (( CURRENT == 2 )); then\n  commands=(");
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *words = g_strdup_printf ("%s:%s", commands[i].id, commands[i].summary);

      g_string_append (script, "\n    ");
      put_quoted (script, words);
    }
  g_string_append (script, "\n    'help:Tell the options of a command')\n  _describe command commands\n  return\nfi\n"
                           "shift words\n(( CURRENT-- ))\ncase $words[1] in\n");
  for (gsize i = 0; i < n; i++)
    {
      g_string_append_printf (script, "  %s) _arguments", commands[i].id);
      each_option (script, &commands[i], put_zsh_option);
      if (strcmp (commands[i].id, "list") == 0)
        g_string_append_printf (script, " \\\n      '1:topic:(%s)' ;;\n", topics);
      else
        g_string_append (script, " \\\n      '*:file:_files' ;;\n");
    }
  g_string_append (script, "  help) _arguments '1:command:(");
  put_commands (script, commands, n);
  g_string_append (script, ")' ;;\nesac\n");
}

/* fish */

static void
put_fish_option (GString *script, const char *command, const GOptionEntry *entry)
{
  const char *topic = topic_of (command, entry);
  g_autofree char *ids = topic ? ids_of (topic) : NULL;

  g_string_append_printf (script, "complete -c setdoku-cli -n '__fish_seen_subcommand_from %s' -l %s", command, entry->long_name);
  if (entry->short_name)
    g_string_append_printf (script, " -s %c", entry->short_name);
  if (ids)
    g_string_append_printf (script, " -x -a '%s'", ids);
  else if (entry->arg == G_OPTION_ARG_FILENAME)
    g_string_append (script, " -r -F");
  else if (entry->arg != G_OPTION_ARG_NONE)
    g_string_append (script, " -x");
  g_string_append (script, " -d ");
  put_quoted (script, entry->description);
  g_string_append_c (script, '\n');
}

static void
put_fish (GString *script, const Command *commands, gsize n)
{
  g_autofree char *topics = topic_ids ();

  for (gsize i = 0; i < n; i++)
    {
      g_string_append_printf (script, "complete -c setdoku-cli -n __fish_use_subcommand -f -a %s -d ", commands[i].id);
      put_quoted (script, commands[i].summary);
      g_string_append_c (script, '\n');
      each_option (script, &commands[i], put_fish_option);
    }
  g_string_append (script, "complete -c setdoku-cli -n __fish_use_subcommand -f -a help\n"
                           "complete -c setdoku-cli -n '__fish_seen_subcommand_from help' -f -a '");
  put_commands (script, commands, n);
  g_string_append_printf (script, "'\ncomplete -c setdoku-cli -n '__fish_seen_subcommand_from list' -f -a '%s'\n", topics);
}

GString *
completion_script (const char *shell, const Command *commands, gsize n)
{
  static const struct { const char *shell; void (*put) (GString *script, const Command *commands, gsize n); } shells[] = {
    { "bash", put_bash }, { "zsh", put_zsh }, { "fish", put_fish },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shells); i++)
    if (strcmp (shells[i].shell, shell) == 0)
      {
        GString *script = g_string_new (NULL);

        shells[i].put (script, commands, n);
        return script;
      }
  return NULL;
}
