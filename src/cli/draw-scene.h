/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* draw-scene.h — what “draw” shows of a puzzle, as a scene, and what may be said under it: the board as the file has it, a
 * search at one of its events, or a step on the path of a ladder. */
#pragma once

#include "engine/logic/ladder.h"
#include "engine/search/trace.h"
#include "formats/document.h"
#include "model/look/scene.h"

/* The board, or what draw-chart.h makes. */
typedef enum { DRAW_PLAY, DRAW_SEARCH, DRAW_PATH, DRAW_STRIP, DRAW_TREE, DRAW_PROFILE, N_DRAW_KINDS } DrawKind;

typedef struct {
  DrawKind             kind;
  Trace                search;         /* but for its board */
  uint64_t             at;             /* event; UINT64_MAX: the last one */
  const LadderProfile *profile;
  unsigned             step;           /* of the path, from 1 */
  bool                 candidates;     /* in every empty cell: what its houses leave it, what the search still has */
  bool                 heat;           /* of a search: in place of the event, where it has failed until then */
} DrawWish;

typedef struct {
  Scene       scene;
  Explanation explanation;             /* of the event or the step; else zeroed */
  char       *caption;                 /* NULL: there is nothing to say. Owned */
} DrawScene;

/* False: *why, owned, says what stands in the way, such as a step that the path has not. */
bool draw_scene_make  (DrawScene *self, const DrawWish *wish, const Document *document, char **why);
void draw_scene_clear (DrawScene *self);
