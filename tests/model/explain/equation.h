/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* equation.h — reads the set equations that explain prints and evaluates them on a position, knowing no technique. */
#pragma once

#include <glib.h>

#include "engine/logic/position.h"

/* Every statement of the text is true of the position. Otherwise false, and *wrong (g_free () it) says which and why. */
bool equation_holds (const char *text, const Position *position, char **wrong);
