/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-proof.h — a path, or a search by guesses, as files for a checker of proofs: NAME.cnf and NAME.drup. */
#pragma once

#include "engine/search/trace.h"
#include "path-wish.h"

typedef struct {
  const char     *name;         /* of the files, without what is after the dot */
  unsigned        n;            /* the how-manieth puzzle; from the second on the number is part of the name */
  const PathWish *path;              /* is proven, where searched is not set */
  bool            searched;     /* the search of the trace, whose board is overwritten; through all solutions up to two */
  Trace          *trace;
} ProofWish;

/* Says on standard output what was written. Returns a status of command.h. */
int explain_proof (const Board *board, ProofWish *wish);
