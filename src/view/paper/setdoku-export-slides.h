/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-slides.h — the page "Slides": a picture for each bookmark of the search, or for each step of the solution path,
 * as the pages of one PDF or a folder of PNG. They are looked up on a worker when the page is first seen. */
#pragma once

#include "setdoku-export-page.h"
#include "slide-list.h"

#define SETDOKU_TYPE_EXPORT_SLIDES (setdoku_export_slides_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuExportSlides, setdoku_export_slides, SETDOKU, EXPORT_SLIDES, SetdokuExportPage)

/* subject: borrowed, outlives the page. settings: where what is chosen is kept; NULL. NULL: there is nothing of which slides could be made. */
SetdokuExportPage *setdoku_export_slides_new      (const ExportSubject *subject, GSettings *settings);

int                setdoku_export_slides_get_n    (SetdokuExportSlides *self);        /* −1: not known yet */
void               setdoku_export_slides_show     (SetdokuExportSlides *self, int i); /* clamped */
