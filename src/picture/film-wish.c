/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-wish.h"

#include <glib/gi18n.h>

const FilmShapeRow film_shapes[N_FILM_SHAPES] = {
  [FILM_SQUARE]   = { "1:1", 1, 1 },
  [FILM_PORTRAIT] = { "4:5", 4, 5 },
  [FILM_WIDE]     = { "16:9", 16, 9 },
};

const FilmPartRow film_parts[N_FILM_PARTS] = {
  [FILM_CAPTION]  = { "caption", N_("Title and sentence") },
  [FILM_TABLE]    = { "table", N_("Set table") },
  [FILM_COUNTERS] = { "counters", N_("Counters") },
  [FILM_STRIP]    = { "strip", N_("Depth strip") },
  [FILM_PROGRESS] = { "progress", N_("Progress line") },
  [FILM_TINTS]    = { "tints", N_("Colours of the sets") },
};

FilmWish
film_wish_default (void)
{
  return (FilmWish) {
    .last = UINT64_MAX, .speed = SETDOKU_PLAYER_SPEED_DEFAULT, .hold_dead_ms = 1000, .hold_last_ms = 2000,
    .rate = FILM_RATE_DEFAULT, .shape = FILM_PORTRAIT, .size = FILM_SIZE_DEFAULT,
    .parts = 1 << FILM_CAPTION | 1 << FILM_TABLE | 1 << FILM_PROGRESS | 1 << FILM_TINTS,
  };
}

void
film_wish_get_size (const FilmWish *wish, int *width, int *height)
{
  const FilmShapeRow *shape = &film_shapes[wish->shape];
  int size = CLAMP (wish->size, FILM_SIZE_MIN, FILM_SIZE_MAX) / 2 * 2, shorter = MIN (shape->width, shape->height);

  *width = size * shape->width / shorter / 2 * 2;
  *height = size * shape->height / shorter / 2 * 2;
}
