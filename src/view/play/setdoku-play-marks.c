/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-marks.c — entering in each of the modes, marks and colours, and what is highlighted.
 *
 * A digit that is entered is also the one that is highlighted from then on. Digit first, a digit is only taken up, and goes
 * where the player clicks or presses Return. Colours have the keys of the digits; they go to cells, or to the marks of the
 * highlighted digit. */
#include "setdoku-play-private.h"

int
setdoku_play_get_shown_digit (SetdokuPlay *self)
{
  const DocumentCell *cell;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self), 0);
  cell = &setdoku_game_get_cells (self->game)[self->selection.cursor];
  if (setdoku_play_is_pinned (self))
    return self->digit;
  return cell->given ? cell->given : cell->entry ? cell->entry : self->digit;
}

bool
setdoku_play_is_pinned (SetdokuPlay *self)
{
  return self->pinned || setdoku_choices_get (self->choices)->digit_first || (self->mode == MARK_MODE_COLOUR && self->of_marks);
}

/* The colour or digit that Return and clicks enter. */
static int
taken_up (SetdokuPlay *self,
          MarkMode     mode)
{
  return mode == MARK_MODE_COLOUR ? self->colour : self->digit;
}

static void
colour (SetdokuPlay *self,
        int          colour)
{
  int digit = setdoku_play_get_shown_digit (self);

  self->colour = colour;
  if (self->mode == MARK_MODE_COLOUR && self->of_marks)
    {
      if (digit)
        setdoku_game_toggle_candidate_colour (self->game, self->selection.cells, digit, colour - 1);
    }
  else
    setdoku_game_toggle_colour (self->game, self->selection.cells, colour - 1);
}

/* A digit that is typed on a clue goes nowhere; it is the one that is meant all the same, on the pad and on the board. */
static void
pin_where_another_stands (SetdokuPlay *self)
{
  const DocumentCell *cell = &setdoku_game_get_cells (self->game)[self->selection.cursor];
  int digit = cell->given | cell->entry;

  self->pinned = digit && digit != self->digit;
}

static void
mark (SetdokuPlay *self,
      int          digit,
      MarkMode     mode)
{
  self->digit = digit;
  if (mode != MARK_MODE_DIGIT)
    setdoku_game_toggle_mark (self->game, self->selection.cells,
                              mode == MARK_MODE_CORNER ? SETDOKU_MARK_CORNER : SETDOKU_MARK_CENTRE, digit);
  else if (setdoku_choices_get (self->choices)->tidy_marks)
    setdoku_game_enter_and_tidy (self->game, self->selection.cells, digit);
  else
    setdoku_game_enter (self->game, self->selection.cells, digit);
  pin_where_another_stands (self);
}

int
setdoku_play_count_keys (SetdokuPlay *self,
                         MarkMode     mode)
{
  return mode == MARK_MODE_COLOUR && !setdoku_play_is_typing (self) ? N_COLOURS : setdoku_game_get_digits (self->game);
}

static bool
has_key (SetdokuPlay *self,
         int          digit,
         MarkMode     mode)
{
  return digit >= 1 && digit <= setdoku_play_count_keys (self, mode);
}

void
setdoku_play_enter_as (SetdokuPlay *self,
                       int          digit,
                       MarkMode     mode)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self) && mode < N_MARK_MODES);
  setdoku_play_end_digit (self);
  if (!has_key (self, digit, mode))
    return;
  setdoku_play_hold (self);
  self->told.tried = TRUE;
  if (setdoku_play_get_phase (self) == SETDOKU_PHASE_START)
    setdoku_play_type_clues (self);
  if (self->typing.on)
    {
      self->digit = digit;
      setdoku_game_set_clue (self->game, self->selection.cells, digit);
      setdoku_play_advance (self, 1);
    }
  else if (mode == MARK_MODE_COLOUR)
    colour (self, digit);
  else
    mark (self, digit, mode);
  setdoku_play_release (self);
}

/* The same again puts it down. */
static void
take_up (SetdokuPlay *self,
         int          digit)
{
  int *held = self->mode == MARK_MODE_COLOUR ? &self->colour : &self->digit;

  *held = *held == digit ? 0 : digit;
  setdoku_play_refresh (self);
}

