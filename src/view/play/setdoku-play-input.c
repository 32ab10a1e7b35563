/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-input.c — what keys and the pointer do to the board in Play and in Type clues. */
#include "setdoku-play-private.h"

#define NEARER 1.4                     /* times, with each press */

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
  const Topology *topology = setdoku_game_get_topology (self->game);
  int n = setdoku_game_get_n_cells (self->game);

  for (int i = 1; i <= n; i++)
    {
      int cell = (self->selection.cursor + direction * i + 2 * n) % n;

      if (digit_at (self, cell) || (topology && !topology_exists (topology, cell)))
        continue;
      selection_go (&self->selection, cell, SELECT_ONLY);
      return;
    }
}

void
setdoku_play_advance (SetdokuPlay *self,
                      int          by)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  int cell = self->selection.cursor;

  do
    cell += by;
  while (topology && cell >= 0 && cell < topology->n_cells && !topology_exists (topology, cell));
  if (cell < 0 || cell >= setdoku_game_get_n_cells (self->game))
    cell = self->selection.cursor;
  selection_go (&self->selection, cell, SELECT_ONLY);
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
  if (setdoku_hint_session_get (self->hints) || setdoku_hint_session_is_looking (self->hints))
    setdoku_play_close_hint (self);
  else if (setdoku_choices_get (self->choices)->digit_first && (self->digit || self->colour))
    setdoku_play_put_down (self);
  else
    selection_take (&self->selection, PLACES_NONE);
}

/* The colour mode again: of cells, or of marks. */
static void
set_mode (SetdokuPlay *self,
          MarkMode     mode)
{
  if (mode == MARK_MODE_COLOUR && self->mode == mode)
    setdoku_play_set_of_marks (self, !self->of_marks);
  self->mode = mode;
}

static void
enter (SetdokuPlay        *self,
       const BoardCommand *command)
{
  if (command->forced)
    setdoku_play_enter_as (self, command->digit, command->mode);
  else
    setdoku_play_enter (self, command->digit);
}

/* Where marks are coloured, a cell that holds a digit says of which. */
static void
take_digit_at_cursor (SetdokuPlay *self)
{
  int digit = digit_at (self, self->selection.cursor);

  if (digit && self->mode == MARK_MODE_COLOUR && self->of_marks)
    self->digit = digit;
}

/* Whatever moves the cursor shows its digit again. */
static bool
is_move (CommandKind kind)
{
  return kind == COMMAND_MOVE || kind == COMMAND_ROW_START || kind == COMMAND_ROW_END || kind == COMMAND_COLUMN_START
         || kind == COMMAND_COLUMN_END || kind == COMMAND_NEXT_EMPTY || kind == COMMAND_PREVIOUS_EMPTY;
}

static void
go_to_end (SetdokuPlay        *self,
           const BoardCommand *command,
           bool                row,
           bool                last)
{
  selection_go (&self->selection, selection_end (setdoku_game_get_topology (self->game), self->selection.cursor, row, last),
                command->how);
}

SetdokuGrid *
setdoku_play_get_board (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->grid;
}

int
setdoku_play_get_grid (SetdokuPlay *self)
{
  const Topology *topology;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self), 0);
  topology = setdoku_game_get_topology (self->game);
  return topology ? rules_grid_at (topology->rules, self->selection.cursor) + 1 : 0;
}

/* What is in sight, if it is not all, goes with the cursor. */
void
setdoku_play_go_to_grid (SetdokuPlay *self,
                         int          number)
{
  const Topology *topology;
  int middle;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  topology = setdoku_game_get_topology (self->game);
  if (!topology || number < 1 || number > topology->rules->n_grids)
    return;
  middle = topology->rules->grid[number - 1] + topology->n / 2 * (topology->columns + 1);
  setdoku_play_hold (self);
  self->pinned = FALSE;
  selection_go (&self->selection, middle, self->draft.tool ? SELECT_KEEP : SELECT_ONLY);
  take_digit_at_cursor (self);
  if (setdoku_grid_get_zoom (self->grid) > 1)
    setdoku_grid_look_near (self->grid, middle);
  setdoku_play_release (self);
}

