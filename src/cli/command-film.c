/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-film.c — a search, the path to a solution or somebody's own solve as a film, without a display.
 *
 * A worker makes it, as in the window; this thread tells somebody who waits at a terminal how far it is. Nothing is under the
 * name that was chosen, or what was there before, until the film is whole: also if it is interrupted. */
#include <stdio.h>
#include <unistd.h>

#include "command.h"
#include "film-options.h"
#include "interrupt.h"
#include "model/job/job.h"
#include "picture/film-save.h"

enum { TELL_MS = 250 };

typedef struct {
  const FilmRequest *request;
  FilmReel          *reel;
  GFile             *file;
  FilmProgress       progress;
  int64_t            begun;            /* µs, once it is painted; 0: not yet */
  GError            *error;
} Filming;

static void
work (void *data, GCancellable *cancellable)
{
  Filming *filming = data;
  const FilmWish *wish = &filming->request->wish;

  if (!film_reel_prepare (filming->reel, cancellable, &filming->error))
    return;
  if (wish->first > film_reel_length (filming->reel))
    {
      g_set_error (&filming->error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   "--from %" G_GUINT64_FORMAT ": there is nothing beyond %" G_GUINT64_FORMAT, wish->first,
                   film_reel_length (filming->reel));
      return;
    }
  film_save (filming->reel, wish, filming->request->kind, filming->file, &filming->progress, cancellable,
             &filming->error);
}

static void
on_done (GObject *source, GAsyncResult *result, void *user)
{
  *(GAsyncResult **) user = g_object_ref (result);
}

static gboolean
tell (void *data)
{
  Filming *filming = data;
  unsigned part = atomic_load (&filming->progress.part);
  int64_t now = g_get_monotonic_time (), left;

  if (part && !filming->begun)
    filming->begun = now;
  left = film_time_left (&filming->progress, (now - filming->begun) / 1000);
  if (!part)
    fprintf (stderr, "\rlooking ahead: %d %%  ", (int) (100 * film_reel_progress (filming->reel)));
  else if (left < 0)
    fprintf (stderr, "\r%3d %%                ", (int) (part / (FILM_WHOLE / 100)));
  else
    fprintf (stderr, "\r%3d %%, %d:%02d left   ", (int) (part / (FILM_WHOLE / 100)), (int) (left / 60000),
             (int) (left / 1000 % 60));
  return G_SOURCE_CONTINUE;
}

static int
make (Filming *filming)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  guint teller = isatty (STDERR_FILENO) ? g_timeout_add (TELL_MS, tell, filming) : 0;

  interrupt_watch (cancellable);
  setdoku_job_run_async (work, filming, NULL, make, cancellable, on_done, &result);
  while (!result)
    g_main_context_iteration (NULL, TRUE);
  if (teller)
    {
      g_source_remove (teller);
      fputs ("\r                         \r", stderr);
    }
  interrupt_end ();
  if (!filming->error)
    return COMMAND_DONE;
  command_say (filming->error->message);
  return COMMAND_FAILED;
}

/* The one puzzle of the input. False: said why. */
static bool
read_one (const char *name, Record *record)
{
  Input *input = input_open (name, NULL);
  bool good;

  if (input)
    input_take_any_board (input);
  good = input && input_next (input, record) && record->document;

  if (good && input_more (input))
    {
      command_usage ("film takes one PUZZLE, and there are several");
      good = false;
    }
  else if (input && !good && !input_failed (input))
    command_say ("there is no puzzle in it");
  input_close (input);
  return good;
}

static int
run (const FilmOptions *options, const char *name)
{
  g_autofree FilmRequest *request = g_new0 (FilmRequest, 1);
  g_autofree Filming *filming = g_new0 (Filming, 1);
  g_autofree char *why = NULL;
  Record record = { 0 };
  int status = COMMAND_FAILED;

  if (!film_options_read (options, request))
    return COMMAND_USAGE;
  if (read_one (name, &record))
    {
      filming->request = request;
      filming->file = g_file_new_for_commandline_arg (options->output);
      filming->reel = film_request_reel (request, record.document, &why);
      if (filming->reel)
        status = make (filming);
      else
        command_say (why);
      film_reel_free (filming->reel);
      g_object_unref (filming->file);
      g_clear_error (&filming->error);
    }
  record_clear (&record);
  return status;
}

int
command_film (int argc, char *argv[])
{
  FilmOptions options;
  int status = COMMAND_USAGE;

  film_options_init (&options);
  if (film_options_parse (&options, &argc, &argv))
    status = argc == 2 ? run (&options, argv[1]) : command_usage ("film takes one PUZZLE");
  film_options_clear (&options);
  return status;
}
