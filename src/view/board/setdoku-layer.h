/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-layer.h — a sheet over the board for what crosses the borders of cells.
 *
 * It lets the pointer through and screen readers pass it by. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_LAYER (setdoku_layer_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLayer, setdoku_layer, SETDOKU, LAYER, GtkWidget)

/* Origin at the layer's upper left corner. */
typedef void (*SetdokuLayerDraw) (cairo_t *cr, gpointer data);

GtkWidget *setdoku_layer_new (SetdokuLayerDraw draw, gpointer data);     /* data is borrowed and must outlive the layer */
