/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-pm.c — pencil marks: a boxed grid of 81 groups of digits, as solvers and forums show a position.
 *
 * A single digit is a set cell unless a peer still holds it; then it is a candidate that nobody placed
 * yet. Signs around a group (* # - + brackets, capital letters) are somebody's marks and mean nothing
 * here. A lone . or 0 is an empty cell of which no candidates are given. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { MIN_ROWS = 5, MIN_GROUPS = 5, MIN_GROUPS_OF_BAD = 6, SCORE_GOOD = 85, SCORE_NEAR = 50 };

/* One line: how many groups, and what is wrong with it. */
typedef struct {
  unsigned    n;
  Digits      groups[9];
  const char *tenth;             /* where one too many starts; NULL: none */
  const char *bad;               /* the first character that fits nowhere; NULL: none */
  bool        marks;             /* a group has several digits */
} MarkRow;

void
document_set_candidates (Document *document, const Digits groups[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      bool set = digits_is_single (groups[cell]);

      for (int i = 0; i < N_PEERS && set; i++)
        set = !digits_intersection (groups[cell_peers[cell][i]], groups[cell]);
      if (set)
        document->cells[cell].given = (uint8_t) digits_first (groups[cell]);
      else
        document->cells[cell].centre = groups[cell];
    }
}

/* Between groups: blanks, bars, colons and box drawing. Moves *place behind them. */
static void
skip_between (const char **place, const char *end)
{
  while (*place < end)
    {
      gunichar code = g_utf8_get_char (*place);

      if (!(code >= 0x2500 && code <= 0x257f) && !g_unichar_isspace (code) && code != '|' && code != ':')
        return;
      *place = g_utf8_next_char (*place);
    }
}

static bool
is_markup (char c)
{
  return g_ascii_isupper (c) || strchr ("*#-+=(){}[]<>'\",;`", c) != NULL;
}

static void
read_group (MarkRow *row, const char *start, const char *end)
{
  Digits group = DIGITS_NONE;
  const char *first, *place;

  if (end - start > 2 && g_strstr_len (start, end - start, "--"))      /* a frame */
    return;
  while (start < end && is_markup (*start))
    start++;
  while (end > start && is_markup (end[-1]))
    end--;
  if (start == end)
    return;

  first = start;
  for (place = start; place < end && *place >= '1' && *place <= '9'; place++)
    {
      if (digits_has (group, *place - '0'))
        break;
      group |= digits_of (*place - '0');
    }
  if (place == first && end - first == 1 && (*place == '.' || *place == '0'))
    place++;
  if (place < end)
    {
      row->bad = row->bad ? row->bad : place;
      return;
    }

  if (row->n < 9)
    row->groups[row->n] = group;
  else if (row->n == 9)
    row->tenth = start;
  row->marks |= digits_count (group) > 1;
  row->n++;
}

static void
read_row (MarkRow *row, Span line)
{
  const char *place = line.start;

  memset (row, 0, sizeof *row);
  while (skip_between (&place, line.end), place < line.end)
    {
      const char *start = place, *before;

      do
        {
          place = g_utf8_next_char (place);
          before = place;
          skip_between (&place, line.end);
        }
      while (place < line.end && place == before);
      read_group (row, start, before);
    }
}

/* The state of a reading. */
typedef struct {
  Digits     groups[N_CELLS];
  unsigned   rows, mark_rows;
  unsigned   first_line, last_line;
  ParseError error;
} MarkGrid;

static void
add_row (MarkGrid *grid, const MarkRow *row, Span line, unsigned number)
{
  if (grid->rows == 0)
    grid->first_line = number;
  if (grid->rows < 9)
    memcpy (grid->groups + 9 * grid->rows, row->groups, sizeof row->groups);
  if (grid->rows <= 9)
    grid->last_line = number;
  grid->rows++;
  grid->mark_rows += row->marks;

  if (grid->error.reason != PARSE_OK)
    return;
  if (row->bad)
    grid->error = error_at_character (line.start, row->bad, line.end, number);
  else if (row->n != 9)
    grid->error = (ParseError) {
      .reason = PARSE_WRONG_ROW, .line = number, .found = row->n, .expected = 9,
      .column = column_of (line.start, row->tenth ? row->tenth : span_trim (line).end),
    };
}

/* The first block of lines that could be a grid: fewer rows are prose. */
static void
find_grid (MarkGrid *grid, Span rest, unsigned line)
{
  Span span;

  memset (grid, 0, sizeof *grid);
  for (; span_next_line (&rest, &span); line++)
    {
      MarkRow row;

      read_row (&row, span);
      if (row.bad ? row.n >= MIN_GROUPS_OF_BAD : row.n >= (grid->rows ? 1 : MIN_GROUPS))
        add_row (grid, &row, span, line);
      else if (row.n > 0 || row.bad)
        {
          if (grid->rows >= MIN_ROWS)
            return;
          memset (grid, 0, sizeof *grid);
        }
    }
}

static void
read_marks (const char *text, unsigned first_line, GArray *records)
{
  Document *document;
  MarkGrid grid;

  find_grid (&grid, (Span) { text, text + strlen (text) }, first_line);
  if (grid.rows == 0)
    grid.error.reason = PARSE_UNKNOWN;
  else if (grid.error.reason == PARSE_OK && grid.rows != 9)
    grid.error = (ParseError) {
      .reason = PARSE_WRONG_ROWS, .line = grid.last_line, .found = grid.rows, .expected = 9
    };
  if (grid.error.reason != PARSE_OK)
    {
      records_fail (records, grid.first_line ? grid.first_line : first_line, grid.error);
      return;
    }

  document = document_new ();
  document_set_candidates (document, grid.groups);
  records_add (records, grid.first_line, document);
}

static int
sniff (const char *text)
{
  MarkGrid grid;

  find_grid (&grid, (Span) { text, text + strlen (text) }, 1);
  if (grid.rows == 9 && grid.mark_rows > 0 && grid.error.reason == PARSE_OK)
    return SCORE_GOOD;

  return grid.mark_rows >= MIN_ROWS ? SCORE_NEAR : 0;
}

/* The player's marks without what a clue has ruled out since; without marks, whatever is possible. */
Digits
document_candidates (const Document *document, const Board *clues, int cell)
{
  const DocumentCell *marks = &document->cells[cell];
  Digits possible = board_possible (clues, cell);
  Digits group = digits_intersection (marks->centre ? marks->centre : marks->corner, possible);

  if (marks->given)
    return digits_of (marks->given);

  return group ? group : possible;
}

static void
write_rule (char corner, char cross, const unsigned widths[9], GString *text)
{
  g_string_append_c (text, corner);
  for (int column = 0; column < 9; column++)
    {
      for (unsigned i = 0; i < widths[column] + 2; i++)
        g_string_append_c (text, '-');
      if (column % 3 == 2)
        g_string_append_c (text, column == 8 ? corner : cross);
    }
  g_string_append_c (text, '\n');
}

static void
write_group (Digits group, unsigned width, GString *text)
{
  if (!group)
    {
      g_string_append_c (text, '.');
      width--;
    }
  for_each_digit (digit, group)
    {
      g_string_append_c (text, (char) ('0' + digit));
      width--;
    }
  while (width-- > 0)
    g_string_append_c (text, ' ');
}

void
pm_write (const Digits groups[N_CELLS], GString *text)
{
  unsigned widths[9] = { 0 };

  for (int cell = 0; cell < N_CELLS; cell++)
    widths[cell % 9] = MAX (widths[cell % 9], MAX (1, (unsigned) digits_count (groups[cell])));
  write_rule ('*', '-', widths, text);
  for (int row = 0; row < 9; row++)
    {
      for (int column = 0; column < 9; column++)
        {
          g_string_append (text, column % 3 == 0 ? "| " : "");
          write_group (groups[cell_at (row, column)], widths[column] + (column % 3 == 2 ? 1 : 2), text);
        }
      g_string_append (text, "|\n");
      if (row % 3 == 2)
        write_rule (row == 8 ? '*' : '|', row == 8 ? '-' : '+', widths, text);
    }
}

static void
write_marks (const Document *document, GString *text)
{
  Digits groups[N_CELLS];
  Board board;

  document_get_board (document, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    groups[cell] = document_candidates (document, &board, cell);
  pm_write (groups, text);
}

const Format format_pm = {
  .id = "pm",
  .name = N_("Grid of pencil marks"),
  .extension = "pm",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_MARKS,
  .sniff = sniff,
  .read = read_marks,
  .write = write_marks,
};
