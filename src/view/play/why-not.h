/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why-not.h — why not this digit here? What anyone can see on the board, and nothing of the solution. */
#pragma once

#include "formats/document.h"

/* All zero: nobody asked. */
typedef struct {
  char    *title, *sentence;
  CellSet  cells;                      /* that speak against it */
} WhyNot;

void why_not_ask   (WhyNot *why, const DocumentCell cells[N_CELLS], int cell, int digit);
void why_not_clear (WhyNot *why);
