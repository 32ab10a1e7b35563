/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain.h — the only place where a search gets words.
 *
 * Turns an event, with the search as it stands after it, into a title, a sentence, a set table and
 * a set equation. The window, the command line and the screen reader all show these. Pure functions:
 * same arguments, same text (in the current language).
 *
 * Nothing is printed into a sentence that a language could want to inflect: a sentence is whole and has blanks, a row, a
 * column, a box and a cell are nouns whose forms the translator has, and lists are joined by patterns. explain-say.h tells
 * how. */
#pragma once

#include <glib.h>

#include "engine/rules/rules.h"
#include "engine/search/strategy.h"
#include "explain-say.h"
#include "explain-words.h"
#include "explanation.h"
#include "formats/format.h"

/* view: the search right after the event. step: the event's number (0 for START). */
void  explain_event      (const Event *event, const SearchView *view, const Strategy *strategy, uint64_t step,
                          Explanation *explanation);

/* "At this moment it can be 5, 8 or 9." — the set table of any cell at any moment. */
void  explain_cell       (const SearchView *view, int cell, Explanation *explanation);

/* Full equations with their sets, as in SEEDS: "PV(r3c2) = U − (R3 ∪ C2 ∪ B1) = {1..9} − ({1,3,6,7,8} ∪ …) = {5}",
 * "Result = PV(r2c2) − ∪ PV(q) = {4,5,6,9} − ({1,4,7} ∪ {4,6} ∪ …) = {5}". Nothing is appended for events without one. */
void  explain_equation   (const Event *event, GString *text);

/* One line of trace: "N KIND rRcC=D depth DEPTH [why] [equation]"; words in English, stable for scripts; no newline. */
void  explain_trace_line (const Event *event, uint64_t step, GString *text);

/* One step of explain: "r3c2=5 basic filling (T1): PV(r3c2) = …"; without "=5" where the result is not one digit. English,
 * stable for scripts. */
void  explain_path_line  (const Event *event, GString *text);
char *explain_verdict    (const Event *last, int hardest_tier, int filled_at_start, int filled);   /* English, stable: "solved without a guess (T2)" */

/* Why a rule cannot be added to a board of so many columns, with the cells: "Cage: this number cannot be (r1c1 r1c2)". what: the
 * rule's name. */
char *explain_fault      (const RulesFault *fault, int columns, const char *what);

/* "Line 4 has 8 cells, expected 9." name: the file's, NULL: not named. Translated; g_free () it. */
char *explain_parse_error (const ParseError *error, const char *name);
/* "8 cells, expected 9": without the place. Translated; g_free () it. */
char *explain_parse_reason (const ParseError *error);
/* "NAME:LINE:COLUMN: reason" for the command line. */
char *explain_parse_error_line (const ParseError *error, const char *name);
