/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* random-document.h — documents that nobody would think of, the same ones in every run. */
#pragma once

#include "engine/core/random.h"
#include "formats/format.h"

/* Holds at most what the HOLDS_ flags say; without HOLDS_BOTH_MARKS each empty cell has two centre marks or
 * more, none of which a clue rules out. The clues break no rule and leave cells empty. */
Document *random_document (Random *random, unsigned flags);

/* UTF-8 with everything that breaks writers: blanks at the ends, quotes, brackets, and if controls is set line
 * ends and control characters. */
char     *random_text     (Random *random, bool controls);

/* A document of our own format with this body, as one who knows the format would forge it. */
char     *forge_document  (const char *body);
