/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-foreign.c — texts of other programs that are known by sight, so that they are refused by name.
 *
 * Some of them hold 81 cells somewhere and would be taken for another puzzle. When such a format gets a
 * row of its own in formats[], its line here goes. */
#include <string.h>

#include "format-private.h"

enum { CANDIDATE_FLAGS = 729 };

/* How many characters from start on are digits or dots. */
static size_t
flag_run (Span line)
{
  const char *place = line.start;

  while (place < line.end && (g_ascii_isdigit (*place) || *place == '.'))
    place++;

  return (size_t) (place - line.start);
}

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

/* "3x3:a9c1_4a5f6…", a game ID of Tatham's Solo. */
static bool
is_solo (Span line)
{
  return line.end - line.start > 4 && g_ascii_strncasecmp (line.start, "3x3", 3) == 0
         && memchr (line.start, ':', (size_t) MIN (line.end - line.start, 12)) != NULL;
}

const char *
foreign_line (Span line)
{
  line = span_trim (line);
  if (is_solo (line))
    return "Solo";
  if (flag_run (line) == CANDIDATE_FLAGS)
    return "729-candidate";

  return NULL;
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

/* Addresses of pages that pack the puzzle into theirs. */
static const struct { const char *within, *name; } links[] = {
  { "f-puzzles.com/", "f-puzzles" },
  { "sudokupad.app/", "SudokuPad" },
  { "app.crackingthecryptic.com/", "SudokuPad" },
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
  Span rest = { text, text + strlen (text) };
  Span line;

  while (g_ascii_isspace (*rest.start))
    rest.start++;
  for (unsigned i = 0; i < G_N_ELEMENTS (openings); i++)
    if (opens_with (rest.start, openings[i].prefix))
      {
        for (unsigned j = 0; j < G_N_ELEMENTS (insides); j++)
          if (g_strstr_len (rest.start, HEAD_BYTES, insides[j].within))
            return insides[j].name;
        return openings[i].name;
      }

  while (span_next_line (&rest, &line))
    if (!span_is_empty (span_trim (line)) && *line.start != '#')
      return foreign_line (line);

  return NULL;
}

const char *
foreign_link (const char *text)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (links); i++)
    if (g_strstr_len (text, HEAD_BYTES, links[i].within))
      return links[i].name;

  return NULL;
}
