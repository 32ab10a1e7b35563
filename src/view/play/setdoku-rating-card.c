/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-rating-card.c — see setdoku-rating-card.h. */
#include "setdoku-rating-card.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain.h"
#include "model/teach/explain-rating.h"

enum { PATIENCE_MS = 100 };

struct _SetdokuRatingCard
{
  SetdokuPart         parent_instance;

  SetdokuRating      *rating;
  SetdokuRatingScale  scale;
  DocumentRating      brought;
  char               *brought_level, *heading;
  char               *own_level, *own_about;     /* NULL: the rating is shown */
  gboolean            own_working;
  guint               patience;          /* source id: runs while the answer may still come in time */
  gboolean            late;              /* it did not */

  GtkWidget          *button;
  GtkSpinner         *spinner;
  GtkLabel           *level, *about, *source;
};

G_DEFINE_FINAL_TYPE (SetdokuRatingCard, setdoku_rating_card, SETDOKU_TYPE_PART)

static void
setdoku_rating_card_dispose (GObject *object)
{
  SetdokuRatingCard *self = SETDOKU_RATING_CARD (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_object (&self->rating);
  g_clear_pointer (&self->brought_level, g_free);
  g_clear_pointer (&self->heading, g_free);
  g_clear_pointer (&self->own_level, g_free);
  g_clear_pointer (&self->own_about, g_free);
  G_OBJECT_CLASS (setdoku_rating_card_parent_class)->dispose (object);
}

static void update (SetdokuRatingCard *self);

static void
setdoku_rating_card_adapt (SetdokuPart *part)
{
  SetdokuRatingCard *self = SETDOKU_RATING_CARD (part);

  if (self->rating)
    update (self);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuRatingCard, name)

static void
setdoku_rating_card_class_init (SetdokuRatingCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_rating_card_dispose;
  SETDOKU_PART_CLASS (klass)->adapt = setdoku_rating_card_adapt;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-rating-card");
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "rating-card.ui");
  BIND (button);
  BIND (spinner);
  BIND (level);
  BIND (about);
  BIND (source);
}

static void
setdoku_rating_card_init (SetdokuRatingCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_answered (SetdokuRatingCard  *self,
             const RatingReport *report)
{
  return self->scale == SETDOKU_RATING_SE ? report->se.rated : report->hodoku.scored;
}

static void update (SetdokuRatingCard *self);

static gboolean
on_patience_over (gpointer user)
{
  SetdokuRatingCard *self = user;

  self->patience = 0;
  self->late = TRUE;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Starts to wait, or stops. */
static void
wait (SetdokuRatingCard *self,
      gboolean           waiting)
{
  if (!waiting)
    {
      g_clear_handle_id (&self->patience, g_source_remove);
      self->late = FALSE;
    }
  else if (!self->patience && !self->late)
    self->patience = g_timeout_add (PATIENCE_MS, on_patience_over, self);
}

/* Whether it is what we find, too, is known a moment later. */
static void
show_brought (SetdokuRatingCard  *self,
              const RatingReport *report)
{
  g_autofree char *text = explain_brought_rating (&self->brought, self->brought_level, report);
  gboolean shown = text && (report->se.rated || self->late);

  gtk_label_set_label (self->source, shown ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->source), shown);
}

/* "Easy · 1.5 · 31 clues"; alone it is the level. The line below names the scale. */
static char *
compose_line (SetdokuRatingCard  *self,
              const RatingReport *report,
              const char         *level)
{
  g_autofree char *number = self->scale == SETDOKU_RATING_SE ? explain_tenths (report->se.er)
                                                             : explain_count ((uint64_t) report->hodoku.score);

  if (!self->heading)
    return g_strdup (level);
  return *level ? explain_join_some (LIST_FACTS, level, number, self->heading, NULL) : g_strdup (self->heading);
}

static void
show_line (SetdokuRatingCard  *self,
           const RatingReport *report,
           const char         *level,
           const char         *about)
{
  g_autofree char *line = compose_line (self, report, level), *name = NULL;

  /* Translators: a level such as “Expert”, and what it is by: “6.6 on Sudoku Explainer’s scale” */
  name = *level ? g_strdup_printf (_("Difficulty: %s, %s"), level, about) : g_strdup (*line ? line : about);
  gtk_label_set_label (self->level, line);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *about || (report->known && !is_answered (self, report)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Of a board that no scale is for. */
static void
update_level (SetdokuRatingCard *self)
{
  g_autofree char *line = explain_join_some (LIST_FACTS, self->own_level, self->heading ? self->heading : "", NULL);
  gboolean spin = self->own_working && self->late;
  const char *about = spin ? _("Looking how hard it is…") : self->own_about;
  g_autofree char *name = NULL;

  wait (self, self->own_working);
  name = *self->own_level ? g_strdup_printf (_("Difficulty: %s, %s"), self->own_level, about) : g_strdup (line);
  gtk_label_set_label (self->level, line);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *about != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->source), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_spinner_set_spinning (self->spinner, spin);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), spin);
  gtk_widget_set_sensitive (self->button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), !setdoku_part_is_narrow (self) && *line);
}

