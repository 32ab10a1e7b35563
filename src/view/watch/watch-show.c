/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-show.c — what the Watch view shows: looks for the board, words for the panel, from the player as it stands. */
#include <glib/gi18n.h>

#include "view/kit/voice.h"
#include "model/look/look.h"
#include "model/keep/settings.h"
#include "view/kit/setdoku-style.h"
#include "engine/search/strategies/strategies.h"
#include "setdoku-log-page.h"
#include "setdoku-matrix.h"
#include "setdoku-watch-private.h"

/* The board. */

static void
fill_touched (SetdokuWatch *self, LookInput *input)
{
  int64_t now = g_get_monotonic_time ();
  PlaceSet touched = setdoku_player_get_touched (self->player);

  for (int cell = 0; cell < board_plan_n_cells (input->plan); cell++)
    {
      if (places_has (&touched, cell))
        self->touched_at[cell] = now;
      input->touched[cell] = self->touched_at[cell] ? look_touched (now - self->touched_at[cell]) : 0;
    }
}

/* What the viewer does not want to see is left out. */
static void
choose_looks (SetdokuWatch *self, Scene *scene)
{
  gboolean never = setdoku_stage_get_candidates (self->stage) == WATCH_CANDIDATES_NEVER;

  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    {
      CellLook *look = &scene->looks[cell];

      if (self->told.unshaded)
        look->shade = 0;
      if (never)
        look->candidates = look->struck = look->restored = look->chosen = look->pattern = look->fin = look->side_a
          = look->side_b = 0;
    }
}

/* The one to be outlined. */
static int
active_cell (SetdokuWatch *self)
{
  return setdoku_why_is_asked (self->why) ? setdoku_why_get_cell (self->why) : setdoku_inspection_get_cell (self->inspection);
}

/* With what the viewer asks about the focus goes. */
static void
rest_focus (SetdokuWatch *self)
{
  gboolean asked = setdoku_why_is_asked (self->why) || setdoku_inspection_get_asked (self->inspection) >= 0;
  gboolean resting = setdoku_pace_is_brisk (self->pace) && !asked;

  setdoku_grid_rest_focus (self->grid, resting);
  setdoku_grid_rest_focus (SETDOKU_GRID (watch_get_board (self)), resting);
}

void
watch_refresh_board (SetdokuWatch *self, gboolean fast)
{
  const BoardPlan *plan = setdoku_search_get_plan (self->search);
  const SearchView *view = setdoku_player_get_view (self->player);
  const Explanation *sets = setdoku_why_get_sets (self->why);
  gboolean asking = setdoku_predict_is_asking (self->teach.predict);
  const Deduction *deduction = fast || asking ? NULL : setdoku_inspection_get_deduction (self->inspection);
  const Event nothing = EVENT_NONE;
  Scene scene;
  LookInput input = {
    .plan = plan,
    .view = view,
    .any = view ? NULL : setdoku_player_get_any (self->player),
    .event = asking ? &nothing : setdoku_player_get_event (self->player),
    .explanation = fast ? NULL : sets && !asking ? sets : watch_get_explanation (self),
    .deduction = deduction,
    .position = setdoku_inspection_get_position (self->inspection),
    .row = fast ? NULL : setdoku_inspection_get_hovered_row (self->inspection),
    .cursor = -1,
    .selection = places_union (setdoku_inspection_get_hovered (self->inspection),
                               places_from_cells (setdoku_matrix_get_cells (SETDOKU_MATRIX (self->page.matrix)))),
    .show_candidates = !asking && setdoku_stage_get_candidates (self->stage) == WATCH_CANDIDATES_EVERYWHERE,
    .repeated = view ? places_from_cells (board_repeats (&view->board)) : PLACES_NONE,
  };

  /* Another board is wanted, and its search did not begin yet. */
  if (!topology_equal (plan ? plan->topology : NULL, setdoku_player_get_topology (self->player)))
    return;
  if (fast && setdoku_style_get_animations (setdoku_style_get_default ()))
    fill_touched (self, &input);
  scene_compute (&scene, &input);
  scene.active = fast ? -1 : asking ? watch_get_explanation (self)->cell : active_cell (self);
  choose_looks (self, &scene);
  if (!fast && !asking)
    setdoku_why_add_looks (self->why, scene_n_cells (&scene), scene.looks);
  setdoku_breakpoints_add_looks (self->breakpoints, scene.looks);
  if (!fast && !asking)
    setdoku_stage_add_looks (self->stage, scene.looks);
  if (!setdoku_predict_is_on (self->teach.predict))          /* where it fails is what is to be predicted */
    setdoku_range_add_looks (self->range, plan, scene.looks);
  setdoku_stage_update (self->stage);
  setdoku_grid_set_fast (self->grid, fast);
  rest_focus (self);
  setdoku_grid_set_scene (self->grid, &scene);
}

