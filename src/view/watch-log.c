/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-log.c — the page Log, which follows the playhead and moves it, and the card with the strategy's program. */
#include <glib/gi18n.h>

#include "setdoku-log-page.h"
#include "setdoku-pseudo-code.h"
#include "watch-private.h"

enum { CALM_US = 100 * 1000 };         /* while playing fast the list moves ten times a second: lines must be readable */

static void
on_chosen (SetdokuLogPage *page, uint64_t step, SetdokuWatch *self)
{
  if (!self->active || !watch_ready (self))
    return;
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, step);
}

void
watch_add_log (SetdokuWatch *self)
{
  self->log = setdoku_log_page_new (self->player);
  g_signal_connect_object (self->log, "chosen", G_CALLBACK (on_chosen), self, 0);
  setdoku_watch_panel_add_page (self->panel, "log", C_("search", "Log"), self->log);
  self->program = setdoku_pseudo_code_new ();
  gtk_widget_add_css_class (self->program, "card");
  setdoku_watch_panel_add_card (self->panel, self->program);
}

void
watch_refresh_log (SetdokuWatch *self)
{
  int64_t now = g_get_monotonic_time ();

  if (gtk_widget_get_mapped (self->program))
    setdoku_pseudo_code_show (SETDOKU_PSEUDO_CODE (self->program), self->strategy, &self->options,
                              watch_is_fast (self) ? NULL : setdoku_player_get_event (self->player),
                              setdoku_player_get_view (self->player)->digging);
  if (!gtk_widget_get_mapped (self->log) || (watch_is_fast (self) && now - self->log_drawn_at < CALM_US))
    return;
  self->log_drawn_at = now;
  setdoku_log_page_set_step (SETDOKU_LOG_PAGE (self->log), setdoku_player_get_cursor (self->player));
}
