/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* Stands before the real one in the include path of src/formats: files, streams and tasks belong
 * to the model. A format turns text into a document and back, and nothing else.
 *
 * json-glib has no header without GIO: what loads from a stream stands among the rest. Who comes through json-text.h gets the
 * names in those declarations, and nothing behind them: not a function, not a size. */
#ifndef FORMATS_NAMES_FOR_JSON
#error "formats may use GLib, not GIO"
#else
#pragma once

#include <glib-object.h>

typedef struct _GInputStream  GInputStream;
typedef struct _GOutputStream GOutputStream;
typedef struct _GCancellable  GCancellable;
typedef struct _GAsyncResult  GAsyncResult;
typedef void (*GAsyncReadyCallback) (GObject *source, GAsyncResult *result, gpointer data);
#endif
