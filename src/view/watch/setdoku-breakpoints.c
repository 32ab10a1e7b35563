/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-breakpoints.h"

#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"
#include "setdoku-stop-form.h"
#include "setdoku-stops.h"
#include "view/kit/command.h"
#include "view/kit/voice.h"

/* Without a breakpoint one goes to what is worth a look. */
enum {
  STOP_KINDS = 1u << EVENT_WIPEOUT | 1u << EVENT_SOLUTION | 1u << EVENT_RESTART | 1u << EVENT_TECHNIQUE
             | 1u << EVENT_REMOVE | 1u << EVENT_PUT_BACK
};

struct _SetdokuBreakpoints
{
  GObject            parent_instance;

  SetdokuSearch     *search;
  SetdokuPlayer     *player;           /* its */
  SetdokuInspection *inspection;
  SetdokuStrip      *strip;
  GtkWidget         *voice;
};

G_DEFINE_FINAL_TYPE (SetdokuBreakpoints, setdoku_breakpoints, G_TYPE_OBJECT)

static gboolean
has_stops (SetdokuBreakpoints *self)
{
  for (unsigned i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    if (setdoku_player_get_breakpoint (self->player, i)->enabled)
      return TRUE;
  return FALSE;
}

/* What is near is found at once; the rest in slices, a frame each. */
static void
run (SetdokuBreakpoints *self, int direction)
{
  Condition any = { .kinds = STOP_KINDS, .cell = -1 };

  if (setdoku_player_is_finding (self->player, NULL))
    setdoku_player_cancel_run (self->player);
  setdoku_inspection_ask (self->inspection, -1, 0);
  setdoku_player_run_to (self->player, &any, has_stops (self) ? 0 : 1, direction);
  setdoku_player_tick (self->player, g_get_monotonic_time ());
}

static void run_previous (gpointer self, GVariant *value) { run (self, -1); }
static void run_next (gpointer self, GVariant *value) { run (self, 1); }
static void run_cancel (gpointer data, GVariant *value) { setdoku_player_cancel_run (SETDOKU_BREAKPOINTS (data)->player); }

/* Setting. */

static void
say (SetdokuBreakpoints *self, const Condition *condition, gboolean on)
{
  g_autofree char *words = setdoku_stops_name (setdoku_player_get_topology (self->player), condition, FALSE);
  /* Translators: a rule where to stop: "Stop: Depth 30" */
  g_autofree char *removed = g_strdup_printf (_("%s: no longer"), words);

  voice_say (self->voice, on ? words : removed);
}

/* The same again takes it away. */
static void
toggle (SetdokuBreakpoints *self, const Condition *condition)
{
  int at = setdoku_player_find_breakpoint (self->player, condition);
  gboolean on = at < 0 || !setdoku_player_get_breakpoint (self->player, (unsigned) at)->enabled;

  if (on)
    setdoku_player_add_breakpoint (self->player, condition);
  else
    setdoku_player_remove_breakpoint (self->player, (unsigned) at);
  say (self, condition, on);
}

/* Of the cell that is explained. */
static void
toggle_here (SetdokuBreakpoints *self, Condition condition)
{
  condition.cell = setdoku_inspection_get_cell (self->inspection);
  if (condition.cell >= 0)
    toggle (self, &condition);
}

static void run_stop_cell (gpointer data, GVariant *value) { toggle_here (data, (Condition) { 0 }); }

static int
value_in (SetdokuBreakpoints *self, GVariant *digit)
{
  return CLAMP (g_variant_get_int32 (digit), 1, setdoku_player_get_n_values (self->player));
}

static void
run_stop_lost (gpointer data, GVariant *digit)
{
  toggle_here (data, (Condition) { .change = CANDIDATE_LOST, .digit = value_in (data, digit) });
}

static void
run_stop_back (gpointer data, GVariant *digit)
{
  toggle_here (data, (Condition) { .change = CANDIDATE_BACK, .digit = value_in (data, digit) });
}

static void run_stop_single (gpointer data, GVariant *value) { toggle_here (data, (Condition) { .max_domain = 1 }); }

static void
run_stop_at_depth (gpointer data, GVariant *depth)
{
  int most = setdoku_player_get_n_cells (SETDOKU_BREAKPOINTS (data)->player);

  toggle (data, &(Condition) { .cell = -1, .depth = CLAMP (g_variant_get_int32 (depth), 1, most) });
}

/* Of a node of the tree. */
static void
run_stop_at_event (gpointer data, GVariant *event)
{
  toggle (data, &(Condition) { .cell = -1, .event = g_variant_get_uint64 (event) });
}

/* One that is put together out of several. */
static void
run_stop_build (gpointer data, GVariant *value)
{
  SetdokuBreakpoints *self = data;
  GtkRoot *root = gtk_widget_get_root (self->voice);

  gtk_window_present (GTK_WINDOW (setdoku_stop_form_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, self->player,
                                                         setdoku_inspection_get_cell (self->inspection))));
}

