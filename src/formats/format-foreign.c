/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-foreign.c — texts of other programs that are known by sight, so that they are refused by name.
 *
 * Some of them hold 81 cells somewhere and would be taken for another puzzle. When such a format gets a
 * row of its own in formats[], its line here goes. */
#include <string.h>

#include "format-private.h"

/* ":0201:578:+1.9…", ":03111:…", ":0610-x:…": the code of a technique, four or five digits, after a colon. */
bool
line_is_hodoku_library (Span line)
{
  const char *c = line.start;

  if (*c++ != ':')
    return false;
  while (c < line.end && g_ascii_isdigit (*c))
    c++;
  return (c - line.start == 5 || c - line.start == 6) && (*c == ':' || *c == '-');
}

/* What the whole text begins with. */
static const struct { const char *prefix, *name; } openings[] = {
  { "<?xml", "XML" },
  { "<html", "HTML" },
  { "<!DOCTYPE html", "HTML" },
  { "<!DOCTYPE", "XML" },
  { "<puzzlePack", "puzzlePack" },
  { "{\"", "JSON" },
};

/* Its own name is clearer than that of its syntax. */
static const struct { const char *within, *name; } insides[] = {
  { "<puzzlePack", "puzzlePack" },
};

/* Pages whose short addresses only lead to the puzzle, for the long ones have readers; and those that only lead there. */
static const struct { const char *within, *name; ParseReason reason; } links[] = {
  { "f-puzzles.com/", "f-puzzles", PARSE_NETWORK },
  { "sudokupad.app/", "SudokuPad", PARSE_NETWORK },
  { "app.crackingthecryptic.com/", "SudokuPad", PARSE_NETWORK },
  { "/penpa-edit/", "Penpa+", PARSE_BROKEN_LINK },
  { "tinyurl.com/", "TinyURL", PARSE_NETWORK },
  { "is.gd/", "is.gd", PARSE_NETWORK },
  { "bit.ly/", "Bitly", PARSE_NETWORK },
  { "git.io/", "git.io", PARSE_NETWORK },
};

enum { HEAD_BYTES = 4096 };

static bool
opens_with (const char *text, const char *prefix)
{
  for (; *prefix; text++, prefix++)
    {
      while (prefix[0] == '"' && g_ascii_isspace (*text))       /* JSON may break the line after its brace */
        text++;
      if (g_ascii_tolower (*text) != g_ascii_tolower (*prefix))
        return false;
    }

  return true;
}

const char *
foreign_text (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  for (unsigned i = 0; i < G_N_ELEMENTS (openings); i++)
    if (opens_with (text, openings[i].prefix))
      {
        for (unsigned j = 0; j < G_N_ELEMENTS (insides); j++)
          if (g_strstr_len (text, HEAD_BYTES, insides[j].within))
            return insides[j].name;
        return openings[i].name;
      }

  return NULL;
}

ParseError
foreign_link (const char *text)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (links); i++)
    {
      const char *found = g_strstr_len (text, HEAD_BYTES, links[i].within);
      unsigned    line = 0;

      if (!found)
        continue;
      if (links[i].reason == PARSE_BROKEN_LINK)
        for (line = 1; text < found; text++)
          line += *text == '\n';
      return error_with_detail (links[i].reason, line, links[i].name, strlen (links[i].name));
    }

  return (ParseError) { .reason = PARSE_UNKNOWN };
}

/* A zip file begins with the name of what it holds first. */
const char *
foreign_bytes (const char *bytes, gsize length)
{
  enum { LENGTH_AT = 26, NAME_AT = 30 };
  static const struct { const char *first, *name; } packed[] = {
    { "SudokuData", "HoDoKu" }, { "[Content_Types].xml", "Excel" }, { "mimetype", "LibreOffice" },
  };
  gsize n;

  if (length < NAME_AT || memcmp (bytes, "PK\003\004", 4) != 0)
    return NULL;
  n = (gsize) ((unsigned char) bytes[LENGTH_AT] | (unsigned char) bytes[LENGTH_AT + 1] << 8);
  for (unsigned i = 0; i < G_N_ELEMENTS (packed); i++)
    if (n == strlen (packed[i].first) && NAME_AT + n <= length && memcmp (bytes + NAME_AT, packed[i].first, n) == 0)
      return packed[i].name;
  return "ZIP";
}
