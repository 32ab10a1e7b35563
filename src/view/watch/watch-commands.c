/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-commands.c — the action group "search", to which each part brings its own commands; here are those that move the
 * cursor, set the pace and say how to search. Buttons, keys and menus only name these. */
#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"
#include "view/kit/command.h"
#include "model/search/strategy-choice.h"
#include "view/kit/picture-source.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-speed.h"
#include "setdoku-watch-private.h"

/* Moving. */

static void
play_or_hurry (SetdokuWatch *self, int direction)
{
  if (setdoku_player_is_playing (self->player) && setdoku_player_get_direction (self->player) == direction)
    setdoku_player_set_speed (self->player, setdoku_player_get_speed (self->player) * 2);
  else
    {
      setdoku_inspection_ask (self->inspection, -1, 0);
      setdoku_player_play (self->player, direction);
    }
}

static void
run_play (gpointer data, GVariant *value)
{
  SetdokuWatch *self = data;

  if (setdoku_predict_go_on (self->teach.predict))
    return;
  if (setdoku_player_is_playing (self->player))
    {
      setdoku_player_pause (self->player);
      return;
    }
  /* At the end there is nothing to play but the whole again. */
  if (setdoku_player_is_ended (self->player)
      && setdoku_player_get_cursor (self->player) == setdoku_player_get_length (self->player))
    setdoku_player_seek (self->player, 0);
  setdoku_inspection_ask (self->inspection, -1, 0);
  setdoku_pace_begin (self->pace);
  setdoku_player_play (self->player, 1);
}

static void run_play_back (gpointer self, GVariant *value) { play_or_hurry (self, -1); }

static void
run_play_on (gpointer self, GVariant *value)
{
  if (!setdoku_predict_go_on (SETDOKU_WATCH (self)->teach.predict))
    play_or_hurry (self, 1);
}

static void run_first (gpointer data, GVariant *value) { setdoku_player_seek (SETDOKU_WATCH (data)->player, 0); }
static void run_last (gpointer data, GVariant *value) { setdoku_player_seek (SETDOKU_WATCH (data)->player, UINT64_MAX); }

static void
run_back (gpointer self, GVariant *value)
{
  watch_hint_used (self);
  setdoku_player_step (SETDOKU_WATCH (self)->player, -1);
}

static void
run_forward (gpointer self, GVariant *value)
{
  watch_hint_used (self);
  if (!setdoku_predict_go_on (SETDOKU_WATCH (self)->teach.predict))
    setdoku_player_step (SETDOKU_WATCH (self)->player, 1);
}

/* Where the last open guess is taken back; the end, if it stays. */
static void
run_over (gpointer data, GVariant *value)
{
  SetdokuWatch *self = data;
  const AnyView *view = setdoku_player_get_any (self->player);
  Condition condition = { .kinds = 1u << EVENT_UNDO_ASSIGN, .cell = -1 };

  if (view->n_path)
    {
      condition.cell = view->path[view->n_path - 1].cell;
      condition.digit = view->path[view->n_path - 1].value;
    }
  if (!view->n_path || !setdoku_player_find (self->player, &condition, 1))
    setdoku_player_seek (self->player, UINT64_MAX);
}

/* To the last open guess, or when standing there, to the one before. */
static void
run_out (gpointer data, GVariant *value)
{
  SetdokuWatch *self = data;
  const AnyView *view = setdoku_player_get_any (self->player);
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
  Condition condition = { .cell = setdoku_inspection_get_cell (self->inspection) };

  if (condition.cell < 0)
    return;
  setdoku_inspection_ask (self->inspection, condition.cell, 0);
  setdoku_player_find (self->player, &condition, direction);
}

static void run_next_here (gpointer self, GVariant *value) { find_here (self, 1); }
static void run_previous_here (gpointer self, GVariant *value) { find_here (self, -1); }

static void
run_go_to (gpointer self, GVariant *step)
{
  setdoku_inspection_go_to (SETDOKU_WATCH (self)->inspection, g_variant_get_uint64 (step));
}

/* To a node of the tree. */
static void
run_tree_go (gpointer self, GVariant *step)
{
  watch_hint_used (self);
  run_go_to (self, step);
}

static void run_ask_go_to (gpointer data, GVariant *value) { setdoku_transport_ask_go_to (SETDOKU_WATCH (data)->bar); }

/* Asking. */

static void
run_go_to_placing (gpointer data, GVariant *cell)
{
  setdoku_inspection_go_to_placing (SETDOKU_WATCH (data)->inspection, g_variant_get_int32 (cell));
}

static void
run_inspect (gpointer self, GVariant *cell)
{
  int last = setdoku_player_get_n_cells (SETDOKU_WATCH (self)->player) - 1;

  watch_hint_used (self);
  setdoku_inspection_ask (SETDOKU_WATCH (self)->inspection, CLAMP (g_variant_get_int32 (cell), 0, last), 0);
}

