/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "text-visible.h"

/* Joiners and soft hyphens belong to words and emoji. */
static bool
is_visible (gunichar character)
{
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

  if (!text)
    return NULL;
  visible = g_string_new (NULL);
  while (*text)
    {
      gunichar character = g_utf8_get_char_validated (text, -1);

      if (character == (gunichar) -1 || character == (gunichar) -2)
        g_string_append_printf (visible, "\\x%02X", (unsigned char) *text++);
      else
        {
          const char *next = g_utf8_next_char (text);

          if (is_visible (character))
            g_string_append_len (visible, text, next - text);
          else
            g_string_append_printf (visible, character < 0x80 ? "\\x%02X" : "\\u%04X", character);
          text = next;
        }
    }
  return g_string_free (visible, FALSE);
}

const char *
line_find_control (const char *line)
{
  for (; *line; line++)
    if (g_ascii_iscntrl (*line) && *line != '\t' && *line != '\r' && *line != '\n')
      return line;
  return NULL;
}
