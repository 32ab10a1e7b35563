/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction-table.c — the set table of a deduction.
 *
 * A naked single is what is left of all digits without those of its row, column and box; a hidden single the place that is
 * left of its house without those that are filled, and those that see the digit elsewhere: a row for each cell that is seen.
 * A pattern of one digit is its places in each house of it; a set of cells the candidates of each. What goes stands last,
 * struck. */
#include <glib/gi18n.h>
#include <string.h>

#include "engine/core/notation.h"
#include "explain-deduction.h"
#include "explain-say.h"
#include "explain-table.h"

static Digits
slots_of (CellSet cells, int house)
{
  Digits slots = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    if (cells_has (cells, house_cells[house][i]))
      slots |= digits_of (i + 1);
  return slots;
}

static SetRole
role_of (int house)
{
  return house_kind (house) == HOUSE_ROWS ? ROLE_ROW : house_kind (house) == HOUSE_COLUMNS ? ROLE_COLUMN : ROLE_BOX;
}

/* The cells that lie in the house, as its places. */
static SetRow *
add_places (Explanation *explanation, SetOperator op, SetRole role, int house, CellSet cells, const char *label)
{
  SetRow *row = explain_table_add (explanation, op, role, slots_of (cells, house), label);

  row->places = true;
  row->house = (uint8_t) house;
  row->cells = places_from_cells (cells_intersection (cells, house_set (house)));
  return row;
}

/* "2 in r7c4" */
static char *
digit_in_cell (int digit, int cell)
{
  return explain_say (_("{digits} in {cells}"), SAY_NUMBER ("digits", digit), SAY_TEXT ("cells", notation_cell (cell).text));
}

static char *
digit_in_house (int digit, int house)
{
  return explain_say (_("{digits} in {cells}"), SAY_NUMBER ("digits", digit), SAY_HOUSE ("cells", house));
}

/* Singles. */

static void
board_of (const Position *position, Board *board)
{
  board_from_digits (board, position->digit);
}

/* What the player or a step before struck is taken away after what is seen at once. */
static void
rows_of_naked_single (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  int    cell = cells_first (deduction->cells);
  Board  board;
  Digits used[3], left, ruled_out;

  board_of (position, &board);
  used[0] = board.row[cell_row (cell)];
  used[1] = board.column[cell_column (cell)];
  used[2] = board.box[cell_box (cell)];
  left = digits_complement (used[0] | used[1] | used[2]);
  ruled_out = digits_difference (left, position->marks[cell]);
  explain_table_from_used (explanation, &board, cell, used, ruled_out ? DIGITS_NONE : deduction->digits);
  if (!ruled_out)
    {
      explanation->formula = explain_formula_from_used (cell, left);
      return;
    }
  /* Translators: label of a set of digits, at most 14 characters: candidates that went before */
  explain_table_add (explanation, OPERATOR_MINUS, ROLE_NONE, ruled_out, C_("set table", "Ruled out"))->struck = true;
  /* Translators: label of a set of digits, at most 14 characters: the candidates that are left */
  explain_table_add (explanation, OPERATOR_EQUALS, ROLE_NONE, position->marks[cell], C_("set table", "Left"))->accent
    = deduction->digits;
}

static void
rows_of_full_house (Explanation *explanation, const Deduction *deduction, const Position *position, int house)
{
  g_autofree char *label = explain_house_label (house);
  SetRow *row = explain_table_add (explanation, OPERATOR_NONE, role_of (house), digits_complement (deduction->digits), label);

  row->cells = places_from_cells (cells_difference (house_set (house), position->empty));
  row = explain_table_add (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, deduction->digits, C_("set table", "Possible"));
  row->accent = deduction->digits;
  row->line_above = true;
}

/* The cell with the digit that most of the cells see. −1: they see none. */
static int
find_blocker (const Position *position, int digit, CellSet open)
{
  int best = -1, most = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (position->digit[cell] == digit && cells_count (cells_intersection (open, cell_peer_set (cell))) > most)
      {
        best = cell;
        most = cells_count (cells_intersection (open, cell_peer_set (cell)));
      }
  return best;
}

