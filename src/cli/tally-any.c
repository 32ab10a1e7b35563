/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tally-any.h"

#include <stdio.h>
#include <string.h>

#include "any-input.h"
#include "command.h"
#include "engine/any/any-count.h"
#include "model/explain/explain.h"

static void
put_cells (const Block *block, const uint8_t *values)
{
  for (int cell = 0; cell < rules_n_cells (&block->rules); cell++)
    putchar (values[cell] ? value_character (values[cell]) : '-');
  putchar ('\n');
}

static void
put_sets (const Block *block, const Values *sets)
{
  for (int cell = 0; cell < rules_n_cells (&block->rules); cell++)
    {
      putchar (cell > 0 ? ' ' : '\t');
      if (!rules_has_cell (&block->rules, cell))
        putchar ('-');
      for_each_value (v, sets[cell])
        putchar (value_character (v));
    }
  putchar ('\n');
}

static bool
is_empty (const Topology *topology, const Values *sets)
{
  Values any = 0;

  for (int cell = 0; cell < topology->n_cells; cell++)
    any |= sets[cell];
  return any == 0;
}

/* Where the rules alone leave nothing, whatever the givens, where cages overlap, or one of them is there twice: which of them. */
static void
note_what_is_odd (const Block *block, const Topology *topology, bool none, const char *name)
{
  ParseError error;
  g_autofree char *said = NULL;

  if (none ? block_makes_sense (block, topology, &error)
      : block_cages_are_apart (block, &error) && block_says_all_once (block, &error))
    return;
  said = explain_parse_error_line (&error, name);
  command_note ("%s", said);
}

/* One board; returns the exit status that it alone would have. */
static int
answer (const Block *block, const Topology *topology, const AnyInput *from, void *user)
{
  const TallyOptions *options = user;
  AnyCount *count = any_count_new (topology);
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  g_autofree char *id = any_input_id (block);
  Values domain[RULES_CELLS_MAX];
  int status = COMMAND_DONE;

  if (!count)
    return command_no_memory ();

  any_count_domains (topology, block->givens, domain);
  fputs (id, stdout);
  if (options->form == TALLY_CANDIDATES)
    {
      any_count_true_candidates (count, domain, NULL, NULL);
      if (is_empty (topology, domain))
        printf ("\tno solution\n");
      else
        put_sets (block, domain);
    }
  else
    {
      bool counts = options->form == TALLY_COUNT;

      any_count_run (count, domain, counts ? options->limit + 1 : 2, NULL, NULL, result);
      if (counts)
        printf ("\t%" G_GUINT64_FORMAT "%s\n", MIN (result->n_solutions, options->limit),
                result->n_solutions > options->limit ? "+" : "");
      else if (result->n_solutions == 0)
        printf ("\tno solution\n");
      else
        {
          putchar ('\t');
          put_cells (block, result->solution[0]);
          if (result->n_solutions > 1)
            {
              command_note (COMMAND_SEVERAL_NOTE, from->name, block->line);
              status = COMMAND_SEVERAL;
            }
        }
    }
  note_what_is_odd (block, topology,
                    options->form == TALLY_CANDIDATES ? is_empty (topology, domain) : result->n_solutions == 0, from->name);
  any_count_free (count);
  return status;
}

int
tally_any (int argc, char *argv[], const TallyOptions *options)
{
  return any_input_each (argc, argv, answer, (void *) options);
}

bool
tally_any_chosen (const char *id, bool *any, const Format **format)
{
  *any = id && strcmp (id, BLOCKS_ID) == 0;
  *format = id && !*any ? format_find (id) : NULL;
  if (!id || *any || (*format && (*format)->flags & FORMAT_READS))
    return true;
  command_usage ("--from: there is no format “%s”; “list formats” names them, and there is “%s”", id, BLOCKS_ID);
  return false;
}
