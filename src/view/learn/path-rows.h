/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-rows.h — what a list of steps asks a path by, the classic board's (Path) or that of a board of any shape (AnyPath). */
#pragma once

#include <stdbool.h>

enum { PATH_ROW_EASY, PATH_ROW_MEDIUM, PATH_ROW_HARD };

/* The words of a step; each to be freed. amount, so_far: NULL none. */
typedef struct { char *name, *amount, *effect, *spoken, *so_far; } PathRow;

typedef struct {
  int  (*n_techniques)   (void);
  char *(*technique_name) (int technique);                           /* g_free () it */
  int  (*n)         (const void *path);
  int  (*technique) (const void *path, int step);                    /* a number, the cheapest first */
  int  (*level)     (const void *path, int step);                    /* PATH_ROW_EASY or more */
  bool (*matches)   (const void *path, int step, const char *text);  /* what is typed is in it; "": always */
  void (*show)      (const void *path, int step, PathRow *row);
} PathRows;

extern const PathRows path_rows_classic, path_rows_any;

void path_row_clear (PathRow *row);
