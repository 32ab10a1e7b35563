/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "hands.h"

#include <gio/gio.h>
#include <string.h>

static GSubprocess *hands;

void
hands_press (const char *keys)
{
  g_autofree char *line = g_strconcat ("key --delay 2 ", keys, "\n", NULL);
  g_autoptr(GError) error = NULL;

  if (!hands)
    hands = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE, &error, "xdotool", "-", NULL);
  g_assert_no_error (error);
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (hands), line, strlen (line), NULL, NULL, &error);
  g_assert_no_error (error);
}

void
hands_end (void)
{
  if (!hands)
    return;
  g_output_stream_close (g_subprocess_get_stdin_pipe (hands), NULL, NULL);
  g_subprocess_wait (hands, NULL, NULL);
  g_assert_true (g_subprocess_get_successful (hands));
  g_clear_object (&hands);
}
