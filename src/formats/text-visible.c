/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "text-visible.h"

#include <string.h>

enum { ISOLATE = 0x2068, POP_ISOLATE = 0x2069 };             /* FSI, PDI */

/* The blocks of Unicode whose letters run from right to left. */
static bool
runs_from_right (gunichar character)
{
  return (character >= 0x590 && character <= 0x8ff) || (character >= 0xfb1d && character <= 0xfdff)
         || (character >= 0xfe70 && character <= 0xfeff) || (character >= 0x10800 && character <= 0x10fff)
         || (character >= 0x1e800 && character <= 0x1efff);
}

/* What its letters and isolates do to what stands around a text. */
typedef struct {
  bool from_right;                       /* it has such letters outside its isolates */
  bool balanced;                         /* each isolate that begins in it ends in it */
} Direction;

static Direction
direction_of (const char *text)
{
  Direction direction = { .balanced = true };
  int depth = 0;

  for (; *text; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      direction.from_right |= depth <= 0 && runs_from_right (character);
      depth += (character == ISOLATE) - (character == POP_ISOLATE);
      direction.balanced &= depth >= 0;
    }
  direction.balanced &= depth == 0;
  return direction;
}

/* Joiners and soft hyphens belong to words and emoji. */
static bool
is_visible (gunichar character, bool isolates)
{
  if (isolates && (character == ISOLATE || character == POP_ISOLATE))
    return true;
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SURROGATE:
      return false;
    case G_UNICODE_FORMAT:
      return character == 0xad || character == 0x200c || character == 0x200d;
    default:
      return true;
    }
}

char *
text_visible (const char *text)
{
  GString *visible;
  bool isolates;

  if (!text)
    return NULL;
  isolates = g_utf8_validate (text, -1, NULL) && direction_of (text).balanced;
  visible = g_string_new (NULL);
  while (*text)
    {
      gunichar character = g_utf8_get_char_validated (text, -1);

      if (character == (gunichar) -1 || character == (gunichar) -2)
        g_string_append_printf (visible, "\\x%02X", (unsigned char) *text++);
      else
        {
          const char *next = g_utf8_next_char (text);

          if (is_visible (character, isolates))
            g_string_append_len (visible, text, next - text);
          else
            g_string_append_printf (visible, character < 0x80 ? "\\x%02X" : "\\u%04X", character);
          text = next;
        }
    }

  if (direction_of (visible->str).from_right)
    {
      g_string_prepend_unichar (visible, ISOLATE);
      g_string_append_unichar (visible, POP_ISOLATE);
    }
  return g_string_free (visible, FALSE);
}

char *
text_without_controls (const char *text, const char *kept)
{
  char *valid = g_utf8_make_valid (text, -1);

  for (char *place = valid; *place; place++)
    if (g_ascii_iscntrl (*place) && !strchr (kept, *place))
      *place = ' ';
  return valid;
}

const char *
line_find_control (const char *line)
{
  for (; *line; line++)
    if (g_ascii_iscntrl (*line) && *line != '\t' && *line != '\r' && *line != '\n')
      return line;
  return NULL;
}
