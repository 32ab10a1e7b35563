/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-draw.h — what a board has of its own, drawn by chance: regions of any form, cages and thermometers.
 *
 * Regions are drawn before there is a grid, and need not have one: whoever fills it draws others then. Cages and thermometers
 * are drawn onto a filled grid, so it fulfils them. */
#pragma once

#include "engine/core/random.h"
#include "engine/rules/rules.h"

enum { CAGE_MAX = 5, THERMOMETER_MIN = 3, THERMOMETER_MAX = 6 };

/* In place of boxes, or of nothing: n regions of n cells, each in one piece, none much longer than it is wide. The board is one
 * grid of n × n. */
void any_draw_regions      (Rules *rules, Random *random);

/* Cages of two to CAGE_MAX cells, in one piece and without a value twice, over all cells; now and then a cell is left over. The
 * rules have no constraints yet. */
void any_draw_cages        (Rules *rules, const uint8_t *grid, Random *random);

/* Some thermometers, along rising values; none has a cell of another one's, and none crosses another. */
void any_draw_thermometers (Rules *rules, const uint8_t *grid, Random *random);

/* The numbers 0 – n − 1 in an order by lot. */
void any_draw_order        (uint16_t *order, int n, Random *random);
