/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-content.h — a picture for the clipboard, or to be dragged to another program. Nothing is drawn before that program
 * asks, in the kind that it understands: PNG or SVG, and what is dragged also as a file. */
#pragma once

#include <gtk/gtk.h>

#include "picture/picture.h"

/* picture: taken. scale: pixels a point, of PNG. */
GdkContentProvider *picture_content_new      (Picture *picture, double scale);

/* name: of the file, without extension. text: what programs that take no picture get; NULL: nothing. */
GdkContentProvider *picture_content_new_drag (Picture *picture, double scale, const char *name, const char *text);

/* One that comes from here: the window it comes from has no use for it. */
gboolean            picture_content_is_ours  (GdkDrop *drop);
