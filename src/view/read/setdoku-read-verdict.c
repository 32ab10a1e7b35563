/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-verdict.c — see setdoku-read-verdict.h. */
#include "setdoku-read-verdict.h"

#include <glib/gi18n.h>

#include "engine/any/any-check.h"
#include "model/explain/explain-say.h"
#include "model/teach/explain-rating.h"
#include "view/kit/voice.h"
#include "view/play/census-words.h"

struct _SetdokuReadVerdict
{
  GtkBox         parent_instance;

  SetdokuGlyph  *glyph;
  GtkLabel      *title, *about;
  SetdokuCensus *census;
  SetdokuRating *rating;
  Board          board;              /* of a classic one */
  bool           classic, repeated;
  int            n_clues;
};

G_DEFINE_FINAL_TYPE (SetdokuReadVerdict, setdoku_read_verdict, GTK_TYPE_BOX)

static char *
say_about (SetdokuReadVerdict *self)
{
  int n = self->n_clues;
  g_autofree char *clues = explain_say (ngettext ("with this clue", "with these {count} clues", (gulong) n),
                                        SAY_NUMBER ("count", n));
  g_autofree char *rating = explain_rating_name (setdoku_rating_get_report (self->rating));

  return explain_join_some (LIST_FACTS, clues, rating ? rating : "", NULL);
}

static void
show (SetdokuReadVerdict *self)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  bool repeated = report->known && self->repeated;
  CensusVerdict verdict = repeated ? CENSUS_UNSETTLED : census_verdict (report);
  g_autofree char *title = NULL, *about = NULL;

  setdoku_rating_set_board (self->rating, report->known && !repeated && verdict == CENSUS_ONE && self->classic ? &self->board
                                                                                                               : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), report->known);
  if (!report->known)
    return;
  title = repeated ? g_strdup (_("Solutions: not counted yet")) : census_title (report);
  about = repeated ? g_strdup (_("A digit is repeated")) : say_about (self);
  census_show_glyph (self->glyph, verdict);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->about, about);
}

static void
setdoku_read_verdict_dispose (GObject *object)
{
  SetdokuReadVerdict *self = SETDOKU_READ_VERDICT (object);

  g_clear_object (&self->census);
  g_clear_object (&self->rating);
  G_OBJECT_CLASS (setdoku_read_verdict_parent_class)->dispose (object);
}

static void
setdoku_read_verdict_class_init (SetdokuReadVerdictClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_read_verdict_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-read-verdict");
}

static void
setdoku_read_verdict_init (SetdokuReadVerdict *self)
{
  self->census = setdoku_census_new ();
  self->rating = setdoku_rating_new ();
  self->glyph = g_object_new (SETDOKU_TYPE_GLYPH, "valign", GTK_ALIGN_CENTER, NULL);
  self->title = GTK_LABEL (gtk_label_new (NULL));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "strong");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "num");
  gtk_label_set_wrap (self->title, TRUE);
  gtk_label_set_natural_wrap_mode (self->title, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_wrap (self->about, TRUE);
  voice_follow (self->title);
  gtk_box_set_spacing (GTK_BOX (self), 5);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->glyph));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->about));
  g_signal_connect_object (self->census, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rating, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

void
setdoku_read_verdict_set_clues (SetdokuReadVerdict *self,
                                const Topology     *topology,
                                const uint8_t      *clue)
{
  int n_cells = topology ? topology->n_cells : N_CELLS;
  PlaceSet broken = PLACES_NONE;

  g_return_if_fail (SETDOKU_IS_READ_VERDICT (self));
  self->classic = !topology;
  self->n_clues = 0;
  for (int cell = 0; clue && cell < n_cells; cell++)
    self->n_clues += clue[cell] > 0;
  if (clue && topology)
    broken = any_broken (topology, clue, NULL);
  else if (clue)
    {
      board_from_digits (&self->board, clue);
      broken = places_from_cells (board_repeats (&self->board));
    }
  self->repeated = !places_is_empty (&broken);
  if (clue && topology)
    setdoku_census_set_any (self->census, topology, clue);
  else
    setdoku_census_set_board (self->census, clue ? &self->board : NULL);
  show (self);
}
