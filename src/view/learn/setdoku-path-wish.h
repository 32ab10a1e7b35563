/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-wish.h — which of the ways to the solution is wished for, and the techniques that it should avoid, as chips that go
 * when they are activated.
 *
 * Its button activates path.avoid. Signal "changed", without arguments: another path is wished for. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/route.h"

#define SETDOKU_TYPE_PATH_WISH (setdoku_path_wish_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathWish, setdoku_path_wish, SETDOKU, PATH_WISH, GtkWidget)

RouteKind    setdoku_path_wish_get_kind    (SetdokuPathWish *self);
void         setdoku_path_wish_set_kind    (SetdokuPathWish *self, RouteKind kind);  /* as if it was chosen */
TechniqueSet setdoku_path_wish_get_avoided (SetdokuPathWish *self);

/* As if the button was pressed, or a chip; what is so already stays silently. */
void         setdoku_path_wish_avoid       (SetdokuPathWish *self, const Technique *technique);
void         setdoku_path_wish_allow       (SetdokuPathWish *self, const Technique *technique);
