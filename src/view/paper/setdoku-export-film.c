/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-film.c — see setdoku-export-film.h.
 *
 * The reel has one owner at a time: the worker that makes it ready and tries how large the film becomes, then the view that
 * plays it. What is saved has a reel of its own, so that the film can be looked at meanwhile. */
#include "setdoku-export-film.h"

#include <glib/gi18n.h>

#include "film-rows.h"
#include "model/file/save-target.h"
#include "model/job/job.h"
#include "picture/film-save.h"
#include "view/kit/setdoku-style.h"

enum { SETTLE_MS = 200, POLL_MS = 200 };

struct _SetdokuExportFilm
{
  SetdokuExportPage    parent_instance;

  const ExportSubject *subject;
  FilmRows             rows;
  SetdokuFilmView     *view;
  GtkLabel            *about, *left;
  GtkWidget           *bar;
  FilmRowsOf           of;             /* of the reel that the view has, */
  uint64_t             last;           /* and how far it was run */
  guint                settle, poll;
  SetdokuJob           trial, job;     /* how it will be; writes */
  struct Writing      *writing;        /* the job's, borrowed; NULL: none */
};

G_DEFINE_FINAL_TYPE (SetdokuExportFilm, setdoku_export_film, SETDOKU_TYPE_EXPORT_PAGE)

/* How it will be. */

typedef struct {
  FilmReel       *reel;
  FilmWish        wish;
  char           *font;
  const FilmKind *kind;
  FilmEstimate    estimate;
  uint64_t        bytes;
  GError         *error;
} Trial;

static void
trial_free (void *data)
{
  Trial *trial = data;

  film_reel_free (trial->reel);
  g_free (trial->font);
  g_clear_error (&trial->error);
  g_free (trial);
}

static void
try_out (void         *data,
         GCancellable *cancellable)
{
  Trial *trial = data;

  if (!film_reel_is_ready (trial->reel) && !film_reel_prepare (trial->reel, cancellable, &trial->error))
    return;
  trial->estimate = film_estimate (trial->reel, &trial->wish);
  trial->bytes = film_guess_size (trial->reel, &trial->wish, trial->kind, cancellable);
}

static char *
describe (const Trial *trial)
{
  g_autofree char *size = g_format_size (trial->bytes);
  int seconds = (int) ((trial->estimate.ms + 500) / 1000), width, height;

  film_wish_get_size (&trial->wish, &width, &height);
  /* Translators: width and height in pixels; minutes and seconds; a size such as "0.4 MB" */
  return g_strdup_printf (_("%d × %d, %d:%02d long, about %s."), width, height, seconds / 60, seconds % 60, size);
}

static void
on_tried (void *data,
          void *user)
{
  Trial *trial = data;
  SetdokuExportFilm *self = user;
  g_autofree char *words = trial->error ? NULL : describe (trial);
  g_autofree char *missing = NULL;

  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), !trial->error && !setdoku_job_active (&self->job));
  if (trial->error)
    {
      gtk_label_set_label (self->about, trial->error->message);
      return;
    }
  if (!film_kinds[0].codec)
    missing = g_strdup_printf ("%s %s", words, _("This Setdoku was built without libwebp: there is no WebP film."));
  gtk_label_set_label (self->about, missing ? missing : words);
  if (self->of == FILM_ROWS_PATH)
    film_rows_set_length (&self->rows, film_reel_length (trial->reel));
  setdoku_film_view_show (self->view, g_steal_pointer (&trial->reel), &trial->wish, film_rows_get_most (&self->rows));
}

static Trial *
new_trial (SetdokuExportFilm *self)
{
  Trial *trial = g_new0 (Trial, 1);
  FilmReel *old = setdoku_film_view_steal (self->view);

  film_rows_get (&self->rows, &trial->wish);
  trial->wish.font = trial->font = g_strdup (trial->wish.font);
  trial->kind = film_rows_get_kind (&self->rows);
  if (old && self->of == film_rows_get_of (&self->rows) && trial->wish.last <= self->last)
    trial->reel = old;
  else
    {
      film_reel_free (old);
      trial->reel = film_rows_new_reel (&self->rows, self->subject);
      self->of = film_rows_get_of (&self->rows);
      self->last = trial->wish.last;
    }
  return trial;
}

static gboolean
on_settled (gpointer data)
{
  SetdokuExportFilm *self = data;

  self->settle = 0;
  setdoku_job_start (&self->trial, try_out, on_tried, new_trial (self), trial_free, self);
  return G_SOURCE_REMOVE;
}