/* Every event of a kind: switches, so that keys and menus can show them. */

static void
set_kind (gpointer data, EventKind kind, GVariant *on)
{
  SetdokuPlayer *player = SETDOKU_BREAKPOINTS (data)->player;
  unsigned stops = setdoku_player_get_stops (player), bit = 1u << kind;

  setdoku_player_set_stops (player, g_variant_get_boolean (on) ? stops | bit : stops & ~bit);
}

static GVariant *
get_kind (gpointer data, EventKind kind)
{
  return g_variant_new_boolean (setdoku_player_get_stops (SETDOKU_BREAKPOINTS (data)->player) >> kind & 1);
}

#define KIND(name, kind) \
  static void      set_##name (gpointer self, GVariant *on) { set_kind (self, kind, on); } \
  static GVariant *get_##name (gpointer self)               { return get_kind (self, kind); }

KIND (dead_end, EVENT_WIPEOUT)
KIND (solution, EVENT_SOLUTION)
KIND (restart, EVENT_RESTART)
KIND (technique, EVENT_TECHNIQUE)
KIND (clue, EVENT_REMOVE)

/* When. */

static gboolean is_live (gpointer data) { return setdoku_search_is_live (SETDOKU_BREAKPOINTS (data)->search); }

static gboolean
has_cell (gpointer data)
{
  return is_live (data) && setdoku_inspection_get_cell (SETDOKU_BREAKPOINTS (data)->inspection) >= 0;
}

static gboolean
has_before (gpointer data)
{
  return is_live (data) && setdoku_player_get_cursor (SETDOKU_BREAKPOINTS (data)->player) > 0;
}

static gboolean
has_after (gpointer data)
{
  SetdokuPlayer *player = SETDOKU_BREAKPOINTS (data)->player;

  return is_live (data) && (setdoku_player_get_cursor (player) < setdoku_player_get_length (player)
                            || setdoku_player_is_exploring (player));
}

static gboolean
is_running (gpointer data)
{
  return is_live (data) && setdoku_player_is_finding (SETDOKU_BREAKPOINTS (data)->player, NULL);
}

static const Command commands[] = {
  { "previous-stop", run_previous, NULL, has_before },
  { "next-stop", run_next, NULL, has_after },
  { "cancel-run", run_cancel, NULL, is_running },
  { "stop-cell", run_stop_cell, NULL, has_cell },
  { "stop-lost", run_stop_lost, "i", has_cell },
  { "stop-back", run_stop_back, "i", has_cell },
  { "stop-single", run_stop_single, NULL, has_cell },
  { "stop-at-depth", run_stop_at_depth, "i", is_live },
  { "stop-build", run_stop_build, NULL, is_live },
  { "tree-stop", run_stop_at_event, "t" },
  { "stop-dead-end", set_dead_end, NULL, NULL, get_dead_end },
  { "stop-solution", set_solution, NULL, NULL, get_solution },
  { "stop-restart", set_restart, NULL, NULL, get_restart },
  { "stop-technique", set_technique, NULL, NULL, get_technique },
  { "stop-clue", set_clue, NULL, NULL, get_clue },
};