/* The cursor's cell stays where it is. */
static void
zoom (SetdokuPlay *self,
      double       times)
{
  GdkRectangle area;

  setdoku_grid_get_cell_area (self->grid, self->selection.cursor, &area);
  times *= setdoku_grid_get_zoom (self->grid);
  setdoku_grid_zoom (self->grid, times, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

static void
follow (SetdokuPlay        *self,
        const BoardCommand *command)
{
  Selection *selection = &self->selection;
  const Topology *topology = setdoku_game_get_topology (self->game);
  MarkMode mode = command->forced ? command->mode : self->mode;

  if (is_move (command->kind))
    self->pinned = FALSE;
  if (self->draft.tool && setdoku_play_follow_rule (self, command))
    return;
  switch (command->kind)
    {
    case COMMAND_MOVE:           selection_move (selection, topology, command->rows, command->columns, command->how); break;
    case COMMAND_ROW_START:      go_to_end (self, command, true, false); break;
    case COMMAND_ROW_END:        go_to_end (self, command, true, true); break;
    case COMMAND_COLUMN_START:   go_to_end (self, command, false, false); break;
    case COMMAND_COLUMN_END:     go_to_end (self, command, false, true); break;
    case COMMAND_GRID:           setdoku_play_go_to_grid (self, command->digit); break;
    case COMMAND_NEARER:         zoom (self, NEARER); break;
    case COMMAND_FARTHER:        zoom (self, 1 / NEARER); break;
    case COMMAND_WHOLE:          zoom (self, 0); break;
    case COMMAND_ENTER:          enter (self, command); break;
    case COMMAND_PLACE:          setdoku_play_place (self, mode); break;
    case COMMAND_SKIP:           skip (self); break;
    case COMMAND_ERASE:          setdoku_play_erase (self); break;
    case COMMAND_ERASE_BACK:     erase_back (self); break;
    case COMMAND_SET_MODE:       set_mode (self, command->mode); break;
    case COMMAND_NEXT_MODE:      self->mode = (self->mode + 1) % N_MARK_MODES; break;
    case COMMAND_DIGIT_FIRST:    setdoku_play_set_digit_first (self, !setdoku_choices_get (self->choices)->digit_first); break;
    case COMMAND_NEXT_DIGIT:     setdoku_play_show_digit (self, 1); break;
    case COMMAND_PREVIOUS_DIGIT: setdoku_play_show_digit (self, -1); break;
    case COMMAND_PAIRS:          setdoku_play_set_pairs (self, !self->pairs); break;
    case COMMAND_FILL_MARKS:     setdoku_play_fill_marks (self); break;
    case COMMAND_TIDY_MARKS:     setdoku_play_tidy_marks (self); break;
    case COMMAND_NEXT_EMPTY:     go_to_empty (self, 1); break;
    case COMMAND_PREVIOUS_EMPTY: go_to_empty (self, -1); break;
    case COMMAND_SELECT_ALL:     selection_take (selection, selection_all (topology)); break;
    case COMMAND_SELECT_NONE:    selection_take (selection, PLACES_NONE); break;
    case COMMAND_INVERT:
      selection_take (selection, places_difference (selection_all (topology), selection->cells));
      break;
    case COMMAND_TOGGLE:         selection_go (selection, selection->cursor, SELECT_TOGGLE); break;
    case COMMAND_HINT:           setdoku_play_hint (self); break;
    case COMMAND_DO_HINT:        setdoku_play_do_hint (self); break;
    case COMMAND_ESCAPE:         escape (self); break;
    case COMMAND_PLAY:           g_signal_emit_by_name (self, "play"); break;
    case COMMAND_NONE:           break;
    }
  if (is_move (command->kind))
    take_digit_at_cursor (self);
}

void
setdoku_play_follow (gpointer            data,
                     const BoardCommand *command)
{
  SetdokuPlay *self = data;

  why_not_clear (&self->why);
  setdoku_play_hold (self);
  follow (self, command);
  setdoku_play_release (self);
}

void
setdoku_play_drop_digit (SetdokuPlay *self)
{
  digit_keys_drop (&self->figures);
}

void
setdoku_play_end_digit (SetdokuPlay *self)
{
  digit_keys_end (&self->figures);
}

/* 0 after a figure that waits: the last one of 10, not to erase. */
static bool
is_second_zero (SetdokuPlay     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers,
                BoardCommand    *figure)
{
  *figure = (BoardCommand) { .kind = COMMAND_ENTER };
  figure->forced = !setdoku_play_is_typing (self) && board_mode_from_modifiers (modifiers, &figure->mode);
  return board_digit_from_key (keyval, keycode) == 0 && !(modifiers & GDK_ALT_MASK)
         && digit_keys_joins (&self->figures, figure, setdoku_game_get_digits (self->game));
}

/* 0 is a figure of the sum that is typed, where it else erases. */
static bool
is_zero_of_a_number (SetdokuPlay     *self,
                     guint            keyval,
                     guint            keycode,
                     GdkModifierType  modifiers)
{
  return self->draft.tool && self->draft.tool->number != SETTING_PLAIN && self->draft.tool->number != SETTING_VALUES
         && board_digit_from_key (keyval, keycode) == 0 && !(modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK));
}

/* Shift and the like, alone: a part of the next key. */
static bool
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) || keyval == GDK_KEY_Num_Lock
         || (keyval >= GDK_KEY_ISO_Lock && keyval <= GDK_KEY_ISO_Level5_Lock);
}

