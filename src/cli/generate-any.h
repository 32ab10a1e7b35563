/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* generate-any.h — generate --shape: boards of any shape, written as blocks or, with --json, as objects. */
#pragma once

#include <glib.h>

#include "engine/any/make/any-make.h"

/* As the command line says it; NULL where an option was not given. */
typedef struct {
  const char *shape, *extras, *level, *symmetry, *clues;
  bool        minimal;
} AnyWishOptions;

/* Which boards of the run, and how. */
typedef struct {
  uint64_t seed, next, end, tries;
  int      n_jobs;                   /* 0: one for each processor */
} AnyRun;

/* False: said why on stderr. */
bool any_wish_get (const AnyWishOptions *options, AnyWish *wish);

/* Writes a block or an object for each board, in the order of their numbers; says which are missing. Returns the exit status. */
int  generate_any (const AnyWish *wish, const AnyRun *run);
