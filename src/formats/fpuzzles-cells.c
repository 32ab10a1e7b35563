/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles-cells.c — the two notations of the pages: the cells of either, and the texts.
 *
 * f-puzzles: {size, title, author, ruleset, grid: [[{value, given, centerPencilMarks, cornerPencilMarks, region}]]}, and a key
 * for each kind of constraint. SudokuPad: {cells: [[{value, centremarks, pencilMarks}]], regions, cages, metadata}, and what is
 * drawn. */
#include <stddef.h>

#include "fpuzzles.h"
#include "text-visible.h"

/* Keys that are no part of the puzzle, or are read elsewhere. */
static const char *const fpuzzles_keys[] = {
  "size", "title", "author", "ruleset", "grid", "solution", "metadata", "highlightConflicts", "successMessage", "disabledlogic",
  "truecandidatesoptions", NULL
};
static const char *const fpuzzles_cell_keys[] = {
  "value", "given", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks", "region", "c", "cArray", "highlight",
  "highlightArray", NULL
};
static const char *const sudokupad_keys[] = {
  "id", "cells", "regions", "metadata", "cages", "cellSize", "settings", "solution", "title", "author", "rules", "msgcorrect",
  NULL
};
static const char *const sudokupad_cell_keys[] = { "value", "centremarks", "pencilMarks", NULL };

/* ── texts ───────────────────────────────────────────────────────────────────────────────────────── */

static void
read_texts (JsonNode *root, Document *document)
{
  JsonNode *metadata = json_member (root, "metadata");

  for (unsigned i = 0; i < N_FPUZZLES_TEXTS; i++)
    {
      const char *text = fpuzzles_texts[i].key ? json_text (json_member (root, fpuzzles_texts[i].key)) : NULL;
      char **to = G_STRUCT_MEMBER_P (document, fpuzzles_texts[i].offset);

      text = text ? text : json_text (json_member (metadata, fpuzzles_texts[i].metadata));
      *to = text ? text_without_controls (text, fpuzzles_text_keeps (i)) : NULL;
    }
}

/* ── cells ───────────────────────────────────────────────────────────────────────────────────────── */

typedef struct {
  const char *path;                  /* of the rows in the text */
  JsonArray  *rows;
  unsigned    n;                     /* of rows, of columns, of values */
  ParseError *error;
} Grid;

static JsonNode *
cell_at_index (const Grid *grid, unsigned i)
{
  return json_array_get_element (json_array (json_array_get_element (grid->rows, i / grid->n)), i % grid->n);
}

/* As many rows as columns. */
static bool
open_grid (Grid *grid, JsonNode *node, const char *path, ParseError *error)
{
  JsonArray *rows = json_array (node);

  *grid = (Grid) { .path = path, .rows = rows, .n = rows ? json_array_get_length (rows) : 0, .error = error };
  if (!rows)
    return json_bad_value (error, "%s", path);
  for (unsigned row = 0; row == 0 || row < grid->n; row++)
    {
      JsonArray *cells = row < grid->n ? json_array (json_array_get_element (rows, row)) : NULL;
      unsigned   n = cells ? json_array_get_length (cells) : 0;

      if (n != grid->n || n == 0 || n > RULES_LINE_MAX)
        {
          g_autofree char *size = g_strdup_printf ("%u × %u", grid->n, n);

          return fpuzzles_fail (error, PARSE_VARIANT, size);
        }
    }
  for (unsigned i = 0; i < grid->n * grid->n; i++)
    if (!JSON_NODE_HOLDS_OBJECT (cell_at_index (grid, i)))
      return json_bad_value (error, "%s[%u][%u]", path, i / grid->n, i % grid->n);
  return true;
}

static bool
bad_cell (const Grid *grid, unsigned i, const char *key)
{
  return json_bad_value (grid->error, "%s[%u][%u].%s", grid->path, i / grid->n, i % grid->n, key);
}

static bool
read_marks (const Grid *grid, unsigned i, const char *key, Values *marks)
{
  JsonNode *node = json_member (cell_at_index (grid, i), key);

  if (json_is_nothing (node) || json_digits (node, (int) grid->n, marks))
    return true;
  return bad_cell (grid, i, key);
}

static bool
read_value (const Grid *grid, unsigned i, int64_t *value)
{
  JsonNode *node = json_member (cell_at_index (grid, i), "value");

  *value = 0;
  if (json_is_nothing (node))
    return true;
  if (!json_whole (node, value) || *value < 1 || *value > grid->n)
    return bad_cell (grid, i, "value");
  return true;
}

