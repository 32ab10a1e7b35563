/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-twins.h — puzzles that are the same but for how they are turned, arranged and numbered: by the key of their canonical
 * form (engine/core/canonical.h), on all processors. Of those that are the same the first stays, the others are its twins. */
#pragma once

#include "puzzle-index.h"

/* Marks the rows that are twins of one before them; blocks, for a worker that has the index for itself. How many there are;
 * −1: it was cancelled, which takes 50 ms, and no row is marked. */
int        puzzle_twins_mark        (PuzzleIndex *index, PuzzleProgress *progress, GCancellable *cancellable);

/* Those of the list (of SetdokuPuzzle, held) that are twins of another one; of which something is said that is not one of the
 * twins if it can be. (transfer full) NULL: it was cancelled. */
void       puzzle_twins_find_async  (const GPtrArray *puzzles, GCancellable *cancellable, GAsyncReadyCallback callback,
                                     void *user);
GPtrArray *puzzle_twins_find_finish (GAsyncResult *result);
