/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-equation.h — reads the set equations of boards of any shape and evaluates them on a position, knowing no technique. */
#pragma once

#include <glib.h>

#include "engine/any/logic/any-position.h"

typedef enum { EQUATION_WRONG, EQUATION_HOLDS, EQUATION_TOO_LONG } EquationTruth;

/* Whether every statement of the text is true of the position; too long: there are too many ways to fill some cells to try them
 * all. scan: what stands behind a 𝒦 that names a constraint; −1: none. *wrong says which statement is not true, and why. */
EquationTruth any_equation_holds (const char *text, const Topology *topology, const AnyPosition *position, int scan, char **wrong);
