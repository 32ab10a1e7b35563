/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch.c — see setdoku-watch.h. Many windows never show a search: search and address, which the game's file and the
 * journal ask for, are there from the start, everything else is made by the first who asks for any of it.
 *
 * Whatever happens, the whole picture is computed anew from the player and the few things that the viewer asked for, once a
 * command or an event, however many parts ask for it; widgets below compare and draw what changed. */
#include "setdoku-watch.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/keep/settings.h"
#include "setdoku-log-page.h"
#include "setdoku-matrix.h"
#include "view/kit/command.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-style.h"
#include "engine/search/strategies/strategies.h"
#include "setdoku-watch-private.h"

enum { CALM_US = 334 * 1000 };         /* reduced motion: the board changes at most three times a second (UX §9) */

G_DEFINE_FINAL_TYPE (SetdokuWatch, setdoku_watch, G_TYPE_OBJECT)

enum { SETTINGS_CHANGED, CONTINUE, PLAY_PUZZLE, MARKS_EDITED, REFRESHED, N_PLAIN, REFUSED = N_PLAIN, N_SIGNALS };
static guint signals[N_SIGNALS];

static GParamSpec *room_property;

void
watch_hint_used (SetdokuWatch *self)
{
  self->teach.hint_used = TRUE;
  setdoku_settings_list_add (self->settings, "hints-seen", WATCH_HINT);
}

/* The search and its player. */

static gboolean
is_too_soon (SetdokuWatch *self)
{
  return setdoku_search_is_fast (self->search) && !setdoku_style_get_animations (setdoku_style_get_default ())
      && g_get_monotonic_time () - self->drawn_at < CALM_US;
}

static void
on_moved (SetdokuWatch *self)
{
  if (setdoku_search_is_open (self->search) && !is_too_soon (self))
    watch_want (self, WATCH_ALL | WATCH_MOVED);
}

static void
on_explored (SetdokuWatch *self)
{
  watch_want (self, WATCH_BAR);
}

static void
on_changed (SetdokuWatch *self)
{
  memset (self->touched_at, 0, sizeof self->touched_at);
  watch_update_tick (self);
  watch_want (self, WATCH_ALL);
}

static void
on_marks_changed (SetdokuWatch *self)
{
  watch_want (self, WATCH_BAR | WATCH_BOARD);
}

static void
on_other (SetdokuWatch *self)
{
  const Trace *trace = setdoku_search_get_trace (self->search);

  setdoku_watch_panel_set_strategy (self->panel, trace);
}

static void
on_starting (SetdokuWatch *self)
{
  watch_hold (self);
}

static void
on_started (SetdokuWatch *self)
{
  setdoku_strip_reset (setdoku_transport_get_strip (self->bar));
  watch_release (self);
}

static void
on_chosen (SetdokuWatch *self)
{
  g_signal_emit (self, signals[SETTINGS_CHANGED], 0);
}

static void
on_edited (SetdokuWatch *self)
{
  g_signal_emit (self, signals[MARKS_EDITED], 0);
}

static void
on_refused (SetdokuWatch *self, const char *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

/* The parts. */

static void
on_asked (SetdokuWatch *self)
{
  watch_want (self, setdoku_inspection_get_asked (self->inspection) >= 0 ? WATCH_ALL | WATCH_SAY : WATCH_ALL);
}

static void
on_answered (SetdokuWatch *self)
{
  watch_want (self, WATCH_ALL | WATCH_SAY);
}

static void
on_pointed (SetdokuWatch *self)
{
  watch_want (self, WATCH_BOARD);
}

static void
on_paused (SetdokuWatch *self)
{
  watch_want (self, WATCH_SAY);
}

static void
on_rescue (SetdokuWatch *self)
{
  const Explanation *answer = setdoku_rescue_get_answer (self->rescue);
  g_autofree char *text = explain_titled (answer->title, answer->sentence);

  watch_want (self, WATCH_ALL);
  watch_say (self, text);
}

static void
on_line_chosen (SetdokuWatch *self, uint64_t step)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "go-to", g_variant_new_uint64 (step));
}

/* The grid. */

