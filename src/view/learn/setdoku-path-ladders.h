/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-ladders.h — the ladders compared, one of them in use; and the techniques, each of which can be switched off.
 *
 * A ladder's row activates path.ladder with its id. Signal "switched" (no arguments): the set of techniques that are off is
 * another one. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/path.h"

#define SETDOKU_TYPE_PATH_LADDERS (setdoku_path_ladders_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathLadders, setdoku_path_ladders, SETDOKU, PATH_LADDERS, GtkWidget)

void setdoku_path_ladders_set_path (SetdokuPathLadders *self, const Path *path);             /* not kept; NULL: none yet */
void setdoku_path_ladders_set_off  (SetdokuPathLadders *self, const TechniqueSet *off);      /* silently */
void setdoku_path_ladders_get_off  (SetdokuPathLadders *self, TechniqueSet *off);

/* As if its box was clicked. A technique that no ladder has is passed over. */
void setdoku_path_ladders_switch   (SetdokuPathLadders *self, const Technique *technique, gboolean on);
