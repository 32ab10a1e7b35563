/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tally.h"

#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

#include "command.h"
#include "json-record.h"
#include "model/explain/explain.h"

/* A block has so many lines that the work on it takes some milliseconds: few enough that hard puzzles are spread over
 * all threads and that a stop is seen soon, enough that handing over costs nothing. */
enum { BYTES = 64 * 1024, LITTLE_MS = 5, MUCH_MS = 20 };

typedef struct {
  Input              *input;         /* belongs to whoever fills */
  const TallyOptions *options;
  atomic_uint         bytes;         /* of the lines of the next block */
  unsigned            lines;         /* that were taken so far, if objects are to name them */
} Tally;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  TallyBlock *block = memory;
  Tally *tally = user;
  InputLines taken;

  tally_block_reset (block);
  if (!input_is_stream (tally->input))
    return input_take_record (tally->input, &block->record);

  do
    taken = input_take_lines (tally->input, atomic_load (&tally->bytes), block->lines);
  while (taken == INPUT_WAITING && !bulk_stopped (bulk));
  block->too_long = taken == INPUT_TOO_LONG;
  if (tally->options->json)
    {
      block->before = tally->lines;
      tally->lines += tally_block_count (block);
    }
  return taken == INPUT_TAKEN || block->too_long;
}

static double
thread_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  TallyBlock *block = memory;
  Tally *tally = user;
  double start = thread_ms (), taken;
  unsigned bytes = atomic_load (&tally->bytes);

  tally_block_answer (block, tally->input, tally->options, bulk);
  taken = thread_ms () - start;
  if (taken < LITTLE_MS)
    atomic_store (&tally->bytes, MIN (bytes * 2, BYTES));
  else if (taken > MUCH_MS)
    atomic_store (&tally->bytes, MAX (bytes / 2, 1));
}

static const BulkKind tally_kind = {
  .block_size = sizeof (TallyBlock), .fill = fill, .work = work, .clear = tally_block_clear
};

/* Returns the exit status for it. */
static int
say (const Input *input, const TallyRemark *remark, unsigned lines_before, bool json)
{
  ParseError error = remark->error;
  g_autofree char *line = NULL;

  error.line += lines_before;
  if (remark->kind == TALLY_SEVERAL)
    {
      command_note (COMMAND_SEVERAL_NOTE, input_name (input), error.line);
      return COMMAND_SEVERAL;
    }
  if (remark->kind == TALLY_MARKS)
    {
      fprintf (stderr, "%s:%u:0: only clues have a canonical form, and there are pencil marks\n", input_name (input), error.line);
      return COMMAND_FAILED;
    }
  line = explain_parse_error_line (&error, input_name (input));
  fprintf (stderr, "%s\n", line);
  if (json)
    json_record_put_error (input_name (input), &error);
  return COMMAND_FAILED;
}

/* Returns the exit status for what had to be said. Whole lines go out at once, so that whoever ends the program or
 * reads along finds no halves of them. */
static int
print (const TallyBlock *block, const Input *input, unsigned lines_before, bool json)
{
  int status = COMMAND_DONE;
  gsize done = 0;

  for (unsigned i = 0; i < block->remarks->len; i++)
    {
      const TallyRemark *remark = &g_array_index (block->remarks, TallyRemark, i);

      fwrite (block->text->str + done, 1, remark->at - done, stdout);
      fflush (stdout);
      done = remark->at;
      status = command_worse (status, say (input, remark, lines_before, json));
    }

  fwrite (block->text->str + done, 1, block->text->len - done, stdout);
  fflush (stdout);
  return status;
}

int
tally_run (Input *input, void *user)
{
  const TallyOptions *options = user;
  Tally tally = { .input = input, .options = options };
  Bulk *bulk;
  TallyBlock *block;
  unsigned lines = 0;
  int status = COMMAND_DONE;

  setvbuf (stdout, NULL, _IOFBF, BUFSIZ);          /* print () flushes */
  atomic_init (&tally.bytes, 1);
  bulk = bulk_new (&tally_kind, &tally, options->n_jobs, NULL);
  while (!command_output_failed () && (block = bulk_next (bulk)))
    {
      if (options->seen && options->seen->set && !tally_canon_sift (block, options->seen))
        {
          status = command_no_memory ();
          break;
        }
      status = command_worse (status, print (block, input, lines, options->json));
      lines += block->n_lines;
    }
  bulk_free (bulk);

  status = command_worse (status, input_failed (input) ? COMMAND_FAILED : COMMAND_DONE);
  input_close (input);
  return status;
}

bool
tally_choose (TallyOptions *options, const char *kernel, int n_jobs)
{
  const CountKernel *known;

  options->n_jobs = n_jobs;
  options->kernel = kernel ? setdoku_kernel_find (kernel) : NULL;
  if (n_jobs >= 0 && n_jobs <= BULK_MAX_THREADS)
    return command_choose_kernel (kernel, &known);

  command_usage ("--jobs %d: expected a number from 1 to %d, or 0 for one for each processor", n_jobs, BULK_MAX_THREADS);
  return false;
}
