/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-input.h"

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "engine/search/any/any-strategies.h"
#include "formats/text-visible.h"
#include "json-record.h"
#include "model/explain/explain.h"
#include "model/search/event-any.h"

static int
say (const char *shown, const ParseError *error)
{
  g_autofree char *line = explain_parse_error_line (error, shown);

  fflush (stdout);
  fprintf (stderr, "%s\n", line);
  if (command_json ())
    json_record_put_error (shown, error);
  return COMMAND_FAILED;
}

/* NULL: said why. */
static char *
read_text (const char *name, char **shown)
{
  g_autofree char *bytes = NULL;
  char *text;
  g_autoptr(GError) failure = NULL;
  ParseError error;
  gsize length;

  *shown = text_visible (name && strcmp (name, "-") != 0 ? name : "<stdin>");
  bytes = command_read_bytes (name, &length, &failure);
  if (!bytes)
    {
      fflush (stdout);
      fprintf (stderr, "%s:0:0: %s\n", *shown, failure->message);
      return NULL;
    }
  text = format_decode (bytes, length, &error);
  if (!text)
    say (*shown, &error);
  return text;
}

Block *
any_input_one (const char *name, const char *id, const Topology **topology)
{
  g_autofree char *shown = NULL;
  g_autofree char *text = read_text (name, &shown);
  g_autofree char *said = NULL;
  const char *at = text;
  ParseError error;
  unsigned line = 1;
  Block *block;

  if (!text)
    return NULL;
  for (; block_read (&at, &line, &block, &error); block_free (block))
    {
      bool wanted = block && (!id || g_strcmp0 (block->text[BLOCK_ID], id) == 0);

      if (!block || (wanted && !(*topology = block_topology_checked (block, &error))))
        {
          say (shown, &error);
          block_free (block);
          return NULL;
        }
      if (wanted)
        {
          if (!id && strcmp (shown, "<stdin>") != 0 && strstr (at, "puzzle="))
            command_note ("%s:%u:0: note: only the first puzzle is taken", shown, block->line);
          return block;
        }
    }
  said = id ? g_strdup_printf ("%s: there is no board “%s”", shown, id) : g_strdup_printf ("%s: there is no board", shown);
  command_say (said);
  return NULL;
}

static int
look_at (const Block *block, const char *name, bool more, AnyInputEach each, void *user)
{
  ParseError error;
  Topology *topology = block_topology_checked (block, &error);
  int status;

  if (!topology)
    return say (name, &error);
  status = each (block, topology, name, more, user);
  topology_unref (topology);
  return status;
}

static int
look_at_all (const char *name, bool last, AnyInputEach each, void *user)
{
  g_autofree char *shown = NULL;
  g_autofree char *text = read_text (name, &shown);
  ParseError error;
  unsigned line = 1;
  int status = COMMAND_DONE;
  Block *block;

  if (!text)
    return COMMAND_FAILED;
  for (const char *at = text; !command_output_failed () && block_read (&at, &line, &block, &error); block_free (block))
    {
      bool more = !last || at[strspn (at, " \t\r\n")];

      status = command_worse (status, block ? look_at (block, shown, more, each, user) : say (shown, &error));
    }
  return status;
}

int
any_input_each (int argc, char *argv[], AnyInputEach each, void *user)
{
  int status = COMMAND_DONE;

  if (argc < 2)
    return look_at_all (NULL, true, each, user);
  for (int i = 1; i < argc; i++)
    status = command_worse (status, look_at_all (argv[i], i == argc - 1, each, user));
  return status;
}

char *
any_input_id (const Block *block)
{
  return block->text[BLOCK_ID] ? text_visible (block->text[BLOCK_ID]) : g_strdup_printf ("%u", block->line);
}

char *
any_input_refuse (const Trace *trace, const Topology *topology)
{
  g_autoptr (GString) rule = g_string_new (NULL);
  int constraint;

  if (any_strategy_takes (trace->strategy, topology, &trace->options, &constraint))
    return NULL;
  if (constraint < 0)
    return g_strdup_printf ("the strategy “%s” cannot search with an extra of this board, or it is too large",
                            trace->strategy->id);
  event_any_constraint (topology, constraint, rule);
  return g_strdup_printf ("the strategy “%s” cannot search with the constraint “%s”", trace->strategy->id, rule->str);
}
