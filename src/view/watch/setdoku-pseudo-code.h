/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pseudo-code.h — a strategy as pseudo-code: the running line lit, and at the right edge what each line works on.
 *
 * It takes the height that there is, and never scrolls: lines that have no room are folded, those farthest from the running
 * one first. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/trace.h"

#define SETDOKU_TYPE_PSEUDO_CODE (setdoku_pseudo_code_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPseudoCode, setdoku_pseudo_code, SETDOKU, PSEUDO_CODE, GtkWidget)

/* view, digging: right after event. event NULL: no line is lit, it runs too fast to tell. */
void        setdoku_pseudo_code_show        (SetdokuPseudoCode *self, const Trace *trace, const Event *event, gboolean digging,
                                             const AnyView *view);
void        setdoku_pseudo_code_set_whole   (SetdokuPseudoCode *self, gboolean whole);      /* it would like room for all lines */
const char *setdoku_pseudo_code_get_running (SetdokuPseudoCode *self);            /* the lit line's text; NULL: none */
const char *setdoku_pseudo_code_get_value   (SetdokuPseudoCode *self, int line);  /* what stands at its edge; "": nothing */
int         setdoku_pseudo_code_get_n_seen  (SetdokuPseudoCode *self);            /* lines that are not folded */
