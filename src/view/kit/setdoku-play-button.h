/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-button.h — the button that plays and pauses. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_PLAY_BUTTON (setdoku_play_button_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlayButton, setdoku_play_button, SETDOKU, PLAY_BUTTON, GtkButton)

void setdoku_play_button_set_playing (SetdokuPlayButton *self, gboolean playing);
