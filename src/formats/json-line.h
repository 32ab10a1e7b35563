/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* json-line.h — JSON written for scripts, an object a line, straight into a text: a million lines a second, no tree.
 *
 * The text itself says whether a comma is due: none at the beginning of a line and behind an open bracket. What is written is
 * valid UTF-8 without a control character, whatever it was made of. key NULL: an element of an array. */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

#include "engine/core/digits.h"

void json_line_open    (GString *text, const char *key, char bracket);           /* '{' or '[' */
void json_line_close   (GString *text, char bracket);                            /* '}' or ']' */
void json_line_end     (GString *text);                                          /* the object and its line */

void json_line_string  (GString *text, const char *key, const char *value);      /* NULL: null */
void json_line_ascii   (GString *text, const char *key, const char *value, gsize length);    /* printable, and nothing to escape */
void json_line_number  (GString *text, const char *key, int64_t value);
void json_line_count   (GString *text, const char *key, uint64_t value);
void json_line_tenths  (GString *text, const char *key, int tenths);             /* 34: 3.4 */
void json_line_real    (GString *text, const char *key, double value, int decimals);         /* finite */
void json_line_bool    (GString *text, const char *key, bool value);
void json_line_null    (GString *text, const char *key);
void json_line_digits  (GString *text, const char *key, Digits digits);          /* [1,5,9] */
void json_line_cell    (GString *text, const char *key, int cell);               /* "r4c5" */
void json_line_words   (GString *text, const char *key, const char *words);      /* parted by blanks: ["r4c5=7","r4c6=1"] */
