/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-ksudoku.c — games of KSudoku, as XML: a graph, its values, and what was done since.
 *
 * Cells are counted down the columns. A value is "_" or a letter, b for 1, or "." where there is no cell; an event gives a cell a
 * value, 0 for none, or markers, a sign for each digit. ksudoku-graph.c makes a board of the graph, or refuses it by its name. */
#include <glib/gi18n.h>

#include "ksudoku-graph.h"
#include "xml-text.h"

enum { SCORE_SURE = 97, HEAD_BYTES = 4096 };

typedef struct {
  XmlReading xml;
  Document  *document;
  KsudokuGraph *board;
  uint64_t   operation, value;                   /* of the cage at hand */
  bool       game, puzzle, graph, values;        /* there was one */
  bool       whole;                              /* the graph has ended, and is the document's board */
} Reading;

static int
cell_of (const Document *document, unsigned index)
{
  return ksudoku_cell (document_rows (document), document_columns (document), (int) index);
}

static void
read_cage (Reading *reading, const char **names, const char **values)
{
  const struct { const char *name; uint64_t *number; } numbers[] = {
    { "operator", &reading->operation }, { "value", &reading->value },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (reading->xml.error.reason == PARSE_OK
        && !xml_number (xml_attribute (names, values, numbers[i].name), UINT16_MAX - 1, numbers[i].number))
      setdoku_bad_value (&reading->xml.error, numbers[i].name);
}

static void
end_graph (Reading *reading)
{
  ParseError *error = &reading->xml.error;

  reading->whole = true;
  if (ksudoku_graph_end (reading->board, error))
    document_take_rules (reading->document, reading->board->rules, false, error);
}

static void
read_event (Reading *reading, const char **names, const char **values)
{
  const char *value = xml_attribute (names, values, "value"), *markers = xml_attribute (names, values, "markers");
  uint64_t index, digit;
  size_t n = (size_t) document_digits (reading->document);
  DocumentCell *cell;

  if (!xml_number (xml_attribute (names, values, "index"), (uint64_t) reading->document->n_cells - 1, &index)
      || !document_has_cell (reading->document, cell_of (reading->document, (unsigned) index)))
    {
      setdoku_bad_value (&reading->xml.error, "index");
      return;
    }
  cell = &reading->document->cells[cell_of (reading->document, (unsigned) index)];
  if (markers)
    {
      if (value || strlen (markers) != n || strspn (markers, "01") != n)
        setdoku_bad_value (&reading->xml.error, "markers");
      cell->centre = 0;
      for (size_t i = 0; i < n && markers[i]; i++)
        cell->centre |= markers[i] == '1' ? values_of ((int) i + 1) : 0;
      cell->entry = 0;
    }
  else if (!xml_number (value, n, &digit))
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
    ksudoku_graph_read (reading->board, names, values, &xml->error);
  else if (strcmp (element, "sudokugroups") == 0)
    ksudoku_graph_grid (reading->board, names, values, &xml->error);
  else if (g_str_has_suffix (element, "groups"))
    xml->error = error_with_detail (PARSE_VARIANT, 0, element, strlen (element));
  else if (strcmp (element, "cage") == 0)
    read_cage (reading, names, values);
  else if (strcmp (element, "simple-event") == 0)
    read_event (reading, names, values);
}

static void
read_values (Reading *reading, const char *text)
{
  Span cells = span_trim ((Span) { text, text + strlen (text) });
  Document *document = reading->document;

  if (!reading->graph)
    {
      reading->xml.error = error_with_detail (PARSE_MISSING, 0, "graph", strlen ("graph"));
      return;
    }
  if (cells.end - cells.start != document->n_cells)
    {
      reading->xml.error = (ParseError) {
        .reason = PARSE_WRONG_LENGTH, .found = cells.end - cells.start, .expected = document->n_cells
      };
      return;
    }
  for (int i = 0; i < document->n_cells; i++)
    {
      int cell = cell_of (document, (unsigned) i);
      bool has = document_has_cell (document, cell);

      if (has && cells.start[i] >= 'b' && cells.start[i] <= 'a' + document_digits (document))
        document->cells[cell] = (DocumentCell) { .given = (uint8_t) (cells.start[i] - 'a') };
      else if (cells.start[i] != '_' && (has || cells.start[i] != '.'))
        setdoku_bad_value (&reading->xml.error, "values");
    }
}

static void
end_element (XmlReading *xml, const char *element, const char *text)
{
  Reading *reading = (Reading *) xml;

  if (strcmp (element, "values") == 0)
    read_values (reading, text);
  else if (strcmp (element, "graph") == 0)
    end_graph (reading);
  else if (reading->whole && (strcmp (element, "clique") == 0 || strcmp (element, "cage") == 0))
    xml->error = error_with_detail (PARSE_VARIANT, 0, element, strlen (element));
  else if (strcmp (element, "clique") == 0)
    ksudoku_graph_clique (reading->board, text, &xml->error);
  else if (strcmp (element, "cage") == 0)
    ksudoku_graph_cage (reading->board, reading->operation, reading->value, text, &xml->error);
}

static void
read_game (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (KsudokuGraph) board = ksudoku_graph_new ();
  Reading reading = { .xml = { .start = start_element, .end = end_element }, .document = document, .board = board };
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
write_events (const DocumentCell *cell, int n, unsigned index, GString *text)
{
  Values marks = cell->centre ? cell->centre : cell->corner;

  if (marks && !cell->given)
    {
      g_string_append_printf (text, "   <simple-event index=\"%u\" markers=\"", index);
      for (int digit = 1; digit <= n; digit++)
        g_string_append_c (text, values_has (marks, digit) ? '1' : '0');
      g_string_append (text, "\"/>\n");
    }
  if (cell->entry)
    g_string_append_printf (text, "   <simple-event index=\"%u\" value=\"%d\"/>\n", index, cell->entry);
}

static void
write_game (const Document *document, GString *text)
{
  unsigned n_cells = (unsigned) document->n_cells;

  g_string_append (text, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\"");
  if (document->elapsed >= 0)
    g_string_append_printf (text, " msecs-elapsed=\"%" G_GINT64_FORMAT "\"", document->elapsed);
  g_string_append (text, ">\n  <puzzle>\n");
  ksudoku_write_graph (document->topology ? document->topology->rules : NULL, text);
  g_string_append (text, "   <values>");
  for (unsigned i = 0; i < n_cells; i++)
    {
      int cell = cell_of (document, i), given = document->cells[cell].given;

      g_string_append_c (text, given ? (char) ('a' + given) : document_has_cell (document, cell) ? '_' : '.');
    }
  g_string_append (text, "</values>\n  </puzzle>\n  <history>\n");
  for (unsigned i = 0; i < n_cells; i++)
    write_events (&document->cells[cell_of (document, i)], document_digits (document), i, text);
  g_string_append (text, "  </history>\n </game>\n</ksudoku>\n");
}

const Format format_ksudoku = {
  .id = "ksudoku",
  .name = N_("KSudoku game"),
  .extension = "ksudoku",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_TIME | HOLDS_RULES,
  .sniff = sniff,
  .read = read_game,
  .write = write_game,
  .holds = ksudoku_hold,
};
