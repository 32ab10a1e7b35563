/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-solutions.c — the commands about the solutions of the puzzle, and when each can be given. */
#include "setdoku-window-private.h"

typedef struct {
  const char     *action;
  SetdokuOverlay  overlay;
} OverlayAction;

/* Of these one is on at most. */
static const OverlayAction overlay_actions[] = {
  { "true-candidates", SETDOKU_OVERLAY_TRUE_CANDIDATES },
  { "two-solutions", SETDOKU_OVERLAY_TWO_SOLUTIONS },
  { "spare-clues", SETDOKU_OVERLAY_SPARE_CLUES },
};

static void
on_overlay (GSimpleAction *action,
            GVariant      *value,
            gpointer       user)
{
  SetdokuWindow *self = user;
  const char *name = g_action_get_name (G_ACTION (action));

  for (size_t i = 0; i < G_N_ELEMENTS (overlay_actions); i++)
    if (g_str_equal (overlay_actions[i].action, name))
      setdoku_play_set_overlay (self->play, g_variant_get_boolean (value) ? overlay_actions[i].overlay : SETDOKU_OVERLAY_NONE);
  setdoku_window_focus_board (self);
}

static void
on_count_on (GSimpleAction *action,
             GVariant      *value,
             gpointer       user)
{
  SetdokuWindow *self = user;

  setdoku_play_count_on (self->play);
  setdoku_window_focus_board (self);
}

static void
on_stop_counting (GSimpleAction *action,
                  GVariant      *value,
                  gpointer       user)
{
  SetdokuWindow *self = user;

  setdoku_play_stop_counting (self->play);
  setdoku_window_focus_board (self);
}

static const GActionEntry actions[] = {
  { "true-candidates", NULL, NULL, "false", on_overlay },
  { "two-solutions", NULL, NULL, "false", on_overlay },
  { "spare-clues", NULL, NULL, "false", on_overlay },
  { "count-on", on_count_on },
  { "stop-counting", on_stop_counting },
};

void
setdoku_window_add_solution_actions (SetdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->board_actions), actions, G_N_ELEMENTS (actions), self);
}

static void
enable (SetdokuWindow *self,
        const char    *name,
        bool           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->board_actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
setdoku_window_update_solution_actions (SetdokuWindow *self)
{
  SetdokuCensus *census = setdoku_play_get_census (self->play);
  const CensusReport *report = setdoku_census_get_report (census);
  SetdokuPhase phase = setdoku_play_get_phase (self->play);
  bool shown = self->view == SETDOKU_VIEW_PLAY && (phase == SETDOKU_PHASE_CLUES || phase == SETDOKU_PHASE_PLAY);

  enable (self, "true-candidates", shown && report->n_solutions >= 1);
  enable (self, "two-solutions", shown && report->n_solutions >= 2);
  enable (self, "spare-clues", shown && report->exact && report->n_solutions == 1);
  enable (self, "count-on", shown && setdoku_census_can_count_on (census));
  enable (self, "stop-counting", report->counting);
  for (size_t i = 0; i < G_N_ELEMENTS (overlay_actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->board_actions), overlay_actions[i].action);
      bool on = setdoku_play_get_overlay (self->play) == overlay_actions[i].overlay;

      g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (on));
    }
}
