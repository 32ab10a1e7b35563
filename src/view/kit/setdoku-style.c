/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-style.c — see setdoku-style.h.
 *
 * The style sheet is two: style.css holds the rules, and one of four colors-*.css the named colours
 * that they use. Another light means another second sheet. Themes other than GTK's own keep their
 * look: then neither is loaded, and only what is drawn with cairo has our colours. */
#include "setdoku-style.h"

#include "color-scheme.h"
#include "config.h"
#include "phone.h"
#include "setdoku-part.h"
#include "desktop-font.h"

struct _SetdokuStyle
{
  GObject         parent_instance;

  GtkCssProvider *rules, *colors;
  gboolean        loaded;              /* both are with the display */
  gboolean        more_contrast;       /* the user's wish */
  const Palette  *palette;
  Painter        *painter;
};

G_DEFINE_FINAL_TYPE (SetdokuStyle, setdoku_style, G_TYPE_OBJECT)

static guint changed_signal;

static gboolean
theme_is_ours (void)
{
  static const char *const known[] = { "Default", "Adwaita", "HighContrast", "Empty" };
  g_autofree char *name = color_scheme_dup_theme ();

  for (size_t i = 0; name && i < G_N_ELEMENTS (known); i++)
    if (g_str_has_prefix (name, known[i]))
      return TRUE;
  return name == NULL;
}

static void
load_sheets (SetdokuStyle *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean wanted = theme_is_ours ();
  g_autofree char *path = g_strdup_printf (APP_PATH "colors-%s%s.css", self->palette->high_contrast ? "contrast-" : "",
                                           self->palette->dark ? "dark" : "light");

  gtk_css_provider_load_from_resource (self->colors, path);
  if (wanted && !self->loaded)
    {
      gtk_css_provider_load_from_resource (self->rules, APP_PATH "style.css");
      gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->colors),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->rules),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  else if (!wanted && self->loaded)
    {
      gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->colors));
      gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->rules));
    }
  self->loaded = wanted;
}

static void
update_colors (gpointer user)
{
  SetdokuStyle *self = SETDOKU_STYLE (user);
  gboolean contrast = self->more_contrast || color_scheme_more_contrast ();
  const Palette *palette = palette_get (color_scheme_is_dark (), contrast);

  if (palette == self->palette && self->loaded == theme_is_ours ())
    return;
  self->palette = palette;
  load_sheets (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
update_font (SetdokuStyle *self)
{
  g_autofree char *family = desktop_font_dup_family ();

  g_clear_pointer (&self->painter, painter_free);
  self->painter = painter_new (family);
}

static void
on_font (GtkSettings  *settings,
         GParamSpec   *property,
         SetdokuStyle *self)
{
  update_font (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
setdoku_style_finalize (GObject *object)
{
  SetdokuStyle *self = SETDOKU_STYLE (object);

  g_clear_object (&self->rules);
  g_clear_object (&self->colors);
  g_clear_pointer (&self->painter, painter_free);
  G_OBJECT_CLASS (setdoku_style_parent_class)->finalize (object);
}

static void
setdoku_style_class_init (SetdokuStyleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_style_finalize;
  changed_signal = g_signal_new ("changed", SETDOKU_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_style_init (SetdokuStyle *self)
{
  self->rules = gtk_css_provider_new ();
  self->colors = gtk_css_provider_new ();
  color_scheme_start (update_colors, self);
  color_scheme_set (COLOR_SCHEME_SYSTEM);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-font-name", G_CALLBACK (on_font), self, 0);
  update_font (self);
  update_colors (self);
}

SetdokuStyle *
setdoku_style_get_default (void)
{
  static SetdokuStyle *style;

  if (!style)
    style = g_object_new (SETDOKU_TYPE_STYLE, NULL);
  return style;
}

const Palette *
setdoku_style_get_palette (SetdokuStyle *self)
{
  g_return_val_if_fail (SETDOKU_IS_STYLE (self), NULL);
  return self->palette;
}

Painter *
setdoku_style_get_painter (SetdokuStyle *self)
{
  g_return_val_if_fail (SETDOKU_IS_STYLE (self), NULL);
  return self->painter;
}

void
setdoku_style_set_scheme (SetdokuStyle *self,
                          SetdokuScheme scheme)
{
  static const ColorScheme schemes[] = {
    [SETDOKU_SCHEME_SYSTEM] = COLOR_SCHEME_SYSTEM,
    [SETDOKU_SCHEME_LIGHT] = COLOR_SCHEME_LIGHT,
    [SETDOKU_SCHEME_DARK] = COLOR_SCHEME_DARK,
  };

  g_return_if_fail (SETDOKU_IS_STYLE (self));
  color_scheme_set (schemes[scheme]);
  update_colors (self);
}

void
setdoku_style_set_contrast (SetdokuStyle *self,
                            gboolean      more)
{
  g_return_if_fail (SETDOKU_IS_STYLE (self));
  self->more_contrast = more;
  update_colors (self);
}

gboolean
setdoku_style_get_animations (SetdokuStyle *self)
{
  gboolean animations;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animations, NULL);
  return animations;
}

static void
dress (GtkWidget *window)
{
  setdoku_part_set_class (window, "contrast", setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast);
}

void
setdoku_style_dress (SetdokuStyle *self,
                     GtkWidget    *window)
{
  g_return_if_fail (SETDOKU_IS_STYLE (self) && GTK_IS_WIDGET (window));
  gtk_widget_add_css_class (window, "setdoku");
  g_signal_connect_object (self, "changed", G_CALLBACK (dress), window, G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (window))
    phone_follow (GTK_WINDOW (window));
  dress (window);
}
