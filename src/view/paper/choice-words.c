/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "choice-words.h"

#include <stdbool.h>
#include <string.h>

static bool
is_of (const char *word, const char *key)
{
  gsize length = strlen (key);

  return strncmp (word, key, length) == 0 && word[length] == '=';
}

char *
choice_words_dup (const char *words, const char *key)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);
  char *value = NULL;

  for (char **word = all; *word; word++)
    if (is_of (*word, key))
      {
        g_free (value);
        value = g_strdup (*word + strlen (key) + 1);
      }
  return value;
}

char *
choice_words_put (const char *words, const char *key, const char *value)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);
  GString *text = g_string_new (NULL);

  for (char **word = all; *word; word++)
    if (**word && !is_of (*word, key))
      g_string_append_printf (text, "%s ", *word);
  g_string_append_printf (text, "%s=%s", key, value);
  return g_string_free (text, FALSE);
}
