/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-time.h"

#include "engine/rate/level.h"
#include "model/keep/settings.h"
#include "view/kit/command.h"
#include "view/learn/statistics-words.h"
#include "view/play/setdoku-clock-face.h"

/* So long the board stays in sight of a player who turned to another program. */
enum { AWAY_S = 60 };

struct _SetdokuTime
{
  GObject                 parent_instance;

  GtkWindow              *window;            /* borrowed */
  GSettings              *settings;
  SetdokuGame            *game;              /* NULL: it goes away */
  SetdokuPlay            *play;
  SetdokuPlayPanel       *panel;
  SetdokuRatingPresenter *rating;
  SetdokuClockKeeper     *keeper;
  SetdokuClockFace       *face;
  char                   *time;              /* that was told */
  gboolean                paused;            /* the same */
  gboolean                playing;
  gboolean                solve_told;        /* the panel says how long it took */
  guint                   away;              /* source id: another program is in front; 0: it is not */
};

G_DEFINE_FINAL_TYPE (SetdokuTime, setdoku_time, G_TYPE_OBJECT)

enum { PROP_TIME = 1, PROP_PAUSED, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];
static guint failed_signal;

static gboolean
shows_time (SetdokuTime *self)
{
  return setdoku_settings_get_boolean (self->settings, "show-time", true);
}

char *
setdoku_time_dup_time (SetdokuTime *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self->play);

  if (!shows_time (self) || (phase != SETDOKU_PHASE_PLAY && phase != SETDOKU_PHASE_SOLVED))
    return NULL;
  return clock_describe (setdoku_clock_keeper_get_elapsed (self->keeper));
}

/* Our own rating counts; else what the file says, if it is on the scale that levels are of. */
static void
fill_level (SetdokuTime *self,
            Solve         *solve)
{
  g_autoptr(Document) document = setdoku_game_to_document (self->game);
  DocumentRating rating = { 0 };
  const RatingLevel *level = NULL;

  if (!setdoku_rating_to_document (setdoku_rating_presenter_get_rating (self->rating), &rating))
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

/* A puzzle from its start: one that was made or is rated, not the rest of somebody's game. */
static gboolean
counts (SetdokuTime *self)
{
  g_autoptr(Document) document = setdoku_game_to_document (self->game);
  gboolean vouched = setdoku_rating_presenter_has_brought (self->rating);

  return solve_counts (document, vouched)
         && (vouched || setdoku_rating_get_report (setdoku_rating_presenter_get_rating (self->rating))->known);
}

/* "Solved in 7:12. Your best at Hard is 6:50." */
static void
describe_solve (SetdokuTime *self)
{
  g_autofree char *text = NULL;
  StatisticsSummary summary;
  Solve solve;

  if (shows_time (self) && setdoku_clock_keeper_get_solve (self->keeper, &solve))
    {
      fill_level (self, &solve);
      if (counts (self))
        setdoku_statistics_summarise (setdoku_statistics_get_default (), solve.level, &summary);
      else
        summary = (StatisticsSummary) { .best = -1, .median = -1 };
      text = statistics_describe_solve (&solve, &summary);
    }
  setdoku_play_panel_set_solve (self->panel, text);
}

static void
on_refreshed (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
  g_autoptr(SetdokuTime) self = user;

  setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, NULL);        /* errors are told when it is added */
  if (self->game && self->solve_told)
    describe_solve (self);
}

/* By what is known, and again when what another running Setdoku may have added is known, too. */
static void
tell_solve (SetdokuTime *self)
{
  describe_solve (self);
  setdoku_statistics_refresh_async (setdoku_statistics_get_default (), on_refreshed, g_object_ref (self));
}

