/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-any.h — what count and solve say of boards of any shape, read as blocks: a line for each, with its name. */
#pragma once

#include "tally.h"

/* Each FILE of the arguments, standard input if there is none: "ID<TAB>N" (N+ beyond the limit), "ID<TAB>SET SET …" or
 * "ID<TAB>SOLUTION", the cells in reading order, as its givens stand. Returns the exit status, as tally_run () does. */
int tally_any (int argc, char *argv[], const TallyOptions *options);

/* --from ID of the same commands: NULL, BLOCKS_ID or a format's. False: said why. */
bool tally_any_chosen (const char *id, bool *any, const Format **format);
