/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preview.c — see setdoku-preview.h. The painter draws it, as it does the big one. */
#include "setdoku-preview.h"

#include <glib/gi18n.h>

#include "model/look/scene.h"
#include "view/kit/setdoku-style.h"

enum { SIDE = 16, LEAST = 10 };                /* of a cell, px; what is smaller is drawn as that, and smaller */

struct _SetdokuPreview
{
  GtkWidget  parent_instance;

  int        side;                             /* of a cell, px, at least */
  Scene     *scene;                            /* owned: an object has no room for all cells that there may be */
  BoardPlan *plan;                             /* of its board; NULL: the classic one */
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
  int columns = board_plan_width (self->plan), rows = board_plan_height (self->plan);
  int side = painter_cell_side (self->plan, width, height);
  double scale = 1;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->plan && side < LEAST)
    {
      side = LEAST;
      scale = MIN (width / (double) (columns * side), height / (double) (rows * side));
    }
  cairo_translate (cr, (int) (width - columns * side * scale) / 2, (int) (height - rows * side * scale) / 2);
  cairo_scale (cr, scale, scale);
  painter_scene (setdoku_style_get_painter (style), cr, side, self->scene, setdoku_style_get_palette (style));
  cairo_destroy (cr);
}

static void
setdoku_preview_finalize (GObject *object)
{
  g_free (SETDOKU_PREVIEW (object)->scene);
  board_plan_unref (SETDOKU_PREVIEW (object)->plan);
  G_OBJECT_CLASS (setdoku_preview_parent_class)->finalize (object);
}

static void
setdoku_preview_class_init (SetdokuPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_preview_finalize;
  widget_class->measure = setdoku_preview_measure;
  widget_class->snapshot = setdoku_preview_snapshot;
  gtk_widget_class_set_css_name (widget_class, "setdoku-preview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_preview_init (SetdokuPreview *self)
{
  self->side = SIDE;
  self->scene = g_new (Scene, 1);
  setdoku_preview_set_board (self, NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
setdoku_preview_set_document (SetdokuPreview *self,
                              const Document *document)
{
  uint8_t clues[RULES_CELLS_MAX] = { 0 };
  g_autofree char *name = NULL;
  int n = 0;

  g_return_if_fail (SETDOKU_IS_PREVIEW (self));
  for (int cell = 0; document && cell < document->n_cells; cell++)
    {
      clues[cell] = document->cells[cell].given;
      n += clues[cell] != 0;
    }
  board_plan_unref (self->plan);
  self->plan = document && document->topology ? board_plan_new (document->topology) : NULL;
  scene_of_values (self->scene, self->plan, clues, NULL, NULL);
  name = g_strdup_printf (ngettext ("Preview of the puzzle, %d clue", "Preview of the puzzle, %d clues", n), n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, document ? name : _("No puzzle yet"), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_preview_set_board (SetdokuPreview *self,
                           const Board    *board)
{
  g_autoptr(Document) document = board ? document_new () : NULL;

  if (document)
    document_set_board (document, board);
  setdoku_preview_set_document (self, document);
}

void
setdoku_preview_set_side (SetdokuPreview *self,
                          int             side)
{
  g_return_if_fail (SETDOKU_IS_PREVIEW (self) && side > 0);
  self->side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
