/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strip.h — the time line of a search: a slider whose trough is the search itself.
 *
 * Click and drag seek, the wheel and the arrow keys step, Page Up and Down go by a twentieth. Ctrl and the wheel, or two
 * fingers, show fewer events from near; drag with Shift selects a range of them.
 * It pulls from the player when it is told to; signals: "range-changed" (no arguments); "bookmark" (uint64 step): the
 * viewer asks for one there, or about the one there. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_STRIP (setdoku_strip_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStrip, setdoku_strip, SETDOKU, STRIP, GtkWidget)

GtkWidget *setdoku_strip_new        (SetdokuPlayer *player);
void       setdoku_strip_update     (SetdokuStrip *self);                /* the player stands elsewhere or knows more */
void       setdoku_strip_reset      (SetdokuStrip *self);                /* another search */
void       setdoku_strip_set_stature (SetdokuStrip *self, SetdokuStature stature);       /* 56, 40 to 44, or 30 px without a lane */
gboolean   setdoku_strip_is_dragged (SetdokuStrip *self);

/* Events first … last are selected; first 0: none. */
void       setdoku_strip_select     (SetdokuStrip *self, uint64_t first, uint64_t last);
gboolean   setdoku_strip_get_range  (SetdokuStrip *self, uint64_t *first, uint64_t *last);     /* FALSE: none */

/* What is to come is not shown: neither how deep it goes nor where it fails. */
void       setdoku_strip_set_veiled (SetdokuStrip *self, gboolean veiled);
gboolean   setdoku_strip_is_veiled (SetdokuStrip *self);

void       setdoku_strip_add_stop   (SetdokuStrip *self, uint64_t step);     /* playing or a run stopped there */
void       setdoku_strip_get_shown  (SetdokuStrip *self, uint64_t *from, uint64_t *to);         /* from + 1 … to */

uint64_t   setdoku_strip_event_at   (SetdokuStrip *self, double x);      /* in the widget's coordinates */
double     setdoku_strip_x_of       (SetdokuStrip *self, uint64_t event);
char      *setdoku_strip_value_text (SetdokuStrip *self);                /* "Event 357 of 612, depth 26, dead end" */
