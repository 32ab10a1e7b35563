/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-cage-card.h"

#include <string.h>

#include "model/teach/cage-sums.h"
#include "view/kit/compat.h"

struct _SetdokuCageCard
{
  SetdokuPart parent_instance;

  GtkLabel   *title, *about;
  GtkFlowBox *chips;
  CageSums    shown;                       /* sum 0: nothing yet */
};

G_DEFINE_FINAL_TYPE (SetdokuCageCard, setdoku_cage_card, SETDOKU_TYPE_PART)

static void
setdoku_cage_card_class_init (SetdokuCageCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (SetdokuCageCard *self,
           const char      *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
setdoku_cage_card_init (SetdokuCageCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->title = add_label (self, "strong");
  self->chips = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->chips, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (self->chips, 12);
  gtk_flow_box_set_column_spacing (self->chips, 4);
  gtk_flow_box_set_row_spacing (self->chips, 4);
  gtk_widget_add_css_class (GTK_WIDGET (self->chips), "facts");
  gtk_widget_set_parent (GTK_WIDGET (self->chips), GTK_WIDGET (self));
  self->about = add_label (self, "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "small");
}

static void
show_chip (SetdokuCageCard *self,
           const CageSums  *sums,
           int              way)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->chips, way);
  g_autofree char *text = cage_sums_chip (sums, way), *spoken = cage_sums_spoken (sums, way);

  if (!child)
    {
      gtk_flow_box_append (self->chips, gtk_label_new (NULL));
      child = gtk_flow_box_get_child_at_index (self->chips, way);
    }
  gtk_label_set_label (GTK_LABEL (gtk_flow_box_child_get_child (child)), text);
  setdoku_part_set_class (child, "struck", sums->struck[way]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show (SetdokuCageCard *self,
      const CageSums  *sums)
{
  g_autofree char *title = cage_sums_title (sums), *about = cage_sums_about (sums);
  GtkFlowBoxChild *child;

  if (memcmp (&self->shown, sums, sizeof *sums) == 0)
    return;
  self->shown = *sums;
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->about, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (int way = 0; way < sums->n; way++)
    show_chip (self, sums, way);
  while ((child = gtk_flow_box_get_child_at_index (self->chips, sums->n)))
    gtk_flow_box_remove (self->chips, GTK_WIDGET (child));
}

void
setdoku_cage_card_update (SetdokuCageCard *self,
                          SetdokuPlay     *play,
                          SetdokuGame     *game)
{
  const Selection *selection;
  CageSums sums;
  gboolean found;

  g_return_if_fail (SETDOKU_IS_CAGE_CARD (self));
  selection = setdoku_play_get_selection (play);
  memset (&sums, 0, sizeof sums);
  found = setdoku_game_get_topology (game) && !places_is_empty (&selection->cells)
          && !setdoku_hint_session_get (setdoku_play_get_hints (play))
          && cage_sums_find (&sums, setdoku_game_get_topology (game), setdoku_game_get_cells (game), selection->cursor);
  gtk_widget_set_visible (GTK_WIDGET (self), found && !setdoku_part_is_narrow (self));
  if (found)
    show (self, &sums);
}
