/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-json.h — a path and its verdict as keys of an object that stays open; see json-keys.c. */
#pragma once

#include "engine/search/trace.h"
#include "path-wish.h"

#include <glib.h>

/* trace: a search by sets. False: memory is short. */
bool explain_json_sets      (const Trace *trace, GString *text);

/* *verdict is the caller's room. False: memory is short. */
bool explain_json_ladder    (const Board *board, const PathWish *wish, Verdict *verdict, GString *text);

/* The set equations of an empty cell. */
void explain_json_equations (const Board *board, int cell, GString *text);
