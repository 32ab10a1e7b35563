/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-insight.h — a window that looks into whole searches: where the events of one go, cell by cell (a flame
 * graph), or the trees of two laid upon each other.
 *
 * It is worked out on a worker, and closing the window ends that. Pointing, or the arrow keys, tell what is there. Choosing emits
 * "go" with the number of an event for each entrant that was given: two of them, the second 0 where there is but one. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/compare.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_COMPARE_INSIGHT (setdoku_compare_insight_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareInsight, setdoku_compare_insight, SETDOKU, COMPARE_INSIGHT, SetdokuBaseWindow)

/* b NULL: the flame graph of a; else both trees, merged. Traces with their boards; copied. */
SetdokuCompareInsight *setdoku_compare_insight_new      (GtkWindow *parent, const Trace *a, const Trace *b);

gboolean               setdoku_compare_insight_is_ready (SetdokuCompareInsight *self);
guint                  setdoku_compare_insight_get_n    (SetdokuCompareInsight *self);       /* nodes; 0: not ready */
void                   setdoku_compare_insight_point    (SetdokuCompareInsight *self, guint node);
void                   setdoku_compare_insight_choose   (SetdokuCompareInsight *self);       /* what is pointed at */
const char            *setdoku_compare_insight_get_words (SetdokuCompareInsight *self);      /* borrowed */
