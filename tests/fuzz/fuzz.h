/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz.h — any bytes through one reader: a program for each, and what all of them hold a reader to.
 *
 * A target is libFuzzer's one function. With clang and -fsanitize=fuzzer-no-link libFuzzer calls it, and sees which branches an
 * input reaches; any other compiler links fuzz-plain.c in its place, which changes the same seeds blindly, by a fixed seed. Either
 * way a finding ends the program and leaves the input in a file, and the program with that file's name repeats it.
 *
 * The first line of an input names what reads the rest: a row of the target's table. So a seed is a file that can be read, and a
 * new row of a table makes none of them stale. */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

int   LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What an input consists of; both are owned and NUL-terminated, the text may hold NULs and is not a byte longer than it says. */
typedef struct {
  char  *row;                    /* the first line, cut at 32 bytes */
  char  *text;
  gsize  length;
} FuzzInput;

FuzzInput fuzz_input         (const uint8_t *data, size_t size);
void      fuzz_input_clear   (FuzzInput *input);

/* Of the texts of a reader and a writer. They end the program where it is otherwise, with what as the reason. */
void      fuzz_check         (bool holds, const char *what, const char *text);
void      fuzz_check_same    (const char *what, const char *once, const char *again);

/* What people see: UTF-8, not empty, and nothing in it that a terminal obeys or that turns a line round. */
void      fuzz_check_message (const char *message);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FuzzInput, fuzz_input_clear)
