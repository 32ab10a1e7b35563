/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-results.c — see setdoku-compare-results.h. */
#include "setdoku-compare-results.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/race/survey-words.h"
#include "setdoku-compare-bars.h"
#include "view/kit/setdoku-label-stop.h"

enum { NAME_CHARS = 18 };
enum { COLUMN_NAME, COLUMN_SOLVED, COLUMN_MEDIAN, COLUMN_MOST, COLUMN_WITHOUT, N_COLUMNS };

struct _SetdokuCompareResults
{
  GtkWidget parent_instance;

  GtkGrid            *grid;
  GtkLabel           *titles[N_COLUMNS];
  GtkLabel           *cells[ENTRANTS_MAX][N_COLUMNS];
  SetdokuCompareBars *axis, *bars[ENTRANTS_MAX];
  unsigned            n_entrants;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareResults, setdoku_compare_results, GTK_TYPE_WIDGET)

static void
clear_table (SetdokuCompareResults *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))))
    gtk_grid_remove (self->grid, child);
}

static GtkLabel *
put (SetdokuCompareResults *self, int column, int row, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (label), column == COLUMN_NAME ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (GTK_LABEL (label), column == COLUMN_NAME ? NAME_CHARS : -1);
  gtk_widget_add_css_class (label, "num");
  if (style)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->grid, column == COLUMN_NAME && row > 0 ? setdoku_label_stop_new (label, GTK_LABEL (label)) : label,
                   column + 1, row, 1, 1);
  return GTK_LABEL (label);
}

static SetdokuCompareBars *
put_bars (SetdokuCompareResults *self, GtkWidget *bars, int row)
{
  gtk_widget_set_hexpand (bars, TRUE);
  gtk_widget_set_valign (bars, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->grid, bars, N_COLUMNS + 1, row, 1, 1);
  return SETDOKU_COMPARE_BARS (bars);
}

void
setdoku_compare_results_set_entrants (SetdokuCompareResults *self, const Trace *entrants, unsigned n)
{
  static const char *const titles[N_COLUMNS] = { N_("Strategy"), N_("Solved"), N_("Middle guesses"), N_("Most"),
                                                 N_("No take-back") };

  g_return_if_fail (SETDOKU_IS_COMPARE_RESULTS (self) && n <= ENTRANTS_MAX);
  clear_table (self);
  self->n_entrants = n;
  for (int column = 0; column < N_COLUMNS; column++)
    self->titles[column] = put (self, column, 0, _(titles[column]), "dim");
  self->axis = put_bars (self, setdoku_compare_bars_new_axis (), 0);
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = entrant_name (&entrants[i]), *about = entrant_describe (&entrants[i]);

      gtk_grid_attach (self->grid, setdoku_compare_bars_new_mark (i), 0, (int) i + 1, 1, 1);
      for (int column = 0; column < N_COLUMNS; column++)
        self->cells[i][column] = put (self, column, (int) i + 1, column == COLUMN_NAME ? name : "–",
                                      column == COLUMN_MEDIAN ? "strong" : NULL);
      self->bars[i] = put_bars (self, setdoku_compare_bars_new (i), (int) i + 1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->cells[i][COLUMN_NAME]), about);
    }
}

