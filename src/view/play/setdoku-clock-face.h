/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-face.h — the time of solving, with a button that pauses: "win.pause". */
#pragma once

#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_CLOCK_FACE (setdoku_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuClockFace, setdoku_clock_face, SETDOKU, CLOCK_FACE, SetdokuPart)

GtkWidget *setdoku_clock_face_new      (void);
void       setdoku_clock_face_set_time (SetdokuClockFace *self, const char *time);
void       setdoku_clock_face_follow   (SetdokuClockFace *self, SetdokuClockFace *other);      /* shows the same from now on */
