/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-line.c — 81 characters in reading order, one puzzle a line.
 *
 * 1–9, and for an empty cell one of . 0 * _ - x X or, in a line without these, a space. What follows
 * the 81 is a comment. Nine groups of nine are read too, and 81 groups of digits are pencil marks.
 *
 * Boards of other sizes have their own number of signs, and nothing behind them but a remark after #: plain-board.h.
 *
 * The 81 must end where they end: of a longer run of cells nothing is read, for then it is something
 * else (729 candidate flags, two puzzles without a break) or a mistake. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"
#include "plain-board.h"

/* Puzzles one below the other are sniffed by their first so many. */
enum { SNIFF_LINES = 256, SCORE_GOOD = 90, SCORE_SOME = 40, SCORE_NEAR = 15, NEAR_CELLS = 40 };

static Document *
document_of_digits (const uint8_t digits[N_CELLS])
{
  Document *document = document_new ();

  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = digits[cell];

  return document;
}

/* How many cells follow each other from place on; the first 81 go to digits. */
static size_t
cell_run (const char *place, uint8_t digits[N_CELLS])
{
  size_t n = 0;
  int sign;

  for (; (sign = cell_sign ((unsigned char) place[n])) >= 0; n++)
    if (n < N_CELLS)
      digits[n] = (uint8_t) sign;

  return n;
}

/* Spaces for empty cells: 81 columns that hold nothing but digits and spaces, and no cell behind them. */
static bool
parse_spaced (const char *line, uint8_t digits[N_CELLS])
{
  bool any = false;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (line[cell] != ' ' && (line[cell] < '1' || line[cell] > '9'))
        return false;
      digits[cell] = (uint8_t) (line[cell] == ' ' ? 0 : line[cell] - '0');
      any |= digits[cell] != 0;
    }

  return any && cell_sign ((unsigned char) line[N_CELLS]) < 0;
}

/* "530070000 600195000 …": nine runs of nine, with one sign between them. */
static bool
parse_nines (const char *place, uint8_t digits[N_CELLS])
{
  for (int row = 0; row < 9; row++)
    {
      for (int column = 0; column < 9; column++, place++)
        {
          int sign = cell_sign ((unsigned char) *place);

          if (sign < 0)
            return false;
          digits[9 * row + column] = (uint8_t) sign;
        }
      if (row < 8 && (*place == '\0' || !strchr (" ,;/|", *place++)))
        return false;
    }

  return cell_sign ((unsigned char) *place) < 0;
}

/* One group of digits without repeats, or a single sign of an empty cell; moves *place behind it. */
static bool
scan_group (const char **place, Digits *group)
{
  const char *start = *place;

  *group = DIGITS_NONE;
  for (; **place >= '1' && **place <= '9'; (*place)++)
    {
      if (digits_has (*group, **place - '0'))
        return false;
      *group |= digits_of (**place - '0');
    }
  if (*place == start && cell_sign ((unsigned char) **place) == 0)
    (*place)++;

  return *place > start && (**place == '\0' || g_ascii_isspace (**place));
}

/* 81 groups with blanks between them. Single digits only are a plain puzzle. */
static Document *
parse_groups (const char *place)
{
  Document *document = NULL;
  Digits groups[N_CELLS];
  uint8_t digits[N_CELLS];
  bool marks = false;
  int n = 0;

  for (; n < N_CELLS; n++)
    {
      while (g_ascii_isspace (*place))
        place++;
      if (!scan_group (&place, &groups[n]))
        return NULL;
      marks |= digits_count (groups[n]) > 1;
      digits[n] = (uint8_t) (groups[n] ? digits_first (groups[n]) : 0);
    }
  while (g_ascii_isspace (*place))
    place++;
  if (cell_sign ((unsigned char) *place) >= 0)      /* an 82nd group */
    return NULL;

  if (!marks)
    return document_of_digits (digits);
  document = document_new ();
  document_set_candidates (document, groups);

  return document;
}

