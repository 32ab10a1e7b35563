/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-save.h — a film becomes a file, whole or not at all, and how large it will be.
 *
 * All of it may take long, and belongs on a worker or in a command: what it has come to can be asked from any thread. */
#pragma once

#include <stdatomic.h>

#include "film-file.h"
#include "film.h"

enum { FILM_WHOLE = 1000 * 1000 };

/* Zeroed to begin with; read by anybody. */
typedef struct {
  atomic_uint  part;                   /* of FILM_WHOLE: what is painted of the film */
  atomic_ulong frames;
} FilmProgress;

/* The reel is made ready if it is not yet. file: what is there is replaced once the film is whole; where the kind is a folder,
 * it must not be there, or be empty. wish: its rate is kept to what the kind can. progress and cancellable may be NULL. False:
 * there is nothing new under that name. Errors are translated sentences, but for G_IO_ERROR_CANCELLED. */
bool     film_save       (FilmReel *reel, const FilmWish *wish, const FilmKind *kind, GFile *file, FilmProgress *progress,
                          GCancellable *cancellable, GError **error);

/* About how many bytes: some frames are made at four places of the film. The reel must be ready. 0: cancelled, or memory was
 * short. */
uint64_t film_guess_size (FilmReel *reel, const FilmWish *wish, const FilmKind *kind, GCancellable *cancellable);

/* ms until it is whole, once elapsed ms went by; −1: nobody knows yet. */
int64_t  film_time_left  (const FilmProgress *progress, int64_t elapsed);
