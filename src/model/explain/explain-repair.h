/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-repair.h — what a text that is almost a puzzle could be read as, in words. */
#pragma once

#include "formats/format-repair.h"

/* "With an empty cell put in at line 1, column 37, it has exactly one solution." g_free () it. */
char *explain_repair       (const Repair *repair);
/* A button's: "Read it with an empty cell". g_free () it. */
char *explain_repair_label (const Repair *repair);
