/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* photo-paint.h — the photograph, and what is drawn over it: with cairo only. */
#pragma once

#include "engine/rules/places.h"
#include "photo-place.h"
#include "picture/palette.h"
#include "sight/lattice.h"

/* A copy of the picture to look at; a plain value that holds its surface. */
typedef struct {
  cairo_surface_t *surface;          /* NULL: there is none */
  double           scale;            /* its pixels a pixel of the picture */
  int              width, height;    /* of the picture */
} PhotoLook;

void photo_paint_picture (cairo_t *cr, const PhotoPlace *place, const PhotoLook *look);

/* What of the picture is not the grid is darker. */
void photo_paint_outside (cairo_t *cr, const PhotoPlace *place, const Quad *corners);
void photo_paint_lines   (cairo_t *cr, const PhotoPlace *place, const Quad *corners, const Lattice *lattice,
                          const Palette *palette);
void photo_paint_rings   (cairo_t *cr, const PhotoPlace *place, const Lattice *lattice, PlaceSet doubtful, int cursor,
                          const Palette *palette);
/* Another grid that could be read. */
void photo_paint_outline (cairo_t *cr, const PhotoPlace *place, const Quad *corners, const Palette *palette);

/* A magnifying glass with what is about a place of the picture. x, y: its middle. */
enum { LENS_RADIUS = 52 };
#define LENS_POWER 2.6
void photo_paint_lens    (cairo_t *cr, const PhotoPlace *place, const PhotoLook *look, Point about, double x, double y,
                          const Palette *palette);

/* A cell, straightened, into a square of that side. */
void photo_paint_cell    (cairo_t *cr, const PhotoLook *look, const Lattice *lattice, int cell, double side);
