/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-why-card.h"

#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain-words.h"
#include "view/kit/card.h"
#include "view/kit/glyph-kind.h"
#include "view/kit/setdoku-label-stop.h"
#include "view/board/setdoku-set-table.h"

enum { FACTS_SHOWN = 30 };

struct _SetdokuWhyCard
{
  GtkBox           parent_instance;

  GtkWidget       *back, *go, *because;
  SetdokuGlyph    *glyph;
  GtkLabel        *title, *sentence, *formula, *guesses, *more;
  SetdokuSetTable *table;
  GtkFlowBox      *facts;
};

G_DEFINE_FINAL_TYPE (SetdokuWhyCard, setdoku_why_card, GTK_TYPE_BOX)

enum { FOLLOWED, FACT_HOVERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Facts. */

static void
on_activated (GtkFlowBox *facts, GtkFlowBoxChild *child, SetdokuWhyCard *self)
{
  g_signal_emit (self, signals[FOLLOWED], 0, gtk_flow_box_child_get_index (child));
}

static void
on_fact_enter (GtkEventController *controller, double x, double y, SetdokuWhyCard *self)
{
  GtkWidget *child = gtk_event_controller_get_widget (controller);

  g_signal_emit (self, signals[FACT_HOVERED], 0, gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)));
}

static void
on_fact_leave (GtkEventController *controller, SetdokuWhyCard *self)
{
  g_signal_emit (self, signals[FACT_HOVERED], 0, -1);
}

/* "r5c2 = 1", "r3c4 ≠ 7", "r3c4 = ∅": as in a formula; who wrote the digit is told as on the board. */
static GtkWidget *
new_chip (const Topology *topology, const WhyFact *fact)
{
  PlaceText cell = place_text_on (fact->ask.cell, topology ? topology->columns : 9);
  g_autofree char *text = fact->ask.digit
    ? g_strdup_printf ("%s %s %c", cell.text, fact->placed ? "=" : "≠", value_character (fact->ask.digit))
    : g_strdup_printf ("%s = ∅", cell.text);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "num");
  if (fact->placed && fact->origin == ORIGIN_GIVEN)
    gtk_widget_add_css_class (label, "given");
  else if (fact->placed && fact->origin == ORIGIN_GUESS)
    gtk_widget_add_css_class (label, "guess");
  return label;
}

static void
add_fact (SetdokuWhyCard *self, const Topology *topology, const WhyFact *fact)
{
  g_autofree char *sentence = explain_why_fact (topology, fact);
  g_autofree char *origin = explain_why_origin (fact);
  g_autofree char *name = explain_join_some (LIST_PARTS, sentence, origin, NULL);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), new_chip (topology, fact));
  gtk_widget_set_tooltip_text (child, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_fact_enter), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_fact_leave), self, 0);
  gtk_widget_add_controller (child, motion);
  gtk_flow_box_insert (self->facts, child, -1);
}

static void
show_facts (SetdokuWhyCard *self, const WhyAnswer *answer)
{
  unsigned n = MIN (answer->n_causes, FACTS_SHOWN);
  g_autofree char *n_more = explain_count (answer->n_causes - n), *more = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->facts))))
    gtk_flow_box_remove (self->facts, child);
  for (unsigned i = 0; i < n; i++)
    add_fact (self, answer->topology, &answer->causes[i]);

  if (answer->n_causes > n)
    more = g_strdup_printf (ngettext ("%s more", "%s more", answer->n_causes - n), n_more);
  card_label_show (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), n > 0);
  gtk_widget_set_visible (self->because, n > 0);
}

/* Object. */

static void
setdoku_why_card_class_init (SetdokuWhyCardClass *klass)
{
  const char *const names[N_SIGNALS] = { "followed", "fact-hovered" };

  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkWidget *
new_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
add_head (SetdokuWhyCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->back = new_button ("‹", "search.why-back");
  self->go = new_button (NULL, "search.why-go");
  gtk_widget_set_tooltip_text (self->back, _("Back to the question before"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Back to the question before"), -1);
  gtk_box_append (GTK_BOX (head), self->back);
  self->glyph = g_object_new (SETDOKU_TYPE_GLYPH, "valign", GTK_ALIGN_CENTER, NULL);
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  gtk_label_set_max_width_chars (self->title, 16);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "h2");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->glyph));
  gtk_box_append (GTK_BOX (head), setdoku_label_stop_new (GTK_WIDGET (self->title), self->title));
  gtk_box_append (GTK_BOX (head), self->go);
  gtk_box_append (GTK_BOX (self), head);
}

