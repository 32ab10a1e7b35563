/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/text-visible.h"
#include "model/file/file.h"

struct Output {
  FILE *file;                          /* stdout, or that of the text beside */
  char *name, *beside;                 /* owned; NULL: standard output. beside NULL: what is written to is no file */
  int   number;                        /* errno when a write failed first: what closes the file has errors of its own. 0: none */
};

static void
say_errno (const char *name)
{
  g_autofree char *shown = text_visible (name);

  fprintf (stderr, "%s:0:0: %s\n", shown, g_strerror (errno));
}

/* With the rights of the file that it will replace, or of a new one. */
static int
open_beside (Output *output)
{
  struct stat status;
  mode_t mask = umask (0);

  umask (mask);
  return g_mkstemp_full (output->beside, O_RDWR | O_CLOEXEC, stat (output->name, &status) == 0 ? (int) (status.st_mode & 0777)
                                                                             : (int) (0666 & ~mask));
}

/* A device or a pipe is written to: a file must not take its place. */
static bool
is_no_file (const char *name)
{
  struct stat status;

  return stat (name, &status) == 0 && !S_ISREG (status.st_mode);
}

char *
output_number_name (const char *name, unsigned n)
{
  const char *slash = strrchr (name, '/'), *dot = strrchr (slash ? slash : name, '.');
  gsize stem = dot ? (gsize) (dot - name) : strlen (name);

  return g_strdup_printf ("%.*s-%u%s", (int) stem, name, n, name + stem);
}

Output *
output_open (const char *name)
{
  g_autofree char *whole = NULL;
  Output *output = g_new0 (Output, 1);
  int file;

  output->file = stdout;
  if (!name || strcmp (name, "-") == 0)
    return output;

  whole = realpath (name, NULL);                   /* a link stays one */
  output->name = g_strdup (whole ? whole : name);
  if (!is_no_file (output->name))
    output->beside = setdoku_file_name_beside (output->name);
  file = output->beside ? open_beside (output) : open (output->name, O_WRONLY | O_CLOEXEC);
  output->file = file < 0 ? NULL : fdopen (file, "w");
  if (output->file)
    return output;

  say_errno (name);
  output_close (output, false);
  return NULL;
}

bool
output_write (Output *output, const void *bytes, size_t length)
{
  bool good = fwrite (bytes, 1, length, output->file) == length;

  if (!good && !output->number)
    output->number = errno;
  return good;
}

bool
output_close (Output *output, bool keep)
{
  bool good = true;

  if (output->name && output->file)
    {
      good = fflush (output->file) == 0 && !ferror (output->file)
             && (!keep || !output->beside || fsync (fileno (output->file)) == 0);
      good = fclose (output->file) == 0 && good;
      if (good && keep && output->beside)
        good = g_rename (output->beside, output->name) == 0;
      if (good && keep && output->beside)
        setdoku_file_sync_folder (output->name);
      errno = output->number ? output->number : errno;
      if (!good)
        say_errno (output->name);
      if (output->beside && (!good || !keep))
        g_unlink (output->beside);
    }
  g_free (output->name);
  g_free (output->beside);
  g_free (output);
  return good;
}
