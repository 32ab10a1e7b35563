/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "batch-private.h"

#include <stdlib.h>

Batch *
batch_new (uint64_t first, size_t state_size)
{
  Batch *batch = malloc (sizeof *batch);

  if (!batch)
    return NULL;

  batch->first = first;
  batch->keyframe_size = sizeof (Keyframe) + state_size;
  batch->n_summaries = batch->n_keyframes = 0;
  return batch;
}

void
batch_free (Batch *batch)
{
  free (batch);
}