/* Numbers are turned through quickly; and what nobody looks at is not worth a run. */
static void
update (SetdokuExportPage *page)
{
  SetdokuExportFilm *self = SETDOKU_EXPORT_FILM (page);

  if (!gtk_widget_get_mapped (GTK_WIDGET (page)))
    return;
  film_rows_update_range (&self->rows, self->subject);
  g_clear_handle_id (&self->settle, g_source_remove);
  self->settle = g_timeout_add (SETTLE_MS, on_settled, self);
}

static void
on_ranged (SetdokuExportFilm *self,
           uint64_t           first,
           uint64_t           last)
{
  film_rows_set_range (&self->rows, first, last);
}

/* Saving. */

typedef struct Writing {
  ExportSubject  *subject;
  FilmReel       *reel;
  FilmWish        wish;
  char           *font;
  const FilmKind *kind;
  GFile          *file;
  FilmProgress    progress;
  int64_t         begun;               /* µs, when the first frames were painted; 0: none is */
  bool            done;
  GError         *error;
} Writing;

static void
writing_free (void *data)
{
  Writing *writing = data;

  film_reel_free (writing->reel);
  export_subject_unref (writing->subject);
  g_free (writing->font);
  g_object_unref (writing->file);
  g_clear_error (&writing->error);
  g_free (writing);
}

static void
write_out (void         *data,
           GCancellable *cancellable)
{
  Writing *writing = data;

  writing->done = film_save (writing->reel, &writing->wish, writing->kind, writing->file, &writing->progress, cancellable,
                             &writing->error);
}

/* Until the first frame is there the search is run, or the path is found. */
static gboolean
on_poll (gpointer data)
{
  SetdokuExportFilm *self = data;
  Writing *writing = self->writing;
  unsigned part = atomic_load (&writing->progress.part);
  int64_t now = g_get_monotonic_time (), left;
  g_autofree char *words = NULL;

  if (part && !writing->begun)
    writing->begun = now;
  left = film_time_left (&writing->progress, part ? (now - writing->begun) / 1000 : 0);
  if (left >= 0)
    words = g_strdup_printf (_("%d:%02d left"), (int) (left / 60000), (int) (left / 1000 % 60));
  gtk_label_set_label (self->left, words ? words : _("Getting ready…"));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar),
                                 part ? (double) part / FILM_WHOLE : film_reel_progress (writing->reel));
  return G_SOURCE_CONTINUE;
}

static void
show_progress (SetdokuExportFilm *self,
               Writing           *writing)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  self->writing = writing;
  if (writing)
    {
      self->poll = g_timeout_add (POLL_MS, on_poll, self);
      on_poll (self);
    }
  gtk_widget_set_visible (self->bar, writing != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->left), writing != NULL);
  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), !writing);
}

static void
on_written (void *data,
            void *user)
{
  const Writing *writing = data;
  SetdokuExportFilm *self = user;
  g_autofree char *name = g_file_get_basename (writing->file);
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  show_progress (self, NULL);
  setdoku_export_page_say (SETDOKU_EXPORT_PAGE (self), !writing->done, writing->done ? text : writing->error->message);
}

/* The extension says the kind; without one the kind that was chosen puts its own behind. NULL: *again is to be offered. */
static GFile *
find_target (SetdokuExportFilm  *self,
             GFile              *chosen,
             const FilmKind    **kind,
             char              **again)
{
  g_autofree char *name = g_file_get_basename (chosen), *longer = NULL;
  const char *dot = strrchr (name, '.');
  const FilmKind *named = film_kind_from_name (name);

  *kind = named && named->codec ? named : film_rows_get_kind (&self->rows);
  if ((named && named->codec) || (!named && film_kind_is_folder (*kind)))
    return g_object_ref (chosen);
  if (dot && dot > name && dot[1])
    {
      *again = g_strdup_printf ("%.*s%s%s", (int) (dot - name), name, film_kind_is_folder (*kind) ? "" : ".", (*kind)->extension);
      return NULL;
    }
  longer = g_strdup_printf ("%s%s%s", name, dot && !dot[1] ? "" : ".", (*kind)->extension);
  return save_target_free_file (chosen, longer, (*kind)->extension);
}

