/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* color-scheme.c — see color-scheme.h. One of the two files that may ask which GTK this is. */
#include "color-scheme.h"

static ColorSchemeChanged notify;
static gpointer           notify_data;
static ColorScheme        wanted;

char *
color_scheme_dup_theme (void)
{
  const char *forced = g_getenv ("GTK_THEME");
  char *name = NULL;

  if (forced && *forced)
    return g_strdup (forced);
  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
  return name;
}

/* A theme can be dark or high in contrast by its name alone: "Adwaita-dark", "HighContrastInverse". */
static gboolean
theme_name_has (const char *part)
{
  g_autofree char *name = color_scheme_dup_theme ();

  return name && strstr (name, part);
}

static gboolean
theme_is_high_contrast (void)
{
  return theme_name_has ("HighContrast") || theme_name_has ("-hc");
}

static gboolean
theme_is_dark (void)
{
  return theme_name_has ("-dark") || theme_name_has (":dark") || theme_name_has ("Inverse");
}

static void
on_setting (void)
{
  if (notify)
    notify (notify_data);
}

#if GTK_CHECK_VERSION (4, 20, 0)

void
color_scheme_start (ColorSchemeChanged changed,
                    gpointer           user)
{
  GtkSettings *settings = gtk_settings_get_default ();

  notify = changed;
  notify_data = user;
  g_signal_connect (settings, "notify::gtk-interface-color-scheme", G_CALLBACK (on_setting), NULL);
  g_signal_connect (settings, "notify::gtk-interface-contrast", G_CALLBACK (on_setting), NULL);
  g_signal_connect (settings, "notify::gtk-theme-name", G_CALLBACK (on_setting), NULL);
}

void
color_scheme_set (ColorScheme scheme)
{
  GtkSettings *settings = gtk_settings_get_default ();

  wanted = scheme;
  if (scheme == COLOR_SCHEME_SYSTEM)
    gtk_settings_reset_property (settings, "gtk-interface-color-scheme");
  else
    g_object_set (settings, "gtk-interface-color-scheme",
                  scheme == COLOR_SCHEME_DARK ? GTK_INTERFACE_COLOR_SCHEME_DARK : GTK_INTERFACE_COLOR_SCHEME_LIGHT,
                  NULL);
}

gboolean
color_scheme_is_dark (void)
{
  GtkInterfaceColorScheme scheme;

  if (wanted != COLOR_SCHEME_SYSTEM)
    return wanted == COLOR_SCHEME_DARK;
  g_object_get (gtk_settings_get_default (), "gtk-interface-color-scheme", &scheme, NULL);
  return scheme == GTK_INTERFACE_COLOR_SCHEME_DARK || theme_is_dark ();
}

gboolean
color_scheme_more_contrast (void)
{
  GtkInterfaceContrast contrast;

  g_object_get (gtk_settings_get_default (), "gtk-interface-contrast", &contrast, NULL);
  return contrast == GTK_INTERFACE_CONTRAST_MORE || theme_is_high_contrast ();
}

#else

#define PORTAL     "org.freedesktop.portal.Desktop"
#define PATH       "/org/freedesktop/portal/desktop"
#define INTERFACE  "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

/* The first frame waits this long for the portal, so that it is dark already on a dark desktop. */
enum { PORTAL_PATIENCE_MS = 40 };

static gboolean portal_dark, portal_contrast;
static gboolean configured_dark;              /* settings.ini asks for dark */

/* GTK reads the whole theme anew when it is told what it knows. */
static void
apply (void)
{
  gboolean dark = color_scheme_is_dark (), is_dark;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &is_dark, NULL);
  if (is_dark != dark)
    g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
}

/* The portal wraps its answer once or twice, depending on its version. */
static void
take (const char *key,
      GVariant   *value)
{
  g_autoptr(GVariant) inner = g_variant_ref (value);
  guint32 number;

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *unwrapped = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = unwrapped;
    }
  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;
  number = g_variant_get_uint32 (inner);
  if (g_str_equal (key, "color-scheme"))
    portal_dark = number == 1;
  else if (g_str_equal (key, "contrast"))
    portal_contrast = number == 1;
}

static void
on_portal_changed (GDBusConnection *connection,
                   const char      *sender,
                   const char      *path,
                   const char      *interface,
                   const char      *signal,
                   GVariant        *parameters,
                   gpointer         user)
{
  g_autoptr(GVariant) value = NULL;
  const char *namespace, *key;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&s@v)", &namespace, &key, &value);
  if (!g_str_equal (namespace, APPEARANCE))
    return;
  take (key, value);
  apply ();
  on_setting ();
}

static gboolean
read_portal (GDBusConnection *bus,
             const char      *key)
{
  g_autoptr(GVariant) value = NULL;
  g_autoptr(GVariant) reply = NULL;

  reply = g_dbus_connection_call_sync (bus, PORTAL, PATH, INTERFACE, "Read", g_variant_new ("(ss)", APPEARANCE, key),
                                       G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, PORTAL_PATIENCE_MS, NULL, NULL);
  if (!reply)
    return FALSE;
  g_variant_get (reply, "(@v)", &value);
  take (key, value);
  return TRUE;
}

void
color_scheme_start (ColorSchemeChanged changed,
                    gpointer           user)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr(GDBusConnection) bus = NULL;

  notify = changed;
  notify_data = user;
  g_object_get (settings, "gtk-application-prefer-dark-theme", &configured_dark, NULL);
  g_signal_connect (settings, "notify::gtk-theme-name", G_CALLBACK (on_setting), NULL);
  if (!g_getenv ("DBUS_SESSION_BUS_ADDRESS") && !g_getenv ("XDG_RUNTIME_DIR"))
    return;
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus)
    return;
  g_dbus_connection_signal_subscribe (bus, PORTAL, INTERFACE, "SettingChanged", PATH, APPEARANCE,
                                      G_DBUS_SIGNAL_FLAGS_NONE, on_portal_changed, NULL, NULL);
  if (read_portal (bus, "color-scheme"))
    read_portal (bus, "contrast");
}

void
color_scheme_set (ColorScheme scheme)
{
  wanted = scheme;
  apply ();
}

gboolean
color_scheme_is_dark (void)
{
  if (wanted != COLOR_SCHEME_SYSTEM)
    return wanted == COLOR_SCHEME_DARK;
  return portal_dark || configured_dark || theme_is_dark ();
}

gboolean
color_scheme_more_contrast (void)
{
  return portal_contrast || theme_is_high_contrast ();
}

#endif
