/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-recipe.h — how a board of any shape is made, so that it can be made again, and what it is called. */
#pragma once

#include "engine/any/make/any-make.h"
#include "formats/document.h"

typedef struct {
  AnyWish  wish;
  uint64_t seed, number;
} AnyRecipe;

/* "Jigsaw · Hard", "16 × 16 · Killer": g_free () it. english: "Jigsaw, Hard", as it stands in files, whoever reads them. */
char     *any_recipe_title    (const AnyWish *wish, bool english);

/* "seed 12, number 0, 6x6, cages, hard": English, stable, it stands in files. g_free () it. */
char     *any_recipe_format   (const AnyRecipe *recipe);

/* The board with its title, and the recipe as its source. (transfer full) */
Document *any_recipe_document (const AnyRecipe *recipe, const AnyMade *made);

/* A board of the shape without givens and title; its regions are drawn, cages and thermometers are not. One that obeys the rules
 * of the classic board is that one. NULL: the rules contradict themselves, fault says how. (transfer full) */
Document *any_recipe_empty    (const AnyRecipe *recipe, RulesFault *fault);
