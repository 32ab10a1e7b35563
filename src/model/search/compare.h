/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare.h — who takes part in a comparison: the ways to search that are worth comparing, as rows of a table, and the words
 * and the text form of any other. */
#pragma once

#include <glib.h>

#include "engine/search/compare.h"

typedef struct {
  const char *id;                      /* stable: "mrv-forward" */
  const char *name, *description;      /* marked N_() */
  const char *text;                    /* as entrant_parse () reads it */
} EntrantPreset;

/* Ended by .id = NULL; from the plainest on. Of the classic board, or of boards of any shape, which may be such that some do not
 * take them; the ids are others. */
const EntrantPreset *entrant_presets (bool any);

void     entrant_from_preset (Trace *entrant, const EntrantPreset *preset);

enum { ENTRANTS_MIN = 2, ENTRANTS_MAX = 6 };

/* What the view starts with, of those that take the board: ids of presets, ended by NULL. */
const char *const *entrants_first (bool any);

const EntrantPreset *entrant_preset_find (const char *id);           /* of either kind; NULL: there is none */
const EntrantPreset *entrant_preset_of   (const Trace *entrant);   /* the one it is; NULL: it is another */

/* "strategy", "strategy:key=value,key=value", or the id of a preset; "seed=N" is a key too, of those that have one. On failure
 * entrant is untouched and error, a translated sentence, is set. A value that holds commas itself, as methods does, must be
 * the last. */
bool     entrant_parse       (const char *text, Trace *entrant, GError **error);
char    *entrant_format      (const Trace *entrant);               /* what entrant_parse () reads: only what is not the default */

/* What was steered is not in the text: it is about one puzzle.
 * Translated: "Fewest candidates" and "The cell with the fewest choices"; without a preset the strategy's name, and how
 * its switches differ from its defaults. g_free () them. */
char    *entrant_name        (const Trace *entrant);
char    *entrant_describe    (const Trace *entrant);
