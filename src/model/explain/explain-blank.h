/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-blank.h — what the blanks of a technique's sentence stand for. Used by the explain files only. */
#pragma once

#include "engine/logic/technique.h"
#include "explain-say.h"

/* For explain_fill_by (): data is a Deduction. */
bool  explain_blank     (const char *name, Blank *blank, gconstpointer data);

/* "place 3 in row 1, column 2", "rule out …" */
char *explain_effect    (const Deduction *deduction);

/* Of a chain: the candidates that it begins and ends with; it has links. */
int   explain_chain_end (const Deduction *deduction, bool last);
