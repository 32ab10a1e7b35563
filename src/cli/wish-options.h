/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wish-options.h — a wish for a puzzle, as the command line says it. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/make/generate.h"

/* The texts as they were given; NULL where an option was not. Free with wish_options_clear (). */
typedef struct {
  char *rating, *scale, *needs, *allow, *clues, *symmetry, *pattern, *method, *variant;
  gboolean minimal;
} WishOptions;

#define WISH_OPTION_ENTRIES(options) \
  { "rating", 0, 0, G_OPTION_ARG_STRING, &(options).rating, \
    "As hard as that: 3.0..4.4, or easy, medium, hard, expert, extreme; by HoDoKu a score, 500..800, or a level: hodoku:hard", \
    "A..B" }, \
  { "scale", 0, 0, G_OPTION_ARG_STRING, &(options).scale, \
    "What --rating speaks of: se, Sudoku Explainer 1.2.1 (default), or hodoku. Without --rating: rate any puzzle", "ID" }, \
  { "needs", 0, 0, G_OPTION_ARG_STRING, &(options).needs, \
    "Technique ID cannot be done without: what is cheaper, or else is allowed, does not solve it", "ID" }, \
  { "allow", 0, 0, G_OPTION_ARG_STRING, &(options).allow, \
    "These techniques are enough: ns, hs, np, ir, xw, yw, ids, all, all,-ID", "T1,T2…" }, \
  { "clues", 0, 0, G_OPTION_ARG_STRING, &(options).clues, "So many clues", "A..B" }, \
  { "symmetry", 0, 0, G_OPTION_ARG_STRING, &(options).symmetry, "The clues are symmetric: none, rotate-180, full …", "ID" }, \
  { "pattern", 0, 0, G_OPTION_ARG_STRING, &(options).pattern, \
    "Clues exactly here: 81 signs, a dot or a zero for an empty cell", "MASK81" }, \
  { "minimal", 0, 0, G_OPTION_ARG_NONE, &(options).minimal, "No clue can be left out", NULL }, \
  { "method", 0, 0, G_OPTION_ARG_STRING, &(options).method, \
    "search (default), or potential: dig with the allowed techniques only", "ID" }, \
  { "variant", 0, 0, G_OPTION_ARG_STRING, &(options).variant, \
    "How potential fills: random-naked (default), mrv-naked, random-hidden or mrv-hidden", "ID" }

/* False: said why on stderr. A wish that can be proven impossible is none. */
bool wish_options_get   (const WishOptions *options, Wish *wish);
void wish_options_clear (WishOptions *options);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WishOptions, wish_options_clear)