void
setdoku_play_enter (SetdokuPlay *self,
                    int          digit)
{
  const BoardCommand figure = { .kind = COMMAND_ENTER, .digit = digit };

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
  if (!has_key (self, digit, self->mode))
    return;
  if (self->draft.tool)
    {
      setdoku_play_hold (self);
      setdoku_play_follow_rule (self, &figure);
      setdoku_play_release (self);
      return;
    }
  if (setdoku_choices_get (self->choices)->digit_first && !setdoku_play_is_typing (self))
    take_up (self, digit);
  else
    setdoku_play_enter_as (self, digit, self->mode);
}

void
setdoku_play_place (SetdokuPlay *self,
                    MarkMode     mode)
{
  int digit = taken_up (self, mode);

  if (digit)
    setdoku_play_enter_as (self, digit, mode);
}

/* Digit first, a click has ended. One cell that holds a clue, or is clicked with empty hands, gives its digit. */
void
setdoku_play_place_clicked (SetdokuPlay *self,
                            MarkMode     mode)
{
  const DocumentCell *cell = &setdoku_game_get_cells (self->game)[self->selection.cursor];
  int digit = cell->given ? cell->given : cell->entry;
  bool one = places_count (self->selection.cells) == 1;

  setdoku_play_hold (self);
  if (one && digit && mode != MARK_MODE_COLOUR && (cell->given || !self->digit))
    self->digit = digit;
  else
    setdoku_play_place (self, mode);
  setdoku_play_release (self);
}

void
setdoku_play_put_down (SetdokuPlay *self)
{
  self->digit = self->colour = 0;
}

void
setdoku_play_show_digit (SetdokuPlay *self,
                         int          by)
{
  int n = setdoku_game_get_digits (self->game) + 1;

  self->digit = (setdoku_play_get_shown_digit (self) + by + n) % n;
  self->pinned = TRUE;
}

void
setdoku_play_erase (SetdokuPlay *self)
{
  const BoardCommand erase = { .kind = COMMAND_ERASE };

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
  setdoku_play_hold (self);
  self->told.tried = TRUE;
  if (self->draft.tool)
    setdoku_play_follow_rule (self, &erase);
  else if (self->typing.on)
    setdoku_game_set_clue (self->game, self->selection.cells, 0);
  else if (setdoku_choices_get (self->choices)->erase_everything)
    setdoku_game_erase_everything (self->game, self->selection.cells);
  else
    setdoku_game_erase (self->game, self->selection.cells);
  setdoku_play_release (self);
}

/* Several selected cells are meant; else the whole board. */
static PlaceSet
meant (SetdokuPlay *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);

  return places_count (self->selection.cells) > 1 ? self->selection.cells : selection_all (topology);
}

static bool
is_playing (SetdokuPlay *self)
{
  return setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY;
}

void
setdoku_play_fill_marks (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (is_playing (self))
    setdoku_game_fill_marks (self->game, meant (self),
                             self->mode == MARK_MODE_CORNER ? SETDOKU_MARK_CORNER : SETDOKU_MARK_CENTRE);
}

void
setdoku_play_tidy_marks (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (is_playing (self))
    setdoku_game_tidy_marks (self->game, meant (self));
}

void
setdoku_play_clear (SetdokuPlay  *self,
                    SetdokuKinds  kinds)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (is_playing (self))
    setdoku_game_clear (self->game, meant (self), kinds);
}

void
setdoku_play_colour (SetdokuPlay *self,
                     int          digit,
                     int          colour)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_play_end_digit (self);
  if (!is_playing (self) || (digit && !has_key (self, digit, MARK_MODE_DIGIT)) || !has_key (self, colour, MARK_MODE_COLOUR))
    return;
  setdoku_play_hold (self);
  self->colour = colour;
  if (digit)
    setdoku_game_toggle_candidate_colour (self->game, self->selection.cells, digit, colour - 1);
  else
    setdoku_game_toggle_colour (self->game, self->selection.cells, colour - 1);
  setdoku_play_release (self);
}

int
setdoku_play_get_colour (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), 0);
  return self->colour;
}

gboolean
setdoku_play_get_of_marks (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), FALSE);
  return self->of_marks;
}

void
setdoku_play_set_of_marks (SetdokuPlay *self,
                           gboolean     of_marks)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (of_marks && !self->of_marks)
    self->digit = setdoku_play_get_shown_digit (self);     /* it stays, wherever the cursor goes */
  self->of_marks = of_marks;
  setdoku_play_refresh (self);
}

gboolean
setdoku_play_get_pairs (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), FALSE);
  return self->pairs;
}

void
setdoku_play_set_pairs (SetdokuPlay *self,
                        gboolean     pairs)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  self->pairs = pairs;
  setdoku_play_refresh (self);
}
