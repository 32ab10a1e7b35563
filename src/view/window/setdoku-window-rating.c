/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-rating.c — how hard the puzzle is: when it is asked for, where it is shown, what is saved of it. */
#include "setdoku-window-private.h"

#include <string.h>

#include "engine/rate/level.h"
#include "model/keep/settings.h"
#include "view/learn/setdoku-profile.h"
#include "view/play/setdoku-rating-card.h"

static const char *const scale_ids[] = { [SETDOKU_RATING_SE] = "se", [SETDOKU_RATING_HODOKU] = "hodoku" };

static SetdokuRatingCard *
card_at (SetdokuWindow *self,
         int            i)
{
  return setdoku_play_panel_get_rating_card (self->play_panel, i);
}

/* Beside the card that can be seen, else under the header bar. */
static GtkWidget *
place_of_profile (SetdokuWindow *self)
{
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    if (gtk_widget_get_mapped (GTK_WIDGET (card_at (self, i))))
      return GTK_WIDGET (card_at (self, i));
  return GTK_WIDGET (self->header);
}

/* The clues, if they have exactly one solution: only then there is something to rate. */
static gboolean
get_puzzle (SetdokuWindow *self,
            Board         *clues)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (self->play));

  setdoku_game_get_givens (self->game, clues);
  return report->known && report->exact && report->n_solutions == 1;
}

/* What came with the puzzle holds for the clues that came with it. */
static gboolean
is_brought (SetdokuWindow *self,
            const Board   *clues)
{
  return memcmp (clues->digit, self->brought_clues.digit, sizeof clues->digit) == 0;
}

static const DocumentRating *
get_brought (SetdokuWindow *self,
             const Board   *clues)
{
  static const DocumentRating none = { 0 };

  return is_brought (self, clues) ? &self->brought : &none;
}

static const char *
get_brought_level (SetdokuWindow *self,
                   const Board   *clues)
{
  return is_brought (self, clues) ? self->brought_level : NULL;
}

static void
run_difficulty (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  GtkWidget *parent = place_of_profile (self);
  Board clues;

  if (!self->profile)
    {
      self->profile = GTK_POPOVER (g_object_ref_sink (setdoku_profile_new (self->rating)));
      g_signal_connect_object (self->profile, "closed", G_CALLBACK (setdoku_window_focus_board), self, G_CONNECT_SWAPPED);
    }
  if (gtk_widget_get_parent (GTK_WIDGET (self->profile)) != parent)
    {
      if (gtk_widget_get_parent (GTK_WIDGET (self->profile)))
        gtk_widget_unparent (GTK_WIDGET (self->profile));
      gtk_widget_set_parent (GTK_WIDGET (self->profile), parent);
    }
  if (get_puzzle (self, &clues))
    setdoku_profile_set_brought (SETDOKU_PROFILE (self->profile), get_brought (self, &clues), get_brought_level (self, &clues));
  gtk_popover_popup (self->profile);
  gtk_widget_grab_focus (GTK_WIDGET (setdoku_profile_get_chart (SETDOKU_PROFILE (self->profile))));
}

static void
run_scale (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  const char *id = g_variant_get_string (value, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (scale_ids); i++)
    if (g_str_equal (scale_ids[i], id))
      {
        self->scale = (SetdokuRatingScale) i;
        for (int card = 0; card < SETDOKU_RATING_CARDS; card++)
          setdoku_rating_card_set_scale (card_at (self, card), self->scale);
        setdoku_settings_set_string (self->settings, "rating-scale", id);
        commands_update (G_ACTION_MAP (self));
      }
}

static GVariant *
get_scale (gpointer data)
{
  return g_variant_new_string (scale_ids[SETDOKU_WINDOW (data)->scale]);
}

static gboolean
has_profile (gpointer data)
{
  const RatingReport *report = setdoku_rating_get_report (SETDOKU_WINDOW (data)->rating);

  return report->se.rated && report->se.n_steps > 0;
}

static const Command commands[] = {
  { "difficulty", run_difficulty, NULL, has_profile },
  { "rating-scale", run_scale, "s", NULL, get_scale },
};

static void
on_rating_changed (SetdokuWindow *self)
{
  setdoku_window_rate (self);
  commands_update (G_ACTION_MAP (self));
}

void
setdoku_window_add_rating_commands (SetdokuWindow *self)
{
  self->rating = setdoku_rating_new ();
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    setdoku_rating_card_set_rating (card_at (self, i), self->rating);
  g_signal_connect_object (self->rating, "changed", G_CALLBACK (on_rating_changed), self, G_CONNECT_SWAPPED);
}

/* After every change: newest wins, and the same clues ask nothing. */
void
setdoku_window_rate (SetdokuWindow *self)
{
  Board clues;

  setdoku_rating_set_board (self->rating, get_puzzle (self, &clues) ? &clues : NULL);
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    setdoku_rating_card_set_brought (card_at (self, i), get_brought (self, &clues), get_brought_level (self, &clues));
  if (self->profile && !setdoku_rating_get_report (self->rating)->known)
    gtk_popover_popdown (self->profile);
}

void
setdoku_window_take_rating_scale (SetdokuWindow *self)
{
  g_autofree char *id = setdoku_settings_get_string (self->settings, "rating-scale", scale_ids[SETDOKU_RATING_SE]);

  g_action_group_change_action_state (G_ACTION_GROUP (self), "rating-scale", g_variant_new_string (id));
}

gboolean
setdoku_window_is_rated (SetdokuWindow *self)
{
  Board clues;

  setdoku_game_get_givens (self->game, &clues);
  return get_brought (self, &clues)->scale != SCALE_NONE || get_brought_level (self, &clues);
}

void
setdoku_window_take_rating (SetdokuWindow  *self,
                            const Document *document)
{
  self->brought = document->rating;
  g_free (self->brought_level);
  self->brought_level = g_strdup (document->level);
  document_get_board (document, &self->brought_clues);
}

/* What came with the puzzle stays with it, as long as it is that puzzle. Where nothing came, and the format has a place for
 * it, ours is kept as far as it is known: the figures, and the level's word in English, as puzzles have it that are made
 * here. */
void
setdoku_window_put_rating (SetdokuWindow *self,
                           Document      *document,
                           const Format  *format)
{
  DocumentRating ours = { 0 };
  Board clues;

  document_get_board (document, &clues);
  document->rating = *get_brought (self, &clues);
  if (!is_brought (self, &clues))
    g_clear_pointer (&document->level, g_free);
  if (!(format->flags & HOLDS_RATING) || !get_puzzle (self, &clues) || !setdoku_rating_to_document (self->rating, &ours))
    return;
  if (document->rating.scale == SCALE_NONE)
    document->rating = ours;
  if (!document->level && (format->flags & HOLDS_ABOUT) && rating_level_of (ours.er))
    document->level = g_strdup (rating_level_of (ours.er)->name);
}

void
setdoku_window_drop_rating (SetdokuWindow *self)
{
  if (self->profile && gtk_widget_get_parent (GTK_WIDGET (self->profile)))
    gtk_widget_unparent (GTK_WIDGET (self->profile));
  g_clear_object (&self->profile);
  g_clear_object (&self->rating);
  g_clear_pointer (&self->brought_level, g_free);
}
