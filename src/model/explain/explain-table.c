/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-table.c — the set table: operands as rows of nine fixed slots, so that union and
 * difference can be read down the columns by eye, and the short formula below it. */
#include <glib/gi18n.h>

#include "explain-table.h"
#include "engine/core/notation.h"
#include "explain-words.h"
#include "explain-say.h"

static CellSet
filled_cells (const Board *board, int house, int but)
{
  CellSet set = CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (board->digit[house_cells[house][i]] && house_cells[house][i] != but)
      cells_add (&set, house_cells[house][i]);

  return set;
}

SetRow *
explain_table_add (Explanation *explanation, SetOperator op, SetRole role, Values digits, const char *label)
{
  SetRow *row;

  g_assert (explanation->n_rows < SET_ROWS_MAX);
  row = &explanation->rows[explanation->n_rows++];
  *row = (SetRow) { .op = op, .role = role, .digits = digits };
  g_utf8_strncpy (row->label, label, 14);
  return row;
}

char *
explain_house_label (int house)
{
  int number = house - house_kind (house) + 1;

  switch (house_kind (house))
    {
    case HOUSE_ROWS:
      /* Translators: label of a set of digits, at most 14 characters */
      return g_strdup_printf (C_("set table", "Row %d"), number);
    case HOUSE_COLUMNS:
      /* Translators: label of a set of digits, at most 14 characters */
      return g_strdup_printf (C_("set table", "Column %d"), number);
    default:
      /* Translators: label of a set of digits, at most 14 characters */
      return g_strdup_printf (C_("set table", "Box %d"), number);
    }
}

char *
explain_cell_label (int cell)
{
  return g_strdup_printf ("PV %s", notation_cell (cell).text);
}

const char *
set_row_operator (const SetRow *row)
{
  static const char *const texts[] = { "", "∪", "∖", "=", "U∖", "⊆" }, *const houses[] = { "R∖", "C∖", "B∖" };

  return row->op == OPERATOR_ALL_MINUS && row->places ? houses[row->house / 9] : texts[row->op];
}

SetMember
set_row_member (const SetRow *row, int slot)
{
  SetMember member = { { value_character (slot), '\0' } };
  int       cell = row->places ? house_cells[row->house][slot - 1] : 0;
  bool      down = row->places && house_kind (row->house) == HOUSE_COLUMNS;

  if (row->places)
    member = (SetMember) { { down ? 'r' : 'c', (char) ('1' + (down ? cell_row (cell) : cell_column (cell))), '\0' } };
  return member;
}

/* The cells that the members of a row of places are. */
static CellSet
set_row_places (const SetRow *row)
{
  CellSet cells = CELLS_NONE;

  for_each_value (slot, row->digits)
    cells_add (&cells, house_cells[row->house][slot - 1]);
  return cells;
}

void
explain_table_from_used (Explanation *explanation, const Board *board, int cell, const Digits used[3], Digits accent)
{
  static const int     kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  static const SetRole roles[] = { ROLE_ROW, ROLE_COLUMN, ROLE_BOX };
  Digits together = DIGITS_NONE, possible;
  SetRow *row;

  for (int i = 0; i < 3; i++)
    {
      int house = cell_house (cell, kinds[i]);
      g_autofree char *label = explain_house_label (house);

      row = explain_table_add (explanation, i ? OPERATOR_UNION : OPERATOR_NONE, roles[i], used[i], label);
      row->cells = places_from_cells (filled_cells (board, house, cell));
      together = digits_union (together, used[i]);
    }

  possible = digits_complement (together);
  row = explain_table_add (explanation, OPERATOR_EQUALS, ROLE_NONE, together, C_("set table", "Used"));
  row->line_above = true;
  row = explain_table_add (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, possible, C_("set table", "Possible"));
  row->accent = digits_intersection (accent, possible);
  row->dead = possible == DIGITS_NONE;
}

void
explain_table_of_cell (Explanation *explanation, const SearchView *view, int cell, Digits gone, Digits left)
{
  const Board *board = &view->board;
  const Digits used[3] = { board->row[cell_row (cell)], board->column[cell_column (cell)], board->box[cell_box (cell)] };
  SetRow *row;

  explain_table_from_used (explanation, board, cell, used, left);
  row = &explanation->rows[explanation->n_rows - 1];
  row->digits = digits_union (row->digits, gone);
  row->gone = gone;
  row->dead = row->digits == DIGITS_NONE;
}

void
explain_table_from_candidates (Explanation *explanation, const Event *event)
{
  g_autofree char *target = explain_cell_label (event->cell);
  Digits others = DIGITS_NONE;
  SetRow *row = explain_table_add (explanation, OPERATOR_NONE, ROLE_TARGET, event->possible, target);

  row->cells = places_of (event->cell);
  row->accent = digits_of (event->digit);
  for (int i = 0; i < event->n_operands; i++)
    {
      g_autofree char *label = explain_cell_label (event->operand_cell[i]);

      row = explain_table_add (explanation, i ? OPERATOR_UNION : OPERATOR_MINUS, ROLE_OTHER, event->operand[i], label);
      row->cells = places_of (event->operand_cell[i]);
      others = digits_union (others, event->operand[i]);
    }

  row = explain_table_add (explanation, OPERATOR_EQUALS, ROLE_NONE, digits_difference (event->possible, others),
                 C_("set table", "Result"));
  row->line_above = true;
  row->accent = digits_of (event->digit);
}