static bool
is_return (const BoardCommand *command)
{
  return command->kind == COMMAND_PLAY || (command->kind == COMMAND_PLACE && !command->forced);
}

/* How many digits there are that a letter may be one of: figures of a sum are none, and colours are few. */
static int
count_letters (SetdokuPlay     *self,
               GdkModifierType  modifiers)
{
  if (self->draft.tool && self->draft.tool->number != SETTING_VALUES)
    return 0;
  return setdoku_play_count_keys (self, modifiers & GDK_SHIFT_MASK ? MARK_MODE_CORNER : self->mode);
}

static gboolean
on_key (SetdokuGrid     *grid,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers,
        SetdokuPlay     *self)
{
  bool typing = setdoku_play_is_typing (self) && !self->draft.tool;
  BoardCommand command = board_command_from_key (keyval, keycode, modifiers, typing), zero;
  bool waits = digit_keys_wait (&self->figures), letter;

  if (!self->active || is_modifier (keyval))
    return FALSE;
  letter = board_command_from_letter (keyval, modifiers, setdoku_play_is_typing (self), count_letters (self, modifiers),
                                      &command);
  if (setdoku_play_get_grid (self))
    board_command_to_grid (keyval, keycode, modifiers, &command);
  if (is_zero_of_a_number (self, keyval, keycode, modifiers))
    command = (BoardCommand) { .kind = COMMAND_ENTER };
  else if (waits && is_second_zero (self, keyval, keycode, modifiers, &zero))
    command = zero;
  else if (waits && (letter || command.kind != COMMAND_ENTER))
    setdoku_play_end_digit (self);
  /* On the empty board nothing needs to be erased, skipped or played yet. */
  if (command.kind == COMMAND_NONE || (command.kind == COMMAND_PLAY && !self->typing.on))
    return FALSE;
  if (command.kind == COMMAND_ENTER && !letter && !self->draft.tool)
    digit_keys_type (&self->figures, &command,
                     setdoku_play_count_keys (self, command.forced ? command.mode : self->mode));
  else if (!waits || !is_return (&command))              /* that has only ended the digit */
    setdoku_play_follow (self, &command);
  return TRUE;
}

static bool
are_alike (const DocumentCell *a,
           const DocumentCell *b)
{
  int digit = a->given | a->entry, other = b->given | b->entry;

  if (digit || other)
    return digit == other;
  if (a->corner || a->centre)
    return a->corner == b->corner && a->centre == b->centre;
  return a->colours && a->colours == b->colours;
}

