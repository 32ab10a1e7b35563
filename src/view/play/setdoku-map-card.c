/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-map-card.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/board/setdoku-map.h"

struct _SetdokuMapCard
{
  SetdokuPart parent_instance;

  SetdokuMap *map;
  GtkWidget  *words, *row;
  GtkLabel   *title, *keys;
  GtkWidget  *near;
  gboolean    placed;                  /* the map has its board, */
  gboolean    has_map;                 /* which one is for */
};

G_DEFINE_FINAL_TYPE (SetdokuMapCard, setdoku_map_card, SETDOKU_TYPE_PART)

static void
setdoku_map_card_class_init (SetdokuMapCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
setdoku_map_card_init (SetdokuMapCard *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 16);
  self->map = SETDOKU_MAP (setdoku_map_new ());
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->near = gtk_toggle_button_new_with_label (_("Zoom in"));
  gtk_widget_set_valign (GTK_WIDGET (self->map), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->near, "on-off");
  g_signal_connect (self->near, "clicked", G_CALLBACK (setdoku_map_leave), NULL);
  self->title = add_label (self->words, "strong");
  gtk_box_append (GTK_BOX (self->words), self->row);
  gtk_box_append (GTK_BOX (self->row), self->near);
  self->keys = add_label (self->row, "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->keys), "keys");
  g_object_bind_property (self, "narrow", self->keys, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  gtk_widget_set_parent (GTK_WIDGET (self->map), GTK_WIDGET (self));
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map of the board"), -1);
}

/* The key to the grid that the cursor is in; of one grid, that to come nearer. */
static void
show_keys (SetdokuMapCard *self,
           int             grid)
{
  g_autofree char *keys = gtk_accelerator_get_label (grid > 0 && grid <= 9 ? GDK_KEY_0 + (guint) grid : GDK_KEY_plus,
                                                     GDK_CONTROL_MASK);

  gtk_label_set_label (self->keys, keys);
}

void
setdoku_map_card_update (SetdokuMapCard *self,
                         SetdokuPlay    *play,
                         SetdokuGame    *game)
{
  g_autofree char *title = NULL;
  int grid;

  g_return_if_fail (SETDOKU_IS_MAP_CARD (self));
  if (!self->placed)
    {
      setdoku_map_set_grid (self->map, setdoku_play_get_board (play));
      g_object_bind_property (setdoku_play_get_board (play), "near", self->near, "active",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
      self->placed = TRUE;
    }
  self->has_map = setdoku_map_is_for (setdoku_game_get_topology (game));
  if (!self->has_map)
    return;
  grid = setdoku_play_get_grid (play);
  title = explain_say (_("Grid {number}"), SAY_NUMBER ("number", grid));
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->title), grid > 0);
  show_keys (self, grid);
}

gboolean
setdoku_map_card_has_map (SetdokuMapCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAP_CARD (self), FALSE);
  return self->has_map;
}
