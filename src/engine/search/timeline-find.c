/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-find.c — the next or the previous event that matches a condition. Only blocks whose summary allows a match are
 * run again. */
#include "timeline-private.h"

static void
keep_place (Timeline *self)
{
  memcpy (self->kept_state, self->state, self->state_size);
  self->kept_cursor = self->cursor;
  self->kept_event = self->event;
}

static void
return_to_place (Timeline *self)
{
  memcpy (self->state, self->kept_state, self->state_size);
  self->cursor = self->kept_cursor;
  self->event = self->kept_event;
}

static bool
matches (const Condition *condition, const Event *event)
{
  return (!condition->kinds || condition->kinds >> event->kind & 1)
         && (condition->cell < 0 || condition->cell == event->cell)
         && (!condition->digit || condition->digit == event->digit)
         && event->depth >= condition->min_depth;
}

static bool
may_match (const Condition *condition, const Summary *summary)
{
  return (!condition->kinds || condition->kinds & summary_kinds (summary))
         && (condition->cell < 0 || cells_has (summary_cells (summary), condition->cell))
         && (!condition->digit || digits_has (summary->digits, condition->digit))
         && summary->max_depth >= condition->min_depth;
}

/* Runs event by event to the step; the last one that matches, or with only_first the first one (and stops there).
 * 0: none. */
static uint64_t
look_to (Timeline *self, const Condition *condition, uint64_t step, bool only_first)
{
  uint64_t found = 0;

  while (self->cursor < step)
    {
      uint64_t before = self->cursor;

      timeline_run_to (self, before + 1);
      if (self->cursor == before)
        return found;
      if (!matches (condition, &self->event))
        continue;
      found = self->cursor;
      if (only_first)
        return found;
    }

  return found;
}

static bool
find_next (Timeline *self, const Condition *condition)
{
  uint64_t last;

  for (uint64_t at = self->cursor; at < self->archive.length; at = last)
    if (may_match (condition, archive_summary (&self->archive, at + 1, &last)))
      {
        timeline_approach (self, archive_keyframe (&self->archive, at), at);
        if (look_to (self, condition, last, true))
          return true;
      }

  return false;
}

/* Looks through stretches that start at a keyframe, the latest first, so that none is run more than once and a half. */
static bool
find_previous (Timeline *self, const Condition *condition)
{
  const Archive *archive = &self->archive;
  uint64_t stretch = archive->spacing > archive->block ? archive->spacing : archive->block;
  uint64_t end = self->cursor ? self->cursor - 1 : 0;

  while (end > 0)
    {
      uint64_t start = (end - 1) / stretch * stretch;
      uint64_t from = end, to = start, last;

      for (uint64_t at = start; at < end; at = last)
        if (may_match (condition, archive_summary (archive, at + 1, &last)))
          {
            from = at < from ? at : from;
            to = last < end ? last : end;
          }

      if (from < to)
        {
          uint64_t found;

          timeline_approach (self, archive_keyframe (archive, from), from);
          found = look_to (self, condition, to, false);
          if (found)
            {
              timeline_seek (self, found);
              return true;
            }
        }
      end = start;
    }

  return false;
}

const Event *
timeline_find (Timeline *self, const Condition *condition, int direction)
{
  keep_place (self);
  if (direction > 0 ? find_next (self, condition) : find_previous (self, condition))
    return &self->event;

  return_to_place (self);
  return NULL;
}
