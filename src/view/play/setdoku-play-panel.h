/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-panel.h — the side panel of Play: start, type clues, play or solved.
 *
 * It only shows; its buttons are actions of the groups "win" and "board".
 *
 * Property "tight" (gboolean, read only): what is wide without need gives way, to the hint or because there is little room.
 * Property "icons" (gboolean, read only): buttons show no words. */
#pragma once

#include "view/kit/setdoku-part.h"
#include "setdoku-play.h"
#include "setdoku-rating-card.h"

#define SETDOKU_TYPE_PLAY_PANEL (setdoku_play_panel_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlayPanel, setdoku_play_panel, SETDOKU, PLAY_PANEL, SetdokuPart)

void setdoku_play_panel_update     (SetdokuPlayPanel *self, SetdokuPlay *play, SetdokuGame *game);
void setdoku_play_panel_show_hint  (SetdokuPlayPanel *self, gboolean shown);      /* the line about marks */
enum { SETDOKU_RATING_CARDS = 3 };         /* on the page of the clues, on that of the game, on that of the win */
SetdokuRatingCard *setdoku_play_panel_get_rating_card (SetdokuPlayPanel *self, int i);       /* borrowed */
void setdoku_play_panel_set_clock  (SetdokuPlayPanel *self, GtkWidget *clock);        /* beside the title */
void setdoku_play_panel_set_solve  (SetdokuPlayPanel *self, const char *text);        /* how long it took; NULL: not to be told */
void setdoku_play_panel_set_icons  (SetdokuPlayPanel *self, gboolean icons);
void setdoku_play_panel_set_another (SetdokuPlayPanel *self, const char *label);      /* what "win.new-again" gives */
