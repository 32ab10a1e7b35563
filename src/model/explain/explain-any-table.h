/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-table.h — set tables and formulas of a board of any shape. Used by the explain files only. */
#pragma once

#include "engine/search/strategy.h"
#include "explanation.h"

/* What the houses of the cell hold, what the rules and deductions took besides, and what was possible. accent: the answer among
 * that; gone: those that are shown struck. */
void  explain_any_table_used     (const Topology *topology, const AnyView *view, int cell, Values possible, Values accent,
                                  Values gone, Explanation *explanation);
/* PV (cell) ∖ ∪ PV (q) = {value}, q being the other empty cells of the house. */
void  explain_any_table_others   (const Topology *topology, const AnyView *view, const Event *event, Explanation *explanation);
/* A full house without a place for something. */
void  explain_any_table_no_place (const Topology *topology, const AnyView *view, int house, Explanation *explanation);
/* A value that was struck, and what struck it. */
void  explain_any_table_strip    (const Topology *topology, const AnyView *view, const Event *event, Explanation *explanation);

/* "{1,5,A}", "∅" */
char *explain_any_set (Values values);
