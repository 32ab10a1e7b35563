/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* input.h — puzzles out of a file, a pipe or an argument, one after the other.
 *
 * Formats whose lines are records of their own are streamed in constant memory, a line as soon as
 * it is complete; all others are read whole, up to 16 MiB. What is wrong goes to stderr as
 * "NAME:LINE:COLUMN: reason", and the record counts as failed. */
#pragma once

#include "formats/format.h"

typedef struct Input Input;

/* name: a file, "-" (or NULL) for standard input, or the text of a puzzle itself. format NULL: sniffed.
 * NULL when it cannot be read; then it has said why. */
Input *input_open  (const char *name, const Format *format);

/* The next record, also failed ones (record->document NULL, already said on stderr). False at the end. The record is
 * the caller's to record_clear (). */
bool   input_next  (Input *input, Record *record);

bool   input_failed (const Input *input);            /* some record, or the reading itself, failed */
const char *input_name (const Input *input);         /* for messages */
void   input_close (Input *input);                   /* NULL is fine */
