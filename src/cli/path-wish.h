/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-wish.h — which path is to be explained: of what ladder, without what, and how it is chosen. */
#pragma once

#include "engine/logic/route.h"
#include "engine/logic/verdict.h"

typedef struct {
  const LadderProfile *profile;
  const Technique     *only;           /* NULL: every technique's steps are told */
  TechniqueSet         off;
  RouteKind            kind;
} PathWish;

/* route: empty where there is no solution; route_clear () it in any case. False: memory was short. */
bool path_wish_climb (const PathWish *wish, const Board *board, Verdict *verdict, Route *route);

/* The values of --avoid and --path, either of which may be NULL. False: said why. */
bool path_wish_choose (PathWish *wish, const char *avoid, const char *kind);
