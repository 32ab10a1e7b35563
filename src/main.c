/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* main.c — locale, application, run. */
#include <glib/gi18n.h>
#include <locale.h>

#include "config.h"
#include "view/compat.h"
#include "view/setdoku-application.h"

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
  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      g_print ("setdoku " APP_VERSION "\n");
      return 0;
    }
  compat_prefer_cairo ();
  compat_keep_frame_memory ();
  application = setdoku_application_new (0);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
