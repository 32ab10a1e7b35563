/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-ladders.h — the ladders compared, one of them in use; and the techniques, each of which can be switched off, and
 * those of the full ladder moved and scored.
 *
 * A ladder's row activates path.ladder with its id, "own" for the one that was changed here. Its buttons activate
 * path.export-ladder, path.import-ladder and path.reset-ladder. Signals, without arguments: "switched": the set of techniques
 * that are off is another one; "changed": the order is, or a score. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/ladder-text.h"
#include "model/teach/path.h"

#define SETDOKU_TYPE_PATH_LADDERS (setdoku_path_ladders_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathLadders, setdoku_path_ladders, SETDOKU, PATH_LADDERS, GtkWidget)

void setdoku_path_ladders_set_path (SetdokuPathLadders *self, const Path *path);             /* not kept; NULL: none yet */
void setdoku_path_ladders_set_off  (SetdokuPathLadders *self, const TechniqueSet *off);      /* silently */
void setdoku_path_ladders_get_off  (SetdokuPathLadders *self, TechniqueSet *off);

/* As if its box was clicked. A technique that no ladder has is passed over. */
void setdoku_path_ladders_switch   (SetdokuPathLadders *self, const Technique *technique, gboolean on);

/* The order and the scores that the rows show; it must have every technique of the full ladder. set is silent. */
void setdoku_path_ladders_set_own  (SetdokuPathLadders *self, const LadderOwn *own);
void setdoku_path_ladders_get_own  (SetdokuPathLadders *self, LadderOwn *own);

/* As if it was done in the row's popover: so many places later, or earlier if negative; another score. */
void setdoku_path_ladders_move     (SetdokuPathLadders *self, const Technique *technique, int places);
void setdoku_path_ladders_price    (SetdokuPathLadders *self, const Technique *technique, int score);
