/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* journal-file.h — a file with a session in it, of an open game or an earlier one, is read within bounds. Blocking. */
#pragma once

#include <gio/gio.h>

#include "session.h"

enum { JOURNAL_HEAD_BYTES = 64 };         /* enough to see whether a file is ours */

/* most: how many bytes are wanted. NULL: there is no such ordinary file, or they would be more than SESSION_MAX_BYTES. Never waits
 * for a pipe. */
char         *journal_read_bytes    (const char *path, gsize most, gsize *length);

/* Of all bytes of a file that is no session of this version: whether a later one wrote it. NULL: they could not be read. What is
 * begun as ours and larger than any of this version is a later one's. */
bool          journal_is_newer      (const char *path, const char *bytes, gsize length);
