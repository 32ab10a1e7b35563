/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-voice.c — what Play says aloud: whatever is other than when it last spoke.
 *
 * A screen reader names a cell when the focus comes to it, and then no more. So a cell that the cursor stays in is told by
 * what it holds now, another one with its place, and several by their number. What was entered in vain is told, too: by what
 * stands there. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/board/repeats.h"
#include "view/kit/voice.h"

static const char *const modes[N_MARK_MODES] = {
  [MARK_MODE_DIGIT] = N_("Digits"),
  [MARK_MODE_CORNER] = N_("Corner marks"),
  [MARK_MODE_CENTRE] = N_("Centre marks"),
  [MARK_MODE_COLOUR] = N_("Colours of cells"),
};

void
setdoku_play_say (SetdokuPlay *self,
                  const char  *text)
{
  voice_say (GTK_WIDGET (self->grid), text);
}

/* What the keys of the digits are about. */
static void
tell_mode (SetdokuPlay *self)
{
  const PlayTold *told = &self->told;
  bool of_marks = self->mode == MARK_MODE_COLOUR && self->of_marks;
  bool digit_first = setdoku_choices_get (self->choices)->digit_first;

  if (self->mode != told->mode || of_marks != told->of_marks)
    setdoku_play_say (self, of_marks ? _("Colours of marks") : _(modes[self->mode]));
  if (digit_first != told->digit_first)
    setdoku_play_say (self, digit_first ? _("Digit first") : _("Cell first"));
  if (self->pairs != told->pairs)
    setdoku_play_say (self, self->pairs ? _("Cells with two candidates are highlighted")
                                        : _("Cells with two candidates are not highlighted"));
}

/* The digit that is highlighted, where it is not the cell's. */
static void
tell_digit (SetdokuPlay *self)
{
  const char digit[] = { value_character (self->digit), '\0' };
  g_autofree char *text = NULL;

  if (self->told.tried || self->digit == self->told.digit || !setdoku_play_is_pinned (self) || setdoku_play_is_typing (self))
    return;
  text = self->digit ? explain_say (_("{digit} is highlighted"), SAY_TEXT ("digit", digit))
                     : g_strdup (_("No digit is highlighted"));
  setdoku_play_say (self, text);
}

static void
tell_cell (SetdokuPlay *self,
           int          cell)
{
  const Scene *scene = setdoku_grid_get_scene (self->grid);
  bool moved = self->selection.cursor != self->told.cursor;
  bool on_board = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;
  g_autofree char *text = NULL;

  if (cell == self->selection.cursor && moved && on_board)                 /* the focus tells it */
    return;
  text = cell == self->selection.cursor && !moved ? cell_look_describe_content (&scene->looks[cell])
                                                  : cell_look_describe (scene->plan, &scene->looks[cell], cell, false);
  voice_say_now (GTK_WIDGET (self->grid), text);
}

static void
tell_count (SetdokuPlay *self,
            int          n)
{
  g_autofree char *text = explain_say (ngettext ("{count} cell has changed", "{count} cells have changed", (gulong) n),
                                       SAY_COUNT ("count", n));

  voice_say_now (GTK_WIDGET (self->grid), text);
}

/* Where a digit changed, marks that changed with it only followed. */
static void
tell_cells (SetdokuPlay *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game), *before = self->told.cells.cell;
  int digits = 0, changed = 0, cell = -1, with_digit = -1;

  for (int i = 0; i < self->told.cells.n; i++)
    {
      if (memcmp (&cells[i], &before[i], sizeof *cells) == 0)
        continue;
      changed++;
      cell = i;
      if (cells[i].given != before[i].given || cells[i].entry != before[i].entry)
        {
          digits++;
          with_digit = i;
        }
    }
  if (digits > 1 || (changed > 1 && digits == 0))
    tell_count (self, digits ? digits : changed);
  else if (changed)
    tell_cell (self, digits ? with_digit : cell);
  else if (self->told.tried)
    tell_cell (self, self->selection.cursor);
}

static void
tell_repeats (SetdokuPlay *self)
{
  PlaceSet repeats = setdoku_play_get_repeats (self);
  g_autofree char *title = NULL, *where = NULL, *text = NULL;

  if (places_is_empty (&repeats) || places_equal (repeats, self->shown_repeats)
      || !repeats_describe (self->game, &title, &where))
    return;
  /* Translators: "7 is repeated", then where: "Column 4, row 7 and box 8" */
  text = explain_say (_("{title}. {where}."), SAY_TEXT ("title", title), SAY_TEXT ("where", where));
  setdoku_play_say (self, text);
}

/* Any solution is right; that there are others is said, too. */
static void
tell_solved (SetdokuPlay *self)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (self));
  g_autofree char *text = NULL;

  if (report->known && report->n_solutions > 1)
    text = explain_titled (_("Solved"), _("The puzzle has several solutions. This is one of them."));
  setdoku_play_say (self, text ? text : _("Solved"));
}

static void
remember (SetdokuPlay *self)
{
  setdoku_game_keep_cells (self->game, &self->told.cells);
  self->told.cursor = self->selection.cursor;
  self->told.mode = self->mode;
  self->told.of_marks = self->mode == MARK_MODE_COLOUR && self->of_marks;
  self->told.digit_first = setdoku_choices_get (self->choices)->digit_first;
  self->told.pairs = self->pairs;
  self->told.digit = self->digit;
  self->told.tried = FALSE;
}

void
setdoku_play_tell (SetdokuPlay  *self,
                   SetdokuPhase  before)
{
  g_autofree char *answer = setdoku_solutions_say (self->solutions, self->typing.on);

  if (self->told.cells.n == setdoku_game_get_n_cells (self->game))
    {
      tell_mode (self);
      tell_digit (self);
      tell_cells (self);
    }
  remember (self);
  tell_repeats (self);
  if (self->shown == SETDOKU_PHASE_SOLVED && before != SETDOKU_PHASE_SOLVED)
    tell_solved (self);
  if (answer)
    setdoku_play_say (self, answer);
}