/* Each is told when it is another one. */
static void
on_clock_changed (SetdokuTime *self)
{
  char *time = setdoku_time_dup_time (self);
  gboolean paused = setdoku_clock_keeper_is_paused (self->keeper);
  gboolean solved = setdoku_play_get_phase (self->play) == SETDOKU_PHASE_SOLVED;

  if (g_strcmp0 (time, self->time) != 0)
    {
      g_free (self->time);
      self->time = g_steal_pointer (&time);
      gtk_widget_set_visible (GTK_WIDGET (self->face), self->time != NULL);
      setdoku_clock_face_set_time (self->face, self->time ? self->time : "");
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TIME]);
    }
  g_free (time);
  if (paused != self->paused)
    {
      self->paused = paused;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
    }
  if (solved && !self->solve_told)
    tell_solve (self);
  self->solve_told = solved;
}

static void
on_counted (GObject      *source,
            GAsyncResult *result,
            gpointer      user)
{
  g_autoptr(SetdokuTime) self = user;
  g_autoptr(GError) error = NULL;

  if (!setdoku_statistics_add_finish (SETDOKU_STATISTICS (source), result, &error) && self->game)
    g_signal_emit (self, failed_signal, 0, error->message);
  g_application_release (g_application_get_default ());
}

static void
on_solved (SetdokuTime *self)
{
  SetdokuStatistics *statistics = setdoku_statistics_get_default ();
  Solve solve;

  if (!setdoku_clock_keeper_get_solve (self->keeper, &solve))
    return;
  if (!counts (self))
    {
      tell_solve (self);
      return;
    }
  fill_level (self, &solve);
  g_application_hold (g_application_get_default ());             /* the program must not end before it is written */
  setdoku_statistics_add_async (statistics, &solve, on_counted, g_object_ref (self));
  tell_solve (self);
}

/* Pause. */

static void
run_pause (gpointer data, GVariant *value)
{
  setdoku_clock_keeper_set_paused (SETDOKU_TIME (data)->keeper, g_variant_get_boolean (value));
}

static gboolean
can_pause (gpointer data)
{
  SetdokuTime *self = data;

  return self->playing && setdoku_clock_keeper_can_pause (self->keeper);
}

static gboolean
on_key (SetdokuGrid   *grid,
        guint          keyval,
        guint          keycode,
        guint          modifiers,
        SetdokuTime   *self)
{
  guint held = modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK);

  /* With Alt, too: of 25 digits P is the last. */
  if (gdk_keyval_to_lower (keyval) != GDK_KEY_p || held || !can_pause (self))
    return FALSE;
  setdoku_clock_keeper_set_paused (self->keeper, TRUE);
  return TRUE;
}

/* Away. */

static gboolean
pauses_when_away (SetdokuTime *self)
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
setdoku_time_go_away (SetdokuTime *self)
{
  if (pauses_when_away (self) && self->playing)
    setdoku_clock_keeper_set_paused (self->keeper, TRUE);
}

static gboolean
on_away (gpointer user)
{
  SetdokuTime *self = user;

  if (is_at_work ())
    return G_SOURCE_CONTINUE;
  self->away = 0;
  setdoku_time_go_away (self);
  return G_SOURCE_REMOVE;
}

/* It runs while Play is in front. */
static void
update (SetdokuTime *self)
{
  setdoku_clock_keeper_set_front (self->keeper, self->playing && gtk_window_is_active (self->window));
  if (!self->playing)
    setdoku_clock_keeper_set_paused (self->keeper, FALSE);
}

static void
on_active (SetdokuTime *self)
{
  g_clear_handle_id (&self->away, g_source_remove);
  if (!self->keeper)
    return;                              /* the window goes away */
  if (!gtk_window_is_active (self->window))
    self->away = g_timeout_add_seconds (AWAY_S, on_away, self);
  update (self);
  commands_update (G_ACTION_MAP (self->window));
}

static void
on_surface_state (GdkToplevel   *surface,
                  GParamSpec    *property,
                  SetdokuTime   *self)
{
  if (gdk_toplevel_get_state (surface) & GDK_TOPLEVEL_STATE_MINIMIZED)
    setdoku_time_go_away (self);
}

