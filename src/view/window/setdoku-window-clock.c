/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-clock.c — the time of solving in the window: shown, paused, and counted when it is over. */
#include "setdoku-window-private.h"

#include "engine/rate/level.h"
#include "model/keep/settings.h"
#include "view/learn/statistics-words.h"

/* So long the board stays in sight of a player who turned to another program. */
enum { AWAY_S = 60 };

enum { KEEP_EVERY_MS = 30 * 1000 };

static gboolean
shows_time (SetdokuWindow *self)
{
  return setdoku_settings_get_boolean (self->settings, "show-time", true);
}

char *
setdoku_window_dup_time (SetdokuWindow *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self->play);

  if (!shows_time (self) || (phase != SETDOKU_PHASE_PLAY && phase != SETDOKU_PHASE_SOLVED))
    return NULL;
  return clock_describe (setdoku_clock_keeper_get_elapsed (self->keeper));
}

/* The cover is in the board's place, and nothing else leads to the board. */
static void
show_cover (SetdokuWindow *self)
{
  gboolean covered = setdoku_clock_keeper_is_paused (self->keeper);

  if (covered == gtk_widget_get_visible (GTK_WIDGET (self->cover)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->layout), !covered);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), covered);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", covered ? NULL : self->board_actions);
  setdoku_window_update_actions (self);
  if (covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->cover));
  else
    setdoku_window_focus_board (self);
}

/* Our own rating counts; else what the file says, if it is on the scale that levels are of. */
static void
fill_level (SetdokuWindow *self,
            Solve         *solve)
{
  g_autoptr(Document) document = setdoku_game_to_document (self->game);
  DocumentRating rating = { 0 };
  const RatingLevel *level = NULL;

  if (!setdoku_rating_to_document (self->rating, &rating))
    rating = document->rating;
  if (rating.scale == SCALE_SE && rating.er > 0)
    {
      solve->rating = rating.er;
      level = rating_level_of (rating.er);
    }
  if (!level && document->level)
    level = rating_level_find (document->level);
  g_strlcpy (solve->level, level ? level->id : "", sizeof solve->level);
}

/* "Solved in 7:12. Your best at Hard is 6:50." */
static void
describe_solve (SetdokuWindow *self)
{
  g_autofree char *text = NULL;
  StatisticsSummary summary;
  Solve solve;

  if (shows_time (self) && setdoku_clock_keeper_get_solve (self->keeper, &solve))
    {
      fill_level (self, &solve);
      setdoku_statistics_summarise (setdoku_statistics_get_default (), solve.level, &summary);
      text = statistics_describe_solve (&solve, &summary);
    }
  setdoku_play_panel_set_solve (self->play_panel, text);
}

static void
on_refreshed (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
  g_autoptr(SetdokuWindow) self = user;

  setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, NULL);        /* errors are told when it is added */
  if (self->game && self->solve_told)
    describe_solve (self);
}

/* By what is known, and again when what another running Setdoku may have added is known, too. */
static void
tell_solve (SetdokuWindow *self)
{
  describe_solve (self);
  setdoku_window_name_another (self);
  setdoku_statistics_refresh_async (setdoku_statistics_get_default (), on_refreshed, g_object_ref (self));
}

/* Changes save themselves; that time passes while nothing is done is kept now and then. */
static void
keep_time (SetdokuWindow *self)
{
  int64_t elapsed = setdoku_clock_keeper_get_elapsed (self->keeper);

  if (ABS (elapsed - self->time_kept) < KEEP_EVERY_MS)
    return;
  self->time_kept = elapsed;
  setdoku_window_touch (self);
}

static void
on_clock_changed (SetdokuWindow *self)
{
  g_autofree char *time = setdoku_window_dup_time (self);
  gboolean solved = setdoku_play_get_phase (self->play) == SETDOKU_PHASE_SOLVED;

  gtk_widget_set_visible (GTK_WIDGET (self->clock_face), time != NULL);
  setdoku_clock_face_set_time (self->clock_face, time ? time : "");
  setdoku_clock_cover_set_time (self->cover, time);
  setdoku_window_update_title (self);
  show_cover (self);
  keep_time (self);
  if (solved && !self->solve_told)
    tell_solve (self);
  self->solve_told = solved;
}

static void
on_counted (GObject      *source,
            GAsyncResult *result,
            gpointer      user)
{
  g_autoptr(SetdokuWindow) self = user;
  g_autoptr(GError) error = NULL;

  if (!setdoku_statistics_add_finish (SETDOKU_STATISTICS (source), result, &error) && self->game)
    setdoku_banner_say (self->banner, TRUE, error->message);
  g_application_release (g_application_get_default ());
}

static void
on_solved (SetdokuWindow *self)
{
  SetdokuStatistics *statistics = setdoku_statistics_get_default ();
  Solve solve;

  if (!setdoku_clock_keeper_get_solve (self->keeper, &solve))
    return;
  fill_level (self, &solve);
  g_application_hold (g_application_get_default ());             /* the program must not end before it is written */
  setdoku_statistics_add_async (statistics, &solve, on_counted, g_object_ref (self));
  tell_solve (self);
}