static void
run_why_not (gpointer data, GVariant *digit)
{
  SetdokuInspection *inspection = SETDOKU_WATCH (data)->inspection;
  int cell = setdoku_inspection_get_cell (inspection), n = setdoku_player_get_n_values (SETDOKU_WATCH (data)->player);

  if (cell >= 0)
    setdoku_inspection_ask (inspection, cell, CLAMP (g_variant_get_int32 (digit), 1, n));
}

static void run_focus_board (gpointer data, GVariant *value) { setdoku_grid_focus_cursor (SETDOKU_WATCH (data)->grid); }

static void
run_back_to_event (gpointer data, GVariant *value)
{
  SetdokuWatch *self = data;

  setdoku_player_cancel_run (self->player);
  if (setdoku_range_is_shown (self->range))
    setdoku_range_end (self->range);
  setdoku_inspection_ask (self->inspection, -1, 0);
  setdoku_grid_focus_cursor (self->grid);
}

static void
run_page (gpointer data, GVariant *page)
{
  SetdokuWatch *self = data;

  /* A page that nobody saw was not kept up to date. */
  if (setdoku_watch_panel_show_page (self->panel, g_variant_get_string (page, NULL)))
    watch_want (self, WATCH_ALL);
}

static gboolean
is_drawn (SetdokuWatch *self)
{
  gboolean drawn;

  g_object_get (self->panel, "drawn", &drawn, NULL);
  return drawn;
}

static gboolean can_draw (gpointer data) { return SETDOKU_WATCH (data)->room.shape == SETDOKU_SHAPE_NARROW; }

/* Up, or down again. */
static void
run_sheet (gpointer data, GVariant *value)
{
  SetdokuWatch *self = data;

  setdoku_watch_panel_draw (self->panel, !is_drawn (self));
  watch_want (self, WATCH_ALL);
}

static GVariant *
get_page (gpointer data)
{
  return g_variant_new_string (setdoku_watch_pages_get_shown (setdoku_watch_panel_get_pages (SETDOKU_WATCH (data)->panel)));
}

/* On by hand. */

static void
run_use (gpointer data, GVariant *value)
{
  setdoku_player_pause (SETDOKU_WATCH (data)->player);
  g_signal_emit_by_name (data, "continue");
}

static void
run_play_puzzle (gpointer data, GVariant *value)
{
  setdoku_player_pause (SETDOKU_WATCH (data)->player);
  g_signal_emit_by_name (data, "play-puzzle");
}

/* How to search. */

static void run_again (gpointer data, GVariant *value) { setdoku_search_choose_seed (SETDOKU_WATCH (data)->search); }
static void run_stop_exploring (gpointer data, GVariant *value) { setdoku_player_stop_exploring (SETDOKU_WATCH (data)->player); }
static void run_go_on (gpointer data, GVariant *value) { setdoku_player_go_on_exploring (SETDOKU_WATCH (data)->player); }

static void
run_strategy (gpointer data, GVariant *id)
{
  SetdokuSearch *search = SETDOKU_WATCH (data)->search;
  const Topology *topology = setdoku_search_get_trace (search)->topology;
  const Strategy *strategy = strategy_choice_find (topology, g_variant_get_string (id, NULL));
  g_autofree char *why = strategy ? strategy_choice_refuse (strategy, topology) : NULL;

  if (strategy && !why)
    setdoku_search_choose (search, strategy);
  else if (why)
    watch_say (data, why);
}

static GVariant *get_strategy (gpointer data) { return g_variant_new_string (setdoku_watch_get_strategy (data)); }

static void
run_switch (gpointer data, GVariant *pair)
{
  setdoku_search_choose_switch (SETDOKU_WATCH (data)->search, g_variant_get_string (pair, NULL));
}

static void
run_choose_strategy (gpointer data, GVariant *value)
{
  setdoku_watch_panel_choose (SETDOKU_WATCH (data)->panel, GTK_WIDGET (SETDOKU_WATCH (data)->bar));
}

static void run_choose_stops (gpointer data, GVariant *value) { setdoku_transport_choose_stops (SETDOKU_WATCH (data)->bar); }

/* Pace. */

static void
choose_speed (SetdokuWatch *self, double speed)
{
  setdoku_pace_choose (self->pace, speed);
  g_signal_emit_by_name (self, "settings-changed");
}

static void run_speed (gpointer self, GVariant *speed) { choose_speed (self, g_variant_get_double (speed)); }

static void
run_faster (gpointer self, GVariant *value)
{
  choose_speed (self, speed_beside (setdoku_player_get_speed (SETDOKU_WATCH (self)->player), 1));
}

static void
run_slower (gpointer self, GVariant *value)
{
  choose_speed (self, speed_beside (setdoku_player_get_speed (SETDOKU_WATCH (self)->player), -1));
}

/* When. */

static gboolean is_open (gpointer data) { return setdoku_search_is_open (SETDOKU_WATCH (data)->search); }
static gboolean is_ready (gpointer data) { return setdoku_search_is_ready (SETDOKU_WATCH (data)->search); }
static gboolean is_live (gpointer data) { return is_open (data) && is_ready (data); }

static gboolean
has_before (gpointer data)
{
  return is_ready (data) && setdoku_player_get_cursor (SETDOKU_WATCH (data)->player) > 0;
}

