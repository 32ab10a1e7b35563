/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-block.c — a block of lines to the text of its answers.
 *
 * Nearly every line is 81 plain characters: these go side by side into one piece of memory, past the formats
 * (tally-plain.c), and from there through setdoku_count_many () by the hundred. All other lines are read by the formats, and
 * answered one at a time. */
#include <string.h>

#include "json-record.h"
#include "tally.h"
#include "tally-answer.h"
#include "tally-plain.h"
#include "tally-share.h"

enum {
  AT_ONCE = 2048,            /* puzzles between two looks at whether to stop: a block of lines; fewer cost time at the ends */
  ANSWERS = 64,              /* written between two looks */
  SHORT_LIMIT = 1000,        /* what setdoku_count_many () counts to; it cannot be stopped, so those with more go on alone */
  GUESSES = 20000,           /* of one puzzle between two looks, a few milliseconds */
  ALONE = 20 * GUESSES,      /* of one puzzle before all threads share it */
  LINES_KEPT = 1024 * 1024,  /* bytes of lines that a waiting block may hold on to; a line may have FORMAT_MAX_BYTES */
};

/* A record that is no plain line, or none at all. */
typedef struct {
  unsigned before;           /* the number of the plain puzzle that it stands before */
  Record   record;           /* owned; its line is counted from the block's first */
  TallyWritten written;
} Other;

static void
clear_other (void *other)
{
  record_clear (&((Other *) other)->record);
}

static void
prepare (TallyBlock *block)
{
  block->text = g_string_new (NULL);
  block->cells = g_string_new (NULL);
  block->solutions = g_string_new (NULL);
  block->remarks = g_array_new (FALSE, FALSE, sizeof (TallyRemark));
  block->counts = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  block->plain = g_array_new (FALSE, FALSE, sizeof (TallyPlain));
  block->keys = g_array_new (FALSE, FALSE, sizeof (TallyKey));
  block->others = g_array_new (FALSE, FALSE, sizeof (Other));
  g_array_set_clear_func (block->others, clear_other);
  block->lines = g_string_new (NULL);
}

/* Every block of a ring may have had a line of megabytes, and have written it. */
static void
forget (GString **text)
{
  if ((*text)->allocated_len <= LINES_KEPT)
    return;

  g_string_free (*text, TRUE);
  *text = g_string_new (NULL);
}

void
tally_block_reset (TallyBlock *block)
{
  if (!block->lines)
    prepare (block);

  g_string_truncate (block->lines, 0);
  forget (&block->text);
  g_string_truncate (block->text, 0);
  g_array_set_size (block->remarks, 0);
  g_array_set_size (block->keys, 0);
  g_array_set_size (block->others, 0);
  record_clear (&block->record);
  block->too_long = false;
  block->n_lines = 0;
  block->before = 0;
  block->n_plain = 0;
}

void
tally_block_clear (void *memory)
{
  TallyBlock *block = memory;

  if (!block->lines)
    return;

  record_clear (&block->record);
  g_string_free (block->lines, TRUE);
  g_string_free (block->text, TRUE);
  g_string_free (block->cells, TRUE);
  g_string_free (block->solutions, TRUE);
  g_array_unref (block->remarks);
  g_array_unref (block->counts);
  g_array_unref (block->plain);
  g_array_unref (block->keys);
  g_array_unref (block->others);
  setdoku_counter_free (block->counter);
}

static void
add_other (TallyBlock *block, const Record *record, TallyWritten written)
{
  Other other = { .before = block->n_plain, .record = *record, .written = written };

  g_array_append_val (block->others, other);
}

unsigned
tally_block_count (const TallyBlock *block)
{
  char *line = block->lines->str, *end = line + block->lines->len;
  unsigned n = block->too_long;

  for (; line < end; n++)
    line = tally_line_after (tally_line_end (line, end), end);
  return n;
}

static void
read_lines (TallyBlock *block, const Input *input)
{
  char *line = block->lines->str, *end = line + block->lines->len;

  while ((line = tally_plain_read (block, line, end)) < end)
    {
      char *stop = tally_line_end (line, end);
      char *next = tally_line_after (stop, end);
      Record record;

      block->n_lines++;
      *stop = '\0';
      if (input_read_line (input, line, (gsize) (stop - line), block->n_lines, &record))
        add_other (block, &record, (TallyWritten) { (gsize) (line - block->lines->str), (gsize) (stop - line) });
      line = next;
    }
}

static void
read_input (TallyBlock *block, const Input *input)
{
  if (block->too_long)
    {
      ParseError error = { .reason = PARSE_TOO_LARGE, .line = 1, .expected = FORMAT_MAX_BYTES };

      block->n_lines = 1;
      add_other (block, &(Record) { .line = 1, .error = error }, (TallyWritten) { 0 });
    }
  else if (block->lines->len)
    read_lines (block, input);
  else
    {
      add_other (block, &block->record, (TallyWritten) { 0 });
      block->record.document = NULL;
    }
}

