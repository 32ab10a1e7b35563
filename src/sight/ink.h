/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ink.h — two maps of where ink may be: darker than its surroundings, and a ridge between two lighter sides. */
#pragma once

#include "map.h"

/* (mean − grey) / (mean + 8), the mean of a square of a twelfth of the longer side; light that falls off does not matter.
 * dark->at: another room than grey's. */
void ink_dark  (const Map *grey, const Map *dark);

/* How much lighter it is at both sides, in that one of four directions where it is most, in parts of the mean. Edges of
 * panels and of shadows are none: they are lighter at one side. mean: room that is no more needed after. */
void ink_ridge (const Map *grey, const Map *ridge, const Map *mean);
