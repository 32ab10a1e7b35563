/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-show.c — what the survey's window shows of it: which cost, which picture, how hard the puzzles are rated; and how table
 * and picture are saved. */
#include "setdoku-compare-survey-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/file/file.h"
#include "model/race/survey-words.h"
#include "view/kit/command.h"
#include "view/kit/compat.h"
#include "view/kit/voice.h"

static const char *const measure_ids[N_SURVEY_MEASURES] = {
  [SURVEY_GUESSES] = "guesses", [SURVEY_TIME] = "time", [SURVEY_TAKE_BACKS] = "take-backs",
};
static const char *const kind_ids[] = {
  [PLOT_CURVES] = "curves", [PLOT_RATING_GUESSES] = "rating", [PLOT_RATING_EVENTS] = "rating-events",
};

/* Ratings: those that the puzzles bring along, and what the rater finds out. */

static uint16_t *
get_ratings (SetdokuCompareSurvey *self, unsigned *n, unsigned *n_rated)
{
  uint16_t *tenths = g_new0 (uint16_t, self->boards->len + 1);

  *n_rated = 0;
  *n = self->puzzles ? MIN (self->boards->len, self->puzzles->len) : 0;
  for (unsigned i = 0; i < *n; i++)
    {
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (self->puzzles->pdata[i]);

      tenths[i] = facts->state == PUZZLE_RATED ? (uint16_t) facts->er : 0;
      *n_rated += tenths[i] != 0;
    }
  return tenths;
}

static void
show_rating (SetdokuCompareSurvey *self, unsigned n, unsigned n_rated)
{
  gboolean working = setdoku_collection_rater_get_report (self->rater)->working, shown = self->kind != PLOT_CURVES;
  g_autofree char *rated = explain_count (n_rated), *all = explain_count (n);
  /* Translators: how many of how many puzzles have a rating */
  g_autofree char *text = g_strdup_printf (_("%s of %s rated"), rated, all);

  gtk_label_set_label (self->rated, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rated), shown);
  gtk_widget_set_visible (self->rate, shown && (working || n_rated < n));
  gtk_button_set_label (GTK_BUTTON (self->rate), working ? C_("search", "Stop") : _("Rate the puzzles"));
}

void
survey_show (SetdokuCompareSurvey *self)
{
  unsigned n, n_rated;
  g_autofree uint16_t *tenths = get_ratings (self, &n, &n_rated);
  gboolean begun = setdoku_survey_get_n_boards (self->survey) > 0 && setdoku_survey_get_progress (self->survey) > 0;

  setdoku_compare_plot_update (self->plot, self->survey, self->measure, self->kind, tenths, n);
  setdoku_compare_results_update (self->results, self->survey, self->measure);
  gtk_label_set_label (self->title, self->kind == PLOT_CURVES ? survey_title (self->measure)
                       : _("Hard for a person, hard to search"));
  gtk_widget_set_visible (self->measures, self->kind == PLOT_CURVES);
  gtk_widget_set_visible (self->costs, self->kind != PLOT_CURVES);
  gtk_widget_set_sensitive (self->save, begun);
  gtk_widget_set_sensitive (self->save_picture, begun);
  show_rating (self, n, n_rated);
  if (self->actions)
    commands_update (G_ACTION_MAP (self->actions));
}

static void
on_rate (SetdokuCompareSurvey *self)
{
  if (setdoku_collection_rater_get_report (self->rater)->working)
    setdoku_collection_rater_stop (self->rater);
  else if (self->puzzles)
    setdoku_collection_rater_start (self->rater, self->puzzles);
  survey_show (self);
}

void
survey_show_forget (SetdokuCompareSurvey *self)
{
  setdoku_collection_rater_stop (self->rater);
}

/* Switches. */

static int
find_id (const char *const *ids, int n, GVariant *id)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (ids[i], g_variant_get_string (id, NULL)))
      return i;
  return 0;
}

static void
set_measure (gpointer data, GVariant *id)
{
  SetdokuCompareSurvey *self = data;

  self->measure = (SurveyMeasure) find_id (measure_ids, N_SURVEY_MEASURES, id);
  survey_show (self);
}

static GVariant *
get_measure (gpointer self)
{
  return g_variant_new_string (measure_ids[SETDOKU_COMPARE_SURVEY (self)->measure]);
}

