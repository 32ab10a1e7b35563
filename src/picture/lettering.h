/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lettering.h — how text gets onto a picture: as glyphs of a font, or as outlines where the font may not be at hand.
 *
 * Whoever makes a file says lettering_outlines () once; all that is drawn in src/picture/ comes through here. */
#pragma once

#include <pango/pangocairo.h>
#include <stdbool.h>

/* From now on all text on cr is outlines. */
void lettering_outlines    (cairo_t *cr);

bool lettering_is_outlines (const cairo_t *cr);

/* With the present source, and for glyphs the present font. There is no path afterwards. */
void lettering_show_glyphs (cairo_t *cr, const cairo_glyph_t *glyphs, int n);
/* Its upper left corner is at x, y. */
void lettering_show_layout (cairo_t *cr, double x, double y, PangoLayout *layout);
