/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles-entries.c — an entry of a key of f-puzzles becomes a constraint, or several; by its shape. */
#include "fpuzzles.h"

/* What an entry of each shape says, and what is only its looks. */
static const char *const entry_keys[][5] = {
  [ENTRY_CAGE] = { "cells", "value" }, [ENTRY_CELLS] = { "cells" }, [ENTRY_PAIR] = { "cells", "value" },
  [ENTRY_LETTER] = { "cells", "value" }, [ENTRY_QUAD] = { "cells", "values" }, [ENTRY_CLONE] = { "cells", "cloneCells" },
  [ENTRY_ARROW] = { "cells", "lines" }, [ENTRY_LINES] = { "lines" }, [ENTRY_NUMBERED_LINES] = { "lines", "value" },
  [ENTRY_CELL] = { "cell" }, [ENTRY_LINE] = { "cell", "value" }, [ENTRY_SIDE] = { "cell", "value" },
  [ENTRY_DIAGONAL] = { "cell", "cells", "direction", "value" },
};
static const char *const looks[] = { "outlineC", "fontC", "baseC", "width", "height", "size", "angle", NULL };

typedef struct {
  Rules             *rules;
  ParseError        *error;
  const FpuzzlesRow *row;
  JsonNode          *entry;
  unsigned           number;         /* of the entry */
  ConstraintList     list;
} Reading;

static bool
bad (Reading *reading, const char *key)
{
  return json_bad_value (reading->error, "%s[%u].%s", reading->row->key, reading->number, key);
}

/* ── places and numbers ──────────────────────────────────────────────────────────────────────────── */

static bool
scan_number (const char **text, char sign, int most, int *number)
{
  const char *at = *text;

  if (*at++ != sign || !g_ascii_isdigit (*at))
    return false;
  for (*number = 0; g_ascii_isdigit (*at); at++)
    if ((*number = *number * 10 + (*at - '0')) > most)
      return false;
  *text = at;
  return true;
}

/* "R1C1", from −1 to one more than there are. */
static bool
read_place (const Rules *rules, JsonNode *node, int *row, int *column)
{
  const char *text = json_text (node);

  if (!text || !scan_number (&text, 'R', rules->rows + 1, row) || !scan_number (&text, 'C', rules->columns + 1, column) || *text)
    return false;
  --*row;
  --*column;
  return true;
}

static bool
is_inside (const Rules *rules, int row, int column)
{
  return row >= 0 && column >= 0 && row < rules->rows && column < rules->columns;
}

/* The cells of an array; −1: bad. */
static int
read_cells (Reading *reading, JsonNode *node, uint16_t cells[RULES_CELLS_MAX])
{
  JsonArray *array = json_array (node);
  int n = array ? (int) json_array_get_length (array) : 0, row, column;

  if (n < 1 || n > RULES_CELLS_MAX)
    return -1;
  for (int i = 0; i < n; i++)
    {
      if (!read_place (reading->rules, json_array_get_element (array, (guint) i), &row, &column)
          || !is_inside (reading->rules, row, column))
        return -1;
      cells[i] = (uint16_t) (row * reading->rules->columns + column);
    }
  return n;
}

static void
add_cells (Reading *reading, const uint16_t *cells, int n)
{
  for (int i = 0; i < n; i++)
    constraint_list_add (&reading->list, cells[i]);
  constraint_list_end (&reading->list);
}

static bool
take_cells (Reading *reading, const char *key)
{
  uint16_t cells[RULES_CELLS_MAX];
  int n = read_cells (reading, json_member (reading->entry, key), cells);

  if (n < 0)
    return bad (reading, key);
  add_cells (reading, cells, n);
  return true;
}

/* has NULL: it has to be there. */
static bool
read_number (Reading *reading, int *number, bool *has)
{
  JsonNode *node = json_member (reading->entry, "value");
  const char *text = json_text (node);
  int64_t value;

  if (has && (!node || (text && !*text)))
    {
      *has = false;
      return true;
    }
  if (!json_whole (node, &value) || value < 0 || value > 9999)
    return bad (reading, "value");
  *number = (int) value;
  if (has)
    *has = true;
  return true;
}

static void
add_number (Reading *reading, int number)
{
  constraint_list_add (&reading->list, number);
  constraint_list_end (&reading->list);
}

static bool
take_list (Reading *reading, const char *kind)
{
  bool taken = rules_add_list (reading->rules, kind, &reading->list, reading->row->key, reading->error);

  reading->list.n = 0;
  return taken;
}