/* "In order: 76 of 95 puzzles solved; middle 391 guesses, at most 12 000; 5 without a take-back", for a screen reader. */
static void
describe_row (SetdokuCompareResults *self, const Trace *entrant, unsigned i, const char *middle)
{
  GtkLabel *const *cells = self->cells[i];
  g_autofree char *name = entrant_name (entrant);
  /* Translators: a strategy; "76 of 95", puzzles; "middle 391 guesses"; the most; how many */
  g_autofree char *text = g_strdup_printf (_("%s: %s solved; %s, at most %s; %s without a take-back"), name,
                                           gtk_label_get_label (cells[COLUMN_SOLVED]), middle,
                                           gtk_label_get_label (cells[COLUMN_MOST]), gtk_label_get_label (cells[COLUMN_WITHOUT]));

  gtk_accessible_update_property (GTK_ACCESSIBLE (setdoku_label_stop_of (cells[COLUMN_NAME])),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
set_row (SetdokuCompareResults *self, SetdokuSurvey *survey, unsigned i, SurveyMeasure measure)
{
  GtkLabel *const *cells = self->cells[i];
  const SurveyTally *tally = setdoku_survey_get_tally (survey, i);
  g_autofree char *solved = NULL, *puzzles = NULL, *all = NULL, *middle = NULL, *most = NULL, *more = NULL, *without = NULL,
    *words = NULL;
  SurveyFigures figures;

  if (tally->row.puzzles == 0)
    return;
  survey_tally_measure (tally, measure, &figures);
  solved = explain_count (tally->row.solved);
  puzzles = explain_count (tally->row.puzzles);
  /* Translators: how many of how many puzzles */
  all = g_strdup_printf (_("%s of %s"), solved, puzzles);
  middle = measure == SURVEY_TIME ? survey_value_text (measure, figures.median) : explain_count (figures.median);
  most = measure == SURVEY_TIME ? survey_value_text (measure, figures.max) : explain_count (figures.max);
  more = tally->row.capped ? g_strdup_printf (_("> %s"), most) : g_strdup (most);
  without = explain_count (tally->row.without);
  words = survey_middle_text (measure, figures.median);
  gtk_label_set_label (cells[COLUMN_SOLVED], all);
  gtk_label_set_label (cells[COLUMN_MEDIAN], middle);
  gtk_label_set_label (cells[COLUMN_MOST], more);
  gtk_label_set_label (cells[COLUMN_WITHOUT], without);
  describe_row (self, setdoku_survey_get_entrant (survey, i), i, words);
}

/* All bars have the axis of the most that there is, and the height of the highest. */
static void
set_bars (SetdokuCompareResults *self, SetdokuSurvey *survey, SurveyMeasure measure, unsigned n)
{
  uint64_t counts[ENTRANTS_MAX][BARS_MAX] = { { 0 } }, top = 10, highest = 0;
  unsigned known = 0;

  for (unsigned i = 0; i < n; i++)
    {
      SurveyFigures figures;

      survey_tally_measure (setdoku_survey_get_tally (survey, i), measure, &figures);
      top = MAX (top, figures.max);
      known += setdoku_survey_get_tally (survey, i)->row.puzzles;
    }
  for (unsigned i = 0; i < n; i++)
    {
      const SurveyTally *tally = setdoku_survey_get_tally (survey, i);
      const Spread *spreads[] = { &tally->solved[measure], &tally->other[measure] };

      for (size_t part = 0; part < G_N_ELEMENTS (spreads); part++)
        {
          unsigned n_steps;
          g_autofree SpreadStep *steps = spread_sorted (spreads[part], &n_steps);

          highest = MAX (highest, bars_count (steps, n_steps, top, counts[i]));
        }
    }
  for (unsigned i = 0; i < n; i++)
    setdoku_compare_bars_set (self->bars[i], counts[i], top, highest);
  setdoku_compare_bars_set_axis (self->axis, top, known ? survey_axis_text (measure) : NULL);
}

void
setdoku_compare_results_update (SetdokuCompareResults *self, SetdokuSurvey *survey, SurveyMeasure measure)
{
  unsigned n = MIN (self->n_entrants, setdoku_survey_get_n_entrants (survey));

  g_return_if_fail (SETDOKU_IS_COMPARE_RESULTS (self));
  if (self->n_entrants == 0)
    return;
  gtk_label_set_label (self->titles[COLUMN_MEDIAN], survey_middle_title (measure));
  for (unsigned i = 0; i < n; i++)
    set_row (self, survey, i, measure);
  set_bars (self, survey, measure, n);
}

static void
setdoku_compare_results_dispose (GObject *object)
{
  SetdokuCompareResults *self = SETDOKU_COMPARE_RESULTS (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_compare_results_parent_class)->dispose (object);
}

static void
setdoku_compare_results_class_init (SetdokuCompareResultsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_results_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-compare-results");
}

static void
setdoku_compare_results_init (SetdokuCompareResults *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_grid_set_column_spacing (self->grid, 18);
  gtk_widget_set_valign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "card");
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}
