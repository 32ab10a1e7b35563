/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bulk.h — the same work on a stream of blocks, by all processors, with the results in the order of the blocks.
 *
 * The caller pulls finished blocks with bulk_next (). Behind it stands a ring of blocks, used again and again, so
 * that a stream of any length needs the same memory. A thread that has nothing to do fills the next free block itself
 * and works on it; a block that takes long holds up nobody until the ring is full of those behind it. Pthread mutexes
 * guard the ring, which ThreadSanitizer understands, unlike GLib's own. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

enum {
  BULK_ROOM = 8,                               /* blocks of the ring for each thread */
  BULK_MAX_THREADS = 256,
};

typedef struct Bulk Bulk;

/* What is done, a row of functions. user is what was given to bulk_new (). */
typedef struct {
  size_t block_size;                           /* bytes; a block is zeroed before its first use only */

  /* The next block's input: called in order, never twice at once, on any of the threads. False: there is none, and
   * it is not asked again. If it waits for something it looks at bulk_stopped () every 20 ms. */
  bool (*fill)  (void *block, const Bulk *bulk, void *user);

  /* Turns the input into the result, on the thread that filled it, on several at once. Looks at bulk_stopped () every
   * 20 ms; what it leaves unfinished then is handed to nobody. */
  void (*work)  (void *block, const Bulk *bulk, void *user);

  void (*clear) (void *block);                 /* frees what the block owns; may be NULL */
} BulkKind;

/* n_threads: 0 for as many as there are processors; 1: none is started, bulk_next () does the work. cancellable: NULL,
 * or what ends it from any thread. Never NULL: where no thread can be started it works as with 1. */
Bulk *bulk_new     (const BulkKind *kind, void *user, int n_threads, GCancellable *cancellable);

/* Waits for the next block, which is the caller's until the next call. NULL: there are no more, or it was cancelled;
 * what the functions wrote to user can be read then. */
void *bulk_next    (Bulk *bulk);

/* Any thread: the work is to end now. */
bool  bulk_stopped (const Bulk *bulk);

/* Stops the work, waits for the threads and frees all blocks. NULL is fine. */
void  bulk_free    (Bulk *bulk);
