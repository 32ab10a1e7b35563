/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* input-sniff.h — whether what came of a text so far can be handed out line by line already. */
#pragma once

#include "formats/format.h"

/* Fewer cells than these are no puzzle, and nothing near one. */
enum { NEAR_CELLS = 60 };

/* The format of the complete lines; NULL: cannot be told yet. */
const Format *input_sniff_lines (const GString *bytes);

/* Two bytes a character: nothing that can be cut at line ends. */
bool          input_looks_wide  (const GString *bytes);
