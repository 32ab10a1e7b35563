/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* event-log.c — see event-log.h.
 *
 * One reader walks through the search on a state of its own. It knows the number of the line that comes next, and keeps the
 * lines it comes across, so reading on is one event a line, and a page that was read is not run again. */
#include "event-log.h"

#include "engine/search/timeline/archive.h"
#include "engine/search/timeline/timeline-private.h"
#include "model/job/job.h"
#include "log-index.h"
#include "player-private.h"

enum {
  KEPT     = 1024,             /* lines, a power of two */
  BEHIND   = 256,              /* lines that are read along before the one asked for, for who reads backwards */
  LOOK     = 32,               /* events between two looks at the clock */
  POLL_MS  = 100
};

typedef struct { uint64_t number; LogLine line; } KeptLine;         /* step 0: none */

struct _SetdokuEventLog
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  unsigned       generation;       /* of the player's search */
  LogFilter      filter;
  LogIndex      *index;            /* NULL: nothing is filtered */
  SetdokuJob     job;              /* fills the index */
  guint          poll;             /* source id, while it does */
  bool           stopped;

  Stretch       *reader;
  bool           reading;          /* the reader stands in this search */
  bool           counted;          /* … and rank is known: the number of the first line after it */
  uint64_t       rank;
  KeptLine      *kept;             /* KEPT of them, by number modulo KEPT */
};

G_DEFINE_FINAL_TYPE (SetdokuEventLog, setdoku_event_log, G_TYPE_OBJECT)

enum { CHANGED_SIGNAL, RESET_SIGNAL, N_LOG_SIGNALS };
static guint log_signals[N_LOG_SIGNALS];

static void begin (SetdokuEventLog *self);

/* The player may have another search since, and tell others first. */
static void
keep_up (SetdokuEventLog *self)
{
  if (self->generation != self->player->generation)
    begin (self);
}

/* The reader. */

typedef struct { int64_t end; unsigned events; } Patience;

static bool
is_over (Patience *patience)
{
  return ++patience->events % LOOK == 0 && g_get_monotonic_time () >= patience->end;
}

static void
forget (SetdokuEventLog *self)
{
  self->reading = self->counted = false;
  for (int i = 0; i < KEPT; i++)
    self->kept[i].line.step = 0;
}

/* One event on. What comes by and is a line is kept, once it is known which. */
static bool
read_on (SetdokuEventLog *self, GString *scratch)
{
  Event event;

  if (!stretch_next (self->reader, &event))
    return false;
  if (self->counted && (!self->index || log_filter_passes (&self->filter, self->reader->trace.topology, &event,
                                                           self->reader->cursor, scratch)))
    {
      uint64_t number = self->rank++;

      self->kept[number % KEPT].number = number;
      self->kept[number % KEPT].line = (LogLine) { self->reader->cursor, event };
    }
  return true;
}

/* To the step, from where the reader stands or from a keyframe. */
static bool
approach (SetdokuEventLog *self, uint64_t step, Patience *patience)
{
  const Timeline *timeline = self->player->timeline;
  const Keyframe *keyframe = archive_keyframe (&timeline->archive, step);

  self->counted = false;
  if (!self->reading || self->reader->cursor > step || (keyframe && keyframe->step > self->reader->cursor))
    stretch_take (self->reader, timeline, step);
  self->reading = true;
  while (self->reader->cursor < step)
    if (is_over (patience) || !read_on (self, NULL))
      return false;
  return true;
}

/* Where to begin in order to come by the line, and how many lines come before that. */
static uint64_t
start_for (SetdokuEventLog *self, uint64_t line, uint64_t *before)
{
  if (self->index)
    return log_index_locate (self->index, line, before);
  *before = line > BEHIND ? line - BEHIND : 0;
  return *before;
}

static bool
reach_line (SetdokuEventLog *self, uint64_t line, Patience *patience, GString *scratch)
{
  uint64_t before, start = start_for (self, line, &before);

  if (!(self->counted && self->rank <= line && self->reader->cursor >= start))
    {
      if (!approach (self, start, patience))
        return false;
      self->counted = true;
      self->rank = before;
    }
  while (self->rank <= line)
    if (is_over (patience) || !read_on (self, scratch))
      return false;
  return true;
}

bool
setdoku_event_log_read (SetdokuEventLog *self, uint64_t first, unsigned n, LogLine *lines, int64_t us)
{
  Patience patience = { .end = g_get_monotonic_time () + us };
  g_autoptr (GString) scratch = g_string_new (NULL);
  uint64_t n_lines;
  bool all = true;

  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self) && n <= LOG_LINES_MAX, false);
  keep_up (self);
  n_lines = setdoku_event_log_get_n_lines (self);
  for (unsigned i = 0; i < n; i++)
    {
      uint64_t number = first + i;

      lines[i].step = 0;
      if (number >= n_lines)
        continue;
      if (self->kept[number % KEPT].number != number || !self->kept[number % KEPT].line.step)
        all = all && reach_line (self, number, &patience, scratch);
      if (self->kept[number % KEPT].number == number)
        lines[i] = self->kept[number % KEPT].line;
    }

  return all;
}

bool
setdoku_event_log_find (SetdokuEventLog *self, uint64_t step, int64_t us, int64_t *line)
{
  Patience patience = { .end = g_get_monotonic_time () + us };
  g_autoptr (GString) scratch = NULL;
  uint64_t before = 0, start;

  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self) && line, false);
  keep_up (self);
  *line = -1;
  if (!self->index)
    {
      *line = (int64_t) MIN (step, setdoku_event_log_get_n_lines (self)) - 1;
      return true;
    }

  step = MIN (step, log_index_scanned (self->index));
  start = log_index_block (self->index, step, &before);
  if (!(self->counted && self->reader->cursor >= start && self->reader->cursor <= step))
    {
      if (!approach (self, start, &patience))
        return false;
      self->counted = true;
      self->rank = before;
    }
  scratch = g_string_new (NULL);
  while (self->reader->cursor < step)
    if (is_over (&patience) || !read_on (self, scratch))
      return false;
  *line = (int64_t) self->rank - 1;
  return true;
}

