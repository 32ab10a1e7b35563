/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library-cells.h"

#include "model/keep/puzzle.h"
#include "view/board/setdoku-preview.h"

static void
tell_made (GtkListItemFactory *factory,
           GtkListItem        *item)
{
  LibraryCellMade made = g_object_get_data (G_OBJECT (factory), "setdoku-made");

  made (gtk_list_item_get_child (item), item);
}

static void
show_text (GtkListItem *item)
{
  const LibraryColumn *column = g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "setdoku-column");
  g_autofree char *text = column->describe (setdoku_puzzle_get_facts (gtk_list_item_get_item (item)));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static void
on_setup_text (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  const LibraryColumn *column = g_object_get_data (G_OBJECT (factory), "setdoku-column");
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), column->wide ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (label, "num");
  g_object_set_data (G_OBJECT (label), "setdoku-column", (gpointer) column);
  gtk_list_item_set_child (item, label);
  tell_made (factory, item);
}

static void
on_bind_text (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (show_text), item, G_CONNECT_SWAPPED);
  show_text (item);
}

static void
on_unbind_text (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_text, item);
}

static void
on_setup_picture (GtkListItemFactory *factory,
                  GtkListItem        *item)
{
  GtkWidget *preview = g_object_new (SETDOKU_TYPE_PREVIEW, "valign", GTK_ALIGN_CENTER, NULL);

  setdoku_preview_set_side (SETDOKU_PREVIEW (preview), GPOINTER_TO_INT (g_object_get_data (G_OBJECT (factory), "setdoku-side")));
  gtk_list_item_set_child (item, preview);
  tell_made (factory, item);
}

/* The cell's parent is the row, which GTK gives no name. */
static void
name_row (GtkListItem *item)
{
  GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (item)), *row = cell ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *text = library_describe_puzzle (setdoku_puzzle_get_facts (gtk_list_item_get_item (item)));

  if (row)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
on_bind_picture (GtkListItemFactory *factory,
                 GtkListItem        *item)
{
  g_autoptr(Document) document = setdoku_puzzle_to_document (gtk_list_item_get_item (item));

  setdoku_preview_set_document (SETDOKU_PREVIEW (gtk_list_item_get_child (item)), document);
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (name_row), item, G_CONNECT_SWAPPED);
  name_row (item);
}

static void
on_unbind_picture (GtkListItemFactory *factory,
                   GtkListItem        *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), name_row, item);
}

GtkListItemFactory *
library_cells_text (const LibraryColumn *column,
                    LibraryCellMade      made)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_object_set_data (G_OBJECT (factory), "setdoku-column", (gpointer) column);
  g_object_set_data (G_OBJECT (factory), "setdoku-made", (gpointer) made);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_text), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_text), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind_text), NULL);
  return factory;
}

GtkListItemFactory *
library_cells_picture (int             side,
                       LibraryCellMade made)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_object_set_data (G_OBJECT (factory), "setdoku-side", GINT_TO_POINTER (side));
  g_object_set_data (G_OBJECT (factory), "setdoku-made", (gpointer) made);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_picture), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_picture), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind_picture), NULL);
  return factory;
}
