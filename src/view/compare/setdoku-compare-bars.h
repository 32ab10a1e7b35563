/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-bars.h — a row's histogram, the axis above the rows, or the marker before a row: small pictures of the
 * survey's table. */
#pragma once

#include <gtk/gtk.h>

#include "picture/bars-picture.h"

#define SETDOKU_TYPE_COMPARE_BARS (setdoku_compare_bars_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareBars, setdoku_compare_bars, SETDOKU, COMPARE_BARS, GtkWidget)

GtkWidget *setdoku_compare_bars_new      (unsigned series);
GtkWidget *setdoku_compare_bars_new_mark (unsigned series);
GtkWidget *setdoku_compare_bars_new_axis (void);

/* counts NULL: none. top, highest: see bars-picture.h. */
void       setdoku_compare_bars_set      (SetdokuCompareBars *self, const uint64_t counts[BARS_MAX], uint64_t top,
                                          uint64_t highest);
void       setdoku_compare_bars_set_axis (SetdokuCompareBars *self, uint64_t top, char *(*label) (uint64_t value));
