/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-gnome-sudoku.c — GNOME Sudoku's saved games: JSON.
 *
 * Of each cell that holds something there is its position, counted from 0, its value, whether that is a clue, and earmarks. */
#include <glib/gi18n.h>
#include <math.h>

#include "json-text.h"

enum { SCORE_GAME = 96, HEAD_BYTES = 4096 };

static bool
read_position (JsonNode *node, int *cell)
{
  JsonArray *array = json_array (node);
  int64_t row, column;

  if (!array || json_array_get_length (array) != 2 || !json_whole (json_array_get_element (array, 0), &row)
      || !json_whole (json_array_get_element (array, 1), &column) || row < 0 || row > 8 || column < 0 || column > 8)
    return false;
  *cell = cell_at ((int) row, (int) column);
  return true;
}

static bool
read_cell (JsonNode *node, unsigned i, Document *document, bool seen[N_CELLS], ParseError *error)
{
  JsonNode *fixed = json_member (node, "fixed"), *earmarks = json_member (node, "earmarks");
  DocumentCell *to;
  int64_t value = 0;
  int cell;

  if (!read_position (json_member (node, "position"), &cell) || seen[cell])
    return json_bad_value (error, "cells[%u].position", i);
  seen[cell] = true;
  to = &document->cells[cell];
  if (!json_whole (json_member (node, "value"), &value) || value < 0 || value > 9)
    return json_bad_value (error, "cells[%u].value", i);
  if (fixed && (!JSON_NODE_HOLDS_VALUE (fixed) || json_node_get_value_type (fixed) != G_TYPE_BOOLEAN))
    return json_bad_value (error, "cells[%u].fixed", i);
  if (earmarks && !json_digits (earmarks, 9, &to->centre))
    return json_bad_value (error, "cells[%u].earmarks", i);
  *(fixed && json_node_get_boolean (fixed) ? &to->given : &to->entry) = (uint8_t) value;
  return true;
}

/* Seconds; −1: it was not saved. How difficult it is they take from QQwing, and a level of ours may have another name. */
static bool
read_time (JsonNode *node, Document *document, ParseError *error)
{
  double seconds;

  if (!node)
    return true;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_text (node))
    return json_bad_value (error, "time_elapsed");
  seconds = json_node_get_double (node);
  if (seconds == -1)
    return true;
  if (!(seconds >= 0 && seconds < 1e12))
    return json_bad_value (error, "time_elapsed");
  document->elapsed = (int64_t) llround (seconds * 1000);
  return true;
}

static bool
read_json (const char *text, Document *document, ParseError *error)
{
  g_autoptr (JsonNode) root = json_text_parse (text, error);
  JsonArray *cells = json_array (json_member (root, "cells"));
  bool seen[N_CELLS] = { false };

  if (!root)
    return false;
  if (!cells)
    {
      *error = error_with_detail (PARSE_MISSING, 0, "cells", strlen ("cells"));
      return false;
    }
  for (unsigned i = 0; i < json_array_get_length (cells); i++)
    if (!read_cell (json_array_get_element (cells, i), i, document, seen, error))
      return false;
  return read_time (json_member (root, "time_elapsed"), document, error);
}

static void
read_game (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) document = document_new ();
  ParseError error = { .reason = PARSE_OK };

  if (read_json (text, document, &error))
    records_add (records, first_line, g_steal_pointer (&document));
  else
    records_fail (records, MAX (first_line, error.line), error);
}

static int
sniff (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '{' && (g_strstr_len (text, HEAD_BYTES, "\"earmarks\"") || g_strstr_len (text, HEAD_BYTES, "\"time_elapsed\""))
         ? SCORE_GAME : 0;
}

static void
write_digits (Digits digits, GString *text)
{
  const char *before = " ";

  g_string_append_c (text, '[');
  for_each_digit (digit, digits)
    {
      g_string_append_printf (text, "%s%d", before, digit);
      before = ", ";
    }
  g_string_append (text, " ]");
}

/* Their loader wants a level, and knows four. */
static void
write_game (const Document *document, GString *text)
{
  const char *before = "";
  int64_t elapsed = document->elapsed;

  g_string_append (text, "{\n  \"difficulty_category\" : \"Medium Difficulty\",\n  \"time_elapsed\" : ");
  if (elapsed < 0)
    g_string_append (text, "-1.0");
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT ".%03d", elapsed / 1000, (int) (elapsed % 1000));
  g_string_append (text, ",\n  \"cells\" : [");
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];
      Digits marks = from->centre ? from->centre : from->corner;

      if (!from->given && !from->entry && !marks)
        continue;
      g_string_append_printf (text, "%s\n    { \"position\" : [ %d, %d ], \"value\" : %d, \"fixed\" : %s, \"earmarks\" : ",
                              before, cell / 9, cell % 9, from->given | from->entry, from->given ? "true" : "false");
      write_digits (marks, text);
      g_string_append (text, " }");
      before = ",";
    }
  g_string_append (text, "\n  ]\n}\n");
}

const Format format_gnome_sudoku = {
  .id = "gnome-sudoku",
  .name = N_("GNOME Sudoku game"),
  .extension = "save",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_TIME,
  .sniff = sniff,
  .read = read_game,
  .write = write_game,
};
