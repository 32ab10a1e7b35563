/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-search.c — the outside of the Watch view: which search, how fast, whether it is in front. */
#include <string.h>

#include "watch-private.h"

GtkWidget *
setdoku_watch_get_panel (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return GTK_WIDGET (self->panel);
}

GtkWidget *
setdoku_watch_get_bar (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return GTK_WIDGET (self->bar);
}

GtkWidget *
setdoku_watch_get_heading (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return self->heading;
}

GActionGroup *
setdoku_watch_get_actions (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

SetdokuPlayer *
setdoku_watch_get_player (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return self->player;
}

void
setdoku_watch_set_active (SetdokuWatch *self, gboolean active)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (self->active == active)
    return;
  if (!active)
    {
      setdoku_player_pause (self->player);
      setdoku_grid_set_fast (self->grid, FALSE);
      setdoku_watch_panel_hide_tries (self->panel);
    }
  self->active = active;
  if (active && self->stale)
    watch_restart (self);
  else if (active)
    watch_go_to_wanted (self);
  watch_update_tick (self);
  watch_update_actions (self);
  watch_refresh (self);
}

void
setdoku_watch_set_board (SetdokuWatch *self, const Board *clues)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self) && clues);
  if (memcmp (self->board.digit, clues->digit, sizeof clues->digit) == 0)
    return;
  self->board = *clues;
  watch_forget_address (self);
  watch_forget_forks (self);
  watch_restart (self);
}

/* "cell=mrv inference=singles": what is not named, or not understood, has its default. */
static SearchOptions
parse_switches (const Strategy *strategy, const char *switches)
{
  SearchOptions options = strategy->defaults;
  g_auto (GStrv) pairs = g_strsplit (switches ? switches : "", " ", -1);

  for (char **pair = pairs; *pair; pair++)
    {
      char *value = strchr (*pair, '=');

      if (!value)
        continue;
      *value = '\0';
      search_options_set (&options, strategy->switches, *pair, value + 1);
    }
  return options;
}

void
setdoku_watch_set_search (SetdokuWatch *self, const char *strategy, const char *switches, uint64_t seed)
{
  const Strategy *found;
  SearchOptions options;

  g_return_if_fail (SETDOKU_IS_WATCH (self) && strategy);
  found = strategy_find (strategy);
  g_return_if_fail (found != NULL);

  options = parse_switches (found, switches);
  if (found == self->strategy && seed == self->seed && memcmp (&options, &self->options, sizeof options) == 0)
    return;
  self->strategy = found;
  self->options = options;
  self->seed = seed;
  watch_forget_address (self);
  watch_forget_forks (self);
  setdoku_watch_panel_set_strategy (self->panel, found, &self->options);
  watch_restart (self);
}

const char *
setdoku_watch_get_strategy (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return self->strategy->id;
}

char *
setdoku_watch_dup_switches (SetdokuWatch *self)
{
  char text[SEARCH_OPTIONS_TEXT_SIZE];

  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  search_options_format (&self->options, self->strategy->switches, text, sizeof text);
  return g_strdup (text);
}

void
setdoku_watch_set_speed (SetdokuWatch *self, double speed)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_player_set_speed (self->player, speed);
  setdoku_transport_update (self->bar);
}

void
setdoku_watch_play (SetdokuWatch *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (watch_ready (self) && !setdoku_player_is_playing (self->player))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "play", NULL);
}

void
setdoku_watch_get_digits (SetdokuWatch *self, uint8_t digits[N_CELLS])
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (watch_ready (self))
    memcpy (digits, setdoku_player_get_view (self->player)->board.digit, N_CELLS);
  else
    memcpy (digits, self->board.digit, N_CELLS);
}

void
setdoku_watch_set_note (SetdokuWatch *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_watch_panel_set_note (self->panel, note);
}

void
setdoku_watch_set_room (SetdokuWatch *self, SetdokuRoom room)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_watch_panel_set_narrow (self->panel, room.shape == SETDOKU_SHAPE_NARROW);
  setdoku_transport_set_room (self->bar, room);
  watch_set_tree_room (self, room);
  watch_set_why_room (self, room);
  watch_refresh (self);
}
