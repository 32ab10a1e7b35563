/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sign.h — the sign before the title of an explanation: its shape, and its colour. */
#pragma once

#include "model/explain/explanation.h"
#include "palette.h"

/* By ExplainGlyph. kind: "disc", "ring", "square", "diamond"; NULL: there is no sign. ink: what the style calls its colour. */
typedef struct { const char *kind, *ink; } Sign;

const Sign *sign_of    (ExplainGlyph glyph);
Color       sign_color (ExplainGlyph glyph, const Palette *palette);

/* In a square from −1 to 1, with the present source and line width. False: there is no such kind. */
bool        sign_draw  (cairo_t *cr, const char *kind);
