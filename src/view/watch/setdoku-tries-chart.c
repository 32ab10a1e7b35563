/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tries-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain.h"
#include "view/kit/card.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { SEED = 1 };                         /* as “setdoku-cli fill --count 10000 --stats” has it, so that the figures are the same */
enum { CLAIM = 10, BARS_MAX = 24, PLOT_HEIGHT = 96, GAP = 2, MARKER = 4 };

#define SHOWN_SHARE 0.999                  /* of the fills are drawn as bars; the rest is in the last one */

struct _SetdokuTriesChart
{
  GtkBox       parent_instance;

  TriesSurvey  survey;
  uint64_t     tries;                      /* of the run at hand; 0: not known yet */
  GtkWidget   *plot;
  GtkLabel    *sentence, *figures;
};

G_DEFINE_FINAL_TYPE (SetdokuTriesChart, setdoku_tries_chart, GTK_TYPE_BOX)

/* Bars. */

/* Tries a bar: the least of these with which no more than BARS_MAX are needed. Up to ten each divides the claim. */
static unsigned
bar_width (const TriesTally *tally)
{
  static const unsigned widths[] = { 1, 2, 5, 10, 20, 50 };
  unsigned most = tries_tally_percentile (tally, SHOWN_SHARE);

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    if (most <= widths[i] * BARS_MAX)
      return widths[i];
  return widths[G_N_ELEMENTS (widths) - 1];
}

/* Enough for the claim at least, so that it is seen how much of it is true. */
static unsigned
count_bars (const TriesTally *tally, unsigned width)
{
  unsigned most = MAX (tries_tally_percentile (tally, SHOWN_SHARE), CLAIM);

  return MIN ((most + width - 1) / width, BARS_MAX);
}

static void
fill_bars (const TriesTally *tally, unsigned width, unsigned n, uint32_t bars[BARS_MAX])
{
  for (unsigned i = 0; i < n; i++)
    bars[i] = 0;
  for (unsigned tries = 1; tries <= TRIES_MOST; tries++)
    bars[MIN ((tries - 1) / width, n - 1)] += tally->count[tries];
}

static void
draw_text (cairo_t *cr, PangoLayout *layout, const char *text, double x, double y, double right)
{
  int width;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_move_to (cr, round (CLAMP (x - width / 2.0, 0, right - width)), y);
  pango_cairo_show_layout (cr, layout);
}

/* Below the axis: the first number of tries, the end of the claim, the last. */
static void
draw_axis (SetdokuTriesChart *self, cairo_t *cr, const Palette *palette, double bar, unsigned bar_tries, unsigned n, int width,
           double base)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->plot, NULL);
  g_autofree char *last = g_strdup_printf (tries_tally_percentile (&self->survey.tally, 1) > n * bar_tries ? "%u+" : "%u",
                                           n * bar_tries);
  double claim = bar * CLAIM / bar_tries;

  color_use (cr, palette->dim);
  cairo_rectangle (cr, 0, base, width, 1);
  cairo_fill (cr);
  if (claim > 40)
    draw_text (cr, layout, "1", bar / (2.0 * bar_tries), base + 2, width);
  if (width - claim > 40 || n * bar_tries == CLAIM)
    draw_text (cr, layout, "10", bar_tries == 1 ? claim - bar / 2 : claim, base + 2, width);
  if (n * bar_tries > CLAIM)
    draw_text (cr, layout, last, width, base + 2, width);
}

/* A triangle above the bar that the run at hand belongs to. */
static void
draw_marker (SetdokuTriesChart *self, cairo_t *cr, const Palette *palette, double bar, unsigned bar_tries, unsigned n)
{
  double x = ((double) MIN ((self->tries - 1) / bar_tries, n - 1) + 0.5) * bar;

  cairo_move_to (cr, x - MARKER, 0);
  cairo_line_to (cr, x + MARKER, 0);
  cairo_line_to (cr, x, 1.6 * MARKER);
  cairo_close_path (cr);
  color_use (cr, palette->text);
  cairo_fill (cr);
}

