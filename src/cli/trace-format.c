/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace-format.c — see trace-format.h. */
#include "trace-format.h"

#include <stdio.h>

bool
trace_format_check (const char *id, bool parted, ExportFormat *format)
{
  int found = id ? export_format_from_id (id) : EXPORT_TRACE;

  if (found < 0 || found == EXPORT_LOG)
    {
      command_usage ("--format: there is no format “%s”", id);
      return false;
    }
  if (found == EXPORT_TREE && parted)
    {
      command_usage ("--format cp-profiler prints the whole tree: it goes with none of --from, --count and --only");
      return false;
    }
  *format = (ExportFormat) found;
  return true;
}

static bool
take_piece (void *user, const char *text, size_t length)
{
  fwrite (text, 1, length, stdout);
  return !command_output_failed ();
}

int
trace_format_run (const Trace *trace, const TraceWindow *window)
{
  g_autofree SearchExport *what = g_new0 (SearchExport, 1);
  ExportProgress progress = { 0 };

  *what = (SearchExport) {
    .trace = *trace, .format = window->format, .filter = { .kinds = window->kinds, .cell = -1 },
    .first = (uint64_t) window->from,
    /* A tree is begun when its search has ended: one without an end is cut where nobody can look back any more. */
    .last = window->format == EXPORT_TREE ? trace->strategy->horizon : UINT64_MAX,
    .lines = window->count < 0 ? UINT64_MAX : (uint64_t) window->count,
  };
  search_export_run (what, take_piece, NULL, NULL, &progress);
  return progress.no_memory ? command_no_memory () : COMMAND_DONE;
}
