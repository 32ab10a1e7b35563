/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-hint.h — a deduction on a board of any shape as the window tells it: a rung at a time, or all of it as an
 * Explanation. What explain-deduction.h does for the classic board.
 *
 * position: the board as it was before the deduction is carried out. All texts are translated, and the caller's to g_free (). */
#pragma once

#include "explain-any.h"
#include "explanation.h"

char *explain_any_what   (const AnyDeduction *deduction);      /* "X-wing — all places of a digit in … lie in …." */
char *explain_any_effect (const Topology *topology, const AnyDeduction *deduction);      /* "Place 12 in row 5, column 5" */

/* Title, sentence and equation. There is no table: its rows are of nine slots. */
void  explain_any        (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction,
                          Explanation *explanation);
