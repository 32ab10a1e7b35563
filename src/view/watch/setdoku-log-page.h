/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-log-page.h — the page Log of the Watch panel: every event one line, filtered, copied, saved.
 *
 * Signal "chosen" (uint64 step): go to that event. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"

#define SETDOKU_TYPE_LOG_PAGE (setdoku_log_page_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLogPage, setdoku_log_page, SETDOKU, LOG_PAGE, GtkBox)

GtkWidget *setdoku_log_page_new      (SetdokuPlayer *player);             /* takes a reference */
void       setdoku_log_page_set_step (SetdokuLogPage *self, uint64_t step, gboolean fast);      /* fast: not at every frame */
