/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-show.c — what the Watch view shows: looks for the board, words for the panel, from the player as it stands. */
#include <glib/gi18n.h>

#include "compat.h"
#include "model/look.h"
#include "model/settings.h"
#include "setdoku-style.h"
#include "watch-private.h"

enum {
  FADE_US    = 250 * 1000,             /* a touched cell fades while playing fast (UX §9) */
  MEASURE_US = 500 * 1000              /* how often the pace is measured */
};

gboolean
watch_is_fast (SetdokuWatch *self)
{
  return setdoku_player_is_playing (self->player) && setdoku_player_get_speed (self->player) > SETDOKU_PLAYER_SPEED_FLOW;
}

int
watch_get_cell (SetdokuWatch *self)
{
  return self->inspected >= 0 ? self->inspected : self->explanation.cell;
}

/* The board. */

static void
fill_touched (SetdokuWatch *self, LookInput *input)
{
  int64_t now = g_get_monotonic_time ();
  CellSet touched = setdoku_player_get_touched (self->player);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int64_t age;

      if (cells_has (touched, cell))
        self->touched_at[cell] = now;
      age = self->touched_at[cell] ? now - self->touched_at[cell] : FADE_US;
      input->touched[cell] = age < FADE_US ? (uint8_t) (255 - 255 * age / FADE_US) : 0;
    }
}

static CellSet
cells_of_digit (const SearchView *view, int digit)
{
  CellSet cells = CELLS_NONE;

  for (int cell = 0; digit && cell < N_CELLS; cell++)
    if (view->board.digit[cell] == digit)
      cells_add (&cells, cell);
  return cells;
}

void
watch_refresh_board (SetdokuWatch *self, gboolean fast)
{
  const SearchView *view = setdoku_player_get_view (self->player);
  const Explanation *explanation = &self->explanation;
  const Explanation *sets = watch_get_why_sets (self);
  const Deduction *deduction = fast ? NULL : self->deduction;
  bool hovered = self->hovered_row >= 0 && self->hovered_row < explanation->n_rows;
  CellLook looks[N_CELLS];
  LookLink links[LOOK_LINKS_MAX];
  LookInput input = {
    .view = view,
    .event = setdoku_player_get_event (self->player),
    .explanation = fast ? NULL : sets ? sets : explanation,
    .deduction = deduction,
    .position = &self->position,
    .row = hovered && !fast ? &explanation->rows[self->hovered_row] : NULL,
    .cursor = -1,
    .selection = CELLS_NONE,
    .show_candidates = self->candidates == WATCH_CANDIDATES_EVERYWHERE
                       || self->strategy == &strategy_potential,     /* they are its array of potential digits */
    .wrong = board_repeats (&view->board),
  };

  if (fast && setdoku_style_get_animations (setdoku_style_get_default ()))
    fill_touched (self, &input);
  look_compute (&input, looks);
  watch_choose_looks (self, looks);
  if (!fast)
    watch_why_looks (self, looks);
  watch_stops_looks (self, looks);
  watch_heat_looks (self, looks);
  setdoku_grid_set_fast (self->grid, fast);
  setdoku_grid_set_looks (self->grid, looks);
  setdoku_grid_set_links (self->grid, links, look_links (deduction, links));
  setdoku_grid_set_marks (self->grid, cells_of_digit (view, self->hovered_digit), -1, fast ? -1 : watch_get_why_cell (self));
}

/* What the event found is looked for once more; while a cell is asked about it is not shown. */
static void
find_deduction (SetdokuWatch *self)
{
  g_autofree Deduction *found = g_new (Deduction, 1);

  g_clear_pointer (&self->deduction, g_free);
  if (self->inspected < 0 && look_find_deduction (setdoku_player_get_event (self->player),
                                                  setdoku_player_get_view (self->player), found, &self->position))
    self->deduction = g_steal_pointer (&found);
}

/* The words. */

static void
explain (SetdokuWatch *self)
{
  const SearchView *view = setdoku_player_get_view (self->player);

  find_deduction (self);
  if (self->inspected >= 0)
    explain_cell (view, self->inspected, &self->explanation);
  else
    explain_event (setdoku_player_get_event (self->player), view, self->strategy, setdoku_player_get_cursor (self->player),
                   &self->explanation);
}

