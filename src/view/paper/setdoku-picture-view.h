/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-picture-view.h — a picture as it will be saved, in the middle of what room there is; where it has no ground, on a
 * chequered one. It is made anew for the room, so that its lines are as sharp as in the file. */
#pragma once

#include <gtk/gtk.h>

#include "picture/picture.h"

#define SETDOKU_TYPE_PICTURE_VIEW (setdoku_picture_view_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPictureView, setdoku_picture_view, SETDOKU, PICTURE_VIEW, GtkWidget)

/* A picture width pixels wide where scale is 1, else it becomes so by it. False: there is none. */
typedef bool (*PictureViewMake) (gpointer user, int width, Picture *picture, double *scale);

/* user outlives the view. */
GtkWidget *setdoku_picture_view_new    (PictureViewMake make, gpointer user);
/* Another picture is to be made. text: what it shows, for a screen reader. */
void       setdoku_picture_view_update (SetdokuPictureView *self, const char *text);
