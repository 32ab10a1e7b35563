/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-wish-form.h — what kind of puzzle is wished, and from which seed: level and symmetry, and more behind a fold.
 *
 * What is impossible is said at once, beside the field it is about. Signal "changed" (no arguments): another wish or seed. */
#pragma once

#include <gtk/gtk.h>

#include "model/make/recipe.h"

#define SETDOKU_TYPE_WISH_FORM (setdoku_wish_form_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWishForm, setdoku_wish_form, SETDOKU, WISH_FORM, GtkWidget)

/* False: it cannot be made; setdoku_wish_form_get_refusal () says why. The recipe's number is 0. */
gboolean    setdoku_wish_form_get_recipe  (SetdokuWishForm *self, Recipe *recipe);
void        setdoku_wish_form_set_recipe  (SetdokuWishForm *self, const Recipe *recipe);
const char *setdoku_wish_form_get_refusal (SetdokuWishForm *self);             /* a sentence; borrowed; NULL: there is none */
void        setdoku_wish_form_new_seed    (SetdokuWishForm *self);             /* another one, by chance */
void        setdoku_wish_form_unfold      (SetdokuWishForm *self);
