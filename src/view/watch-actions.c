/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-actions.c — the action group "search". Buttons, keys and menus only name these. */
#include <string.h>

#include "watch-private.h"

#define ACTION(name) \
  static void \
  name (GSimpleAction *action, GVariant *parameter, gpointer data)

static void
play_or_hurry (SetdokuWatch *self, int direction)
{
  if (setdoku_player_is_playing (self->player) && setdoku_player_get_direction (self->player) == direction)
    setdoku_player_set_speed (self->player, setdoku_player_get_speed (self->player) * 2);
  else
    {
      watch_inspect (self, -1, 0);
      setdoku_player_play (self->player, direction);
    }
}

ACTION (on_play)
{
  SetdokuWatch *self = data;

  if (setdoku_player_is_playing (self->player))
    setdoku_player_pause (self->player);
  else
    {
      /* At the end there is nothing to play but the whole again. */
      if (setdoku_player_is_ended (self->player)
          && setdoku_player_get_cursor (self->player) == setdoku_player_get_length (self->player))
        setdoku_player_seek (self->player, 0);
      watch_inspect (self, -1, 0);
      watch_ramp_begin (self);
      setdoku_player_play (self->player, 1);
    }
}

ACTION (on_play_back)
{
  play_or_hurry (data, -1);
}

ACTION (on_play_on)
{
  play_or_hurry (data, 1);
}

ACTION (on_first)
{
  setdoku_player_seek (((SetdokuWatch *) data)->player, 0);
}

ACTION (on_last)
{
  setdoku_player_seek (((SetdokuWatch *) data)->player, UINT64_MAX);
}

ACTION (on_back)
{
  watch_hint_used (data);
  setdoku_player_step (((SetdokuWatch *) data)->player, -1);
}

ACTION (on_forward)
{
  watch_hint_used (data);
  setdoku_player_step (((SetdokuWatch *) data)->player, 1);
}

/* Where the last open guess is taken back; the end, if it stays. */
ACTION (on_over)
{
  SetdokuWatch *self = data;
  const SearchView *view = setdoku_player_get_view (self->player);
  Condition condition = { .kinds = 1u << EVENT_UNDO_ASSIGN, .cell = -1 };

  if (view->n_path)
    {
      condition.cell = view->path[view->n_path - 1].cell;
      condition.digit = view->path[view->n_path - 1].digit;
    }
  if (!view->n_path || !setdoku_player_find (self->player, &condition, 1))
    setdoku_player_seek (self->player, UINT64_MAX);
}

/* To the last open guess, or when standing there, to the one before. */
ACTION (on_out)
{
  SetdokuWatch *self = data;
  const SearchView *view = setdoku_player_get_view (self->player);
  uint64_t step = 0;

  for (int i = view->n_path - 1; i >= 0; i--)
    {
      step = setdoku_player_find_placing (self->player, view->path[i].cell);
      if (step < setdoku_player_get_cursor (self->player))
        break;
      step = 0;
    }
  setdoku_player_seek (self->player, step);
}

static void
find_here (SetdokuWatch *self, int direction)
{
  Condition condition = { .cell = watch_get_cell (self) };

  if (condition.cell < 0)
    return;
  watch_inspect (self, condition.cell, 0);
  setdoku_player_find (self->player, &condition, direction);
}

ACTION (on_next_here)
{
  find_here (data, 1);
}

ACTION (on_previous_here)
{
  find_here (data, -1);
}

static void
go_to_placing (SetdokuWatch *self, int cell)
{
  uint64_t step = cell < 0 ? 0 : setdoku_player_find_placing (self->player, cell);

  if (step == 0)
    return;
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, step);
}

ACTION (on_go_to_placing)
{
  go_to_placing (data, g_variant_get_int32 (parameter));
}

ACTION (on_inspect)
{
  watch_hint_used (data);
  watch_inspect (data, CLAMP (g_variant_get_int32 (parameter), 0, N_CELLS - 1), 0);
}

ACTION (on_why_not)
{
  int cell = watch_get_cell (data);

  if (cell >= 0)
    watch_inspect (data, cell, CLAMP (g_variant_get_int32 (parameter), 1, 9));
}

ACTION (on_back_to_event)
{
  setdoku_player_cancel_run (((SetdokuWatch *) data)->player);
  if (watch_has_heat (data))
    watch_end_heat (data);
  watch_inspect (data, -1, 0);
  setdoku_grid_focus_cursor (((SetdokuWatch *) data)->grid);
}

ACTION (on_focus_board)
{
  setdoku_grid_focus_cursor (((SetdokuWatch *) data)->grid);
}

ACTION (on_rescue)
{
  watch_rescue (data);
}

ACTION (on_use)
{
  watch_continue (data);
}

ACTION (on_play_puzzle)
{
  watch_play_puzzle (data);
}

/* The same search with other random numbers. */
ACTION (on_again)
{
  SetdokuWatch *self = data;

  self->seed = (uint64_t) g_random_int () << 32 | g_random_int ();
  watch_chosen (self);
}

ACTION (on_stop_exploring)
{
  setdoku_player_stop_exploring (((SetdokuWatch *) data)->player);
}

ACTION (on_go_on)
{
  setdoku_player_go_on_exploring (((SetdokuWatch *) data)->player);
}

/* How to search. */