/* Where candidates are shown each is asked about at its own place; in the inspected cell also those that are gone. */
static int
pointed_candidate (SetdokuWatch *self, SetdokuGrid *grid, int cell)
{
  const AnyView *view = setdoku_player_get_any (self->player);
  int place = setdoku_grid_get_place (grid);

  if (cell < 0 || !place || view->value[cell])
    return 0;
  if (cell == setdoku_inspection_get_asked (self->inspection))
    return place;
  if (setdoku_stage_get_candidates (self->stage) != WATCH_CANDIDATES_EVERYWHERE)
    return 0;
  return values_has (view->candidates[cell], place) ? place : 0;
}

static void
on_pressed (SetdokuGrid *grid, int cell, int n_press, guint modifiers, SetdokuWatch *self)
{
  if (!setdoku_search_is_live (self->search) || setdoku_predict_is_asking (self->teach.predict))
    return;
  watch_hold (self);
  watch_hint_used (self);
  if (n_press == 2 && cell >= 0)
    setdoku_inspection_go_to_placing (self->inspection, cell);
  else
    setdoku_inspection_ask (self->inspection, cell, pointed_candidate (self, grid, cell));
  watch_release (self);
}

/* A step, as by its button; the finger has asked about no cell. */
static void
on_swiped (SetdokuGrid *grid, int by, SetdokuWatch *self)
{
  if (!setdoku_search_is_live (self->search))
    return;
  watch_hold (self);
  setdoku_inspection_ask (self->inspection, -1, 0);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), by > 0 ? "forward" : "back", NULL);
  watch_release (self);
}

static void
on_menu (SetdokuGrid *grid, int cell, double x, double y, SetdokuWatch *self)
{
  if (setdoku_search_is_open (self->search) && !setdoku_predict_is_asking (self->teach.predict))
    watch_open_menu (self, cell, x, y);
}

static gboolean
on_key (SetdokuGrid *grid, guint keyval, guint keycode, guint modifiers, SetdokuWatch *self)
{
  return watch_key (self, keyval, keycode, modifiers);
}

/* Where a sheet is drawn up it has the strip's place; on a phone on its side the board has. */
static void
show_strip (SetdokuWatch *self)
{
  gboolean flat = self->room.shape == SETDOKU_SHAPE_NARROW && self->room.stature == SETDOKU_STATURE_FLAT, drawn;

  g_object_get (self->panel, "drawn", &drawn, NULL);
  gtk_widget_set_visible (GTK_WIDGET (setdoku_transport_get_strip (self->bar)), !drawn && !flat);
}

/* Object. */

static void
setdoku_watch_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_boxed (value, &SETDOKU_WATCH (object)->room);
}

static void
setdoku_watch_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuWatch *self = SETDOKU_WATCH (object);
  const SetdokuRoom *room = g_value_get_boxed (value);

  watch_hold (self);
  self->room = *room;
  if (self->stage)
    {
      setdoku_stage_set_brief (self->stage, room->shape >= SETDOKU_SHAPE_MEDIUM);
      show_strip (self);
    }
  g_object_notify_by_pspec (object, property);
  watch_want (self, WATCH_ALL);
  watch_release (self);
}

static void
setdoku_watch_dispose (GObject *object)
{
  SetdokuWatch *self = SETDOKU_WATCH (object);
  gpointer const heard[] = {
    self->player, self->search, self->inspection, self->teach.predict, self->teach.slides, self->why, self->range, self->rescue,
    self->pace, self->address, self->stage,
  };

  digit_keys_drop (&self->figures);
  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  if (self->grid && self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->grid), self->tick);
  self->tick = 0;
  /* Their cards may keep these longer, and they hear the player still: nothing of what would be shown is left by then. */
  for (size_t i = 0; i < G_N_ELEMENTS (heard); i++)
    if (heard[i])
      g_signal_handlers_disconnect_by_data (heard[i], self);
  popovers_drop (&self->menu);
  g_clear_object (&self->teach.presentation);
  g_clear_object (&self->teach.predict);
  g_clear_object (&self->teach.slides);
  g_clear_object (&self->steer);
  g_clear_object (&self->stage);
  g_clear_object (&self->range);
  g_clear_object (&self->breakpoints);
  g_clear_object (&self->marks);
  g_clear_object (&self->why);
  g_clear_object (&self->rescue);
  g_clear_object (&self->pace);
  g_clear_object (&self->address);
  g_clear_object (&self->tree);
  g_clear_object (&self->panel);
  g_clear_object (&self->bar);
  g_clear_object (&self->heading);
  g_clear_object (&self->inspection);
  if (self->search)
    g_object_run_dispose (G_OBJECT (self->search));
  g_clear_object (&self->search);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  g_clear_object (&self->grid);
  g_clear_pointer (&self->told.note, g_free);
  G_OBJECT_CLASS (setdoku_watch_parent_class)->dispose (object);
}

