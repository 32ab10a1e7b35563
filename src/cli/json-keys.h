/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* json-keys.h — every key that --json writes, a row each: “list json”, the manual and the test that no command writes another one
 * are made of them. A command has --json if it has rows here.
 *
 * Keys stay as they are; new ones may come. A key of an object within an array is written "steps[].number". Everywhere cells are
 * "r4c5", what is placed "r4c5=7", what is ruled out "r4c5<>7", a house "row4", and digits are numbers. */
#pragma once

#include <stdbool.h>

typedef struct {
  const char *command;               /* its id */
  const char *key;
  const char *type;                  /* "number", "string or null", "array of objects" … */
  const char *meaning;               /* plain English, for the manual */
} JsonKey;

extern const JsonKey json_keys[];    /* those of a command stand together; ends with command NULL */

/* The first row of a command; NULL: it has no --json. */
const JsonKey *json_keys_of (const char *command);
