/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-sdk.c — files of SadMan Sudoku and SudoCue: who made it, and nine rows of nine.
 *
 * "#A" author, "#D" description, "#C" comment, "#B" date, "#S" source, "#L" level, "#U" url, and ours "#T"
 * title and "#R" rating with its scale, "#R se 8.3/1.2/1.2"; or sections, [Puzzle] with the clues and [State]
 * with what stands on the board by now. Unknown sections and unknown # lines are passed over. */
#include <glib/gi18n.h>
#include <stddef.h>
#include <string.h>

#include "format-private.h"
#include "text-visible.h"

enum { SCORE_SECTIONS = 95, SCORE_ABOUT = 92, SCORE_ROWS = 85, SCORE_NEAR = 60 };

static const struct { char letter; size_t offset; } about[] = {
  { 'T', offsetof (Document, title) },
  { 'A', offsetof (Document, author) },
  { 'D', offsetof (Document, description) },
  { 'C', offsetof (Document, comment) },
  { 'B', offsetof (Document, date) },
  { 'S', offsetof (Document, source) },
  { 'L', offsetof (Document, level) },
  { 'U', offsetof (Document, url) },
};

typedef struct {
  uint8_t  digits[N_CELLS];
  unsigned rows;
  unsigned last_line;            /* of the ninth row, or of the tenth */
} Rows;

typedef struct {
  Document *document;
  GString  *about[G_N_ELEMENTS (about)];      /* NULL: nothing of that kind yet */
  Rows      puzzle, state;
  Rows     *section;             /* where rows go; NULL: a section that is passed over */
  ParseError error;
} Reading;

/* The index of the letter in about[], or −1. */
static int
find_about (Span line)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (about); i++)
    if (line.end - line.start >= 2 && line.start[0] == '#' && line.start[1] == about[i].letter)
      return i;

  return -1;
}

/* A second line of the same kind continues the text. One blank after the letter is none of it. */
static void
read_about (Reading *reading, Span line)
{
  int i = find_about (line);

  if (i < 0)
    return;
  line.start += 2;
  if (line.start < line.end && *line.start == ' ')
    line.start++;
  if (reading->about[i])
    g_string_append_c (reading->about[i], '\n');
  else
    reading->about[i] = g_string_new (NULL);
  g_string_append_len (reading->about[i], line.start, line.end - line.start);
}

/* One that nobody understands is passed over like any unknown line. */
static void
read_note (Reading *reading, Span line)
{
  if (line.end - line.start > 2 && line.start[1] == 'R')
    rating_read (span_trim ((Span) { line.start + 2, line.end }), &reading->document->rating);
  else
    read_about (reading, line);
}

/* Hands the texts to the document. */
static void
finish_about (Reading *reading)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (about); i++)
    if (reading->about[i])
      G_STRUCT_MEMBER (char *, reading->document, about[i].offset) = g_string_free (reading->about[i], FALSE);
}

static void
read_row (Reading *reading, Span line, unsigned number)
{
  Rows *rows = reading->section;
  unsigned n = 0;
  const char *tenth = NULL;
  Span row = span_trim (line);

  for (const char *place = row.start; place < row.end; place++)
    {
      int sign = cell_sign ((unsigned char) *place);

      if (*place == ' ' || *place == '\t')
        continue;
      if (sign < 0)
        {
          reading->error = error_at_character (line.start, place, line.end, number);
          return;
        }
      if (n < 9 && rows->rows < 9)
        rows->digits[9 * rows->rows + n] = (uint8_t) sign;
      if (n++ == 9)
        tenth = place;
    }
  if (n != 9)
    reading->error = (ParseError) {
      .reason = PARSE_WRONG_ROW, .line = number, .found = n, .expected = 9,
      .column = column_of (line.start, tenth ? tenth : row.end),
    };
  if (rows->rows <= 9)
    rows->last_line = number;
  rows->rows++;
}

static void
read_line (Reading *reading, Span line, unsigned number)
{
  Span trimmed = span_trim (line);

  if (span_is_empty (trimmed))
    return;
  if (*line.start == '#')
    read_note (reading, line);
  else if (*trimmed.start != '[')
    {
      if (reading->section)
        read_row (reading, line, number);
    }
  else if (span_equal (trimmed, "[Puzzle]"))
    reading->section = &reading->puzzle;
  else if (span_equal (trimmed, "[State]"))
    reading->section = &reading->state;
  else
    reading->section = NULL;
}

