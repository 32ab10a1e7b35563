/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-rows.h — the rows with which one says what a film is of and how it is wanted: the same that “setdoku-cli film” takes. */
#pragma once

#include "export-subject.h"
#include "picture/film-file.h"
#include "picture/film.h"
#include "setdoku-export-page.h"

typedef enum { FILM_ROWS_SEARCH, FILM_ROWS_PATH, FILM_ROWS_REPLAY, N_FILM_ROWS_OF } FilmRowsOf;

typedef struct {
  GtkDropDown   *of, *speed, *ramp, *hold, *candidates, *shape, *size, *style, *kind;
  GtkSpinButton *from, *until;
  GtkSwitch     *parts[N_FILM_PARTS];
  FilmRowsOf     offered[N_FILM_ROWS_OF];      /* of each word of the first row */
  const FilmKind *kinds[8];                    /* of each word of the last one */
  bool           ranged;                       /* From, To and Speed are those */
  FilmRowsOf     ranged_of;                    /* of this */
} FilmRows;                                    /* all borrowed from the page */

/* Whether there is anything of the subject that moves. */
bool            film_rows_has_any (const ExportSubject *subject);

/* settings: where it is kept; NULL. changed: of the page, whenever something was chosen. */
void            film_rows_add     (FilmRows *self, SetdokuExportPage *page, const ExportSubject *subject, GSettings *settings,
                                   void (*changed) (SetdokuExportPage *page));
void            film_rows_get     (const FilmRows *self, FilmWish *wish);
FilmRowsOf      film_rows_get_of  (const FilmRows *self);

/* After another “of”: how far and how fast it is filmed as long as nothing else was said. */
void            film_rows_update_range (FilmRows *self, const ExportSubject *subject);
void            film_rows_set_length   (FilmRows *self, uint64_t length);      /* of the reel, once it is known */
uint64_t        film_rows_get_most     (const FilmRows *self);                       /* how far one can go */
void            film_rows_set_range    (FilmRows *self, uint64_t first, uint64_t last);
const FilmKind *film_rows_get_kind (const FilmRows *self);

/* What was chosen to be filmed, not ready yet. (transfer full) */
FilmReel       *film_rows_new_reel (const FilmRows *self, const ExportSubject *subject);
