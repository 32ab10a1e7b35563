/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* reading.h — a text is one puzzle in the format it is sniffed to be, or one error. */
#pragma once

#include <string.h>

#include "formats/format.h"

static inline G_GNUC_UNUSED Document *
read_one (const char *format, const char *text)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  Record *record = &g_array_index (records, Record, 0);

  if (records->len != 1 || !record->document)
    g_error ("%s, %u records, reason %d at %u:%u, “%s”:\n%s", used ? used->id : "nothing", records->len, record->error.reason,
             record->error.line, record->error.column, record->error.detail, text);
  g_assert_cmpstr (used->id, ==, format);

  return g_steal_pointer (&record->document);
}

static inline G_GNUC_UNUSED void
check_fails (const char *format, const char *text, ParseReason reason, unsigned line, unsigned column, const char *detail)
{
  g_autoptr (GArray) records = format_read (format ? format_find (format) : NULL, text, strlen (text), NULL);
  const ParseError *error = &g_array_index (records, Record, 0).error;

  if (records->len != 1 || error->reason != reason || error->line != line || error->column != column
      || strcmp (error->detail, detail) != 0)
    g_error ("%u records, reason %d at %u:%u, “%s”; should be %d at %u:%u, “%s”:\n%.300s", records->len, error->reason,
             error->line, error->column, error->detail, reason, line, column, detail, text);
}

/* What is refused, and how. */
typedef struct {
  const char *text;
  ParseReason reason;
  unsigned    line, column;
  const char *detail;
} RefusedText;

static inline G_GNUC_UNUSED void
check_all_refused (const RefusedText *texts, size_t n)
{
  for (size_t i = 0; i < n; i++)
    check_fails (NULL, texts[i].text, texts[i].reason, texts[i].line, texts[i].column, texts[i].detail);
}
