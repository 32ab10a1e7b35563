/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clue-pattern.h — where the next clues of a symmetric puzzle will stand, while it is typed.
 *
 * Most printed puzzles have a symmetric pattern, most often under half a turn. So the next clues are expected at the images
 * of the clues under the symmetry that these follow best, and a clue that was typed into the wrong cell stands out. A pure
 * function. */
#pragma once

#include "engine/core/cells.h"

/* The empty images of the clues. cursor: where the next clue is typed; what lies before it in reading order was left empty
 * on purpose, and when too many images were, the pattern has no symmetry: no cells. */
CellSet clue_pattern_ghosts (CellSet clues, int cursor);
