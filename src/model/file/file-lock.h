/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file-lock.h — keeps several programs that write the same file out of each other's way, and never waits without end.
 *
 * The lock is the open descriptor of a file of its own; closing it, or the end of the program, releases it. Who holds it may
 * have been stopped for good. Blocks; may be called from any thread. */
#pragma once

#include <stdbool.h>

/* Waits at most so long. −1: errno says why, EWOULDBLOCK: somebody else has it still. Where the file system knows no locks it is
 * as if nobody else were here. */
int  file_lock_take    (const char *path, int milliseconds);
void file_lock_release (int lock);                       /* −1 is fine */
