/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "format-repair.h"

#include <string.h>

#include "format-private.h"

/* A text is read again for each change that is tried; of a long one nothing is tried. */
enum { FEWEST_CELLS = 6 };

/* What is read instead of it where cells should be; 0: nothing. */
static char
meant_sign (gunichar character)
{
  switch (character)
    {
    case 'O':
    case 'o':
    case 'Q':
    case 0x041e:                         /* О */
    case 0x00b0:                         /* ° */
      return '0';
    case 'l':
    case 'I':
    case 'i':
    case '!':
      return '1';
    case 'Z':
    case 'z':
      return '2';
    case 'S':
    case 's':
      return '5';
    case 'b':
      return '6';
    case 'B':
      return '8';
    case 0x00b7:                         /* · */
    case 0x2022:                         /* • */
    case 0x2026:                         /* … */
    case 0x3002:                         /* 。 */
    case 0xff0e:                         /* ． */
    case 0x25a1:                         /* □ */
    case 0x2b1c:                         /* ⬜ */
      return '.';
    default:
      return g_unichar_digit_value (character) >= 0 ? (char) ('0' + g_unichar_digit_value (character)) : '\0';
    }
}

static bool
is_frame (gunichar character)
{
  return g_unichar_isspace (character) || (character < 0x80 && strchr ("|+,;:/'\"[]", (int) character))
         || (character >= 0x2500 && character <= 0x257f);
}

/* The line with the signs that are meant; returns whether there were others, and nothing in it that is none. */
static bool
mend_line (Span line, GString *text, const char **first)
{
  unsigned cells = 0, changed = 0;

  for (const char *place = line.start; place < line.end; place = g_utf8_next_char (place))
    {
      gunichar character = g_utf8_get_char (place);
      char     sign = character < 0x80 && cell_sign ((unsigned char) character) >= 0 ? (char) character : meant_sign (character);

      if (sign && sign != (char) character)
        *first = changed++ ? *first : place;
      cells += sign != 0;
      if (!sign && !is_frame (character))
        return false;
      if (sign)
        g_string_append_c (text, sign);
      else
        g_string_append_unichar (text, character);
    }
  return changed > 0 && cells >= FEWEST_CELLS;
}

static char *
mend_signs (const char *text, Repair *repair)
{
  GString *mended = g_string_new (NULL);
  Span rest = { text, text + strlen (text) }, line;

  for (unsigned number = 1; span_next_line (&rest, &line); number++)
    {
      gsize start = mended->len;
      const char *first = NULL;

      if (!mend_line (line, mended, &first))
        {
          g_string_truncate (mended, start);
          g_string_append_len (mended, line.start, line.end - line.start);
        }
      else if (!repair->line)
        {
          repair->line = number;
          repair->column = column_of (line.start, first);
        }
      g_string_append_c (mended, '\n');
    }
  return g_string_free (mended, FALSE);
}

/* How many puzzles the text is, without a word of complaint; 0: it is none. */
static unsigned
read_again (const char *text, bool *proper)
{
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

  *proper = true;
  for (unsigned i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;

      if (!document)
        return 0;
      *proper = *proper && document_solution (document, NULL);
    }
  return records->len;
}

/* What was found so far: the first change that leaves one solution, or else the last that can be read. */
typedef struct {
  Repair  *repair;
  unsigned n_wanted;                 /* puzzles; 0: any number of them */
  unsigned n_tried;
} Trial;

/* Takes the text. Returns whether to go on. */
static bool
try_text (Trial *trial, RepairKind kind, char *text, unsigned line, unsigned column)
{
  Repair  *repair = trial->repair;
  bool     proper;
  unsigned n = read_again (text, &proper);

  if (n > 0 && (trial->n_wanted == 0 || n == trial->n_wanted))
    {
      g_free (repair->text);
      *repair = (Repair) { .kind = kind, .text = text, .line = line, .column = column, .n_puzzles = n, .proper = proper };
      if (proper)
        return false;
    }
  else
    g_free (text);
  return ++trial->n_tried < REPAIR_TRIES_MAX;
}

static Span
line_at (const char *text, unsigned number)
{
  Span rest = { text, text + strlen (text) }, line = { rest.end, rest.end };

  while (number-- > 0)
    if (!span_next_line (&rest, &line))
      return (Span) { rest.end, rest.end };
  return line;
}

static char *
replaced (const char *text, const char *from, const char *to, const char *by)
{
  return g_strdup_printf ("%.*s%s%s", (int) (from - text), text, by, to);
}

/* The sign that the line has for an empty cell; in one without, the usual one. */
static char
empty_sign (Span line)
{
  for (const char *signs = ".0_*-xX"; *signs; signs++)
    if (memchr (line.start, *signs, (size_t) (line.end - line.start)))
      return *signs;
  return '.';
}