static void
on_realized (SetdokuTime *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));

  g_signal_connect_object (surface, "notify::state", G_CALLBACK (on_surface_state), self, 0);
}

static GVariant *
get_paused (gpointer data)
{
  return g_variant_new_boolean (setdoku_clock_keeper_is_paused (SETDOKU_TIME (data)->keeper));
}

static const Command commands[] = {
  { "pause", run_pause, NULL, can_pause, get_paused },
};

/* Object. */

static void
setdoku_time_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *spec)
{
  SetdokuTime *self = SETDOKU_TIME (object);

  if (id == PROP_TIME)
    g_value_set_string (value, self->time);
  else
    g_value_set_boolean (value, self->paused);
}

static void
setdoku_time_dispose (GObject *object)
{
  SetdokuTime *self = SETDOKU_TIME (object);

  self->playing = FALSE;
  g_clear_handle_id (&self->away, g_source_remove);
  g_clear_object (&self->keeper);
  g_clear_object (&self->rating);
  g_clear_object (&self->face);
  g_clear_object (&self->panel);
  g_clear_object (&self->play);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->time, g_free);
  G_OBJECT_CLASS (setdoku_time_parent_class)->dispose (object);
}

static void
setdoku_time_class_init (SetdokuTimeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = setdoku_time_dispose;
  object_class->get_property = setdoku_time_get_property;
  properties[PROP_TIME] = g_param_spec_string ("time", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
setdoku_time_init (SetdokuTime *self)
{
  self->face = g_object_ref_sink (SETDOKU_CLOCK_FACE (setdoku_clock_face_new ()));
  gtk_widget_set_visible (GTK_WIDGET (self->face), FALSE);
}

SetdokuTime *
setdoku_time_new (GtkWindow              *window,
                  SetdokuGrid            *grid,
                  SetdokuGame            *game,
                  SetdokuPlay            *play,
                  SetdokuPlayPanel       *panel,
                  SetdokuRatingPresenter *rating)
{
  SetdokuTime *self = g_object_new (SETDOKU_TYPE_TIME, NULL);

  self->window = window;
  self->game = g_object_ref (game);
  self->play = g_object_ref (play);
  self->panel = g_object_ref (panel);
  self->rating = g_object_ref (rating);
  self->keeper = setdoku_clock_keeper_new (play, game);
  setdoku_play_panel_set_clock (panel, GTK_WIDGET (self->face));
  commands_add (G_ACTION_MAP (window), commands, G_N_ELEMENTS (commands), self);
  g_signal_connect_object (self->keeper, "changed", G_CALLBACK (on_clock_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "solved", G_CALLBACK (on_solved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (on_active), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "realize", G_CALLBACK (on_realized), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_time_set_settings (SetdokuTime *self,
                           GSettings   *settings)
{
  g_return_if_fail (SETDOKU_IS_TIME (self));
  g_set_object (&self->settings, settings);
  if (settings)
    g_signal_connect_object (settings, "changed::show-time", G_CALLBACK (setdoku_time_refresh), self, G_CONNECT_SWAPPED);
  setdoku_time_refresh (self);
}

void
setdoku_time_set_playing (SetdokuTime *self,
                          gboolean     playing)
{
  g_return_if_fail (SETDOKU_IS_TIME (self));
  self->playing = playing;
  update (self);
}

SetdokuClockKeeper *
setdoku_time_get_keeper (SetdokuTime *self)
{
  g_return_val_if_fail (SETDOKU_IS_TIME (self), NULL);
  return self->keeper;
}

GtkWidget *
setdoku_time_get_face (SetdokuTime *self)
{
  g_return_val_if_fail (SETDOKU_IS_TIME (self), NULL);
  return GTK_WIDGET (self->face);
}

void
setdoku_time_refresh (SetdokuTime *self)
{
  g_return_if_fail (SETDOKU_IS_TIME (self));
  on_clock_changed (self);
  tell_solve (self);
}
