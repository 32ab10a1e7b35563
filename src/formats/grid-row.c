/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "grid-row.h"

#include <string.h>

/* A longer line is no row. */
enum { MAX_CHARACTERS = 160, MIN_FIELDS = 5, MIN_PIPES = 8, MIN_CELLS_OF_BAD = 6, MAX_BAD = 2 };

/* A line as characters, with everything that looks alike made alike. */
typedef struct {
  char      sign[MAX_CHARACTERS + 1];      /* NUL-terminated; '\1': no ASCII character */
  gunichar  code[MAX_CHARACTERS];
  unsigned  n;
} Characters;

static char
plain_sign (gunichar code)
{
  if (code < 0x80)
    return (char) code;
  if (code == 0x2502 || code == 0x2503 || code == 0x2551)             /* │ ┃ ║ */
    return '|';
  if (code >= 0x2500 && code <= 0x257f)                               /* the rest of the box drawing */
    return '+';
  if (g_unichar_isspace (code))
    return ' ';

  return '\1';
}

/* False: too long for a row. */
static bool
characters_read (Characters *characters, Span line)
{
  characters->n = 0;
  for (const char *place = line.start; place < line.end; place = g_utf8_next_char (place))
    {
      if (characters->n == MAX_CHARACTERS)
        return false;
      characters->code[characters->n] = g_utf8_get_char (place);
      characters->sign[characters->n] = plain_sign (characters->code[characters->n]);
      characters->n++;
    }
  characters->sign[characters->n] = '\0';

  return true;
}

static unsigned
count_of (const Characters *characters, char sign)
{
  unsigned n = 0;

  for (unsigned i = 0; i < characters->n; i++)
    n += characters->sign[i] == sign;

  return n;
}

/* The digit, 0 for an empty cell, −1 for anything else. */
static int
cell_value (char sign, GridEmpty empty)
{
  if (sign >= '1' && sign <= '9')
    return sign - '0';
  switch (empty)
    {
    case EMPTY_SIGN:
      return strchr (".0_xX", sign) ? 0 : -1;
    case EMPTY_DASH:
      return sign == '-' ? 0 : -1;
    case EMPTY_STAR:
      return sign == '*' ? 0 : -1;
    case EMPTY_SPACE:
    case EMPTY_WIDE_SPACE:
    default:
      return -1;
    }
}

/* What may stand around and between cells without meaning anything. */
static bool
is_frame (char sign)
{
  return strchr ("|!:+=>`\"'[](){}/\\-*.,;&$~ \t", sign) != NULL;
}

/* The columns of a row that has spaces for empty cells: frames take no column, and the end may be cut. Returns how
 * many there are; *digits is how many of them are filled. */
static unsigned
find_columns (const Characters *characters, char columns[MAX_CHARACTERS], unsigned *digits)
{
  unsigned n = 0;

  *digits = 0;
  for (unsigned i = 0; i < characters->n; i++)
    {
      char sign = characters->sign[i];
      bool digit = sign >= '1' && sign <= '9';

      if (digit || sign == ' ')
        columns[n++] = sign;
      *digits += digit;
    }
  while (n > 0 && columns[n - 1] == ' ')
    n--;

  return n;
}

/* Ten columns to seventeen, and none of the even ones filled. */
static bool
is_wide (const Characters *characters)
{
  char columns[MAX_CHARACTERS];
  unsigned digits, n = find_columns (characters, columns, &digits);

  for (unsigned i = 1; i < n; i += 2)
    if (columns[i] != ' ')
      return false;

  return n > 9 && n <= 17 && digits < 9;
}

/* Whether a space stands before or between the digits. */
static bool
has_gap (const Characters *characters)
{
  char columns[MAX_CHARACTERS];
  unsigned digits, n = find_columns (characters, columns, &digits);

  return memchr (columns, ' ', n) != NULL;
}

