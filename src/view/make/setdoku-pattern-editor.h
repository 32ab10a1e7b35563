/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pattern-editor.h — where the clues are to be: a small board on which cells are filled and emptied.
 *
 * By click or drag, or with arrows and the space bar; whatever is done to a cell is done to its images by the symmetry.
 * Signal "changed" (no arguments). */
#pragma once

#include <gtk/gtk.h>

#include "engine/make/symmetry.h"

#define SETDOKU_TYPE_PATTERN_EDITOR (setdoku_pattern_editor_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPatternEditor, setdoku_pattern_editor, SETDOKU, PATTERN_EDITOR, GtkWidget)

CellSet setdoku_pattern_editor_get_pattern  (SetdokuPatternEditor *self);
void    setdoku_pattern_editor_set_pattern  (SetdokuPatternEditor *self, CellSet pattern);     /* its images are added */
void    setdoku_pattern_editor_set_symmetry (SetdokuPatternEditor *self, int symmetry);        /* row of symmetries[] */

/* What a key does; false: it is not for the board. */
gboolean setdoku_pattern_editor_press       (SetdokuPatternEditor *self, guint keyval);

/* What a pointer does: begins at one cell, which decides whether cells are filled or emptied, and goes over others. */
void    setdoku_pattern_editor_begin_stroke (SetdokuPatternEditor *self, int cell);
void    setdoku_pattern_editor_stroke_to    (SetdokuPatternEditor *self, int cell);