static void
check_rows (Reading *reading, const Rows *rows)
{
  if (reading->error.reason == PARSE_OK && rows->rows != 9)
    reading->error = (ParseError) {
      .reason = PARSE_WRONG_ROWS, .line = rows->last_line, .found = rows->rows, .expected = 9
    };
}

/* The state repeats the clues; what it has beside them the player entered. */
static void
fill_cells (Reading *reading)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int given = reading->puzzle.digits[cell], now = reading->state.digits[cell];

      reading->document->cells[cell].given = (uint8_t) given;
      reading->document->cells[cell].entry = (uint8_t) (given ? 0 : now);
      if (given && now && given != now)
        reading->error = error_with_detail (PARSE_BAD_VALUE, 0, "[State]", strlen ("[State]"));
    }
}

static void
read_sdk (const char *text, unsigned first_line, GArray *records)
{
  Reading reading = { .document = document_new () };
  Span rest = { text, text + strlen (text) }, line;

  reading.section = &reading.puzzle;
  for (unsigned number = first_line; reading.error.reason == PARSE_OK && span_next_line (&rest, &line); number++)
    read_line (&reading, line, number);

  finish_about (&reading);

  if (reading.error.reason == PARSE_OK && reading.puzzle.rows == 0)
    reading.error = error_with_detail (PARSE_MISSING, 0, "[Puzzle]", strlen ("[Puzzle]"));
  check_rows (&reading, &reading.puzzle);
  if (reading.state.rows > 0)
    check_rows (&reading, &reading.state);
  if (reading.error.reason == PARSE_OK)
    fill_cells (&reading);

  if (reading.error.reason == PARSE_OK)
    records_add (records, first_line, reading.document);
  else
    {
      records_fail (records, first_line, reading.error);
      document_free (reading.document);
    }
}

/* Nine bare rows of digits and dots are what a file without any "about" looks like. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;
  unsigned rows = 0, others = 0;
  bool noted = false;

  while (others == 0 && span_next_line (&rest, &line))
    {
      Span trimmed = span_trim (line);

      if (span_is_empty (trimmed))
        continue;
      if (span_equal (trimmed, "[Puzzle]") || span_equal (trimmed, "[State]"))
        return SCORE_SECTIONS;
      if (find_about (line) >= 0)
        noted = true;
      else if (*line.start != '#')
        {
          bool row = line.end - line.start == 9 && strspn (line.start, ".123456789") == 9;

          rows += row;
          others += !row;
        }
    }
  if (rows == 9 && others == 0)
    return noted ? SCORE_ABOUT : SCORE_ROWS;

  return noted && rows > 0 ? SCORE_NEAR : 0;
}

/* A line break starts another line of the same kind; what no text file may hold becomes a blank. */
static void
write_about (const Document *document, unsigned i, GString *text)
{
  const char *value = G_STRUCT_MEMBER (const char *, document, about[i].offset);
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;

  if (value == NULL)
    return;
  valid = text_without_controls (value, "\t\n");
  if (*valid == '\0')
    g_string_append_printf (text, "#%c\n", about[i].letter);

  lines = g_strsplit (valid, "\n", -1);
  for (unsigned j = 0; lines[j]; j++)
    g_string_append_printf (text, "#%c%s%s\n", about[i].letter, lines[j][0] == ' ' ? " " : "", lines[j]);
}

static void
write_rows (const uint8_t digits[N_CELLS], GString *text)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_string_append_c (text, (char) (digits[cell] ? '0' + digits[cell] : '.'));
      if (cell % 9 == 8)
        g_string_append_c (text, '\n');
    }
}

static void
write_sdk (const Document *document, GString *text)
{
  uint8_t givens[N_CELLS], state[N_CELLS];
  bool entries = false;

  document_givens (document, givens);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      state[cell] = givens[cell] ? givens[cell] : document->cells[cell].entry;
      entries |= document->cells[cell].entry != 0;
    }

  for (unsigned i = 0; i < G_N_ELEMENTS (about); i++)
    write_about (document, i, text);
  if (document->rating.scale)
    {
      g_string_append (text, "#R ");
      rating_write (&document->rating, text);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, entries ? "[Puzzle]\n" : "");
  write_rows (givens, text);
  if (entries)
    {
      g_string_append (text, "[State]\n");
      write_rows (state, text);
    }
}

const Format format_sdk = {
  .id = "sdk",
  .name = N_("SadMan and SudoCue puzzle"),
  .extension = "sdk",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_ABOUT | HOLDS_RATING | HOLDS_SCALES,
  .sniff = sniff,
  .read = read_sdk,
  .write = write_sdk,
};
