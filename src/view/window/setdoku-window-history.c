/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-history.c — the commands about all that was done: the list of branches and named points, going to one of
 * them, back to before the first mistake. */
#include "setdoku-window-private.h"

#include "engine/any/any-count.h"
#include "engine/fast/count.h"
#include "model/game/replay.h"
#include "view/play/setdoku-history-panel.h"

/* Looked at on the main thread, some microseconds each: beyond that it is not looked for. */
enum { STATES_MAX = 3000, MOST_GUESSES = 20000, MOST_US = 20000 };

static const CensusReport *
report_of (SetdokuWindow *self)
{
  return setdoku_census_get_report (setdoku_play_get_census (self->play));
}

const uint8_t *
setdoku_window_get_solution (SetdokuWindow *self)
{
  const CensusReport *report = report_of (self);

  return report->known && report->exact && report->n_solutions == 1 ? report->solution[0] : NULL;
}

/* Going. */

static void
close_panel (SetdokuWindow *self)
{
  if (self->history_panel)
    gtk_popover_popdown (self->history_panel);
}

static void
run_go_to_step (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  int step = g_variant_get_int32 (value);

  close_panel (self);
  if (step >= -1 && step < setdoku_game_get_n_steps (self->game))
    setdoku_game_go_to (self->game, step, NULL);
  setdoku_window_focus_board (self);
}

static bool
is_late (void *end)
{
  return g_get_monotonic_time () > *(const int64_t *) end;
}

/* The same of a board of any shape. */
static bool
go_together_on (const Topology *topology, const uint8_t *digits)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  AnyCount *count = any_count_new (topology);
  int64_t end = g_get_monotonic_time () + MOST_US;

  if (!count)
    return true;
  any_count_domains (topology, digits, domain);
  any_count_run (count, domain, 1, is_late, &end, result);
  any_count_free (count);
  return result->n_solutions > 0 || result->stopped;
}

/* Some solution has all these digits; also when it cannot be told, or would take too long. */
static bool
go_together (const Replay *replay)
{
  const DocumentCell *cells = replay_get_cells (replay);
  uint8_t digits[RULES_CELLS_MAX];
  CountPuzzle puzzle;
  Count *count;
  Board board;
  bool some;

  for (int cell = 0; cell < replay_get_n_cells (replay); cell++)
    digits[cell] = (uint8_t) (cells[cell].given | cells[cell].entry);
  if (replay_get_topology (replay))
    return go_together_on (replay_get_topology (replay), digits);
  count = count_new ();
  if (!count)
    return true;
  board_from_digits (&board, digits);
  count_puzzle_from_board (&puzzle, &board);
  count_start (count, &puzzle, NULL);
  some = count_run (count, 1, MOST_GUESSES, NULL) || count->n_solutions > 0;
  count_free (count);
  return some;
}

/* Of a puzzle with several solutions: back to when the digits still went together. −2: nowhere. */
static int
find_together (SetdokuWindow *self)
{
  g_autoptr(Document) document = setdoku_game_to_document (self->game);
  g_autoptr(Replay) replay = replay_new (document, document->current);
  int length = replay_get_length (replay);

  for (int i = length; i >= 0 && i > length - STATES_MAX; i--)
    {
      replay_seek (replay, i);
      if (go_together (replay))
        return i == length ? -2 : i > 0 ? replay_get_move (replay, i)->step : replay_get_start (replay);
    }
  return -2;
}

/* The cells that went wrong are selected; if nothing did, the check says so. */
static void
run_undo_to_mistake (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  const uint8_t *solution = setdoku_window_get_solution (self);
  bool undone = false;

  close_panel (self);
  if (solution)
    undone = setdoku_game_undo_mistakes (self->game, solution, NULL);
  else if (report_of (self)->known && report_of (self)->n_solutions > 1)
    {
      int step = find_together (self);

      undone = step >= -1 && setdoku_game_go_to (self->game, step, NULL);
    }
  if (undone)
    setdoku_play_select (self->play, setdoku_game_get_step_cells (self->game, setdoku_game_get_redo_step (self->game)));
  else
    setdoku_play_check (self->play);
  setdoku_window_focus_board (self);
}

/* The list. */

static void
open_panel (SetdokuWindow *self)
{
  if (!self->history_panel)
    {
      self->history_panel = GTK_POPOVER (setdoku_history_panel_new (self->game));
      g_signal_connect_object (self->history_panel, "closed", G_CALLBACK (setdoku_window_focus_board), self,
                               G_CONNECT_SWAPPED);
    }
  setdoku_header_place_history (self->header, self->history_panel);
  setdoku_history_panel_update (SETDOKU_HISTORY_PANEL (self->history_panel));
  gtk_popover_popup (self->history_panel);
  setdoku_history_panel_begin_naming (SETDOKU_HISTORY_PANEL (self->history_panel));
}

static void run_history (gpointer self, GVariant *value) { open_panel (self); }

static gboolean
can_go (gpointer data)
{
  SetdokuWindow *self = data;

  return self->view == SETDOKU_VIEW_PLAY && setdoku_play_get_phase (self->play) != SETDOKU_PHASE_CLUES;
}

static gboolean
has_history (gpointer data)
{
  SetdokuWindow *self = data;

  return can_go (self)
         && (setdoku_play_get_phase (self->play) != SETDOKU_PHASE_START || setdoku_game_get_n_steps (self->game) > 0);
}

/* That there is a mistake is not told by what can be clicked: it is there to be asked for, or never. */
static gboolean
may_undo_to_mistake (gpointer data)
{
  SetdokuWindow *self = data;

  return setdoku_window_is_solving (self) && setdoku_play_get_choices (self->play)->mistakes != MISTAKES_NEVER
         && setdoku_game_can_undo (self->game);
}

static const Command commands[] = {
  { "history", run_history, NULL, has_history },
  { "go-to-step", run_go_to_step, "i", can_go },
  { "undo-to-mistake", run_undo_to_mistake, NULL, may_undo_to_mistake },
};

void
setdoku_window_add_history_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}

void
setdoku_window_remove_history (SetdokuWindow *self)
{
  if (self->history_panel)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->history_panel)));
}
