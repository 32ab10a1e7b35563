/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* later-session.h — a session as a later version may write it: whole, and not to be read by this one. */
#pragma once

#include <glib.h>
#include <string.h>

/* The same text with another key in its head, and the right checksum. */
static char *
with_key (const char *text, const char *old, const char *new)
{
  const char *head = strstr (text, "[Session]"), *body = strstr (text, "[Setdoku]\n");
  g_autofree char *keys = g_strndup (head, (gsize) (body - head));
  g_auto (GStrv) parts = g_strsplit (keys, old, 2);
  g_autofree char *changed = g_strjoinv (new, parts);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, changed, -1);

  g_assert_nonnull (parts[1]);
  return g_strdup_printf ("[Setdoku session]\nlength=%zu\nchecksum=%s\n%s%s", strlen (changed), checksum, changed, body);
}