static void
setdoku_export_film_write_to (SetdokuExportPage *page,
                              GFile             *file)
{
  SetdokuExportFilm *self = SETDOKU_EXPORT_FILM (page);
  g_autofree char *again = NULL;
  const FilmKind *kind;
  GFile *target;

  target = find_target (self, file, &kind, &again);
  if (target)
    {
      Writing *writing = g_new0 (Writing, 1);

      writing->subject = export_subject_ref (self->subject);
      writing->reel = film_rows_new_reel (&self->rows, self->subject);
      film_rows_get (&self->rows, &writing->wish);
      writing->wish.font = writing->font = g_strdup (writing->wish.font);
      writing->kind = kind;
      writing->file = target;
      setdoku_job_start (&self->job, write_out, on_written, writing, writing_free, self);
      show_progress (self, writing);
    }
  else
    {
      g_autofree char *name = g_file_get_basename (file);
      /* Translators: a file's name */
      g_autofree char *text = g_strdup_printf (_("“%s” cannot be written: no film has this ending here."), name);

      setdoku_export_page_say (page, TRUE, text);
      setdoku_export_page_choose_target (page, _("Save the film"), again);
    }
}

static void
setdoku_export_film_save (SetdokuExportPage *page)
{
  SetdokuExportFilm *self = SETDOKU_EXPORT_FILM (page);
  const FilmKind *kind = film_rows_get_kind (&self->rows);
  g_autofree char *name = g_strdup_printf ("%s%s%s", self->subject->name, film_kind_is_folder (kind) ? "" : ".", kind->extension);

  setdoku_export_page_choose_target (page, _("Save the film"), name);
}

static gboolean
setdoku_export_film_cancel (SetdokuExportPage *page)
{
  SetdokuExportFilm *self = SETDOKU_EXPORT_FILM (page);

  if (!setdoku_job_active (&self->job))
    return FALSE;
  setdoku_job_cancel (&self->job);
  show_progress (self, NULL);
  setdoku_export_page_say (page, FALSE, _("Nothing was saved."));
  return TRUE;
}

static void
setdoku_export_film_dispose (GObject *object)
{
  SetdokuExportFilm *self = SETDOKU_EXPORT_FILM (object);

  g_clear_handle_id (&self->settle, g_source_remove);
  g_clear_handle_id (&self->poll, g_source_remove);
  setdoku_job_clear (&self->trial);
  setdoku_job_clear (&self->job);
  G_OBJECT_CLASS (setdoku_export_film_parent_class)->dispose (object);
}

static void
setdoku_export_film_class_init (SetdokuExportFilmClass *klass)
{
  SetdokuExportPageClass *page_class = SETDOKU_EXPORT_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_export_film_dispose;
  page_class->save = setdoku_export_film_save;
  page_class->write_to = setdoku_export_film_write_to;
  page_class->cancel = setdoku_export_film_cancel;
}

static void
setdoku_export_film_init (SetdokuExportFilm *self)
{
}

static GtkLabel *
add_words (SetdokuExportFilm *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim");
  gtk_widget_add_css_class (label, "num");
  setdoku_export_page_add_below (SETDOKU_EXPORT_PAGE (self), label);
  return GTK_LABEL (label);
}

SetdokuExportPage *
setdoku_export_film_new (const ExportSubject *subject,
                         GSettings           *settings)
{
  SetdokuExportFilm *self;
  SetdokuExportPage *page;

  if (!film_rows_has_any (subject))
    return NULL;
  self = g_object_new (SETDOKU_TYPE_EXPORT_FILM, NULL);
  page = SETDOKU_EXPORT_PAGE (self);
  self->subject = subject;
  self->view = SETDOKU_FILM_VIEW (setdoku_film_view_new ());
  g_signal_connect_object (self->view, "ranged", G_CALLBACK (on_ranged), self, G_CONNECT_SWAPPED);
  setdoku_export_page_set_stage (page, GTK_WIDGET (self->view));
  film_rows_add (&self->rows, page, subject, settings, update);
  self->about = add_words (self);
  self->bar = gtk_progress_bar_new ();
  setdoku_export_page_add_below (page, self->bar);
  self->left = add_words (self);
  show_progress (self, NULL);
  setdoku_export_page_set_ready (page, FALSE);
  gtk_label_set_label (self->about, _("Getting ready…"));
  g_signal_connect (page, "map", G_CALLBACK (update), NULL);
  return page;
}

SetdokuFilmView *
setdoku_export_film_get_view (SetdokuExportFilm *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_FILM (self), NULL);
  return self->view;
}

const char *
setdoku_export_film_get_about (SetdokuExportFilm *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_FILM (self), NULL);
  return gtk_label_get_label (self->about);
}
