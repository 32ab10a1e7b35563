/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "compare-field.h"

#include <stdio.h>
#include <string.h>

#include "any-input.h"
#include "command.h"

void
field_clear (Field *field)
{
  for (unsigned i = 0; i < field->n; i++)
    g_free (field->texts[i]);
}

/* True: it takes part. */
static bool
take (Field *field, const Trace *entrant)
{
  const char *id = entrant->strategy->id;

  if (!entrant->strategy->any != !field->any)
    command_usage (field->any ? "the strategy “%s” is for the classic board; those of --from blocks are any-order, any-explore …"
                              : "the strategy “%s” is for boards of any shape: --from blocks", id);
  else if (field->n == ENTRANTS_MAX)
    command_usage ("compare takes at most %d strategies", ENTRANTS_MAX);
  else
    {
      field->entrants[field->n] = *entrant;
      field->texts[field->n] = entrant_format (entrant);
      field->width = MAX (field->width, (int) strlen (field->texts[field->n]));
      field->n++;
      return true;
    }
  return false;
}

bool
field_read (Field *field, int argc, char *argv[], bool takes_file)
{
  field->width = 8;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr(GError) error = NULL;
      Trace entrant;

      if (entrant_parse (argv[i], &entrant, &error))
        {
          if (!take (field, &entrant))
            return false;
        }
      else if (takes_file && i == argc - 1 && field->n > 0)
        field->file = argv[i];
      else
        {
          command_usage ("compare %s: %s", argv[i], error->message);
          return false;
        }
    }

  if (field->n == 0)
    command_usage ("compare takes strategies, as in: compare ascending explore:cell=mrv,inference=forward FILE");
  return field->n > 0;
}

/* NULL: it cannot be read, and has been said. failed: some of it could not be read. */
static GArray *
read_boards (const char *name, const Format *format, bool *failed)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));
  Input *input = input_open (name, format);
  Record record;

  if (!input)
    {
      g_array_unref (boards);
      return NULL;
    }
  while (input_next (input, &record))
    {
      Board board;

      if (record.document)
        {
          document_get_board (record.document, &board);
          g_array_append_val (boards, board);
        }
      record_clear (&record);
    }
  *failed = input_failed (input);
  input_close (input);
  return boards;
}

/* Boards of any shape. */

typedef struct {
  const Field *field;
  GArray      *puzzles;                /* of Trace */
} Reading;

static void
puzzle_clear (void *puzzle)
{
  topology_unref (((Trace *) puzzle)->topology);
}

/* One that is not for all of them is for none: they are compared on the same puzzles. */
static int
take_block (const Block *block, const Topology *topology, const AnyInput *from, void *user)
{
  Reading *reading = user;
  Trace puzzle = { .topology = topology_ref (topology) };

  memcpy (puzzle.givens, block->givens, sizeof puzzle.givens);
  for (unsigned i = 0; i < reading->field->n; i++)
    {
      g_autofree char *why = any_input_refuse (&reading->field->entrants[i], topology);

      if (why)
        {
          fprintf (stderr, "%s:%u:0: %s\n", from->name, block->line, why);
          topology_unref (topology);
          return COMMAND_FAILED;
        }
    }
  g_array_append_val (reading->puzzles, puzzle);
  return COMMAND_DONE;
}

bool
field_start (const Field *field, SetdokuSurvey *survey, uint64_t cap, int n_jobs, bool *failed)
{
  g_autoptr(GArray) puzzles = NULL;

  if (field->any)
    {
      char *argv[] = { NULL, (char *) field->file };
      Reading reading;

      puzzles = g_array_new (FALSE, FALSE, sizeof (Trace));
      g_array_set_clear_func (puzzles, puzzle_clear);
      reading = (Reading) { field, puzzles };
      *failed = any_input_each (field->file ? 2 : 1, argv, take_block, &reading) != COMMAND_DONE;
      setdoku_survey_start_any (survey, (const Trace *) puzzles->data, puzzles->len, field->entrants, field->n, cap, n_jobs);
      return true;
    }

  puzzles = read_boards (field->file, field->format, failed);
  if (puzzles)
    setdoku_survey_start (survey, (const Board *) puzzles->data, puzzles->len, field->entrants, field->n, cap, n_jobs);
  return puzzles != NULL;
}

bool
field_read_one (const Field *field, const char *name, Trace *puzzle, char **id, int *status)
{
  g_autoptr (Block) block = any_input_one (field->file, name, &puzzle->topology);

  *status = COMMAND_FAILED;
  if (!block)
    return false;
  memcpy (puzzle->givens, block->givens, sizeof puzzle->givens);
  for (unsigned i = 0; i < field->n; i++)
    {
      g_autofree char *why = any_input_refuse (&field->entrants[i], puzzle->topology);

      if (why)
        {
          *status = command_usage ("%s", why);
          topology_unref (puzzle->topology);
          return false;
        }
    }
  *id = any_input_id (block);
  return true;
}
