/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* guide.c — writes the guide as HTML, at build time: the same words and boards as in the help window.
 *
 *   setdoku-guide FOLDER EXAMPLES LOCALEDIR LANGUAGE…
 *
 * Of the languages, each a subfolder, English comes first and is always there. The others need a locale of this machine in which
 * translations are looked up at all: newer C libraries have none in C.UTF-8. Where there is no such locale, or no translation, a
 * language is left out, and that is said. */
#include <glib.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "guide-page.h"

/* gettext () has the heads of translations under this. */
static bool
speaks (const char *language)
{
  g_autofree char *line = g_strdup_printf ("Language: %s\n", language);

  return strstr (gettext (""), line) != NULL;
}

/* Locales that machines have. Which one it is does not show: numbers are those of C. */
static bool
set_language (const char *language)
{
  static const char *const locales[] = { "C.UTF-8", "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8",
                                         "ja_JP.UTF-8" };

  g_setenv ("LANGUAGE", language, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_ALL, locales[i]))
      {
        setlocale (LC_NUMERIC, "C");
        textdomain (GETTEXT_PACKAGE);        /* what was looked up before is forgotten */
        if (strcmp (language, "en") == 0 || speaks (language))
          return true;
      }
  return false;
}

static bool
write_language (const GuideLanguage *language, const char *const *there, const char *examples, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, language->id, NULL), *boards = g_build_filename (folder, "boards", NULL);
  g_autofree char *name = g_build_filename (path, "index.html", NULL);
  const bool english = strcmp (language->id, "en") == 0;
  g_autoptr (GString) html = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (path, 0755);
  if (english)
    g_mkdir_with_parents (boards, 0755);
  if (!guide_page (language, there, examples, english ? boards : NULL, html))
    return false;
  if (g_file_set_contents (name, html->str, (gssize) html->len, &error))
    return true;
  g_printerr ("%s\n", error->message);
  return false;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) there = g_ptr_array_new ();
  g_autofree char *examples = NULL;
  bool done = true;

  if (argc < 5 || !g_file_get_contents (argv[2], &examples, NULL, NULL))
    {
      g_printerr ("Usage: setdoku-guide FOLDER EXAMPLES LOCALEDIR LANGUAGE…\n");
      return 2;
    }
  bindtextdomain (GETTEXT_PACKAGE, argv[3]);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  for (int i = 4; i < argc; i++)
    if (set_language (argv[i]))
      g_ptr_array_add (there, argv[i]);
    else
      g_printerr ("The guide is not written in “%s”: no locale here in which its translation is found.\n", argv[i]);
  g_ptr_array_add (there, NULL);

  for (const GuideLanguage *language = guide_languages; language->id && done; language++)
    if (g_strv_contains ((const char *const *) there->pdata, language->id) && set_language (language->id))
      done = write_language (language, (const char *const *) there->pdata, examples, argv[1]);
  return done ? 0 : 1;
}
