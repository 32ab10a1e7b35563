/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "survey-run.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "engine/search/solve.h"
#include "model/explain/explain.h"
#include "model/job/bulk.h"

enum { BLOCK_BYTES = 8 * 90 };           /* of lines: some eight puzzles, or one where lines are long */

const char survey_each_header[] = "line,puzzle,strategy,outcome,guesses,take_backs,events\n";

typedef struct {
  GString *lines;                        /* of a stream, with their ends; NULL at first */
  Record   record;                       /* of anything else; owned */
  unsigned first;                        /* the number of its first line or puzzle, from 1 */
  bool     too_long;                     /* instead of lines: one that was too long to be kept */

  GArray  *results;                      /* of SurveyResult, n for each puzzle */
  GArray  *errors;                       /* of ParseError */
  GString *text;                         /* for the file of each puzzle */
} SurveyBlock;

typedef struct {
  Input     *input;                      /* belongs to whoever fills */
  SurveyRun *run;
  unsigned   number;                     /* lines or puzzles before the next block */
  atomic_bool cancel;
} Work;

static void
reset (SurveyBlock *block)
{
  if (!block->lines)
    {
      block->lines = g_string_new (NULL);
      block->text = g_string_new (NULL);
      block->results = g_array_new (FALSE, FALSE, sizeof (SurveyResult));
      block->errors = g_array_new (FALSE, FALSE, sizeof (ParseError));
    }
  g_string_truncate (block->lines, 0);
  g_string_truncate (block->text, 0);
  g_array_set_size (block->results, 0);
  g_array_set_size (block->errors, 0);
  record_clear (&block->record);
  block->record = (Record) { 0 };
  block->too_long = false;
}

/* A line with its end, within so many bytes. */
static gsize
line_size (const char *line, gsize left, gsize *length)
{
  *length = 0;
  while (*length < left && line[*length] != '\n' && line[*length] != '\r')
    ++*length;
  if (*length == left)
    return left;
  return *length + 1 + (*length + 1 < left && line[*length] == '\r' && line[*length + 1] == '\n');
}

static unsigned
count_lines (const GString *lines)
{
  unsigned n = 0;
  gsize length;

  for (gsize at = 0; at < lines->len; n++)
    at += line_size (lines->str + at, lines->len - at, &length);
  return n;
}

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  SurveyBlock *block = memory;
  Work *work = user;
  InputLines taken;

  reset (block);
  block->first = work->number + 1;
  if (!input_is_stream (work->input))
    {
      work->number++;
      return input_take_record (work->input, &block->record);
    }

  do
    taken = input_take_lines (work->input, BLOCK_BYTES, block->lines);
  while (taken == INPUT_WAITING && !bulk_stopped (bulk));
  block->too_long = taken == INPUT_TOO_LONG;
  work->number += block->too_long ? 1 : count_lines (block->lines);
  return taken == INPUT_TAKEN || block->too_long;
}

static const char *
outcome_word (const SurveyResult *result)
{
  static const char *const words[] = {
    [OUTCOME_RUNNING] = "given-up", [OUTCOME_SOLVED] = "solved", [OUTCOME_NO_SOLUTION] = "no-solution",
    [OUTCOME_STUCK] = "stuck", [OUTCOME_GAVE_UP] = "stuck", [OUTCOME_DUG] = "dug", [OUTCOME_NO_MEMORY] = "no-memory",
  };

  return words[result->outcome];
}

static void
search (SurveyBlock *block, const Board *board, unsigned number, Work *work)
{
  SolveLimits limits = { .max_nodes = work->run->cap, .cancel = &work->cancel };
  char text[BOARD_TEXT_SIZE];

  board_format (board, text);
  for (unsigned i = 0; i < work->run->n; i++)
    {
      Trace entrant = work->run->entrants[i];
      SolveResult found;
      SurveyResult result;

      entrant.board = *board;
      solve (&entrant, &limits, &found);
      result = (SurveyResult) {
        .outcome = found.outcome, .capped = found.outcome == OUTCOME_RUNNING, .nodes = (uint32_t) found.counters.nodes,
        .take_backs = found.counters.backtracks, .events = found.events,
      };
      g_array_append_val (block->results, result);
      if (work->run->each)
        g_string_append_printf (block->text, "%u,%s,\"%s\",%s,%u,%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT "\n", number, text,
                                work->run->texts[i], outcome_word (&result), result.nodes, result.take_backs, result.events);
    }
}

