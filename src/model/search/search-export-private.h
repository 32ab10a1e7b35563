/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search-export-private.h — what the lines (search-export.c) and the tree (export-tree.c) share: the search that runs, and the
 * text that is on its way out. */
#pragma once

#include <stdatomic.h>

#include "search-export.h"

typedef struct {
  const SearchExport *what;
  Stretch             stretch;
  Event               event;
  ExportSink          sink;
  void               *user;
  GCancellable       *cancellable;
  ExportProgress     *progress;
  uint64_t            passed;          /* events in passes before this one */
  GString            *text;            /* not handed on yet */
  bool                failed;
} Export;

/* The search from its start. */
void export_begin (Export *export);

/* One event on, up to the last that is wanted. False: there is no more, or it failed. */
bool export_next  (Export *export);

/* Hands the text on, when it is much or all; false: it was not taken. */
bool export_flush (Export *export, bool all);

bool export_tree  (Export *export);
