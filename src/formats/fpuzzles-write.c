/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles-write.c — a board as f-puzzles has it: its texts, the constraints by their rows, the cells. */
#include "fpuzzles.h"

#include "text-visible.h"

enum { SIZE_MAX_THERE = 16 };

/* Where f-puzzles has no place for something it goes among SudokuPad's metadata, as it is called there or here. */
const FpuzzlesText fpuzzles_texts[N_FPUZZLES_TEXTS] = {
  { "title", "title", offsetof (Document, title) },
  { "author", "author", offsetof (Document, author) },
  { "ruleset", "rules", offsetof (Document, comment) },
  { NULL, "description", offsetof (Document, description) },
  { NULL, "date", offsetof (Document, date) },
  { NULL, "source", offsetof (Document, source) },
  { NULL, "level", offsetof (Document, level) },
  { NULL, "url", offsetof (Document, url) },
};

/* Only the comment has several lines. */
const char *
fpuzzles_text_keeps (unsigned i)
{
  return fpuzzles_texts[i].offset == offsetof (Document, comment) ? "\t\n" : "\t";
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

  for (unsigned i = 0; i < N_FPUZZLES_TEXTS; i++)
    {
      const char *text = G_STRUCT_MEMBER (const char *, document, fpuzzles_texts[i].offset);
      g_autofree char *value = text ? text_without_controls (text, fpuzzles_text_keeps (i)) : NULL;

      if (!value)
        continue;
      if (fpuzzles_texts[i].key)
        write_text (fpuzzles_texts[i].key, value, ",", json);
      else
        write_text (fpuzzles_texts[i].metadata, value, metadata ? "," : ",\"metadata\":{", json);
      metadata |= !fpuzzles_texts[i].key;
    }
  g_string_append (json, metadata ? "}" : "");
}

/* ── constraints ─────────────────────────────────────────────────────────────────────────────────── */

static bool
is_kind (const Constraint *constraint, const char *id)
{
  return id && strcmp (constraint_kinds[constraint->kind].id, id) == 0;
}

/* The first row that tells it; NULL: none does. */
static const FpuzzlesRow *
row_of (const Constraint *constraint)
{
  for (const FpuzzlesRow *row = fpuzzles_rows; row->key; row++)
    if (is_kind (constraint, row->kind) || is_kind (constraint, row->other))
      return row;
  return NULL;
}

static void
write_place (const char *before, int row, int column, GString *json)
{
  g_string_append_printf (json, "%s\"R%dC%d\"", before, row + 1, column + 1);
}

static void
write_places (const Rules *rules, const Constraint *constraint, int part, const char *key, GString *json)
{
  const uint16_t *cells;
  int n = rules_part (rules, constraint, part, &cells);

  g_string_append_printf (json, *key ? "\"%s\":[" : "[", key);
  for (int i = 0; i < n; i++)
    write_place (i ? "," : "", cells[i] / rules->columns, cells[i] % rules->columns, json);
  g_string_append_c (json, ']');
}

/* The number of a part; −1: it has none. */
static int
number_of (const Rules *rules, const Constraint *constraint, int part)
{
  const uint16_t *numbers;

  return rules_part (rules, constraint, part, &numbers) > 0 ? numbers[0] : -1;
}

static void
write_number (int number, GString *json)
{
  if (number >= 0)
    g_string_append_printf (json, ",\"value\":\"%d\"", number);
}

/* The cells from the edge to the edge, one way: where they are seen from, and how they go. False: they are none. */
static bool
is_diagonal (const Rules *rules, const uint16_t *cells, int n, int *row, int *column, char direction[3])
{
  for (int way = 0; way < 4; way++)
    {
      int down = way < 2 ? 1 : -1, right = way % 2 ? -1 : 1, i = 0;
      int r = cells[0] / rules->columns, c = cells[0] % rules->columns;

      *row = r - down;
      *column = c - right;
      if (*row >= 0 && *column >= 0 && *row < rules->rows && *column < rules->columns)
        continue;
      for (; r >= 0 && c >= 0 && r < rules->rows && c < rules->columns; r += down, c += right, i++)
        if (i >= n || cells[i] != r * rules->columns + c)
          break;
      if (i < n || (r >= 0 && c >= 0 && r < rules->rows && c < rules->columns))
        continue;
      direction[0] = down > 0 ? 'D' : 'U';
      direction[1] = right > 0 ? 'R' : 'L';
      direction[2] = '\0';
      return true;
    }
  return false;
}

