/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "journal-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

char *
journal_read_bytes (const char *path, gsize most, gsize *length)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  g_autofree char *bytes = NULL;
  struct stat about;
  gsize n = 0;
  ssize_t more = 1;

  if (file < 0)
    return NULL;
  if (fstat (file, &about) == 0 && S_ISREG (about.st_mode))  /* unreached: the disk fails */
    most = MIN (most, (gsize) about.st_size);
  else
    most = G_MAXSIZE;
  if (most <= SESSION_MAX_BYTES)
    {
      bytes = g_malloc (most + 1);
      while (n < most && more > 0)
        {
          do
            more = read (file, bytes + n, most - n);
          while (more < 0 && errno == EINTR);  /* unreached: the disk fails */
          n += more > 0 ? (gsize) more : 0;
        }
    }
  close (file);
  if (!bytes || more < 0)                /* unreached: the disk fails */
    return NULL;
  bytes[n] = '\0';
  *length = n;
  return g_steal_pointer (&bytes);
}

bool
journal_is_newer (const char *path, const char *bytes, gsize length)
{
  g_autofree char *head = NULL;
  struct stat about;

  if (bytes)
    return session_is_newer (bytes, length);
  if (g_lstat (path, &about) < 0 || about.st_size <= SESSION_MAX_BYTES)
    return false;
  head = journal_read_bytes (path, JOURNAL_HEAD_BYTES, &length);
  return head && session_is_ours (head, length);
}
