/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-edges.h — the edges of letters and chips in fewer colours.
 *
 * Words change with each event, and most of what a film of them takes are the edges of letters, where nearly each pixel has a
 * colour of its own. Half of that is saved if those come in steps that no eye sees: a channel is off by at most 16 of 255.
 * What is flat stays as it is. The board is never touched: it is to be as in the window. */
#pragma once

#include <cairo.h>

/* surface: an image of RGB24 or ARGB32. area: within it; rounded again it stays as it is. */
void film_edges_round (cairo_surface_t *surface, const cairo_rectangle_int_t *area);
