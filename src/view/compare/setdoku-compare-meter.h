/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-meter.h — a count as a bar on a logarithmic axis, or that axis alone (meter.h). Bars grow from the start of
 * the line. What it shows is a number in the same row, so it is presentation for a screen reader. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_COMPARE_METER (setdoku_compare_meter_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareMeter, setdoku_compare_meter, SETDOKU, COMPARE_METER, GtkWidget)

GtkWidget *setdoku_compare_meter_new      (gboolean axis);
/* known: there is a count at all; open: it may still grow. */
void       setdoku_compare_meter_set      (SetdokuCompareMeter *self, gboolean known, gboolean open, uint64_t n);
void       setdoku_compare_meter_set_bare (SetdokuCompareMeter *self, gboolean bare);          /* a thin bar without lines of the axis */
