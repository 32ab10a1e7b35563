/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "xml-text.h"

/* That GMarkup stops. */
static void
stop_if_bad (GMarkupParseContext *context, XmlReading *reading, GError **error)
{
  if (reading->error.reason == PARSE_OK)
    return;
  reading->error.line = reading->line;
  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "");
}

static void
find_line (GMarkupParseContext *context, XmlReading *reading)
{
  int line;

  g_markup_parse_context_get_position (context, &line, NULL);
  reading->line = (unsigned) line;
}

static void
check_attributes (XmlReading *reading, const char *element, const char **names)
{
  unsigned n = g_strv_length ((char **) names);

  if (n > XML_ATTRIBUTES_MAX)
    reading->error = error_with_detail (PARSE_SYNTAX, 0, element, strlen (element));
  for (unsigned i = 0; i < n && n <= XML_ATTRIBUTES_MAX; i++)
    for (unsigned j = 0; j < i; j++)
      if (strcmp (names[i], names[j]) == 0)
        reading->error = error_with_detail (PARSE_TWICE, 0, names[i], strlen (names[i]));
}

static void
on_start (GMarkupParseContext *context, const char *element, const char **names, const char **values, void *data, GError **error)
{
  XmlReading *reading = data;

  find_line (context, reading);
  check_attributes (reading, element, names);
  if (++reading->depth > READ_DEPTH_MAX)
    reading->error = (ParseError) { .reason = PARSE_TOO_DEEP, .expected = READ_DEPTH_MAX };
  g_string_truncate (reading->text, 0);
  if (reading->error.reason == PARSE_OK)
    reading->start (reading, element, names, values);
  stop_if_bad (context, reading, error);
}

static void
on_end (GMarkupParseContext *context, const char *element, void *data, GError **error)
{
  XmlReading *reading = data;

  find_line (context, reading);
  reading->depth--;
  reading->end (reading, element, reading->text->str);
  g_string_truncate (reading->text, 0);
  stop_if_bad (context, reading, error);
}

static void
on_text (GMarkupParseContext *context, const char *text, gsize length, void *data, GError **error)
{
  g_string_append_len (((XmlReading *) data)->text, text, (gssize) length);
}

bool
xml_read (XmlReading *reading, const char *text, unsigned first_line)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end, .text = on_text };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, reading, NULL);
  g_autoptr (GString) own = g_string_new (NULL);
  bool good;

  reading->text = own;
  good = g_markup_parse_context_parse (context, text, -1, NULL) && g_markup_parse_context_end_parse (context, NULL);
  if (!good && reading->error.reason == PARSE_OK)
    {
      find_line (context, reading);
      reading->error = error_with_detail (PARSE_SYNTAX, MAX (reading->line, 1), "XML", 3);
    }
  if (!good)
    reading->error.line += first_line - 1;
  reading->text = NULL;
  return good;
}

const char *
xml_attribute (const char **names, const char **values, const char *name)
{
  for (; *names; names++, values++)
    if (strcmp (*names, name) == 0)
      return *values;
  return NULL;
}

bool
xml_number (const char *text, uint64_t most, uint64_t *number)
{
  return text && setdoku_read_number (text, most, number);
}