static void
setdoku_watch_class_init (SetdokuWatchClass *klass)
{
  static const char *const names[N_PLAIN] = { "settings-changed", "continue", "play-puzzle", "marks-edited", "refreshed" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = setdoku_watch_dispose;
  object_class->get_property = setdoku_watch_get_property;
  object_class->set_property = setdoku_watch_set_property;
  room_property = g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM,
                                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, room_property);
  for (int i = 0; i < N_PLAIN; i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
build_heading (SetdokuWatch *self)
{
  GtkWidget *name = gtk_label_new (NULL), *position = gtk_label_new (NULL);

  self->heading = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_valign (self->heading, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (position), PANGO_ELLIPSIZE_END);
  gtk_label_set_use_markup (GTK_LABEL (position), TRUE);
  gtk_widget_add_css_class (name, "h3");
  gtk_widget_add_css_class (position, "small");
  gtk_widget_add_css_class (position, "dim");
  gtk_widget_add_css_class (position, "num");
  gtk_box_append (GTK_BOX (self->heading), name);
  gtk_box_append (GTK_BOX (self->heading), position);
  g_object_bind_property (self->search, "name", name, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->bar, "position", position, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->bar, "position", self->heading, "tooltip-markup", G_BINDING_SYNC_CREATE);
}

static void
setdoku_watch_init (SetdokuWatch *self)
{
  self->search = setdoku_search_new ();
  self->player = setdoku_search_get_player (self->search);
  self->address = setdoku_address_new (self->search);
  self->actions = g_simple_action_group_new ();
}

/* Those before the search's own signals are connected hear them first. */
static void
build_parts (SetdokuWatch *self)
{
  GtkWidget *voice = GTK_WIDGET (self->grid);
  GActionMap *map = G_ACTION_MAP (self->actions);
  SetdokuStrip *strip;

  self->settings = setdoku_settings_new ();
  self->inspection = setdoku_inspection_new (self->search);
  self->pace = setdoku_pace_new (self->search, self->settings);
  self->why = setdoku_why_new (self->search, self->inspection, map);
  self->rescue = setdoku_rescue_new (self->search, self->inspection, map);
  self->panel = g_object_ref_sink (setdoku_watch_panel_new (self->inspection));
  self->bar = g_object_ref_sink (SETDOKU_TRANSPORT (setdoku_transport_new (self->player)));
  strip = setdoku_transport_get_strip (self->bar);
  self->range = setdoku_range_new (self->search, strip, voice, map);
  self->stage = setdoku_stage_new (self->search, self->range, map);
  self->breakpoints = setdoku_breakpoints_new (self->search, self->inspection, strip, voice, map);
  self->marks = setdoku_marks_new (self->search, self->inspection, strip, self->grid, map);
  self->steer = setdoku_steer_new (self->search, self->inspection, voice, map);
  self->tree = g_object_ref_sink (setdoku_tree_pane_new (self->search, self->inspection, strip, map));
  self->page.log = setdoku_log_page_new (self->player);
  self->page.matrix = setdoku_matrix_new (self->player);
  gtk_widget_insert_action_group (GTK_WIDGET (self->tree), "search", G_ACTION_GROUP (self->actions));
}

static void
fill_panel (SetdokuWatch *self)
{
  SetdokuWatchPages *pages = setdoku_watch_panel_get_pages (self->panel);
  GtkWidget *cards[] = {
    setdoku_why_get_card (self->why), setdoku_range_get_card (self->range)
  };

  setdoku_watch_panel_set_tree (self->panel, setdoku_tree_pane_get_page (self->tree));
  setdoku_watch_panel_set_matrix (self->panel, self->page.matrix);
  gtk_box_append (GTK_BOX (setdoku_watch_pages_get_page (pages, "log")), self->page.log);
  for (size_t i = 0; i < G_N_ELEMENTS (cards); i++)
    setdoku_watch_panel_add_card (self->panel, cards[i]);
  setdoku_watch_panel_add_choice (self->panel, setdoku_steer_get_card (self->steer));
}

static void
bind_parts (SetdokuWatch *self)
{
  g_object_bind_property (self, "room", self->bar, "room", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "room", self->tree, "room", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "room", self->page.matrix, "room", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "room", self->panel, "room", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->panel, "notify::drawn", G_CALLBACK (show_strip), self, G_CONNECT_SWAPPED);
  show_strip (self);
  g_object_bind_property (self->inspection, "cell", self->bar, "cell", G_BINDING_SYNC_CREATE);
}

/* sender, signal, what is done here. */
static void
listen (SetdokuWatch *self)
{
  SetdokuGrid *const boards[] = { self->grid, setdoku_presentation_get_grid (self->teach.presentation) };
  const struct { gpointer sender; const char *signal; GCallback done; } heard[] = {
    { self->player, "moved", G_CALLBACK (on_moved) },
    { self->player, "explored", G_CALLBACK (on_explored) },
    { self->player, "changed", G_CALLBACK (on_changed) },
    { self->player, "marks-changed", G_CALLBACK (on_marks_changed) },
    { self->player, "found", G_CALLBACK (on_explored) },
    { self->search, "other", G_CALLBACK (on_other) },
    { self->search, "starting", G_CALLBACK (on_starting) },
    { self->search, "started", G_CALLBACK (on_started) },
    { self->inspection, "asked", G_CALLBACK (on_asked) },
    { self->inspection, "hovered", G_CALLBACK (on_pointed) },
    { self->why, "changed", G_CALLBACK (on_answered) },
    { self->why, "hovered", G_CALLBACK (on_pointed) },
    { self->range, "changed", G_CALLBACK (on_pointed) },
    { self->stage, "changed", G_CALLBACK (on_pointed) },
    { self->rescue, "changed", G_CALLBACK (on_rescue) },
    { self->pace, "paused", G_CALLBACK (on_paused) },
    { self->page.log, "chosen", G_CALLBACK (on_line_chosen) },
    { self->page.matrix, "pointed", G_CALLBACK (on_pointed) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (heard); i++)
    g_signal_connect_object (heard[i].sender, heard[i].signal, heard[i].done, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "menu", G_CALLBACK (on_menu), self, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_signal_connect_object (boards[i], "pressed", G_CALLBACK (on_pressed), self, 0);
      g_signal_connect_object (boards[i], "swiped", G_CALLBACK (on_swiped), self, 0);
      g_signal_connect_object (boards[i], "key", G_CALLBACK (on_key), self, 0);
    }
}

/* What they have to know by now. */
static void
tell_parts (SetdokuWatch *self)
{
  on_other (self);
  setdoku_watch_panel_set_note (self->panel, self->told.note);
  setdoku_stage_set_candidates (self->stage, self->told.candidates);
  setdoku_stage_set_brief (self->stage, self->room.shape >= SETDOKU_SHAPE_MEDIUM);
}

void
watch_furnish (SetdokuWatch *self)
{
  if (self->panel)
    return;
  build_parts (self);
  build_heading (self);
  fill_panel (self);
  watch_add_teaching (self);
  bind_parts (self);
  listen (self);
  tell_parts (self);
  watch_add_commands (self);
  commands_set_bracket (G_ACTION_MAP (self->actions), watch_bracket, G_OBJECT (self));
  watch_add_keys (self);
}

SetdokuWatch *
setdoku_watch_new (SetdokuGrid *grid)
{
  SetdokuWatch *self = g_object_new (SETDOKU_TYPE_WATCH, NULL);

  self->grid = g_object_ref (grid);
  g_signal_connect_object (self->search, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->address, "edited", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->address, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  return self;
}