static void
add_facts (SetdokuWhyCard *self)
{
  GtkWidget *because = gtk_label_new (C_("why", "Because")), *facts = gtk_flow_box_new ();

  self->because = because;
  gtk_label_set_xalign (GTK_LABEL (because), 0);
  gtk_widget_add_css_class (because, "h3");
  gtk_box_append (GTK_BOX (self), because);

  self->facts = GTK_FLOW_BOX (facts);
  gtk_flow_box_set_selection_mode (self->facts, GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (self->facts, 4);
  gtk_flow_box_set_max_children_per_line (self->facts, 5);
  gtk_flow_box_set_homogeneous (self->facts, TRUE);
  gtk_flow_box_set_row_spacing (self->facts, 4);
  gtk_flow_box_set_column_spacing (self->facts, 4);
  gtk_widget_add_css_class (facts, "facts");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (facts), GTK_ACCESSIBLE_RELATION_LABELLED_BY, because, NULL, -1);
  g_signal_connect (facts, "child-activated", G_CALLBACK (on_activated), self);
  gtk_box_append (GTK_BOX (self), facts);
}

static void
setdoku_why_card_init (SetdokuWhyCard *self)
{
  card_set_up (GTK_BOX (self), 8);
  add_head (self);
  self->sentence = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "dim"));
  self->table = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->table));
  self->formula = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "formula"));
  gtk_label_set_selectable (self->formula, TRUE);
  gtk_label_set_justify (self->formula, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->formula, 0.5);
  self->guesses = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "small"));
  gtk_widget_add_css_class (GTK_WIDGET (self->guesses), "num");
  add_facts (self);
  self->more = GTK_LABEL (card_label_append (GTK_BOX (self), NULL, "small"));
}

GtkWidget *
setdoku_why_card_new (void)
{
  return g_object_new (SETDOKU_TYPE_WHY_CARD, NULL);
}

static void
show_ways (SetdokuWhyCard *self, const WhyAnswer *answer, gboolean can_go_back)
{
  g_autofree char *count = explain_count (answer->step);
  /* Translators: number of an event */
  g_autofree char *go = g_strdup_printf (_("Go to event %s"), count);

  gtk_button_set_label (GTK_BUTTON (self->go), go);
  gtk_widget_set_visible (self->go, answer->step > 0);
  gtk_widget_set_visible (self->back, can_go_back);
}

/* Whoever walks along the chain by key goes on with the next cause, or back where there is none. */
static void
keep_focus (SetdokuWhyCard *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->facts));

  if (first)
    gtk_widget_grab_focus (first);
  else if (gtk_widget_get_visible (self->back))
    gtk_widget_grab_focus (self->back);
  else
    gtk_widget_grab_focus (GTK_WIDGET (setdoku_label_stop_of (self->title)));
}

void
setdoku_why_card_show (SetdokuWhyCard *self, const WhyAnswer *answer, gboolean can_go_back, gboolean sets)
{
  g_autofree char *guesses = explain_why_guesses (answer);
  g_autofree char *title = explain_why_title (answer, can_go_back);
  GtkRoot *root;
  GtkWidget *focus;
  gboolean focused;

  g_return_if_fail (SETDOKU_IS_WHY_CARD (self) && answer);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root ? gtk_root_get_focus (root) : NULL;
  focused = focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  glyph_kind_show (self->glyph, answer->explanation.glyph);
  card_label_show (self->title, title);
  card_label_show (self->sentence, answer->explanation.sentence);
  card_label_show (self->formula, sets ? answer->explanation.formula : NULL);
  card_label_show (self->guesses, guesses);
  setdoku_set_table_set_explanation (self->table, &answer->explanation);
  gtk_widget_set_visible (GTK_WIDGET (self->table), sets && answer->explanation.n_rows > 0);
  show_ways (self, answer, can_go_back);
  show_facts (self, answer);
  if (focused)
    keep_focus (self);
}

int
setdoku_why_card_get_n_facts (SetdokuWhyCard *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_WHY_CARD (self), 0);
  while (gtk_flow_box_get_child_at_index (self->facts, n))
    n++;
  return n;
}
