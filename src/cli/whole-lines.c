/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#define _GNU_SOURCE                    /* memrchr () */
#include "whole-lines.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

/* How much of it goes at once: the whole lines that fit into a piece; a longer line goes alone. */
static size_t
piece_of (const char *text, size_t length)
{
  const char *end;

  if (length <= PIPE_BUF)
    return length;
  end = memrchr (text, '\n', PIPE_BUF);
  if (!end)
    end = memchr (text + PIPE_BUF, '\n', length - PIPE_BUF);
  return end ? (size_t) (end - text) + 1 : length;
}

/* Of a piece, so many bytes arrived: back to the end of its last whole line. Where that cannot be done, in a pipe, no part
 * of a piece ever arrives. */
static void
cut_back (const char *piece, size_t written)
{
  const char *end = memrchr (piece, '\n', written);
  size_t      whole = end ? (size_t) (end - piece) + 1 : 0;
  off_t       at = lseek (STDOUT_FILENO, 0, SEEK_CUR);

  if (written > whole && at >= 0 && ftruncate (STDOUT_FILENO, at - (off_t) (written - whole)) == 0)
    lseek (STDOUT_FILENO, at - (off_t) (written - whole), SEEK_SET);
}

bool
whole_lines_write (const char *text, size_t length)
{
  while (length > 0)
    {
      size_t piece = piece_of (text, length), written = 0;

      while (written < piece)
        {
          ssize_t n = write (STDOUT_FILENO, text + written, piece - written);

          if (n < 0 && errno == EINTR)
            continue;
          if (n < 0)
            {
              int reason = errno;

              cut_back (text, written);
              errno = reason;
              return false;
            }
          written += (size_t) n;
        }
      text += piece;
      length -= piece;
    }
  return true;
}
