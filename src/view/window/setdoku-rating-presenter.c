/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-rating-presenter.h"

#include <string.h>

#include "engine/rate/level.h"
#include "model/keep/settings.h"
#include "model/teach/deduction-level.h"
#include "view/kit/command.h"
#include "view/learn/setdoku-profile.h"

struct _SetdokuRatingPresenter
{
  GObject             parent_instance;

  SetdokuGame        *game;
  SetdokuCensus      *census;
  SetdokuPlayPanel   *panel;               /* has the cards */
  GtkWidget          *place;
  GActionMap         *map;                 /* borrowed */
  GSettings          *settings;
  SetdokuRating      *rating;
  SetdokuDeductionLevel *level;            /* of a board that no scale is for */
  SetdokuRatingScale  scale;               /* that is shown */
  GtkPopover         *profile;             /* NULL until it was opened once */
  DocumentRating      brought;             /* what came with the puzzle, */
  char               *brought_level;       /* a word for it; NULL: none, */
  Board               brought_clues;       /* and with which clues */
};

G_DEFINE_FINAL_TYPE (SetdokuRatingPresenter, setdoku_rating_presenter, G_TYPE_OBJECT)

static guint closed_signal;

static const char *const scale_ids[] = { [SETDOKU_RATING_SE] = "se", [SETDOKU_RATING_HODOKU] = "hodoku" };

static SetdokuRatingCard *
card_at (SetdokuRatingPresenter *self,
         int                     i)
{
  return setdoku_play_panel_get_rating_card (self->panel, i);
}

/* Beside the card that can be seen, else under the header bar. */
static GtkWidget *
place_of_profile (SetdokuRatingPresenter *self)
{
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    if (gtk_widget_get_mapped (GTK_WIDGET (card_at (self, i))))
      return GTK_WIDGET (card_at (self, i));
  return self->place;
}

/* The clues, if they have exactly one solution: only then there is something to rate. The scales are for the classic board. */
static gboolean
get_puzzle (SetdokuRatingPresenter *self,
            Board                  *clues)
{
  const CensusReport *report = setdoku_census_get_report (self->census);

  setdoku_game_get_givens (self->game, clues);
  return !setdoku_game_get_topology (self->game) && report->known && report->exact && report->n_solutions == 1;
}

/* What came with the puzzle holds for the clues that came with it. */
static gboolean
is_brought (SetdokuRatingPresenter *self,
            const Board            *clues)
{
  return memcmp (clues->digit, self->brought_clues.digit, sizeof clues->digit) == 0;
}

static const DocumentRating *
get_brought (SetdokuRatingPresenter *self,
             const Board            *clues)
{
  static const DocumentRating none = { 0 };

  return is_brought (self, clues) ? &self->brought : &none;
}

static const char *
get_brought_level (SetdokuRatingPresenter *self,
                   const Board            *clues)
{
  return is_brought (self, clues) ? self->brought_level : NULL;
}

static void
on_closed (SetdokuRatingPresenter *self)
{
  g_signal_emit (self, closed_signal, 0);
}

