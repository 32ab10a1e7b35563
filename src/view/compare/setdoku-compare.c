/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare.c — see setdoku-compare.h. Whatever happens, everything shown is pulled anew from the race; widgets below
 * compare and draw what changed. Boards follow each frame, the table some times a second: nobody reads faster. */
#include "setdoku-compare.h"

#include <glib/gi18n.h>

#include "setdoku-compare-private.h"
#include "view/kit/command.h"
#include "view/kit/voice.h"
#include "model/explain/explain.h"
#include "model/search/player.h"
#include "model/keep/settings.h"
#include "view/kit/setdoku-style.h"

enum { SURVEY, WATCHED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { CALM_US = 334 * 1000, TABLE_US = 150 * 1000 };      /* reduced motion: three changes a second (UX §9) */

G_DEFINE_FINAL_TYPE (SetdokuCompare, setdoku_compare, GTK_TYPE_WIDGET)

/* Showing. */

static gboolean
is_fast (SetdokuCompare *self)
{
  return setdoku_race_is_playing (self->race) && setdoku_race_get_speed (self->race) > SETDOKU_PLAYER_SPEED_FLOW;
}

gboolean
compare_is_shown (SetdokuCompare *self, int board)
{
  return (compare_shows_both (self) || board == self->used) && self->shown[board] >= 0
         && self->shown[board] < (int) setdoku_race_get_n (self->race);
}

static void
refresh_boards (SetdokuCompare *self)
{
  for (int i = 0; i < COMPARE_BOARDS; i++)
    {
      unsigned entrant = (unsigned) self->shown[i];
      CompareStand stand = { .plan = self->plan };

      gtk_widget_set_visible (GTK_WIDGET (self->boards[i]), compare_is_shown (self, i));
      if (!compare_is_shown (self, i) || !setdoku_race_get_puzzle (self->race))
        continue;
      stand.view = setdoku_race_get_view (self->race, entrant);
      stand.any = setdoku_race_get_any (self->race, entrant);
      stand.event = setdoku_race_get_event (self->race, entrant);
      setdoku_compare_board_set_entrant (self->boards[i], setdoku_race_get_entrant (self->race, entrant));
      setdoku_compare_board_show (self->boards[i], &stand, is_fast (self), self->shades);
    }
  self->boards_drawn = g_get_monotonic_time ();
}

static void
refresh_table (SetdokuCompare *self)
{
  gboolean hint = !setdoku_settings_list_has (self->settings, "hints-seen", COMPARE_HINT);
  unsigned shown = 0;

  for (int i = 0; i < COMPARE_BOARDS; i++)
    if (compare_is_shown (self, i))
      shown |= 1u << self->shown[i];
  setdoku_compare_table_update (self->table, self->race, shown);
  setdoku_compare_table_set_note (self->table, self->difference ? self->difference : self->note ? self->note
                                               : hint ? _("Add a strategy to race it.") : NULL);
  self->table_drawn = g_get_monotonic_time ();
}

void
compare_refresh (SetdokuCompare *self)
{
  if (!self->active)
    return;
  refresh_boards (self);
  refresh_table (self);
  setdoku_compare_bar_update (self->bar);
  commands_update (G_ACTION_MAP (self->actions));
}

/* "In order: Dead end · guess 12." for each board that is seen. */
void
compare_announce (SetdokuCompare *self)
{
  GPtrArray *boards;
  g_autofree char *text = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  boards = explain_list_new ();
  for (int i = 0; i < COMPARE_BOARDS; i++)
    if (compare_is_shown (self, i))
      {
        g_autofree char *name = entrant_name (setdoku_race_get_entrant (self->race, (unsigned) self->shown[i]));

        /* Translators: a strategy, and where it stands: "In order: Dead end · guess 12." */
        g_ptr_array_add (boards, g_strdup_printf (_("%s: %s."), name, setdoku_compare_board_get_state (self->boards[i])));
      }
  text = explain_join (boards, LIST_SENTENCES);
  voice_say (GTK_WIDGET (self), text);
}

/* The race. */

static gboolean
is_too_soon (SetdokuCompare *self)
{
  return is_fast (self) && !setdoku_style_get_animations (setdoku_style_get_default ())
      && g_get_monotonic_time () - self->boards_drawn < CALM_US;
}

static void
say_difference (SetdokuCompare *self)
{
  unsigned a = 0, b = 0;
  const Divergence *found = setdoku_race_get_divergence (self->race, &a, &b);
  g_autofree char *one = NULL, *other = NULL, *guess = NULL;

  g_clear_pointer (&self->difference, g_free);
  if (!found || MAX (a, b) >= setdoku_race_get_n (self->race))
    return;
  one = entrant_name (setdoku_race_get_entrant (self->race, a));
  other = entrant_name (setdoku_race_get_entrant (self->race, b));
  guess = explain_count (found->kind == DIVERGENCE_FOUND ? found->same + 1 : found->same);
  if (found->kind == DIVERGENCE_FOUND)
    /* Translators: two strategies, and the number of a guess */
    self->difference = g_strdup_printf (_("“%s” and “%s” differ for the first time at guess %s."), one, other, guess);
  else if (found->kind == DIVERGENCE_NONE)
    /* Translators: two strategies */
    self->difference = g_strdup_printf (_("“%s” and “%s” make the same guesses."), one, other);
  else
    /* Translators: two strategies, and a number of guesses */
    self->difference = g_strdup_printf (ngettext ("“%s” and “%s” do not differ in the first %s guess.",
                                                  "“%s” and “%s” do not differ in the first %s guesses.", (gulong) found->same),
                                        one, other, guess);
  voice_say (GTK_WIDGET (self), self->difference);
}

static void
on_moved (SetdokuCompare *self)
{
  if (!self->active || is_too_soon (self))
    return;
  refresh_boards (self);
  setdoku_compare_bar_update (self->bar);
  commands_update (G_ACTION_MAP (self->actions));
  if (!setdoku_race_is_playing (self->race))
    compare_announce (self);
}

static void
on_known (SetdokuCompare *self)
{
  if (!self->active)
    return;
  if (self->was_finding && !setdoku_race_is_finding (self->race))
    {
      self->was_finding = FALSE;
      say_difference (self);
      compare_refresh (self);
    }
  else if (g_get_monotonic_time () - self->table_drawn > TABLE_US)
    compare_refresh (self);
}

static void
on_changed (SetdokuCompare *self)
{
  gboolean playing = setdoku_race_is_playing (self->race), paused = self->was_playing && !playing;

  self->was_playing = playing;
  compare_update_tick (self);
  compare_refresh (self);
  if (paused && self->active)
    compare_announce (self);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuCompare *self = data;

  if (setdoku_race_tick (self->race, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  compare_refresh (self);                  /* what came last may have been too soon for the table */
  return G_SOURCE_REMOVE;
}

void
compare_update_tick (SetdokuCompare *self)
{
  if (self->active && !self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, self, NULL);
  else if (!self->active && self->tick)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

static void
on_used (SetdokuCompareBoard *board, SetdokuCompare *self)
{
  int used = board == self->boards[1];

  if (self->used == used)
    return;
  self->used = used;
  if (!compare_shows_both (self))
    compare_refresh (self);
}

/* Widget. */

static void
setdoku_compare_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  compare_place (SETDOKU_COMPARE (widget), width, height);
}

static void
setdoku_compare_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = 100;                          /* the layout around has the least size of the window */
  *natural = 600;
}

static void
setdoku_compare_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_boxed (value, &SETDOKU_COMPARE (object)->room);
}

static void
setdoku_compare_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SETDOKU_COMPARE (object)->room = *(const SetdokuRoom *) g_value_get_boxed (value);
  compare_take_room (SETDOKU_COMPARE (object));
}

