/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-ksudoku.c — games of KSudoku, as XML: a graph, its values, and what was done since.
 *
 * Cells are counted down the columns. A value is "_" or a letter, b for 1; an event gives a cell a value, 0 for none, or markers,
 * a sign for each digit. Of the graphs only the plain one of 9 × 9 is taken, be it named or spelled; the others by name, no. */
#include <glib/gi18n.h>

#include "xml-text.h"

enum { SCORE_SURE = 97, HEAD_BYTES = 4096 };

typedef struct {
  XmlReading xml;
  Document  *document;
  bool       game, puzzle, graph, values;        /* there was one */
} Reading;

static int
cell_of (unsigned index)
{
  return cell_at ((int) index % 9, (int) index / 9);
}

static void
refuse (XmlReading *xml, const char *shape)
{
  xml->error = error_with_detail (PARSE_VARIANT, 0, shape, strlen (shape));
}

static void
read_graph (XmlReading *xml, const char **names, const char **values)
{
  static const struct { const char *name, *value; } sizes[] = { { "sizeX", "9" }, { "sizeY", "9" }, { "sizeZ", "1" } };
  const char *order = xml_attribute (names, values, "order"), *type = xml_attribute (names, values, "type");
  const char *shape = xml_attribute (names, values, "specific-type");

  if (!type)
    xml->error = error_with_detail (PARSE_MISSING, 0, "type", strlen ("type"));
  else if (shape && strcmp (shape, "Plain") != 0)
    refuse (xml, shape);
  else if (strcmp (type, "sudoku") != 0 && strcmp (type, "custom") != 0)
    refuse (xml, type);
  else if (!order || strcmp (order, "9") != 0)
    {
      g_autofree char *size = g_strdup_printf ("%s × %s", order ? order : "?", order ? order : "?");

      refuse (xml, size);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const char *size = xml_attribute (names, values, sizes[i].name);

      if (xml->error.reason == PARSE_OK && size && strcmp (size, sizes[i].value) != 0)
        refuse (xml, xml_attribute (names, values, "name") ? xml_attribute (names, values, "name") : sizes[i].name);
    }
}

/* Rows, columns and boxes are what a plain graph has; more than that makes another of it. */
static void
read_groups (XmlReading *xml, const char *element, const char **names, const char **values)
{
  const char *at = xml_attribute (names, values, "at"), *blocks = xml_attribute (names, values, "withblocks");

  if (strcmp (element, "sudokugroups") != 0 || (at && strcmp (at, "0") != 0) || (blocks && strcmp (blocks, "1") != 0))
    refuse (xml, element);
}

static void
read_event (Reading *reading, const char **names, const char **values)
{
  const char *value = xml_attribute (names, values, "value"), *markers = xml_attribute (names, values, "markers");
  uint64_t index, digit;
  DocumentCell *cell;

  if (!xml_number (xml_attribute (names, values, "index"), N_CELLS - 1, &index))
    {
      setdoku_bad_value (&reading->xml.error, "index");
      return;
    }
  cell = &reading->document->cells[cell_of ((unsigned) index)];
  if (markers)
    {
      if (value || strlen (markers) != 9 || strspn (markers, "01") != 9)
        setdoku_bad_value (&reading->xml.error, "markers");
      cell->centre = DIGITS_NONE;
      for (int i = 0; i < 9 && markers[i]; i++)
        cell->centre |= markers[i] == '1' ? digits_of (i + 1) : DIGITS_NONE;
      cell->entry = 0;
    }
  else if (!xml_number (value, 9, &digit))
    setdoku_bad_value (&reading->xml.error, "value");
  else if (!cell->given)
    cell->entry = (uint8_t) digit;
}

static void
read_time (Reading *reading, const char *elapsed)
{
  uint64_t time;

  if (elapsed && !xml_number (elapsed, G_MAXINT64, &time))
    setdoku_bad_value (&reading->xml.error, "msecs-elapsed");
  else if (elapsed)
    reading->document->elapsed = (int64_t) time;
}

