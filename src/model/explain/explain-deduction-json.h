/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction-json.h — a step as an element of an array of JSON, with the keys of “explain --json”. */
#pragma once

#include <glib.h>

#include "engine/logic/technique.h"

void explain_deduction_json (int number, const Deduction *deduction, const Position *before, GString *text);