static void
take_record (SurveyBlock *block, const Record *record, unsigned number, Work *work)
{
  Board board;

  if (!record->document)
    {
      g_array_append_val (block->errors, record->error);
      return;
    }
  document_get_board (record->document, &board);
  search (block, &board, number, work);
}

static bool
is_ours (const SurveyRun *run, unsigned number)
{
  return (number - 1) % run->shards == run->shard;
}

static void
work_on (void *memory, const Bulk *bulk, void *user)
{
  SurveyBlock *block = memory;
  Work *work = user;
  unsigned number = block->first;

  if (!input_is_stream (work->input) || block->too_long)
    {
      if (block->too_long)
        block->record.error = (ParseError) { .reason = PARSE_TOO_LARGE, .line = number, .expected = FORMAT_MAX_BYTES };
      if (is_ours (work->run, number))
        take_record (block, &block->record, number, work);
      return;
    }
  for (gsize at = 0, length, size; at < block->lines->len && !bulk_stopped (bulk); at += size, number++)
    {
      char *line = block->lines->str + at;
      Record record = { 0 };

      size = line_size (line, block->lines->len - at, &length);
      if (!is_ours (work->run, number))
        continue;
      line[length] = '\0';
      if (input_read_line (work->input, line, length, number, &record))
        take_record (block, &record, number, work);
      record_clear (&record);
    }
}

static void
clear (void *memory)
{
  SurveyBlock *block = memory;

  if (!block->lines)
    return;
  record_clear (&block->record);
  g_string_free (block->lines, TRUE);
  g_string_free (block->text, TRUE);
  g_array_unref (block->results);
  g_array_unref (block->errors);
}

static const BulkKind survey_kind = { .block_size = sizeof (SurveyBlock), .fill = fill, .work = work_on, .clear = clear };

static void
on_cancelled (GCancellable *cancellable, Work *work)
{
  atomic_store (&work->cancel, true);
}

static void
take_block (SurveyRun *run, const SurveyBlock *block, const Input *input)
{
  for (unsigned i = 0; i < block->errors->len; i++)
    {
      g_autofree char *line = explain_parse_error_line (&g_array_index (block->errors, ParseError, i), input_name (input));

      fprintf (stderr, "%s\n", line);
    }
  for (unsigned i = 0; i < block->results->len; i++)
    survey_tally_add (&run->tallies[i % run->n], &g_array_index (block->results, SurveyResult, i));
  if (run->each)
    output_write (run->each, block->text->str, block->text->len);
}

int
survey_run (Input *input, void *user)
{
  SurveyRun *run = user;
  Work work = { .input = input, .run = run };
  gulong handler;
  bool failed = false;
  SurveyBlock *block;
  Bulk *bulk;

  atomic_init (&work.cancel, false);
  handler = g_cancellable_connect (run->cancellable, G_CALLBACK (on_cancelled), &work, NULL);
  bulk = bulk_new (&survey_kind, &work, run->n_jobs, run->cancellable);
  while (!command_output_failed () && (block = bulk_next (bulk)))
    {
      /* What was cut short is no result. */
      if (atomic_load (&work.cancel))
        break;
      take_block (run, block, input);
      failed |= block->errors->len > 0;
    }
  bulk_free (bulk);
  g_cancellable_disconnect (run->cancellable, handler);
  failed |= input_failed (input);
  input_close (input);
  return failed ? COMMAND_FAILED : COMMAND_DONE;
}
