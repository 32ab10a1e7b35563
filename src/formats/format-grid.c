/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-grid.c — nine rows in any of the usual layouts, also in the middle of a letter or a forum post.
 *
 * Rows that follow each other make a block, through frames and blank lines between the boxes. A block
 * of nine rows is a puzzle; so several grids, each under its heading, are several puzzles. A block that
 * is almost one is a mistake that is worth a message, and one or two stray lines of digits are prose.
 *
 * A text of nothing but rows of some other length, as many as they are long, is a board of that size: plain-board.h. */
#include <glib/gi18n.h>
#include <string.h>

#include "grid-row.h"
#include "plain-board.h"

enum { MIN_ROWS = 5, MAX_STRAY = 2, SNIFF_BYTES = 256 * 1024, SCORE_GOOD = 80, SCORE_NEAR = 30,
       OTHER_BYTES = 16 * 1024, SCORE_OTHER = 85 };

typedef struct {
  GArray    *records;
  uint8_t    digits[N_CELLS];
  unsigned   first_record;       /* of the block: they are withdrawn when it turns out wrong */
  unsigned   rows;               /* of the block */
  unsigned   first_line;         /* of the puzzle */
  unsigned   last_line;          /* the last row, or the tenth */
  bool       head;               /* an empty row above the rule of a Markdown table was passed over */
  ParseError error;              /* of the first bad row of the block */
  ParseError stray;              /* what was wrong with the rows that were passed over */
} Block;

static void
add_puzzle (Block *block)
{
  Document *document = document_new ();

  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = block->digits[cell];
  records_add (block->records, block->first_line, document);
}

static void
reset (Block *block)
{
  block->rows = 0;
  block->head = false;
  block->error.reason = PARSE_OK;
  block->first_record = block->records->len;
}

static bool
is_whole (const Block *block)
{
  return block->rows > 0 && block->rows % 9 == 0 && block->error.reason == PARSE_OK;
}

/* Nothing more belongs to the block. */
static void
close_block (Block *block)
{
  ParseError error = block->error;

  if (block->rows == 8 && block->head && error.reason == PARSE_OK)
    {
      memmove (block->digits + 9, block->digits, 72);        /* the head was the first row */
      memset (block->digits, 0, 9);
      add_puzzle (block);
    }
  else if (block->rows > 0 && !is_whole (block))
    {
      if (error.reason == PARSE_OK)
        error = (ParseError) {
          .reason = PARSE_WRONG_ROWS, .line = block->last_line, .found = block->rows, .expected = 9
        };
      g_array_set_size (block->records, block->first_record);
      if (block->rows >= MIN_ROWS)
        records_fail (block->records, block->first_line, error);
      else if (block->stray.reason == PARSE_OK)
        block->stray = error;
    }
  reset (block);
}

static void
add_row (Block *block, const GridRow *row, unsigned line)
{
  if (block->rows == 0)
    reset (block);
  if (block->rows % 9 == 0 && block->error.reason == PARSE_OK)
    block->first_line = line;
  if (block->rows <= 9)
    block->last_line = line;

  if (block->error.reason != PARSE_OK)
    ;
  else if (row->kind == GRID_BAD)
    block->error = (ParseError) {
      .reason = PARSE_BAD_CHARACTER, .line = line, .column = row->column, .found = row->bad
    };
  else if (row->n != 9)
    block->error = (ParseError) {
      .reason = PARSE_WRONG_ROW, .line = line, .column = row->column, .found = row->n, .expected = 9
    };
  memcpy (block->digits + block->rows % 9 * 9, row->digits, 9);
  block->rows++;
  if (block->rows % 9 == 0 && block->error.reason == PARSE_OK)
    add_puzzle (block);
}

/* Boxes may be set apart by blank lines, so a blank line ends only what can be no part of a puzzle. */
static void
add_gap (Block *block)
{
  bool bad = block->error.reason != PARSE_OK;

  if (is_whole (block) || (bad && (block->rows <= MAX_STRAY || block->rows >= 9)))
    close_block (block);
}

static void
add_rule (Block *block)
{
  static const uint8_t empty[9];

  if (block->rows == 1 && memcmp (block->digits, empty, 9) == 0 && block->error.reason == PARSE_OK)
    {
      block->rows = 0;
      block->head = true;
    }
}

/* Returns whether there was anything like a grid. */
static bool
read_blocks (Span rest, unsigned line, GArray *records, ParseError *stray)
{
  GridEmpty empty = grid_row_find_empty (rest);
  unsigned n = records->len;
  Block block = { .records = records };
  const char *start = rest.start;
  GridRow row;
  Span span;

  reset (&block);
  for (; records->len - n < READ_PUZZLES_MAX && span_next_line (&rest, &span); line++)
    {
      bool head = block.head;

      grid_row_read (&row, span, empty);
      switch (row.kind)
        {
        case GRID_ROW:
        case GRID_BAD:
          add_row (&block, &row, line);
          block.head = head;
          break;
        case GRID_BLANK:
          add_gap (&block);
          break;
        case GRID_RULE:
          add_rule (&block);
          break;
        case GRID_PROSE:
          close_block (&block);
          break;
        case GRID_FRAME:
        default:
          break;
        }
    }
  close_block (&block);
  if (!span_is_empty (rest))
    records_fail (records, line, (ParseError) {
      .reason = PARSE_TOO_LARGE, .line = line, .expected = rest.start - start
    });
  *stray = block.stray;

  return records->len > n;
}

/* Of another size, and nothing else. */
static bool
is_other_size (const char *text, PlainBoard *board)
{
  size_t length = strlen (text);

  return length <= OTHER_BYTES && strchr (text, '\n') && plain_board_read ((Span) { text, text + length }, board)
         && board->n_values > 0;
}

static void
read_grid (const char *text, unsigned first_line, GArray *records)
{
  ParseError stray;
  PlainBoard board;
  Document *document;

  if (is_other_size (text, &board))
    {
      document = plain_board_document (&board, first_line, &stray);
      if (document)
        records_add (records, first_line, document);
      else
        records_fail (records, first_line, stray);
      return;
    }
  if (read_blocks ((Span) { text, text + strlen (text) }, first_line, records, &stray))
    return;
  if (stray.reason == PARSE_OK)
    stray.reason = PARSE_UNKNOWN;
  records_fail (records, first_line, stray);
}

static int
sniff (const char *text)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (Record));
  size_t length = strlen (text);
  int score = 0;
  ParseError stray;
  PlainBoard board;

  g_array_set_clear_func (records, (GDestroyNotify) record_clear);
  if (is_other_size (text, &board))
    return SCORE_OTHER;
  if (length > SNIFF_BYTES)
    for (length = SNIFF_BYTES; length > 0 && text[length - 1] != '\n'; length--)
      ;
  read_blocks ((Span) { text, text + length }, 1, records, &stray);
  for (unsigned i = 0; i < records->len && score < SCORE_GOOD; i++)
    score = g_array_index (records, Record, i).document ? SCORE_GOOD : SCORE_NEAR;

  return score;
}

const Format format_grid = {
  .id = "grid",
  .name = N_("Grid of nine rows"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_COLLECTION,
  .sniff = sniff,
  .read = read_grid,
};
