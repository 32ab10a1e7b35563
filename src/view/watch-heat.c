/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-heat.c — a range of events: selected on the strip, counted in a card, and shown as a heat map of the board. */
#include <glib/gi18n.h>

#include "compat.h"
#include "model/heat.h"
#include "setdoku-range-card.h"
#include "watch-private.h"

struct _WatchHeat {
  SetdokuHeat      *heat;
  SetdokuRangeCard *card;                  /* owned by the panel */
  gboolean          told;                  /* the end of this count */
};

static SetdokuStrip *
get_strip (SetdokuWatch *self)
{
  return setdoku_transport_get_strip (self->bar);
}

gboolean
watch_has_heat (SetdokuWatch *self)
{
  return self->heat && setdoku_heat_has_range (self->heat->heat);
}

void
watch_end_heat (SetdokuWatch *self)
{
  setdoku_strip_set_selects (get_strip (self), FALSE);
  setdoku_strip_select (get_strip (self), 0, 0);
}

void
watch_heat_looks (SetdokuWatch *self, CellLook looks[N_CELLS])
{
  if (watch_has_heat (self))
    look_heat (setdoku_heat_get_counts (self->heat->heat)->exhausted, looks);
}

/* What was asked for, once it is counted. */
static void
tell (SetdokuWatch *self)
{
  SetdokuHeat *heat = self->heat->heat;
  g_autofree char *text = NULL;

  if (setdoku_heat_is_counting (heat) || self->heat->told || !setdoku_heat_has_range (heat)
      || setdoku_strip_is_dragged (get_strip (self)))
    return;
  self->heat->told = TRUE;
  text = g_strdup_printf ("%s\n%s", setdoku_range_card_get_title (self->heat->card),
                          setdoku_range_card_get_figures (self->heat->card));
  compat_announce (GTK_WIDGET (self->grid), text);
}

static void
on_heat_changed (SetdokuHeat *heat, SetdokuWatch *self)
{
  setdoku_range_card_update (self->heat->card, heat);
  if (!self->active || !watch_ready (self))
    return;
  watch_refresh_board (self, watch_is_fast (self));
  watch_update_actions (self);
  tell (self);
}

static void
on_range_changed (SetdokuStrip *strip, SetdokuWatch *self)
{
  uint64_t first, last;
  gboolean wanted = setdoku_strip_get_range (strip, &first, &last) && watch_ready (self);

  if (wanted && (first != setdoku_heat_get_first (self->heat->heat) || last != setdoku_heat_get_last (self->heat->heat)))
    {
      self->heat->told = FALSE;
      setdoku_heat_start (self->heat->heat, self->player, first, MIN (last, setdoku_player_get_length (self->player)));
    }
  else if (!wanted)
    setdoku_heat_clear (self->heat->heat);
  watch_update_actions (self);
}

/* Actions. */

static void
on_heat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;

  if (watch_has_heat (self))
    watch_end_heat (self);
  else
    setdoku_strip_select (get_strip (self), 1, setdoku_player_get_length (self->player));
}

static void
on_end_range (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  watch_end_heat (data);
  setdoku_grid_focus_cursor (((SetdokuWatch *) data)->grid);
}

static void
on_stop_heat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  setdoku_heat_stop (((SetdokuWatch *) data)->heat->heat);
}

static void
on_select_range (GSimpleAction *action, GVariant *value, gpointer data)
{
  SetdokuWatch *self = data;

  setdoku_strip_set_selects (get_strip (self), g_variant_get_boolean (value));
  g_simple_action_set_state (action, value);
}

static const GActionEntry entries[] = {
  { "heat", on_heat },
  { "end-range", on_end_range },
  { "stop-heat", on_stop_heat },
  { "select-range", NULL, NULL, "false", on_select_range },
};

void
watch_add_heat (SetdokuWatch *self)
{
  self->heat = g_new0 (WatchHeat, 1);
  self->heat->heat = setdoku_heat_new ();
  self->heat->card = SETDOKU_RANGE_CARD (setdoku_range_card_new ());
  setdoku_watch_panel_add_card (self->panel, GTK_WIDGET (self->heat->card));
  g_signal_connect (self->heat->heat, "changed", G_CALLBACK (on_heat_changed), self);
  g_signal_connect_object (get_strip (self), "range-changed", G_CALLBACK (on_range_changed), self, 0);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
watch_remove_heat (SetdokuWatch *self)
{
  if (!self->heat)
    return;
  g_signal_handlers_disconnect_by_data (self->heat->heat, self);
  setdoku_heat_clear (self->heat->heat);
  g_object_unref (self->heat->heat);
  g_clear_pointer (&self->heat, g_free);
}

static void
enable (SetdokuWatch *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

void
watch_update_heat_actions (SetdokuWatch *self)
{
  gboolean ready = self->active && watch_ready (self);

  enable (self, "heat", ready && setdoku_player_get_length (self->player) > 0);
  enable (self, "end-range", ready && watch_has_heat (self));
  enable (self, "stop-heat", ready && setdoku_heat_is_counting (self->heat->heat));
  enable (self, "select-range", ready);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "select-range")),
                             g_variant_new_boolean (setdoku_strip_get_selects (get_strip (self))));
}
