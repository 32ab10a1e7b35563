/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture.h — what the torture programs share: a folder of their own, games that can be told apart, and a verdict.
 *
 * Each program does one cruel thing many times, prints what came of it in a line, and fails if anything was lost.
 * --short is for every day. */
#pragma once

#include <stdbool.h>

#include "formats/document.h"
#include "model/keep/journal-store.h"

extern char *torture_folder;               /* removed at the end */

/* True: --short was given. */
bool      torture_begin    (int argc, char **argv);
int       torture_end      (void);                           /* what main () returns */

/* Counts, and says at once, what should not have happened. */
void      torture_expect   (bool right, const char *format, ...) G_GNUC_PRINTF (2, 3);
void      torture_say      (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Game number n, of about so many bytes; every part of it depends on n. */
Document *torture_document (int n, unsigned bytes);
int       torture_number   (const Document *document);       /* −1: it is no such game, or not whole */

unsigned  torture_count    (const char *folder, const char *part);     /* files whose name holds part */
void      torture_wipe     (void);                           /* empties the folder */