static void
write_diagonal (const Rules *rules, const Constraint *constraint, GString *json)
{
  const uint16_t *cells;
  int n = rules_part (rules, constraint, 1, &cells), row, column;
  char direction[3];

  if (!is_diagonal (rules, cells, n, &row, &column, direction))        /* unreached: what is no diagonal is not held */
    return;
  write_place ("\"cell\":", row, column, json);
  g_string_append_printf (json, ",\"direction\":\"%s\"", direction);
  write_number (number_of (rules, constraint, 0), json);
}

static void
write_outside (const Rules *rules, const Constraint *constraint, GString *json)
{
  int line = number_of (rules, constraint, 0), at = line % LINE_COLUMN, far = line & LINE_FAR ? rules->n : -1;

  write_place ("\"cell\":", line & LINE_COLUMN ? far : at, line & LINE_COLUMN ? at : far, json);
  write_number (number_of (rules, constraint, 1), json);
}

/* A shaft begins in the circle, in the cell that it touches. */
static void
write_arrow (const Rules *rules, const Constraint *constraint, GString *json)
{
  const uint16_t *circle, *shaft;
  int n_circle = rules_part (rules, constraint, 0, &circle), n = rules_part (rules, constraint, 1, &shaft), from = circle[0];

  for (int i = 0; i < n_circle; i++)
    if (abs (circle[i] / rules->columns - shaft[0] / rules->columns) <= 1
        && abs (circle[i] % rules->columns - shaft[0] % rules->columns) <= 1)
      from = circle[i];
  write_places (rules, constraint, 0, "cells", json);
  g_string_append (json, ",\"lines\":[[");
  for (int i = -1; i < n; i++)
    write_place (i < 0 ? "" : ",", (i < 0 ? from : shaft[i]) / rules->columns, (i < 0 ? from : shaft[i]) % rules->columns, json);
  g_string_append (json, "]]");
}

static void
write_quad (const Rules *rules, const Constraint *constraint, GString *json)
{
  const uint16_t *values;
  int n = rules_part (rules, constraint, 0, &values);

  write_places (rules, constraint, 1, "cells", json);
  g_string_append (json, ",\"values\":[");
  for (int i = 0; i < n; i++)
    g_string_append_printf (json, "%s%d", i ? "," : "", values[i]);
  g_string_append_c (json, ']');
}

static void
write_line (const Rules *rules, const Constraint *constraint, int part, GString *json)
{
  g_string_append (json, "\"lines\":[");
  write_places (rules, constraint, part, "", json);
  g_string_append_c (json, ']');
}

/* Each cell is an entry of its own. */
static void
write_single_cells (const Rules *rules, const Constraint *constraint, GString *json)
{
  const uint16_t *cells;
  int n = rules_part (rules, constraint, 0, &cells);

  for (int i = 0; i < n; i++)
    write_place (i ? "},{\"cell\":" : "\"cell\":", cells[i] / rules->columns, cells[i] % rules->columns, json);
}

