/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-call-stack.h — the open guesses, a frame each, newest last: what each chose from, what it tried, what is to come,
 * and how many digits followed from it.
 *
 * Folded, only the newest are shown; a button tells how many are earlier, and unfolds them. With Dancing links a frame is a
 * chosen row of the matrix: it says which four columns that covers, and which of them was branched on.
 *
 * Signal "chosen" (int cell): go to the event that made the guess in that cell. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/strategy.h"

#define SETDOKU_TYPE_CALL_STACK (setdoku_call_stack_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCallStack, setdoku_call_stack, SETDOKU, CALL_STACK, GtkWidget)

enum { CALL_STACK_FOLDED = 3 };            /* frames */

/* topology: of the board; NULL: the classic one. cover: guesses are rows of an exact cover. dead_end: the last guess is the next to be taken back. */
void        setdoku_call_stack_set_path   (SetdokuCallStack *self, const Topology *topology, const AnyView *view, gboolean cover,
                                           gboolean dead_end);

void        setdoku_call_stack_unfold     (SetdokuCallStack *self, gboolean unfolded);
int         setdoku_call_stack_get_n_shown (SetdokuCallStack *self);                   /* frames in sight */
const char *setdoku_call_stack_get_counts (SetdokuCallStack *self);                    /* "4 choices, 3 forced" */
const char *setdoku_call_stack_get_columns (SetdokuCallStack *self, int frame);        /* "" where there are none; frame from 0 */
