/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library.h — how HoDoKu's regression library names things: codes with a variant, and instances by their digits. */
#pragma once

#include "technique.h"

enum { LIBRARY_NOTHING = -1 };       /* variant x: a position where the plain technique may find nothing */

/* The row of an id, of a code "0710", or of a code with a variant, "0710-3" or "0606-x". variant: NULL, or out: what to
 * put into Finds; 0 where none is named, or LIBRARY_NOTHING. NULL if there is no such row. */
const Technique *library_technique (const char *id_or_code, int *variant);
