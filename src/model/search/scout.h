/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scout.h — runs a search ahead on a worker. Part of the player.
 *
 * One owner at a time: while the job runs the explorer is the worker's, else it lies here. Stopping
 * lets the job come to its end and hand the explorer back; dropping cancels the job, which then
 * frees the explorer by itself, and nobody waits for it. */
#pragma once

#include "model/job/job.h"
#include "model/job/mailbox.h"

typedef struct {
  SetdokuJob job;
  Mailbox   *mailbox;              /* of the search at hand; NULL: none */
  Explorer  *explorer;             /* NULL while the worker has it, and when there is none */
  bool       wanted;               /* shall run ahead until everything is explored */
} Scout;

void   scout_start    (Scout *scout, Explorer *explorer);            /* takes it over; drops the one before */
void   scout_clear    (Scout *scout);                                /* drops it; a zeroed scout is fine */
void   scout_stop     (Scout *scout);                                /* within 50 ms; what was found can still be taken */
void   scout_go_on    (Scout *scout);
Batch *scout_take     (Scout *scout);                                /* the next batch, (transfer full); NULL: none yet */
bool   scout_has_more (Scout *scout);                                /* a batch lies there or may still come */