/* What the stops are about on the board. */
void
setdoku_breakpoints_add_looks (SetdokuBreakpoints *self, CellLook *looks)
{
  for (unsigned i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    {
      const Breakpoint *breakpoint = setdoku_player_get_breakpoint (self->player, i);

      if (breakpoint->enabled && breakpoint->condition.cell >= 0)
        looks[breakpoint->condition.cell].stop = true;
    }
}

GMenuModel *
setdoku_breakpoints_new_menu (SetdokuBreakpoints *self, int cell)
{
  static const struct { const char *action, *format; CandidateChange change; } changes[] = {
    { "search.stop-lost(%d)", N_("Stop when it loses {digit}"), CANDIDATE_LOST },
    { "search.stop-back(%d)", N_("Stop when it gets {digit} back"), CANDIDATE_BACK },
  };
  const AnyView *view = setdoku_player_get_any (self->player);
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("Stop when this changes"), "search.stop-cell");
  if (view->origin[cell] == ORIGIN_GIVEN)
    return G_MENU_MODEL (menu);
  g_menu_append (menu, _("Stop when one digit is left"), "search.stop-single");
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GMenu) digits = g_menu_new ();

      for (int digit = 1; digit <= setdoku_player_get_n_values (self->player); digit++)
        {
          g_autofree char *label = explain_say (_(changes[i].format), SAY_VALUE ("digit", digit));
          g_autofree char *action = g_strdup_printf (changes[i].action, digit);

          g_menu_append (digits, label, action);
        }
      g_menu_append_submenu (menu, changes[i].change == CANDIDATE_LOST ? _("Stop when it loses…") : _("Stop when it gets back…"),
                             G_MENU_MODEL (digits));
    }
  return G_MENU_MODEL (menu);
}

/* A stop stays to be seen on the strip. */
static void
on_changed (SetdokuBreakpoints *self)
{
  if (setdoku_search_is_ready (self->search) && setdoku_player_get_fired (self->player) >= 0)
    setdoku_strip_add_stop (self->strip, setdoku_player_get_cursor (self->player));
}

static void
on_found (SetdokuPlayer *player, gboolean found, SetdokuBreakpoints *self)
{
  g_autofree char *up_to = explain_count (setdoku_player_get_not_found (player));
  /* Translators: %s is the number of an event */
  g_autofree char *text = g_strdup_printf (_("Not found up to event %s"), up_to);

  on_changed (self);
  if (!found && setdoku_search_is_open (self->search))
    voice_say (self->voice, text);
}

/* Object. */

static void
setdoku_breakpoints_dispose (GObject *object)
{
  SetdokuBreakpoints *self = SETDOKU_BREAKPOINTS (object);

  g_clear_object (&self->inspection);
  g_clear_object (&self->strip);
  g_clear_object (&self->voice);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_breakpoints_parent_class)->dispose (object);
}

static void
setdoku_breakpoints_class_init (SetdokuBreakpointsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_breakpoints_dispose;
}

static void
setdoku_breakpoints_init (SetdokuBreakpoints *self)
{
}

SetdokuBreakpoints *
setdoku_breakpoints_new (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip, GtkWidget *voice,
                         GActionMap *map)
{
  SetdokuBreakpoints *self = g_object_new (SETDOKU_TYPE_BREAKPOINTS, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->inspection = g_object_ref (inspection);
  self->strip = g_object_ref (strip);
  self->voice = g_object_ref (voice);
  g_signal_connect_object (self->player, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "found", G_CALLBACK (on_found), self, 0);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}
