/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles-cells.c — the two notations of the pages, of which only plain Sudoku is taken.
 *
 * f-puzzles: {size, title, author, ruleset, grid: [[{value, given, centerPencilMarks, cornerPencilMarks, region}]]}, and a key
 * for each kind of constraint. SudokuPad: {cells: [[{value, centremarks, pencilMarks}]], regions, metadata}, and what is drawn.
 * A key that is not known here may change what the puzzle is; so it refuses it, unless there is nothing in it. */
#include <stddef.h>

#include "fpuzzles.h"

/* Keys that are no part of the puzzle, or are read elsewhere. */
static const char *const fpuzzles_keys[] = {
  "size", "title", "author", "ruleset", "grid", "solution", "metadata", "highlightConflicts", "successMessage", "disabledlogic",
  "truecandidatesoptions", NULL
};
static const char *const fpuzzles_cell_keys[] = {
  "value", "given", "centerPencilMarks", "cornerPencilMarks", "region", "c", "cArray", "highlight", "highlightArray", NULL
};
static const char *const sudokupad_keys[] = {
  "id", "cells", "regions", "metadata", "cages", "cellSize", "settings", "solution", "title", "author", "rules", "msgcorrect",
  NULL
};
static const char *const sudokupad_cell_keys[] = { "value", "centremarks", "pencilMarks", NULL };

static bool
fail (ParseError *error, ParseReason reason, const char *detail)
{
  *error = error_with_detail (reason, 0, detail, strlen (detail));
  return false;
}

static bool
check_keys (JsonNode *object, const char *const *known, ParseError *error)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (object));

  for (GList *member = members; member; member = member->next)
    if (!g_strv_contains (known, member->data) && !json_is_nothing (json_member (object, member->data)))
      return fail (error, PARSE_VARIANT, member->data);
  return true;
}

static bool
is_true (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

/* ── texts ───────────────────────────────────────────────────────────────────────────────────────── */

/* Where f-puzzles has no place for something it goes among SudokuPad's metadata, as it is called there or here. */
static const struct { const char *key, *metadata; size_t offset; } texts[] = {
  { "title", "title", offsetof (Document, title) },
  { "author", "author", offsetof (Document, author) },
  { "ruleset", "rules", offsetof (Document, comment) },
  { NULL, "description", offsetof (Document, description) },
  { NULL, "date", offsetof (Document, date) },
  { NULL, "source", offsetof (Document, source) },
  { NULL, "level", offsetof (Document, level) },
  { NULL, "url", offsetof (Document, url) },
};

/* UTF-8, with blanks for what no text file may hold; only the comment has several lines. */
static char *
about_text (const char *text, bool lines)
{
  char *valid = g_utf8_make_valid (text, -1);

  for (char *place = valid; *place; place++)
    if (g_ascii_iscntrl (*place) && *place != '\t' && (*place != '\n' || !lines))
      *place = ' ';
  return valid;
}

static void
read_texts (JsonNode *root, Document *document)
{
  JsonNode *metadata = json_member (root, "metadata");

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = texts[i].key ? json_text (json_member (root, texts[i].key)) : NULL;
      char **to = G_STRUCT_MEMBER_P (document, texts[i].offset);

      text = text ? text : json_text (json_member (metadata, texts[i].metadata));
      *to = text ? about_text (text, to == &document->comment) : NULL;
    }
}

static void
write_text (const char *key, const char *text, const char *before, GString *json)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autofree char *quoted = json_to_string (node, FALSE);

  g_string_append_printf (json, "%s\"%s\":%s", before, key, quoted);
}

static void
write_texts (const Document *document, GString *json)
{
  bool metadata = false;

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = G_STRUCT_MEMBER (const char *, document, texts[i].offset);
      g_autofree char *value = text ? about_text (text, texts[i].offset == offsetof (Document, comment)) : NULL;

      if (!value)
        continue;
      if (texts[i].key)
        write_text (texts[i].key, value, ",", json);
      else
        write_text (texts[i].metadata, value, metadata ? "," : ",\"metadata\":{", json);
      metadata |= !texts[i].key;
    }
  g_string_append (json, metadata ? "}" : "");
}

