/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-zoom.c — what the pointer that rests on a cell, or Ctrl+F1, shows of it: what the signs of the rules there mean, and
 * the cell, large, where the marks of a board of many digits are too small to be read, or only a number. */
#include "model/explain/explain-rules.h"
#include "picture/painter.h"
#include "setdoku-grid-private.h"
#include "view/kit/setdoku-style.h"

enum { LEAST = 96, STEP = 24, MOST = 240 };      /* of the cell, px */

#define TYPE_ZOOM (zoom_get_type ())
G_DECLARE_FINAL_TYPE (Zoom, zoom, SETDOKU, ZOOM, GtkWidget)

struct _Zoom
{
  GtkWidget parent_instance;

  CellLook  look;
  int       side;
};

G_DEFINE_FINAL_TYPE (Zoom, zoom, GTK_TYPE_WIDGET)

static void
zoom_measure (GtkWidget      *widget,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  *minimum = *natural = SETDOKU_ZOOM (widget)->side;
}

static void
zoom_snapshot (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  Zoom *self = SETDOKU_ZOOM (widget);
  SetdokuStyle *style = setdoku_style_get_default ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->side, self->side));

  painter_cell (setdoku_style_get_painter (style), cr, self->side, &self->look, setdoku_style_get_palette (style));
  cairo_destroy (cr);
}

static void
zoom_class_init (ZoomClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = zoom_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = zoom_snapshot;
}

static void
zoom_init (Zoom *self)
{
  self->side = LEAST;
}

GtkWidget *
setdoku_grid_new_zoom (SetdokuGrid *self,
                       int          cell)
{
  const CellLook *look;
  Zoom *zoom;

  g_return_val_if_fail (SETDOKU_IS_GRID (self), NULL);
  if (cell < 0 || !self->cells[cell])
    return NULL;
  look = &self->scene->looks[cell];
  if (painter_can_be_read (self->side, look))
    return NULL;
  zoom = g_object_new (TYPE_ZOOM, NULL);
  zoom->look = *look;
  zoom->look.fixed_places = true;
  if (board_plan_n (self->scene->plan) > 16)
    zoom->side += STEP;
  while (zoom->side < MOST && !painter_can_be_read (zoom->side, &zoom->look))
    zoom->side += STEP;
  return GTK_WIDGET (zoom);
}

/* Takes the zoom over. */
static GtkWidget *
add_words (GtkWidget  *zoom,
           const char *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_widget_set_halign (zoom, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), zoom);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static gboolean
on_query (SetdokuGrid *self,
          int          x,
          int          y,
          gboolean     keyboard,
          GtkTooltip  *tooltip)
{
  int cell = keyboard ? setdoku_grid_get_focus_cell (self) : setdoku_grid_get_cell_at (self, x, y);
  const BoardPlan *plan = self->scene->plan;
  GtkWidget *zoom = setdoku_grid_new_zoom (self, cell);
  g_autofree char *rules = plan && cell >= 0 ? explain_rules_meaning (plan->topology, cell) : g_strdup ("");
  GdkRectangle area;

  if (!zoom && !*rules)
    return FALSE;
  if (zoom && *rules)
    zoom = add_words (zoom, rules);
  setdoku_grid_get_cell_area (self, cell, &area);
  gtk_tooltip_set_tip_area (tooltip, &area);
  if (zoom)
    gtk_tooltip_set_custom (tooltip, zoom);
  else
    gtk_tooltip_set_text (tooltip, rules);
  return TRUE;
}

void
setdoku_grid_add_zoom (SetdokuGrid *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query), NULL);
}
