/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-fpuzzles.c — addresses and texts of f-puzzles and SudokuPad, which hold the puzzle: no network is ever asked.
 *
 * JSON, packed by lz-string, stands behind "?load=" or behind fpuz, scl or ctc, with or without the page before it, anywhere in
 * a text; or JSON alone. Which of the two notations it is, its keys say (fpuzzles-cells.c). */
#include <glib/gi18n.h>

#include "fpuzzles.h"
#include "lz-string.h"

#define PAGE "https://f-puzzles.com/?load="

enum { SCORE_ALONE = 95, SCORE_WITHIN = 34, FEWEST_SIGNS = 40 };

/* Where the packed puzzle stands, as the pages' addresses have it; what stands between is passed over. */
static const struct { const char *page, *before; } pages[] = {
  { "f-puzzles.com/", "load=" },
  { "sudokupad.app/", NULL },
  { "crackingthecryptic.com/", NULL },
  { "sudokupad://puzzle/", NULL },
};

/* The longest first. */
static const char *const prefixes[] = { "fpuzzles", "fpuz", "scl", "ctc" };

static bool
is_sign (char c)
{
  return g_ascii_isalnum (c) || strchr ("+/=-_$%", c);
}

/* An address ends at what none holds; in prose it may stand in quotes or brackets. */
static bool
is_between (char c)
{
  return g_ascii_isspace (c) || strchr ("\"'<>()[]{}|,;", c);
}

/* Behind a prefix; NULL: there is none. */
static const char *
behind_prefix (const char *place)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (place, prefixes[i]))
      return place + strlen (prefixes[i]);
  return NULL;
}

/* The packed part of a word; NULL: it is none, or an address of the page that only leads to a puzzle. */
static const char *
find_packed (Span word)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      const char *place = g_strstr_len (word.start, word.end - word.start, pages[i].page);
      const char *before = place && pages[i].before ? g_strstr_len (place, word.end - place, pages[i].before) : NULL;

      if (!place)
        continue;
      if (pages[i].before)
        return before ? before + strlen (pages[i].before) : NULL;
      place += strlen (pages[i].page);
      place += g_str_has_prefix (place, "sudoku/") ? strlen ("sudoku/") : 0;
      place += g_str_has_prefix (place, "?puzzleid=") ? strlen ("?puzzleid=") : 0;
      return behind_prefix (place);
    }
  if (word.end - word.start >= FEWEST_SIGNS)
    return g_str_has_prefix (word.start, "N4Ig") ? word.start : behind_prefix (word.start);       /* "{"" packed */
  return NULL;
}

/* Moves on to the next word with a puzzle in it; counts lines. */
static bool
next_packed (Span *rest, unsigned *line, const char **line_start, Span *word, Span *packed)
{
  while (rest->start < rest->end)
    {
      const char *end = rest->start, *found;

      if (*end == '\n')
        {
          ++*line;
          *line_start = end + 1;
        }
      if (is_between (*end))
        {
          rest->start++;
          continue;
        }
      while (end < rest->end && !is_between (*end))
        end++;
      *word = (Span) { rest->start, end };
      rest->start = end;
      found = find_packed (*word);
      if (!found)
        continue;
      for (end = found; end < word->end && is_sign (*end); end++)
        continue;
      *packed = (Span) { found, end };
      return true;
    }
  return false;
}

static char *
expand (Span packed, gsize *left, ParseError *error)
{
  g_autofree char *text = g_uri_unescape_segment (packed.start, packed.end, NULL);
  bool too_large = false;
  char *json = text ? lz_string_expand (text, strlen (text), left, &too_large) : NULL;

  if (too_large)
    *error = (ParseError) { .reason = PARSE_TOO_LARGE, .expected = READ_UNPACKED_MAX };
  else if (!json || *json != '{')
    {
      *error = (ParseError) { .reason = PARSE_BROKEN_LINK };
      g_clear_pointer (&json, g_free);
    }
  return json;
}

static void
add_puzzle (char *json, ParseError error, unsigned line, unsigned column, GArray *records)
{
  g_autoptr (Document) document = document_new ();

  if (json && fpuzzles_read_json (json, document, &error))
    {
      records_add (records, line, g_steal_pointer (&document));
      return;
    }
  if (column)                            /* within what was packed there are no lines */
    {
      error.line = line;
      error.column = column;
    }
  records_fail (records, MAX (error.line, line), error);
}

static void
read_text (const char *text, unsigned first_line, GArray *records)
{
  Span        rest = { text, text + strlen (text) }, word, packed;
  const char *line_start = text;
  gsize       left = READ_UNPACKED_ALL_MAX;
  unsigned    line = first_line, n = 0;

  while (g_ascii_isspace (*rest.start))
    line += *rest.start++ == '\n';
  if (*rest.start == '{')
    {
      g_autofree char *json = g_strdup (text);

      add_puzzle (json, (ParseError) { .reason = PARSE_OK }, first_line, 0, records);
      return;
    }
  line = first_line;
  rest.start = text;
  for (; next_packed (&rest, &line, &line_start, &word, &packed); n++)
    {
      ParseError error = { .reason = PARSE_OK };
      g_autofree char *json = NULL;

      if (n == READ_LINKS_MAX || left == 0)
        {
          records_fail (records, line, (ParseError) {
            .reason = PARSE_TOO_LARGE, .line = line, .expected = word.start - text
          });
          return;
        }
      json = expand (packed, &left, &error);
      add_puzzle (json, error, line, column_of (line_start, word.start), records);
    }
  if (n == 0)
    records_fail (records, first_line, (ParseError) { .reason = PARSE_UNKNOWN });
}

static int
sniff (const char *text)
{
  Span        rest = { text, text + strlen (text) }, word, packed;
  const char *line_start;
  unsigned    line = 1;

  while (g_ascii_isspace (*text))
    text++;
  if (*text == '{')
    return g_strstr_len (text, rest.end - text, "\"grid\"") || g_strstr_len (text, rest.end - text, "\"cells\"")
           || g_str_has_prefix (text, "{ce:") ? SCORE_ALONE : 0;
  if (!next_packed (&rest, &line, &line_start, &word, &packed))
    return 0;
  return word.start == text ? SCORE_ALONE : SCORE_WITHIN;
}

static void
write_link (const Document *document, GString *text)
{
  g_autofree char *json = fpuzzles_write_json (document);
  g_autofree char *packed = lz_string_pack (json);

  g_string_append_printf (text, PAGE "%s\n", packed);
}

const Format format_fpuzzles = {
  .id = "fpuzzles",
  .name = N_("Link to a puzzle in f-puzzles or SudokuPad"),
  .extension = "fpuzzles",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_ABOUT
           | HOLDS_RULES,
  .sniff = sniff,
  .read = read_text,
  .write = write_link,
  .holds = fpuzzles_hold,
};
