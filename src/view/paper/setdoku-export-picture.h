/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-picture.h — the page "Picture": one picture of the board as it stands, or of what else the subject is. It can
 * be saved, copied, and dragged away from where it is shown. */
#pragma once

#include "export-subject.h"
#include "setdoku-export-page.h"

#define SETDOKU_TYPE_EXPORT_PICTURE (setdoku_export_picture_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuExportPicture, setdoku_export_picture, SETDOKU, EXPORT_PICTURE, SetdokuExportPage)

/* subject: borrowed, outlives the page. settings: where what is chosen is kept; NULL. */
SetdokuExportPage *setdoku_export_picture_new   (const ExportSubject *subject, GSettings *settings);

/* The picture as it is wanted now. text: what goes with it to programs that take none. */
GdkContentProvider *setdoku_export_picture_new_content (SetdokuExportPicture *self);
