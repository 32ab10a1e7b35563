/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* exporter.h — writes a search out as text on a worker, into a file or for the clipboard.
 *
 * One at a time: starting another cancels the one before. A file is replaced whole or not at all; while it is written the
 * exporter keeps itself, and holds the application.
 * Signals, no arguments: "changed" (progress), "finished" (see get_error, get_text). */
#pragma once

#include "player.h"
#include "search-export.h"

#define SETDOKU_TYPE_EXPORTER (setdoku_exporter_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuExporter, setdoku_exporter, SETDOKU, EXPORTER, GObject)

enum { EXPORTER_TEXT_MAX = 16 * 1024 * 1024 };         /* bytes for the clipboard */

SetdokuExporter *setdoku_exporter_new         (void);

/* Exports the player's search as far as it was explored: events first … last, at most so many lines that pass the filter (the
 * tree: all of it). file NULL: into a text. */
void             setdoku_exporter_start       (SetdokuExporter *self, SetdokuPlayer *player, ExportFormat format,
                                               const LogFilter *filter, uint64_t first, uint64_t last, uint64_t lines,
                                               GFile *file);
void             setdoku_exporter_cancel      (SetdokuExporter *self);                   /* within 50 ms, without "finished" */
bool             setdoku_exporter_is_running  (SetdokuExporter *self);
double           setdoku_exporter_get_progress (SetdokuExporter *self);                  /* 0–1 */

/* After "finished". */
const char      *setdoku_exporter_get_error   (SetdokuExporter *self);                   /* translated; NULL: it is done */
const char      *setdoku_exporter_get_text    (SetdokuExporter *self);                   /* NULL: it went into a file */
GFile           *setdoku_exporter_get_file    (SetdokuExporter *self);                   /* borrowed; NULL: it is a text */
