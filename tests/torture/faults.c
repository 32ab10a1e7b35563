/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#define _GNU_SOURCE
/* The names without 64 are defined here beside those with it. */
#undef _FILE_OFFSET_BITS
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { N_FILES = 1024 };

const char *const fault_names[N_FAULT_CALLS] = { "open", "write", "fsync", "rename", "close" };

static atomic_bool armed, happened;
static atomic_int left;
static FaultCall wanted;
static int wanted_error;
static char folder[4096];
static atomic_bool concerns[N_FILES];            /* by descriptor */
static atomic_bool gone[N_FILES];                /* closing it failed on purpose, and was the last that was done to it */

void
fault_arm (const char *where, FaultCall call, int k, int error)
{
  snprintf (folder, sizeof folder, "%s", where);
  wanted = call;
  wanted_error = error;
  for (int i = 0; i < N_FILES; i++)
    atomic_store (&concerns[i], false);
  atomic_store (&left, k);
  atomic_store (&happened, false);
  atomic_store (&armed, true);
}

bool
fault_disarm (void)
{
  atomic_store (&armed, false);
  return atomic_load (&happened);
}

static bool
is_ours (const char *path)
{
  return atomic_load (&armed) && strncmp (path, folder, strlen (folder)) == 0;
}

static bool
is_ours_file (int file)
{
  return file >= 0 && file < N_FILES && atomic_load (&concerns[file]) && atomic_load (&armed);
}

static bool
is_due (FaultCall call)
{
  if (call != wanted || atomic_fetch_sub (&left, 1) != 1)
    return false;
  atomic_store (&happened, true);
  return true;
}

#define FIND(name) \
  do \
    if (!real) \
      *(void **) &real = dlsym (RTLD_NEXT, #name); \
  while (0)

/* Only what can write counts: reading the old file is not the matter here. */
static int
open_counted (const char *path, int flags, int file_or_due)
{
  if (file_or_due >= 0 && file_or_due < N_FILES)
    {
      atomic_store (&concerns[file_or_due], is_ours (path));
      atomic_store (&gone[file_or_due], false);
    }
  return file_or_due;
}

static bool
open_is_due (const char *path, int flags)
{
  if (!is_ours (path) || !(flags & (O_WRONLY | O_RDWR | O_CREAT)) || !is_due (FAULT_OPEN))
    return false;
  errno = wanted_error;
  return true;
}

static unsigned
mode_of (int flags, va_list rest)
{
  return flags & (O_CREAT | O_TMPFILE) ? va_arg (rest, unsigned) : 0;
}

#define DEFINE_OPEN(name) \
  int \
  name (const char *path, int flags, ...) \
  { \
    static int (*real) (const char *, int, ...); \
    va_list rest; \
    unsigned mode; \
    va_start (rest, flags); \
    mode = mode_of (flags, rest); \
    va_end (rest); \
    FIND (name); \
    if (open_is_due (path, flags)) \
      return -1; \
    return open_counted (path, flags, real (path, flags, mode)); \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

ssize_t
write (int file, const void *bytes, size_t n)
{
  static ssize_t (*real) (int, const void *, size_t);

  FIND (write);
  if (is_ours_file (file) && is_due (FAULT_WRITE))
    {
      if (wanted_error == FAULT_SHORT)
        return real (file, bytes, n > 1 ? n / 2 : n);
      errno = wanted_error;
      return -1;
    }
  return real (file, bytes, n);
}

ssize_t
writev (int file, const struct iovec *parts, int n)
{
  static ssize_t (*real) (int, const struct iovec *, int);

  FIND (writev);
  if (is_ours_file (file) && is_due (FAULT_WRITE))
    {
      if (wanted_error == FAULT_SHORT)
        return real (file, parts, 1);
      errno = wanted_error;
      return -1;
    }
  return real (file, parts, n);
}

int
fsync (int file)
{
  static int (*real) (int);

  FIND (fsync);
  if (is_ours_file (file) && is_due (FAULT_FSYNC))
    {
      errno = wanted_error;
      return -1;
    }
  return real (file);
}

int
rename (const char *from, const char *to)
{
  static int (*real) (const char *, const char *);

  FIND (rename);
  if (is_ours (to) && is_due (FAULT_RENAME))
    {
      errno = wanted_error;
      return -1;
    }
  return real (from, to);
}

/* The descriptor is gone even if closing it failed. GLib closes it once more then, and since 2.84 it is a critical that it
 * is gone; that second time is let pass, and no other. */
int
close (int file)
{
  static int (*real) (int);
  bool due = is_ours_file (file) && is_due (FAULT_CLOSE);
  int result;

  FIND (close);
  result = real (file);
  if (file >= 0 && file < N_FILES)
    {
      atomic_store (&concerns[file], false);
      if (atomic_exchange (&gone[file], due) && result != 0 && errno == EBADF)
        return 0;
    }
  if (!due)
    return result;
  errno = wanted_error;
  return -1;
}
