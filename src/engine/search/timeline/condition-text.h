/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* condition-text.h — a line of words, read and written: what condition-text.c is made of. */
#pragma once

#include "condition.h"

/* The text that is left, and the text that is made; of which board, NULL: the classic one. */
typedef struct { const Topology *topology; const char *at, *end; } Reader;
typedef struct { const Topology *topology; char *text; size_t size, length; } Writer;

void condition_put         (Writer *writer, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Each takes what it finds off the front. False: that is not there; what was taken by then is gone. */
bool condition_take_text   (Reader *reader, const char *text);
bool condition_take_number (Reader *reader, uint64_t least, uint64_t most, uint64_t *number);      /* without sign */
bool condition_take_small  (Reader *reader, int least, int most, int *number);

/* The next item of a list with commas between, as a word of its own; false: the list is at its end. */
bool condition_take_item   (Reader *reader, Reader *item);
