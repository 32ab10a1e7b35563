/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-text.c — what every reader does with a piece of text: cut lines, know cells, name places. */
#include <string.h>

#include "engine/fast/count.h"
#include "format-private.h"

int
cell_sign (unsigned char c)
{
  switch (c)
    {
    case '1' ... '9':
      return c - '0';
    case '.':
    case '0':
    case '*':
    case '_':
    case '-':
    case 'x':
    case 'X':
      return 0;
    default:
      return -1;
    }
}

/* So many cells from the start of the field on, at most 81; the first go to digits. */
static int
scan_cells (Span field, uint8_t digits[N_CELLS])
{
  int n = 0;

  for (; n < N_CELLS && field.start + n < field.end; n++)
    {
      int sign = cell_sign ((unsigned char) field.start[n]);

      if (sign < 0)
        break;
      digits[n] = (uint8_t) sign;
    }
  return n;
}

bool
cells_read (const char *line, Span field, unsigned number, uint8_t digits[N_CELLS], ParseError *error)
{
  int n = scan_cells (field, digits);

  if (n == N_CELLS && field.end - field.start == N_CELLS)
    return true;
  if (n < N_CELLS && field.start + n < field.end)
    *error = error_at_character (line, field.start + n, field.end, number);
  else
    *error = (ParseError) {
      .reason = PARSE_WRONG_LENGTH, .line = number, .column = column_of (line, field.start + n),
      .found = field.end - field.start, .expected = N_CELLS,
    };
  return false;
}

bool
is_technique_sign (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

void
cells_write (const uint8_t digits[N_CELLS], char empty, GString *text)
{
  char cells[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    cells[cell] = (char) (digits[cell] ? '0' + digits[cell] : empty);
  g_string_append_len (text, cells, N_CELLS);
}

bool
document_givens (const Document *document, uint8_t digits[N_CELLS])
{
  bool any = false;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      digits[cell] = document->cells[cell].given;
      any |= digits[cell] != 0;
    }

  return any;
}

/* Whether there is one solution is asked before it is written: the second time the answer is known. */
bool
document_solution (const Document *document, uint8_t digits[N_CELLS])
{
  static _Thread_local CountPuzzle asked;
  static _Thread_local uint8_t found[COUNT_KEPT][N_CELLS];
  static _Thread_local uint64_t n_found;             /* 0 before anything was asked: no cell of asked has a digit */
  CountPuzzle puzzle;

  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = document->cells[cell].given ? digits_of (document->cells[cell].given) : DIGITS_ALL;
  if (memcmp (&puzzle, &asked, sizeof puzzle) != 0)
    n_found = count_solutions (&puzzle, 2, found, NULL);
  asked = puzzle;
  if (n_found != 1)
    return false;
  if (digits)
    memcpy (digits, found[0], N_CELLS);

  return true;
}

Digits
document_struck (const Document *document, const Board *filled, int cell)
{
  const DocumentCell *from = &document->cells[cell];
  Digits marks = from->centre ? from->centre : from->corner, possible;

  if (filled->digit[cell] || !marks)
    return DIGITS_NONE;
  possible = board_possible (filled, cell);
  marks = digits_intersection (marks, possible);
  return marks ? digits_difference (possible, marks) : DIGITS_NONE;
}

bool
span_next_line (Span *rest, Span *line)
{
  const char *end;

  if (rest->start >= rest->end)
    return false;

  end = memchr (rest->start, '\n', (size_t) (rest->end - rest->start));
  *line = (Span) { rest->start, end ? end : rest->end };
  rest->start = end ? end + 1 : rest->end;

  return true;
}

Span
span_trim (Span span)
{
  while (span.start < span.end && g_ascii_isspace (*span.start))
    span.start++;
  while (span.end > span.start && g_ascii_isspace (span.end[-1]))
    span.end--;

  return span;
}

bool
span_is_empty (Span span)
{
  return span.start >= span.end;
}

bool
span_equal (Span span, const char *text)
{
  size_t length = strlen (text);

  return (size_t) (span.end - span.start) == length && g_ascii_strncasecmp (span.start, text, length) == 0;
}

unsigned
column_of (const char *start, const char *place)
{
  unsigned column = 1;

  for (; start < place; start++)
    column += ((unsigned char) *start & 0xc0) != 0x80;

  return column;
}

ParseError
error_at_character (const char *start, const char *place, const char *end, unsigned line)
{
  gunichar character = g_utf8_get_char_validated (place, end - place);
  bool valid = character != (gunichar) -1 && character != (gunichar) -2;

  return (ParseError) {
    .reason = valid ? PARSE_BAD_CHARACTER : PARSE_ENCODING,
    .line = line,
    .column = column_of (start, place),
    .found = valid ? (int64_t) character : (unsigned char) *place,
  };
}

ParseError
error_with_detail (ParseReason reason, unsigned line, const char *detail, size_t length)
{
  ParseError error = { .reason = reason, .line = line };
  const char *valid;

  length = MIN (length, sizeof error.detail - 1);
  g_utf8_validate_len (detail, length, &valid);       /* so that no character is cut in two */
  memcpy (error.detail, detail, (size_t) (valid - detail));

  return error;
}

static bool
is_quoted (Span line)
{
  line = span_trim (line);
  return span_is_empty (line) || *line.start == '>';
}

char *
text_unquoted (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;
  char *plain;

  if (!strchr (text, '>'))
    return NULL;
  while (span_next_line (&rest, &line))
    if (!is_quoted (line))
      return NULL;

  plain = g_strdup (text);
  for (char *place = plain; *place; place += strcspn (place, "\n"), place += *place != '\0')
    for (; *place == '>' || *place == ' ' || *place == '\t'; place++)
      *place = ' ';
  return plain;
}