/* The words. */

static void
refresh_explanation (SetdokuWatch *self)
{
  const Explanation *brief = self->room.shape == SETDOKU_SHAPE_NARROW ? setdoku_why_get_brief (self->why) : NULL;
  gboolean plain = !setdoku_why_is_asked (self->why) && !setdoku_predict_is_asking (self->teach.predict);

  if (setdoku_predict_is_asking (self->teach.predict))
    brief = NULL;
  setdoku_watch_panel_explain (self->panel, brief ? brief : watch_get_explanation (self),
                               setdoku_inspection_get_asked (self->inspection) >= 0, setdoku_player_get_cursor (self->player));
  setdoku_watch_panel_show_rescue (self->panel, plain ? setdoku_rescue_get_answer (self->rescue) : NULL);
  setdoku_watch_panel_show_path (self->panel, setdoku_player_get_topology (self->player),
                                 setdoku_player_get_any (self->player), setdoku_player_get_event (self->player),
                                 setdoku_player_get_strategy (self->player));
}

static void
refresh_panel (SetdokuWatch *self, gboolean fast)
{
  const Trace *trace = setdoku_search_get_trace (self->search);
  const AnyView *any = setdoku_player_get_any (self->player);
  uint64_t length = setdoku_player_get_length (self->player);
  gboolean beyond = setdoku_player_get_explored (self->player) > length;
  g_autofree char *outcome = NULL;

  if (fast)
    setdoku_watch_panel_show_running (self->panel, setdoku_pace_measure (self->pace), &any->counters);
  else
    refresh_explanation (self);
  if (beyond && setdoku_player_is_ended (self->player))
    outcome = explain_outcome (setdoku_player_get_outcome (self->player), setdoku_player_get_totals (self->player));
  setdoku_watch_panel_set_beyond (self->panel, beyond ? length : 0, outcome);
  setdoku_watch_panel_set_hint (self->panel, !setdoku_player_is_playing (self->player) && !self->teach.hint_used
                                             && !setdoku_settings_list_has (self->settings, "hints-seen", WATCH_HINT));
  setdoku_watch_panel_set_strategy (self->panel, trace);
  setdoku_watch_panel_show_program (self->panel, trace, fast ? NULL : setdoku_player_get_event (self->player),
                                    setdoku_player_get_view (self->player), any);
  setdoku_matrix_update (SETDOKU_MATRIX (self->page.matrix));
  setdoku_log_page_set_step (SETDOKU_LOG_PAGE (self->page.log), setdoku_player_get_cursor (self->player), fast);
}

/* How many tries a fill takes; only of an empty board: with clues it takes other numbers of them. */
static void
refresh_tries (SetdokuWatch *self)
{
  const Trace *trace = setdoku_search_get_trace (self->search);
  const Counters *totals = setdoku_player_get_totals (self->player);

  if (setdoku_search_is_open (self->search) && trace->strategy->fills && !trace->topology && board_filled (&trace->board) == 0)
    setdoku_watch_panel_show_tries (self->panel, (Variant) trace->options.variant, totals->solutions ? totals->tries : 0);
  else
    setdoku_watch_panel_hide_tries (self->panel);
}

void
watch_refresh_bar (SetdokuWatch *self)
{
  setdoku_transport_update (self->bar);
  refresh_tries (self);
}

/* The title and sentence, on pause and step; what is asked about, when it is asked. */
void
watch_announce (SetdokuWatch *self)
{
  const Explanation *explanation = watch_get_explanation (self);
  g_autofree char *text = setdoku_predict_is_asking (self->teach.predict) ? NULL : setdoku_why_dup_text (self->why);
  GtkWidget *board = watch_get_board (self);

  if (!gtk_widget_get_mapped (board) || setdoku_strip_is_dragged (setdoku_transport_get_strip (self->bar)))
    return;
  if (!text)
    text = explain_titled (explanation->title, explanation->sentence);
  voice_say (board, text);
  setdoku_watch_panel_say_sets (self->panel);
}

void
watch_refresh (SetdokuWatch *self)
{
  gboolean fast = setdoku_search_is_fast (self->search);

  if (!fast)
    setdoku_inspection_update (self->inspection);
  setdoku_why_update (self->why, fast);
  watch_refresh_board (self, fast);
  refresh_panel (self, fast);
  watch_refresh_bar (self);
  watch_refresh_teaching (self, fast);
  setdoku_steer_update (self->steer);
  setdoku_tree_pane_update (self->tree);
  self->drawn_at = g_get_monotonic_time ();
  g_signal_emit_by_name (self, "refreshed");
}
