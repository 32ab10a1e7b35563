/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slide-writer.h — slides into one PDF, a page each, or into a folder of PNG, "001.png" and on. All or nothing: what was begun
 * and cancelled, or for which the disk had no room, is not there under the chosen name, and what was there is. */
#pragma once

#include "export-subject.h"

typedef struct {
  GPtrArray  *slides;              /* of ExportSubject; a reference is held */
  PictureWish wish;                /* PICTURE_PDF, or PICTURE_PNG: a folder */
  char       *font;                /* owned */
  bool        contrast;
  GFile      *file;                /* owned; a folder must not exist */
  int         done;                /* atomic: slides drawn so far */
  bool        written;
  GError     *error;               /* a whole sentence; NULL where it was cancelled, too */
} SlideWriting;

void slide_writing_run  (void *writing, GCancellable *cancellable);      /* on a worker; once */
void slide_writing_free (void *writing);
