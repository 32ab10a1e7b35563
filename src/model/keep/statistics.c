/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "statistics.h"

#include <stdlib.h>
#include <string.h>

struct _SetdokuStatistics {
  GObject  parent_instance;

  char    *folder;
  GArray  *solves;                 /* of Solve */
  GArray  *unwritten;              /* of Solve: on their way to the file, or they could not be written */
  GArray  *written;                /* of Solve: of these, what is in the file by now, but not yet in what is being read */
  unsigned n_reading;              /* so often the file is being read */
  unsigned n_damaged;
};

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuStatistics, setdoku_statistics, G_TYPE_OBJECT)

static void
setdoku_statistics_finalize (GObject *object)
{
  SetdokuStatistics *self = SETDOKU_STATISTICS (object);

  g_clear_pointer (&self->solves, g_array_unref);
  g_clear_pointer (&self->unwritten, g_array_unref);
  g_clear_pointer (&self->written, g_array_unref);
  g_clear_pointer (&self->folder, g_free);
  G_OBJECT_CLASS (setdoku_statistics_parent_class)->finalize (object);
}

static void
setdoku_statistics_class_init (SetdokuStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_statistics_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_statistics_init (SetdokuStatistics *self)
{
  self->solves = g_array_new (FALSE, FALSE, sizeof (Solve));
  self->unwritten = g_array_new (FALSE, FALSE, sizeof (Solve));
  self->written = g_array_new (FALSE, FALSE, sizeof (Solve));
}

SetdokuStatistics *
setdoku_statistics_new (const char *folder)
{
  SetdokuStatistics *self = g_object_new (SETDOKU_TYPE_STATISTICS, NULL);

  self->folder = g_strdup (folder);
  return self;
}

SetdokuStatistics *
setdoku_statistics_get_default (void)
{
  static SetdokuStatistics *statistics;

  if (!statistics)
    {
      g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "setdoku", NULL);

      statistics = setdoku_statistics_new (folder);
    }
  return statistics;
}

static int
find (const GArray *solves, const Solve *solve)
{
  for (unsigned i = 0; i < solves->len; i++)
    if (solve_is_same (&g_array_index (solves, Solve, i), solve))
      return (int) i;
  return -1;
}

/* Reading, and what is done to the file before. */

typedef struct {
  char    *folder;
  bool   (*change) (const char *folder, GError **error);       /* NULL: nothing */
  GArray  *read;                   /* NULL: it failed */
  unsigned n_damaged;
} Reading;

static void
reading_free (void *memory)
{
  Reading *reading = memory;

  g_free (reading->folder);
  g_clear_pointer (&reading->read, g_array_unref);
  g_free (reading);
}

static bool
reading_run (Reading *reading, GError **error)
{
  if (reading->change && !reading->change (reading->folder, error))
    return false;
  reading->read = statistics_file_read (reading->folder, &reading->n_damaged, error);
  return reading->read != NULL;
}

