/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-chip.h — one member of a set, a digit or a place, as a small rounded tile, in the set table and on the path. */
#pragma once

#include <pango/pangocairo.h>

#include "palette.h"

typedef enum {
  CHIP_PLAIN, CHIP_ROW, CHIP_COLUMN, CHIP_BOX, CHIP_ACCENT,
  CHIP_STRUCK,                                     /* it goes */
  CHIP_CURRENT, CHIP_TRIED, CHIP_TO_COME           /* of a guess: filled, struck, outlined */
} ChipKind;

/* context gives the font; text is made smaller where it would not fit. */
void set_chip_draw (cairo_t *cr, PangoContext *context, double x, double y, double width, double height, const char *text,
                    ChipKind kind, const Palette *palette);
void set_chip_path (cairo_t *cr, double x, double y, double width, double height, double radius);
