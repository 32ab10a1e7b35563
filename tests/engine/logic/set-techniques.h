/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-techniques.h — for the tests of wings, uniqueness, almost locked sets, Sue de Coq, templates and brute force:
 * positions to search, and all that is found there. */
#pragma once

#include "reglib.h"

/* Whether it is one of these. */
bool             set_technique_is (const Technique *technique);

/* The row of that id; there must be one. */
const Technique *set_technique    (const char *id);

/* The first lines of the library's sample with codes of these techniques, whose positions are wanted; ReglibLine
 * elements. The same array each time. */
const GPtrArray *set_technique_lines (void);

/* All instances at the position, and how many. The array is good until the next search. */
int              set_technique_search (const Technique *technique, const Position *position, const Deduction **found);

/* Fails the running test if it strikes or places against the solution. */
void             set_technique_check (const Deduction *found, const uint8_t solution[N_CELLS], const char *puzzle);

/* False unless the board has exactly one solution. */
bool             set_technique_solve (const Board *board, uint8_t solution[N_CELLS]);