static void
measure_rate (SetdokuWatch *self)
{
  int64_t now = g_get_monotonic_time (), passed = now - self->rate_time;
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  uint64_t moved = cursor > self->rate_cursor ? cursor - self->rate_cursor : self->rate_cursor - cursor;

  if (passed < MEASURE_US)
    return;
  self->rate = self->rate_time ? (double) moved * 1e6 / (double) passed : setdoku_player_get_speed (self->player);
  self->rate_time = now;
  self->rate_cursor = cursor;
}

static void
refresh_panel (SetdokuWatch *self, gboolean fast)
{
  const SearchView *view = setdoku_player_get_view (self->player);
  uint64_t length = setdoku_player_get_length (self->player);
  gboolean beyond = setdoku_player_get_explored (self->player) > length;
  const Explanation *brief = watch_get_brief_why (self);
  g_autofree char *outcome = NULL;

  if (fast)
    {
      measure_rate (self);
      setdoku_watch_panel_show_running (self->panel, self->rate, view);
    }
  else
    {
      setdoku_watch_panel_explain (self->panel, brief ? brief : &self->explanation, self->inspected >= 0,
                                   setdoku_player_get_cursor (self->player));
      if (watch_has_why (self))
        setdoku_watch_panel_hide_path (self->panel);
      else
        setdoku_watch_panel_show_path (self->panel, view, setdoku_player_get_event (self->player));
    }
  if (beyond && setdoku_player_is_ended (self->player))
    outcome = explain_outcome (setdoku_player_get_outcome (self->player), setdoku_player_get_totals (self->player));
  setdoku_watch_panel_set_beyond (self->panel, beyond ? length : 0, outcome);
  setdoku_watch_panel_set_hint (self->panel, !setdoku_player_is_playing (self->player) && !self->hint_used
                                             && !setdoku_settings_list_has (self->settings, "hints-seen", WATCH_HINT));
}

void
watch_refresh_heading (SetdokuWatch *self)
{
  g_autofree char *position = setdoku_transport_dup_position (self->bar);

  gtk_label_set_label (self->heading_name, _(self->strategy->name));
  gtk_label_set_markup (self->heading_position, position ? position : "");
  gtk_widget_set_tooltip_markup (self->heading, position);
}

/* Only of an empty board: with clues it takes other numbers of tries. */
void
watch_refresh_tries (SetdokuWatch *self)
{
  const Counters *totals = setdoku_player_get_totals (self->player);

  if (self->active && self->strategy == &strategy_potential && board_filled (&self->board) == 0)
    setdoku_watch_panel_show_tries (self->panel, (Variant) self->options.variant,
                                    totals->solutions ? totals->tries : 0);
  else
    setdoku_watch_panel_hide_tries (self->panel);
}

/* The title and sentence, on pause and step; what is asked about, when it is asked. */
void
watch_announce (SetdokuWatch *self)
{
  g_autofree char *text = watch_dup_why (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->grid)) || setdoku_strip_is_dragged (setdoku_transport_get_strip (self->bar)))
    return;
  if (!text)
    /* Translators: a title, then a sentence about it */
    text = g_strdup_printf (_("%s. %s"), self->explanation.title, self->explanation.sentence);
  compat_announce (GTK_WIDGET (self->grid), text);
}

void
watch_refresh (SetdokuWatch *self)
{
  gboolean fast = watch_is_fast (self);

  if (!self->active || !watch_ready (self))
    return;
  if (!fast)
    explain (self);
  watch_refresh_why (self, fast);
  watch_refresh_board (self, fast);
  refresh_panel (self, fast);
  setdoku_watch_panel_set_strategy (self->panel, self->strategy, &self->options);
  setdoku_transport_update (self->bar);
  watch_refresh_heading (self);
  watch_refresh_tries (self);
  watch_refresh_steer (self);
  watch_refresh_tree (self);
  watch_refresh_log (self);
  watch_update_actions (self);
  self->drawn_at = g_get_monotonic_time ();
}
