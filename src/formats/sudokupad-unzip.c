/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sudokupad-unzip.c — JSON that was made shorter before it was packed.
 *
 * Its quotes are single ones, or none around a key; the commonest keys are abbreviated; {} is left away between commas and
 * brackets; true and false are t and f, and colours stand without their sign. */
#include "fpuzzles.h"

static const struct { const char *brief, *key; } keys[] = {
  { "c", "color" }, { "ca", "cages" }, { "ct", "center" }, { "c1", "borderColor" }, { "c2", "backgroundColor" },
  { "ce", "cells" }, { "cs", "cellSize" }, { "a", "arrows" }, { "o", "overlays" }, { "u", "underlays" }, { "w", "width" },
  { "h", "height" }, { "v", "value" }, { "vd", "videos" }, { "l", "lines" }, { "r", "rounded" }, { "re", "regions" },
  { "fs", "fontSize" }, { "th", "thickness" }, { "hl", "headLength" }, { "wp", "wayPoints" }, { "t", "title" },
  { "te", "text" }, { "d", "duration" }, { "d2", "d" },
};

static bool
is_word (char c)
{
  return g_ascii_isalnum (c) || (c && strchr ("#_+-.", c));
}

static bool
is_colour (Span word)
{
  const char *place = word.start;

  while (place < word.end && g_ascii_isxdigit (*place))
    place++;
  return place == word.end && word.end - word.start == 6;
}

static void
put_key (Span word, GString *json)
{
  g_string_append_c (json, '"');
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i].brief) == (size_t) (word.end - word.start)
        && strncmp (keys[i].brief, word.start, strlen (keys[i].brief)) == 0)
      {
        g_string_append_printf (json, "%s\"", keys[i].key);
        return;
      }
  g_string_append_len (json, word.start, word.end - word.start);
  g_string_append_c (json, '"');
}

/* before is the sign that the word follows. */
static void
put_word (Span word, char before, GString *json)
{
  if (before != ':' && *word.end == ':')
    put_key (word, json);
  else if (before == ':' && span_equal (word, "t"))
    g_string_append (json, "true");
  else if (before == ':' && span_equal (word, "f"))
    g_string_append (json, "false");
  else if (before == ':' && (*word.start == '#' || is_colour (word)))
    g_string_append_printf (json, "\"%.*s\"", (int) (word.end - word.start), word.start);
  else
    g_string_append_len (json, word.start, word.end - word.start);
}

/* Moves *place behind the string. Where no double quote is used a backslash makes a single one part of the text. */
static void
put_string (const char **place, GString *json)
{
  const char quote = *(*place)++;

  g_string_append_c (json, '"');
  for (; **place && **place != quote; ++*place)
    if (**place == '\\' && (*place)[1] == '\'' && quote == '\'')
      g_string_append_c (json, *++*place);
    else if (**place == '\\' && (*place)[1])
      {
        g_string_append_len (json, *place, 2);
        ++*place;
      }
    else
      g_string_append_c (json, **place);
  if (**place)
    ++*place;
  g_string_append_c (json, '"');
}

char *
sudokupad_unzip (const char *zipped)
{
  GString *json = g_string_new (NULL);
  char before = '\0', quote = strchr (zipped, '"') ? '"' : '\'';

  for (const char *place = zipped; *place;)
    {
      const char *end = place;

      if (*place == quote)
        put_string (&place, json);
      else if (is_word (*place))
        {
          while (is_word (*end))
            end++;
          put_word ((Span) { place, end }, before, json);
          place = end;
        }
      else
        {
          bool nothing = before && strchr (",{[", before) && strchr (",}]", *place);

          g_string_append (json, nothing && !(before == '{' && *place == '}') ? "{}" : "");
          g_string_append_c (json, *place++);
        }
      before = place[-1];
    }
  return g_string_free (json, FALSE);
}