static void
run_difficulty (gpointer data, GVariant *value)
{
  SetdokuRatingPresenter *self = data;
  GtkWidget *parent = place_of_profile (self);
  Board clues;

  if (!self->profile)
    {
      self->profile = GTK_POPOVER (g_object_ref_sink (setdoku_profile_new (self->rating)));
      g_signal_connect_object (self->profile, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
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
  SetdokuRatingPresenter *self = data;
  const char *id = g_variant_get_string (value, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (scale_ids); i++)
    if (g_str_equal (scale_ids[i], id))
      {
        self->scale = (SetdokuRatingScale) i;
        for (int card = 0; card < SETDOKU_RATING_CARDS; card++)
          setdoku_rating_card_set_scale (card_at (self, card), self->scale);
        setdoku_settings_set_string (self->settings, "rating-scale", id);
        commands_update (self->map);
      }
}

static GVariant *
get_scale (gpointer data)
{
  return g_variant_new_string (scale_ids[SETDOKU_RATING_PRESENTER (data)->scale]);
}

static gboolean
has_profile (gpointer data)
{
  const RatingReport *report = setdoku_rating_get_report (SETDOKU_RATING_PRESENTER (data)->rating);

  return report->se.rated && report->se.n_steps > 0;
}

static const Command commands[] = {
  { "difficulty", run_difficulty, NULL, has_profile },
  { "rating-scale", run_scale, "s", NULL, get_scale },
};

static void
on_rating_changed (SetdokuRatingPresenter *self)
{
  setdoku_rating_presenter_update (self);
  commands_update (self->map);
}

/* Any board but the classic one has its level by deductions, wherever it has one solution. */
static void
update_level (SetdokuRatingPresenter *self)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  const CensusReport *census = setdoku_census_get_report (self->census);
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  bool one = topology && census->known && census->exact && census->n_solutions == 1;
  const DeductionReport *report = setdoku_deduction_level_get_report (self->level);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  g_autofree char *name = NULL, *about = NULL;

  for (int cell = 0; one && cell < topology->n_cells; cell++)
    givens[cell] = cells[cell].given;
  setdoku_deduction_level_set (self->level, one ? topology : NULL, givens);
  name = report->known ? deduction_level_name (report) : g_strdup ("");
  about = deduction_level_about (report);
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    setdoku_rating_card_set_level (card_at (self, i), topology ? name : NULL, about,
                                   setdoku_deduction_level_is_working (self->level));
}

/* After every change: newest wins, and the same clues ask nothing. */
void
setdoku_rating_presenter_update (SetdokuRatingPresenter *self)
{
  Board clues;

  setdoku_rating_set_board (self->rating, get_puzzle (self, &clues) ? &clues : NULL);
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    setdoku_rating_card_set_brought (card_at (self, i), get_brought (self, &clues), get_brought_level (self, &clues));
  if (self->profile && !setdoku_rating_get_report (self->rating)->known)
    gtk_popover_popdown (self->profile);
  update_level (self);
}

static void
take_scale (SetdokuRatingPresenter *self)
{
  g_autofree char *id = setdoku_settings_get_string (self->settings, "rating-scale", scale_ids[SETDOKU_RATING_SE]);

  g_action_group_change_action_state (G_ACTION_GROUP (self->map), "rating-scale", g_variant_new_string (id));
}

gboolean
setdoku_rating_presenter_has_brought (SetdokuRatingPresenter *self)
{
  Board clues;

  g_return_val_if_fail (SETDOKU_IS_RATING_PRESENTER (self), FALSE);
  setdoku_game_get_givens (self->game, &clues);
  return get_brought (self, &clues)->scale != SCALE_NONE || get_brought_level (self, &clues);
}

void
setdoku_rating_presenter_take (SetdokuRatingPresenter *self,
                               const Document         *document)
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
setdoku_rating_presenter_put (SetdokuRatingPresenter *self,
                              Document               *document,
                              const Format           *format)
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

/* Object. */

static void
setdoku_rating_presenter_dispose (GObject *object)
{
  SetdokuRatingPresenter *self = SETDOKU_RATING_PRESENTER (object);

  if (self->profile && gtk_widget_get_parent (GTK_WIDGET (self->profile)))
    gtk_widget_unparent (GTK_WIDGET (self->profile));
  g_clear_object (&self->profile);
  g_clear_object (&self->rating);
  g_clear_object (&self->level);
  g_clear_pointer (&self->brought_level, g_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->place);
  g_clear_object (&self->panel);
  g_clear_object (&self->census);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_rating_presenter_parent_class)->dispose (object);
}

static void
setdoku_rating_presenter_class_init (SetdokuRatingPresenterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_rating_presenter_dispose;
  closed_signal = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_rating_presenter_init (SetdokuRatingPresenter *self)
{
  self->rating = setdoku_rating_new ();
  self->level = setdoku_deduction_level_new ();
}

SetdokuRatingPresenter *
setdoku_rating_presenter_new (SetdokuGame      *game,
                              SetdokuCensus    *census,
                              SetdokuPlayPanel *panel,
                              GtkWidget        *place,
                              GActionMap       *map)
{
  SetdokuRatingPresenter *self = g_object_new (SETDOKU_TYPE_RATING_PRESENTER, NULL);

  self->game = g_object_ref (game);
  self->census = g_object_ref (census);
  self->panel = g_object_ref (panel);
  self->place = g_object_ref (place);
  self->map = map;
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  for (int i = 0; i < SETDOKU_RATING_CARDS; i++)
    setdoku_rating_card_set_rating (card_at (self, i), self->rating);
  g_signal_connect_object (self->rating, "changed", G_CALLBACK (on_rating_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level, "changed", G_CALLBACK (update_level), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_rating_presenter_set_settings (SetdokuRatingPresenter *self,
                                       GSettings              *settings)
{
  g_return_if_fail (SETDOKU_IS_RATING_PRESENTER (self));
  g_set_object (&self->settings, settings);
  if (settings)
    g_signal_connect_object (settings, "changed::rating-scale", G_CALLBACK (take_scale), self, G_CONNECT_SWAPPED);
  take_scale (self);
}

SetdokuRating *
setdoku_rating_presenter_get_rating (SetdokuRatingPresenter *self)
{
  g_return_val_if_fail (SETDOKU_IS_RATING_PRESENTER (self), NULL);
  return self->rating;
}