GridEmpty
grid_row_find_empty (Span text)
{
  bool sign = false, dash = false, star = false, wide = false, gap = false;
  Characters characters;
  Span line;

  while (span_next_line (&text, &line))
    {
      const char *signs = characters.sign;

      if (!characters_read (&characters, line) || strpbrk (signs, "123456789") == NULL
          || strspn (signs, "0123456789._xX-*|!:+=>`\"'[](){}/\\,;&$~ \t") < characters.n)
        continue;
      sign |= strpbrk (signs, "0._xX") != NULL;
      dash |= strchr (signs, '-') != NULL;
      star |= strchr (signs, '*') != NULL;
      wide |= is_wide (&characters);
      gap |= has_gap (&characters);
    }

  /* Where no space stands for a cell either, nothing does, and a short row is not cut but wrong. */
  if (!gap && !dash && !star)
    return EMPTY_SIGN;

  return sign ? EMPTY_SIGN : dash ? EMPTY_DASH : star ? EMPTY_STAR : wide ? EMPTY_WIDE_SPACE : EMPTY_SPACE;
}

static void
add_cell (GridRow *row, int digit, unsigned column)
{
  if (row->n < 9)
    row->digits[row->n] = (uint8_t) digit;
  if (row->n++ == 9)
    row->column = column;
}

static void
add_bad (GridRow *row, const Characters *characters, unsigned i)
{
  if (row->kind == GRID_BAD)
    return;
  row->kind = GRID_BAD;
  row->column = i + 1;
  row->bad = characters->code[i];
}

/* One field of a table: empty, or one cell. Returns whether it was one. */
static bool
add_field (GridRow *row, const Characters *characters, unsigned start, unsigned end, GridEmpty empty)
{
  unsigned first = start;

  while (start < end && cell_value (characters->sign[start], empty) < 0 && is_frame (characters->sign[start]))
    start++;
  while (end > start && cell_value (characters->sign[end - 1], empty) < 0 && is_frame (characters->sign[end - 1]))
    end--;
  if (start == end)
    {
      add_cell (row, 0, first + 1);
      return true;
    }
  add_cell (row, MAX (cell_value (characters->sign[start], empty), 0), start + 1);
  if (cell_value (characters->sign[start], empty) < 0)
    add_bad (row, characters, start);
  else if (end - start > 1)
    add_bad (row, characters, start + 1);

  return row->kind != GRID_BAD;
}

static char
find_separator (const Characters *characters)
{
  for (const char *separators = "&,;\t"; *separators; separators++)
    if (count_of (characters, *separators) >= MIN_FIELDS - 1)
      return *separators;

  return count_of (characters, '|') >= MIN_PIPES ? '|' : '\0';
}

static bool
ends_with (const Characters *characters, unsigned start, unsigned end, const char *signs)
{
  unsigned n = (unsigned) strlen (signs);

  return end - start >= n && strncmp (characters->sign + end - n, signs, n) == 0;
}

/* "5,3,,,7,,,," and "| 5 | 3 |  | …". */
static void
read_fields (GridRow *row, const Characters *characters, char separator, GridEmpty empty)
{
  unsigned start = 0, end = characters->n, good = 0;

  if (separator == '|' && strspn (characters->sign, "|-: ") == characters->n
      && (strstr (characters->sign, "--") || strstr (characters->sign, ":-") || strstr (characters->sign, "-:")))
    {
      row->kind = GRID_RULE;
      return;
    }
  if (separator == '&' && strstr (characters->sign, "\\\\"))          /* "\\ \hline" ends a row of LaTeX */
    end = (unsigned) (strstr (characters->sign, "\\\\") - characters->sign);
  while (separator != '\t' && end > start && strchr (" \t", characters->sign[end - 1]))
    end--;
  while (separator != '\t' && start < end && strchr (" >\t", characters->sign[start]))
    start++;
  if (separator == '|' && start < end && characters->sign[start] == '|')
    start++;
  if (count_of (characters, '|') > 9 && ends_with (characters, start, end, "|."))
    end--;                               /* "|2|5| |.", LaTeX's sudoku package; with fewer the dot is the last cell */
  if (separator == '|' && ends_with (characters, start, end, "|"))
    end--;
  if (separator == ',' && ends_with (characters, start, end, ",") && strchr (characters->sign, ']'))
    end--;
  if (separator == ',' && ends_with (characters, start, end, ",") && strchr (characters->sign, '}'))
    end--;

  row->kind = GRID_ROW;
  for (unsigned i = start; i <= end; i++)
    if (i == end || characters->sign[i] == separator)
      {
        good += add_field (row, characters, start, i, empty);
        start = i + 1;
      }
  if (row->kind == GRID_BAD ? good < MIN_CELLS_OF_BAD : row->n < MIN_FIELDS)
    row->kind = GRID_PROSE;
}

