/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-options.h — the rows with which one says how a picture is wanted: what is on it, on what ground, how large. The pages
 * that end in pictures have the same. */
#pragma once

#include "export-subject.h"
#include "setdoku-export-page.h"

enum { PICTURE_SWITCHES = 6 };           /* see the table in picture-options.c */

typedef struct {
  GtkSwitch     *switches[PICTURE_SWITCHES];
  GtkDropDown   *style, *ground;
  GtkSpinButton *width;
} PictureOptions;                        /* all borrowed from the page */

/* Two cards of rows at the end of the page. Only what the board has can be left out; what was taken as it was drawn has no style
 * to be chosen either. settings: where it is kept; NULL. changed: of the page, whenever something was chosen. */
void picture_options_add (PictureOptions *self, SetdokuExportPage *page, const ExportSubject *subject, GSettings *settings,
                          void (*changed) (SetdokuExportPage *page));

/* The same for boards that are not known yet: whatever any of them may have. No slide has a heat map. */
void picture_options_add_all (PictureOptions *self, SetdokuExportPage *page, GSettings *settings,
                              void (*changed) (SetdokuExportPage *page));

/* But for its kind, which stays. */
void picture_options_get (const PictureOptions *self, PictureWish *wish);
