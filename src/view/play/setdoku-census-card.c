/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-census-card.c — see setdoku-census-card.h. */
#include "setdoku-census-card.h"

#include <glib/gi18n.h>

#include "census-words.h"
#include "config.h"
#include "model/explain/explain.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/tooltip.h"

struct _SetdokuCensusCard
{
  SetdokuPart   parent_instance;

  SetdokuGlyph *glyph;
  GtkLabel     *title, *about;
  GtkButton    *count;
  GtkWidget    *overlays, *two, *spare;
};

G_DEFINE_FINAL_TYPE (SetdokuCensusCard, setdoku_census_card, SETDOKU_TYPE_PART)

static void
setdoku_census_card_adapt (SetdokuPart *part)
{
  SetdokuCensusCard *self = SETDOKU_CENSUS_CARD (part);
  gboolean narrow = setdoku_part_is_narrow (self);

  gtk_widget_set_visible (GTK_WIDGET (self->about), !narrow);
  if (!narrow)
    return;
  gtk_widget_set_visible (self->overlays, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->count), FALSE);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuCensusCard, name)

static void
setdoku_census_card_class_init (SetdokuCensusCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SETDOKU_PART_CLASS (klass)->adapt = setdoku_census_card_adapt;
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "census-card.ui");
  BIND (glyph);
  BIND (title);
  BIND (about);
  BIND (count);
  BIND (overlays);
  BIND (two);
  BIND (spare);
}

static void
setdoku_census_card_init (SetdokuCensusCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the board shows comes before what could be said in general. */
static char *
describe (SetdokuPlay *play,
          int          n_clues)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (play));
  bool one = census_verdict (report) == CENSUS_ONE;

  switch (setdoku_solutions_get_overlay (setdoku_play_get_solutions (play)))
    {
    case SETDOKU_OVERLAY_TRUE_CANDIDATES:
      if (report->n_solutions)
        return g_strdup (report->findings.answered ? _("Shown: the digits of some solution")
                                                   : _("Looking for the digits of some solution…"));
      break;
    case SETDOKU_OVERLAY_SPARE_CLUES:
      if (one)
        return report->findings.answered ? census_spare (report) : g_strdup (_("Looking for clues to spare…"));
      break;
    default:
      break;
    }
  return census_about (report, n_clues);
}

/* One button that goes on or stops, or none where there is nothing more to count. */
static void
show_count_button (SetdokuCensusCard *self,
                   SetdokuCensus     *census)
{
  bool counting = setdoku_census_get_report (census)->counting;
  g_autofree char *cap = explain_count (setdoku_census_get_next_cap (census));
  g_autofree char *tooltip = g_strdup_printf (_("Count up to %s"), cap);
  const char *label = counting ? _("Stop") : _("Count on");

  gtk_widget_set_visible (GTK_WIDGET (self->count),
                          !setdoku_part_is_narrow (self) && (counting || setdoku_census_can_count_on (census)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->count), counting ? "board.stop-counting" : "board.count-on");
  if (g_strcmp0 (gtk_button_get_label (self->count), label) != 0)
    gtk_button_set_label (self->count, label);
  tooltip_set (GTK_WIDGET (self->count), counting ? NULL : tooltip);
}

void
setdoku_census_card_update (SetdokuCensusCard *self,
                            SetdokuPlay       *play,
                            int                n_clues,
                            gboolean           repeated)
{
  SetdokuCensus *census;
  const CensusReport *report;
  CensusVerdict verdict;
  g_autofree char *title = NULL, *about = NULL;

  g_return_if_fail (SETDOKU_IS_CENSUS_CARD (self));
  census = setdoku_play_get_census (play);
  report = setdoku_census_get_report (census);
  if (!report->known)
    return;

  verdict = repeated ? CENSUS_UNSETTLED : census_verdict (report);
  title = repeated ? g_strdup (_("Solutions: not counted yet")) : census_title (report);
  about = repeated ? g_strdup (_("Clear the repeat first")) : describe (play, n_clues);
  census_show_glyph (self->glyph, verdict);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->about, about);
  show_count_button (self, census);
  gtk_widget_set_visible (self->overlays, !setdoku_part_is_narrow (self) && !repeated && verdict != CENSUS_NONE);
  gtk_widget_set_visible (self->two, verdict != CENSUS_ONE);
  gtk_widget_set_visible (self->spare, verdict == CENSUS_ONE);
}
