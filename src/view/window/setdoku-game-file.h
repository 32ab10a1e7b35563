/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-game-file.h — what the file of a game is: how it is written, what it is known to hold, one save after the other; and
 * the next one that is read, off the main thread, of which the newest wins.
 *
 * Signals: "saved" (const GameFileSaved *): a save has ended, well or not; "loaded" (const GameFileLoaded *): what was to be
 * read is read, or cannot be. */
#pragma once

#include "formats/format.h"
#include "model/game/game.h"

#define SETDOKU_TYPE_GAME_FILE (setdoku_game_file_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGameFile, setdoku_game_file, SETDOKU, GAME_FILE, GObject)

typedef enum {
  SAVE_ANYWAY  = 1 << 0,           /* over what another program has written meanwhile, too */
  SAVE_LEAVES  = 1 << 1,           /* the game goes once it is saved */
  SAVE_RENAMED = 1 << 2,           /* to another name than the one that was typed */
} SaveFlags;

/* All borrowed. */
typedef struct {
  GFile        *file;
  const Format *format;
  const GError *error;             /* NULL: it is written */
  unsigned      losses;            /* HOLDS_ bits that it does not keep, and that were not told before */
  SaveFlags     flags;             /* as it was asked for */
  gboolean      stays;             /* it was to leave, but something of it is not in the file */
} GameFileSaved;

/* The same. */
typedef struct {
  GArray       *records;           /* of Record; NULL: it cannot be read */
  const GError *error;             /* why; else NULL */
  GFile        *file;              /* NULL: a text */
  const char   *name;              /* of where it came from, to show */
  const char   *seen;              /* what the file held */
  const Format *format;            /* of the file */
  guint         skipped;           /* lines that are no puzzle */
} GameFileLoaded;

SetdokuGameFile *setdoku_game_file_new        (SetdokuGame *game);

void             setdoku_game_file_load       (SetdokuGameFile *self, GFile *file);
/* Takes the text. said: its name in an error, may be NULL; name: to show. */
void             setdoku_game_file_parse      (SetdokuGameFile *self, char *text, gsize length, const char *said,
                                               const char *name);
gboolean         setdoku_game_file_is_loading (SetdokuGameFile *self);

/* Another document is the game. file, format: where it came from and how it is written there; NULL: nowhere, choose first. */
void             setdoku_game_file_begin      (SetdokuGameFile *self, GFile *file, const Format *format);
void             setdoku_game_file_set_seen   (SetdokuGameFile *self, const char *seen);       /* what it held; NULL: unknown */
const char      *setdoku_game_file_get_seen   (SetdokuGameFile *self);
const Format    *setdoku_game_file_get_format (SetdokuGameFile *self);

/* document: (transfer full) the game as it is, with all that a file keeps beside it. owner: kept until "saved" was told. */
void             setdoku_game_file_write      (SetdokuGameFile *self, GFile *file, const Format *format, Document *document,
                                               SaveFlags flags, GObject *owner);
/* What could not be written, to try again; borrowed. NULL: there is nothing. */
GFile           *setdoku_game_file_get_failed (SetdokuGameFile *self, const Format **format);
void             setdoku_game_file_let_go     (SetdokuGameFile *self);         /* saves go on, loads do not; nobody is told any more */