static void
set_picture (gpointer data, GVariant *id)
{
  SetdokuCompareSurvey *self = data;

  self->kind = (ComparePlotKind) find_id (kind_ids, G_N_ELEMENTS (kind_ids), id);
  survey_show (self);
}

static GVariant *
get_picture (gpointer self)
{
  return g_variant_new_string (kind_ids[SETDOKU_COMPARE_SURVEY (self)->kind]);
}

/* By rating is one picture of two costs: the switch beside the curves is about either. */
static void
set_by (gpointer data, GVariant *id)
{
  gboolean rating = g_str_equal (g_variant_get_string (id, NULL), "rating");

  if (rating != (SETDOKU_COMPARE_SURVEY (data)->kind != PLOT_CURVES))
    set_picture (data, id);
}

static GVariant *
get_by (gpointer self)
{
  return g_variant_new_string (SETDOKU_COMPARE_SURVEY (self)->kind == PLOT_CURVES ? "curves" : "rating");
}

static void run_rate (gpointer self, GVariant *value) { on_rate (self); }

static const Command commands[] = {
  { "measure", set_measure, "s", NULL, get_measure },
  { "picture", set_picture, "s", NULL, get_picture },
  { "by", set_by, "s", NULL, get_by },
  { "rate", run_rate },
};

/* Saving. */

typedef struct {
  SetdokuCompareSurvey *self;
  const char           *done;            /* what is said then, translated */
} Saving;

static void
on_saved (GObject *source, GAsyncResult *result, gpointer user)
{
  g_autofree Saving *saving = user;
  g_autoptr(SetdokuCompareSurvey) self = saving->self;
  g_autoptr(GError) error = NULL;
  const char *text = setdoku_file_write_finish (result, &error) ? saving->done : error->message;

  g_application_release (g_application_get_default ());
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))            /* it was closed */
    return;
  gtk_label_set_label (self->words, text);
  voice_say (GTK_WIDGET (self), text);
}

/* Takes over the text. */
static void
save (SetdokuCompareSurvey *self, GFile *file, char *text, const char *done)
{
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving) { g_object_ref (self), done };
  g_application_hold (g_application_get_default ());           /* until it is on the disk */
  setdoku_file_write_async (file, text, on_saved, saving);
}

void
setdoku_compare_survey_save_to (SetdokuCompareSurvey *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_SURVEY (self) && G_IS_FILE (file));
  save (self, file, setdoku_survey_format_csv (self->survey), _("The table was saved."));
}

void
setdoku_compare_survey_save_picture_to (SetdokuCompareSurvey *self, GFile *file)
{
  g_autoptr(GBytes) svg = NULL;
  gsize length;
  const char *text;

  g_return_if_fail (SETDOKU_IS_COMPARE_SURVEY (self) && G_IS_FILE (file));
  svg = setdoku_compare_plot_to_svg (self->plot);
  text = svg ? g_bytes_get_data (svg, &length) : NULL;
  if (text)
    save (self, file, g_strndup (text, length), _("The picture was saved."));
}

static void
on_table_target (gpointer object, GFile *file)
{
  if (file)
    setdoku_compare_survey_save_to (object, file);
}

static void
on_picture_target (gpointer object, GFile *file)
{
  if (file)
    setdoku_compare_survey_save_picture_to (object, file);
}

static void
on_save (SetdokuCompareSurvey *self)
{
  /* Translators: the name proposed for a file; .csv stays */
  compat_save_file (GTK_WINDOW (self), _("Save the table"), _("Comparison.csv"), NULL, on_table_target, self);
}

static void
on_save_picture (SetdokuCompareSurvey *self)
{
  /* Translators: the name proposed for a file; .svg stays */
  compat_save_file (GTK_WINDOW (self), _("Save the picture"), _("Comparison.svg"), NULL, on_picture_target, self);
}

void
survey_show_begin (SetdokuCompareSurvey *self)
{
  self->rater = setdoku_collection_rater_new ();
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (survey_show), self, G_CONNECT_SWAPPED);
  self->actions = g_simple_action_group_new ();
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "survey", G_ACTION_GROUP (self->actions));
  g_signal_connect_object (self->save, "clicked", G_CALLBACK (on_save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->save_picture, "clicked", G_CALLBACK (on_save_picture), self, G_CONNECT_SWAPPED);
}

void
survey_show_end (SetdokuCompareSurvey *self)
{
  if (self->rater)
    setdoku_collection_rater_stop (self->rater);
  g_clear_object (&self->rater);
  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  g_clear_object (&self->actions);
}
