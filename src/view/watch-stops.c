/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-stops.c — where the search stops: breakpoints set by keys and menus, and running to the next or the previous one. */
#include <glib/gi18n.h>

#include "compat.h"
#include "setdoku-stops.h"
#include "watch-private.h"

/* Without a breakpoint one goes to what is worth a look. */
enum {
  STOP_KINDS = 1u << EVENT_WIPEOUT | 1u << EVENT_SOLUTION | 1u << EVENT_RESTART | 1u << EVENT_TECHNIQUE
             | 1u << EVENT_REMOVE | 1u << EVENT_PUT_BACK
};

#define ACTION(name) \
  static void \
  name (GSimpleAction *action, GVariant *parameter, gpointer data)

static gboolean
has_stops (SetdokuWatch *self)
{
  for (unsigned i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    if (setdoku_player_get_breakpoint (self->player, i)->enabled)
      return TRUE;
  return FALSE;
}

/* What is near is found at once; the rest in slices, a frame each. */
static void
run (SetdokuWatch *self, int direction)
{
  Condition any = { .kinds = STOP_KINDS, .cell = -1 };

  if (setdoku_player_is_finding (self->player, NULL))
    setdoku_player_cancel_run (self->player);
  watch_inspect (self, -1, 0);
  setdoku_player_run_to (self->player, &any, has_stops (self) ? 0 : 1, direction);
  setdoku_player_tick (self->player, g_get_monotonic_time ());
  watch_update_tick (self);
}

ACTION (on_previous_stop)
{
  run (data, -1);
}

ACTION (on_next_stop)
{
  run (data, 1);
}

ACTION (on_cancel_run)
{
  setdoku_player_cancel_run (((SetdokuWatch *) data)->player);
}

/* Setting. */

static void
say (SetdokuWatch *self, const Condition *condition, gboolean on)
{
  g_autofree char *words = setdoku_stops_name (condition, FALSE);
  /* Translators: a rule where to stop: "Stop: Depth 30" */
  g_autofree char *removed = g_strdup_printf (_("%s: no longer"), words);

  compat_announce (GTK_WIDGET (self->grid), on ? words : removed);
}

/* The same again takes it away. */
static void
toggle (SetdokuWatch *self, const Condition *condition)
{
  int at = setdoku_player_find_breakpoint (self->player, condition);
  gboolean on = at < 0 || !setdoku_player_get_breakpoint (self->player, (unsigned) at)->enabled;

  if (on)
    setdoku_player_add_breakpoint (self->player, condition);
  else
    setdoku_player_remove_breakpoint (self->player, (unsigned) at);
  say (self, condition, on);
}

static void
toggle_candidate (SetdokuWatch *self, CandidateChange change, int digit)
{
  Condition condition = { .cell = watch_get_cell (self), .digit = CLAMP (digit, 1, 9), .change = change };

  if (condition.cell >= 0)
    toggle (self, &condition);
}

ACTION (on_stop_cell)
{
  Condition condition = { .cell = watch_get_cell (data) };

  if (condition.cell >= 0)
    toggle (data, &condition);
}

ACTION (on_stop_lost)
{
  toggle_candidate (data, CANDIDATE_LOST, g_variant_get_int32 (parameter));
}

ACTION (on_stop_back)
{
  toggle_candidate (data, CANDIDATE_BACK, g_variant_get_int32 (parameter));
}

ACTION (on_stop_single)
{
  Condition condition = { .cell = watch_get_cell (data), .max_domain = 1 };

  if (condition.cell >= 0)
    toggle (data, &condition);
}

ACTION (on_stop_at_depth)
{
  Condition condition = { .cell = -1, .depth = CLAMP (g_variant_get_int32 (parameter), 1, N_CELLS) };

  toggle (data, &condition);
}

/* Every event of a kind: switches, so that keys and menus can show them. */

static const struct { const char *action; EventKind kind; } kinds[] = {
  { "stop-dead-end", EVENT_WIPEOUT },
  { "stop-solution", EVENT_SOLUTION },
  { "stop-restart", EVENT_RESTART },
  { "stop-technique", EVENT_TECHNIQUE },
  { "stop-clue", EVENT_REMOVE },
};

static void
on_stop (GSimpleAction *action, GVariant *value, gpointer data)
{
  SetdokuWatch *self = data;

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), kinds[i].action))
      {
        unsigned stops = setdoku_player_get_stops (self->player), bit = 1u << kinds[i].kind;

        setdoku_player_set_stops (self->player, g_variant_get_boolean (value) ? stops | bit : stops & ~bit);
      }
}

