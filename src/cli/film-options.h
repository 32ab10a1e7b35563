/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-options.h — what a film is of and how it is to look, as “film” is told on its command line. */
#pragma once

#include "engine/logic/ladder-text.h"
#include "engine/search/trace.h"
#include "formats/document.h"
#include "picture/film-file.h"
#include "picture/film.h"

typedef struct {
  char   *of, *strategy, *seed, *ladder, *to, *output, *shape, *parts, *candidates, *font;       /* owned */
  char  **settings;                                                                              /* owned */
  gint64  from, until;
  int     size, rate;
  double  speed, hold_dead, hold_last;
  gboolean ramp, dark, contrast;
} FilmOptions;

typedef enum { FILM_OF_SEARCH, FILM_OF_PATH, FILM_OF_REPLAY } FilmOf;

/* What they come to. The options stay, for the wish borrows of them. */
typedef struct {
  FilmOf               of;
  Trace                search;         /* but for its board; with no strategy the usual one for that */
  LadderRoom           room;
  const LadderProfile *profile;
  FilmWish             wish;
  const FilmKind      *kind;
} FilmRequest;

void      film_options_init  (FilmOptions *options);
void      film_options_clear (FilmOptions *options);
bool      film_options_parse (FilmOptions *options, int *argc, char ***argv);            /* false: said why */
bool      film_options_read  (const FilmOptions *options, FilmRequest *request);         /* false: said why */

/* The reel of a document. NULL: *why, owned, says what stands in the way. */
FilmReel *film_request_reel  (const FilmRequest *request, const Document *document, char **why);
