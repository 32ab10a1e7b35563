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

static SetRow *
add_row (Explanation *explanation, SetOperator op, SetRole role, Digits digits, const char *label)
{
  SetRow *row = &explanation->rows[explanation->n_rows++];

  g_assert (explanation->n_rows <= SET_ROWS_MAX);
  *row = (SetRow) { .op = op, .role = role, .digits = digits, .cells = CELLS_NONE };
  g_utf8_strncpy (row->label, label, 14);
  return row;
}

static char *
house_label (int house)
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

static char *
short_cell (int cell)
{
  return g_strdup_printf ("PV %s", notation_cell (cell).text);
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
      g_autofree char *label = house_label (house);

      row = add_row (explanation, i ? OPERATOR_UNION : OPERATOR_NONE, roles[i], used[i], label);
      row->cells = filled_cells (board, house, cell);
      together = digits_union (together, used[i]);
    }

  possible = digits_complement (together);
  row = add_row (explanation, OPERATOR_EQUALS, ROLE_NONE, together, C_("set table", "Used"));
  row->line_above = true;
  row = add_row (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, possible, C_("set table", "Possible"));
  row->accent = digits_intersection (accent, possible);
  row->dead = possible == DIGITS_NONE;
}

void
explain_table_from_candidates (Explanation *explanation, const Event *event)
{
  g_autofree char *target = short_cell (event->cell);
  Digits others = DIGITS_NONE;
  SetRow *row = add_row (explanation, OPERATOR_NONE, ROLE_TARGET, event->possible, target);

  row->cells = cells_of (event->cell);
  row->accent = digits_of (event->digit);
  for (int i = 0; i < event->n_operands; i++)
    {
      g_autofree char *label = short_cell (event->operand_cell[i]);

      row = add_row (explanation, i ? OPERATOR_UNION : OPERATOR_MINUS, ROLE_OTHER, event->operand[i], label);
      row->cells = cells_of (event->operand_cell[i]);
      others = digits_union (others, event->operand[i]);
    }

  row = add_row (explanation, OPERATOR_EQUALS, ROLE_NONE, digits_difference (event->possible, others),
                 C_("set table", "Result"));
  row->line_above = true;
  row->accent = digits_of (event->digit);
}

void
explain_table_no_place (Explanation *explanation, const SearchView *view, int house)
{
  g_autofree char *label = house_label (house);
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

  row = add_row (explanation, OPERATOR_NONE, role, placed, label);
  row->cells = filled_cells (&view->board, house, -1);
  /* Translators: what the empty cells of a row, column or box could hold together; at most 14 characters */
  row = add_row (explanation, OPERATOR_UNION, ROLE_OTHER, open, C_("set table", "Empty cells"));
  row->cells = empty;
  row = add_row (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, digits_complement (digits_union (placed, open)),
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
explain_formula_strip (int cell, Digits before, Digits change, bool back)
{
  g_autofree char *old = braces (before);
  g_autofree char *taken = braces (change);
  g_autofree char *new = braces (back ? digits_union (before, change) : digits_difference (before, change));

  return explain_isolate (g_strdup_printf ("PV(%s) = %s %s %s = %s", notation_cell (cell).text, old, back ? "∪" : "∖", taken,
                                           new));
}

char *
explain_table_spoken (const Explanation *explanation)
{
  GString *text = g_string_new (explanation->title);

  g_string_append (text, ". ");
  g_string_append (text, explanation->sentence);
  for (int i = 0; i < explanation->n_rows; i++)
    {
      const SetRow *row = &explanation->rows[i];

      g_string_append_printf (text, " %s:", row->label);
      if (row->digits == DIGITS_NONE)
        /* Translators: an empty set of digits, spoken */
        g_string_append_printf (text, " %s", C_("set table", "none"));
      for_each_digit (digit, row->digits)
        g_string_append_printf (text, " %d", digit);
      g_string_append_c (text, '.');
    }

  return g_string_free (text, FALSE);
}

/* The places of the digit in the house as slots 1–9: columns of a row, rows of a column, places of a box. */
static Digits
slots_in_house (const Position *position, int house, int digit)
{
  Digits slots = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    if (digits_has (position->marks[house_cells[house][i]], digit))
      slots |= digits_of (i + 1);
  return slots;
}

static void
rows_from_houses (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  static const SetRole roles[] = { ROLE_ROW, ROLE_COLUMN, ROLE_BOX };
  int digit = digits_first (deduction->digits);

  for (int house = 0; house < N_HOUSES && explanation->n_rows < SET_ROWS_MAX; house++)
    if (deduction->base >> house & 1)
      {
        g_autofree char *name = house_label (house);
        g_autofree char *label = g_strdup_printf ("%d: %s", digit, name);
        SetRow *row = add_row (explanation, explanation->n_rows ? OPERATOR_UNION : OPERATOR_NONE, roles[house / 9],
                               slots_in_house (position, house, digit), label);

        row->cells = position_places_in (position, house, digit);
      }
}

void
explain_table_from_deduction (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  CellSet cells = cells_intersection (deduction->cells, position->empty);
  Digits  all = DIGITS_NONE;
  SetRow *row;

  if (deduction->base && digits_is_single (deduction->digits) && !deduction->n_placed)
    {
      rows_from_houses (explanation, deduction, position);
      return;
    }

  for_each_cell (cell, cells)
    if (explanation->n_rows < SET_ROWS_MAX - 1)
      {
        g_autofree char *label = short_cell (cell);

        row = add_row (explanation, explanation->n_rows ? OPERATOR_UNION : OPERATOR_NONE, ROLE_TARGET,
                       position->marks[cell], label);
        row->cells = cells_of (cell);
        all = digits_union (all, position->marks[cell]);
      }
  if (explanation->n_rows < 2)
    return;
  row = add_row (explanation, OPERATOR_EQUALS, ROLE_NONE, all, C_("set table", "Together"));
  row->line_above = true;
  row->accent = deduction->digits;
}