/* The worker. */

typedef struct { LogIndex *index; uint64_t events; } Look;

static void
look_free (void *memory)
{
  Look *look = memory;

  log_index_unref (look->index);
  g_free (look);
}

static void
work (void *data, GCancellable *cancellable)
{
  Look *look = data;

  log_index_run (look->index, look->events, cancellable);
}

static gboolean
on_poll (gpointer data)
{
  g_signal_emit (data, log_signals[CHANGED_SIGNAL], 0);
  return G_SOURCE_CONTINUE;
}

static void look_on (SetdokuEventLog *self);

static void
done (void *data, void *user)
{
  SetdokuEventLog *self = user;

  g_clear_handle_id (&self->poll, g_source_remove);
  look_on (self);
  g_signal_emit (self, log_signals[CHANGED_SIGNAL], 0);
}

/* Looks through what was explored meanwhile. */
static void
look_on (SetdokuEventLog *self)
{
  uint64_t length = setdoku_player_get_length (self->player);
  Look *look;

  if (!self->index || self->stopped || setdoku_job_active (&self->job) || log_index_scanned (self->index) >= length)
    return;
  look = g_new (Look, 1);
  *look = (Look) { log_index_ref (self->index), length };
  setdoku_job_start (&self->job, work, done, look, look_free, self);
  self->poll = g_timeout_add (POLL_MS, on_poll, self);
}

void
setdoku_event_log_stop (SetdokuEventLog *self)
{
  g_return_if_fail (SETDOKU_IS_EVENT_LOG (self));
  self->stopped = true;
  setdoku_job_cancel (&self->job);
  g_clear_handle_id (&self->poll, g_source_remove);
}

/* Other lines than before. */
static void
begin (SetdokuEventLog *self)
{
  setdoku_event_log_stop (self);
  self->stopped = false;
  g_clear_pointer (&self->index, log_index_unref);
  forget (self);
  self->generation = self->player->generation;
  if (self->player->trace.strategy && !log_filter_passes_all (&self->filter))
    self->index = log_index_new (&self->filter, self->player->timeline, self->player->trace.strategy->horizon);
  look_on (self);
  g_signal_emit (self, log_signals[RESET_SIGNAL], 0);
}

/* Object. */

static void
on_explored (SetdokuEventLog *self)
{
  keep_up (self);
  look_on (self);
  g_signal_emit (self, log_signals[CHANGED_SIGNAL], 0);
}

static void
setdoku_event_log_dispose (GObject *object)
{
  SetdokuEventLog *self = SETDOKU_EVENT_LOG (object);

  setdoku_event_log_stop (self);
  g_clear_pointer (&self->index, log_index_unref);
  if (self->player)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (setdoku_event_log_parent_class)->dispose (object);
}

static void
setdoku_event_log_finalize (GObject *object)
{
  SetdokuEventLog *self = SETDOKU_EVENT_LOG (object);

  g_free (self->reader);
  g_free (self->kept);
  G_OBJECT_CLASS (setdoku_event_log_parent_class)->finalize (object);
}

static void
setdoku_event_log_class_init (SetdokuEventLogClass *klass)
{
  const char *const names[N_LOG_SIGNALS] = { [CHANGED_SIGNAL] = "changed", [RESET_SIGNAL] = "reset" };

  G_OBJECT_CLASS (klass)->dispose = setdoku_event_log_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_event_log_finalize;
  for (int i = 0; i < N_LOG_SIGNALS; i++)
    log_signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_event_log_init (SetdokuEventLog *self)
{
  self->filter = LOG_FILTER_ALL;
  self->reader = g_new0 (Stretch, 1);
  self->kept = g_new0 (KeptLine, KEPT);
}

SetdokuEventLog *
setdoku_event_log_new (SetdokuPlayer *player)
{
  SetdokuEventLog *self = g_object_new (SETDOKU_TYPE_EVENT_LOG, NULL);

  self->player = g_object_ref (player);
  self->generation = player->generation;
  g_signal_connect_swapped (player, "changed", G_CALLBACK (keep_up), self);
  g_signal_connect_swapped (player, "explored", G_CALLBACK (on_explored), self);
  return self;
}

const Topology *
setdoku_event_log_get_topology (SetdokuEventLog *self)
{
  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self), NULL);
  return setdoku_player_get_topology (self->player);
}

void
setdoku_event_log_set_filter (SetdokuEventLog *self, const LogFilter *filter)
{
  g_return_if_fail (SETDOKU_IS_EVENT_LOG (self) && filter);
  if (log_filter_equal (&self->filter, filter) && !self->stopped)
    return;
  self->filter = *filter;
  begin (self);
}

const LogFilter *
setdoku_event_log_get_filter (SetdokuEventLog *self)
{
  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self), NULL);
  return &self->filter;
}

uint64_t
setdoku_event_log_get_n_lines (SetdokuEventLog *self)
{
  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self), 0);
  return self->index ? log_index_found (self->index) : setdoku_player_get_length (self->player);
}

bool
setdoku_event_log_is_looking (SetdokuEventLog *self, uint64_t *upto)
{
  g_return_val_if_fail (SETDOKU_IS_EVENT_LOG (self), false);
  if (upto)
    *upto = self->index ? log_index_scanned (self->index) : setdoku_player_get_length (self->player);
  return self->index && setdoku_job_active (&self->job);
}
