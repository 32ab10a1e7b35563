/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* thread.h — a thread that the engine can work on.
 *
 * What a thread has of a stack when nobody asks is the C library's affair: 8 MiB, or what the process's own stack is limited
 * to, or no more than 128 KiB. */
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

enum { THREAD_STACK_SIZE = 2 * 1024 * 1024 };          /* bytes; see COUNT_STACK_SIZE, the rest for whoever called */

/* As pthread_create (). False: there is none to be had. */
bool    thread_start (pthread_t *thread, void *(*work) (void *data), void *data);

/* The CPU time that this thread has used, in ns. */
int64_t thread_time  (void);
