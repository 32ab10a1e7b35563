/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-any.h — what explain and rate say of boards of any shape: every step with its sentence, and the level of what it needs.
 *
 * Each FILE of the arguments, standard input if there is none, as blocks. Returns the exit status. */
#pragma once

#include "engine/any/logic/any-technique.h"

/* "ID", then "1. relation r1c2<>3: equation" and below it the sentence, then the verdict; only: NULL: every technique's steps.
 * With --json an object each. */
int path_any_explain (int argc, char *argv[], const AnyTechnique *only);

/* "ID<TAB>level<TAB>hardest deduction"; where there is no level, what is wrong stands in its place, and the hardest step up to
 * there. With --json an object each. */
int path_any_rate    (int argc, char *argv[]);
