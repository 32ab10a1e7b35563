/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "cover-look.h"

#include <string.h>

/* The houses of a kind are neighbours in the engine's numbering: rows, columns, boxes. */
static CoverColumn
column_of (CoverKind kind, int cell, int digit)
{
  int house = kind == COVER_ROWS_OF_BOARD ? cell_row (cell) : kind == COVER_COLUMNS_OF_BOARD ? cell_column (cell)
              : cell_box (cell);

  return (CoverColumn) { (uint8_t) kind, (uint8_t) (kind == COVER_CELLS ? cell : house * 9 + digit - 1) };
}

static CoverColumn
column_of_choice (int cell, int digit, int house)
{
  return column_of (house == NO_HOUSE ? COVER_CELLS : (CoverKind) (COVER_ROWS_OF_BOARD + house / 9), cell, digit);
}

bool
cover_column_equal (CoverColumn a, CoverColumn b)
{
  return a.kind == b.kind && a.number == b.number;
}

CellSet
cover_column_cells (CoverColumn column)
{
  CellSet cells = CELLS_NONE;

  if (column.kind == COVER_CELLS)
    return cells_of (column.number);
  for (int i = 0; i < 9; i++)
    cells = cells_union (cells, cells_of (house_cells[(column.kind - COVER_ROWS_OF_BOARD) * 9 + column.number / 9][i]));
  return cells;
}

/* Every column that no digit of the board covers, and the rows that are left. */
static void
count_rows (CoverLook *look, const Board *board)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      for (int kind = COVER_CELLS; kind < N_COVER_KINDS; kind++)
        {
          CoverColumn column = column_of ((CoverKind) kind, cell, digit);
          Digits used = kind == COVER_ROWS_OF_BOARD ? board->row[cell_row (cell)]
                        : kind == COVER_COLUMNS_OF_BOARD ? board->column[cell_column (cell)] : board->box[cell_box (cell)];

          look->open[kind][column.number] = kind == COVER_CELLS ? !board->digit[cell] : !digits_has (used, digit);
        }
  for (int kind = COVER_CELLS; kind < N_COVER_KINDS; kind++)
    for (int i = 0; i < N_CELLS; i++)
      look->n_open += look->open[kind][i];

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      for_each_digit (digit, board_possible (board, cell))
        {
          look->n_rows++;
          for (int kind = COVER_CELLS; kind < N_COVER_KINDS; kind++)
            look->rows[kind][column_of ((CoverKind) kind, cell, digit).number]++;
        }
}

static bool
is_gone (const CoverLook *look, int cell, int digit)
{
  for (int i = 0; i < look->n_gone; i++)
    if (look->gone[i].cell == cell && look->gone[i].digit == digit)
      return true;
  return false;
}

static void
take_away (CoverLook *look, const Board *board, int cell, int digit, CoverColumn by)
{
  bool itself = cell == look->row.cell && digit == look->row.digit;

  if (!itself && !board->digit[cell] && digits_has (board_possible (board, cell), digit) && !is_gone (look, cell, digit))
    look->gone[look->n_gone++] = (CoverRow) { (uint8_t) cell, (uint8_t) digit, by };
}

/* Covering a column takes every other row that meets it; what went by one column is no longer there for the next. */
static void
cover (CoverLook *look, const Board *board, CoverColumn column)
{
  if (column.kind == COVER_CELLS)
    for (int digit = 1; digit <= 9; digit++)
      take_away (look, board, column.number, digit, column);
  else
    for (int i = 0; i < 9; i++)
      take_away (look, board, house_cells[(column.kind - COVER_ROWS_OF_BOARD) * 9 + column.number / 9][i], column.number % 9 + 1,
                 column);
}

/* The first row of the column that was not tried before. */
static int
find_next (const CoverLook *look, const Event *event)
{
  for (int i = 0; i < look->n_gone; i++)
    {
      const CoverRow *row = &look->gone[i];
      bool left = false;

      if (!cover_column_equal (row->by, look->row.by))
        continue;
      if (!event_has_places (event))
        left = digits_has (event->untried, row->digit);
      else
        for (int place = 0; place < 9; place++)
          left |= house_cells[event->house][place] == row->cell && digits_has (event->places_left, place + 1);
      if (left)
        return i;
    }
  return -1;
}

static void
show_row (CoverLook *look, const Board *board, const Event *event)
{
  int own;

  look->taken = event->kind == EVENT_ASSIGN;
  look->put_back = !look->taken;
  look->row = (CoverRow) { event->cell, event->digit, column_of_choice (event->cell, event->digit, event->house) };
  own = look->row.by.kind;
  for (int i = 0; i < N_COVER_KINDS; i++)
    {
      look->column[i] = column_of ((CoverKind) ((own + i) % N_COVER_KINDS), event->cell, event->digit);
      cover (look, board, look->column[i]);
    }
  look->next = find_next (look, event);
}

void
cover_look_compute (CoverLook *look, const SearchView *view, const Event *event)
{
  Board board = view->board;

  memset (look, 0, sizeof *look);
  look->next = -1;
  if (event->kind == EVENT_ASSIGN)
    board_clear (&board, event->cell);
  count_rows (look, &board);
  for (int i = 0; i < view->n_path; i++)
    {
      const Decision *decision = &view->path[i];

      look->chosen[look->n_chosen++] = (CoverRow) {
        decision->cell, decision->digit,
        column_of_choice (decision->cell, decision->digit, decision->places ? decision->house : NO_HOUSE)
      };
    }

  if (event->kind == EVENT_ASSIGN || event->kind == EVENT_UNDO_ASSIGN)
    show_row (look, &board, event);
  if (event->kind == EVENT_WIPEOUT && event->reason != REASON_REPEATED)
    {
      look->dead = true;
      look->dead_column = event->house == NO_HOUSE ? column_of (COVER_CELLS, event->cell, 0)
                          : (CoverColumn) { (uint8_t) (COVER_ROWS_OF_BOARD + event->house / 9),
                                            (uint8_t) (event->house % 9 * 9 + event->digit - 1) };
    }
}
