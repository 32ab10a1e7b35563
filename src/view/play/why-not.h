/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why-not.h — why not this digit here? What anyone can see on the board, and nothing of the solution. */
#pragma once

#include "engine/rules/topology.h"
#include "formats/document.h"

/* All zero: nobody asked. */
typedef struct {
  char    *title, *sentence;
  PlaceSet cells;                      /* that speak against it */
} WhyNot;

/* topology NULL: the classic board. cells: as many as it has. */
void why_not_ask   (WhyNot *why, const Topology *topology, const DocumentCell *cells, int cell, int digit);
void why_not_clear (WhyNot *why);