void
explain_table_no_place (Explanation *explanation, const SearchView *view, int house)
{
  g_autofree char *label = explain_house_label (house);
  Digits placed = DIGITS_NONE, open = DIGITS_NONE;
  CellSet empty = CELLS_NONE;
  SetRole role = house_kind (house) == HOUSE_ROWS ? ROLE_ROW : house_kind (house) == HOUSE_COLUMNS ? ROLE_COLUMN : ROLE_BOX;
  SetRow *row;

  for (int i = 0; i < 9; i++)
    {
      int cell = house_cells[house][i];

      if (view->board.digit[cell])
        placed = digits_union (placed, digits_of (view->board.digit[cell]));
      else
        {
          open = digits_union (open, view->candidates[cell]);
          cells_add (&empty, cell);
        }
    }

  row = explain_table_add (explanation, OPERATOR_NONE, role, placed, label);
  row->cells = places_from_cells (filled_cells (&view->board, house, -1));
  /* Translators: what the empty cells of a row, column or box could hold together; at most 14 characters */
  row = explain_table_add (explanation, OPERATOR_UNION, ROLE_OTHER, open, C_("set table", "Empty cells"));
  row->cells = places_from_cells (empty);
  row = explain_table_add (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, digits_complement (digits_union (placed, open)),
                 C_("set table", "No place"));
  row->line_above = true;
  row->accent = row->digits;
}

static char *
braces (Digits digits)
{
  GString *text = g_string_new ("{");

  if (digits == DIGITS_NONE)
    {
      g_string_assign (text, "∅");
      return g_string_free (text, FALSE);
    }
  for_each_digit (digit, digits)
    g_string_append_printf (text, "%s%d", text->len > 1 ? "," : "", digit);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

char *
explain_formula_from_used (int cell, Digits possible)
{
  g_autofree char *set = braces (possible);

  return explain_isolate (g_strdup_printf ("PV(%s) = U ∖ (R%d ∪ C%d ∪ B%d) = %s", notation_cell (cell).text,
                                           cell_row (cell) + 1, cell_column (cell) + 1, cell_box (cell) + 1, set));
}

char *
explain_formula_from_candidates (int cell, int digit)
{
  return explain_isolate (g_strdup_printf ("Result = PV(%s) ∖ ⋃ PV(q) = {%d}", notation_cell (cell).text, digit));
}

char *
explain_formula_tried (int cell, Digits possible, Digits untried)
{
  g_autofree char *tried = braces (digits_difference (possible, untried)), *left = braces (untried);

  /* Translators: a cell's short name, and two sets of digits with their braces: "r2c7: tried {1,5}, left {8}" */
  return explain_isolate (explain_say (_("{cell}: tried {tried}, left {left}"), SAY_TEXT ("cell", notation_cell (cell).text),
                                       SAY_TEXT ("tried", tried), SAY_TEXT ("left", left)));
}

char *
explain_formula_strip (int cell, Digits before, Digits change, bool back)
{
  g_autofree char *old = braces (before);
  g_autofree char *taken = braces (change);
  g_autofree char *new = braces (back ? digits_union (before, change) : digits_difference (before, change));

  return explain_isolate (g_strdup_printf ("PV(%s) = %s %s %s = %s", notation_cell (cell).text, old, back ? "∪" : "∖", taken,
                                           new));
}

char *
set_row_spoken (const SetRow *row)
{
  GString *text = g_string_new (row->label);
  Values left = row->digits & ~row->gone;

  g_string_append_c (text, ':');
  if (row->hidden)
    return g_string_free (g_string_append (text, " ?"), FALSE);
  if (row->places && row->digits)
    {
      g_autofree char *places = explain_cell_list (set_row_places (row));

      g_string_append_printf (text, " %s.", places);
      return g_string_free (text, FALSE);
    }
  if (!left)
    /* Translators: an empty set of digits, spoken */
    g_string_append_printf (text, " %s", C_("set table", "none"));
  for_each_value (digit, left)
    g_string_append_printf (text, " %c", value_character (digit));
  g_string_append_c (text, '.');
  if (row->gone)
    {
      /* Translators: of a set of digits, spoken: those that are shown struck */
      g_autofree char *gone = explain_say (_("Struck: {digits}."), SAY_DIGITS ("digits", row->gone));

      g_string_append_printf (text, " %s", gone);
    }

  return g_string_free (text, FALSE);
}

char *
explain_table_spoken (const Explanation *explanation)
{
  GString *text = g_string_new (explanation->title);

  g_string_append (text, ". ");
  g_string_append (text, explanation->sentence);
  for (int i = 0; i < explanation->n_rows; i++)
    {
      g_autofree char *row = set_row_spoken (&explanation->rows[i]);

      g_string_append_printf (text, " %s", row);
    }

  return g_string_free (text, FALSE);
}
