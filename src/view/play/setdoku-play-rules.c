/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-rules.c — setting a puzzle: rules are added to the board while clues are typed, changed and removed again, each as
 * one step to undo. What cannot be is said, and the board stays as it is. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-rules.h"
#include "model/explain/explain.h"

const RuleDraft *
setdoku_play_get_draft (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return &self->draft;
}

void
setdoku_play_set_tool (SetdokuPlay       *self,
                       const SettingTool *tool)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->draft.tool == tool)
    return;
  setdoku_play_end_digit (self);
  rule_draft_clear (&self->draft);
  self->draft.tool = tool;
  setdoku_grid_set_along_line (self->grid, tool && tool->form >= SETTING_LINE && tool->form <= SETTING_ARROW);
  self->selection = selection_of (self->selection.cursor);
  if (tool)                                          /* nothing is chosen yet */
    self->selection.cells = PLACES_NONE;
  setdoku_play_refresh (self);
}

void
setdoku_play_set_rule_number (SetdokuPlay *self,
                              const char  *text)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self) && text);
  if (g_str_equal (self->draft.number, text))
    return;
  g_strlcpy (self->draft.number, text, sizeof self->draft.number);
  setdoku_play_refresh (self);
}

/* Takes the topology. */
static bool
take_rules (SetdokuPlay      *self,
            Topology         *topology,
            const RulesFault *fault,
            const char       *what)
{
  const Topology *board = setdoku_game_get_topology (self->game);
  bool changed;

  g_clear_pointer (&self->draft.refusal, g_free);
  if (!topology)
    {
      self->draft.refusal = explain_fault (fault, board ? board->columns : 9, what);
      setdoku_play_say (self, self->draft.refusal);
      setdoku_play_refresh (self);
      return false;
    }
  changed = setdoku_game_set_rules (self->game, topology);
  topology_unref (topology);
  setdoku_play_refresh (self);
  return changed;
}

bool
setdoku_play_add_rule (SetdokuPlay *self)
{
  g_autofree Setting *setting = g_new (Setting, 1);
  g_autofree char *text = NULL;
  RulesFault fault;
  bool added;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
  if (!self->draft.tool)
    return false;
  rule_draft_get (&self->draft, setting);
  setdoku_play_hold (self);
  added = take_rules (self, setting_add (setdoku_game_get_topology (self->game), setting, &fault), &fault,
                      _(self->draft.tool->name));
  if (added)
    {
      rule_draft_clear (&self->draft);
      self->selection.cells = PLACES_NONE;
      /* Translators: said aloud; a rule of the board such as a cage */
      text = explain_say (_("{rule} added"), SAY_TEXT ("rule", _(self->draft.tool->name)));
      setdoku_play_say (self, text);
    }
  setdoku_play_release (self);
  return added;
}

bool
setdoku_play_remove_rule (SetdokuPlay *self,
                          int          constraint)
{
  RulesFault fault;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
  if (!setdoku_game_get_topology (self->game))
    return false;
  return take_rules (self, setting_remove (setdoku_game_get_topology (self->game), constraint, &fault), &fault, _("Remove"));
}

bool
setdoku_play_switch_rule (SetdokuPlay *self,
                          Extra        extra,
                          bool         on)
{
  RulesFault fault;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self) && extra < N_EXTRAS, false);
  return take_rules (self, setting_switch (setdoku_game_get_topology (self->game), extra, on, &fault), &fault,
                     _(extra_names[extra]));
}

bool
setdoku_play_switch_boxes (SetdokuPlay *self,
                           bool         on)
{
  RulesFault fault;

  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
  return take_rules (self, setting_boxes (setdoku_game_get_topology (self->game), on, &fault), &fault, _("Boxes"));
}

int
setdoku_play_get_rule_at (SetdokuPlay  *self,
                          char        **words)
{
  const Topology *topology = setdoku_game_get_topology (self->game);

  *words = NULL;
  for (int i = topology ? topology->rules->n_constraints - 1 : -1; i >= 0; i--)
    if ((*words = explain_constraint_at (topology->rules, i, self->selection.cursor)))
      return i;
  return -1;
}

/* One of the digits of a quadruple; of a number its figures: A is 10. */
static void
type_digit (RuleDraft *draft,
            int        digit)
{
  if (!draft->tool || digit > VALUES_MAX)
    return;
  if (draft->tool->number == SETTING_VALUES)
    {
      rule_draft_type (draft, value_character (digit));
      return;
    }
  if (digit >= 10)
    rule_draft_type (draft, (char) ('0' + digit / 10));
  rule_draft_type (draft, (char) ('0' + digit % 10));
}

/* What a key asks for while a rule is set. False: it means what it does anyway. */
bool
setdoku_play_follow_rule (SetdokuPlay        *self,
                          const BoardCommand *command)
{
  g_autofree char *words = NULL;

  switch (command->kind)
    {
    case COMMAND_MOVE:
    case COMMAND_ROW_START:
    case COMMAND_ROW_END:
    case COMMAND_COLUMN_START:
    case COMMAND_COLUMN_END:
    case COMMAND_SELECT_ALL:
    case COMMAND_SELECT_NONE:
    case COMMAND_INVERT:
    case COMMAND_TOGGLE:
    case COMMAND_GRID:
    case COMMAND_NEARER:
    case COMMAND_FARTHER:
    case COMMAND_WHOLE:
      return false;
    case COMMAND_ENTER:
      type_digit (&self->draft, command->digit);
      break;
    case COMMAND_PLACE:
      setdoku_play_add_rule (self);
      break;
    case COMMAND_NEXT_MODE:                            /* the space bar */
      selection_go (&self->selection, self->selection.cursor, SELECT_TOGGLE);
      break;
    case COMMAND_ERASE:
      if (!rule_draft_rub (&self->draft))
        setdoku_play_remove_rule (self, setdoku_play_get_rule_at (self, &words));
      break;
    case COMMAND_ESCAPE:
      if (self->draft.n > 0)
        self->selection.cells = PLACES_NONE;
      else
        setdoku_play_set_tool (self, NULL);
      rule_draft_clear (&self->draft);
      break;
    default:
      break;
    }
  return true;
}
