/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "file-version.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEAD_BYTES = 128 };

uint64_t
file_version (const char *path, const char *magic)
{
  char head[HEAD_BYTES] = "";
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  struct stat about;
  bool read_it;

  if (file < 0)
    return 0;
  read_it = fstat (file, &about) == 0 && S_ISREG (about.st_mode) && read (file, head, sizeof head - 1) > 0;
  close (file);
  return read_it && g_str_has_prefix (head, magic) ? g_ascii_strtoull (head + strlen (magic), NULL, 10) : 0;
}
