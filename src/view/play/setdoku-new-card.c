/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-new-card.h"

#include <glib/gi18n.h>

#include "engine/rate/level.h"
#include "view/kit/even-layout.h"

enum { COLUMNS = 3 };

struct _SetdokuNewCard
{
  GtkWidget  parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (SetdokuNewCard, setdoku_new_card, GTK_TYPE_WIDGET)

static GtkWidget *
new_button (const char *label,
            const char *action,
            const char *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  if (target)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
setdoku_new_card_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_NEW_CARD (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_new_card_parent_class)->dispose (object);
}

static void
setdoku_new_card_class_init (SetdokuNewCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_new_card_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
setdoku_new_card_init (SetdokuNewCard *self)
{
  GtkWidget *heading = gtk_label_new (_("New puzzle")), *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (heading, "h3");
  gtk_widget_set_layout_manager (tiles, even_layout_new (2, COLUMNS, 8));
  gtk_widget_add_css_class (tiles, "card");
  for (const RatingLevel *level = rating_levels; level->id; level++)
    gtk_box_append (GTK_BOX (tiles), new_button (_(level->name), "win.new-level", level->id));
  gtk_box_append (GTK_BOX (tiles), new_button (_("More…"), "win.new-puzzle", NULL));
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), tiles);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