static void
write_entry (const Rules *rules, const FpuzzlesRow *row, const Constraint *constraint, GString *json)
{
  bool other = is_kind (constraint, row->other);

  switch (row->shape)
    {
    case ENTRY_CAGE:
      write_places (rules, constraint, 1, "cells", json);
      write_number (number_of (rules, constraint, 0), json);
      break;
    case ENTRY_PAIR:
      write_places (rules, constraint, other, "cells", json);
      write_number (other ? number_of (rules, constraint, 0) : -1, json);
      break;
    case ENTRY_LETTER:
      write_places (rules, constraint, 0, "cells", json);
      g_string_append_printf (json, ",\"value\":\"%c\"", other ? 'V' : 'X');
      break;
    case ENTRY_QUAD:
      write_quad (rules, constraint, json);
      break;
    case ENTRY_CLONE:
      write_places (rules, constraint, 0, "cells", json);
      g_string_append_c (json, ',');
      write_places (rules, constraint, 1, "cloneCells", json);
      break;
    case ENTRY_ARROW:
      write_arrow (rules, constraint, json);
      break;
    case ENTRY_LINES:
      write_line (rules, constraint, 0, json);
      break;
    case ENTRY_NUMBERED_LINES:
      write_line (rules, constraint, 1, json);
      write_number (number_of (rules, constraint, 0), json);
      break;
    case ENTRY_LINE:
    case ENTRY_SIDE:
      write_outside (rules, constraint, json);
      break;
    case ENTRY_DIAGONAL:
      write_diagonal (rules, constraint, json);
      break;
    case ENTRY_CELL:
      write_single_cells (rules, constraint, json);
      break;
    case ENTRY_CELLS:
    default:
      write_places (rules, constraint, 0, "cells", json);
      break;
    }
}

static const struct { ConstraintWord word; const char *name; } negatives[] = { { WORD_BLACK, "ratio" }, { WORD_XV, "xv" } };

static void
write_negative (const Rules *rules, GString *json)
{
  bool any = false;

  for (int i = 0; i < rules->n_constraints; i++)
    for (unsigned j = 0; is_kind (&rules->constraint[i], "negative") && j < G_N_ELEMENTS (negatives); j++)
      if (number_of (rules, &rules->constraint[i], 0) == (int) negatives[j].word)
        {
          g_string_append_printf (json, "%s\"%s\"", any ? "," : ",\"negative\":[", negatives[j].name);
          any = true;
        }
  g_string_append (json, any ? "]" : "");
}

/* The rows in the order that the board has them, so that it comes back as it was. */
static void
write_rules (const Rules *rules, GString *json)
{
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (rules->extras >> extra & 1)
      g_string_append_printf (json, ",\"%s\":true", fpuzzles_flags[extra]);
  for (int i = 0; i < rules->n_constraints; i++)
    {
      const FpuzzlesRow *row = row_of (&rules->constraint[i]);
      bool first = row != NULL;

      for (int j = 0; j < i && first; j++)
        first = row_of (&rules->constraint[j]) != row;
      if (!first)
        continue;
      g_string_append_printf (json, ",\"%s\":[{", row->key);
      for (int j = i; j < rules->n_constraints; j++)
        if (row_of (&rules->constraint[j]) == row)
          {
            g_string_append (json, j > i ? "},{" : "");
            write_entry (rules, row, &rules->constraint[j], json);
          }
      g_string_append (json, "}]");
    }
  write_negative (rules, json);
}

/* Whether it comes back as what it is. */
static bool
holds_constraint (const Rules *rules, const Constraint *constraint)
{
  const FpuzzlesRow *row = row_of (constraint);
  const uint16_t *cells;
  int n, number_row, number_column;
  char direction[3];

  if (is_kind (constraint, "candidates"))
    return true;
  if (is_kind (constraint, "negative"))
    {
      int word = number_of (rules, constraint, 0);
      bool known = false;

      for (unsigned i = 0; i < G_N_ELEMENTS (negatives); i++)
        known |= word == (int) negatives[i].word;
      for (int i = 0; i < rules->n_constraints; i++)
        known &= !is_kind (&rules->constraint[i], "ratio") && !is_kind (&rules->constraint[i], "diff");
      return known;
    }
  if (!row)
    return false;
  if (row->shape == ENTRY_DIAGONAL)
    {
      n = rules_part (rules, constraint, 1, &cells);
      return is_diagonal (rules, cells, n, &number_row, &number_column, direction);
    }
  if (row->shape == ENTRY_ARROW)                   /* read from left to right */
    {
      n = rules_part (rules, constraint, 0, &cells);
      for (int i = 1; i < n; i++)
        if (cells[i] < cells[i - 1])
          return false;
    }
  return row->shape != ENTRY_CLONE || rules_part (rules, constraint, 2, &cells) < 0;
}

