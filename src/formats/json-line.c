/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "json-line.h"

#include <string.h>

#include "engine/core/notation.h"

enum { NUMBER_ROOM = 24 };

static void
put_key (GString *text, const char *key)
{
  char last = text->len ? text->str[text->len - 1] : '\n';

  if (last != '{' && last != '[' && last != '\n')
    g_string_append_c (text, ',');
  if (key)
    {
      g_string_append_c (text, '"');
      g_string_append (text, key);
      g_string_append_len (text, "\":", 2);
    }
}

static void
put_escaped (GString *text, const char *value)
{
  for (const char *place = value; *place; place++)
    {
      unsigned char sign = (unsigned char) *place;

      if (sign == '"' || sign == '\\')
        g_string_append_c (text, '\\');
      if (sign < ' ' || sign == 0x7f)
        g_string_append_printf (text, "\\u%04x", sign);
      else
        g_string_append_c (text, *place);
    }
}

void
json_line_open (GString *text, const char *key, char bracket)
{
  put_key (text, key);
  g_string_append_c (text, bracket);
}

void
json_line_close (GString *text, char bracket)
{
  g_string_append_c (text, bracket);
}

void
json_line_end (GString *text)
{
  g_string_append_len (text, "}\n", 2);
}

void
json_line_null (GString *text, const char *key)
{
  put_key (text, key);
  g_string_append_len (text, "null", 4);
}

void
json_line_string (GString *text, const char *key, const char *value)
{
  g_autofree char *valid = NULL;

  if (!value)
    {
      json_line_null (text, key);
      return;
    }
  if (!g_utf8_validate (value, -1, NULL))
    value = valid = g_utf8_make_valid (value, -1);
  put_key (text, key);
  g_string_append_c (text, '"');
  put_escaped (text, value);
  g_string_append_c (text, '"');
}

void
json_line_ascii (GString *text, const char *key, const char *value, gsize length)
{
  put_key (text, key);
  g_string_append_c (text, '"');
  g_string_append_len (text, value, (gssize) length);
  g_string_append_c (text, '"');
}

void
json_line_count (GString *text, const char *key, uint64_t value)
{
  char digits[NUMBER_ROOM], *start = digits + sizeof digits;

  do
    *--start = (char) ('0' + value % 10);
  while (value /= 10);
  put_key (text, key);
  g_string_append_len (text, start, digits + sizeof digits - start);
}

void
json_line_number (GString *text, const char *key, int64_t value)
{
  put_key (text, key);
  g_string_append_printf (text, "%" G_GINT64_FORMAT, value);
}

void
json_line_tenths (GString *text, const char *key, int tenths)
{
  put_key (text, key);
  g_string_append_printf (text, "%d.%d", tenths / 10, tenths % 10);
}

void
json_line_real (GString *text, const char *key, double value, int decimals)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE], format[] = "%.0f";

  format[2] = (char) ('0' + decimals);
  put_key (text, key);
  g_string_append (text, g_ascii_formatd (number, sizeof number, format, value));
}

void
json_line_bool (GString *text, const char *key, bool value)
{
  put_key (text, key);
  g_string_append (text, value ? "true" : "false");
}

void
json_line_digits (GString *text, const char *key, Digits digits)
{
  json_line_open (text, key, '[');
  for_each_digit (digit, digits)
    {
      put_key (text, NULL);
      g_string_append_c (text, (char) ('0' + digit));
    }
  json_line_close (text, ']');
}

void
json_line_cell (GString *text, const char *key, int cell)
{
  NotationText name = notation_cell (cell);

  json_line_ascii (text, key, name.text, strlen (name.text));
}

void
json_line_words (GString *text, const char *key, const char *words)
{
  json_line_open (text, key, '[');
  while (*words)
    {
      gsize length = strcspn (words, " ");

      json_line_ascii (text, NULL, words, length);
      words += length + (words[length] == ' ');
    }
  json_line_close (text, ']');
}
