/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-steer-card.h"

#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"
#include "view/kit/card.h"
#include "view/kit/setdoku-part.h"

typedef struct { GtkWidget *line, *button, *cost; } Row;

struct _SetdokuSteerCard
{
  GtkBox         parent_instance;

  GtkWidget     *choice, *ways;
  GtkLabel      *title;
  GtkSizeGroup  *buttons;              /* of the rows */
  int            n_rows;               /* as many as any board so far had values */
  Row            rows[VALUES_MAX + 1]; /* from [1] on */
  GtkMenuButton *way;
  GtkLabel      *way_label;
};

G_DEFINE_FINAL_TYPE (SetdokuSteerCard, setdoku_steer_card, GTK_TYPE_BOX)

static void
update_visible (SetdokuSteerCard *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->choice) || gtk_widget_get_visible (self->ways));
}

/* A row is a box of its own: a GtkGrid would ask for the height that the words take when they break after each one. */
static void
add_row (SetdokuSteerCard *self, int digit)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  /* Translators: a digit; on a button */
  g_autofree char *label = explain_say (C_("steer", "Try {digit}"), SAY_VALUE ("digit", digit));
  Row *row = &self->rows[digit];

  row->button = gtk_button_new_with_label (label);
  row->cost = card_label_new ("", "small");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "(ii)", 0, digit);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), "search.try");
  gtk_widget_add_css_class (row->cost, "num");
  gtk_widget_set_hexpand (row->cost, TRUE);
  gtk_widget_set_valign (row->cost, GTK_ALIGN_CENTER);
  gtk_size_group_add_widget (self->buttons, row->button);
  gtk_box_append (GTK_BOX (line), row->button);
  gtk_box_append (GTK_BOX (line), row->cost);
  gtk_box_append (GTK_BOX (self->choice), line);
  row->line = line;
}

/* Rows for so many digits. */
static void
offer (SetdokuSteerCard *self, int n)
{
  while (self->n_rows < n)
    add_row (self, ++self->n_rows);
  for (int digit = 1; digit <= self->n_rows; digit++)
    gtk_widget_set_visible (self->rows[digit].line, digit <= n);
}

static void
build_choice (SetdokuSteerCard *self)
{
  self->buttons = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->choice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->title = GTK_LABEL (card_label_append (GTK_BOX (self->choice), "", "h3"));
  card_label_append (GTK_BOX (self->choice), _("What would come of each digit. Click another cell to guess there."), "dim");
  offer (self, 9);
}

static void
build_ways (SetdokuSteerCard *self)
{
  GtkWidget *drop = gtk_button_new_with_label (_("Take it back"));

  self->ways = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->way = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->way_label = GTK_LABEL (gtk_label_new (_("The search’s own way")));
  gtk_label_set_ellipsize (self->way_label, PANGO_ELLIPSIZE_END);
  gtk_menu_button_set_child (self->way, GTK_WIDGET (self->way_label));
  gtk_menu_button_set_always_show_arrow (self->way, TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->way), _("The ways that this search was made to go"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->way), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The ways that this search was made to go"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (drop), "search.drop-way");
  gtk_widget_set_tooltip_text (drop, _("Remove this way, and go back to the one before"));
  gtk_widget_set_halign (drop, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->ways), GTK_WIDGET (self->way));
  gtk_box_append (GTK_BOX (self->ways), drop);
}

static void
setdoku_steer_card_finalize (GObject *object)
{
  g_object_unref (SETDOKU_STEER_CARD (object)->buttons);
  G_OBJECT_CLASS (setdoku_steer_card_parent_class)->finalize (object);
}

static void
setdoku_steer_card_class_init (SetdokuSteerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_steer_card_finalize;
}

static void
setdoku_steer_card_init (SetdokuSteerCard *self)
{
  card_set_up (GTK_BOX (self), 12);
  build_choice (self);
  build_ways (self);
  gtk_box_append (GTK_BOX (self), self->choice);
  gtk_box_append (GTK_BOX (self), self->ways);
  gtk_widget_set_visible (self->choice, FALSE);
  gtk_widget_set_visible (self->ways, FALSE);
  update_visible (self);
}

GtkWidget *
setdoku_steer_card_new (void)
{
  return g_object_new (SETDOKU_TYPE_STEER_CARD, NULL);
}

/* A digit is left out where the whole board shows that it cannot stand; but where nothing else is asked for, it is said. */
static void
show_row (Row *row, const SteerCost *cost, int digit, int own)
{
  const Cost      *of = &cost->digit[digit];
  g_autofree char *words = cost_describe (cost->topology, of, digit), *text = NULL;
  gboolean         can = !cost_is_refused (of->kind);

  /* Translators: what would come of a digit; it is the one that the search itself tries */
  text = digit == own ? g_strdup_printf (_("%s · the search’s choice"), words) : g_strdup (words);
  gtk_label_set_label (GTK_LABEL (row->cost), text);
  gtk_widget_set_sensitive (row->button, can);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "(ii)", cost->cell, digit);
  setdoku_part_set_class (row->cost, "solution", of->kind == COST_SOLVES);
  setdoku_part_set_class (row->cost, "dim", of->kind != COST_SOLVES);
}

void
setdoku_steer_card_set_cost (SetdokuSteerCard *self, const SteerCost *cost, int own)
{
  g_return_if_fail (SETDOKU_IS_STEER_CARD (self));
  if (cost)
    {
      g_autofree char *title = explain_say (_("Your guess at {cell}"), SAY_CELL_ON ("cell", cost->topology, cost->cell));

      gtk_label_set_label (self->title, title);
      offer (self, steer_cost_n (cost));
      for (int digit = 1; digit <= steer_cost_n (cost); digit++)
        show_row (&self->rows[digit], cost, digit, own);
    }
  gtk_widget_set_visible (self->choice, cost != NULL);
  update_visible (self);
}

void
setdoku_steer_card_set_ways (SetdokuSteerCard *self, const Topology *topology, const Forks *forks)
{
  g_autoptr (GMenu) menu = NULL;
  g_autofree char *name = NULL, *label = NULL;

  g_return_if_fail (SETDOKU_IS_STEER_CARD (self) && forks);
  gtk_widget_set_visible (self->ways, forks->n > 0);
  update_visible (self);
  if (forks->n == 0)
    return;

  menu = g_menu_new ();
  for (unsigned i = 0; i <= forks->n; i++)
    {
      g_autofree char *item = forks_describe (topology, forks, i), *action = g_strdup_printf ("search.way(uint32 %u)", i);

      g_menu_append (menu, item, action);
    }
  name = forks_describe (topology, forks, forks->current);
  /* Translators: which of the ways that a search was made to go, how many there are, and what it is */
  label = g_strdup_printf (_("Branch %u of %u: %s"), forks->current + 1, forks->n + 1, name);
  gtk_label_set_label (self->way_label, label);
  gtk_menu_button_set_menu_model (self->way, G_MENU_MODEL (menu));
}
