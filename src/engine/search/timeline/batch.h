/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* batch.h — what was found in a stretch of a search, on its way from the worker to who watches. */
#pragma once

enum { BATCH_BYTES = 64 * 1024 };          /* no batch is larger */

/* What was found in events first + 1 … last (counted from 1 after START). A plain value that never changes again. */
typedef struct Batch Batch;

void batch_free (Batch *batch);