/* Without any sign for empty cells: nine columns, or every second of seventeen. */
static void
read_columns (GridRow *row, const Characters *characters, unsigned step)
{
  char columns[MAX_CHARACTERS];
  unsigned digits, n = find_columns (characters, columns, &digits);

  if (digits == 9 || n > 9 * step - (step - 1))
    return;                            /* the digits alone are counted */
  for (unsigned i = 0; i < n; i++)
    if (i % step != 0 && columns[i] != ' ')
      return;
  row->n = 9;
  for (unsigned i = 0; i < 9; i++)
    row->digits[i] = (uint8_t) (i * step < n && columns[i * step] != ' ' ? columns[i * step] - '0' : 0);
}

static void
read_cells (GridRow *row, const Characters *characters, GridEmpty empty)
{
  unsigned bad = 0, digits = 0, cells = 0;
  bool cross = strchr (characters->sign, '+') != NULL;
  bool space = empty == EMPTY_SPACE || empty == EMPTY_WIDE_SPACE;

  row->kind = GRID_ROW;
  for (unsigned i = 0; i < characters->n; i++)
    {
      char sign = characters->sign[i];
      int value = cell_value (sign, empty);

      digits += value > 0;
      cells += value >= 0;
      if (value >= 0)
        add_cell (row, value, i + 1);
      else if (!is_frame (sign))
        {
          add_bad (row, characters, i);
          bad++;
        }
    }

  if (bad > 0)
    row->kind = bad <= MAX_BAD && cells >= MIN_CELLS_OF_BAD ? GRID_BAD : GRID_PROSE;
  else if (digits == 0 && empty == EMPTY_SIGN && strstr (characters->sign, "--"))
    row->kind = GRID_FRAME;            /* also with dots for its corners */
  else if (digits == 0 && (empty == EMPTY_DASH || empty == EMPTY_STAR) && (row->n != 9 || cross))
    row->kind = GRID_FRAME;
  else if (space && (digits > 0 || (strchr (characters->sign, '|') && !strpbrk (characters->sign, "-+="))))
    read_columns (row, characters, empty == EMPTY_SPACE ? 1 : 2);
  else if (row->n == 0)
    row->kind = GRID_FRAME;
}

static bool
is_rule_of_latex (Span line)
{
  static const char *const rules[] = { "\\hline", "\\cline", "\\toprule", "\\midrule", "\\bottomrule", "\\cmidrule" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rules); i++)
    if ((size_t) (line.end - line.start) >= strlen (rules[i]) && strncmp (line.start, rules[i], strlen (rules[i])) == 0)
      return true;
  return false;
}

void
grid_row_read (GridRow *row, Span line, GridEmpty empty)
{
  Characters characters;
  Span trimmed = span_trim (line);
  char separator;

  memset (row, 0, sizeof *row);
  if (!characters_read (&characters, line))
    {
      row->kind = GRID_PROSE;
      return;
    }
  separator = find_separator (&characters);
  if (is_rule_of_latex (trimmed))
    {
      row->kind = GRID_FRAME;
      return;
    }
  if (span_is_empty (trimmed) && separator != '\t' && !(empty == EMPTY_SPACE && characters.n == 9)
      && !(empty == EMPTY_WIDE_SPACE && characters.n == 17))
    row->kind = GRID_BLANK;
  else if (span_is_empty (trimmed) && separator != '\t')
    *row = (GridRow) { .kind = GRID_ROW, .n = 9 };
  else if (separator)
    read_fields (row, &characters, separator, empty);
  else
    read_cells (row, &characters, empty);

  if (row->kind == GRID_ROW && row->n < 9)
    row->column = column_of (line.start, trimmed.end);
}
