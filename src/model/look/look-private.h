/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-private.h — what look.c, look-play.c, look-heat.c and look-deduction.c share. */
#pragma once

#include "look.h"

/* The game: digits, marks, colours, what the solutions say, what is highlighted. */
void look_at_game      (const LookInput *input, CellLook *looks);

/* Nothing on any cell of the board. */
void look_clear        (const BoardPlan *plan, CellLook *looks);

/* Roles, candidates and sets of the deduction, on top of what the looks show already; tinted: in colour, too. */
void look_at_deduction (const Deduction *deduction, const Position *position, bool tinted, CellLook looks[N_CELLS]);

/* The same on a board of any shape (look-any-deduction.c); always in colour. */
void look_at_any_deduction (const Topology *topology, const AnyDeduction *deduction, const AnyPosition *position,
                            CellLook *looks);

/* How often it was exhausted, in a heat map. */
void look_describe_heat (GPtrArray *parts, const CellLook *look);

/* As a row of a set table says. */
void look_tint_row     (const SetRow *row, const AnyView *view, CellLook *looks);

/* Tints a house as what it is, or other cells. */
void look_point_at     (const BoardPlan *plan, const PlaceSet *cells, CellLook *looks);
