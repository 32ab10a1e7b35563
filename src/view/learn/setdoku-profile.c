/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-profile.c — see setdoku-profile.h. */
#include "setdoku-profile.h"

#include <glib/gi18n.h>

#include "view/kit/setdoku-squeeze.h"
#include "view/kit/voice.h"
#include "config.h"
#include "model/teach/explain-rating.h"

struct _SetdokuProfile
{
  GtkPopover           parent_instance;

  SetdokuRating       *rating;
  DocumentRating       brought;
  char                *brought_level;

  GtkLabel            *se_level, *se_about, *se_more, *hodoku_level, *hodoku_about, *hodoku_more, *source, *sum, *step;
  SetdokuProfileChart *chart;
};

G_DEFINE_FINAL_TYPE (SetdokuProfile, setdoku_profile, GTK_TYPE_POPOVER)

static void
setdoku_profile_dispose (GObject *object)
{
  SetdokuProfile *self = SETDOKU_PROFILE (object);

  g_clear_object (&self->rating);
  g_clear_pointer (&self->brought_level, g_free);
  G_OBJECT_CLASS (setdoku_profile_parent_class)->dispose (object);
}

static void
show_step (SetdokuProfile *self)
{
  g_autofree char *text = setdoku_profile_chart_describe (self->chart);

  gtk_label_set_label (self->step, text);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuProfile, name)

static void
setdoku_profile_class_init (SetdokuProfileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_profile_dispose;
  g_type_ensure (SETDOKU_TYPE_PROFILE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "profile.ui");
  BIND (se_level);
  BIND (se_about);
  BIND (se_more);
  BIND (hodoku_level);
  BIND (hodoku_about);
  BIND (hodoku_more);
  BIND (source);
  BIND (sum);
  BIND (step);
  BIND (chart);
  gtk_widget_class_bind_template_callback (widget_class, show_step);
}

static void
setdoku_profile_init (SetdokuProfile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  squeeze_buttons (GTK_WIDGET (self));
  voice_follow (self->step);
}

/* Found, or still looked for. */
static void
show_se (SetdokuProfile *self,
         const SeRating *se)
{
  g_autofree char *about = se->rated ? explain_se_rating (se) : g_strdup (_("Looking how hard it is…"));
  g_autofree char *more = se->rated ? explain_se_figures (se) : g_strdup ("");

  gtk_label_set_label (self->se_level, explain_se_level (se));
  gtk_label_set_label (self->se_about, about);
  gtk_label_set_label (self->se_more, more);
}

static void
show_hodoku (SetdokuProfile     *self,
             const HodokuRating *hodoku)
{
  g_autofree char *about = hodoku->scored ? explain_hodoku_rating (hodoku) : g_strdup (_("Looking how hard it is…"));
  g_autofree char *more = NULL;

  if (hodoku->hardest)
    /* Translators: number of steps, and the name of a technique */
    more = g_strdup_printf (ngettext ("%d step; the hardest: %s", "%d steps; the hardest: %s", (gulong) hodoku->n_steps),
                            hodoku->n_steps, _(hodoku->hardest->name));
  gtk_label_set_label (self->hodoku_level, explain_hodoku_level (hodoku));
  gtk_label_set_label (self->hodoku_about, about);
  gtk_label_set_label (self->hodoku_more, more ? more : "");
}

static void
show_brought (SetdokuProfile     *self,
              const RatingReport *report)
{
  g_autofree char *text = explain_brought_rating (&self->brought, self->brought_level, report);

  gtk_label_set_label (self->source, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->source), text != NULL);
}

static void
update (SetdokuProfile *self)
{
  const RatingReport *report = setdoku_rating_get_report (self->rating);
  g_autofree char *sum = explain_rating_profile (&report->se);

  show_se (self, &report->se);
  show_hodoku (self, &report->hodoku);
  show_brought (self, report);
  gtk_label_set_label (self->sum, sum);
  setdoku_profile_chart_set_rating (self->chart, &report->se);
  show_step (self);
}

GtkWidget *
setdoku_profile_new (SetdokuRating *rating)
{
  SetdokuProfile *self = g_object_new (SETDOKU_TYPE_PROFILE, NULL);

  self->rating = g_object_ref (rating);
  g_signal_connect_object (rating, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
setdoku_profile_set_brought (SetdokuProfile       *self,
                             const DocumentRating *brought,
                             const char           *level)
{
  g_return_if_fail (SETDOKU_IS_PROFILE (self) && brought);
  self->brought = *brought;
  g_free (self->brought_level);
  self->brought_level = g_strdup (level);
  update (self);
}

SetdokuProfileChart *
setdoku_profile_get_chart (SetdokuProfile *self)
{
  g_return_val_if_fail (SETDOKU_IS_PROFILE (self), NULL);
  return self->chart;
}