static void
start_element (XmlReading *xml, const char *element, const char **names, const char **values)
{
  Reading *reading = (Reading *) xml;
  const struct { const char *element; bool *seen; ParseReason again; } once[] = {
    { "game", &reading->game, PARSE_SECOND }, { "puzzle", &reading->puzzle, PARSE_SECOND },
    { "graph", &reading->graph, PARSE_TWICE }, { "values", &reading->values, PARSE_TWICE },
  };

  if (xml->depth == 1 && strcmp (element, "ksudoku") != 0)
    xml->error = error_with_detail (PARSE_MISSING, 0, "ksudoku", strlen ("ksudoku"));
  for (unsigned i = 0; i < G_N_ELEMENTS (once); i++)
    if (strcmp (element, once[i].element) == 0)
      {
        if (*once[i].seen)
          xml->error = error_with_detail (once[i].again, 0, element, once[i].again == PARSE_TWICE ? strlen (element) : 0);
        *once[i].seen = true;
      }
  if (xml->error.reason != PARSE_OK)
    return;

  if (strcmp (element, "game") == 0)
    read_time (reading, xml_attribute (names, values, "msecs-elapsed"));
  else if (strcmp (element, "graph") == 0)
    read_graph (xml, names, values);
  else if (strcmp (element, "clique") == 0 || strcmp (element, "cage") == 0 || g_str_has_suffix (element, "groups"))
    read_groups (xml, element, names, values);
  else if (strcmp (element, "simple-event") == 0)
    read_event (reading, names, values);
}

static void
end_element (XmlReading *xml, const char *element, const char *text)
{
  Reading *reading = (Reading *) xml;
  Span cells = span_trim ((Span) { text, text + strlen (text) });

  if (strcmp (element, "values") != 0)
    return;
  if (cells.end - cells.start != N_CELLS)
    {
      xml->error = (ParseError) { .reason = PARSE_WRONG_LENGTH, .found = cells.end - cells.start, .expected = N_CELLS };
      return;
    }
  for (unsigned i = 0; i < N_CELLS; i++)
    if (cells.start[i] >= 'b' && cells.start[i] <= 'j')
      reading->document->cells[cell_of (i)] = (DocumentCell) { .given = (uint8_t) (cells.start[i] - 'a') };
    else if (cells.start[i] != '_')
      setdoku_bad_value (&xml->error, "values");
}

static void
read_game (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) document = document_new ();
  Reading reading = { .xml = { .start = start_element, .end = end_element }, .document = document };
  bool good = xml_read (&reading.xml, text, first_line);
  const char *missing = !reading.graph ? "graph" : !reading.values ? "values" : NULL;

  if (good && missing)
    records_fail (records, first_line, error_with_detail (PARSE_MISSING, 0, missing, strlen (missing)));
  else if (good)
    records_add (records, first_line, g_steal_pointer (&document));
  else
    records_fail (records, reading.xml.error.line, reading.xml.error);
}

static int
sniff (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '<' && g_strstr_len (text, HEAD_BYTES, "<ksudoku") ? SCORE_SURE : 0;
}

/* Of a cell that is filled the markers come first, so that the value stays. A clue takes none. */
static void
write_events (const DocumentCell *cell, unsigned index, GString *text)
{
  Digits marks = cell->centre ? cell->centre : cell->corner;

  if (marks && !cell->given)
    {
      g_string_append_printf (text, "   <simple-event index=\"%u\" markers=\"", index);
      for (int digit = 1; digit <= 9; digit++)
        g_string_append_c (text, digits_has (marks, digit) ? '1' : '0');
      g_string_append (text, "\"/>\n");
    }
  if (cell->entry)
    g_string_append_printf (text, "   <simple-event index=\"%u\" value=\"%d\"/>\n", index, cell->entry);
}

static void
write_game (const Document *document, GString *text)
{
  g_string_append (text, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\"");
  if (document->elapsed >= 0)
    g_string_append_printf (text, " msecs-elapsed=\"%" G_GINT64_FORMAT "\"", document->elapsed);
  g_string_append (text, ">\n  <puzzle>\n   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n   <values>");
  for (unsigned i = 0; i < N_CELLS; i++)
    {
      int given = document->cells[cell_of (i)].given;

      g_string_append_c (text, given ? (char) ('a' + given) : '_');
    }
  g_string_append (text, "</values>\n  </puzzle>\n  <history>\n");
  for (unsigned i = 0; i < N_CELLS; i++)
    write_events (&document->cells[cell_of (i)], i, text);
  g_string_append (text, "  </history>\n </game>\n</ksudoku>\n");
}

const Format format_ksudoku = {
  .id = "ksudoku",
  .name = N_("KSudoku game"),
  .extension = "ksudoku",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_TIME,
  .sniff = sniff,
  .read = read_game,
  .write = write_game,
};
