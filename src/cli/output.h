/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* output.h — what a command writes: on standard output, or into a file that is there whole or not at all.
 *
 * The text goes into a file beside it, which gets the name once everything is on the disk; until then, and after any
 * failure, the old file is as it was. A device or a pipe is written to as it is. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

typedef struct Output Output;

/* The option of a command that writes there; at: of a char * for its value. */
#define OUTPUT_OPTION(at) \
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, (at), "Write into FILE, whole or not at all (default: standard output)", "FILE" }

/* "boards/b.png" and 3: "boards/b-3.png". (transfer full) */
char   *output_number_name (const char *name, unsigned n);

Output *output_open  (const char *name);                         /* NULL or "-": standard output. NULL: said why */
bool    output_write (Output *output, const void *bytes, size_t length);       /* false: not all of it */

/* keep false: nothing is left behind. False: it is not there as it should be, which was said; of standard output main () says
 * so. */
bool    output_close (Output *output, bool keep);
