/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "roff.h"

#include <stdarg.h>
#include <string.h>

enum { COLUMNS = 78 };

/* In an argument a quotation mark would end it. */
static void
put_sign (GString *page, gunichar sign)
{
  static const struct { char sign; const char *name; } names[] = {
    { '\\', "\\(rs" }, { '-', "\\-" }, { '\'', "\\(aq" }, { '`', "\\(ga" }, { '^', "\\(ha" }, { '~', "\\(ti" }, { '"', "\\(dq" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (sign == (gunichar) names[i].sign)
      {
        g_string_append (page, names[i].name);
        return;
      }
  if (sign < 0x80)
    g_string_append_c (page, (char) sign);
  else
    g_string_append_printf (page, "\\[u%04X]", sign);
}

static void
put_escaped (GString *page, const char *text, gsize length)
{
  if (*text == '.')
    g_string_append (page, "\\&");
  for (const char *place = text; place < text + length; place = g_utf8_next_char (place))
    put_sign (page, g_utf8_get_char (place));
}

void
roff_request (GString *page, const char *request, ...)
{
  va_list arguments;
  const char *argument;

  g_string_append_printf (page, ".%s", request);
  va_start (arguments, request);
  while ((argument = va_arg (arguments, const char *)))
    {
      g_string_append (page, " \"");
      put_escaped (page, argument, strlen (argument));
      g_string_append_c (page, '"');
    }
  va_end (arguments);
  g_string_append_c (page, '\n');
}

void
roff_text (GString *page, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  gsize start = page->len;

  for (int i = 0; words[i]; i++)
    {
      g_autoptr (GString) word = g_string_new (NULL);

      if (!*words[i])
        continue;
      put_escaped (word, words[i], strlen (words[i]));
      if (page->len > start)
        g_string_append_c (page, page->len - start + word->len >= COLUMNS ? '\n' : ' ');
      if (page->len && page->str[page->len - 1] == '\n')
        start = page->len;
      g_string_append (page, word->str);
    }
  g_string_append_c (page, '\n');
}

void
roff_lines (GString *page, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_string_append (page, ".nf\n");
  for (int i = 0; lines[i]; i++)
    {
      put_escaped (page, lines[i], strlen (lines[i]));
      g_string_append_c (page, '\n');
    }
  g_string_append (page, ".fi\n");
}
