/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-equation-parts.h — what the equations of deductions are put together from: notation, not translated. Each appends. */
#pragma once

#include <glib.h>

#include "engine/logic/technique.h"

void    equation_cell   (GString *text, int cell);               /* "r1c2" */
void    equation_cells  (GString *text, CellSet cells);          /* "{r1c2,r1c3}", "∅" */
void    equation_digits (GString *text, Digits digits);
void    equation_house  (GString *text, int house);              /* "R2" */
/* "7(R2) ∪ 7(R5)", or without digit "C3 ∪ C8"; in brackets where it is a union and is asked for. */
void    equation_houses (GString *text, int digit, uint32_t houses, bool brackets);
void    equation_marks  (GString *text, const Position *position, CellSet cells);      /* "PV(r1c2) ∪ PV(r1c5) = {3,7}" */
/* "{r1c2} ⊆ N(r1c5) ∩ N(r3c1)": each of these sees all of those. A statement of its own. */
void    equation_sees   (GString *text, gsize start, CellSet cells, CellSet seen);
/* What parts a statement from those before it; start: where the first begins. */
void    equation_next   (GString *text, gsize start);

/* The patterns that came after HoDoKu, of several digits in several houses (explain-pattern-equation.c). False: none of these. */
bool    equation_of_pattern (const Deduction *deduction, const Position *position, GString *text);
