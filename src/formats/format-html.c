/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-html.c — tables of a web page: nine rows of nine cells with a digit, an empty sign or nothing in each.
 *
 * Only tags are looked for, for no page is well-formed. A cell may hold further tags; of an <input> its value counts. A table
 * that is almost one is a mistake that is worth a message, the others belong to the page. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_TABLE = 96, MIN_ROWS = 5, MIN_CELLS = 5 };

typedef struct {
  GArray     *records;
  uint8_t     digits[N_CELLS];
  unsigned    rows, cells;         /* of the table, of the row */
  unsigned    first_line;          /* of the table */
  bool        in_cell, filled;     /* the cell has a sign */
  bool        likely;              /* a row of five cells or more */
  ParseError  error;               /* of the table, the first */
  ParseError  near;                /* of the first table that is almost a puzzle */
} Page;

/* Where a tag or a character stands. */
typedef struct {
  const char *line_start;
  unsigned    line;
} Place;

static void
complain (Page *page, ParseError error)
{
  if (page->error.reason == PARSE_OK)
    page->error = error;
}

static void
end_row (Page *page, const Place *place)
{
  page->in_cell = false;
  if (page->cells == 0)
    return;
  page->likely |= page->cells >= MIN_CELLS;
  if (page->cells != 9)
    complain (page, (ParseError) { .reason = PARSE_WRONG_ROW, .line = place->line, .found = page->cells, .expected = 9 });
  page->rows++;
  page->cells = 0;
}

static void
end_table (Page *page, const Place *place)
{
  end_row (page, place);
  if (page->rows > 0 && page->rows != 9)
    complain (page, (ParseError) { .reason = PARSE_WRONG_ROWS, .line = place->line, .found = page->rows, .expected = 9 });
  if (page->rows > 0 && page->error.reason == PARSE_OK)
    {
      Document *document = document_new ();

      for (int cell = 0; cell < N_CELLS; cell++)
        document->cells[cell].given = page->digits[cell];
      records_add (page->records, page->first_line, document);
    }
  else if (page->rows >= MIN_ROWS && page->likely && page->near.reason == PARSE_OK)
    page->near = page->error;
  page->rows = 0;
  page->likely = false;
  page->error.reason = PARSE_OK;
}

static void
start_cell (Page *page)
{
  page->cells++;
  page->in_cell = true;
  page->filled = false;
  if (page->cells <= 9 && page->rows < 9)
    page->digits[9 * page->rows + page->cells - 1] = 0;
}

static void
add_sign (Page *page, const char *at, const char *end, const Place *place)
{
  int sign = cell_sign ((unsigned char) *at);

  if (sign < 0 || page->filled)
    complain (page, error_at_character (place->line_start, at, end, place->line));
  else if (page->cells <= 9 && page->rows < 9)
    page->digits[9 * page->rows + page->cells - 1] = (uint8_t) sign;
  page->filled = true;
}

static bool
is_tag (Span tag, const char *name)
{
  size_t length = strlen (name);

  return (size_t) (tag.end - tag.start) >= length && g_ascii_strncasecmp (tag.start, name, length) == 0
         && (tag.start + length == tag.end || !g_ascii_isalnum (tag.start[length]));
}

/* <input value="5">. */
static void
read_value (Page *page, Span tag, const Place *place)
{
  const char *value = g_strstr_len (tag.start, tag.end - tag.start, "value=");

  if (!value || !page->in_cell)
    return;
  value += strlen ("value=");
  value += value < tag.end && (*value == '"' || *value == '\'');
  if (value < tag.end && !strchr ("\"' />", *value))
    add_sign (page, value, tag.end, place);
}

static void
read_tag (Page *page, Span tag, const Place *place)
{
  if (is_tag (tag, "table") || is_tag (tag, "/table"))
    {
      end_table (page, place);
      page->first_line = place->line;
    }
  else if (is_tag (tag, "tr") || is_tag (tag, "/tr"))
    end_row (page, place);
  else if (is_tag (tag, "td") || is_tag (tag, "th"))
    start_cell (page);
  else if (is_tag (tag, "/td") || is_tag (tag, "/th"))
    page->in_cell = false;
  else if (is_tag (tag, "input"))
    read_value (page, tag, place);
}

/* Of the named characters only blanks are in such a table. Moves *at behind what it read. */
static void
read_character (Page *page, const char **at, const char *end, const Place *place)
{
  static const char *const blanks[] = { "&nbsp;", "&#160;", "&#xa0;", "\xc2\xa0" };

  for (unsigned i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (g_ascii_strncasecmp (*at, blanks[i], strlen (blanks[i])) == 0)
      {
        *at += strlen (blanks[i]);
        return;
      }
  if (page->in_cell && !g_ascii_isspace (**at))
    add_sign (page, *at, end, place);
  *at = g_utf8_next_char (*at);
}

static void
read_page (Page *page, const char *text, unsigned first_line)
{
  const char *end = text + strlen (text);
  Place place = { text, first_line };
  unsigned before = page->records->len;

  page->first_line = first_line;
  for (const char *at = text; at < end && page->records->len - before <= READ_TABLES_MAX;)
    if (*at == '\n')
      place = (Place) { ++at, place.line + 1 };
    else if (*at == '<' && (g_ascii_isalpha (at[1]) || at[1] == '/' || at[1] == '!'))
      {
        size_t length = strcspn (at, ">");
        Place start = place;

        for (const char *c = at; c < at + length; c++)
          if (*c == '\n')
            place = (Place) { c + 1, place.line + 1 };
        read_tag (page, (Span) { at + 1, at + length }, &start);
        at += length + (at[length] == '>');
      }
    else
      read_character (page, &at, end, &place);
  end_table (page, &place);
}

static void
read_tables (const char *text, unsigned first_line, GArray *records)
{
  Page page = { .records = records };
  unsigned before = records->len;

  read_page (&page, text, first_line);
  if (records->len - before > READ_TABLES_MAX)
    {
      unsigned line = g_array_index (records, Record, before + READ_TABLES_MAX).line;

      g_array_set_size (records, before + READ_TABLES_MAX);
      records_fail (records, line, (ParseError) {
        .reason = PARSE_TOO_LARGE, .line = line, .expected = READ_TABLES_MAX * N_CELLS
      });
    }
  if (records->len > before)
    return;
  if (page.near.reason == PARSE_OK)
    page.near.reason = PARSE_UNKNOWN;
  records_fail (records, MAX (page.near.line, first_line), page.near);
}

static int
sniff (const char *text)
{
  g_autoptr (GArray) records = NULL;
  Page page = { 0 };

  if (!strstr (text, "<t") && !strstr (text, "<T"))
    return 0;
  page.records = records = g_array_new (FALSE, FALSE, sizeof (Record));
  g_array_set_clear_func (records, (GDestroyNotify) record_clear);
  read_page (&page, text, 1);
  return records->len > 0 || page.near.reason != PARSE_OK ? SCORE_TABLE : 0;
}

const Format format_html = {
  .id = "html",
  .name = N_("Table of a web page"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_COLLECTION,
  .sniff = sniff,
  .read = read_tables,
};
