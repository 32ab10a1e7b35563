/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-handout.h — a path as a handout: the clues, the figures, and each step with its sentence and set equation. */
#pragma once

#include "model/teach/path.h"
#include "picture/handout.h"

char *path_handout (const Path *path, HandoutKind kind);             /* g_free () it */
