/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* save-target.c — see save-target.h. */
#include "save-target.h"

static const char *
extension_of (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot && dot > name ? dot + 1 : NULL;
}

static bool
fits (const Format *format,
      const char   *name)
{
  const char *extension = extension_of (name);

  return extension && g_ascii_strcasecmp (extension, format->extension) == 0;
}

/* The name as a file in that format is called: where it has the extension of another, that is exchanged. */
static char *
rename_for (const char   *name,
            const Format *format)
{
  const char *extension = extension_of (name);

  if (fits (format, name))
    return g_strdup (name);
  if (extension && format_for_name (name))
    return g_strdup_printf ("%.*s.%s", (int) (extension - 1 - name), name, format->extension);
  return g_strdup_printf ("%s.%s", name, format->extension);
}

GFile *
save_target_free_file (GFile      *chosen,
                       const char *name,
                       const char *extension)
{
  g_autoptr(GFile) folder = g_file_get_parent (chosen);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (extension) - 1);

  for (int i = 1;; i++)
    {
      g_autofree char *numbered = i == 1 ? g_strdup (name) : g_strdup_printf ("%s %d.%s", stem, i, extension);
      g_autoptr(GFile) file = g_file_get_child (folder, numbered);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

void
save_target_init (SaveTarget   *target,
                  GFile        *chosen,
                  const Format *wanted)
{
  g_autofree char *name = g_file_get_basename (chosen), *longer = NULL, *result = NULL;
  const Format *ours = format_find ("setdoku"), *named = format_for_name (name);
  bool listed = wanted && wanted != ours;

  g_return_if_fail (target && G_IS_FILE (chosen));
  *target = (SaveTarget) { .format = listed && (!named || named == ours || fits (wanted, name)) ? wanted : named };
  if (!target->format)
    target->format = ours;
  if (fits (target->format, name))
    {
      target->file = g_object_ref (chosen);
      return;
    }
  if (extension_of (name) && !named)
    target->format = ours;
  longer = rename_for (name, target->format);
  target->file = save_target_free_file (chosen, longer, target->format->extension);
  result = g_file_get_basename (target->file);
  target->renamed = !g_str_equal (result, longer) || (extension_of (name) && !named);
}

void
save_target_clear (SaveTarget *target)
{
  g_clear_object (&target->file);
}
