/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-check.h — whether what stands on a board of any topology obeys its rules. */
#pragma once

#include "engine/rules/scan.h"

/* Every filled cell that has part in what is broken: a value twice in a house, two cells that do not fit together, a cage or a
 * line whose values cannot be completed by any. digits: a value for each cell of the canvas, 0 where it is empty. work: room to
 * work in; NULL: sums and lines are not looked at. */
PlaceSet any_broken (const Topology *topology, const uint8_t *digits, ScanWork *work);

/* Full, and nothing is broken. */
bool     any_is_solution (const Topology *topology, const uint8_t *digits, ScanWork *work);
