/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "batch-private.h"

#include <stdlib.h>

Batch *
batch_new (uint64_t first)
{
  Batch *batch = malloc (sizeof *batch);

  if (!batch)
    return NULL;

  batch->first = first;
  batch->n_summaries = batch->n_keyframes = 0;
  batch->keyframes = 0;
  return batch;
}

void
batch_free (Batch *batch)
{
  free (batch);
}
