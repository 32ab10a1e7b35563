/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-reader.c — see picture-reader.h. All that is looked at goes through one eye, whose room is large: who comes while a
 * superseded task still has it waits the moment until that one lets go. */
#include "picture-reader.h"

#include <glib/gi18n.h>
#include <math.h>
#include <pthread.h>

#include "board-counter.h"
#include "model/file/file.h"
#include "model/job/job.h"
#include "formats/text-visible.h"

typedef struct {
  pthread_mutex_t mutex;
  void           *memory;            /* NULL: not yet needed */
  BoardCounter   *counter;           /* the same */
  atomic_int      done;              /* of what is asked, in thousandths, decoding aside */
} Eye;

typedef struct {
  Eye         *eye;                  /* held */
  GFile       *file;                 /* to be loaded; NULL: not */
  GBytes      *pixels;               /* the same */
  int          width, height;
  size_t       stride;
  Photograph  *photograph;           /* what is looked at */
  GBytes      *look;
  int          look_width, look_height;
  bool         given, upright;       /* a grid is given, else the page is looked through */
  bool         placed;               /* only its corners are */
  SightGrid    grid;
  GError      *error;
  SightPage    page;
  SightReading reading;
  SightMarks   marks;                /* of it; none where nothing was read */
} Task;

struct _SetdokuPictureReader
{
  GObject      parent_instance;

  Eye         *eye;
  SetdokuJob   job;
  PictureStage stage;
  char        *name;
  char        *error;
  Photograph  *photograph;
  GBytes      *look;
  int          look_width, look_height;
  SightPage    page;
  SightReading first, reading;
  SightMarks   first_marks, marks;
};

G_DEFINE_FINAL_TYPE (SetdokuPictureReader, setdoku_picture_reader, G_TYPE_OBJECT)

static guint changed_signal;

static void
eye_clear (void *memory)
{
  Eye *eye = memory;

  pthread_mutex_destroy (&eye->mutex);
  g_free (eye->memory);
  board_counter_free (eye->counter);
}

static void
task_free (void *memory)
{
  Task *task = memory;

  g_atomic_rc_box_release_full (task->eye, eye_clear);
  g_clear_object (&task->file);
  g_clear_pointer (&task->pixels, g_bytes_unref);
  photograph_unref (task->photograph);
  g_clear_pointer (&task->look, g_bytes_unref);
  g_clear_error (&task->error);
  g_free (task);
}

/* On the worker. */

static void
load (Task *task, GCancellable *cancellable)
{
  if (task->file)
    task->photograph = photograph_load (task->file, cancellable, &task->error);
  else
    task->photograph = photograph_of_pixels (task->pixels, task->width, task->height, task->stride, _("The picture"),
                                             &task->error);
  if (task->photograph)
    task->look = photograph_dup_look (task->photograph, &task->look_width, &task->look_height);
}

/* Where the lines are near what was given they are followed; else it is taken as it is. */
static bool
place (Sight *sight, const SightPicture *picture, SightGrid *grid)
{
  Quad given = grid->corners;
  double reach = hypot (given.corner[2].x - given.corner[0].x, given.corner[2].y - given.corner[0].y) / 18;

  if (sight_place (sight, picture, &given, true, grid))
    {
      bool near = grid->score > 0;

      for (int i = 0; near && i < 4; i++)
        near = hypot (grid->corners.corner[i].x - given.corner[i].x, grid->corners.corner[i].y - given.corner[i].y) < reach;
      if (near)
        return true;
    }
  grid->corners = given;
  return sight_place (sight, picture, &given, false, grid);
}

static void
read_on (Sight *sight, Task *task, const Stop *stop)
{
  const SightPicture *picture = photograph_get_picture (task->photograph);

  if (!task->given)
    sight_read_page (sight, picture, stop, &task->page, &task->reading);
  else if (task->placed && !place (sight, picture, &task->grid))
    task->reading = (SightReading) { .outcome = SIGHT_NO_GRID, .grid = task->grid };
  else
    sight_read (sight, picture, &task->grid, task->upright, stop, &task->reading);
  if (task->reading.outcome == SIGHT_READ || task->reading.outcome == SIGHT_DOUBTFUL)
    sight_read_marks (sight, picture, &task->reading, stop, &task->marks);
}

static void
look (Task *task, const Stop *stop)
{
  Sight *sight = sight_start (task->eye->memory);
  SightCounter lent;

  if (!task->eye->counter)
    task->eye->counter = board_counter_new ();
  lent = board_counter_lend (task->eye->counter);
  sight_lend (sight, &lent);
  atomic_store (&task->eye->done, 0);
  sight_watch (sight, &task->eye->done);
  read_on (sight, task, stop);
}

static void
work (void *memory, GCancellable *cancellable)
{
  Task *task = memory;
  Stop stop = setdoku_job_stop (cancellable);

  if (!task->photograph)
    load (task, cancellable);
  if (!task->photograph || g_cancellable_is_cancelled (cancellable))
    return;
  pthread_mutex_lock (&task->eye->mutex);
  if (!task->eye->memory)
    task->eye->memory = g_try_malloc (sight_size ());
  if (task->eye->memory)
    look (task, &stop);
  else
    g_set_error_literal (&task->error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, _("Memory is short."));
  pthread_mutex_unlock (&task->eye->mutex);
}

/* And back. */

static void
take_picture (SetdokuPictureReader *self, Task *task)
{
  self->stage = PICTURE_THERE;
  g_clear_pointer (&self->photograph, photograph_unref);
  g_clear_pointer (&self->look, g_bytes_unref);
  self->photograph = photograph_ref (task->photograph);
  self->look = g_steal_pointer (&task->look);
  self->look_width = task->look_width;
  self->look_height = task->look_height;
  self->page = task->page;
  self->first = task->reading;
  self->first_marks = task->marks;
}

