/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-application.c — see setdoku-application.h. */
#include "setdoku-application.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/settings.h"
#include "setdoku-shortcuts.h"
#include "setdoku-style.h"
#include "setdoku-window.h"

struct _SetdokuApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;              /* NULL: the schema is missing */
};

G_DEFINE_FINAL_TYPE (SetdokuApplication, setdoku_application, GTK_TYPE_APPLICATION)

static SetdokuWindow *
new_window (SetdokuApplication *self)
{
  SetdokuWindow *window = setdoku_window_new (GTK_APPLICATION (self), self->settings);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
on_new_window (GSimpleAction *action,
               GVariant      *value,
               gpointer       user)
{
  new_window (user);
}

static void
take_style (SetdokuApplication *self,
            const char         *style)
{
  SetdokuScheme scheme = g_str_equal (style, "dark") ? SETDOKU_SCHEME_DARK
                         : g_str_equal (style, "light") ? SETDOKU_SCHEME_LIGHT : SETDOKU_SCHEME_SYSTEM;

  setdoku_style_set_scheme (setdoku_style_get_default (), scheme);
}

static void
on_style (GSimpleAction *action,
          GVariant      *value,
          gpointer       user)
{
  SetdokuApplication *self = user;

  g_simple_action_set_state (action, value);
  take_style (self, g_variant_get_string (value, NULL));
  setdoku_settings_set_string (self->settings, "style", g_variant_get_string (value, NULL));
}

static void
on_more_contrast (GSimpleAction *action,
                  GVariant      *value,
                  gpointer       user)
{
  SetdokuApplication *self = user;
  gboolean more = g_variant_get_boolean (value);

  g_simple_action_set_state (action, value);
  setdoku_style_set_contrast (setdoku_style_get_default (), more);
  setdoku_settings_set_string (self->settings, "contrast", more ? "more" : "system");
}

static void
on_shortcuts (GSimpleAction *action,
              GVariant      *value,
              gpointer       user)
{
  GtkWidget *window = setdoku_shortcuts_new ();

  gtk_window_set_transient_for (GTK_WINDOW (window), gtk_application_get_active_window (user));
  gtk_window_present (GTK_WINDOW (window));
}

static void
on_about (GSimpleAction *action,
          GVariant      *value,
          gpointer       user)
{
  gtk_show_about_dialog (gtk_application_get_active_window (user),
                         "program-name", "Setdoku",
                         "version", APP_VERSION,
                         "logo-icon-name", APP_ID,
                         "comments", _("Solve Sudoku, and watch the search think"),
                         "copyright", "© 2026 The Setdoku authors",
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your names, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

/* Each window is closed as by its button, so that an edited board is asked about. */
static void
on_quit (GSimpleAction *action,
         GVariant      *value,
         gpointer       user)
{
  g_autoptr(GList) windows = g_list_copy (gtk_application_get_windows (user));

  for (GList *link = windows; link; link = link->next)
    gtk_window_close (link->data);
}

static const GActionEntry actions[] = {
  { "new-window", on_new_window },
  { "style", NULL, "s", "'system'", on_style },
  { "more-contrast", NULL, NULL, "false", on_more_contrast },
  { "shortcuts", on_shortcuts },
  { "about", on_about },
  { "quit", on_quit },
};

static void
setdoku_application_startup (GApplication *application)
{
  SetdokuApplication *self = SETDOKU_APPLICATION (application);
  g_autofree char *style = NULL, *contrast = NULL;

  G_APPLICATION_CLASS (setdoku_application_parent_class)->startup (application);
  /* No default icon for windows: desktops take it from the desktop file, and on X11 GTK would load a renderer of
   * SVG for it, 8 MiB and a tenth of the start. */
  self->settings = setdoku_settings_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  setdoku_shortcuts_apply (GTK_APPLICATION (self));

  style = setdoku_settings_get_string (self->settings, "style", "system");
  contrast = setdoku_settings_get_string (self->settings, "contrast", "system");
  take_style (self, style);
  setdoku_style_set_contrast (setdoku_style_get_default (), g_str_equal (contrast, "more"));
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "style")),
                             g_variant_new_string (style));
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "more-contrast")),
                             g_variant_new_boolean (g_str_equal (contrast, "more")));
}

static void
setdoku_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window)
    gtk_window_present (window);
  else
    new_window (SETDOKU_APPLICATION (application));
}

/* A window for each file; one that shows nothing yet is taken first. */
static void
setdoku_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (application));
      gboolean reuse = SETDOKU_IS_WINDOW (active) && setdoku_window_is_untouched (SETDOKU_WINDOW (active));
      SetdokuWindow *window = reuse ? SETDOKU_WINDOW (active) : new_window (SETDOKU_APPLICATION (application));

      gtk_window_present (GTK_WINDOW (window));
      setdoku_window_open (window, files[i]);
    }
}

static void
setdoku_application_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_APPLICATION (object)->settings);
  G_OBJECT_CLASS (setdoku_application_parent_class)->dispose (object);
}

static void
setdoku_application_class_init (SetdokuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_application_dispose;
  application_class->startup = setdoku_application_startup;
  application_class->activate = setdoku_application_activate;
  application_class->open = setdoku_application_open;
}

static void
setdoku_application_init (SetdokuApplication *self)
{
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _("Solve Sudoku, and watch the search think"));
}

SetdokuApplication *
setdoku_application_new (GApplicationFlags flags)
{
  return g_object_new (SETDOKU_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | flags,
                       "resource-base-path", "/io/github/setdoku/Setdoku",
                       NULL);
}