/* What the claim covers is filled, the rest hatched by an outline where contrast is high. */
static void
draw_bar (cairo_t *cr, const Palette *palette, double x, double y, double width, double height, bool claimed)
{
  cairo_rectangle (cr, x, y, width, height);
  color_use (cr, claimed ? palette->accent : palette->dim);
  if (claimed || !palette->high_contrast)
    {
      color_use_alpha (cr, claimed ? palette->accent : palette->dim, claimed ? 1 : 0.45);
      cairo_fill (cr);
      return;
    }
  cairo_rectangle (cr, x + 0.5, y + 0.5, MAX (width - 1, 0), MAX (height - 1, 0));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw (GtkDrawingArea *plot, cairo_t *cr, int width, int height, gpointer data)
{
  SetdokuTriesChart *self = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  const TriesTally *tally = &self->survey.tally;
  unsigned bar_tries = bar_width (tally), n = count_bars (tally, bar_tries);
  double bar = (double) width / n, top = 2.5 * MARKER, base = top + PLOT_HEIGHT;
  uint32_t bars[BARS_MAX], highest = 1;

  fill_bars (tally, bar_tries, n, bars);
  for (unsigned i = 0; i < n; i++)
    highest = MAX (highest, bars[i]);
  for (unsigned i = 0; i < n; i++)
    {
      double left = round (i * bar), right = round ((i + 1) * bar) - GAP;
      double tall = bars[i] ? MAX (ceil ((double) PLOT_HEIGHT * bars[i] / highest), 1) : 0;      /* few are seen too */

      if (tall > 0)
        draw_bar (cr, palette, left, base - tall, MAX (right - left, 1), tall, (i + 1) * bar_tries <= CLAIM);
    }
  draw_axis (self, cr, palette, bar, bar_tries, n, width, base + 1);
  if (self->tries)
    draw_marker (self, cr, palette, bar, bar_tries, n);
}

/* Words. */

static char *
sentence_text (SetdokuTriesChart *self)
{
  const TriesTally *tally = &self->survey.tally;
  g_autofree char *fills = explain_count (tally->fills);
  double within = 100 * tries_tally_within (tally, CLAIM);

  /* Nearly all is not all. */
  if (tally->most > CLAIM)
    within = MIN (within, 99.9);
  if (tally->fills == 0)
    return g_strdup (_("The source says that it takes 1 to 10 tries."));
  /* Translators: number of fills, share in percent, average */
  return g_strdup_printf (ngettext ("The source says 1 to 10. Of %s fill %.1f %% needed no more than 10; the mean is %.1f.",
                                    "The source says 1 to 10. Of %s fills %.1f %% needed no more than 10; the mean is %.1f.",
                                    tally->fills),
                          fills, within, tries_tally_mean (tally));
}

static char *
figures_text (SetdokuTriesChart *self)
{
  const TriesTally *tally = &self->survey.tally;
  unsigned median = tries_tally_percentile (tally, 0.5), nearly = tries_tally_percentile (tally, 0.99);
  g_autofree char *half = explain_count (median), *most = explain_count (nearly), *whole = explain_count (tally->most);
  g_autofree char *all = NULL, *run = NULL, *tries = explain_count (self->tries);

  if (self->tries)
    run = g_strdup_printf (ngettext ("This run took %s try.", "This run took %s tries.", self->tries), tries);
  if (tally->fills == 0)
    return run ? g_steal_pointer (&run) : g_strdup ("");
  /* Translators: three numbers of tries: half of the fills took no more than the first, 99 % no more than the second, all
   * no more than the third */
  all = g_strdup_printf (_("Median %s · 99 %% within %s · most %s"), half, most, whole);
  return run ? g_strdup_printf ("%s\n%s", all, run) : g_steal_pointer (&all);
}

static void
show (SetdokuTriesChart *self)
{
  g_autofree char *sentence = sentence_text (self), *figures = figures_text (self);

  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->figures, figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), *figures != '\0');
  voice_describe (self->plot, sentence);
  gtk_widget_queue_draw (self->plot);
}

/* Object. */

static void
setdoku_tries_chart_dispose (GObject *object)
{
  tries_survey_stop (&SETDOKU_TRIES_CHART (object)->survey);
  G_OBJECT_CLASS (setdoku_tries_chart_parent_class)->dispose (object);
}

static void
setdoku_tries_chart_class_init (SetdokuTriesChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_tries_chart_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The picture itself, which says in words what it shows. */
static GtkWidget *
new_plot (SetdokuTriesChart *self)
{
  GtkWidget *plot = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (plot, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (plot), PLOT_HEIGHT + 3 * MARKER + 4 + height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (plot), draw, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_PROPERTY_LABEL, _("How many fills took how many tries"),
                                  -1);
  gtk_widget_add_css_class (plot, "small");
  return plot;
}

static void
setdoku_tries_chart_init (SetdokuTriesChart *self)
{
  GtkWidget *again = gtk_button_new_with_label (_("Fill another board"));

  card_set_up (GTK_BOX (self), 8);
  card_label_append (GTK_BOX (self), _("How many tries?"), "h3");
  self->plot = new_plot (self);
  gtk_box_append (GTK_BOX (self), self->plot);
  self->sentence = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "dim"));
  self->figures = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "small"));
  gtk_widget_add_css_class (GTK_WIDGET (self->figures), "num");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (again), "search.again");
  gtk_widget_add_css_class (again, "flat");
  gtk_box_append (GTK_BOX (self), again);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self->plot,
                           G_CONNECT_SWAPPED);
  show (self);
}

static void
on_survey (void *user)
{
  show (user);
}

void
setdoku_tries_chart_run (SetdokuTriesChart *self, Variant variant, uint64_t tries)
{
  bool same;

  g_return_if_fail (SETDOKU_IS_TRIES_CHART (self));
  same = self->survey.variant == variant && self->tries == tries;
  self->tries = tries;
  tries_survey_run (&self->survey, variant, SEED, on_survey, self);
  if (!same)
    show (self);
}

void
setdoku_tries_chart_stop (SetdokuTriesChart *self)
{
  g_return_if_fail (SETDOKU_IS_TRIES_CHART (self));
  tries_survey_stop (&self->survey);
}
