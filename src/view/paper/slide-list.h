/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slide-list.h — the moments of which slides are made: each a board with what is said of it, as a subject of its own. To add a
 * sort of moments, add its row. */
#pragma once

#include "export-subject.h"

typedef struct {
  const char *title;                         /* marked N_() */
  bool      (*has)  (const ExportSubject *subject);              /* at a glance: there may be some */
  /* Appends them; on a worker, which looks at the cancellable. */
  void      (*list) (const ExportSubject *subject, GPtrArray *slides, GCancellable *cancellable);
} SlideSort;

enum { SLIDES_OF_BOOKMARKS, SLIDES_OF_PATH, N_SLIDE_SORTS };

extern const SlideSort slide_sorts[N_SLIDE_SORTS];

/* Of ExportSubject, in their order; may be empty, and is not all of it once it was cancelled. */
GPtrArray *slide_list_new (const ExportSubject *subject, int sort, GCancellable *cancellable);
