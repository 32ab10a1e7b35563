/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "desktop-font.h"

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

double
desktop_font_get_letters (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * pango_cairo_context_get_resolution (context) / 72;
}
