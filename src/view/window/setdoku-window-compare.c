/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-compare.c — Compare in the window. Many never look at it, so it is made by the first who asks for it; what it
 * has to know by then is pulled when it is made, and told afterwards. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/keep/settings.h"
#include "view/compare/setdoku-compare-survey.h"

static GtkWidget *
new_survey (SetdokuWindow *self)
{
  return GTK_WIDGET (setdoku_compare_survey_new (GTK_WINDOW (self), setdoku_window_get_library (self)));
}

/* It compares whom the race has now. */
static void
on_survey (SetdokuWindow *self)
{
  GtkWindow *window = setdoku_window_get_companion (self, COMPANION_SURVEY, new_survey);
  SetdokuCompareSurvey *survey = SETDOKU_COMPARE_SURVEY (window);
  SetdokuRace *race = setdoku_compare_get_race (self->compare);
  Trace entrants[ENTRANTS_MAX];
  unsigned n = setdoku_race_get_n (race);

  for (unsigned i = 0; i < n; i++)
    entrants[i] = *setdoku_race_get_entrant (race, i);
  if (!setdoku_survey_is_running (setdoku_compare_survey_get_survey (survey)))
    setdoku_compare_survey_set_entrants (survey, entrants, n);
  gtk_window_present (window);
}

/* The search that Watch shows, with the guesses that were steered there. */
static void
on_watched (SetdokuWindow *self)
{
  const Trace *trace = setdoku_player_get_trace (setdoku_watch_get_player (self->watch));

  if (!trace || !setdoku_compare_take (self->compare, trace))
    setdoku_compare_set_note (self->compare, _("The search of Watch takes part already, or is of another puzzle."));
}

void
setdoku_window_shade_compare (SetdokuWindow *self)
{
  if (self->compare)
    setdoku_compare_set_shades (self->compare, setdoku_settings_get_boolean (self->settings, "shade-guesses", true));
}

static void
make_compare (SetdokuWindow *self)
{
  GtkWidget *bar;
  Trace puzzle;

  self->compare = g_object_ref_sink (SETDOKU_COMPARE (setdoku_compare_new ()));
  bar = setdoku_compare_get_bar (self->compare);
  gtk_widget_set_visible (GTK_WIDGET (self->compare), FALSE);
  gtk_widget_set_visible (bar, FALSE);
  g_object_bind_property (self->layout, "room", self->compare, "room", G_BINDING_SYNC_CREATE);
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_WHOLE, GTK_WIDGET (self->compare));
  setdoku_window_add_bar (self, bar);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "compare", setdoku_compare_get_actions (self->compare));
  g_signal_connect_object (self->compare, "watched", G_CALLBACK (on_watched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->compare, "survey", G_CALLBACK (on_survey), self, G_CONNECT_SWAPPED);
  setdoku_window_get_searched (self, &puzzle);
  setdoku_compare_set_puzzle (self->compare, &puzzle);
  setdoku_window_shade_compare (self);
}

SetdokuCompare *
setdoku_window_get_compare (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  if (!self->compare)
    make_compare (self);
  return self->compare;
}
