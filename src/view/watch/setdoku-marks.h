/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-marks.h — bookmarks with notes, and going from one to the next. A note is asked for at its flag on the strip. */
#pragma once

#include "setdoku-inspection.h"
#include "setdoku-strip.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_MARKS (setdoku_marks_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMarks, setdoku_marks, SETDOKU, MARKS, GObject)

SetdokuMarks *setdoku_marks_new (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip,
                                 SetdokuGrid *grid, GActionMap *map);