static bool
read_fpuzzles_cells (const Grid *grid, DocumentCell *cells)
{
  for (unsigned i = 0; i < grid->n * grid->n; i++)
    {
      int64_t value;

      if (!read_value (grid, i, &value) || !read_marks (grid, i, "centerPencilMarks", &cells[i].centre)
          || !read_marks (grid, i, "cornerPencilMarks", &cells[i].corner))
        return false;
      *(fpuzzles_is_true (json_member (cell_at_index (grid, i), "given")) ? &cells[i].given : &cells[i].entry) = (uint8_t) value;
    }
  return true;
}

static bool
read_sudokupad_cells (const Grid *grid, DocumentCell *cells)
{
  for (unsigned i = 0; i < grid->n * grid->n; i++)
    {
      int64_t value;

      if (!read_value (grid, i, &value) || !read_marks (grid, i, "centremarks", &cells[i].centre)
          || !read_marks (grid, i, "pencilMarks", &cells[i].corner))
        return false;
      cells[i].given = (uint8_t) value;
    }
  return true;
}

static bool
check_cells (const Grid *grid, const char *const *known)
{
  for (unsigned i = 0; i < grid->n * grid->n; i++)
    if (!fpuzzles_check_keys (cell_at_index (grid, i), known, NULL, grid->error))
      return false;
  return true;
}

/* Of either page; where it stands beside, cages that overlap are meant so. */
static bool
has_solution (JsonNode *root)
{
  return !json_is_nothing (json_member (root, "solution"))
         || !json_is_nothing (json_member (json_member (root, "metadata"), "solution"));
}

/* ── the board ───────────────────────────────────────────────────────────────────────────────────── */

static void
init_rules (Rules *rules, int n)
{
  rules_init_square (rules, n, 0, 0);
  rules_usual_boxes (n, &rules->box_rows, &rules->box_columns);
}

/* Where nothing is said the cell lies in its box, or in its row where the size has no boxes; null is in none. */
static bool
read_regions (const Grid *grid, Rules *rules)
{
  uint8_t regions[RULES_CELLS_MAX];

  for (unsigned i = 0; i < grid->n * grid->n; i++)
    {
      JsonObject *cell = json_node_get_object (cell_at_index (grid, i));
      JsonNode *region = json_member (cell_at_index (grid, i), "region");
      int64_t number = rules->box_rows ? rules_region_of (rules, (int) i) - 1 : (int) (i / grid->n);

      if (region ? !json_whole (region, &number) || number < 0 || number >= grid->n : json_object_has_member (cell, "region"))
        {
          if (region)
            return bad_cell (grid, i, "region");
          number = -1;
        }
      regions[i] = (uint8_t) (number + 1);
    }
  rules_take_regions (rules, regions);
  return true;
}

static bool
read_given_marks (const Grid *grid, Rules *rules)
{
  for (unsigned i = 0; i < grid->n * grid->n; i++)
    {
      ConstraintList list = { .n = 0 };
      Values values = 0;

      if (!read_marks (grid, i, "givenPencilMarks", &values))
        return false;
      if (!values)
        continue;
      constraint_list_add (&list, (int) i);
      constraint_list_end (&list);
      for_each_value (value, values)
        constraint_list_add (&list, value);
      constraint_list_end (&list);
      if (!rules_add_list (rules, "candidates", &list, "givenPencilMarks", grid->error))
        return false;
    }
  return true;
}

static bool
read_fpuzzles (JsonNode *root, Document *document, ParseError *error)
{
  JsonNode *size = json_member (root, "size");
  g_autofree Rules *rules = g_new0 (Rules, 1);
  int64_t n;
  Grid grid;

  if (!open_grid (&grid, json_member (root, "grid"), "grid", error) || !check_cells (&grid, fpuzzles_cell_keys))
    return false;
  if (size && (!json_whole (size, &n) || n != grid.n))
    return json_bad_value (error, "size");
  init_rules (rules, (int) grid.n);
  return read_regions (&grid, rules) && fpuzzles_read_rules (root, fpuzzles_keys, rules, error)
         && read_given_marks (&grid, rules) && document_take_rules (document, rules, has_solution (root), error)
         && read_fpuzzles_cells (&grid, document->cells);
}

static bool
read_sudokupad (JsonNode *root, Document *document, ParseError *error)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  Grid grid;

  if (!open_grid (&grid, json_member (root, "cells"), "cells", error) || !check_cells (&grid, sudokupad_cell_keys)
      || !fpuzzles_check_keys (root, sudokupad_keys, NULL, error))
    return false;
  init_rules (rules, (int) grid.n);
  return sudokupad_read_rules (root, rules, error) && document_take_rules (document, rules, has_solution (root), error)
         && read_sudokupad_cells (&grid, document->cells);
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
  return json_member (root, "cells") ? read_sudokupad (root, document, error) : fpuzzles_fail (error, PARSE_MISSING, "grid");
}
