/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* short-memory.c — makes of setdoku-cli one whose allocation number SETDOKU_FAIL_AT, from 0, fails. It says at its end, in the
 * file SETDOKU_FAILED, whether there were so many. GLib's own allocations are not counted: where one fails, GLib ends the
 * program. */
#include <stdio.h>

#include "../short-memory.h"

void *__real_aligned_alloc (size_t alignment, size_t size);
void *__wrap_aligned_alloc (size_t alignment, size_t size);

void *
__wrap_aligned_alloc (size_t alignment, size_t size)
{
  return fails () ? NULL : __real_aligned_alloc (alignment, size);
}

static void __attribute__ ((constructor))
begin (void)
{
  const char *at = getenv ("SETDOKU_FAIL_AT");

  if (at)
    until_failure = atoi (at);
}

static void __attribute__ ((destructor))
say (void)
{
  const char *path = getenv ("SETDOKU_FAILED");
  FILE       *file = path ? fopen (path, "w") : NULL;

  if (!file)
    return;
  fputs (until_failure < 0 ? "failed" : "none", file);
  fclose (file);
}
