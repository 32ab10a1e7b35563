/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-photo-corner.h — the handle at a corner of the grid: it has the focus, a name, and tells of the arrow keys. What the
 * pointer does is the photograph's affair, on which it lies.
 *
 * Signal "step" (int x, int y): it is to go so many pixels of the picture, as it is shown. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_PHOTO_CORNER (setdoku_photo_corner_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPhotoCorner, setdoku_photo_corner, SETDOKU, PHOTO_CORNER, GtkWidget)

enum { PHOTO_CORNER_SIDE = 44 };     /* px, to be hit; what is drawn is smaller */

GtkWidget *setdoku_photo_corner_new      (int corner);                 /* 0 upper left, clockwise */
void       setdoku_photo_corner_set_value (SetdokuPhotoCorner *self, double x, double y);      /* px of the picture: to be said */
