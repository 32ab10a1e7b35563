/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preview.c — see setdoku-preview.h. The painter draws it, as it does the big one. */
#include "setdoku-preview.h"

#include <glib/gi18n.h>

#include "model/look/scene.h"
#include "view/kit/setdoku-style.h"

enum { SIDE = 16 };                            /* of a cell, px */

struct _SetdokuPreview
{
  GtkWidget  parent_instance;

  int        side;                             /* of a cell, px, at least */
  Scene      scene;
};

G_DEFINE_FINAL_TYPE (SetdokuPreview, setdoku_preview, GTK_TYPE_WIDGET)

static void
setdoku_preview_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 9 * SETDOKU_PREVIEW (widget)->side;
}

static void
setdoku_preview_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  SetdokuPreview *self = SETDOKU_PREVIEW (widget);
  SetdokuStyle *style = setdoku_style_get_default ();
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int side = painter_cell_side (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, (width - 9 * side) / 2, (height - 9 * side) / 2);
  painter_scene (setdoku_style_get_painter (style), cr, side, &self->scene, setdoku_style_get_palette (style));
  cairo_destroy (cr);
}

static void
setdoku_preview_class_init (SetdokuPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = setdoku_preview_measure;
  widget_class->snapshot = setdoku_preview_snapshot;
  gtk_widget_class_set_css_name (widget_class, "setdoku-preview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_preview_init (SetdokuPreview *self)
{
  self->side = SIDE;
  setdoku_preview_set_board (self, NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
setdoku_preview_set_board (SetdokuPreview *self,
                           const Board    *board)
{
  int n = board ? board_filled (board) : 0;
  g_autofree char *name = g_strdup_printf (ngettext ("Preview of the puzzle, %d clue", "Preview of the puzzle, %d clues", n), n);

  g_return_if_fail (SETDOKU_IS_PREVIEW (self));
  scene_of_clues (&self->scene, board);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, board ? name : _("No puzzle yet"), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_preview_set_side (SetdokuPreview *self,
                          int             side)
{
  g_return_if_fail (SETDOKU_IS_PREVIEW (self) && side > 0);
  self->side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