static void
read_in_thread (GTask *task, void *source, void *data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (reading_run (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static Reading *
reading_begin (SetdokuStatistics *self, bool (*change) (const char *folder, GError **error))
{
  Reading *reading = g_new0 (Reading, 1);

  reading->folder = g_strdup (self->folder);
  reading->change = change;
  self->n_reading++;
  return reading;
}

static void
forget (GArray *solves, const Solve *solve)
{
  int i = find (solves, solve);

  if (i >= 0)
    g_array_remove_index (solves, (unsigned) i);
}

/* What was read, and what the file has not, or had not when it was read. */
static void
take_read (SetdokuStatistics *self, Reading *reading)
{
  g_autoptr (GArray) read = g_steal_pointer (&reading->read);

  self->n_damaged += reading->n_damaged;
  if (reading->change == statistics_file_reset)
    g_array_set_size (self->unwritten, 0);
  for (unsigned i = 0; i < self->unwritten->len; i++)
    if (find (read, &g_array_index (self->unwritten, Solve, i)) < 0)
      g_array_append_val (read, g_array_index (self->unwritten, Solve, i));
  if (read->len == self->solves->len
      && (read->len == 0 || memcmp (read->data, self->solves->data, read->len * sizeof (Solve)) == 0))
    return;
  g_array_unref (self->solves);
  self->solves = g_steal_pointer (&read);
  g_signal_emit (self, signals[CHANGED], 0);
}

static bool
reading_end (SetdokuStatistics *self, Reading *reading, bool done)
{
  if (done)
    take_read (self, reading);
  if (--self->n_reading > 0)
    return done;
  for (unsigned i = 0; i < self->written->len; i++)
    forget (self->unwritten, &g_array_index (self->written, Solve, i));
  g_array_set_size (self->written, 0);
  return done;
}

static void
run_async (SetdokuStatistics *self, bool (*change) (const char *folder, GError **error), GAsyncReadyCallback callback, void *user)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user);

  g_task_set_source_tag (task, setdoku_statistics_refresh_async);
  g_task_set_task_data (task, reading_begin (self, change), reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

static bool
run (SetdokuStatistics *self, bool (*change) (const char *folder, GError **error), GError **error)
{
  Reading *reading = reading_begin (self, change);
  bool done = reading_end (self, reading, reading_run (reading, error));

  reading_free (reading);
  return done;
}

void
setdoku_statistics_refresh_async (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user)
{
  g_return_if_fail (SETDOKU_IS_STATISTICS (self) && callback);
  run_async (self, NULL, callback, user);
}

void
setdoku_statistics_reset_async (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user)
{
  g_return_if_fail (SETDOKU_IS_STATISTICS (self) && callback);
  run_async (self, statistics_file_reset, callback, user);
}

void
setdoku_statistics_unreset_async (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user)
{
  g_return_if_fail (SETDOKU_IS_STATISTICS (self) && callback);
  run_async (self, statistics_file_unreset, callback, user);
}

bool
setdoku_statistics_refresh_finish (SetdokuStatistics *self, GAsyncResult *result, GError **error)
{
  GTask *task = G_TASK (result);

  g_return_val_if_fail (g_task_is_valid (result, self), false);
  g_return_val_if_fail (g_task_get_source_tag (task) == setdoku_statistics_refresh_async, false);
  return reading_end (self, g_task_get_task_data (task), g_task_propagate_boolean (task, error));
}

bool
setdoku_statistics_refresh (SetdokuStatistics *self, GError **error)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), false);
  return run (self, NULL, error);
}

bool
setdoku_statistics_reset (SetdokuStatistics *self, GError **error)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), false);
  return run (self, statistics_file_reset, error);
}

bool
setdoku_statistics_unreset (SetdokuStatistics *self, GError **error)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), false);
  return run (self, statistics_file_unreset, error);
}

unsigned
setdoku_statistics_get_n_damaged (SetdokuStatistics *self)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), 0);
  return self->n_damaged;
}

const GArray *
setdoku_statistics_get_solves (SetdokuStatistics *self)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), NULL);
  return self->solves;
}

/* Adding. */

typedef struct {
  char *folder;
  Solve solve;
} Adding;

static void
adding_free (Adding *adding)
{
  g_free (adding->folder);
  g_free (adding);
}

static void
add_in_thread (GTask *task, void *source, void *data, GCancellable *cancellable)
{
  const Adding *adding = data;
  GError *error = NULL;

  if (statistics_file_add (adding->folder, &adding->solve, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
setdoku_statistics_add_async (SetdokuStatistics *self, const Solve *solve, GAsyncReadyCallback callback, void *user)
{
  g_autoptr (GTask) task = NULL;
  Adding *adding;
  Solve added;

  g_return_if_fail (SETDOKU_IS_STATISTICS (self));
  g_return_if_fail (solve);

  added = *solve;
  added.began = solve->began ? solve->began : solve->solved;             /* each game is told from the others */
  task = g_task_new (self, NULL, callback, user);
  if (setdoku_statistics_has (self, &added))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  g_array_append_val (self->solves, added);
  g_array_append_val (self->unwritten, added);
  g_signal_emit (self, signals[CHANGED], 0);

  adding = g_new0 (Adding, 1);
  adding->folder = g_strdup (self->folder);
  adding->solve = added;
  g_task_set_task_data (task, adding, (GDestroyNotify) adding_free);
  g_task_run_in_thread (task, add_in_thread);
}

bool
setdoku_statistics_add_finish (SetdokuStatistics *self, GAsyncResult *result, GError **error)
{
  const Adding *adding;

  g_return_val_if_fail (g_task_is_valid (result, self), false);

  adding = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  if (adding && self->n_reading > 0)
    g_array_append_val (self->written, adding->solve);
  else if (adding)
    forget (self->unwritten, &adding->solve);
  return true;
}

bool
setdoku_statistics_flush (SetdokuStatistics *self)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), false);
  return self->unwritten->len == 0 || statistics_file_add_at_end (self->folder, self->unwritten);
}