/* At each place of the line an empty cell; in a row with bars and blanks beside a cell, with what stands beside that. */
static void
try_cells_more (Trial *trial, const char *text, Span line, unsigned number)
{
  const char sign[2] = { empty_sign (line), '\0' };
  bool going = true;

  for (const char *place = line.start; going && place <= line.end; place++)
    if (place == line.end || cell_sign ((unsigned char) *place) >= 0)
      going = try_text (trial, REPAIR_PUT_CELL, replaced (text, place, place, sign), number, column_of (line.start, place));
}

static void
try_cells_less (Trial *trial, const char *text, Span line, unsigned number)
{
  bool going = true;

  for (const char *place = line.start; going && place < line.end; place++)
    if (cell_sign ((unsigned char) *place) >= 0)
      going = try_text (trial, REPAIR_DROP_CELL, replaced (text, place, place + 1, ""), number, column_of (line.start, place));
}

/* A row as the one at hand, with nothing in it. */
static char *
empty_row (Span line)
{
  char  empty = empty_sign (line);
  char *row = g_strndup (line.start, (size_t) (line.end - line.start));

  for (char *place = row; *place; place++)
    if (*place >= '1' && *place <= '9')
      *place = empty;
  return row;
}

static bool
is_row (Span line)
{
  unsigned cells = 0;
  bool     rule = true;

  for (const char *place = line.start; place < line.end; place++)
    {
      cells += cell_sign ((unsigned char) *place) >= 0;
      rule &= cell_sign ((unsigned char) *place) < 0 || *place == '-';
    }
  return cells == 9 && !rule;
}

/* Before each row, and behind the last. */
static void
try_row_more (Trial *trial, const char *text)
{
  Span rest = { text, text + strlen (text) }, line, last = { NULL, NULL };
  unsigned number = 1, last_number = 0;
  bool going = true;

  for (; going && span_next_line (&rest, &line); number++)
    if (is_row (line))
      {
        g_autofree char *row = empty_row (line);
        g_autofree char *above = g_strconcat (row, "\n", NULL);

        going = try_text (trial, REPAIR_PUT_ROW, replaced (text, line.start, line.start, above), number, 0);
        last = line;
        last_number = number;
      }
  if (going && last.start)
    {
      g_autofree char *row = empty_row (last);
      g_autofree char *below = g_strconcat ("\n", row, NULL);

      try_text (trial, REPAIR_PUT_ROW, replaced (text, last.end, last.end, below), last_number + 1, 0);
    }
}

/* Where a run of twice or more times 81 cells stands in the line, a break behind each 81. */
static void
try_breaks (Trial *trial, const char *text, Span line, unsigned number)
{
  const char *start = line.start, *end;
  g_autoptr (GString) apart = g_string_new (NULL);

  while (start < line.end && cell_sign ((unsigned char) *start) < 0) /* unreached: a line of too many cells has a cell */
    start++;
  for (end = start; end < line.end && cell_sign ((unsigned char) *end) >= 0; end++)
    {
      if (end > start && (end - start) % N_CELLS == 0)
        g_string_append_c (apart, '\n');
      g_string_append_c (apart, *end);
    }
  if ((end - start) % N_CELLS != 0 || end - start <= N_CELLS)
    return;
  trial->n_wanted = 0;
  try_text (trial, REPAIR_BREAK, replaced (text, start, end, apart->str), number, column_of (line.start, start + N_CELLS));
}

static void
try_at_error (Trial *trial, const char *text, const ParseError *error)
{
  Span line = line_at (text, error->line);

  if (error->reason == PARSE_WRONG_ROWS && error->found == error->expected - 1)
    try_row_more (trial, text);
  if (error->reason != PARSE_WRONG_LENGTH && error->reason != PARSE_WRONG_ROW)
    return;
  if (error->found == error->expected - 1)
    try_cells_more (trial, text, line, error->line);
  else if (error->found == error->expected + 1)
    try_cells_less (trial, text, line, error->line);
  else if (error->found > error->expected)
    try_breaks (trial, text, line, error->line);
}

bool
format_repair (const char *bytes, gsize length, const ParseError *error, Repair *repair)
{
  g_autofree char *text = NULL, *mended = NULL;
  Trial trial = { .repair = repair, .n_wanted = 1 };
  ParseError decoding;
  unsigned line, column;

  g_return_val_if_fail (error && repair, false);

  *repair = (Repair) { .kind = REPAIR_NONE };
  text = length <= REPAIR_MAX_BYTES ? format_decode (bytes, length, &decoding) : NULL;
  if (!text)
    return false;
  mended = mend_signs (text, repair);
  line = repair->line;
  column = repair->column;
  *repair = (Repair) { .kind = REPAIR_NONE };
  if (line)
    {
      trial.n_wanted = 0;
      try_text (&trial, REPAIR_SIGNS, g_steal_pointer (&mended), line, column);
    }
  else
    try_at_error (&trial, text, error);
  return repair->text != NULL;
}

void
repair_clear (Repair *repair)
{
  g_clear_pointer (&repair->text, g_free);
}