static ParseError
line_error (const char *line, const char *place, size_t run, unsigned number)
{
  const char *end = line + strlen (line), *stop = place + MIN (run, N_CELLS);
  unsigned column = column_of (line, stop);

  if (run > N_CELLS || *stop == '\0' || (run > 0 && g_ascii_isspace (*stop)))
    return (ParseError) {
      .reason = PARSE_WRONG_LENGTH, .line = number, .column = column,
      .found = (int64_t) run, .expected = N_CELLS,
    };

  return error_at_character (line, stop, end, number);
}

bool
line_parse (const char *line, unsigned number, Document **document, ParseError *error)
{
  const char *place = line;
  uint8_t digits[N_CELLS];
  size_t run;

  *document = NULL;
  while (g_ascii_isspace (*place))
    place++;
  if (*place == '\0' || *place == '#')
    return false;

  run = cell_run (place, digits);
  if (run == N_CELLS || (run < N_CELLS && parse_nines (place, digits)))
    *document = document_of_digits (digits);
  else if (run < N_CELLS)
    *document = parse_groups (place);                   /* first: 41 single digits with blanks between are 81 columns */
  if (*document == NULL && run < N_CELLS && parse_spaced (line, digits))
    *document = document_of_digits (digits);
  if (*document == NULL)
    *error = line_error (line, place, run, number);

  return true;
}

void
line_read (const char *text, unsigned first_line, GArray *records)
{
  Document *document;
  ParseError error;

  if (!line_parse (text, first_line, &document, &error))
    return;
  if (document)
    records_add (records, first_line, document);
  else
    records_fail (records, first_line, error);
}

/* Of another size. A line of nothing but signs of empty cells is one only if they are dots. */
static bool
read_other_size (const char *line, PlainBoard *board)
{
  Span text = span_trim ((Span) { line, line + strcspn (line, "#") });

  return plain_board_read (text, board) && (board->n_values > 0 || *text.start == '.');
}

/* A letter right behind 81 cells may be a cell of a larger board, or a jigsaw's region; then all of the line is of its board. */
static bool
goes_on (const char *line)
{
  Span text = span_trim ((Span) { line, line + strlen (line) });

  return text.end - text.start > N_CELLS && g_ascii_isalpha (text.start[N_CELLS]);
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Document *document;
  ParseError error;
  PlainBoard board;

  if (!line_parse (text, number, &document, &error))
    return;
  if ((!document || goes_on (text)) && read_other_size (text, &board))
    {
      document_free (document);
      document = plain_board_document (&board, number, &error);
    }
  if (document)
    records_add (records, number, document);
  else
    records_fail (records, number, error);
}

/* Nothing but cells and blanks, or many cells of which a few went wrong: a line with a mistake in it. */
static bool
is_near_miss (Span line)
{
  size_t cells = 0, others = 0;

  line = span_trim (line);
  for (const char *place = line.start; place < line.end; place++)
    {
      cells += cell_sign ((unsigned char) *place) >= 0;
      others += cell_sign ((unsigned char) *place) < 0 && *place != ' ';
    }

  return others == 0 ? cells > 0 : cells >= NEAR_CELLS && others * 4 <= cells;
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, span;
  int seen = 0, good = 0;
  bool near_miss = false;

  while (seen < SNIFF_LINES && span_next_line (&rest, &span))
    {
      g_autofree char *line = g_strndup (span.start, (size_t) (span.end - span.start));
      Document *document;
      ParseError error;
      PlainBoard board;

      if (!line_parse (line, 1, &document, &error))
        continue;
      seen++;
      good += document || (read_other_size (line, &board) && (board.n_values > 0 || board.has_regions));
      near_miss |= is_near_miss (span);
      document_free (document);
    }

  if (good > 0)
    return good * 2 >= seen ? SCORE_GOOD : SCORE_SOME;

  return near_miss ? SCORE_NEAR : 0;
}

static void
write_line (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];

  if (document->topology)
    plain_board_write (document, text);
  else
    {
      document_givens (document, digits);
      cells_write (digits, '.', text);
    }
  g_string_append_c (text, '\n');
}

const Format format_line = {
  .id = "line",
  .name = N_("81 characters a puzzle"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_RULES,
  .sniff = sniff,
  .read = read_line,
  .write = write_line,
  .holds = plain_board_holds,
};
