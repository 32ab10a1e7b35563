/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game-private.h — what the files of the game share: game.c (what is on the board, the file),
 * game-changes.c (what the player does) and game-history.c (undo, branches, savepoints). */
#pragma once

#include "game.h"
#include "engine/rules/scan.h"
#include "history.h"

/* The document is the whole state: it is what a file holds, so nothing can be forgotten on saving. */
struct _SetdokuGame {
  GObject       parent_instance;

  Document     *document;
  History       history;                   /* over document->steps */
  DocumentCell *saved;                     /* its cells as loaded or saved last */
  Topology     *saved_rules;               /* and its rules; NULL: classic */
  ScanWork     *work;                      /* to look at sums and lines in; NULL before it was needed */
  bool          names_changed;             /* of savepoints, since then */
  GFile        *file;
  int           holds;                     /* commands under way */
  bool          stale;                     /* and "changed" is still to be told */
};

void setdoku_game_emit_changed (SetdokuGame *self);
