/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rup.h — a checker of proofs that knows clauses and nothing of Sudoku: what drat-trim does, forwards and in a page. */
#pragma once

#include <glib.h>
#include <stdbool.h>

/* question: DIMACS; lemmas: each follows by unit propagation from what stands before it, "d" takes one away, and the empty one is
 * reached. Otherwise false, and *wrong (g_free () it) says where. */
bool rup_accepts  (const char *question, const char *lemmas, char **wrong);

/* The same by drat-trim. G_MAXINT: it is not installed; else 1 or 0. */
int  rup_drat_trim (const char *question, const char *lemmas);
