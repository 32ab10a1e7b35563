/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-tab.h"

#include <glib/gi18n.h>

#include "print-control.h"
#include "view/kit/compat.h"

enum { GAP = 12, MARGIN = 18 };

/* Nothing waits for a change: the dialog says when all was chosen. */
static void
on_changed (void)
{
}

static void
add (GtkGrid *grid, int line, PrintRow row, GtkWidget *control)
{
  const char *words = _(print_rows[row].label);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (control, GTK_ALIGN_START);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (GTK_IS_DROP_DOWN (control))
    compat_name_drop_down (GTK_DROP_DOWN (control), words);
  gtk_grid_attach (grid, label, 0, line, 1, 1);
  gtk_grid_attach (grid, control, 1, line, 1, 1);
}

GtkWidget *
print_tab_build (PrintTab *tab, unsigned rows, const PrintChoice *choice)
{
  GtkWidget *grid = gtk_grid_new ();

  *tab = (PrintTab) { 0 };
  gtk_widget_add_css_class (grid, "setdoku");
  gtk_grid_set_row_spacing (GTK_GRID (grid), GAP);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 2 * GAP);
  gtk_widget_set_margin_start (grid, MARGIN);
  gtk_widget_set_margin_end (grid, MARGIN);
  gtk_widget_set_margin_top (grid, MARGIN);
  gtk_widget_set_margin_bottom (grid, MARGIN);
  for (PrintRow row = PRINT_PER_PAGE; row < N_PRINT_ROWS; row++)
    if (row != PRINT_PAPER && rows >> row & 1)
      {
        tab->control[row] = print_control_new (row, on_changed, NULL);
        print_control_set (row, tab->control[row], choice->value[row]);
        add (GTK_GRID (grid), (int) row, row, tab->control[row]);
      }
  return grid;
}

void
print_tab_read (const PrintTab *tab, PrintChoice *choice)
{
  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    if (tab->control[row])
      choice->value[row] = print_control_get (row, tab->control[row]);
}
