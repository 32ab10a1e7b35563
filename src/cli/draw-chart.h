/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* draw-chart.h — what “draw” shows of a puzzle beside its board: a search as a strip or as a tree, or how hard each step of
 * its solution is. */
#pragma once

#include "draw-scene.h"
#include "picture/picture.h"

/* size: points wide; 0: as wide as it should be. False: *why, owned, says what stands in the way. */
bool draw_chart_make (const DrawWish *wish, const Document *document, int size, const Palette *palette, const char *font,
                      Picture *picture, char **why);
