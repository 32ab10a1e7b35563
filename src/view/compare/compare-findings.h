/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-findings.h — what one looks into about strategies: where the events of a search go, as a flame, or two trees merged. A
 * worker makes it, and it is painted on the screen or anywhere else. */
#pragma once

#include "picture/flame-picture.h"
#include "picture/merged-picture.h"

/* Reference counted, for pictures of it may outlive the window: made by g_atomic_rc_box_new0 (), with traces and merges. It does
 * not change once it is made. */
typedef struct {
  Trace        traces[2];                    /* of one puzzle; they hold one topology */
  bool         merges, made;                 /* merges: the trees of both; made: there is something to show */
  Flame       *flame;
  MergedTree   merged;
  MergedPlaces places;
} Findings;

void          findings_unref  (void *found);
void          findings_work   (void *found, GCancellable *cancellable);      /* on a worker */

FlamePicture  findings_flame  (const Findings *found, PlotPage page, const char *title, uint32_t cursor);
MergedPicture findings_merged (const Findings *found, PlotPage page, uint32_t cursor);
void          findings_paint  (const Findings *found, PlotPage page, const char *title, uint32_t cursor, cairo_t *cr);

/* In any colours and font, as large as the page says, with nothing pointed at. letters: of the font, pixels. */
void          findings_model  (Findings *found, PlotPage page, const char *title, double letters, PictureModel *model);
