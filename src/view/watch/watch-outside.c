/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-outside.c — the outside of the Watch view: its widgets, whether it is in front, which search and how fast. What is told
 * before there are any widgets is kept for them. */
#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "setdoku-watch-private.h"

GtkWidget *
setdoku_watch_get_panel (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return GTK_WIDGET (self->panel);
}

GtkWidget *
setdoku_watch_get_bar (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return GTK_WIDGET (self->bar);
}

GtkWidget *
setdoku_watch_get_stage (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return setdoku_stage_get_line (self->stage);
}

GtkWidget *
setdoku_watch_get_tree (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return GTK_WIDGET (self->tree);
}

GtkWidget *
setdoku_watch_get_heading (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return self->heading;
}

GtkWidget *
setdoku_watch_get_presentation (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return GTK_WIDGET (self->teach.presentation);
}

GActionGroup *
setdoku_watch_get_actions (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  watch_furnish (self);
  return G_ACTION_GROUP (self->actions);
}

SetdokuPlayer *
setdoku_watch_get_player (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return self->player;
}

gboolean
setdoku_watch_get_range (SetdokuWatch *self, uint64_t *first, uint64_t *last)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), FALSE);
  return self->bar && setdoku_strip_get_range (setdoku_transport_get_strip (self->bar), first, last);
}

void
setdoku_watch_set_active (SetdokuWatch *self, gboolean active)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (setdoku_search_is_open (self->search) == active)
    return;
  watch_furnish (self);
  watch_hold (self);
  setdoku_search_set_open (self->search, active);
  setdoku_address_go (self->address);
  if (!active)
    {
      watch_present (self, FALSE);
      setdoku_predict_set_on (self->teach.predict, FALSE);
      setdoku_slides_end (self->teach.slides);
      setdoku_grid_set_fast (self->grid, FALSE);
      setdoku_watch_panel_hide_tries (self->panel);
      setdoku_watch_panel_draw (self->panel, FALSE);
    }
  watch_update_tick (self);
  watch_want (self, WATCH_ALL);
  watch_release (self);
}

void
setdoku_watch_set_board (SetdokuWatch *self, const Board *clues)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self) && clues);
  setdoku_search_set_board (self->search, NULL, clues->digit);
}

void
setdoku_watch_set_any_board (SetdokuWatch *self, const Topology *topology, const uint8_t *givens)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self) && topology && givens);
  setdoku_search_set_board (self->search, topology, givens);
}

void
setdoku_watch_set_search (SetdokuWatch *self, const char *strategy, const char *switches, uint64_t seed)
{
  const Strategy *found;

  g_return_if_fail (SETDOKU_IS_WATCH (self) && strategy);
  found = strategy_find (strategy);
  if (!found)
    found = any_strategy_find (strategy);
  g_return_if_fail (found != NULL);
  setdoku_search_set (self->search, found, switches, seed);
}

const char *
setdoku_watch_get_strategy (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return setdoku_search_get_trace (self->search)->strategy->id;
}

char *
setdoku_watch_dup_switches (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return setdoku_search_dup_switches (self->search);
}

void
setdoku_watch_set_speed (SetdokuWatch *self, double speed)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_player_set_speed (self->player, speed);
  if (self->bar)
    setdoku_transport_update (self->bar);
}

void
setdoku_watch_play (SetdokuWatch *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (setdoku_search_is_ready (self->search) && !setdoku_player_is_playing (self->player))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "play", NULL);
}

void
setdoku_watch_get_digits (SetdokuWatch *self, uint8_t *digits)
{
  const Trace *trace;
  const uint8_t *from;

  g_return_if_fail (SETDOKU_IS_WATCH (self));
  trace = setdoku_search_get_trace (self->search);
  from = setdoku_search_is_ready (self->search) ? setdoku_player_get_any (self->player)->value
       : trace->topology ? trace->givens : trace->board.digit;
  memcpy (digits, from, trace->topology ? trace->topology->n_cells : N_CELLS);
}

void
setdoku_watch_set_step (SetdokuWatch *self, uint64_t step)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_address_set_step (self->address, step);
}

char *
setdoku_watch_take_address (SetdokuWatch *self, const Document *document)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self) && document, NULL);
  return setdoku_address_take (self->address, document);
}

void
setdoku_watch_put_address (SetdokuWatch *self, Document *document)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self) && document);
  setdoku_address_put (self->address, document);
}

void
setdoku_watch_set_shown (SetdokuWatch *self, WatchCandidates candidates, gboolean shades)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (self->told.candidates == candidates && self->told.unshaded == !shades)
    return;
  self->told.candidates = candidates;
  self->told.unshaded = !shades;
  if (!self->stage)
    return;
  setdoku_stage_set_candidates (self->stage, candidates);
  watch_want (self, WATCH_BOARD | WATCH_COMMANDS);
}

void
setdoku_watch_set_find_all (SetdokuWatch *self, gboolean find_all)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  setdoku_search_set_find_all (self->search, find_all);
}

void
setdoku_watch_set_note (SetdokuWatch *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  g_free (self->told.note);
  self->told.note = g_strdup (note);
  if (self->panel)
    setdoku_watch_panel_set_note (self->panel, note);
}
