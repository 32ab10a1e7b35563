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

/* Boards of any shape are handed out, too; without this they are failed records. */
void   input_take_any_board (Input *input);
/* The next record, also failed ones (record->document NULL, already said on stderr). False at the end. The record is
 * the caller's to record_clear (). */
bool   input_next  (Input *input, Record *record);

/* Whether there is another one, without handing it out. Waits for it. */
bool   input_more  (Input *input);

/* For whoever reads many at a time: a stream is taken as whole lines, unread, and everything else by records; what is
 * wrong is the caller's to say. Any one thread at a time. */
typedef enum {
  INPUT_TAKEN,
  INPUT_WAITING,                     /* nothing came for 20 ms; ask again */
  INPUT_TOO_LONG,                    /* one line was left out: longer than FORMAT_MAX_BYTES */
  INPUT_END,
} InputLines;

bool   input_is_stream (const Input *input);

/* Appends the lines that are there, with their ends, about so many bytes of them but at least one. */
InputLines input_take_lines (Input *input, gsize bytes, GString *lines);

/* Any thread. Reads one line of a stream, NUL-terminated in place. False: blank or comment, no record. */
bool   input_read_line (const Input *input, const char *line, gsize length, unsigned number, Record *record);

/* The next record of what is no stream. */
bool   input_take_record (Input *input, Record *record);

/* The marks of its records are the puzzle's candidates, not the notes of somebody who plays. */
bool   input_marks_count (const Input *input);

bool   input_failed (const Input *input);            /* some record, or the reading itself, failed */
const char *input_name (const Input *input);         /* for messages */
void   input_close (Input *input);                   /* NULL is fine */