/* Pause. */

static void
run_pause (gpointer data, GVariant *value)
{
  setdoku_clock_keeper_set_paused (SETDOKU_WINDOW (data)->keeper, g_variant_get_boolean (value));
}

static void
on_go_on (SetdokuWindow *self)
{
  setdoku_clock_keeper_set_paused (self->keeper, FALSE);
}

static gboolean
on_key (SetdokuGrid   *grid,
        guint          keyval,
        guint          keycode,
        guint          modifiers,
        SetdokuWindow *self)
{
  guint held = modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK);

  if (gdk_keyval_to_lower (keyval) != GDK_KEY_p || held || self->view != SETDOKU_VIEW_PLAY || setdoku_window_is_replaying (self)
      || !setdoku_clock_keeper_can_pause (self->keeper))
    return FALSE;
  setdoku_clock_keeper_set_paused (self->keeper, TRUE);
  return TRUE;
}

/* Away. */

static gboolean
pauses_when_away (SetdokuWindow *self)
{
  return setdoku_settings_get_boolean (self->settings, "pause-when-away", true);
}

/* A window of ours is in front: the player is at work. */
static gboolean
is_at_work (void)
{
  g_autoptr(GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        return TRUE;
    }
  return FALSE;
}

void
setdoku_window_go_away (SetdokuWindow *self)
{
  if (pauses_when_away (self) && self->view == SETDOKU_VIEW_PLAY && !setdoku_window_is_replaying (self))
    setdoku_clock_keeper_set_paused (self->keeper, TRUE);
}

static gboolean
on_away (gpointer user)
{
  SetdokuWindow *self = user;

  if (is_at_work ())
    return G_SOURCE_CONTINUE;
  self->away = 0;
  setdoku_window_go_away (self);
  return G_SOURCE_REMOVE;
}

static void
on_active (SetdokuWindow *self)
{
  g_clear_handle_id (&self->away, g_source_remove);
  if (!self->keeper)
    return;                              /* the window goes away */
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    self->away = g_timeout_add_seconds (AWAY_S, on_away, self);
  setdoku_window_update_clock (self);
  commands_update (G_ACTION_MAP (self));
}

static void
on_surface_state (GdkToplevel   *surface,
                  GParamSpec    *property,
                  SetdokuWindow *self)
{
  if (gdk_toplevel_get_state (surface) & GDK_TOPLEVEL_STATE_MINIMIZED)
    setdoku_window_go_away (self);
}

static void
on_realized (SetdokuWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  g_signal_connect_object (surface, "notify::state", G_CALLBACK (on_surface_state), self, 0);
}

/* The whole. */

static gboolean
can_pause (gpointer data)
{
  SetdokuWindow *self = data;

  return self->view == SETDOKU_VIEW_PLAY && setdoku_clock_keeper_can_pause (self->keeper);
}

static GVariant *
get_paused (gpointer data)
{
  return g_variant_new_boolean (setdoku_clock_keeper_is_paused (SETDOKU_WINDOW (data)->keeper));
}

static const Command commands[] = {
  { "pause", run_pause, NULL, can_pause, get_paused },
};

void
setdoku_window_add_clock_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}

/* It runs while Play is in front. */
void
setdoku_window_update_clock (SetdokuWindow *self)
{
  gboolean playing = self->view == SETDOKU_VIEW_PLAY;

  setdoku_clock_keeper_set_front (self->keeper, playing && !setdoku_window_is_replaying (self)
                                                && gtk_window_is_active (GTK_WINDOW (self)));
  if (!playing)
    setdoku_clock_keeper_set_paused (self->keeper, FALSE);
}

/* Once all other parts are there. */
void
setdoku_window_add_clock (SetdokuWindow *self)
{
  GObject *again;

  self->keeper = setdoku_clock_keeper_new (self->play, self->game);
  self->clock_face = SETDOKU_CLOCK_FACE (setdoku_clock_face_new ());
  setdoku_play_panel_set_clock (self->play_panel, GTK_WIDGET (self->clock_face));
  again = gtk_widget_get_template_child (GTK_WIDGET (self), SETDOKU_TYPE_WINDOW, "board_clock");
  setdoku_clock_face_follow (SETDOKU_CLOCK_FACE (again), self->clock_face);
  g_signal_connect_object (self->keeper, "changed", G_CALLBACK (on_clock_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "solved", G_CALLBACK (on_solved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cover, "go-on", G_CALLBACK (on_go_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  g_signal_connect (self, "realize", G_CALLBACK (on_realized), NULL);
}

void
setdoku_window_remove_clock (SetdokuWindow *self)
{
  g_clear_handle_id (&self->away, g_source_remove);
  g_clear_object (&self->keeper);
}

void
setdoku_window_refresh_time (SetdokuWindow *self)
{
  on_clock_changed (self);
  tell_solve (self);
}
