/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-convert.c — lines a second from a list of puzzles into each format whose lines are puzzles: the command convert as
 * it is, with what it writes thrown away. Where a rating is wanted it would say of every line that there is none. */
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "command.h"
#include "engine/make/generate.h"

enum { N_DIFFERENT = 10000, N_TIMES = 10, N_LINES = N_DIFFERENT * N_TIMES };

static GString *
make_list (void)
{
  GString *list = g_string_new (NULL);
  GenerateWork *work = generate_work_new ();
  Wish wish;
  gsize once;

  if (!work)
    exit (command_no_memory ());
  wish_init (&wish);
  for (uint64_t i = 0; i < N_DIFFERENT; i++)
    {
      char text[BOARD_TEXT_SIZE];
      Generate generate;
      Made made;

      generate_start (&generate, &wish, 1, i);
      if (generate_run (&generate, work, UINT64_MAX, &made) != GENERATE_MADE)
        continue;
      board_format (&made.puzzle, text);
      g_string_append_printf (list, "%s\n", text);
    }
  generate_work_free (work);
  once = list->len;
  for (int i = 1; i < N_TIMES; i++)
    {
      g_string_set_size (list, list->len + once);
      memcpy (list->str + list->len - once, list->str, once);
    }
  return list;
}

static void
measure (const char *file, const char *id)
{
  const char *words[] = { "convert", "--to", id, "--output", "/dev/null", file, NULL };
  char **argv = (char **) words;
  double start = bench_clock ();
  int status = command_convert (G_N_ELEMENTS (words) - 1, argv);

  if (status == COMMAND_DONE)
    printf ("to %s: %.0f lines/s\n", id, N_LINES / (bench_clock () - start));
  else
    printf ("to %s: failed\n", id);
}

void
bench_convert (void)
{
  g_autofree char *file = NULL;
  g_autoptr(GString) list = make_list ();
  g_autoptr(GError) error = NULL;
  int descriptor = g_file_open_tmp ("setdoku-XXXXXX.txt", &file, &error);

  if (descriptor < 0 || !g_close (descriptor, &error) || !g_file_set_contents (file, list->str, (gssize) list->len, &error))
    {
      command_say (error->message);
      return;
    }
  for (int i = 0; formats[i]; i++)
    if ((formats[i]->flags & (FORMAT_WRITES | FORMAT_BY_LINE)) == (FORMAT_WRITES | FORMAT_BY_LINE)
        && !(formats[i]->flags & WANTS_RATING))
      measure (file, formats[i]->id);
  g_unlink (file);
}
