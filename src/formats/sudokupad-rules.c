/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sudokupad-rules.c — what a board of SudokuPad obeys, as far as it says so itself: its regions and its cages. Lines and other
 * signs are paint there, whose meaning stands in prose; a board that has some is refused by their key. */
#include "engine/rules/place-notation.h"
#include "fpuzzles.h"

static const char *const cage_keys[] = { "cells", "value", "unique", "hidden", "style", "sum", "type", NULL };
static const char *const cage_looks[] = {
  "borderColor", "backgroundColor", "color", "outlineC", "fontC", "fontSize", "text", NULL
};

/* "[0,0]", row and column; −1: none. */
static int
read_cell (const Rules *rules, JsonNode *node)
{
  JsonArray *cell = json_array (node);
  int64_t row, column;

  if (!cell || json_array_get_length (cell) != 2 || !json_whole (json_array_get_element (cell, 0), &row)
      || !json_whole (json_array_get_element (cell, 1), &column) || row < 0 || row >= rules->rows || column < 0
      || column >= rules->columns)
    return -1;
  return (int) (row * rules->columns + column);
}

/* A cell of two regions: by its place, for there are many. */
static bool
fail_at (ParseError *error, const Rules *rules, const char *key, int cell)
{
  g_autofree char *detail = g_strdup_printf ("%s %s", key, place_text_on (cell, rules->columns).text);

  return fpuzzles_fail (error, PARSE_TWICE, detail);
}

/* None are the boxes of nine by nine; of another size it is not known what they would be. */
static bool
read_regions (JsonNode *node, Rules *rules, ParseError *error)
{
  JsonArray *regions = json_array (node);
  uint8_t region[RULES_CELLS_MAX] = { 0 };

  if (json_is_nothing (node) && rules->n == 9)
    return true;
  if (json_is_nothing (node))
    return fpuzzles_fail (error, PARSE_MISSING, "regions");
  for (unsigned i = 0; regions && i < json_array_get_length (regions); i++)
    {
      JsonArray *cells = json_array (json_array_get_element (regions, i));

      if (!cells || i >= UINT8_MAX)
        return json_bad_value (error, "regions[%u]", i);
      for (unsigned j = 0; j < json_array_get_length (cells); j++)
        {
          int cell = read_cell (rules, json_array_get_element (cells, j));

          if (cell < 0)
            return json_bad_value (error, "regions[%u][%u]", i, j);
          if (region[cell])
            return fail_at (error, rules, "regions", cell);
          region[cell] = (uint8_t) (i + 1);
        }
    }
  if (!regions)
    return json_bad_value (error, "regions");
  rules_take_regions (rules, region);
  return true;
}

/* Rows and columns are houses without a word. */
static bool
is_whole_line (const Rules *rules, const ConstraintList *list)
{
  int n = list->n - 2;                           /* between the ends of the parts */
  bool row = n == rules->columns, column = n == rules->rows;

  for (int i = 2; i <= n; i++)
    {
      row &= list->number[i] / rules->columns == list->number[1] / rules->columns;
      column &= list->number[i] % rules->columns == list->number[1] % rules->columns;
    }
  return row || column;
}

/* A number is its sum, and its digits differ unless it says that they need not. Without one it is a frame that says nothing, or
 * says that they differ. */
static bool
read_cage (JsonNode *cage, unsigned i, Rules *rules, ParseError *error)
{
  JsonArray *cells = json_array (json_member (cage, "cells"));
  JsonNode *value = json_member (cage, json_is_nothing (json_member (cage, "value")) ? "sum" : "value");
  JsonNode *unique = json_member (cage, "unique");
  bool different = unique ? fpuzzles_is_true (unique) : true;
  bool marker = g_strcmp0 (json_text (json_member (cage, "type")), "rowcol") == 0;
  ConstraintList list = { .n = 0 };
  int64_t sum = 0;

  if (!fpuzzles_check_keys (cage, cage_keys, cage_looks, error))
    return false;
  if (!cells)
    return json_bad_value (error, "cages[%u].cells", i);
  if (!json_is_nothing (value) && (!json_whole (value, &sum) || sum < 1 || sum > 9999))
    return fpuzzles_fail (error, PARSE_VARIANT, "cages");
  if (sum)
    constraint_list_add (&list, (int) sum);
  constraint_list_end (&list);
  for (unsigned j = 0; j < json_array_get_length (cells); j++)
    {
      int cell = read_cell (rules, json_array_get_element (cells, j));

      if (cell < 0)
        return json_bad_value (error, "cages[%u].cells[%u]", i, j);
      constraint_list_add (&list, cell);
    }
  constraint_list_end (&list);
  if (!sum && (marker || different) && is_whole_line (rules, &list))
    return true;
  if ((!sum && (!unique || !different)) || marker)
    return fpuzzles_fail (error, PARSE_VARIANT, "cages");
  return rules_add_list (rules, different ? "cage" : "sum", &list, "cages", error);
}

/* A cage without cells is how titles were kept once. */
static bool
read_cages (JsonNode *node, Rules *rules, ParseError *error)
{
  JsonArray *cages = json_array (node);

  for (unsigned i = 0; cages && i < json_array_get_length (cages); i++)
    {
      JsonNode *cage = json_array_get_element (cages, i);

      if (!JSON_NODE_HOLDS_OBJECT (cage))
        return json_bad_value (error, "cages[%u]", i);
      if (!json_is_nothing (json_member (cage, "cells")) && !read_cage (cage, i, rules, error))
        return false;
    }
  if (cages || json_is_nothing (node))
    return true;
  return json_bad_value (error, "cages");
}

bool
sudokupad_read_rules (JsonNode *root, Rules *rules, ParseError *error)
{
  return read_regions (json_member (root, "regions"), rules, error) && read_cages (json_member (root, "cages"), rules, error);
}
