/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-handout.h — a path as a handout: the clues, the figures, and each step with its sentence and set equation; or for
 * other programs. */
#pragma once

#include "model/teach/path.h"
#include "picture/handout.h"

/* g_free () them. The second also takes "text", path_append_text () of each step, and "json", an object with the keys of “explain
 * --json”; NULL: there is no such kind. */
char *path_handout (const Path *path, HandoutKind kind);
char *path_as      (const Path *path, const char *kind);