/* ── entries ─────────────────────────────────────────────────────────────────────────────────────── */

static bool
read_cage (Reading *reading)
{
  int sum = 0;
  bool has = false;

  if (!read_number (reading, &sum, &has))
    return false;
  if (has)
    constraint_list_add (&reading->list, sum);
  constraint_list_end (&reading->list);
  return take_cells (reading, "cells") && take_list (reading, reading->row->kind);
}

/* Without its number it is a dot; one that is written is kept, also where a dot would mean the same. */
static bool
read_pair (Reading *reading)
{
  int value = 0;
  bool has;

  if (!read_number (reading, &value, &has))
    return false;
  if (has)
    add_number (reading, value);
  return take_cells (reading, "cells") && take_list (reading, has ? reading->row->other : reading->row->kind);
}

static bool
read_letter (Reading *reading)
{
  const char *letter = json_text (json_member (reading->entry, "value"));

  if (!letter || (g_ascii_strcasecmp (letter, "X") != 0 && g_ascii_strcasecmp (letter, "V") != 0))
    return bad (reading, "value");
  return take_cells (reading, "cells")
         && take_list (reading, g_ascii_toupper (*letter) == 'X' ? reading->row->kind : reading->row->other);
}

static bool
read_quad (Reading *reading)
{
  JsonArray *values = json_array (json_member (reading->entry, "values"));
  unsigned n = values ? json_array_get_length (values) : 0;
  int64_t value;

  if (n < 1 || n > 4)
    return bad (reading, "values");
  for (unsigned i = 0; i < n; i++)
    {
      if (!json_whole (json_array_get_element (values, i), &value) || value < 1 || value > reading->rules->n)
        return bad (reading, "values");
      constraint_list_add (&reading->list, (int) value);
    }
  constraint_list_end (&reading->list);
  return take_cells (reading, "cells") && take_list (reading, reading->row->kind);
}

/* A number in several cells is read as one reads: line by line. */
static void
sort_cells (uint16_t *cells, int n)
{
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && cells[j] < cells[j - 1]; j--)
      {
        uint16_t other = cells[j];

        cells[j] = cells[j - 1];
        cells[j - 1] = other;
      }
}

static bool
has_cell (const uint16_t *cells, int n, int cell)
{
  for (int i = 0; i < n; i++)
    if (cells[i] == cell)
      return true;
  return false;
}

static bool
read_arrow (Reading *reading)
{
  JsonArray *lines = json_array (json_member (reading->entry, "lines"));
  uint16_t circle[RULES_CELLS_MAX], shaft[RULES_CELLS_MAX];
  int n_circle = read_cells (reading, json_member (reading->entry, "cells"), circle);

  if (n_circle < 0)
    return bad (reading, "cells");
  sort_cells (circle, n_circle);
  for (unsigned i = 0; lines && i < json_array_get_length (lines); i++)
    {
      int n = read_cells (reading, json_array_get_element (lines, i), shaft);

      if (n < 2 || !has_cell (circle, n_circle, shaft[0]))
        return bad (reading, "lines");
      add_cells (reading, circle, n_circle);
      add_cells (reading, shaft + 1, n - 1);
      if (!take_list (reading, reading->row->kind))
        return false;
    }
  if (!lines || json_array_get_length (lines) == 0)
    return bad (reading, "lines");
  return true;
}

static bool
read_lines (Reading *reading)
{
  JsonArray *lines = json_array (json_member (reading->entry, "lines"));
  int number = fpuzzles_usual (reading->row, reading->rules);
  uint16_t cells[RULES_CELLS_MAX];
  bool numbered = reading->row->shape == ENTRY_NUMBERED_LINES, has;

  if (numbered && !read_number (reading, &number, &has))
    return false;
  for (unsigned i = 0; lines && i < json_array_get_length (lines); i++)
    {
      int n = read_cells (reading, json_array_get_element (lines, i), cells);

      if (n < 0)
        return bad (reading, "lines");
      if (numbered)
        add_number (reading, number);
      add_cells (reading, cells, n);
      if (!take_list (reading, reading->row->kind))
        return false;
    }
  if (!lines || json_array_get_length (lines) == 0)
    return bad (reading, "lines");
  return true;
}

/* A cell beside the board: which line is seen from there; −1: none. */
static int
line_seen_from (const Rules *rules, int row, int column)
{
  bool above = row == -1, below = row == rules->rows, left = column == -1, right = column == rules->columns;

  if ((above || below) && column >= 0 && column < rules->columns)
    return LINE_COLUMN + column + (below ? LINE_FAR : 0);
  if ((left || right) && row >= 0 && row < rules->rows)
    return row + (right ? LINE_FAR : 0);
  return -1;
}

