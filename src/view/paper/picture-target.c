/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-target.c — see picture-target.h. */
#include "picture-target.h"

#include <string.h>

#include "model/file/save-target.h"

void
picture_target_init (PictureTarget *target,
                     GFile         *chosen,
                     PictureKind    preset)
{
  g_autofree char *name = g_file_get_basename (chosen), *longer = NULL;
  const char *dot = strrchr (name, '.');
  bool extended = dot && dot > name && dot[1];

  *target = (PictureTarget) { .kind = preset };
  if (picture_kind_for_name (name, &target->kind))
    target->file = g_object_ref (chosen);
  else if (extended)
    target->again = g_strdup_printf ("%.*s.%s", (int) (dot - name), name, picture_kinds[preset].id);
  else
    {
      longer = g_strdup_printf ("%s%s%s", name, dot && !dot[1] ? "" : ".", picture_kinds[preset].id);
      target->file = save_target_free_file (chosen, longer, picture_kinds[preset].id);
    }
}

void
picture_target_clear (PictureTarget *target)
{
  g_clear_object (&target->file);
  g_clear_pointer (&target->again, g_free);
}
