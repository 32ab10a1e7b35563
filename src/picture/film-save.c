/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-save.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "film-file-private.h"
#include "model/file/file-private.h"
#include "picture.h"

typedef struct {
  FilmReel       *reel;
  FilmWish        wish;
  const FilmKind *kind;
  FilmProgress   *progress;            /* may be NULL */
} Saving;

static FilmWish
fit_wish (const FilmWish *wish, const FilmKind *kind)
{
  FilmWish fitting = *wish;

  fitting.rate = MIN (wish->rate, kind->rate_max);
  return fitting;
}

static cairo_surface_t *
new_surface (const FilmWish *wish)
{
  int width, height;

  film_wish_get_size (wish, &width, &height);
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
}

static FilmWriter *
new_writer (const FilmWish *wish, const FilmKind *kind, GOutputStream *stream, GFile *folder)
{
  int width, height;

  film_wish_get_size (wish, &width, &height);
  return film_writer_new (kind, width, height, stream, folder);
}

static void
tell (const Saving *saving, const Film *film, unsigned long frames)
{
  if (!saving->progress)
    return;
  atomic_store_explicit (&saving->progress->part, (unsigned) (film_progress (film) * FILM_WHOLE), memory_order_relaxed);
  atomic_store_explicit (&saving->progress->frames, frames, memory_order_relaxed);
}

static bool
write_film (const Saving *saving, GOutputStream *stream, GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autoptr (Film) film = film_new (saving->reel, &saving->wish);
  g_autoptr (FilmWriter) writer = new_writer (&saving->wish, saving->kind, stream, folder);
  cairo_surface_t *surface = new_surface (&saving->wish);
  bool good = cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS || film_no_memory (error);
  FilmFrame frame;

  for (unsigned long n = 1; good && film_next (film, surface, &frame); n++)
    {
      good = film_writer_frame (writer, surface, frame.ms, frame.changed, cancellable, error);
      tell (saving, film, n);
    }
  good = good && film_writer_end (writer, cancellable, error);
  cairo_surface_destroy (surface);
  return good;
}

static bool
put_film (GOutputStream *stream, void *user, GCancellable *cancellable, GError **error)
{
  return write_film (user, stream, NULL, cancellable, error);
}

/* A folder. It gets its name once all is in it. */

/* What is in it are files only. */
static void
remove_folder (GFile *folder)
{
  g_autoptr (GFileEnumerator) list = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                                                G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child;

  while (list && g_file_enumerator_iterate (list, NULL, &child, NULL, NULL) && child)
    g_file_delete (child, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
}

static bool
is_free (GFile *folder, const char *name, GError **error)
{
  g_autoptr (GFileEnumerator) list = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                                                G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child = NULL;

  if (!g_file_query_exists (folder, NULL) || (list && g_file_enumerator_iterate (list, NULL, &child, NULL, NULL) && !child))
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
               /* Translators: a file's name */
               _("Not saved: “%s” is there already. Choose a name that is new, or an empty folder."), name);
  return false;
}

#define TEMPORARY ".setdoku-"

static GFile *
new_folder_beside (GFile *folder, GError **error)
{
  g_autoptr (GFile) parent = g_file_get_parent (folder);
  g_autofree char *name = g_strdup_printf (TEMPORARY "%08x", g_random_int ());
  g_autoptr (GFile) beside = parent ? g_file_get_child (parent, name) : g_object_ref (folder);

  return g_file_make_directory (beside, NULL, error) ? g_steal_pointer (&beside) : NULL;
}

/* A save that is killed leaves its folder. Only what is surely that is removed, from where a film was just saved: a folder of
 * such a name, ours, with nothing in it but what film-frames.c writes, and untouched for an hour, which no frame takes. */
static bool
is_left_behind (const char *path)
{
  enum { HOUR = 60 * 60, HEX = 8 };
  g_autofree char *base = g_path_get_basename (path);
  const char *end = base + strlen (TEMPORARY), *name;
  g_autoptr (GDir) dir = NULL;
  GStatBuf about;
  bool ours = true;

  if (!g_str_has_prefix (base, TEMPORARY) || strlen (end) != HEX || strspn (end, "0123456789abcdef") != HEX
      || g_lstat (path, &about) != 0 || !S_ISDIR (about.st_mode) || about.st_uid != geteuid ()
      || about.st_mtime > g_get_real_time () / G_USEC_PER_SEC - HOUR)
    return false;
  dir = g_dir_open (path, 0, NULL);
  while (dir && ours && (name = g_dir_read_name (dir)))
    ours = film_frames_has_name (name);
  return dir && ours;
}