/* ── cells ───────────────────────────────────────────────────────────────────────────────────────── */

static bool
read_marks (JsonNode *cell, const char *key, const char *path, unsigned i, Digits *marks, ParseError *error)
{
  JsonNode *node = json_member (cell, key);

  if (json_is_nothing (node) || json_digits (node, marks))
    return true;
  return json_bad_value (error, "%s[%u][%u].%s", path, i / 9, i % 9, key);
}

static bool
read_value (JsonNode *cell, const char *path, unsigned i, int64_t *value, ParseError *error)
{
  JsonNode *node = json_member (cell, "value");

  *value = 0;
  if (json_is_nothing (node))
    return true;
  if (json_whole (node, value) && *value >= 1 && *value <= 9)
    return true;
  return json_bad_value (error, "%s[%u][%u].value", path, i / 9, i % 9);
}

static bool
read_fpuzzles_cell (JsonNode *cell, unsigned i, DocumentCell *to, ParseError *error)
{
  JsonNode *region = json_member (cell, "region");
  int64_t value, box;

  if (!check_keys (cell, fpuzzles_cell_keys, error) || !read_value (cell, "grid", i, &value, error)
      || !read_marks (cell, "centerPencilMarks", "grid", i, &to->centre, error)
      || !read_marks (cell, "cornerPencilMarks", "grid", i, &to->corner, error))
    return false;
  if (region && (!json_whole (region, &box) || box != i / 27 * 3 + i % 9 / 3))
    return fail (error, PARSE_VARIANT, "region");
  *(is_true (json_member (cell, "given")) ? &to->given : &to->entry) = (uint8_t) value;
  return true;
}

static bool
read_sudokupad_cell (JsonNode *cell, unsigned i, DocumentCell *to, ParseError *error)
{
  int64_t value;

  if (!check_keys (cell, sudokupad_cell_keys, error) || !read_value (cell, "cells", i, &value, error)
      || !read_marks (cell, "centremarks", "cells", i, &to->centre, error)
      || !read_marks (cell, "pencilMarks", "cells", i, &to->corner, error))
    return false;
  to->given = (uint8_t) value;
  return true;
}

/* Nine rows of nine. */
static bool
read_cells (JsonNode *grid, const char *path, bool (*read_cell) (JsonNode *, unsigned, DocumentCell *, ParseError *),
            Document *document, ParseError *error)
{
  JsonArray *rows = json_array (grid);
  unsigned   n_rows = rows ? json_array_get_length (rows) : 0;

  if (!rows)
    return json_bad_value (error, "%s", path);
  for (unsigned i = 0; i < N_CELLS; i++)
    {
      JsonArray *row = i / 9 < n_rows ? json_array (json_array_get_element (rows, i / 9)) : NULL;
      unsigned   n = row ? json_array_get_length (row) : 0;
      JsonNode  *cell;

      if (n_rows != 9 || n != 9)
        {
          g_autofree char *size = g_strdup_printf ("%u × %u", n_rows, n);

          return fail (error, PARSE_VARIANT, size);
        }
      cell = json_array_get_element (row, i % 9);
      if (!JSON_NODE_HOLDS_OBJECT (cell))
        return json_bad_value (error, "%s[%u][%u]", path, i / 9, i % 9);
      if (!read_cell (cell, i, &document->cells[i], error))
        return false;
    }
  return true;
}

/* ── the puzzle ──────────────────────────────────────────────────────────────────────────────────── */

static bool
read_fpuzzles (JsonNode *root, Document *document, ParseError *error)
{
  return read_cells (json_member (root, "grid"), "grid", read_fpuzzles_cell, document, error)
         && check_keys (root, fpuzzles_keys, error);
}

