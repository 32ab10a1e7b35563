/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "orca.h"

#include <gio/gio.h>
#include <signal.h>
#include <string.h>

#include "reader.h"

enum { BETWEEN_LOOKS = 20000 };                                      /* µs */

struct Orca {
  GSubprocess *process;
  char        *home, *log;
  size_t       heard;                                                /* bytes of the log that are behind us */
};

/* What it speaks stands in lines such as: 08:54:13.648854 - SPEECH OUTPUT: 'Screen reader on.'{…} */
static char *
find_spoken (const char *line)
{
  static const char mark[] = "SPEECH OUTPUT: '";
  const char *begin = strstr (line, mark), *end = begin ? strrchr (line, '\'') : NULL;

  return end && end >= begin + strlen (mark) ? g_strndup (begin + strlen (mark), (size_t) (end - begin - (ptrdiff_t) strlen (mark)))
                                             : NULL;
}

/* Looks at whole lines only; said: what was heard up to there. */
static bool
hears (Orca *self, const char *words, GString *said)
{
  g_autofree char *log = NULL, *around = g_strconcat ("*", words, "*", NULL);
  g_autoptr(GPatternSpec) pattern = g_pattern_spec_new (around);
  size_t length, at = self->heard;

  if (!g_file_get_contents (self->log, &log, &length, NULL))
    return false;
  for (char *end; at < length && (end = memchr (log + at, '\n', length - at)); at = (size_t) (end - log) + 1)
    {
      g_autofree char *line = g_strndup (log + at, (size_t) (end - log) - at), *spoken = find_spoken (line);

      if (spoken)
        g_string_append_printf (said, "\n  %s", spoken);
      if (spoken && g_pattern_spec_match_string (pattern, spoken))
        {
          self->heard = (size_t) (end - log) + 1;
          return true;
        }
    }
  return false;
}

/* NULL: it was said; otherwise what was instead. */
static char *
await (Orca *self, const char *words, int seconds)
{
  int64_t end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;

  for (;;)
    {
      g_autoptr(GString) said = g_string_new (NULL);

      if (hears (self, words, said))
        return NULL;
      if (g_get_monotonic_time () > end)
        return g_string_free (g_steal_pointer (&said), FALSE);
      reader_listen ();
      g_usleep (BETWEEN_LOOKS);
    }
}

bool
orca_says (Orca *self, const char *words, int seconds)
{
  g_autofree char *instead = await (self, words, seconds);

  return !instead;
}

void
orca_expect (Orca *self, const char *words)
{
  g_autofree char *instead = await (self, words, READER_PATIENCE);

  if (instead)
    g_error ("“%s” was not said, but:%s", words, instead);
}

/* As the program "orca" does it, but for two things: that ends every other Orca of the user, or itself, and writes in blocks of
 * some kilobytes. */
static const char start[] =
  "import sys\n"
  "from orca import debug, orca, settings_manager\n"
  "debug.debugLevel = debug.LEVEL_ALL\n"
  "debug.eventDebugLevel = debug.LEVEL_OFF\n"
  "debug.debugFile = open(sys.argv[1], 'w', buffering=1)\n"
  "manager = orca.getSettingsManager() if hasattr(orca, 'getSettingsManager') else settings_manager.get_manager()\n"
  "manager.activate(None, {'enableBraille': False})\n"
  "sys.exit(orca.main())\n";

/* It is written in Python; its first line says which. */
static char *
find_interpreter (const char *program)
{
  g_autofree char *text = NULL;
  const char *name;

  g_assert_true (g_file_get_contents (program, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "#!"));
  name = text + 2 + strspn (text + 2, " ");
  return g_strndup (name, strcspn (name, " \n"));
}

Orca *
orca_new (const char *program)
{
  static const char *const homes[] = { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };
  g_autoptr(GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr(GError) error = NULL;
  g_autofree char *interpreter = NULL;
  Orca *self = g_new0 (Orca, 1);

  self->home = g_dir_make_tmp ("setdoku-orca-XXXXXX", NULL);
  g_assert_nonnull (self->home);
  self->log = g_build_filename (self->home, "spoken", NULL);
  interpreter = find_interpreter (program);
  for (size_t i = 0; i < G_N_ELEMENTS (homes); i++)
    g_subprocess_launcher_setenv (launcher, homes[i], self->home, TRUE);
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");                                                /* its own affair */
  g_subprocess_launcher_setenv (launcher, "SPEECHD_ADDRESS", "unix_socket:/nonexistent", TRUE);        /* no voice */
  self->process = g_subprocess_launcher_spawn (launcher, &error, interpreter, "-c", start, self->log, NULL);
  g_assert_no_error (error);
  orca_expect (self, "Screen reader on.");
  return self;
}

void
orca_free (Orca *self)
{
  g_subprocess_send_signal (self->process, SIGKILL);
  g_subprocess_wait (self->process, NULL, NULL);
  g_object_unref (self->process);
  reader_remove_folder (self->home);
  g_free (self->home);
  g_free (self->log);
  g_free (self);
}
