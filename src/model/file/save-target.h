/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* save-target.h — which file a game goes to, and in which format, once a name was chosen.
 *
 * What is written always fits the name. A name that says a format that is written here is taken as it is, but our own
 * extension, which the dialog proposes, yields to a format of its list; without an extension the name gets that of the
 * format; one that nobody here writes stays, and ".setdoku" follows it. Nothing that the dialog did not ask about is
 * written over: where the longer name is taken, a number is put in. */
#pragma once

#include <gio/gio.h>

#include "formats/format.h"

typedef struct {
  GFile        *file;                /* owned */
  const Format *format;
  bool          renamed;             /* to another name than one could expect: to be said */
} SaveTarget;

/* wanted: chosen in the list of formats; NULL: the name alone says it. */
void  save_target_init    (SaveTarget *target, GFile *chosen, const Format *wanted);
void  save_target_clear   (SaveTarget *target);

/* In the same folder, a name that no file has: "out.png.setdoku", "out.png 2.setdoku" … name ends with the extension. */
GFile *save_target_free_file (GFile *chosen, const char *name, const char *extension);
