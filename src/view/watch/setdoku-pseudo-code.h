/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pseudo-code.h — a strategy as pseudo-code, with the running line lit. A card that folds. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/strategy.h"

#define SETDOKU_TYPE_PSEUDO_CODE (setdoku_pseudo_code_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPseudoCode, setdoku_pseudo_code, SETDOKU, PSEUDO_CODE, GtkWidget)

/* event NULL: no line is lit, it runs too fast to tell. digging: as in the SearchView after it. */
void        setdoku_pseudo_code_show   (SetdokuPseudoCode *self, const Strategy *strategy, const SearchOptions *options,
                                        const Event *event, bool digging);
void        setdoku_pseudo_code_unfold (SetdokuPseudoCode *self, gboolean unfolded);
const char *setdoku_pseudo_code_get_running (SetdokuPseudoCode *self);            /* the lit line's text; NULL: none */