static void
sweep_beside (GFile *folder)
{
  const char *path = g_file_peek_path (folder), *name;
  g_autofree char *parent = path ? g_path_get_dirname (path) : NULL;
  g_autoptr (GDir) dir = parent ? g_dir_open (parent, 0, NULL) : NULL;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autoptr (GFile) left = g_file_new_build_filename (parent, name, NULL);

      if (is_left_behind (g_file_peek_path (left)))
        remove_folder (left);
    }
}

static bool
save_folder (const Saving *saving, GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = file_display_name (folder);
  g_autoptr (GFile) beside = NULL;

  if (!is_free (folder, name, error))
    return false;
  beside = new_folder_beside (folder, error);
  if (beside && write_film (saving, NULL, beside, cancellable, error))
    {
      g_file_delete (folder, NULL, NULL);              /* an empty one */
      if (g_file_move (beside, folder, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, error))
        {
          sweep_beside (folder);
          return true;
        }
    }
  if (beside)
    remove_folder (beside);
  file_word_write_error (error, name);
  return false;
}

bool
film_save (FilmReel *reel, const FilmWish *wish, const FilmKind *kind, GFile *file, FilmProgress *progress,
           GCancellable *cancellable, GError **error)
{
  Saving saving = { reel, fit_wish (wish, kind), kind, progress };

  if (g_cancellable_set_error_if_cancelled (cancellable, error)
      || (!film_reel_is_ready (reel) && !film_reel_prepare (reel, cancellable, error)))
    return false;
  if (film_kind_is_folder (kind))
    return save_folder (&saving, file, cancellable, error);
  return file_write_pieces (file, put_film, &saving, NULL, cancellable, error);
}

/* How large it will be. */

enum { PLACES = 4, SAMPLE = 12 };      /* frames at each place */

typedef struct { uint64_t first, others, n_others; } Sample;   /* bytes: of frames that are painted whole, of what follows them */

static bool
take_sample (Film *film, cairo_surface_t *surface, const FilmWish *wish, const FilmKind *kind, Sample *sample)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (FilmWriter) writer = film_kind_is_folder (kind) ? NULL : new_writer (wish, kind, stream, NULL);
  uint64_t first = 0;
  FilmFrame frame;
  int n = 0;

  for (; n < SAMPLE && film_next (film, surface, &frame); n++)
    {
      if (!writer)
        {
          g_autoptr (GBytes) png = picture_encode_png (surface, NULL);

          if (!png)
            return false;
          sample->others += g_bytes_get_size (png);
          sample->n_others++;
          n += SAMPLE / 2;                             /* two will do */
        }
      else if (!film_writer_frame (writer, surface, frame.ms, n ? frame.changed : NULL, NULL, NULL))
        return false;
      else if (n == 1)
        first = film_writer_bytes (writer);
    }
  if (!writer || n == 0)
    return true;
  if (!film_writer_end (writer, NULL, NULL))
    return false;
  first = n > 1 ? first : film_writer_bytes (writer);
  sample->first = MAX (sample->first, first);
  sample->others += film_writer_bytes (writer) - first;
  sample->n_others += (uint64_t) n - 1;
  return true;
}

uint64_t
film_guess_size (FilmReel *reel, const FilmWish *wish, const FilmKind *kind, GCancellable *cancellable)
{
  const FilmWish fitting = fit_wish (wish, kind);
  const FilmEstimate estimate = film_estimate (reel, &fitting);
  uint64_t last = MIN (fitting.last, film_reel_length (reel)), first = MIN (fitting.first, last);
  cairo_surface_t *surface = new_surface (&fitting);
  g_autoptr (Film) film = film_new (reel, &fitting);
  bool good = cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS;
  Sample sample = { 0 };

  for (unsigned i = 0; good && i < PLACES; i++)
    {
      if (i > 0)
        film_seek (film, first + (last - first) / PLACES * i);
      good = !g_cancellable_is_cancelled (cancellable) && take_sample (film, surface, &fitting, kind, &sample);
    }
  cairo_surface_destroy (surface);
  if (!good)
    return 0;
  return sample.first + (sample.n_others ? sample.others * estimate.frames / sample.n_others : 0);
}

int64_t
film_time_left (const FilmProgress *progress, int64_t elapsed)
{
  unsigned part = atomic_load_explicit (&progress->part, memory_order_relaxed);

  return part < FILM_WHOLE / 1000 || elapsed <= 0 ? -1 : elapsed * (FILM_WHOLE - MIN (part, FILM_WHOLE)) / part;
}
