/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-name.c — what the name of a file says of what is to be written into it: its extension is the format's.
 *
 * Nothing is ever written under an extension that promises something else: a picture's, or one that nobody knows. */
#include <string.h>

#include "format-private.h"

const Format *
format_for_name (const char *file_name)
{
  const char *dot;

  g_return_val_if_fail (file_name != NULL, NULL);

  dot = strrchr (file_name, '.');
  for (int i = 0; dot && formats[i]; i++)
    if ((formats[i]->flags & FORMAT_WRITES) && g_ascii_strcasecmp (formats[i]->extension, dot + 1) == 0)
      return formats[i];

  return NULL;
}

static char *
with_extension (const Format *format, const char *file_name, size_t length)
{
  return g_strdup_printf ("%.*s.%s", (int) length, file_name, format->extension);
}

const Format *
format_for_saving (const char *file_name, char **better)
{
  const Format *format = format_for_name (file_name);

  g_return_val_if_fail (better != NULL, format);

  *better = format ? NULL : with_extension (&format_setdoku, file_name, strlen (file_name));
  return format ? format : &format_setdoku;
}

char *
format_put_extension (const Format *format, const char *file_name)
{
  g_return_val_if_fail (format != NULL && file_name != NULL, NULL);

  return with_extension (format, file_name,
                         format_for_name (file_name) ? (size_t) (strrchr (file_name, '.') - file_name) : strlen (file_name));
}
