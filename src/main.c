/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* main.c — locale, application, run. */
#include <glib/gi18n.h>
#include <locale.h>

#include "config.h"
#include "view/kit/compat.h"
#include "view/window/setdoku-application.h"

/* Before there is a window: none of these needs a display. */
static int
on_options (GApplication *application,
            GVariantDict *options,
            gpointer      data)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("setdoku " APP_VERSION "\n");
  return 0;
}

int
main (int    argc,
      char **argv)
{
  const char *localedir = g_getenv ("SETDOKU_LOCALEDIR");          /* a program that is not installed */
  g_autoptr(SetdokuApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  compat_prefer_cairo ();
  compat_keep_frame_memory ();
  application = setdoku_application_new (0);
  g_application_add_main_option (G_APPLICATION (application), "version", 0, 0, G_OPTION_ARG_NONE,
                                 _("Print the version and do nothing else"), NULL);
  g_signal_connect (application, "handle-local-options", G_CALLBACK (on_options), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