/* Double click: all cells with the same digit, else with the same marks, else with the same colours. */
static void
select_same (SetdokuPlay *self,
             int          cell)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  PlaceSet same = PLACES_NONE;

  for (int other = 0; other < setdoku_game_get_n_cells (self->game); other++)
    if (are_alike (&cells[cell], &cells[other]))
      places_add (&same, other);
  if (!places_is_empty (&same))
    self->selection.cells = same;
}

void
setdoku_play_select_same (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  select_same (self, self->selection.cursor);
  setdoku_play_refresh (self);
}

static bool
places_clicks (SetdokuPlay *self)
{
  return setdoku_choices_get (self->choices)->digit_first && setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY;
}

/* Ctrl takes in or leaves out, and a drag goes on with that; Shift only takes in. */
static void
press (SetdokuPlay     *self,
       int              cell,
       GdkModifierType  modifiers,
       bool             one)
{
  SelectHow how = one ? SELECT_ONLY : modifiers & GDK_CONTROL_MASK ? SELECT_TOGGLE
                  : modifiers & GDK_SHIFT_MASK ? SELECT_EXTEND : SELECT_ONLY;

  selection_go (&self->selection, cell, how);
  self->dragging = places_has (&self->selection.cells, cell) ? SELECT_EXTEND : SELECT_REMOVE;
}

static void
on_pressed (SetdokuGrid     *grid,
            int              cell,
            int              n_press,
            GdkModifierType  modifiers,
            SetdokuPlay     *self)
{
  gboolean typing = setdoku_play_is_typing (self);
  gboolean add = modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK);

  if (!self->active || (typing && cell < 0))       /* a clue needs a cell to go to */
    return;
  setdoku_play_end_digit (self);
  why_not_clear (&self->why);
  self->placing = cell >= 0 && places_clicks (self);
  self->pressed = n_press == 1 && !add ? cell : -1;
  self->pinned = FALSE;
  if (cell < 0)
    selection_take (&self->selection, PLACES_NONE);
  else if (n_press >= 2 && !add && !typing && !self->placing)
    select_same (self, cell);
  else if (self->draft.tool && !add && self->draft.n > 1 && self->draft.cell[self->draft.n - 1] == cell)
    selection_go (&self->selection, cell, SELECT_REMOVE);        /* the last one is taken back */
  else
    press (self, cell, modifiers, (typing && !self->draft.tool) || self->placing);
  take_digit_at_cursor (self);
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
  self->pressed = -1;                              /* several are selected */
  selection_go (&self->selection, cell, setdoku_play_is_typing (self) && !self->draft.tool ? SELECT_ONLY : self->dragging);
  setdoku_play_refresh (self);
}

/* As a secondary click does. */
static void
open_pad (SetdokuPlay *self,
          int          cell)
{
  GdkRectangle area;

  setdoku_grid_get_cell_area (self->grid, cell, &area);
  g_signal_emit_by_name (self->grid, "menu", cell, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

static bool
opens_pad (SetdokuPlay *self,
           int          cell)
{
  return cell >= 0 && setdoku_choices_get (self->choices)->pad_at_cell && !self->placing && !digit_at (self, cell)
         && setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY;
}

/* Digit first: all cells that the button was held over get the digit, as one step. */
static void
on_released (SetdokuGrid     *grid,
             GdkModifierType  modifiers,
             SetdokuPlay     *self)
{
  MarkMode mode = self->mode;
  int pressed = self->pressed;

  self->pressed = -1;
  if (self->active && opens_pad (self, pressed))
    open_pad (self, pressed);
  if (!self->active || !self->placing)
    return;
  self->placing = FALSE;
  board_mode_from_modifiers (modifiers, &mode);
  setdoku_play_place_clicked (self, mode);
}

void
setdoku_play_listen (SetdokuPlay *self)
{
  g_signal_connect_object (self->grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (self->grid, "pressed", G_CALLBACK (on_pressed), self, 0);
  g_signal_connect_object (self->grid, "dragged", G_CALLBACK (on_dragged), self, 0);
  g_signal_connect_object (self->grid, "released", G_CALLBACK (on_released), self, 0);
}