/* The most solutions that are looked for: one more than is printed shows that there are more. */
static uint64_t
most_solutions (const TallyOptions *options)
{
  return options->form == TALLY_COUNT ? options->limit + 1 : 2;
}

static bool
is_counted (const TallyOptions *options)
{
  return options->form != TALLY_CANDIDATES && !tally_is_canonical (options);
}

static void
count_plain (TallyBlock *block, const TallyOptions *options, const Bulk *bulk)
{
  bool solutions = options->form == TALLY_SOLUTION;

  g_array_set_size (block->counts, block->n_plain);
  if (solutions)
    g_string_set_size (block->solutions, block->n_plain * N_CELLS);

  for (gsize i = 0; i < block->n_plain && !bulk_stopped (bulk); i += AT_ONCE)
    {
      SetdokuList list = {
        .puzzles = block->cells->str + i * N_CELLS, .stride = N_CELLS,
        .n = MIN (AT_ONCE, block->n_plain - i), .limit = (uint32_t) MIN (most_solutions (options), SHORT_LIMIT),
        .counts = &g_array_index (block->counts, uint32_t, i),
        .solutions = solutions ? block->solutions->str + i * N_CELLS : NULL,
      };

      setdoku_count_many (&list, options->kernel);
    }
}

/* Where there is no memory to be stopped in. */
static uint64_t
count_at_once (const SetdokuMarks *puzzle, char first[SETDOKU_TEXT_SIZE], uint64_t most)
{
  char     two[2][SETDOKU_TEXT_SIZE];
  uint64_t count = setdoku_count (puzzle, most, two);

  if (count > 0)
    memcpy (first, two[0], sizeof two[0]);
  return count;
}

/* What takes long is begun anew by all threads, once: another puzzle may have them. */
static bool
is_to_be_shared (const TallyBlock *block, uint64_t before, const TallyOptions *options)
{
  return options->form == TALLY_COUNT && options->n_jobs != 1
         && before < ALONE && setdoku_counter_guesses (block->counter) >= ALONE;
}

/* One puzzle, for as long as it takes. first: the first solution, if there is one; left alone by TALLY_COUNT. */
static uint64_t
count_one (TallyBlock *block, const SetdokuMarks *puzzle, char first[SETDOKU_TEXT_SIZE], const TallyOptions *options,
           const Bulk *bulk)
{
  uint64_t most = most_solutions (options), before = 0, count;

  if (!block->counter && !(block->counter = setdoku_counter_new (options->kernel)))
    return count_at_once (puzzle, first, most);
  setdoku_counter_start (block->counter, puzzle);
  while (setdoku_counter_solutions (block->counter) < most && !bulk_stopped (bulk)
         && setdoku_counter_run (block->counter, most, GUESSES))
    {
      if (is_to_be_shared (block, before, options)
          && tally_share_count (puzzle, most, options->kernel, options->n_jobs, bulk, &count))
        return count;
      before = setdoku_counter_guesses (block->counter);
    }

  setdoku_counter_solution (block->counter, 0, first);
  return setdoku_counter_solutions (block->counter);
}

static void
sets_of_document (SetdokuMarks *puzzle, const Document *document, bool marks)
{
  Board board;

  document_get_board (document, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Digits centre = marks ? document->cells[cell].centre : DIGITS_NONE;

      puzzle->cell[cell] = board.digit[cell] ? digits_of (board.digit[cell]) : centre ? centre : DIGITS_ALL;
    }
}

/* Where the answer about a puzzle begins; the puzzle itself follows, and end_puzzle (). */
static void
begin_puzzle (TallyBlock *block, unsigned line, const TallyOptions *options)
{
  if (!options->json)
    return;
  json_record_begin (block->text, block->file, block->before + line);
  g_string_append (block->text, ",\"puzzle\":\"");
}

static void
end_puzzle (TallyBlock *block, const TallyOptions *options)
{
  if (options->json)
    g_string_append_c (block->text, '"');
}

/* solution: 81 characters, looked at if count > 0. */
static void
append_solution (TallyBlock *block, uint64_t count, const char *solution, unsigned line)
{
  TallyRemark remark = { .error = { .line = line }, .kind = TALLY_SEVERAL };

  if (count == 0)
    g_string_append (block->text, "no solution");
  else
    g_string_append_len (block->text, solution, N_CELLS);
  g_string_append_c (block->text, '\n');

  remark.at = block->text->len;
  if (count > 1)
    g_array_append_val (block->remarks, remark);
}

/* Which of several solutions a kernel finds first may depend on the puzzles beside it, and so on how the stream was cut
 * into blocks. Such a puzzle is asked again alone: the answer is the same in every run. */
static void
answer_solution (TallyBlock *block, unsigned i, const TallyOptions *options, const Bulk *bulk)
{
  const char *solution = block->solutions->str + i * N_CELLS;
  uint64_t count = g_array_index (block->counts, uint32_t, i);
  char first[SETDOKU_TEXT_SIZE];
  SetdokuMarks puzzle;

  if (count > 1)
    {
      setdoku_marks_from_text (&puzzle, block->cells->str + i * N_CELLS);
      count = count_one (block, &puzzle, first, options, bulk);
      solution = first;
    }
  append_solution (block, count, solution, g_array_index (block->plain, TallyPlain, i).line);
}

