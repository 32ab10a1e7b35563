/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-meter.h — a count as a bar on a logarithmic axis from 1 to 10^9, or that axis alone.
 *
 * The axis is fixed, so that bars can be compared between puzzles (UX §8). None is a blue stub with a diamond: a bar of a
 * length of nothing could not be told from one that is not known. Bars grow from the start of the line. What it shows is a
 * number in the same row, so it is presentation for a screen reader. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_COMPARE_METER (setdoku_compare_meter_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareMeter, setdoku_compare_meter, SETDOKU, COMPARE_METER, GtkWidget)

enum { COMPARE_DECADES = 9 };

GtkWidget *setdoku_compare_meter_new      (gboolean axis);
/* known: there is a count at all; open: it may still grow. */
void       setdoku_compare_meter_set      (SetdokuCompareMeter *self, gboolean known, gboolean open, uint64_t n);
void       setdoku_compare_meter_set_bare (SetdokuCompareMeter *self, gboolean bare);          /* a thin bar without lines of the axis */

/* Where a count lies between 1 (0.0) and 10^9 (1.0), clamped. */
double     compare_meter_share            (uint64_t n);
