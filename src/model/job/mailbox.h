/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* mailbox.h — where the worker of a search leaves its batches for the main thread.
 *
 * One posts, one takes. It holds at most MAILBOX_ROOM batches: who posts asks first whether to go
 * on, and waits there while the box is full. A pthread mutex guards it, which ThreadSanitizer
 * understands, unlike GLib's own. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "engine/search/timeline/explorer.h"

enum { MAILBOX_ROOM = 32 };                                          /* 2 MiB of batches */

typedef struct Mailbox Mailbox;

Mailbox *mailbox_new     (void);
Mailbox *mailbox_ref     (Mailbox *mailbox);                         /* any thread */
void     mailbox_unref   (Mailbox *mailbox);                         /* any thread; frees what was not taken */

/* The worker's side. */
bool     mailbox_go_on   (Mailbox *mailbox, GCancellable *cancellable);  /* waits for room; false: was asked to stop */
void     mailbox_post    (Mailbox *mailbox, Batch *batch);           /* takes the batch over; after mailbox_go_on () was true */

/* The main thread's side. */
Batch   *mailbox_take    (Mailbox *mailbox);                         /* the oldest, (transfer full); NULL: there is none */
bool     mailbox_is_empty (Mailbox *mailbox);
void     mailbox_set_stop (Mailbox *mailbox, bool stop);             /* asks the worker to stop, or takes that back */
