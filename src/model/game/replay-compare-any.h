/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay-compare-any.h — how the ladder would have come by one digit on a board of any shape. */
#pragma once

#include "replay.h"

/* digits: those that are right, for each cell of the canvas, 0 where it is empty, as at the cell. */
ReplayComparison replay_compare_any (const Topology *topology, const uint8_t *digits, int cell, int digit,
                                     GCancellable *cancellable);
