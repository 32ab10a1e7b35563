/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* block-input.h — the blocks of a file, one at a time.
 *
 * Blocks end at empty lines. So a list of any length takes the memory of one of them, what comes slowly through a pipe is
 * answered as it comes, and bytes that are no text spoil the block that they stand in and no other. */
#pragma once

#include "formats/blocks.h"

typedef struct BlockInput BlockInput;

/* name: NULL or "-" for standard input. NULL: said why. */
BlockInput *block_input_open  (const char *name);
void        block_input_close (BlockInput *input);             /* NULL is fine */

/* As it may be shown. */
const char *block_input_name  (const BlockInput *input);

/* The next one, to be freed, or NULL and *error; of a file without any this is an error, too. False: there is none any more. */
bool        block_input_next  (BlockInput *input, Block **block, ParseError *error);

/* Whether anything but blanks follows; waits for it. */
bool        block_input_more  (BlockInput *input);

/* Whether reading failed, which was said. */
bool        block_input_failed (const BlockInput *input);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BlockInput, block_input_close)
