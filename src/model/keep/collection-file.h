/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* collection-file.h — files of many puzzles, read and written off the main thread.
 *
 * Errors are GErrors with a translated sentence that names the file. A failed write leaves the old file as it was. */
#pragma once

#include "formats/format.h"
#include "puzzle.h"

/* In any format. n_bad: lines that cannot be read. NULL: error. (transfer full), of SetdokuPuzzle */
void       collection_load_async  (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, void *user);
GPtrArray *collection_load_finish (GAsyncResult *result, unsigned *n_bad, GError **error);

/* format: one that writes and holds any number of puzzles. */
void       collection_save_async  (GFile *file, const Format *format, const GPtrArray *puzzles, GAsyncReadyCallback callback,
                                   void *user);
bool       collection_save_finish (GAsyncResult *result, GError **error);