static void
on_strategy (GSimpleAction *action, GVariant *value, gpointer data)
{
  SetdokuWatch *self = data;
  const Strategy *strategy = strategy_find (g_variant_get_string (value, NULL));

  if (!strategy || strategy == self->strategy)
    return;
  self->strategy = strategy;
  self->options = watch_defaults (self, strategy);
  watch_chosen (self);
}

ACTION (on_switch)
{
  SetdokuWatch *self = data;
  g_auto (GStrv) pair = g_strsplit (g_variant_get_string (parameter, NULL), "=", 2);
  SearchOptions before = self->options;

  if (g_strv_length (pair) == 2
      && search_options_set (&self->options, self->strategy->switches, pair[0], pair[1]) == OPTION_OK
      && memcmp (&before, &self->options, sizeof before) != 0)
    watch_chosen (self);
}

ACTION (on_choose_strategy)
{
  setdoku_watch_panel_choose (((SetdokuWatch *) data)->panel, GTK_WIDGET (((SetdokuWatch *) data)->bar));
}

ACTION (on_choose_stops)
{
  setdoku_transport_choose_stops (((SetdokuWatch *) data)->bar);
}

/* Pace. */

static void
put_speed (SetdokuWatch *self, double speed)
{
  watch_ramp_end (self, FALSE);
  setdoku_player_set_speed (self->player, speed);
  g_signal_emit_by_name (self, "settings-changed");
}

ACTION (on_speed)
{
  put_speed (data, g_variant_get_double (parameter));
}

static void
change_speed (SetdokuWatch *self, int by)
{
  int index = transport_speed_index (setdoku_player_get_speed (self->player)) + by;

  put_speed (self, transport_speeds[CLAMP (index, 0, N_SPEEDS - 1)]);
}

ACTION (on_faster)
{
  change_speed (data, 1);
}

ACTION (on_slower)
{
  change_speed (data, -1);
}

static const GActionEntry entries[] = {
  { "play", on_play },
  { "play-back", on_play_back },
  { "play-on", on_play_on },
  { "first", on_first },
  { "last", on_last },
  { "back", on_back },
  { "forward", on_forward },
  { "over", on_over },
  { "out", on_out },
  { "next-here", on_next_here },
  { "previous-here", on_previous_here },
  { "go-to-placing", on_go_to_placing, "i" },
  { "inspect", on_inspect, "i" },
  { "why-not", on_why_not, "i" },
  { "back-to-event", on_back_to_event },
  { "focus-board", on_focus_board },
  { "rescue", on_rescue },
  { "use", on_use },
  { "play-puzzle", on_play_puzzle },
  { "again", on_again },
  { "stop-exploring", on_stop_exploring },
  { "go-on", on_go_on },
  { "strategy", NULL, "s", "''", on_strategy },
  { "switch", on_switch, "s" },
  { "choose-strategy", on_choose_strategy },
  { "choose-stops", on_choose_stops },
  { "speed", on_speed, "d" },
  { "faster", on_faster },
  { "slower", on_slower },
};

void
watch_add_actions (SetdokuWatch *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  watch_add_pages_actions (self);
  watch_add_why (self);
  watch_add_heat (self);
  watch_add_stops (self);
  watch_add_bookmarks (self);
  watch_add_steer (self);
  watch_add_tree (self);
}

/* The digits on the board are the clues of a puzzle that was dug. */
static gboolean
watch_has_puzzle (SetdokuWatch *self)
{
  return watch_ready (self) && setdoku_player_get_event (self->player)->reason == REASON_DUG;
}

void
watch_update_actions (SetdokuWatch *self)
{
  gboolean ready = watch_ready (self);
  uint64_t cursor = setdoku_player_get_cursor (self->player), length = setdoku_player_get_length (self->player);
  const struct { const char *name; gboolean enabled; } rules[] = {
    { "play", ready },
    { "play-on", ready },
    { "play-back", ready && cursor > 0 },
    { "first", ready && cursor > 0 },
    { "back", ready && cursor > 0 },
    { "out", ready && cursor > 0 },
    { "previous-here", ready && cursor > 0 },
    { "last", ready && cursor < length },
    { "forward", ready && cursor < length },
    { "over", ready && cursor < length },
    { "next-here", ready && cursor < length },
    { "go-to-placing", ready },
    { "inspect", ready },
    { "why-not", ready },
    { "back-to-event", self->inspected >= 0 || watch_has_heat (self)
                       || setdoku_player_is_finding (self->player, NULL) },
    { "rescue", watch_can_rescue (self) },
    { "use", ready },
    { "play-puzzle", watch_has_puzzle (self) },
    { "again", ready && self->strategy == &strategy_potential },
    { "choose-strategy", self->active },
    { "choose-stops", self->active },
    { "stop-exploring", setdoku_player_is_exploring (self->player) },
    { "go-on", ready && !setdoku_player_is_exploring (self->player) && !setdoku_player_is_ended (self->player) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rules); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), rules[i].name)),
                                 rules[i].enabled);
  watch_update_pages_actions (self);
  watch_update_heat_actions (self);
  watch_update_stops_actions (self);
  watch_update_bookmarks_actions (self);
  watch_update_steer_actions (self);
  watch_update_tree_actions (self);
  watch_update_why_actions (self);
  setdoku_watch_panel_set_can_rescue (self->panel, watch_can_rescue (self));
  setdoku_watch_panel_set_can_play (self->panel, watch_has_puzzle (self));
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "strategy")),
                             g_variant_new_string (self->strategy->id));
}