bool
setdoku_statistics_has (SetdokuStatistics *self, const Solve *solve)
{
  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), false);
  return find (self->solves, solve) >= 0;
}

/* What they say. */

static bool
is_at (const Solve *solve, const char *level)
{
  return !level || strcmp (solve->level, level) == 0;
}

static int
compare_times (const void *a, const void *b)
{
  const int64_t *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

/* times is put in order. Of an even number the two in the middle count half each. −1: none. */
static int64_t
median_of (GArray *times)
{
  unsigned middle = times->len / 2;

  if (times->len == 0)
    return -1;
  qsort (times->data, times->len, sizeof (int64_t), compare_times);
  if (times->len % 2 == 1)
    return g_array_index (times, int64_t, middle);
  return (g_array_index (times, int64_t, middle - 1) + g_array_index (times, int64_t, middle)) / 2;
}

void
setdoku_statistics_summarise (SetdokuStatistics *self, const char *level, StatisticsSummary *summary)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (int64_t));

  g_return_if_fail (SETDOKU_IS_STATISTICS (self));

  *summary = (StatisticsSummary) { .best = -1, .median = -1 };
  for (unsigned i = 0; i < self->solves->len; i++)
    {
      const Solve *solve = &g_array_index (self->solves, Solve, i);

      if (!is_at (solve, level))
        continue;
      summary->n_solved++;
      if (solve->hints == 0)
        g_array_append_val (times, solve->elapsed);
    }
  summary->n_alone = times->len;
  summary->median = median_of (times);
  if (times->len)
    summary->best = g_array_index (times, int64_t, 0);
}

GArray *
setdoku_statistics_last (SetdokuStatistics *self, const char *level, unsigned most)
{
  GArray *last = g_array_new (FALSE, FALSE, sizeof (Solve));

  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), last);

  for (unsigned i = 0; i < self->solves->len; i++)
    if (is_at (&g_array_index (self->solves, Solve, i), level))
      g_array_append_val (last, g_array_index (self->solves, Solve, i));
  if (last->len > most)
    g_array_remove_range (last, 0, last->len - most);
  return last;
}

/* "2026-11-21T21:46:00Z"; "": unknown. */
static char *
describe_moment (int64_t seconds)
{
  g_autoptr (GDateTime) moment = seconds ? g_date_time_new_from_unix_utc (seconds) : NULL;

  return moment ? g_date_time_format (moment, "%Y-%m-%dT%H:%M:%SZ") : g_strdup ("");
}

char *
setdoku_statistics_to_csv (SetdokuStatistics *self)
{
  GString *text = g_string_new ("solved,began,puzzle,level,rating,seconds,hints,checks,undos\r\n");

  g_return_val_if_fail (SETDOKU_IS_STATISTICS (self), g_string_free (text, FALSE));

  for (unsigned i = 0; i < self->solves->len; i++)
    {
      const Solve *solve = &g_array_index (self->solves, Solve, i);
      g_autofree char *solved = describe_moment (solve->solved), *began = describe_moment (solve->began);

      g_string_append_printf (text, "%s,%s,%s,%s,", solved, began, solve->puzzle, solve->level);
      if (solve->rating)
        g_string_append_printf (text, "%d.%d", solve->rating / 10, solve->rating % 10);
      g_string_append_printf (text, ",%" G_GINT64_FORMAT ",%d,%d,%d\r\n", solve->elapsed / 1000, solve->hints, solve->checks,
                              solve->undos);
    }
  return g_string_free (text, FALSE);
}