/* The boxes, in whatever order; none are the same. */
static bool
are_boxes (JsonNode *regions)
{
  JsonArray *array = json_array (regions);
  Digits seen[9] = { DIGITS_NONE };

  if (json_is_nothing (regions))
    return true;
  for (unsigned i = 0; array && i < json_array_get_length (array); i++)
    {
      JsonArray *cells = json_array (json_array_get_element (array, i));
      int64_t box = -1;

      for (unsigned j = 0; j < 9; j++)
        {
          JsonArray *cell = cells && json_array_get_length (cells) == 9 ? json_array (json_array_get_element (cells, j)) : NULL;
          int64_t row, column;

          if (!cell || json_array_get_length (cell) != 2 || !json_whole (json_array_get_element (cell, 0), &row)
              || !json_whole (json_array_get_element (cell, 1), &column) || row < 0 || row > 8 || column < 0 || column > 8
              || (box >= 0 && box != row / 3 * 3 + column / 3))
            return false;
          box = row / 3 * 3 + column / 3;
          seen[box] |= digits_of ((int) (row % 3 * 3 + column % 3) + 1);
        }
    }
  for (int box = 0; box < 9; box++)
    if (seen[box] != DIGITS_ALL)
      return false;
  return json_array_get_length (array) == 9;                   /* without one no box would be whole */
}

/* A cage without cells is how titles were kept once. */
static bool
are_texts (JsonNode *cages)
{
  JsonArray *array = json_array (cages);

  for (unsigned i = 0; array && i < json_array_get_length (array); i++)
    if (!json_is_nothing (json_member (json_array_get_element (array, i), "cells")))
      return false;
  return array || json_is_nothing (cages);
}

static bool
read_sudokupad (JsonNode *root, Document *document, ParseError *error)
{
  if (!read_cells (json_member (root, "cells"), "cells", read_sudokupad_cell, document, error)
      || !check_keys (root, sudokupad_keys, error))
    return false;
  if (!are_boxes (json_member (root, "regions")))
    return fail (error, PARSE_VARIANT, "regions");
  if (!are_texts (json_member (root, "cages")))
    return fail (error, PARSE_VARIANT, "cages");
  return true;
}

bool
fpuzzles_read_json (const char *json, Document *document, ParseError *error)
{
  g_autofree char *plain = NULL;
  g_autoptr (JsonNode) root = NULL;
  const char *second = json;

  while (g_ascii_isspace (*second))
    second++;
  second += *second == '{';
  while (g_ascii_isspace (*second))
    second++;
  if (g_ascii_isalpha (*second) || *second == '\'')
    plain = sudokupad_unzip (json);
  root = json_text_parse (plain ? plain : json, error);
  if (!root)
    {
      error->column = plain ? 0 : error->column;         /* which has grown, but not by lines */
      return false;
    }
  read_texts (root, document);
  if (json_member (root, "grid"))
    return read_fpuzzles (root, document, error);
  return json_member (root, "cells") ? read_sudokupad (root, document, error) : fail (error, PARSE_MISSING, "grid");
}

static void
write_marks (const char *key, Digits marks, const char **before, GString *json)
{
  const char *comma = "";

  if (!marks)
    return;
  g_string_append_printf (json, "%s\"%s\":[", *before, key);
  for_each_digit (digit, marks)
    {
      g_string_append_printf (json, "%s%d", comma, digit);
      comma = ",";
    }
  g_string_append_c (json, ']');
  *before = ",";
}

static void
write_cell (const DocumentCell *cell, GString *json)
{
  const char *before = "";

  g_string_append_c (json, '{');
  if (cell->given || cell->entry)
    {
      g_string_append_printf (json, "\"value\":%d%s", cell->given | cell->entry, cell->given ? ",\"given\":true" : "");
      before = ",";
    }
  write_marks ("centerPencilMarks", cell->centre, &before, json);
  write_marks ("cornerPencilMarks", cell->corner, &before, json);
  g_string_append_c (json, '}');
}

char *
fpuzzles_write_json (const Document *document)
{
  GString *json = g_string_new ("{\"size\":9");

  write_texts (document, json);
  g_string_append (json, ",\"grid\":[");
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_string_append (json, cell % 9 ? "," : cell ? "],[" : "[");
      write_cell (&document->cells[cell], json);
    }
  g_string_append (json, "]]}");
  return g_string_free (json, FALSE);
}