static void
update (SetdokuRatingCard *self)
{
  const RatingReport *report = setdoku_rating_get_report (self->rating);
  gboolean answered = is_answered (self, report), spin = report->known && !answered && self->late;
  const char *level = self->scale == SETDOKU_RATING_SE ? explain_se_level (&report->se) : explain_hodoku_level (&report->hodoku);
  gboolean rated = answered && *level;
  g_autofree char *about = NULL;

  if (self->own_level)
    {
      update_level (self);
      return;
    }
  wait (self, report->known && !answered && setdoku_rating_is_working (self->rating));
  if (rated)
    about = self->scale == SETDOKU_RATING_SE ? explain_se_rating (&report->se) : explain_hodoku_rating (&report->hodoku);
  show_line (self, report, rated ? level : "", about ? about : spin ? _("Looking how hard it is…") : "");
  show_brought (self, report);
  gtk_spinner_set_spinning (self->spinner, spin);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), spin);
  gtk_widget_set_sensitive (self->button, rated);
  gtk_widget_set_visible (GTK_WIDGET (self), !setdoku_part_is_narrow (self)
                                             && (self->heading || (report->known && (!answered || *level))));
}

void
setdoku_rating_card_set_rating (SetdokuRatingCard *self,
                                SetdokuRating     *rating)
{
  g_return_if_fail (SETDOKU_IS_RATING_CARD (self) && SETDOKU_IS_RATING (rating));
  if (g_set_object (&self->rating, rating))
    g_signal_connect_object (rating, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
setdoku_rating_card_set_scale (SetdokuRatingCard  *self,
                               SetdokuRatingScale  scale)
{
  g_return_if_fail (SETDOKU_IS_RATING_CARD (self));
  self->scale = scale;
  if (self->rating)
    update (self);
}

void
setdoku_rating_card_set_brought (SetdokuRatingCard    *self,
                                 const DocumentRating *brought,
                                 const char           *level)
{
  g_return_if_fail (SETDOKU_IS_RATING_CARD (self) && brought);
  self->brought = *brought;
  g_free (self->brought_level);
  self->brought_level = g_strdup (level);
  if (self->rating)
    update (self);
}

void
setdoku_rating_card_set_level (SetdokuRatingCard *self,
                               const char        *level,
                               const char        *about,
                               gboolean           working)
{
  g_return_if_fail (SETDOKU_IS_RATING_CARD (self));
  g_free (self->own_level);
  g_free (self->own_about);
  self->own_level = g_strdup (level);
  self->own_about = g_strdup (about);
  self->own_working = working;
  if (self->rating)
    update (self);
}

void
setdoku_rating_card_set_heading (SetdokuRatingCard *self,
                                 const char        *clues)
{
  g_return_if_fail (SETDOKU_IS_RATING_CARD (self) && clues);
  if (g_strcmp0 (self->heading, clues) == 0)
    return;
  g_free (self->heading);
  self->heading = g_strdup (clues);
  gtk_widget_add_css_class (GTK_WIDGET (self->level), "h2");
  if (self->rating)
    update (self);
}
