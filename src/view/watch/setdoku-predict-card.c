/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-predict-card.h"

#include <glib/gi18n.h>

#include "view/kit/card.h"
#include "view/kit/glyph-kind.h"

struct _SetdokuPredictCard
{
  GtkBox          parent_instance;

  SetdokuPredict *predict;
  GtkWidget      *hint, *answers, *result;
  SetdokuGlyph   *glyph;
  GtkLabel       *score;
};

G_DEFINE_FINAL_TYPE (SetdokuPredictCard, setdoku_predict_card, GTK_TYPE_BOX)

static void
update (SetdokuPredictCard *self)
{
  g_autofree char *score = setdoku_predict_dup_score (self->predict), *said = NULL, *text = NULL;
  Predicted last = setdoku_predict_get_last (self->predict);
  gboolean asking = setdoku_predict_is_asking (self->predict);

  if (last == PREDICTED_WRONG)
    /* Translators: %s is one of the four answers to "What happens next?" */
    said = g_strdup_printf (_("You said: %s"), predict_name (setdoku_predict_get_said (self->predict)));
  glyph_kind_show (self->glyph, last == PREDICTED_RIGHT ? GLYPH_SOLUTION
                                : last == PREDICTED_WRONG ? GLYPH_TAKE_BACK : GLYPH_NONE);
  text = said && score ? explain_join_some (LIST_FACTS, said, score, NULL) : g_strdup (score);
  card_label_show (self->score, text);
  if (last == PREDICTED_RIGHT)
    gtk_widget_add_css_class (GTK_WIDGET (self->score), "solved");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->score), "solved");
  gtk_widget_set_visible (self->hint, !asking && !score);
  gtk_widget_set_visible (self->answers, asking);
  gtk_widget_set_visible (self->result, !asking && score);
  gtk_widget_set_visible (GTK_WIDGET (self), setdoku_predict_is_on (self->predict));
}

/* "1", a sign, "A guess" */
static GtkWidget *
new_answer (Prediction what)
{
  g_autofree char *number = g_strdup_printf ("%d", (int) what);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key = gtk_label_new (number), *glyph = g_object_new (SETDOKU_TYPE_GLYPH, NULL);
  GtkWidget *name = gtk_label_new (predict_name (what));

  gtk_widget_add_css_class (key, "keycap");
  glyph_kind_show (SETDOKU_GLYPH (glyph), predict_glyph (what));
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "search.predict");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, predict_name (what), -1);
  return button;
}

/* Object. */

static void
setdoku_predict_card_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_PREDICT_CARD (object)->predict);
  G_OBJECT_CLASS (setdoku_predict_card_parent_class)->dispose (object);
}

static void
setdoku_predict_card_class_init (SetdokuPredictCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_predict_card_dispose;
}

static void
setdoku_predict_card_init (SetdokuPredictCard *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->hint = card_label_append (GTK_BOX (self), _("The search halts before each guess, dead end, take-back and solution."),
                                  "hint");
  self->answers = GTK_WIDGET (grid);
  gtk_grid_set_row_spacing (grid, 8);
  gtk_grid_set_column_spacing (grid, 8);
  gtk_grid_set_column_homogeneous (grid, TRUE);
  for (Prediction what = PREDICT_GUESS; what < N_PREDICTIONS; what++)
    gtk_grid_attach (grid, new_answer (what), (what - PREDICT_GUESS) % 2, (what - PREDICT_GUESS) / 2, 1, 1);
  gtk_box_append (GTK_BOX (self), self->answers);

  self->result = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->glyph = g_object_new (SETDOKU_TYPE_GLYPH, "valign", GTK_ALIGN_CENTER, NULL);
  self->score = GTK_LABEL (card_label_new ("", "num"));
  gtk_box_append (GTK_BOX (self->result), GTK_WIDGET (self->glyph));
  gtk_box_append (GTK_BOX (self->result), GTK_WIDGET (self->score));
  gtk_widget_add_css_class (self->result, "prediction");
  gtk_box_append (GTK_BOX (self), self->result);
}

GtkWidget *
setdoku_predict_card_new (SetdokuPredict *predict)
{
  SetdokuPredictCard *self = g_object_new (SETDOKU_TYPE_PREDICT_CARD, NULL);

  self->predict = g_object_ref (predict);
  g_signal_connect_object (predict, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
