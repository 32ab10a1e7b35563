/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tween.h — how a step moves: a digit that is placed fades in and grows, and what goes is struck from the left.
 *
 * A pure function of how a cell looked, how it looks, and how much of the time between has passed: the window asks with the
 * frame clock's time, a film with its own. */
#pragma once

#include "painter.h"

enum {
  TWEEN_US       = 120 * 1000,         /* how long it takes (UX §9) */
  TWEEN_PAUSE_US = 250 * 1000          /* digits that follow faster than 4 a second do not move */
};

/* From before to now something moves in the cell. What the player erases is just gone. */
bool   tween_is_one    (const CellLook *before, const CellLook *now);

/* How many cells have another digit, or something struck: one is a step, and may move; many are a jump. */
int    tween_count     (const CellLook *before, const CellLook *now, int n_cells);

/* Of the way, 0–1, eased, after so many µs; 1: it has come to its end. */
double tween_part      (int64_t passed);

/* The cell so far on its way. Origin at its upper left corner, as for painter_cell (), which it is where nothing moves. */
void   tween_cell      (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, int cell, const CellLook *before,
                        const CellLook *now, double part, const Palette *palette);
