/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* event-any.h — an event of a search on a board of any shape as a line: text or a JSON object, the same in every language.
 *
 * What explain_trace_line () and event_json_line () are to the classic board. Cells are "r12c3", values one character each as in
 * blocks ("A" is 10), houses "row 3", "box 2", "cage 15"; a constraint is its id with its number and its first cell: "thermo
 * r1c1", "cage 15 r4c2", "sandwich row3 12". */
#pragma once

#include <glib.h>

#include "engine/rules/topology.h"
#include "engine/search/event.h"

/* No line end. step counts from 1. */
void event_any_text (const Topology *topology, const Event *event, uint64_t step, GString *text);

/* One line, with its end. */
void event_any_json (const Topology *topology, const Event *event, uint64_t step, GString *text);

/* Constraint number i of the rules. */
void event_any_constraint (const Topology *topology, int i, GString *text);