static gboolean
has_after (gpointer data)
{
  SetdokuPlayer *player = SETDOKU_WATCH (data)->player;

  return is_ready (data) && setdoku_player_get_cursor (player) < setdoku_player_get_length (player);
}

static gboolean
is_away (gpointer data)
{
  SetdokuWatch *self = data;

  return setdoku_inspection_get_asked (self->inspection) >= 0 || setdoku_range_is_shown (self->range)
         || setdoku_player_is_finding (self->player, NULL);
}

/* The digits on the board are the clues of a puzzle that was dug. */
static gboolean
has_puzzle (gpointer data)
{
  return is_ready (data) && setdoku_player_get_event (SETDOKU_WATCH (data)->player)->reason == REASON_DUG;
}

static gboolean
is_random (gpointer data)
{
  return is_ready (data) && setdoku_search_get_trace (SETDOKU_WATCH (data)->search)->strategy->fills;
}

static gboolean is_exploring (gpointer data) { return setdoku_player_is_exploring (SETDOKU_WATCH (data)->player); }

static gboolean
can_go_on (gpointer data)
{
  return is_ready (data) && !is_exploring (data) && !setdoku_player_is_ended (SETDOKU_WATCH (data)->player);
}

static const Command commands[] = {
  { "play", run_play, NULL, is_ready },
  { "play-back", run_play_back, NULL, has_before },
  { "play-on", run_play_on, NULL, is_ready },
  { "first", run_first, NULL, has_before },
  { "last", run_last, NULL, has_after },
  { "back", run_back, NULL, has_before },
  { "forward", run_forward, NULL, has_after },
  { "over", run_over, NULL, has_after },
  { "out", run_out, NULL, has_before },
  { "next-here", run_next_here, NULL, has_after },
  { "previous-here", run_previous_here, NULL, has_before },
  { "go-to", run_go_to, "t", is_live },
  { "tree-go", run_tree_go, "t", is_ready },
  { "ask-go-to", run_ask_go_to, NULL, is_live },
  { "go-to-placing", run_go_to_placing, "i", is_ready },
  { "inspect", run_inspect, "i", is_ready },
  { "why-not", run_why_not, "i", is_ready },
  { "back-to-event", run_back_to_event, NULL, is_away },
  { "focus-board", run_focus_board },
  { "page", run_page, "s", is_open, get_page },
  { "sheet", run_sheet, NULL, can_draw },
  { "use", run_use, NULL, is_ready },
  { "play-puzzle", run_play_puzzle, NULL, has_puzzle },
  { "again", run_again, NULL, is_random },
  { "stop-exploring", run_stop_exploring, NULL, is_exploring },
  { "go-on", run_go_on, NULL, can_go_on },
  { "strategy", run_strategy, "s", NULL, get_strategy },
  { "switch", run_switch, "s" },
  { "choose-strategy", run_choose_strategy, NULL, is_open },
  { "choose-stops", run_choose_stops, NULL, is_open },
  { "speed", run_speed, "d" },
  { "faster", run_faster },
  { "slower", run_slower },
};

void
watch_add_commands (SetdokuWatch *self)
{
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
}

/* The menu of a cell. */

static GMenuModel *
new_why_not (SetdokuWatch *self, int cell)
{
  const AnyView *view = setdoku_player_get_any (self->player);
  GMenu *menu = g_menu_new ();

  for (int digit = 1; digit <= setdoku_player_get_n_values (self->player); digit++)
    if (view->value[cell] != digit)
      {
        /* Translators: a digit */
        g_autofree char *label = explain_say (_("Why not {digit}?"), SAY_VALUE ("digit", digit));
        g_autofree char *action = g_strdup_printf ("search.why-not(%d)", digit);

        g_menu_append (menu, label, action);
      }
  return G_MENU_MODEL (menu);
}

void
watch_open_menu (SetdokuWatch *self, int cell, double x, double y)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuModel) why_not = NULL, tries = NULL, stops = NULL;

  if (!is_ready (self))
    return;
  watch_hold (self);
  setdoku_player_pause (self->player);
  setdoku_inspection_ask (self->inspection, cell, 0);
  watch_release (self);                        /* what can be tried in the cell is known then */

  why_not = new_why_not (self, cell);
  g_menu_append_submenu (menu, _("Why not…?"), why_not);
  if (setdoku_player_find_placing (self->player, cell))
    {
      g_autofree char *action = g_strdup_printf ("search.go-to-placing(%d)", cell);

      g_menu_append (menu, _("Go to the event that set it"), action);
    }
  tries = setdoku_steer_new_menu (self->steer, cell);
  if (tries)
    g_menu_append_submenu (menu, _("Guess here"), tries);
  g_menu_append (menu, _("Continue by hand from here"), "search.use");
  stops = setdoku_breakpoints_new_menu (self->breakpoints, cell);
  g_menu_append_section (menu, NULL, stops);
  picture_source_append_board (menu);
  popovers_open_menu (&self->menu, G_MENU_MODEL (menu), GTK_WIDGET (self->grid), (int) x, (int) y);
}
