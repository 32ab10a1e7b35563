/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recipe.h — how a puzzle is made, so that it can be made again: what was wished, the seed, and which of its puzzles.
 *
 * As text it is a list that a person can read and that every program of ours reads back: "seed 12, number 0, hard,
 * rotate-180". Only what differs from wish_init () is named. English, stable: it stands in files. */
#pragma once

#include <glib.h>

#include "engine/make/generate.h"
#include "engine/rate/level.h"
#include "formats/document.h"

typedef struct {
  Wish     wish;
  uint64_t seed, number;
} Recipe;

/* g_free () what they return. A wish of nothing in particular is "any". */
char       *recipe_format    (const Recipe *recipe);
char       *recipe_format_wish (const Wish *wish);             /* the same without the seed and the number */

/* False: there is something that is not understood; the result is undefined then. */
bool        recipe_parse     (Recipe *recipe, const char *text);             /* seed and number are 0 unless they are named */
bool        recipe_parse_wish (Wish *wish, const char *text);

/* A seed for people: 1 – 999 999 999, by chance. */
uint64_t    recipe_new_seed  (void);

/* The puzzle with its rating, and the recipe as its source. (transfer full) */
Document   *recipe_document  (const Recipe *recipe, const Made *made);

/* The level that is wished, exactly; NULL: none, or another range. */
const RatingLevel *recipe_level (const Wish *wish);
void        recipe_set_level (Wish *wish, const RatingLevel *level);         /* NULL: not rated */