static void
on_marks_changed (SetdokuPlayer *player, SetdokuWatch *self)
{
  unsigned stops = setdoku_player_get_stops (player);

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), kinds[i].action)),
                               g_variant_new_boolean (stops >> kinds[i].kind & 1));
  setdoku_transport_update (self->bar);
  if (self->active && watch_ready (self))
    watch_refresh_board (self, watch_is_fast (self));
}

/* A stop stays to be seen on the strip. */
static void
on_changed (SetdokuPlayer *player, SetdokuWatch *self)
{
  if (watch_ready (self) && setdoku_player_get_fired (player) >= 0)
    setdoku_strip_add_stop (setdoku_transport_get_strip (self->bar), setdoku_player_get_cursor (player));
}

static void
on_found (SetdokuPlayer *player, gboolean found, SetdokuWatch *self)
{
  g_autofree char *up_to = explain_count (setdoku_player_get_not_found (player));
  /* Translators: %s is the number of an event */
  g_autofree char *text = g_strdup_printf (_("Not found up to event %s"), up_to);

  on_changed (player, self);
  setdoku_transport_update (self->bar);
  if (!found && self->active)
    compat_announce (GTK_WIDGET (self->grid), text);
}

static const GActionEntry entries[] = {
  { "previous-stop", on_previous_stop },
  { "next-stop", on_next_stop },
  { "cancel-run", on_cancel_run },
  { "stop-cell", on_stop_cell },
  { "stop-lost", on_stop_lost, "i" },
  { "stop-back", on_stop_back, "i" },
  { "stop-single", on_stop_single },
  { "stop-at-depth", on_stop_at_depth, "i" },
  { "stop-dead-end", NULL, NULL, "false", on_stop },
  { "stop-solution", NULL, NULL, "false", on_stop },
  { "stop-restart", NULL, NULL, "false", on_stop },
  { "stop-technique", NULL, NULL, "false", on_stop },
  { "stop-clue", NULL, NULL, "false", on_stop },
};

void
watch_add_stops (SetdokuWatch *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self->player, "marks-changed", G_CALLBACK (on_marks_changed), self);
  g_signal_connect (self->player, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect (self->player, "found", G_CALLBACK (on_found), self);
}

/* What the stops are about on the board. */
void
watch_stops_looks (SetdokuWatch *self, CellLook looks[N_CELLS])
{
  for (unsigned i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    {
      const Breakpoint *breakpoint = setdoku_player_get_breakpoint (self->player, i);

      if (breakpoint->enabled && breakpoint->condition.cell >= 0)
        looks[breakpoint->condition.cell].stop = true;
    }
}

GMenuModel *
watch_new_stops_menu (SetdokuWatch *self, int cell)
{
  static const struct { const char *action, *format; CandidateChange change; } changes[] = {
    { "search.stop-lost(%d)", N_("Stop when it loses %d"), CANDIDATE_LOST },
    { "search.stop-back(%d)", N_("Stop when it gets %d back"), CANDIDATE_BACK },
  };
  const SearchView *view = setdoku_player_get_view (self->player);
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("Stop when this changes"), "search.stop-cell");
  if (view->origin[cell] == ORIGIN_GIVEN)
    return G_MENU_MODEL (menu);
  g_menu_append (menu, _("Stop when one digit is left"), "search.stop-single");
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GMenu) digits = g_menu_new ();

      for (int digit = 1; digit <= 9; digit++)
        {
          g_autofree char *label = g_strdup_printf (_(changes[i].format), digit);
          g_autofree char *action = g_strdup_printf (changes[i].action, digit);

          g_menu_append (digits, label, action);
        }
      g_menu_append_submenu (menu, changes[i].change == CANDIDATE_LOST ? _("Stop when it loses…") : _("Stop when it gets back…"),
                             G_MENU_MODEL (digits));
    }
  return G_MENU_MODEL (menu);
}

void
watch_update_stops_actions (SetdokuWatch *self)
{
  gboolean ready = self->active && watch_ready (self);
  uint64_t cursor = ready ? setdoku_player_get_cursor (self->player) : 0;
  gboolean cell = ready && watch_get_cell (self) >= 0;
  const struct { const char *name; gboolean enabled; } states[] = {
    { "previous-stop", ready && cursor > 0 },
    { "next-stop", ready && (cursor < setdoku_player_get_length (self->player) || setdoku_player_is_exploring (self->player)) },
    { "cancel-run", ready && setdoku_player_is_finding (self->player, NULL) },
    { "stop-cell", cell },
    { "stop-lost", cell },
    { "stop-back", cell },
    { "stop-single", cell },
    { "stop-at-depth", ready },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (states); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), states[i].name)),
                                 states[i].enabled);
  setdoku_transport_set_cell (self->bar, watch_get_cell (self));
}
