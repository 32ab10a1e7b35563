/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-table-picture.h — the table of sets of an explanation as a picture of its own, or below a board. */
#pragma once

#include "model/explain/explanation.h"
#include "picture.h"
#include "set-table.h"

enum { SET_TABLE_LEAST = 160 };        /* points: no table is narrower */

/* Keeps a copy. width: points, ≥ SET_TABLE_LEAST; letters: of the font, points; 0: what suits the width. margin: left free
 * around it. font: a family, NULL: the default sans. To be cleared by picture_clear (). False, and no picture: there are no
 * sets. */
bool set_table_picture_make (const Explanation *explanation, int width, double letters, int margin, const Palette *palette,
                             const char *font, Picture *picture);

/* The same of a table that is there, in any colours: a copy. False: it has no lines. */
bool set_table_picture_model (const SetTable *table, int width, double letters, int margin, PictureModel *model);
