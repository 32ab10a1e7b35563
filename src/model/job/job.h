/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* job.h — work on another thread, the one way it is done here.
 *
 * A job is a GTask without a source object whose data is a plain struct. Newest wins: starting a job
 * in a slot cancels the one before, and a result arrives only if its job still holds the slot.
 * Nothing is called back after setdoku_job_cancel () or setdoku_job_clear (). Check_cancellable is
 * off, so a cancelled job still hands its data back to free it. Main thread only, but for the work. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "engine/core/stop.h"

typedef struct { GCancellable *cancellable; } SetdokuJob;            /* a slot; zero it to initialise */

/* Runs on the worker; looks at the cancellable often enough for 50 ms. */
typedef void (*SetdokuJobWork) (void *data, GCancellable *cancellable);

/* Runs on the main thread, unless the job was superseded or cancelled; data is freed after it returns. */
typedef void (*SetdokuJobDone) (void *data, void *user);

void setdoku_job_start  (SetdokuJob *job, SetdokuJobWork work, SetdokuJobDone done,
                         void *data, GDestroyNotify free_data, void *user);
bool setdoku_job_active (const SetdokuJob *job);
void setdoku_job_cancel (SetdokuJob *job);                           /* asks the work to end; done will not be called */
#define setdoku_job_clear setdoku_job_cancel

/* For what the engine does for a job: it leaves off once the cancellable, borrowed, is cancelled. */
Stop setdoku_job_stop   (GCancellable *cancellable);

/* The same pattern for a pair of functions …_async () and …_finish (). Without a slot: callback comes in any case, and
 * its finish function finds the data by the tag, any address that is unique to the pair. The cancellable may be NULL. */
void  setdoku_job_run_async  (SetdokuJobWork work, void *data, GDestroyNotify free_data, void *tag,
                              GCancellable *cancellable, GAsyncReadyCallback callback, void *user);
void *setdoku_job_run_finish (GAsyncResult *result, void *tag);      /* data, borrowed from the result */
