/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "desktop-font.h"

#include <gtk/gtk.h>

char *
desktop_font_dup_family (void)
{
  g_autofree char *name = NULL;
  PangoFontDescription *font;
  char *family;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name ? name : "sans");
  family = g_strdup (pango_font_description_get_family (font));
  pango_font_description_free (font);
  return family;
}