static void
answer_plain (TallyBlock *block, unsigned i, const TallyOptions *options, const Bulk *bulk)
{
  const char *cells = block->cells->str + i * N_CELLS;
  uint64_t count = is_counted (options) ? g_array_index (block->counts, uint32_t, i) : 0;
  char first[SETDOKU_TEXT_SIZE];
  SetdokuMarks puzzle;

  if (tally_is_canonical (options))
    {
      tally_canon_answer (block, cells, g_array_index (block->plain, TallyPlain, i).written, options);
      return;
    }
  if (options->form == TALLY_SOLUTION)
    {
      answer_solution (block, i, options, bulk);
      return;
    }
  if (options->form == TALLY_COUNT && !options->json && count <= MIN (options->limit, 9))
    {
      tally_plain_write (block->text, cells, (unsigned) count);
      return;
    }

  begin_puzzle (block, g_array_index (block->plain, TallyPlain, i).line, options);
  g_string_append_len (block->text, cells, N_CELLS);
  end_puzzle (block, options);
  if (options->form == TALLY_CANDIDATES)
    {
      setdoku_marks_from_text (&puzzle, cells);
      tally_answer_candidates (block->text, &puzzle, options);
      return;
    }

  if (count == SHORT_LIMIT && most_solutions (options) > SHORT_LIMIT)
    {
      setdoku_marks_from_text (&puzzle, cells);
      count = count_one (block, &puzzle, first, options, bulk);
    }
  tally_answer_count (block->text, count, options);
}

/* The puzzle in 81 characters. False: it has more to say than clues. */
static bool
write_clues (char cells[N_CELLS], const Document *document, const SetdokuMarks *puzzle)
{
  bool only_clues = true;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int given = document->cells[cell].given;

      only_clues &= given || puzzle->cell[cell] == DIGITS_ALL;
      cells[cell] = (char) (given ? '0' + given : '.');
    }
  return only_clues;
}

static void
answer_canonical (TallyBlock *block, const Other *other, const SetdokuMarks *puzzle, const TallyOptions *options)
{
  TallyRemark remark = { .at = block->text->len, .error = { .line = other->record.line }, .kind = TALLY_MARKS };
  char cells[N_CELLS];

  if (write_clues (cells, other->record.document, puzzle))
    tally_canon_answer (block, cells, other->written, options);
  else
    g_array_append_val (block->remarks, remark);
}

static void
answer_document (TallyBlock *block, const Other *other, bool marks, const TallyOptions *options, const Bulk *bulk)
{
  const Document *document = other->record.document;
  char first[SETDOKU_TEXT_SIZE], cells[N_CELLS];
  SetdokuMarks puzzle;
  uint64_t count = 0;

  sets_of_document (&puzzle, document, marks);
  if (tally_is_canonical (options))
    {
      answer_canonical (block, other, &puzzle, options);
      return;
    }
  if (is_counted (options))
    count = count_one (block, &puzzle, first, options, bulk);
  if (options->form == TALLY_SOLUTION)
    {
      append_solution (block, count, first, other->record.line);
      return;
    }

  begin_puzzle (block, other->record.line, options);
  if (write_clues (cells, document, &puzzle))
    g_string_append_len (block->text, cells, N_CELLS);
  else
    tally_answer_sets (block->text, &puzzle);
  end_puzzle (block, options);
  if (options->form == TALLY_CANDIDATES)
    tally_answer_candidates (block->text, &puzzle, options);
  else
    tally_answer_count (block->text, count, options);
}

static void
answer_other (TallyBlock *block, const Other *other, bool marks, const TallyOptions *options, const Bulk *bulk)
{
  TallyRemark remark = { .at = block->text->len, .error = other->record.error };

  if (other->record.document)
    {
      answer_document (block, other, marks, options, bulk);
      return;
    }

  g_array_append_val (block->remarks, remark);
  if (options->form == TALLY_SOLUTION)
    g_string_append (block->text, "error\n");
}

void
tally_block_answer (TallyBlock *block, const Input *input, const TallyOptions *options, const Bulk *bulk)
{
  bool marks = input_marks_count (input);
  unsigned next = 0;

  block->file = input_name (input);
  read_input (block, input);
  if (is_counted (options))
    count_plain (block, options, bulk);

  for (unsigned i = 0; i <= block->n_plain && (i % ANSWERS || !bulk_stopped (bulk)); i++)
    {
      for (; next < block->others->len && g_array_index (block->others, Other, next).before == i; next++)
        answer_other (block, &g_array_index (block->others, Other, next), marks, options, bulk);
      if (i < block->n_plain)
        answer_plain (block, i, options, bulk);
    }
  forget (&block->lines);
}
