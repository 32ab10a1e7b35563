/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* whole-lines.h — lines on standard output, each of them whole or not at all, whatever happens.
 *
 * Into a pipe goes at once no more than the system takes in one piece (PIPE_BUF), so a program that is killed has left no
 * half a line. On a full disk what was written of a line is cut off again. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* text: lines, each ended by a line feed. False: not all of them could be written; errno says why. */
bool whole_lines_write (const char *text, size_t length);
