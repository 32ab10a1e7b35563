/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-peer.h — any other solver, as a command that reads puzzles on standard input, 81 characters a line with a dot
 * for empty.
 *
 * Its time is the CPU time that the system has counted for it and its children, less that of the same command
 * with an empty input. What it prints is counted by lines, and thrown away. */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct BenchPeer BenchPeer;

BenchPeer *bench_peer_new      (const char *command);          /* for /bin/sh; measures its start */

/* Sets the input: n = text->len / size puzzles of size characters, and these so many times that a run takes the
 * seconds, or it becomes a large file. Returns how many times that is. */
unsigned   bench_peer_feed     (BenchPeer *peer, const GString *text, unsigned size, double seconds);

double     bench_peer_run      (BenchPeer *peer);              /* CPU seconds for its input, > 0 */
double     bench_peer_start_ms (const BenchPeer *peer);
bool       bench_peer_failed   (const BenchPeer *peer);        /* which was said; it is not run any more */
uint64_t   bench_peer_lines    (const BenchPeer *peer);        /* that it printed in the last run */
void       bench_peer_free     (BenchPeer *peer);              /* NULL is fine */
