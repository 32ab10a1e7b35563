/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cell-menu.c — see setdoku-cell-menu.h. */
#include "setdoku-cell-menu.h"

#include <glib/gi18n.h>

#include "setdoku-pad.h"

struct _SetdokuCellMenu
{
  GtkPopover   parent_instance;

  SetdokuGrid *grid;                     /* the parent */
  SetdokuPad  *pad;
};

G_DEFINE_FINAL_TYPE (SetdokuCellMenu, setdoku_cell_menu, GTK_TYPE_POPOVER)

static void
setdoku_cell_menu_class_init (SetdokuCellMenuClass *klass)
{
}

static void
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
}

static void
setdoku_cell_menu_init (SetdokuCellMenu *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->pad = g_object_new (SETDOKU_TYPE_PAD, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->pad), "low");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pad));
  add_button (tools, _("Erase"), "board.erase");
  add_button (tools, _("Select same"), "board.select-same");
  gtk_box_append (GTK_BOX (box), tools);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cell-menu");
}

SetdokuCellMenu *
setdoku_cell_menu_new (SetdokuGrid *grid)
{
  SetdokuCellMenu *self = g_object_new (SETDOKU_TYPE_CELL_MENU, NULL);

  self->grid = grid;
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (grid));
  return self;
}

void
setdoku_cell_menu_open (SetdokuCellMenu *self,
                        SetdokuPlay     *play,
                        SetdokuGame     *game,
                        int              cell)
{
  int left[10] = { 0 };
  GdkRectangle area;

  g_return_if_fail (SETDOKU_IS_CELL_MENU (self) && cell >= 0 && cell < N_CELLS);
  for (int digit = 1; digit <= 9; digit++)
    left[digit] = 9 - setdoku_game_count_digit (game, digit);
  setdoku_pad_update (self->pad, left, setdoku_play_get_digit (play));
  setdoku_grid_get_cell_area (self->grid, cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &area);
  gtk_popover_popup (GTK_POPOVER (self));
}
