/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file-version.h — which version of a file of ours is there, before anything takes its place.
 *
 * Its first line is a few words and a number, which is raised by a change that an earlier program would undo. What a later
 * version has written is left as it is, however large it is and whatever it holds. */
#pragma once

#include <stdint.h>

/* 0: there is no ordinary file, or it begins otherwise. Never waits for a pipe. */
uint64_t file_version (const char *path, const char *magic);
