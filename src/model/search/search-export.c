/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search-export.c — see search-export.h: running a search for export, and its events as lines. */
#include "search-export.h"

#include <string.h>

#include "engine/core/notation.h"
#include "engine/rules/topology-names.h"
#include "engine/logic/technique.h"
#include "model/explain/explain.h"
#include "event-any.h"
#include "event-json.h"
#include "search-export-private.h"
#include "log-line.h"

enum {
  PIECE    = 32 * 1024,        /* bytes that are handed on at a time */
  PATIENCE = 1024              /* events of a fast strategy between two looks at the cancellable */
};

const char *const export_format_ids[N_EXPORT_FORMATS] = {
  [EXPORT_LOG] = "log",
  [EXPORT_TRACE] = "text",
  [EXPORT_CSV] = "csv",
  [EXPORT_JSON] = "json",
  [EXPORT_TREE] = "cp-profiler",
};

int
export_format_from_id (const char *id)
{
  for (int i = 0; i < N_EXPORT_FORMATS; i++)
    if (g_str_equal (export_format_ids[i], id))
      return i;
  return -1;
}

void
export_begin (Export *self)
{
  stretch_start (&self->stretch, &self->what->trace);
}

static bool
is_cancelled (Export *self)
{
  if (self->stretch.cursor % (self->stretch.trace.strategy->keyframes ? 1 : PATIENCE))
    return false;
  if (self->progress)
    atomic_store_explicit (&self->progress->events, self->passed + self->stretch.cursor, memory_order_relaxed);
  return self->cancellable && g_cancellable_is_cancelled (self->cancellable);
}

bool
export_next (Export *self)
{
  if (self->failed || self->stretch.cursor >= self->what->last || !stretch_next (&self->stretch, &self->event))
    return false;
  self->failed = is_cancelled (self);
  return !self->failed;
}

bool
export_flush (Export *self, bool all)
{
  if (self->failed || self->text->len < (all ? 1 : PIECE))
    return !self->failed;
  self->failed = !self->sink (self->user, self->text->str, self->text->len);
  g_string_truncate (self->text, 0);
  return !self->failed;
}

/* CSV. */

static void
append_values (GString *text, Values values)
{
  for_each_value (value, values)
    g_string_append_c (text, value_character (value));
}

static void
append_number (GString *text, const Event *event)
{
  if (event->reason == REASON_TECHNIQUE)
    g_string_append (text, techniques[event->nodes].id);
  else if (event->kind == EVENT_UNDO_ASSIGN || event->kind == EVENT_RESTART || event->kind == EVENT_SOLUTION
           || event->kind == EVENT_REMOVE || event->kind == EVENT_PUT_BACK || event->reason == REASON_DUG)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT, event->nodes);
}

static void
append_csv (const Topology *topology, const Event *event, uint64_t step, GString *text)
{
  int columns = topology ? topology->columns : 9;
  bool chooses = event->kind == EVENT_ASSIGN || event->kind == EVENT_UNDO_ASSIGN;

  g_string_append_printf (text, "%" G_GUINT64_FORMAT ",%s,%s,", step, event_kind_ids[event->kind],
                          event_reason_ids[event->reason]);
  if (event_has_cell (event))
    g_string_append_printf (text, "%d,%d,", event->cell / columns + 1, event->cell % columns + 1);
  else
    g_string_append (text, ",,");
  if (event->digit)
    g_string_append_c (text, value_character (event->digit));
  g_string_append_c (text, ',');
  if (event_has_house (event))
    g_string_append (text, topology ? place_house_text (topology, event->house).text : notation_house (event->house).text);
  g_string_append_printf (text, ",%d,", event->depth);
  append_values (text, event->possible);
  g_string_append_c (text, ',');
  append_values (text, chooses ? event->untried : 0);
  g_string_append_c (text, ',');
  if (event->source != (topology ? NO_PLACE : NO_CELL))
    g_string_append (text, place_text_on (event->source, columns).text);
  g_string_append_c (text, ',');
  append_number (text, event);
  if (topology)
    {
      g_string_append_c (text, ',');
      if (event->constraint)
        event_any_constraint (topology, event->constraint - 1, text);
    }
}

/* Lines. */

static void
append_line (const Export *self, GString *text)
{
  const Topology *topology = self->stretch.trace.topology;
  uint64_t step = self->stretch.cursor;

  switch (self->what->format)
    {
    case EXPORT_CSV:
      append_csv (topology, &self->event, step, text);
      break;
    case EXPORT_JSON:
      if (topology)
        event_any_json (topology, &self->event, step, text);
      else
        event_json_line (&self->event, step, text);
      return;
    case EXPORT_TRACE:
      if (topology)
        event_any_text (topology, &self->event, step, text);
      else
        explain_trace_line (&self->event, step, text);
      break;
    default:
      log_line_format (topology, &self->event, step, text);
    }
  g_string_append_c (text, '\n');
}

static bool
export_lines (Export *self)
{
  g_autoptr (GString) scratch = g_string_new (NULL);
  uint64_t left = self->what->lines;

  if (self->what->format == EXPORT_CSV)
    g_string_append (self->text, self->stretch.trace.topology
                                 ? "event,kind,reason,row,column,digit,house,depth,choices,untried,source,number,constraint\n"
                                 : "event,kind,reason,row,column,digit,house,depth,choices,untried,source,number\n");
  while (left && export_next (self))
    if (self->stretch.cursor >= self->what->first
        && log_filter_passes (&self->what->filter, self->stretch.trace.topology, &self->event, self->stretch.cursor, scratch))
      {
        append_line (self, self->text);
        left--;
        if (!export_flush (self, false))
          break;
      }
  return export_flush (self, true);
}

bool
search_export_run (const SearchExport *what, ExportSink sink, void *user, GCancellable *cancellable, ExportProgress *progress)
{
  Export *self = g_new0 (Export, 1);
  bool whole;

  self->what = what;
  self->sink = sink;
  self->user = user;
  self->cancellable = cancellable;
  self->progress = progress;
  self->text = g_string_sized_new (PIECE + 1024);
  if (what->format == EXPORT_TREE)
    whole = export_tree (self);
  else
    {
      if (what->from)
        self->stretch = *what->from;
      else
        export_begin (self);
      whole = export_lines (self);
    }

  if (progress)
    atomic_store_explicit (&progress->no_memory, self->event.reason == REASON_NO_MEMORY, memory_order_relaxed);
  g_string_free (self->text, TRUE);
  g_free (self);
  return whole;
}
