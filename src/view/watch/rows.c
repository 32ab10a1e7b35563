/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rows.c — see rows.h. */
#include "rows.h"

static gboolean
is_row (GtkWidget *child)
{
  return gtk_widget_get_visible (child) && gtk_widget_get_focusable (child) && gtk_widget_is_sensitive (child);
}

static GtkWidget *
next_row (GtkWidget *row, gboolean down)
{
  do
    row = down ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row);
  while (row && !is_row (row));
  return row;
}

GtkWidget *
rows_move (GtkWidget *box, guint keyval)
{
  GtkWidget *row = gtk_widget_get_focus_child (box), *reached = NULL;
  gboolean down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down || keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End;
  gboolean far = keyval == GDK_KEY_Home || keyval == GDK_KEY_KP_Home || keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End;

  if (!row || !(down || far || keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    return NULL;
  for (GtkWidget *next = next_row (row, down); next; next = far ? next_row (next, down) : NULL)
    reached = next;
  if (!reached)
    return row;
  gtk_widget_grab_focus (reached);
  return reached;
}
