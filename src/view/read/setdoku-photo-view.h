/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-photo-view.h — the photograph with the grid over it: its corners go where they are dragged, or where the arrow keys send
 * them, with a lens beside; other grids of the page can be pressed, and so can a cell.
 *
 * All places are in the picture's pixels. It turns the picture so that the first two corners lie side by side, once corners are
 * set, not while one is moved.
 *
 * Signals: "grabbed" (no arguments): a corner is about to move; "dropped" (no arguments): it has; "cell" (int cell): it was
 * pressed; "grid" (int i): that one of the page was. */
#pragma once

#include <gtk/gtk.h>

#include "photo-paint.h"
#include "sight/sight.h"

#define SETDOKU_TYPE_PHOTO_VIEW (setdoku_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPhotoView, setdoku_photo_view, SETDOKU, PHOTO_VIEW, GtkWidget)

void        setdoku_photo_view_set_look    (SetdokuPhotoView *self, const PhotoLook *look);        /* another picture; holds the surface */
void        setdoku_photo_view_set_page    (SetdokuPhotoView *self, const SightPage *page);        /* copied */
/* lattice: all crossings between the corners; NULL: as if paper were flat. */
void        setdoku_photo_view_set_corners (SetdokuPhotoView *self, const Quad *corners, const Lattice *lattice);
const Quad *setdoku_photo_view_get_corners (SetdokuPhotoView *self);                               /* borrowed */
/* What is ringed; cursor: −1 for none. */
void        setdoku_photo_view_set_rings   (SetdokuPhotoView *self, PlaceSet doubtful, int cursor);
GtkWidget  *setdoku_photo_view_get_corner  (SetdokuPhotoView *self, int i);                        /* borrowed; the handle */
