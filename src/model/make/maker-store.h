/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker-store.h — a few puzzles of each kind that was asked for lately, made before they are asked for.
 *
 * Taking one costs no waiting; what was taken is made anew in the background, gently, and only while nobody has asked for
 * it to end. The puzzles are kept across runs in a small text file, a line each. It can be lost without harm: what cannot
 * be read there is passed over, and a file of another version is as good as none. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "recipe.h"

#define SETDOKU_TYPE_MAKER_STORE (setdoku_maker_store_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMakerStore, setdoku_maker_store, SETDOKU, MAKER_STORE, GObject)

enum {
  STORE_READY = 3,             /* puzzles of a kind */
  STORE_KINDS = 6,             /* the five levels, and one more */
};

/* file: where the puzzles are kept, read when they are first asked for; NULL: nowhere. */
SetdokuMakerStore *setdoku_maker_store_new   (GFile *file);

/* From now on, and until it is disposed of, what is missing is made. Before, it only gives what it has. */
void               setdoku_maker_store_start (SetdokuMakerStore *self);

/* One of the kind, with its recipe; false: none is ready. Either way the kind is from now on kept ready. */
bool               setdoku_maker_store_take  (SetdokuMakerStore *self, const Wish *wish, Recipe *recipe, Made *made);

unsigned           setdoku_maker_store_count (SetdokuMakerStore *self, const Wish *wish);      /* ready now */
bool               setdoku_maker_store_is_making (SetdokuMakerStore *self);
