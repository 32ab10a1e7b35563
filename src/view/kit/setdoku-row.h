/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-row.h — a wide button of two lines: what it does, and a little about it. Properties "title", "subtitle". */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_ROW (setdoku_row_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRow, setdoku_row, SETDOKU, ROW, GtkButton)
