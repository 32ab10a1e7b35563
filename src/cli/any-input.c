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

Block *
any_input_one (const char *name, const char *id, const Topology **topology)
{
  g_autoptr (BlockInput) input = block_input_open (name);
  const char *shown = input ? block_input_name (input) : NULL;
  g_autofree char *said = NULL;
  ParseError error;
  Block *block;

  if (!input)
    return NULL;
  for (; block_input_next (input, &block, &error); block_free (block))
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
          if (!id && strcmp (shown, "<stdin>") != 0 && block_input_more (input))
            command_note ("%s:%u:0: note: only the first puzzle is taken", shown, block->line);
          return block;
        }
    }
  said = id ? g_strdup_printf ("%s: there is no board “%s”", shown, id) : g_strdup_printf ("%s: there is no board", shown);
  command_say (said);
  return NULL;
}

static int
look_at (const Block *block, BlockInput *input, bool last, AnyInputEach each, void *user)
{
  AnyInput from = { block_input_name (input), input, last };
  ParseError error;
  Topology *topology = block_topology_checked (block, &error);
  int status;

  if (!topology)
    return say (from.name, &error);
  status = each (block, topology, &from, user);
  topology_unref (topology);
  return status;
}

static int
look_at_all (const char *name, bool last, AnyInputEach each, void *user)
{
  g_autoptr (BlockInput) input = block_input_open (name);
  ParseError error;
  int status = COMMAND_DONE;
  Block *block;

  if (!input)
    return COMMAND_FAILED;
  for (; !command_output_failed () && block_input_next (input, &block, &error); block_free (block))
    status = command_worse (status, block ? look_at (block, input, last, each, user)
                            : say (block_input_name (input), &error));
  return block_input_failed (input) ? COMMAND_FAILED : status;
}

bool
any_input_more (const AnyInput *from)
{
  return !from->last || block_input_more (from->input);
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