static bool
read_outside (Reading *reading)
{
  int row, column, line, number;

  if (!read_place (reading->rules, json_member (reading->entry, "cell"), &row, &column)
      || (line = line_seen_from (reading->rules, row, column)) < 0)
    return bad (reading, "cell");
  if (!read_number (reading, &number, NULL))
    return false;
  add_number (reading, reading->row->shape == ENTRY_LINE ? line & ~LINE_FAR : line);
  add_number (reading, number);
  return take_list (reading, reading->row->kind);
}

static bool
read_diagonal (Reading *reading)
{
  const Rules *rules = reading->rules;
  const char *direction = json_text (json_member (reading->entry, "direction"));
  int row, column, down, right, sum, n = 0;

  if (!read_place (rules, json_member (reading->entry, "cell"), &row, &column) || is_inside (rules, row, column))
    return bad (reading, "cell");
  if (!direction || strlen (direction) != 2 || !strchr ("UD", direction[0]) || !strchr ("LR", direction[1]))
    return bad (reading, "direction");
  if (!read_number (reading, &sum, NULL))
    return false;
  down = direction[0] == 'D' ? 1 : -1;
  right = direction[1] == 'R' ? 1 : -1;
  add_number (reading, sum);
  for (row += down, column += right; is_inside (rules, row, column); row += down, column += right, n++)
    constraint_list_add (&reading->list, row * rules->columns + column);
  constraint_list_end (&reading->list);
  return n > 0 ? take_list (reading, reading->row->kind) : bad (reading, "direction");
}

static bool
read_entry (Reading *reading)
{
  switch (reading->row->shape)
    {
    case ENTRY_CAGE:
      return read_cage (reading);
    case ENTRY_PAIR:
      return read_pair (reading);
    case ENTRY_LETTER:
      return read_letter (reading);
    case ENTRY_QUAD:
      return read_quad (reading);
    case ENTRY_CLONE:
      return take_cells (reading, "cells") && take_cells (reading, "cloneCells") && take_list (reading, reading->row->kind);
    case ENTRY_ARROW:
      return read_arrow (reading);
    case ENTRY_LINES:
    case ENTRY_NUMBERED_LINES:
      return read_lines (reading);
    case ENTRY_LINE:
    case ENTRY_SIDE:
      return read_outside (reading);
    case ENTRY_DIAGONAL:
      return read_diagonal (reading);
    case ENTRY_CELLS:
    case ENTRY_CELL:
    default:
      return take_cells (reading, "cells") && take_list (reading, reading->row->kind);
    }
}

/* Of all entries together. */
static bool
read_single_cells (Reading *reading, JsonArray *entries)
{
  for (reading->number = 0; reading->number < json_array_get_length (entries); reading->number++)
    {
      int row, column;

      reading->entry = json_array_get_element (entries, reading->number);
      if (!read_place (reading->rules, json_member (reading->entry, "cell"), &row, &column)
          || !is_inside (reading->rules, row, column))
        return bad (reading, "cell");
      constraint_list_add (&reading->list, row * reading->rules->columns + column);
    }
  constraint_list_end (&reading->list);
  return take_list (reading, reading->row->kind);
}

static bool
read_all (Reading *reading, JsonNode *node)
{
  JsonArray *entries = json_array (node);

  if (!entries)
    return json_bad_value (reading->error, "%s", reading->row->key);
  for (reading->number = 0; reading->number < json_array_get_length (entries); reading->number++)
    {
      reading->entry = json_array_get_element (entries, reading->number);
      if (!JSON_NODE_HOLDS_OBJECT (reading->entry))
        return json_bad_value (reading->error, "%s[%u]", reading->row->key, reading->number);
      if (!fpuzzles_check_keys (reading->entry, entry_keys[reading->row->shape], looks, reading->error)
          || (reading->row->shape != ENTRY_CELL && !read_entry (reading)))
        return false;
    }
  return reading->row->shape != ENTRY_CELL || read_single_cells (reading, entries);
}

bool
fpuzzles_read_row (JsonNode *node, const FpuzzlesRow *row, Rules *rules, ParseError *error)
{
  g_autofree Reading *reading = g_new0 (Reading, 1);

  reading->rules = rules;
  reading->error = error;
  reading->row = row;
  return read_all (reading, node);
}
