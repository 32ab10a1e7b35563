/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* line-layout.h — children one after another like words, on as many lines as that takes.
 *
 * Each is as wide as it would like to be, or as the line where that is less. What a line has left goes to its children that
 * expand. */
#pragma once

#include <gtk/gtk.h>

#define TYPE_LINE_LAYOUT (line_layout_get_type ())
G_DECLARE_FINAL_TYPE (LineLayout, line_layout, SETDOKU, LINE_LAYOUT, GtkLayoutManager)

GtkLayoutManager *line_layout_new (int spacing);         /* between children, and between lines */