static void
setdoku_compare_dispose (GObject *object)
{
  SetdokuCompare *self = SETDOKU_COMPARE (object);

  self->active = FALSE;
  compare_update_tick (self);
  if (self->race)
    g_signal_handlers_disconnect_by_data (self->race, self);
  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  for (int i = 0; i < COMPARE_BOARDS; i++)
    {
      if (self->boards[i])
        gtk_widget_unparent (GTK_WIDGET (self->boards[i]));
      self->boards[i] = NULL;
    }
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->bar);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  g_clear_object (&self->race);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->difference, g_free);
  g_clear_pointer (&self->wished[0], g_free);
  g_clear_pointer (&self->wished[1], g_free);
  g_clear_pointer (&self->plan, board_plan_unref);
  topology_unref (self->puzzle.topology);
  self->puzzle.topology = NULL;
  G_OBJECT_CLASS (setdoku_compare_parent_class)->dispose (object);
}

static void
setdoku_compare_class_init (SetdokuCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_dispose;
  G_OBJECT_CLASS (klass)->get_property = setdoku_compare_get_property;
  G_OBJECT_CLASS (klass)->set_property = setdoku_compare_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1, g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM,
                                                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[SURVEY] = g_signal_new ("survey", SETDOKU_TYPE_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WATCHED] = g_signal_new ("watched", SETDOKU_TYPE_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  widget_class->size_allocate = setdoku_compare_size_allocate;
  widget_class->measure = setdoku_compare_measure;
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare");
}

static void
build (SetdokuCompare *self)
{
  for (int i = 0; i < COMPARE_BOARDS; i++)
    {
      self->boards[i] = SETDOKU_COMPARE_BOARD (setdoku_compare_board_new ());
      g_signal_connect_swapped (self->boards[i], "chosen", G_CALLBACK (compare_choose), self);
      g_signal_connect (self->boards[i], "used", G_CALLBACK (on_used), self);
      gtk_widget_set_parent (GTK_WIDGET (self->boards[i]), GTK_WIDGET (self));
    }
  self->table = SETDOKU_COMPARE_TABLE (setdoku_compare_table_new ());
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->table));
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->bar = g_object_ref_sink (SETDOKU_COMPARE_BAR (setdoku_compare_bar_new (self->race)));
  g_object_bind_property (self, "room", self->bar, "room", G_BINDING_SYNC_CREATE);
}