/* Cages that overlap would be refused when they come back, for the solution that shows them to be meant is not written. */
bool
fpuzzles_hold (const Rules *rules)
{
  ParseError error;
  int second;

  if (!rules_are_square (rules) || rules->n > SIZE_MAX_THERE || !rules_check_cages (rules, &second, &error))
    return false;
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (rules->extras >> extra & 1 && !fpuzzles_flags[extra])
      return false;
  for (int cell = 0; rules->has_regions && cell < rules_n_cells (rules); cell++)
    if (rules->region[cell] > rules->n)
      return false;
  for (int i = 0; i < rules->n_constraints; i++)
    if (!holds_constraint (rules, &rules->constraint[i]))
      return false;
  return true;
}

/* ── cells ───────────────────────────────────────────────────────────────────────────────────────── */

static void
write_marks (const char *key, Values marks, const char **before, GString *json)
{
  const char *comma = "";

  if (!marks)
    return;
  g_string_append_printf (json, "%s\"%s\":[", *before, key);
  for_each_value (digit, marks)
    {
      g_string_append_printf (json, "%s%d", comma, digit);
      comma = ",";
    }
  g_string_append_c (json, ']');
  *before = ",";
}

/* Only where it is not in the box that it would be in without a word. */
static void
write_region (const Rules *rules, int cell, const char **before, GString *json)
{
  int region = rules_region_of (rules, cell);

  if (region)
    g_string_append_printf (json, "%s\"region\":%d", *before, region - 1);
  else
    g_string_append_printf (json, "%s\"region\":null", *before);
  *before = ",";
}

static Values
given_marks (const Rules *rules, int cell)
{
  Values marks = 0;

  for (int i = 0; i < rules->n_constraints; i++)
    if (is_kind (&rules->constraint[i], "candidates") && number_of (rules, &rules->constraint[i], 0) == cell)
      {
        const uint16_t *values;
        int n = rules_part (rules, &rules->constraint[i], 1, &values);
        Values these = 0;

        for (int j = 0; j < n; j++)
          these |= values_of (values[j]);
        marks = marks ? marks & these : these;
      }
  return marks;
}

static void
write_cell (const DocumentCell *cell, const Rules *rules, bool regions, int at, GString *json)
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
  if (regions)
    write_region (rules, at, &before, json);
  if (rules)
    write_marks ("givenPencilMarks", given_marks (rules, at), &before, json);
  g_string_append_c (json, '}');
}

static bool
has_usual_boxes (const Rules *rules)
{
  uint8_t rows, columns;

  rules_usual_boxes (rules->n, &rows, &columns);
  return !rules->has_regions && rules->box_rows == rows;             /* for it is a square */
}

char *
fpuzzles_write_json (const Document *document)
{
  const Rules *rules = NULL;
  bool regions = false;
  GString *json = g_string_new (NULL);
  int n = document_columns (document);

  if (document->topology)
    {
      rules = document->topology->rules;
      regions = !has_usual_boxes (rules);
    }
  g_string_append_printf (json, "{\"size\":%d", n);
  write_texts (document, json);
  if (rules)
    write_rules (rules, json);
  g_string_append (json, ",\"grid\":[");
  for (int cell = 0; cell < document->n_cells; cell++)
    {
      g_string_append (json, cell % n ? "," : cell ? "],[" : "[");
      write_cell (&document->cells[cell], rules, regions, cell, json);
    }
  g_string_append (json, "]]}");
  return g_string_free (json, FALSE);
}
