/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tally-any.h"

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "engine/any/any-count.h"
#include "formats/blocks.h"
#include "formats/text-visible.h"
#include "model/explain/explain.h"

/* The bytes of a file, or of standard input; NULL: said why. */
static char *
read_all (const char *name, gsize *length)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GString) bytes = NULL;
  char chunk[64 * 1024], *content;
  size_t n;

  if (name && strcmp (name, "-") != 0)
    {
      if (g_file_get_contents (name, &content, length, &error))
        return content;
      command_say (error->message);
      return NULL;
    }
  bytes = g_string_new (NULL);
  while (bytes->len <= FORMAT_MAX_BYTES && (n = fread (chunk, 1, sizeof chunk, stdin)) > 0)
    g_string_append_len (bytes, chunk, (gssize) n);
  *length = bytes->len;
  return g_string_free (g_steal_pointer (&bytes), FALSE);
}

static void
say (const char *name, const ParseError *error)
{
  g_autofree char *line = explain_parse_error_line (error, name);

  fflush (stdout);
  fprintf (stderr, "%s\n", line);
}

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

/* One board; returns the exit status that it alone would have. */
static int
answer (const Block *block, const char *name, const TallyOptions *options)
{
  ParseError error;
  Topology *topology = block_topology (block, &error);
  AnyCount *count = topology ? any_count_new (topology) : NULL;
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  int status = COMMAND_DONE;

  if (!topology)
    say (name, &error);
  if (!count)
    {
      topology_free (topology);
      return topology ? command_no_memory () : COMMAND_FAILED;
    }

  any_count_domains (topology, block->givens, domain);
  if (block->text[BLOCK_ID])
    printf ("%s", block->text[BLOCK_ID]);
  else
    printf ("%u", block->line);
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
              command_note (COMMAND_SEVERAL_NOTE, name, block->line);
              status = COMMAND_SEVERAL;
            }
        }
    }
  any_count_free (count);
  topology_free (topology);
  return status;
}

static int
answer_all (const char *name, const TallyOptions *options)
{
  g_autofree char *bytes = NULL, *text = NULL;
  g_autofree char *shown = text_visible (name && strcmp (name, "-") != 0 ? name : "<stdin>");
  ParseError error;
  gsize length;
  unsigned line = 1;
  int status = COMMAND_DONE;
  Block *block;

  bytes = read_all (name, &length);
  if (!bytes)
    return COMMAND_FAILED;
  text = format_decode (bytes, length, &error);
  if (!text)
    {
      say (shown, &error);
      return COMMAND_FAILED;
    }
  for (const char *at = text; !command_output_failed () && block_read (&at, &line, &block, &error); block_free (block))
    if (block)
      status = command_worse (status, answer (block, shown, options));
    else
      {
        say (shown, &error);
        status = COMMAND_FAILED;
      }
  return status;
}

int
tally_any (int argc, char *argv[], const TallyOptions *options)
{
  int status = COMMAND_DONE;

  if (argc < 2)
    return answer_all (NULL, options);
  for (int i = 1; i < argc; i++)
    status = command_worse (status, answer_all (argv[i], options));
  return status;
}

bool
tally_any_chosen (const char *id, bool *any, const Format **format)
{
  *any = id && strcmp (id, TALLY_ANY_ID) == 0;
  *format = id && !*any ? format_find (id) : NULL;
  if (!id || *any || (*format && (*format)->flags & FORMAT_READS))
    return true;
  command_usage ("--from: there is no format “%s”; “list formats” names them, and there is “%s”", id, TALLY_ANY_ID);
  return false;
}