static void
setdoku_compare_init (SetdokuCompare *self)
{
  self->race = setdoku_race_new ();
  self->settings = setdoku_settings_new ();
  self->shades = TRUE;
  build (self);
  compare_add_commands (self);
  compare_restore (self);
  g_signal_connect_swapped (self->race, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (self->race, "known", G_CALLBACK (on_known), self);
  g_signal_connect_swapped (self->race, "changed", G_CALLBACK (on_changed), self);
}

GtkWidget *
setdoku_compare_new (void)
{
  return g_object_new (SETDOKU_TYPE_COMPARE, NULL);
}

/* From outside. */

GtkWidget *
setdoku_compare_get_bar (SetdokuCompare *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self), NULL);
  return GTK_WIDGET (self->bar);
}

GActionGroup *
setdoku_compare_get_actions (SetdokuCompare *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

SetdokuRace *
setdoku_compare_get_race (SetdokuCompare *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self), NULL);
  return self->race;
}

SetdokuCompareBoard *
setdoku_compare_get_board (SetdokuCompare *self, int board)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self) && board >= 0 && board < COMPARE_BOARDS, NULL);
  return self->boards[board];
}

SetdokuCompareTable *
setdoku_compare_get_table (SetdokuCompare *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self), NULL);
  return self->table;
}

int
setdoku_compare_get_shown (SetdokuCompare *self, int board)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self) && board >= 0 && board < COMPARE_BOARDS, -1);
  return compare_is_shown (self, board) ? self->shown[board] : -1;
}

static void
take_puzzle (SetdokuCompare *self)
{
  const Trace *raced = setdoku_race_get_puzzle (self->race);
  gboolean other;

  if (raced && trace_same_puzzle (raced, &self->puzzle))
    return;
  other = !topology_equal (self->plan ? self->plan->topology : NULL, self->puzzle.topology);
  g_clear_pointer (&self->difference, g_free);
  self->was_finding = FALSE;
  compare_drop_steered (self);
  if (other)
    {
      setdoku_race_set_puzzle (self->race, NULL);
      compare_fit (self);
      board_plan_unref (self->plan);
      self->plan = self->puzzle.topology ? board_plan_new (self->puzzle.topology) : NULL;
    }
  setdoku_race_set_puzzle (self->race, &self->puzzle);
}

void
setdoku_compare_set_puzzle (SetdokuCompare *self, const Trace *puzzle)
{
  const Topology *before;

  g_return_if_fail (SETDOKU_IS_COMPARE (self) && puzzle);
  if (trace_same_puzzle (&self->puzzle, puzzle))
    return;
  before = self->puzzle.topology;
  self->puzzle = *puzzle;
  topology_ref (puzzle->topology);
  topology_unref (before);
  g_clear_pointer (&self->note, g_free);
  if (self->active)
    take_puzzle (self);
}

bool
setdoku_compare_take (SetdokuCompare *self, const Trace *trace)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE (self) && trace && trace->strategy, false);
  return trace_same_puzzle (&self->puzzle, trace) && compare_add (self, trace);
}

void
setdoku_compare_set_active (SetdokuCompare *self, gboolean active)
{
  g_return_if_fail (SETDOKU_IS_COMPARE (self));
  if (self->active == active)
    return;
  if (!active)
    {
      setdoku_race_pause (self->race);
      compare_hint_used (self);            /* it is for the first visit */
    }
  self->active = active;
  setdoku_race_set_resting (self->race, !active);
  if (active)
    take_puzzle (self);
  compare_update_tick (self);
  commands_update (G_ACTION_MAP (self->actions));
  compare_refresh (self);
}

void
setdoku_compare_set_shades (SetdokuCompare *self, gboolean shades)
{
  g_return_if_fail (SETDOKU_IS_COMPARE (self));
  self->shades = shades;
  compare_refresh (self);
}

void
setdoku_compare_set_note (SetdokuCompare *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_COMPARE (self));
  g_free (self->note);
  self->note = g_strdup (note);
  compare_refresh (self);
}

void
setdoku_compare_focus (SetdokuCompare *self)
{
  g_return_if_fail (SETDOKU_IS_COMPARE (self));
  setdoku_grid_focus_cursor (setdoku_compare_board_get_grid (self->boards[self->used]));
}
