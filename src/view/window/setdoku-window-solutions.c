/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-solutions.c — the commands about the solutions of the puzzle, and when each can be given. */
#include "setdoku-window-private.h"

/* Of the overlays one is on at most. */

static void
show (SetdokuWindow  *self,
      SetdokuOverlay  overlay,
      GVariant       *shown)
{
  setdoku_solutions_set_overlay (setdoku_play_get_solutions (self->play),
                                 g_variant_get_boolean (shown) ? overlay : SETDOKU_OVERLAY_NONE);
  setdoku_window_focus_board (self);
}

static GVariant *
get_shown (SetdokuWindow  *self,
           SetdokuOverlay  overlay)
{
  return g_variant_new_boolean (setdoku_solutions_get_overlay (setdoku_play_get_solutions (self->play)) == overlay);
}

static void run_true (gpointer self, GVariant *shown) { show (self, SETDOKU_OVERLAY_TRUE_CANDIDATES, shown); }
static void run_two (gpointer self, GVariant *shown) { show (self, SETDOKU_OVERLAY_TWO_SOLUTIONS, shown); }
static void run_spare (gpointer self, GVariant *shown) { show (self, SETDOKU_OVERLAY_SPARE_CLUES, shown); }
static GVariant *get_true (gpointer self) { return get_shown (self, SETDOKU_OVERLAY_TRUE_CANDIDATES); }
static GVariant *get_two (gpointer self) { return get_shown (self, SETDOKU_OVERLAY_TWO_SOLUTIONS); }
static GVariant *get_spare (gpointer self) { return get_shown (self, SETDOKU_OVERLAY_SPARE_CLUES); }

static void
run_count_on (gpointer data, GVariant *value)
{
  setdoku_solutions_count_on (setdoku_play_get_solutions (SETDOKU_WINDOW (data)->play));
  setdoku_window_focus_board (data);
}

static void
run_stop_counting (gpointer data, GVariant *value)
{
  setdoku_solutions_stop_counting (setdoku_play_get_solutions (SETDOKU_WINDOW (data)->play));
  setdoku_window_focus_board (data);
}

/* What is known of the solutions; NULL: they are no matter here. */
static const CensusReport *
get_report (SetdokuWindow *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self->play);

  if (self->view != SETDOKU_VIEW_PLAY || (phase != SETDOKU_PHASE_CLUES && phase != SETDOKU_PHASE_PLAY))
    return NULL;
  return setdoku_census_get_report (setdoku_play_get_census (self->play));
}

static gboolean
has_some (gpointer data)
{
  const CensusReport *report = get_report (data);

  return report && report->n_solutions >= 1;
}

static gboolean
has_several (gpointer data)
{
  const CensusReport *report = get_report (data);

  return report && report->n_solutions >= 2;
}

static gboolean
has_one (gpointer data)
{
  const CensusReport *report = get_report (data);

  return report && report->exact && report->n_solutions == 1;
}

static gboolean
can_count_on (gpointer data)
{
  return get_report (data) && setdoku_census_can_count_on (setdoku_play_get_census (SETDOKU_WINDOW (data)->play));
}

static gboolean
is_counting (gpointer data)
{
  return setdoku_census_get_report (setdoku_play_get_census (SETDOKU_WINDOW (data)->play))->counting;
}

static const Command commands[] = {
  { "true-candidates", run_true, NULL, has_some, get_true },
  { "two-solutions", run_two, NULL, has_several, get_two },
  { "spare-clues", run_spare, NULL, has_one, get_spare },
  { "count-on", run_count_on, NULL, can_count_on },
  { "stop-counting", run_stop_counting, NULL, is_counting },
};

void
setdoku_window_add_solution_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self->board_actions), commands, G_N_ELEMENTS (commands), self);
}
