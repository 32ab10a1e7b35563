/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "json-record.h"

#include <stdio.h>

#include "model/explain/explain.h"

void
json_record_begin (GString *text, const char *file, unsigned line)
{
  json_line_open (text, NULL, '{');
  json_line_string (text, "file", file);
  json_line_count (text, "line", line);
}

void
json_record_error (GString *text, const char *file, const ParseError *error)
{
  g_autofree char *reason = explain_parse_reason (error);

  json_record_begin (text, file, error->line);
  json_line_count (text, "column", error->column);
  json_line_string (text, "error", reason);
  json_line_end (text);
}

void
json_record_put_error (const char *file, const ParseError *error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  json_record_error (text, file, error);
  fputs (text->str, stdout);
}
