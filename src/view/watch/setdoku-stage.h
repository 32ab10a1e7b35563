/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stage.h — the line above the board in Watch: why playing stopped or what the board shows, and what else it is to
 * show: candidates, heat.
 *
 * The line has its height whatever it says, so that the board never moves. Signal "changed", no arguments: the board is to
 * show something else. */
#pragma once

#include <gtk/gtk.h>

#include "model/look/look.h"
#include "setdoku-range.h"
#include "setdoku-search.h"

#define SETDOKU_TYPE_STAGE (setdoku_stage_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStage, setdoku_stage, SETDOKU, STAGE, GObject)

/* What the viewer prefers, as long as the button says nothing else: where an explanation needs them, and everywhere if the
 * search strikes some; everywhere; nowhere. */
typedef enum { WATCH_CANDIDATES_EXPLAINED, WATCH_CANDIDATES_EVERYWHERE, WATCH_CANDIDATES_NEVER } WatchCandidates;

SetdokuStage *setdoku_stage_new       (SetdokuSearch *search, SetdokuRange *range, GActionMap *map);
GtkWidget    *setdoku_stage_get_line  (SetdokuStage *self);            /* borrowed */
void          setdoku_stage_set_brief (SetdokuStage *self, gboolean brief);                /* no words on the buttons */
void          setdoku_stage_update    (SetdokuStage *self);            /* the search stands elsewhere */

/* TRUE: it is another one than before. */
gboolean      setdoku_stage_set_candidates (SetdokuStage *self, WatchCandidates candidates);
/* EVERYWHERE or NEVER, or only where something is EXPLAINED: now. */
WatchCandidates setdoku_stage_get_candidates (SetdokuStage *self);

void          setdoku_stage_add_looks (SetdokuStage *self, CellLook *looks);      /* a ring around what made it stop */
char         *setdoku_stage_dup_text  (SetdokuStage *self);            /* "Stopped: r6c8 lost 5", or what the board shows */
