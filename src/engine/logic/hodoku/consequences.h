/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* consequences.h — all that follows from a candidate that is on or off, as sets. */
#pragma once

#include "tables.h"

typedef struct {
  CellSet at[2][10];                 /* [on][digit]: the candidates that are then off or on, itself among them */
  CellSet counts[2][10];             /* those of them that are come upon in the way that is wanted: all, or by a net only */
} Consequences;

/* Of each key of a candidate. Chains: false only for want of memory. */
bool consequences_by_chains (const Position *position, Consequences *all);
/* Nets: four rounds of singles from each, then chains of these. */
bool consequences_by_nets   (const Position *position, Consequences *all);
