/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-input.c — what keys and the pointer do to the board in Play and in Type clues. */
#include "setdoku-play-private.h"

/* The digit that stands in the cell, 0 for none. */
static int
digit_at (SetdokuPlay *self,
          int          cell)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  return cells[cell].given ? cells[cell].given : cells[cell].entry;
}

static void
go_to_empty (SetdokuPlay *self,
             int          direction)
{
  for (int i = 1; i <= N_CELLS; i++)
    {
      int cell = (self->selection.cursor + direction * i + 2 * N_CELLS) % N_CELLS;

      if (digit_at (self, cell))
        continue;
      selection_go (&self->selection, cell, SELECT_ONLY);
      return;
    }
}

void
setdoku_play_advance (SetdokuPlay *self,
                      int          by)
{
  selection_go (&self->selection, CLAMP (self->selection.cursor + by, 0, N_CELLS - 1), SELECT_ONLY);
}

/* As in a text: on an empty cell it takes back the clue before. */
static void
erase_back (SetdokuPlay *self)
{
  gboolean empty = digit_at (self, self->selection.cursor) == 0;

  if (empty)
    setdoku_play_advance (self, -1);
  setdoku_play_erase (self);
  if (!empty)
    setdoku_play_advance (self, -1);
}

static void
skip (SetdokuPlay *self)
{
  setdoku_game_set_clue (self->game, self->selection.cells, 0);
  setdoku_play_advance (self, 1);
}

static void
escape (SetdokuPlay *self)
{
  if (self->hint)
    setdoku_play_close_hint (self);
  else
    selection_take (&self->selection, CELLS_NONE);
}

static void
follow (SetdokuPlay        *self,
        const BoardCommand *command)
{
  Selection *selection = &self->selection;
  int row = cell_row (selection->cursor), column = cell_column (selection->cursor);
  MarkMode mode = command->forced ? command->mode : self->mode;

  switch (command->kind)
    {
    case COMMAND_MOVE:           selection_move (selection, command->rows, command->columns, command->how); break;
    case COMMAND_ROW_START:      selection_go (selection, cell_at (row, 0), command->how); break;
    case COMMAND_ROW_END:        selection_go (selection, cell_at (row, 8), command->how); break;
    case COMMAND_COLUMN_START:   selection_go (selection, cell_at (0, column), command->how); break;
    case COMMAND_COLUMN_END:     selection_go (selection, cell_at (8, column), command->how); break;
    case COMMAND_ENTER:          setdoku_play_enter_as (self, command->digit, mode); break;
    case COMMAND_SKIP:           skip (self); break;
    case COMMAND_ERASE:          setdoku_play_erase (self); break;
    case COMMAND_ERASE_BACK:     erase_back (self); break;
    case COMMAND_SET_MODE:       self->mode = command->mode; break;
    case COMMAND_NEXT_MODE:      self->mode = (self->mode + 1) % N_MARK_MODES; break;
    case COMMAND_NEXT_EMPTY:     go_to_empty (self, 1); break;
    case COMMAND_PREVIOUS_EMPTY: go_to_empty (self, -1); break;
    case COMMAND_SELECT_ALL:     selection_take (selection, CELLS_ALL); break;
    case COMMAND_SELECT_NONE:    selection_take (selection, CELLS_NONE); break;
    case COMMAND_INVERT:         selection_take (selection, cells_complement (selection->cells)); break;
    case COMMAND_TOGGLE:         selection_go (selection, selection->cursor, SELECT_TOGGLE); break;
    case COMMAND_HINT:           setdoku_play_hint (self); break;
    case COMMAND_DO_HINT:        setdoku_play_do_hint (self); break;
    case COMMAND_ESCAPE:         escape (self); break;
    case COMMAND_PLAY:           g_signal_emit_by_name (self, "play"); break;
    case COMMAND_NONE:           break;
    }
}

static gboolean
on_key (SetdokuGrid     *grid,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers,
        SetdokuPlay     *self)
{
  BoardCommand command = board_command_from_key (keyval, keycode, modifiers, setdoku_play_is_typing (self));

  /* On the empty board nothing needs to be erased, skipped or played yet. */
  if (!self->active || command.kind == COMMAND_NONE || (command.kind == COMMAND_PLAY && !self->typing))
    return FALSE;
  follow (self, &command);
  setdoku_play_refresh (self);
  return TRUE;
}

/* Double click: all cells with the same digit, else with the same marks. */
static void
select_same (SetdokuPlay *self,
             int          cell)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  CellSet same = CELLS_NONE;

  for (int other = 0; other < N_CELLS; other++)
    {
      bool digit = digit_at (self, cell) && digit_at (self, other) == digit_at (self, cell);
      bool marks = !digit_at (self, cell) && !digit_at (self, other) && (cells[cell].corner || cells[cell].centre)
                   && cells[other].corner == cells[cell].corner && cells[other].centre == cells[cell].centre;

      if (digit || marks)
        cells_add (&same, other);
    }
  if (!cells_is_empty (same))
    self->selection.cells = same;
}

void
setdoku_play_select_same (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  select_same (self, self->selection.cursor);
  setdoku_play_refresh (self);
}

static void
on_pressed (SetdokuGrid     *grid,
            int              cell,
            int              n_press,
            GdkModifierType  modifiers,
            SetdokuPlay     *self)
{
  gboolean typing = setdoku_play_is_typing (self);
  gboolean add = !typing && modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK);

  if (!self->active || (typing && cell < 0))       /* a clue needs a cell to go to */
    return;
  if (cell < 0)
    selection_take (&self->selection, CELLS_NONE);
  else if (n_press >= 2 && !add && !typing)
    select_same (self, cell);
  else
    selection_go (&self->selection, cell, add ? SELECT_TOGGLE : SELECT_ONLY);
  setdoku_grid_focus_cursor (self->grid);
  setdoku_play_refresh (self);
}

static void
on_dragged (SetdokuGrid     *grid,
            int              cell,
            GdkModifierType  modifiers,
            SetdokuPlay     *self)
{
  if (!self->active || cell < 0)
    return;
  selection_go (&self->selection, cell, setdoku_play_is_typing (self) ? SELECT_ONLY : SELECT_EXTEND);
  setdoku_play_refresh (self);
}

void
setdoku_play_listen (SetdokuPlay *self)
{
  g_signal_connect_object (self->grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (self->grid, "pressed", G_CALLBACK (on_pressed), self, 0);
  g_signal_connect_object (self->grid, "dragged", G_CALLBACK (on_dragged), self, 0);
}
