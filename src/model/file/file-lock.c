/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

enum { PAUSE_MS = 2, MODE_FILE = 0600 };

int
file_lock_take (const char *path, int milliseconds)
{
  int64_t end = g_get_monotonic_time () + (int64_t) milliseconds * 1000;
  int lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, MODE_FILE), number;

  if (lock < 0)
    return -1;
  while (flock (lock, LOCK_EX | LOCK_NB) != 0)
    {
      number = errno;
      if (number == ENOLCK || number == ENOSYS || number == EOPNOTSUPP)
        break;
      if ((number != EINTR && number != EWOULDBLOCK) || g_get_monotonic_time () >= end)
        {
          close (lock);
          errno = number;
          return -1;
        }
      g_usleep (PAUSE_MS * 1000);
    }
  return lock;
}

void
file_lock_release (int lock)
{
  if (lock >= 0)
    close (lock);
}
