/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-loader.h — puzzles are read, from a file or a long text, off the main thread; the newest wins.
 *
 * Signal "loaded" (const Loaded *): it is read, or cannot be. */
#pragma once

#include "formats/format.h"

#include <gio/gio.h>

#define SETDOKU_TYPE_LOADER (setdoku_loader_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLoader, setdoku_loader, SETDOKU, LOADER, GObject)

/* All borrowed. */
typedef struct {
  GArray       *records;           /* of Record; NULL: it cannot be read */
  const GError *error;             /* why; else NULL */
  GFile        *file;              /* NULL: a text */
  const char   *name;              /* of where it came from, to show */
  const char   *seen;              /* what the file held */
  const Format *format;            /* of the file */
} Loaded;

SetdokuLoader *setdoku_loader_new     (void);
void           setdoku_loader_load    (SetdokuLoader *self, GFile *file);
void           setdoku_loader_parse   (SetdokuLoader *self, char *text, gsize length, const char *said, const char *name);
                                       /* takes the text. said: its name in an error, may be NULL; name: to show */
gboolean       setdoku_loader_is_busy (SetdokuLoader *self);
void           setdoku_loader_stop    (SetdokuLoader *self);           /* nothing is wanted any more */
