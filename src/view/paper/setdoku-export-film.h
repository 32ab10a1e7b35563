/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-film.h — the page "Film": the search, the path to the solution or one's own solve as a film. What it will be
 * plays beside the rows; how long and about how large it will be stands below them before it is saved. While it is saved, how
 * far that is and how long it will take. */
#pragma once

#include "export-subject.h"
#include "setdoku-export-page.h"
#include "setdoku-film-view.h"

#define SETDOKU_TYPE_EXPORT_FILM (setdoku_export_film_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuExportFilm, setdoku_export_film, SETDOKU, EXPORT_FILM, SetdokuExportPage)

/* subject: borrowed, outlives the page. settings: where what is chosen is kept; NULL. NULL: nothing of it moves. */
SetdokuExportPage *setdoku_export_film_new       (const ExportSubject *subject, GSettings *settings);

SetdokuFilmView   *setdoku_export_film_get_view  (SetdokuExportFilm *self);            /* borrowed */
const char        *setdoku_export_film_get_about (SetdokuExportFilm *self);            /* what stands below the rows; borrowed */