static void
on_done (void *memory, void *user)
{
  SetdokuPictureReader *self = user;
  Task *task = memory;

  g_clear_pointer (&self->error, g_free);
  if (task->error)
    {
      self->stage = PICTURE_FAILED;
      self->error = g_strdup (task->error->message);
    }
  else
    {
      if (!task->given)
        take_picture (self, task);
      self->reading = task->reading;
      self->marks = task->marks;
    }
  g_signal_emit (self, changed_signal, 0);
}

static void
start (SetdokuPictureReader *self, Task *task)
{
  atomic_store (&self->eye->done, 0);
  task->eye = g_atomic_rc_box_acquire (self->eye);
  setdoku_job_start (&self->job, work, on_done, task, task_free, self);
  g_signal_emit (self, changed_signal, 0);
}

/* What is there of another picture is no more to be seen. */
static Task *
begin (SetdokuPictureReader *self)
{
  self->stage = PICTURE_NONE;
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->error, g_free);
  return g_new0 (Task, 1);
}

void
setdoku_picture_reader_load_file (SetdokuPictureReader *self, GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = base ? g_filename_display_name (base) : NULL;
  Task *task = begin (self);

  self->name = text_visible (name);
  task->file = g_object_ref (file);
  start (self, task);
}

void
setdoku_picture_reader_load_pixels (SetdokuPictureReader *self, GBytes *pixels, int width, int height, size_t stride)
{
  Task *task = begin (self);

  task->pixels = g_bytes_ref (pixels);
  task->width = width;
  task->height = height;
  task->stride = stride;
  start (self, task);
}

static void
read_given (SetdokuPictureReader *self, const SightGrid *grid, bool placed, bool upright)
{
  Task *task = g_new0 (Task, 1);

  task->photograph = photograph_ref (self->photograph);
  task->given = true;
  task->placed = placed;
  task->upright = upright;
  task->grid = *grid;
  start (self, task);
}

void
setdoku_picture_reader_read_grid (SetdokuPictureReader *self, int i)
{
  g_return_if_fail (self->stage == PICTURE_THERE && i >= 0 && i < self->page.n);
  read_given (self, &self->page.grid[i], false, false);
}

void
setdoku_picture_reader_read_at (SetdokuPictureReader *self, const Quad *corners, bool upright)
{
  g_return_if_fail (self->stage == PICTURE_THERE);
  read_given (self, &(SightGrid) { .corners = *corners, .kind = self->reading.grid.kind,
                                   .lattice.n = self->reading.grid.lattice.n }, true, upright);
}

void
setdoku_picture_reader_stop (SetdokuPictureReader *self)
{
  setdoku_job_cancel (&self->job);
}

PictureStage
setdoku_picture_reader_get_stage (SetdokuPictureReader *self)
{
  return self->stage;
}

bool
setdoku_picture_reader_is_busy (SetdokuPictureReader *self)
{
  return setdoku_job_active (&self->job);
}

double
setdoku_picture_reader_get_share (SetdokuPictureReader *self)
{
  return setdoku_job_active (&self->job) ? atomic_load (&self->eye->done) / 1000.0 : 1;
}

const char *
setdoku_picture_reader_get_name (SetdokuPictureReader *self)
{
  return self->name;
}

const char *
setdoku_picture_reader_get_error (SetdokuPictureReader *self)
{
  return self->stage == PICTURE_FAILED ? self->error : NULL;
}

static bool
is_there (SetdokuPictureReader *self)
{
  return self->stage == PICTURE_THERE;
}

const SightPicture *
setdoku_picture_reader_get_picture (SetdokuPictureReader *self)
{
  return is_there (self) ? photograph_get_picture (self->photograph) : NULL;
}

GBytes *
setdoku_picture_reader_get_look (SetdokuPictureReader *self, int *width, int *height)
{
  *width = self->look_width;
  *height = self->look_height;
  return is_there (self) ? self->look : NULL;
}

const SightPage *
setdoku_picture_reader_get_page (SetdokuPictureReader *self)
{
  return is_there (self) ? &self->page : NULL;
}

const SightReading *
setdoku_picture_reader_get_first (SetdokuPictureReader *self)
{
  return is_there (self) ? &self->first : NULL;
}

const SightReading *
setdoku_picture_reader_get_reading (SetdokuPictureReader *self)
{
  return is_there (self) ? &self->reading : NULL;
}

const SightMarks *
setdoku_picture_reader_get_marks (SetdokuPictureReader *self, const SightReading *reading)
{
  return reading == &self->first ? &self->first_marks : &self->marks;
}

static void
setdoku_picture_reader_finalize (GObject *object)
{
  SetdokuPictureReader *self = SETDOKU_PICTURE_READER (object);

  setdoku_job_clear (&self->job);
  g_atomic_rc_box_release_full (self->eye, eye_clear);
  photograph_unref (self->photograph);
  g_clear_pointer (&self->look, g_bytes_unref);
  g_free (self->name);
  g_free (self->error);
  G_OBJECT_CLASS (setdoku_picture_reader_parent_class)->finalize (object);
}

static void
setdoku_picture_reader_class_init (SetdokuPictureReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_picture_reader_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_picture_reader_init (SetdokuPictureReader *self)
{
  self->eye = g_atomic_rc_box_new0 (Eye);
  pthread_mutex_init (&self->eye->mutex, NULL);
}

SetdokuPictureReader *
setdoku_picture_reader_new (void)
{
  return g_object_new (SETDOKU_TYPE_PICTURE_READER, NULL);
}
