/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-shapes-window.h — a board of any shape, chosen by pictures: its size, its shape, further rules and a level; made here,
 * with its progress and a way to stop it, or empty, for clues of one's own. */
#pragma once

#include "model/make/any-maker.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_SHAPES_WINDOW (setdoku_shapes_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuShapesWindow, setdoku_shapes_window, SETDOKU, SHAPES_WINDOW, SetdokuBaseWindow)

/* The board that was made, or an empty one; the window is gone by then. */
typedef void (*SetdokuShapeChosen) (GtkWindow *parent, const Document *document, gboolean empty);

SetdokuShapesWindow *setdoku_shapes_window_new       (GtkWindow *parent, SetdokuShapeChosen chosen);

/* What else than a pointer could choose: a tile by its name, untranslated, or "16 × 16"; and with what it begins. */
enum { SETDOKU_START_EMPTY, SETDOKU_START_ANY, SETDOKU_START_LEVELS };           /* and from there an AnyLevel */
void                 setdoku_shapes_window_choose    (SetdokuShapesWindow *self, const char *name, gboolean on);
void                 setdoku_shapes_window_set_start (SetdokuShapesWindow *self, guint start);
SetdokuAnyMaker     *setdoku_shapes_window_get_maker (SetdokuShapesWindow *self);        /* borrowed */
