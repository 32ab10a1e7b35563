/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-results.c — see setdoku-compare-results.h. */
#include "setdoku-compare-results.h"

#include <glib/gi18n.h>

#include "compare-words.h"
#include "model/explain/explain.h"

enum { NAME_CHARS = 24, MANY = 1000 };            /* of as many guesses a decimal tells nothing */
enum {
  COLUMN_NAME, COLUMN_MEDIAN, COLUMN_MEAN, COLUMN_MAX, COLUMN_WITHOUT, COLUMN_SOLVED, COLUMN_CAPPED, COLUMN_TIME, N_COLUMNS
};

struct _SetdokuCompareResults
{
  GtkWidget parent_instance;

  GtkGrid  *grid;
  GtkLabel *cells[ENTRANTS_MAX][N_COLUMNS];
  unsigned  n_entrants;
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
  gtk_widget_set_hexpand (label, column == COLUMN_NAME);
  gtk_widget_add_css_class (label, "num");
  if (style)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

void
setdoku_compare_results_set_entrants (SetdokuCompareResults *self, const Trace *entrants, unsigned n)
{
  static const char *const titles[N_COLUMNS] = {
    N_("Strategy"), N_("Median"), N_("Mean"), N_("Most"), N_("No take-back"), N_("Solved"), N_("Given up"), N_("Time")
  };

  g_return_if_fail (SETDOKU_IS_COMPARE_RESULTS (self) && n <= ENTRANTS_MAX);
  clear_table (self);
  self->n_entrants = n;
  for (int column = 0; column < N_COLUMNS; column++)
    put (self, column, 0, _(titles[column]), "dim");
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = entrant_name (&entrants[i]), *about = entrant_describe (&entrants[i]);

      for (int column = 0; column < N_COLUMNS; column++)
        self->cells[i][column] = put (self, column, (int) i + 1, column == COLUMN_NAME ? name : "–", NULL);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->cells[i][COLUMN_NAME]), about);
      gtk_widget_set_focusable (GTK_WIDGET (self->cells[i][COLUMN_NAME]), TRUE);
    }
}

/* "In order: median 391 guesses, mean 402.0, at most 12 000; 5.0 % without a take-back", for a screen reader. */
static void
describe_row (SetdokuCompareResults *self, const Trace *entrant, unsigned i)
{
  GtkLabel *const *cells = self->cells[i];
  g_autofree char *name = entrant_name (entrant);
  /* Translators: a strategy; then guesses: the median, the mean, the most; then a percentage */
  g_autofree char *text = g_strdup_printf (_("%s: median %s guesses, mean %s, at most %s; %s without a take-back"), name,
                                           gtk_label_get_label (cells[COLUMN_MEDIAN]), gtk_label_get_label (cells[COLUMN_MEAN]),
                                           gtk_label_get_label (cells[COLUMN_MAX]), gtk_label_get_label (cells[COLUMN_WITHOUT]));

  gtk_accessible_update_property (GTK_ACCESSIBLE (cells[COLUMN_NAME]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
set_count (GtkLabel *label, uint64_t n)
{
  g_autofree char *text = explain_count (n);

  gtk_label_set_label (label, text);
}

static void
set_row (SetdokuCompareResults *self, SetdokuSurvey *survey, unsigned i)
{
  GtkLabel *const *cells = self->cells[i];
  g_autofree char *mean = NULL, *without = NULL, *time = NULL;
  SurveyRow row;

  setdoku_survey_get_row (survey, i, &row);
  if (row.puzzles == 0)
    return;
  mean = row.mean < MANY ? g_strdup_printf ("%.1f", row.mean) : explain_count ((uint64_t) (row.mean + 0.5));
  /* Translators: a percentage, with one decimal */
  without = g_strdup_printf (_("%.1f %%"), 100.0 * row.without / row.puzzles);
  time = compare_time_text ((uint64_t) (row.cpu_s * 1e9));
  set_count (cells[COLUMN_MEDIAN], row.median);
  gtk_label_set_label (cells[COLUMN_MEAN], mean);
  set_count (cells[COLUMN_MAX], row.max);
  gtk_label_set_label (cells[COLUMN_WITHOUT], without);
  set_count (cells[COLUMN_SOLVED], row.solved);
  set_count (cells[COLUMN_CAPPED], row.capped);
  gtk_label_set_label (cells[COLUMN_TIME], time);
  describe_row (self, setdoku_survey_get_entrant (survey, i), i);
}

void
setdoku_compare_results_update (SetdokuCompareResults *self, SetdokuSurvey *survey)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_RESULTS (self));
  for (unsigned i = 0; i < self->n_entrants && i < setdoku_survey_get_n_entrants (survey); i++)
    set_row (self, survey, i);
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
  gtk_grid_set_row_spacing (self->grid, 8);
  gtk_grid_set_column_spacing (self->grid, 18);
  gtk_widget_set_valign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "card");
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}