/* The house that the cell shares with all of them. */
static SetRole
shared_role (int cell, CellSet cells)
{
  static const int kinds[] = { HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (cells_is_empty (cells_difference (cells, house_set (cell_house (cell, kinds[i])))))
      return role_of (kinds[i]);
  return ROLE_OTHER;
}

/* Takes the places away that a cell with the digit sees, cell by cell. */
static void
add_blockers (Explanation *explanation, const Position *position, int house, int digit, CellSet *open)
{
  for (int cell; (cell = find_blocker (position, digit, *open)) >= 0;)
    {
      CellSet blocked = cells_intersection (*open, cell_peer_set (cell));
      g_autofree char *label = digit_in_cell (digit, cell);
      SetRow *row = add_places (explanation, OPERATOR_UNION, shared_role (cell, blocked), house, blocked, label);

      places_add (&row->cells, cell);
      *open = cells_difference (*open, blocked);
    }
}

static void
rows_of_hidden_single (Explanation *explanation, const Deduction *deduction, const Position *position, int house)
{
  CellSet all = house_set (house), place = cells_intersection (deduction->cells, all);
  CellSet filled = cells_difference (all, position->empty), open = cells_difference (cells_difference (all, filled), place);
  int     digit = digits_first (deduction->digits);
  /* Translators: label of a set of places, at most 14 characters */
  g_autofree char *label = explain_say (C_("set table", "Place for {digit}"), SAY_NUMBER ("digit", digit));
  SetRow *row;

  /* Translators: label of a set of places, at most 14 characters: the cells that hold a digit */
  add_places (explanation, OPERATOR_NONE, role_of (house), house, filled, C_("set table", "Filled"));
  add_blockers (explanation, position, house, digit, &open);
  if (!cells_is_empty (open))
    add_places (explanation, OPERATOR_UNION, ROLE_OTHER, house, open, C_("set table", "Ruled out"));
  row = add_places (explanation, OPERATOR_EQUALS, ROLE_NONE, house, cells_difference (all, place), C_("set table", "No place"));
  row->line_above = true;
  row->cells = PLACES_NONE;
  row = add_places (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, house, place, label);
  row->accent = row->digits;
  row->cells = PLACES_NONE;
  explanation->formula = explain_isolate (g_strdup_printf ("Places(%d, %c%d) = {%s}", digit, "RCB"[house / 9], house % 9 + 1,
                                                           notation_cell (cells_first (place)).text));
}

static void
rows_of_single (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  int house = deduction->base ? __builtin_ctz (deduction->base) : NO_HOUSE;

  if (house == NO_HOUSE)
    rows_of_naked_single (explanation, deduction, position);
  else if (cells_count (cells_intersection (position->empty, house_set (house))) == 1)
    rows_of_full_house (explanation, deduction, position, house);
  else
    rows_of_hidden_single (explanation, deduction, position, house);
}

/* Patterns of one digit. */

static bool
has_room (const Explanation *explanation, int n)
{
  return explanation->n_rows + n <= SET_ROWS_MAX;
}

/* The lines that hold all places of the others: shown where each slot means the same in all rows. */
static void
add_cover_lines (Explanation *explanation, uint32_t base, uint32_t cover)
{
  const uint32_t rows = 0x1ff, columns = 0x1ffu << HOUSE_COLUMNS;
  bool   across = !(base & ~rows) && !(cover & ~columns), down = !(base & ~columns) && !(cover & ~rows);
  Digits slots = DIGITS_NONE;
  SetRow *row;

  if (!cover || (!across && !down) || explanation->n_rows < 2)
    return;
  for (int i = 0; i < explanation->n_rows; i++)
    slots |= explanation->rows[i].digits;
  row = explain_table_add (explanation, OPERATOR_EQUALS, ROLE_NONE, slots,
                           /* Translators: label of a set of columns or rows, at most 14 characters */
                           across ? C_("set table", "Columns") : C_("set table", "Rows"));
  row->places = row->line_above = true;
  row->house = (uint8_t) (across ? HOUSE_ROWS : HOUSE_COLUMNS);
  for (int i = 0; i < 9; i++)
    if (cover >> (i + (across ? HOUSE_COLUMNS : HOUSE_ROWS)) & 1)
      row->accent |= digits_of (i + 1) & slots;
}

/* The house in which most of the cells lie, one of the cover's before others. */
static int
fullest_house (CellSet cells, uint32_t cover)
{
  int best = 0, most = 0;

  for (int house = 0; house < N_HOUSES; house++)
    {
      int n = cells_count (cells_intersection (cells, house_set (house)));

      if (n && 2 * n + 100 * (int) (cover >> house & 1) > most)
        {
          best = house;
          most = 2 * n + 100 * (int) (cover >> house & 1);
        }
    }
  return best;
}

static void
add_struck_places (Explanation *explanation, CellSet cells, uint32_t cover)
{
  while (!cells_is_empty (cells) && has_room (explanation, 1))
    {
      int house = fullest_house (cells, cover);
      g_autofree char *label = explain_house_label (house);
      SetRow *row = add_places (explanation, OPERATOR_MINUS, role_of (house), house, cells, label);

      row->struck = true;
      cells = cells_difference (cells, house_set (house));
    }
}

static void
rows_of_places (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  int     digit = digits_first (deduction->digits), cover = NO_HOUSE;
  CellSet base = CELLS_NONE;

  for (int house = 0; house < N_HOUSES && has_room (explanation, 3); house++)
    if (deduction->base >> house & 1)
      {
        g_autofree char *label = digit_in_house (digit, house);
        CellSet places = position_places_in (position, house, digit);

        add_places (explanation, explanation->n_rows ? OPERATOR_UNION : OPERATOR_NONE, role_of (house), house, places, label);
        base = cells_union (base, places);
      }
  add_cover_lines (explanation, deduction->base, deduction->cover);
  if (explanation->n_rows == 1 && deduction->cover)
    {
      g_autofree char *label = NULL;

      cover = __builtin_ctz (deduction->cover);
      label = explain_house_label (cover);
      add_places (explanation, OPERATOR_SUBSET, role_of (cover), cover, base, label);
    }
  add_struck_places (explanation, deduction->struck.cells[digit], deduction->cover);
}

/* Sets of cells. */

static void
add_struck_digits (Explanation *explanation, const Deduction *deduction)
{
  Digits  struck = DIGITS_NONE;
  CellSet cells = CELLS_NONE;
  SetRow *row;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      {
        struck |= digits_of (digit);
        cells = cells_union (cells, deduction->struck.cells[digit]);
      }
  if (!struck)
    return;
  row = explain_table_add (explanation, OPERATOR_MINUS, ROLE_NONE, struck, C_("set table", "Ruled out"));
  row->struck = true;
  row->cells = places_from_cells (cells);
}

static void
rows_of_cells (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  CellSet cells = cells_intersection (deduction->cells, position->empty);
  Digits  all = DIGITS_NONE;
  SetRow *row;

  for_each_cell (cell, cells)
    if (has_room (explanation, 3))
      {
        g_autofree char *label = explain_cell_label (cell);

        row = explain_table_add (explanation, explanation->n_rows ? OPERATOR_UNION : OPERATOR_NONE, ROLE_TARGET,
                                 position->marks[cell], label);
        row->cells = places_of (cell);
        all = digits_union (all, position->marks[cell]);
      }
  if (explanation->n_rows < 2)
    return;
  row = explain_table_add (explanation, OPERATOR_EQUALS, ROLE_NONE, all, C_("set table", "Together"));
  row->line_above = true;
  row->accent = deduction->digits;
  add_struck_digits (explanation, deduction);
}

void
explain_table_from_deduction (Explanation *explanation, const Deduction *deduction, const Position *position)
{
  bool one_digit = deduction->base && digits_is_single (deduction->digits) && !deduction->n_placed;

  if (deduction->technique->family == FAMILY_SINGLES && deduction->n_placed == 1)
    rows_of_single (explanation, deduction, position);
  else if (one_digit)
    rows_of_places (explanation, deduction, position);
  else
    rows_of_cells (explanation, deduction, position);
}

int
explain_deduction_rows (const Deduction *deduction, const Position *position, SetRow rows[SET_ROWS_MAX])
{
  Explanation explanation = { .cell = -1 };
  int n;

  explain_table_from_deduction (&explanation, deduction, position);
  n = explanation.n_rows;
  memcpy (rows, explanation.rows, sizeof explanation.rows);
  explanation_clear (&explanation);
  return n;
}
